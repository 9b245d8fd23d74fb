//! The scale of values: what a position is worth to the side to move.
//!
//! The size of a value tells what it says, so the search compares only numbers:
//!
//! | size | meaning |
//! | --- | --- |
//! | up to 14,999 | an estimate, in hundredths of a seed |
//! | 15,000 and the final lead in seeds | won, if endless play pays what the endgame table supposes |
//! | 20,000 and the final lead in seeds | won, proven |
//! | 0 | a draw, or an estimate of nothing |

/// A value in the search.
pub(super) type Value = i32;

/// Hundredths of a seed.
pub(super) const SEED: Value = 100;
/// The largest estimate. 72 seeds are 7,200, and no evaluation doubles that.
pub(super) const LARGEST_ESTIMATE: Value = 14_999;
/// Won by the word of a table whose values are a convention where play is endless.
pub(super) const TABLE_WON: Value = 15_000;
/// Won, proven.
pub(super) const WON: Value = 20_000;
/// Above every value; it still fits the 16 bits of a value in the transposition table.
pub(super) const INFINITE: Value = 32_000;

/// What the end of a game is worth to the side that leads by `lead` seeds.
#[inline]
pub(super) const fn of_final_lead(lead: i32) -> Value {
    WON * lead.signum() + lead
}

/// What a table says that the game will end with: proven where the table is exact.
#[inline]
pub(super) const fn of_table_lead(lead: i32, exact: bool) -> Value {
    let won = if exact { WON } else { TABLE_WON };
    won * lead.signum() + lead
}

/// An estimate kept within its range.
#[inline]
pub(super) fn of_estimate(estimate: i32) -> Value {
    estimate.clamp(-LARGEST_ESTIMATE, LARGEST_ESTIMATE)
}

/// The value of a position for its side to move, and how sure it is.
///
/// # Examples
/// ```
/// use awale_engine::Score;
///
/// assert_eq!(Score::Estimate(-150).centiseeds(), -150);
/// assert_eq!(Score::Proven(3).centiseeds(), 10_300);
/// assert_eq!(Score::Table(0).lead(), 0.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// An estimate, in hundredths of a seed.
    Estimate(i32),
    /// A table value: the side to move ends this many seeds ahead (behind where negative), by an endgame table that is right in
    /// all but rare cases.
    Table(i32),
    /// The side to move can force to end at least this many seeds ahead, or cannot avoid to end this many behind.
    Proven(i32),
}

impl Score {
    pub(super) const fn of(value: Value) -> Score {
        let size = value.abs();
        if size >= WON {
            Score::Proven(value.signum() * (size - WON))
        } else if size >= TABLE_WON {
            Score::Table(value.signum() * (size - TABLE_WON))
        } else {
            Score::Estimate(value)
        }
    }

    /// The expected final lead of the side to move, in seeds.
    #[must_use]
    pub fn lead(self) -> f64 {
        match self {
            Score::Estimate(value) => f64::from(value) / f64::from(SEED),
            Score::Table(lead) | Score::Proven(lead) => f64::from(lead),
        }
    }

    /// Whether the side to move is sure to win or to draw or to lose: nothing is estimated.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        matches!(self, Score::Proven(_))
    }

    /// The same score, seen by the other side.
    #[must_use]
    pub const fn turned(self) -> Score {
        match self {
            Score::Estimate(value) => Score::Estimate(-value),
            Score::Table(lead) => Score::Table(-lead),
            Score::Proven(lead) => Score::Proven(-lead),
        }
    }

    /// The score in hundredths of a seed, for protocols that know nothing else: a win counts 10,000 more.
    #[must_use]
    pub const fn centiseeds(self) -> i32 {
        /// More than the 7,200 of all the seeds of the largest game.
        const DECIDED: i32 = 10_000;
        match self {
            Score::Estimate(value) => value,
            Score::Table(lead) | Score::Proven(lead) => lead.signum() * DECIDED + lead * SEED,
        }
    }
}
