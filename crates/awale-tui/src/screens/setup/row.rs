//! [`SetupRow`]: the lines of the setup form.

use crate::prelude::*;

/// The lines of the form. Some lines are visible only for certain choices in other lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupRow {
    Game,
    HumanSide,
    /// The opponent, or one of two computers.
    Opponent(Seat),
    /// The command of the user's own program.
    Bot,
    Clock,
    Begin,
    /// Shows or hides the remaining lines.
    More,
    Name(Seat),
    /// The evaluation of a textbook player.
    Evaluation(Seat),
    LeafValue(Seat),
    /// The number of matches in the heap.
    Start,
    /// The maximum number of matches to take in one move.
    MaxTake,
    First,
    /// The direction of sowing on the screen.
    Direction,
    /// Opens the analysis board, where the user sets up another start position.
    Position,
    /// A single game, or a series of several games.
    Series,
}

/// Adds `now` to `all` if missing, as its second element. It can be missing if it was typed or
/// comes from the settings.
pub(super) fn with_current_choice<T: PartialEq>(mut all: Vec<T>, now: T) -> Vec<T> {
    if !all.contains(&now) {
        all.insert(usize::from(!all.is_empty()), now);
    }
    all
}
