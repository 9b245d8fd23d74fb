//! The course: lessons that teach each game by playing it, step by step on the real board.
//!
//! A [`Lesson`] has a few steps. A [`LessonStep`] has a position and a [`LessonGoal`]. There are no
//! lists of right answers, because the rules decide. So the same lessons serve every variant,
//! including a user's own: a step that is impossible in a variant is left out, and so is a lesson
//! without steps.
//!
//! A [`Demonstration`] shows a rule: a position and the move that is played there.

mod awale_course;
mod demonstration;
mod goal;
mod matches_game_course;

use awale_rules::{Game, Match, PITS, PerSeat, Pit, Position, Rules, Seat};

use crate::{
    catalogue::{AnyGame, AnyMove, GameKind, play_pit_letters},
    exercise::{Exercise, TryResult},
};

pub use demonstration::{
    DemonstratedRule, Demonstration, demonstrations, pit_that_stops_capture_chain,
};
pub use goal::{GoalEnding, GoalMiss, LessonGoal};

/// The seeds in all pits, from A to f.
type Pits = [u8; PITS];

/// Reads the seeds in all pits, which are separated by hyphens as in a position.
fn parse_pits(text: &str) -> Pits {
    let mut pits = [0; PITS];
    for (seeds, written) in pits.iter_mut().zip(text.split('-')) {
        *seeds = written.parse().unwrap_or_default();
    }
    pits
}

/// Returns how many seeds of the game are not in the pits, or `None` if the pits have more seeds
/// than the game.
fn seeds_outside_pits(rules: &Rules, pits: Pits) -> Option<u8> {
    rules.total_seeds().checked_sub(pits.iter().sum())
}

/// Returns a game with these pits and this number of seeds in South's store. North's store has the
/// remaining seeds. Returns `None` if the game has too few seeds.
fn game_with_pits(
    rules: &Rules,
    pits: Pits,
    south_store: u8,
    mover: Seat,
) -> Option<Match<AnyGame>> {
    let north_store = seeds_outside_pits(rules, pits)?.checked_sub(south_store)?;
    let position = Position::new(
        rules,
        pits,
        PerSeat {
            south: south_store,
            north: north_store,
        },
        mover,
    )
    .ok()?;
    Some(Match::new(AnyGame::Awale(position)))
}

/// Twelve moves that lead back to the first position of [`game_of_repeating_moves`].
const REPEATING_MOVES: &str = "eAfEaFcCdDbB";

/// Returns a game of the first moves of [`REPEATING_MOVES`], if the rules allow them.
fn game_of_repeating_moves(rules: &Rules, moves: &str) -> Option<Match<AnyGame>> {
    let pits = parse_pits("1-0-1-0-1-0-1-0-1-0-1-0");
    let mut game = game_with_pits(
        rules,
        pits,
        seeds_outside_pits(rules, pits)?.div_ceil(2),
        Seat::North,
    )?;
    play_pit_letters(&mut game, moves)?;
    Some(game)
}

/// A lesson: a few steps about one subject.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The id under which the progress file stores that the lesson is finished.
    pub id: &'static str,
    /// The message id of the title.
    pub title_message_id: &'static str,
    /// The steps. A lesson that [`lessons`] returns has at least one.
    pub steps: Vec<LessonStep>,
}

impl Lesson {
    /// Creates a lesson from the steps that are possible by the rules.
    fn new(
        id: &'static str,
        title_message_id: &'static str,
        steps: Vec<Option<LessonStep>>,
    ) -> Lesson {
        Lesson {
            id,
            title_message_id,
            steps: steps.into_iter().flatten().collect(),
        }
    }
}

/// A position and a goal to reach.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// The message id of the task.
    pub task_message_id: &'static str,
    /// The message id of the text after the step is done.
    pub done_message_id: &'static str,
    /// The game so far, with South to move.
    pub start_game: Match<AnyGame>,
    /// The goal to reach.
    pub goal: LessonGoal,
    /// True if the opponent answers the move.
    pub is_answered_by_opponent: bool,
}

impl LessonStep {
    /// Plays the legal move `mv` in `game`, and the answer to it. Returns how the move misses the
    /// goal, if it does.
    pub fn play(&self, game: &mut Match<AnyGame>, mv: AnyMove) -> Option<GoalMiss> {
        let before = *game.position();
        // The caller has checked the move. An illegal move would leave the game as it is, and count
        // as wrong.
        let _ = game.play(mv);
        if let Some(answer) = opponent_answer(game).filter(|_| self.is_answered_by_opponent) {
            let _ = game.play(answer);
        }
        self.goal.find_goal_miss(&before, mv, game)
    }

    /// Returns all moves that reach the goal.
    pub fn solutions(&self, game: &Match<AnyGame>) -> Vec<AnyMove> {
        let is_right = |mv: &AnyMove| self.play(&mut game.clone(), *mv).is_none();
        if game.outcome().is_some() {
            Vec::new()
        } else {
            game.position().moves().filter(is_right).collect()
        }
    }

    /// Returns true if the step is useful in this variant: the goal can be reached, and it can be
    /// missed (unless any legal move is right).
    fn is_useful_step(&self) -> bool {
        let move_count = if self.start_game.outcome().is_none() {
            self.start_game.position().moves().count()
        } else {
            0
        };
        let solution_count = self.solutions(&self.start_game).len();
        solution_count > 0 && (solution_count < move_count || self.goal == LessonGoal::AnyMove)
    }
}

impl Exercise for LessonStep {
    fn judge(&self, game: &Match<AnyGame>, mv: AnyMove) -> TryResult {
        let mut game_after = game.clone();
        let goal_miss = self.play(&mut game_after, mv);
        let line = game_after.moves()[game.moves().len()..].to_vec();
        match goal_miss {
            Some(_) => TryResult::Wrong(line),
            None if self.goal == LessonGoal::LeaveLostHeap && game_after.outcome().is_none() => {
                TryResult::RightSoFar(line)
            }
            None => TryResult::Solved(line),
        }
    }

    /// Returns only the next move, because several right moves may be possible after it.
    fn solution(&self, game: &Match<AnyGame>) -> Vec<AnyMove> {
        self.solutions(game).into_iter().take(1).collect()
    }

    fn pits_to_avoid_as_cursor_start(&self, _game: &Match<AnyGame>) -> Vec<Pit> {
        Vec::new()
    }
}

/// Returns the answer of the opponent: the first legal move. In awalé, a step with an answer leaves
/// the opponent only one legal move. In matches, the opponent takes one match.
fn opponent_answer(game: &Match<AnyGame>) -> Option<AnyMove> {
    if game.outcome().is_some() {
        None
    } else {
        game.position().moves().next()
    }
}

/// Returns the lessons of a game, in the order in which they build on each other.
pub fn lessons(kind: &GameKind) -> Vec<Lesson> {
    lesson_iter(kind).collect()
}

/// Returns the lessons of [`lessons`] one by one. A lesson is made only when the iterator reaches
/// it.
pub fn lesson_iter(kind: &GameKind) -> impl Iterator<Item = Lesson> {
    let lessons: Box<dyn Iterator<Item = Lesson>> = match kind {
        GameKind::Awale(variant) => Box::new(awale_course::lessons(variant.rules)),
        GameKind::Matches(rules) => Box::new(matches_game_course::lessons(*rules).into_iter()),
    };
    let lessons_with_useful_steps = lessons.map(|mut lesson| {
        lesson.steps.retain(LessonStep::is_useful_step);
        lesson
    });
    lessons_with_useful_steps.filter(|lesson| !lesson.steps.is_empty())
}
