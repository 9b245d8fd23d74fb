//! The answer of a player to a position: the move with its cost, or why there is none.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use awale_study::catalogue::AnyMove;

use super::program::HowEnded;

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
    /// Moves requested.
    pub moves: u64,
    /// Time for all of them.
    pub time: Duration,
    /// The longest time for a move.
    pub longest: Duration,
    /// Processor time for all of them, where it can be measured.
    pub cpu: Duration,
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
        self.cpu += other.cpu;
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
    /// A program in the UCI protocol ended, or cannot be written to.
    Crash,
    /// It did not answer within this time.
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
    /// It has no move to give.
    NoMove,
    /// A line bot has ended without an answer, in this way.
    Ended(HowEnded),
    /// A line bot answered this, which is none of the legal moves.
    NotLegal(String),
    /// A line bot answered too late.
    TooLate {
        /// Time it took.
        took: Duration,
        /// The time it could have taken, with all allowances.
        limit: Duration,
    },
    /// A line bot wrote this without the end of a line.
    HalfLine(String),
    /// A line bot wrote more than any answer takes.
    Flood,
    /// A program has closed its input, or does not read it.
    Deaf,
    /// A line bot has closed its output.
    Mute,
    /// A line bot took more memory than this many MiB.
    Memory(u32),
    /// A line bot started this many processes.
    Processes(usize),
}

impl Forfeit {
    /// All words that [`word`](Forfeit::word) may give.
    pub const WORDS: [&'static str; 13] = [
        "start",
        "crash",
        "silence",
        "flood",
        "illegal",
        "rules",
        "none",
        "late",
        "half-line",
        "input-closed",
        "output-closed",
        "memory",
        "processes",
    ];

    /// One word for it, for other programs.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Forfeit::Start(_) => "start",
            Forfeit::Crash | Forfeit::Ended(_) => "crash",
            Forfeit::Asleep(_) => "silence",
            Forfeit::Babble(_) | Forfeit::Flood => "flood",
            Forfeit::Nonsense(_) | Forfeit::Illegal(_) | Forfeit::NotLegal(_) => "illegal",
            Forfeit::OtherRules { .. } => "rules",
            Forfeit::NoMove => "none",
            Forfeit::TooLate { .. } => "late",
            Forfeit::HalfLine(_) => "half-line",
            Forfeit::Deaf => "input-closed",
            Forfeit::Mute => "output-closed",
            Forfeit::Memory(_) => "memory",
            Forfeit::Processes(_) => "processes",
        }
    }
}

impl From<io::Error> for Forfeit {
    /// Writing to a program fails when it is gone, or does not read.
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::WouldBlock {
            Forfeit::Deaf
        } else {
            Forfeit::Crash
        }
    }
}
