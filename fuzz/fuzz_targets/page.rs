//! Reads any message from a web page of a club as an input or ignores it, and sends only whole
//! records in each frame.

#![no_main]

#[allow(dead_code, clippy::all)]
#[path = "../../crates/awale-club/tests/club/web/frames.rs"]
mod frames;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| frames::check_arbitrary_messages(bytes));
