//! Errors of matches and tournaments in words.

mod matches;
mod tournament;

pub use matches::{PLAYERS, with_errors};
