//! What a chapter is about.

use std::fmt;
use std::str::FromStr;

/// What a chapter is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    pub const ALL: [Subject; 9] = [
        Subject::Reach,
        Subject::Threats,
        Subject::Defence,
        Subject::BigPit,
        Subject::Patience,
        Subject::RightSide,
        Subject::Tempo,
        Subject::Endgame,
        Subject::Opening,
    ];

    /// The name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Subject::Reach => "reach",
            Subject::Threats => "threats",
            Subject::Defence => "defence",
            Subject::BigPit => "big-pit",
            Subject::Patience => "patience",
            Subject::RightSide => "right-side",
            Subject::Tempo => "tempo",
            Subject::Endgame => "endgame",
            Subject::Opening => "opening",
        }
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Subject {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|subject| subject.name() == name).ok_or(())
    }
}
