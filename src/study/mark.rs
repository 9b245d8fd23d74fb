//! What a move was worth in a word, and both sides' totals.
//!
//! A mark goes by the seeds that the move gave away. The smallest capture takes two seeds, so what costs two is a
//! mistake: it gave a capture away. Two such captures, four seeds, are a blunder; half of one, a seed, is an inaccuracy.
//! Less than a seed is what two good moves differ by when the engine looks a few plies deeper.
//!
//! Where the result is certain before and after the move, it counts and the seeds do not: a won game that is not won any
//! more, or a drawn one that is lost, is a blunder however few seeds it cost; and where the result is the same, the game
//! was decided, nothing was given away and the mark has no sign. A proof bounds the lead in the end, it does not say what
//! the best play would make of it, so it cannot tell two won moves apart.
//!
//! Where only one of the two is certain, a judgement and a proof are compared as won, drawn or lost: a step down is a
//! mistake, two are a blunder.

use crate::engine::Score;
use crate::game::{PerSeat, Seat};
use crate::record::{Analysis, Assessment};

use super::value::{given_away, is_exact, likely_result, result_of};

/// Hundredths of a seed that an inaccuracy gives away at least: half of the smallest capture.
pub const INACCURACY: i32 = 100;
/// Hundredths of a seed that a mistake gives away at least: the smallest capture.
pub const MISTAKE: i32 = 200;
/// Hundredths of a seed that a blunder gives away at least: two such captures.
pub const BLUNDER: i32 = 400;

/// Giving away so many hundredths of a seed halves the accuracy of a move: the smallest capture.
const HALF: f64 = 200.0;

/// What a move was worth, from the best to the worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Nothing better is known.
    Best,
    /// The result is certain, and the same whatever was played instead: there was nothing to give away.
    Decided,
    /// As good as the best, but for less than a seed.
    Good,
    /// A seed or more given away.
    Inaccuracy,
    /// A capture given away.
    Mistake,
    /// Two captures given away, or the game.
    Blunder,
}

impl Mark {
    /// All marks, from the best to the worst.
    pub const ALL: [Mark; 6] = [Mark::Best, Mark::Decided, Mark::Good, Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// The mark of a move worth `played` where the best was worth `best`, both seen by the side that moves.
    #[must_use]
    pub fn of(best: Score, played: Score) -> Mark {
        match (result_of(best), result_of(played)) {
            (None, None) => Mark::by_seeds(given_away(best, played)),
            (Some(before), Some(after)) if after < before => Mark::Blunder,
            (Some(_), Some(_)) => Mark::Decided,
            _ => Mark::by_results(likely_result(best), likely_result(played)),
        }
    }

    const fn by_seeds(given: i32) -> Mark {
        match given {
            ..=0 => Mark::Best,
            1..INACCURACY => Mark::Good,
            INACCURACY..MISTAKE => Mark::Inaccuracy,
            MISTAKE..BLUNDER => Mark::Mistake,
            _ => Mark::Blunder,
        }
    }

    /// The mark of a move where either it or the best one is certain, and the other is judged.
    const fn by_results(before: i32, after: i32) -> Mark {
        match before - after {
            ..=0 if after == 0 => Mark::Good,
            ..=0 => Mark::Decided,
            1 => Mark::Mistake,
            _ => Mark::Blunder,
        }
    }

    /// What a move with this mark cost at least, in hundredths of a seed, where seeds do not tell.
    const fn least_cost(self) -> i32 {
        match self {
            Mark::Best | Mark::Decided | Mark::Good => 0,
            Mark::Inaccuracy => INACCURACY,
            Mark::Mistake => MISTAKE,
            Mark::Blunder => BLUNDER,
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
        Mark::of(assessment.best.into(), assessment.value.into())
    }
}

/// The moves of one side added up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Totals {
    /// Its moves.
    pub moves: u32,
    /// How many there are of each mark, in the order of [`Mark::ALL`].
    pub marks: [u32; Mark::ALL.len()],
    /// What they gave away together, in hundredths of a seed.
    pub given_away: i32,
    /// Moves whose value is exact, and so is that of the best move.
    pub exact: u32,
    /// Those of them that kept the result.
    pub exact_best: u32,
    /// The accuracies of the moves added up.
    accuracy: f64,
}

impl Totals {
    /// The totals of both sides in a game in which `first` moved first.
    #[must_use]
    pub fn of(analysis: &Analysis, first: Seat) -> PerSeat<Totals> {
        let mut totals = PerSeat::from_fn(|_| Totals::default());
        let seats = [first, first.opponent()].into_iter().cycle();
        for (assessment, seat) in analysis.moves.iter().zip(seats) {
            totals[seat].add(assessment);
        }
        totals
    }

