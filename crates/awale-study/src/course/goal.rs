//! [`LessonGoal`]: the goals of lesson steps, and how a legal move misses one. Only the rules
//! decide.

use awale_rules::matches::Heap;
use awale_rules::{BoardPlace, Ending, GameEnd, Match, PITS, Pit, Position, Seat, SowingTrace};

use crate::catalogue::{AnyEnding, AnyGame, AnyMove};

/// The goal of a step. South must reach it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonGoal {
    /// Play any legal move.
    AnyMove,
    /// Sow so that the last seed falls into this place.
    LastIn(BoardPlace),
    /// Sow a pit that goes all the way round and skips itself.
    GoRound,
    /// Capture exactly this many seeds.
    Capture(u8),
    /// Play the grand slam that captures nothing.
    Forgo,
    /// End the game in this way without losing it.
    End(GoalEnding),
    /// Leave the opponent a lost heap of matches with every move, until the opponent takes the last
    /// match.
    LeaveLostHeap,
}

/// How a game of awalé ends by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalEnding {
    /// A store reaches the winning number.
    Store,
    /// Few seeds are left.
    FewLeft,
    /// The side to move has no legal move.
    NoMove,
    /// The position repeats.
    Repetition,
}

/// The way in which a legal move misses the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalMiss {
    /// The last seed falls into another place.
    LastElsewhere {
        /// The place of the last seed.
        last: BoardPlace,
        /// The right place for the last seed.
        wanted: BoardPlace,
    },
    /// The seeds do not reach all the way round.
    TooShort {
        /// The number of seeds sown.
        seeds: u8,
        /// The number of seeds needed.
        needed: u8,
    },
    /// The move captures another number of seeds.
    Captured {
        /// The number of seeds captured.
        seeds: u8,
        /// The number of seeds to capture.
        wanted: u8,
    },
    /// The move is not a grand slam.
    NoSlam,
    /// The game is not over.
    GameNotOver,
    /// The game ends in another way, or South loses.
    WrongEnding,
    /// The opponent can win now.
    GivesAway {
        /// The number of matches left.
        left: u8,
        /// The number of matches that the opponent takes to win.
        take: u8,
    },
    /// The move takes the last match.
    LastMatchTaken,
}

impl LessonGoal {
    /// Returns how `mv` misses this goal, if it does. The move was played in `before`; `after` is
    /// the game after the move and its answer.
    pub(super) fn find_goal_miss(
        self,
        before: &AnyGame,
        mv: AnyMove,
        after: &Match<AnyGame>,
    ) -> Option<GoalMiss> {
        match (before, mv) {
            (AnyGame::Awale(position), AnyMove::Pit(pit)) => match position.trace(pit) {
                Ok(trace) => self.find_awale_goal_miss(position, pit, &trace, after),
                Err(_) => Some(GoalMiss::GameNotOver),
            },
            (AnyGame::Matches(heap), AnyMove::Take(take)) => {
                let left = heap.matches_left().saturating_sub(take.0);
                let lost = check_heap_is_lost(*heap, left);
                lost.err().filter(|_| self == LessonGoal::LeaveLostHeap)
            }
            _ => Some(GoalMiss::GameNotOver),
        }
    }

    /// Returns how a move of awalé misses this goal, if it does.
    fn find_awale_goal_miss(
        self,
        before: &Position,
        pit: Pit,
        trace: &SowingTrace,
        after: &Match<AnyGame>,
    ) -> Option<GoalMiss> {
        let captured: u8 = trace.captures().map(|(_, seeds)| seeds).sum();
        match self {
            LessonGoal::AnyMove | LessonGoal::LeaveLostHeap => None,
            LessonGoal::LastIn(wanted) => {
                let last = trace.sown_places().last()?;
                (last != wanted).then_some(GoalMiss::LastElsewhere { last, wanted })
            }
            LessonGoal::GoRound => {
                let (seeds, needed) = (before.seeds(pit), seeds_past_own_pit(before));
                (seeds < needed).then_some(GoalMiss::TooShort { seeds, needed })
            }
            LessonGoal::Capture(wanted) => (captured != wanted).then_some(GoalMiss::Captured {
                seeds: captured,
                wanted,
            }),
            LessonGoal::Forgo => (trace.forgone_seeds() == 0).then_some(GoalMiss::NoSlam),
            LessonGoal::End(wanted) => match after.outcome() {
                None => Some(GoalMiss::GameNotOver),
                Some(verdict) => {
                    let fits = goal_ending(verdict.ending) == Some(wanted)
                        && verdict.tally.winner != Some(Seat::North);
                    (!fits).then_some(GoalMiss::WrongEnding)
                }
            },
        }
    }
}

/// Returns `Ok` if a heap of `left` matches is lost for the side to move, by the rules of `heap`.
/// Otherwise returns how the goal was missed.
fn check_heap_is_lost(heap: Heap, left: u8) -> Result<(), GoalMiss> {
    let round = heap.rules().max_take() + 1;
    match left.checked_sub(1).map(|above| above % round) {
        None => Err(GoalMiss::LastMatchTaken),
        Some(0) => Ok(()),
        Some(take) => Err(GoalMiss::GivesAway { left, take }),
    }
}

/// Returns the number of seeds that pass their own pit: one for every place of the ring, because
/// their own pit gets none.
#[expect(clippy::cast_possible_truncation, reason = "there are twelve pits")]
pub(super) fn seeds_past_own_pit(position: &Position) -> u8 {
    PITS as u8 + if position.rules().sow_stores { 2 } else { 0 }
}

fn goal_ending(close: GameEnd<AnyEnding>) -> Option<GoalEnding> {
    match close {
        GameEnd::Rules(AnyEnding::Awale(Ending::StoreReached(_))) => Some(GoalEnding::Store),
        GameEnd::Rules(AnyEnding::Awale(Ending::FewLeft)) => Some(GoalEnding::FewLeft),
        GameEnd::Rules(AnyEnding::Awale(Ending::NoMove(_))) => Some(GoalEnding::NoMove),
        GameEnd::Repetition { .. } => Some(GoalEnding::Repetition),
        GameEnd::Rules(AnyEnding::Matches(_)) | GameEnd::Settled(_) => None,
    }
}
