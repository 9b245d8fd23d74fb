//! Oware Game Notation (`.ogn`), in which Oware programs exchange games: tags in brackets, then the
//! moves, as in chess's PGN. Reading is tolerant of layout and strict about rules.
//!
//! There is no written standard. This module follows what the program Aualé
//! (<https://auale.joansala.com>) reads and writes. Data that only this program knows is written in
//! further tags, which other programs ignore.
//!
//! * `lexer`: splits the text into tokens
//! * `prose`: finds the lines that are not part of a game
//! * `written_line`: collects moves with their numbers, comments and variations
//! * `tags`, `rules`: interpret the tags
//! * `result`: determines who won
//! * `read`: plays the moves
//! * `variation_reader`: adds the variations
//! * `write`: writes a game
//!
//! Each token becomes part of the record or is reported as [`OmittedText`](super::OmittedText);
//! otherwise the game is an error.

mod lexer;
mod prose;
mod read;
mod result;
mod rules;
mod tags;
mod variation_reader;
mod write;
mod written_line;

pub(super) use tags::{DATE_TAG, TIME_TAG, is_tag_with_record_field};
pub use write::NotAwale;
pub(crate) use write::format_tag;

use super::{OmittedTextKind, RecordProblem};

/// A problem and its position in the text, in bytes.
type OgnFault = (usize, RecordProblem);

/// Parts of the text that the record does not store, with their positions in bytes.
type OmittedPartsWithOffsets = Vec<(OmittedTextKind, usize)>;
