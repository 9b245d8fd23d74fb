//! Written games that are named on the command line: the one place that reads them. A file of
//! another program may hold several.

use std::error::Error;
use std::io;
use std::path::Path;

use awale_files::{self as files, MOST_GAME};
use awale_study::record::{self, Format, Record};
use awale_words::text::decoded_with_doubt;

use awale_app::app::{GameFile, SavedGame};
use awale_study::words::{Explain, Words, say};

use crate::{Context, output};

/// What stands for standard input or output.
const STREAM: &str = "-";

/// Whether this names standard input or output.
#[must_use]
pub fn is_stream(path: &Path) -> bool {
    path.as_os_str() == STREAM
}

/// Which game of a file with several is meant.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct Chosen {
    /// Number of the game in a file of several; `awale open FILE` lists them
    #[arg(long = "game", value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    number: Option<u32>,
}

impl Chosen {
    /// The game with this number.
    #[must_use]
    pub const fn of(number: Option<u32>) -> Chosen {
        Chosen { number }
    }

    /// Whether one was chosen.
    #[must_use]
    pub const fn is_one(self) -> bool {
        self.number.is_some()
    }
}

/// What a file on the command line holds: one game at least, or what is wrong with it.
pub struct GamesFile {
    /// Its name, as it is shown.
    pub shown: String,
    /// The games in their order.
    pub games: Vec<Result<Record, record::Error>>,
}

impl GamesFile {
    /// The chosen game alone; without a choice all.
    ///
    /// # Errors
    /// When there is none of that number; in words for the user.
    pub fn narrowed(mut self, chosen: Chosen, words: &Words) -> Result<GamesFile, Box<dyn Error>> {
        let count = self.games.len();
        let Some(number) = chosen
            .number
            .and_then(|number| usize::try_from(number).ok())
        else {
            return Ok(self);
        };
        if number > count {
            let values = [
                ("file", self.shown.into()),
                ("games", count.into()),
                ("number", number.into()),
            ];
            return Err(words.with("games-no-such", &values).into());
        }
        self.games = vec![self.games.swap_remove(number.saturating_sub(1))];
        Ok(self)
    }

    /// The chosen game; without a choice the only one.
    ///
    /// # Errors
    /// When it cannot be read, there is none of that number, or there are several and none was
    /// chosen; in words for the user.
    pub fn one(self, chosen: Chosen, words: &Words) -> Result<Record, Box<dyn Error>> {
        let GamesFile { shown, mut games } = self.narrowed(chosen, words)?;
        if games.len() > 1 {
            let values = [("file", shown.into()), ("games", games.len().into())];
            return Err(words.with("games-choose", &values).into());
        }
        let record = games
            .swap_remove(0)
            .map_err(|error| words.record_error(&shown, &error))?;
        tell_left_out(&shown, &record, words);
        Ok(record)
    }

    /// All games that can be read. Of several, one that cannot is named on the error output and
    /// left out.
    ///
    /// # Errors
    /// When none can be read: the first thing that is wrong, in words for the user.
    pub fn all(self, words: &Words) -> Result<Vec<Record>, Box<dyn Error>> {
        let told = |error: &record::Error| words.record_error(&self.shown, error);
        let is_any = self.games.iter().any(Result::is_ok);
        let mut records = Vec::new();
        for (number, game) in (1..).zip(&self.games) {
            match game {
                Ok(record) => {
                    tell_left_out(&self.shown, record, words);
                    records.push(record.clone());
                }
                Err(error) if is_any => output::tell(format_args!(
                    "awale: {}",
                    left_out(number, &told(error), words)
                )),
                Err(error) => return Err(told(error).into()),
            }
        }
        Ok(records)
    }

    /// The games as they are listed on the screen.
    #[must_use]
    pub fn listed(self) -> Vec<SavedGame> {
        let name = Path::new(&self.shown)
            .file_name()
            .map_or(self.shown.clone(), |name| name.display().to_string());
        SavedGame::of_file(&GameFile(name), self.games)
    }
}

/// Says on the error output what the file `shown` holds of this game that the record does not keep.
pub fn tell_left_out(shown: &str, record: &Record, words: &Words) {
    for left_out in &record.header.left_out {
        let place = (left_out.line, Some(left_out.column));
        let message = words.at_place(shown, place, left_out.explain(words));
        output::tell(format_args!("awale: {message}"));
    }
}

/// Says that a game of a file with several is left out.
pub fn left_out(number: usize, why: &str, words: &Words) -> String {
    say!(words, "games-left-out", number = number, why = why)
}

/// Reads the games in the file at `path`, whose name tells the format.
///
/// # Errors
/// As [`read_as`].
pub fn read(context: &Context, path: &Path) -> Result<GamesFile, Box<dyn Error>> {
    read_as(context, path, None, "game-format")
}

/// Reads the games in the file at `path`, or on standard input. The format is `format`, or that of
/// the name; where neither tells it, the message `unknown` says what can be done.
///
/// # Errors
/// When the format is not known or the file cannot be read; in words for the user.
pub fn read_as(
    context: &Context,
    path: &Path,
    format: Option<Format>,
    unknown: &str,
) -> Result<GamesFile, Box<dyn Error>> {
    let shown = path.display().to_string();
    // A missing file is reported as missing, even if its ending is wrong too.
    let is_missing = !is_stream(path) && !path.exists();
    let format = format
        .or_else(|| Format::of(path))
        .or(is_missing.then_some(Format::Toml));
    let Some(format) = format else {
        return Err(say!(context.words, unknown, file = shown).into());
    };
    let bytes = if is_stream(path) {
        files::read_stream(io::stdin().lock(), MOST_GAME)
    } else {
        files::read_named(path, MOST_GAME)
    };
    let bytes = bytes.map_err(|error| {
        context
            .words
            .labelled(&shown, error.explain(&context.words))
    })?;
    let (text, doubt) = decoded_with_doubt(bytes);
    if let Some((line, column)) = doubt {
        let words = &context.words;
        let message = words.at_place(&shown, (line, Some(column)), words.get("games-not-utf-8"));
        output::tell(format_args!("awale: {message}"));
    }
    Ok(GamesFile {
        games: format.read_all(&text, &context.variants),
        shown,
    })
}

/// Writes a file for the user, over one that is there only by `force`.
///
/// # Errors
/// When it is there, or cannot be written; in words for the user.
pub fn write(path: &Path, file: &[u8], force: bool, words: &Words) -> Result<(), Box<dyn Error>> {
    if let Some(folder) = path.parent() {
        files::sweep_shared(folder);
    }
    if force {
        return Ok(files::write(path, file)?);
    }
    match files::write_new(path, file) {
        Err(failure) if failure.source.kind() == io::ErrorKind::AlreadyExists => {
            Err(say!(words, "convert-exists", file = path.display().to_string()).into())
        }
        written => Ok(written?),
    }
}
