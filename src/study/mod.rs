//! What the engine makes of a game for the person who plays it: the value of every move, a finished game explained, and
//! the reasons for a move; and the textbook algorithms looked at closely. Floor 3, above the engine and the players.
//!
//! * `value`: scores compared, turned round, and what a move gives away in seeds;
//! * `known`: what is certain without searching: the rules' own word, and the tables';
//! * `moves`: the value of every move, sharpened ply by ply; `matches`: the same in the heap, where all is known;
//! * `review`: a whole game, from its last move to its first; `mark`: what each move of it was worth, and the totals;
//! * `reasons`: why a move is good, as facts that the board shows;
//! * `tree`: what minimax and alpha-beta walk through; `results`: what was won and lost in many games;
//! * [`Student`], who does a [`Task`] and tells [`News`] on the way.

mod known;
mod mark;
mod matches;
mod moves;
mod reasons;
pub mod results;
mod review;
mod student;
pub mod tree;
mod value;

use std::time::Duration;

pub use mark::{INACCURACY, Mark, Totals};
pub use moves::{MoveValue, Values};
pub use reasons::{Reason, facts, reasons};
pub use student::Student;
pub use value::{given_away, is_exact, lead_of, opposite, prefers};

use crate::catalogue::{AnyGame, AnyMove};
use crate::record::{Analysis, Assessment};

/// Plies that a game is looked at for each of its moves, unless somebody wants it otherwise: as deep as the strongest
/// opponent of most people, and a game of 104 moves is judged in a second (1.2 s; 18 plies take 0.3 s, 26 take 5.4 s).
pub const DEPTH: u32 = 22;

/// How far to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Plies, at most.
    pub depth: u32,
    /// Time for the position, at most.
    pub time: Option<Duration>,
}

/// Something to find out.
#[derive(Clone, Debug)]
pub enum Task {
    /// What every move is worth in the last of these positions, which are those of one game.
    Moves {
        /// The game so far.
        past: Vec<AnyGame>,
        /// How far to look.
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

/// Somebody to be told.
pub type Tell<'a> = &'a mut dyn FnMut(News);
