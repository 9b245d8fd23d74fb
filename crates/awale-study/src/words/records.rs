//! The texts of records: lists of games, and errors in files.

use crate::{
    catalogue::{AnyEnding, Wdl},
    record::{
        ExpectedValue, NotAwale, NumberedMove, OmittedText, OmittedTextKind, Record, RecordError,
        RecordProblem, TimeControl, move_list_row_count, numbered_move,
    },
    words::{Words, say},
};
use awale_rules::{
    GameEnd, Outcome, PerSeat, RefusedMove, Settlement, matches_game::LastMatchTakenBy,
};

use super::Explain;

impl Words {
    /// Returns a time control with the decimal sign of the language: `0.5+0` or `0,5+0`. When
    /// typed, both signs are understood in every language.
    pub fn time_control(&self, control: TimeControl) -> String {
        self.with_decimal_sign(&control.to_string())
    }

    /// Returns an error in the record `file_name`, with its line and column.
    pub fn record_error(&self, file_name: &str, error: &RecordError) -> String {
        let line_and_column = (error.line, error.column);
        self.message_with_file_place(file_name, line_and_column, error.problem.explain(self))
    }

    /// Adds the position in `file_name` to a message: a line, and a column if there is one.
    pub fn message_with_file_place(
        &self,
        file_name: &str,
        (line, column): (usize, Option<usize>),
        problem: String,
    ) -> String {
        let message_values = [
            ("file", file_name.into()),
            ("line", line.into()),
            ("problem", problem.into()),
        ];
        match column {
            None => self.with("record-at", &message_values),
            Some(column) => {
                let [file_value, line_value, problem_value] = message_values;
                self.with(
                    "record-at-column",
                    &[
                        file_value,
                        line_value,
                        ("column", column.into()),
                        problem_value,
                    ],
                )
            }
        }
    }

    /// Returns the title (if any) and the players of a game, for a list of games.
    pub fn title_in_game_list(&self, record: &Record) -> String {
        let PerSeat { south, north } = self.player_names(&record.players);
        let players_and_game_name =
            format!("{south} – {north} · {}", self.short_game_name(&record.kind));
        record
            .header
            .title
            .as_ref()
            .map_or(players_and_game_name.clone(), |title| {
                format!("{title} · {players_and_game_name}")
            })
    }

    /// Returns the letter for the result of a game.
    pub fn result_letter(&self, result: Wdl) -> String {
        self.get(match result {
            Wdl::Win => "result-letter-win",
            Wdl::Draw => "result-letter-draw",
            Wdl::Loss => "result-letter-loss",
        })
    }

    /// Returns the result for a list of games: `25-18`, who resigned, lost on time or took the last
    /// match, or the number of rows in the move list of an unfinished game.
    pub fn result_in_game_list(&self, record: &Record) -> String {
        match record.result() {
            Some(Outcome {
                ending: GameEnd::Settled(Settlement::Resignation(loser)),
                ..
            }) => {
                say!(self, "saved-resigned", side = self.seat_name(loser))
            }
            Some(Outcome {
                ending: GameEnd::Settled(Settlement::TimeLoss(loser)),
                ..
            }) => {
                say!(self, "saved-out-of-time", side = self.seat_name(loser))
            }
            Some(Outcome {
                ending: GameEnd::ByRules(AnyEnding::Matches(LastMatchTakenBy(loser))),
                ..
            }) => {
                say!(self, "saved-took-last", side = self.seat_name(loser))
            }
            Some(verdict) => format!(
                "{}-{}",
                verdict.final_result.final_counts.south, verdict.final_result.final_counts.north
            ),
            None => say!(
                self,
                "saved-unfinished",
                moves = move_list_row_count(record.moves().len())
            ),
        }
    }
}

/// Returns a move or a line, as it is written, with its number in the move list.
fn move_text_with_number(NumberedMove { number, text }: &NumberedMove) -> String {
    numbered_move(number.saturating_sub(1), text)
}

