//! What a player has learnt and solved, as it is written down: TOML.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::practice::{ChapterProgress, Practice};
use super::{Begun, GlickoRating, Progress, Solved, Training, Tried};

/// The format this program writes; it reads the earlier ones. A file of a later one is not touched.
pub(super) const FORMAT: u32 = 4;

/// The file as it is written.
#[derive(Debug, Serialize)]
struct Written<'p> {
    format: u32,
    run: u32,
    best_run: u32,
    days: BTreeMap<String, &'p BTreeSet<String>>,
    begun: BTreeMap<String, WrittenBegun>,
    lessons: &'p BTreeMap<String, BTreeSet<String>>,
    solved: &'p BTreeMap<String, BTreeMap<String, Solved>>,
    training: WrittenTraining,
    storms: &'p BTreeMap<String, u32>,
    chapters: &'p BTreeMap<String, BTreeMap<String, ChapterProgress>>,
    drills: &'p BTreeMap<String, BTreeMap<String, u32>>,
    tried: BTreeMap<&'p str, BTreeMap<&'p str, WrittenTried>>,
}

/// How the player does with puzzles from games, as the file has it.
#[derive(Debug, Serialize)]
struct WrittenTraining {
    #[serde(flatten)]
    player: GlickoRating,
    attempts: u32,
    solved: u32,
}

/// A puzzle that was tried as the file has it.
#[derive(Debug, Serialize)]
struct WrittenTried {
    #[serde(flatten)]
    rating: GlickoRating,
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    times: Option<u32>,
}

impl From<&Tried> for WrittenTried {
    fn from(tried: &Tried) -> WrittenTried {
        let returns = tried.returns.map(|(due, times)| (due.to_string(), times)).unzip();
        WrittenTried { rating: tried.rating, due: returns.0, times: returns.1 }
    }
}

/// A puzzle of a day as the file has it.
#[derive(Debug, Serialize)]
struct WrittenBegun {
    day: String,
    found: u32,
    helped: bool,
}

fn written(puzzles: &BTreeMap<String, Tried>) -> BTreeMap<&str, WrittenTried> {
    puzzles.iter().map(|(puzzle, tried)| (puzzle.as_str(), tried.into())).collect()
}

impl Progress {
    /// The text of the file.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let begun = |(variant, &Begun { day, found, helped }): (&String, &Begun)| {
            (variant.clone(), WrittenBegun { day: day.to_string(), found, helped })
        };
        let Training { player, attempts, solved, tried, storms } = &self.training;
        let Practice { chapters, drills } = &self.practice;
        let raw = Written {
            format: FORMAT,
            run: self.run,
            best_run: self.best_run,
            days: self.days.iter().map(|(day, variants)| (day.to_string(), variants)).collect(),
            begun: self.begun.iter().map(begun).collect(),
            lessons: &self.lessons,
            solved: &self.solved,
            training: WrittenTraining { player: *player, attempts: *attempts, solved: *solved },
            storms,
            chapters,
            drills,
            tried: tried.iter().map(|(variant, puzzles)| (variant.as_str(), written(puzzles))).collect(),
        };
        toml::to_string(&raw).unwrap_or_else(|error| unreachable!("names and numbers are TOML: {error}"))
    }
}
