//! What is wrong with a written game.

use awale_rules::{Close, Outcome, Refused, Seat, Settlement};

use crate::i18n::{Language, Words};
use crate::record::{
    Bounded, Enclosure, Error, Expected, NotAwale, Record, RecordProblem, TimeControl, numbered, rows_of,
};

use super::Explain;

impl Words {
    /// A time control as it is shown: `0.5+0`, with the decimal sign of the language. It is written with a point everywhere.
    #[must_use]
    pub fn clock(&self, control: TimeControl) -> String {
        let text = control.to_string();
        if self.language() == Language::French { text.replace('.', ",") } else { text }
    }

    /// What is wrong with the record in `file`, and in which line.
    #[must_use]
    pub fn record_error(&self, file: &str, error: &Error) -> String {
        let problem = error.problem.explain(self);
        let values = [("file", file.into()), ("line", error.line.into()), ("problem", problem.into())];
        match error.column {
            None => self.with("record-at", &values),
            Some(column) => {
                let [file, line, problem] = values;
                self.with("record-at-column", &[file, line, ("column", column.into()), problem])
            }
        }
    }

    /// The title of a game, if it has one, and who played what, as lists of games tell it.
    #[must_use]
    pub fn listed_game(&self, record: &Record) -> String {
        let [south, north] = Seat::BOTH.map(|seat| self.participant(&record.players[seat]));
        let players = format!("{south} - {north} · {}", self.short_game_name(&record.kind));
        record.title.as_ref().map_or(players.clone(), |title| format!("{title} · {players}"))
    }

    /// `25-18`, who gave up, or how far the game is.
    #[must_use]
    pub fn listed_result(&self, record: &Record) -> String {
        match record.result() {
            Some(Outcome { ending: Close::Settled(Settlement::Resignation(loser)), .. }) => {
                self.with("saved-resigned", &[("side", self.seat(loser).into())])
            }
            Some(Outcome { ending: Close::Settled(Settlement::TimeLoss(loser)), .. }) => {
                self.with("saved-out-of-time", &[("side", self.seat(loser).into())])
            }
            Some(verdict) => format!("{}-{}", verdict.tally.counts.south, verdict.tally.counts.north),
            None => self.with("saved-unfinished", &[("moves", rows_of(record.moves().len()).into())]),
        }
    }
}

/// A move as it is written, or a line that begins with it, with its number in the move list.
fn numbered_text(number: usize, text: &str) -> String {
    numbered(number.saturating_sub(1), text)
}

impl Explain for RecordProblem {
    fn explain(&self, words: &Words) -> String {
        match self {
            RecordProblem::Syntax(text) => words.with("record-syntax", &[("text", text.as_str().into())]),
            RecordProblem::Missing(field) => words.with("record-missing", &[("field", (*field).into())]),
            RecordProblem::Unknown(field) => words.with("record-unknown", &[("field", field.as_str().into())]),
            RecordProblem::Value { field, expected } => {
                words.with("record-value", &[("field", (*field).into()), ("expected", expected.explain(words).into())])
            }
            RecordProblem::Newer { found, known } => {
                words.with("record-newer", &[("found", (*found).into()), ("known", (*known).into())])
            }
            RecordProblem::Rules(contradiction) => contradiction.explain(words),
            RecordProblem::Matches(contradiction) => contradiction.explain(words),
            RecordProblem::Player(error) => error.explain(words),
            RecordProblem::PlayerElsewhere(player) => {
                words.with("record-player-elsewhere", &[("player", player.to_string().into())])
            }
            RecordProblem::Position(error) => error.explain(words),
            RecordProblem::Move { number, text } => {
                words.with("record-move", &[("move", numbered_text(*number, text).into())])
            }
            RecordProblem::Illegal { number, text, seat, mv, refusal } => {
                let reason = words.refusal(*seat, *mv, &Refused::Illegal(*refusal));
                let values = [("move", numbered_text(*number, text).into()), ("reason", reason.into())];
                words.with("record-illegal", &values)
            }
            RecordProblem::AfterTheEnd { number, text } => {
                words.with("record-after-the-end", &[("move", numbered_text(*number, text).into())])
            }
            RecordProblem::AnalysisLength { found, expected } => {
                words.with("record-analysis-length", &[("found", (*found).into()), ("expected", (*expected).into())])
            }
            RecordProblem::Line { number, text } => {
                words.with("record-line", &[("line", numbered_text(*number, text).into())])
            }
            RecordProblem::Unclosed(what) => words.get(match what {
                Enclosure::Comment => "record-unclosed-comment",
                Enclosure::Variation => "record-unclosed-variation",
                Enclosure::Tag => "record-unclosed-tag",
                Enclosure::Value => "record-unclosed-value",
            }),
            RecordProblem::Unexpected(text) => words.with("record-unexpected", &[("text", text.as_str().into())]),
            RecordProblem::TooLong { most } => words.with("record-too-long", &[("most", (*most).into())]),
            RecordProblem::TooMuch { of, most } => {
                let id = match of {
                    Bounded::Bytes => "record-too-many-bytes",
                    Bounded::Tags => "record-too-many-tags",
                    Bounded::Moves => "record-too-many-moves",
                    Bounded::Games => "record-too-many-games",
                };
                words.with(id, &[("most", (*most).into())])
            }
            RecordProblem::SecondGame => words.get("record-second-game"),
            RecordProblem::NoVariant { id, known } => {
                let known = words.list(known);
                words.with("record-no-variant", &[("id", id.as_str().into()), ("known", known.into())])
            }
            RecordProblem::NoRule(text) => words.with("record-no-rule", &[("text", text.as_str().into())]),
            RecordProblem::NoResult(text) => words.with("record-no-result", &[("text", text.as_str().into())]),
            RecordProblem::Captured { number, text, written, captured } => {
                let values = [
                    ("move", numbered_text(*number, text).into()),
                    ("written", (*written).into()),
                    ("captured", (*captured).into()),
                ];
                words.with("record-captured", &values)
            }
            RecordProblem::ResultTooSoon => words.get("record-result-not-over"),
            RecordProblem::Result { written, expected } => {
                let values = [("written", written.as_str().into()), ("expected", expected.as_str().into())];
                words.with("record-result-differs", &values)
            }
        }
    }
}

impl Explain for Expected {
    fn explain(&self, words: &Words) -> String {
        let id = match self {
            Expected::Table => "expected-table",
            Expected::Text => "expected-text",
            Expected::Number => "expected-number",
            Expected::SmallNumber => "expected-small-number",
            Expected::Switch => "expected-switch",
            Expected::Format => "expected-format",
            Expected::Date => "expected-date",
            Expected::SeedsOrNone => "expected-seeds-or-none",
            Expected::Moves => "expected-moves",
            Expected::Assessments => "expected-assessments",
            Expected::Worth => "expected-worth",
            Expected::Points => "expected-points",
            Expected::Seen => "expected-seen",
            Expected::Plies => "expected-plies",
            Expected::StartOfFirst => "expected-start-of-first",
            Expected::Milliseconds => "expected-milliseconds",
            Expected::TimesOfMoves => "expected-times-of-moves",
            Expected::TimeControl => "expected-time-control",
            Expected::Words(all) => {
                let quoted: Vec<String> = all.iter().map(|word| format!("\"{word}\"")).collect();
                return words.choice(&quoted);
            }
        };
        words.get(id)
    }
}

impl Explain for NotAwale {
    fn explain(&self, words: &Words) -> String {
        words.get("record-not-awale")
    }
}
