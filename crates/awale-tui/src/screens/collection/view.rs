//! The games of a file that holds several, as the saved games are listed.

use crate::app::Ui;
use crate::keys::Section;
use crate::screens::Collection;
use crate::screens::saved::view::{Areas, SavedRow, draw_chosen, draw_list};
use crate::widgets::chrome;
use crate::widgets::footer::footer_of;
use crate::words::say;

pub(crate) fn draw(screen: &Collection, ui: &mut Ui<'_>) {
    let look = ui.look;
    let rows: Vec<SavedRow<'_>> = screen.games.iter().map(SavedRow::Game).collect();
    let chosen = screen.games.get(screen.chosen);
    let is_damaged = chosen.is_none_or(|game| game.record.is_err());
    let serving = [
        ("key-line", "key-line"),
        ("key-open", "key-open"),
        ("key-analysis", "key-analysis"),
    ];
    let serving = if is_damaged { &serving[..1] } else { &serving };
    let keys = footer_of(Section::List, serving, look);
    chrome::draw_frame(&look.words.get("menu-saved-games"), "", &keys, ui);
    let places = Areas::of(ui.body);
    let count = say!(look.words, "saved-count", games = screen.games.len());
    let file = chosen.map(|game| game.file.0.as_str()).unwrap_or_default();
    chrome::panel(&format!("{file} · {count}"), places.list, ui);
    draw_list(&rows, screen.chosen, None, &places, ui);
    draw_chosen(rows.get(screen.chosen).copied(), &places, ui);
}
