//! [`PlayerSpecError`]: why a text is not the specification of a player.

/// The error for a text that is not the specification of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerSpecError {
    /// The first word is not a player.
    Unknown(String),
    /// A depth is missing or out of range.
    Depth {
        /// The name of the player.
        player: String,
    },
    /// The evaluation function does not exist.
    Evaluation(String),
    /// The number of playouts is missing or out of range.
    Playouts,
    /// An option after the playouts is unknown or repeated.
    PlayoutOption(String),
    /// The limit of the engine is invalid.
    Strength(String),
    /// The character does not exist.
    Character(String),
    /// The player takes no options, but there are some.
    TooMuch {
        /// The name of the player.
        player: String,
        /// The unexpected options.
        rest: String,
    },
    /// There is no such player of a match, which has more to choose from than a game of yours.
    NoEntrant(String),
    /// A human cannot play in a match.
    Human,
    /// Only the engine and the characters probe tables.
    Tables,
    /// Only the engine plays from a book.
    Book,
    /// The name of another program is not valid.
    Program,
    /// Another program has no levels.
    ProgramLevel,
    /// A line bot without a command.
    LineBot,
    /// The command of a program has a quote that is not closed.
    Quote,
}
