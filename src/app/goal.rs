//! What there is to do today, as the menu tells it and leads to it.

/// What a line beside the menu leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TodayGoal {
    /// The puzzle of the day.
    Puzzle,
    /// Puzzles that come back today.
    Training,
    /// Mistakes of the player's own that come back today.
    Own,
    /// The next lesson or chapter.
    Lesson,
    Results,
}
