//! Oware Game Notation (`.ogn`), in which Oware programs exchange games: tags in brackets, then the
//! moves, as in chess's PGN. Reading is tolerant of layout and strict about rules.
//!
//! There is no written standard. What stands here is what the program Aualé
//! (<https://auale.joansala.com>) writes and reads; what a record of this program knows beyond that
//! goes into further tags, which other programs pass over. `lexer` knows brackets and blanks,
//! `tags` and `rules` what the tags mean, `result` who won, `read` plays the moves and `write`
//! writes.

mod lexer;
mod read;
mod result;
mod rules;
mod tags;
mod write;

pub(super) use tags::is_of_the_record;
pub use write::NotAwale;
