//! The chapters of the course in playing well, with their stars.

use crate::app::{Look, Ui};
use ratatui::layout::{Margin, Rect};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::screens::ChaptersScreen;
use crate::catalogue::{AnyGame, Kind, Variant};
use crate::keys::Section;
use crate::strategy::{Chapter, STARS};

use crate::widgets::beside;
use crate::widgets::beside::Beside;
use crate::theme::cells::cells;
use crate::widgets::chrome;
use crate::widgets::footer::footer;
use crate::widgets::list::ListPart;
use crate::widgets::list_panel::ListPanel;

/// The widest the list is set.
const WIDEST: u16 = 64;
/// Lines of what is said above the list.
const ABOUT: u16 = 4;
/// Lines of the list where there are as many chapters as there can be.
const USUAL: u16 = 9;

/// Where the things are: the list, and in a wide window the board beside it.
fn places(body: Rect) -> (ListPanel, Option<Rect>) {
    let (left, right) = beside::columns(body, WIDEST);
    let places = ListPanel::of(left, WIDEST, ABOUT, USUAL);
    (places, right.map(|right| beside::from(places.panel, right)))
}

fn lines(screen: &ChaptersScreen, list: Rect) -> ListPart {
    ListPart::of(screen.chapters.len(), screen.chosen, list)
}

/// So many stars, and signs for those that are missing.
pub(crate) fn stars(count: usize, look: Look<'_>) -> String {
    let charset = look.charset;
    let glyphs = charset.glyphs();
    glyphs.star.repeat(count) + &glyphs.no_star.repeat(STARS.saturating_sub(count))
}

pub(crate) fn draw(screen: &ChaptersScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    let (theme, words) = (look.theme, look.words);
    let (places, board) = places(ui.body);
    let scores = (0..screen.chapters.len()).map(|chapter| screen.score(chapter, look.context).stars());
    let scores: Vec<usize> = scores.collect();
    let (earned, total) = (scores.iter().sum::<usize>(), STARS * scores.len());
    let is_empty = screen.chapters.is_empty();
    let count = words.with("strategy-stars", &[("stars", earned.into()), ("total", total.into())]);
    let count = if is_empty { String::new() } else { count };
    let game = words.game_name(&Kind::Awale(screen.variant.clone()));
    chrome::draw_title(&words.get("strategy-title"), &count, ui);
    let keys = footer(Section::Chapters, look, |label| {
        Some(label).filter(|label| !(is_empty && ["key-chapter", "key-begin"].contains(label)))
    });
    chrome::draw_keys(&keys, ui);
    chrome::panel(&game, places.panel, ui);
    let about = if is_empty { places.panel.inner(Margin::new(2, 1)) } else { places.about };
    chrome::clipped_text(&words.get(about_id(screen)), about, theme.text, ui);
    // The sign of the chosen line, the stars, and the column of the bar.
    let width = usize::from(places.list.width).saturating_sub(3 + STARS + 1);
    lines(screen, places.list).draw(ui, |place, chosen| {
        let style = if chosen { theme.selection } else { theme.text };
        let title = format!("{}. {}", place + 1, words.get(screen.chapters[place].outline.title));
        let title = chrome::fit(&title, width);
        let gap = " ".repeat(width.saturating_sub(title.width()) + 1);
        Line::from(Span::styled(format!("{title}{gap}{}", stars(scores[place], look)), style))
    });
    debug_assert!(cells(screen.chapters.len()) <= USUAL, "there is room for every chapter");
    let chosen = screen.chapters.get(screen.chosen).and_then(|chapter| beside(chapter, &screen.variant, look));
    if let (Some(area), Some(beside)) = (board, chosen) {
        beside::draw(&beside, area, ui);
    }
}

/// The first position that a chapter explains; where none of them holds in the variant, its first exercise.
pub(crate) fn beside(chapter: &Chapter, variant: &Variant, look: Look<'_>) -> Option<Beside> {
    let explained = chapter.explained.first().map(|(explained, position, _)| (explained.words, *position));
    let exercise = || chapter.exercises.first().map(|exercise| (chapter.outline.task, exercise.position));
    let (text, position) = explained.or_else(exercise)?;
    let (words, kind) = (look.words, Kind::Awale(variant.clone()));
    Some(Beside::at(AnyGame::Awale(position), kind, words.get(chapter.outline.title), words.get(text), look))
}

/// The id of what is said above the list; where there is none, why not.
fn about_id(screen: &ChaptersScreen) -> &'static str {
    match (screen.chapters.is_empty(), screen.variant.rules.fields().sow_stores) {
        (false, _) => "strategy-about",
        (true, true) => "strategy-none-stores",
        (true, false) => "strategy-none-own",
    }
}
