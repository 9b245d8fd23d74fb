//! What a player has learnt and solved, as it is written down: TOML.

use std::collections::BTreeSet;

use jiff::civil::Date;
use litemap::LiteMap;
use serde::{Serialize, Serializer};

use super::practice::{ChapterProgress, Practice};
use super::{Begun, GlickoRating, OwnPuzzle, Progress, Solved, Training, Tried};

/// The format this program writes; it reads the earlier ones. A file of a later one is not touched.
pub(super) const FORMAT: u32 = 5;

/// The file as it is written. A table without entries is left out: `LiteMap` would write it as a list.
#[derive(Debug, Serialize)]
struct Written<'p> {
    format: u32,
    run: u32,
    best_run: u32,
    searched: &'p BTreeSet<String>,
    #[serde(skip_serializing_if = "LiteMap::is_empty")]
    days: LiteMap<String, &'p BTreeSet<String>>,
    #[serde(skip_serializing_if = "no_entries")]
    begun: &'p LiteMap<String, Begun>,
    #[serde(skip_serializing_if = "no_entries")]
    lessons: &'p LiteMap<String, BTreeSet<String>>,
    #[serde(skip_serializing_if = "no_entries")]
    solved: &'p LiteMap<String, LiteMap<String, Solved>>,
    training: WrittenTraining,
    #[serde(skip_serializing_if = "no_entries")]
    storms: &'p LiteMap<String, u32>,
    #[serde(skip_serializing_if = "no_entries")]
    chapters: &'p LiteMap<String, LiteMap<String, ChapterProgress>>,
    #[serde(skip_serializing_if = "no_entries")]
    drills: &'p LiteMap<String, LiteMap<String, u32>>,
    #[serde(skip_serializing_if = "no_entries")]
    tried: &'p LiteMap<String, LiteMap<String, Tried>>,
    #[serde(skip_serializing_if = "no_entries")]
    own: &'p LiteMap<String, LiteMap<String, OwnPuzzle>>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands in a reference to the field")]
fn no_entries<K, V>(map: &&LiteMap<K, V>) -> bool {
    map.is_empty()
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

impl Serialize for Tried {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (due, times) = written(self.returns);
        WrittenTried { rating: self.rating, due, times }.serialize(serializer)
    }
}

/// When a puzzle comes back, and how often it was solved since it was failed.
fn written(returns: Option<(Date, u32)>) -> (Option<String>, Option<u32>) {
    returns.map(|(due, times)| (due.to_string(), times)).unzip()
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

impl Serialize for OwnPuzzle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let OwnPuzzle { played, value, best, cost, line, refutation, returns } = self;
        let (due, times) = written(*returns);
        WrittenOwn { played, value, best, cost: *cost, line, refutation, due, times }.serialize(serializer)
    }
}

/// A puzzle of a day as the file has it.
#[derive(Debug, Serialize)]
struct WrittenBegun {
    day: String,
    found: u32,
    helped: bool,
}

impl Serialize for Begun {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let &Begun { day, found, helped } = self;
        WrittenBegun { day: day.to_string(), found, helped }.serialize(serializer)
    }
}

impl Progress {
    /// The text of the file.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let Training { player, attempts, solved, tried, storms } = &self.training;
        let Practice { chapters, drills } = &self.practice;
        let raw = Written {
            format: FORMAT,
            run: self.run,
            best_run: self.best_run,
            days: self.days.iter().map(|(day, variants)| (day.to_string(), variants)).collect(),
            begun: &self.begun,
            lessons: &self.lessons,
            solved: &self.solved,
            training: WrittenTraining { player: *player, attempts: *attempts, solved: *solved },
            storms,
            chapters,
            drills,
            tried,
            searched: &self.own.searched,
            own: &self.own.puzzles,
        };
        toml::to_string(&raw).unwrap_or_else(|error| unreachable!("names and numbers are TOML: {error}"))
    }
}
