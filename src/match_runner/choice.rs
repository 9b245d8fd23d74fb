//! What a contestant answers when it is asked for a move: the move with its cost, or why there is none.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use crate::catalogue::AnyMove;
use crate::i18n::{Explain, Sign, Words};

/// What a move was, and what it cost.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveReport {
    pub mv: AnyMove,
    /// Positions visited, where the player says so.
    pub nodes: Option<u64>,
    /// Plies completed, where the player says so.
    pub depth: Option<u32>,
    /// Positions that endgame tables judged, where another program says so.
    pub table_hits: Option<u64>,
}

/// What a player's moves of one game cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// Moves.
    pub moves: u64,
    /// Time for all of them.
    pub time: Duration,
    /// The longest time for a move.
    pub longest: Duration,
    /// Positions visited, in the moves of which the player said so.
    pub nodes: u64,
    /// Plies completed, in the moves of which the player said so.
    pub depths: u64,
    /// Moves with a count of positions.
    pub counted: u64,
    /// Moves with a depth.
    pub measured: u64,
    /// Positions that endgame tables judged, in the moves of which another program said so.
    pub table_hits: u64,
    /// Moves with a count of those.
    pub told_hits: u64,
}

impl Cost {
    /// Adds what another game cost.
    pub(super) fn add(&mut self, other: &Cost) {
        self.moves += other.moves;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.nodes += other.nodes;
        self.depths += other.depths;
        self.counted += other.counted;
        self.measured += other.measured;
        self.table_hits += other.table_hits;
        self.told_hits += other.told_hits;
    }
}

/// Why a contestant loses a game that it did not lose on the board.
#[derive(Clone, Debug)]
pub enum Forfeit {
    /// It cannot be started, for what the system says.
    Start(Arc<io::Error>),
    /// It ended by itself.
    Crash,
    /// It said nothing for so long.
    Asleep(Duration),
    /// It said ever more without an answer, this in the end.
    Babble(String),
    /// It answered this, which is no move.
    Nonsense(String),
    /// It played this, which is not legal.
    Illegal(AnyMove),
    /// It does not play these rules, and no other game of the match either: the match ends
    /// ([`MatchError::Rules`](super::MatchError::Rules)).
    OtherRules {
        /// The variants that it plays.
        known: Vec<String>,
    },
    /// It found no move.
    NoMove,
}

impl Explain for Forfeit {
    fn explain(&self, words: &Words) -> String {
        let quoted = |id, text: &String| words.with(id, &[("text", text.as_str().into())]);
        match self {
            Forfeit::Start(error) => words.with("match-start", &[("what", error.explain(words).into())]),
            Forfeit::Crash => words.get("match-crash"),
            Forfeit::Asleep(time) => {
                let seconds = words.decimal(time.as_secs_f64(), usize::from(time.subsec_millis() > 0), Sign::Minus);
                words.with("match-asleep", &[("seconds", seconds.into())])
            }
            Forfeit::Babble(text) => quoted("match-babble", text),
            Forfeit::Nonsense(text) => quoted("match-nonsense", text),
            Forfeit::Illegal(mv) => words.with("match-illegal", &[("move", mv.to_string().into())]),
            Forfeit::OtherRules { .. } => words.get("match-other-rules"),
            Forfeit::NoMove => words.get("match-no-move"),
        }
    }
}

impl From<io::Error> for Forfeit {
    /// Writing to a program fails when it is gone.
    fn from(_: io::Error) -> Self {
        Forfeit::Crash
    }
}
