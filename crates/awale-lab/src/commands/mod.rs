//! Commands for programmers, researchers and tournament directors.

pub mod bench;
pub mod book;
pub mod compare;
pub mod endgame;
mod entrants;
pub mod match_command;
pub mod perft;
pub mod rating;
pub mod tournament;
pub mod truth;
pub mod uci;
