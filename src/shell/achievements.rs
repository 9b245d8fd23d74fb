//! The file that keeps what a person has learnt and solved.

use std::io;
use std::path::{Path, PathBuf};

use awale_engine::files::{self, Failure, MOST_SETTINGS, at};

use crate::i18n::{Explain, Words};
use crate::progress::{Deed, Error, Progress};

use super::lock;

/// The file, which need not exist.
#[derive(Clone, Debug)]
pub(super) struct Achievements {
    path: PathBuf,
}

/// What the file holds, and what there is to say about it.
#[derive(Debug)]
pub(super) struct Found {
    pub progress: Progress,
    /// What was wrong with the file, which lies elsewhere now.
    pub aside: Option<Aside>,
}

/// A file that was put aside.
#[derive(Debug)]
pub(super) enum Aside {
    /// It could not be understood.
    Damaged(PathBuf),
    /// A power cut had emptied it.
    Emptied(PathBuf),
}

/// Why there is no telling what was learnt.
#[derive(Debug)]
pub(super) enum Unread {
    /// The file can neither be read nor put aside, or not be written.
    Failed(Failure),
    /// A later version wrote it.
    Later(PathBuf),
}

impl From<Failure> for Unread {
    fn from(failure: Failure) -> Unread {
        Unread::Failed(failure)
    }
}

impl Aside {
    /// What to say.
    pub(super) fn explain(&self, words: &Words) -> String {
        let (id, file) = match self {
            Aside::Damaged(file) => ("progress-damaged", file),
            Aside::Emptied(file) => ("progress-emptied", file),
        };
        words.with(id, &[("file", file.display().to_string().into())])
    }
}

impl Unread {
    /// What to say.
    pub(super) fn explain(&self, words: &Words) -> String {
        match self {
            Unread::Failed(failure) => failure.explain(words),
            Unread::Later(file) => words.with("progress-later", &[("file", file.display().to_string().into())]),
        }
    }
}

impl Achievements {
    /// The file at `path`.
    pub(super) fn new(path: PathBuf) -> Achievements {
        Achievements { path }
    }

    /// Reads the file. A damaged or emptied one is put aside under another name, where nothing overwrites it.
    ///
    /// # Errors
    /// Why the file can neither be read nor put aside. It must not be written then.
    pub(super) fn read(&self) -> Result<Found, Unread> {
        files::finish(&self.path);
        let text = match files::read(&self.path, MOST_SETTINGS) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Found { progress: Progress::default(), aside: None });
            }
            Err(error) => return Err(at(&self.path)(error).into()),
        };
        let aside = match Progress::parse(&text) {
            Ok(progress) => return Ok(Found { progress, aside: None }),
            Err(Error::Format(_)) => return Err(Unread::Later(self.path.clone())),
            Err(_) if files::is_emptied(&self.path) => files::set_aside(&self.path).map(Aside::Emptied),
            Err(_) => self.put_aside().map(Aside::Damaged),
        };
        let aside = aside.map_err(at(&self.path))?;
        Ok(Found { progress: Progress::default(), aside: Some(aside) })
    }

    /// Lets deeds happen to what the file holds now, and writes it.
    ///
    /// # Errors
    /// Why the file cannot be read or written; it is as before then.
    pub(super) fn remember(&self, deeds: &[Deed]) -> Result<Found, Unread> {
        let folder = self.path.parent().unwrap_or(Path::new("."));
        // A folder that is not there cannot be held, and two that begin at once would not see each other.
        files::make_folder(folder)?;
        let _held = lock::briefly(folder);
        let mut found = self.read()?;
        for deed in deeds {
            found.progress.add(deed);
        }
        files::write(&self.path, found.progress.to_toml())?;
        Ok(found)
    }

    /// Gives the file a name that no other has.
    fn put_aside(&self) -> io::Result<PathBuf> {
        files::rename_aside(&self.path, |number| self.path.with_extension(format!("damaged-{number}.toml")))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::Barrier;
    use std::thread;

    use super::*;
    use crate::i18n::Language;

    fn lesson(id: &str) -> Deed {
        Deed::Lesson { game: "oware".to_owned(), lesson: id.to_owned() }
    }

    #[test]
    fn what_two_programs_remember_is_all_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data/progress.toml");
        let [one, other] = [0; 2].map(|_| Achievements::new(path.clone()));
        one.remember(&[lesson("laps")]).unwrap();
        let found = other.remember(&[lesson("chain")]).unwrap();
        assert!(found.progress.has_done("oware", "laps") && found.progress.has_done("oware", "chain"));
        assert_eq!(one.read().unwrap().progress, found.progress);
    }

    #[test]
    fn two_programs_that_solve_puzzles_at_the_same_moment_count_all_of_them() {
        const TIMES: u32 = 20;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data/progress.toml");
        let together = Barrier::new(2);
        let solved =
            Deed::Puzzle { variant: "oware".to_owned(), difficulty: "easy".to_owned(), at_once: true, day: None };
        thread::scope(|scope| {
            for program in ["one", "other"] {
                let (achievements, together, solved) = (Achievements::new(path.clone()), &together, &solved);
                scope.spawn(move || {
                    for number in 0..TIMES {
                        together.wait();
                        achievements.remember(std::slice::from_ref(solved)).unwrap();
                        achievements.remember(&[lesson(&format!("{program}-{number}"))]).unwrap();
                    }
                });
            }
        });
        let progress = Achievements::new(path).read().unwrap().progress;
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
            let found = achievements.remember(&[lesson("laps")]).unwrap();
            let told = found.aside.unwrap().explain(&words);
            assert!(told.contains(&format!("progress.damaged-{number}.toml")), "{told}");
            assert!(found.progress.has_done("oware", "laps"));
        }
        fs::write(&achievements.path, "").unwrap();
        let told = achievements.read().unwrap().aside.unwrap().explain(&words);
        assert!(told.contains("progress.toml.empty") && told.contains("power cut"), "{told}");
        fs::write(&achievements.path, "format = 9\n").unwrap();
        assert!(achievements.remember(&[lesson("laps")]).is_err());
        assert_eq!(fs::read_to_string(&achievements.path).unwrap(), "format = 9\n");
    }
}
