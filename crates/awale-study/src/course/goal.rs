//! The goals of a step, and how a legal move misses one. Both follow from the rules alone.

use awale_rules::matches::Heap;
use awale_rules::{Ending, GameEnd, Match, PITS, Pit, Place, Position, Seat, Trace};

use crate::catalogue::{AnyEnding, AnyGame, AnyMove};

/// What is to be done. South does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Play a legal move.
    AnyMove,
    /// Let the last seed fall there.
    LastIn(Place),
    /// Sow a pit that goes all the way round and skips its own place.
    GoRound,
    /// Capture this many seeds.
    Capture(u8),
    /// Play the grand slam that captures nothing.
    Forgo,
    /// End the game in this way, and do not lose it.
    End(Ends),
    /// Leave the other side a heap that is lost for it, until it has taken the last match.
    LeaveLost,
}

/// A way in which a game of awalé ends by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// A store has reached the number that wins.
    Store,
    /// Few seeds are left.
    FewLeft,
    /// The side to move has no legal move.
    NoMove,
    /// The position has stood before.
    Repetition,
}

/// How a legal move misses the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Miss {
    /// The last seed falls somewhere else.
    LastElsewhere {
        /// Where it falls.
        last: Place,
        /// Where it should.
        wanted: Place,
    },
    /// The seeds do not reach all the way round.
    TooShort {
        /// Seeds that were sown.
        seeds: u8,
        /// Seeds that it takes.
        needed: u8,
    },
    /// Another number of seeds was captured.
    Captured {
        /// How many.
        seeds: u8,
        /// How many were to be.
        wanted: u8,
    },
    /// Not everything would be taken.
    NoSlam,
    /// The game goes on.
    GoesOn,
    /// The game ends, but in another way, or badly.
    EndsOtherwise,
    /// The other side can win now.
    GivesAway {
        /// Matches that are left.
        left: u8,
        /// How many the other side takes to win.
        take: u8,
    },
    /// The move took the last match.
    LastMatchTaken,
}

impl Goal {
    /// How `mv` misses this goal, if it does. It was played in `before`; `after` is the game after
    /// it and the answer to it.
    pub(super) fn missed(
        self,
        before: &AnyGame,
        mv: AnyMove,
        after: &Match<AnyGame>,
    ) -> Option<Miss> {
        match (before, mv) {
            (AnyGame::Awale(position), AnyMove::Pit(pit)) => match position.trace(pit) {
                Ok(trace) => self.miss(position, pit, &trace, after),
                Err(_) => Some(Miss::GoesOn),
            },
            (AnyGame::Matches(heap), AnyMove::Take(take)) => {
                let left = heap.left().saturating_sub(take.0);
                let lost = lost_for_taker(*heap, left);
                lost.err().filter(|_| self == Goal::LeaveLost)
            }
            _ => Some(Miss::GoesOn),
        }
    }

    /// How a move of awalé misses this goal, if it does.
    fn miss(
        self,
        before: &Position,
        pit: Pit,
        trace: &Trace,
        after: &Match<AnyGame>,
    ) -> Option<Miss> {
        let captured: u8 = trace.captures().map(|(_, seeds)| seeds).sum();
        match self {
            Goal::AnyMove | Goal::LeaveLost => None,
            Goal::LastIn(wanted) => {
                let last = trace.sown().last()?;
                (last != wanted).then_some(Miss::LastElsewhere { last, wanted })
            }
            Goal::GoRound => {
                let (seeds, needed) = (before.seeds(pit), round(before));
                (seeds < needed).then_some(Miss::TooShort { seeds, needed })
            }
            Goal::Capture(wanted) => (captured != wanted).then_some(Miss::Captured {
                seeds: captured,
                wanted,
            }),
            Goal::Forgo => (trace.forgone() == 0).then_some(Miss::NoSlam),
            Goal::End(wanted) => match after.outcome() {
                None => Some(Miss::GoesOn),
                Some(verdict) => {
                    let fits = way(verdict.ending) == Some(wanted)
                        && verdict.tally.winner != Some(Seat::North);
                    (!fits).then_some(Miss::EndsOtherwise)
                }
            },
        }
    }
}

/// Whether a heap of `left` matches is lost for the side to move, by the rules of `heap`; how it
/// was missed where not.
fn lost_for_taker(heap: Heap, left: u8) -> Result<(), Miss> {
    let round = heap.rules().max_take() + 1;
    match left.checked_sub(1).map(|above| above % round) {
        None => Err(Miss::LastMatchTaken),
        Some(0) => Ok(()),
        Some(take) => Err(Miss::GivesAway { left, take }),
    }
}

/// How many seeds it takes to pass the origin: one for every place of the ring, since the origin
/// gets none.
#[expect(clippy::cast_possible_truncation, reason = "there are twelve pits")]
pub(super) fn round(position: &Position) -> u8 {
    PITS as u8 + if position.rules().sow_stores { 2 } else { 0 }
}

fn way(close: GameEnd<AnyEnding>) -> Option<Ends> {
    match close {
        GameEnd::Rules(AnyEnding::Awale(Ending::StoreReached(_))) => Some(Ends::Store),
        GameEnd::Rules(AnyEnding::Awale(Ending::FewLeft)) => Some(Ends::FewLeft),
        GameEnd::Rules(AnyEnding::Awale(Ending::NoMove(_))) => Some(Ends::NoMove),
        GameEnd::Repetition { .. } => Some(Ends::Repetition),
        GameEnd::Rules(AnyEnding::Matches(_)) | GameEnd::Settled(_) => None,
    }
}
