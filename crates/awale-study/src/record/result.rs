//! Reads and writes the section `[result]` of a record: how a game ended.

use std::fmt::Write as _;

use awale_rules::{Ending, GameEnd, Match, Outcome, PerSeat, Seat, Settlement};

use crate::catalogue::{AnyEnding, AnyGame};

use super::{
    RecordProblem, ResultSource,
    fields::{Fault, Fields},
};

/// Returns the name in records for the end of a game.
pub(super) fn ending_name(outcome: &Outcome<GameEnd<AnyEnding>>) -> &'static str {
    match outcome.ending {
        GameEnd::ByRules(AnyEnding::Awale(Ending::StoreReached(_))) => "win_at",
        GameEnd::ByRules(AnyEnding::Awale(Ending::FewSeedsLeft)) => "stop_at",
        GameEnd::ByRules(AnyEnding::Awale(Ending::NoLegalMove(_))) => "no-move",
        GameEnd::ByRules(AnyEnding::Matches(_)) => "last-match",
        GameEnd::Repetition { .. } => "repetition",
        GameEnd::Settled(settlement) => settlement_name(settlement),
    }
}

/// The ends that the players make, with their names in records.
const SETTLEMENT_NAMES: [(Settlement, &str); 5] = [
    (Settlement::Agreement, "agreement"),
    (Settlement::Resignation(Seat::South), "south-resigned"),
    (Settlement::Resignation(Seat::North), "north-resigned"),
    (Settlement::TimeLoss(Seat::South), "south-out-of-time"),
    (Settlement::TimeLoss(Seat::North), "north-out-of-time"),
];

/// Returns the name in records for an end that the players made.
pub fn settlement_name(settlement: Settlement) -> &'static str {
    let named_settlement = SETTLEMENT_NAMES
        .iter()
        .find(|(known, _)| *known == settlement);
    named_settlement.map_or("", |(_, name)| name)
}

/// Returns the end that the players made, by its name in records, or `None` if no such end has this
/// name.
pub fn settlement_from_name(wanted_name: &str) -> Option<Settlement> {
    let named_settlement = SETTLEMENT_NAMES
        .iter()
        .find(|(_, name)| *name == wanted_name);
    named_settlement.map(|(settlement, _)| *settlement)
}

/// Returns the name in records for the winner.
fn winner_name(outcome: &Outcome<GameEnd<AnyEnding>>) -> &'static str {
    match outcome.final_result.winner {
        Some(seat) => seat.name(),
        None => "draw",
    }
}

/// Reads the result. If the players ended the game, `game` is ended the same way. Afterwards the
/// winner, the ending and the counts must agree with the game.
pub(super) fn read(mut table: Fields, game: &mut Match<AnyGame>) -> Result<(), Fault> {
    let span = table.span.clone();
    let (ending_span, written_ending) = table.take_value_spanned::<String>("ending")?;
    let winner: String = table.take_value("winner")?;
    let written_counts = PerSeat {
        south: table.take_value::<i64>("south")?,
        north: table.take_value::<i64>("north")?,
    };
    table.check_empty()?;
    if let Some(settlement) = settlement_from_name(&written_ending) {
        game.settle(settlement);
    }
    let Some(outcome) = game.outcome() else {
        return Err((ending_span, RecordProblem::ResultBeforeGameEnd));
    };
    let expected_names = [ending_name(&outcome), winner_name(&outcome)];
    for (written, expected) in [written_ending, winner].iter().zip(expected_names) {
        if written != expected {
            return Err((
                span,
                result_mismatch_error(written.clone(), expected.to_owned()),
            ));
        }
    }
    for seat in Seat::BOTH {
        let expected_count = outcome.final_result.final_counts[seat];
        if written_counts[seat] != i64::from(expected_count) {
            let format_count = |count: i64| format!("{} = {count}", seat.name());
            let (written_text, expected_text) = (
                format_count(written_counts[seat]),
                format_count(expected_count.into()),
            );
            return Err((span, result_mismatch_error(written_text, expected_text)));
        }
    }
    Ok(())
}

const fn result_mismatch_error(written_result: String, expected_result: String) -> RecordProblem {
    RecordProblem::ResultMismatch {
        wrong_source: ResultSource::ResultSection,
        wrong_result: written_result,
        right_source: ResultSource::ResultByMovesAndRules,
        right_result: expected_result,
    }
}

pub(super) fn write(outcome: &Outcome<GameEnd<AnyEnding>>, out: &mut String) -> std::fmt::Result {
    let final_counts = outcome.final_result.final_counts;
    write!(
        out,
        "\n[result]\nwinner = \"{}\"\nending = \"{}\"\n",
        winner_name(outcome),
        ending_name(outcome)
    )?;
    write!(
        out,
        "south = {}\nnorth = {}\n",
        final_counts.south, final_counts.north
    )
}
