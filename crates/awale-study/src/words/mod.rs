//! Sentences about games, players, records, puzzles, analysis and errors, in seven languages.

mod characters;
mod course;
mod demonstrations;
mod errors;
mod games;
mod hints;
mod moves;
mod players;
mod proof;
mod puzzles;
mod rating;
mod reasons;
mod records;
mod referee;
mod results;
mod rules;
mod study;
mod system_errors;
mod tables;
mod tree;

use std::{ops::Deref, sync::LazyLock};

use awale_rules::Seat;

use crate::{
    catalogue::PlayerSpecError,
    link::LinkError,
    record::{ExpectedValue, NotAwale, RecordProblem},
    study::tree::ExerciseError,
};

pub use awale_words::{Language, MessageValue, Messages, capitalized, entries, messages, say};

pub use rules::RulesSection;
pub use tree::{SignSet, TreeWords};

/// The messages of one language, with methods that make sentences.
#[derive(Debug)]
pub struct Words(Messages);

impl Words {
    /// Loads the messages of `language`.
    pub fn new(language: Language) -> Words {
        Words(Messages::new(language))
    }

    /// Loads the messages of `language` for a screen that highlights letters, see
    /// [`crate::text::letter_marks`].
    pub fn with_letter_marks(language: Language) -> Words {
        Words(Messages::new(language).with_letter_marks())
    }

    /// Returns true if `text` is one of the words of a typed command, which the message
    /// `message_id` lists, in this language or in English.
    pub fn is_command_word(&self, message_id: &str, text: &str) -> bool {
        // French has a blank before a question mark.
        let typed_text = text.to_lowercase().replace([' ', '\u{a0}'], "");
        [self, &Words::new(Language::English)].iter().any(|words| {
            words
                .get(message_id)
                .split_whitespace()
                .any(|word| word == typed_text)
        })
    }
}

impl Deref for Words {
    type Target = Messages;

    fn deref(&self) -> &Messages {
        &self.0
    }
}

/// A value that can be expressed as a text without further information.
pub trait Explain {
    /// Returns this value as text in the language of `words`.
    fn explain(&self, words: &Words) -> String;

    /// Returns this value as text in English.
    fn in_english(&self) -> String {
        static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::English));
        self.explain(&ENGLISH)
    }
}

/// Implements `Display` for error types by their English message, so that each has only one English
/// text.
#[macro_export]
macro_rules! display_in_english {
    ($($error:ty),+ $(,)?) => {$(
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.write_str(&$crate::words::Explain::in_english(self))
            }
        }

        impl std::error::Error for $error {}
    )+};
}

display_in_english!(
    ExerciseError,
    ExpectedValue,
    LinkError,
    NotAwale,
    RecordProblem,
    PlayerSpecError,
);

impl Words {
    /// Returns the name of a side.
    pub fn seat_name(&self, seat: Seat) -> String {
        match seat {
            Seat::South => self.get("south"),
            Seat::North => self.get("north"),
        }
    }

    /// Returns a side with the name of its player, if the name is not empty.
    pub fn side_with_player_name(&self, seat: Seat, name: &str) -> String {
        let side = self.seat_name(seat);
        if name.is_empty() {
            side
        } else {
            say!(self, "side-named", side, name)
        }
    }

    /// Joins items as in "a, b and c".
    pub fn list_with_and<T: AsRef<str>>(&self, items: &[T]) -> String {
        self.join(items, "list-last")
    }

    /// Joins items as in "a, b or c".
    pub fn list_with_or<T: AsRef<str>>(&self, items: &[T]) -> String {
        self.join(items, "list-last-or")
    }

    fn join<T: AsRef<str>>(&self, items: &[T], last_separator_message_id: &str) -> String {
        let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
        match items.as_slice() {
            [] => String::new(),
            [only] => (*only).to_owned(),
            [before @ .., last] => say!(
                self,
                last_separator_message_id,
                before = before.join(", "),
                last = *last
            ),
        }
    }
}
