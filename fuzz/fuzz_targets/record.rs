//! Any text is a written game, or is told to be none.

#![no_main]

#[path = "../../tests/support/hostile.rs"]
mod hostile;

libfuzzer_sys::fuzz_target!(|text: &str| hostile::record(text));
