//! What a contestant answers when it is asked for a move: the move with its cost, or why there is none.

use std::io;
use std::time::Duration;

use thiserror::Error;

use crate::catalogue::AnyMove;

/// What a move was, and what it cost.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub mv: AnyMove,
    /// Positions visited, where the player says so.
    pub nodes: Option<u64>,
    /// Plies completed, where the player says so.
    pub depth: Option<u32>,
    /// Positions that endgame tables judged, where another program says so.
    pub table_hits: Option<u64>,
}

/// Why a contestant loses a game that it did not lose on the board.
#[derive(Clone, Debug, Error)]
pub(super) enum Forfeit {
    #[error("it cannot be started: {0}")]
    Start(String),
    #[error("it ended by itself")]
    Crash,
    #[error("it said nothing within {0:?}")]
    Asleep(Duration),
    #[error("it said ever more without an answer, in the end `{0}`")]
    Babble(String),
    #[error("it answered `{0}`")]
    Nonsense(String),
    /// It does not play these rules, and no other game of the match either: the match ends
    /// ([`OtherRules`](super::game::OtherRules)).
    #[error("it does not play these rules")]
    OtherRules {
        /// The variants that it plays.
        known: Vec<String>,
    },
    #[error("it found no move")]
    NoMove,
}

impl From<io::Error> for Forfeit {
    /// Writing to a program fails when it is gone.
    fn from(_: io::Error) -> Self {
        Forfeit::Crash
    }
}
