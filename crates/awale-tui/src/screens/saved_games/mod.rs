//! The list of saved games, with search, filter, renaming and deletion.

pub(crate) mod view;

use std::cmp::Reverse;

use awale_study::{catalogue::Wdl, record::Record, study::results::GamesOfResult};
use awale_words::text::fold_case_and_accents;
use strum::VariantArray;

use crate::{
    app::{
        Confirmation, OpenPurpose, SavedGame,
        list::{self, ClickEffect, ListActionEffect},
        text_field::EditResult,
    },
    prelude::*,
};

/// A filter for the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, VariantArray)]
pub enum SavedGamesFilter {
    #[default]
    All,
    Unfinished,
    /// Games that the only human player won.
    Won,
    /// Games that the only human player lost.
    Lost,
    /// Games that ended without a winner.
    Drawn,
}

impl SavedGamesFilter {
    /// All filters, in the order in which the key switches between them.
    pub const ALL: &[SavedGamesFilter] = SavedGamesFilter::VARIANTS;

    /// The message id of the filter's name. `None` for the filter that shows all games.
    pub const fn filter_name_message_id(self) -> Option<&'static str> {
        match self {
            SavedGamesFilter::All => None,
            SavedGamesFilter::Unfinished => Some("saved-filter-unfinished"),
            SavedGamesFilter::Won => Some("saved-filter-won"),
            SavedGamesFilter::Lost => Some("saved-filter-lost"),
            SavedGamesFilter::Drawn => Some("saved-filter-drawn"),
        }
    }

    fn includes(self, record: &Record) -> bool {
        match self {
            SavedGamesFilter::All => true,
            SavedGamesFilter::Unfinished => record.result().is_none(),
            SavedGamesFilter::Won => record.own_result() == Some(Wdl::Win),
            SavedGamesFilter::Lost => record.own_result() == Some(Wdl::Loss),
            SavedGamesFilter::Drawn => record
                .result()
                .is_some_and(|outcome| outcome.final_result.winner.is_none()),
        }
    }
}

/// The screen with the list of saved games.
#[derive(Debug)]
pub struct SavedGamesScreen {
    pub chosen_index: usize,
    /// The input field for a new name of the selected game, while it is open.
    pub title_field: Option<TextField>,
    /// The search text.
    pub search_field: TextField,
    /// Whether the search text is being typed.
    pub is_typing_search: bool,
    pub filter: SavedGamesFilter,
    /// The games of a line of the results and the name of the line, if the list shows only these.
    games_of_result: Option<(GamesOfResult, String)>,
    /// The visible lines, as indexes into the list of all games.
    visible_indices: Vec<usize>,
}

/// The text of a game that the search looks at, without case and accents. It contains the title,
/// the players (as displayed and as on the command line), the kind of game, the date and the file
/// name.
fn searchable_text(game: &SavedGame, record: &Record, context: &AppContext) -> String {
    let title = record.header.title.as_deref().unwrap_or_default();
    let words = &context.words;
    let player_names = words.player_names(&record.players);
    let players_text = Seat::BOTH
        .map(|seat| format!("{} {}", player_names[seat], record.players[seat].spec))
        .join(" ");
    let game_name = words.game_name(&record.kind);
    let (game_id, date, file) = (
        record.kind.id(),
        record.date_text().unwrap_or_default(),
        &game.file.0,
    );
    // Search the date as displayed and as in the file.
    let date_text = words.date(&date);
    fold_case_and_accents(&format!(
        "{title} {players_text} {game_name} {game_id} {date} {date_text} {file}"
    ))
}

impl SavedGamesScreen {
    /// Opens the list of all games with the newest game selected.
    pub fn new(context: &AppContext) -> SavedGamesScreen {
        SavedGamesScreen::with_filter(SavedGamesFilter::All, context)
    }

    /// Opens the list of the games that `filter` shows.
    pub fn with_filter(filter: SavedGamesFilter, context: &AppContext) -> SavedGamesScreen {
        SavedGamesScreen::of_result_with_filter(None, filter, context)
    }

    /// Opens the list of the games of the line `name` of the results.
    pub(crate) fn with_games_of_result(
        games: GamesOfResult,
        name: String,
        context: &AppContext,
    ) -> SavedGamesScreen {
        let games_of_result = Some((games, name));
        SavedGamesScreen::of_result_with_filter(games_of_result, SavedGamesFilter::All, context)
    }

