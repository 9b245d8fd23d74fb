//! Studying: values, marks and lines against the endgame tables and the rules, and what the screens
//! make of them.

mod claims;
mod hints;
mod judging;
mod mistakes;
mod reference;
mod screens;
#[path = "../support/shell.rs"]
mod shell;
#[path = "../../crates/awale-rules/tests/support/mod.rs"]
mod support;
