//! Study: values, marks and lines compared with endgame tables and rules, and their display on the
//! screens.

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
