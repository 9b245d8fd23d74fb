//! The order of scores by which a player chooses between moves.

use std::cmp::Ordering;

use awale_engine::Score;

use super::verdict::ValueEvidence;

/// One seed in hundredths of a seed.
pub(super) const CENTISEEDS_PER_SEED: i32 = 100;

/// Compares two scores as a player does. A proven win comes before a win by a table, this before
/// any estimate, and an estimate before a loss. Among equals, and among all losses, the larger lead
/// is better; then a loss by a table before a proven one.
pub fn compare_as_player(one: Score, other: Score) -> Ordering {
    sort_key(one, one.lead_centiseeds()).cmp(&sort_key(other, other.lead_centiseeds()))
}

/// Returns the sort key of a score for [`compare_as_player`], with `lead` as its lead.
pub(super) fn sort_key(score: Score, lead: i32) -> (i32, i32, i32) {
    let certainty = ValueEvidence::Estimate as i32 - ValueEvidence::of(score) as i32;
    let result = score.known_result_sign().unwrap_or(0);
    (result.max(result * certainty), lead, result * certainty)
}
