//! Filling a web page with texts and data, for the page of one game and the page of a tournament.
//! The pages load nothing from other places.

use awale_rules::{Game, Pit};
use awale_study::{
    catalogue::{AnyGame, GameKind},
    words::Words,
};
use awale_words::text::{json_escaped, markup_escaped};
use serde_json::Value as Json;

/// Fills a page: replaces each `{{name}}` by the piece with this name, or by the message with this
/// id. The pieces must be escaped already; their own braces are left alone.
pub fn fill_template(template: &str, replacements: &[(&str, String)], words: &Words) -> String {
    let mut template_parts = template.split("{{");
    let mut filled_template = template_parts.next().unwrap_or_default().to_owned();
    for (name, rest) in template_parts.filter_map(|part| part.split_once("}}")) {
        let replacement = replacements.iter().find(|(piece, _)| *piece == name);
        match replacement {
            Some((_, text)) => filled_template += text,
            None if name == "lang" => filled_template += words.language().code(),
            None => filled_template += &markup_escaped(&words.get(name)),
        }
        filled_template += rest;
    }
    filled_template
}

/// The data as text in a script element, in which nothing may look like its end tag or a comment.
pub fn json_for_script(data: &Json) -> String {
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
    let collected_counts = position.collected_counts();
    match position {
        AnyGame::Awale(position) => {
            let pits = Pit::all().map(|pit| u32::from(position.seeds(pit)));
            pits.into_iter()
                .chain([collected_counts.south, collected_counts.north])
                .map(packed_number)
                .collect()
        }
        AnyGame::Matches(heap) => [
            u32::from(heap.matches_left()),
            collected_counts.south,
            collected_counts.north,
        ]
        .map(packed_number)
        .iter()
        .collect(),
    }
}
