//! Two kinds of the user's files: the one that keeps what was learned and solved, and the themes of
//! the user's own, one file each in the folder `themes` beside the settings. The games have a file
//! of their own, `games`.

use std::path::{Path, PathBuf};
use std::{fs, io};

use awale_files::{self as files, Failure, MOST_SETTINGS, at};
use awale_study::progress::{Error, Progress, ProgressEvent};

use awale_app::config::{Origin, Settings, THEMES};
use awale_board::theme::Theme;
use awale_study::words::{Explain, Words, say};

use super::folders::Folders;
use super::locks::hold_briefly;

/// The file, which need not exist.
#[derive(Clone, Debug)]
pub struct ProgressFile {
    path: PathBuf,
}

/// What the file holds, and what there is to say about it.
#[derive(Debug)]
pub struct Found {
    pub progress: Progress,
    /// The new name of the file, if it was damaged.
    pub aside: Option<PathBuf>,
}

/// Why there is no telling what was learned.
#[derive(Debug)]
pub enum ProgressError {
    /// The file can neither be read nor put aside, or not be written.
    Failed(Failure),
    /// A later version wrote it.
    Later(PathBuf),
}

impl From<Failure> for ProgressError {
    fn from(failure: Failure) -> ProgressError {
        ProgressError::Failed(failure)
    }
}

impl Found {
    /// The message for a damaged file, with its new name.
    pub fn explain(&self, words: &Words) -> Option<String> {
        let file = self.aside.as_deref()?.file_name().unwrap_or_default();
        let file = file.display().to_string();
        Some(say!(words, "progress-damaged", file = file))
    }
}

impl ProgressError {
    /// What is wrong, in words.
    pub fn explain(&self, words: &Words) -> String {
        match self {
            ProgressError::Failed(failure) => failure.explain(words),
            ProgressError::Later(file) => {
                say!(words, "progress-later", file = file.display().to_string())
            }
        }
    }
}

impl ProgressFile {
    /// The file at `path`.
    #[must_use]
    pub fn new(path: PathBuf) -> ProgressFile {
        ProgressFile { path }
    }

    /// Reads the file. A damaged one is renamed, so that nothing overwrites it.
    ///
    /// # Errors
    /// Why the file can neither be read nor put aside. It must not be written then.
    pub fn read(&self) -> Result<Found, ProgressError> {
        files::finish(&self.path);
        let text = match files::read(&self.path, MOST_SETTINGS) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Found {
                    progress: Progress::default(),
                    aside: None,
                });
            }
            Err(error) => return Err(at(&self.path)(error).into()),
        };
        let aside = match Progress::parse(&text) {
            Ok(progress) => {
                return Ok(Found {
                    progress,
                    aside: None,
                });
            }
            Err(Error::Format(_)) => return Err(ProgressError::Later(self.path.clone())),
            Err(_) => self.put_aside(),
        };
        let aside = aside.map_err(at(&self.path))?;
        Ok(Found {
            progress: Progress::default(),
            aside: Some(aside),
        })
    }

    /// Adds `events` to what the file holds now, and writes it.
    ///
    /// # Errors
    /// Why the file cannot be read or written; it is as before then.
    pub fn remember(&self, events: &[ProgressEvent]) -> Result<Found, ProgressError> {
        let folder = self.path.parent().unwrap_or(Path::new("."));
        // A folder that is not there cannot be held, and two that begin at once would not see each
        // other.
        files::make_folder(folder)?;
        let _held = hold_briefly(folder);
        let mut found = self.read()?;
        for event in events {
            found.progress.add(event);
        }
        files::write(&self.path, found.progress.to_toml())?;
        Ok(found)
    }

    /// Gives the file a name that no other has.
    fn put_aside(&self) -> io::Result<PathBuf> {
        files::rename_aside(&self.path, |number| {
            self.path.with_extension(format!("damaged-{number}.toml"))
        })
    }
}

/// The ending of a theme's file; what stands before it is the theme's name.
const ENDING: &str = "toml";

/// The themes to choose from.
pub struct AvailableThemes {
    pub names: Vec<String>,
    /// The user's own, with their names.
    pub own: Vec<(String, Theme)>,
    /// What is wrong, in words.
    pub faults: Vec<String>,
}

/// What is wrong with the themes in their folder and with the choice of one in the settings, in
/// words. Nothing is stopped by it: another theme stands in.
#[must_use]
pub fn theme_faults(folders: &Folders, settings: &Settings, words: &Words) -> Vec<String> {
    on_offer(folders, settings, words).faults
}

/// The themes of the program and those in their folder, where the settings have chosen one.
pub fn on_offer(folders: &Folders, settings: &Settings, words: &Words) -> AvailableThemes {
    let OwnThemes {
        themes: own,
        broken,
        mut faults,
    } = read(&folders.themes(), words);
    let own_names = own.iter().map(|(name, _)| name.clone());
    let names: Vec<String> = THEMES
        .map(str::to_owned)
        .into_iter()
        .chain(own_names)
        .collect();
    // A broken theme that the settings name was reported already.
    if !broken.contains(&settings.theme) {
        faults.extend(unknown(folders, settings, &names, words));
    }
    AvailableThemes { names, own, faults }
}

/// What a folder of themes holds.
#[derive(Debug, Default)]
pub struct OwnThemes {
    /// The themes that can be used, with their names, in the order of the alphabet.
    pub themes: Vec<(String, Theme)>,
    /// The names of the others.
    pub broken: Vec<String>,
    /// What is wrong with them, in words.
    pub faults: Vec<String>,
}

/// Reads the themes in `folder`. A missing folder holds none; a broken theme is reported and left
/// out.
pub fn read(folder: &Path, words: &Words) -> OwnThemes {
    let mut own = OwnThemes::default();
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    paths.sort();
    for path in paths {
        let Some(name) = name_of(&path) else { continue };
        match read_one(&path, &name, words) {
            Ok(theme) => own.themes.push((name, theme)),
            Err(fault) => {
                own.broken.push(name);
                own.faults.push(fault);
            }
        }
    }
    own
}

/// The name of the theme in the file at `path`; `None` where it is none: another file, a folder, a
/// pipe.
fn name_of(path: &Path) -> Option<String> {
    let is_theme = path.extension().is_some_and(|ending| ending == ENDING) && path.is_file();
    let name = path.file_stem()?.to_str()?;
    (is_theme && !name.starts_with('.')).then(|| name.to_owned())
}

fn read_one(path: &Path, name: &str, words: &Words) -> Result<Theme, String> {
    let file = path.display().to_string();
    if THEMES.contains(&name) {
        return Err(say!(words, "theme-name-taken", file = file));
    }
    match files::read_text(path, MOST_SETTINGS) {
        Ok(text) => Theme::parse(&text, &file).map_err(|error| error.explain(words)),
        Err(error) => Err(say!(
            words,
            "theme-unreadable",
            file = file,
            what = error.explain(words)
        )),
    }
}

/// What to say where the settings name a theme that is not among `known`.
fn unknown(
    folders: &Folders,
    settings: &Settings,
    known: &[String],
    words: &Words,
) -> Option<String> {
    let name = &settings.theme;
    if known.contains(name) {
        return None;
    }
    let problem = say!(
        words,
        "theme-unknown",
        name = name,
        known = words.list(known)
    );
    Some(match settings.origin("theme") {
        Origin::Default | Origin::Option(_) => problem,
        Origin::File { line } => {
            let file = folders.config.display().to_string();
            say!(
                words,
                "error-in-file",
                file = file,
                line = line,
                problem = problem
            )
        }
    })
}
