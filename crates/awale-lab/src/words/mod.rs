//! Turns errors of matches and tournaments into messages.

mod matches;
mod tournament;

pub use matches::{PLAYER_MESSAGE_IDS, with_last_error_line};
