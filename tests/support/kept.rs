//! Saved games, as one reads them, and what the title of the screen tells of one.

#![allow(dead_code, reason = "each test uses its own part")]

use awale_study::record::Record;

/// The game that was written so. It is whole in any case.
#[track_caller]
pub fn record(text: &str) -> Record {
    Record::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The moves of a game.
pub fn moves(record: &Record) -> String {
    record
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The number of the next move among those of both sides, as the title of the screen tells it of a
/// game that South began.
pub fn number(screen: &str) -> Option<usize> {
    let title = screen.lines().next()?;
    let line: usize = title
        .split_once("move ")?
        .1
        .split_whitespace()
        .next()?
        .parse()
        .ok()?;
    Some(2 * line - usize::from(title.contains("· South")))
}
