//! Games on the disk, one file each.

use std::cell::Cell;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;
use std::{fs, io};

use awale_engine::Stop;
use awale_files::{self as files, Failure, MOST_GAME, at};
use awale_study::catalogue::Variant;
use awale_study::record::{self, Bounded, DateTime, Format, Record, RecordProblem};
use awale_words::text::decoded;

use awale_app::app::{GameFile, GameList, SavedGame};

use super::locks::hold_briefly;

/// How much of a variant's id stands in the name of a file: file systems allow some two hundred
/// letters.
const LONGEST_ID: usize = 64;

/// The largest file that the quick look at a folder reads, in bytes. A long game that was explained
/// has fifteen thousand; as many of moves alone are played in two milliseconds.
const SMALL: u64 = 16 << 10;

/// How much the quick look reads in all, in bytes: eight usual games, or two of the largest, in
/// some four milliseconds at worst. As a rule it takes a quarter of one.
const GLANCE: u64 = 2 * SMALL;

/// How many files of a folder the quick look sees, a microsecond each.
const MOST_SEEN: usize = 4096;

/// A file with the name of a game.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Listed {
    changed: SystemTime,
    name: String,
    bytes: u64,
}

/// The folder in which games are kept, one file each. Clones share what they know of the files.
#[derive(Clone, Debug)]
pub struct Games {
    folder: PathBuf,
    /// What the files held when this program last read or wrote them.
    known: Arc<Mutex<HashMap<GameFile, String>>>,
    /// The variants that a game of another program may name besides the built-in ones.
    variants: Vec<Variant>,
}

impl Games {
    /// The games in `folder`, which is made when the first is saved.
    #[must_use]
    pub fn new(folder: PathBuf) -> Games {
        Games {
            folder,
            variants: Vec::new(),
            known: Arc::default(),
        }
    }

    /// The same games, read with these variants known too.
    #[must_use]
    pub fn knowing(self, variants: Vec<Variant>) -> Games {
        Games { variants, ..self }
    }

    /// Where a game is kept.
    #[must_use]
    pub fn path(&self, file: &GameFile) -> PathBuf {
        self.folder.join(&file.0)
    }

    fn known(&self) -> MutexGuard<'_, HashMap<GameFile, String>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Clears away what a program that was killed while it wrote has left behind.
    pub fn sweep(&self) {
        files::sweep(&self.folder);
    }

