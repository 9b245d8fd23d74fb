//! The tree as a film: which step of the search is shown.

use std::time::Duration;

use crate::catalogue::AnyMove;
use crate::study::tree::{Film, FilmCounts, FilmNode, FilmStep, SearchChange, Tree};

use super::{Action, Runner};

/// A film on the screen.
#[derive(Debug)]
pub struct FilmShow {
    film: Film,
    /// How many steps are done.
    now: usize,
    /// Whether it runs.
    pub runner: Runner,
}

impl FilmShow {
    /// The film of `tree`, before its first step.
    pub(super) fn new(tree: &Tree<AnyMove>) -> FilmShow {
        FilmShow { film: Film::of(tree), now: 0, runner: Runner::default() }
    }

    /// How many steps are done, and how many there are.
    #[must_use]
    pub fn place(&self) -> (usize, usize) {
        (self.now, self.film.len())
    }

    /// The step that was done last; `None` before the first.
    #[must_use]
    pub fn step(&self) -> Option<FilmStep> {
        self.film.step(self.now)
    }

    /// The node in hand.
    #[must_use]
    pub fn hand(&self) -> usize {
        self.film.hand(self.now)
    }

    /// What the search knows of a node of `tree` now.
    #[must_use]
    pub fn moment(&self, tree: &Tree<AnyMove>, number: usize) -> FilmNode {
        self.film.moment(tree, number, self.now)
    }

    /// What the last step, which left a node, changed at the node `parent` that it comes from.
    #[must_use]
    pub fn change(&self, tree: &Tree<AnyMove>, parent: usize) -> SearchChange {
        self.film.change(tree, parent, self.now)
    }

    /// How much the search has done.
    #[must_use]
    pub fn counts(&self, tree: &Tree<AnyMove>) -> FilmCounts {
        self.film.counts(tree, self.now)
    }

    /// The nodes of `tree` that can be seen.
    pub(super) fn seen(&self, tree: &Tree<AnyMove>) -> Vec<usize> {
        self.film.seen(tree, self.now)
    }

    pub(super) fn act(&mut self, action: &Action) {
        if self.runner.act(action) && self.now == self.film.len() {
            self.go(0);
        }
        match action {
            Action::Right => self.go(self.now + 1),
            Action::Left => self.go(self.now.saturating_sub(1)),
            Action::Down | Action::PageDown => self.go(self.film.next_cut(self.now)),
            Action::Home => self.go(0),
            Action::End => self.go(self.film.len()),
            _ => {}
        }
    }

    fn go(&mut self, now: usize) {
        self.now = now.min(self.film.len());
    }

    /// Lets time pass. Returns whether the picture has changed.
    pub(super) fn tick(&mut self, time: Duration) -> bool {
        let steps = self.runner.tick(time);
        if steps == 0 {
            return false;
        }
        self.go(self.now + steps);
        if self.now == self.film.len() {
            self.runner.stop();
        }
        true
    }
}
