//! Lets the student predict the next step of a search, and counts the right answers.

use awale_study::study::tree::{SearchFilmQuestion, SearchTree};

use crate::{
    app::list::{self, ListEndBehavior},
    prelude::*,
};

/// The open question and the student's score.
#[derive(Debug, Default)]
pub struct PredictionQuiz {
    pub question: Option<SearchFilmQuestion>,
    pub chosen_index: usize,
    /// Whether the last answer was right. `None` before an answer and after the next step.
    pub was_last_answer_right: Option<bool>,
    /// The number of right answers.
    pub right_answer_count: usize,
    pub answered_question_count: usize,
    /// The last depth and step with a question. Going back does not repeat questions.
    last_asked_depth_and_step: (u32, usize),
}

impl PredictionQuiz {
    /// Whether there has been no question yet about the step after `depth_and_step` (a depth and a
    /// step).
    pub(crate) fn may_ask_after(&self, depth_and_step: (u32, usize)) -> bool {
        self.question.is_none() && depth_and_step > self.last_asked_depth_and_step
    }

    /// Opens `question` about the step after `depth_and_step`. Returns whether there is a question.
    pub(crate) fn ask_question(
        &mut self,
        question: Option<SearchFilmQuestion>,
        depth_and_step: (u32, usize),
    ) -> bool {
        self.last_asked_depth_and_step = self.last_asked_depth_and_step.max(depth_and_step);
        *self = PredictionQuiz {
            question,
            chosen_index: 0,
            was_last_answer_right: None,
            ..*self
        };
        self.question.is_some()
    }

    /// Closes the question without an answer, and hides the verdict on the last answer.
    pub(crate) fn close_question(&mut self) {
        (self.question, self.was_last_answer_right) = (None, None);
    }

    /// Selects an answer, or confirms it. Returns whether the question is answered. `None` if the
    /// action does not concern it.
    pub(crate) fn act(&mut self, action: &Action, tree: &SearchTree) -> Option<bool> {
        let question = self.question.as_ref()?;
        let last_answer_index = question.answer_count() - 1;
        match action {
            Action::Up | Action::Down => {
                self.chosen_index = list::cursor_after(
                    action,
                    self.chosen_index,
                    last_answer_index,
                    ListEndBehavior::Wrap,
                )
                .unwrap_or(0);
                return Some(false);
            }
            Action::TypedChar(digit) => match digit.to_digit(10) {
                Some(number @ 1..) if number as usize <= last_answer_index + 1 => {
                    self.chosen_index = number as usize - 1;
                }
                _ => return Some(false),
            },
            Action::Confirm => {}
            _ => return None,
        }
        let is_right = question.is_right(tree, self.chosen_index);
        self.answered_question_count += 1;
        self.right_answer_count += usize::from(is_right);
        (self.question, self.was_last_answer_right) = (None, Some(is_right));
        Some(true)
    }
}
