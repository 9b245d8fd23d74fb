//! Reads any text as a link, or reports an error.

#![no_main]

#[path = "../../tests/support/any_text.rs"]
mod any_text;

libfuzzer_sys::fuzz_target!(|text: &str| any_text::check_link(text));
