//! Oware Game Notation (`.ogn`), in which Oware programs exchange games: tags in brackets, then the
//! moves, as in chess's PGN. Reading is tolerant of layout and strict about rules.
//!
//! There is no written standard. What stands here is what the program Aualé
//! (<https://auale.joansala.com>) writes and reads; what a record of this program knows beyond that
//! goes into further tags, which other programs ignore.
//!
//! `lexer` cuts the text into tokens, and `prose` finds the lines that belong to no game. `line`
//! collects moves with their numbers, comments and variations. `tags` and `rules` interpret the
//! tags, `result` says who won, `read` plays the moves, `tried` the variations, and `write` writes. A
//! token becomes a part of the record, is reported as [`LeftOut`](super::LeftOut), or the game is refused.

mod lexer;
mod line;
mod prose;
mod read;
mod result;
mod rules;
mod tags;
mod tried;
mod write;

pub(super) use tags::{DATE, TIME, is_of_the_record};
pub use write::NotAwale;

use super::{NotKept, RecordProblem};

/// A problem and where in the text it lies, in bytes.
type OgnFault = (usize, RecordProblem);

/// Parts of the text that the record does not keep, with their places in bytes.
type Losses = Vec<(NotKept, usize)>;
