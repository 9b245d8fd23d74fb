//! [`MoveMark`]: the mark of a move as one word, and the totals of both sides.
//!
//! A mark depends on the expected points that the move gave away
//! ([`expected_points`](super::expected_points)). The limit of a mistake is above the noise of the
//! values, which was measured: when moves of strong play are judged six plies deeper, one in a
//! hundred changes its cost by 0.105 points or more, one in twenty by 0.048.
//!
//! A move is *decided*, has no sign and does not count if almost nothing was at stake
//! ([`MIN_COUNTED_STAKE`]): no legal move could have changed the result by much.

use awale_rules::{PerSeat, Seat};
use strum::{Display, IntoStaticStr, VariantArray};

use crate::record::Assessment;

use super::{
    points_model::{NOISE_POINTS, POINTS_FOR_WIN, PointThousandths},
    verdict::{ValueEvidence, Verdict},
};

/// The minimum cost of an inaccuracy, in thousandths of a point.
pub const MIN_INACCURACY_COST: PointThousandths = 60;
/// The minimum cost of a mistake, in thousandths of a point.
pub const MIN_MISTAKE_COST: PointThousandths = 120;
/// The minimum cost of a blunder, in thousandths of a point.
pub const MIN_BLUNDER_COST: PointThousandths = 220;
/// The minimum stake of a move that counts, in thousandths of a point. This is the stake if one of
/// six legal moves would be an inaccuracy.
pub const MIN_COUNTED_STAKE: PointThousandths = (MIN_INACCURACY_COST - NOISE_POINTS) / 6;

/// The quality of a move, from the best to the worst.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum MoveMark {
    /// The only good move: every other legal move is a mistake or worse, and beginners seldom find
    /// this one.
    #[strum(serialize = "only")]
    OnlyGood,
    /// The best move, as far as the values show.
    Best,
    /// Almost nothing was at stake: no legal move could have changed the result by much.
    #[strum(serialize = "decided")]
    InDecidedPosition,
    /// The move costs something, but less than an inaccuracy.
    Good,
    /// The move gives away a little.
    Inaccuracy,
    /// The move gives away a considerable part of the game.
    Mistake,
    /// The move gives away much or all of the game.
    Blunder,
}

impl MoveMark {
    /// All marks, from the best to the worst.
    pub const ALL: &[MoveMark] = MoveMark::VARIANTS;

    /// Returns the name in JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }

    const fn from_cost(cost: PointThousandths) -> MoveMark {
        match cost {
            0 => MoveMark::Best,
            1..MIN_INACCURACY_COST => MoveMark::Good,
            MIN_INACCURACY_COST..MIN_MISTAKE_COST => MoveMark::Inaccuracy,
            MIN_MISTAKE_COST..MIN_BLUNDER_COST => MoveMark::Mistake,
            _ => MoveMark::Blunder,
        }
    }

    /// Returns the sign after a move: `!`, `?!`, `?`, `??`, or nothing for the other marks.
    pub const fn sign(self) -> &'static str {
        match self {
            MoveMark::OnlyGood => "!",
            MoveMark::Best | MoveMark::InDecidedPosition | MoveMark::Good => "",
            MoveMark::Inaccuracy => "?!",
            MoveMark::Mistake => "?",
            MoveMark::Blunder => "??",
        }
    }

    /// Returns true if another move was better, even slightly, and the position was not decided.
    pub fn has_better_move(self) -> bool {
        self >= MoveMark::Good
    }

    /// Returns true for the marks `?` and `??`.
    pub fn is_mistake(self) -> bool {
        self >= MoveMark::Mistake
    }

    /// Returns true if the better move is worth showing.
    pub fn is_fault(self) -> bool {
        self >= MoveMark::Inaccuracy
    }
}

impl Verdict {
    /// Returns the mark of the verdict, by the values alone. A move that keeps a result which is
    /// proven or known from the tables is the best one, however many seeds it gives away.
    pub const fn mark(self) -> MoveMark {
        match (
            self.best.known_result_sign(),
            self.value.known_result_sign(),
        ) {
            (Some(before), Some(after)) if after >= before => MoveMark::Best,
            _ => MoveMark::from_cost(self.cost),
        }
    }
}

/// The mark of a judged move, including [`MoveMark::OnlyGood`] and the stake.
impl From<&Assessment> for MoveMark {
    fn from(assessment: &Assessment) -> MoveMark {
        match Verdict::from(assessment).mark() {
            _ if assessment.only_good_evidence.is_some() => MoveMark::OnlyGood,
            MoveMark::Best | MoveMark::Good if assessment.points_at_stake < MIN_COUNTED_STAKE => {
                MoveMark::InDecidedPosition
            }
            mark => mark,
        }
    }
}

