//! What happens on the board of a chapter: the move of an explained position is shown, an exercise
//! is solved or not.

use awale_rules::{Match, Pit};
use awale_study::catalogue::{AnyGame, AnyMove};
use awale_study::progress::{FirstTry, ProgressEvent};
use awale_study::strategy::Exercise;

use crate::app::{AppContext, Effect, TaskState};

use super::{ChapterScreen, ChapterStep};

impl ChapterScreen {
    /// Begins a step, or begins it anew.
    pub(super) fn begin(&mut self, step: ChapterStep) {
        self.step = step;
        self.chosen = 0;
        let explained = self.explained().map(|(_, position, _)| *position);
        let position = explained.or_else(|| self.exercise().map(|exercise| exercise.position));
        let game = position.map_or_else(
            || self.task.asked().clone(),
            |position| Match::new(AnyGame::Awale(position)),
        );
        let answers = self.exercise().map(Exercise::right).unwrap_or_default();
        self.task.ask(game, &answers);
    }

    /// Plays the move of an explained position.
    pub(super) fn show(&mut self) {
        if let Some(&(_, _, pit)) = self.explained() {
            self.task.play([AnyMove::Pit(pit)]);
            self.task.judged(TaskState::Done);
        }
    }

    pub(super) fn judge(&mut self, pit: Pit, context: &mut AppContext) {
        let Some(exercise) = self.exercise() else {
            return;
        };
        let name = (self.variant().id.to_string(), exercise.name());
        if exercise.is_right(pit) {
            let event = ProgressEvent::Exercise {
                variant: self.variant().id.clone().into(),
                chapter: self.chapter().outline.subject.name().to_owned(),
                exercise: exercise.name(),
                first_try: FirstTry::unless(context.helped.contains(&name)),
            };
            context.effects.push(Effect::RecordProgress(event));
            self.task.play([AnyMove::Pit(pit)]);
            self.task.judged(TaskState::Done);
        } else {
            // The move, and the answer that shows what is wrong with it.
            let line = exercise
                .value(pit)
                .map_or(vec![AnyMove::Pit(pit)], |value| value.line.clone());
            context.helped.push(name);
            self.task.play(line.into_iter().take(2));
            self.task.judged(TaskState::Wrong(pit));
        }
    }

    /// First what the best move does, then the move.
    pub(super) fn give_hint(&mut self, context: &mut AppContext) {
        let Some(exercise) = self.exercise().filter(|_| !self.task.is_over()) else {
            return;
        };
        // From now on it no longer counts as solved at the first try, even after you leave it.
        context
            .helped
            .push((self.variant().id.to_string(), exercise.name()));
        let best = exercise.best().mv;
        self.task.give_hint(best, None);
    }
}
