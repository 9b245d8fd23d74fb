//! [`LookingBack`]: a cursor in the history of the game in progress, from which you can continue.

use awale_study::catalogue::{AnyGame, AnyMove};

use crate::app::{Action, HistoryCursor, Session};

/// A game as you look back into it. The game itself waits.
#[derive(Debug)]
pub struct LookingBack {
    /// The game with all its moves, also those taken back.
    pub session: Session,
    /// The position that is shown.
    pub cursor: HistoryCursor,
}

/// What an action does to the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorStep {
    Stay,
    /// Continue the game from the cursor.
    TakeUp,
    /// Stop looking back.
    Leave,
    /// Stop looking back, and do the action in the game.
    PassOn,
}

impl LookingBack {
    /// The cursor at the present position; `None` before the first move.
    #[must_use]
    pub fn into_(session: &Session) -> Option<LookingBack> {
        let cursor = HistoryCursor::at(session.game.referee.moves().len());
        let mut session = session.clone();
        while session.game.referee.redo() {}
        (!session.game.referee.moves().is_empty()).then_some(LookingBack { session, cursor })
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> &AnyGame {
        self.cursor.position(self.session.game.referee.past())
    }

    /// The move that led to the position that is shown; none at the start.
    #[must_use]
    pub fn last_move(&self) -> Option<AnyMove> {
        self.cursor.last_move(self.session.game.referee.moves())
    }

    /// How many moves there are.
    #[must_use]
    pub fn length(&self) -> usize {
        self.session.game.referee.moves().len()
    }

    pub fn act(&mut self, action: &Action) -> CursorStep {
        match action {
            Action::Confirm => CursorStep::TakeUp,
            Action::Tab | Action::Back => CursorStep::Leave,
            action if self.cursor.act(action, self.length()) => CursorStep::Stay,
            _ => CursorStep::PassOn,
        }
    }
}
