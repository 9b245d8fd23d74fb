//! The errors of positions, links and rules.

use awale_rules::{InvalidPosition, PITS, PositionError, RulesError, matches_game};

use crate::{
    link::{LinkError, MAX_ADDRESS_BYTES},
    words::{Explain, Words, say},
};

impl Explain for PositionError {
    fn explain(&self, words: &Words) -> String {
        match self {
            PositionError::WrongFieldCount(found) => {
                let expected_field_count = PITS + 3;
                say!(
                    words,
                    "position-fields",
                    expected = expected_field_count,
                    found
                )
            }
            PositionError::InvalidSeedCount {
                field_number: number,
                field_text: text,
            } => {
                say!(words, "position-seeds", number, text)
            }
            PositionError::InvalidSideToMove(text) => say!(words, "position-side", text),
            PositionError::InvalidPosition(InvalidPosition::WrongTotalSeeds {
                found_seeds: found,
                expected_seeds: expected,
            }) => {
                say!(words, "position-total", seeds = found, expected)
            }
        }
    }
}

impl Explain for LinkError {
    fn explain(&self, words: &Words) -> String {
        match self {
            LinkError::AddressTooLong => say!(words, "link-too-long", most = MAX_ADDRESS_BYTES),
            LinkError::DamagedPart(part) => say!(words, "link-part", part),
            LinkError::InvalidGame(error) => {
                say!(words, "link-game", problem = error.problem.explain(words))
            }
        }
    }
}

impl Explain for RulesError {
    fn explain(&self, words: &Words) -> String {
        match *self {
            RulesError::InvalidSeedsPerPit(value) => {
                say!(words, "contradiction-seeds-per-pit", value, most = 6)
            }
            RulesError::InvalidWinAt {
                invalid_value: value,
                total_seeds: total,
            } => {
                let min_win_at = total / 2 + 1;
                say!(
                    words,
                    "contradiction-win-at",
                    value,
                    total,
                    low = min_win_at
                )
            }
            RulesError::InvalidStopAt {
                invalid_value: value,
                total_seeds: total,
            } => {
                let max_stop_at = total - 1;
                say!(
                    words,
                    "contradiction-stop-at",
                    value,
                    total,
                    high = max_stop_at
                )
            }
        }
    }
}

impl Explain for matches_game::HeapRulesError {
    fn explain(&self, words: &Words) -> String {
        let (message_id, value, range) = match *self {
            matches_game::HeapRulesError::InvalidMatchesAtStart(value) => (
                "contradiction-start",
                value,
                matches_game::HeapRules::MATCHES_AT_START_RANGE,
            ),
            matches_game::HeapRulesError::InvalidMaxTake(value) => (
                "contradiction-max-take",
                value,
                matches_game::HeapRules::MAX_TAKE_RANGE,
            ),
        };
        let (low, high) = range.into_inner();
        say!(words, message_id, value, low, high)
    }
}
