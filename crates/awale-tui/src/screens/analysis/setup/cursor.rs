//! The cursor: over both rows and the stores at their ends, as they lie on the screen.

use awale_rules::{Pit, Place, ROW, Seat};

use awale_study::record::BoardRow;

use super::PositionSetup;

/// The column of the store at the right.
pub(super) const LAST_COLUMN: usize = ROW + 1;

impl PositionSetup {
    /// The seat whose row is above.
    pub(super) fn above(&self) -> Seat {
        if self.turned {
            Seat::South
        } else {
            Seat::North
        }
    }

    /// Whether sowing along the row of `seat` goes from left to right on the screen. Its store lies
    /// at that end.
    fn runs_rightwards(&self, seat: Seat) -> bool {
        self.direction
            .runs_rightwards(BoardRow::of(seat, self.above().opponent()))
    }

    /// Where a place lies on the screen, counted from the store at the left.
    fn column(&self, place: Place) -> usize {
        match place {
            Place::Store(seat) if self.runs_rightwards(seat) => LAST_COLUMN,
            Place::Store(_) => 0,
            Place::Pit(pit) if self.runs_rightwards(pit.seat()) => 1 + pit.column(),
            Place::Pit(pit) => ROW - pit.column(),
        }
    }

    /// Puts the cursor into this column of the row that it is in.
    pub(super) fn choose_column(&mut self, column: usize) {
        let rightwards = self.runs_rightwards(self.row);
        self.chosen = match column {
            1..=ROW => Place::Pit(Pit::of(
                self.row,
                if rightwards { column - 1 } else { ROW - column },
            )),
            _ => Place::Store(if (column == LAST_COLUMN) == rightwards {
                self.row
            } else {
                self.row.opponent()
            }),
        };
    }

    pub(super) fn step(&mut self, by: isize) {
        self.choose_column(
            self.column(self.chosen)
                .saturating_add_signed(by)
                .min(LAST_COLUMN),
        );
    }

    /// Moves into the row of `seat`, straight up or down; a store stands beside both.
    pub(super) fn change_row(&mut self, seat: Seat) {
        let column = self.column(self.chosen);
        self.row = seat;
        self.choose_column(column);
    }
}
