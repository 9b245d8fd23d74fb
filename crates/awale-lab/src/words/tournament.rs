//! Messages about tournaments: the reason why one cannot go on, and a mismatch with its file.

use crate::tournament::{
    Difference, FORMAT, GameMismatch, MOST, MismatchReason, StoreError, TournamentError,
    UnplayableMove,
};

use awale_study::words::{Explain, Words, say};

/// Explains the difference between the tournament in `file` and the command line.
fn explain_difference(difference: &Difference, file: &str, words: &Words) -> String {
    let (id, [kept, given], more) = match difference {
        Difference::Option { name, kept, given } => {
            let told = |value: &Option<String>| match value {
                Some(value) => format!("{name} {value}").trim_end().to_owned(),
                None => say!(words, "tournament-no-option", option = (*name)),
            };
            (
                "tournament-other-option",
                [kept, given].map(told),
                ("option", (*name).into()),
            )
        }
        Difference::Rule {
            variant,
            kept,
            given,
        } => {
            let both = [kept, given].map(|rule| rule.replace('=', " = "));
            (
                "tournament-other-rule",
                both,
                ("variant", variant.as_str().into()),
            )
        }
        Difference::Player {
            number,
            kept,
            given,
        } => {
            let told = |who: &Option<String>| {
                who.clone()
                    .unwrap_or_else(|| words.get("tournament-nobody"))
            };
            (
                "tournament-other-player",
                [kept, given].map(told),
                ("number", (*number).into()),
            )
        }
    };
    let [kept, given] = [kept, given].map(Into::into);
    words.with(
        id,
        &[
            ("file", file.into()),
            ("kept", kept),
            ("given", given),
            more,
        ],
    )
}

impl Explain for GameMismatch {
    fn explain(&self, words: &Words) -> String {
        let game = ("game", (self.id + 1).into());
        let field = match &self.what {
            MismatchReason::Move(UnplayableMove(word)) => {
                return words.with(
                    "tournament-bad-move",
                    &[game, ("move", word.as_str().into())],
                );
            }
            MismatchReason::Number => "tournament-its-number",
            MismatchReason::Round => "tournament-its-round",
            MismatchReason::Players => "tournament-its-players",
            MismatchReason::Opening => "tournament-its-opening",
            MismatchReason::End => "tournament-its-end",
            MismatchReason::Points => "tournament-its-points",
            MismatchReason::Faults => "tournament-its-faults",
            MismatchReason::Time => "tournament-its-time",
        };
        words.with(
            "tournament-other-game",
            &[game, ("field", words.get(field).into())],
        )
    }
}

impl Explain for TournamentError {
    fn explain(&self, words: &Words) -> String {
        match self {
            TournamentError::Opening(error) => error.explain(words),
            TournamentError::Rules(error) => error.explain(words),
        }
    }
}

impl Explain for StoreError {
    fn explain(&self, words: &Words) -> String {
        match self {
            StoreError::File(failure) => failure.explain(words),
            StoreError::Format { file, what } => {
                say!(
                    words,
                    "tournament-bad-file",
                    file = file.as_str(),
                    what = what.as_str()
                )
            }
            StoreError::OtherFormat { file, found } => {
                say!(
                    words,
                    "tournament-other-format",
                    file = file.as_str(),
                    found = (*found),
                    format = FORMAT
                )
            }
            StoreError::Other { file, difference } => explain_difference(difference, file, words),
            StoreError::Changed { file, player } => {
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
                    most = (MOST >> 20)
                )
            }
            StoreError::Damaged { file } => say!(words, "tournament-damaged", file = file.as_str()),
            StoreError::Mismatch { file, mismatch } => {
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
