//! The TOML file that stores a player's progress.

use serde::Deserialize;
use thiserror::Error;

use crate::toml_reader::TextPlace;

use super::{NestedMap, Progress};

/// The version of the file format. Files of other versions are not read.
const FORMAT_VERSION: u32 = 1;

/// An error in the text of a progress file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProgressFileError {
    /// Invalid TOML or an invalid field, with the line, the field and the problem.
    #[error("{0}")]
    InvalidContent(String),
    /// The file has another format version.
    #[error("it has format {0}, and this version reads format {FORMAT_VERSION}")]
    UnsupportedVersion(u32),
}

impl ProgressFileError {
    fn toml_error(text: &str, error: &toml::de::Error) -> ProgressFileError {
        let TextPlace { line, field, .. } =
            TextPlace::of(text, error.span().map_or(0, |span| span.start));
        let field = field
            .map(|field| format!(", `{field}`"))
            .unwrap_or_default();
        ProgressFileError::InvalidContent(format!("line {line}{field}: {}", error.message()))
    }
}

/// The field that every version of the format has.
#[derive(Deserialize)]
struct FormatHeader {
    format: u32,
}

/// Writes and reads the field with the version of the format. The version is ignored here, because
/// [`Progress::parse`] has already checked it.
pub(super) mod format {
    use serde::de::{Deserialize, Deserializer, IgnoredAny};
    use serde::ser::Serializer;

    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde hands the field over so"
    )]
    pub fn serialize<S: Serializer>((): &(), serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(super::FORMAT_VERSION)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
        IgnoredAny::deserialize(deserializer).map(drop)
    }
}

/// Removes empty tables.
fn remove_empty_tables<T>(tables: &mut NestedMap<T>) {
    tables.retain(|_, entries| !entries.is_empty());
}

impl Progress {
    /// Reads the text of a progress file.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not a valid progress file or has another format version.
    pub fn parse(text: &str) -> Result<Progress, ProgressFileError> {
        // Check the version first, because another version may have unknown fields.
        let FormatHeader { format } =
            toml::from_str(text).map_err(|error| ProgressFileError::toml_error(text, &error))?;
        if format != FORMAT_VERSION {
            return Err(ProgressFileError::UnsupportedVersion(format));
        }
        let mut progress: Progress =
            toml::from_str(text).map_err(|error| ProgressFileError::toml_error(text, &error))?;
        progress.longest_solving_run = progress.longest_solving_run.max(progress.solving_run);
        remove_empty_tables(&mut progress.solved_puzzle_counts);
        remove_empty_tables(&mut progress.solved_exercises);
        remove_empty_tables(&mut progress.best_drill_scores);
        remove_empty_tables(&mut progress.tried_puzzles);
        remove_empty_tables(&mut progress.own_puzzles);
        remove_empty_tables(&mut progress.repertoire);
        Ok(progress)
    }

