//! Why a file is not a record: what, where, and what would be right.

use std::fmt;

use awale_rules::{PositionError, RulesError, Seat, matches};
use strum::IntoStaticStr;
use thiserror::Error;

use crate::catalogue::{AnyMove, AnyRefusal, PlayerSpec, SpecError};

use super::numbered;

/// Why a file is not a record, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}{}: {problem}", Of(*column))]
pub struct Error {
    /// The line, counted from one.
    pub line: usize,
    /// The column, in letters, counted from one, where a line may hold many things.
    pub column: Option<usize>,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordProblem {
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
        expected: Expected,
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
    Rules(#[from] RulesError),
    /// The numbers of the matches contradict themselves.
    #[error(transparent)]
    Matches(#[from] matches::HeapRulesError),
    /// A player is none.
    #[error(transparent)]
    Player(#[from] SpecError),
    /// A player does not play this game.
    #[error("`{0}` does not play this game")]
    PlayerElsewhere(PlayerSpec),
    /// The start position is none.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A move is written as no move is.
    #[error("move `{}` is no move of this game", at(*number, text))]
    Move {
        /// Which move, counted from one, both sides' together.
        number: usize,
        /// What stands there.
        text: String,
    },
    /// A move is against the rules.
    #[error("move `{}`: {refusal}", at(*number, text))]
    Illegal {
        /// Which move, counted from one, both sides' together.
        number: usize,
        /// The move as it is written.
        text: String,
        /// Whose move it was to be.
        seat: Seat,
        /// The move.
        mv: AnyMove,
        /// Why it is refused.
        refusal: AnyRefusal,
    },
    /// There are moves after the end of the game.
    #[error("move `{}` comes after the end of the game", at(*number, text))]
    AfterTheEnd {
        /// Which move, counted from one, both sides' together.
        number: usize,
        /// The move.
        text: String,
    },
    /// An analysis speaks of more or fewer moves than there are.
    #[error("the analysis has {found} moves, the game {expected}")]
    AnalysisLength {
        /// Moves of the analysis.
        found: usize,
        /// Moves of the game.
        expected: usize,
    },
    /// A line of the analysis cannot be played, or begins as the game went on.
    #[error("the better line `{}` cannot be played there", at(*number, text))]
    Line {
        /// At which move, counted from one, both sides' together.
        number: usize,
        /// The line as it is written.
        text: String,
    },
    /// There is a result, but the game is not over.
    #[error("a result is written, but the game is not over")]
    ResultTooSoon,
    /// Something that opens and does not close.
    #[error("{0} opens here and is not closed")]
    Unclosed(Enclosure),
    /// Something that has no place in a game.
    #[error("`{0}` has no place here")]
    Unexpected(String),
    /// A value that is too long.
    #[error("this is longer than {most} letters")]
    TooLong {
        /// The longest there may be.
        most: usize,
    },
    /// A text that is too large, or holds too many moves.
    #[error("this is too large for a game: at most {most} {of} are read")]
    TooMuch {
        /// Of what.
        of: Bounded,
        /// How many there may be.
        most: usize,
    },
    /// Behind the game there is another one, where one is wanted.
    #[error("a second game begins here; one is wanted")]
    SecondGame,
    /// There is no variant of this name.
    #[error("there is no variant `{id}`; there are {}", known.join(", "))]
    NoVariant {
        /// The name.
        id: String,
        /// The ids of those there are.
        known: Vec<String>,
    },
    /// A word of the rules that is none.
    #[error("`{0}` is no rule")]
    NoRule(String),
    /// A result that is none.
    #[error("`{0}` is no result; results are 25-19, 1-0, 0-1, 1/2-1/2 and *")]
    NoResult(String),
    /// A move captures another number of seeds than is written.
    #[error("move `{}` captures {captured} seeds, not {written}", at(*number, text))]
    Captured {
        /// Which move, counted from one, both sides' together.
        number: usize,
        /// The move as it is written.
        text: String,
        /// The number that is written.
        written: u32,
        /// The right number.
        captured: u32,
    },
    /// The result that is written is not the one that the moves give, or is written twice.
    #[error("{} says `{written}`, but {} `{expected}`", place.said(), against.saying())]
    Result {
        /// Where the result is written.
        place: ResultSource,
        /// The result as it is written.
        written: String,
        /// The source of the right result.
        against: ResultSource,
        /// The right result.
        expected: String,
    },
    /// Digits that are neither clearly a pit nor the number of a move.
    #[error("`{0}` may be a pit or the number of a move")]
    Digits(String),
    /// A field of another game's board.
    #[error("`{0}` is no move: a move is the letter of its pit")]
    Coordinates(String),
    /// The number of a move contradicts those before it.
    #[error("the number `{written}` stands where `{expected}` should be")]
    MoveNumber {
        /// The number that is written.
        written: String,
        /// The right number.
        expected: String,
    },
    /// Two tags of one name with different values.
    #[error("there are two tags `{0}` with different values")]
    TwoTags(String),
}

/// Where a result comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum ResultSource {
    /// The section `[result]` of a record.
    Section,
    /// The tag `Result`.
    Tag,
    /// The result after the moves.
    End,
    /// The tag `Termination`.
    Termination,
    /// The moves and the rules.
    Moves,
    /// The stores in a game that is not over.
    Unfinished,
}

impl ResultSource {
    /// The name in messages.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    const fn said(self) -> &'static str {
        match self {
            ResultSource::Section => "the result",
            ResultSource::Tag => "the tag Result",
            ResultSource::Termination => "the tag Termination",
            ResultSource::End | ResultSource::Moves | ResultSource::Unfinished => {
                "the result after the moves"
            }
        }
    }

    const fn saying(self) -> &'static str {
        match self {
            ResultSource::Unfinished => "the game is not over, and the stores hold",
            ResultSource::Moves => "the moves give",
            ResultSource::Termination => "the tag Termination says",
            ResultSource::Section | ResultSource::Tag | ResultSource::End => "the moves end with",
        }
    }
}

/// Something in the text of a game that the record does not keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The kind.
    pub what: NotKept,
    /// The number of such parts.
    pub count: usize,
    /// The line of the first, counted from one.
    pub line: usize,
    /// Its column, in letters, counted from one.
    pub column: usize,
}

