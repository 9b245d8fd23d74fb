//! Predicting what a search does next: the question that is open, and how many answers were right.

use awale_study::study::tree::{FilmQuestion, Tree, TreeMove};

use crate::app::list::ListEnds;
use crate::app::{Action, list};

/// What the student has predicted, while that is wanted.
#[derive(Debug, Default)]
pub struct Prediction {
    pub question: Option<FilmQuestion>,
    pub chosen: usize,
    /// Whether the last answer was right; `None` once the film has gone on.
    pub verdict: Option<bool>,
    /// How many answers were right.
    pub right: usize,
    pub given: usize,
    /// The search and its step up to which everything was asked: a step back asks nothing again.
    asked: (u32, usize),
}

/// What a key does to an open question.
pub(crate) enum Answered {
    Given,
    Open,
    /// The key is not about it.
    Elsewhere,
}

impl Prediction {
    /// Whether a question about the step after `now` is still to be asked.
    pub(crate) fn is_new(&self, now: (u32, usize)) -> bool {
        self.question.is_none() && now > self.asked
    }

    /// Asks about the step after `now`.
    pub(crate) fn ask(&mut self, question: Option<FilmQuestion>, now: (u32, usize)) -> bool {
        self.asked = self.asked.max(now);
        *self = Prediction {
            question,
            chosen: 0,
            verdict: None,
            ..*self
        };
        self.question.is_some()
    }

    /// Lets a question go unanswered, and the last answer be.
    pub(crate) fn drop_question(&mut self) {
        (self.question, self.verdict) = (None, None);
    }

    /// Chooses an answer, or gives it.
    pub(crate) fn act(&mut self, action: &Action, tree: &Tree<TreeMove>) -> Answered {
        let Some(question) = &self.question else {
            return Answered::Elsewhere;
        };
        let last = question.answers() - 1;
        match action {
            Action::Up | Action::Down => {
                self.chosen = list::moved(action, self.chosen, last, ListEnds::Meet).unwrap_or(0);
                return Answered::Open;
            }
            Action::Key(digit) => match digit.to_digit(10) {
                Some(number @ 1..) if number as usize <= last + 1 => {
                    self.chosen = number as usize - 1;
                }
                _ => return Answered::Open,
            },
            Action::Confirm => {}
            _ => return Answered::Elsewhere,
        }
        let is_right = question.is_right(tree, self.chosen);
        self.given += 1;
        self.right += usize::from(is_right);
        (self.question, self.verdict) = (None, Some(is_right));
        Answered::Given
    }
}
