//! The first moves of a game: what each is worth by the engine, and how the player's own games went there. Floor 3, above the
//! records.
//!
//! * `tree`: the positions of the first plies, without doubles, in an order that the rules alone decide;
//! * `book`: a value for each of them, and the books that ship; `build`: how a book is made;
//! * `difference`: books as what differs from another, which is how all but one ship;
//! * `own_games`: the written games that came to a position, and how they ended.
//!
//! A position is a [`FastBoard`](awale_rules::FastBoard), which is seen by its side to move: who sits in the south does not
//! matter, so games that North began are the same openings.

mod book;
mod build;
mod difference;
mod own_games;
mod tree;

pub use book::{HalfSeeds, OpeningBook};
pub use build::BookBuilder;
pub use difference::{apply_difference, difference};
pub use own_games::{OwnGame, OwnScore, own_scores};

/// Plies that a book covers: the moves of the first six plies have values.
pub const PLIES: u8 = 6;

/// Positions that the engine visits for each value of the books that ship: 18 plies on average, in five thousandths of a second.
pub const NODES: u32 = 40_000;
