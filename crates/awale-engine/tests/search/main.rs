//! Tests of the search: compared with minimax, within its limits, and with endgame tables.

mod engine_search;
mod perfect_play;
#[path = "../../../awale-rules/tests/support/mod.rs"]
mod support;
