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
    ProgramCommand,
    Clock,
    StartGame,
    /// Shows or hides the remaining lines.
    MoreRowsToggle,
    PlayerName(Seat),
    /// The evaluation of a textbook player.
    Evaluation(Seat),
    LeafValue(Seat),
    /// The number of matches in the heap.
    MatchsticksAtStart,
    /// The maximum number of matches to take in one move.
    MaxMatchsticksPerMove,
    FirstToMove,
    /// The direction of sowing on the screen.
    Direction,
    /// Opens the analysis board, where the user sets up another start position.
    StartPosition,
    /// A single game, or a series of several games.
    Series,
}

/// Adds `current_choice` to `choices` if missing, as its second element. It can be missing if it
/// was typed or comes from the settings.
pub(super) fn with_current_choice<T: PartialEq>(mut choices: Vec<T>, current_choice: T) -> Vec<T> {
    if !choices.contains(&current_choice) {
        choices.insert(usize::from(!choices.is_empty()), current_choice);
    }
    choices
}
