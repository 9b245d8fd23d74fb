//! The texts of lessons: tasks, goals, hints, and how a move misses a goal.

use crate::{
    catalogue::AnyGame,
    course::{GoalEnding, GoalMiss, LessonGoal},
};
use awale_rules::{BoardPlace, Seat};

use super::{Words, say};

impl Words {
    /// Returns the text of a step, with the numbers of the game's rules.
    pub fn lesson_text(&self, message_id: &str, game: Option<&AnyGame>) -> String {
        match game {
            Some(AnyGame::Awale(position)) => {
                let rules = position.rules();
                say!(
                    self,
                    message_id,
                    seeds = rules.seeds_per_pit,
                    total = rules.total_seeds(),
                    win_at = rules.win_at.unwrap_or_default(),
                    stop_at = rules.stop_at.unwrap_or_default()
                )
            }
            Some(AnyGame::Matches(heap)) => {
                let max = heap.rules().max_take();
                say!(
                    self,
                    message_id,
                    left = heap.matches_left(),
                    max,
                    round = max + 1,
                    lost = max + 2,
                    lost_too = 2 * max + 3
                )
            }
            None => self.get(message_id),
        }
    }

    /// Returns the goal as a short sentence.
    pub fn goal_text(&self, goal: LessonGoal) -> String {
        match goal {
            LessonGoal::AnyMove => self.get("goal-any"),
            LessonGoal::LastSeedIn(BoardPlace::Store(_)) => self.get("goal-last-in-store"),
            LessonGoal::LastSeedIn(BoardPlace::Pit(pit)) => {
                say!(
                    self,
                    "goal-last-in",
                    pit = self.mark_letters_if_enabled(pit)
                )
            }
            LessonGoal::SowFullLap => self.get("goal-round"),
            LessonGoal::CaptureSeeds(seeds) => say!(self, "goal-capture", seeds),
            LessonGoal::PlayForgoneGrandSlam => self.get("goal-forgo"),
            LessonGoal::EndGame(GoalEnding::WinningStore) => self.get("goal-end-store"),
            LessonGoal::EndGame(GoalEnding::FewSeedsLeft | GoalEnding::NoLegalMove) => {
                self.get("goal-end")
            }
            LessonGoal::EndGame(GoalEnding::Repetition) => self.get("goal-end-repetition"),
            LessonGoal::LeaveLostHeap => self.get("goal-leave-lost"),
        }
    }

    /// Returns the hint for a step with this goal.
    pub fn goal_hint(&self, goal: LessonGoal) -> String {
        self.get(match goal {
            LessonGoal::AnyMove => "goal-hint-any",
            LessonGoal::LastSeedIn(_) => "goal-hint-last-in",
            LessonGoal::SowFullLap => "goal-hint-round",
            LessonGoal::CaptureSeeds(_)
            | LessonGoal::EndGame(GoalEnding::WinningStore | GoalEnding::FewSeedsLeft) => {
                "goal-hint-capture"
            }
            LessonGoal::PlayForgoneGrandSlam => "goal-hint-forgo",
            LessonGoal::EndGame(GoalEnding::NoLegalMove) => "goal-hint-no-move",
            LessonGoal::EndGame(GoalEnding::Repetition) => "goal-hint-repetition",
            LessonGoal::LeaveLostHeap => "goal-hint-leave-lost",
        })
    }

    /// Returns why a legal move misses the goal.
    pub fn goal_miss_text(&self, miss: GoalMiss) -> String {
        match miss {
            GoalMiss::LastSeedElsewhere {
                last_seed_place: last,
                wanted_last_seed_place: wanted,
            } => {
                let place_name = |place| match place {
                    BoardPlace::Pit(pit) => self.mark_letters_if_enabled(pit),
                    BoardPlace::Store(Seat::South) => self.get("course-store"),
                    BoardPlace::Store(Seat::North) => self.get("course-store-opponent"),
                };
                say!(
                    self,
                    "miss-last-elsewhere",
                    last = place_name(last),
                    wanted = place_name(wanted)
                )
            }
            GoalMiss::SowingTooShort {
                sown_seeds: seeds,
                needed_seeds: needed,
            } => {
                say!(self, "miss-too-short", seeds, needed)
            }
            GoalMiss::WrongCaptureCount {
                captured_seeds: seeds,
                seeds_to_capture: wanted,
            } => {
                say!(self, "miss-captured", seeds, wanted)
            }
            GoalMiss::NoGrandSlam => self.get("miss-no-slam"),
            GoalMiss::GameNotOver => self.get("miss-goes-on"),
            GoalMiss::WrongEnding => self.get("miss-ends-otherwise"),
            GoalMiss::GivesAwayWin {
                matches_left,
                opponents_winning_take: take,
            } => {
                say!(self, "miss-gives-away", left = matches_left, take)
            }
            GoalMiss::LastMatchTaken => self.get("miss-took-last"),
        }
    }
}
