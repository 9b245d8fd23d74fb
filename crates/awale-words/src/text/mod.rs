//! Cleaning text from outside, and escaping text for a terminal.
//!
//! Some characters control a terminal without being visible: an escape sequence writes the
//! clipboard, a bidirectional control reverses a name, a zero-width space makes two names look
//! equal. [`Label`] is text from outside that is cleaned when it is read. All printed text goes
//! through [`escape_hidden`] or [`EscapingWriter`], which show the remaining control characters as
//! `\u{1b}`.

mod command;
mod comment;
mod decode;
mod escape;
mod fold;
mod hidden_characters;
mod label;
pub mod letter_marks;
mod lines;
mod time;

pub use command::{join_command, split_command};
pub use comment::Comment;
pub use decode::{decode_and_find_invalid_byte, decode_text};
pub use escape::{
    EscapingWriter, csv_text, escape_hidden, escape_hidden_and_line_ends, escaped_and_shortened,
    json_escaped, json_in_ascii, markup_escaped,
};
pub use fold::{compose_accents, compose_letter, fold_case_and_accents};
pub use hidden_characters::{is_hidden, is_safe_for_terminal};
pub use label::Label;
pub use lines::{LineTooLong, next_line};
pub use time::parse_time;

/// Whether `typed` may be a misspelling of `meant`: at most a third of the letters are wrong. `foo`
/// is not a misspelling of `book`.
pub fn is_misspelling(typed: &str, meant: &str) -> bool {
    let [typed, meant] = [typed, meant].map(|word| word.trim_start_matches('-'));
    strsim::osa_distance(typed, meant) * 3 <= typed.chars().count().max(meant.chars().count())
}

#[cfg(test)]
mod tests {
    use super::is_misspelling;

    #[test]
    fn a_word_counts_as_misspelled_if_few_letters_differ() {
        for (typed, meant) in [
            ("perf", "perft"),
            ("--dept", "--depth"),
            ("analyze", "analyse"),
            ("taem", "team"),
        ] {
            assert!(is_misspelling(typed, meant), "{typed} {meant}");
        }
        for (typed, meant) in [("foo", "book"), ("--x", "--out"), ("help", "theme")] {
            assert!(!is_misspelling(typed, meant), "{typed} {meant}");
        }
    }
}
