//! [`GhostLine`]: a line of play that the board shows move by move, with the sown seeds as ghosts.

use awale_rules::Game;
use awale_study::catalogue::{AnyGame, AnyMove};

use crate::app::Action;

/// A line of play, with the index of the move that is shown.
#[derive(Clone, Debug)]
pub struct GhostLine {
    /// The position before the shown move.
    pub before: AnyGame,
    line: Vec<AnyMove>,
    /// The index of the shown move.
    shown: usize,
}

impl GhostLine {
    /// Shows the first move of `line` in `game`. `None` if there is no move, or no pit.
    pub fn new(game: &AnyGame, line: &[AnyMove]) -> Option<GhostLine> {
        let has_pits = matches!(game, AnyGame::Awale(_));
        (has_pits && !line.is_empty()).then(|| GhostLine {
            before: *game,
            line: line.to_vec(),
            shown: 0,
        })
    }

    /// Shows the next move. `None` after the last one.
    pub fn next(mut self) -> Option<GhostLine> {
        let mv = self.mv();
        self.before.check(mv).ok()?;
        self.before.play_unchecked(mv);
        self.shown += 1;
        (self.shown < self.line.len()).then_some(self)
    }

    /// The move that is shown.
    pub fn mv(&self) -> AnyMove {
        self.line[self.shown]
    }

    /// The move before the one that is shown. `None` for the first one.
    pub fn last_move(&self) -> Option<AnyMove> {
        Some(self.line[self.shown.checked_sub(1)?])
    }

    /// The number of the shown move, counted from 1, and the number of moves.
    pub fn number_and_total(&self) -> (usize, usize) {
        (self.shown + 1, self.line.len())
    }

    /// Whether `action`, which removes the line from the board, has no other effect: the player
    /// pressed the key without seeing the real position.
    pub fn consumes_action(action: &Action) -> bool {
        action.chooses_move() || *action == Action::Back
    }
}