    fn of_result_with_filter(
        games_of_result: Option<(GamesOfResult, String)>,
        filter: SavedGamesFilter,
        context: &AppContext,
    ) -> SavedGamesScreen {
        let mut saved_screen = SavedGamesScreen {
            chosen_index: 0,
            title_field: None,
            search_field: TextField::new(""),
            is_typing_search: false,
            filter,
            games_of_result,
            visible_indices: Vec::new(),
        };
        saved_screen.update_list(context);
        saved_screen
    }

    pub fn chosen_game<'a>(&self, context: &'a AppContext) -> Option<&'a SavedGame> {
        context
            .games
            .0
            .get(*self.visible_indices.get(self.chosen_index)?)
    }

    /// The visible games, from top to bottom.
    pub fn visible_games<'a>(
        &self,
        context: &'a AppContext,
    ) -> impl Iterator<Item = &'a SavedGame> {
        self.visible_indices
            .iter()
            .filter_map(|&place| context.games.0.get(place))
    }

    /// The number of visible games. A file with several games counts with all of them.
    pub fn visible_game_count(&self, context: &AppContext) -> usize {
        self.visible_games(context)
            .map(|game| game.game_count_in_file)
            .sum()
    }

    /// Whether a filter or a search may hide games.
    pub fn is_filtered(&self) -> bool {
        self.filter != SavedGamesFilter::All || !self.search_field.text().trim().is_empty()
    }

    /// Updates the visible lines after a change of the games, the filter or the search text.
    pub(crate) fn update_list(&mut self, context: &AppContext) {
        let search_text = fold_case_and_accents(self.search_field.text());
        let search_words: Vec<&str> = search_text.split_whitespace().collect();
        let is_of_result = |record: &Record| {
            let games = self.games_of_result.as_ref();
            games.is_none_or(|(games, _)| games.includes(record))
        };
        let is_listed = |game: &SavedGame| match &game.record {
            // An unreadable file is visible without a filter. The search finds it by its file name.
            Err(_) => {
                self.filter == SavedGamesFilter::All
                    && self.games_of_result.is_none()
                    && search_words
                        .iter()
                        .all(|word| game.file.0.to_lowercase().contains(word))
            }
            Ok(record) if self.filter.includes(record) && is_of_result(record) => {
                search_words.is_empty() || {
                    let searchable_text = searchable_text(game, record, context);
                    search_words
                        .iter()
                        .all(|word| searchable_text.contains(word))
                }
            }
            Ok(_) => false,
        };
        let games = &context.games.0;
        // A file with several games has one line, which is visible if any of its games matches. The
        // line refers to the first game of the file.
        let mut first_game_indices: Vec<usize> = (0..games.len())
            .filter(|&place| is_listed(&games[place]))
            .map(|place| place + 1 - games[place].number_in_file)
            .collect();
        first_game_indices.dedup();
        self.visible_indices = first_game_indices;
        // Sort by displayed date. Unreadable files have no date and are at the bottom.
        self.visible_indices.sort_by_key(|&place| {
            Reverse(
                games[place]
                    .record
                    .as_ref()
                    .ok()
                    .map(|record| record.header.date.sort_key()),
            )
        });
        self.chosen_index = self
            .chosen_index
            .min(self.visible_indices.len().saturating_sub(1));
    }

    fn type_search(&mut self, action: &Action, context: &AppContext) {
        match self.search_field.act(action) {
            EditResult::Editing => {}
            EditResult::Done => self.is_typing_search = false,
            EditResult::Canceled => {
                (self.is_typing_search, self.search_field) = (false, TextField::new(""));
            }
        }
        self.update_list(context);
    }

    fn open_chosen(&self, purpose: OpenPurpose, context: &mut AppContext) {
        if let Some(game) = self
            .chosen_game(context)
            .filter(|game| game.record.is_ok() || game.file_has_other_games())
        {
            let file = game.file.clone();
            context.effects.push(Effect::OpenGame { file, purpose });
        }
    }

    fn type_title(&mut self, action: &Action, context: &mut AppContext) {
        let Some(field) = &mut self.title_field else {
            return;
        };
        match field.act(action) {
            EditResult::Editing => {}
            EditResult::Canceled => self.title_field = None,
            EditResult::Done => {
                let title = field.text().trim().to_owned();
                self.title_field = None;
                if let Some(file) = self.chosen_game(context).map(|game| game.file.clone()) {
                    context.effects.push(Effect::RenameGame { file, title });
                }
            }
        }
    }

    /// Deletes the selected game, after the player has confirmed.
    pub(crate) fn delete_chosen(&mut self, context: &mut AppContext) -> Transition {
        if let Some(file) = self.chosen_game(context).map(|game| game.file.clone()) {
            context.effects.push(Effect::DeleteGame { file });
        }
        Transition::Stay
    }

    /// Handles an action that does not move the cursor.
    fn run_command(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        match action {
            Action::Command(Command::Analyse) => self.open_chosen(OpenPurpose::ToAnalyze, context),
            Action::Command(Command::Save) => {
                if let Some(Ok(record)) = self.chosen_game(context).map(|game| &game.record) {
                    self.title_field = Some(TextField::new(
                        record.header.title.as_deref().unwrap_or_default(),
                    ));
                }
            }
            Action::Command(Command::Search) => self.is_typing_search = true,
            Action::Command(Command::Filter) => {
                self.filter = Neighbor::Next.neighbor_value(SavedGamesFilter::ALL, self.filter);
                self.update_list(context);
            }
            // With a search or a filter, the first Escape only removes these.
            Action::Back if self.is_filtered() => {
                (self.filter, self.search_field) = (SavedGamesFilter::All, TextField::new(""));
                self.update_list(context);
            }
            Action::Back => return Transition::Back,
            _ => return Transition::Unused,
        }
        Transition::Stay
    }
}

