//! Checks the results in a text against the moves.

use awale_rules::{FinalResult, Game, GameEnd, Match, Outcome, PerSeat, Seat, Settlement};

use crate::{
    catalogue::{AnyEnding, AnyGame},
    record::{RecordProblem, ResultSource, result::settlement_name},
};

use super::OgnFault;

/// The result of a game that is not over.
pub(super) const UNFINISHED_RESULT: &str = "*";

/// A result as it is written in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WrittenResult {
    Unfinished,
    /// The winner, or `None` for a draw.
    Winner(Option<Seat>),
    /// The seeds of each side.
    SeedCounts(PerSeat<u32>),
}

impl WrittenResult {
    fn from_text(text: &str) -> Option<WrittenResult> {
        Some(match text {
            UNFINISHED_RESULT => WrittenResult::Unfinished,
            "1-0" => WrittenResult::Winner(Some(Seat::South)),
            "0-1" => WrittenResult::Winner(Some(Seat::North)),
            "1/2-1/2" | "½-½" | "1/2" | "½" => WrittenResult::Winner(None),
            _ => {
                let (south, north) = text.split_once('-')?;
                WrittenResult::SeedCounts(PerSeat {
                    south: parse_seed_count(south)?,
                    north: parse_seed_count(north)?,
                })
            }
        })
    }

    /// Returns true if `final_result` is compatible with this result.
    fn is_compatible_with(self, final_result: &FinalResult) -> bool {
        match self {
            WrittenResult::Unfinished => true,
            WrittenResult::Winner(winner) => final_result.winner == winner,
            WrittenResult::SeedCounts(counts) => final_result.final_counts == counts,
        }
    }
}

/// Parses a number of seeds. Only digits are allowed, because Rust's own parser accepts a sign.
fn parse_seed_count(text: &str) -> Option<u32> {
    let text = text.trim();
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().ok())?
}

/// Returns true if the text is the result of a game.
pub(super) fn is_result(text: &str) -> bool {
    WrittenResult::from_text(text).is_some()
}

/// Formats a result: the seeds of each side if they show the winner, `1-0`, `0-1` or `1/2-1/2` if
/// they do not or a side resigned or lost on time, and `*` for an unfinished game.
pub(super) fn format_result(outcome: Option<&Outcome<GameEnd<AnyEnding>>>) -> String {
    let Some(Outcome {
        final_result,
        ending: close,
    }) = outcome
    else {
        return UNFINISHED_RESULT.to_owned();
    };
    let counts_show_winner =
        FinalResult::won_by_larger_count(final_result.final_counts).winner == final_result.winner;
    match (final_result.winner, close) {
        (
            Some(Seat::South),
            GameEnd::Settled(Settlement::Resignation(_) | Settlement::TimeLoss(_)),
        ) => "1-0".to_owned(),
        (
            Some(Seat::North),
            GameEnd::Settled(Settlement::Resignation(_) | Settlement::TimeLoss(_)),
        ) => "0-1".to_owned(),
        _ if counts_show_winner => {
            format!(
                "{}-{}",
                final_result.final_counts.south, final_result.final_counts.north
            )
        }
        (Some(Seat::South), _) => "1-0".to_owned(),
        (Some(Seat::North), _) => "0-1".to_owned(),
        (None, _) => "1/2-1/2".to_owned(),
    }
}

