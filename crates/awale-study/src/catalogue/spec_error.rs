//! [`PlayerSpecError`]: why a text is not the specification of a player.

/// The error for a text that is not the specification of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerSpecError {
    /// The first word is not a player.
    UnknownPlayer(String),
    /// A depth is missing or out of range.
    InvalidDepth {
        /// The name of the player.
        player_name: String,
    },
    /// The evaluation function does not exist.
    UnknownEvaluation(String),
    /// The number of playouts is missing or out of range.
    InvalidPlayoutCount,
    /// An option after the playouts is unknown or repeated.
    InvalidPlayoutOption(String),
    /// The strength of the engine, which is a level or a limit, is invalid.
    InvalidStrength(String),
    /// The character does not exist.
    UnknownCharacter(String),
    /// The player takes no options, but there are some.
    UnexpectedOptions {
        /// The name of the player.
        player_name: String,
        /// The unexpected options.
        unexpected_options: String,
    },
    /// A match has no player with this name. A match has more players to choose from than a game of
    /// a human.
    UnknownMatchPlayer(String),
    /// A human cannot play in a match.
    HumanInMatch,
    /// Endgame tables were requested for a player that does not use them. Only the engine and the
    /// characters use endgame tables.
    TablesNotSupported,
    /// An opening book was requested for a player that is not the engine. Only the engine plays
    /// from a book.
    BookNotSupported,
    /// The specification of an external program is invalid.
    InvalidProgram,
    /// A level was given for an external program, which has no levels.
    LevelGivenForProgram,
    /// The command of a line bot is missing after `bot:`.
    LineBotWithoutCommand,
    /// The command of a program has a quote that is not closed.
    UnclosedQuote,
}
