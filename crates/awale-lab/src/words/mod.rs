//! Turns errors of matches and tournaments into messages.

mod matches;
mod tournament;

pub use matches::{PLAYERS, with_errors};
