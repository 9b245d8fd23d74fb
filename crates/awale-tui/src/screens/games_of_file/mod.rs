//! The list of games in a file that contains several.

pub(crate) mod view;

use crate::{
    app::{
        OpenPurpose, SavedGame,
        list::{self, ClickEffect, ListActionEffect},
    },
    prelude::*,
    screens::menu::open_game,
};
use awale_study::record::Record;

#[derive(Debug)]
pub struct GamesOfFile {
    /// The games in the order of the file, at least one.
    pub games: Vec<SavedGame>,
    /// The reason for opening a game: to play on or to analyze it.
    pub purpose: OpenPurpose,
    pub chosen_index: usize,
}

impl GamesOfFile {
    /// Lists the games, with the cursor on the first one.
    pub fn new(games: Vec<SavedGame>, purpose: OpenPurpose) -> GamesOfFile {
        GamesOfFile {
            games,
            purpose,
            chosen_index: 0,
        }
    }

    /// The chosen game. `None` if it is damaged.
    fn chosen_record(&self) -> Option<&Record> {
        self.games.get(self.chosen_index)?.record.as_ref().ok()
    }

    /// Opens the chosen game as a new game, because the file must not be changed.
    fn open_chosen(&self, purpose: OpenPurpose, context: &mut AppContext) -> Transition {
        self.chosen_record().map_or(Transition::Stay, |record| {
            let session = Session::from_record(record, None, context.random_u64());
            open_game(session, purpose, context)
        })
    }
}

impl Screen for GamesOfFile {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        let can_open = self.chosen_record().is_some();
        AvailableKeys::of(Section::List, |keys| match keys {
            Keys::UP_DOWN => Available,
            Keys::ENTER | Keys::OfCommand(Command::Analyse) => {
                KeyAvailability::available_or_off(can_open)
            }
            _ => Off,
        })
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        match list::apply_list_action(
            action,
            &mut self.chosen_index,
            self.games.len(),
            ClickEffect::ConfirmsImmediately,
        ) {
            Some(ListActionEffect::Confirm | ListActionEffect::ChangeValue(Neighbor::Next)) => {
                self.open_chosen(self.purpose, context)
            }
            Some(ListActionEffect::ChangeValue(Neighbor::Previous)) => Transition::Back,
            Some(ListActionEffect::CursorMoved) => Transition::Stay,
            None if *action == Action::Command(Command::Analyse) => {
                self.open_chosen(OpenPurpose::ToAnalyze, context)
            }
            None => Transition::back_if_closing(action),
        }
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }
}
