//! Games and settings on the disk. A file is written whole under another name and then put in its place, so that it is
//! never seen half-written, whenever the program or the machine stops.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::NamedTempFile;
use thiserror::Error;

use crate::app::{GameFile, SavedGame, Shelf};
use crate::awale::Variant;
use crate::record::{self, Bounded, Format, Problem, Record};

use super::{found, lock};

/// How the passing name of a file begins.
const PASSING: &str = ".awale-";

/// Writing takes milliseconds: a file that still has its passing name after so long was left behind.
const LEFT_BEHIND: Duration = Duration::from_secs(60);

/// How much of a variant's id stands in the name of a file: file systems allow some two hundred letters.
const LONGEST_ID: usize = 64;

/// A file or folder that could not be used.
#[derive(Debug, Error)]
#[error("{}: {source}", path.display())]
pub struct Failure {
    /// Which file or folder.
    pub path: PathBuf,
    /// What the system says.
    pub source: io::Error,
}

/// Adds the path to what the system says.
fn at(path: &Path) -> impl FnOnce(io::Error) -> Failure + '_ {
    move |source| Failure { path: path.to_owned(), source }
}

/// The folder in which games are kept, one file each.
#[derive(Clone, Debug)]
pub struct Games {
    folder: PathBuf,
    /// What the files held when this program last read or wrote them.
    known: RefCell<HashMap<GameFile, String>>,
    /// The variants that a game of another program may name besides the built-in ones.
    variants: Vec<Variant>,
}

impl Games {
    /// The games in `folder`, which is made when the first is saved.
    #[must_use]
    pub fn new(folder: PathBuf) -> Games {
        Games { folder, variants: Vec::new(), known: RefCell::default() }
    }

    /// The same games, read by somebody who knows these variants too.
    #[must_use]
    pub fn knowing(self, variants: Vec<Variant>) -> Games {
        Games { variants, ..self }
    }

    /// Where a game is kept.
    #[must_use]
    pub fn path(&self, file: &GameFile) -> PathBuf {
        self.folder.join(&file.0)
    }

    /// Clears away what a program that was killed while it wrote has left under a passing name. A young file may be
    /// one that another program is writing just now, and stays; so does what the system does not let go.
    pub fn sweep(&self) {
        let Ok(entries) = fs::read_dir(&self.folder) else { return };
        for entry in entries.filter_map(Result::ok) {
            let is_passing = entry.file_name().to_string_lossy().starts_with(PASSING);
            let age = entry
                .metadata()
                .and_then(|about| about.modified())
                .map(|changed| changed.elapsed().unwrap_or_default());
            if is_passing && age.is_ok_and(|age| age > LEFT_BEHIND) {
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// All games, those changed last first. A folder that is not there holds none.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn list(&self) -> Result<Shelf, Failure> {
        self.newest(usize::MAX)
    }

    /// The games changed last, `count` at most, in that order: reading all of them takes time.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn newest(&self, count: usize) -> Result<Shelf, Failure> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Shelf::default()),
            Err(error) => return Err(at(&self.folder)(error)),
        };
        let mut files: Vec<(SystemTime, String)> = entries
            .filter_map(Result::ok)
            .filter(|entry| Format::of(entry.file_name()).is_some())
            .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.file_name().into_string().ok()?)))
            .collect();
        files.sort_unstable_by(|a, b| b.cmp(a));
        let games = files.into_iter().filter_map(|(_, name)| self.listed(GameFile(name)));
        Ok(Shelf(games.take(count).collect()))
    }

    /// The game in `file` as it is listed; `None` for what only has the name of a game, such as a folder or a pipe.
    fn listed(&self, file: GameFile) -> Option<SavedGame> {
        let record = match found::read_bytes(&self.path(&file)) {
            Ok(text) => self.parse(&file, &String::from_utf8_lossy(&text)),
            Err(error) if error.kind() == io::ErrorKind::FileTooLarge => Err(too_large()),
            Err(_) => return None,
        };
        Some(SavedGame { file, record })
    }

    /// Reads the text of a game.
    ///
    /// # Errors
    /// When the file cannot be read, or is no text.
    pub fn read(&self, file: &GameFile) -> Result<String, Failure> {
        let path = self.path(file);
        let text = found::read_text(&path).map_err(at(&path))?;
        self.known.borrow_mut().insert(file.clone(), text.clone());
        Ok(text)
    }

    /// What the text of a file holds, in the format of its name.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn parse(&self, file: &GameFile, text: &str) -> Result<Record, record::Error> {
        Format::of(&file.0).unwrap_or(Format::Toml).read(text, &self.variants)
    }

    /// Writes a game into `file`, or into a new one named after its date and kind. Where another program has changed `file`
    /// since this one read or wrote it, what is there stays, and the game gets a new file too.
    ///
    /// # Errors
    /// When the folder cannot be written; what was there before is still there then.
    pub fn save(&self, file: Option<GameFile>, record: &Record) -> Result<GameFile, Failure> {
        fs::create_dir_all(&self.folder).map_err(at(&self.folder))?;
        let text = record.to_toml();
        let _held = lock::briefly(&self.folder);
        let file = match file.filter(|file| !self.is_changed(file)) {
            Some(file) => {
                write_whole(&self.path(&file), &text)?;
                file
            }
            None => self.save_new(record, &text)?,
        };
        self.known.borrow_mut().insert(file.clone(), text);
        Ok(file)
    }

    /// Whether another program has written into `file`.
    fn is_changed(&self, file: &GameFile) -> bool {
        let known = self.known.borrow();
        known.get(file).is_some_and(|known| match found::read_text(&self.path(file)) {
            Ok(now) => now != *known,
            Err(error) => error.kind() == io::ErrorKind::FileTooLarge,
        })
    }

    /// Writes a game into a file that nobody has yet, not even another program that saves at the same moment.
    fn save_new(&self, record: &Record, text: &str) -> Result<GameFile, Failure> {
        let stem = file_stem(record);
        for number in 1.. {
            let name = if number == 1 { format!("{stem}.toml") } else { format!("{stem}-{number}.toml") };
            let file = GameFile(name);
            let path = self.path(&file);
            match prepare(&self.folder, text)?.persist_noclobber(&path) {
                Ok(_) => return Ok(file),
                Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(at(&path)(error.error)),
            }
        }
        unreachable!("there is always another number")
    }

    /// Deletes a game that this program wrote and nobody needs any more. What another program has written into it since
    /// stays.
    ///
    /// # Errors
    /// When the system does not let it go.
    pub fn withdraw(&self, file: &GameFile) -> Result<(), Failure> {
        let _held = lock::briefly(&self.folder);
        if self.is_changed(file) { Ok(()) } else { self.delete(file) }
    }

    /// Deletes a game.
    ///
    /// # Errors
    /// When the system does not let it go.
    pub fn delete(&self, file: &GameFile) -> Result<(), Failure> {
        self.known.borrow_mut().remove(file);
        let path = self.path(file);
        fs::remove_file(&path).map_err(at(&path))
    }
}

