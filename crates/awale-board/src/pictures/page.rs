//! The web page to step through games: one game, or all games of a tournament. It loads nothing
//! from other places.

use std::collections::BTreeMap;

use awale_rules::{Game, Pit};
use awale_study::catalogue::{AnyGame, Kind};
use awale_study::record::{Direction, Record};
use awale_words::text::{json_escaped, markup_escaped};
use serde_json::{Value as Json, json};

use awale_study::words::Words;

use super::{Exhibit, svg};

/// The page; the data are inserted into it.
const PAGE: &str = include_str!("../../../../assets/pages/games.html");

/// The page with this title and these data, and an SVG picture next to the games.
#[must_use]
pub fn filled(title: &str, data: &Json, picture: &str, words: &Words) -> String {
    // In a script element nothing may look like its end tag or a comment.
    let data = json_escaped(&data.to_string())
        .replace('<', "\\u003c")
        .replace('@', "\\u0040");
    let page = PAGE
        .replace("@lang@", words.language().code())
        .replace("@title@", &markup_escaped(title).replace('@', "&#64;"));
    page.replace("@picture@", &picture.replace('@', "&#64;"))
        .replace("@data@", &data)
}

/// The name of a kind of game on the page.
#[must_use]
pub const fn kind_name(kind: &Kind) -> &'static str {
    match kind {
        Kind::Awale(_) => "awale",
        Kind::Matches(_) => "matches",
    }
}

/// A position with one character per number: `0` is zero, and so on in the order of Unicode.
#[must_use]
pub fn packed(position: &AnyGame) -> String {
    let letter = |count: u32| char::from_u32(count + u32::from(b'0')).unwrap_or('?');
    let counts = position.counts();
    match position {
        AnyGame::Awale(position) => {
            let pits = Pit::all().map(|pit| u32::from(position.seeds(pit)));
            pits.into_iter()
                .chain([counts.south, counts.north])
                .map(letter)
                .collect()
        }
        AnyGame::Matches(heap) => [u32::from(heap.left()), counts.south, counts.north]
            .map(letter)
            .iter()
            .collect(),
    }
}

/// The page of one game.
pub(super) fn of_picture(picture: &Exhibit, words: &Words) -> String {
    let record = &picture.record;
    let title = picture.caption.first().map_or("", String::as_str);
    let moves: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
    let data = json!({
        "alone": true,
        "mirrored": record.sowing == Direction::Clockwise,
        "title": title,
        "intro": picture.caption.get(1..).unwrap_or_default(),
        "kind": kind_name(&record.kind),
        "south": words.get("south"),
        "north": words.get("north"),
        "games": [{
            "m": moves.join(" "),
            "p": picture.positions().iter().map(packed).collect::<Vec<_>>(),
            "at": picture.shown,
            "x": [],
            "c": notes(record),
        }],
    });
    filled(title, &data, &svg::curve_alone(picture, words), words)
}

/// The comments of people, by the number of moves played before them, each followed by the
/// variations at that place.
fn notes(record: &Record) -> serde_json::Map<String, Json> {
    let mut notes: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for (&played, comment) in &record.header.comments {
        notes.entry(played).or_default().push(comment.to_string());
    }
    for (number, variation) in record
        .header
        .variations
        .iter()
        .enumerate()
        .filter(|(_, variation)| variation.of.is_none())
    {
        notes
            .entry(variation.after)
            .or_default()
            .push(format!("({})", record.variation_text(number)));
    }
    notes
        .into_iter()
        .map(|(played, texts)| (played.to_string(), texts.join(" ").into()))
        .collect()
}
