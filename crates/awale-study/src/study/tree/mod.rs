//! [`SearchTree`]: the tree that a textbook search visits, recorded by an observer of the playing
//! code.
//!
//! All values and windows are seen from the side to move at the root, so that a number has the same
//! meaning at every node. That side looks for the highest value, the other for the lowest. Alpha is
//! what the first side has for certain, beta what the second side has.

mod exercise;
mod growing_tree;
mod guide;
mod recorder;
mod search_film;
mod search_film_question;
mod tree_subject;
mod value_unit;

use awale_engine::Stop;
use awale_rules::Game;
use recorder::Recorder;

use crate::{
    catalogue::Evaluation,
    players::{
        AlphaBeta, ChosenMove, Deepening, DeepeningMemory, Evaluate, Minimax, MoveOrdering,
        SearchObserver, SearchWindow, ValueBound, outcome_value,
    },
};

pub use exercise::{
    Branch, ExerciseError, ExerciseErrorKind, ExerciseTree, MAX_BRANCHES_PER_NODE, MAX_LEAF_VALUE,
    MAX_PLIES, MAX_TREE_NODES,
};
pub use growing_tree::{GrowingTree, MAX_PLAYOUTS};
pub use guide::{TREE_GUIDE_SEARCH, TreeGuideStep, tree_guide_subject};
pub use search_film::{SearchFilm, SearchFilmCounts, SearchFilmNodeState, SearchFilmStep};
pub use search_film_question::SearchFilmQuestion;
pub use tree_subject::{TreeMove, TreeSubject};
pub use value_unit::ValueUnit;

/// A textbook search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchAlgorithm {
    /// Minimax, which searches every line.
    Minimax,
    /// Alpha-beta with this order of moves.
    AlphaBeta(MoveOrdering),
    /// Iterative deepening. Only its last search is recorded.
    Deepening(DeepeningMemory),
}

impl SearchAlgorithm {
    /// The algorithms without iterative deepening, the slowest first.
    pub const ALL: [SearchAlgorithm; 3] = [
        SearchAlgorithm::Minimax,
        SearchAlgorithm::AlphaBeta(MoveOrdering::NaturalOrder),
        SearchAlgorithm::AlphaBeta(MoveOrdering::GainsFirst),
    ];
}

/// A textbook search with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextbookSearch {
    /// The algorithm.
    pub algorithm: SearchAlgorithm,
    /// The search depth in plies, at least 1.
    pub depth: u32,
    /// The static evaluation of the positions at the last ply.
    pub evaluation: Evaluation,
}

impl TextbookSearch {
    /// Searches the last position of `positions_so_far`. Returns `None` if no move is legal.
    pub fn run<G: Game>(self, positions_so_far: &[G]) -> Option<ChosenMove<G::Move>>
    where
        Evaluation: Evaluate<G>,
    {
        self.choose_observed(positions_so_far, &mut ())
    }

    fn choose_observed<G: Game>(
        self,
        positions_so_far: &[G],
        observer: &mut impl SearchObserver<G>,
    ) -> Option<ChosenMove<G::Move>>
    where
        Evaluation: Evaluate<G>,
    {
        let (depth, evaluation, stop) = (self.depth, self.evaluation, Stop::new());
        match self.algorithm {
            SearchAlgorithm::Minimax => Minimax { depth, evaluation }.choose_observed(
                positions_so_far,
                &stop,
                &mut |_| (),
                observer,
            ),
            SearchAlgorithm::AlphaBeta(ordering) => AlphaBeta {
                depth,
                evaluation,
                ordering,
            }
            .choose_observed(positions_so_far, &stop, &mut |_| (), observer),
            SearchAlgorithm::Deepening(memory) => Deepening {
                depth,
                evaluation,
                memory,
            }
            .choose_observed(positions_so_far, observer),
        }
    }
}

/// The reason why the search left a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeKind {
    /// The moves of the node were searched, or some of them.
    Inner,
    /// The game ends in the node.
    GameOver,
    /// The depth ends in the node.
    Horizon,
    /// The transposition table had this entry for the node.
    TableHit(ValueBound),
    /// The node was cut off and never searched.
    CutOff,
}

