//! Scores as a person compares them: which one is better, how sure each is, and how many seeds lie between two.

use std::cmp::Ordering;

use awale_engine::Score;

use crate::record::Value;

/// Hundredths of a seed.
pub(super) const SEED: i32 = 100;

/// The same score seen from the other side.
#[must_use]
pub const fn opposite(score: Score) -> Score {
    match score {
        Score::Estimate(value) => Score::Estimate(-value),
        Score::Table(lead) => Score::Table(-lead),
        Score::Proven(lead) => Score::Proven(-lead),
    }
}

/// The lead that a score speaks of, in hundredths of a seed.
#[must_use]
pub const fn lead_of(score: Score) -> i32 {
    match score {
        Score::Estimate(value) => value,
        Score::Table(lead) | Score::Proven(lead) => SEED * lead,
    }
}

/// Whether a score is more than a judgement: the rules, a proof or an endgame table say so.
#[must_use]
pub const fn is_exact(score: Score) -> bool {
    matches!(score, Score::Table(_) | Score::Proven(_))
}

/// How the game ends by this score: 1 won, 0 drawn, -1 lost; `None` where it is not known.
pub(super) const fn result_of(score: Score) -> Option<i32> {
    match score {
        Score::Estimate(_) => None,
        Score::Table(lead) | Score::Proven(lead) => Some(lead.signum()),
    }
}

/// Which of two scores a player prefers: a proven win before one by a table, this before any estimate, an estimate before
/// a loss, a loss by a table before a proven one; and among equals the larger lead.
#[must_use]
pub fn prefers(one: Score, other: Score) -> Ordering {
    let key = |score| {
        let certainty = match score {
            Score::Estimate(_) => 0,
            Score::Table(_) => 1,
            Score::Proven(_) => 2,
        };
        (certainty * result_of(score).unwrap_or(0), lead_of(score))
    };
    key(one).cmp(&key(other))
}

/// What a move worth `played` gives away where another was worth `best`, in hundredths of a seed; both seen by the side
/// that moves.
///
/// A proof ends where the winner is known. Its lead is a bound: who wins has at least so much, who loses at most; how far
/// that can be driven it does not say. So where the result is certain and the same, nothing is given away; where a
/// certain result is worse than it had to be, at least this is. An estimate less a proof is no number of seeds.
#[must_use]
pub const fn given_away(best: Score, played: Score) -> i32 {
    let comparable = match (result_of(best), result_of(played)) {
        (None, None) => true,
        (Some(before), Some(after)) => before != after,
        _ => false,
    };
    let difference = lead_of(best) - lead_of(played);
    if comparable && difference > 0 { difference } else { 0 }
}

impl From<Score> for Value {
    fn from(score: Score) -> Value {
        match score {
            Score::Estimate(value) => Value::Estimate(value),
            Score::Table(lead) => Value::Table(lead),
            Score::Proven(lead) => Value::Proven(lead),
        }
    }
}

impl From<Value> for Score {
    fn from(value: Value) -> Score {
        match value {
            Value::Estimate(value) => Score::Estimate(value),
            Value::Table(lead) => Score::Table(lead),
            Value::Proven(lead) => Score::Proven(lead),
        }
    }
}
