//! Reading the values of options that need their own format, and the messages about wrong values.

use std::time::Duration;

use awale_engine::tables::MAX_SEEDS;
use awale_words::text::parse_time;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use awale_study::{
    display_in_english,
    words::{Explain, Words, say},
};

/// The kind of value that an option expects, as the error for a wrong value. Clap reports it, and
/// `option_error` prints the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpectedOptionValue {
    TimeWithUnit,
    Date,
    TimeControl,
    EvenGameCount,
    SeedRange,
    EngineLimit,
    SprtEloBounds,
    PuzzleDateOrDifficulty,
    PitLetter,
}

display_in_english!(ExpectedOptionValue);

/// A short description of the expected value.
impl Explain for ExpectedOptionValue {
    fn explain(&self, words: &Words) -> String {
        match self {
            ExpectedOptionValue::TimeWithUnit => words.get("wanted-time"),
            ExpectedOptionValue::Date => words.get("wanted-day"),
            ExpectedOptionValue::TimeControl => words.get("wanted-clock"),
            ExpectedOptionValue::EvenGameCount => words.get("wanted-even-games"),
            ExpectedOptionValue::SeedRange => say!(words, "wanted-seed-range", most = MAX_SEEDS),
            ExpectedOptionValue::EngineLimit => words.get("wanted-engine-limit"),
            ExpectedOptionValue::SprtEloBounds => words.get("wanted-elo-bounds"),
            ExpectedOptionValue::PuzzleDateOrDifficulty => words.get("wanted-puzzle"),
            ExpectedOptionValue::PitLetter => words.get("wanted-pit"),
        }
    }
}

/// Reads a time, such as `100ms`.
///
/// # Errors
/// Returns an error if the text is not a time or is out of range.
pub fn parse_duration(text: &str) -> Result<Duration, ExpectedOptionValue> {
    parse_time(text).ok_or(ExpectedOptionValue::TimeWithUnit)
}

/// Reads the letter of a pit. The caller checks whether the move is legal.
///
/// # Errors
/// Returns an error unless the text is exactly one character.
pub fn parse_pit_letter(text: &str) -> Result<char, ExpectedOptionValue> {
    text.parse().map_err(|_| ExpectedOptionValue::PitLetter)
}

/// Makes a parser of an option whose value is one of these names. The parser itself has no
/// descriptions of the names: the help pages take them from the message files.
pub fn parser_of_names<T: Copy + Send + Sync + 'static>(
    values: impl IntoIterator<Item = T>,
    name_of_value: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let values: Vec<T> = values.into_iter().collect();
    let names: Vec<&'static str> = values.iter().map(|&value| name_of_value(value)).collect();
    PossibleValuesParser::new(names).try_map(move |text| {
        values
            .iter()
            .copied()
            .find(|&value| name_of_value(value) == text)
            .ok_or(text)
    })
}