/// A node of the tree.
#[derive(Clone, Copy, Debug)]
pub struct SearchTreeNode {
    /// The move to this node, or `None` at the root.
    pub mv: Option<TreeMove>,
    /// The value to the side that moves at the root, exact or a bound. `None` if the node was cut
    /// off.
    pub value: Option<i32>,
    /// The window with which the search entered the node, seen from the root's side.
    pub window: SearchWindow,
    /// The reason why the search left the node.
    pub kind: NodeKind,
    /// The number of moves from the root.
    pub ply: u32,
    /// True if the node is on the principal variation, the best line of both sides.
    pub is_on_principal_variation: bool,
    /// True if the node was searched first because its move was the best in an earlier search.
    pub was_best_in_earlier_search: bool,
    /// The parent. The root is its own parent.
    parent: usize,
    /// The index of the first node after this subtree.
    subtree_end: usize,
}

impl SearchTreeNode {
    /// Returns whether the value is exact or a bound.
    pub const fn value_bound(&self) -> ValueBound {
        match (self.kind, self.value) {
            (NodeKind::Inner, Some(value)) => ValueBound::of(value, self.window),
            (NodeKind::TableHit(bound), _) => bound,
            _ => ValueBound::Exact,
        }
    }

    /// Returns true if the side that moves at the root moves here too, and looks for the highest
    /// value.
    pub const fn is_maximizing(&self) -> bool {
        self.ply.is_multiple_of(2)
    }
}

/// The tree that a search visited.
#[derive(Clone, Debug)]
pub struct SearchTree {
    /// All nodes in the order in which the search entered them, each before its children. The root
    /// is the first.
    nodes: Vec<SearchTreeNode>,
    /// The number of positions visited.
    pub visited_positions: u64,
}

impl SearchTree {
    /// Searches the last position of `positions_so_far`, the positions of one game, and records the
    /// tree. Returns `None` if `positions_so_far` is empty.
    pub fn of<G: Game>(search: TextbookSearch, positions_so_far: &[G]) -> Option<SearchTree>
    where
        Evaluation: Evaluate<G>,
        G::Move: Into<TreeMove>,
    {
        let position = positions_so_far.last()?;
        let mut recorder = Recorder::new();
        let chosen = search.choose_observed(positions_so_far, &mut recorder);
        let mut nodes = recorder.nodes;
        let node_count = nodes.len();
        let root = &mut nodes[0];
        root.subtree_end = node_count;
        root.value = match (&chosen, position.outcome()) {
            (Some(chosen), _) => chosen.value,
            (None, Some(outcome)) => Some(outcome_value(&outcome.final_result, position.to_move())),
            (None, None) => None,
        };
        root.kind = if chosen.is_some() {
            NodeKind::Inner
        } else {
            NodeKind::GameOver
        };
        let visited_positions = nodes
            .iter()
            .filter(|node| node.kind != NodeKind::CutOff)
            .count() as u64;
        let mut tree = SearchTree {
            nodes,
            visited_positions,
        };
        tree.mark_principal_variation();
        Some(tree)
    }

    /// Returns the number of nodes, including those that were cut off.
    #[allow(clippy::len_without_is_empty, reason = "a tree has a root")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns a node by its index. The root has index 0.
    pub fn node(&self, number: usize) -> &SearchTreeNode {
        &self.nodes[number]
    }

    /// Returns the parent of a node, or `None` for the root.
    pub fn parent(&self, number: usize) -> Option<usize> {
        (number > 0).then(|| self.nodes[number].parent)
    }

    /// Returns the children of a node, in the order in which they were searched.
    pub fn children(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let subtree_end = self.nodes[number].subtree_end;
        let is_in_subtree = move |&child: &usize| child < subtree_end;
        std::iter::successors(Some(number + 1).filter(is_in_subtree), move |&child| {
            Some(self.nodes[child].subtree_end).filter(is_in_subtree)
        })
    }

    /// Returns true if a node has children.
    pub fn has_children(&self, number: usize) -> bool {
        self.nodes[number].subtree_end > number + 1
    }

    /// Returns the index of the first node after the subtree of this node.
    pub fn first_index_after_subtree(&self, number: usize) -> usize {
        self.nodes[number].subtree_end
    }

