//! Whatever a page of a club sends is an input or nothing, and every frame to it is made of whole
//! records.

#![no_main]

#[allow(dead_code, clippy::all)]
#[path = "../../crates/awale-club/tests/club/web/frames.rs"]
mod frames;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| frames::any_messages(bytes));
