//! The texts of lessons: tasks, goals, hints, and how a move misses a goal.

use crate::catalogue::AnyGame;
use crate::course::{GoalEnding, GoalMiss, LessonGoal};
use awale_rules::{BoardPlace, Seat};

use super::{Words, say};

impl Words {
    /// Returns the text of a step, with the numbers of the game's rules.
    pub fn lesson_text(&self, id: &str, game: Option<&AnyGame>) -> String {
        match game {
            Some(AnyGame::Awale(position)) => {
                let rules = position.rules();
                say!(
                    self,
                    id,
                    seeds = rules.seeds_per_pit,
                    win_at = rules.win_at.unwrap_or_default(),
                    stop_at = rules.stop_at.unwrap_or_default()
                )
            }
            Some(AnyGame::Matches(heap)) => {
                let max = heap.rules().max_take();
                say!(
                    self,
                    id,
                    left = heap.matches_left(),
                    max,
                    round = max + 1,
                    lost = max + 2,
                    lost_too = 2 * max + 3
                )
            }
            None => self.get(id),
        }
    }

    /// Returns the goal as a short sentence.
    pub fn goal_text(&self, goal: LessonGoal) -> String {
        match goal {
            LessonGoal::AnyMove => self.get("goal-any"),
            LessonGoal::LastIn(BoardPlace::Store(_)) => self.get("goal-last-in-store"),
            LessonGoal::LastIn(BoardPlace::Pit(pit)) => {
                say!(
                    self,
                    "goal-last-in",
                    pit = self.mark_letters_if_enabled(pit)
                )
            }
            LessonGoal::GoRound => self.get("goal-round"),
            LessonGoal::Capture(seeds) => say!(self, "goal-capture", seeds),
            LessonGoal::Forgo => self.get("goal-forgo"),
            LessonGoal::End(GoalEnding::Store) => self.get("goal-end-store"),
            LessonGoal::End(GoalEnding::FewLeft | GoalEnding::NoMove) => self.get("goal-end"),
            LessonGoal::End(GoalEnding::Repetition) => self.get("goal-end-repetition"),
            LessonGoal::LeaveLostHeap => self.get("goal-leave-lost"),
        }
    }

    /// Returns the hint for a step with this goal.
    pub fn goal_hint(&self, goal: LessonGoal) -> String {
        self.get(match goal {
            LessonGoal::AnyMove => "goal-hint-any",
            LessonGoal::LastIn(_) => "goal-hint-last-in",
            LessonGoal::GoRound => "goal-hint-round",
            LessonGoal::Capture(_) | LessonGoal::End(GoalEnding::Store | GoalEnding::FewLeft) => {
                "goal-hint-capture"
            }
            LessonGoal::Forgo => "goal-hint-forgo",
            LessonGoal::End(GoalEnding::NoMove) => "goal-hint-no-move",
            LessonGoal::End(GoalEnding::Repetition) => "goal-hint-repetition",
            LessonGoal::LeaveLostHeap => "goal-hint-leave-lost",
        })
    }

    /// Returns why a legal move misses the goal.
    pub fn goal_miss_text(&self, miss: GoalMiss) -> String {
        match miss {
            GoalMiss::LastElsewhere { last, wanted } => {
                let name = |place| match place {
                    BoardPlace::Pit(pit) => self.mark_letters_if_enabled(pit),
                    BoardPlace::Store(Seat::South) => self.get("course-store"),
                    BoardPlace::Store(Seat::North) => self.get("course-store-opponent"),
                };
                say!(
                    self,
                    "miss-last-elsewhere",
                    last = name(last),
                    wanted = name(wanted)
                )
            }
            GoalMiss::TooShort { seeds, needed } => {
                say!(self, "miss-too-short", seeds, needed)
            }
            GoalMiss::Captured { seeds, wanted } => {
                say!(self, "miss-captured", seeds, wanted)
            }
            GoalMiss::NoSlam => self.get("miss-no-slam"),
            GoalMiss::GameNotOver => self.get("miss-goes-on"),
            GoalMiss::WrongEnding => self.get("miss-ends-otherwise"),
            GoalMiss::GivesAway { left, take } => {
                say!(self, "miss-gives-away", left, take)
            }
            GoalMiss::LastMatchTaken => self.get("miss-took-last"),
        }
    }
}