impl Screen for SavedGamesScreen {
    fn available_keys(&self, context: &AppContext) -> AvailableKeys {
        if self.title_field.is_some() || self.is_typing_search {
            return AvailableKeys::for_typing();
        }
        let chosen_game = self.chosen_game(context);
        let (can_delete, is_created_by_program) = (
            chosen_game.is_some(),
            chosen_game.is_some_and(|game| game.file.is_created_by_program()),
        );
        // A damaged game can be deleted, but not opened.
        let can_open =
            chosen_game.is_some_and(|game| game.record.is_ok() || game.file_has_other_games());
        AvailableKeys::of(Section::List, |keys| match keys {
            Keys::ENTER | Keys::OfCommand(Command::Analyse) => {
                KeyAvailability::available_or_off(can_open)
            }
            // Files of other programs are never changed.
            Keys::OfCommand(Command::Save) => {
                KeyAvailability::available_or_off(can_open && is_created_by_program)
            }
            Keys::OfCommand(Command::Delete) => KeyAvailability::available_or_off(can_delete),
            Keys::OfCommand(Command::Search) => Available,
            Keys::OfCommand(Command::Filter) => AvailableButHidden,
            _ => Off,
        })
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.title_field.is_some() {
            self.type_title(action, context);
            return Transition::Stay;
        }
        if self.is_typing_search {
            self.type_search(action, context);
            return Transition::Stay;
        }
        match list::apply_list_action(
            action,
            &mut self.chosen_index,
            self.visible_indices.len(),
            ClickEffect::ConfirmsImmediately,
        ) {
            Some(ListActionEffect::CursorMoved) => {}
            Some(ListActionEffect::Confirm | ListActionEffect::ChangeValue(Neighbor::Next)) => {
                self.open_chosen(OpenPurpose::ToPlayOrView, context);
            }
            Some(ListActionEffect::ChangeValue(Neighbor::Previous)) => return Transition::Back,
            None => return self.run_command(action, context),
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent, context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::GamesChanged => self.update_list(context),
            ScreenEvent::Confirmed(Confirmation::Delete) => return self.delete_chosen(context),
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }

    fn confirmation(&self, action: &Action, context: &AppContext) -> Option<Confirmation> {
        let is_delete_action = matches!(action, Action::Command(Command::Delete) | Action::Delete);
        let is_typing = self.title_field.is_some() || self.is_typing_search;
        (is_delete_action && !is_typing && self.chosen_game(context).is_some())
            .then_some(Confirmation::Delete)
    }
}
