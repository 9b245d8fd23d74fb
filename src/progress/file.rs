//! The file that keeps what a person has learnt and solved: TOML, read in every format that there was.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Begun, Progress, Solved};

/// The format this program writes; it reads the earlier ones. A file of a later one is not touched.
const FORMAT: u32 = 2;

/// Why a text does not say what a person has done.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Error {
    /// It is no TOML, or says things that it does not say.
    #[error("{0}")]
    Form(String),
    /// It was written by a later version.
    #[error("it has format {0}, and this version reads format {FORMAT}")]
    Format(u32),
    /// A day is no date.
    #[error("`{0}` is no date")]
    Day(String),
}

/// What every format begins with.
#[derive(Debug, Deserialize)]
struct Head {
    format: u32,
}

/// The file as written, before it is checked.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    format: u32,
    #[serde(default)]
    run: u32,
    #[serde(default)]
    best_run: u32,
    #[serde(default)]
    days: BTreeMap<String, BTreeSet<String>>,
    #[serde(default)]
    begun: BTreeMap<String, RawBegun>,
    #[serde(default)]
    lessons: BTreeMap<String, BTreeSet<String>>,
    #[serde(default)]
    solved: BTreeMap<String, BTreeMap<String, Solved>>,
}

/// A puzzle of a day as the file has it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBegun {
    day: String,
    #[serde(default)]
    found: u32,
    #[serde(default)]
    helped: bool,
}

fn day(text: &str) -> Result<Date, Error> {
    text.parse().map_err(|_| Error::Day(text.to_owned()))
}

impl Progress {
    /// Reads a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<Progress, Error> {
        let form = |error: toml::de::Error| Error::Form(error.message().to_owned());
        // First of all: a later format may have fields that this one does not know.
        let Head { format } = toml::from_str(text).map_err(form)?;
        if !(1..=FORMAT).contains(&format) {
            return Err(Error::Format(format));
        }
        let Raw { lessons, solved, run, best_run, days, begun, .. } = toml::from_str(text).map_err(form)?;
        let days = days.into_iter().map(|(text, variants)| Ok((day(&text)?, variants))).collect::<Result<_, _>>()?;
        let read = |(variant, RawBegun { day: text, found, helped }): (String, _)| {
            Ok((variant, Begun { day: day(&text)?, found, helped }))
        };
        let begun = begun.into_iter().map(read).collect::<Result<_, _>>()?;
        Ok(Progress { lessons, solved, days, begun, run, best_run: best_run.max(run) })
    }

    /// The text of the file.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let begun = |(variant, &Begun { day, found, helped }): (&String, &Begun)| {
            (variant.clone(), RawBegun { day: day.to_string(), found, helped })
        };
        let raw = Raw {
            format: FORMAT,
            run: self.run,
            best_run: self.best_run,
            days: self.days.iter().map(|(day, variants)| (day.to_string(), variants.clone())).collect(),
            begun: self.begun.iter().map(begun).collect(),
            lessons: self.lessons.clone(),
            solved: self.solved.clone(),
        };
        toml::to_string(&raw).unwrap_or_else(|error| unreachable!("names and numbers are TOML: {error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::Deed;

    fn day(text: &str) -> Date {
        super::day(text).unwrap()
    }

    fn puzzle(at_once: bool, day: Option<Date>) -> Deed {
        Deed::Puzzle { variant: "oware".to_owned(), difficulty: "easy".to_owned(), at_once, day }
    }

    #[test]
    fn what_was_done_survives_writing_and_reading() {
        let mut progress = Progress::default();
        progress.add(&Deed::Lesson { game: "oware".to_owned(), lesson: "laps".to_owned() });
        progress.add(&puzzle(true, Some(day("2026-11-21"))));
        progress.add(&puzzle(true, None));
        progress.add(&puzzle(false, None));
        let begun = Begun { day: day("2026-11-22"), found: 2, helped: true };
        progress.add(&Deed::Begun { variant: "oware".to_owned(), begun });
        progress.add(&Deed::Begun { variant: "oware".to_owned(), begun: Begun { found: 1, helped: false, ..begun } });
        let read = Progress::parse(&progress.to_toml()).unwrap();
        assert_eq!(read, progress);
        assert!(read.has_done("oware", "laps") && !read.has_done("abapa", "laps"));
        assert_eq!(read.solved("oware", "easy"), Solved { at_once: 2, with_help: 1 });
        assert_eq!(read.runs(), (0, 2));
        assert_eq!(read.begun(begun.day, "oware"), Some(begun));
        assert_eq!(read.begun(begun.day, "awari"), None);
        assert_eq!(read.begun(day("2026-11-23"), "oware"), None, "another day has another puzzle");
    }

    #[test]
    fn earlier_formats_are_read_and_later_ones_known_by_their_number() {
        let old = Progress::parse("format = 1\nrun = 3\n[days]\n2026-11-21 = [\"oware\"]\n").unwrap();
        assert_eq!(old.runs(), (3, 3));
        assert_eq!(Progress::parse("format = 3\nlater = true"), Err(Error::Format(3)));
    }

    #[test]
    fn what_is_no_such_file_is_refused() {
        assert!(matches!(Progress::parse("format = 1\nruns = 3"), Err(Error::Form(_))));
        assert_eq!(Progress::parse("format = 9"), Err(Error::Format(9)));
        assert_eq!(Progress::parse("format = 1\ndays.soon = []"), Err(Error::Day("soon".to_owned())));
        assert!(matches!(Progress::parse("\u{0}\u{1}"), Err(Error::Form(_))));
    }
}
