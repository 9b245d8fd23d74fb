//! The rules of awalé, oware, awari and their relatives as data, with positions, moves and results,
//! for programs that play.
//!
//! A whole game in ten lines. South captures as much as it can, and North always plays its first
//! pit.
//!
//! ```
//! use awale_rules::{Match, Position, Rules, Seat};
//!
//! let mut game = Match::new(Position::start(&Rules::OWARE, Seat::South));
//! while let Some(position) = game.unfinished_position() {
//!     let pit = match position.to_move() {
//!         Seat::South => position.moves().max_by_key(|&pit| position.net_gain(pit)).unwrap(),
//!         Seat::North => position.moves().next().unwrap(),
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
//! | a set of rules | [`Rules::OWARE`] and the other constants, [`Variant::BUILT_IN`] with names, [`Rules::new`] for your own, [`RuleField`] to read and write them |
//! | a position, its legal moves, their effects | [`Position`], [`Pit`], [`Seat`]; [`SowingTrace`] shows a move seed by seed |
//! | a whole game: turns, undo, repetition, the result | [`Match`], [`Outcome`] |
//! | your own computer player | [`Bot`], [`play_out`] |
//! | speed, for a search | [`FastBoard`] and [`FastRules`]; [`mod@perft`] counts positions and measures speed |
//! | code for any two-player game | the [`Game`] trait; [`mod@matches_game`] is a second game, the 13 matches |
//!
//! # Terms
//!
//! A *pit* holds seeds, and six pits are a *row*. Each *seat* owns a row and a *store* for its
//! captures. To *sow* is to drop the seeds of a pit one by one into the following pits. A *grand
//! slam* is a capture of all the opponent's seeds. To *feed* is to leave the opponent a seed to
//! move. A *ply* is one move of one side.
//!
//! The crate has no dependencies. The feature `serde` adds `Serialize` and `Deserialize` to seats
//! and to the values of rules.

// The example of the README is a test.
#![cfg_attr(doctest, doc = include_str!("../README.md"))]
#![warn(missing_docs)]

mod bot;
mod fast_board;
mod game;
mod illegal_move;
mod legality;
pub mod matches_game;
mod notation;
pub mod perft;
mod pit;
mod position;
mod referee;
mod rule_field;
mod rules;
mod sowing;
mod sowing_table;
mod variant;

pub use bot::{Bot, IllegalBotMove, play_out};
pub use fast_board::{FastBoard, FastRules};
pub use game::{FinalResult, Game, Outcome, PerSeat, Seat, find_repetition};
pub use illegal_move::IllegalMove;
pub use notation::PositionError;
pub use pit::{MAX_GAME_SEEDS, PITS, Pit, ROW};
pub use position::{Ending, InvalidPosition, Position};
pub use referee::{GameEnd, MAX_MOVES, Match, RefusedMove, Settlement};
pub use rule_field::{AllowedValues, RuleField, RuleValue};
pub use rules::{
    FeedingRule, GrandSlamRule, LeftoversRule, RepetitionRule, RuleFields, Rules, RulesError,
};
pub use sowing::{BoardPlace, SowingStep, SowingTrace};
pub use variant::Variant;
