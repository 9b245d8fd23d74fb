//! Text that came from outside, and text on its way to a terminal.
//!
//! A terminal obeys characters that no player sees: an escape sequence writes the clipboard, a bidirectional control turns a
//! name around, a zero-width space makes two names look like one. [`Label`] is text from outside without them, cleaned once,
//! when it is read. [`escaped`] and [`Escaping`] are for all that is printed: what is left of them is shown as `\u{1b}`.

mod command;
mod comment;
mod decode;
mod escape;
mod fold;
mod hidden;
mod label;
mod lines;
mod slip;
mod time;

pub use command::{UnclosedQuote, command_of, command_words};
pub use comment::Comment;
pub use decode::decoded;
pub use escape::{Escaping, escaped, escaped_line, json_escaped, json_in_ascii, markup_escaped, shortened};
pub use fold::folded;
pub use hidden::{is_hidden, is_plain};
pub use label::Label;
pub use lines::{TooLong, next_line};
pub use slip::is_slip;
pub use time::time;
