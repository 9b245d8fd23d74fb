//! The languages of the program, its messages, and cleaning text from outside before it is shown.
//!
//! The messages are in `assets/languages/CODE/TOPIC.ftl`, in the Fluent format. The code names a
//! message by its id and passes values. The message file of each language decides plurals and word
//! order. A message that is missing in a language appears in English.
//!
//! Ids are complete literals in the code, never assembled from parts. So a test can find both
//! missing and unused messages.

pub mod entries;
mod language;
pub mod messages;
pub mod text;

pub use language::Language;
pub use messages::{MessageValue, Messages, capitalized};

/// Formats the message with this id and these values: `say!(words, "moves", moves = 3)`. As in a
/// struct, `moves` alone is short for `moves = moves`.
#[macro_export]
macro_rules! say {
    (@ $name:tt = $value:expr) => { $value.into() };
    (@ $name:ident) => { $name.into() };
    ($words:expr, $id:expr, $($name:tt $(= $value:expr)?),+ $(,)?) => {
        $words.with($id, &[$((stringify!($name), $crate::say!(@ $name $(= $value)?))),+])
    };
}