    fn add(&mut self, assessment: &Assessment) {
        let (best, value) = (Score::from(assessment.best), Score::from(assessment.value));
        let (mark, given) = (Mark::of(best, value), given_away(best, value));
        self.moves += 1;
        self.marks[mark as usize] += 1;
        self.given_away += given;
        let is_exact = is_exact(best) && is_exact(value);
        self.exact += u32::from(is_exact);
        self.exact_best += u32::from(is_exact && mark == Mark::Decided);
        self.accuracy += libm::exp2(-f64::from(given.max(mark.least_cost())) / HALF);
    }

    /// How accurate the moves were on average, in per cent: a move that gives nothing away counts whole, one that gives
    /// a capture away half, two a quarter, and the game as much at most. `None` without moves.
    #[must_use]
    pub fn accuracy(&self) -> Option<f64> {
        (self.moves > 0).then(|| 100.0 * self.accuracy / f64::from(self.moves))
    }

    /// How many moves have this mark.
    #[must_use]
    pub const fn count(&self, mark: Mark) -> u32 {
        self.marks[mark as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Score::{Estimate, Proven, Table};

    #[test]
    fn a_mark_goes_by_the_seeds_until_the_result_is_known() {
        let cases = [
            (Estimate(120), Estimate(120), Mark::Best),
            (Estimate(120), Estimate(21), Mark::Good),
            (Estimate(120), Estimate(20), Mark::Inaccuracy),
            (Estimate(120), Estimate(-80), Mark::Mistake),
            (Estimate(120), Estimate(-280), Mark::Blunder),
            (Table(2), Table(0), Mark::Blunder),
            (Proven(1), Proven(-1), Mark::Blunder),
            (Table(20), Table(2), Mark::Decided),
            (Table(-2), Table(-20), Mark::Decided),
            (Proven(9), Proven(1), Mark::Decided),
            (Proven(0), Proven(0), Mark::Decided),
            (Proven(-22), Proven(-25), Mark::Decided),
            (Estimate(-30), Proven(-1), Mark::Mistake),
            (Estimate(900), Proven(-1), Mark::Blunder),
            (Estimate(450), Proven(0), Mark::Mistake),
            (Estimate(-1818), Proven(-22), Mark::Decided),
            (Proven(0), Estimate(-120), Mark::Good),
            (Proven(5), Estimate(120), Mark::Mistake),
            (Table(1), Estimate(1200), Mark::Decided),
        ];
        for (best, played, mark) in cases {
            assert_eq!(Mark::of(best, played), mark, "{best:?} {played:?}");
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

    #[test]
    fn a_capture_given_away_halves_the_accuracy_of_a_move() {
        let assessment = |best, value| Assessment {
            played: crate::catalogue::AnyMove::Take(crate::matches::Take(1)),
            value: Score::Estimate(value).into(),
            best: Score::Estimate(best).into(),
            line: Vec::new(),
        };
        let moves = vec![assessment(0, 0), assessment(100, 100), assessment(200, 0)];
        let totals = Totals::of(&Analysis { moves }, Seat::South);
        assert_eq!(totals.south.accuracy(), Some(75.0));
        assert_eq!(totals.north.accuracy(), Some(100.0));
        assert_eq!((totals.south.given_away, totals.south.count(Mark::Mistake)), (200, 1));
    }
}
