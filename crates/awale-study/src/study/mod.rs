//! Analysis for players: the value of every move, the review of a whole game, the reasons for a
//! move, and the search trees of the textbook algorithms.
//!
//! * `score_order`: which score is better
//! * `verdict`: how good a move is, and whether that is proven
//! * `known_values`: what is certain without a search, by the rules and the tables
//! * `proof`: results that a search with the game's history proves, if the tables alone cannot
//! * `moves`: the value of every move, searched with increasing depth
//! * `matches`: the values of moves in 13 matches
//! * `level_choices`: which moves the levels choose
//! * `points_model`: values as expected points
//! * `mark`: the mark of a move, and totals
//! * `points_curve`: the value of a game move by move
//! * `review`: the analysis of a whole game, from its last move to its first
//! * `move_facts`: what a move does
//! * `motif`: the themes of a move, such as a sacrifice
//! * `reasons`: why a move is good
//! * `tree`: the tree that a textbook search visits
//! * `results`: won and lost games
//! * `analyst`: [`Analyst`], who works on an [`AnalysisTask`] and reports [`AnalysisReport`]s

mod analyst;
pub(crate) mod known_values;
mod level_choices;
mod mark;
mod matches;
mod motif;
mod move_facts;
mod moves;
mod points_curve;
pub mod points_model;
pub(crate) mod proof;
mod reasons;
pub mod results;
mod review;
mod score_order;
pub mod tree;
mod verdict;

use std::time::Duration;

use awale_rules::Rules;
use serde::{Deserialize, Serialize};

pub use analyst::Analyst;
pub use known_values::{cannot_repeat, known_value};
pub use level_choices::SAMPLES_PER_LEVEL;
pub use mark::{
    MIN_BLUNDER_COST, MIN_COUNTED_STAKE, MIN_INACCURACY_COST, MIN_MISTAKE_COST,
    MIN_MOVES_FOR_ACCURACY, MoveMark, MoveTotals,
};
pub use motif::{Motif, Motifs};
pub use move_facts::{
    Capture, EndReason, MIN_THREAT_SEEDS, MoveFacts, best_capture, capture_of_move,
    captures_of_moves, last_seed_place, move_and_capture, moves_and_captures,
    opponents_best_capture, with_mover,
};
pub use moves::{COST_DEPTHS, MAX_STORED_COST, MoveValue, MoveValues};
pub use points_curve::{expected_points_curve, viewing_seat};
pub use points_model::{PointThousandths, expected_points};
pub use reasons::{Reason, awale_positions, double_threat, effects_of_move, reasons_for_best_move};
pub use score_order::compare_as_player;
pub use verdict::{ValueEvidence, Verdict};

use crate::{
    catalogue::{AnyGame, AnyMove},
    record::{Analysis, Assessment},
};

/// The default search depth of every move in plies, for values of pits, hints and analyses.
pub const ANALYSIS_DEPTH: u32 = 20;

/// Returns true if an analysis was searched deep enough to explain a game, and to be counted
/// together with others. An analysis of another program may be shallower.
pub fn is_deep_enough(analysis: &Analysis) -> bool {
    analysis.depth >= ANALYSIS_DEPTH
}

/// The limits of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchEffort {
    /// The maximum depth in plies.
    pub depth: u32,
    /// The maximum time for the position, or `None` for no limit.
    pub time_limit: Option<Duration>,
}

/// The limits for a hint and for the values of pits. The depth is the same as in the analysis of a
/// finished game, so that hints and analysis agree. The time is limited so that a waiting program
/// becomes idle.
pub const HINT_EFFORT: SearchEffort = SearchEffort {
    depth: ANALYSIS_DEPTH,
    time_limit: Some(Duration::from_secs(10)),
};

/// The limits for the lines of a position on the analysis board. The time is limited so that a
/// waiting program becomes idle.
pub const LINES_EFFORT: SearchEffort = SearchEffort {
    depth: ANALYSIS_DEPTH,
    time_limit: Some(Duration::from_secs(60)),
};

/// A task for the analyst.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum AnalysisTask {
    /// Find the value of every move in the last position of the game.
    SearchEachMove {
        /// The positions of the game so far.
        positions_so_far: Vec<AnyGame>,
        /// The limits of the search.
        effort: SearchEffort,
    },
    /// Find the value of every move, searching all moves together by an engine that remembers
    /// earlier searches. This reaches the greatest depth, but the result may depend on earlier
    /// tasks.
    SearchAllLines {
        /// The positions of the game so far.
        positions_so_far: Vec<AnyGame>,
        /// The limits of the search: the time, or the depth if no time is set.
        effort: SearchEffort,
        /// True to search each move separately, as the review of a game does, and to report only
        /// the final values. Then the values agree with the review.
        searches_moves_separately: bool,
    },
    /// Find the value of every move of a game.
    ReviewGame {
        /// The start and the position after each move.
        positions_so_far: Vec<AnyGame>,
        /// The moves, one fewer than the positions.
        played_moves: Vec<AnyMove>,
        /// The limits of the search for each move.
        effort: SearchEffort,
        /// The assessments of the last moves, if an analysis was stopped after them. Only the moves
        /// before them are searched.
        known_assessments: Vec<Assessment>,
    },
}

impl AnalysisTask {
    /// Returns the rules of the game, if it is awalé.
    pub fn rules(&self) -> Option<Rules> {
        self.game_positions()
            .last()?
            .as_awale()
            .map(|position| *position.rules())
    }

    /// Returns the positions of the game.
    pub fn game_positions(&self) -> &[AnyGame] {
        let (AnalysisTask::SearchEachMove {
            positions_so_far, ..
        }
        | AnalysisTask::SearchAllLines {
            positions_so_far, ..
        }
        | AnalysisTask::ReviewGame {
            positions_so_far, ..
        }) = self;
        positions_so_far
    }
}

/// A report about the progress of a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AnalysisReport {
    /// All moves were searched to a greater depth.
    Values(MoveValues),
    /// One more move of the game is judged. Moves are reported from the last to the first.
    MoveAssessed {
        /// The index of the move, from 0.
        move_index: usize,
        /// The value of the move.
        assessment: Assessment,
    },
    /// The whole game is judged.
    Reviewed(Analysis),
}

/// A function that receives the reports.
pub type ReportAnalysis<'a> = &'a mut dyn FnMut(AnalysisReport);
