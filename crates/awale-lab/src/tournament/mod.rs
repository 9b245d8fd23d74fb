//! A tournament: many players meet in pairs, and each pair plays the same openings from both sides.
//!
//! * `pairing`: the pairs, wave by wave.
//! * `game`: a finished game, as the file stores it.
//! * `runner`: plays the games that are left.
//! * `standing`: points, cross-table, time, forfeits.
//! * `elo`: estimates the strengths.
//! * `tournament_file`: the file from which an interrupted tournament is resumed.
//! * `saved_plan`: compares the options in the file with the command line.
//! * `saved_game_check`: compares the games in the file with the plan.
//!
//! With equal seeds, deterministic players play equal games, however many games run at the same
//! time.

mod elo;
mod game;
mod pairing;
mod runner;
mod saved_game_check;
mod saved_plan;
mod standing;
mod tournament_file;

use std::sync::Arc;

use awale_engine::tables::Tables;
use awale_study::catalogue::GameKind;

use crate::match_runner::{BotLimits, Entrant, FaultConsequence};

pub use elo::{EloEstimate, EloScale, most_likely_strengths};
pub use game::{FaultRecord, TournamentGame, UnplayableMove, replay};
pub use pairing::PairingSystem;
pub use runner::{PlayedGames, TournamentError, TournamentObserver, run_tournament};
pub use saved_game_check::{InconsistentGame, MismatchReason};
pub use saved_plan::{PlanDifference, SavedPlan};
pub use standing::{PlayerScore, Standing};
pub use tournament_file::{
    FORMAT_VERSION, MAX_TOURNAMENT_FILE_BYTES, StoredTournament, TournamentFileError,
};

/// A player of a tournament.
#[derive(Clone, Debug)]
pub struct TournamentPlayer {
    /// The player's name in tables.
    pub name: String,
    /// The built-in player, program or bot that plays.
    pub entrant: Entrant,
    /// A checksum of the program's files, if the player is a separate program. A tournament can
    /// only be resumed with the same programs.
    pub checksum: Option<u64>,
}

/// The plan of a tournament.
#[derive(Clone, Debug)]
pub struct TournamentPlan {
    /// The game and its rules.
    pub kind: GameKind,
    /// The players, in the order of the command line.
    pub players: Vec<TournamentPlayer>,
    /// The way in which players are paired.
    pub pairing: PairingSystem,
    /// Number of games for each pair of players. An odd number is rounded up to an even one.
    pub games_per_pair: u32,
    /// Random moves before the players take over.
    pub opening_plies: u32,
    /// The seed of the random openings and of the random choices of players.
    pub random_seed: u64,
    /// The number of games played at the same time. 0 counts as 1. Each game has its own processor,
    /// if there are enough.
    pub concurrency: u32,
    /// A player that forfeits this many games in a row is dropped and loses its remaining games; 0
    /// means never.
    pub max_forfeits: u32,
    /// The consequence of a line bot's fault.
    pub on_fault: FaultConsequence,
    /// Time and memory limits of line bots.
    pub bot_limits: BotLimits,
    /// The endgame tables for the players that use them.
    pub tables: Option<Arc<Tables>>,
}
