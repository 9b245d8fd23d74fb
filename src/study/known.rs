//! What is certain of a position without searching it.

use crate::awale::{Pit, Position};
use crate::endgame::{Tables, Truth};
use crate::engine::Score;
use crate::game::{Game, Tally, repetition};

use super::value::prefers;

/// The longest line that is told of a board that the tables know: enough to see where it leads.
const LINE: usize = 8;

/// What the last of the positions `past` is worth to its side to move, where the rules or the tables say so.
pub(super) fn known(past: &[Position], tables: Option<&Tables>) -> Option<Score> {
    ended(past).or_else(|| in_tables(past.last()?, tables?))
}

/// The value of a game that is over.
fn ended(past: &[Position]) -> Option<Score> {
    let position = past.last()?;
    let tally = match position.outcome() {
        Some(outcome) => outcome.tally,
        None => repetition(past).map(|_| position.tally_when_repeated())?,
    };
    Some(Score::Proven(lead_in(&tally, position)))
}

fn lead_in(tally: &Tally, position: &Position) -> i32 {
    let mover = position.to_move();
    tally.counts[mover] as i32 - tally.counts[mover.opponent()] as i32
}

/// What the tables say: the final lead, proven where they are exact.
pub(super) fn in_tables(position: &Position, tables: &Tables) -> Option<Score> {
    let entry = tables.probe(position)?;
    let mover = position.to_move();
    let lead = i32::from(position.store(mover)) - i32::from(position.store(mover.opponent())) + i32::from(entry.value);
    Some(match tables.truth() {
        Truth::Exact => Score::Proven(lead),
        Truth::TableValue => Score::Table(lead),
    })
}

/// The play that the tables hold best for both sides. Among moves that are worth the same the one that takes most comes
/// first: it brings home what the others only promise.
pub(super) fn line_in_tables(mut position: Position, tables: &Tables) -> Vec<Pit> {
    let mut line = Vec::new();
    while line.len() < LINE && position.outcome().is_none() {
        let worth = |pit: Pit| {
            let mut after = position;
            after.play_unchecked(pit);
            Some((super::opposite(in_tables(&after, tables)?), position.net_gain(pit)))
        };
        let moves = position.moves().filter_map(|pit| Some((pit, worth(pit)?)));
        // The first of equals, as the rules order them.
        let best = moves.reduce(|best, next| {
            let (score, gain) = next.1;
            if prefers(score, best.1.0).then(gain.cmp(&best.1.1)).is_gt() { next } else { best }
        });
        let Some((pit, _)) = best else { break };
        line.push(pit);
        position.play_unchecked(pit);
    }
    line
}
