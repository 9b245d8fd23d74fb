//! Why a move is good: what it does by itself, and in `compare` what sets it apart from the other
//! moves, by the board and by the values that a search found. Nothing here searches.

mod compare;

use awale_rules::matches::{Heap, Take};
use awale_rules::{Game, Pit, Position, Seat, Tally};

use crate::catalogue::{AnyGame, AnyMove};

use super::facts::{Capture, GameEnd, MoveFacts};
use super::moves::Values;
use super::verdict::Grounds;

/// One reason for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no other legal move.
    OnlyMove,
    /// It captures these seeds.
    Captures {
        /// How many seeds it captures.
        seeds: u8,
        /// The pits from which they are captured.
        pits: Vec<Pit>,
    },
    /// If it were the opponent's turn now, its best capture would be this one. After the move it
    /// can capture nothing.
    Prevents {
        /// How many seeds that capture takes.
        seeds: u8,
        /// The pits from which they are captured.
        pits: Vec<Pit>,
    },
    /// The largest capture of the opponent is smaller after the move than if it were its turn now;
    /// it is not nothing.
    Limits {
        /// The largest capture after the move, in seeds.
        seeds: u8,
        /// The largest capture now, in seeds.
        instead_of: u8,
    },
    /// The largest capture of the mover if it moved again at once. No move could capture as much
    /// from these pits before.
    Threatens {
        /// How many seeds that capture takes.
        seeds: u8,
        /// The pits from which they are captured.
        pits: Vec<Pit>,
        /// The move that captures them.
        with: Pit,
    },
    /// The opponent has no seeds, and the rules require that it gets some.
    Feeds,
    /// The opponent has a single legal move.
    LeavesOneAnswer(Seat, Pit),
    /// The game ends with this move.
    Ends {
        /// Why it ends.
        end: GameEnd,
        /// The result.
        tally: Tally,
    },
    /// It leaves this many matches, from which every take loses.
    LeavesLostHeap {
        /// Who has to take from them.
        seat: Seat,
        /// How many matches it leaves.
        left: u8,
    },
    /// It takes the last match, which loses.
    TakesLast,
    /// It takes a single match, and the other side can win against any move.
    TakesLeast,
    /// The result is a win, and that of every other move is not.
    OnlyWin(Grounds),
    /// The result is a win; no other move is known to win, and of one at least the result is
    /// unknown.
    OnlyKnownWin(Grounds),
    /// The result is a draw, and every other move loses.
    OnlyDraw(Grounds),
    /// Every other move loses; what comes of this one is an estimate.
    OthersLose(Grounds),
    /// The estimate is this many hundredths of a seed better than that of the next best move.
    Ahead(i32),
    /// In the best line that was found the mover gains this many seeds on the opponent, and the
    /// estimate agrees.
    Brings {
        /// Seeds, own gain less the opponent's; never less than nothing.
        seeds: i32,
    },
    /// The largest capture that it leaves to the opponent is smaller than after any other move.
    LeavesLeast {
        /// That capture, in seeds.
        seeds: u8,
        /// The largest capture after the next safest move, in seeds.
        others: u8,
    },
    /// The opponent can capture nothing at once; after some other move it can.
    LeavesNothing,
    /// It keeps more seeds in the mover's row than any other move.
    HoldsMost {
        /// Seeds in that row after the move.
        seeds: u8,
    },
    /// Its estimate is the best one; nothing else sets it apart.
    BestEstimate,
    /// The result: a win (1), a draw (0), or a loss (-1) that no other move avoids.
    Keeps {
        /// The result for the mover.
        result: i32,
        /// What it rests on; for a loss, that of every move.
        grounds: Grounds,
    },
}

/// Why the best move of `values` is good in the last of the positions `past`, which are those of
/// one game. The plainest reasons come first, the end of the game last. Empty only where `past` is.
#[must_use]
pub fn reasons(past: &[AnyGame], values: &Values) -> Vec<Reason> {
    let Some(game) = past.last() else {
        return Vec::new();
    };
    let best = values.best();
    let mut found = facts(past, best.mv);
    if values.moves.len() == 1 {
        found.insert(0, Reason::OnlyMove);
        return found;
    }
    let AnyGame::Awale(position) = game else {
        return found;
    };
    if let Some(apart) = compare::results(values) {
        let place = found.len() - usize::from(matches!(found.last(), Some(Reason::Ends { .. })));
        found.insert(place, apart);
    }
    // That a move is ahead is a number: what the board or the line says stands before it.
    if found
        .iter()
        .all(|reason| matches!(reason, Reason::Ahead(_)))
    {
        let ahead = std::mem::replace(
            &mut found,
            compare::quiet(&positions(past), position, values),
        );
        found.retain(|reason| ahead.is_empty() || *reason != Reason::BestEstimate);
        found.extend(ahead);
    }
    found
}

/// What `mv` does in the last of the positions `past`, independent of other moves, the plainest
/// facts first. It says nothing of a move that only goes on, and of one that is not legal.
#[must_use]
pub fn facts(past: &[AnyGame], mv: AnyMove) -> Vec<Reason> {
    match (past.last(), mv) {
        (Some(AnyGame::Awale(_)), AnyMove::Pit(pit)) => MoveFacts::of(&positions(past), pit)
            .as_ref()
            .map_or_else(Vec::new, sowing),
        (Some(AnyGame::Matches(heap)), AnyMove::Take(take)) if heap.check(take).is_ok() => {
            taking(*heap, take).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

fn positions(past: &[AnyGame]) -> Vec<Position> {
    past.iter().copied().filter_map(AnyGame::awale).collect()
}

/// The effects of a move of the awalé family as reasons for it.
fn sowing(facts: &MoveFacts) -> Vec<Reason> {
    let mut found = Vec::new();
    if facts.captured.seeds > 0 {
        found.push(Reason::Captures {
            seeds: facts.captured.seeds,
            pits: facts.captured.pits.clone(),
        });
    }
    if facts.before.must_feed() {
        found.push(Reason::Feeds);
    }
    if let Some((end, tally)) = facts.end {
        // No threat matters after the end of the game.
        found.push(Reason::Ends { end, tally });
        return found;
    }
    if let Some(answer) = facts.only_answer() {
        found.push(Reason::LeavesOneAnswer(facts.after.to_move(), answer));
    }
    if facts.defends() {
        let Capture { pits, seeds, .. } = facts.danger.clone();
        found.push(match facts.exposed.seeds {
            0 => Reason::Prevents { seeds, pits },
            still => Reason::Limits {
                seeds: still,
                instead_of: seeds,
            },
        });
    }
    if let Some(Capture {
        with: Some(with),
        pits,
        seeds,
    }) = facts.threat()
    {
        found.push(Reason::Threatens { seeds, pits, with });
    }
    found
}

fn taking(heap: Heap, take: Take) -> Option<Reason> {
    let mut after = heap;
    after.play_unchecked(take);
    if after.outcome().is_some() {
        Some(Reason::TakesLast)
    } else if after.winning_take().is_none() {
        Some(Reason::LeavesLostHeap {
            seat: after.to_move(),
            left: after.left(),
        })
    } else {
        (heap.winning_take().is_none() && take == Take(1)).then_some(Reason::TakesLeast)
    }
}
