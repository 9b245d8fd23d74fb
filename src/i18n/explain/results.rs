//! The lines of a table of results.

use awale_rules::{PerSeat, Seat};

use crate::catalogue::Wdl;
use crate::i18n::Words;
use crate::study::results::ScoreHistory;
use crate::text::Label;

impl Words {
    /// How many games were played, won, drawn and lost, and the share of the points, each for a column of its own.
    #[must_use]
    pub fn figures(&self, score: &ScoreHistory) -> [String; 5] {
        let [won, drawn, lost] = [Wdl::Win, Wdl::Draw, Wdl::Loss].map(|outcome| score.count(outcome).to_string());
        let share = score.percent().map(|percent| self.with("results-share", &[("percent", percent.into())]));
        [score.played().to_string(), won, drawn, lost, share.unwrap_or_default()]
    }

    /// Two humans who played each other, the one who is counted first; who has no name is called by the seat.
    #[must_use]
    pub fn pair(&self, names: &PerSeat<Label>) -> String {
        let name = |seat: Seat| if names[seat].is_empty() { self.seat(seat) } else { names[seat].to_string() };
        self.with("results-pair", &[("first", name(Seat::South).into()), ("second", name(Seat::North).into())])
    }
}
