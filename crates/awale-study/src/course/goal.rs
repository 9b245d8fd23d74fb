//! [`LessonGoal`]: the goals of lesson steps, and how a legal move misses one. Only the rules
//! decide whether a move reaches the goal.

use awale_rules::{
    BoardPlace, Ending, GameEnd, Match, PITS, Pit, Position, Seat, SowingTrace, matches_game::Heap,
};

use crate::catalogue::{AnyEnding, AnyGame, AnyMove};

/// The goal of a step. South must reach it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonGoal {
    /// Play any legal move.
    AnyMove,
    /// Sow so that the last seed falls into this place.
    LastSeedIn(BoardPlace),
    /// Sow a pit whose seeds go all the way round the board and skip the pit itself.
    SowFullLap,
    /// Capture exactly this many seeds.
    CaptureSeeds(u8),
    /// Play the grand slam that captures nothing.
    PlayForgoneGrandSlam,
    /// End the game for this reason without losing it.
    EndGame(GoalEnding),
    /// Leave the opponent a lost heap of matches with every move, until the opponent takes the last
    /// match.
    LeaveLostHeap,
}

/// How a game of awalé ends by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalEnding {
    /// A store reaches the winning number.
    WinningStore,
    /// Few seeds are left.
    FewSeedsLeft,
    /// The side to move has no legal move.
    NoLegalMove,
    /// The position repeats.
    Repetition,
}

/// The way in which a legal move misses the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalMiss {
    /// The last seed falls into another place.
    LastSeedElsewhere {
        /// The place of the last seed.
        last_seed_place: BoardPlace,
        /// The right place for the last seed.
        wanted_last_seed_place: BoardPlace,
    },
    /// The seeds of the pit do not reach all the way round the board.
    SowingTooShort {
        /// The number of seeds sown.
        sown_seeds: u8,
        /// The number of seeds needed.
        needed_seeds: u8,
    },
    /// The move captures another number of seeds.
    WrongCaptureCount {
        /// The number of seeds captured.
        captured_seeds: u8,
        /// The number of seeds to capture.
        seeds_to_capture: u8,
    },
    /// The move is not a grand slam.
    NoGrandSlam,
    /// The game is not over.
    GameNotOver,
    /// The game ends in another way, or South loses.
    WrongEnding,
    /// The move allows the opponent to win.
    GivesAwayWin {
        /// The number of matches left.
        matches_left: u8,
        /// The number of matches that the opponent takes to win.
        opponents_winning_take: u8,
    },
    /// The move takes the last match.
    LastMatchTaken,
}

impl LessonGoal {
    /// Returns how `mv` misses this goal, if it does. The move was played in `before`; `after` is
    /// the game after the move and the opponent's answer, if there is one.
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
                let matches_left = heap.matches_left().saturating_sub(take.0);
                let heap_check = check_heap_is_lost(*heap, matches_left);
                heap_check
                    .err()
                    .filter(|_| self == LessonGoal::LeaveLostHeap)
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
            LessonGoal::LastSeedIn(wanted) => {
                let last_seed_place = trace.sown_places().last()?;
                (last_seed_place != wanted).then_some(GoalMiss::LastSeedElsewhere {
                    last_seed_place,
                    wanted_last_seed_place: wanted,
                })
            }
            LessonGoal::SowFullLap => {
                let (sown_seeds, needed_seeds) = (before.seeds(pit), seeds_for_full_lap(before));
                (sown_seeds < needed_seeds).then_some(GoalMiss::SowingTooShort {
                    sown_seeds,
                    needed_seeds,
                })
            }
            LessonGoal::CaptureSeeds(wanted) => {
                (captured != wanted).then_some(GoalMiss::WrongCaptureCount {
                    captured_seeds: captured,
                    seeds_to_capture: wanted,
                })
            }
            LessonGoal::PlayForgoneGrandSlam => {
                (trace.forgone_seeds() == 0).then_some(GoalMiss::NoGrandSlam)
            }
            LessonGoal::EndGame(wanted) => match after.outcome() {
                None => Some(GoalMiss::GameNotOver),
                Some(verdict) => {
                    let is_right_ending = goal_ending(verdict.ending) == Some(wanted)
                        && verdict.final_result.winner != Some(Seat::North);
                    (!is_right_ending).then_some(GoalMiss::WrongEnding)
                }
            },
        }
    }
}

/// Returns `Ok` if a heap of `matches_left` matches is lost for the side to move, by the rules of
/// `heap`. Otherwise returns how the goal was missed.
fn check_heap_is_lost(heap: Heap, matches_left: u8) -> Result<(), GoalMiss> {
    let matches_per_round = heap.rules().max_take() + 1;
    match matches_left
        .checked_sub(1)
        .map(|above| above % matches_per_round)
    {
        None => Err(GoalMiss::LastMatchTaken),
        Some(0) => Ok(()),
        Some(take) => Err(GoalMiss::GivesAwayWin {
            matches_left,
            opponents_winning_take: take,
        }),
    }
}

/// Returns the number of seeds that a pit needs so that its sowing goes round and skips the pit
/// itself: one for every other place of the ring, and one for the place after the pit.
#[expect(clippy::cast_possible_truncation, reason = "there are twelve pits")]
pub(super) fn seeds_for_full_lap(position: &Position) -> u8 {
    PITS as u8 + if position.rules().sow_stores { 2 } else { 0 }
}

fn goal_ending(game_end: GameEnd<AnyEnding>) -> Option<GoalEnding> {
    match game_end {
        GameEnd::ByRules(AnyEnding::Awale(Ending::StoreReached(_))) => {
            Some(GoalEnding::WinningStore)
        }
        GameEnd::ByRules(AnyEnding::Awale(Ending::FewSeedsLeft)) => Some(GoalEnding::FewSeedsLeft),
        GameEnd::ByRules(AnyEnding::Awale(Ending::NoLegalMove(_))) => Some(GoalEnding::NoLegalMove),
        GameEnd::Repetition { .. } => Some(GoalEnding::Repetition),
        GameEnd::ByRules(AnyEnding::Matches(_)) | GameEnd::Settled(_) => None,
    }
}
