//! What the study found out, in words: what a move is worth, why it is good, what it gives away.

use crate::catalogue::{AnyMove, Kind};
use crate::engine::Score;
use crate::game::Seat;
use crate::i18n::Words;
use crate::study::{Mark, Reason, Totals, given_away, is_exact, lead_of};

impl Words {
    /// The least that is told of what a move gave away, in hundredths of a seed: a tenth is what is shown.
    pub const LEAST_GIVEN: i32 = 10;

    /// Hundredths of a seed as seeds: `2.3`.
    #[must_use]
    pub fn tenths(&self, hundredths: i32) -> String {
        self.decimal(f64::from(hundredths) / 100.0, 1, false)
    }

    /// Hundredths of a seed that were given away, as seeds. Cut off, not rounded: 1.99 is `1.9`, since `2.0` would look like
    /// a mistake.
    #[must_use]
    pub fn given(&self, hundredths: i32) -> String {
        self.tenths(hundredths - hundredths % 10)
    }

    /// What a position is worth, `mover` to move: "+2.3 for South", "exact: North wins".
    #[must_use]
    pub fn score(&self, score: Score, mover: Seat) -> String {
        let lead = lead_of(score);
        let side = self.seat(if lead < 0 { mover.opponent() } else { mover });
        match score {
            Score::Proven(0) => self.get("value-proven-draw"),
            Score::Proven(_) => self.with("value-proven-win", &[("side", side.into())]),
            Score::Table(lead) => {
                self.with("value-table", &[("value", format!("+{}", lead.abs()).into()), ("side", side.into())])
            }
            Score::Estimate(_) => {
                let value = format!("+{}", self.tenths(lead.abs()));
                self.with("value-guess", &[("value", value.into()), ("side", side.into())])
            }
        }
    }

    /// Why a move of `mover` is good: "takes 5 seeds from b and c and threatens f (3 seeds)".
    #[must_use]
    pub fn reasons(&self, reasons: &[Reason], mover: Seat) -> String {
        let clauses: Vec<String> = reasons.iter().map(|reason| self.reason_for(reason, mover)).collect();
        self.list(&clauses)
    }

    fn reason_for(&self, reason: &Reason, mover: Seat) -> String {
        let pits = |pits: &[crate::awale::Pit]| self.list(&pits.iter().map(ToString::to_string).collect::<Vec<_>>());
        match reason {
            Reason::OnlyMove => self.get("study-only-move"),
            Reason::Captures { seeds, pits: from } => {
                self.with("study-captures", &[("seeds", (*seeds).into()), ("pits", pits(from).into())])
            }
            Reason::Saves { seeds, pits: saved } => {
                self.with("study-saves", &[("seeds", (*seeds).into()), ("pits", pits(saved).into())])
            }
            Reason::Threatens { seeds, pits: threatened } => {
                self.with("study-threatens", &[("seeds", (*seeds).into()), ("pits", pits(threatened).into())])
            }
            Reason::Feeds => self.with("study-feeds", &[("side", self.seat(mover.opponent()).into())]),
            Reason::LeavesNoAnswer(seat) => self.with("study-no-answer", &[("side", self.seat(*seat).into())]),
            Reason::LeavesOneAnswer(seat, pit) => {
                let values = [("side", self.seat(*seat).into()), ("move", pit.to_string().into())];
                self.with("study-one-answer", &values)
            }
            Reason::LeavesLostHeap { seat, left } => {
                self.with("study-lost-heap", &[("side", self.seat(*seat).into()), ("matches", (*left).into())])
            }
            Reason::Delays => self.get("study-delays"),
            Reason::OthersLose => self.get("study-others-lose"),
            Reason::OnlyWin => self.get("study-only-win"),
            Reason::Ahead(by) => self.with("study-ahead", &[("value", self.tenths(*by).into())]),
            Reason::Brings { seeds } => {
                let id = match seeds.signum() {
                    1 => "study-brings",
                    0 => "study-holds",
                    _ => "study-loses-least",
                };
                self.with(id, &[("seeds", seeds.abs().into())])
            }
            Reason::StandsBest => self.get("study-stands-best"),
            Reason::Keeps { result } => self.get(match result.signum() {
                1 => "study-keeps-win",
                0 => "study-keeps-draw",
                _ => "study-loses-anyway",
            }),
        }
    }

