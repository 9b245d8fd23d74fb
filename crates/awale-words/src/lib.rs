//! The languages of the program and its messages, and how text from outside is cleaned before it is
//! shown.
//!
//! The messages are in `assets/languages/CODE/TOPIC.ftl`, in the Fluent format. The code names a
//! message by its id and passes the values that vary; plurals and word order belong to the language.
//! A message that a language lacks appears in English.
//!
//! Ids are written out where they are used, never assembled from parts. That is how a test finds
//! both missing and unused messages.

pub mod entries;
mod language;
pub mod messages;
pub mod text;

pub use language::Language;
pub use messages::{MessageValue, Messages, Sign, capitalised};

/// Formats the message with this id, with the values that vary in it: `say!(words, "moves",
/// moves = 3)`.
#[macro_export]
macro_rules! say {
    ($words:expr, $id:expr, $($name:tt = $value:expr),+ $(,)?) => {
        $words.with($id, &[$((stringify!($name), $value.into())),+])
    };
}
