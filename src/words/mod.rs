//! The words of the program in every language it speaks.
//!
//! The messages live in `assets/languages/CODE/TOPIC.ftl`, in the Fluent format; the build script
//! packs them, and `language` unpacks one when it is spoken. The code names a message by its id and
//! hands in what varies: plurals and word order are the language's own affair. What the lower
//! floors say with typed values (a refusal, an ending, an error) is put into words in [`explain`],
//! so that those floors need no language at all.
//!
//! Ids are written out wherever they are used, never put together from parts: that is how a test
//! finds both the messages that are missing and those that are unused.

pub mod entries;
pub mod explain;
mod language;
pub mod messages;

pub use explain::Explain;
pub use language::Language;
pub(crate) use messages::capitalised;
pub use messages::{MessageValue, Sign, Words};

/// The message with this id in `words`, with the values that vary in it: `say!(words, "moves",
/// moves = 3)`.
#[macro_export]
macro_rules! say {
    ($words:expr, $id:expr, $($name:tt = $value:expr),+ $(,)?) => {
        $words.with($id, &[$((stringify!($name), $value.into())),+])
    };
}
pub(crate) use say;
