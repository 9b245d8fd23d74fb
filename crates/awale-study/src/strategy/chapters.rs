//! The chapters of *Playing well*: their explained positions and opponents, and which parts are
//! valid in a variant. The exercises are in `assets/strategy`, one file per variant, read when a
//! screen needs them.

use awale_rules::{Pit, Position};

use crate::catalogue::{EngineStrength, PlayerSpec, Variant};

use super::{
    chapter_subject::ChapterSubject,
    exercise::{self, ChapterExercise, ValidChapterParts},
};

/// For the id of each built-in variant, a text with the parts of the chapters that are valid by its
/// rules: the numbers of the explained positions, and the exercises.
const BUILT_IN_CHAPTERS: [(&str, &str); 6] = [
    ("oware", include_str!("../../assets/strategy/oware.txt")),
    ("awele", include_str!("../../assets/strategy/awele.txt")),
    ("awale", include_str!("../../assets/strategy/awale.txt")),
    ("abapa", include_str!("../../assets/strategy/abapa.txt")),
    (
        "awale-26",
        include_str!("../../assets/strategy/awale-26.txt"),
    ),
    ("awari", include_str!("../../assets/strategy/awari.txt")),
];
/// The minimum number of exercises in a chapter.
pub const MIN_EXERCISES_PER_CHAPTER: usize = 4;

/// The fixed part of a chapter, written for the default variant.
#[derive(Clone, Copy, Debug)]
pub struct ChapterOutline {
    /// The subject of the chapter.
    pub subject: ChapterSubject,
    /// The message id of the title.
    pub title_message: &'static str,
    /// The message id of the task of an exercise.
    pub task_message: &'static str,
    /// The explained positions.
    pub explained_positions: [ExplainedPosition; 3],
    /// The opponent at the end of the chapter: an engine level that the player should beat.
    pub opponent: PlayerSpec,
}

/// A position that is explained by showing a move.
#[derive(Clone, Copy, Debug)]
pub struct ExplainedPosition {
    /// The position as one line of text.
    pub position: &'static str,
    /// The letter of the shown move, which is a right move.
    pub shown_pit_letter: char,
    /// The message id of the explanation.
    pub explanation_message_id: &'static str,
}

impl ExplainedPosition {
    /// Returns the position by the rules of a variant, and the move. Returns `None` if the move is
    /// illegal or the position invalid.
    pub fn position_and_pit(&self, variant: &Variant) -> Option<(Position, Pit)> {
        let position = Position::parse(self.position, &variant.rules).ok()?;
        let pit = Pit::from_letter(self.shown_pit_letter)?;
        position.check(pit).is_ok().then_some((position, pit))
    }
}

/// Builds the outlines from the subject, the prefix of the message ids, the level of the opponent,
/// and the explained positions with their moves.
macro_rules! outlines {
    ($($subject:ident, $id:literal, level $level:literal {
        $first:literal => $a:literal, $second:literal => $b:literal, $third:literal => $c:literal $(,)?
    })*) => {
        [$(ChapterOutline {
            subject: ChapterSubject::$subject,
            title_message: $id,
            task_message: concat!($id, "-task"),
            explained_positions: [
                ExplainedPosition { position: $first, shown_pit_letter: $a, explanation_message_id: concat!($id, "-1") },
                ExplainedPosition { position: $second, shown_pit_letter: $b, explanation_message_id: concat!($id, "-2") },
                ExplainedPosition { position: $third, shown_pit_letter: $c, explanation_message_id: concat!($id, "-3") },
            ],
            opponent: PlayerSpec::Engine(EngineStrength::Level($level)),
        }),*]
    };
}

