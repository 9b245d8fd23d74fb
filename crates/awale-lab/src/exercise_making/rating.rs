//! [`PuzzleRater`]: estimates how strong a player must be to solve a puzzle, from 600 to 2400, by
//! measurable properties.
//!
//! ```text
//! 600 + 100 (plies - 1) + 120 engine + 90 greedy + 35 (moves - 3) + 110 (turns - 1) + 70 lap
//! ```
//!
//! * `plies`: the smallest depth from which alpha-beta with the evaluation `seeds` always finds the
//!   solution, 1 to [`DEPTH_BEYOND_HUMANS`], for the hardest turn
//! * `engine_budget_index`: the index of the first of [`RATING_NODE_BUDGETS`] from which the engine
//!   always finds the solution, for the hardest turn
//! * `turn_count_missed_by_greedy`: the number of turns in which the largest capture is wrong, at
//!   most two
//! * `moves`: the legal moves of the first turn
//! * `turns`: the turns of the solver
//! * `full_lap_motif_count`: 1 if a solution goes round the board
//!
//! The estimate need not be exact, because every attempt corrects the rating (Glicko-2).

use awale_engine::{Engine, Handicap, Limits, Stop};
use awale_study::{
    players::FastPlayer,
    puzzle::{
        MAX_RATING, MIN_RATING, PuzzleTurn, RATING_STEP, depth_needed, finds_solution,
        motifs_of_turns,
    },
    study::Motif,
};

/// The depth of a puzzle that needs more plies than a human can calculate. Alpha-beta searches up
/// to one ply less.
const DEPTH_BEYOND_HUMANS: u32 = 8;
/// The engine's node limits at levels 1 to 7.
const RATING_NODE_BUDGETS: [u64; 7] = [24, 64, 180, 550, 1_800, 6_000, 20_000];

/// Estimates the ratings of puzzles with an engine of its own.
#[derive(Debug)]
pub struct PuzzleRater {
    engine: Engine,
}

impl Default for PuzzleRater {
    fn default() -> PuzzleRater {
        let mut engine = Engine::new(1, 1);
        engine.set_handicap(Handicap::SMALL_NETWORK);
        PuzzleRater { engine }
    }
}

impl PuzzleRater {
    /// Rates a puzzle with these turns.
    pub fn rate(&mut self, turns: &[PuzzleTurn]) -> u16 {
        let needed_depth = |turn| depth_needed(turn, DEPTH_BEYOND_HUMANS - 1);
        let plies = turns.iter().map(needed_depth).max().unwrap_or(1);
        let engine_budget_index = turns
            .iter()
            .map(|turn| self.needed_budget_index(turn))
            .max()
            .unwrap_or(0);
        let turn_count_missed_by_greedy = turns
            .iter()
            .filter(|turn| !finds_solution(&mut FastPlayer, turn))
            .take(2)
            .count();
        let move_count = turns.first().map_or(0, |turn| turn.wrong_moves.len() + 1);
        let full_lap_motif_count = usize::from(motifs_of_turns(turns).contains(Motif::FullLap));
        let rating = usize::from(MIN_RATING)
            + 100 * (plies as usize - 1)
            + 120 * engine_budget_index
            + 90 * turn_count_missed_by_greedy
            + 35 * move_count.saturating_sub(3)
            + 110 * turns.len().saturating_sub(1)
            + 70 * full_lap_motif_count;
        u16::try_from(rating).unwrap_or(MAX_RATING).min(MAX_RATING) / RATING_STEP * RATING_STEP
    }

    /// Returns the index of the first budget from which the engine always finds the solution.
    fn needed_budget_index(&mut self, turn: &PuzzleTurn) -> usize {
        let last_failed_index = RATING_NODE_BUDGETS.iter().rposition(|&nodes| {
            self.engine.clear_hash();
            let search_result = self.engine.think(
                &[turn.position],
                &Limits::nodes(nodes),
                &Stop::new(),
                &mut |_| (),
            );
            search_result.is_none_or(|found| found.best_move != turn.solution)
        });
        last_failed_index.map_or(0, |number| number + 1)
    }
}