/// The totals of one side's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveTotals {
    /// The number of moves.
    pub move_count: u32,
    /// The number of moves with each mark, in the order of [`MoveMark::ALL`].
    pub mark_counts: [u32; MoveMark::ALL.len()],
    /// The sum of the severities of the moves that count, in ten thousandths.
    severity_sum: u32,
    /// The sum of the costs of the moves that count, in thousandths of a point.
    pub cost_sum: u32,
    /// The sum of the costs in hundredths of a seed, for moves whose values can be subtracted.
    pub seed_cost_sum_centiseeds: i32,
    /// The number of moves whose value and best value are proven.
    pub proven_move_count: u32,
    /// The number of moves whose value and best value are proven, and that kept the result.
    pub proven_best_move_count: u32,
}

impl MoveTotals {
    /// Returns the totals of both sides in a game in which `first_seat` moved first.
    pub fn of(moves: &[Assessment], first_seat: Seat) -> PerSeat<MoveTotals> {
        let mut totals = PerSeat::from_fn(|_| MoveTotals::default());
        let seats = [first_seat, first_seat.opponent()].into_iter().cycle();
        for (assessment, seat) in moves.iter().zip(seats) {
            totals[seat].add(assessment);
        }
        totals
    }

    /// Adds a move.
    pub fn add(&mut self, assessment: &Assessment) {
        let (verdict, mark) = (Verdict::from(assessment), MoveMark::from(assessment));
        self.move_count += 1;
        self.mark_counts[mark as usize] += 1;
        if mark != MoveMark::InDecidedPosition {
            self.severity_sum += severity_of_cost(verdict.cost);
            self.cost_sum += u32::from(verdict.cost);
            self.seed_cost_sum_centiseeds += verdict.seed_cost_centiseeds();
        }
        let is_proven = verdict.evidence() == ValueEvidence::Proven;
        self.proven_move_count += u32::from(is_proven);
        self.proven_best_move_count += u32::from(is_proven && !mark.is_fault());
    }

    /// Returns the number of moves that could change the result.
    pub const fn undecided_move_count(&self) -> u32 {
        self.move_count - self.count(MoveMark::InDecidedPosition)
    }

    /// Returns the accuracy of the moves that could change the result, from 0 to 100 percent.
    /// Returns `None` if there were fewer than [`MIN_MOVES_FOR_ACCURACY`].
    pub fn accuracy(&self) -> Option<f64> {
        let counted_move_count = self.undecided_move_count();
        let mean_severity =
            f64::from(self.severity_sum) / MAX_SEVERITY / f64::from(counted_move_count);
        (counted_move_count >= MIN_MOVES_FOR_ACCURACY).then(|| {
            100.0 * libm::exp(-ACCURACY_FALL_RATE * libm::pow(mean_severity, ACCURACY_EXPONENT))
        })
    }

    /// Returns the average cost of a move that counts, in hundredths of a seed. The sum over a game
    /// may exceed its seeds.
    pub fn seed_cost_per_move_centiseeds(&self) -> i32 {
        self.seed_cost_sum_centiseeds / self.undecided_move_count().max(1).cast_signed()
    }

    /// Returns the sum of these totals and the totals of other moves of the same player.
    #[must_use]
    pub fn plus(mut self, other: &MoveTotals) -> MoveTotals {
        self.move_count += other.move_count;
        self.severity_sum += other.severity_sum;
        self.cost_sum += other.cost_sum;
        self.seed_cost_sum_centiseeds += other.seed_cost_sum_centiseeds;
        self.proven_move_count += other.proven_move_count;
        self.proven_best_move_count += other.proven_best_move_count;
        for (sum, count) in self.mark_counts.iter_mut().zip(other.mark_counts) {
            *sum += count;
        }
        self
    }

    /// Returns the number of moves with this mark.
    pub const fn count(&self, mark: MoveMark) -> u32 {
        self.mark_counts[mark as usize]
    }
}

