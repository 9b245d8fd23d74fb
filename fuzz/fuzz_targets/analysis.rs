//! Reads any text as the analysis of a game, or reports an error.

#![no_main]

#[path = "../../tests/support/any_text.rs"]
mod any_text;

libfuzzer_sys::fuzz_target!(|text: &str| any_text::check_analysis(text));
