//! The reasons for moves as text. "Wins" without a qualification means a proof. A statement that
//! depends on an endgame table says so.

use crate::{
    catalogue::AnyMove,
    study::{EndReason, Reason, ValueEvidence, Verdict},
};
use awale_rules::{Ending, FinalResult, Pit, Seat};

use super::{Words, say};

impl Words {
    /// Returns the reasons for a move of `mover`: "captures 5 from pits b and c and threatens to
    /// take 3 seeds from pit f with pit D".
    pub fn reasons_text(&self, reasons: &[Reason], mover: Seat) -> String {
        let clauses: Vec<String> = reasons
            .iter()
            .map(|reason| self.reason_text(reason, mover))
            .collect();
        self.list_with_and(&clauses)
    }

    /// Returns the message `message_id` with what a move of `mover` does: "E captures 3 from pit
    /// d." Returns `None` if there are no reasons.
    pub fn sentence_about_move(
        &self,
        message_id: &str,
        mv: AnyMove,
        reasons: &[Reason],
        mover: Seat,
    ) -> Option<String> {
        let why = || self.reasons_text(reasons, mover);
        (!reasons.is_empty())
            .then(|| say!(self, message_id, move = self.mark_letters_if_enabled(mv), why = why()))
    }

    fn reason_text(&self, reason: &Reason, mover: Seat) -> String {
        let side = self.seat_name(mover.opponent());
        match reason {
            Reason::OnlyLegalMove => self.get("study-only-move"),
            Reason::CapturesSeeds { seeds, pits } => {
                let (pit_count, pits) = (pits.len(), self.pit_list(pits));
                say!(self, "study-captures", seeds, pits, count = pit_count)
            }
            Reason::PreventsCapture { seeds, pits } => {
                let (pit_count, pits) = (pits.len(), self.pit_list(pits));
                say!(self, "study-prevents", side, seeds, pits, count = pit_count)
            }
            Reason::LimitsCapture {
                seeds,
                largest_capture_before: instead_of,
            } => {
                say!(self, "study-limits", side, seeds, before = instead_of)
            }
            Reason::ThreatensCapture {
                seeds,
                pits,
                threatening_pit: with,
            } => {
                let (pit_count, pits, threatening_pit_text) = (
                    pits.len(),
                    self.pit_list(pits),
                    self.mark_letters_if_enabled(with),
                );
                say!(self, "study-threatens", seeds, pits, count = pit_count, move = threatening_pit_text)
            }
            Reason::FeedsOpponent => say!(self, "study-feeds", side),
            Reason::LeavesOneAnswer(_, pit) => {
                say!(self, "study-one-answer", side, move = self.mark_letters_if_enabled(pit))
            }
            Reason::EndsGame {
                end_reason: end,
                final_result,
            } => self.end_of_game_text(*end, final_result),
            Reason::LeavesLostHeap { matches_left, .. } => {
                say!(self, "study-lost-heap", side, matches = matches_left)
            }
            Reason::TakesLastMatch => self.get("study-takes-last"),
            Reason::TakesSingleMatch => self.get("study-takes-least"),
            Reason::LeavesSmallestCapture { seeds: 0, .. } => say!(self, "study-only-safe", side),
            Reason::LeavesSmallestCapture {
                seeds,
                capture_after_next_safest_move: others,
            } => {
                say!(self, "study-leaves-least", side, seeds, others)
            }
            Reason::LeavesNoCapture => say!(self, "study-safe", side),
            Reason::LeavesFewAnswers(_, count) => {
                say!(self, "study-few-answers", side, moves = count)
            }
            Reason::BetterThanNextByCentiseeds(by) => say!(
                self,
                "study-ahead",
                seeds = self.format_seeds_with_unit(*by)
            ),
            Reason::GainsSeeds {
                net_gained_seeds: seeds,
            } => say!(self, "study-brings", seeds),
            by_results => self.result_reason_text(by_results),
        }
    }

