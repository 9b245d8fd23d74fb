//! Any text is what another program says to the engine, or is told to be none.

#![no_main]

#[path = "../../tests/support/any_text.rs"]
mod any_text;

libfuzzer_sys::fuzz_target!(|text: &str| any_text::uci(text));
