//! [`Reason`]: why a move is good. A move has effects by itself, and `comparison_reasons` finds
//! what distinguishes it from other moves, by the board and by the values of a search. Nothing here
//! searches.

mod comparison_reasons;

use awale_rules::{
    FinalResult, Game, Pit, Position, Seat,
    matches_game::{Heap, Take},
};

use crate::catalogue::{AnyGame, AnyMove};

use super::{
    move_facts::{Capture, EndReason, MoveFacts},
    moves::MoveValues,
    verdict::ValueEvidence,
};

/// A reason for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no other legal move.
    OnlyLegalMove,
    /// The move captures seeds.
    CapturesSeeds {
        /// The number of seeds that are captured.
        seeds: u8,
        /// The pits from which they are captured.
        pits: Vec<Pit>,
    },
    /// The opponent threatens this capture, which would be the largest. After the move the opponent
    /// can capture nothing.
    PreventsCapture {
        /// The number of seeds of the threatened capture.
        seeds: u8,
        /// The pits from which these seeds would be captured.
        pits: Vec<Pit>,
    },
    /// The opponent's largest capture is smaller after the move than it was before, but not zero.
    LimitsCapture {
        /// The largest capture after the move, in seeds.
        seeds: u8,
        /// The largest capture before the move, in seeds.
        largest_capture_before: u8,
    },
    /// The move threatens this capture, the largest if the mover moved again. No move could capture
    /// as much from these pits before.
    ThreatensCapture {
        /// The number of seeds of the threatened capture.
        seeds: u8,
        /// The pits from which these seeds would be captured.
        pits: Vec<Pit>,
        /// The pit of the capturing move.
        threatening_pit: Pit,
    },
    /// The opponent has no seeds, and the rules require that the move feeds it.
    FeedsOpponent,
    /// The move leaves the opponent (the seat) a single legal move (the pit).
    LeavesOneAnswer(Seat, Pit),
    /// The game ends with this move.
    EndsGame {
        /// The reason why the game ends.
        end_reason: EndReason,
        /// The result.
        final_result: FinalResult,
    },
    /// The move leaves a heap of matches that is lost for the opponent.
    LeavesLostHeap {
        /// The side that must take from the heap.
        seat: Seat,
        /// The number of matches left.
        matches_left: u8,
    },
    /// The move takes the last match, which loses.
    TakesLastMatch,
    /// The move takes a single match, because the opponent can win after any move.
    TakesSingleMatch,
    /// The move wins, and every other move does not.
    OnlyWinningMove(ValueEvidence),
    /// The move wins, no other move is known to win, and the result of at least one other move is
    /// unknown.
    OnlyKnownWinningMove(ValueEvidence),
    /// The move draws, and every other move loses.
    OnlyDrawingMove(ValueEvidence),
    /// Every other move loses; this move has an estimate.
    AllOtherMovesLose {
        /// The evidence for the losses.
        evidence: ValueEvidence,
        /// True if the estimate of this move is nearly a loss too.
        is_nearly_lost: bool,
    },
    /// The estimate is this many hundredths of a seed better than the next best move's.
    BetterThanNextByCentiseeds(i32),
    /// In the best line the mover gains seeds on the opponent, and the estimate agrees.
    GainsSeeds {
        /// The mover's gain minus the opponent's, in seeds; 1 or more.
        net_gained_seeds: i32,
    },
    /// The opponent's largest capture is smaller than after any other move.
    LeavesSmallestCapture {
        /// The opponent's largest capture after this move, in seeds.
        seeds: u8,
        /// The opponent's largest capture after the next safest move, in seeds.
        capture_after_next_safest_move: u8,
    },
    /// The opponent can capture nothing immediately, but could after some other moves.
    LeavesNoCapture,
    /// The move leaves the opponent (the seat) a few legal moves, fewer than any other move.
    LeavesFewAnswers(Seat, usize),
    /// Every move loses, and by the values of the endgame tables no other loses by fewer seeds.
    LosesByFewestSeeds,
    /// The move keeps a result: a win (1), a draw (0), or a loss (-1) that no other move avoids.
    KeepsResult {
        /// The result for the mover.
        result_sign: i32,
        /// The evidence for the result; for a loss, the weakest evidence of all moves.
        evidence: ValueEvidence,
    },
}

/// Returns why the best move of `values` is good in the last of the positions `positions_so_far`,
/// the positions of one game. The simplest reasons come first, the end of the game last. Empty if
/// nothing that a player can see or count distinguishes the move.
pub fn reasons_for_best_move(positions_so_far: &[AnyGame], values: &MoveValues) -> Vec<Reason> {
    let Some(game) = positions_so_far.last() else {
        return Vec::new();
    };
    let best = values.best();
    let mut reasons = effects_of_move(positions_so_far, best.mv);
    if values.moves.len() == 1 {
        reasons.insert(0, Reason::OnlyLegalMove);
        return reasons;
    }
    let AnyGame::Awale(position) = game else {
        return reasons;
    };
    if let Some(result_reason) = comparison_reasons::reason_by_results(values) {
        let insertion_index =
            reasons.len() - usize::from(matches!(reasons.last(), Some(Reason::EndsGame { .. })));
        reasons.insert(insertion_index, result_reason);
    }
    // A lead is only a number, so reasons from the board or the best line come before the lead.
    if reasons
        .iter()
        .all(|reason| matches!(reason, Reason::BetterThanNextByCentiseeds(_)))
    {
        let quiet_move_reasons = comparison_reasons::reasons_for_quiet_move(
            &awale_positions(positions_so_far),
            position,
            values,
        );
        reasons.splice(0..0, quiet_move_reasons);
    }
    reasons
}

