//! What a search plays for: the game, or every point.
//!
//! On the way to the endgame tables a win is a win, and a search tells a certain one from a likely one. Among the boards that
//! the tables know nothing is likely any more: then the side that is ahead must not lose its lead, nor the side that is
//! behind more than it has to, and both must not go round in circles while points lie on the board. All of it comes
//! down to comparing points, certain or promised alike, where a promise that a capture has brought home is worth a little more
//! than one that is still open. So a search deep enough to see a capture takes it, and one that sees none gives nothing away.

use super::oracle::Known;
use super::value::{SEED, Score, Value, WON, of_estimate, of_final_lead, of_table_lead};

/// What an open promise is worth less than one brought home: less than half a seed, or it would be worth giving up a point.
const PATIENCE: Value = 40;

/// What a search plays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stakes {
    /// The game: who wins, and how certain it is.
    Game,
    /// Every point. The root is a board that the tables know.
    Points {
        /// The tables are exact, and no earlier position of the game can come back.
        exact: bool,
    },
}

impl Stakes {
    /// What is played for where this is known of the root. Tables know no history: their values prove something only where
    /// the game `is_fresh`, so that no earlier position can come back.
    pub(super) fn of_root(known: Option<Known>, is_fresh: bool) -> Stakes {
        known.map_or(Stakes::Game, |known| Stakes::Points { exact: known.exact && is_fresh })
    }

    pub(super) const fn are_points(self) -> bool {
        matches!(self, Stakes::Points { .. })
    }

    /// What tells apart, in the table of positions, what was found out for other stakes.
    #[inline]
    pub(super) const fn key(self) -> u64 {
        match self {
            Stakes::Game => 0,
            // Any number with many bits does.
            Stakes::Points { .. } => 0x9e37_79b9_7f4a_7c15,
        }
    }

    /// The end of the game with this lead, no seed being left to play for.
    #[inline]
    pub(super) const fn of_final_lead(self, lead: i32) -> Value {
        match self {
            Stakes::Game => of_final_lead(lead),
            Stakes::Points { .. } => lead * SEED,
        }
    }

    /// A board on which the tables have the last word.
    #[inline]
    pub(super) const fn of_settled(self, lead: i32, known: Known) -> Value {
        match self {
            Stakes::Game => of_table_lead(lead + known.net, known.exact),
            Stakes::Points { .. } => (lead + known.net) * SEED,
        }
    }

    /// A board at the horizon that the tables judge, but on which the history of the game counts too.
    #[inline]
    pub(super) fn of_promise(self, lead: i32, known: Known) -> Value {
        let patience = if self.are_points() { PATIENCE * known.net.signum() } else { 0 };
        of_estimate((lead + known.net) * SEED - patience)
    }

    /// Whether thinking on cannot make `value`, that of the root, any better.
    pub(super) const fn are_won(self, value: Value) -> bool {
        value.abs() >= WON || self.are_points() && value % SEED == 0
    }

    /// What the engine says of a root of this value.
    pub(super) const fn score(self, value: Value) -> Score {
        match self {
            Stakes::Points { exact } if value.abs() < WON && value != 0 => {
                let is_home = value % SEED == 0;
                let lead = (value + value.signum() * SEED / 2) / SEED;
                if exact && is_home { Score::Proven(lead) } else { Score::Table(lead) }
            }
            _ => Score::of(value),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn known(net: i32) -> Known {
        Known { net, cyclic: false, exact: true }
    }

    #[test]
    fn a_promise_brought_home_is_worth_more_but_not_a_point_more() {
        let points = Stakes::of_root(Some(known(3)), true);
        for lead in [-9, 0, 9] {
            let (home, open) = (points.of_settled(lead + 3, known(0)), points.of_promise(lead, known(3)));
            assert!(home > open);
            assert!(open > points.of_settled(lead, known(2)));
            assert!(points.of_promise(lead, known(-3)) > points.of_settled(lead - 3, known(0)), "the other side waits");
        }
    }

    #[test]
    fn a_score_tells_points_and_whether_they_are_certain() {
        let points = Stakes::of_root(Some(known(3)), true);
        assert_eq!(points.score(points.of_settled(4, known(3))), Score::Proven(7));
        let with_history = Stakes::of_root(Some(known(3)), false);
        assert_eq!(with_history.score(points.of_settled(4, known(3))), Score::Table(7));
        assert_eq!(points.score(points.of_promise(4, known(3))), Score::Table(7));
        assert_eq!(points.score(points.of_promise(-9, known(3))), Score::Table(-6));
        assert_eq!(points.score(points.of_promise(-9, known(-3))), Score::Table(-12));
        assert_eq!(points.score(points.of_final_lead(0)), Score::Estimate(0));
    }
}
