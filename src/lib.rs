//! Awalé: playing, learning and studying the awalé family of games in a terminal.
//!
//! What needs no terminal stands in the libraries: rules in [`awale_rules`], engine and endgame tables in [`awale_engine`], files
//! in [`awale_files`], records, players, puzzles and courses in [`awale_study`], matches and tournaments in [`awale_arena`].
//! This is the program. A module uses those above it in this list, never one below.
//!
//! | module | what happens there |
//! | --- | --- |
//! | [`keys`], [`words`], [`config`] | what each key does; the words; the settings |
//! | [`theme`], [`board`] | colors and characters; the painter of the board |
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
pub mod keys;
pub mod pictures;
pub mod screens;
pub mod shell;
pub mod theme;
pub mod widgets;
pub mod words;
