//! The search from outside: against minimax, within its limits, and with endgame tables.

mod perfect_play;
#[path = "../../../awale-rules/tests/support/mod.rs"]
mod support;
mod thinking;
