//! The growing tree of Monte Carlo tree search, playout by playout.

use awale_rules::{Game, Seat};

use crate::catalogue::{AnyGame, AnyMove, Exploration, LeafValue, MonteCarlo};
use crate::players::{MctsSearch, Playout, Window};

use super::{Node, NodeKind, Tree, TreeMove};

/// The most playouts: they are played again for a step back, which takes some tenths of a second
/// then.
pub const MOST_PLAYOUTS: u32 = 10_000;

/// The dice are the same each time, so that a step back leads to what was shown before.
const SEED: u64 = 1;

/// The tree after some playouts.
#[derive(Debug)]
pub struct GrowingTree {
    /// The positions of the game up to the root, which is the last of them.
    past: Vec<AnyGame>,
    /// The search so far.
    pub search: MctsSearch<AnyGame>,
    /// What it was told.
    pub options: MonteCarlo,
    /// The last playout; `None` before the first.
    pub last: Option<Playout>,
    /// The nodes to be seen, each with how many moves lead to it: those on the way of the last
    /// playout, and their children.
    pub lines: Vec<(usize, usize)>,
}

impl GrowingTree {
    /// The tree before the first playout; `None` where no move is legal.
    #[must_use]
    pub fn new(past: &[AnyGame], leaf: LeafValue) -> Option<GrowingTree> {
        let options = MonteCarlo {
            playouts: MOST_PLAYOUTS,
            exploration: Exploration::default(),
            leaf,
        };
        let search = MctsSearch::new(options, SEED, past)?;
        Some(GrowingTree {
            past: past.to_vec(),
            search,
            options,
            last: None,
            lines: vec![(0, 0)],
        })
    }

    /// How many playouts there were.
    #[must_use]
    pub fn playouts(&self) -> u32 {
        self.search.node(0).visits
    }

    /// The nodes of the last playout, from the root.
    #[must_use]
    pub fn way(&self) -> &[usize] {
        self.last.as_ref().map_or(&[0][..], |last| &last.way[..])
    }

    /// The moves of the last playout inside the tree.
    #[must_use]
    pub fn line(&self) -> Vec<AnyMove> {
        self.way()
            .iter()
            .filter_map(|&node| self.search.node(node).mv)
            .collect()
    }

    /// Which of the lines shows the end of the last playout's way in the tree.
    #[must_use]
    pub fn chosen(&self) -> usize {
        let hand = self.way().last();
        self.lines
            .iter()
            .position(|(node, _)| Some(node) == hand)
            .unwrap_or(0)
    }

    /// Who made the last move of that way.
    #[must_use]
    pub fn last_mover(&self) -> Seat {
        let root = self.past[self.past.len() - 1].to_move();
        if self.way().len().is_multiple_of(2) {
            root
        } else {
            root.opponent()
        }
    }

    /// The mean and the upper bound of the node in a line; `None` at the root, which was not
    /// chosen.
    #[must_use]
    pub fn figures(&self, line: usize) -> Option<[f64; 2]> {
        let (number, ply) = self.lines[line];
        // The parent stands above, one ply less deep.
        let &(parent, _) = self.lines[..line]
            .iter()
            .rev()
            .find(|(_, above)| above + 1 == ply)?;
        let (node, visits) = (self.search.node(number), self.search.node(parent).visits);
        Some([
            node.mean(),
            node.upper_bound(self.options.exploration.constant(), visits),
        ])
    }

    /// Goes to the tree after this many playouts.
    pub fn go(&mut self, playouts: u32) {
        if playouts < self.playouts() || playouts == 0 {
            let Some(fresh) = GrowingTree::new(&self.past, self.options.leaf) else {
                return;
            };
            *self = fresh;
        }
        while self.playouts() < playouts.min(MOST_PLAYOUTS) {
            self.last = Some(self.search.playout());
        }
        self.find_lines();
    }

    fn find_lines(&mut self) {
        let way = self.way();
        let (mut lines, mut waiting) = (Vec::new(), vec![(0, 0)]);
        while let Some((node, ply)) = waiting.pop() {
            lines.push((node, ply));
            if way.get(ply) == Some(&node) {
                let first = waiting.len();
                waiting.extend(self.search.children(node).map(|child| (child, ply + 1)));
                waiting[first..].reverse();
            }
        }
        self.lines = lines;
    }

    /// The nodes to be seen as a tree, in the order of the lines. It has neither values nor
    /// windows.
    #[must_use]
    pub fn tree(&self) -> Tree<TreeMove> {
        let mut nodes: Vec<Node<TreeMove>> = Vec::new();
        for (place, &(number, ply)) in self.lines.iter().enumerate() {
            let behind = self.lines[place + 1..]
                .iter()
                .position(|&(_, other)| other <= ply);
            nodes.push(Node {
                mv: self.search.node(number).mv.map(TreeMove::Move),
                value: None,
                window: Window::OPEN,
                kind: NodeKind::Inner,
                ply: ply.try_into().unwrap_or(u32::MAX),
                is_principal: false,
                is_remembered: false,
                parent: self.lines[..place]
                    .iter()
                    .rposition(|(_, above)| above + 1 == ply)
                    .unwrap_or(0),
                end: behind.map_or(self.lines.len(), |behind| place + 1 + behind),
            });
        }
        Tree {
            visited: nodes.len() as u64,
            nodes,
        }
    }
}
