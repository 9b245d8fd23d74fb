//! Choosing a drill of the sowing trainer and its level.

pub(crate) mod view;

use crate::app::{Ui};
use crate::keys::Section;
use crate::catalogue::Variant;
use crate::drill::{Drill, Lap};

use crate::app::list::row_moved;
use crate::app::toward::Toward;
use crate::app::{Action, AppContext, Effect, Screen, Transition};
use crate::screens::DrillRound;

/// The lines of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillRow {
    /// A round of this drill.
    Drill(Drill),
    /// The level.
    Level,
}

impl DrillRow {
    /// All lines, from the top.
    pub const ALL: [DrillRow; 4] = [
        DrillRow::Drill(Drill::Last),
        DrillRow::Drill(Drill::Captures),
        DrillRow::Drill(Drill::Danger),
        DrillRow::Level,
    ];
}

/// The choice of drills.
#[derive(Debug)]
pub struct DrillsScreen {
    /// The game.
    pub variant: Variant,
    /// The line the cursor is on.
    pub row: DrillRow,
    /// The level.
    pub lap: Lap,
    /// Whether the game has too few seeds for what was chosen.
    pub found_none: bool,
}

impl DrillsScreen {
    /// The drills of one variant.
    #[must_use]
    pub fn new(variant: Variant, context: &mut AppContext) -> DrillsScreen {
        context.effects.push(Effect::ReadProgress);
        DrillsScreen { variant, row: DrillRow::ALL[0], lap: Lap::Near, found_none: false }
    }

    fn change(&mut self, toward: Toward) {
        let place = Lap::ALL.iter().position(|&lap| lap == self.lap).unwrap_or(0);
        self.lap = Lap::ALL[toward.around(place, Lap::ALL.len())];
    }

    fn confirm(&mut self, context: &mut AppContext) -> Transition {
        let DrillRow::Drill(drill) = self.row else {
            self.change(Toward::Next);
            return Transition::Stay;
        };
        let round = DrillRound::new(self.variant.clone(), drill, self.lap, context);
        self.found_none = round.is_none();
        round.map_or(Transition::Stay, Transition::open)
    }
}

impl Screen for DrillsScreen {
    fn section(&self) -> Section {
        Section::Drills
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        self.found_none = false;
        if let Some(row) = row_moved(action, self.row, &DrillRow::ALL) {
            self.row = row;
            return Transition::Stay;
        }
        match action {
            // The level is all that can be changed, wherever the cursor is.
            Action::Left => self.change(Toward::Previous),
            Action::Right => self.change(Toward::Next),
            Action::Confirm => return self.confirm(context),
            Action::Row(row) => {
                if let Some(&row) = DrillRow::ALL.get(*row) {
                    self.row = row;
                    return self.confirm(context);
                }
            }
            Action::RowBefore(row) | Action::RowAfter(row) => {
                if let Some(&row) = DrillRow::ALL.get(*row) {
                    self.row = row;
                    self.change(Toward::beside(action));
                }
            }
            Action::Back => return Transition::Back,
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }
}
