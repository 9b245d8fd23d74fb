//! The order of scores by which a player chooses between moves.

use std::cmp::Ordering;

use awale_engine::Score;

use super::verdict::ValueEvidence;

/// One seed in hundredths of a seed.
pub(super) const CENTISEEDS_PER_SEED: i32 = 100;

/// When moves are compared, an estimated deficit of this size counts as a loss. At the usual depth
/// of 20 plies it means less than 0.08 expected points, so the seeds matter more than this small
/// chance.
const HOPELESS_DEFICIT_SEEDS: i32 = 12;

/// Compares two scores as a player does. A proven win comes before a win by a table, this before
/// any estimate, and an estimate before a loss, unless it is hopeless. Among equals, and among all
/// losses, the larger lead is better; then a loss by a table before a proven one. A known draw is
/// compared like an estimate of 0.
pub fn compare_as_player(one: Score, other: Score) -> Ordering {
    sort_key(one, one.lead_centiseeds()).cmp(&sort_key(other, other.lead_centiseeds()))
}

/// Returns the sort key of a score for [`compare_as_player`], with `lead_centiseeds` as its lead.
pub(super) fn sort_key(score: Score, lead_centiseeds: i32) -> (i32, i32, i32) {
    let certainty = ValueEvidence::Estimate as i32 - ValueEvidence::of(score) as i32;
    let result_sign = score.known_result_sign().unwrap_or(0);
    let is_hopeless = matches!(score, Score::Estimate(_))
        && lead_centiseeds <= -HOPELESS_DEFICIT_SEEDS * CENTISEEDS_PER_SEED;
    let result_class = if is_hopeless {
        -1
    } else {
        result_sign.max(result_sign * certainty)
    };
    (result_class, lead_centiseeds, result_sign * certainty)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hopeless_estimate_is_compared_with_losses_by_seeds() {
        let is_better = |one, other| compare_as_player(one, other) == Ordering::Greater;
        assert!(is_better(Score::Table(-10), Score::Estimate(-1400)));
        assert!(is_better(Score::Estimate(-1400), Score::Proven(-16)));
        assert!(is_better(Score::Estimate(-1100), Score::Table(-10)));
        assert!(is_better(Score::Estimate(0), Score::Proven(-1)));
    }
}
