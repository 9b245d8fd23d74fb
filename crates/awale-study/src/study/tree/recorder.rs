//! Writing a tree down while a search walks it.

use awale_rules::Game;

use crate::players::{Observer, Visit, Window};

use super::{Node, NodeKind};

/// Writes down what a search does.
pub(super) struct Recorder<M> {
    /// Every node so far, in the order in which the search came to them.
    pub(super) nodes: Vec<Node<M>>,
    /// The nodes from the root to the one that is looked at.
    open: Vec<usize>,
    /// The move that is looked at next since it was the best before.
    remembered: Option<M>,
}

impl<M: PartialEq> Recorder<M> {
    /// A tree of nothing but its root.
    pub(super) fn new() -> Recorder<M> {
        let mut recorder = Recorder {
            nodes: Vec::new(),
            open: Vec::new(),
            remembered: None,
        };
        recorder.add(None, Window::OPEN, NodeKind::Inner);
        recorder.open.push(0);
        recorder
    }

    fn add(&mut self, mv: Option<M>, window: Window, kind: NodeKind) {
        let ply = self.open.len().try_into().unwrap_or(u32::MAX);
        // A search sees its window from the side to move; a node has it from the root's.
        let window = if ply.is_multiple_of(2) {
            window
        } else {
            window.turned()
        };
        let parent = self.open.last().copied().unwrap_or(0);
        let end = self.nodes.len() + 1;
        let is_remembered = self
            .remembered
            .take()
            .is_some_and(|remembered| mv == Some(remembered));
        self.nodes.push(Node {
            mv,
            value: None,
            window,
            kind,
            ply,
            is_principal: false,
            is_remembered,
            parent,
            end,
        });
    }
}

impl<G: Game> Observer<G> for Recorder<G::Move> {
    fn deepen(&mut self) {
        *self = Recorder::new();
    }

    fn try_first(&mut self, mv: G::Move) {
        self.remembered = Some(mv);
    }

    fn enter(&mut self, mv: G::Move, window: Window) {
        let number = self.nodes.len();
        self.add(Some(mv), window, NodeKind::Inner);
        self.open.push(number);
    }

    fn cut_off(&mut self, moves: &[G::Move]) {
        for &mv in moves {
            self.add(Some(mv), Window::OPEN, NodeKind::CutOff);
        }
    }

    fn leave(&mut self, value: i32, visit: Visit) {
        let end = self.nodes.len();
        let Some(number) = self.open.pop() else {
            return;
        };
        let node = &mut self.nodes[number];
        node.end = end;
        node.value = Some(if node.is_highest() { value } else { -value });
        node.kind = match visit {
            Visit::Inner => NodeKind::Inner,
            Visit::End => NodeKind::End,
            Visit::Horizon => NodeKind::Horizon,
            Visit::Hit(bound) => NodeKind::Hit(if node.is_highest() {
                bound
            } else {
                bound.turned()
            }),
        };
    }
}
