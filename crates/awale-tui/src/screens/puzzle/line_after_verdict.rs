//! Continues the line of a verdict until seeds are won: what the solution leads to, or what a wrong
//! move runs into. The files of puzzles contain only the moves that the player must find, so a
//! search finds the moves after them.

use awale_study::{
    catalogue::{Wdl, position_with_final_stores},
    study::{AnalysisReport, AnalysisTask, SearchEffort},
};

use crate::{app::JobNews, prelude::*};

use super::{PuzzleAttempt, PuzzleScreen};

/// The depth of the search in plies. It takes about a tenth of a second.
const SEARCH_DEPTH: u32 = 12;
/// The maximum number of added moves. Later moves of a line explain nothing to a player.
const MAX_ADDED_MOVES: usize = 6;

impl PuzzleAttempt {
    /// Starts the search for the moves after the line on the board. The text of a drawn puzzle
    /// explains the end of its line.
    pub(super) fn continue_line(&mut self, task: &MoveTask, context: &mut AppContext) {
        let game = &task.animated_game.game.referee;
        self.verdict_move_count = game.moves().len();
        let is_draw_explained = task.is_over() && self.puzzle.goal() == Some(Wdl::Draw);
        let Some(line_search) = &mut self.line_search else {
            return;
        };
        line_search.stop(context);
        if !is_draw_explained && game.outcome().is_none() {
            *line_search = context.start_analysis(AnalysisTask::SearchEachMove {
                positions_so_far: game.positions_so_far().to_vec(),
                effort: SearchEffort {
                    depth: SEARCH_DEPTH,
                    time_limit: None,
                },
            });
        }
    }
}

impl PuzzleScreen {
    /// Adds the best line that the search has found, up to its last capture, unless the player has
    /// already taken the move back.
    pub(super) fn take_line(&mut self, event: &Event) {
        let Event::Job(job, news) = event else {
            return;
        };
        let line_search = self.sequence.line_search.as_mut();
        let Some(line_search) = line_search.filter(|search| search.is_job_of_analysis(*job)) else {
            return;
        };
        match news {
            JobNews::Studied(AnalysisReport::Values(values)) if values.is_final => {
                line_search.mark_finished();
                let has_verdict = self.task.is_wrong() || self.task.is_over();
                let game = &mut self.task.animated_game.game.referee;
                if !has_verdict || game.moves().len() != self.sequence.verdict_move_count {
                    return;
                }
                let (mut line_game, mut captures_end) = (game.clone(), game.clone());
                for &mv in values.best().line.iter().take(MAX_ADDED_MOVES) {
                    let stores_before = stores(line_game.position());
                    if line_game.play(mv).is_err() {
                        break;
                    }
                    if stores(&position_with_final_stores(&line_game)) != stores_before {
                        captures_end = line_game.clone();
                    }
                }
                *game = captures_end;
            }
            // The verdict is complete without the line.
            JobNews::Failed(_) => line_search.mark_finished(),
            _ => {}
        }
    }

    /// The moves of the verdict on the board, and the moves that the search has added, each with
    /// its captures: `B +2 d F +3`.
    pub(super) fn line_and_added_line(&self) -> [String; 2] {
        let game = &self.task.animated_game.game.referee;
        let (moves, positions) = (game.moves(), game.positions_so_far());
        let verdict_end = self.sequence.verdict_move_count.min(moves.len());
        [0..verdict_end, verdict_end..moves.len()].map(|range| {
            wording::line_with_bracketed_move(&moves[range.clone()], &positions[range], 0)
        })
    }

    /// The seeds that South and North gain in the line on the board.
    pub(super) fn gains_in_line(&self) -> [u8; 2] {
        let game = &self.task.animated_game.game.referee;
        let start = if self.task.is_over() {
            &game.positions_so_far()[0]
        } else {
            self.task.question_game().position()
        };
        let (before, after) = (stores(start), stores(&position_with_final_stores(game)));
        [0, 1].map(|side| after[side].saturating_sub(before[side]))
    }
}

fn stores(position: &AnyGame) -> [u8; 2] {
    let stores = |position: Position| Seat::BOTH.map(|seat| position.store(seat));
    position.as_awale().map_or([0; 2], stores)
}
