//! [`Reason`]: why a move is good. A move has effects by itself, and `compare` finds what
//! distinguishes it from other moves, by the board and by the values of a search. Nothing here
//! searches.

mod compare;

use awale_rules::matches::{Heap, Take};
use awale_rules::{Game, Pit, Position, Seat, Tally};

use crate::catalogue::{AnyGame, AnyMove};

use super::facts::{Capture, EndReason, MoveFacts};
use super::moves::MoveValues;
use super::verdict::ValueEvidence;

/// A reason for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no other legal move.
    OnlyMove,
    /// The move captures seeds.
    Captures {
        /// The number of seeds that are captured.
        seeds: u8,
        /// The pits from which they are captured.
        pits: Vec<Pit>,
    },
    /// The opponent threatens this capture, which would be the largest. After the move the opponent
    /// can capture nothing.
    Prevents {
        /// The number of seeds of the threatened capture.
        seeds: u8,
        /// The pits from which these seeds would be captured.
        pits: Vec<Pit>,
    },
    /// The opponent's largest capture is smaller after the move than it was before, but not zero.
    Limits {
        /// The largest capture after the move, in seeds.
        seeds: u8,
        /// The largest capture before the move, in seeds.
        instead_of: u8,
    },
    /// The move threatens this capture, the largest if the mover moved again. No move could capture
    /// as much from these pits before.
    Threatens {
        /// The number of seeds of the threatened capture.
        seeds: u8,
        /// The pits from which these seeds would be captured.
        pits: Vec<Pit>,
        /// The pit of the capturing move.
        with: Pit,
    },
    /// The opponent has no seeds, and the rules require that the move feeds it.
    Feeds,
    /// The move leaves the opponent (the seat) a single legal move (the pit).
    LeavesOneAnswer(Seat, Pit),
    /// The game ends with this move.
    Ends {
        /// The reason why the game ends.
        end: EndReason,
        /// The result.
        tally: Tally,
    },
    /// The move leaves a heap of matches that is lost for the opponent.
    LeavesLostHeap {
        /// The side that must take from the heap.
        seat: Seat,
        /// The number of matches left.
        left: u8,
    },
    /// The move takes the last match, which loses.
    TakesLast,
    /// The move takes a single match, because the opponent can win after any move.
    TakesLeast,
    /// The move wins, and every other move does not.
    OnlyWin(ValueEvidence),
    /// The move wins, no other move is known to win, and the result of at least one other move is
    /// unknown.
    OnlyKnownWin(ValueEvidence),
    /// The move draws, and every other move loses.
    OnlyDraw(ValueEvidence),
    /// Every other move loses; this move has an estimate.
    OthersLose(ValueEvidence),
    /// The estimate is this many hundredths of a seed better than the next best move's.
    Ahead(i32),
    /// In the best line the mover gains seeds on the opponent, and the estimate agrees.
    Brings {
        /// The mover's gain minus the opponent's, in seeds; 0 or more.
        seeds: i32,
    },
    /// The opponent's largest capture is smaller than after any other move.
    LeavesLeast {
        /// The opponent's largest capture after this move, in seeds.
        seeds: u8,
        /// The opponent's largest capture after the next safest move, in seeds.
        others: u8,
    },
    /// The opponent can capture nothing immediately, but could after some other moves.
    LeavesNothing,
    /// The move keeps more seeds in the mover's row than any other move.
    HoldsMost {
        /// The number of seeds in the row after the move.
        seeds: u8,
    },
    /// The move has the best estimate, and nothing else distinguishes it.
    BestEstimate,
    /// The move keeps a result: a win (1), a draw (0), or a loss (-1) that no other move avoids.
    Keeps {
        /// The result for the mover.
        result: i32,
        /// The evidence for the result; for a loss, the weakest evidence of all moves.
        grounds: ValueEvidence,
    },
}

