//! The file that keeps what a person has learnt and solved.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::i18n::Words;
use crate::progress::{Deed, Error, Progress};

use super::storage::write_whole;
use super::{found, lock};

/// The file, which need not exist.
#[derive(Clone, Debug)]
pub(super) struct Achievements {
    path: PathBuf,
}

/// What the file holds, and what there is to say about it.
pub(super) struct Found {
    pub progress: Progress,
    /// What was wrong, and what became of the file.
    pub trouble: Option<String>,
}

impl Achievements {
    /// The file at `path`.
    pub(super) fn new(path: PathBuf) -> Achievements {
        Achievements { path }
    }

    /// Reads the file. A damaged one is put aside under another name, where nothing overwrites it.
    ///
    /// # Errors
    /// Why the file can neither be read nor put aside. It must not be written then.
    pub(super) fn read(&self, words: &Words) -> Result<Found, String> {
        let text = match found::read_bytes(&self.path) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Found { progress: Progress::default(), trouble: None });
            }
            Err(error) => return Err(failure(&self.path, &error)),
        };
        match Progress::parse(&text) {
            Ok(progress) => Ok(Found { progress, trouble: None }),
            Err(Error::Format(_)) => {
                Err(words.with("progress-later", &[("file", self.path.display().to_string().into())]))
            }
            Err(_) => {
                let aside = self.put_aside().map_err(|error| failure(&self.path, &error))?;
                let trouble = words.with("progress-damaged", &[("file", aside.display().to_string().into())]);
                Ok(Found { progress: Progress::default(), trouble: Some(trouble) })
            }
        }
    }

    /// Lets a deed happen to what the file holds now, and writes it.
    ///
    /// # Errors
    /// Why the file cannot be read or written; it is as before then.
    pub(super) fn remember(&self, deed: &Deed, words: &Words) -> Result<Found, String> {
        let folder = self.path.parent().unwrap_or(Path::new("."));
        // A folder that is not there cannot be held, and two that begin at once would not see each other.
        fs::create_dir_all(folder).map_err(|error| failure(folder, &error))?;
        let _held = lock::briefly(folder);
        let mut found = self.read(words)?;
        found.progress.add(deed);
        write_whole(&self.path, &found.progress.to_toml()).map_err(|failure| failure.to_string())?;
        Ok(found)
    }

    /// Gives the file a name that no other has.
    fn put_aside(&self) -> io::Result<PathBuf> {
        let aside = (1..u32::MAX)
            .map(|number| self.path.with_extension(format!("damaged-{number}.toml")))
            .find(|aside| !aside.exists())
            .ok_or_else(|| io::Error::other("too many damaged files"))?;
        fs::rename(&self.path, &aside)?;
        Ok(aside)
    }
}

fn failure(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;
    use std::thread;

    use super::*;
    use crate::i18n::Language;

    fn lesson(id: &str) -> Deed {
        Deed::Lesson { game: "oware".to_owned(), lesson: id.to_owned() }
    }

    #[test]
    fn what_two_programs_remember_is_all_kept() {
        let (folder, words) = (tempfile::tempdir().unwrap(), Words::new(Language::English));
        let path = folder.path().join("data/progress.toml");
        let [one, other] = [0; 2].map(|_| Achievements::new(path.clone()));
        one.remember(&lesson("laps"), &words).unwrap();
        let found = other.remember(&lesson("chain"), &words).unwrap();
        assert!(found.progress.has_done("oware", "laps") && found.progress.has_done("oware", "chain"));
        assert_eq!(one.read(&words).unwrap().progress, found.progress);
    }

    #[test]
    fn two_programs_that_solve_puzzles_at_the_same_moment_count_all_of_them() {
        const TIMES: u32 = 20;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data/progress.toml");
        let (words, together) = (Words::new(Language::English), Barrier::new(2));
        let solved =
            Deed::Puzzle { variant: "oware".to_owned(), difficulty: "easy".to_owned(), at_once: true, day: None };
        thread::scope(|scope| {
            for program in ["one", "other"] {
                let (achievements, words, together, solved) =
                    (Achievements::new(path.clone()), &words, &together, &solved);
                scope.spawn(move || {
                    for number in 0..TIMES {
                        together.wait();
                        achievements.remember(solved, words).unwrap();
                        achievements.remember(&lesson(&format!("{program}-{number}")), words).unwrap();
                    }
                });
            }
        });
        let progress = Achievements::new(path).read(&words).unwrap().progress;
        assert_eq!(progress.solved("oware", "easy").at_once, 2 * TIMES);
        for number in 0..TIMES {
            assert!(["one", "other"].iter().all(|program| progress.has_done("oware", &format!("{program}-{number}"))));
        }
    }

    #[test]
    fn a_damaged_file_is_put_aside_and_one_of_a_later_version_left_alone() {
        let (folder, words) = (tempfile::tempdir().unwrap(), Words::new(Language::English));
        let achievements = Achievements::new(folder.path().join("progress.toml"));
        for number in 1..=2 {
            fs::write(&achievements.path, "format = 1\nlessons = [").unwrap();
            let found = achievements.remember(&lesson("laps"), &words).unwrap();
            assert!(found.trouble.unwrap().contains(&format!("progress.damaged-{number}.toml")));
            assert!(found.progress.has_done("oware", "laps"));
        }
        fs::write(&achievements.path, "format = 9\n").unwrap();
        assert!(achievements.remember(&lesson("laps"), &words).is_err());
        assert_eq!(fs::read_to_string(&achievements.path).unwrap(), "format = 9\n");
    }
}
