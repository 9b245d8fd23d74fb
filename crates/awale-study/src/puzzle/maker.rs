//! [`PuzzleMaker`]: makes puzzles by trying random boards with few seeds.
//!
//! Small tables in memory show quickly which boards are suitable. They do not depend on the user's
//! table files, so the same seed makes the same puzzle everywhere.

use std::ops::RangeInclusive;

use awale_engine::{
    Stop,
    tables::{Exactness, TableRules, Tables},
};
use awale_rules::{PITS, PerSeat, Pit, Position, Seat};
use rand::{RngExt, SeedableRng, rngs::StdRng};

use crate::catalogue::{Variant, Wdl};

use super::{
    Difficulty, Puzzle, PuzzleGrade, PuzzleOrigin, PuzzleProof, PuzzleTurn,
    line_finder::{
        LineFinder, count_turns_with_choice, position_after_move, south_final_lead_by_tables,
    },
};

/// The minimum number of seeds on the board of a puzzle.
const MIN_BOARD_SEEDS: u8 = 5;
/// How many seeds above the minimum are allowed. Tables of that size are built in milliseconds.
const MAX_SEEDS_ABOVE_MIN: u8 = 4;
/// The maximum number of seeds in the tables. Variants whose `stop_at` requires more have no
/// generated puzzles.
const MAX_TABLE_SEEDS: u8 = 12;
/// The maximum number of boards that are tried for one puzzle.
const MAX_TRIED_BOARDS: u32 = 200_000;
/// The maximum number of positions in a proof, about a quarter of a second.
const MAX_PROOF_POSITIONS: usize = 30_000;
/// The minimum number of legal moves in the first turn.
const MIN_FIRST_TURN_LEGAL_MOVES: usize = 3;
/// The minimum number of turns with more than one legal move.
const MIN_TURNS_WITH_CHOICE: usize = 2;

/// Makes puzzles for one variant.
#[derive(Debug)]
pub struct PuzzleMaker {
    variant: Variant,
    tables: Tables,
    board_seed_range: RangeInclusive<u8>,
}

impl PuzzleMaker {
    /// Creates a maker for `variant`. Returns `None` if `stop` was set, or if puzzles of the
    /// variant would need more seeds than the tables or the game can have.
    pub fn new(variant: Variant, stop: &Stop) -> Option<PuzzleMaker> {
        let min_seeds = MIN_BOARD_SEEDS.max(variant.rules.stop_at.unwrap_or(0) + 2);
        let board_seed_range = min_seeds..=min_seeds + MAX_SEEDS_ABOVE_MIN;
        if *board_seed_range.end() > MAX_TABLE_SEEDS.min(variant.rules.total_seeds()) {
            return None;
        }
        let tables = Tables::solve(
            TableRules::new(&variant.rules),
            *board_seed_range.end(),
            1,
            stop,
        )?;
        Some(PuzzleMaker {
            variant,
            tables,
            board_seed_range,
        })
    }

    /// Returns the variant of the puzzles.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Makes the puzzle of this difficulty that `seed` determines, or a puzzle of another
    /// difficulty if no board is suitable. Returns `None` if no board makes a puzzle, or if `stop`
    /// was set.
    pub fn make_puzzle(&self, difficulty: Difficulty, seed: u64, stop: &Stop) -> Option<Puzzle> {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut fallback_puzzle = None;
        for _ in 0..MAX_TRIED_BOARDS {
            if stop.is_stopped() {
                return None;
            }
            let Some(puzzle) = self
                .random_board(&mut rng)
                .and_then(|position| self.build_puzzle(&position, None))
            else {
                continue;
            };
            let fits_difficulty = puzzle.difficulty() == Some(difficulty);
            // A puzzle of another difficulty is kept, in case no puzzle has the right difficulty.
            if (fits_difficulty || fallback_puzzle.is_none())
                && let Some(proven_puzzle) = self.prove(puzzle, stop)
            {
                if proven_puzzle.difficulty() == Some(difficulty) {
                    return Some(proven_puzzle);
                }
                fallback_puzzle = Some(proven_puzzle);
            }
        }
        fallback_puzzle
    }

