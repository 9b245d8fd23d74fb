//! Back and forth in the game: moves taken back and played again, the game taken up at another
//! move.

use std::time::Duration;

use crate::app::looking_back::CursorStep;
use crate::app::{Action, AppContext};

use super::{Play, Remark};

impl Play {
    /// Whether the cursor is in the history, and `action` was meant for it.
    pub(super) fn looks_back(&mut self, action: &Action, context: &mut AppContext) -> bool {
        let Some(back) = &mut self.looking_back else {
            return false;
        };
        let (step, shown) = (back.act(action), back.cursor.shown());
        if step != CursorStep::Stay {
            self.looking_back = None;
        }
        if step == CursorStep::TakeUp {
            self.go_to(shown, context);
        }
        step != CursorStep::PassOn
    }

    pub(super) fn undo(&mut self, context: &mut AppContext) {
        let session = &mut context.sessions[self.session];
        let was_helped = session.header.is_helped;
        if session.undo() {
            self.was_helped = !was_helped && session.header.is_helped && session.is_ratable();
            self.went_through(self.is_watched(context), context);
        } else {
            self.remark = Some(Remark::NothingToUndo);
        }
    }

    /// Plays again what was taken back: to the end of the game, where that came then.
    pub(super) fn redo(&mut self, context: &mut AppContext) {
        if context.sessions[self.session].redo() {
            self.went_through(self.is_watched(context), context);
            self.go_on(context);
        } else {
            self.remark = Some(Remark::NothingToRedo);
        }
    }

    /// Takes the game up at another move. A computer that would be to move there waits, so that the
    /// moves that follow can still be played again.
    fn go_to(&mut self, moves: usize, context: &mut AppContext) {
        let session = &mut context.sessions[self.session];
        if session.is_over() {
            return;
        }
        if !session.may_study() {
            self.remark = Some(Remark::Serious);
            return;
        }
        if moves != session.game.referee.moves().len() {
            session.go_to(moves);
            let waits = !session.mover().is_human();
            self.help(context);
            self.went_through(waits, context);
        }
    }

    /// Continues after an undo, redo or jump. Computers pause if `paused`. The remark and the value of
    /// the old position are dropped.
    fn went_through(&mut self, paused: bool, context: &mut AppContext) {
        self.hold = Duration::ZERO;
        (self.talk.now, self.last_value) = (None, None);
        self.paused = paused;
        self.after_change(context);
    }
}
