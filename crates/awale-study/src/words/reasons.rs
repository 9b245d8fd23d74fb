//! The reasons for moves as text. "Wins" without a qualification means a proof. A statement that
//! depends on an endgame table says so.

use crate::catalogue::AnyMove;
use crate::study::{EndReason, Grounds, Reason, Verdict};
use awale_rules::{Ending, Pit, Seat, Tally};

use super::{Words, say};

impl Words {
    /// Returns the reasons for a move of `mover`: "captures 5 from pits b and c and threatens to take
    /// 3 seeds from pit f with pit D".
    #[must_use]
    pub fn reasons(&self, reasons: &[Reason], mover: Seat) -> String {
        let clauses: Vec<String> = reasons
            .iter()
            .map(|reason| self.reason_for(reason, mover))
            .collect();
        self.list(&clauses)
    }

    /// Returns the message `id` with what a move of `mover` does: "E captures 3 from pit d." Returns
    /// `None` if there are no reasons.
    #[must_use]
    pub fn move_does(
        &self,
        id: &str,
        mv: AnyMove,
        reasons: &[Reason],
        mover: Seat,
    ) -> Option<String> {
        let why = || self.reasons(reasons, mover);
        (!reasons.is_empty()).then(|| {
            self.with(
                id,
                &[("move", self.letters(mv).into()), ("why", why().into())],
            )
        })
    }

    fn reason_for(&self, reason: &Reason, mover: Seat) -> String {
        let opponent = ("side", self.seat(mover.opponent()).into());
        match reason {
            Reason::OnlyMove => self.get("study-only-move"),
            Reason::Captures { seeds, pits } => {
                say!(
                    self,
                    "study-captures",
                    seeds = (*seeds),
                    pits = self.pits(pits),
                    count = pits.len()
                )
            }
            Reason::Prevents { seeds, pits } => self.with(
                "study-prevents",
                &[
                    opponent,
                    ("seeds", (*seeds).into()),
                    ("pits", self.pits(pits).into()),
                    ("count", pits.len().into()),
                ],
            ),
            Reason::Limits { seeds, instead_of } => self.with(
                "study-limits",
                &[
                    opponent,
                    ("seeds", (*seeds).into()),
                    ("before", (*instead_of).into()),
                ],
            ),
            Reason::Threatens { seeds, pits, with } => {
                let (count, pits, with) = (pits.len(), self.pits(pits), self.letters(with));
                say!(self, "study-threatens", seeds = (*seeds), pits = pits, count = count, move = with)
            }
            Reason::Feeds => self.with("study-feeds", &[opponent]),
            Reason::LeavesOneAnswer(_, pit) => self.with(
                "study-one-answer",
                &[opponent, ("move", self.letters(pit).into())],
            ),
            Reason::Ends { end, tally } => self.end_of_game(*end, tally),
            Reason::LeavesLostHeap { left, .. } => {
                self.with("study-lost-heap", &[opponent, ("matches", (*left).into())])
            }
            Reason::TakesLast => self.get("study-takes-last"),
            Reason::TakesLeast => self.get("study-takes-least"),
            Reason::LeavesLeast { seeds: 0, .. } => self.with("study-only-safe", &[opponent]),
            Reason::LeavesLeast { seeds, others } => self.with(
                "study-leaves-least",
                &[
                    opponent,
                    ("seeds", (*seeds).into()),
                    ("others", (*others).into()),
                ],
            ),
            Reason::LeavesNothing => self.with("study-safe", &[opponent]),
            Reason::HoldsMost { seeds } => say!(self, "study-holds-most", seeds = (*seeds)),
            by_values => self.reason_of_values(by_values),
        }
    }

