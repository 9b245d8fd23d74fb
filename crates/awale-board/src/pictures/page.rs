//! Filling a web page with texts and data, for the page of one game and the page of a tournament.
//! The pages load nothing from other places.

use awale_rules::{Game, Pit};
use awale_study::catalogue::{AnyGame, GameKind};
use awale_words::text::{json_escaped, markup_escaped};
use serde_json::Value as Json;

use awale_study::words::Words;

/// Fills a page: replaces each `{{name}}` by the piece with this name, or by the message with this
/// id. The pieces must be escaped already; their own braces are left alone.
pub fn fill_template(page: &str, pieces: &[(&str, String)], words: &Words) -> String {
    let mut parts = page.split("{{");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for (name, rest) in parts.filter_map(|part| part.split_once("}}")) {
        let piece = pieces.iter().find(|(piece, _)| *piece == name);
        match piece {
            Some((_, text)) => out += text,
            None if name == "lang" => out += words.language().code(),
            None => out += &markup_escaped(&words.get(name)),
        }
        out += rest;
    }
    out
}

/// The data as text in a script element, in which nothing may look like its end tag or a comment.
pub fn script_data(data: &Json) -> String {
    json_escaped(&data.to_string()).replace('<', "\\u003c")
}

/// The name of a kind of game on the page.
pub const fn kind_name(kind: &GameKind) -> &'static str {
    match kind {
        GameKind::Awale(_) => "awale",
        GameKind::Matches(_) => "matches",
    }
}

/// A number as one character: `0` is zero, and so on in the order of Unicode.
pub(super) fn packed_number(number: u32) -> char {
    char::from_u32(number + u32::from('0')).unwrap_or('?')
}

/// A position with one character per number, as in `packed_number`.
pub fn packed_position(position: &AnyGame) -> String {
    let counts = position.collected_counts();
    match position {
        AnyGame::Awale(position) => {
            let pits = Pit::all().map(|pit| u32::from(position.seeds(pit)));
            pits.into_iter()
                .chain([counts.south, counts.north])
                .map(packed_number)
                .collect()
        }
        AnyGame::Matches(heap) => [u32::from(heap.matches_left()), counts.south, counts.north]
            .map(packed_number)
            .iter()
            .collect(),
    }
}
