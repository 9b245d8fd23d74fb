//! Reasons that compare the best move with the others: by its result, its line, or what the board
//! shows.

use awale_engine::Score;
use awale_rules::Position;

use crate::catalogue::AnyMove;

use super::{
    super::{
        move_facts::MoveFacts,
        moves::{MoveValue, MoveValues},
        points_model::{PointThousandths, expected_points},
        score_order::{CENTISEEDS_PER_SEED, compare_as_player},
        verdict::ValueEvidence,
    },
    Reason,
};

/// The minimum lead over the next best move that is mentioned, in hundredths of a seed.
const MIN_MENTIONED_ADVANTAGE_CENTISEEDS: i32 = 100;

/// A move with fewer expected points, in thousandths, is nearly lost.
const MAX_POINTS_WHEN_NEARLY_LOST: PointThousandths = 200;

/// Returns a reason by the results of the moves, if they differ.
pub(super) fn reason_by_results(values: &MoveValues) -> Option<Reason> {
    let best = values.best();
    let other_scores = || {
        values
            .moves
            .iter()
            .filter(|value| value.mv != best.mv)
            .map(|value| value.score)
    };
    let all_scores = || values.moves.iter().map(|value| value.score);
    let all_other_moves_lose = other_scores().all(|score| score.known_result_sign() == Some(-1));
    match best.score.known_result_sign() {
        Some(1) if other_scores().any(|score| score.known_result_sign() == Some(1)) => None,
        Some(1) => Some(match ValueEvidence::weakest_of(all_scores()) {
            ValueEvidence::Estimate => Reason::OnlyKnownWinningMove(ValueEvidence::of(best.score)),
            grounds => Reason::OnlyWinningMove(grounds),
        }),
        Some(0) if all_other_moves_lose => Some(Reason::OnlyDrawingMove(
            ValueEvidence::weakest_of(all_scores()),
        )),
        Some(_) => None,
        None if all_other_moves_lose => Some(Reason::AllOtherMovesLose {
            evidence: ValueEvidence::weakest_of(other_scores()),
            is_nearly_lost: expected_points(best.score, values.seeds_left, values.depth)
                < MAX_POINTS_WHEN_NEARLY_LOST,
        }),
        None => reason_by_lead(
            best.score,
            other_scores().max_by(|one, other| compare_as_player(*one, *other))?,
        ),
    }
}

fn reason_by_lead(best: Score, next: Score) -> Option<Reason> {
    match (best, next) {
        (Score::Estimate(best), Score::Estimate(next))
            if best - next >= MIN_MENTIONED_ADVANTAGE_CENTISEEDS =>
        {
            Some(Reason::BetterThanNextByCentiseeds(best - next))
        }
        _ => None,
    }
}

/// Returns the reasons for a best move that does nothing by itself in `position`, the last of
/// `positions_so_far`.
pub(super) fn reasons_for_quiet_move(
    positions_so_far: &[Position],
    position: &Position,
    values: &MoveValues,
) -> Vec<Reason> {
    let best = values.best();
    let evidence_for_loss = values.evidence_for_loss();
    match (best.score, best.score.known_result_sign()) {
        // A proven lead is only a bound, so it cannot be compared.
        (Score::Table(_), Some(-1)) if evidence_for_loss.is_some() => {
            return vec![Reason::LosesByFewestSeeds];
        }
        (score, Some(result)) if result >= 0 || evidence_for_loss.is_some() => {
            // A position is lost only if all moves lose.
            let best_move_evidence = ValueEvidence::of(score);
            return vec![Reason::KeepsResult {
                result_sign: result,
                evidence: evidence_for_loss.unwrap_or(best_move_evidence),
            }];
        }
        _ => {}
    }
    reason_from_best_line(position, best)
        .into_iter()
        .chain(reason_from_resulting_board(
            positions_so_far,
            position,
            best.mv,
        ))
        .collect()
}

/// Returns what the best line brings. It is a reason only if the estimate rounds to it, because the
/// last position of a line may be worth more than the captures before it. Equal captures or a loss
/// of seeds are never a reason.
fn reason_from_best_line(position: &Position, best: &MoveValue) -> Option<Reason> {
    let mover = position.to_move();
    let mut after = *position;
    for mv in &best.line {
        if let AnyMove::Pit(pit) = mv
            && after.play(*pit).is_err()
        {
            break;
        }
    }
    let gained_seeds = after.lead(mover) - position.lead(mover);
    let promised_gain_centiseeds =
        best.score.lead_centiseeds() - CENTISEEDS_PER_SEED * position.lead(mover);
    (gained_seeds > 0
        && 2 * (promised_gain_centiseeds - CENTISEEDS_PER_SEED * gained_seeds).abs()
            < CENTISEEDS_PER_SEED)
        .then_some(Reason::GainsSeeds {
            net_gained_seeds: gained_seeds,
        })
}

/// Returns a reason that the board shows after the best move, but not after all other moves.
fn reason_from_resulting_board(
    positions_so_far: &[Position],
    position: &Position,
    best: AnyMove,
) -> Option<Reason> {
    let AnyMove::Pit(best) = best else {
        return None;
    };
    let other_pits = || position.moves().filter(|&pit| pit != best);
    let facts_of = |pit| MoveFacts::of(positions_so_far, pit);
    let exposed_seeds_after =
        |pit| facts_of(pit).map_or(0, |facts| facts.opponents_capture_after.captured_seeds);
    let exposed_seeds = exposed_seeds_after(best);
    let smallest_other_capture = other_pits().map(exposed_seeds_after).min()?;
    if exposed_seeds < smallest_other_capture {
        return Some(Reason::LeavesSmallestCapture {
            seeds: exposed_seeds,
            capture_after_next_safest_move: smallest_other_capture,
        });
    }
    if exposed_seeds == 0 && other_pits().any(|pit| exposed_seeds_after(pit) > 0) {
        return Some(Reason::LeavesNoCapture);
    }
    let best_answer_count = facts_of(best)?.few_legal_answers()?;
    other_pits()
        .filter_map(facts_of)
        .all(|facts| facts.after.moves().count() > best_answer_count)
        .then_some(Reason::LeavesFewAnswers(
            position.to_move().opponent(),
            best_answer_count,
        ))
}
