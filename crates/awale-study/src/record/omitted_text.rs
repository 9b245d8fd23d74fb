//! The parts of a game's text that a record does not store.

/// A part of a game's text that the record does not store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OmittedText {
    /// The kind of the omitted parts.
    pub kind: OmittedTextKind,
    /// The number of omitted parts of this kind.
    pub omitted_part_count: usize,
    /// The line of the first omitted part, from 1.
    pub line: usize,
    /// The column of the first omitted part in characters, from 1.
    pub column: usize,
}

/// The kinds of text that a record does not store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OmittedTextKind {
    /// Variations that are illegal.
    IllegalVariations,
    /// Annotations such as `!?` and `$14`.
    MoveAnnotations,
    /// Lines that are not part of a game.
    LinesOutsideGames,
    /// The ends of tags and comments that are too long.
    CutEndsOfLongTexts,
}