impl Reason {
    /// Returns true if the board shows the reason: a capture, a threat, seeds that are kept. The
    /// others are about results and estimates.
    pub const fn is_visible_on_board(&self) -> bool {
        !matches!(
            self,
            Reason::OnlyLegalMove
                | Reason::OnlyWinningMove(_)
                | Reason::OnlyKnownWinningMove(_)
                | Reason::OnlyDrawingMove(_)
                | Reason::AllOtherMovesLose { .. }
                | Reason::BetterThanNextByCentiseeds(_)
                | Reason::LosesByFewestSeeds
                | Reason::KeepsResult { .. }
        )
    }
}

/// Returns what `mv` does in the last of the positions `positions_so_far`, independently of other
/// moves, the simplest effects first. Returns nothing for an illegal move or a move without
/// effects.
pub fn effects_of_move(positions_so_far: &[AnyGame], mv: AnyMove) -> Vec<Reason> {
    match (positions_so_far.last(), mv) {
        (Some(AnyGame::Awale(_)), AnyMove::Pit(pit)) => {
            MoveFacts::of(&awale_positions(positions_so_far), pit)
                .as_ref()
                .map_or_else(Vec::new, sowing_reasons)
        }
        (Some(AnyGame::Matches(heap)), AnyMove::Take(take)) if heap.check(take).is_ok() => {
            reason_for_take(*heap, take).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the positions of the awalé family.
pub fn awale_positions(positions_so_far: &[AnyGame]) -> Vec<Position> {
    positions_so_far
        .iter()
        .copied()
        .filter_map(AnyGame::as_awale)
        .collect()
}

/// Returns the effects of a move of the awalé family as reasons.
fn sowing_reasons(facts: &MoveFacts) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if facts.capture.captured_seeds > 0 {
        reasons.push(Reason::CapturesSeeds {
            seeds: facts.capture.captured_seeds,
            pits: facts.capture.captured_pits.clone(),
        });
    }
    if facts.before.must_feed() {
        reasons.push(Reason::FeedsOpponent);
    }
    if let Some((end_reason, final_result)) = facts.game_end {
        // After the end of the game threats do not matter.
        reasons.push(Reason::EndsGame {
            end_reason,
            final_result,
        });
        return reasons;
    }
    if let Some(answer) = facts.only_legal_answer() {
        reasons.push(Reason::LeavesOneAnswer(facts.after.to_move(), answer));
    }
    if facts.reduces_opponents_capture() {
        let Capture {
            captured_pits: pits,
            captured_seeds: seeds,
            ..
        } = facts.opponents_capture_before.clone();
        reasons.push(match facts.opponents_capture_after.captured_seeds {
            0 => Reason::PreventsCapture { seeds, pits },
            still => Reason::LimitsCapture {
                seeds: still,
                largest_capture_before: seeds,
            },
        });
    }
    reasons.extend(facts.threat().and_then(threat_reason));
    reasons
}

fn threat_reason(threat: Capture) -> Option<Reason> {
    let Capture {
        captured_seeds: seeds,
        captured_pits: pits,
        capturing_pit: with,
    } = threat;
    let threatening_pit = with?;
    Some(Reason::ThreatensCapture {
        seeds,
        pits,
        threatening_pit,
    })
}

/// Returns both threats of `mv` in the last of the positions `positions_so_far`, if no answer
/// prevents both.
pub fn double_threat(positions_so_far: &[AnyGame], mv: AnyMove) -> Vec<Reason> {
    let facts = mv
        .as_pit()
        .and_then(|pit| MoveFacts::of(&awale_positions(positions_so_far), pit));
    let double_threats = facts.and_then(|facts| facts.double_threat());
    double_threats
        .into_iter()
        .flatten()
        .filter_map(threat_reason)
        .collect()
}

fn reason_for_take(heap: Heap, take: Take) -> Option<Reason> {
    let mut after = heap;
    after.play_unchecked(take);
    if after.outcome().is_some() {
        Some(Reason::TakesLastMatch)
    } else if after.winning_take().is_none() {
        Some(Reason::LeavesLostHeap {
            seat: after.to_move(),
            matches_left: after.matches_left(),
        })
    } else {
        (heap.winning_take().is_none() && take == Take(1)).then_some(Reason::TakesSingleMatch)
    }
}
