//! The user's own themes: one file each in the folder `themes` beside the settings.

use std::fs;
use std::path::{Path, PathBuf};

use awale_engine::files::{self, MOST_SETTINGS};

use crate::config::{Origin, Settings, THEMES};
use crate::i18n::{Explain, Words};
use crate::ui::theme::Theme;
use crate::ui::theme_error;

use super::folders::Folders;

/// The ending of a theme's file; what stands before it is the theme's name.
const ENDING: &str = "toml";

/// The themes that a person can choose from.
pub(super) struct OnOffer {
    /// The names of all.
    pub(super) names: Vec<String>,
    /// The user's own, with their names.
    pub(super) own: Vec<(String, Theme)>,
    /// What is wrong, in words.
    pub(super) faults: Vec<String>,
}

/// What is wrong with the themes in their folder and with the choice of one in the settings, in words. Nothing is stopped
/// by it: another theme stands in.
#[must_use]
pub fn theme_faults(folders: &Folders, settings: &Settings, words: &Words) -> Vec<String> {
    on_offer(folders, settings, words).faults
}

/// The themes of the program and those in their folder, where the settings have chosen one.
pub(super) fn on_offer(folders: &Folders, settings: &Settings, words: &Words) -> OnOffer {
    let OwnThemes { themes: own, broken, mut faults } = read(&folders.themes(), words);
    let own_names = own.iter().map(|(name, _)| name.clone());
    let names: Vec<String> = THEMES.map(str::to_owned).into_iter().chain(own_names).collect();
    // A broken theme that the settings name has been told already.
    if !broken.contains(&settings.theme) {
        faults.extend(unknown(folders, settings, &names, words));
    }
    OnOffer { names, own, faults }
}

/// What a folder of themes holds.
#[derive(Debug, Default)]
struct OwnThemes {
    /// The themes that can be used, with their names, in the order of the alphabet.
    themes: Vec<(String, Theme)>,
    /// The names of the others.
    broken: Vec<String>,
    /// What is wrong with them, in words.
    faults: Vec<String>,
}

/// Reads the themes in `folder`. One that is not there holds none; a broken theme is told and left out.
fn read(folder: &Path, words: &Words) -> OwnThemes {
    let mut own = OwnThemes::default();
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort_unstable();
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

/// The name of the theme in the file at `path`; `None` where it is none: another file, a folder, a pipe.
fn name_of(path: &Path) -> Option<String> {
    let is_theme = path.extension().is_some_and(|ending| ending == ENDING) && path.is_file();
    let name = path.file_stem()?.to_str()?;
    (is_theme && !name.starts_with('.')).then(|| name.to_owned())
}

fn read_one(path: &Path, name: &str, words: &Words) -> Result<Theme, String> {
    let file = path.display().to_string();
    if THEMES.contains(&name) {
        return Err(words.with("theme-name-taken", &[("file", file.into())]));
    }
    match files::read_text(path, MOST_SETTINGS) {
        Ok(text) => Theme::parse(&text, &file).map_err(|error| theme_error(&error, words)),
        Err(error) => {
            Err(words.with("theme-unreadable", &[("file", file.into()), ("what", error.explain(words).into())]))
        }
    }
}

/// What to say where the settings name a theme that is not among `known`.
fn unknown(folders: &Folders, settings: &Settings, known: &[String], words: &Words) -> Option<String> {
    let name = &settings.theme;
    if known.contains(name) {
        return None;
    }
    let problem = words.with("theme-unknown", &[("name", name.into()), ("known", words.list(known).into())]);
    Some(match settings.origin("theme") {
        Origin::Default => problem,
        Origin::File { line } => {
            let file = folders.config.display().to_string();
            words.with("error-in-file", &[("file", file.into()), ("line", line.into()), ("problem", problem.into())])
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn what_is_no_theme_is_passed_over_and_what_is_broken_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        let good = include_str!("../../assets/themes/high-contrast.toml");
        write("mine.toml", good);
        write("also mine.toml", good);
        write("notes.txt", "not a theme");
        write("broken.toml", &good.replacen("\"#ffffff\"", "\"blanc\"", 1));
        write("wood.toml", good);
        write(".hidden.toml", "");
        fs::create_dir(folder.path().join("folder.toml")).unwrap();
        fs::write(folder.path().join("binary.toml"), [0xff, 0xfe]).unwrap();
        let own = read(folder.path(), &Words::new(Language::English));
        let names: Vec<&str> = own.themes.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["also mine", "mine"]);
        assert_eq!(own.broken, ["binary", "broken", "wood"]);
        assert_eq!(own.faults.len(), 3, "{:?}", own.faults);
        assert!(own.faults[0].contains("binary.toml"), "{:?}", own.faults);
        let broken = &own.faults[1];
        let has = |part: &&str| assert!(broken.contains(part), "{broken}");
        ["broken.toml", "line 3", "background.fg", "“blanc” is not a colour"].iter().for_each(has);
        assert!(own.faults[2].contains("wood.toml"), "{:?}", own.faults);
    }

    #[test]
    fn a_folder_that_is_not_there_holds_none() {
        let own = read(Path::new("/there/is/no/such/folder"), &Words::new(Language::French));
        assert!(own.themes.is_empty() && own.faults.is_empty());
    }
}
