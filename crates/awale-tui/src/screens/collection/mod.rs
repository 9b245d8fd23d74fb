//! The list of games in a file that contains several.

pub(crate) mod view;

use crate::app::list::{self, ClickEffect, ListStep};
use crate::app::{Purpose, SavedGame};
use crate::prelude::*;
use crate::screens::menu::open_game;
use awale_study::record::Record;

#[derive(Debug)]
pub struct Collection {
    /// The games in the order of the file, at least one.
    pub games: Vec<SavedGame>,
    /// The reason for opening a game: to play on or to analyze it.
    pub purpose: Purpose,
    pub chosen: usize,
}

impl Collection {
    /// Lists the games, with the cursor on the first one.
    pub fn new(games: Vec<SavedGame>, purpose: Purpose) -> Collection {
        Collection {
            games,
            purpose,
            chosen: 0,
        }
    }

    /// The chosen game. `None` if it is damaged.
    fn record(&self) -> Option<&Record> {
        self.games.get(self.chosen)?.record.as_ref().ok()
    }

    /// Opens the chosen game as a new game, because the file must not be changed.
    fn open(&self, purpose: Purpose, context: &mut AppContext) -> Transition {
        self.record().map_or(Transition::Stay, |record| {
            let session = Session::resume(record, None, context.next_u64());
            open_game(session, purpose, context)
        })
    }
}

impl Screen for Collection {
    fn offers(&self, _context: &AppContext) -> Offers {
        let can_open = self.record().is_some();
        Offers::of(Section::List, |keys| match keys {
            Keys::UP_DOWN => Offer::Usual,
            Keys::ENTER | Keys::Of(Command::Analyse) => Offer::usual_if(can_open),
            _ => Offer::Off,
        })
    }

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        ScreenStatus::IDLE
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        match list::step(
            action,
            &mut self.chosen,
            self.games.len(),
            ClickEffect::Confirms,
        ) {
            Some(ListStep::Confirm | ListStep::Change(Neighbor::Next)) => {
                self.open(self.purpose, context)
            }
            Some(ListStep::Change(Neighbor::Previous)) => Transition::Back,
            Some(ListStep::Moved) => Transition::Stay,
            None if *action == Action::Command(Command::Analyse) => {
                self.open(Purpose::Analyse, context)
            }
            None => Transition::on_back(action),
        }
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }
}
