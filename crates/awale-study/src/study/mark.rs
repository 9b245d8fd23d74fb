//! What a move was worth in a word, and both sides' totals.
//!
//! A mark goes by the expected points that the move gave away ([`expected_points`](super::expected_points)). A mistake
//! stands above the noise of the values, which was measured: of the moves of strong play, judged six plies deeper, one in a
//! hundred changes its cost by 0.105 points or more, one in twenty by 0.048 (docs/study.md).
//!
//! Where the result is certain before and after the move and the same, the game was decided, nothing was given away and
//! the mark has no sign.

use awale_engine::Score;
use awale_rules::{PerSeat, Seat};

use crate::record::Assessment;

use super::expected::{FULL, NOISE, Points};
use super::value::given_away;

/// Thousandths of a point that an inaccuracy gives away at least.
pub const INACCURACY: Points = 60;
/// Thousandths of a point that a mistake gives away at least.
pub const MISTAKE: Points = 120;
/// Thousandths of a point that a blunder gives away at least.
pub const BLUNDER: Points = 220;

/// What a move was worth, from the best to the worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Nothing better is known.
    Best,
    /// The result is proven, or known by the tables, and the best move keeps the same: there was nothing to give away.
    Decided,
    /// As good as the best, as far as the values are sharp.
    Good,
    /// A little given away.
    Inaccuracy,
    /// A good part of the game given away.
    Mistake,
    /// Half of the game given away, or all of it.
    Blunder,
}

impl Mark {
    /// All marks, from the best to the worst.
    pub const ALL: [Mark; 6] = [Mark::Best, Mark::Decided, Mark::Good, Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// The mark of a move worth `played` where the best was worth `best`, both seen by the side that moves, and that
    /// gave away `cost`.
    #[must_use]
    pub fn of(best: Score, played: Score, cost: Points) -> Mark {
        match (best.result(), played.result()) {
            (Some(before), Some(after)) if after >= before => Mark::Decided,
            _ => Mark::by_cost(cost),
        }
    }

    const fn by_cost(cost: Points) -> Mark {
        match cost {
            0 => Mark::Best,
            1..INACCURACY => Mark::Good,
            INACCURACY..MISTAKE => Mark::Inaccuracy,
            MISTAKE..BLUNDER => Mark::Mistake,
            _ => Mark::Blunder,
        }
    }

    /// The sign behind a move, as written games have had it for two hundred years; none for what needs no word.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Mark::Best => "!",
            Mark::Decided | Mark::Good => "",
            Mark::Inaccuracy => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }

    /// Whether another move was better, be it by little.
    #[must_use]
    pub fn has_better(self) -> bool {
        self >= Mark::Good
    }

    /// Whether something better is worth being shown.
    #[must_use]
    pub fn is_fault(self) -> bool {
        self >= Mark::Inaccuracy
    }
}

/// The mark of a judged move.
impl From<&Assessment> for Mark {
    fn from(assessment: &Assessment) -> Mark {
        Mark::of(assessment.best, assessment.value, assessment.cost)
    }
}

/// The moves of one side added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Its moves.
    pub moves: u32,
    /// How many there are of each mark, in the order of [`Mark::ALL`].
    pub marks: [u32; Mark::ALL.len()],
    /// What they gave away together, in thousandths of a point.
    pub cost: u32,
    /// The same beyond the noise of each move.
    pub beyond_noise: u32,
    /// What moves drawn at random would have given away beyond the noise in the same positions.
    pub stake: u32,
    /// What they gave away together in hundredths of a seed, where seeds can be subtracted.
    pub given_away: i32,
    /// Moves whose value is proven, and so is that of the best move.
    pub exact: u32,
    /// Those of them that kept the result.
    pub exact_best: u32,
}

impl Totals {
    /// The totals of both sides in a game in which `first` moved first.
    #[must_use]
    pub fn of(moves: &[Assessment], first: Seat) -> PerSeat<Totals> {
        let mut totals = PerSeat::from_fn(|_| Totals::default());
        let seats = [first, first.opponent()].into_iter().cycle();
        for (assessment, seat) in moves.iter().zip(seats) {
            totals[seat].add(assessment);
        }
        totals
    }

    /// Adds a move.
    pub fn add(&mut self, assessment: &Assessment) {
        let (best, value) = (assessment.best, assessment.value);
        let mark = Mark::from(assessment);
        self.moves += 1;
        self.marks[mark as usize] += 1;
        self.cost += u32::from(assessment.cost);
        self.beyond_noise += u32::from(assessment.cost.saturating_sub(NOISE));
        self.stake += u32::from(assessment.stake);
        self.given_away += given_away(best, value);
        let is_exact = is_proven(best) && is_proven(value);
        self.exact += u32::from(is_exact);
        self.exact_best += u32::from(is_exact && mark == Mark::Decided);
    }

