//! Draws the games of a file that contains several, in the style of the saved games.

use crate::prelude::*;
use crate::screens::GameCollection;
use crate::screens::saved::view::{SavedAreas, SavedRow, draw_details, draw_list};

pub(crate) fn draw(screen: &GameCollection, ui: &mut Ui<'_>) {
    let look = ui.look;
    let rows: Vec<SavedRow<'_>> = screen.games.iter().map(SavedRow::Game).collect();
    let chosen = screen.games.get(screen.chosen);
    chrome::draw_title(&look.words.get("menu-saved-games"), "", ui);
    let places = SavedAreas::of(ui.body);
    let count = say!(look.words, "saved-count", games = screen.games.len());
    let file_name = chosen.map(|game| game.file.0.as_str()).unwrap_or_default();
    chrome::draw_panel(&format!("{file_name} · {count}"), places.list, ui);
    draw_list(&rows, screen.chosen, None, &places, ui);
    draw_details(rows.get(screen.chosen).copied(), &places, ui);
}
