//! What a player has learnt and solved, as it is written down: TOML.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::practice::{ChapterProgress, Practice};
use super::{Begun, GlickoRating, OwnPuzzle, Progress, Solved, Training, Tried};

/// The format this program writes; it reads the earlier ones. A file of a later one is not touched.
pub(super) const FORMAT: u32 = 5;

/// The file as it is written.
#[derive(Debug, Serialize)]
struct Written<'p> {
    format: u32,
    run: u32,
    best_run: u32,
    searched: &'p BTreeSet<String>,
    days: BTreeMap<String, &'p BTreeSet<String>>,
    begun: BTreeMap<String, WrittenBegun>,
    lessons: &'p BTreeMap<String, BTreeSet<String>>,
    solved: &'p BTreeMap<String, BTreeMap<String, Solved>>,
    training: WrittenTraining,
    storms: &'p BTreeMap<String, u32>,
    chapters: &'p BTreeMap<String, BTreeMap<String, ChapterProgress>>,
    drills: &'p BTreeMap<String, BTreeMap<String, u32>>,
    tried: BTreeMap<&'p str, BTreeMap<&'p str, WrittenTried>>,
    own: BTreeMap<&'p str, BTreeMap<&'p str, WrittenOwn<'p>>>,
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

/// A position of an own game as the file has it.
#[derive(Debug, Serialize)]
struct WrittenOwn<'p> {
    played: &'p str,
    value: &'p str,
    best: &'p str,
    cost: u32,
    line: &'p str,
    refutation: &'p str,
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    times: Option<u32>,
}

impl<'p> From<&'p OwnPuzzle> for WrittenOwn<'p> {
    fn from(own: &'p OwnPuzzle) -> WrittenOwn<'p> {
        let OwnPuzzle { played, value, best, cost, line, refutation, returns } = own;
        let (due, times) = returns.map(|(due, times)| (due.to_string(), times)).unzip();
        WrittenOwn { played, value, best, cost: *cost, line, refutation, due, times }
    }
}

/// A puzzle of a day as the file has it.
#[derive(Debug, Serialize)]
struct WrittenBegun {
    day: String,
    found: u32,
    helped: bool,
}

/// Puzzles by variant and name, each as the file has it.
fn written<'p, T, W: From<&'p T>>(
    puzzles: &'p BTreeMap<String, BTreeMap<String, T>>,
) -> BTreeMap<&'p str, BTreeMap<&'p str, W>> {
    let of_variant = |named: &'p BTreeMap<String, T>| named.iter().map(|(name, kept)| (name.as_str(), kept.into()));
    puzzles.iter().map(|(variant, named)| (variant.as_str(), of_variant(named).collect())).collect()
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
            tried: written(tried),
            searched: &self.own.searched,
            own: written(&self.own.puzzles),
        };
        toml::to_string(&raw).unwrap_or_else(|error| unreachable!("names and numbers are TOML: {error}"))
    }
}
