//! Awalé: playing, learning and studying the awalé family of games in a terminal.
//!
//! The rules stand in the crate [`awale_rules`], the engine and the endgame tables in [`awale_engine`], matches and tournaments
//! in [`awale_arena`]. What is left is the program. A module uses those above it in this list, never one below.
//!
//! | module | what happens there |
//! | --- | --- |
//! | [`keys`], [`i18n`], [`config`] | what each key does; the words; the settings |
//! | [`theme`], [`board`] | colours and characters; the painter of the board |
//! | [`pictures`] | games to share |
//! | [`app`] | the state and how it changes: `App::update(event) -> effects`; what a screen is |
//! | [`widgets`] | what several screens draw |
//! | [`screens`] | one folder a screen |
//! | [`shell`], [`cli`] | terminal, threads, files, the loop; the subcommands |

#![cfg_attr(not(test), warn(clippy::unwrap_used))]

pub mod app;
pub mod board;
pub mod cli;
pub mod config;
pub mod i18n;
pub mod keys;
pub mod pictures;
pub mod screens;
pub mod shell;
pub mod theme;
pub mod widgets;

pub use awale_arena::{match_runner, tournament};
pub use awale_files::text;
use awale_files::toml_reader;
pub use awale_study::{
    catalogue, course, drill, insights, openings, players, progress, puzzle, rating, record, strategy, study,
};
