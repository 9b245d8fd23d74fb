//! Looking back into the game that is played: a cursor in its history, from which the game can be taken up again.

use crate::catalogue::{AnyGame, AnyMove};

use super::{Action, Session};

/// A game as one looks back into it. The game itself stands still meanwhile.
#[derive(Debug)]
pub struct LookingBack {
    /// The game with all its moves, those that were taken back too.
    pub session: Session,
    /// How many moves led to the position that is shown.
    pub shown: usize,
}

/// What an action does to the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CursorStep {
    /// It stays, or moved.
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
    pub(super) fn into_(session: &Session) -> Option<LookingBack> {
        let shown = session.referee.moves().len();
        let mut session = session.clone();
        while session.referee.redo() {}
        (!session.referee.moves().is_empty()).then_some(LookingBack { session, shown })
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> &AnyGame {
        &self.session.referee.past()[self.shown]
    }

    /// The move that led to the position that is shown; none at the start.
    #[must_use]
    pub fn last_move(&self) -> Option<AnyMove> {
        self.shown.checked_sub(1).and_then(|place| self.session.referee.moves().get(place)).copied()
    }

    /// How many moves there are.
    #[must_use]
    pub fn length(&self) -> usize {
        self.session.referee.moves().len()
    }

    pub(super) fn act(&mut self, action: &Action) -> CursorStep {
        let last = self.length();
        match action {
            Action::Left => self.shown = self.shown.saturating_sub(1),
            Action::Right => self.shown = (self.shown + 1).min(last),
            // A line of the history is a move of each side.
            Action::Up => self.shown = self.shown.saturating_sub(2),
            Action::Down => self.shown = (self.shown + 2).min(last),
            Action::Home => self.shown = 0,
            Action::End => self.shown = last,
            Action::Confirm => return CursorStep::TakeUp,
            Action::Tab | Action::Back => return CursorStep::Leave,
            _ => return CursorStep::PassOn,
        }
        CursorStep::Stay
    }
}
