//! Changes to the seeds on the board and to their variant, with undo and redo.

use awale_rules::BoardPlace;

use super::{PositionDraft, PositionSetup, SetupState};
use crate::prelude::*;

/// Maximum number of undo steps.
const MAX_UNDO_STEPS: usize = 500;

impl PositionSetup {
    /// The number of seeds at the cursor.
    pub(super) fn seeds_at_cursor(&self) -> u8 {
        self.current_state.draft.seeds(self.chosen_place)
    }

    /// Sets the number of seeds at the cursor, limited to the total of the game.
    pub(super) fn set_seeds_at_cursor(&mut self, seeds: u8) {
        let place = self.chosen_place;
        self.change_draft(|draft, variant| {
            draft.set_seeds(place, seeds.min(variant.rules.total_seeds()));
        });
    }

    /// Puts the cursor on `place`, and adds `by` seeds there.
    pub(super) fn add_seeds(&mut self, place: BoardPlace, by: i8) {
        self.chosen_place = place;
        if let BoardPlace::Pit(pit) = place {
            self.cursor_row = pit.seat();
        }
        self.set_seeds_at_cursor(self.seeds_at_cursor().saturating_add_signed(by));
    }

    /// Appends a digit to the number of seeds at the cursor. Starts a new number if no number is
    /// being typed, or if the result would exceed the total of the game.
    pub(super) fn type_digit(&mut self, digit: u8, was_typing_number: bool) {
        let extended_number = u32::from(self.seeds_at_cursor()) * 10 + u32::from(digit);
        let fits_in_total =
            was_typing_number && extended_number <= u32::from(self.variant().rules.total_seeds());
        self.set_seeds_at_cursor(
            u8::try_from(extended_number)
                .ok()
                .filter(|_| fits_in_total)
                .unwrap_or(digit),
        );
        self.is_typing_number = true;
    }

    /// Chooses the variant `by` places further, whose total of seeds applies from now on. The start
    /// of a game becomes the start of the new variant.
    pub(super) fn change_variant(&mut self, by: usize) {
        let mut next_state = self.current_state;
        next_state.variant_index = (next_state.variant_index + by) % self.variants.len();
        let start_draft = |place: usize| {
            PositionDraft::of(&Position::start(
                &self.variants[place].rules,
                next_state.draft.to_move,
            ))
        };
        if next_state.draft == start_draft(self.current_state.variant_index) {
            next_state.draft = start_draft(next_state.variant_index);
        }
        self.set_state(next_state);
    }

    /// Changes all seeds in one step. A remark then names the key that undoes it.
    pub(super) fn replace_board(&mut self, change: impl FnOnce(&mut PositionDraft, &Variant)) {
        let state_before = self.current_state;
        self.change_draft(change);
        self.was_board_replaced = self.current_state != state_before;
    }

    pub(super) fn change_draft(&mut self, change: impl FnOnce(&mut PositionDraft, &Variant)) {
        let mut next_state = self.current_state;
        change(&mut next_state.draft, self.variant());
        self.set_state(next_state);
    }

    /// Replaces the current state, and adds an undo step if it differs.
    pub(super) fn set_state(&mut self, next_state: SetupState) {
        if next_state == self.current_state {
            return;
        }
        if self.undo_steps.len() == MAX_UNDO_STEPS {
            self.undo_steps.remove(0);
        }
        self.undo_steps
            .push(std::mem::replace(&mut self.current_state, next_state));
        self.redo_steps.clear();
    }

    pub(super) fn undo(&mut self) {
        if let Some(previous_state) = self.undo_steps.pop() {
            self.redo_steps
                .push(std::mem::replace(&mut self.current_state, previous_state));
        }
    }

    pub(super) fn redo(&mut self) {
        if let Some(next_state) = self.redo_steps.pop() {
            self.undo_steps
                .push(std::mem::replace(&mut self.current_state, next_state));
        }
    }
}
