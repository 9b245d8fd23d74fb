//! A tournament: many players, each pair of them plays games from the same openings with the seats
//! exchanged.
//!
//! * `pairing`: who plays whom, wave by wave; * `game`: a finished game, as it is kept and read
//!   again; * `runner`: plays what is left to play; * `standing`: points, cross-table, time,
//!   forfeits; * `elo`: the likeliest strengths;
//! * `store`: the file that an interrupted tournament goes on from; `saved_plan`: whether its
//!   options are those of now; `check`: whether its games are those of the plan.
//!
//! With the same seed, deterministic players play the same games, however many are played at the
//! same time.

mod check;
mod elo;
mod game;
mod pairing;
mod runner;
mod saved_plan;
mod standing;
mod store;

use std::sync::Arc;

use awale_engine::tables::Tables;
use awale_study::catalogue::Kind;

use crate::match_runner::{BotTerms, Entrant, OnFault};

pub use check::{GameMismatch, MismatchReason};
pub use elo::{EloEstimate, EloScale, most_likely};
pub use game::{FaultRecord, TournamentGame, UnplayableMove, replay};
pub use pairing::{Pairing, round_robin, swiss};
pub use runner::{Follower, PlayedGames, TournamentError, run};
pub use saved_plan::{Difference, SavedPlan};
pub use standing::{PlayerScore, Standing};
pub use store::{FORMAT, MOST, StoreError, StoredTournament};

/// A player of a tournament.
#[derive(Clone, Debug)]
pub struct TournamentPlayer {
    /// Its name in tables.
    pub name: String,
    /// Who plays.
    pub entrant: Entrant,
    /// A checksum of the files of its program, where it is one of its own: an interrupted
    /// tournament goes on with the same programs.
    pub checksum: Option<u64>,
}

/// A tournament: who plays what, and how.
#[derive(Clone, Debug)]
pub struct TournamentPlan {
    /// What is played.
    pub kind: Kind,
    /// The players, in the order in which they were named.
    pub players: Vec<TournamentPlayer>,
    /// Who meets whom.
    pub pairing: Pairing,
    /// Games of two players against each other, an even number.
    pub games: u32,
    /// Random moves at the beginning of each game.
    pub opening_plies: u32,
    /// Another seed gives other openings.
    pub seed: u64,
    /// How many games are played at the same time, at least one. Each has a processor of its own,
    /// where there are that many.
    pub concurrency: u32,
    /// A player that forfeits this many games in a row plays no more, and loses what is left; 0:
    /// never.
    pub max_forfeits: u32,
    /// What follows when a line bot does something wrong.
    pub on_fault: OnFault,
    /// How line bots are asked.
    pub bots: BotTerms,
    /// The endgame tables that entrants with tables probe.
    pub tables: Option<Arc<Tables>>,
}
