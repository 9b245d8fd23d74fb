//! The state of the tree as a film: the visible step of a search, and the student's predictions.

use std::ops::RangeInclusive;

use awale_study::study::tree::{SearchFilm, SearchFilmCounts, SearchFilmNodeState, SearchTree};

use crate::{app::Playback, prelude::*, screens::PredictionQuiz};

/// A film of a search on the screen.
#[derive(Debug)]
pub struct FilmView {
    pub film: SearchFilm,
    /// The number of steps done.
    steps_done: usize,
    pub playback: Playback,
    /// The predictions of the student. `None` if predicting is off.
    pub prediction_quiz: Option<PredictionQuiz>,
    /// The depth of the visible search. Iterative deepening has one search for each of `depths`.
    depth: u32,
    depths: RangeInclusive<u32>,
}

/// A jump of the film to another search of iterative deepening: its depth, and whether the film
/// continues at its end instead of its start.
pub(crate) type JumpDepthAndIsAtEnd = (u32, bool);

impl FilmView {
    /// A film of the search that produced `tree`, before its first step.
    pub(crate) fn new(tree: &SearchTree, depth: u32, depths: RangeInclusive<u32>) -> FilmView {
        FilmView {
            film: SearchFilm::of(tree),
            steps_done: 0,
            playback: Playback::default(),
            prediction_quiz: None,
            depth,
            depths,
        }
    }

    /// Continues with the film of another search, which produced `tree`.
    pub(crate) fn switch_to_search(
        &mut self,
        tree: &SearchTree,
        (depth, at_end_of_game): JumpDepthAndIsAtEnd,
    ) {
        self.film = SearchFilm::of(tree);
        self.depth = depth;
        self.go_to_step(if at_end_of_game { self.film.len() } else { 0 });
    }

    /// Whether all steps of the current search are done.
    pub(crate) fn is_at_end(&self) -> bool {
        self.steps_done == self.film.len()
    }

    /// The number of steps done, and the number of all steps.
    pub fn steps_done_and_total(&self) -> (usize, usize) {
        (self.steps_done, self.film.len())
    }

    pub fn current_node(&self) -> usize {
        self.film.current_node(self.steps_done)
    }

    /// Whether a question to the student is open.
    pub fn has_question(&self) -> bool {
        self.prediction_quiz
            .as_ref()
            .is_some_and(|prediction| prediction.question.is_some())
    }

    /// The visible state of a node of `tree`: everything that the search knows by now, except what
    /// would answer the open question.
    pub fn visible_node_state(&self, tree: &SearchTree, node_index: usize) -> SearchFilmNodeState {
        let question = self
            .prediction_quiz
            .as_ref()
            .and_then(|prediction| prediction.question.as_ref());
        let node_without_answer = question.and_then(|question| {
            question.node_state_without_answer(&self.film, tree, node_index, self.steps_done)
        });
        node_without_answer.unwrap_or_else(|| {
            self.film
                .node_state_at_step(tree, node_index, self.steps_done)
        })
    }

    /// The amount of work that the search has done so far.
    pub fn work_counts(&self, tree: &SearchTree) -> SearchFilmCounts {
        self.film.work_at_step(tree, self.steps_done)
    }

    /// The nodes of `tree` that are visible by now.
    pub(crate) fn visible_nodes(&self, tree: &SearchTree) -> Vec<usize> {
        self.film.visible_nodes(tree, self.steps_done)
    }

