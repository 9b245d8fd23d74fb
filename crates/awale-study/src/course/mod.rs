//! The course: each game learned by playing it, step by step on the real board.
//!
//! A [`Lesson`] is a few steps; a [`LessonStep`] is a position and a [`Goal`]. Nothing lists the
//! right answers: the rules find them. So the same lessons serve every variant, custom ones too: a
//! step whose position or goal the rules do not know drops out, and a lesson without steps with it.
//!
//! A [`Demonstration`] shows a rule instead of asking for it: a position and the move that is
//! played there.

mod demonstration;
mod goal;
mod matches;
mod sowing;

use awale_rules::{Game, Match, Pit};

use crate::catalogue::{AnyGame, AnyMove, Kind};
use crate::exercise::{Exercise, TryResult};

pub use demonstration::{Demonstration, ShownRule, demonstrations, pit_that_stops};
pub use goal::{Ends, Goal, Miss};

/// A few steps about one thing.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The name under which it is remembered that the lesson has been done.
    pub id: &'static str,
    /// The id of its title's words.
    pub title: &'static str,
    /// The steps, one at least.
    pub steps: Vec<LessonStep>,
}

impl Lesson {
    /// The steps are those that the rules have; `None` stands for one that they do not.
    fn new(id: &'static str, title: &'static str, steps: Vec<Option<LessonStep>>) -> Lesson {
        Lesson {
            id,
            title,
            steps: steps.into_iter().flatten().collect(),
        }
    }
}

/// A position and what is to be done in it.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// The id of the words that set the task.
    pub task: &'static str,
    /// The id of the words that say what has been seen once it is done.
    pub done: &'static str,
    /// The game so far; South is to move.
    pub start: Match<AnyGame>,
    /// What is to be done.
    pub goal: Goal,
    /// Whether the other side answers.
    pub is_answered: bool,
}

impl LessonStep {
    /// Plays the legal move `mv` in `game`, and the answer to it. Returns how the move misses the
    /// goal, if it does.
    pub fn play(&self, game: &mut Match<AnyGame>, mv: AnyMove) -> Option<Miss> {
        let before = *game.position();
        // The caller has checked the move; a refused one leaves the game as it is and counts as a
        // wrong one.
        let _ = game.play(mv);
        if let Some(answer) = answer(game).filter(|_| self.is_answered) {
            let _ = game.play(answer);
        }
        self.goal.missed(&before, mv, game)
    }

    /// All moves that reach the goal.
    #[must_use]
    pub fn solutions(&self, game: &Match<AnyGame>) -> Vec<AnyMove> {
        let is_right = |mv: &AnyMove| self.play(&mut game.clone(), *mv).is_none();
        if game.outcome().is_some() {
            Vec::new()
        } else {
            game.position().moves().filter(is_right).collect()
        }
    }

    /// Whether the rules of its position leave anything of this step: it can be done, and (unless
    /// the task is to play any legal move) it can be missed.
    fn makes_sense(&self) -> bool {
        let moves = if self.start.outcome().is_none() {
            self.start.position().moves().count()
        } else {
            0
        };
        let right = self.solutions(&self.start).len();
        right > 0 && (right < moves || self.goal == Goal::AnyMove)
    }
}

impl Exercise for LessonStep {
    fn judge(&self, game: &Match<AnyGame>, mv: AnyMove) -> TryResult {
        let mut after = game.clone();
        let miss = self.play(&mut after, mv);
        let line = after.moves()[game.moves().len()..].to_vec();
        match miss {
            Some(_) => TryResult::Wrong(line),
            None if self.goal == Goal::LeaveLost && after.outcome().is_none() => {
                TryResult::Next(line)
            }
            None => TryResult::Right(line),
        }
    }

    /// Only the next move: any right move may follow it.
    fn solution(&self, game: &Match<AnyGame>) -> Vec<AnyMove> {
        self.solutions(game).into_iter().take(1).collect()
    }

    fn answers(&self, _game: &Match<AnyGame>) -> Vec<Pit> {
        Vec::new()
    }
}

/// How the other side answers: with its first legal move. Where it matters it has only one.
fn answer(game: &Match<AnyGame>) -> Option<AnyMove> {
    if game.outcome().is_some() {
        None
    } else {
        game.position().moves().next()
    }
}

/// The lessons of a game, in the order in which they build on each other.
#[must_use]
pub fn lessons(kind: &Kind) -> Vec<Lesson> {
    each_lesson(kind).collect()
}

/// The same, one by one: the steps of a lesson that the rules leave are chosen when the iterator
/// reaches it.
pub fn each_lesson(kind: &Kind) -> impl Iterator<Item = Lesson> {
    let lessons = match kind {
        Kind::Awale(variant) => sowing::lessons(variant.rules),
        Kind::Matches(rules) => matches::lessons(*rules),
    };
    let sensible = lessons.into_iter().map(|mut lesson| {
        lesson.steps.retain(LessonStep::makes_sense);
        lesson
    });
    sensible.filter(|lesson| !lesson.steps.is_empty())
}
