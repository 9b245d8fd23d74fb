//! Tests the full-screen program with keys and events, without a terminal.

#[path = "../support/kept.rs"]
mod kept;
#[path = "../support/shell.rs"]
mod shell;
#[path = "../../crates/awale-rules/tests/support/mod.rs"]
mod support;
#[path = "../support/terminal.rs"]
mod terminal;

mod analysis;
mod clock;
mod course;
mod deepening;
mod demonstrations;
mod insights;
mod keys;
mod openings;
mod positions;
mod practice;
mod results;
mod standing;
mod strategy;
mod themes;
mod tree;
mod tree_film;
