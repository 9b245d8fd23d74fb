//! The players by what they do, and why a text names none.

use crate::i18n::{Explain, Words};
use crate::players::{Evaluation, PlayerSpec, SpecError, Textbook};

impl Words {
    /// A player in a few words: "alpha-beta, 8 deep, sees threats".
    #[must_use]
    pub fn player(&self, player: &PlayerSpec) -> String {
        match player {
            PlayerSpec::Human => self.get("player-human"),
            PlayerSpec::Naive => self.get("player-naive"),
            PlayerSpec::Fast => self.get("player-fast"),
            PlayerSpec::Expert => self.get("player-expert"),
            PlayerSpec::Minimax(textbook) => self.textbook("player-minimax", *textbook),
            PlayerSpec::AlphaBeta(textbook) => self.textbook("player-alphabeta", *textbook),
        }
    }

    fn textbook(&self, id: &str, textbook: Textbook) -> String {
        let evaluation = self.evaluation(textbook.evaluation);
        self.with(id, &[("depth", textbook.depth.into()), ("evaluation", evaluation.into())])
    }

    /// What an evaluation function knows.
    #[must_use]
    pub fn evaluation(&self, evaluation: Evaluation) -> String {
        self.get(match evaluation {
            Evaluation::Seeds => "evaluation-seeds",
            Evaluation::Mobility => "evaluation-mobility",
            Evaluation::Threats => "evaluation-threats",
        })
    }
}

impl Explain for SpecError {
    fn explain(&self, words: &Words) -> String {
        match self {
            SpecError::Unknown(text) => words.with("spec-unknown", &[("text", text.into())]),
            SpecError::Depth { player } => {
                let (low, high) = Textbook::DEPTHS.into_inner();
                words.with("spec-depth", &[("player", player.into()), ("low", low.into()), ("high", high.into())])
            }
            SpecError::Evaluation(text) => {
                let names = words.list(&Evaluation::ALL.map(Evaluation::name));
                words.with("spec-evaluation", &[("text", text.into()), ("names", names.into())])
            }
            SpecError::TooMuch { player, rest } => {
                words.with("spec-too-much", &[("player", player.into()), ("rest", rest.into())])
            }
        }
    }
}
