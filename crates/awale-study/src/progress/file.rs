//! The file that keeps what a person has learnt and solved: TOML, read in every format that there was.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;
use thiserror::Error;
use toml::de::DeValue;

use crate::toml_reader::{self, Fault, Place, Read, Table, whole};

use super::practice::{ChapterProgress, Practice};
use super::written::FORMAT;
use super::{Begun, GlickoRating, OwnPuzzle, OwnPuzzles, Progress, Solved, Training, Tried};

/// Why a text does not say what a player has done.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Error {
    /// It is no TOML, or a field holds what it may not: the line, the field, and what it may hold.
    #[error("{0}")]
    Form(String),
    /// It was written by a later version.
    #[error("it has format {0}, and this version reads format {FORMAT}")]
    Format(u32),
    /// A day is no date.
    #[error("`{0}` is no date")]
    Day(String),
}

impl toml_reader::Problem for Error {
    type Wrong = &'static str;

    fn syntax(message: &str, _: Option<String>) -> Self {
        Error::Form(message.to_owned())
    }

    fn missing(name: &'static str) -> Self {
        Error::Form(format!("`{name}` is missing"))
    }

    fn unknown(name: &str, _: &[&str]) -> Self {
        Error::Form(format!("there is no field `{name}`"))
    }

    fn wrong(_: &'static str, found: String, allowed: &'static str) -> Self {
        Error::Form(format!("`{found}` must be {allowed}"))
    }

    fn not_a_table() -> &'static str {
        "a table"
    }
}

/// A table of the file.
type Fields<'t> = Table<'t, Error>;

impl Read<Error> for u32 {
    fn read(value: &DeValue<'_>) -> Result<Self, &'static str> {
        whole(value).and_then(|number| number.try_into().ok()).ok_or("a whole number from 0 on")
    }
}

impl Read<Error> for bool {
    fn read(value: &DeValue<'_>) -> Result<Self, &'static str> {
        value.as_bool().ok_or("true or false")
    }
}

impl Read<Error> for String {
    fn read(value: &DeValue<'_>) -> Result<Self, &'static str> {
        value.as_str().map(str::to_owned).ok_or("a text")
    }
}

/// A list of names.
impl Read<Error> for BTreeSet<String> {
    fn read(value: &DeValue<'_>) -> Result<Self, &'static str> {
        let expected = "a list of texts";
        let mut names = BTreeSet::new();
        for name in value.as_array().ok_or(expected)? {
            names.insert(name.get_ref().as_str().ok_or(expected)?.to_owned());
        }
        Ok(names)
    }
}

/// The table `name` of `file`, which need not be there: each of its fields by its name, and what `read` makes of it.
fn by_name<'t, T>(
    file: &mut Fields<'t>,
    name: &'static str,
    read: impl Fn(&Fields<'t>, (toml_reader::Span, DeValue<'t>)) -> Result<T, Fault<Error>>,
) -> Result<BTreeMap<String, T>, Fault<Error>> {
    let Some(table) = file.maybe_table(name)? else { return Ok(BTreeMap::new()) };
    each(table, |value| read(file, value))
}

/// The table `name` of `file`, whose fields are tables too: each field of these by both names, and what `read` makes of it.
/// A table without fields is left out, as it is when the file is written.
fn by_two_names<'t, T>(
    file: &mut Fields<'t>,
    name: &'static str,
    read: impl Fn(&Fields<'t>, (toml_reader::Span, DeValue<'t>)) -> Result<T, Fault<Error>>,
) -> Result<BTreeMap<String, BTreeMap<String, T>>, Fault<Error>> {
    let mut tables = by_name(file, name, |file, table| each(file.of(name, table)?, |value| read(file, value)))?;
    tables.retain(|_, fields| !fields.is_empty());
    Ok(tables)
}

