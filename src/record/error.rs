//! Why a file is not a record: what, where, and what would be right.

use thiserror::Error;

use crate::awale::{Contradiction, PositionError};
use crate::catalogue::{AnyRefusal, SpecError};
use crate::matches;

/// Why a file is not a record, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct Error {
    /// The line, counted from one.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// The file is not TOML; the reader's own words.
    #[error("{0}")]
    Syntax(String),
    /// A field is missing.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// A field that no record has.
    #[error("`{0}` is no field of a record")]
    Unknown(String),
    /// A field holds something else than it should.
    #[error("`{field}` must be {expected}")]
    Value {
        /// The field.
        field: &'static str,
        /// What it may be.
        expected: &'static str,
    },
    /// The record was written by a newer program.
    #[error("the record has format {found}, this program knows formats up to {known}")]
    Newer {
        /// The format of the file.
        found: i64,
        /// The newest format known.
        known: i64,
    },
    /// The rules contradict themselves.
    #[error(transparent)]
    Rules(#[from] Contradiction),
    /// The numbers of the matches contradict themselves.
    #[error(transparent)]
    Matches(#[from] matches::Contradiction),
    /// A player is none.
    #[error(transparent)]
    Player(#[from] SpecError),
    /// The start position is none.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A move is written as no move is.
    #[error("move {number}, `{text}`, is no move of this game")]
    Move {
        /// Which move, counted from one.
        number: usize,
        /// What stands there.
        text: String,
    },
    /// A move is against the rules.
    #[error("move {number}, `{text}`: {refusal}")]
    Illegal {
        /// Which move, counted from one.
        number: usize,
        /// The move.
        text: String,
        /// Why it is refused.
        refusal: AnyRefusal,
    },
    /// There are moves after the end of the game.
    #[error("move {number}, `{text}`, comes after the end of the game")]
    AfterTheEnd {
        /// Which move, counted from one.
        number: usize,
        /// The move.
        text: String,
    },
    /// The result that is written is not the one that the moves give.
    #[error("the result does not agree with the moves: {0}")]
    Result(String),
}
