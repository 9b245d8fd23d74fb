//! What the engine makes of a game for the person who plays it: the value of every move, a finished
//! game explained, and the reasons for a move; and the textbook algorithms looked at closely. Floor
//! 3, above the engine and the players.
//!
//! * `value`: which score is better;
//! * `verdict`: how good a move is, and whether that is proven;
//! * `known`: what is certain without searching: the rules' own word, and the tables'; `proof`:
//!   what a search with the history proves where the tables alone cannot;
//! * `moves`: the value of every move, searched deeper and deeper; `matches`: the same in the heap,
//!   where all is known;
//! * `choices`: which moves the levels choose;
//! * `expected`: values as expected points; `mark`: what a move was worth by them, and the totals;
//! * `curve`: how its value went, and the side that values are seen by; `review`: a whole game,
//!   from its last move to its first;
//! * `facts`: what a move does;
//! * `reasons`: why a move is good;
//! * `tree`: what minimax and alpha-beta walk through; `results`: what was won and lost in many
//!   games;
//! * `truth`: how often the engine keeps what endgame tables know to be won or drawn;
//! * [`Student`], who does a [`StudyTask`] and tells [`News`] on the way.

mod choices;
mod curve;
pub mod expected;
mod facts;
pub(crate) mod known;
mod mark;
mod matches;
mod moves;
pub(crate) mod proof;
mod reasons;
pub mod results;
mod review;
mod student;
pub mod tree;
pub mod truth;
mod value;
mod verdict;

use std::time::Duration;

use awale_rules::Rules;

pub use choices::ASKED;
pub use curve::{curve, viewer};
pub use expected::{Points, expected_points};
pub use facts::{Capture, GameEnd, MoveFacts, best_capture, capture, captures, danger, turned};
pub use known::known;
pub use mark::{BLUNDER, INACCURACY, LEAST_COUNTED, LEAST_STAKE, MISTAKE, Mark, Totals};
pub use moves::{MoveValue, SEEN, SEEN_DEPTHS, SEEN_FULL, Values};
pub use reasons::{Reason, facts, reasons};
pub use student::Student;
pub use value::prefers;
pub use verdict::{Grounds, Verdict};

use crate::catalogue::{AnyGame, AnyMove};
use crate::record::{Analysis, Assessment};

/// Plies that every move is searched, by pits, in hints and in analyses, unless the user wants it
/// otherwise.
pub const DEPTH: u32 = 20;

/// Whether an analysis was searched as deep as one that explains a game. A first look, for a
/// rating, is not: the two are never counted together.
#[must_use]
pub fn is_full(analysis: &Analysis) -> bool {
    analysis.depth >= DEPTH
}

/// How far to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Plies, at most.
    pub depth: u32,
    /// Time for the position, at most.
    pub time: Option<Duration>,
}

/// How far the moves are searched for a hint and for the values by the pits: as far as in the
/// analysis of a finished game, so that both tell the same, and no longer than this, since a
/// program that waits should rest in the end.
pub const HINT: Effort = Effort {
    depth: DEPTH,
    time: Some(Duration::from_secs(10)),
};

/// How long the lines of a position are searched: a board that you leave alone rests after that.
pub const LOOK: Effort = Effort {
    depth: DEPTH,
    time: Some(Duration::from_secs(60)),
};

/// Something to find out.
#[derive(Clone, Debug)]
pub enum StudyTask {
    /// What every move is worth in the last of these positions, which are those of one game.
    Moves {
        /// The game so far.
        past: Vec<AnyGame>,
        /// How far to look.
        effort: Effort,
    },
    /// The same, but with all moves searched together, deeper and deeper, by an engine that keeps
    /// what it has found: the quickest way to see far. The result may depend on earlier studies.
    Lines {
        /// The game so far.
        past: Vec<AnyGame>,
        /// How far to look: for this time, or to this depth if no time is set.
        effort: Effort,
    },
    /// What every move of a game was worth.
    Review {
        /// The start and the position after each move.
        past: Vec<AnyGame>,
        /// The moves; one fewer than the positions.
        played: Vec<AnyMove>,
        /// How far to look at each move.
        effort: Effort,
    },
}

impl StudyTask {
    /// The rules of the game, if it is one of awalé.
    #[must_use]
    pub fn rules(&self) -> Option<Rules> {
        self.past()
            .last()?
            .awale()
            .map(|position| *position.rules())
    }

    /// The positions of the game.
    #[must_use]
    pub fn past(&self) -> &[AnyGame] {
        let (StudyTask::Moves { past, .. }
        | StudyTask::Lines { past, .. }
        | StudyTask::Review { past, .. }) = self;
        past
    }

    /// How far to look.
    pub const fn effort_mut(&mut self) -> &mut Effort {
        let (StudyTask::Moves { effort, .. }
        | StudyTask::Lines { effort, .. }
        | StudyTask::Review { effort, .. }) = self;
        effort
    }
}

/// What came of a task so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Every move has been looked at one ply deeper.
    Values(Values),
    /// One more move of the game is judged; they come from the last to the first.
    Assessed {
        /// Which, counted from zero.
        number: usize,
        /// What it was worth.
        assessment: Assessment,
    },
    /// The whole game is judged.
    Reviewed(Analysis),
}

/// Receives the news.
pub type TellNews<'a> = &'a mut dyn FnMut(News);
