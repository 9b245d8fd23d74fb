//! A checker for each kind of reason, based on the claim in its sentence, not on the code that
//! finds it.

use awale_engine::Score;
use awale_rules::{Ending, FeedingRule, Pit, RuleFields};

use awale_study::catalogue::AnyMove;
use awale_study::study::{EndReason, MoveValues, Reason, ValueEvidence};

use super::board::{BoardEnd, PlainBoard, PlayedMove, game_end, side_index};
use super::solver::ResultSolver;

/// The verdict of a checker about a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    TrueReason,
    FalseReason,
    /// The check was stopped, because the search took too long.
    Undecided,
}

/// The solvers that decide results.
pub struct HintSolvers {
    /// A solver without tables.
    pub proof_solver: ResultSolver,
    /// A solver that accepts table values, if there are tables.
    pub table_solver: Option<ResultSolver>,
}

/// A hint with the data to check it.
pub struct HintCase<'a> {
    pub rules: RuleFields,
    /// The game up to the position of the hint.
    pub past: Vec<PlainBoard>,
    pub move_values: &'a MoveValues,
    /// The pit of the move that the hint recommends, as an index.
    pub best_pit: usize,
    /// Maximum number of positions for one question to the solver.
    pub max_positions: u64,
}

fn sorted_indices(pits: &[Pit]) -> Vec<usize> {
    let mut places: Vec<usize> = pits.iter().map(|pit| pit.index()).collect();
    places.sort_unstable();
    places
}

fn pit_index(mv: AnyMove) -> usize {
    mv.as_pit().expect("a pit").index()
}

fn verdict_of(is_true: bool) -> Verdict {
    if is_true {
        Verdict::TrueReason
    } else {
        Verdict::FalseReason
    }
}

