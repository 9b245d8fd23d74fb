//! The things in a file of games whose number is limited.

use strum::IntoStaticStr;

/// The things whose number is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(prefix = "record-too-many-", serialize_all = "kebab-case")]
pub enum LimitedThing {
    /// The bytes of a text.
    #[strum(serialize = "bytes")]
    BytesOfText,
    /// The tags of a game.
    #[strum(serialize = "tags")]
    TagsOfGame,
    /// The moves of a game.
    #[strum(serialize = "moves")]
    MovesOfGame,
    /// The games of a file.
    #[strum(serialize = "games")]
    GamesOfFile,
}
