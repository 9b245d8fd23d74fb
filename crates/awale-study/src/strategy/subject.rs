//! What a chapter is about.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// What a chapter is about.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Subject {
    /// Counting how far a pit reaches.
    Reach,
    /// Threats, one or two at once.
    Threats,
    /// Meeting a threat.
    Defence,
    /// A pit that goes round the board.
    BigPit,
    /// Capturing, or waiting.
    Patience,
    /// Emptying the right side.
    RightSide,
    /// Tempo, feeding and starving.
    Tempo,
    /// Few seeds.
    Endgame,
    /// The first ten moves.
    Opening,
}

impl Subject {
    /// All of them, in the order of the chapters.
    pub const ALL: &[Subject] = Subject::VARIANTS;

    /// The name in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}