    /// Returns a reason that is about values, not about the board.
    fn reason_of_values(&self, reason: &Reason) -> String {
        match reason {
            Reason::OnlyWin(Grounds::Proven) => self.get("study-only-win"),
            Reason::OnlyWin(_) => self.get("study-only-win-table"),
            Reason::OnlyKnownWin(Grounds::Proven) => self.get("study-only-known-win"),
            Reason::OnlyKnownWin(_) => self.get("study-only-known-win-table"),
            Reason::OnlyDraw(Grounds::Proven) => self.get("study-only-draw"),
            Reason::OnlyDraw(_) => self.get("study-only-draw-table"),
            Reason::OthersLose(Grounds::Proven) => self.get("study-others-lose"),
            Reason::OthersLose(_) => self.get("study-others-lose-table"),
            Reason::Ahead(by) => say!(self, "study-ahead", seeds = self.tenths_of_seeds(*by)),
            Reason::Brings { seeds } => {
                let id = if *seeds == 0 {
                    "study-holds"
                } else {
                    "study-brings"
                };
                say!(self, id, seeds = seeds.abs())
            }
            Reason::Keeps { result, grounds } => self.get(match (result.signum(), grounds) {
                (1, Grounds::Proven) => "study-keeps-win",
                (1, _) => "study-keeps-win-table",
                (0, Grounds::Proven) => "study-keeps-draw",
                (0, _) => "study-keeps-draw-table",
                (_, Grounds::Proven) => "study-loses-anyway",
                (_, _) => "study-loses-anyway-table",
            }),
            _ => self.get("study-best-estimate"),
        }
    }

    fn pits(&self, pits: &[Pit]) -> String {
        self.list(&pits.iter().map(|pit| self.letters(pit)).collect::<Vec<_>>())
    }

    /// Returns the end of a game as a reason: "ends the game with 26 seeds in South's store: South
    /// wins 26 to 20".
    fn end_of_game(&self, end: EndReason, tally: &Tally) -> String {
        let counts = tally.counts;
        let result = match tally.winner {
            Some(winner) => {
                let (own, other) = (counts[winner], counts[winner.opponent()]);
                let values = [
                    ("side", self.seat(winner).into()),
                    ("own", own.into()),
                    ("other", other.into()),
                ];
                self.with("study-end-won", &values)
            }
            None => say!(self, "study-end-drawn", own = counts.south),
        };
        let result = ("result", result.into());
        match end {
            EndReason::Rule(Ending::StoreReached(seat)) => {
                let (side, seeds) = (self.seat(seat), counts[seat]);
                self.with(
                    "study-end-store",
                    &[("side", side.into()), ("seeds", seeds.into()), result],
                )
            }
            EndReason::Rule(Ending::FewLeft) => self.with("study-end-few", &[result]),
            EndReason::Rule(Ending::NoMove(seat)) => self.with(
                "study-end-no-move",
                &[("side", self.seat(seat).into()), result],
            ),
            EndReason::Repetition => self.with("study-end-repetition", &[result]),
        }
    }

    /// Returns what a move gives away compared with the best one: "is about 4.2 seeds worse, by
    /// estimate", "loses a won game". A certain value and an estimate cannot be subtracted, so the
    /// text is about the certain one. A number of seeds is always the difference of two estimates.
    #[must_use]
    pub fn loss_sentence(&self, verdict: Verdict) -> String {
        let Verdict { best, value, .. } = verdict;
        let signs = (best.lead().signum(), value.lead().signum());
        let loss = match (best.is_known(), value.is_known(), signs) {
            (true, true, (1, 0)) => self.get("study-gift-won-to-drawn"),
            (true, true, (1, -1)) => self.get("study-gift-won-to-lost"),
            (true, true, (0, -1)) => self.get("study-gift-drawn-to-lost"),
            (false, true, (_, 0)) => self.get("study-gift-only-draws"),
            (false, true, (_, -1)) => self.get("study-gift-loses"),
            (true, false, (0, _)) => self.get("study-gift-sure-draw"),
            (true, false, (1, _)) => self.get("study-gift-sure-win"),
            // The loss is less than a tenth of a seed, or both results are certain.
            _ if verdict.seed_cost() < Self::MIN_SHOWN_COST => self.get("study-gift-chances"),
            _ => {
                return say!(
                    self,
                    "study-gift-seeds",
                    seeds = self.cost_with_unit(verdict.seed_cost())
                );
            }
        };
        let depends_on_table = [best, value].map(Grounds::of).contains(&Grounds::Table);
        if depends_on_table {
            say!(self, "study-by-table", what = loss)
        } else {
            loss
        }
    }
}
