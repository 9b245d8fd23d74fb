//! [`ChapterSubject`]: the subjects of the chapters.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// The subject of a chapter.
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
pub enum ChapterSubject {
    /// Counting how far a pit reaches.
    #[strum(serialize = "reach")]
    ReachOfPit,
    /// Making one threat or two threats.
    Threats,
    /// Meeting a threat.
    Defence,
    /// Using a pit that sows round the board.
    BigPit,
    /// Deciding whether to capture or to wait.
    #[strum(serialize = "patience")]
    CaptureOrWait,
    /// Emptying the right side.
    #[strum(serialize = "right-side")]
    EmptyingRightSide,
    /// Tempo, feeding and starving.
    Tempo,
    /// Playing with few seeds left.
    Endgame,
    /// Playing the first ten moves.
    Opening,
}

impl ChapterSubject {
    /// All subjects, in the order of the chapters.
    pub const ALL: &[ChapterSubject] = ChapterSubject::VARIANTS;

    /// Returns the name used in files.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
