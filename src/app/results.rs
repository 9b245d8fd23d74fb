//! My results: what was won, drawn and lost, and how that changes.

use crate::rating::{self, Rated, Rating};
use crate::study::results::{Group, OpponentScore, Results, ScoreHistory};

use super::list::{self, ListEnds};
use super::{Action, Shelf, Transition};

/// A person's results on the screen.
#[derive(Debug)]
pub struct ResultsScreen {
    /// The results.
    pub results: Results,
    /// The rating after each game against a computer, the oldest first.
    pub ratings: Vec<Rated>,
    /// The chosen line.
    pub chosen: usize,
}

/// A line of the screen.
#[derive(Clone, Copy, Debug)]
pub enum ResultLine<'a> {
    /// All games against computers.
    Total,
    /// A kind of game against computers.
    Game(&'a Group),
    /// A computer.
    Opponent(&'a OpponentScore),
    /// What follows was played between humans.
    People,
    /// A kind of game between humans.
    Together(&'a Group),
    /// Two humans.
    Pair(&'a OpponentScore),
}

impl ResultLine<'_> {
    /// The games of the line.
    #[must_use]
    pub fn score<'a>(&'a self, results: &'a Results) -> Option<&'a ScoreHistory> {
        Some(match self {
            ResultLine::People => return None,
            ResultLine::Total => &results.total,
            ResultLine::Game(group) | ResultLine::Together(group) => &group.score,
            ResultLine::Opponent(line) | ResultLine::Pair(line) => &line.score,
        })
    }
}

impl ResultsScreen {
    /// The results of the games on the shelf.
    #[must_use]
    pub fn new(shelf: &Shelf) -> ResultsScreen {
        let records = || shelf.0.iter().filter_map(|game| game.record.as_ref().ok());
        ResultsScreen { results: Results::of(records()), ratings: rating::history(records()), chosen: 0 }
    }

    /// The games have changed: they are counted anew.
    pub(super) fn refresh(&mut self, shelf: &Shelf) {
        let ResultsScreen { results, ratings, .. } = ResultsScreen::new(shelf);
        (self.results, self.ratings) = (results, ratings);
        self.chosen = self.chosen.min(self.lines().len().saturating_sub(1));
    }

    /// The ratings after the games of `line`, the oldest first: over all variants, or in one of them. None against one opponent.
    #[must_use]
    pub fn ratings_of(&self, line: &ResultLine<'_>) -> Vec<Rating> {
        match line {
            ResultLine::Total => self.ratings.iter().map(|rated| rated.rating).collect(),
            ResultLine::Game(group) => {
                let of_kind = self.ratings.iter().filter(|rated| rated.kind == group.kind);
                of_kind.map(|rated| rated.in_variant).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The lines from the top.
    #[must_use]
    pub fn lines(&self) -> Vec<ResultLine<'_>> {
        let mut lines = Vec::new();
        if !self.results.alone.is_empty() {
            lines.push(ResultLine::Total);
        }
        for group in &self.results.alone {
            lines.push(ResultLine::Game(group));
            lines.extend(group.lines.iter().map(ResultLine::Opponent));
        }
        if !self.results.together.is_empty() {
            lines.push(ResultLine::People);
        }
        for group in &self.results.together {
            lines.push(ResultLine::Together(group));
            lines.extend(group.lines.iter().map(ResultLine::Pair));
        }
        lines
    }

    pub(super) fn act(&mut self, action: &Action) -> Transition {
        let last = self.lines().len().saturating_sub(1);
        if let Some(chosen) = list::moved(action, self.chosen, last, ListEnds::Stop) {
            self.chosen = chosen;
            return Transition::Stay;
        }
        match action {
            Action::Row(row) if *row <= last => self.chosen = *row,
            Action::Back => return Transition::Back,
            _ => {}
        }
        Transition::Stay
    }
}