/// Returns why the best move of `values` is good in the last of the positions `past`, the positions
/// of one game. The simplest reasons come first, the end of the game last. Empty only if `past` is
/// empty.
pub fn reasons_for_best_move(past: &[AnyGame], values: &MoveValues) -> Vec<Reason> {
    let Some(game) = past.last() else {
        return Vec::new();
    };
    let best = values.best();
    let mut found = effects_of_move(past, best.mv);
    if values.moves.len() == 1 {
        found.insert(0, Reason::OnlyMove);
        return found;
    }
    let AnyGame::Awale(position) = game else {
        return found;
    };
    if let Some(apart) = compare::reason_by_results(values) {
        let place = found.len() - usize::from(matches!(found.last(), Some(Reason::Ends { .. })));
        found.insert(place, apart);
    }
    // A lead is only a number, so reasons from the board or the line come before it.
    if found
        .iter()
        .all(|reason| matches!(reason, Reason::Ahead(_)))
    {
        let ahead = std::mem::replace(
            &mut found,
            compare::quiet_reasons(&awale_positions(past), position, values),
        );
        found.retain(|reason| ahead.is_empty() || *reason != Reason::BestEstimate);
        found.extend(ahead);
    }
    found
}

/// Returns what `mv` does in the last of the positions `past`, independently of other moves, the
/// simplest effects first. Returns nothing for an illegal move or a move without effects.
pub fn effects_of_move(past: &[AnyGame], mv: AnyMove) -> Vec<Reason> {
    match (past.last(), mv) {
        (Some(AnyGame::Awale(_)), AnyMove::Pit(pit)) => MoveFacts::of(&awale_positions(past), pit)
            .as_ref()
            .map_or_else(Vec::new, sowing_reasons),
        (Some(AnyGame::Matches(heap)), AnyMove::Take(take)) if heap.check(take).is_ok() => {
            match_reasons(*heap, take).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

fn awale_positions(past: &[AnyGame]) -> Vec<Position> {
    past.iter().copied().filter_map(AnyGame::as_awale).collect()
}

/// Returns the effects of a move of the awalé family as reasons.
fn sowing_reasons(facts: &MoveFacts) -> Vec<Reason> {
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
        // After the end of the game threats do not matter.
        found.push(Reason::Ends { end, tally });
        return found;
    }
    if let Some(answer) = facts.only_answer() {
        found.push(Reason::LeavesOneAnswer(facts.after.to_move(), answer));
    }
    if facts.reduces_opponents_capture() {
        let Capture { pits, seeds, .. } = facts.danger.clone();
        found.push(match facts.exposed.seeds {
            0 => Reason::Prevents { seeds, pits },
            still => Reason::Limits {
                seeds: still,
                instead_of: seeds,
            },
        });
    }
    found.extend(facts.threat().and_then(threat_reason));
    found
}

fn threat_reason(threat: Capture) -> Option<Reason> {
    let Capture { seeds, pits, with } = threat;
    let with = with?;
    Some(Reason::Threatens { seeds, pits, with })
}

/// Returns both threats of `mv` in the last of the positions `past`, if no answer prevents both.
pub fn double_threat(past: &[AnyGame], mv: AnyMove) -> Vec<Reason> {
    let facts = mv
        .pit()
        .and_then(|pit| MoveFacts::of(&awale_positions(past), pit));
    let both = facts.and_then(|facts| facts.double_threat());
    both.into_iter()
        .flatten()
        .filter_map(threat_reason)
        .collect()
}

fn match_reasons(heap: Heap, take: Take) -> Option<Reason> {
    let mut after = heap;
    after.play_unchecked(take);
    if after.outcome().is_some() {
        Some(Reason::TakesLast)
    } else if after.winning_take().is_none() {
        Some(Reason::LeavesLostHeap {
            seat: after.to_move(),
            left: after.matches_left(),
        })
    } else {
        (heap.winning_take().is_none() && take == Take(1)).then_some(Reason::TakesLeast)
    }
}
