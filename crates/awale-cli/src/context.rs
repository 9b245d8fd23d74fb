//! [`Context`]: the settings, words and folders that every command uses.

use std::error::Error;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use awale_app::config::Settings;
use awale_engine::tables::{BadFile, Check, MAX_SEEDS, Tables};
use awale_files::{self as files, MOST_SETTINGS};
use awale_rules::{Pit, Position, Rules, Seat};
use awale_study::catalogue::Variant;
use awale_study::words::{Explain, Language, Words, say};

use crate::output;
use crate::storage::Folders;

/// The result of a command.
pub type CommandResult = Result<(), Box<dyn Error>>;

/// The language of the environment. macOS and Windows have settings of their own, for a program
/// that is started without the variables of a shell.
#[must_use]
pub fn system_language() -> Language {
    Language::of_environment(|name| std::env::var(name).ok())
        .or_else(|| {
            let has_settings = cfg!(any(windows, target_vendor = "apple"));
            let mut locales = has_settings.then(sys_locale::get_locales)?;
            locales.find_map(|locale| Language::of_locale(&locale))
        })
        .unwrap_or_default()
}

/// What the settings and the folders give to every command.
#[derive(Debug)]
pub struct Context {
    pub settings: Settings,
    /// The language of the system.
    pub language: Language,
    /// The words of the language in force.
    pub words: Words,
    /// Where settings and games are kept.
    pub folders: Folders,
    /// The built-in variants and those of the settings.
    pub variants: Vec<Variant>,
    /// The seed of everything random, if `--seed` was given.
    pub seed: Option<u64>,
}

impl Context {
    /// Reads the user's settings, if there are any.
    ///
    /// # Errors
    /// When the settings are wrong, or cannot be read.
    pub fn load(
        config: Option<PathBuf>,
        data: Option<PathBuf>,
        seed: Option<u64>,
        asked: Option<Language>,
    ) -> Result<Context, Box<dyn Error>> {
        let language = system_language();
        let words = || Words::new(asked.unwrap_or(language));
        let named = config.is_some();
        let folders = Folders::find(config, data)?;
        files::finish(&folders.config);
        // What is named on the command line may well be a pipe, or empty on purpose.
        let read = if named {
            files::read_named
        } else {
            files::read
        };
        let text = read(&folders.config, MOST_SETTINGS).and_then(files::utf8);
        let mut settings = match text {
            Ok(text) => Settings::parse(&text, &folders.config.display().to_string())
                .map_err(|error| error.explain(&words()))?,
            // A settings file is optional, but one that is named on the command line must exist.
            Err(error) if error.kind() == io::ErrorKind::NotFound && !named => Settings::default(),
            Err(error) => {
                let words = words();
                return Err(words
                    .labelled(folders.config.display(), error.explain(&words))
                    .into());
            }
        };
        if let Some(asked) = asked {
            settings.ask_language(asked);
        }
        let words = Words::new(settings.language.unwrap_or(language));
        Ok(Context {
            variants: settings.variants(),
            settings,
            language,
            words,
            folders,
            seed,
        })
    }

    /// The variant with this id.
    ///
    /// # Errors
    /// When there is none; the message names those there are.
    pub fn variant(&self, id: &str) -> Result<&Variant, Box<dyn Error>> {
        self.variants
            .iter()
            .find(|variant| variant.id == id)
            .ok_or_else(|| {
                let known: Vec<&str> = self
                    .variants
                    .iter()
                    .map(|variant| variant.id.as_str())
                    .collect();
                say!(
                    self.words,
                    "no-variant",
                    id = id,
                    known = self.words.list(&known)
                )
                .into()
            })
    }

    /// The endgame tables for `rules` that are there. None are made: that takes seconds of
    /// processor time, and no one asked for it.
    pub fn tables(&self, rules: &Rules) -> Option<Arc<Tables>> {
        let tables = self.open_tables(rules, MAX_SEEDS);
        (tables.up_to() > 0).then(|| Arc::new(tables))
    }

    /// The endgame tables for `rules` up to this many seeds, as far as they are there and good. A
    /// file that cannot be used is told on the error output.
    pub fn open_tables(&self, rules: &Rules, up_to: u8) -> Tables {
        let (tables, bad) = Tables::open(
            &self.folders.tables(),
            rules,
            up_to.min(rules.total()),
            Check::Header,
        );
        let language = self.words.language();
        let tell = move |bad: &BadFile| {
            let words = Words::new(language);
            let told = say!(words, "tables-to-make-again", what = bad.explain(&words));
            output::tell(format_args!("awale: {told}"));
        };
        if let Some(bad) = bad {
            tell(&bad);
        }
        tables.reporting(tell)
    }

    /// The position that a command starts from: the one given, or the start with South to move.
    ///
    /// # Errors
    /// When the variant is unknown or the position is none of its.
    pub fn position(
        &self,
        variant: &str,
        position: Option<&str>,
    ) -> Result<Position, Box<dyn Error>> {
        let rules = self.variant(variant)?.rules;
        match position {
            Some(text) => {
                Ok(Position::parse(text, &rules).map_err(|error| error.explain(&self.words))?)
            }
            None => Ok(Position::start(&rules, Seat::South)),
        }
    }
}

/// The position after these moves.
///
/// # Errors
/// When one of them is not a legal move.
pub fn played(variant: &Variant, moves: &[char], words: &Words) -> Result<Position, String> {
    let no_such_line = || {
        let moves: Vec<String> = moves.iter().map(char::to_string).collect();
        say!(words, "openings-no-such-line", moves = moves.join(" "))
    };
    let mut position = Position::start(&variant.rules, Seat::South);
    for &letter in moves {
        let pit = Pit::from_letter(letter).ok_or_else(no_such_line)?;
        position.play(pit).map_err(|_| no_such_line())?;
    }
    Ok(position)
}
