//! Reads any bytes from a visitor of a club as keys or ignores them, and draws every frame.

#![no_main]

#[allow(dead_code, clippy::all)]
#[path = "../../crates/awale-club/tests/club/harness.rs"]
mod harness;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| harness::check_arbitrary_bytes(bytes));