/// Ends `game` as the players ended it, by the tag `Termination` or by a result that the moves do
/// not give. Compares all results in the text: the two tags, the result after the moves
/// (`result_after_moves`), and the moves themselves.
pub(super) fn apply_written_result(
    game: &mut Match<AnyGame>,
    settlement: Option<(usize, Settlement)>,
    result_tag: Option<&(usize, String)>,
    result_after_moves: Option<(usize, &str)>,
) -> Result<(), OgnFault> {
    let outcome_by_rules = game.outcome();
    if let Some((_, settlement)) = settlement {
        game.settle(settlement);
    }
    let settlement_text = settlement.map(|(_, settlement)| settlement_name(settlement));
    let settlement_text = settlement_text.unwrap_or_default().to_owned();
    let mismatch_fault = |place, (at, written): (usize, &str), against, expected: String| {
        let written_text = written.to_owned();
        let problem = RecordProblem::ResultMismatch {
            wrong_source: place,
            wrong_result: written_text,
            right_source: against,
            right_result: expected,
        };
        Err((at, problem))
    };
    let format_counts = |counts: PerSeat<u32>| format!("{}-{}", counts.south, counts.north);
    let result_tag = result_tag.map(|(at, text)| (*at, text.as_str()));
    let written_results = [
        (ResultSource::ResultTag, result_tag),
        (ResultSource::ResultAfterMoves, result_after_moves),
    ];
    let written_results = written_results
        .into_iter()
        .filter_map(|(source, offset_and_text)| Some((source, offset_and_text?)));
    for (source, (at, text)) in written_results.clone() {
        let written_result = WrittenResult::from_text(text)
            .ok_or_else(|| (at, RecordProblem::InvalidResult(text.to_owned())))?;
        if settle_if_compatible(game, written_result) {
            continue;
        }
        return match (&outcome_by_rules, settlement, result_tag, game.settlement()) {
            (Some(verdict), ..) => {
                let expected_result = format_counts(verdict.final_result.final_counts);
                mismatch_fault(
                    source,
                    (at, text),
                    ResultSource::ResultByMovesAndRules,
                    expected_result,
                )
            }
            (None, Some(_), ..) => mismatch_fault(
                source,
                (at, text),
                ResultSource::TerminationTag,
                settlement_text,
            ),
            (None, None, Some(result_tag), Some(_)) => mismatch_fault(
                ResultSource::ResultTag,
                result_tag,
                ResultSource::ResultAfterMoves,
                text.to_owned(),
            ),
            _ => {
                let stores_text = format_counts(game.position().collected_counts());
                mismatch_fault(
                    source,
                    (at, text),
                    ResultSource::StoresOfUnfinishedGame,
                    stores_text,
                )
            }
        };
    }
    match (outcome_by_rules, settlement) {
        (Some(verdict), Some((at, settlement)))
            if verdict.ending != GameEnd::Settled(settlement) =>
        {
            let (wrong_source, expected_result) = (
                ResultSource::TerminationTag,
                format_counts(verdict.final_result.final_counts),
            );
            return mismatch_fault(
                wrong_source,
                (at, &settlement_text),
                ResultSource::ResultByMovesAndRules,
                expected_result,
            );
        }
        (Some(_), _) => return Ok(()),
        (None, _) => {}
    }
    // The code below is only reached if the rules do not end the game.
    let unfinished_result = written_results
        .clone()
        .find(|(_, (_, text))| *text == UNFINISHED_RESULT);
    let Some((unfinished_result_source, offset_and_unfinished_mark)) =
        unfinished_result.filter(|_| game.settlement().is_some())
    else {
        return Ok(());
    };
    match (settlement, result_tag, result_after_moves) {
        (None, Some(result_tag), Some((_, result_after_moves))) => mismatch_fault(
            ResultSource::ResultTag,
            result_tag,
            ResultSource::ResultAfterMoves,
            result_after_moves.to_owned(),
        ),
        _ => mismatch_fault(
            unfinished_result_source,
            offset_and_unfinished_mark,
            ResultSource::TerminationTag,
            settlement_text,
        ),
    }
}

/// Returns true if the game can have this result. If the rules do not end the game, a result other
/// than the score so far ends it as the players must have ended it.
///
/// Programs write different counts if seeds are left: the stores, the stores with the seeds of each
/// row, or the counts by the rules.
fn settle_if_compatible(game: &mut Match<AnyGame>, written_result: WrittenResult) -> bool {
    let position = *game.position();
    let result_by_store_counts = FinalResult::won_by_larger_count(position.collected_counts());
    let result_if_agreed = position.result_when_agreed();
    match (game.outcome(), written_result) {
        (Some(Outcome { final_result, .. }), WrittenResult::SeedCounts(_)) => {
            written_result.is_compatible_with(&final_result)
                || written_result.is_compatible_with(&result_by_store_counts)
                || written_result.is_compatible_with(&result_if_agreed)
        }
        (Some(Outcome { final_result, .. }), _) => written_result.is_compatible_with(&final_result),
        (None, WrittenResult::Unfinished) => true,
        (None, WrittenResult::Winner(Some(winner))) => {
            game.settle(Settlement::Resignation(winner.opponent()));
            true
        }
        (None, _) if written_result.is_compatible_with(&result_if_agreed) => {
            game.settle(Settlement::Agreement);
            true
        }
        // The score so far does not end the game.
        (None, WrittenResult::SeedCounts(_)) => {
            written_result.is_compatible_with(&result_by_store_counts)
        }
        (None, WrittenResult::Winner(None)) => false,
    }
}