    /// Returns the text of the file. Empty tables are left out.
    pub fn to_toml(&self) -> String {
        toml::to_string(self).expect("tables of numbers, texts and lists")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::Date;

    use crate::progress::{
        DailyPuzzleProgress, FirstTry, OwnPuzzle, OwnPuzzleKind, ProgressEvent, SolvedCounts,
    };

    fn parse_day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn puzzle_event(first_try: FirstTry, day: Option<Date>) -> ProgressEvent {
        ProgressEvent::PuzzleSolved {
            variant: "oware".to_owned(),
            difficulty_name: "easy".to_owned(),
            first_try,
            day,
        }
    }

    #[test]
    fn progress_survives_writing_and_reading() {
        let mut progress = Progress::default();
        progress.add(&ProgressEvent::LessonFinished {
            game_kind_id: "oware".to_owned(),
            lesson_id: "laps".to_owned(),
        });
        progress.add(&puzzle_event(
            FirstTry::Solved,
            Some(parse_day("2026-11-21")),
        ));
        progress.add(&puzzle_event(FirstTry::Solved, None));
        progress.add(&puzzle_event(FirstTry::Failed, None));
        let daily_progress = DailyPuzzleProgress {
            day: parse_day("2026-11-22"),
            found_move_count: 2,
            was_helped: true,
            was_solution_shown: true,
        };
        progress.add(&ProgressEvent::DailyPuzzleChanged {
            variant: "oware".to_owned(),
            new_state: daily_progress,
        });
        progress.add(&ProgressEvent::DailyPuzzleChanged {
            variant: "oware".to_owned(),
            new_state: DailyPuzzleProgress {
                found_move_count: 1,
                was_helped: false,
                was_solution_shown: false,
                ..daily_progress
            },
        });
        progress.add(&ProgressEvent::RepertoireAnswerChosen {
            variant: "oware".to_owned(),
            position: "4-4-S".to_owned(),
            moves_to_position: "Fb".to_owned(),
            answer_letter: Some("B".to_owned()),
            day: parse_day("2026-11-22"),
        });
        let read_back = Progress::parse(&progress.to_toml()).unwrap();
        assert_eq!(read_back, progress);
        assert_eq!(
            read_back.due_answer_count("oware", parse_day("2026-11-23")),
            1
        );
        assert!(
            read_back.has_finished_lesson("oware", "laps")
                && !read_back.has_finished_lesson("abapa", "laps")
        );
        assert_eq!(
            read_back.solved_counts("oware", "easy"),
            SolvedCounts {
                solved_without_help: 2,
                solved_with_help: 1
            }
        );
        assert_eq!(read_back.current_and_longest_solving_run(), (0, 2));
        assert_eq!(
            read_back.begun_daily_puzzle(daily_progress.day, "oware"),
            Some(daily_progress)
        );
        assert_eq!(
            read_back.begun_daily_puzzle(daily_progress.day, "awari"),
            None
        );
        assert_eq!(
            read_back.begun_daily_puzzle(parse_day("2026-11-23"), "oware"),
            None,
            "another day has another puzzle"
        );
    }

    #[test]
    fn puzzles_from_games_survive_writing_and_reading() {
        let mut progress = Progress::default();
        let puzzles_and_first_tries = [
            ("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", FirstTry::Failed),
            ("1-0-S", FirstTry::Solved),
        ];
        for (puzzle_position, first_try) in puzzles_and_first_tries {
            let (variant, puzzle_position) = ("oware".to_owned(), puzzle_position.to_owned());
            progress.add(&ProgressEvent::PuzzleAttempt {
                variant,
                puzzle_position,
                initial_puzzle_rating: 1500,
                first_try,
                day: parse_day("2026-11-21"),
            });
        }
        progress.add(&ProgressEvent::PuzzleStormEnded {
            variant: "awari".to_owned(),
            solved_puzzle_count: 12,
        });
        let read_back = Progress::parse(&progress.to_toml()).unwrap();
        assert_eq!(read_back, progress);
        assert_eq!(
            read_back.due_puzzles("oware", parse_day("2026-11-22")),
            ["4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"]
        );
        assert_eq!(read_back.best_storm_score("awari"), 12);
    }

    #[test]
    fn chapters_and_drills_survive_writing_and_reading() {
        let mut progress = Progress::default();
        let exercise_event = |exercise: &str, first_try| ProgressEvent::ExerciseSolved {
            variant: "oware".to_owned(),
            chapter_name: "reach".to_owned(),
            exercise_position: exercise.to_owned(),
            first_try,
        };
        progress.add(&exercise_event("1-0-S", FirstTry::Solved));
        progress.add(&exercise_event("2-0-S", FirstTry::Failed));
        progress.add(&ProgressEvent::DrillRoundEnded {
            variant: "oware".to_owned(),
            drill_name: "last-2".to_owned(),
            drill_score: 21,
        });
        let read_back = Progress::parse(&progress.to_toml()).unwrap();
        assert_eq!(read_back, progress);
        assert_eq!(
            read_back.first_try_at_solved_exercise("oware", "reach", "2-0-S"),
            Some(FirstTry::Failed)
        );
        assert_eq!(read_back.best_drill_score("oware", "last-2"), 21);
    }

    #[test]
    fn positions_of_own_games_survive_writing_and_reading() {
        let owned_text = str::to_owned;
        let own_puzzle = OwnPuzzle {
            played_move: owned_text("A"),
            played_value: owned_text("-1.00"),
            best_value: owned_text("exact 3"),
            lost_point_thousandths: 400,
            best_line: owned_text("F a"),
            refutation: String::new(),
            due_day_and_solved_count: None,
            is_tried: false,
            was_missed: false,
        };
        let mut progress = Progress::default();
        let (variant, day) = (owned_text("oware"), parse_day("2026-11-21"));
        let puzzles = ["one AbC", "two"]
            .map(|name| (owned_text(name), own_puzzle.clone()))
            .to_vec();
        let searched_game_file_name = Some(owned_text("2026-11-20-120000-oware.toml"));
        progress.add(&ProgressEvent::OwnPuzzlesFound {
            variant: variant.clone(),
            puzzles,
            searched_game_file_name,
            day,
        });
        progress.add(&ProgressEvent::OwnPuzzleTried {
            variant,
            position_name: owned_text("two"),
            first_try: FirstTry::Solved,
            day,
        });
        let read_back = Progress::parse(&progress.to_toml()).unwrap();
        assert_eq!(read_back, progress);
        let tomorrow = day.tomorrow().unwrap();
        assert_eq!(
            read_back.due_own_puzzle_count("oware", OwnPuzzleKind::Mistake, tomorrow),
            2
        );
        assert!(read_back.has_searched_game("2026-11-20-120000-oware.toml"));
    }

    #[test]
    fn progress_files_of_other_format_versions_are_refused() {
        for format in [0, FORMAT_VERSION + 1, 9] {
            assert_eq!(
                Progress::parse(&format!("format = {format}\nlater = true")),
                Err(ProgressFileError::UnsupportedVersion(format))
            );
        }
    }

    #[test]
    fn invalid_progress_files_are_refused() {
        assert!(matches!(
            Progress::parse("format = 1\nruns = 3"),
            Err(ProgressFileError::InvalidContent(_))
        ));
        for wrong in [
            "days.soon = []",
            "[training]\nother = 1",
            "[training]\npast = [70000]",
            "[tried.oware.x]\nother = 1",
            "[tried.oware.x]\ndue = \"soon\"",
            "[begun.oware]\nday = \"soon\"",
            "[own.oware.x]\nplayed = \"A\"",
        ] {
            let text = format!("format = 1\n{wrong}\n");
            assert!(
                matches!(
                    Progress::parse(&text),
                    Err(ProgressFileError::InvalidContent(_))
                ),
                "{wrong}"
            );
        }
        assert!(matches!(
            Progress::parse("\u{0}\u{1}"),
            Err(ProgressFileError::InvalidContent(_))
        ));
    }

    #[test]
    fn an_error_in_a_progress_file_names_line_field_and_expected_value() {
        for (text, expected) in [
            (
                "run = -1",
                "line 2, `run`: invalid value: integer `-1`, expected u32",
            ),
            (
                "runs = 3",
                "line 2, `runs`: unknown field `runs`, expected one of `format`, `run`",
            ),
            (
                "[days]\n2026-11-21 = 3",
                "line 3, `days.2026-11-21`: invalid type: integer `3`, expected a sequence",
            ),
            (
                "[begun.oware]\nfound = 1",
                "line 2, `begun.oware`: missing field `day`",
            ),
            (
                "[solved.oware]\neasy = { at_once = true }",
                "line 3, `solved.oware.easy.at_once`: invalid type: boolean `true`, expected u32",
            ),
        ] {
            let error = Progress::parse(&format!("format = 1\n{text}"))
                .unwrap_err()
                .to_string();
            assert!(error.starts_with(expected), "{error}");
        }
    }

    #[test]
    fn an_empty_table_is_left_out_of_the_progress_file() {
        let read_back =
            Progress::parse("format = 1\nrun = 0\nbest_run = 0\n[storms]\n[own.oware]\n[drills]\n")
                .unwrap();
        assert_eq!(read_back, Progress::default());
        assert_eq!(Progress::parse(&read_back.to_toml()).unwrap(), read_back);
    }

    #[test]
    fn a_complete_progress_file_is_written_as_it_was_read() {
        let text = r#"format = 1
run = 1
best_run = 2
searched = ["2026-11-20-120000-oware.toml"]

[days]
2026-11-21 = ["abapa", "oware"]
2026-11-22 = ["oware"]

[begun.oware]
day = "2026-11-23"
found = 2
helped = true

[lessons]
abapa = ["laps"]
oware = ["capture", "laps"]

[solved.oware.easy]
at_once = 2
with_help = 1

[solved.oware.hard]
at_once = 0
with_help = 1

[training]
rating = 150000
deviation = 35000
volatility = 60000
attempts = 3
solved = 2
past = [1350, 1482, 1500]

[storms]
awari = 12

[chapters.oware.reach]
at_once = ["1-0-S"]
with_help = []

[drills."my oware"]
last-2 = 21

[drills.oware]
last-2 = 21
last-3 = 4

[tried.oware.1-0-S]
rating = 150000
deviation = 35000
volatility = 60000
due = "2026-11-22"
times = 0

[tried.oware.2-0-S]
rating = 150000
deviation = 35000
volatility = 60000

[own.oware."one AbC"]
played = "A"
value = "-1.00"
best = "exact 3"
cost = 400
line = "F a"
refutation = ""
due = "2026-11-22"
times = 1
tried = true
"#;
        assert_eq!(Progress::parse(text).unwrap().to_toml(), text);
    }

    #[test]
    fn names_with_special_characters_survive_writing_and_reading() {
        for name in [
            "",
            "a b",
            "a\"b",
            "a'\"b",
            "a\\b",
            "a\nb\u{7f}\u{85}",
            "é",
            "a.b",
        ] {
            let mut progress = Progress::default();
            progress.best_storm_scores.insert(name.to_owned(), 3);
            assert_eq!(
                Progress::parse(&progress.to_toml()).unwrap(),
                progress,
                "{name:?}"
            );
        }
    }
}
