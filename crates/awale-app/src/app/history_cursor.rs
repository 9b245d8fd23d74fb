//! [`HistoryCursor`]: a place in a sequence of moves, such as a game, a variation or a lesson.

use awale_study::catalogue::{AnyGame, AnyMove};

use crate::app::Action;

/// The number of moves that a page key skips.
const MOVES_PER_PAGE_KEY: usize = 10;

/// A place in a sequence of moves: the number of moves before the position that is shown. The
/// sequence itself is an argument of the methods, as positions or as moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HistoryCursor(usize);

impl HistoryCursor {
    pub const fn after_moves(shown_move_count: usize) -> HistoryCursor {
        HistoryCursor(shown_move_count)
    }

    /// The number of moves before the position that is shown.
    pub const fn shown_move_count(self) -> usize {
        self.0
    }

    /// The position that is shown.
    pub fn position(self, positions_so_far: &[AnyGame]) -> &AnyGame {
        &positions_so_far[self.0]
    }

    /// The move before the position that is shown. `None` at the start.
    pub fn last_move(self, moves: &[AnyMove]) -> Option<AnyMove> {
        moves.get(self.0.checked_sub(1)?).copied()
    }

    /// The move after the position that is shown. `None` at the end.
    pub fn next_move(self, moves: &[AnyMove]) -> Option<AnyMove> {
        moves.get(self.0).copied()
    }

    /// Goes to the position after this many moves, or to the last one if the sequence of
    /// `move_count` moves is shorter.
    pub fn go_to(&mut self, shown_move_count: usize, move_count: usize) {
        self.0 = shown_move_count.min(move_count);
    }

    /// Moves the cursor by `action` in a sequence of `move_count` moves. Returns whether the action
    /// is for the cursor.
    pub fn act(&mut self, action: &Action, move_count: usize) -> bool {
        let new_shown_move_count = match action {
            Action::Left => self.0.saturating_sub(1),
            Action::Right => self.0 + 1,
            // A row of the list of moves contains one move of each side, so Up goes back two moves.
            Action::Up => self.0.saturating_sub(2),
            Action::Down => self.0 + 2,
            Action::PageUp => self.0.saturating_sub(MOVES_PER_PAGE_KEY),
            Action::PageDown => self.0 + MOVES_PER_PAGE_KEY,
            Action::Home => 0,
            Action::End => move_count,
            Action::GoToMove(moves) => *moves,
            _ => return false,
        };
        self.go_to(new_shown_move_count, move_count);
        true
    }
}
