//! [`GrowingTree`]: the tree of Monte Carlo tree search, playout by playout.

use awale_rules::{Game, Seat};

use crate::{
    catalogue::{AnyGame, AnyMove, ExplorationConstant, LeafValuation, MonteCarloOptions},
    players::{MctsSearch, Playout, SearchWindow},
};

use super::{NodeKind, SearchTree, SearchTreeNode, TreeMove};

/// The maximum number of playouts. One step back repeats all playouts, which takes some tenths of a
/// second for the largest tree.
pub const MAX_PLAYOUTS: u32 = 10_000;

/// The seed of the search. It is fixed, so that a step back shows the same tree again.
const RANDOM_SEED: u64 = 1;

/// The tree after some playouts.
#[derive(Debug)]
pub struct GrowingTree {
    /// The positions of the game. The last one is the root.
    positions_so_far: Vec<AnyGame>,
    /// The search so far.
    pub search: MctsSearch<AnyGame>,
    /// The options of the search.
    pub options: MonteCarloOptions,
    /// The last playout, or `None` before the first.
    pub last_playout: Option<Playout>,
    /// The visible nodes, each with the number of moves from the root: those on the path of the
    /// last playout, and their children.
    pub visible_nodes_and_plies: Vec<(usize, usize)>,
}

impl GrowingTree {
    /// Creates the tree before the first playout. Returns `None` if no move is legal.
    pub fn new(positions_so_far: &[AnyGame], leaf_valuation: LeafValuation) -> Option<GrowingTree> {
        let options = MonteCarloOptions {
            playout_count: MAX_PLAYOUTS,
            exploration: ExplorationConstant::default(),
            leaf_valuation,
        };
        let search = MctsSearch::new(options, RANDOM_SEED, positions_so_far)?;
        Some(GrowingTree {
            positions_so_far: positions_so_far.to_vec(),
            search,
            options,
            last_playout: None,
            visible_nodes_and_plies: vec![(0, 0)],
        })
    }

    /// Returns the number of playouts.
    pub fn playouts(&self) -> u32 {
        self.search.node(0).visits
    }

    /// Returns the nodes on the path of the last playout, from the root.
    pub fn last_playout_path(&self) -> &[usize] {
        self.last_playout
            .as_ref()
            .map_or(&[0][..], |last| &last.path[..])
    }

    /// Returns the moves of the last playout that are in the tree.
    pub fn last_playout_moves(&self) -> Vec<AnyMove> {
        self.last_playout_path()
            .iter()
            .filter_map(|&node| self.search.node(node).mv)
            .collect()
    }

    /// Returns the index of the last node of the last playout in the visible nodes.
    pub fn visible_index_of_last_playout_node(&self) -> usize {
        let last_node = self.last_playout_path().last();
        self.visible_nodes_and_plies
            .iter()
            .position(|(node, _)| Some(node) == last_node)
            .unwrap_or(0)
    }

    /// Returns the side that made the last move of the last playout inside the tree.
    pub fn last_mover(&self) -> Seat {
        let root_mover = self.positions_so_far[self.positions_so_far.len() - 1].to_move();
        if self.last_playout_path().len().is_multiple_of(2) {
            root_mover
        } else {
            root_mover.opponent()
        }
    }

    /// Returns the mean and the upper confidence bound of the visible node with this index, or
    /// `None` for the root.
    pub fn mean_and_upper_bound(&self, visible_node_index: usize) -> Option<[f64; 2]> {
        let (node_index, ply) = self.visible_nodes_and_plies[visible_node_index];
        // The parent is the nearest line above with one ply less.
        let &(parent, _) = self.visible_nodes_and_plies[..visible_node_index]
            .iter()
            .rev()
            .find(|(_, above)| above + 1 == ply)?;
        let (visible_node, parent_visits) = (
            self.search.node(node_index),
            self.search.node(parent).visits,
        );
        Some([
            visible_node.mean_score(),
            visible_node.upper_bound(
                self.options.exploration.exploration_constant(),
                parent_visits,
            ),
        ])
    }

    /// Shows the tree after this number of playouts, but after at most [`MAX_PLAYOUTS`].
    pub fn go_to_playout(&mut self, playout_count: u32) {
        if playout_count < self.playouts() || playout_count == 0 {
            let Some(new_tree) =
                GrowingTree::new(&self.positions_so_far, self.options.leaf_valuation)
            else {
                return;
            };
            *self = new_tree;
        }
        while self.playouts() < playout_count.min(MAX_PLAYOUTS) {
            self.last_playout = Some(self.search.run_playout());
        }
        self.update_visible_nodes();
    }

    /// Updates the visible nodes (`visible_nodes_and_plies`) after a playout.
    fn update_visible_nodes(&mut self) {
        let path = self.last_playout_path();
        let (mut nodes_and_plies, mut stack) = (Vec::new(), vec![(0, 0)]);
        while let Some((node, ply)) = stack.pop() {
            nodes_and_plies.push((node, ply));
            if path.get(ply) == Some(&node) {
                let first_child_stack_index = stack.len();
                stack.extend(self.search.children(node).map(|child| (child, ply + 1)));
                stack[first_child_stack_index..].reverse();
            }
        }
        self.visible_nodes_and_plies = nodes_and_plies;
    }

    /// Returns the visible nodes as a tree, in the order of the lines, without values and windows.
    pub fn tree(&self) -> SearchTree {
        let mut nodes: Vec<SearchTreeNode> = Vec::new();
        for (place, &(number, ply)) in self.visible_nodes_and_plies.iter().enumerate() {
            let node_count_in_subtree = self.visible_nodes_and_plies[place + 1..]
                .iter()
                .position(|&(_, other)| other <= ply);
            nodes.push(SearchTreeNode {
                mv: self.search.node(number).mv.map(TreeMove::Move),
                value: None,
                window: SearchWindow::OPEN,
                kind: NodeKind::Inner,
                ply: ply.try_into().unwrap_or(u32::MAX),
                is_on_principal_variation: false,
                was_best_in_earlier_search: false,
                parent: self.visible_nodes_and_plies[..place]
                    .iter()
                    .rposition(|(_, above)| above + 1 == ply)
                    .unwrap_or(0),
                subtree_end: node_count_in_subtree.map_or(
                    self.visible_nodes_and_plies.len(),
                    |node_count_in_subtree| place + 1 + node_count_in_subtree,
                ),
            });
        }
        SearchTree {
            visited_positions: nodes.len() as u64,
            nodes,
        }
    }
}
