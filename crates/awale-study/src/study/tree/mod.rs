//! The tree of positions that minimax or alpha-beta walks, written down while the very code that
//! plays walks it.
//!
//! All values and windows are those of the side to move at the root, so that one number means the
//! same at every node: that side looks for the highest, the other for the lowest. Alpha is what the
//! first is sure of, beta what the second is sure of.

mod exercise;
mod film;
mod growth;
mod question;
mod recorder;
mod subject;

use awale_engine::Stop;
use awale_rules::Game;
use recorder::Recorder;

use crate::catalogue::Evaluation;
use crate::players::{
    AlphaBeta, ChosenMove, Deepening, Evaluate, Memory, Minimax, Observer, Ordering, ValueBound,
    Window, outcome_value,
};

pub use exercise::{
    Branch, ExerciseError, ExerciseProblem, ExerciseTree, MOST_BRANCHES, MOST_NODES, MOST_PLIES,
    MOST_VALUE,
};
pub use film::{Film, FilmCounts, FilmNode, FilmStep, SearchChange};
pub use growth::{GrowingTree, MOST_PLAYOUTS};
pub use question::FilmQuestion;
pub use subject::{TreeMove, TreeSubject, ValueUnit};

/// Which search walks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Algorithm {
    /// Every line of play.
    Minimax,
    /// What can matter, the moves in this order.
    AlphaBeta(Ordering),
    /// Iterative deepening, of which the last search is seen.
    Deepening(Memory),
}

impl Algorithm {
    /// Those that search once, the most thorough first.
    pub const ALL: [Algorithm; 3] = [
        Algorithm::Minimax,
        Algorithm::AlphaBeta(Ordering::Natural),
        Algorithm::AlphaBeta(Ordering::GainsFirst),
    ];
}

/// How to look at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextbookSearch {
    /// Which search.
    pub algorithm: Algorithm,
    /// How many plies deep, one at least.
    pub depth: u32,
    /// The static evaluation where it ends.
    pub evaluation: Evaluation,
}

impl TextbookSearch {
    /// Looks at the last position of `past`. `None` where there is no legal move.
    #[must_use]
    pub fn look<G: Game>(self, past: &[G]) -> Option<ChosenMove<G::Move>>
    where
        Evaluation: Evaluate<G>,
    {
        self.watched(past, &mut ())
    }

    fn watched<G: Game>(
        self,
        past: &[G],
        observer: &mut impl Observer<G>,
    ) -> Option<ChosenMove<G::Move>>
    where
        Evaluation: Evaluate<G>,
    {
        let (depth, evaluation, stop) = (self.depth, self.evaluation, Stop::new());
        match self.algorithm {
            Algorithm::Minimax => {
                Minimax { depth, evaluation }.watched(past, &stop, &mut |_| (), observer)
            }
            Algorithm::AlphaBeta(ordering) => AlphaBeta {
                depth,
                evaluation,
                ordering,
            }
            .watched(past, &stop, &mut |_| (), observer),
            Algorithm::Deepening(memory) => Deepening {
                depth,
                evaluation,
                memory,
            }
            .watched(past, observer),
        }
    }
}

/// What became of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeKind {
    /// The search looked at its moves, or at some of them.
    Inner,
    /// The game ends there.
    End,
    /// The depth ends there.
    Horizon,
    /// A transposition table held this of it.
    Hit(ValueBound),
    /// It was never looked at.
    CutOff,
}

/// A position of the tree.
#[derive(Clone, Copy, Debug)]
pub struct Node<M> {
    /// The move that leads to it; `None` at the root.
    pub mv: Option<M>,
    /// What it is worth to the side that moves at the root, as far as the search knows; `None` if
    /// it was cut off.
    pub value: Option<i32>,
    /// The window with which the search came to it, from the same side.
    pub window: Window,
    /// What became of it.
    pub kind: NodeKind,
    /// How many moves lead to it from the root.
    pub ply: u32,
    /// Whether it is on the principal variation: both sides' best play.
    pub is_principal: bool,
    /// Whether the search looked at it first since its move was the best before.
    pub is_remembered: bool,
    /// The node it comes from; the root's is itself.
    parent: usize,
    /// The first node behind this one that does not come from it.
    end: usize,
}

