//! Moving through the history of a game: undo, redo, and continuing from an earlier move.

use crate::prelude::*;

use super::{PlayRemark, PlayScreen};

impl PlayScreen {
    /// Handles `action` if the cursor is in the list of moves. Returns whether that used up the
    /// action.
    pub(super) fn act_in_history(&mut self, action: &Action, context: &mut AppContext) -> bool {
        let Some(history_view) = &mut self.history_view else {
            return false;
        };
        if history_view.act(action) {
            return true;
        }
        let shown_move_count = history_view.cursor.shown_move_count();
        self.history_view = None;
        match action {
            Action::Confirm => self.go_to(shown_move_count, context),
            Action::Tab | Action::Back => {}
            // The move would be played in the current position, which the player does not see.
            action if action.chooses_move() => self.select_named_move(action, context),
            _ => return false,
        }
        true
    }

    pub(super) fn undo(&mut self, context: &mut AppContext) {
        let session = &mut context.sessions[self.session];
        let was_helped = session.header.is_helped;
        if session.undo() {
            self.just_received_first_help =
                !was_helped && session.header.is_helped && session.is_ratable_without_help();
            self.resume_after_jump(self.has_only_computers(context), context);
        } else {
            self.remark = Some(PlayRemark::NothingToUndo);
        }
    }

    /// Replays moves that were taken back. If those ended the game, it ends again.
    pub(super) fn redo(&mut self, context: &mut AppContext) {
        if context.sessions[self.session].redo() {
            self.resume_after_jump(self.has_only_computers(context), context);
            self.play_computer_move(context);
        } else {
            self.remark = Some(PlayRemark::NothingToRedo);
        }
    }

    /// Continues the game from the position after `move_count` moves. If a computer is to move
    /// there, the game pauses, so that the player can still redo the later moves.
    fn go_to(&mut self, move_count: usize, context: &mut AppContext) {
        let session = &mut context.sessions[self.session];
        if session.is_over() {
            return;
        }
        if !session.may_study() {
            self.remark = Some(PlayRemark::ForbiddenWithClocks);
            return;
        }
        if move_count != session.moves().len() {
            session.go_to(move_count);
            let is_computer_to_move = !session.player_to_move().is_human();
            self.record_help(context);
            self.resume_after_jump(is_computer_to_move, context);
        }
    }

    /// Continues after an undo, redo or jump. Computers pause if `is_paused`. Clears the remark and
    /// the value of the old position.
    fn resume_after_jump(&mut self, is_paused: bool, context: &mut AppContext) {
        self.remaining_pause = Duration::ZERO;
        (self.character_remark, self.last_score_for_south) = (None, None);
        self.is_paused = is_paused;
        self.save_and_start_turn(context);
    }
}
