//! Choosing a move. Each side has its own [`MoveCursor`](crate::app::MoveCursor), which moves only
//! while a human is to move.

use crate::app::move_cursor::CursorEffect;
use crate::prelude::*;

use super::{PlayRemark, PlayScreen};

impl PlayScreen {
    /// The move under the cursor. `None` if no human is to move.
    pub fn chosen_move(&self, context: &AppContext) -> Option<AnyMove> {
        let session = &context.sessions[self.session];
        session
            .awaits_human()
            .then(|| self.move_cursors[session.to_move()].chosen_move(session.position()))
    }

    /// Moves the cursor, or plays the move that `action` selects. An illegal move sets a remark
    /// that gives the reason.
    pub(super) fn choose_move(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let session = &context.sessions[self.session];
        let seat = session.to_move();
        let is_rightwards = session
            .game
            .direction
            .runs_rightwards(seat, bottom_seat(self.is_turned));
        let mut cursor = self.move_cursors[seat];
        let effect = cursor.act(action, session.position(), is_rightwards);
        if session.awaits_human() && effect != CursorEffect::NoEffect {
            self.move_cursors[seat] = cursor;
            self.study.cursor_follows_hint = false;
        }
        match effect {
            CursorEffect::Play(mv) => self.try_move(mv, context),
            CursorEffect::Moved if self.thinking.is_some() && !self.has_only_computers(context) => {
                self.remark = Some(PlayRemark::NotYourTurn);
            }
            CursorEffect::Moved => {}
            CursorEffect::NoEffect => return Transition::Unused,
        }
        Transition::Stay
    }

    /// Puts the cursor on the move that `action` names, if it is legal. Does not play it.
    pub(super) fn select_named_move(&mut self, action: &Action, context: &AppContext) {
        let session = &context.sessions[self.session];
        let game = session.position();
        let cursor = &mut self.move_cursors[session.to_move()];
        // The sowing direction matters only for arrow keys, which name no move.
        let effect = cursor.clone().act(action, game, true);
        if let CursorEffect::Play(mv) = effect
            && game.moves().any(|legal_move| legal_move == mv)
        {
            cursor.select_move(mv);
        }
    }

    /// Puts the cursor of the side to move on a legal move. If moves were taken back, that is the
    /// first of them.
    pub(super) fn select_legal_move(&mut self, context: &AppContext) {
        let session = &context.sessions[self.session];
        let cursor = &mut self.move_cursors[session.to_move()];
        if let Some(&undone_move) = session.game.referee.undone_moves().first() {
            cursor.select_move(undone_move);
        }
        cursor.move_to_legal_move(session.position());
    }
}
