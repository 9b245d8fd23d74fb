//! How good a move is, and what that rests on.

use awale_engine::Score;

use crate::record::Assessment;

use super::expected::Points;

/// What a value rests on, from the surest to the least sure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grounds {
    /// The rules, or a proof.
    Proven,
    /// An endgame table, which knows no history: it is no proof.
    Table,
    /// The estimate of a search.
    Estimate,
}

impl Grounds {
    /// What `score` rests on.
    #[must_use]
    pub const fn of(score: Score) -> Grounds {
        match score {
            Score::Proven(_) => Grounds::Proven,
            Score::Table(_) => Grounds::Table,
            Score::Estimate(_) => Grounds::Estimate,
        }
    }

    /// What a statement about all of `scores` rests on: the grounds of the least sure one.
    pub fn of_all(scores: impl IntoIterator<Item = Score>) -> Grounds {
        let grounds = scores.into_iter().map(Grounds::of);
        grounds.max().unwrap_or(Grounds::Proven)
    }
}

/// How good a move is: its value next to that of the best move, both seen by the side that moves.
/// [`Verdict::mark`] says it in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What the best move is worth.
    pub best: Score,
    /// What this move is worth.
    pub value: Score,
    /// The expected points that it gives away.
    pub cost: Points,
}

impl Verdict {
    /// What the two values together rest on.
    #[must_use]
    pub fn grounds(self) -> Grounds {
        Grounds::of_all([self.best, self.value])
    }

    /// What the move gives away, in hundredths of a seed.
    ///
    /// A proof ends where the winner is known. Its lead is a bound: the winner has at least this
    /// much, the loser at most; how far that can be driven it does not say. So if the result is
    /// certain and the same, nothing is given away; if a certain result is worse than it had to be,
    /// at least this is. An estimate less a proof is no number of seeds.
    #[must_use]
    pub const fn given_away(self) -> i32 {
        let comparable = match (self.best.result(), self.value.result()) {
            (None, None) => true,
            (Some(before), Some(after)) => before != after,
            _ => false,
        };
        let difference = self.best.lead() - self.value.lead();
        if comparable && difference > 0 {
            difference
        } else {
            0
        }
    }
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
    fn a_statement_is_as_sure_as_its_least_sure_value() {
        for (scores, grounds) in [
            (vec![], Grounds::Proven),
            (vec![Proven(3), Proven(-1)], Grounds::Proven),
            (vec![Proven(3), Table(0), Proven(1)], Grounds::Table),
            (vec![Table(2), Estimate(40), Proven(-3)], Grounds::Estimate),
        ] {
            assert_eq!(Grounds::of_all(scores.clone()), grounds, "{scores:?}");
        }
    }
}
