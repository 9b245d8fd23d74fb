//! Text that came from outside, and text on its way to a terminal.
//!
//! A terminal obeys characters that no player sees: an escape sequence writes the clipboard, a
//! bidirectional control turns a name around, a zero-width space makes two names look like one.
//! [`Label`] is text from outside without them, cleaned once, when it is read. [`escaped`] and
//! [`Escaping`] are for all that is printed: what is left of them is shown as `\u{1b}`.

mod command;
mod comment;
mod decode;
mod escape;
mod fold;
mod hidden;
mod label;
mod lines;
mod time;

pub use command::{command_of, command_words};
pub use comment::Comment;
pub use decode::{decoded, decoded_with_doubt};
pub use escape::{
    Escaping, escaped, escaped_line, json_escaped, json_in_ascii, markup_escaped, shortened,
};
pub use fold::{composed, composed_letter, folded};
pub use hidden::{is_hidden, is_plain};
pub use label::Label;
pub use lines::{TooLong, next_line};
pub use time::time;

/// Whether `typed` is `meant` with some slips of the keyboard: one wrong letter of three at most.
/// `foo` is no `book`.
#[must_use]
pub fn is_slip(typed: &str, meant: &str) -> bool {
    let [typed, meant] = [typed, meant].map(|word| word.trim_start_matches('-'));
    strsim::osa_distance(typed, meant) * 3 <= typed.chars().count().max(meant.chars().count())
}

#[cfg(test)]
mod tests {
    use super::is_slip;

    #[test]
    fn a_slip_changes_few_letters() {
        for (typed, meant) in [
            ("perf", "perft"),
            ("--dept", "--depth"),
            ("analyze", "analyse"),
            ("taem", "team"),
        ] {
            assert!(is_slip(typed, meant), "{typed} {meant}");
        }
        for (typed, meant) in [("foo", "book"), ("--x", "--out"), ("help", "theme")] {
            assert!(!is_slip(typed, meant), "{typed} {meant}");
        }
    }
}
