//! Messages about tournaments: the reason why one cannot go on, and a mismatch with its file.

use crate::tournament::{
    FORMAT_VERSION, InconsistentGame, MAX_TOURNAMENT_FILE_BYTES, MismatchReason, PlanDifference,
    StoreError, TournamentError, UnplayableMove,
};

use awale_study::words::{Explain, Words, say};

/// Explains the difference between the tournament in `file` and the command line.
fn explain_difference(difference: &PlanDifference, file: &str, words: &Words) -> String {
    let (id, [in_file, requested], more) = match difference {
        PlanDifference::Option {
            name,
            in_file,
            requested,
        } => {
            let text = |value: &Option<String>| match value {
                Some(value) => format!("{name} {value}").trim_end().to_owned(),
                None => say!(words, "tournament-no-option", option = (*name)),
            };
            (
                "tournament-other-option",
                [in_file, requested].map(text),
                ("option", (*name).into()),
            )
        }
        PlanDifference::Rule {
            variant,
            in_file,
            requested,
        } => {
            let rule_texts = [in_file, requested].map(|rule| rule.replace('=', " = "));
            (
                "tournament-other-rule",
                rule_texts,
                ("variant", variant.as_str().into()),
            )
        }
        PlanDifference::Player {
            number,
            in_file,
            requested,
        } => {
            let text = |who: &Option<String>| {
                who.clone()
                    .unwrap_or_else(|| words.get("tournament-nobody"))
            };
            (
                "tournament-other-player",
                [in_file, requested].map(text),
                ("number", (*number).into()),
            )
        }
    };
    let [in_file, requested] = [in_file, requested].map(Into::into);
    words.with(
        id,
        &[
            ("file", file.into()),
            ("kept", in_file),
            ("given", requested),
            more,
        ],
    )
}

impl Explain for InconsistentGame {
    fn explain(&self, words: &Words) -> String {
        let game = ("game", (self.id + 1).into());
        let field_message_id = match &self.reason {
            MismatchReason::Move(UnplayableMove(word)) => {
                return words.with(
                    "tournament-bad-move",
                    &[game, ("move", word.as_str().into())],
                );
            }
            MismatchReason::GameNumber => "tournament-its-number",
            MismatchReason::RoundOrOpening => "tournament-its-round",
            MismatchReason::Players => "tournament-its-players",
            MismatchReason::Opening => "tournament-its-opening",
            MismatchReason::Ending => "tournament-its-end",
            MismatchReason::Points => "tournament-its-points",
            MismatchReason::Faults => "tournament-its-faults",
            MismatchReason::Times => "tournament-its-time",
        };
        words.with(
            "tournament-other-game",
            &[game, ("field", words.get(field_message_id).into())],
        )
    }
}

impl Explain for TournamentError {
    fn explain(&self, words: &Words) -> String {
        match self {
            TournamentError::NoOpening(error) => error.explain(words),
            TournamentError::UnsupportedRules(error) => error.explain(words),
        }
    }
}

impl Explain for StoreError {
    fn explain(&self, words: &Words) -> String {
        match self {
            StoreError::FileAccess(failure) => failure.explain(words),
            StoreError::NotATournament {
                file,
                json_error: what,
            } => {
                say!(
                    words,
                    "tournament-bad-file",
                    file = file.as_str(),
                    what = what.as_str()
                )
            }
            StoreError::UnsupportedFormat {
                file,
                format_in_file: found,
            } => {
                say!(
                    words,
                    "tournament-other-format",
                    file = file.as_str(),
                    found = (*found),
                    format = FORMAT_VERSION
                )
            }
            StoreError::DifferentPlan { file, difference } => {
                explain_difference(difference, file, words)
            }
            StoreError::ChangedProgram { file, player } => {
                say!(
                    words,
                    "tournament-changed",
                    file = file.as_str(),
                    player = player.as_str()
                )
            }
            StoreError::TooLarge { file } => {
                say!(
                    words,
                    "tournament-too-large",
                    file = file.as_str(),
                    most = (MAX_TOURNAMENT_FILE_BYTES >> 20)
                )
            }
            StoreError::Damaged { file } => say!(words, "tournament-damaged", file = file.as_str()),
            StoreError::InconsistentGame {
                file,
                inconsistent_game: mismatch,
            } => {
                let what = mismatch.explain(words);
                say!(
                    words,
                    "tournament-mismatch",
                    file = file.as_str(),
                    what = what
                )
            }
        }
    }
}