    /// Proves a puzzle that inexact tables found, or returns it unchanged if the tables are exact.
    /// Returns `None` if there is no proof. If the board is cyclic by the tables, a proof is almost
    /// certainly impossible and is not tried.
    fn prove(&self, puzzle: Puzzle, stop: &Stop) -> Option<Puzzle> {
        if self.tables.reliability() == Exactness::Exact {
            return Some(puzzle);
        }
        let is_cyclic = |position: &Position| {
            self.tables
                .probe(position)
                .is_none_or(|entry| entry.is_cyclic)
        };
        let is_cyclic_turn = |turn: &PuzzleTurn| {
            is_cyclic(&turn.position)
                || turn
                    .position
                    .moves()
                    .any(|pit| is_cyclic(&position_after_move(&turn.position, pit)))
        };
        if puzzle.turns.iter().any(is_cyclic_turn) {
            return None;
        }
        let position = puzzle.turns[0].position;
        let proof = PuzzleProof::of(&position, MAX_PROOF_POSITIONS, stop)?;
        self.build_puzzle(&position, Some(&proof))
    }

    fn build_puzzle(&self, position: &Position, proof: Option<&PuzzleProof>) -> Option<Puzzle> {
        let finder = LineFinder {
            tables: &self.tables,
            proof,
        };
        let turns_by_result = [Wdl::Win, Wdl::Draw]
            .into_iter()
            .map(|result| finder.turns_of_longest_line(position, result));
        let turns = turns_by_result
            .into_iter()
            .find(|turns| count_turns_with_choice(turns) >= MIN_TURNS_WITH_CHOICE)?;
        let grade = PuzzleGrade::of(&turns);
        // A position with an obvious solution makes no puzzle.
        if grade.depth + grade.wrong_greedy_move_count < 2 {
            return None;
        }
        Some(Puzzle {
            variant: self.variant.clone(),
            turns,
            origin: PuzzleOrigin::FromRandomBoard(grade),
        })
    }

    /// Returns a random board on which one move is best by the tables. Stores are chosen so that
    /// only the best move reaches the better result. Returns `None` if this random board is not
    /// suitable.
    fn random_board(&self, rng: &mut StdRng) -> Option<Position> {
        let seeds_on_board = rng.random_range(self.board_seed_range.clone());
        let mut pits = [0; PITS];
        for _ in 0..seeds_on_board {
            pits[rng.random_range(0..PITS)] += 1;
        }
        let random_number: u32 = rng.random();
        let seeds_in_stores = self.variant.rules.total_seeds() - seeds_on_board;
        let position_with_even_stores = self.build_position(
            pits,
            seeds_in_stores / 2,
            seeds_in_stores - seeds_in_stores / 2,
        )?;
        let mut leads_after_moves: Vec<i32> = position_with_even_stores
            .moves()
            .map(|pit| self.south_final_lead_after(&position_with_even_stores, pit))
            .collect::<Option<_>>()?;
        leads_after_moves.sort_by(|a, b| b.cmp(a));
        let [best_lead, second_best_lead, _, ..] = leads_after_moves[..] else {
            return None;
        };
        if leads_after_moves.len() < MIN_FIRST_TURN_LEGAL_MOVES || best_lead == second_best_lead {
            return None;
        }
        // The numbers of seeds that can move from North's store to South's so that the best move
        // draws or wins, and the second best has a worse result.
        let store_shifts: Vec<i32> = (-i32::from(seeds_on_board)..=i32::from(seeds_on_board))
            .filter(|shift| Wdl::from_lead(best_lead + 2 * shift) >= Wdl::Draw)
            .filter(|shift| {
                Wdl::from_lead(best_lead + 2 * shift) > Wdl::from_lead(second_best_lead + 2 * shift)
            })
            .collect();
        let store_shift = *store_shifts.get(random_number as usize % store_shifts.len().max(1))?;
        let south_store = u8::try_from(i32::from(seeds_in_stores / 2) + store_shift).ok()?;
        self.build_position(pits, south_store, seeds_in_stores.checked_sub(south_store)?)
    }

    /// Returns a position with these pits and stores, unless the game is over.
    fn build_position(
        &self,
        pits: [u8; PITS],
        south_store: u8,
        north_store: u8,
    ) -> Option<Position> {
        let position = Position::new(
            &self.variant.rules,
            pits,
            PerSeat {
                south: south_store,
                north: north_store,
            },
            Seat::South,
        )
        .ok()?;
        position.outcome().is_none().then_some(position)
    }

    /// Returns South's final lead after the move from `pit`, by the tables.
    fn south_final_lead_after(&self, position: &Position, pit: Pit) -> Option<i32> {
        south_final_lead_by_tables(&self.tables, &position_after_move(position, pit))
    }
}
