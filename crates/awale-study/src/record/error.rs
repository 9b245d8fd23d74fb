//! Why a file is not a record: what, where, and what would be right.

use awale_rules::{PositionError, RulesError, Seat, matches};
use strum::IntoStaticStr;
use thiserror::Error;

use crate::catalogue::{AnyMove, AnyRefusal, PlayerSpec, SpecError};

/// Why a file is not a record, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{line}:{}: {problem}", column.unwrap_or(1))]
pub struct Error {
    /// The line, counted from one.
    pub line: usize,
    /// The column, in letters, counted from one, where a line may hold many things.
    pub column: Option<usize>,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// The file is not TOML; the reader's own words.
    Syntax(String),
    /// A field is missing.
    Missing(&'static str),
    /// A field that no record has.
    Unknown(String),
    /// A field holds something else than it should.
    Value {
        /// The field.
        field: &'static str,
        /// What it may be.
        expected: Expected,
    },
    /// The record was written by a newer program.
    Newer {
        /// The format of the file.
        found: i64,
        /// The newest format known.
        known: i64,
    },
    /// The rules contradict themselves.
    Rules(RulesError),
    /// The numbers of the matches contradict themselves.
    Matches(matches::HeapRulesError),
    /// A player is none.
    Player(SpecError),
    /// A player does not play this game.
    PlayerElsewhere(PlayerSpec),
    /// The start position is none.
    Position(PositionError),
    /// A move is written as no move is.
    Move {
        /// Which move, counted from one, both sides' together.
        number: usize,
        /// What stands there.
        text: String,
    },
    /// A move is against the rules.
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
    AfterTheEnd {
        /// Which move, counted from one, both sides' together.
        number: usize,
        /// The move.
        text: String,
    },
    /// An analysis speaks of more or fewer moves than there are.
    AnalysisLength {
        /// Moves of the analysis.
        found: usize,
        /// Moves of the game.
        expected: usize,
    },
    /// A line of the analysis cannot be played, or begins as the game went on.
    Line {
        /// At which move, counted from one, both sides' together.
        number: usize,
        /// The line as it is written.
        text: String,
    },
    /// There is a result, but the game is not over.
    ResultTooSoon,
    /// Something that opens and does not close.
    Unclosed(Enclosure),
    /// Something that has no place in a game.
    Unexpected(String),
    /// A value that is too long.
    TooLong {
        /// The longest there may be.
        most: usize,
    },
    /// A text that is too large, or holds too many moves.
    TooMuch {
        /// Of what.
        of: Bounded,
        /// How many there may be.
        most: usize,
    },
    /// Behind the game there is another one, where one is wanted.
    SecondGame,
    /// There is no variant of this name.
    NoVariant {
        /// The name.
        id: String,
        /// The ids of those there are.
        known: Vec<String>,
    },
    /// A word of the rules that is none.
    NoRule(String),
    /// A result that is none.
    NoResult(String),
    /// A move captures another number of seeds than is written.
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
    Digits(String),
    /// A field of another game's board.
    Coordinates(String),
    /// The number of a move contradicts those before it.
    MoveNumber {
        /// The number that is written.
        written: String,
        /// The right number.
        expected: String,
    },
    /// Two tags of one name with different values.
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
}

/// Something in the text of a game that the record does not keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OmittedText {
    /// The kind.
    pub what: OmittedKind,
    /// The number of such parts.
    pub count: usize,
    /// The line of the first, counted from one.
    pub line: usize,
    /// Its column, in letters, counted from one.
    pub column: usize,
}

/// The kinds of text that a record cannot keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OmittedKind {
    /// Variations that cannot be played.
    Variations,
    /// Annotations such as `!?` and `$14`.
    Annotations,
    /// Lines that belong to no game.
    Lines,
    /// The ends of tags and comments that are too long.
    LongTexts,
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
