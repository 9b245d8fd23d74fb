//! What the program knows beyond rules and search: games and players to choose from, written games,
//! players, analysis, puzzles, courses, openings, ratings and statistics. No terminal and no user's
//! folders.
//!
//! A module uses those above it in this list, never one below.
//!
//! | module | holds |
//! | --- | --- |
//! | [`mod@text`] | text from outside, cleaned: names, comments, lines |
//! | [`toml_reader`] | TOML with the place of each error |
//! | [`catalogue`] | games and players to choose from |
//! | [`exercise`] | a position with a move to find |
//! | [`record`] | a written game: TOML and OGN |
//! | [`players`] | naive, fast, minimax, alpha-beta, Monte Carlo, expert, characters |
//! | [`study`] | games and algorithms looked at closely |
//! | [`progress`] | what a player has solved and learned |
//! | [`mod@puzzle`], [`course`], [`strategy`], [`drill`] | what a player learns with |
//! | [`openings`] | what the first moves are worth |
//! | [`words`] | sentences about all of these in seven languages |
//! | [`rating`], [`insights`] | how strong a player is, and where points are lost |

#![warn(missing_docs)]

pub mod catalogue;
pub mod course;
pub mod drill;
pub mod exercise;
pub mod insights;
pub mod openings;
pub mod players;
pub mod progress;
pub mod puzzle;
pub mod rating;
pub mod record;
pub mod strategy;
pub mod study;
pub mod toml_reader;
pub mod words;

pub use awale_words::text;

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeDoctests;
