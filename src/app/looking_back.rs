//! Looking back into the game that is played: a cursor in its history, from which the game can be taken up again.

use awale_study::catalogue::{AnyGame, AnyMove};

use crate::app::{Action, HistoryCursor, Session};

/// A game as one looks back into it. The game itself stands still meanwhile.
#[derive(Debug)]
pub struct LookingBack {
    /// The game with all its moves, those that were taken back too.
    pub session: Session,
    /// The position that is shown.
    pub cursor: HistoryCursor,
}

/// What an action does to the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CursorStep {
    Stay,
    /// The game is to be taken up at the cursor.
    TakeUp,
    /// There is no cursor any more.
    Leave,
    /// The same, and the action means something else.
    PassOn,
}

impl LookingBack {
    /// The cursor at the present position; `None` where nothing was played yet.
    pub(crate) fn into_(session: &Session) -> Option<LookingBack> {
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

    pub(crate) fn act(&mut self, action: &Action) -> CursorStep {
        match action {
            Action::Confirm => CursorStep::TakeUp,
            Action::Tab | Action::Back => CursorStep::Leave,
            action if self.cursor.act(action, self.length()) => CursorStep::Stay,
            _ => CursorStep::PassOn,
        }
    }
}
