//! The types of values that the fields of a record may hold.

use strum::IntoStaticStr;

/// The type of value that a field of a record may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(prefix = "expected-", serialize_all = "kebab-case")]
pub enum ExpectedValue {
    /// A table of fields.
    TableOfFields,
    /// A text.
    Text,
    /// An integer.
    Number,
    /// An integer from 0 to 255.
    #[strum(serialize = "small-number")]
    NumberUpTo255,
    /// True or false.
    #[strum(serialize = "switch")]
    Boolean,
    /// The version of a format, from 1.
    #[strum(serialize = "format")]
    FormatVersion,
    /// A date and time with its offset, or in a record a text with the known parts of a date.
    Date,
    /// A number of seeds, or `"none"`.
    #[strum(serialize = "seeds-or-none")]
    SeedCountOrNone,
    /// A list of moves.
    #[strum(serialize = "moves")]
    MoveList,
    /// A list of tables, one for each move.
    AssessmentList,
    /// The value of a move.
    #[strum(serialize = "worth")]
    ScoreOfMove,
    /// Thousandths of a point, 0 to 1000.
    #[strum(serialize = "points")]
    PointThousandths,
    /// A row of digits or letters for each legal move.
    #[strum(serialize = "rows")]
    DigitRows,
    /// A number of plies, 0 to 100.
    #[strum(serialize = "plies")]
    PlyCount,
    /// A position with the side to move that the field `first` names.
    #[strum(serialize = "start-of-first")]
    PositionOfFirstSide,
    /// A time in milliseconds.
    Milliseconds,
    /// A list of times, at most as long as the list of moves.
    TimesOfMoves,
    /// A time control such as `5+3`.
    TimeControl,
    /// A position on an earlier line where a variation may begin.
    #[strum(serialize = "variation")]
    VariationStart,
    /// One of these words.
    #[strum(serialize = "words")]
    OneOfWords(&'static [&'static str]),
}
