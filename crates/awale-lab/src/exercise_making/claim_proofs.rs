//! Proves what the moves of a puzzle reach, and derives the claim. The built-in puzzles are made
//! and checked with it.
//!
//! Exact endgame tables are a proof. If a repetition gives each side its own row, table values are
//! conventions on every board from which a repetition is possible. In such variants [`BoundTables`]
//! are the proof, and the table value is an estimate where the two bounds differ.
//!
//! # Repetitions
//!
//! Tables do not know the history of a game, and an earlier position that returns ends the game. It
//! cannot return after a capture. Elsewhere a bound holds in these cases:
//!
//! * A repetition shares the remaining seeds, and the side is satisfied with the current stores.
//! * The side does not meet an earlier position while it plays for its bound. This is certain if
//!   the earlier position does not have the bound. If the earlier position has the bound too, every
//!   move of the side's own plan brings the end of the game nearer. So the side does not return to
//!   the earlier position if it left that position by the only move that keeps the bound.

use std::sync::Arc;

use awale_engine::{
    Stop,
    tables::{BoundTables, Exactness, TableRules, Tables},
};
use awale_rules::{Pit, Position, Rules, Seat};
use awale_study::{
    catalogue::Wdl,
    puzzle::{
        Bounds, PuzzleClaim, PuzzleTurn, WrongMove, WrongMoveLoss, south_final_lead,
        south_final_lead_from_gain,
    },
    study::cannot_repeat,
};

/// Proves what moves reach, with endgame tables.
#[derive(Debug)]
pub struct ClaimProver {
    tables: Arc<Tables>,
    /// The tables that prove bounds if the values of `tables` are conventions.
    bound_tables: Option<BoundTables>,
}

/// The result of a move in a turn, as far as it is proven, with an estimate and the best answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveResult {
    /// The proven bounds of South's result.
    pub result_bounds: Bounds<Wdl>,
    /// South's final lead by estimate, in hundredths of a seed.
    pub estimated_lead_centiseeds: i32,
    /// North's best answer.
    pub best_answer: Option<Pit>,
}

/// The result of checking a turn's claim again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimCheck {
    /// A move has no known result.
    UnknownResult,
    /// Another move is as good or better, or South loses.
    ClaimRefuted,
    /// The claim holds. This is the turn with its current proofs and the claim that follows.
    ClaimHolds(PuzzleTurn),
}

impl ClaimCheck {
    /// Checks a turn again, given the results of its moves by `result_of_move`. Losses that are not
    /// proven become estimates.
    pub fn check_puzzle_turn(
        turn: &PuzzleTurn,
        result_of_move: &mut dyn FnMut(Pit) -> Option<MoveResult>,
    ) -> ClaimCheck {
        let Some(solution_result) = result_of_move(turn.solution) else {
            return ClaimCheck::UnknownResult;
        };
        if solution_result.result_bounds.upper == Wdl::Loss {
            return ClaimCheck::ClaimRefuted;
        }
        let (mut wrong_moves, mut is_solution_ahead) = (Vec::new(), true);
        for &other in &turn.wrong_moves {
            let Some(wrong_move_result) = result_of_move(other.pit) else {
                return ClaimCheck::UnknownResult;
            };
            if wrong_move_result.result_bounds.lower >= solution_result.result_bounds.upper {
                return ClaimCheck::ClaimRefuted;
            }
            let is_result_worse =
                wrong_move_result.result_bounds.upper < solution_result.result_bounds.upper;
            let proven_loss = is_result_worse.then_some(WrongMoveLoss::WorsensToResult(
                wrong_move_result.result_bounds.upper,
            ));
            let Some(loss) = proven_loss.or_else(|| {
                WrongMoveLoss::by_estimate(
                    solution_result.estimated_lead_centiseeds
                        - wrong_move_result.estimated_lead_centiseeds,
                )
            }) else {
                return ClaimCheck::ClaimRefuted;
            };
            is_solution_ahead &= wrong_move_result.estimated_lead_centiseeds
                < solution_result.estimated_lead_centiseeds;
            wrong_moves.push(WrongMove {
                pit: other.pit,
                loss,
                refutation: wrong_move_result.best_answer,
            });
        }
        let claim = PuzzleClaim::of(
            &turn.position,
            solution_result.result_bounds.exact_value(),
            &wrong_moves,
        );
        // An estimate must be better for the solution than for every other move.
        if claim.is_proven() || is_solution_ahead {
            ClaimCheck::ClaimHolds(PuzzleTurn {
                claim,
                wrong_moves,
                ..turn.clone()
            })
        } else {
            ClaimCheck::ClaimRefuted
        }
    }
}

impl ClaimProver {
    /// Creates a prover with tables up to `seeds` seeds, built in memory. Returns `None` if `stop`
    /// was set.
    pub fn new(rules: &Rules, seeds: u8, threads: usize, stop: &Stop) -> Option<ClaimProver> {
        let (rules, seeds) = (TableRules::new(rules), seeds.min(rules.total_seeds()));
        let tables = Arc::new(Tables::solve(rules, seeds, threads, stop)?);
        let bound_tables = match rules.reliability() {
            Exactness::Exact => None,
            Exactness::ByConvention => Some(BoundTables::solve(rules, seeds, threads, stop)?),
        };
        Some(ClaimProver {
            tables,
            bound_tables,
        })
    }

    /// Returns the maximum number of seeds in the tables.
    pub fn max_table_seeds(&self) -> u8 {
        self.tables.max_seeds()
    }

    /// Returns the tables if their values are exact.
    pub fn exact_tables(&self) -> Option<Arc<Tables>> {
        self.bound_tables
            .is_none()
            .then(|| Arc::clone(&self.tables))
    }

