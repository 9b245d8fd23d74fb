//! The first moves of a game: what each is worth by the engine, and how the player's own games went
//! there. Floor 3, above the records.
//!
//! * `value`: what a position is worth; `graph`: the positions of a book, and which of them is
//!   looked behind next;
//! * `file`: how a book is written; `grow`: how it is made; `book`: the books that ship, and what
//!   they say;
//! * `own_games`: the written games that came to a position, and how they ended.
//!
//! A position is a [`FastBoard`](awale_rules::FastBoard), which is seen by its side to move: who
//! sits in the south does not matter, so games that North began are the same openings.

mod book;
mod file;
mod graph;
mod grow;
mod own_games;
mod value;

pub use book::{BookEntry, OpeningBook, book_move};
pub use file::BookEffort;
pub use grow::BookGrower;
pub use own_games::{OwnGame, OwnScore, own_scores};
pub use value::{BookValue, HalfSeeds};