    /// How accurate the moves were, in per cent: 100 where nothing was given away, about 20 where as much was given away
    /// as by moves drawn at random. `None` where there was next to nothing to give away.
    ///
    /// Only the share counts, not the number of moves: in a game that is lost or won no move costs anything, and so none
    /// makes a player look better than he was while it was open.
    #[must_use]
    pub fn accuracy(&self) -> Option<f64> {
        (self.stake >= LEAST_STAKE).then(|| {
            let share = f64::from(self.beyond_noise) / f64::from(self.stake);
            100.0 * libm::exp(-RANDOM * libm::pow(share, SHARPNESS))
        })
    }

    /// How many moves have this mark.
    #[must_use]
    pub const fn count(&self, mark: Mark) -> u32 {
        self.marks[mark as usize]
    }
}

const fn is_proven(score: Score) -> bool {
    matches!(score, Score::Proven(_))
}

/// So much at least must have been at stake before accuracy says anything, in thousandths of a point.
const LEAST_STAKE: u32 = FULL as u32 / 20;
/// Random play keeps exp(-1.6) of the accuracy: a fifth.
const RANDOM: f64 = 1.6;
/// Bends the scale between random and perfect play so that the levels spread over it (docs/study.md).
const SHARPNESS: f64 = 1.2;

#[cfg(test)]
mod tests {
    use Score::{Estimate, Proven, Table};
    use awale_rules::matches::Take;

    use super::*;
    use crate::catalogue::AnyMove;

    #[test]
    fn a_mark_goes_by_the_cost_until_the_result_is_known() {
        let cases = [
            (Estimate(120), Estimate(120), 0, Mark::Best),
            (Estimate(120), Estimate(21), INACCURACY - 1, Mark::Good),
            (Estimate(120), Estimate(20), INACCURACY, Mark::Inaccuracy),
            (Estimate(120), Estimate(-80), MISTAKE, Mark::Mistake),
            (Estimate(120), Estimate(-280), BLUNDER, Mark::Blunder),
            (Table(2), Table(0), 490, Mark::Blunder),
            (Proven(1), Proven(-1), 1000, Mark::Blunder),
            (Table(20), Table(2), 0, Mark::Decided),
            (Proven(9), Table(1), 10, Mark::Decided),
            (Proven(0), Proven(0), 0, Mark::Decided),
            (Estimate(900), Proven(-1), 900, Mark::Blunder),
            (Estimate(-1818), Proven(-22), 3, Mark::Good),
        ];
        for (best, played, cost, mark) in cases {
            assert_eq!(Mark::of(best, played, cost), mark, "{best:?} {played:?}");
        }
    }

    #[test]
    fn seeds_are_given_away_only_where_they_can_be_subtracted() {
        let cases = [
            (Estimate(120), Estimate(-80), 200),
            (Proven(-22), Proven(-25), 0),
            (Table(20), Table(2), 0),
            (Estimate(-1818), Proven(-22), 0),
            (Estimate(450), Proven(-3), 0),
            (Proven(2), Proven(-3), 500),
        ];
        for (best, played, given) in cases {
            assert_eq!(given_away(best, played), given, "{best:?} {played:?}");
        }
    }

    fn assessment(cost: Points, stake: Points) -> Assessment {
        let value = Score::Estimate(0);
        Assessment {
            played: AnyMove::Take(Take(1)),
            value,
            best: value,
            line: Vec::new(),
            cost,
            stake,
            seen: Vec::new(),
            choices: Vec::new(),
        }
    }

    #[test]
    fn accuracy_compares_with_moves_drawn_at_random() {
        let moves = [(0, 200), (120, 100), (0, 300), (320, 300), (NOISE, 0), (NOISE, 0)];
        let moves = moves.map(|(cost, stake)| assessment(cost, stake));
        let totals = Totals::of(&moves, Seat::South);
        assert_eq!(totals.south.accuracy(), Some(100.0));
        let random = totals.north.accuracy().expect("much was at stake");
        assert!((15.0..25.0).contains(&random), "{random}");
        assert_eq!((totals.north.beyond_noise, totals.north.count(Mark::Blunder)), (400, 1));
    }

    #[test]
    fn where_nothing_is_at_stake_there_is_no_accuracy() {
        let totals = Totals::of(&[assessment(0, 3), assessment(0, 3), assessment(0, 4)], Seat::South);
        assert_eq!((totals.south.moves, totals.south.accuracy()), (2, None));
    }
}
