//! Whatever a visitor of a club sends is a key or nothing, and every frame can be drawn.

#![no_main]

#[allow(dead_code, clippy::all)]
#[path = "../../crates/awale-club/tests/club/harness.rs"]
mod harness;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| harness::any_bytes(bytes));