/// What is wrong with a file that is not even read.
fn too_large() -> record::Error {
    let problem = Problem::TooMuch { of: Bounded::Bytes, most: found::MOST_BYTES as usize };
    record::Error { line: 1, column: None, problem }
}

/// `2026-11-21-153000-oware`: sorted by name, the files are sorted by date.
fn file_stem(record: &Record) -> String {
    let date = record.date.to_string();
    let digits: String = date.chars().take(19).filter(|&sign| sign != ':').collect();
    // The id may have come from a file that somebody else wrote, and must not name another folder.
    let id = record.kind.id().replace(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-', "-");
    format!("{}-{}", digits.replace(['T', ' '], "-"), id.chars().take(LONGEST_ID).collect::<String>())
}

/// Writes `text` into the file at `path`, whole or not at all. Its folder is made where it is not there.
///
/// # Errors
/// When the folder cannot be written; what was there before is still there then.
pub fn write_whole(path: &Path, text: &str) -> Result<(), Failure> {
    // A link stays a link: what it leads to is written.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(at(folder))?;
    prepare(folder, text)?.persist(&path).map(drop).map_err(|error| at(&path)(error.error))
}

/// Writes `text` into a file that nobody has yet, whole or not at all.
///
/// # Errors
/// When there is such a file, or its folder cannot be written.
pub fn write_new(path: &Path, text: &str) -> Result<(), Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    prepare(folder, text)?.persist_noclobber(path).map(drop).map_err(|error| at(path)(error.error))
}

/// A file under a passing name that holds `text`.
fn prepare(folder: &Path, text: &str) -> Result<NamedTempFile, Failure> {
    let mut file =
        tempfile::Builder::new().prefix(PASSING).tempfile_in(folder).map_err(without_name).map_err(at(folder))?;
    // Past the passing name, which would stand in the message and means nothing to anybody.
    file.as_file_mut().write_all(text.as_bytes()).map_err(at(folder))?;
    file.flush().map_err(at(folder))?;
    Ok(file)
}

/// What the system says of a file that could not be made, without the passing name that it was to have.
fn without_name(error: io::Error) -> io::Error {
    let told = error.to_string();
    match told.split_once(" at path ") {
        Some((what, _)) => io::Error::new(error.kind(), what),
        None => error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_killed_program_left_is_cleared_away_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let make = |name: &str, age: Duration| {
            let file = fs::File::create(folder.path().join(name)).unwrap();
            file.set_modified(SystemTime::now() - age).unwrap();
        };
        let old = 2 * LEFT_BEHIND;
        make(".awale-old", old);
        make(".awale-young", Duration::ZERO);
        make("a-game.toml", old);
        Games::new(folder.path().to_owned()).sweep();
        let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, [".awale-young", "a-game.toml"]);
    }
}
