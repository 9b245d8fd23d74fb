//! [`Verdict`]: how good a move is, and whether that is proven.

use awale_engine::Score;

use crate::record::Assessment;

use super::points_model::PointThousandths;

/// The evidence for a value, from the strongest to the weakest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ValueEvidence {
    /// The rules, or a proof.
    Proven,
    /// An endgame table, which does not know the game's history and so is not a proof.
    Table,
    /// The estimate of a search.
    Estimate,
}

impl ValueEvidence {
    /// Returns the evidence for `score`.
    pub const fn of(score: Score) -> ValueEvidence {
        match score {
            Score::Proven(_) => ValueEvidence::Proven,
            Score::Table(_) => ValueEvidence::Table,
            Score::Estimate(_) => ValueEvidence::Estimate,
        }
    }

    /// Returns the evidence for a statement about all of `scores`: the evidence for the weakest
    /// score.
    pub fn weakest_of(scores: impl IntoIterator<Item = Score>) -> ValueEvidence {
        let evidence = scores.into_iter().map(ValueEvidence::of);
        evidence.max().unwrap_or(ValueEvidence::Proven)
    }
}

/// How good a move is: its value and the value of the best move, both seen by the side that moves.
/// [`Verdict::mark`] expresses it as one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The value of the best move.
    pub best: Score,
    /// The value of this move.
    pub value: Score,
    /// The expected points that the move gives away, in thousandths.
    pub cost: PointThousandths,
}

impl Verdict {
    /// Returns the evidence for a statement about both values.
    pub fn evidence(self) -> ValueEvidence {
        ValueEvidence::weakest_of([self.best, self.value])
    }

    /// Returns the seeds that the move gives away, in hundredths: the difference of the two values
    /// as they are shown, rounded to tenths.
    ///
    /// A proof stops as soon as the winner is known. Its lead is only a bound: the winner gets at
    /// least this much. So a move that keeps a certain result gives nothing away, and a move that
    /// changes it gives away at least the difference. An estimate and a proven lead cannot be
    /// subtracted.
    pub const fn seed_cost_centiseeds(self) -> i32 {
        let is_comparable = match (
            self.best.known_result_sign(),
            self.value.known_result_sign(),
        ) {
            (None, None) => true,
            (Some(before), Some(after)) => before != after,
            _ => false,
        };
        let difference = round_to_tenths(self.best.lead_centiseeds())
            - round_to_tenths(self.value.lead_centiseeds());
        if is_comparable && difference > 0 {
            difference
        } else {
            0
        }
    }
}

/// Rounds hundredths of a seed to tenths.
const fn round_to_tenths(centiseeds: i32) -> i32 {
    (centiseeds + 5 * centiseeds.signum()) / 10 * 10
}

impl From<&Assessment> for Verdict {
    fn from(assessment: &Assessment) -> Verdict {
        let &Assessment {
            best, value, cost, ..
        } = assessment;
        Verdict { best, value, cost }
    }
}

#[cfg(test)]
mod tests {
    use Score::{Estimate, Proven, Table};

    use super::*;

    #[test]
    fn the_evidence_of_several_scores_is_the_weakest_of_them() {
        for (scores, grounds) in [
            (vec![], ValueEvidence::Proven),
            (vec![Proven(3), Proven(-1)], ValueEvidence::Proven),
            (vec![Proven(3), Table(0), Proven(1)], ValueEvidence::Table),
            (
                vec![Table(2), Estimate(40), Proven(-3)],
                ValueEvidence::Estimate,
            ),
        ] {
            assert_eq!(
                ValueEvidence::weakest_of(scores.clone()),
                grounds,
                "{scores:?}"
            );
        }
    }
}
