//! Reviews a whole game, from its last move to its first. Each position is judged separately, so
//! several threads share the work and get the same results.

use std::{
    collections::BTreeMap,
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
};

use awale_engine::{Engine, MAX_DEPTH, Stop, tables::Tables};
use awale_rules::{Pit, Position};

use crate::{
    catalogue::AnyMove,
    record::{Analysis, Assessment, DEPTH_COUNT},
};

use super::{
    AnalysisReport, ReportAnalysis, SearchEffort,
    level_choices::{count_choices_of_levels, is_obvious, level_engine},
    moves::{Analyzer, MoveValues},
    verdict::ValueEvidence,
};

/// Judges every move of a game, with one thread for each of several `engines`, and reports each,
/// except for the last moves, which have `known_assessments`. Returns `None` if the search was
/// stopped.
#[expect(
    clippy::too_many_arguments,
    reason = "the game, what is known of it, and the tools and limits of the search"
)]
pub(super) fn review(
    mut engines: Vec<&mut Engine>,
    tables: Option<&Tables>,
    positions_so_far: &[Position],
    played_pits: &[Pit],
    known_assessments: &[Assessment],
    effort: SearchEffort,
    stop: &Stop,
    report: ReportAnalysis,
) -> Option<Analysis> {
    let unclaimed_move_count =
        AtomicUsize::new(played_pits.len().saturating_sub(known_assessments.len()));
    let mut assessments: Vec<Assessment> = known_assessments.iter().rev().cloned().collect();
    let mut depth = effort.depth.min(MAX_DEPTH);
    // Threads finish their moves in any order, but moves are reported from the last to the first.
    let mut unreported_assessments: BTreeMap<usize, (Assessment, u32)> = BTreeMap::new();
    let mut report_in_order = |number, assessed: Option<(Assessment, u32)>| {
        let Some(assessment_and_depth) = assessed.filter(|_| !stop.is_stopped()) else {
            return false;
        };
        unreported_assessments.insert(number, assessment_and_depth);
        while let Some(next_move_index) = played_pits.len().checked_sub(assessments.len() + 1)
            && let Some((mut assessment, searched_depth)) =
                unreported_assessments.remove(&next_move_index)
            && !stop.is_stopped()
        {
            depth = depth.min(searched_depth);
            if let Some(answer_assessment) = assessments.last() {
                accept_known_result_after(&mut assessment, answer_assessment);
            }
            report(AnalysisReport::MoveAssessed {
                move_index: next_move_index,
                assessment: assessment.clone(),
            });
            assessments.push(assessment);
        }
        true
    };
    let judge_moves = |engine: &mut Engine, send: &mut dyn FnMut(usize, _) -> bool| {
        let mut analyzer = Analyzer {
            engine,
            tables,
            stop,
        };
        let mut engine_of_levels = level_engine();
        while let Some(move_index) = claim_last_move_index(&unclaimed_move_count) {
            let values = analyzer.final_move_values(&positions_so_far[..=move_index], effort);
            let mut assessment_and_depth =
                values.and_then(|values| assess(values, played_pits[move_index]));
            if let Some((assessment, _)) = &mut assessment_and_depth
                && (assessment.only_good_evidence.is_some() || !assessment.depth_costs.is_empty())
            {
                let choice_counts_of_moves = count_choices_of_levels(
                    &mut engine_of_levels,
                    &positions_so_far[..=move_index],
                    stop,
                );
                let played_index = positions_so_far[move_index]
                    .moves()
                    .position(|pit| pit == played_pits[move_index]);
                let played_choice_counts =
                    played_index.and_then(|place| choice_counts_of_moves.get(place).copied());
                assessment
                    .only_good_evidence
                    .take_if(|_| played_choice_counts.is_some_and(is_obvious));
                if !assessment.depth_costs.is_empty() {
                    assessment.choice_counts = choice_counts_of_moves;
                }
            }
            if !send(move_index, assessment_and_depth) {
                return;
            }
        }
    };
    // A single engine needs no thread, because a browser has no threads.
    if let [engine] = &mut engines[..] {
        judge_moves(engine, &mut report_in_order);
    } else {
        let (sender, receiver) = mpsc::channel();
        std::thread::scope(|scope| {
            for engine in engines {
                let (sender, judge_moves) = (sender.clone(), &judge_moves);
                scope.spawn(move || {
                    judge_moves(engine, &mut |number, assessed| {
                        sender.send((number, assessed)).is_ok()
                    });
                });
            }
            drop(sender);
            for (number, assessed) in receiver {
                if !report_in_order(number, assessed) {
                    unclaimed_move_count.store(0, Ordering::Relaxed);
                    return;
                }
            }
        });
    }
    assessments.reverse();
    let max_table_seeds = tables.map_or(0, Tables::max_seeds);
    (assessments.len() == played_pits.len()).then_some(Analysis {
        moves: assessments,
        depth,
        max_table_seeds,
    })
}

