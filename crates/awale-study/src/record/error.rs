//! The errors of records: what is wrong, where, and what would be right.

use awale_rules::{PositionError, RulesError, Seat, matches_game};
use thiserror::Error;

use crate::catalogue::{AnyIllegalMove, AnyMove, PlayerSpec, PlayerSpecError};

use super::{Enclosure, ExpectedValue, LimitedThing, ResultSource};

/// An error in a file of games, with its position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{line}:{}: {problem}", column.unwrap_or(1))]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1. `None` for TOML, where the line is enough.
    pub column: Option<usize>,
    /// The problem at this position.
    pub problem: RecordProblem,
}

/// A move, or the first move of a line, as it is written in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedMove {
    /// The number of the move, from 1, counting both sides' moves.
    pub number: usize,
    /// The text of the move or the line.
    pub text: String,
}

/// A problem in a file of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// The file is not TOML. Holds the parser's message.
    Syntax(String),
    /// A required field is missing.
    MissingField(&'static str),
    /// A field is unknown.
    UnknownField(String),
    /// A field has an invalid value.
    InvalidFieldValue {
        /// The name of the field.
        field: &'static str,
        /// The values that the field may hold.
        expected: ExpectedValue,
    },
    /// A newer version of the program wrote the record.
    NewerFormat {
        /// The format of the file.
        found_format: i64,
        /// The newest known format.
        newest_known_format: i64,
    },
    /// The rules contradict each other.
    ContradictoryRules(RulesError),
    /// The numbers of a game of matches contradict each other.
    ContradictoryHeapRules(matches_game::HeapRulesError),
    /// The specification of a player is invalid.
    InvalidPlayer(PlayerSpecError),
    /// A player does not play this game.
    PlayerOfOtherGame(PlayerSpec),
    /// The start position is invalid.
    InvalidStartPosition(PositionError),
    /// A move is not written as a move of this game.
    UnreadableMove(NumberedMove),
    /// A move is illegal.
    IllegalMove {
        /// The move as it is written.
        numbered_move: NumberedMove,
        /// The side to move.
        seat: Seat,
        /// The move.
        mv: AnyMove,
        /// The reason why the move is illegal.
        refusal: AnyIllegalMove,
    },
    /// A move comes after the end of the game.
    MoveAfterEnd(NumberedMove),
    /// The analysis has more or fewer moves than the game.
    WrongAnalysisLength {
        /// The number of moves in the analysis.
        analyzed_move_count: usize,
        /// The number of moves in the game.
        game_move_count: usize,
    },
    /// A line of the analysis is illegal, or begins with the move that was played.
    IllegalAnalysisLine(NumberedMove),
    /// The file has a result, but the game is not over.
    ResultBeforeGameEnd,
    /// A bracket or quotation mark is not closed.
    Unclosed(Enclosure),
    /// The text cannot be part of a game.
    UnexpectedText(String),
    /// The name of a tag is too long.
    TagNameTooLong {
        /// The maximum length in bytes.
        max_bytes: usize,
    },
    /// A text is too large, or has too many parts.
    LimitExceeded {
        /// The kind of limit that is exceeded.
        limited_thing: LimitedThing,
        /// The maximum number.
        max_count: usize,
    },
    /// A second game begins, but only one is allowed.
    MoreThanOneGame,
    /// The variant does not exist.
    UnknownVariant {
        /// The name in the file.
        variant_id: String,
        /// The ids of the existing variants.
        known_ids: Vec<String>,
    },
    /// A word in the rules is invalid.
    InvalidRule(String),
    /// A result is not written as a result.
    InvalidResult(String),
    /// A move captures another number of seeds than the text says.
    WrongCaptureCount {
        /// The move as it is written.
        numbered_move: NumberedMove,
        /// The number of seeds in the text.
        written_seeds: u32,
        /// The right number of seeds.
        captured_seeds: u32,
    },
    /// A result differs from the moves or from another result in the text.
    ResultMismatch {
        /// Where the wrong result is written.
        wrong_source: ResultSource,
        /// The wrong result as it is written.
        wrong_result: String,
        /// The source of the right result.
        right_source: ResultSource,
        /// The right result.
        right_result: String,
    },
    /// Digits may be a pit or the number of a move.
    AmbiguousDigits(String),
    /// A move is written as a square of another game's board.
    ForeignCoordinates(String),
    /// The number of a move contradicts the moves before it.
    WrongMoveNumber {
        /// The number as it is written.
        written_move_number: String,
        /// The right number.
        right_move_number: String,
    },
    /// Two tags with the same name have different values.
    ConflictingTags(String),
}
