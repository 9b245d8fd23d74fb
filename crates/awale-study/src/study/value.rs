//! Comparing scores: which one is better.

use std::cmp::Ordering;

use awale_engine::Score;

use super::verdict::Grounds;

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
    let certainty = Grounds::Estimate as i32 - Grounds::of(score) as i32;
    let result = score.result().unwrap_or(0);
    (result.max(result * certainty), lead, result * certainty)
}