    /// All games, those changed last first. A folder that is not there holds none.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn list(&self) -> Result<GameList, Failure> {
        self.list_until(&Stop::new())
    }

    /// All games, those changed last first, or as many of them as could be read when `stop` was
    /// given.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn list_until(&self, stop: &Stop) -> Result<GameList, Failure> {
        let files = self.files(|| stop.is_stopped())?;
        let files = files.into_iter().take_while(|_| !stop.is_stopped());
        Ok(files
            .flat_map(|file| self.listed(&GameFile(file.name)))
            .collect())
    }

    /// The games changed last, `count` at most, as far as a quick look finds them: of the first
    /// files in a large folder, and neither one that is large nor many that are together. Reading
    /// all of them takes time.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn newest(&self, count: usize) -> Result<GameList, Failure> {
        let seen = Cell::new(0);
        let files = self.files(|| seen.replace(seen.get() + 1) >= MOST_SEEN)?;
        let small = files.into_iter().filter(|file| file.bytes <= SMALL);
        let within_glance = small.scan(0, |bytes, file| {
            *bytes += file.bytes;
            (*bytes <= GLANCE).then_some(file)
        });
        let games = within_glance
            .map(|file| self.listed(&GameFile(file.name)))
            .filter(|games| !games.is_empty());
        Ok(games.take(count).flatten().collect())
    }

    /// The files with names of games, those changed last first. Where `is_enough` says so, the
    /// folder is read no further.
    fn files(&self, is_enough: impl Fn() -> bool) -> Result<Vec<Listed>, Failure> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(at(&self.folder)(error)),
        };
        let mut files: Vec<Listed> = entries
            .take_while(|_| !is_enough())
            .filter_map(Result::ok)
            .filter(|entry| Format::of(entry.file_name()).is_some())
            .filter_map(|entry| {
                // Of the file that a link leads to.
                let about = fs::metadata(entry.path()).ok()?;
                let name = entry.file_name().into_string().ok()?;
                Some(Listed {
                    changed: about.modified().ok()?,
                    name,
                    bytes: about.len(),
                })
            })
            .collect();
        files.sort_by(|a, b| b.cmp(a));
        Ok(files)
    }

    /// The games in `file` as they are listed; none for what only has the name of a game, such as a
    /// folder or a pipe.
    fn listed(&self, file: &GameFile) -> Vec<SavedGame> {
        let records = match self.text(file) {
            Ok(text) => self.parse_all(file, &text),
            Err(error) if error.kind() == io::ErrorKind::FileTooLarge => vec![Err(too_large())],
            Err(_) => Vec::new(),
        };
        SavedGame::of_file(file, records)
    }

    /// The text in `file` as it is now.
    fn text(&self, file: &GameFile) -> io::Result<String> {
        files::read(&self.path(file), MOST_GAME).map(decoded)
    }

    /// Reads the text of a game.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn read(&self, file: &GameFile) -> Result<String, Failure> {
        let path = self.path(file);
        files::finish(&path);
        let text = self.text(file).map_err(at(&path))?;
        self.known().insert(file.clone(), text.clone());
        Ok(text)
    }

    /// All games that the text of a file holds, in the format of its name: one at least.
    #[must_use]
    pub fn parse_all(&self, file: &GameFile, text: &str) -> Vec<Result<Record, record::Error>> {
        Format::of(&file.0)
            .unwrap_or(Format::Toml)
            .read_all(text, &self.variants)
    }

    /// The only game that the text of a file holds, in the format of its name.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn parse(&self, file: &GameFile, text: &str) -> Result<Record, record::Error> {
        Format::of(&file.0)
            .unwrap_or(Format::Toml)
            .read(text, &self.variants)
    }

    /// Writes a game into `file`, or into a new one named after its date and kind. Where another
    /// program has changed `file` since this one read or wrote it, what is there stays, and the
    /// game gets a new file too.
    ///
    /// # Errors
    /// When the folder cannot be written; what was there before is still there then.
    pub fn save(&self, file: Option<GameFile>, record: &Record) -> Result<GameFile, Failure> {
        files::make_folder(&self.folder)?;
        let text = record.to_toml();
        let _held = hold_briefly(&self.folder);
        let file = match file.filter(|file| !self.is_changed(file)) {
            Some(file) => match files::write(&self.path(&file), &text) {
                Ok(()) => file,
                Err(failure) => {
                    self.know_own(&file, text);
                    return Err(failure);
                }
            },
            None => self.save_new(record, &text)?,
        };
        self.known().insert(file.clone(), text);
        Ok(file)
    }

    /// Writing `text` into `file` failed, perhaps only after it had arrived: it is not another
    /// program's then.
    fn know_own(&self, file: &GameFile, text: String) {
        if self.text(file).is_ok_and(|now| now == text) {
            self.known().insert(file.clone(), text);
        }
    }

    /// Whether another program has written into `file`.
    fn is_changed(&self, file: &GameFile) -> bool {
        let known = self.known();
        known.get(file).is_some_and(|known| match self.text(file) {
            Ok(now) => now != *known,
            Err(error) => error.kind() == io::ErrorKind::FileTooLarge,
        })
    }

    /// Writes a game into a file that does not exist yet, not even by another program that saves at
    /// the same moment.
    fn save_new(&self, record: &Record, text: &str) -> Result<GameFile, Failure> {
        let stem = file_stem(record);
        for number in 1.. {
            let name = if number == 1 {
                format!("{stem}.toml")
            } else {
                format!("{stem}-{number}.toml")
            };
            let file = GameFile(name);
            match files::write_new(&self.path(&file), text) {
                Err(failure) if failure.source.kind() == io::ErrorKind::AlreadyExists => {}
                written => return written.map(|()| file),
            }
        }
        unreachable!("there is always another number")
    }

    /// Deletes a game that this program wrote and that is no longer needed. What another program
    /// has written into it since stays.
    ///
    /// # Errors
    /// When the system does not let it go.
    pub fn withdraw(&self, file: &GameFile) -> Result<(), Failure> {
        let _held = hold_briefly(&self.folder);
        if self.is_changed(file) {
            Ok(())
        } else {
            self.delete(file)
        }
    }

    /// Deletes a game, durably.
    ///
    /// # Errors
    /// When the system does not let it go.
    pub fn delete(&self, file: &GameFile) -> Result<(), Failure> {
        self.known().remove(file);
        files::remove(&self.path(file))
    }
}

/// What is wrong with a file that is not even read.
fn too_large() -> record::Error {
    #[expect(clippy::cast_possible_truncation, reason = "a few hundred thousand")]
    let problem = RecordProblem::TooMuch {
        of: Bounded::Bytes,
        most: MOST_GAME as usize,
    };
    record::Error {
        line: 1,
        column: None,
        problem,
    }
}

/// `2026-11-21-153000-oware`: sorted by name, the files are sorted by date.
#[must_use]
pub fn file_stem(record: &Record) -> String {
    dated_stem(&record.header.date, record.kind.id())
}

/// The same for anything else that has a date and an id.
#[must_use]
pub fn dated_stem(date: &DateTime, id: &str) -> String {
    // A question mark has no place in the name of a file.
    let date = date.to_string().replace('?', "x");
    let digits: String = date.chars().take(19).filter(|&sign| sign != ':').collect();
    // The id may have come from a file of another program, and must not name another folder.
    let id = id.replace(
        |letter: char| !letter.is_ascii_alphanumeric() && letter != '-',
        "-",
    );
    format!(
        "{}-{}",
        digits.replace(['T', ' '], "-"),
        id.chars().take(LONGEST_ID).collect::<String>()
    )
}
