//! Records, players, analysis, puzzles, courses, openings, ratings and statistics for the awalé
//! family of games. This crate needs no terminal and no user folders.
//!
//! A module uses only modules above it in this list.
//!
//! | module | contents |
//! | --- | --- |
//! | [`pairing`] | who meets whom in a round of a tournament |
//! | [`mod@text`] | names, comments and lines from outside, without control characters |
//! | [`toml_reader`] | reading TOML with the position of each error |
//! | [`catalogue`] | games and players to choose from |
//! | [`record`] | saved games in TOML and OGN |
//! | [`openings`] | opening books and the player's own openings |
//! | [`players`] | naive, fast, minimax, alpha-beta, Monte Carlo, expert, characters |
//! | [`study`] | values, marks, accuracy, hints, search trees |
//! | [`exercise`] | the trait of all positions with a move to find |
//! | [`progress`] | what a player has solved and learned |
//! | [`mod@puzzle`], [`course`], [`strategy`], [`drill`] | puzzles, lessons, chapters, drills |
//! | [`link`] | addresses that hold a game or a puzzle |
//! | [`rating`], [`insights`] | the strength of a player, and where points are lost |
//! | [`words`] | sentences about all of these in seven languages |

#![warn(missing_docs)]
// The example of the README is run as a test.
#![cfg_attr(doctest, doc = include_str!("../README.md"))]

pub mod catalogue;
pub mod course;
pub mod drill;
pub mod exercise;
pub mod insights;
pub mod link;
pub mod openings;
pub mod pairing;
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
