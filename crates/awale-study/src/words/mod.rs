//! Words for the values of the floors below: refusals, endings, moves, rules, errors.

mod characters;
mod course;
mod demonstrations;
mod errors;
mod games;
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
mod system;
mod tables;
mod tree;

use std::ops::Deref;
use std::sync::LazyLock;

use awale_rules::Seat;

use crate::catalogue::SpecError;
use crate::record::{Expected, NotAwale, RecordProblem};
use crate::study::tree::ExerciseError;

pub use awale_words::{
    Language, MessageValue, Messages, Sign, capitalized, entries, messages, say,
};

pub use rules::RulesSection;
pub use tree::{Signs, TreeWords};

/// The messages of one language, with sentences about games, players, records and studies.
#[derive(Debug)]
pub struct Words(Messages);

impl Words {
    /// The words of `language`.
    #[must_use]
    pub fn new(language: Language) -> Words {
        Words(Messages::new(language))
    }
}

impl Deref for Words {
    type Target = Messages;

    fn deref(&self) -> &Messages {
        &self.0
    }
}

/// A value that can be told in words without anything else being known.
pub trait Explain {
    /// This value in the language of `words`.
    fn explain(&self, words: &Words) -> String;

    /// This value in English.
    fn in_english(&self) -> String {
        static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::English));
        self.explain(&ENGLISH)
    }
}

/// Makes errors of these types display their English message, so that each has one English text.
#[macro_export]
macro_rules! display_in_english {
    ($($error:ty),+ $(,)?) => {$(
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::words::Explain::in_english(self))
            }
        }

        impl std::error::Error for $error {}
    )+};
}

display_in_english!(ExerciseError, Expected, NotAwale, RecordProblem, SpecError,);

impl Words {
    /// The name of a side.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        match seat {
            Seat::South => self.get("south"),
            Seat::North => self.get("north"),
        }
    }

    /// A side with the name of who plays it, if it has one.
    #[must_use]
    pub fn who(&self, seat: Seat, name: &str) -> String {
        let side = self.seat(seat);
        if name.is_empty() {
            side
        } else {
            say!(self, "side-named", side = side, name = name)
        }
    }

    /// Joins items as in "a, b and c".
    #[must_use]
    pub fn list<T: AsRef<str>>(&self, items: &[T]) -> String {
        self.join(items, "list-last")
    }

    /// Joins items as in "a, b or c".
    #[must_use]
    pub fn choice<T: AsRef<str>>(&self, items: &[T]) -> String {
        self.join(items, "list-last-or")
    }

    fn join<T: AsRef<str>>(&self, items: &[T], joint: &str) -> String {
        let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
        match items.as_slice() {
            [] => String::new(),
            [only] => (*only).to_owned(),
            [before @ .., last] => say!(self, joint, before = before.join(", "), last = (*last)),
        }
    }
}