    /// Returns the moves from the root to a node.
    pub fn moves_to_node(&self, number: usize) -> Vec<TreeMove> {
        let path = std::iter::successors(Some(number), |&node| self.parent(node));
        let mut line: Vec<TreeMove> = path.filter_map(|node| self.nodes[node].mv).collect();
        line.reverse();
        line
    }

    /// Returns the node after the moves `line` from the root, or the last one of them that is in
    /// the tree.
    pub fn find_node(&self, line: &[TreeMove]) -> usize {
        line.iter()
            .try_fold(0, |node, &mv| self.child_by_move(node, mv).ok_or(node))
            .unwrap_or_else(|last| last)
    }

    fn child_by_move(&self, number: usize, mv: TreeMove) -> Option<usize> {
        self.children(number)
            .find(|&child| self.nodes[child].mv == Some(mv))
    }

    /// Returns why moves of this node were cut off, if any were: the bound that was reached, the
    /// earlier move that has this bound as its value, and the ply of that move.
    pub fn cutoff_reason(&self, number: usize) -> Option<(i32, TreeMove, u32)> {
        self.children(number)
            .find(|&child| self.nodes[child].kind == NodeKind::CutOff)?;
        let node = &self.nodes[number];
        let bound = if node.is_maximizing() {
            node.window.beta
        } else {
            node.window.alpha
        };
        let (mv, ply) = self.bounding_move(number, bound)?;
        Some((bound, mv, ply))
    }

    /// Returns the move that already gives the other side `value`, where the other side is the one
    /// that does not move at this node. It is an earlier move at the nearest ancestor at which the
    /// other side moves.
    fn bounding_move(&self, number: usize, value: i32) -> Option<(TreeMove, u32)> {
        let is_maximizing_here = self.nodes[number].is_maximizing();
        let mut ancestor = number;
        while let Some(parent) = self.parent(ancestor) {
            if self.nodes[parent].is_maximizing() != is_maximizing_here {
                let earlier_siblings = self.children(parent).take_while(|&child| child < ancestor);
                if let Some(bounding_child) = earlier_siblings
                    .into_iter()
                    .find(|&child| self.nodes[child].value == Some(value))
                {
                    return self.nodes[bounding_child]
                        .mv
                        .map(|mv| (mv, self.nodes[parent].ply));
                }
            }
            ancestor = parent;
        }
        None
    }

    /// Marks the best line of both sides: at each node the first child with the same value.
    fn mark_principal_variation(&mut self) {
        let mut principal_node = Some(0);
        while let Some(number) = principal_node {
            self.nodes[number].is_on_principal_variation = true;
            let value = self.nodes[number].value;
            principal_node = self
                .children(number)
                .find(|&child| self.nodes[child].value == value);
        }
    }
}

/// The cost of one search of iterative deepening, with and without a transposition table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IterationCost {
    /// The depth of the search in plies.
    pub depth: u32,
    /// The number of positions visited without a table.
    pub visited_positions_without_table: u64,
    /// The number of positions visited with a table.
    pub visited_positions_with_table: u64,
    /// The number of positions in `visited_positions_with_table` that the table answered.
    pub table_hit_count: usize,
}

impl TreeSubject {
    /// Returns the costs of the searches up to the depth of `search`, with its evaluation. Returns
    /// `None` if there is no position.
    pub fn iteration_costs(&self, search: TextbookSearch) -> Option<Vec<IterationCost>> {
        let iteration_cost_at_depth = |depth| {
            let tree_with_memory = |memory| {
                self.search_tree(TextbookSearch {
                    algorithm: SearchAlgorithm::Deepening(memory),
                    depth,
                    ..search
                })
            };
            let (tree_without_table, tree_with_table) = (
                tree_with_memory(DeepeningMemory::RootBestMove)?,
                tree_with_memory(DeepeningMemory::TranspositionTable)?,
            );
            let is_table_hit = |&number: &usize| {
                matches!(tree_with_table.node(number).kind, NodeKind::TableHit(_))
            };
            let table_hit_count = (0..tree_with_table.len()).filter(is_table_hit).count();
            Some(IterationCost {
                depth,
                visited_positions_without_table: tree_without_table.visited_positions,
                visited_positions_with_table: tree_with_table.visited_positions,
                table_hit_count,
            })
        };
        (1..=search.depth).map(iteration_cost_at_depth).collect()
    }
}