    /// Handles an action. Returns a jump if the film continues with another search.
    pub(crate) fn act(
        &mut self,
        action: &Action,
        tree: &SearchTree,
    ) -> Option<JumpDepthAndIsAtEnd> {
        let prediction = self.prediction_quiz.as_mut();
        if let Some(is_answered) = prediction.and_then(|prediction| prediction.act(action, tree)) {
            self.go_to_step(self.steps_done + usize::from(is_answered));
            return None;
        }
        let has_just_started = self.playback.act(action);
        let jump = self.film_jump(action, has_just_started);
        if jump.is_some() {
            if let Some(prediction) = &mut self.prediction_quiz {
                prediction.close_question();
            }
            return jump;
        }
        match action {
            _ if has_just_started && self.is_at_end() => self.go_to_step(0),
            Action::Right => {
                self.step_or_ask(tree);
            }
            Action::Down | Action::PageDown if self.prediction_quiz.is_some() => {
                while self.steps_done < self.film.len() && !self.step_or_ask(tree) {}
            }
            Action::Down | Action::PageDown => {
                self.go_to_step(self.film.next_step_that_saves_work(tree, self.steps_done));
            }
            Action::Left => self.skip_to_step(self.steps_done.saturating_sub(1)),
            Action::Home => self.skip_to_step(0),
            Action::End => self.skip_to_step(self.film.len()),
            Action::Command(Command::Predict) => {
                self.prediction_quiz = self.prediction_quiz.is_none().then(PredictionQuiz::default);
            }
            _ => {}
        }
        None
    }

    /// The jump that an action causes, if any. `has_just_started` is whether the action starts the
    /// film.
    fn film_jump(&self, action: &Action, has_just_started: bool) -> Option<JumpDepthAndIsAtEnd> {
        let (first_depth, last_depth) = (*self.depths.start(), *self.depths.end());
        let (depth, is_jump_to_end) = match action {
            Action::Right | Action::Down if self.is_at_end() => (self.depth + 1, false),
            Action::PageDown if first_depth < last_depth => (self.depth + 1, false),
            Action::Left if self.steps_done == 0 => (self.depth - 1, true),
            Action::PageUp => (self.depth - 1, false),
            Action::Home => (first_depth, false),
            Action::End => (last_depth, true),
            _ if has_just_started && self.is_at_end() => (
                if self.depth < last_depth {
                    self.depth + 1
                } else {
                    first_depth
                },
                false,
            ),
            _ => return None,
        };
        (depth != self.depth && self.depths.contains(&depth)).then_some((depth, is_jump_to_end))
    }

    pub(crate) fn go_to_step(&mut self, step: usize) {
        self.steps_done = step.min(self.film.len());
    }

    /// Goes to a step without asking about the steps before it.
    fn skip_to_step(&mut self, step: usize) {
        if let Some(prediction) = &mut self.prediction_quiz {
            prediction.close_question();
        }
        self.go_to_step(step);
    }

    /// Goes forward one step, or asks the student to predict it. Returns whether a question is
    /// open.
    fn step_or_ask(&mut self, tree: &SearchTree) -> bool {
        let Some(prediction) = &mut self.prediction_quiz else {
            self.go_to_step(self.steps_done + 1);
            return false;
        };
        if prediction.may_ask_after((self.depth, self.steps_done))
            && prediction.ask_question(
                self.film.question(tree, self.steps_done),
                (self.depth, self.steps_done),
            )
        {
            return true;
        }
        prediction.close_question();
        let next_step = (self.steps_done + 1).min(self.film.len());
        let depth_and_step = (self.depth, next_step);
        let is_question_open = prediction.may_ask_after(depth_and_step)
            && prediction.ask_question(self.film.question(tree, next_step), depth_and_step);
        self.go_to_step(next_step);
        is_question_open
    }

    /// Advances the film by `time`. Returns a jump if the film continues with another search.
    pub(crate) fn tick(
        &mut self,
        time: Duration,
        tree: &SearchTree,
    ) -> Option<JumpDepthAndIsAtEnd> {
        let due_step_count = self.playback.tick(time);
        if due_step_count > 0 && self.is_at_end() {
            return self.film_jump(&Action::Right, false);
        }
        for _ in 0..due_step_count {
            if self.is_at_end() || self.step_or_ask(tree) {
                break;
            }
        }
        if self.has_question() || (self.is_at_end() && self.depth == *self.depths.end()) {
            self.playback.stop();
        }
        None
    }
}
