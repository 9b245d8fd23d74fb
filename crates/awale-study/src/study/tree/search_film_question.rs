//! [`SearchFilmQuestion`]: questions to the user about the next step of a film: whether it is a
//! cutoff, or which move is chosen.

use crate::players::{SearchWindow, ValueBound};

use super::{NodeKind, SearchFilm, SearchFilmNodeState, SearchFilmStep, SearchTree};

/// A question about the next step of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchFilmQuestion {
    /// A value was returned to this node. Are its other moves cut off?
    AreMovesCut {
        /// The node.
        node: usize,
        /// The right answer.
        are_moves_cut: bool,
    },
    /// The question which move the side to move chooses. It comes after all moves of the node have
    /// been searched.
    WhichMoveIsChosen {
        /// The node.
        node: usize,
        /// The children of the node.
        children: Vec<usize>,
    },
}

impl SearchFilmQuestion {
    /// Returns the node of the question.
    pub const fn node_index(&self) -> usize {
        match *self {
            SearchFilmQuestion::AreMovesCut { node, .. }
            | SearchFilmQuestion::WhichMoveIsChosen { node, .. } => node,
        }
    }

    /// Returns the number of answers: yes and no, or one for each move.
    pub fn answer_count(&self) -> usize {
        match self {
            SearchFilmQuestion::AreMovesCut { .. } => 2,
            SearchFilmQuestion::WhichMoveIsChosen { children, .. } => children.len(),
        }
    }

    /// Returns true if the answer with this index is right. Any of several moves with the same
    /// exact value is right.
    pub fn is_right(&self, tree: &SearchTree, answer_index: usize) -> bool {
        match self {
            SearchFilmQuestion::AreMovesCut {
                are_moves_cut: is_cut,
                ..
            } => (answer_index == 0) == *is_cut,
            SearchFilmQuestion::WhichMoveIsChosen { node, children } => {
                let best_value = tree.node(*node).value;
                let is_best = |&&child: &&usize| tree.node(child).value == best_value;
                let first_best_child = children.iter().find(is_best);
                let chosen_child = children.get(answer_index);
                chosen_child == first_best_child
                    || chosen_child
                        .filter(is_best)
                        .is_some_and(|&child| tree.node(child).value_bound() == ValueBound::Exact)
            }
        }
    }

    /// Returns what is shown of a node while the question is open, if the real state would give the
    /// answer away. `done_step_count` is the step of the question.
    pub fn node_state_without_answer(
        &self,
        film: &SearchFilm,
        tree: &SearchTree,
        node_number: usize,
        done_step_count: usize,
    ) -> Option<SearchFilmNodeState> {
        match self {
            SearchFilmQuestion::AreMovesCut { node, .. } if *node == node_number => {
                Some(film.node_state_at_step(tree, node_number, done_step_count.saturating_sub(1)))
            }
            SearchFilmQuestion::WhichMoveIsChosen { node, .. } if *node == node_number => {
                Some(SearchFilmNodeState {
                    value: None,
                    window: tree.node(node_number).window,
                    is_being_searched: true,
                })
            }
            _ => None,
        }
    }
}

impl SearchFilm {
    /// Returns the question about the step after `done_step_count`, if there is one. A question
    /// about a cutoff requires that the other side already has a bound; otherwise there can be no
    /// cutoff.
    pub fn question(
        &self,
        tree: &SearchTree,
        done_step_count: usize,
    ) -> Option<SearchFilmQuestion> {
        let Some(SearchFilmStep::LeaveNode(last)) = self.step(done_step_count) else {
            return None;
        };
        match self.step(done_step_count + 1)? {
            SearchFilmStep::CutOffMovesOf(node) => Some(SearchFilmQuestion::AreMovesCut {
                node,
                are_moves_cut: true,
            }),
            SearchFilmStep::EnterNode(_) => {
                let node = tree.parent(last)?;
                let SearchWindow { alpha, beta } = tree.node(node).window;
                let is_cutoff_possible = if tree.node(node).is_maximizing() {
                    beta < SearchWindow::OPEN.beta
                } else {
                    alpha > SearchWindow::OPEN.alpha
                };
                is_cutoff_possible.then_some(SearchFilmQuestion::AreMovesCut {
                    node,
                    are_moves_cut: false,
                })
            }
            SearchFilmStep::LeaveNode(node) => {
                let children: Vec<usize> = tree
                    .children(node)
                    .filter(|&child| tree.node(child).kind != NodeKind::CutOff)
                    .collect();
                (children.len() > 1)
                    .then_some(SearchFilmQuestion::WhichMoveIsChosen { node, children })
            }
        }
    }
}
