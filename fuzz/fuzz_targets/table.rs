//! Reads any bytes as an endgame table, or reports an error.

#![no_main]

#[path = "../../tests/support/any_text.rs"]
mod any_text;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| any_text::check_table_file(bytes));
