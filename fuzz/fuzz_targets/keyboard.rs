//! Any bytes from a terminal are events, the same in whatever pieces they come, and Ctrl-C gets
//! through after them.

#![no_main]

#[path = "../../tests/support/any_text.rs"]
mod any_text;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| any_text::keyboard(bytes));
