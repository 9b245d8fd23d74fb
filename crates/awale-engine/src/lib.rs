//! A strong engine for awalé, oware, awari and their relatives: alpha-beta search with a
//! transposition table, and endgame tables.
//!
//! A game of the engine against a player that captures as much as it can:
//!
//! ```
//! use awale_engine::{Engine, Limits};
//! use awale_rules::{Match, Position, Rules, Seat};
//!
//! let mut game = Match::new(Position::start(&Rules::OWARE, Seat::South));
//! let mut engine = Engine::default();
//! while let Some(position) = game.unfinished_position() {
//!     let pit = match position.to_move() {
//!         Seat::South => position.moves().max_by_key(|&pit| position.net_gain(pit)).unwrap(),
//!         Seat::North => engine.best_move(&game, &Limits::nodes(1_000)).unwrap(),
//!     };
//!     game.play(pit)?;
//! }
//! println!("{}", game.outcome().unwrap());
//! # Ok::<(), awale_rules::RefusedMove<awale_rules::IllegalMove>>(())
//! ```
//!
//! # Map
//!
//! | you want | use |
//! | --- | --- |
//! | the best move | [`Engine::best_move`] with [`Limits`] |
//! | all results of a search, and a way to stop it | [`Engine::think`], [`SearchInfo`], [`SearchResult`], [`Score`], [`Stop`] |
//! | a weaker opponent | [`Level`] and [`Engine::set_handicap`] |
//! | the value of a board without a search | [`static_evaluation`] |
//! | perfect play with few seeds | [`tables`], given to [`Engine::set_tables`] |
//! | a proven value of a board with more seeds than the tables have | [`proof`] |
//! | a program that trains the evaluation | [`network`] |
//!
//! # Terms
//!
//! A *ply* is one move of one side, a *node* a visited position. The *principal variation* is the
//! best line found. A *null window* is a search window without a value inside, so the search only
//! answers better or not better. A *layer* of the endgame tables holds all boards with the same
//! number of seeds.

// The example of the README is a test.
#![cfg_attr(doctest, doc = include_str!("../README.md"))]
#![warn(missing_docs)]

mod fnv;
mod memory;
pub mod proof;
mod search;
mod stop;
pub mod tables;

/// The layout of the evaluation networks, for a program that trains them.
pub mod network {
    pub use crate::search::network::LEAD_WEIGHT_COUNT;

    /// The network of the weaker levels and of rules with sown stores: a row of weights for each
    /// pit.
    pub mod single_pits {
        pub use crate::search::network::{
            HIDDEN_UNITS, MAX_INPUT_WEIGHT, SEED_COUNT_CLASSES, pack_weights,
        };
    }

    /// The network of full strength: a row of weights for each pair of pits.
    pub mod pit_pairs {
        pub use crate::search::pair_network::{
            GAME_STAGE_COUNT, HIDDEN_UNITS, MAX_INPUT_WEIGHT, PIT_PAIRS, SEED_COUNT_CLASSES,
            game_stage, pack_weights,
        };
    }
}

pub use fnv::fnv1a64;
pub use search::{
    Engine, Handicap, InvalidScore, Level, Limits, MAX_DEPTH, NoSuchLevel, Score, SearchInfo,
    SearchMode, SearchResult, static_evaluation,
};
pub use stop::Stop;
