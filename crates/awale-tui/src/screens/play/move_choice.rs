//! Choosing a move. Each side has its own [`MoveCursor`](crate::app::MoveCursor), which moves only
//! while a human is to move.

use crate::{
    app::{Animation, move_cursor::CursorEffect},
    prelude::*,
};

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
            .sows_rightwards(seat, bottom_seat(self.is_turned));
        let mut cursor = self.move_cursors[seat];
        let effect = cursor.act(action, session.position(), is_rightwards);
        if session.awaits_human() && effect != CursorEffect::NoEffect {
            self.move_cursors[seat] = cursor;
            self.study.cursor_follows_hint = false;
        }
        match effect {
            CursorEffect::PlayMove(_) if self.thinking.is_some() => {
                self.select_named_move(action, context);
                self.remark = Some(PlayRemark::NotYourTurn);
            }
            CursorEffect::PlayMove(mv) => self.try_move(mv, context),
            CursorEffect::Moved if self.thinking.is_some() && !self.has_only_computers(context) => {
                self.remark = Some(PlayRemark::NotYourTurn);
            }
            CursorEffect::Moved => {}
            CursorEffect::NoEffect => return Transition::Unused,
        }
        Transition::Stay
    }

    /// Ends the animation because of `action`. Returns whether `action` has no other effect. A key
    /// that chooses a move plays it if it names the pit or if the player has noticed the move that
    /// is shown. Otherwise it only puts the cursor on that move.
    pub(super) fn end_animation(&mut self, action: &Action, context: &mut AppContext) -> bool {
        // Keys act on the earlier position that the player looks back at.
        if self.history_view.is_some() {
            self.animation = None;
            self.play_computer_move(context);
            return false;
        }
        let is_deliberate = matches!(action, Action::TypedChar(_))
            || self.animation.as_ref().is_none_or(Animation::was_noticed);
        let chooses_move = action.chooses_move() && !self.has_only_computers(context);
        self.remark = if chooses_move && context.sessions[self.session].awaits_human() {
            if is_deliberate {
                self.animation = None;
                return false;
            }
            Some(PlayRemark::MoveTooEarly)
        } else {
            self.animation = None;
            self.play_computer_move(context);
            if !chooses_move || self.can_show_end(context) {
                return self.can_show_end(context);
            }
            let is_answered = context.sessions[self.session].awaits_human();
            Some(if is_answered {
                PlayRemark::MoveTooEarly
            } else {
                PlayRemark::NotYourTurn
            })
        };
        self.select_named_move(action, context);
        true
    }

    /// Puts the cursor of the human on the pit that `action` names. While a computer is to move,
    /// that is the pit for the next turn.
    pub(super) fn select_named_move(&mut self, action: &Action, context: &AppContext) {
        let session = &context.sessions[self.session];
        let seat = session.only_human_seat().unwrap_or(session.to_move());
        let cursor = &mut self.move_cursors[seat];
        cursor.select_named_move(action, seat, session.position());
        if seat == session.to_move() {
            cursor.move_to_legal_move(session.position());
        }
    }

    /// Puts the cursor of the side to move on a legal move. After moves were taken back, it is
    /// the move that was played here.
    pub(super) fn select_legal_move(&mut self, context: &AppContext) {
        let session = &context.sessions[self.session];
        let cursor = &mut self.move_cursors[session.to_move()];
        if let Some(&undone_move) = session.game.referee.undone_moves().first() {
            cursor.select_move(undone_move);
        }
        cursor.move_to_legal_move(session.position());
    }
}