impl Explain for RecordProblem {
    fn explain(&self, words: &Words) -> String {
        match self {
            RecordProblem::Syntax(text) => say!(words, "record-syntax", text),
            RecordProblem::MissingField(field) => say!(words, "record-missing", field = (*field)),
            RecordProblem::UnknownField(field) => say!(words, "record-unknown", field),
            RecordProblem::InvalidFieldValue { field, expected } => {
                say!(
                    words,
                    "record-value",
                    field = (*field),
                    expected = expected.explain(words)
                )
            }
            RecordProblem::NewerFormat {
                found_format: found,
                newest_known_format: known,
            } => {
                say!(words, "record-newer", found, known)
            }
            RecordProblem::ContradictoryRules(contradiction) => contradiction.explain(words),
            RecordProblem::ContradictoryHeapRules(contradiction) => contradiction.explain(words),
            RecordProblem::InvalidPlayer(error) => error.explain(words),
            RecordProblem::PlayerOfOtherGame(player) => {
                say!(
                    words,
                    "record-player-elsewhere",
                    player = player.to_string()
                )
            }
            RecordProblem::InvalidStartPosition(error) => error.explain(words),
            RecordProblem::UnreadableMove(numbered_move) => {
                say!(words, "record-move", move = move_text_with_number(numbered_move))
            }
            RecordProblem::IllegalMove {
                numbered_move,
                seat,
                mv,
                refusal,
            } => {
                let reason = words.refusal_text(*seat, *mv, &RefusedMove::Illegal(*refusal));
                say!(words, "record-illegal", move = move_text_with_number(numbered_move), reason)
            }
            RecordProblem::MoveAfterEnd(numbered_move) => {
                say!(words, "record-after-the-end", move = move_text_with_number(numbered_move))
            }
            RecordProblem::WrongAnalysisLength {
                analyzed_move_count: found,
                game_move_count: expected,
            } => {
                say!(words, "record-analysis-length", found, expected)
            }
            RecordProblem::IllegalAnalysisLine(numbered_move) => {
                say!(
                    words,
                    "record-line",
                    line = move_text_with_number(numbered_move)
                )
            }
            RecordProblem::Unclosed(what) => words.get(what.into()),
            RecordProblem::UnexpectedText(text) => {
                say!(words, "record-unexpected", text)
            }
            RecordProblem::TagNameTooLong { max_bytes: max } => {
                say!(words, "record-too-long", most = max)
            }
            RecordProblem::LimitExceeded {
                limited_thing: of,
                max_count: max,
            } => {
                say!(words, of.into(), most = max)
            }
            RecordProblem::MoreThanOneGame => words.get("record-second-game"),
            RecordProblem::UnknownVariant {
                variant_id,
                known_ids: known,
            } => {
                let known_ids_text = words.list_with_and(known);
                say!(
                    words,
                    "record-no-variant",
                    id = variant_id,
                    known = known_ids_text
                )
            }
            RecordProblem::InvalidRule(text) => say!(words, "record-no-rule", text),
            RecordProblem::InvalidResult(text) => say!(words, "record-no-result", text),
            RecordProblem::WrongCaptureCount {
                numbered_move,
                written_seeds: written,
                captured_seeds: captured,
            } => {
                say!(words, "record-captured", move = move_text_with_number(numbered_move), written, captured)
            }
            RecordProblem::ResultBeforeGameEnd => words.get("record-result-not-over"),
            RecordProblem::ResultMismatch {
                wrong_source: place,
                wrong_result: written,
                right_source: against,
                right_result: expected,
            } => {
                say!(
                    words,
                    "record-result-differs",
                    place = place.name(),
                    written,
                    against = against.name(),
                    expected
                )
            }
            RecordProblem::AmbiguousDigits(text) => say!(words, "record-digits", text),
            RecordProblem::ForeignCoordinates(text) => {
                say!(words, "record-coordinates", text)
            }
            RecordProblem::WrongMoveNumber {
                written_move_number: written,
                right_move_number: expected,
            } => {
                say!(words, "record-move-number", written, expected)
            }
            RecordProblem::ConflictingTags(name) => say!(words, "record-two-tags", name),
        }
    }
}

impl Explain for OmittedText {
    fn explain(&self, words: &Words) -> String {
        let message_id = match self.kind {
            OmittedTextKind::IllegalVariations => "variations-left-out",
            OmittedTextKind::MoveAnnotations => "annotations-left-out",
            OmittedTextKind::LinesOutsideGames => "lines-left-out",
            OmittedTextKind::CutEndsOfLongTexts => "long-texts-left-out",
        };
        say!(words, message_id, count = self.omitted_part_count)
    }
}

impl Explain for ExpectedValue {
    fn explain(&self, words: &Words) -> String {
        if let ExpectedValue::OneOfWords(all) = self {
            let quoted_words: Vec<String> = all.iter().map(|word| format!("\"{word}\"")).collect();
            return words.list_with_or(&quoted_words);
        }
        words.get(self.into())
    }
}

impl Explain for NotAwale {
    fn explain(&self, words: &Words) -> String {
        words.get("record-not-awale")
    }
}
