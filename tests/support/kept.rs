//! Helpers for saved games: parsing, moves, and the move number in the title of the screen.

#![allow(dead_code, reason = "each test uses its own part")]

use awale_study::record::Record;

/// Parses a saved game, which must be intact.
#[track_caller]
pub fn parse_record(text: &str) -> Record {
    Record::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The moves of a game.
pub fn move_letters(record: &Record) -> String {
    record
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The number of the next move from the title of the screen, counting the moves of both sides.
/// South must have started the game.
pub fn next_move_number(screen: &str) -> Option<usize> {
    let title = screen.lines().next()?;
    let move_number: usize = title
        .split_once("move ")?
        .1
        .split_whitespace()
        .next()?
        .parse()
        .ok()?;
    Some(2 * move_number - usize::from(title.contains("· South")))
}
