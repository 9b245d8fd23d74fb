//! Opening books: the values of the first moves, and how the player's own games went after them.
//!
//! * `book_value`: the value of a position in a book
//! * `graph`: the positions of a book, and which one to expand next
//! * `file`: the file format of a book
//! * `book_grower`: building a book
//! * `book`: the built-in books
//! * `own_games`: saved games that reached a position, and their results
//!
//! A position is a [`FastBoard`](awale_rules::FastBoard), which is seen from the side to move. So
//! games that North began count as the same openings.

mod book;
mod book_grower;
mod book_value;
mod file;
mod graph;
mod own_games;

pub use book::{OpeningBook, book_move};
pub use book_grower::BookGrower;
pub use book_value::{BookEntry, BookValue, HalfSeeds};
pub use file::BookEffort;
pub use own_games::{OwnGamesScore, OwnScoresOfMove, own_scores_by_column};
