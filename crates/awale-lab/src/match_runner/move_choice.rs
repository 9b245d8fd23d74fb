//! The result of asking a player for a move: the move with its cost, or the reason for a forfeit.

use std::{io, sync::Arc, time::Duration};

use awale_study::catalogue::AnyMove;

use super::program::ExitStatus;

/// A chosen move and the work that it took.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveReport {
    pub mv: AnyMove,
    /// Positions visited, if the player reports them.
    pub nodes: Option<u64>,
    /// Search depth in plies, if the player reports it.
    pub depth: Option<u32>,
    /// Endgame table lookups, if the player reports them. Only UCI programs do.
    pub table_hits: Option<u64>,
}

/// The resources that one player used for its moves, in one game or in several.
#[derive(Clone, Copy, Debug, Default)]
pub struct MoveStatistics {
    /// Number of moves requested.
    pub move_count: u64,
    /// Total time for the requested moves.
    pub total_time: Duration,
    /// The longest time for one move.
    pub longest_move_time: Duration,
    /// Total processor time, zero on systems that do not measure it.
    pub cpu_time: Duration,
    /// Positions visited, summed over the moves with a report.
    pub nodes: u64,
    /// Search depths in plies, summed over the moves with a report.
    pub depth_sum: u64,
    /// Number of moves for which the player reported its positions.
    pub move_count_with_nodes: u64,
    /// Number of moves for which the player reported its depth.
    pub move_count_with_depth: u64,
    /// Endgame table lookups, summed over the moves with a report.
    pub table_hits: u64,
    /// Number of moves for which the player reported how many endgame table lookups it made.
    pub move_count_with_table_hits: u64,
}

impl MoveStatistics {
    /// Adds the resources used in another game.
    pub(super) fn add(&mut self, other: &MoveStatistics) {
        self.move_count += other.move_count;
        self.total_time += other.total_time;
        self.longest_move_time = self.longest_move_time.max(other.longest_move_time);
        self.cpu_time += other.cpu_time;
        self.nodes += other.nodes;
        self.depth_sum += other.depth_sum;
        self.move_count_with_nodes += other.move_count_with_nodes;
        self.move_count_with_depth += other.move_count_with_depth;
        self.table_hits += other.table_hits;
        self.move_count_with_table_hits += other.move_count_with_table_hits;
    }
}

/// The reason why a player loses a game that was not decided on the board.
#[derive(Clone, Debug)]
pub enum Forfeit {
    /// The program cannot be started. Contains the error of the system.
    CannotStart(Arc<io::Error>),
    /// A UCI program ended, or its input is closed.
    Crash,
    /// The program did not answer within this time.
    NoAnswer(Duration),
    /// The program wrote too many lines without an answer. Contains the beginning of the last line.
    TooManyLines(String),
    /// A UCI program answered with a text that is not a move. Contains the beginning of the text.
    NotAMove(String),
    /// The player chose this illegal move.
    IllegalMove(AnyMove),
    /// The program does not know the rules of the match. Every game would end like this, so the
    /// match is ended with [`MatchError::UnsupportedRules`](super::MatchError::UnsupportedRules).
    UnsupportedRules {
        /// The variants that the program knows.
        known_variants: Vec<String>,
    },
    /// The player returned no move.
    NoMove,
    /// A line bot ended without an answer, with this exit status.
    ExitedWithoutAnswer(ExitStatus),
    /// A line bot answered with a text that is not one of the legal moves.
    NotALegalMove(String),
    /// A line bot answered too late.
    TooLate {
        /// Time from the question to the answer.
        answer_time: Duration,
        /// Time limit, including all allowances.
        time_limit: Duration,
    },
    /// A line bot wrote this text without a line feed and did not finish the line.
    UnfinishedLine(String),
    /// A line bot wrote more bytes than any answer can have.
    TooMuchOutput,
    /// A program closed its input, or does not read it.
    InputNotAccepted,
    /// A line bot closed its output.
    OutputClosed,
    /// A line bot used more memory than this limit in MiB.
    TooMuchMemory(u32),
    /// A line bot ran this number of processes, more than are allowed.
    TooManyProcesses(usize),
}

impl Forfeit {
    /// All values that [`reason_word`](Forfeit::reason_word) can return.
    pub const ALL_REASON_WORDS: [&'static str; 13] = [
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

    /// Returns the reason as one English word, for files that other programs read.
    pub const fn reason_word(&self) -> &'static str {
        match self {
            Forfeit::CannotStart(_) => "start",
            Forfeit::Crash | Forfeit::ExitedWithoutAnswer(_) => "crash",
            Forfeit::NoAnswer(_) => "silence",
            Forfeit::TooManyLines(_) | Forfeit::TooMuchOutput => "flood",
            Forfeit::NotAMove(_) | Forfeit::IllegalMove(_) | Forfeit::NotALegalMove(_) => "illegal",
            Forfeit::UnsupportedRules { .. } => "rules",
            Forfeit::NoMove => "none",
            Forfeit::TooLate { .. } => "late",
            Forfeit::UnfinishedLine(_) => "half-line",
            Forfeit::InputNotAccepted => "input-closed",
            Forfeit::OutputClosed => "output-closed",
            Forfeit::TooMuchMemory(_) => "memory",
            Forfeit::TooManyProcesses(_) => "processes",
        }
    }
}

impl From<io::Error> for Forfeit {
    /// Converts a write error: the program has ended, or does not read its input.
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::WouldBlock {
            Forfeit::InputNotAccepted
        } else {
            Forfeit::Crash
        }
    }
}