impl HintCase<'_> {
    fn current_board(&self) -> PlainBoard {
        *self.past.last().expect("a position")
    }

    fn play_pit(&self, pit: usize) -> PlayedMove {
        self.current_board()
            .play(pit, &self.rules)
            .expect("a legal move")
    }

    fn past_with_move(&self, pit: usize) -> Vec<PlainBoard> {
        let mut past = self.past.clone();
        past.push(self.play_pit(pit).after);
        past
    }

    fn other_pits(&self) -> Vec<usize> {
        let moves = self.current_board().moves(&self.rules);
        moves
            .into_iter()
            .map(|(pit, _)| pit)
            .filter(|&pit| pit != self.best_pit)
            .collect()
    }

    /// Why the game is over after the hint's move, with the final seeds of South and North; `None`
    /// if it is not over.
    pub fn end_after_hint(&self) -> Option<(BoardEnd, [u8; 2])> {
        game_end(&self.past_with_move(self.best_pit), &self.rules)
    }

    /// The opponent's largest capture after `pit`.
    fn largest_reply_capture(&self, pit: usize) -> u8 {
        let after = self.past_with_move(pit);
        if game_end(&after, &self.rules).is_some() {
            0
        } else {
            after[after.len() - 1].largest_capture(&self.rules)
        }
    }

    fn score_of(&self, pit: usize) -> Score {
        self.move_values
            .moves
            .iter()
            .find(|value| pit_index(value.mv) == pit)
            .expect("every move has a value")
            .score
    }

    /// Whether the result of `pit` (1, 0, -1) satisfies `is_expected_result`. A proven value must
    /// hold in a search with the history. A table value must equal the table, or the result of a
    /// search that accepts table values.
    fn check_result(
        &self,
        pit: usize,
        solvers: &mut HintSolvers,
        is_expected_result: impl Fn(i32) -> bool,
    ) -> Verdict {
        let solver = match self.score_of(pit) {
            Score::Estimate(_) => return Verdict::FalseReason,
            Score::Proven(_) => Some(&mut solvers.proof_solver),
            Score::Table(lead)
                if solvers
                    .table_solver
                    .as_ref()
                    .is_some_and(|judge| self.table_confirms_lead(pit, lead, judge)) =>
            {
                return verdict_of(is_expected_result(lead.signum()));
            }
            Score::Table(_) => solvers.table_solver.as_mut(),
        };
        let Some(solver) = solver else {
            return Verdict::FalseReason;
        };
        solver
            .result_of(&self.past, pit, self.max_positions)
            .map_or(Verdict::Undecided, |result| {
                verdict_of(is_expected_result(result))
            })
    }

    /// Whether the table has the board after `pit`, with this final lead for the mover.
    fn table_confirms_lead(&self, pit: usize, lead: i32, solver: &ResultSolver) -> bool {
        solver.lead_in_table(&self.play_pit(pit).after) == Some(-lead)
    }

    fn check_all_results(
        &self,
        pits: &[usize],
        judges: &mut HintSolvers,
        is_expected_result: impl Fn(i32) -> bool,
    ) -> Verdict {
        let verdicts: Vec<Verdict> = pits
            .iter()
            .map(|&pit| self.check_result(pit, judges, &is_expected_result))
            .collect();
        let has_verdict = |verdict| verdicts.contains(&verdict);
        if has_verdict(Verdict::FalseReason) {
            Verdict::FalseReason
        } else if has_verdict(Verdict::Undecided) {
            Verdict::Undecided
        } else {
            Verdict::TrueReason
        }
    }

    /// Whether the sentence names the right source: a table if and only if one of these values
    /// comes from a table.
    fn names_right_source(&self, evidence: ValueEvidence, pits: &[usize]) -> bool {
        pits.iter()
            .any(|&pit| matches!(self.score_of(pit), Score::Table(_)))
            == (evidence == ValueEvidence::Table)
    }

    fn check_claim_about_results(
        &self,
        evidence: ValueEvidence,
        judges: &mut HintSolvers,
        is_claimed_for_best: impl Fn(i32) -> bool,
        is_claimed_for_others: impl Fn(i32) -> bool,
    ) -> Verdict {
        let other_pits = self.other_pits();
        let all_pits: Vec<usize> = other_pits.iter().copied().chain([self.best_pit]).collect();
        if !self.names_right_source(evidence, &all_pits) {
            return Verdict::FalseReason;
        }
        match self.check_all_results(&[self.best_pit], judges, is_claimed_for_best) {
            Verdict::TrueReason => {
                self.check_all_results(&other_pits, judges, is_claimed_for_others)
            }
            not => not,
        }
    }

    /// Whether `reason` is true.
    pub fn check_reason(&self, reason: &Reason, solvers: &mut HintSolvers) -> Verdict {
        match *reason {
            Reason::OnlyWinningMove(grounds) => {
                self.check_claim_about_results(grounds, solvers, |own| own == 1, |other| other < 1)
            }
            Reason::OnlyDrawingMove(grounds) => self.check_claim_about_results(
                grounds,
                solvers,
                |own| own == 0,
                |other| other == -1,
            ),
            Reason::OnlyKnownWinningMove(grounds) => {
                let others = self.other_pits();
                let is_known_win = |pit: &usize| {
                    matches!(self.score_of(*pit), Score::Proven(1..) | Score::Table(1..))
                };
                let can_be_true = self.names_right_source(grounds, &[self.best_pit])
                    && !others.iter().any(is_known_win);
                if can_be_true {
                    self.check_all_results(&[self.best_pit], solvers, |own| own == 1)
                } else {
                    Verdict::FalseReason
                }
            }
            Reason::AllOtherMovesLose {
                evidence: grounds, ..
            } => {
                let others = self.other_pits();
                let is_possible = self.names_right_source(grounds, &others)
                    && matches!(self.score_of(self.best_pit), Score::Estimate(_));
                if is_possible {
                    self.check_all_results(&others, solvers, |other| other == -1)
                } else {
                    Verdict::FalseReason
                }
            }
            Reason::LosesByFewestSeeds => {
                let best_lead = self.score_of(self.best_pit).lead_centiseeds();
                let others = self.other_pits();
                let is_smallest_loss =
                    |pit: &usize| self.score_of(*pit).lead_centiseeds() <= best_lead;
                let all_pits: Vec<usize> = others.iter().copied().chain([self.best_pit]).collect();
                if matches!(self.score_of(self.best_pit), Score::Table(_))
                    && others.iter().all(is_smallest_loss)
                {
                    self.check_all_results(&all_pits, solvers, |own| own == -1)
                } else {
                    Verdict::FalseReason
                }
            }
            Reason::KeepsResult {
                result_sign: result,
                evidence: grounds,
            } => {
                let claimed_pits: Vec<usize> = if result < 0 {
                    self.other_pits()
                } else {
                    Vec::new()
                };
                let claimed_pits: Vec<usize> =
                    claimed_pits.into_iter().chain([self.best_pit]).collect();
                let is_possible = self.names_right_source(grounds, &claimed_pits);
                if is_possible {
                    self.check_all_results(&claimed_pits, solvers, |own| own == result.signum())
                } else {
                    Verdict::FalseReason
                }
            }
            Reason::BetterThanNextByCentiseeds(by) => verdict_of(self.is_best_ahead_by(by)),
            Reason::GainsSeeds { net_gained_seeds } => {
                verdict_of(net_gained_seeds > 0 && self.best_line_gain() == net_gained_seeds)
            }
            _ => verdict_of(self.is_true_on_the_board(reason)),
        }
    }

    fn estimate_of(&self, pit: usize) -> Option<i32> {
        if let Score::Estimate(value) = self.score_of(pit) {
            Some(value)
        } else {
            None
        }
    }

    fn is_best_ahead_by(&self, centiseeds: i32) -> bool {
        let Some(estimate_of_best) = self.estimate_of(self.best_pit) else {
            return false;
        };
        let best_other_estimate = self
            .other_pits()
            .into_iter()
            .filter_map(|pit| self.estimate_of(pit))
            .max();
        // A move with a proven or table value must not have a higher value than the estimate of the
        // next move.
        let pits_with_known_results = self
            .other_pits()
            .into_iter()
            .filter(|&pit| self.estimate_of(pit).is_none());
        let are_known_results_worse =
            pits_with_known_results
                .into_iter()
                .all(|pit| match self.score_of(pit) {
                    Score::Proven(lead) | Score::Table(lead) => {
                        lead < 0 || lead == 0 && best_other_estimate >= Some(0)
                    }
                    Score::Estimate(_) => true,
                });
        best_other_estimate
            .is_some_and(|next| estimate_of_best - next == centiseeds && centiseeds > 0)
            && are_known_results_worse
    }

    /// The seeds that the mover gains relative to the opponent in the best line.
    fn best_line_gain(&self) -> i32 {
        let best_line = &self
            .move_values
            .moves
            .iter()
            .find(|value| pit_index(value.mv) == self.best_pit)
            .expect("the best")
            .line;
        let start = self.current_board();
        let board_after_line = best_line.iter().fold(start, |now, mv| {
            now.play(pit_index(*mv), &self.rules)
                .expect("a legal line")
                .after
        });
        let lead = if board_after_line.side_to_move == start.side_to_move {
            board_after_line.lead()
        } else {
            -board_after_line.lead()
        };
        lead - start.lead()
    }

    fn is_true_on_the_board(&self, reason: &Reason) -> bool {
        let (current_board, rules) = (self.current_board(), &self.rules);
        let played_best_move = self.play_pit(self.best_pit);
        let (board_after, game_end) = (played_best_move.after, self.end_after_hint());
        let is_unfinished = game_end.is_none();
        match reason {
            Reason::OnlyLegalMove => self.other_pits().is_empty(),
            Reason::CapturesSeeds { seeds, pits } => {
                *seeds > 0
                    && played_best_move.captured_seeds() == *seeds
                    && played_best_move.captured_pits() == sorted_indices(pits)
            }
            Reason::PreventsCapture { seeds, pits } => {
                let board_with_opponent_to_move = current_board.with_other_side_to_move();
                let is_named_capture = |(_, reply): &(usize, PlayedMove)| {
                    reply.captured_seeds() == *seeds
                        && reply.captured_pits() == sorted_indices(pits)
                };
                let is_threat_real = board_with_opponent_to_move.largest_capture(rules) == *seeds
                    && board_with_opponent_to_move
                        .moves(rules)
                        .iter()
                        .any(is_named_capture);
                is_unfinished
                    && *seeds > 0
                    && is_threat_real
                    && board_after.largest_capture(rules) == 0
            }
            Reason::LimitsCapture {
                seeds,
                largest_capture_before: instead_of,
            } => {
                let (largest_capture_before, largest_capture_after) = (
                    current_board
                        .with_other_side_to_move()
                        .largest_capture(rules),
                    board_after.largest_capture(rules),
                );
                is_unfinished
                    && (largest_capture_before, largest_capture_after) == (*instead_of, *seeds)
                    && 0 < largest_capture_after
                    && largest_capture_after < largest_capture_before
            }
            Reason::ThreatensCapture {
                seeds,
                pits,
                threatening_pit: with,
            } => {
                let board_with_second_move = board_after.with_other_side_to_move();
                let Some(threat) = board_with_second_move.play(with.index(), rules) else {
                    return false;
                };
                let is_named_threat = threat.captured_seeds() == *seeds
                    && threat.captured_pits() == sorted_indices(pits)
                    && board_with_second_move.largest_capture(rules) == *seeds;
                let existed_before = current_board.moves(rules).iter().any(|(_, old)| {
                    old.captured_seeds() >= *seeds
                        && sorted_indices(pits)
                            .iter()
                            .all(|pit| old.captured_pits().contains(pit))
                });
                is_unfinished && *seeds > 0 && is_named_threat && !existed_before
            }
            Reason::FeedsOpponent => {
                rules.feeding == FeedingRule::MustFeed
                    && current_board.seeds_in_row(1 - current_board.side_to_move) == 0
                    && board_after.seeds_in_row(board_after.side_to_move) > 0
            }
            Reason::LeavesOneAnswer(seat, pit) => {
                let reply_pits: Vec<usize> = board_after
                    .moves(rules)
                    .into_iter()
                    .map(|(answer, _)| answer)
                    .collect();
                is_unfinished
                    && side_index(*seat) == board_after.side_to_move
                    && reply_pits == [pit.index()]
            }
            Reason::EndsGame {
                end_reason: why,
                final_result,
            } => game_end.is_some_and(|(over, counts)| {
                let is_same_end = match why {
                    EndReason::ByRules(Ending::StoreReached(seat)) => {
                        over == BoardEnd::StoreReached(side_index(*seat))
                    }
                    EndReason::ByRules(Ending::FewSeedsLeft) => over == BoardEnd::FewSeedsLeft,
                    EndReason::ByRules(Ending::NoLegalMove(seat)) => {
                        over == BoardEnd::NoLegalMove
                            && side_index(*seat) == board_after.side_to_move
                    }
                    EndReason::Repetition => over == BoardEnd::Repetition,
                };
                let winner = match counts[0].cmp(&counts[1]) {
                    std::cmp::Ordering::Greater => Some(0),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Less => Some(1),
                };
                let final_counts = [
                    final_result.final_counts.south,
                    final_result.final_counts.north,
                ];
                is_same_end
                    && final_counts == counts.map(u32::from)
                    && final_result.winner.map(side_index) == winner
            }),
            Reason::LeavesSmallestCapture {
                seeds,
                capture_after_next_safest_move: others,
            } => {
                let smallest_reply_capture = self
                    .other_pits()
                    .into_iter()
                    .map(|pit| self.largest_reply_capture(pit))
                    .min();
                self.largest_reply_capture(self.best_pit) == *seeds
                    && smallest_reply_capture == Some(*others)
                    && seeds < others
            }
            Reason::LeavesNoCapture => {
                self.largest_reply_capture(self.best_pit) == 0
                    && self
                        .other_pits()
                        .into_iter()
                        .any(|pit| self.largest_reply_capture(pit) > 0)
            }
            Reason::LeavesFewAnswers(seat, count) => {
                let answer_count = |pit: usize| self.play_pit(pit).after.moves(rules).len();
                is_unfinished
                    && side_index(*seat) == board_after.side_to_move
                    && *count <= 3
                    && answer_count(self.best_pit) == *count
                    && self
                        .other_pits()
                        .into_iter()
                        .all(|pit| answer_count(pit) > *count)
            }
            other => panic!("no checker for {other:?}"),
        }
    }
}
