//! [`HistoryCursor`]: a place in a line of moves, to go through a game, a better line or a lesson.

use awale_study::catalogue::{AnyGame, AnyMove};

use crate::app::Action;

/// How many moves a page is.
const PAGE: usize = 10;

/// A place in a line of moves: how many of them led to the position that is shown. Methods take the
/// line, as positions or moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HistoryCursor(usize);

impl HistoryCursor {
    #[must_use]
    pub const fn at(moves: usize) -> HistoryCursor {
        HistoryCursor(moves)
    }

    /// How many moves led here.
    #[must_use]
    pub const fn shown(self) -> usize {
        self.0
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(self, past: &[AnyGame]) -> &AnyGame {
        &past[self.0]
    }

    /// The move that led here; none at the start.
    #[must_use]
    pub fn last_move(self, moves: &[AnyMove]) -> Option<AnyMove> {
        moves.get(self.0.checked_sub(1)?).copied()
    }

    /// The move that follows; none at the end.
    #[must_use]
    pub fn next_move(self, moves: &[AnyMove]) -> Option<AnyMove> {
        moves.get(self.0).copied()
    }

    /// Goes to the position after this many moves, at most to the last one of a line of `length`
    /// moves.
    pub fn show(&mut self, moves: usize, length: usize) {
        self.0 = moves.min(length);
    }

    /// Goes where `action` leads in a line of `length` moves. Returns whether it leads anywhere.
    pub fn act(&mut self, action: &Action, length: usize) -> bool {
        let to = match action {
            Action::Left => self.0.saturating_sub(1),
            Action::Right => self.0 + 1,
            // A line of the list of moves is a move of each side.
            Action::Up => self.0.saturating_sub(2),
            Action::Down => self.0 + 2,
            Action::PageUp => self.0.saturating_sub(PAGE),
            Action::PageDown => self.0 + PAGE,
            Action::Home => 0,
            Action::End => length,
            Action::Row(moves) | Action::ToMove(moves) => *moves,
            _ => return false,
        };
        self.show(to, length);
        true
    }
}
