//! What happens on the board of a puzzle: a move is found or is wrong, a hint is given, the
//! solution is played out.

use awale_rules::{Match, Pit};
use awale_study::catalogue::{AnyGame, AnyMove};
use awale_study::puzzle::Turn;

use crate::app::{AppContext, TaskState};

use super::{HelpGiven, PuzzleScreen};

impl PuzzleScreen {
    pub(super) fn judge(&mut self, pit: Pit, context: &mut AppContext) {
        let wrong = self
            .turn()
            .wrong
            .iter()
            .find(|wrong| wrong.pit == pit)
            .copied();
        if let Some(wrong) = wrong {
            self.help(context);
            self.task
                .play([pit].into_iter().chain(wrong.refutation).map(AnyMove::Pit));
            self.task.judged(TaskState::Wrong(wrong));
            return;
        }
        debug_assert_eq!(
            pit,
            self.turn().solution,
            "a legal move is the solution or wrong"
        );
        self.task
            .play(self.puzzle.turns[self.turn].moves().map(AnyMove::Pit));
        if self.turn + 1 < self.puzzle.turns.len() {
            self.turn += 1;
            self.task.ask_next(&[self.puzzle.turns[self.turn].solution]);
            self.keep(context);
        } else {
            self.task.judged(TaskState::Done);
            self.remember(context);
        }
    }

    /// To the beginning of a turn.
    pub(super) fn begin(&mut self, turn: usize) {
        let mut game = Match::new(AnyGame::Awale(self.puzzle.turns[0].position));
        for pit in self.puzzle.turns[..turn].iter().flat_map(Turn::moves) {
            // The moves of a puzzle are legal.
            let _ = game.play(AnyMove::Pit(pit));
        }
        self.turn = turn;
        self.task.ask(game, &[self.puzzle.turns[turn].solution]);
    }

    /// First the idea, then where the last seed falls, then the move.
    pub(super) fn give_hint(&mut self, context: &mut AppContext) {
        self.help(context);
        let Turn {
            position, solution, ..
        } = self.turn();
        let last = position
            .trace(*solution)
            .ok()
            .and_then(|trace| trace.sown().last());
        self.task.give_hint(AnyMove::Pit(*solution), last);
    }

    /// Plays the solution to its end.
    pub(super) fn give_up(&mut self, context: &mut AppContext) {
        self.help(context);
        self.help_given = HelpGiven::Solution;
        self.keep(context);
        self.task.play(
            self.puzzle.turns[self.turn..]
                .iter()
                .flat_map(Turn::moves)
                .map(AnyMove::Pit),
        );
        (self.task.state, self.task.hint) = (TaskState::GivenUp, None);
    }
}
