//! Changes to the seeds on the board and to their variant, with undo and redo.

use awale_rules::{Place, Position};

use awale_study::catalogue::Variant;

use super::{Draft, PositionSetup, State};

/// Maximum number of undo steps.
const REMEMBERED: usize = 500;

impl PositionSetup {
    /// The number of seeds at the cursor.
    pub(super) fn seeds(&self) -> u8 {
        self.now.draft.seeds(self.chosen)
    }

    /// Sets the number of seeds at the cursor, limited to the total of the game.
    pub(super) fn set(&mut self, seeds: u8) {
        let place = self.chosen;
        self.change(|draft, variant| draft.set(place, seeds.min(variant.rules.total())));
    }

    /// Puts the cursor on `place`, and adds `by` seeds there.
    pub(super) fn point(&mut self, place: Place, by: i8) {
        self.chosen = place;
        if let Place::Pit(pit) = place {
            self.row = pit.seat();
        }
        self.set(self.seeds().saturating_add_signed(by));
    }

    /// Appends a digit to the number of seeds at the cursor. Starts a new number if no number is
    /// being typed, or if the result would exceed the total of the game.
    pub(super) fn type_digit(&mut self, digit: u8, was_counting: bool) {
        let longer = u32::from(self.seeds()) * 10 + u32::from(digit);
        let fits = was_counting && longer <= u32::from(self.variant().rules.total());
        self.set(u8::try_from(longer).ok().filter(|_| fits).unwrap_or(digit));
        self.is_counting = true;
    }

    /// Chooses the variant `by` places further, whose total of seeds applies from now on. The start
    /// of a game becomes the start of the new variant.
    pub(super) fn change_variant(&mut self, by: usize) {
        let mut next = self.now;
        next.variant = (next.variant + by) % self.variants.len();
        let start = |place: usize| {
            Draft::of(&Position::start(
                &self.variants[place].rules,
                next.draft.to_move,
            ))
        };
        if next.draft == start(self.now.variant) {
            next.draft = start(next.variant);
        }
        self.become_(next);
    }

    pub(super) fn change(&mut self, change: impl FnOnce(&mut Draft, &Variant)) {
        let mut next = self.now;
        change(&mut next.draft, self.variant());
        self.become_(next);
    }

    /// Replaces the current state, and adds an undo step if it differs.
    pub(super) fn become_(&mut self, next: State) {
        if next == self.now {
            return;
        }
        if self.done.len() == REMEMBERED {
            self.done.remove(0);
        }
        self.done.push(std::mem::replace(&mut self.now, next));
        self.undone.clear();
    }

    pub(super) fn undo(&mut self) {
        if let Some(before) = self.done.pop() {
            self.undone.push(std::mem::replace(&mut self.now, before));
        }
    }

    pub(super) fn redo(&mut self) {
        if let Some(after) = self.undone.pop() {
            self.done.push(std::mem::replace(&mut self.now, after));
        }
    }
}
