//! [`ChapterExercise`]: an exercise of a chapter, and the file with the exercises of a variant.
//!
//! A line of the file is one of these:
//!
//! * a chapter: `chapter reach`
//! * the numbers of its valid explained positions: `explained 1 2 3`
//! * an exercise: the position, the search depth, and for each legal move a line of play and a
//!   value: `DaBc:120` is an estimate in hundredths of a seed, `D:=3` a proven value in seeds,
//!   `D:~3` a value of an endgame table in seeds

use std::fmt::Write as _;

use awale_engine::Score;
use awale_rules::{Match, Pit, Position, Rules};

use crate::{
    catalogue::{AnyGame, AnyMove},
    exercise::{Exercise, TryResult},
    study::{MIN_INACCURACY_COST, MoveMark, MoveValue, MoveValues, ValueEvidence},
};

use super::chapter_subject::ChapterSubject;

/// The maximum number of moves in the stored line of a move, including the move itself.
const MAX_REFUTATION_MOVES: usize = 4;

/// A position in which South must find a good move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChapterExercise {
    /// The position, with South to move.
    pub position: Position,
    /// The value of each legal move.
    pub values: MoveValues,
}

impl ChapterExercise {
    /// Returns the position as text, which identifies the exercise in a player's progress.
    pub fn name(&self) -> String {
        self.position.to_string()
    }

    /// Returns the value of a move, if it is legal.
    pub fn value_of_pit(&self, pit: Pit) -> Option<&MoveValue> {
        self.values.of(AnyMove::Pit(pit))
    }

    /// Returns the best move with its value.
    pub fn best_move_value(&self) -> &MoveValue {
        self.values.best()
    }

    /// Returns true if a move is as good as the best: it keeps the result and costs less than an
    /// inaccuracy.
    pub fn is_right(&self, pit: Pit) -> bool {
        self.value_of_pit(pit).is_some_and(|value| {
            let verdict = self.values.verdict(value);
            verdict.mark() <= MoveMark::Good && verdict.cost < MIN_INACCURACY_COST
        })
    }

    /// Returns true if the result of every move is proven.
    pub fn is_proven(&self) -> bool {
        let scores = self.values.moves.iter().map(|value| value.score);
        ValueEvidence::weakest_of(scores) == ValueEvidence::Proven
    }

    /// Returns all right moves.
    pub fn correct_pits(&self) -> Vec<Pit> {
        self.position
            .moves()
            .filter(|&pit| self.is_right(pit))
            .collect()
    }
}

impl Exercise for ChapterExercise {
    fn judge(&self, _game: &Match<AnyGame>, mv: AnyMove) -> TryResult {
        if mv.as_pit().is_some_and(|pit| self.is_right(pit)) {
            return TryResult::Solved(vec![mv]);
        }
        // The line of a wrong move: the move, and the answer that refutes it.
        let line = self.values.of(mv).map(|value| &value.line[..]);
        TryResult::Wrong(line.unwrap_or(&[mv]).iter().take(2).copied().collect())
    }

    fn solution(&self, _game: &Match<AnyGame>) -> Vec<AnyMove> {
        vec![self.best_move_value().mv]
    }

    fn pits_to_avoid_as_cursor_start(&self, _game: &Match<AnyGame>) -> Vec<Pit> {
        self.correct_pits()
    }
}

/// The valid parts of a chapter in a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValidChapterParts {
    /// The subject of the chapter.
    pub subject: ChapterSubject,
    /// The indices of the explained positions that are valid in the variant, from 0.
    pub explained_position_indices: Vec<usize>,
    /// The exercises of the chapter, the easiest first.
    pub exercises: Vec<ChapterExercise>,
}

/// Formats chapters as the text of a file.
pub fn write(chapters: &[ValidChapterParts]) -> String {
    let mut text = String::new();
    for ValidChapterParts {
        subject,
        explained_position_indices: explained,
        exercises,
    } in chapters
    {
        let _ = writeln!(text, "chapter {subject}");
        text.push_str("explained");
        for number in explained {
            let _ = write!(text, " {}", number + 1);
        }
        text.push('\n');
        for exercise in exercises {
            let _ = write!(text, "{} {}", exercise.position, exercise.values.depth);
            for value in &exercise.values.moves {
                let line_moves_text: String = value
                    .line
                    .iter()
                    .take(MAX_REFUTATION_MOVES)
                    .map(ToString::to_string)
                    .collect();
                let score = match value.score {
                    Score::Estimate(seeds) => seeds.to_string(),
                    Score::Table(lead) => format!("~{lead}"),
                    Score::Proven(lead) => format!("={lead}"),
                };
                let _ = write!(text, " {line_moves_text}:{score}");
            }
            text.push('\n');
        }
    }
    text
}

/// Parses the chapters of a file for `rules`. Returns `None` if the text is not such a file.
pub fn read(text: &str, rules: &Rules) -> Option<Vec<ValidChapterParts>> {
    let mut chapters: Vec<ValidChapterParts> = Vec::new();
    for line in text.lines() {
        let (keyword, rest_of_line) = line.split_once(' ').unwrap_or((line, ""));
        match keyword {
            "chapter" => {
                let subject = rest_of_line.parse().ok()?;
                chapters.push(ValidChapterParts {
                    subject,
                    explained_position_indices: Vec::new(),
                    exercises: Vec::new(),
                });
            }
            "explained" => {
                let explained_indices = rest_of_line
                    .split_whitespace()
                    .map(|number| number.parse::<usize>().ok()?.checked_sub(1));
                chapters.last_mut()?.explained_position_indices =
                    explained_indices.collect::<Option<_>>()?;
            }
            position => {
                chapters
                    .last_mut()?
                    .exercises
                    .push(read_exercise(position, rest_of_line, rules)?);
            }
        }
    }
    Some(chapters)
}

fn read_exercise(position: &str, depth_and_values: &str, rules: &Rules) -> Option<ChapterExercise> {
    let position = Position::parse(position, rules).ok()?;
    let mut words = depth_and_values.split_whitespace();
    let depth = words.next()?.parse().ok()?;
    let moves: Vec<MoveValue> = words.map(read_value).collect::<Option<_>>()?;
    let moves_in_file: Vec<AnyMove> = moves.iter().map(|value| value.mv).collect();
    let has_all_legal_moves =
        position.moves().map(AnyMove::Pit).eq(moves_in_file) && !moves.is_empty();
    let values = MoveValues {
        depth,
        seeds_left: position.seeds_on_board(),
        moves,
        is_final: true,
    };
    has_all_legal_moves.then_some(ChapterExercise { position, values })
}

fn read_value(word: &str) -> Option<MoveValue> {
    let (line, score) = word.split_once(':')?;
    let line: Vec<AnyMove> = line
        .chars()
        .map(|letter| Pit::from_letter(letter).map(AnyMove::Pit))
        .collect::<Option<_>>()?;
    let score = match score.split_at_checked(1)? {
        ("=", lead) => Score::Proven(lead.parse().ok()?),
        ("~", lead) => Score::Table(lead.parse().ok()?),
        _ => Score::Estimate(score.parse().ok()?),
    };
    Some(MoveValue::new(*line.first()?, score, line))
}