/// The minimum number of moves that count for an accuracy, without moves in decided positions.
pub const MIN_MOVES_FOR_ACCURACY: u32 = 5;
/// How fast the severity of a move approaches 1, per point beyond an inaccuracy. So a blunder that
/// loses everything weighs only a few times as much as a small one.
const SEVERITY_STEEPNESS: f64 = 2.5;
/// How fast the accuracy falls with a power of the mean severity. This, [`ACCURACY_EXPONENT`] and
/// [`SEVERITY_STEEPNESS`] were chosen so that random play has 20 to 40 %, level 1 about 55 %,
/// level 4 about 75 %, level 7 about 90 %, full strength at least 98 %, and a game with five
/// blunders less than 60 % (docs/judging.md has the figures).
const ACCURACY_FALL_RATE: f64 = 8.5;
/// The power of the mean severity. Because it is above 1, small differences weigh less: in the
/// games of the strongest players, most of them come from values that are not exact.
const ACCURACY_EXPONENT: f64 = 1.15;
/// The stored value of the severity 1. Severities are stored as integers from 0 to this.
const MAX_SEVERITY: f64 = 10_000.0;

/// Returns the severity of a move with this cost, from 0 to [`MAX_SEVERITY`].
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "from 0 to 10,000"
)]
fn severity_of_cost(cost: PointThousandths) -> u32 {
    let excess_cost =
        f64::from(cost.saturating_sub(MIN_INACCURACY_COST)) / f64::from(POINTS_FOR_WIN);
    (MAX_SEVERITY * (1.0 - libm::exp(-SEVERITY_STEEPNESS * excess_cost))).round() as u32
}

#[cfg(test)]
mod tests {
    use Score::{Estimate, Proven, Table};
    use awale_engine::Score;
    use awale_rules::matches_game::Take;

    use super::*;
    use crate::catalogue::AnyMove;
    use crate::record::OnlyGoodMoveEvidence;
    use crate::study::moves::{MoveValue, MoveValues};

    #[test]
    fn move_marks_follow_the_cost_of_a_move_until_a_result_is_known() {
        let cases = [
            (Estimate(120), Estimate(120), 0, MoveMark::Best),
            (
                Estimate(120),
                Estimate(21),
                MIN_INACCURACY_COST - 1,
                MoveMark::Good,
            ),
            (
                Estimate(120),
                Estimate(20),
                MIN_INACCURACY_COST,
                MoveMark::Inaccuracy,
            ),
            (
                Estimate(120),
                Estimate(-80),
                MIN_MISTAKE_COST,
                MoveMark::Mistake,
            ),
            (
                Estimate(120),
                Estimate(-280),
                MIN_BLUNDER_COST,
                MoveMark::Blunder,
            ),
            (Table(2), Table(0), 490, MoveMark::Blunder),
            (Proven(1), Proven(-1), 1000, MoveMark::Blunder),
            (Table(20), Table(2), 0, MoveMark::Best),
            (Proven(9), Table(1), 10, MoveMark::Best),
            (Proven(0), Proven(0), 0, MoveMark::Best),
            (Estimate(900), Proven(-1), 900, MoveMark::Blunder),
            (Estimate(-1818), Proven(-22), 3, MoveMark::Good),
        ];
        for (best, value, cost, mark) in cases {
            let verdict = Verdict { best, value, cost };
            assert_eq!(verdict.mark(), mark, "{verdict:?}");
        }
    }

    #[test]
    fn seed_cost_is_zero_unless_values_can_be_subtracted() {
        let cases = [
            (Estimate(120), Estimate(-80), 200),
            (Proven(-22), Proven(-25), 0),
            (Table(20), Table(2), 0),
            (Estimate(-1818), Proven(-22), 0),
            (Estimate(450), Proven(-3), 0),
            (Proven(2), Proven(-3), 500),
            (Estimate(-15), Estimate(-127), 110),
            (Estimate(15), Estimate(-125), 150),
        ];
        for (best, value, given) in cases {
            let cost = 0;
            let verdict = Verdict { best, value, cost };
            assert_eq!(verdict.seed_cost_centiseeds(), given, "{verdict:?}");
        }
    }

    /// An assessment with this cost and stake. Its other fields do not matter.
    fn assessment_with(cost: PointThousandths, points_at_stake: PointThousandths) -> Assessment {
        let value = Score::Estimate(0);
        Assessment {
            played_move: AnyMove::Take(Take(1)),
            value,
            best: value,
            line: Vec::new(),
            cost,
            points_at_stake,
            only_good_evidence: None,
            depth_costs: Vec::new(),
            choice_counts: Vec::new(),
        }
    }

    fn totals(costs_and_stakes: &[(PointThousandths, PointThousandths)]) -> MoveTotals {
        let mut totals = MoveTotals::default();
        for &(cost, stake) in costs_and_stakes {
            totals.add(&assessment_with(cost, stake));
        }
        totals
    }

