//! What happens on the board of a chapter: the move of an explained position is shown, an exercise is solved or not.

use awale_rules::{Game, Match, Pit, Position};

use crate::app::move_cursor::Meant;
use crate::app::{Action, AppContext, Effect, MoveCursor};
use crate::catalogue::{AnyGame, AnyMove};
use crate::progress::{Deed, FirstTry};
use crate::record::BoardRow;
use crate::strategy::Exercise;

use super::{ChapterHint, ChapterScreen, ChapterState, ChapterStep};

impl ChapterScreen {
    /// Begins a step, or begins it anew.
    pub(super) fn begin(&mut self, step: ChapterStep) {
        self.step = step;
        self.chosen = 0;
        self.again();
        let answers = self.exercise().map(Exercise::right).unwrap_or_default();
        self.hand = MoveCursor::beside(&answers, self.scene.position());
    }

    /// The position of the step, as it is at first.
    fn start(&self) -> Option<Position> {
        let explained = self.explained().map(|(_, position, _)| *position);
        explained.or_else(|| self.exercise().map(|exercise| exercise.position))
    }

    /// Back to the position of the step.
    pub(super) fn again(&mut self) {
        if let Some(position) = self.start() {
            self.scene.set(Match::new(AnyGame::Awale(position)));
        }
        (self.state, self.hint, self.scrolled) = (ChapterState::Asked, None, 0);
    }

    /// Plays the move of an explained position; after that, on to the next step.
    pub(super) fn show(&mut self) {
        let Some(&(_, _, pit)) = self.explained() else { return };
        if self.state == ChapterState::Asked {
            self.state = ChapterState::Right(pit);
            self.play_out([AnyMove::Pit(pit)]);
        } else {
            self.go(1);
        }
    }

    fn play_out(&mut self, moves: impl IntoIterator<Item = AnyMove>) {
        for mv in moves {
            // The moves of a chapter are legal.
            let _ = self.scene.game.referee.play(mv);
        }
        self.scene.go_on();
    }

    /// Moves the cursor, or tries the move that `action` names or points at.
    pub(super) fn try_move(&mut self, action: &Action, context: &mut AppContext) {
        match self.state {
            ChapterState::Right(_) if *action == Action::Confirm => return self.go(1),
            ChapterState::Right(_) => return,
            ChapterState::Wrong(_) => {
                self.again();
                if *action == Action::Confirm {
                    return;
                }
            }
            ChapterState::Asked | ChapterState::Refused(..) => {}
        }
        let position = *self.scene.position();
        match self.hand.act(action, &position, self.scene.game.direction.runs_rightwards(BoardRow::Below)) {
            Meant::Moved => self.state = ChapterState::Asked,
            Meant::Play(AnyMove::Pit(pit)) => self.judge(pit, &position, context),
            Meant::Play(AnyMove::Take(_)) | Meant::Nothing => {}
        }
    }

    fn judge(&mut self, pit: Pit, position: &AnyGame, context: &mut AppContext) {
        let mv = AnyMove::Pit(pit);
        if let Err(refusal) = position.check(mv) {
            self.state = ChapterState::Refused(mv, refusal);
            return;
        }
        let Some(exercise) = self.exercise() else { return };
        let name = (self.variant().id.to_string(), exercise.name());
        if exercise.is_right(pit) {
            let deed = Deed::Exercise {
                variant: self.variant().id.clone().into(),
                chapter: self.chapter().outline.subject.name().to_owned(),
                exercise: exercise.name(),
                first_try: FirstTry::unless(context.helped.contains(&name)),
            };
            context.effects.push(Effect::Remember(deed));
            self.state = ChapterState::Right(pit);
            (self.hint, self.scrolled) = (None, 0);
            self.play_out([mv]);
        } else {
            // The move, and the answer that shows what is wrong with it.
            let line: Vec<AnyMove> = exercise.value(pit).map_or(vec![mv], |value| value.line.clone());
            context.helped.push(name);
            self.state = ChapterState::Wrong(pit);
            (self.hint, self.scrolled) = (None, 0);
            self.play_out(line.into_iter().take(2));
        }
    }

    /// First what the best move does, then the move.
    pub(super) fn give_hint(&mut self, context: &mut AppContext) {
        if let ChapterState::Wrong(_) = self.state {
            self.again();
        }
        if !self.is_asking() {
            return;
        }
        let Some((exercise, best)) = self.exercise().and_then(|it| Some((it, it.best().mv.pit()?))) else { return };
        // From now on it is not solved at the first try any more, also after it was left.
        context.helped.push((self.variant().id.to_string(), exercise.name()));
        self.state = ChapterState::Asked;
        self.hint = Some(match self.hint {
            None => ChapterHint::Idea,
            Some(_) => ChapterHint::Move(best),
        });
        if let Some(ChapterHint::Move(_)) = self.hint {
            self.hand.go_to(AnyMove::Pit(best));
        }
    }
}