    /// Returns the proven bounds of South's final lead after the move from `pit` in the last of the
    /// positions `positions_so_far` of one puzzle. Returns `None` if the tables do not have the
    /// board.
    pub fn lead_bounds_after(
        &self,
        positions_so_far: &[Position],
        pit: Pit,
    ) -> Option<Bounds<i32>> {
        let position_after = positions_so_far.last()?.after(pit).ok()?;
        let mut bounds_after = self.table_bounds(&position_after)?;
        let positions_after_move: Vec<Position> = positions_so_far
            .iter()
            .copied()
            .chain([position_after])
            .collect();
        if position_after.outcome().is_some() || cannot_repeat(&positions_after_move) {
            return Some(bounds_after);
        }
        let current_lead = position_after.lead(Seat::South);
        // South's lead if an earlier position returns, at worst and at best.
        let (worst_lead_if_repeated, best_lead_if_repeated) = match self.bound_tables {
            None => (current_lead, current_lead),
            Some(_) => (
                current_lead - i32::from(position_after.seeds_on_board()),
                current_lead + i32::from(position_after.seeds_on_board()),
            ),
        };
        if bounds_after.lower > worst_lead_if_repeated
            && !self.excludes_repetition(&positions_after_move, Seat::South, &|held| {
                held.lower >= bounds_after.lower
            })
        {
            bounds_after.lower = worst_lead_if_repeated;
        }
        if bounds_after.upper < best_lead_if_repeated
            && !self.excludes_repetition(&positions_after_move, Seat::North, &|held| {
                held.upper <= bounds_after.upper
            })
        {
            bounds_after.upper = best_lead_if_repeated;
        }
        Some(bounds_after)
    }

    /// Returns South's final lead after the move from `pit` by the tables. This is a convention if
    /// a repetition gives each side its own row, and the game's history may change it.
    pub fn final_south_lead_after(&self, position: &Position, pit: Pit) -> Option<i32> {
        south_final_lead(&self.tables, &position.after(pit).ok()?)
    }

    /// Checks the claim of a turn, which is the last of the positions `positions_so_far`.
    pub fn check_claim(&self, positions_so_far: &[Position], turn: &PuzzleTurn) -> ClaimCheck {
        ClaimCheck::check_puzzle_turn(turn, &mut |pit| self.move_result(positions_so_far, pit))
    }

    fn move_result(&self, positions_so_far: &[Position], pit: Pit) -> Option<MoveResult> {
        let position = positions_so_far.last()?;
        let result_bounds = self
            .lead_bounds_after(positions_so_far, pit)?
            .result_bounds();
        Some(MoveResult {
            result_bounds,
            estimated_lead_centiseeds: 100 * self.final_south_lead_after(position, pit)?,
            best_answer: self.refutation(positions_so_far, pit, result_bounds.upper),
        })
    }

    /// Returns North's answer to the move from `pit` that provably leaves South no more than
    /// `max_result`. Among several, the one that costs South most.
    fn refutation(&self, positions_so_far: &[Position], pit: Pit, max_result: Wdl) -> Option<Pit> {
        let position_after = positions_so_far.last()?.after(pit).ok()?;
        let positions_after_move: Vec<Position> = positions_so_far
            .iter()
            .copied()
            .chain([position_after])
            .collect();
        let refutes_move = |reply: &Pit| {
            self.lead_bounds_after(&positions_after_move, *reply)
                .is_some_and(|bounds_after| bounds_after.result_bounds().upper <= max_result)
        };
        position_after
            .moves()
            .filter(refutes_move)
            .min_by_key(|&reply| {
                self.final_south_lead_after(&position_after, reply)
                    .unwrap_or(i32::MAX)
            })
    }

    /// Returns the bounds by the tables, for a position to which no earlier one can return.
    fn table_bounds(&self, position: &Position) -> Option<Bounds<i32>> {
        if let Some(outcome) = position.outcome() {
            return Some(Bounds::exactly(
                outcome.final_result.final_counts.lead(Seat::South),
            ));
        }
        let (lower_value, upper_value) = match &self.bound_tables {
            Some(bounds) => bounds.probe(position)?,
            None => self
                .tables
                .probe(position)
                .map(|entry| (entry.value, entry.value))?,
        };
        let [first_lead, second_lead] =
            [lower_value, upper_value].map(|value| south_final_lead_from_gain(position, value));
        Some(Bounds {
            lower: first_lead.min(second_lead),
            upper: first_lead.max(second_lead),
        })
    }

    /// Returns true if no earlier position of `positions_so_far` can return while `seat` plays for
    /// the bound that `accepts_bounds` accepts in the last one.
    fn excludes_repetition(
        &self,
        positions_so_far: &[Position],
        seat: Seat,
        accepts_bounds: &dyn Fn(Bounds<i32>) -> bool,
    ) -> bool {
        let accepts_bounds_at =
            |position: &Position| self.table_bounds(position).is_some_and(accepts_bounds);
        let seeds = positions_so_far.last().map(Position::seeds_on_board);
        let moves_without_capture = positions_so_far
            .windows(2)
            .filter(|pair| Some(pair[0].seeds_on_board()) == seeds);
        let prevents_return = |pair: &[Position]| {
            let [position_before, next] = pair else {
                return false;
            };
            let accepted_moves = || {
                position_before.moves().filter(|&pit| {
                    position_before
                        .after(pit)
                        .is_ok_and(|after| accepts_bounds_at(&after))
                })
            };
            !accepts_bounds_at(position_before)
                || accepts_bounds_at(next)
                    && (position_before.to_move() != seat || accepted_moves().count() == 1)
        };
        moves_without_capture.into_iter().all(prevents_return)
    }
}
