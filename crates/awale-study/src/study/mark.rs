//! What a move was worth in a word, and both sides' totals.
//!
//! A mark goes by the expected points that the move gave away
//! ([`expected_points`](super::expected_points)). A mistake stands above the noise of the values,
//! which was measured: of the moves of strong play, judged six plies deeper, one in a hundred
//! changes its cost by 0.105 points or more, one in twenty by 0.048.
//!
//! A move that could not change the result is *decided*: it has no sign and counts for nothing.
//! That is so where the result is certain before and after the move and the same, and where next to
//! nothing was at stake ([`LEAST_STAKE`]).

use awale_rules::{PerSeat, Seat};
use strum::{IntoStaticStr, VariantArray};

use crate::record::Assessment;

use super::expected::{FULL, NOISE, Points};
use super::verdict::{Grounds, Verdict};

/// Thousandths of a point that an inaccuracy gives away at least.
pub const INACCURACY: Points = 60;
/// Thousandths of a point that a mistake gives away at least.
pub const MISTAKE: Points = 120;
/// Thousandths of a point that a blunder gives away at least.
pub const BLUNDER: Points = 220;
/// A move counts from this stake on, in thousandths of a point: if one of six legal moves would be
/// an inaccuracy, so much is at stake.
pub const LEAST_STAKE: Points = (INACCURACY - NOISE) / 6;

/// What a move was worth, from the best to the worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Mark {
    /// The only good move: every other legal move is an inaccuracy or worse.
    Only,
    /// Nothing better is known.
    Best,
    /// No move could change the result, or the result is proven or known by the tables and the move
    /// keeps it.
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
    pub const ALL: &[Mark] = Mark::VARIANTS;

    /// The name in JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
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

    /// The sign behind a move: `!`, `?!`, `?`, `??`; none for the other marks.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Mark::Only => "!",
            Mark::Best | Mark::Decided | Mark::Good => "",
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

impl Verdict {
    /// The verdict in a word, by the values alone.
    #[must_use]
    pub const fn mark(self) -> Mark {
        match (self.best.result(), self.value.result()) {
            (Some(before), Some(after)) if after >= before => Mark::Decided,
            _ => Mark::by_cost(self.cost),
        }
    }
}

/// The mark of a judged move.
impl From<&Assessment> for Mark {
    fn from(assessment: &Assessment) -> Mark {
        match Verdict::from(assessment).mark() {
            _ if assessment.only.is_some() => Mark::Only,
            Mark::Best | Mark::Good if assessment.stake < LEAST_STAKE => Mark::Decided,
            mark => mark,
        }
    }
}

/// The moves of one side added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Its moves.
    pub moves: u32,
    /// How many there are of each mark, in the order of [`Mark::ALL`].
    pub marks: [u32; Mark::ALL.len()],
    /// The accuracies of the moves that count added up, in hundredths of a per cent.
    accuracies: u32,
    /// What the moves that count gave away together, in thousandths of a point.
    pub cost: u32,
    /// The same in hundredths of a seed, where seeds can be subtracted.
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
        let (verdict, mark) = (Verdict::from(assessment), Mark::from(assessment));
        self.moves += 1;
        self.marks[mark as usize] += 1;
        if mark != Mark::Decided {
            self.accuracies += accuracy_of(verdict.cost);
            self.cost += u32::from(verdict.cost);
            self.given_away += verdict.given_away();
        }
        let is_exact = verdict.grounds() == Grounds::Proven;
        self.exact += u32::from(is_exact);
        self.exact_best += u32::from(is_exact && !mark.is_fault());
    }

    /// How many of the moves could change the result.
    #[must_use]
    pub const fn counted(&self) -> u32 {
        self.moves - self.count(Mark::Decided)
    }

    /// How accurate the moves that could change the result were on average, in per cent. `None`
    /// where fewer than [`LEAST_COUNTED`] could.
    #[must_use]
    pub fn accuracy(&self) -> Option<f64> {
        let counted = self.counted();
        (counted >= LEAST_COUNTED).then(|| f64::from(self.accuracies) / 100.0 / f64::from(counted))
    }

    /// What a move that counts gave away on average, in hundredths of a seed: the sum of a whole
    /// game may be more than its seeds.
    #[must_use]
    pub fn given_per_move(&self) -> i32 {
        self.given_away / self.counted().max(1).cast_signed()
    }

    /// What was counted of other moves of the same player, added.
    #[must_use]
    pub fn with(mut self, other: &Totals) -> Totals {
        self.moves += other.moves;
        self.accuracies += other.accuracies;
        self.cost += other.cost;
        self.given_away += other.given_away;
        self.exact += other.exact;
        self.exact_best += other.exact_best;
        for (sum, count) in self.marks.iter_mut().zip(other.marks) {
            *sum += count;
        }
        self
    }

    /// How many moves have this mark.
    #[must_use]
    pub const fn count(&self, mark: Mark) -> u32 {
        self.marks[mark as usize]
    }
}