impl<M> Node<M> {
    /// What the value says.
    #[must_use]
    pub const fn bound(&self) -> ValueBound {
        match (self.kind, self.value) {
            (NodeKind::Inner, Some(value)) => ValueBound::of(value, self.window),
            (NodeKind::Hit(bound), _) => bound,
            _ => ValueBound::Exact,
        }
    }

    /// Whether the side that moves at the root moves here too, and looks for the highest value.
    #[must_use]
    pub const fn is_highest(&self) -> bool {
        self.ply.is_multiple_of(2)
    }
}

/// Why moves were cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut<M> {
    /// What the other side is sure of: the end of the window that was reached.
    pub sure_of: i32,
    /// The move with which it is sure of that, and how many moves after the root it is played.
    pub with: Option<(M, u32)>,
}

/// The tree that a search walked.
#[derive(Clone, Debug)]
pub struct Tree<M> {
    /// Every node before those that come from it, in the order in which the search came to them.
    /// The root is the first.
    nodes: Vec<Node<M>>,
    /// How many positions the search looked at.
    pub visited: u64,
}

impl<M: Copy + PartialEq> Tree<M> {
    /// The tree that `search` walks from the last position of `past`, the positions of one game.
    /// `None` where `past` is empty.
    #[must_use]
    pub fn of<G: Game<Move = M>>(search: TextbookSearch, past: &[G]) -> Option<Tree<M>>
    where
        Evaluation: Evaluate<G>,
    {
        let position = past.last()?;
        let mut recorder = Recorder::new();
        let chosen = search.watched(past, &mut recorder);
        let mut nodes = recorder.nodes;
        let count = nodes.len();
        let root = &mut nodes[0];
        root.end = count;
        root.value = match (&chosen, position.outcome()) {
            (Some(chosen), _) => chosen.value,
            (None, Some(outcome)) => Some(outcome_value(&outcome.tally, position.to_move())),
            (None, None) => None,
        };
        root.kind = if chosen.is_some() {
            NodeKind::Inner
        } else {
            NodeKind::End
        };
        let visited = nodes
            .iter()
            .filter(|node| node.kind != NodeKind::CutOff)
            .count() as u64;
        let mut tree = Tree { nodes, visited };
        tree.mark_principal_variation();
        Some(tree)
    }

    /// The same tree with other names for its moves.
    #[must_use]
    pub fn map<N>(self, name: impl Fn(M) -> N) -> Tree<N> {
        let nodes = self.nodes.into_iter().map(|node| {
            let Node {
                mv,
                value,
                window,
                kind,
                ply,
                is_principal,
                is_remembered,
                parent,
                end,
            } = node;
            Node {
                mv: mv.map(&name),
                value,
                window,
                kind,
                ply,
                is_principal,
                is_remembered,
                parent,
                end,
            }
        });
        Tree {
            nodes: nodes.collect(),
            visited: self.visited,
        }
    }

    /// How many nodes there are, those that were cut off included.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "a tree has a root")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// A node by its number; the root has 0.
    #[must_use]
    pub fn node(&self, number: usize) -> &Node<M> {
        &self.nodes[number]
    }

    /// The node that this one comes from; `None` for the root.
    #[must_use]
    pub fn parent(&self, number: usize) -> Option<usize> {
        (number > 0).then(|| self.nodes[number].parent)
    }

    /// The nodes that come from this one by one move, in the order in which they were looked at.
    pub fn children(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let end = self.nodes[number].end;
        let exists = move |&child: &usize| child < end;
        std::iter::successors(Some(number + 1).filter(exists), move |&child| {
            Some(self.nodes[child].end).filter(exists)
        })
    }