/// Replaces the estimate of a move by the result that is proven or known from the tables after it.
/// `answer_assessment` is the assessment of the next move. A move that keeps the result is not a
/// mistake, even if the search of the position before it could not prove the result.
fn accept_known_result_after(assessment: &mut Assessment, answer_assessment: &Assessment) {
    let score = answer_assessment.best.for_opponent();
    let Some(result_sign) = score.known_result_sign() else {
        return;
    };
    let best_possible_result = assessment.best.known_result_sign().unwrap_or(1);
    if assessment.value.known_result_sign().is_none() && result_sign >= best_possible_result {
        assessment.value = score;
        assessment.cost = 0;
        if assessment.best.known_result_sign().is_none() {
            assessment.best = score;
        }
    }
}

/// Returns the index of the last move that no thread has taken.
fn claim_last_move_index(unclaimed_move_count: &AtomicUsize) -> Option<usize> {
    let previous_unclaimed_count = unclaimed_move_count
        .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
            left.checked_sub(1)
        })
        .ok()?;
    Some(previous_unclaimed_count - 1)
}

/// Returns the judgment of a move, and the search depth of its position. A certain value counts as
/// searched to full depth.
fn assess(
    (values, depth_costs): (MoveValues, Vec<[u8; DEPTH_COUNT]>),
    pit: Pit,
) -> Option<(Assessment, u32)> {
    let evidence = ValueEvidence::weakest_of(values.moves.iter().map(|value| value.score));
    let assessment = Assessment {
        depth_costs,
        ..values.assess(AnyMove::Pit(pit))?
    };
    Some((
        assessment,
        match evidence {
            ValueEvidence::Estimate => values.depth,
            ValueEvidence::Proven | ValueEvidence::Table => MAX_DEPTH,
        },
    ))
}

#[cfg(test)]
mod tests {
    use Score::{Estimate, Proven, Table};
    use awale_engine::Score;

    use super::*;
    use crate::study::MoveMark;

    fn assessment(best: Score, value: Score, cost: u16) -> Assessment {
        Assessment {
            played_move: AnyMove::Pit(Pit::of(awale_rules::Seat::South, 0)),
            value,
            best,
            line: Vec::new(),
            cost,
            points_at_stake: 200,
            only_good_evidence: None,
            depth_costs: Vec::new(),
            choice_counts: Vec::new(),
        }
    }

    #[test]
    fn a_move_after_which_the_win_is_still_known_is_no_mistake() {
        for (best, answer_score, mark) in [
            (Proven(6), Proven(-2), MoveMark::Best),
            (Proven(6), Table(-2), MoveMark::Best),
            (Estimate(900), Proven(-2), MoveMark::Best),
            (Proven(0), Proven(0), MoveMark::Best),
            (Proven(6), Proven(0), MoveMark::Blunder),
            (Proven(6), Proven(2), MoveMark::Blunder),
            (Proven(6), Estimate(-50), MoveMark::Blunder),
        ] {
            let mut played_assessment = assessment(best, Estimate(50), 440);
            accept_known_result_after(
                &mut played_assessment,
                &assessment(answer_score, answer_score, 0),
            );
            assert_eq!(
                MoveMark::from(&played_assessment),
                mark,
                "{best:?} {answer_score:?}"
            );
        }
    }
}
