//! The errors of positions and rules.

use awale_rules::{InvalidPosition, PITS, PositionError, RulesError, matches};

use crate::link::{LinkError, MAX_BYTES};
use crate::words::{Explain, Words, say};

impl Explain for PositionError {
    fn explain(&self, words: &Words) -> String {
        match self {
            PositionError::Fields(found) => {
                let expected = PITS + 3;
                say!(
                    words,
                    "position-fields",
                    expected = expected,
                    found = (*found)
                )
            }
            PositionError::Seeds { number, text } => {
                say!(words, "position-seeds", number = (*number), text = text)
            }
            PositionError::Side(text) => say!(words, "position-side", text = text),
            PositionError::Invalid(InvalidPosition::Total { found, expected }) => {
                say!(
                    words,
                    "position-total",
                    seeds = (*found),
                    expected = (*expected)
                )
            }
        }
    }
}

impl Explain for LinkError {
    fn explain(&self, words: &Words) -> String {
        match self {
            LinkError::TooLong => say!(words, "link-too-long", most = MAX_BYTES),
            LinkError::Part(part) => say!(words, "link-part", part = part.as_str()),
            LinkError::Game(error) => {
                say!(words, "link-game", problem = error.problem.explain(words))
            }
        }
    }
}

impl Explain for RulesError {
    fn explain(&self, words: &Words) -> String {
        match *self {
            RulesError::SeedsPerPit(value) => {
                say!(
                    words,
                    "contradiction-seeds-per-pit",
                    value = value,
                    most = 6
                )
            }
            RulesError::WinAt { value, total } => {
                let low = total / 2 + 1;
                let values = [
                    ("value", value.into()),
                    ("total", total.into()),
                    ("low", low.into()),
                ];
                words.with("contradiction-win-at", &values)
            }
            RulesError::StopAt { value, total } => {
                let high = total - 1;
                let values = [
                    ("value", value.into()),
                    ("total", total.into()),
                    ("high", high.into()),
                ];
                words.with("contradiction-stop-at", &values)
            }
        }
    }
}

impl Explain for matches::HeapRulesError {
    fn explain(&self, words: &Words) -> String {
        let (id, value, range) = match *self {
            matches::HeapRulesError::Start(value) => (
                "contradiction-start",
                value,
                matches::HeapRules::START_RANGE,
            ),
            matches::HeapRulesError::MaxTake(value) => (
                "contradiction-max-take",
                value,
                matches::HeapRules::MAX_TAKE_RANGE,
            ),
        };
        let (low, high) = range.into_inner();
        say!(words, id, value = value, low = low, high = high)
    }
}