/// The chapters in their order.
pub const CHAPTER_OUTLINES: [ChapterOutline; 9] = outlines! {
    ReachOfPit, "strategy-reach", level 1 {
        "0-0-4-1-3-0-2-4-8-1-2-0-11-12-S" => 'C',
        "2-1-6-0-0-0-1-0-1-0-0-0-20-17-S" => 'C',
        "10-1-9-1-0-0-1-0-2-2-1-10-4-7-S" => 'A',
    }
    Threats, "strategy-threats", level 1 {
        "0-0-0-3-1-1-0-0-3-1-0-1-23-15-S" => 'D',
        "0-3-9-0-2-3-0-0-0-0-1-0-16-14-S" => 'C',
        "1-1-3-0-3-0-1-0-1-0-0-0-19-19-S" => 'C',
    }
    Defence, "strategy-defence", level 2 {
        "0-2-0-1-1-0-5-0-1-1-0-2-18-17-S" => 'B',
        "5-0-2-1-1-4-0-1-0-5-4-15-2-8-S" => 'A',
        "1-0-5-3-0-4-0-0-16-5-0-0-6-8-S" => 'F',
    }
    BigPit, "strategy-big-pit", level 2 {
        "2-12-1-0-0-2-1-0-2-0-2-3-12-11-S" => 'B',
        "2-1-2-3-1-14-1-1-1-1-0-2-6-13-S" => 'F',
        "0-0-3-0-17-6-0-1-1-0-0-0-17-3-S" => 'E',
    }
    CaptureOrWait, "strategy-patience", level 3 {
        "0-1-1-0-0-14-0-0-0-3-0-2-8-19-S" => 'B',
        "1-1-1-0-0-1-1-0-0-0-3-0-18-22-S" => 'B',
        "0-3-0-2-0-2-0-1-0-0-1-12-16-11-S" => 'F',
    }
    EmptyingRightSide, "strategy-right-side", level 3 {
        "1-4-11-0-0-2-0-5-0-5-0-9-4-7-S" => 'F',
        "1-0-0-11-1-1-0-1-3-4-0-7-14-5-S" => 'E',
        "0-0-1-7-2-10-14-0-3-0-0-4-3-4-S" => 'E',
    }
    Tempo, "strategy-tempo", level 4 {
        "1-1-2-4-4-1-0-0-0-0-0-0-17-18-S" => 'F',
        "0-1-4-0-0-4-0-0-0-0-0-2-18-19-S" => 'B',
        "0-0-2-0-1-1-0-0-0-0-3-0-18-23-S" => 'C',
    }
    Endgame, "strategy-endgame", level 4 {
        "1-0-0-0-4-1-0-0-2-0-0-0-19-21-S" => 'E',
        "1-0-0-1-1-2-0-0-0-0-3-0-17-23-S" => 'D',
        "0-1-0-0-2-3-0-0-0-1-0-2-23-16-S" => 'B',
    }
    Opening, "strategy-opening", level 5 {
        "7-6-6-0-7-0-1-0-3-8-8-2-0-0-S" => 'E',
        "0-7-7-0-8-0-0-7-1-1-9-1-2-5-S" => 'C',
        "7-0-6-6-5-0-0-6-1-7-6-2-0-2-S" => 'C',
    }
};

/// A chapter as it is offered in a variant.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The fixed part of the chapter.
    pub outline: &'static ChapterOutline,
    /// The explained positions that are valid in the variant, each with its move.
    pub explained_positions: Vec<(ExplainedPosition, Position, Pit)>,
    /// The exercises, the easiest first.
    pub exercises: Vec<ChapterExercise>,
}

/// Returns true if a variant has chapters.
pub fn has_chapters(variant: &Variant) -> bool {
    BUILT_IN_CHAPTERS
        .iter()
        .any(|(id, text)| *id == variant.id.as_str() && !text.is_empty())
}

/// Returns the chapters of a variant in their order. A user's own variant has none.
pub fn chapters(variant: &Variant) -> Vec<Chapter> {
    let text = BUILT_IN_CHAPTERS
        .iter()
        .find(|(id, _)| *id == variant.id.as_str())
        .map_or("", |(_, text)| text);
    let valid_chapters = exercise::read(text, &variant.rules).unwrap_or_default();
    valid_chapters
        .into_iter()
        .filter_map(|valid_chapter| chapter(valid_chapter, variant))
        .collect()
}

fn chapter(valid_chapter: ValidChapterParts, variant: &Variant) -> Option<Chapter> {
    let outline = CHAPTER_OUTLINES
        .iter()
        .find(|outline| outline.subject == valid_chapter.subject)?;
    let explained_positions =
        valid_chapter
            .explained_position_indices
            .iter()
            .filter_map(|&number| {
                let explained_position = outline.explained_positions.get(number)?;
                let (position, pit) = explained_position.position_and_pit(variant)?;
                Some((*explained_position, position, pit))
            });
    Some(Chapter {
        outline,
        explained_positions: explained_positions.collect(),
        exercises: valid_chapter.exercises,
    })
}
