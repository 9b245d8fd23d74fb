//! The places from which the result of a game comes.

use strum::IntoStaticStr;

/// Where a result comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum ResultSource {
    /// The section `[result]` of a record.
    #[strum(serialize = "section")]
    ResultSection,
    /// The tag `Result`.
    #[strum(serialize = "tag")]
    ResultTag,
    /// The result after the moves.
    #[strum(serialize = "end")]
    ResultAfterMoves,
    /// The tag `Termination`.
    #[strum(serialize = "termination")]
    TerminationTag,
    /// The moves and the rules.
    #[strum(serialize = "moves")]
    ResultByMovesAndRules,
    /// The stores of a game that is not over.
    #[strum(serialize = "unfinished")]
    StoresOfUnfinishedGame,
}

impl ResultSource {
    /// Returns the name in messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