    /// Whether anything comes from this node.
    #[must_use]
    pub fn has_children(&self, number: usize) -> bool {
        self.nodes[number].end > number + 1
    }

    /// The first node behind this one that does not come from it.
    #[must_use]
    pub fn behind(&self, number: usize) -> usize {
        self.nodes[number].end
    }

    /// The moves from the root to this node.
    #[must_use]
    pub fn line(&self, number: usize) -> Vec<M> {
        let way = std::iter::successors(Some(number), |&node| self.parent(node));
        let mut line: Vec<M> = way.filter_map(|node| self.nodes[node].mv).collect();
        line.reverse();
        line
    }

    /// The node to which `line` leads from the root, or the last of its nodes that is in this tree.
    #[must_use]
    pub fn find(&self, line: &[M]) -> usize {
        line.iter()
            .try_fold(0, |node, &mv| self.child_by(node, mv).ok_or(node))
            .unwrap_or_else(|last| last)
    }

    fn child_by(&self, number: usize, mv: M) -> Option<usize> {
        self.children(number)
            .find(|&child| self.nodes[child].mv == Some(mv))
    }

    /// Why some moves of this node were not looked at; `None` where all were.
    #[must_use]
    pub fn cut(&self, number: usize) -> Option<Cut<M>> {
        self.children(number)
            .find(|&child| self.nodes[child].kind == NodeKind::CutOff)?;
        let node = &self.nodes[number];
        let sure_of = if node.is_highest() {
            node.window.beta
        } else {
            node.window.alpha
        };
        Some(Cut {
            sure_of,
            with: self.sure_with(number, sure_of),
        })
    }

    /// The move by which the side that does not move at this node is sure of `value`: an earlier
    /// one at the nearest node on the way back to the root where that side had the choice.
    fn sure_with(&self, number: usize, value: i32) -> Option<(M, u32)> {
        let here = self.nodes[number].is_highest();
        let mut way = number;
        while let Some(parent) = self.parent(way) {
            if self.nodes[parent].is_highest() != here {
                let earlier = self.children(parent).take_while(|&child| child < way);
                if let Some(found) = earlier
                    .into_iter()
                    .find(|&child| self.nodes[child].value == Some(value))
                {
                    return self.nodes[found].mv.map(|mv| (mv, self.nodes[parent].ply));
                }
            }
            way = parent;
        }
        None
    }

    /// Marks the line of both sides' best moves: at each node the first with the node's own value.
    fn mark_principal_variation(&mut self) {
        let mut place = Some(0);
        while let Some(number) = place {
            self.nodes[number].is_principal = true;
            let value = self.nodes[number].value;
            place = self
                .children(number)
                .find(|&child| self.nodes[child].value == value);
        }
    }
}

/// A search of iterative deepening: what its depth costs with a transposition table, and without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Iteration {
    /// Its depth in plies.
    pub depth: u32,
    /// How many positions it looks at without a table.
    pub without: u64,
    /// How many positions it looks at with one.
    pub with: u64,
    /// How many of these the table answers.
    pub hits: usize,
}

impl TreeSubject {
    /// The searches up to the depth of `search`, evaluated as it is; `None` where there is no
    /// position.
    #[must_use]
    pub fn iterations(&self, search: TextbookSearch) -> Option<Vec<Iteration>> {
        let iteration = |depth| {
            let tree = |memory| {
                self.tree(TextbookSearch {
                    algorithm: Algorithm::Deepening(memory),
                    depth,
                    ..search
                })
            };
            let (without, with) = (tree(Memory::BestMove)?, tree(Memory::Table)?);
            let is_hit = |&number: &usize| matches!(with.node(number).kind, NodeKind::Hit(_));
            let hits = (0..with.len()).filter(is_hit).count();
            Some(Iteration {
                depth,
                without: without.visited,
                with: with.visited,
                hits,
            })
        };
        (1..=search.depth).map(iteration).collect()
    }
}
