//! Draws the games of a file that contains several, in the style of the saved games.

use crate::{
    prelude::*,
    screens::{
        GamesOfFile,
        saved_games::view::{SavedGamesAreas, SavedGamesRow, draw_details, draw_list},
    },
};

pub(crate) fn draw(screen: &GamesOfFile, ui: &mut Ui) {
    let look = ui.look;
    let rows: Vec<SavedGamesRow<'_>> = screen.games.iter().map(SavedGamesRow::of_game).collect();
    let chosen_game = screen.games.get(screen.chosen_index);
    chrome::draw_title(&look.words.get("menu-saved-games"), "", ui);
    let areas = SavedGamesAreas::of(ui.body);
    let count_text = say!(look.words, "saved-count", games = screen.games.len());
    let file_name = chosen_game
        .map(|game| game.file.0.as_str())
        .unwrap_or_default();
    chrome::draw_panel(&format!("{file_name} · {count_text}"), areas.list_area, ui);
    draw_list(&rows, screen.chosen_index, None, &areas, ui);
    draw_details(rows.get(screen.chosen_index).copied(), &areas, ui);
}