/// Each field of `table` by its name, and what `read` makes of it.
fn each<'t, T>(
    table: Fields<'t>,
    read: impl Fn((toml_reader::Span, DeValue<'t>)) -> Result<T, Fault<Error>>,
) -> Result<BTreeMap<String, T>, Fault<Error>> {
    let mut entries = BTreeMap::new();
    // They come in the order of their names, so each is appended. To collect them would sort them.
    for (key, value) in table.into_left() {
        entries.insert(key.into_inner(), read(value)?);
    }
    Ok(entries)
}

fn read(text: &str) -> Result<Progress, Fault<Error>> {
    let mut file = Fields::parse(text)?;
    // First of all: a later format may have fields that this one does not know.
    let (span, format) = file.get_spanned("format")?;
    if !(1..=FORMAT).contains(&format) {
        return Err((span, Error::Format(format)));
    }
    let run = file.maybe("run")?.unwrap_or(0);
    let best_run = file.maybe("best_run")?.unwrap_or(0).max(run);
    let names = |file: &Fields<'_>, name, (span, value): (toml_reader::Span, DeValue<'_>)| {
        Read::read(&value).map_err(|why| file.wrong(name, span, why))
    };
    let by_text = by_name(&mut file, "days", |file, value| Ok((value.0.clone(), names(file, "days", value)?)))?;
    let mut days = BTreeMap::new();
    for (text, (span, variants)) in by_text {
        days.insert(day(&text).map_err(|error| (span, error))?, variants);
    }
    let begun = by_name(&mut file, "begun", |file, value| read_begun(file.of("begun", value)?))?;
    let lessons = by_name(&mut file, "lessons", |file, value| names(file, "lessons", value))?;
    let solved = by_two_names(&mut file, "solved", |file, value| read_solved(file.of("solved", value)?))?;
    let training = read_training(&mut file)?;
    let practice = read_practice(&mut file)?;
    let own = read_own(&mut file)?;
    file.end()?;
    Ok(Progress { lessons, solved, days, begun, run, best_run, training, practice, own })
}

fn read_practice(file: &mut Fields<'_>) -> Result<Practice, Fault<Error>> {
    let chapters = by_two_names(file, "chapters", |file, value| read_chapter(file.of("chapters", value)?))?;
    let drills = by_two_names(file, "drills", |file, (span, value)| {
        Read::read(&value).map_err(|why| file.wrong("drills", span, why))
    })?;
    Ok(Practice { chapters, drills })
}

fn read_chapter(mut table: Fields<'_>) -> Result<ChapterProgress, Fault<Error>> {
    let chapter = ChapterProgress {
        at_once: table.maybe("at_once")?.unwrap_or_default(),
        with_help: table.maybe("with_help")?.unwrap_or_default(),
    };
    table.end()?;
    Ok(chapter)
}

fn read_training(file: &mut Fields<'_>) -> Result<Training, Fault<Error>> {
    let mut training = Training::default();
    if let Some(mut table) = file.maybe_table("training")? {
        training.player = read_rating(&mut table, training.player)?;
        training.attempts = table.maybe("attempts")?.unwrap_or(0);
        training.solved = table.maybe("solved")?.unwrap_or(0);
        table.end()?;
    }
    training.tried = by_two_names(file, "tried", |file, value| read_tried(file.of("tried", value)?))?;
    training.storms = by_name(file, "storms", |file, (span, value)| {
        Read::read(&value).map_err(|why| file.wrong("storms", span, why))
    })?;
    Ok(training)
}

fn read_own(file: &mut Fields<'_>) -> Result<OwnPuzzles, Fault<Error>> {
    let searched = file.maybe("searched")?.unwrap_or_default();
    let puzzles = by_two_names(file, "own", |file, value| read_own_puzzle(file.of("own", value)?))?;
    Ok(OwnPuzzles { puzzles, searched })
}

fn read_own_puzzle(mut table: Fields<'_>) -> Result<OwnPuzzle, Fault<Error>> {
    let puzzle = OwnPuzzle {
        played: table.get("played")?,
        value: table.get("value")?,
        best: table.get("best")?,
        cost: table.get("cost")?,
        line: table.get("line")?,
        refutation: table.maybe("refutation")?.unwrap_or_default(),
        returns: read_return(&mut table)?,
        is_tried: false,
    };
    // Before format 6 only a solution left a trace.
    let was_solved = puzzle.returns.is_none_or(|(_, times)| times > 0);
    let is_tried = table.maybe("tried")?.unwrap_or(was_solved);
    table.end()?;
    Ok(OwnPuzzle { is_tried, ..puzzle })
}

