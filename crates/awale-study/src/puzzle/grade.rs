//! [`PuzzleGrade`]: how hard a puzzle is, measured by simple players that fail to solve it.

use awale_engine::Stop;
use awale_rules::Position;

use crate::players::{AlphaBeta, Evaluation, FastPlayer, MoveOrdering, Player};

use super::{Difficulty, PuzzleGrade, PuzzleTurn};

/// The maximum depth of alpha-beta, in plies. Humans do not count deeper.
const MAX_GRADING_DEPTH: u32 = 8;

/// The lowest rating of a puzzle, in points.
pub const MIN_RATING: u16 = 600;
/// The highest rating of a puzzle, in points.
pub const MAX_RATING: u16 = 2400;
/// Ratings are multiples of this.
pub const RATING_STEP: u16 = 10;

impl PuzzleGrade {
    /// Estimates the rating by a part of the formula for puzzles from games (`PuzzleRater` of the
    /// crate `awale-lab`): the plies, turns and greedy misses.
    pub(super) fn rating(self) -> u16 {
        let unclamped_rating = 390
            + 100 * self.depth
            + 90 * self.wrong_greedy_move_count.min(2)
            + 110 * self.turns_with_choice_count;
        u16::try_from(unclamped_rating)
            .unwrap_or(MAX_RATING)
            .clamp(MIN_RATING, MAX_RATING)
    }

    /// Grades a puzzle with these turns.
    pub(super) fn of(turns: &[PuzzleTurn]) -> PuzzleGrade {
        let turns_with_choice = turns.iter().filter(|turn| !turn.wrong_moves.is_empty());
        let mut grade = PuzzleGrade {
            turns_with_choice_count: 0,
            depth: 0,
            wrong_greedy_move_count: 0,
        };
        for turn in turns_with_choice {
            let is_missed_by_fast_player = !finds_solution(&mut FastPlayer, turn);
            grade.turns_with_choice_count += 1;
            grade.depth = grade.depth.max(depth_needed(turn, MAX_GRADING_DEPTH));
            grade.wrong_greedy_move_count += u32::from(is_missed_by_fast_player);
        }
        grade
    }

    /// Returns the difficulty. Each ply of search adds to it, and so does each turn in which the
    /// largest capture is wrong.
    pub const fn difficulty(&self) -> Difficulty {
        match self.depth + self.wrong_greedy_move_count {
            0..=3 => Difficulty::Easy,
            4..=7 => Difficulty::Medium,
            _ => Difficulty::Hard,
        }
    }
}

/// Returns the smallest depth in plies from which alpha-beta always finds the solution. Depths up
/// to `max_depth` are tried; the result is `max_depth + 1` if alpha-beta fails at `max_depth`.
pub fn depth_needed(turn: &PuzzleTurn, max_depth: u32) -> u32 {
    let player_with_depth = |depth| AlphaBeta {
        depth,
        evaluation: Evaluation::Seeds,
        ordering: MoveOrdering::default(),
    };
    let failed_depth = (1..=max_depth)
        .rev()
        .find(|&depth| !finds_solution(&mut player_with_depth(depth), turn));
    failed_depth.map_or(1, |depth| depth + 1)
}

/// Returns true if `player` finds the solution.
pub fn finds_solution(player: &mut impl Player<Position>, turn: &PuzzleTurn) -> bool {
    let chosen = player.choose(&[turn.position], &Stop::new(), &mut |_| ());
    chosen.is_some_and(|chosen| chosen.choice == turn.solution)
}
