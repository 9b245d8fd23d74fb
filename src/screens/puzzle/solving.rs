//! What happens on the board of a puzzle: a move is found or is wrong, a hint is given, the solution is played out.

use awale_rules::{Game, Match, Pit};

use crate::app::move_cursor::Meant;
use crate::app::{Action, AppContext, MoveCursor};
use crate::catalogue::{AnyGame, AnyMove};
use crate::puzzle::{Motifs, Turn};
use crate::record::BoardRow;

use super::{PuzzleHint, PuzzleScreen, Solving};

impl PuzzleScreen {
    /// Moves the cursor, or plays the move that `action` names or points at.
    pub(super) fn choose(&mut self, action: &Action, context: &mut AppContext) {
        if let Solving::Wrong(_) = self.state {
            self.again(self.turn);
            if *action == Action::Confirm {
                return;
            }
        }
        let position = *self.scene.position();
        match self.hand.act(action, &position, self.scene.game.direction.runs_rightwards(BoardRow::Below)) {
            Meant::Moved => self.calm(),
            Meant::Play(AnyMove::Pit(pit)) => self.play(pit, &position, context),
            Meant::Play(AnyMove::Take(_)) | Meant::Nothing => {}
        }
    }

    fn play(&mut self, pit: Pit, position: &AnyGame, context: &mut AppContext) {
        let mv = AnyMove::Pit(pit);
        if let Err(refusal) = position.check(mv) {
            self.state = Solving::Refused(mv, refusal);
            return;
        }
        let wrong = self.turn().wrong.iter().find(|wrong| wrong.pit == pit).copied();
        self.hint = None;
        if let Some(wrong) = wrong {
            self.help(context);
            self.state = Solving::Wrong(wrong);
            self.play_out([pit].into_iter().chain(wrong.refutation));
            return;
        }
        debug_assert_eq!(pit, self.turn().solution, "a legal move is the solution or wrong");
        self.play_out(self.turn().moves());
        if self.turn + 1 < self.puzzle.turns.len() {
            self.turn += 1;
            self.state = Solving::AskedAgain;
            self.hand = MoveCursor::beside(&[self.turn().solution], self.scene.game.referee.position());
            self.keep(context);
        } else {
            self.state = Solving::Solved;
            self.remember(context);
        }
    }

    /// Plays these moves, and shows them one after the other.
    fn play_out(&mut self, moves: impl Iterator<Item = Pit>) {
        for pit in moves {
            // The moves of a puzzle are legal.
            let _ = self.scene.game.referee.play(AnyMove::Pit(pit));
        }
        self.is_playing_out = true;
        self.scene.go_on();
    }

    /// To the beginning of a turn.
    pub(super) fn again(&mut self, turn: usize) {
        let mut game = Match::new(AnyGame::Awale(self.puzzle.turns[0].position));
        for pit in self.puzzle.turns[..turn].iter().flat_map(Turn::moves) {
            let _ = game.play(AnyMove::Pit(pit));
        }
        self.turn = turn;
        self.scene.set(game);
        self.state = if turn == 0 { Solving::Asked } else { Solving::AskedAgain };
        self.hint = None;
    }

    /// First the idea, then where the last seed falls, then the move.
    pub(super) fn give_hint(&mut self, context: &mut AppContext) {
        if let Solving::Wrong(_) = self.state {
            self.again(self.turn);
        }
        self.calm();
        self.help(context);
        let Turn { position, solution, answer, .. } = self.turn();
        let (motifs, solution) = (Motifs::of_turn(position, *solution, *answer), *solution);
        let last = position.trace(solution).ok().and_then(|trace| trace.sown().last());
        self.hint = Some(match (self.hint, last) {
            (None | Some(PuzzleHint::TooSoon), _) => PuzzleHint::Idea(motifs.iter().next()),
            (Some(PuzzleHint::Idea(_)), Some(place)) => PuzzleHint::Last(place),
            _ => PuzzleHint::Move(solution),
        });
        if let Some(PuzzleHint::Move(pit)) = self.hint {
            self.hand.go_to(AnyMove::Pit(pit));
        }
    }

    /// Plays the solution to its end.
    pub(super) fn give_up(&mut self, context: &mut AppContext) {
        self.help(context);
        self.again(self.turn);
        for pit in self.puzzle.turns[self.turn..].iter().flat_map(Turn::moves) {
            let _ = self.scene.game.referee.play(AnyMove::Pit(pit));
        }
        self.state = Solving::GivenUp;
    }

    /// A refusal has been read when the cursor moves on.
    fn calm(&mut self) {
        if let Solving::Refused(..) = self.state {
            self.state = if self.turn == 0 { Solving::Asked } else { Solving::AskedAgain };
        }
    }
}
