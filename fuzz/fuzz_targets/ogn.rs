//! Reads any bytes as games in Oware Game Notation, or reports an error.

#![no_main]

#[path = "../../tests/support/any_text.rs"]
mod any_text;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| any_text::check_ogn(&awale_words::text::decode_text(
    bytes.to_vec()
)));
