//! What is wrong with a position or with rules.

use awale_rules::{Invalid, PITS, PositionError, RulesError, matches};

use crate::i18n::{Explain, Words};
use crate::text::UnclosedQuote;

impl Explain for PositionError {
    fn explain(&self, words: &Words) -> String {
        match self {
            PositionError::Fields(found) => {
                let expected = PITS + 3;
                words.with("position-fields", &[("expected", expected.into()), ("found", (*found).into())])
            }
            PositionError::Seeds { number, text } => {
                words.with("position-seeds", &[("number", (*number).into()), ("text", text.into())])
            }
            PositionError::Side(text) => words.with("position-side", &[("text", text.into())]),
            PositionError::Invalid(Invalid::Total { found, expected }) => {
                words.with("position-total", &[("found", (*found).into()), ("expected", (*expected).into())])
            }
        }
    }
}

impl Explain for UnclosedQuote {
    fn explain(&self, words: &Words) -> String {
        words.get("bots-unclosed-quote")
    }
}

impl Explain for RulesError {
    fn explain(&self, words: &Words) -> String {
        match *self {
            RulesError::SeedsPerPit(value) => {
                words.with("contradiction-seeds-per-pit", &[("value", value.into()), ("most", 6.into())])
            }
            RulesError::WinAt { value, total } => {
                let low = total / 2 + 1;
                let values = [("value", value.into()), ("total", total.into()), ("low", low.into())];
                words.with("contradiction-win-at", &values)
            }
            RulesError::StopAt { value, total } => {
                let high = total - 1;
                let values = [("value", value.into()), ("total", total.into()), ("high", high.into())];
                words.with("contradiction-stop-at", &values)
            }
        }
    }
}

impl Explain for matches::HeapRulesError {
    fn explain(&self, words: &Words) -> String {
        let (id, value, range) = match *self {
            matches::HeapRulesError::Start(value) => ("contradiction-start", value, matches::HeapRules::STARTS),
            matches::HeapRulesError::MaxTake(value) => ("contradiction-max-take", value, matches::HeapRules::TAKES),
        };
        let (low, high) = range.into_inner();
        words.with(id, &[("value", value.into()), ("low", low.into()), ("high", high.into())])
    }
}
