//! The program Awalé: play, learn and study the awalé family of games in a terminal.
//!
//! The parts that need no terminal are in libraries: rules in [`awale_rules`], engine and endgame
//! tables in [`awale_engine`], files in [`awale_files`], records, players, puzzles and courses in
//! [`awale_study`], matches and tournaments in [`awale_lab`]. A module of this list uses only
//! modules above it.
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`keys`], [`words`], [`config`] | the table of keys; messages; settings |
//! | [`theme`], [`board`] | colors and characters; drawing the board |
//! | [`pictures`] | SVG, GIF and HTML to share |
//! | [`app`] | the state and how it changes: `App::update(event) -> effects`; what a screen is |
//! | [`widgets`] | what several screens draw |
//! | [`screens`] | one folder a screen |
//! | [`shell`], [`cli`] | event loop, terminal, threads, files; the commands |

#![warn(clippy::unwrap_used)]

pub mod cli;
pub mod shell;

pub use awale_tui::{app, board, config, keys, pictures, screens, theme, widgets, words};