/// The kinds of text that a record cannot keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// Variations that cannot be played.
    Variations,
    /// Annotations such as `!?` and `$14`.
    Annotations,
    /// Lines that belong to no game.
    Lines,
    /// The ends of tags and comments that are too long.
    LongTexts,
}

/// A move, or a line that begins there, with its number in the move list; `number` counts both
/// sides' moves from one.
fn at(number: usize, text: &str) -> String {
    numbered(number.saturating_sub(1), text)
}

/// A column as it stands in an error.
struct Of(Option<usize>);

impl fmt::Display for Of {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .map_or(Ok(()), |column| write!(f, ", column {column}"))
    }
}

/// Something that opens and has to be closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enclosure {
    /// `{…}`
    Comment,
    /// `(…)`
    Variation,
    /// `[Name "value"]`
    Tag,
    /// The text between the quotation marks of a tag.
    Value,
}

impl fmt::Display for Enclosure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Enclosure::Comment => "a comment `{`",
            Enclosure::Variation => "a variation `(`",
            Enclosure::Tag => "a tag `[Name \"value\"]`",
            Enclosure::Value => "a text `\"`",
        })
    }
}

/// What there may not be too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bounded {
    /// The bytes of a text.
    Bytes,
    /// The tags of a game.
    Tags,
    /// The moves of a game.
    Moves,
    /// The games of a file.
    Games,
}

impl fmt::Display for Bounded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Bounded::Bytes => "bytes",
            Bounded::Tags => "tags",
            Bounded::Moves => "moves",
            Bounded::Games => "games",
        })
    }
}

/// What a field of a record may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A table of fields.
    Table,
    /// A text.
    Text,
    /// A whole number.
    Number,
    /// A whole number from 0 to 255.
    SmallNumber,
    /// True or false.
    Switch,
    /// The number of a format, from 1.
    Format,
    /// A date and time with its offset.
    Date,
    /// A number of seeds, or `"none"`.
    SeedsOrNone,
    /// A list of moves.
    Moves,
    /// A list of tables, one for each move.
    Assessments,
    /// What a move is worth.
    Worth,
    /// Thousandths of a point.
    Points,
    /// A row of digits or letters for each legal move.
    Rows,
    /// A number of plies.
    Plies,
    /// A position in which the side moves that `first` names.
    StartOfFirst,
    /// A time in milliseconds.
    Milliseconds,
    /// A list of times, no longer than the list of moves.
    TimesOfMoves,
    /// A time control.
    TimeControl,
    /// A place on a line before a variation.
    Variation,
    /// One of these words.
    Words(&'static [&'static str]),
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Variation => {
                "the number of a variation before it, or of moves that its line has"
            }
            Expected::Table => "a table",
            Expected::Text => "a text",
            Expected::Number => "a number",
            Expected::SmallNumber => "a number from 0 to 255",
            Expected::Switch => "true or false",
            Expected::Format => "a number from 1",
            Expected::Date => "a date and time such as 2026-11-21T09:30:00+01:00",
            Expected::SeedsOrNone => "a number of seeds or \"none\"",
            Expected::Moves => "a list of moves",
            Expected::Assessments => "a list with a table for each move",
            Expected::Worth => "a value such as \"+1.25\", \"table -2\" or \"exact +3\"",
            Expected::Points => "a number from 0 to 1000",
            Expected::Rows => "rows of digits or letters, one for each legal move",
            Expected::Plies => "a number from 0 to 100",
            Expected::StartOfFirst => "a position with the side to move that `first` names",
            Expected::Milliseconds => "a time in milliseconds",
            Expected::TimesOfMoves => "a list of times in milliseconds, one for each move",
            Expected::TimeControl => "a time control such as \"5+3\"",
            Expected::Words(words) => return write!(f, "\"{}\"", words.join("\" or \"")),
        })
    }
}
