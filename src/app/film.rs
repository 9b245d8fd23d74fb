//! The tree as a film: which step of the search is shown, and what the student predicts.

use std::time::Duration;

use crate::keys::Command;
use crate::study::tree::{Film, FilmCounts, FilmNode, Tree, TreeMove};

use super::prediction::Answered;
use super::{Action, Prediction, Runner};

/// A film on the screen.
#[derive(Debug)]
pub struct FilmShow {
    /// Its steps.
    pub film: Film,
    /// How many steps are done.
    now: usize,
    /// Whether it runs.
    pub runner: Runner,
    /// What the student predicts, where that is wanted.
    pub prediction: Option<Prediction>,
}

impl FilmShow {
    /// The film of `tree`, before its first step.
    pub(super) fn new(tree: &Tree<TreeMove>) -> FilmShow {
        FilmShow { film: Film::of(tree), now: 0, runner: Runner::default(), prediction: None }
    }

    /// The film of `tree` after so many steps.
    pub(super) fn at(tree: &Tree<TreeMove>, now: usize) -> FilmShow {
        let mut show = FilmShow::new(tree);
        show.go(now);
        show
    }

    /// How many steps are done, and how many there are.
    #[must_use]
    pub fn place(&self) -> (usize, usize) {
        (self.now, self.film.len())
    }

    /// The node in hand.
    #[must_use]
    pub fn hand(&self) -> usize {
        self.film.hand(self.now)
    }

    /// Whether a question is open.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.prediction.as_ref().is_some_and(|prediction| prediction.question.is_some())
    }

    /// What is shown of a node of `tree` now: what the search knows, but for what would answer the open question.
    #[must_use]
    pub fn moment(&self, tree: &Tree<TreeMove>, number: usize) -> FilmNode {
        let question = self.prediction.as_ref().and_then(|prediction| prediction.question.as_ref());
        let hidden = question.and_then(|question| question.hidden(&self.film, tree, number, self.now));
        hidden.unwrap_or_else(|| self.film.moment(tree, number, self.now))
    }

    /// How much the search has done.
    #[must_use]
    pub fn counts(&self, tree: &Tree<TreeMove>) -> FilmCounts {
        self.film.counts(tree, self.now)
    }

    /// The nodes of `tree` that can be seen.
    pub(super) fn seen(&self, tree: &Tree<TreeMove>) -> Vec<usize> {
        self.film.seen(tree, self.now)
    }

    pub(super) fn act(&mut self, action: &Action, tree: &Tree<TreeMove>) {
        match self.prediction.as_mut().map(|prediction| prediction.act(action, tree)) {
            Some(Answered::Given) => return self.go(self.now + 1),
            Some(Answered::Open) => return,
            Some(Answered::Elsewhere) | None => {}
        }
        if self.runner.act(action) && self.now == self.film.len() {
            self.go(0);
        }
        match action {
            Action::Right => {
                self.step(tree);
            }
            Action::Down | Action::PageDown if self.prediction.is_some() => {
                while self.now < self.film.len() && !self.step(tree) {}
            }
            Action::Down | Action::PageDown => self.go(self.film.next_cut(self.now)),
            Action::Left => self.leap(self.now.saturating_sub(1)),
            Action::Home => self.leap(0),
            Action::End => self.leap(self.film.len()),
            Action::Command(Command::Predict) => {
                self.prediction = if self.prediction.is_none() { Some(Prediction::default()) } else { None };
            }
            _ => {}
        }
    }

    fn go(&mut self, now: usize) {
        self.now = now.min(self.film.len());
    }

    /// Goes to a step past others that are not asked about.
    fn leap(&mut self, now: usize) {
        if let Some(prediction) = &mut self.prediction {
            prediction.drop_question();
        }
        self.go(now);
    }

    /// Goes a step on, or asks what it will do. Returns whether there is a question.
    fn step(&mut self, tree: &Tree<TreeMove>) -> bool {
        let Some(prediction) = &mut self.prediction else {
            self.go(self.now + 1);
            return false;
        };
        if prediction.is_new(self.now) && prediction.ask(self.film.question(tree, self.now), self.now) {
            return true;
        }
        prediction.drop_question();
        let now = (self.now + 1).min(self.film.len());
        let asks = prediction.is_new(now) && prediction.ask(self.film.question(tree, now), now);
        self.go(now);
        asks
    }

    /// Lets time pass. Returns whether the picture has changed.
    pub(super) fn tick(&mut self, time: Duration, tree: &Tree<TreeMove>) -> bool {
        let steps = self.runner.tick(time);
        if steps == 0 {
            return false;
        }
        for _ in 0..steps {
            if self.now == self.film.len() || self.step(tree) {
                self.runner.stop();
                break;
            }
        }
        if self.now == self.film.len() {
            self.runner.stop();
        }
        true
    }
}
