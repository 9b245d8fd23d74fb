//! Comparing scores: which one is better, how sure each is, and how many seeds apart two are.

use std::cmp::Ordering;

use awale_engine::Score;

/// Hundredths of a seed.
pub(super) const SEED: i32 = 100;

/// Which of two scores a player prefers: a proven win before one by a table, this before any
/// estimate, an estimate before a loss. Among equals, and among all losses, the larger lead; then a
/// loss by a table before a proven one.
#[must_use]
pub fn prefers(one: Score, other: Score) -> Ordering {
    rank(one, one.lead()).cmp(&rank(other, other.lead()))
}

/// The place of a score in the order of [`prefers`], with `lead` for its lead.
pub(super) fn rank(score: Score, lead: i32) -> (i32, i32, i32) {
    let certainty = match score {
        Score::Estimate(_) => 0,
        Score::Table(_) => 1,
        Score::Proven(_) => 2,
    };
    let result = score.result().unwrap_or(0);
    (result.max(result * certainty), lead, result * certainty)
}

/// What a move worth `played` gives away where another was worth `best`, in hundredths of a seed;
/// both seen by the side that moves.
///
/// A proof ends where the winner is known. Its lead is a bound: the winner has at least this much,
/// the loser at most; how far that can be driven it does not say. So where the result is certain
/// and the same, nothing is given away; where a certain result is worse than it had to be, at least
/// this is. An estimate less a proof is no number of seeds.
#[must_use]
pub const fn given_away(best: Score, played: Score) -> i32 {
    let comparable = match (best.result(), played.result()) {
        (None, None) => true,
        (Some(before), Some(after)) => before != after,
        _ => false,
    };
    let difference = best.lead() - played.lead();
    if comparable && difference > 0 {
        difference
    } else {
        0
    }
}
