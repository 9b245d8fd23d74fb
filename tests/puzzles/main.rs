//! Puzzles: each is proven again by a full search without tables, the same seed generates the same
//! puzzle, and they can be solved on the screen.

mod claims;
mod collection;
mod making;
mod own_games;
#[path = "../support/shell.rs"]
mod shell;
mod solving;
mod training;