/// Moves that accuracy needs before it says anything.
pub const LEAST_COUNTED: u32 = 5;
/// How fast the accuracy of a move falls with the points beyond the noise. The exponential is the
/// shape that lichess published for chess (<https://lichess.org/page/accuracy>); its slope is 4.35
/// for a whole point.
const SLOPE: f64 = 4.35;
/// The exponential reaches zero where nearly a whole point is lost.
const BELOW_ZERO: f64 = 0.0317;

/// How accurate a move of this cost is, in hundredths of a per cent.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "from 0 to 10,000"
)]
fn accuracy_of(cost: Points) -> u32 {
    let lost = f64::from(cost.saturating_sub(NOISE)) / f64::from(FULL);
    let accuracy = (1.0 + BELOW_ZERO) * libm::exp(-SLOPE * lost) - BELOW_ZERO;
    (10_000.0 * accuracy).round().max(0.0) as u32
}

#[cfg(test)]
mod tests {
    use Score::{Estimate, Proven, Table};
    use awale_engine::Score;
    use awale_rules::matches::Take;

    use super::*;
    use crate::catalogue::AnyMove;
    use crate::record::OnlyGood;

    #[test]
    fn marks_follow_the_cost_until_a_result_is_known() {
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
        for (best, value, cost, mark) in cases {
            let verdict = Verdict { best, value, cost };
            assert_eq!(verdict.mark(), mark, "{verdict:?}");
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
        for (best, value, given) in cases {
            let cost = 0;
            let verdict = Verdict { best, value, cost };
            assert_eq!(verdict.given_away(), given, "{verdict:?}");
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
            only: None,
            seen: Vec::new(),
            choices: Vec::new(),
        }
    }

    fn totals(moves: &[(Points, Points)]) -> Totals {
        let mut totals = Totals::default();
        for &(cost, stake) in moves {
            totals.add(&assessment(cost, stake));
        }
        totals
    }

    #[test]
    fn six_good_moves_an_inaccuracy_and_a_mistake_are_no_bad_game() {
        let totals = totals(&[
            (0, 50),
            (10, 90),
            (0, 20),
            (30, 60),
            (0, 10),
            (15, 8),
            (80, 90),
            (150, 100),
        ]);
        let accuracy = totals.accuracy().expect("eight moves count");
        assert!((80.0..95.0).contains(&accuracy), "{accuracy}");
        let random = self::totals(&[(0, 150), (500, 150), (20, 150), (130, 150), (250, 150)]);
        assert!(
            random.accuracy().expect("five moves count") < 70.0,
            "{random:?}"
        );
    }

    #[test]
    fn moves_that_could_not_change_the_result_count_for_nothing() {
        let open = [(0, LEAST_STAKE); 5];
        let decided = [(40, LEAST_STAKE - 1), (0, 0)];
        assert_eq!(
            totals(&[&open[..], &decided].concat()).accuracy(),
            Some(100.0)
        );
        let all = totals(&[&open[1..], &decided].concat());
        assert_eq!(
            (all.moves, all.counted(), all.cost, all.accuracy()),
            (6, 4, 0, None),
            "four are too few"
        );
        assert_eq!(Mark::from(&assessment(40, LEAST_STAKE - 1)), Mark::Decided);
        assert_eq!(
            Mark::from(&assessment(MISTAKE, 0)),
            Mark::Mistake,
            "a fault counts always"
        );
    }

    #[test]
    fn only_the_only_good_move_has_the_sign() {
        let only = Assessment {
            only: Some(OnlyGood::Judged),
            ..assessment(0, 200)
        };
        assert_eq!(
            (
                Mark::from(&only).sign(),
                Mark::from(&assessment(0, 200)).sign()
            ),
            ("!", "")
        );
    }
}
