//! Choosing a drill of the sowing trainer and its level.

pub(crate) mod view;

use awale_study::catalogue::Variant;
use awale_study::drill::{Drill, DrillLevel};

use crate::app::list::{self, Click, ListStep};
use crate::app::{Action, AppContext, Effect, Neighbor, Screen, Transition, Ui};
use crate::keys::Section;
use crate::screens::DrillRound;

/// The lines of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillRow {
    /// A round of this drill.
    Drill(Drill),
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

#[derive(Debug)]
pub struct DrillsScreen {
    pub variant: Variant,
    /// The line the cursor is on.
    pub row: DrillRow,
    pub level: DrillLevel,
    /// Whether the game has too few seeds for what was chosen.
    pub found_none: bool,
}

impl DrillsScreen {
    /// The drills of one variant.
    #[must_use]
    pub fn new(variant: Variant, context: &mut AppContext) -> DrillsScreen {
        context.effects.push(Effect::ReadProgress);
        DrillsScreen {
            variant,
            row: DrillRow::ALL[0],
            level: DrillLevel::Near,
            found_none: false,
        }
    }

    fn change(&mut self, toward: Neighbor) {
        self.level = toward.of(DrillLevel::ALL, self.level);
    }

    fn confirm(&mut self, context: &mut AppContext) -> Transition {
        let DrillRow::Drill(drill) = self.row else {
            self.change(Neighbor::Next);
            return Transition::Stay;
        };
        let round = DrillRound::new(self.variant.clone(), drill, self.level, context);
        self.found_none = round.is_none();
        round.map_or(Transition::Stay, Transition::open)
    }
}

impl Screen for DrillsScreen {
    fn section(&self) -> Section {
        Section::List
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        self.found_none = false;
        match list::step_row(action, &mut self.row, &DrillRow::ALL, Click::Confirms) {
            Some(ListStep::Confirm) => return self.confirm(context),
            // The level is all that can be changed, wherever the cursor is.
            Some(ListStep::Change(toward)) => self.change(toward),
            Some(ListStep::Moved) => {}
            None => return Transition::on_back(action),
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }
}