/// When a puzzle comes back, and how often it was solved since it was failed.
fn read_return(table: &mut Fields<'_>) -> Result<Option<(Date, u32)>, Fault<Error>> {
    let Some((span, text)) = table.maybe_spanned::<String>("due")? else { return Ok(None) };
    Ok(Some((day(&text).map_err(|error| (span, error))?, table.maybe("times")?.unwrap_or(0))))
}

fn read_tried(mut table: Fields<'_>) -> Result<Tried, Fault<Error>> {
    let rating = read_rating(&mut table, GlickoRating::default())?;
    let returns = read_return(&mut table)?;
    table.end()?;
    Ok(Tried { rating, returns })
}

/// A rating; what is missing is as in `usual`.
fn read_rating(table: &mut Fields<'_>, usual: GlickoRating) -> Result<GlickoRating, Fault<Error>> {
    Ok(GlickoRating {
        rating: table.maybe("rating")?.unwrap_or(usual.rating),
        deviation: table.maybe("deviation")?.unwrap_or(usual.deviation),
        volatility: table.maybe("volatility")?.unwrap_or(usual.volatility),
    })
}

fn read_begun(mut table: Fields<'_>) -> Result<Begun, Fault<Error>> {
    let (span, text) = table.get_spanned::<String>("day")?;
    let begun = Begun {
        day: day(&text).map_err(|error| (span, error))?,
        found: table.maybe("found")?.unwrap_or(0),
        helped: table.maybe("helped")?.unwrap_or(false),
    };
    table.end()?;
    Ok(begun)
}

