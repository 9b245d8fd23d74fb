//! Converts values to the texts in the store, and back.

use awale_rules::{Pit, Seat, Settlement, matches};
use awale_study::catalogue::{AnyMove, Kind, Variant};

use crate::club::protocol::Pace;
use crate::club::tournament::Format;

use super::Error;

pub(super) fn damaged(what: &str, text: &str) -> Error {
    Error::Damaged(format!("\"{text}\" is no {what}"))
}

pub(super) fn pace_word(pace: Pace) -> String {
    match pace {
        Pace::Free => "free".to_owned(),
        Pace::Clock(control) => control.to_string(),
        Pace::Days(days) => format!("{days}d"),
    }
}

pub(crate) fn pace_of(word: &str) -> Result<Pace, Error> {
    let days = word
        .strip_suffix('d')
        .and_then(|days| days.parse().ok())
        .map(Pace::Days);
    let pace = if word == "free" {
        Some(Pace::Free)
    } else {
        days
    };
    pace.or_else(|| word.parse().ok().map(Pace::Clock))
        .ok_or_else(|| damaged("time", word))
}

pub(super) fn seat_of(word: &str) -> Result<Seat, Error> {
    Seat::BOTH
        .into_iter()
        .find(|&seat| seat.name() == word)
        .ok_or_else(|| damaged("side", word))
}

pub(super) fn settlement_word(settlement: Settlement) -> String {
    match settlement {
        Settlement::Agreement => "agreed".to_owned(),
        Settlement::Resignation(seat) => format!("resigned {}", seat.name()),
        Settlement::TimeLoss(seat) => format!("time {}", seat.name()),
    }
}

pub(super) fn settlement_of(word: &str) -> Result<Settlement, Error> {
    match word.split_once(' ') {
        None if word == "agreed" => Ok(Settlement::Agreement),
        Some(("resigned", seat)) => Ok(Settlement::Resignation(seat_of(seat)?)),
        Some(("time", seat)) => Ok(Settlement::TimeLoss(seat_of(seat)?)),
        _ => Err(damaged("end", word)),
    }
}

/// Returns the game with this id. A club plays only the built-in games.
#[must_use]
pub fn kind_of_id(id: &str) -> Option<Kind> {
    if id == "matches" {
        return Some(Kind::Matches(matches::HeapRules::THIRTEEN));
    }
    Variant::built_in()
        .into_iter()
        .find(|variant| variant.id.as_str() == id)
        .map(Kind::Awale)
}

pub(super) fn kind_of(id: &str) -> Result<Kind, Error> {
    kind_of_id(id).ok_or_else(|| damaged("game", id))
}

pub(super) fn move_of(word: &str) -> Result<AnyMove, Error> {
    let take = || {
        word.parse()
            .ok()
            .map(|count| AnyMove::Take(matches::Take(count)))
    };
    let mut letters = word.chars();
    let pit = letters
        .next()
        .filter(|_| letters.next().is_none())
        .and_then(Pit::from_letter)
        .map(AnyMove::Pit);
    pit.or_else(take).ok_or_else(|| damaged("move", word))
}

pub(super) fn format_word(format: Format) -> String {
    match format {
        Format::RoundRobin => "round-robin".to_owned(),
        Format::Swiss(rounds) => format!("swiss {rounds}"),
    }
}

pub(super) fn format_of(word: &str) -> Result<Format, Error> {
    let swiss = word
        .strip_prefix("swiss ")
        .and_then(|rounds| rounds.parse().ok())
        .map(Format::Swiss);
    if word == "round-robin" {
        Some(Format::RoundRobin)
    } else {
        swiss
    }
    .ok_or_else(|| damaged("format", word))
}
