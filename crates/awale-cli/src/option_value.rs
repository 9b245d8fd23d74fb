//! Values of options that are more than a number or a word of a list, and what each must look like.

use std::time::Duration;

use awale_engine::tables::MAX_SEEDS;
use awale_words::text::time;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use awale_study::display_in_english;
use awale_study::words::{Explain, Words, say};

/// What an option takes, where it got something else. The error that clap carries; `option_error`
/// tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedValue {
    Time,
    Day,
    Clock,
    EvenGames,
    SeedRange,
    EngineLimit,
    EloBounds,
    Puzzle,
    Pit,
}

display_in_english!(WantedValue);

/// What the value must look like, in a few words.
impl Explain for WantedValue {
    fn explain(&self, words: &Words) -> String {
        match self {
            WantedValue::Time => words.get("wanted-time"),
            WantedValue::Day => words.get("wanted-day"),
            WantedValue::Clock => words.get("wanted-clock"),
            WantedValue::EvenGames => words.get("wanted-even-games"),
            WantedValue::SeedRange => say!(words, "wanted-seed-range", most = MAX_SEEDS),
            WantedValue::EngineLimit => words.get("wanted-engine-limit"),
            WantedValue::EloBounds => words.get("wanted-elo-bounds"),
            WantedValue::Puzzle => words.get("wanted-puzzle"),
            WantedValue::Pit => words.get("wanted-pit"),
        }
    }
}

/// Reads a time, such as `100ms`.
///
/// # Errors
/// When it is none, or out of range.
pub fn duration(text: &str) -> Result<Duration, WantedValue> {
    time(text).ok_or(WantedValue::Time)
}

/// Reads the letter of a pit. Whether the rules let it be played is seen on the board.
///
/// # Errors
/// When it is more or less than one letter.
pub fn letter(text: &str) -> Result<char, WantedValue> {
    text.parse().map_err(|_| WantedValue::Pit)
}

/// Reads one of these names. Help pages tell them in their own words.
pub fn one_of<T: Copy + Send + Sync + 'static>(
    all: impl IntoIterator<Item = T>,
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let all: Vec<T> = all.into_iter().collect();
    let names: Vec<&'static str> = all.iter().map(|&one| name(one)).collect();
    PossibleValuesParser::new(names).try_map(move |text| {
        all.iter()
            .copied()
            .find(|&one| name(one) == text)
            .ok_or(text)
    })
}
