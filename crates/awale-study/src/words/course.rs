//! The texts of lessons: tasks, goals, hints, and how a move misses a goal.

use crate::catalogue::AnyGame;
use crate::course::{Goal, GoalEnding, Miss};
use awale_rules::{Place, Seat};

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
                    left = heap.left(),
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
    pub fn goal(&self, goal: Goal) -> String {
        match goal {
            Goal::AnyMove => self.get("goal-any"),
            Goal::LastIn(Place::Store(_)) => self.get("goal-last-in-store"),
            Goal::LastIn(Place::Pit(pit)) => say!(self, "goal-last-in", pit = self.letters(pit)),
            Goal::GoRound => self.get("goal-round"),
            Goal::Capture(seeds) => say!(self, "goal-capture", seeds),
            Goal::Forgo => self.get("goal-forgo"),
            Goal::End(GoalEnding::Store) => self.get("goal-end-store"),
            Goal::End(GoalEnding::FewLeft | GoalEnding::NoMove) => self.get("goal-end"),
            Goal::End(GoalEnding::Repetition) => self.get("goal-end-repetition"),
            Goal::LeaveLostHeap => self.get("goal-leave-lost"),
        }
    }

    /// Returns the hint for a step with this goal.
    pub fn goal_hint(&self, goal: Goal) -> String {
        self.get(match goal {
            Goal::AnyMove => "goal-hint-any",
            Goal::LastIn(_) => "goal-hint-last-in",
            Goal::GoRound => "goal-hint-round",
            Goal::Capture(_) | Goal::End(GoalEnding::Store | GoalEnding::FewLeft) => {
                "goal-hint-capture"
            }
            Goal::Forgo => "goal-hint-forgo",
            Goal::End(GoalEnding::NoMove) => "goal-hint-no-move",
            Goal::End(GoalEnding::Repetition) => "goal-hint-repetition",
            Goal::LeaveLostHeap => "goal-hint-leave-lost",
        })
    }

    /// Returns why a legal move misses the goal.
    pub fn miss(&self, miss: Miss) -> String {
        match miss {
            Miss::LastElsewhere { last, wanted } => {
                let name = |place| match place {
                    Place::Pit(pit) => self.letters(pit),
                    Place::Store(Seat::South) => self.get("course-store"),
                    Place::Store(Seat::North) => self.get("course-store-opponent"),
                };
                say!(
                    self,
                    "miss-last-elsewhere",
                    last = name(last),
                    wanted = name(wanted)
                )
            }
            Miss::TooShort { seeds, needed } => {
                say!(self, "miss-too-short", seeds, needed)
            }
            Miss::Captured { seeds, wanted } => {
                say!(self, "miss-captured", seeds, wanted)
            }
            Miss::NoSlam => self.get("miss-no-slam"),
            Miss::GameNotOver => self.get("miss-goes-on"),
            Miss::WrongEnding => self.get("miss-ends-otherwise"),
            Miss::GivesAway { left, take } => {
                say!(self, "miss-gives-away", left, take)
            }
            Miss::LastMatchTaken => self.get("miss-took-last"),
        }
    }
}
