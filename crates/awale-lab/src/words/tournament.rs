//! Messages about tournaments: the reason why one cannot go on, and a mismatch with its file.

use crate::tournament::{
    FORMAT_VERSION, InconsistentGame, MAX_TOURNAMENT_FILE_BYTES, MismatchReason, PlanDifference,
    TournamentError, TournamentFileError, UnplayableMove,
};

use awale_study::words::{Explain, Words, say};

/// Explains the difference between the tournament in `file` and the command line.
fn explain_difference(difference: &PlanDifference, file: &str, words: &Words) -> String {
    let (message_id, [value_in_file, requested_value], number_or_name_value) = match difference {
        PlanDifference::DifferentOption {
            name,
            value_in_file: in_file,
            requested_value: requested,
        } => {
            let option_text = |value: &Option<String>| match value {
                Some(value) => format!("{name} {value}").trim_end().to_owned(),
                None => say!(words, "tournament-no-option", option = (*name)),
            };
            (
                "tournament-other-option",
                [in_file, requested].map(option_text),
                ("option", (*name).into()),
            )
        }
        PlanDifference::DifferentRule {
            variant,
            value_in_file: in_file,
            requested_value: requested,
        } => {
            let rule_texts = [in_file, requested].map(|rule| rule.replace('=', " = "));
            (
                "tournament-other-rule",
                rule_texts,
                ("variant", variant.as_str().into()),
            )
        }
        PlanDifference::DifferentPlayer {
            player_number,
            value_in_file: in_file,
            requested_value: requested,
        } => {
            let player_text = |who: &Option<String>| {
                who.clone()
                    .unwrap_or_else(|| words.get("tournament-nobody"))
            };
            (
                "tournament-other-player",
                [in_file, requested].map(player_text),
                ("number", (*player_number).into()),
            )
        }
    };
    let [value_in_file, requested_value] = [value_in_file, requested_value].map(Into::into);
    words.with(
        message_id,
        &[
            ("file", file.into()),
            ("kept", value_in_file),
            ("given", requested_value),
            number_or_name_value,
        ],
    )
}

impl Explain for InconsistentGame {
    fn explain(&self, words: &Words) -> String {
        let game_value = ("game", (self.id + 1).into());
        let field_message_id = match &self.reason {
            MismatchReason::UnplayableMove(UnplayableMove(word)) => {
                return words.with(
                    "tournament-bad-move",
                    &[game_value, ("move", word.as_str().into())],
                );
            }
            MismatchReason::WrongGameNumber => "tournament-its-number",
            MismatchReason::WrongRoundOrOpening => "tournament-its-round",
            MismatchReason::WrongPlayers => "tournament-its-players",
            MismatchReason::WrongOpening => "tournament-its-opening",
            MismatchReason::WrongEnding => "tournament-its-end",
            MismatchReason::WrongPoints => "tournament-its-points",
            MismatchReason::ImpossibleFaults => "tournament-its-faults",
            MismatchReason::ImpossibleTimes => "tournament-its-time",
        };
        words.with(
            "tournament-other-game",
            &[game_value, ("field", words.get(field_message_id).into())],
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

impl Explain for TournamentFileError {
    fn explain(&self, words: &Words) -> String {
        match self {
            TournamentFileError::FileAccess(failure) => failure.explain(words),
            TournamentFileError::NotATournament {
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
            TournamentFileError::UnsupportedFormat {
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
            TournamentFileError::DifferentPlan { file, difference } => {
                explain_difference(difference, file, words)
            }
            TournamentFileError::ChangedProgram { file, player } => {
                say!(
                    words,
                    "tournament-changed",
                    file = file.as_str(),
                    player = player.as_str()
                )
            }
            TournamentFileError::TooLarge { file } => {
                say!(
                    words,
                    "tournament-too-large",
                    file = file.as_str(),
                    most = (MAX_TOURNAMENT_FILE_BYTES >> 20)
                )
            }
            TournamentFileError::Damaged { file } => {
                say!(words, "tournament-damaged", file = file.as_str())
            }
            TournamentFileError::InconsistentGame {
                file,
                inconsistent_game: mismatch,
            } => {
                let mismatch_text = mismatch.explain(words);
                say!(
                    words,
                    "tournament-mismatch",
                    file = file.as_str(),
                    what = mismatch_text
                )
            }
        }
    }
}
