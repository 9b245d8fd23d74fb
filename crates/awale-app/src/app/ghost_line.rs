//! [`GhostLine`]: a line of play that the board shows move by move, with the sown seeds as ghosts.

use awale_rules::Game;
use awale_study::catalogue::{AnyGame, AnyMove};

use crate::app::Action;

/// A line of play, with the index of the move that is shown.
#[derive(Clone, Debug)]
pub struct GhostLine {
    /// The position before the shown move.
    pub position_before: AnyGame,
    moves: Vec<AnyMove>,
    /// The index of the shown move.
    shown_index: usize,
}

impl GhostLine {
    /// Shows the first move of `line` in `game`. `None` if `line` is empty or the game has no pits.
    pub fn new(game: &AnyGame, line: &[AnyMove]) -> Option<GhostLine> {
        let has_pits = matches!(game, AnyGame::Awale(_));
        (has_pits && !line.is_empty()).then(|| GhostLine {
            position_before: *game,
            moves: line.to_vec(),
            shown_index: 0,
        })
    }

    /// Shows the next move. `None` after the last one.
    pub fn next(mut self) -> Option<GhostLine> {
        let mv = self.mv();
        self.position_before.check(mv).ok()?;
        self.position_before.play_unchecked(mv);
        self.shown_index += 1;
        (self.shown_index < self.moves.len()).then_some(self)
    }

    /// The move that is shown.
    pub fn mv(&self) -> AnyMove {
        self.moves[self.shown_index]
    }

    /// The move before the one that is shown. `None` for the first one.
    pub fn previous_move(&self) -> Option<AnyMove> {
        Some(self.moves[self.shown_index.checked_sub(1)?])
    }

    /// The number of the shown move, counted from 1, and the number of moves.
    pub fn number_and_total(&self) -> (usize, usize) {
        (self.shown_index + 1, self.moves.len())
    }

    /// Whether `action` only removes the line from the board and has no other effect, because the
    /// player pressed the key without seeing the real position.
    pub fn consumes_action(action: &Action) -> bool {
        action.chooses_move() || *action == Action::Back
    }
}