    #[test]
    fn accuracy_falls_with_the_number_of_bad_moves_and_five_blunders_are_below_60() {
        let accuracy = |costs: &[(usize, PointThousandths)]| {
            let costs_and_stakes: Vec<(PointThousandths, PointThousandths)> = costs
                .iter()
                .flat_map(|&(count, cost)| std::iter::repeat_n((cost, 150), count))
                .collect();
            totals(&costs_and_stakes)
                .accuracy()
                .expect("enough moves count")
        };
        let perfect_accuracy = accuracy(&[(25, 0)]);
        let harmless_accuracy = accuracy(&[(20, 0), (5, MIN_INACCURACY_COST)]);
        let mistake_accuracy = accuracy(&[(24, 0), (1, 150)]);
        let blunders_accuracy = accuracy(&[(20, 0), (5, 300)]);
        let random_accuracy = accuracy(&[(10, 0), (4, 90), (5, 170), (6, 500)]);
        assert_eq!((perfect_accuracy, harmless_accuracy), (100.0, 100.0));
        assert!(
            (90.0..97.0).contains(&mistake_accuracy),
            "{mistake_accuracy}"
        );
        assert!(
            (50.0..60.0).contains(&blunders_accuracy),
            "{blunders_accuracy}"
        );
        assert!((20.0..45.0).contains(&random_accuracy), "{random_accuracy}");
    }

    #[test]
    fn moves_in_decided_positions_do_not_affect_accuracy() {
        let undecided_moves = [(0, MIN_COUNTED_STAKE); 5];
        let decided_moves = [(40, MIN_COUNTED_STAKE - 1), (0, 0)];
        assert_eq!(
            totals(&[&undecided_moves[..], &decided_moves].concat()).accuracy(),
            Some(100.0)
        );
        let all_totals = totals(&[&undecided_moves[1..], &decided_moves].concat());
        assert_eq!(
            (
                all_totals.move_count,
                all_totals.undecided_move_count(),
                all_totals.cost_sum,
                all_totals.accuracy()
            ),
            (6, 4, 0, None),
            "four are too few"
        );
        assert_eq!(
            MoveMark::from(&assessment_with(40, MIN_COUNTED_STAKE - 1)),
            MoveMark::InDecidedPosition
        );
        assert_eq!(
            MoveMark::from(&assessment_with(MIN_MISTAKE_COST, 0)),
            MoveMark::Mistake,
            "a fault counts always"
        );
    }

    #[test]
    fn a_move_that_keeps_a_known_result_counts_if_another_move_would_lose_it() {
        let mark_of_first_move = |scores: &[Score]| {
            let moves = (1..)
                .zip(scores)
                .map(|(take, &score)| MoveValue::new(AnyMove::Take(Take(take)), score, Vec::new()));
            let values = MoveValues {
                depth: 20,
                seeds_left: 10,
                moves: moves.collect(),
                is_final: true,
            };
            let assessment = values.assess(AnyMove::Take(Take(1)));
            MoveMark::from(&assessment.expect("a legal move"))
        };
        let preserved_win = [Table(3), Estimate(0), Table(2)];
        assert_eq!(mark_of_first_move(&preserved_win), MoveMark::Best);
        let preserved_draw = [Proven(0), Proven(-2), Proven(0)];
        assert_eq!(mark_of_first_move(&preserved_draw), MoveMark::Best);
        let only_win = [Table(3), Estimate(0)];
        assert_eq!(mark_of_first_move(&only_win), MoveMark::OnlyGood);
        for nothing_at_stake in [
            [Table(3), Table(1), Proven(2)],
            [Table(-3), Estimate(-1500), Proven(-2)],
            [Proven(0), Table(0), Proven(0)],
        ] {
            let mark = mark_of_first_move(&nothing_at_stake);
            assert_eq!(mark, MoveMark::InDecidedPosition, "{nothing_at_stake:?}");
        }
    }

    #[test]
    fn only_the_single_good_move_gets_an_exclamation_mark() {
        let only_good_assessment = Assessment {
            only_good_evidence: Some(OnlyGoodMoveEvidence::WithoutTableValues),
            ..assessment_with(0, 200)
        };
        assert_eq!(
            (
                MoveMark::from(&only_good_assessment).sign(),
                MoveMark::from(&assessment_with(0, 200)).sign()
            ),
            ("!", "")
        );
    }
}
