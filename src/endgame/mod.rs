//! Endgame tables.

mod backward;
mod bounds;
mod build;
mod entry;
mod file;
mod forward;
mod halves;
mod lap;
mod ranking;
mod rules;
mod solve;
mod statistics;
mod tables;
mod verify;

pub use build::{BuildError, Progress, build};
pub use entry::Entry;
pub use file::{BadFile, Check, Flaw};
pub use ranking::{Board, Half, MOST_SEEDS, boards};
pub use rules::{TableRules, Truth};
pub use statistics::Statistics;
pub use tables::Tables;
pub use verify::Contradiction;
