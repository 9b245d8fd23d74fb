//! The games of a file that holds several.

pub(crate) mod view;

use crate::app::list;
use crate::app::list::ListEnds;
use crate::app::{Action, AppContext, Purpose, SavedGame, Screen, Transition, Ui};
use crate::keys::{Command, Section};

use crate::app::Session;
use crate::screens::menu::take_up;

/// The games of a file.
#[derive(Debug)]
pub struct Collection {
    /// The games, in the order of the file: one at least.
    pub games: Vec<SavedGame>,
    /// What an opened game is wanted for.
    pub purpose: Purpose,
    pub chosen: usize,
}

impl Collection {
    /// The list, its first game chosen.
    #[must_use]
    pub fn new(games: Vec<SavedGame>, purpose: Purpose) -> Collection {
        Collection { games, purpose, chosen: 0 }
    }

    /// The file stays as it is, so what is played on becomes a game of its own.
    fn open(&self, purpose: Purpose, context: &mut AppContext) -> Transition {
        let record = self.games.get(self.chosen).and_then(|game| game.record.as_ref().ok());
        record.map_or(Transition::Stay, |record| {
            let session = Session::resume(record, None, context.draw());
            take_up(session, purpose, context)
        })
    }
}

impl Screen for Collection {
    fn section(&self) -> Section {
        Section::Collection
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let last = self.games.len().saturating_sub(1);
        if let Some(chosen) = list::moved(action, self.chosen, last, ListEnds::Meet) {
            self.chosen = chosen;
            return Transition::Stay;
        }
        match action {
            Action::Row(row) if *row <= last => {
                self.chosen = *row;
                self.open(self.purpose, context)
            }
            Action::Confirm | Action::Right => self.open(self.purpose, context),
            Action::Command(Command::Replay) => self.open(Purpose::Replay, context),
            Action::Back | Action::Left => Transition::Back,
            _ => Transition::Stay,
        }
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn leaves_time(&self) -> bool {
        true
    }
}
