//! Endgame tables.

mod backward;
mod bounds;
mod entry;
mod forward;
mod halves;
mod lap;
mod ranking;
mod rules;
mod solve;
mod tables;

pub use entry::Entry;
pub use ranking::{Board, Half, MOST_SEEDS, boards};
pub use rules::{TableRules, Truth};
pub use tables::Tables;
