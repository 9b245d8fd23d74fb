//! [`Recorder`]: records the tree of a search while it runs.

use awale_rules::Game;

use crate::players::{SearchObserver, SearchWindow, VisitEnd};

use super::{NodeKind, SearchTreeNode, TreeMove};

/// An observer that records a search as nodes.
pub(super) struct Recorder {
    /// All nodes so far, in the order in which the search entered them.
    pub(super) nodes: Vec<SearchTreeNode>,
    /// The nodes from the root to the current one.
    open_nodes: Vec<usize>,
    /// The move that is searched next because it was the best in an earlier search.
    best_move_of_earlier_search: Option<TreeMove>,
}

impl Recorder {
    /// Creates a recorder with only the root.
    pub(super) fn new() -> Recorder {
        let mut recorder = Recorder {
            nodes: Vec::new(),
            open_nodes: Vec::new(),
            best_move_of_earlier_search: None,
        };
        recorder.add(None, SearchWindow::OPEN, NodeKind::Inner);
        recorder.open_nodes.push(0);
        recorder
    }

    fn add(&mut self, mv: Option<TreeMove>, window: SearchWindow, kind: NodeKind) {
        let ply = self.open_nodes.len().try_into().unwrap_or(u32::MAX);
        // A search has its window from the side to move, a node from the root's side.
        let window = if ply.is_multiple_of(2) {
            window
        } else {
            window.for_opponent()
        };
        let parent = self.open_nodes.last().copied().unwrap_or(0);
        let subtree_end = self.nodes.len() + 1;
        let was_best_in_earlier_search = self
            .best_move_of_earlier_search
            .take()
            .is_some_and(|remembered| mv == Some(remembered));
        self.nodes.push(SearchTreeNode {
            mv,
            value: None,
            window,
            kind,
            ply,
            is_on_principal_variation: false,
            was_best_in_earlier_search,
            parent,
            subtree_end,
        });
    }
}

impl<G: Game> SearchObserver<G> for Recorder
where
    G::Move: Into<TreeMove>,
{
    fn on_deepen(&mut self) {
        *self = Recorder::new();
    }

    fn on_try_first(&mut self, mv: G::Move) {
        self.best_move_of_earlier_search = Some(mv.into());
    }

    fn on_enter(&mut self, mv: G::Move, window: SearchWindow) {
        let node_index = self.nodes.len();
        self.add(Some(mv.into()), window, NodeKind::Inner);
        self.open_nodes.push(node_index);
    }

    fn on_cut_off_moves(&mut self, moves: &[G::Move]) {
        for &mv in moves {
            self.add(Some(mv.into()), SearchWindow::OPEN, NodeKind::CutOff);
        }
    }

    fn on_leave(&mut self, value: i32, visit_end: VisitEnd) {
        let subtree_end = self.nodes.len();
        let Some(node_index) = self.open_nodes.pop() else {
            return;
        };
        let node = &mut self.nodes[node_index];
        node.subtree_end = subtree_end;
        node.value = Some(if node.is_maximizing() { value } else { -value });
        node.kind = match visit_end {
            VisitEnd::MovesSearched => NodeKind::Inner,
            VisitEnd::GameOver => NodeKind::GameOver,
            VisitEnd::Horizon => NodeKind::Horizon,
            VisitEnd::TableHit(bound) => NodeKind::TableHit(if node.is_maximizing() {
                bound
            } else {
                bound.for_opponent()
            }),
        };
    }
}