    /// Returns a reason that is about results, not about seeds: the last arm is
    /// [`Reason::LosesByFewestSeeds`].
    fn result_reason_text(&self, reason: &Reason) -> String {
        self.get(match reason {
            Reason::OnlyWinningMove(ValueEvidence::Proven) => "study-only-win",
            Reason::OnlyWinningMove(_) => "study-only-win-table",
            Reason::OnlyKnownWinningMove(ValueEvidence::Proven) => "study-only-known-win",
            Reason::OnlyKnownWinningMove(_) => "study-only-known-win-table",
            Reason::OnlyDrawingMove(ValueEvidence::Proven) => "study-only-draw",
            Reason::OnlyDrawingMove(_) => "study-only-draw-table",
            Reason::AllOtherMovesLose {
                evidence,
                is_nearly_lost,
            } => match (evidence, is_nearly_lost) {
                (ValueEvidence::Proven, false) => "study-others-lose",
                (_, false) => "study-others-lose-table",
                (ValueEvidence::Proven, true) => "study-nearly-lost",
                (_, true) => "study-nearly-lost-table",
            },
            Reason::KeepsResult {
                result_sign: result,
                evidence: grounds,
            } => match (result.signum(), grounds) {
                (1, ValueEvidence::Proven) => "study-keeps-win",
                (1, _) => "study-keeps-win-table",
                (0, ValueEvidence::Proven) => "study-keeps-draw",
                (0, _) => "study-keeps-draw-table",
                (_, ValueEvidence::Proven) => "study-loses-anyway",
                (_, _) => "study-loses-anyway-table",
            },
            _ => "study-loses-least",
        })
    }

    fn pit_list(&self, pits: &[Pit]) -> String {
        self.list_with_and(
            &pits
                .iter()
                .map(|pit| self.mark_letters_if_enabled(pit))
                .collect::<Vec<_>>(),
        )
    }

    /// Returns the end of a game as a reason: "ends the game with 26 seeds in South's store: South
    /// wins 26 to 20".
    fn end_of_game_text(&self, end_reason: EndReason, final_result: &FinalResult) -> String {
        let final_counts = final_result.final_counts;
        let result_text = match final_result.winner {
            Some(winner) => {
                let (winner_count, loser_count) =
                    (final_counts[winner], final_counts[winner.opponent()]);
                say!(
                    self,
                    "study-end-won",
                    side = self.seat_name(winner),
                    own = winner_count,
                    other = loser_count
                )
            }
            None => say!(self, "study-end-drawn", own = final_counts.south),
        };
        match end_reason {
            EndReason::ByRules(Ending::StoreReached(seat)) => {
                let (side, seeds) = (self.seat_name(seat), final_counts[seat]);
                say!(self, "study-end-store", side, seeds, result = result_text)
            }
            EndReason::ByRules(Ending::FewSeedsLeft) => {
                say!(self, "study-end-few", result = result_text)
            }
            EndReason::ByRules(Ending::NoLegalMove(seat)) => {
                say!(
                    self,
                    "study-end-no-move",
                    side = self.seat_name(seat),
                    result = result_text
                )
            }
            EndReason::Repetition => say!(self, "study-end-repetition", result = result_text),
        }
    }

    /// Returns what a move gives away compared with the best one: "is about 4.2 seeds worse, by
    /// estimate", "loses a won game". A certain value and an estimate cannot be subtracted, so the
    /// text is about the certain one. A number of seeds is always the difference of two estimates.
    pub fn what_move_loses(&self, verdict: Verdict) -> String {
        let Verdict { best, value, .. } = verdict;
        let best_and_value_lead_signs = (
            best.lead_centiseeds().signum(),
            value.lead_centiseeds().signum(),
        );
        let loss_text = self.get(
            match (
                best.has_known_result(),
                value.has_known_result(),
                best_and_value_lead_signs,
            ) {
                (true, true, (1, 0)) => "study-gift-won-to-drawn",
                (true, true, (1, -1)) => "study-gift-won-to-lost",
                (true, true, (0, -1)) => "study-gift-drawn-to-lost",
                (false, true, (_, 0)) => "study-gift-only-draws",
                (false, true, (_, -1)) => "study-gift-loses",
                (true, false, (0, _)) => "study-gift-sure-draw",
                (true, false, (1, _)) => "study-gift-sure-win",
                // The loss is less than a tenth of a seed, or both results are certain.
                _ if verdict.seed_cost_centiseeds() < Self::MIN_SHOWN_COST_CENTISEEDS => {
                    "study-gift-chances"
                }
                _ => {
                    return say!(
                        self,
                        "study-gift-seeds",
                        seeds = self.format_seeds_with_unit(verdict.seed_cost_centiseeds())
                    );
                }
            },
        );
        let depends_on_table = [best, value]
            .map(ValueEvidence::of)
            .contains(&ValueEvidence::Table);
        if depends_on_table {
            say!(self, "study-by-table", what = loss_text)
        } else {
            loss_text
        }
    }
}
