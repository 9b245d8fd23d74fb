//! [`HistoryView`]: a view of the history of the game in progress, from which the user can
//! continue.

use awale_study::catalogue::{AnyGame, AnyMove};

use crate::app::{Action, HistoryCursor, Session};

/// The history of a game with a cursor. The game itself is paused.
#[derive(Debug)]
pub struct HistoryView {
    /// The game with all its moves, including those taken back.
    pub session: Session,
    /// The position that is shown.
    pub cursor: HistoryCursor,
}

impl HistoryView {
    /// A view with the cursor at the current position. `None` if the game has no moves, not even
    /// ones that were taken back.
    pub fn new(session: &Session) -> Option<HistoryView> {
        let cursor = HistoryCursor::after_moves(session.moves().len());
        let mut session = session.clone();
        while session.game.referee.redo() {}
        (!session.moves().is_empty()).then_some(HistoryView { session, cursor })
    }

    /// The position that is shown.
    pub fn position(&self) -> &AnyGame {
        self.cursor.position(self.session.positions_so_far())
    }

    /// The move that led to the position that is shown. `None` at the start.
    pub fn last_move(&self) -> Option<AnyMove> {
        self.cursor.last_move(self.session.moves())
    }

    /// The number of moves of the game.
    pub fn move_count(&self) -> usize {
        self.session.moves().len()
    }

    /// Moves the cursor by `action`. Returns whether the action is for the cursor.
    pub fn act(&mut self, action: &Action) -> bool {
        self.cursor.act(action, self.move_count())
    }
}
