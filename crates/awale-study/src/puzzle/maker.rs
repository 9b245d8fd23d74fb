//! Making puzzles: random boards of few seeds, until one has what a puzzle needs.
//!
//! Small tables in memory say at once which boards are worth a look. They are always the same,
//! regardless of the disk: so the same seed makes the same puzzle everywhere.

use std::ops::RangeInclusive;

use awale_engine::Stop;
use awale_engine::tables::{TableRules, Tables, Truth};
use awale_rules::{PITS, PerSeat, Pit, Position, Seat};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::catalogue::{Variant, Wdl};

use super::claims::lead_by_tables;
use super::line::{LineFinder, played, real};
use super::{Difficulty, Grade, Proof, Puzzle, PuzzleOrigin, Turn};

/// The fewest seeds of a board that can hold a puzzle.
const FEWEST: u8 = 5;
/// How many more than the fewest a board has at most. Tables of that size are made at once.
const SPREAD: u8 = 4;
/// The most seeds that tables are made for here: where `stop_at` asks for more there are no
/// puzzles.
const MOST: u8 = 12;
/// Boards that are tried before it is given up.
const TRIES: u32 = 200_000;
/// Positions of a proof at most: a quarter of a second.
const PROOF: usize = 30_000;
/// Legal moves of the first turn at least.
const CHOICES: usize = 3;
/// Turns with a choice at least.
const TURNS: usize = 2;

/// Makes puzzles of one variant.
#[derive(Debug)]
pub struct Maker {
    variant: Variant,
    tables: Tables,
    seeds: RangeInclusive<u8>,
}

impl Maker {
    /// Makes ready for `variant`. `None` where `stop` was given, or its games end before a puzzle
    /// could begin.
    #[must_use]
    pub fn new(variant: Variant, stop: &Stop) -> Option<Maker> {
        let fewest = FEWEST.max(variant.rules.stop_at.unwrap_or(0) + 2);
        let seeds = fewest..=fewest + SPREAD;
        if *seeds.end() > MOST.min(variant.rules.total()) {
            return None;
        }
        let tables = Tables::solve(TableRules::new(&variant.rules), *seeds.end(), 1, stop)?;
        Some(Maker {
            variant,
            tables,
            seeds,
        })
    }

    /// The game whose puzzles are made.
    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The puzzle of this difficulty that comes from `seed`; of the nearest difficulty where none
    /// was found. `None` where there is none at all, or `stop` was given.
    #[must_use]
    pub fn make(&self, difficulty: Difficulty, seed: u64, stop: &Stop) -> Option<Puzzle> {
        let mut dice = StdRng::seed_from_u64(seed);
        let mut second_best = None;
        for _ in 0..TRIES {
            if stop.is_stopped() {
                return None;
            }
            let Some(puzzle) = self
                .board(&mut dice)
                .and_then(|position| self.puzzle(&position, None))
            else {
                continue;
            };
            let fits = puzzle.difficulty() == Some(difficulty);
            // The first of another difficulty is kept in case there is nothing better.
            if (fits || second_best.is_none())
                && let Some(proven) = self.proven(puzzle, stop)
            {
                if proven.difficulty() == Some(difficulty) {
                    return Some(proven);
                }
                second_best = Some(proven);
            }
        }
        second_best
    }

    /// A puzzle that the tables have found, proven where they are not exact. `None` where it cannot
    /// be, which is nearly certain where the tables say that one side may want to go round in
    /// circles.
    fn proven(&self, puzzle: Puzzle, stop: &Stop) -> Option<Puzzle> {
        if self.tables.truth() == Truth::Exact {
            return Some(puzzle);
        }
        let is_cyclic =
            |position: &Position| self.tables.probe(position).is_none_or(|entry| entry.cyclic);
        let goes_round = |turn: &Turn| {
            is_cyclic(&turn.position)
                || turn
                    .position
                    .moves()
                    .any(|pit| is_cyclic(&played(&turn.position, pit)))
        };
        if puzzle.turns.iter().any(goes_round) {
            return None;
        }
        let position = puzzle.turns[0].position;
        let proof = Proof::of(&position, PROOF, stop)?;
        self.puzzle(&position, Some(&proof))
    }

    fn puzzle(&self, position: &Position, proof: Option<&Proof>) -> Option<Puzzle> {
        let finder = LineFinder {
            tables: &self.tables,
            proof,
        };
        let ways = [Wdl::Win, Wdl::Draw]
            .into_iter()
            .map(|result| finder.turns(position, result));
        let turns = ways.into_iter().find(|turns| real(turns) >= TURNS)?;
        let grade = Grade::of(&turns);
        // What is seen at once is no puzzle.
        if grade.depth + grade.greedy_misses < 2 {
            return None;
        }
        Some(Puzzle {
            variant: self.variant.clone(),
            turns,
            origin: PuzzleOrigin::Made(grade),
        })
    }

    /// A random board on which, by the tables, one move is better than all others, with stores that
    /// make all the difference of it. `None` where the dice fell otherwise.
    fn board(&self, dice: &mut StdRng) -> Option<Position> {
        let seeds = dice.random_range(self.seeds.clone());
        let mut pits = [0; PITS];
        for _ in 0..seeds {
            pits[dice.random_range(0..PITS)] += 1;
        }
        let twist: u32 = dice.random();
        let stored = self.variant.rules.total() - seeds;
        let level = self.position(pits, stored / 2, stored - stored / 2)?;
        let mut leads: Vec<i32> = level
            .moves()
            .map(|pit| self.lead_after(&level, pit))
            .collect::<Option<_>>()?;
        leads.sort_by(|a, b| b.cmp(a));
        let [best, second, _, ..] = leads[..] else {
            return None;
        };
        if leads.len() < CHOICES || best == second {
            return None;
        }
        // Whole seeds that South's store gets from North's, so that the best move ends level or
        // ahead, the second not.
        let shifts: Vec<i32> = (-i32::from(seeds)..=i32::from(seeds))
            .filter(|shift| Wdl::of_lead(best + 2 * shift) >= Wdl::Draw)
            .filter(|shift| Wdl::of_lead(best + 2 * shift) > Wdl::of_lead(second + 2 * shift))
            .collect();
        let shift = *shifts.get(twist as usize % shifts.len().max(1))?;
        let south = u8::try_from(i32::from(stored / 2) + shift).ok()?;
        self.position(pits, south, stored.checked_sub(south)?)
    }

    /// A position in which the game goes on.
    fn position(&self, pits: [u8; PITS], south: u8, north: u8) -> Option<Position> {
        let position = Position::new(
            &self.variant.rules,
            pits,
            PerSeat { south, north },
            Seat::South,
        )
        .ok()?;
        position.outcome().is_none().then_some(position)
    }

    /// How far ahead South ends after `pit`, by the tables.
    fn lead_after(&self, position: &Position, pit: Pit) -> Option<i32> {
        lead_by_tables(&self.tables, &played(position, pit))
    }
}
