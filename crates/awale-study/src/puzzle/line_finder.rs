//! Finds the longest line from a position in which the solver has one solution at every turn.

use awale_engine::tables::Tables;
use awale_rules::{Game, Pit, Position, Seat};

use crate::catalogue::Wdl;

use super::{Bounds, PuzzleClaim, PuzzleProof, PuzzleTurn, WrongMove, WrongMoveLoss};

/// The maximum number of the solver's turns. Longer puzzles are tedious.
const MAX_SOLVER_TURNS: usize = 6;

/// Finds lines with bounds from the proof, or from the tables if there is no proof. Without a proof
/// the tables must be exact. Inexact tables only show which positions are worth a proof.
pub(super) struct LineFinder<'a> {
    /// Tables for the rules of the position.
    pub tables: &'a Tables,
    /// The proof, if table values are not exact.
    pub proof: Option<&'a PuzzleProof>,
}

impl LineFinder<'_> {
    /// Returns the bounds of South's result in a position by the proof or the tables, or `None` if
    /// neither has the position.
    fn bounds(&self, position: &Position) -> Option<Bounds<Wdl>> {
        match self.proof {
            Some(proof) if position.outcome().is_none() => proof.bounds(position),
            _ => south_final_lead(self.tables, position)
                .map(|lead| Bounds::exactly(lead).result_bounds()),
        }
    }

    /// Returns South's final lead by the tables, or 0 if they do not have the board. This lead only
    /// helps to choose between answers and proves nothing.
    fn souths_final_lead(&self, position: &Position) -> i32 {
        south_final_lead(self.tables, position).unwrap_or_default()
    }

    /// Returns the turn in `position`, if one move reaches `goal` and every other provably does
    /// not.
    fn find_puzzle_turn(&self, position: &Position, goal: Wdl) -> Option<PuzzleTurn> {
        let mut solution = None;
        let mut wrong_moves = Vec::new();
        for pit in position.moves() {
            let after = position_after_move(position, pit);
            let bounds = self.bounds(&after)?;
            if bounds.lower >= goal {
                if solution.replace(pit).is_some() {
                    return None;
                }
            } else if bounds.upper < goal {
                wrong_moves.push(WrongMove {
                    pit,
                    loss: WrongMoveLoss::WorsensToResult(bounds.upper),
                    refutation: self.refutation(&after, goal)?,
                });
            } else {
                return None;
            }
        }
        let claim = PuzzleClaim::of(position, Some(goal), &wrong_moves);
        Some(PuzzleTurn {
            position: *position,
            solution: solution?,
            claim,
            answer: None,
            wrong_moves,
        })
    }

    /// Returns North's best answer to a wrong move: one after which South cannot reach `goal`.
    /// `None` if no such answer is proven, `Some(None)` if the game is over.
    #[expect(
        clippy::option_option,
        reason = "no answer is needed where the move ends the game"
    )]
    fn refutation(&self, after: &Position, goal: Wdl) -> Option<Option<Pit>> {
        if after.outcome().is_some() {
            return Some(None);
        }
        let refutes = |pit: &Pit| {
            self.bounds(&position_after_move(after, *pit))
                .is_some_and(|bounds| bounds.upper < goal)
        };
        let best_refutation = after
            .moves()
            .filter(refutes)
            .min_by_key(|&pit| self.souths_final_lead(&position_after_move(after, pit)))?;
        Some(Some(best_refutation))
    }

    /// Returns the longest sequence of turns from `position`, with at most [`MAX_SOLVER_TURNS`]
    /// turns. North answers so that South has one solution for as long as possible; among such
    /// answers, with the one that costs North least.
    pub(super) fn turns_of_longest_line(&self, position: &Position, goal: Wdl) -> Vec<PuzzleTurn> {
        let mut turns = self.longest_line(position, goal, MAX_SOLVER_TURNS);
        // A last turn with only one legal move has nothing to find.
        while turns.last().is_some_and(|turn| turn.wrong_moves.is_empty()) {
            turns.pop();
        }
        if let Some(last_turn) = turns.last_mut() {
            last_turn.answer = None;
        }
        turns
    }

    fn longest_line(&self, position: &Position, goal: Wdl, max_turns: usize) -> Vec<PuzzleTurn> {
        if max_turns == 0 || position.outcome().is_some() {
            return Vec::new();
        }
        let Some(mut turn) = self.find_puzzle_turn(position, goal) else {
            return Vec::new();
        };
        let after = position_after_move(position, turn.solution);
        let answers: Vec<Pit> = after.moves().collect();
        let lines_with_costs = answers.into_iter().map(|pit| {
            let next_position = position_after_move(&after, pit);
            (
                self.longest_line(&next_position, goal, max_turns - 1),
                -self.souths_final_lead(&next_position),
                pit,
            )
        });
        let best_line = lines_with_costs
            .max_by_key(|(longest_line, cost, _)| (count_turns_with_choice(longest_line), *cost));
        match best_line {
            Some((longest_line, _, answer)) if !longest_line.is_empty() => {
                turn.answer = Some(answer);
                [vec![turn], longest_line].concat()
            }
            _ => vec![turn],
        }
    }
}

/// Returns the number of turns with more than one legal move.
pub(super) fn count_turns_with_choice(turns: &[PuzzleTurn]) -> usize {
    turns
        .iter()
        .filter(|turn| !turn.wrong_moves.is_empty())
        .count()
}

/// Returns the position after a legal move.
pub(super) fn position_after_move(position: &Position, pit: Pit) -> Position {
    let mut after = *position;
    after.play_unchecked(pit);
    after
}

/// Returns South's final lead: the result if the game is over, otherwise by the tables, if they
/// have the board.
pub fn south_final_lead(tables: &Tables, position: &Position) -> Option<i32> {
    match position.outcome() {
        Some(end) => Some(end.final_result.final_counts.lead(Seat::South)),
        None => south_final_lead_by_tables(tables, position),
    }
}

/// Returns South's final lead by the tables, if they have the board.
pub(super) fn south_final_lead_by_tables(tables: &Tables, position: &Position) -> Option<i32> {
    Some(south_final_lead_from_gain(
        position,
        tables.probe(position)?.value,
    ))
}

/// Converts `mover_net_gain`, the net gain of the side to move, to South's final lead.
pub fn south_final_lead_from_gain(position: &Position, mover_net_gain: i8) -> i32 {
    let south_net_gain = if position.to_move() == Seat::South {
        i32::from(mover_net_gain)
    } else {
        -i32::from(mover_net_gain)
    };
    position.lead(Seat::South) + south_net_gain
}