    /// What a move gives away where a better one was there: "gives away 4.2 seeds", "loses a won game". A proof and a
    /// judgement are not subtracted from each other: there the certain one of the two says it.
    #[must_use]
    pub fn gift(&self, best: Score, played: Score) -> String {
        let signs = (lead_of(best).signum(), lead_of(played).signum());
        match (is_exact(best), is_exact(played), signs) {
            (true, true, (1, 0)) => self.get("study-gift-won-to-drawn"),
            (true, true, (1, -1)) => self.get("study-gift-won-to-lost"),
            (true, true, (0, -1)) => self.get("study-gift-drawn-to-lost"),
            (false, true, (_, 0)) => self.get("study-gift-only-draws"),
            (false, true, _) => self.get("study-gift-loses"),
            (true, false, (0, _)) => self.get("study-gift-sure-draw"),
            (true, false, _) => self.get("study-gift-sure-win"),
            _ => self.with("study-gift-seeds", &[("value", self.given(given_away(best, played)).into())]),
        }
    }

    /// What there is to say of a move with this mark: the mark in a word, and what was given away.
    #[must_use]
    pub fn verdict(&self, best: Score, played: Score) -> String {
        let mark = Mark::of(best, played);
        let is_told = mark.is_fault() || given_away(best, played) >= Self::LEAST_GIVEN;
        if is_told { format!("{}, {}", self.mark(mark), self.gift(best, played)) } else { self.mark(mark) }
    }

    /// A value in a column, seen by who moves: `+1.2` judged, `=+3` by a table, and in a word where the result is proven,
    /// whose lead is only a bound.
    #[must_use]
    pub fn value(&self, score: Score) -> String {
        match score {
            Score::Estimate(value) => self.decimal(f64::from(value) / 100.0, 1, true),
            Score::Table(0) => "=0".to_owned(),
            Score::Table(lead) => format!("={lead:+}"),
            Score::Proven(lead) => self.get(match lead.signum() {
                1 => "value-won",
                0 => "value-drawn",
                _ => "value-lost",
            }),
        }
    }

    /// A mark in a word.
    #[must_use]
    pub fn mark(&self, mark: Mark) -> String {
        self.get(match mark {
            Mark::Best => "mark-best",
            Mark::Decided => "mark-decided",
            Mark::Good => "mark-good",
            Mark::Inaccuracy => "mark-inaccuracy",
            Mark::Mistake => "mark-mistake",
            Mark::Blunder => "mark-blunder",
        })
    }

    /// What a side's moves were worth together in a game of this kind, in a line.
    #[must_use]
    pub fn totals(&self, kind: &Kind, seat: Seat, totals: &Totals) -> String {
        let count = |mark| totals.count(mark).into();
        let accuracy = totals.accuracy().map_or_else(|| "-".to_owned(), |accuracy| format!("{accuracy:.0}"));
        let values = [
            ("side", self.seat(seat).into()),
            ("accuracy", accuracy.into()),
            ("value", self.given(totals.given_away).into()),
            ("best", count(Mark::Best)),
            ("good", count(Mark::Good)),
            ("decided", count(Mark::Decided)),
            ("inaccuracies", count(Mark::Inaccuracy)),
            ("mistakes", count(Mark::Mistake)),
            ("blunders", count(Mark::Blunder)),
            ("exact", totals.exact.into()),
            ("kept", totals.exact_best.into()),
        ];
        let id = match kind {
            Kind::Awale(_) => "analyse-totals",
            Kind::Matches(_) => "analyse-totals-matches",
        };
        self.with(id, &values)
    }

    /// A line of play: "C d F a".
    #[must_use]
    pub fn line(&self, line: &[AnyMove]) -> String {
        line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }
}