fn read_solved(mut table: Fields<'_>) -> Result<Solved, Fault<Error>> {
    let solved =
        Solved { at_once: table.maybe("at_once")?.unwrap_or(0), with_help: table.maybe("with_help")?.unwrap_or(0) };
    table.end()?;
    Ok(solved)
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
        read(text).map_err(|(span, error)| match error {
            Error::Form(what) => {
                let Place { line, field, .. } = Place::of(text, span.start);
                let field = field.map(|field| format!(", `{field}`")).unwrap_or_default();
                Error::Form(format!("line {line}{field}: {what}"))
            }
            error => error,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::{Attempt, Deed, FirstTry};

    fn day(text: &str) -> Date {
        super::day(text).unwrap()
    }

    fn puzzle(first_try: FirstTry, day: Option<Date>) -> Deed {
        Deed::Puzzle { variant: "oware".to_owned(), difficulty: "easy".to_owned(), first_try, day }
    }

    #[test]
    fn what_was_done_survives_writing_and_reading() {
        let mut progress = Progress::default();
        progress.add(&Deed::Lesson { game: "oware".to_owned(), lesson: "laps".to_owned() });
        progress.add(&puzzle(FirstTry::Solved, Some(day("2026-11-21"))));
        progress.add(&puzzle(FirstTry::Solved, None));
        progress.add(&puzzle(FirstTry::Failed, None));
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
    fn puzzles_from_games_survive_writing_and_reading() {
        let mut progress = Progress::default();
        let tries = [("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", FirstTry::Failed), ("1-0-S", FirstTry::Solved)];
        for (puzzle, first_try) in tries {
            let (variant, puzzle) = ("oware".to_owned(), puzzle.to_owned());
            progress.add(&Deed::Attempt(Attempt { variant, puzzle, rating: 1500, first_try, day: day("2026-11-21") }));
        }
        progress.add(&Deed::Storm { variant: "awari".to_owned(), solved: 12 });
        let read = Progress::parse(&progress.to_toml()).unwrap();
        assert_eq!(read, progress);
        assert_eq!(read.training().due("oware", day("2026-11-22")), ["4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"]);
        assert_eq!(read.training().best_storm("awari"), 12);
        let older = progress.to_toml().replace("format = 5", "format = 2");
        assert_eq!(Progress::parse("format = 2\nrun = 2").unwrap().training(), &Training::default());
        assert!(Progress::parse(&older).is_ok());
    }

    #[test]
    fn chapters_and_drills_survive_writing_and_reading() {
        let mut progress = Progress::default();
        let exercise = |exercise: &str, first_try| Deed::Exercise {
            variant: "oware".to_owned(),
            chapter: "reach".to_owned(),
            exercise: exercise.to_owned(),
            first_try,
        };
        progress.add(&exercise("1-0-S", FirstTry::Solved));
        progress.add(&exercise("2-0-S", FirstTry::Failed));
        progress.add(&Deed::Drill { variant: "oware".to_owned(), drill: "last-2".to_owned(), score: 21 });
        let read = Progress::parse(&progress.to_toml()).unwrap();
        assert_eq!(read, progress);
        assert_eq!(read.practice().solved("oware", "reach", "2-0-S"), Some(FirstTry::Failed));
        assert_eq!(read.practice().best("oware", "last-2"), 21);
        let older = "format = 3\nrun = 2\n[training]\nattempts = 7\n";
        assert_eq!(Progress::parse(older).unwrap().practice(), &Practice::default());
        assert_eq!(Progress::parse(older).unwrap().training().attempts, 7);
    }

    #[test]
    fn positions_of_own_games_survive_writing_and_reading() {
        let text = str::to_owned;
        let found = OwnPuzzle {
            played: text("A"),
            value: text("-1.00"),
            best: text("exact 3"),
            cost: 400,
            line: text("F a"),
            refutation: String::new(),
            returns: None,
            is_tried: false,
        };
        let mut progress = Progress::default();
        let (variant, day) = (text("oware"), day("2026-11-21"));
        let puzzles = ["one AbC", "two"].map(|name| (text(name), found.clone())).to_vec();
        let searched = Some(text("2026-11-20-120000-oware.toml"));
        progress.add(&Deed::OwnFound { variant: variant.clone(), puzzles, searched, day });
        progress.add(&Deed::OwnTried { variant, name: text("two"), first_try: FirstTry::Solved, day });
        let read = Progress::parse(&progress.to_toml()).unwrap();
        assert_eq!(read, progress);
        assert_eq!(read.own().due("oware", day.tomorrow().unwrap()), 2);
        assert!(read.own().has_searched("2026-11-20-120000-oware.toml"));
        assert_eq!(Progress::parse("format = 4\nrun = 2").unwrap().own(), &OwnPuzzles::default());
    }

    #[test]
    fn earlier_formats_are_read_and_later_ones_known_by_their_number() {
        let old = Progress::parse("format = 1\nrun = 3\n[days]\n2026-11-21 = [\"oware\"]\n").unwrap();
        assert_eq!(old.runs(), (3, 3));
        assert_eq!(Progress::parse("format = 7\nlater = true"), Err(Error::Format(7)));
    }

    #[test]
    fn what_is_no_such_file_is_refused() {
        assert!(matches!(Progress::parse("format = 1\nruns = 3"), Err(Error::Form(_))));
        assert_eq!(Progress::parse("format = 9"), Err(Error::Format(9)));
        assert_eq!(Progress::parse("format = 1\ndays.soon = []"), Err(Error::Day("soon".to_owned())));
        assert!(matches!(Progress::parse("\u{0}\u{1}"), Err(Error::Form(_))));
    }

    #[test]
    fn an_error_tells_the_line_the_field_and_what_it_may_hold() {
        let told = |text: &str| Progress::parse(&format!("format = 2\n{text}")).unwrap_err().to_string();
        assert_eq!(told("run = -1"), "line 2, `run`: `-1` must be a whole number from 0 on");
        assert_eq!(told("runs = 3"), "line 2, `runs`: there is no field `runs`");
        assert_eq!(told("[days]\n2026-11-21 = 3"), "line 3, `days.2026-11-21`: `3` must be a list of texts");
        assert_eq!(told("[begun.oware]\nfound = 1"), "line 2, `begun.oware`: `day` is missing");
        assert_eq!(
            told("[solved.oware]\neasy = { at_once = true }"),
            "line 3, `solved.oware.easy.at_once`: `true` must be a whole number from 0 on"
        );
    }

    #[test]
    fn a_table_without_entries_is_left_out() {
        let read = Progress::parse("format = 5\nrun = 0\nbest_run = 0\n[storms]\n[own.oware]\n[drills]\n").unwrap();
        assert_eq!(read, Progress::default());
        assert_eq!(Progress::parse(&read.to_toml()).unwrap(), read);
    }
}
