//! The cursor of a setup. It moves over both rows and the stores at their ends, by screen position.

use awale_rules::{BoardPlace, ROW};

use super::PositionSetup;
use crate::prelude::*;

/// Screen column of the store on the right. Column 0 is the store on the left.
pub(super) const RIGHT_STORE_COLUMN: usize = ROW + 1;

impl PositionSetup {
    /// The side whose row is drawn at the top.
    pub(super) fn top_seat(&self) -> Seat {
        bottom_seat(!self.is_turned)
    }

    /// Whether sowing in the row of `seat` goes from left to right on the screen. The store of
    /// `seat` is at the end of this direction.
    fn sows_rightwards(&self, seat: Seat) -> bool {
        self.direction
            .sows_rightwards(seat, self.top_seat().opponent())
    }

    /// Returns the screen column of a pit or store, where 0 is the store on the left.
    fn screen_column(&self, place: BoardPlace) -> usize {
        match place {
            BoardPlace::Store(seat) if self.sows_rightwards(seat) => RIGHT_STORE_COLUMN,
            BoardPlace::Store(_) => 0,
            BoardPlace::Pit(pit) if self.sows_rightwards(pit.seat()) => 1 + pit.column(),
            BoardPlace::Pit(pit) => ROW - pit.column(),
        }
    }

    /// Puts the cursor on this screen column in its current row.
    pub(super) fn move_cursor_to_column(&mut self, column: usize) {
        let is_rightwards = self.sows_rightwards(self.cursor_row);
        self.chosen_place = match column {
            1..=ROW => BoardPlace::Pit(Pit::of(
                self.cursor_row,
                if is_rightwards {
                    column - 1
                } else {
                    ROW - column
                },
            )),
            _ => BoardPlace::Store(if (column == RIGHT_STORE_COLUMN) == is_rightwards {
                self.cursor_row
            } else {
                self.cursor_row.opponent()
            }),
        };
    }

    pub(super) fn move_cursor(&mut self, by: isize) {
        self.move_cursor_to_column(
            self.screen_column(self.chosen_place)
                .saturating_add_signed(by)
                .min(RIGHT_STORE_COLUMN),
        );
    }

    /// Moves the cursor vertically into the row of `seat`. A store belongs to both rows.
    pub(super) fn move_cursor_to_row(&mut self, seat: Seat) {
        let column = self.screen_column(self.chosen_place);
        self.cursor_row = seat;
        self.move_cursor_to_column(column);
    }
}
