//! Decodes any bytes from a terminal to the same events, however they are split, and Ctrl-C still
//! works after them.

#![no_main]

#[path = "../../tests/support/any_text.rs"]
mod any_text;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| any_text::check_keyboard_input(bytes));
