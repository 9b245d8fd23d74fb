//! Reads any text as commands of the engine protocol, or reports errors.

#![no_main]

#[path = "../../tests/support/any_text.rs"]
mod any_text;

libfuzzer_sys::fuzz_target!(|text: &str| any_text::check_uci_input(text));
