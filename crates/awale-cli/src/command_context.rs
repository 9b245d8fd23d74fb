//! [`CommandContext`]: the settings, words and folders that every command uses.

use std::{error::Error, io, path::PathBuf, sync::Arc};

use awale_app::config::Settings;
use awale_engine::tables::{BadFile, CheckExtent, MAX_SEEDS, Tables};
use awale_files::{self as files, MAX_SETTINGS_BYTES};
use awale_rules::{Pit, Position, Rules, Seat};
use awale_study::{
    catalogue::Variant,
    words::{Explain, Language, Words, say},
};

use crate::{output, storage::Folders};

/// The result of a command or of one of its steps. The user sees its error.
pub type CommandResult<T = ()> = Result<T, Box<dyn Error>>;

/// The language of the environment. On macOS and Windows, the language of the system if no variable
/// of a shell sets one.
pub fn system_language() -> Language {
    Language::from_environment(|name| std::env::var(name).ok())
        .or_else(|| {
            let has_system_settings = cfg!(any(windows, target_vendor = "apple"));
            let mut locales = has_system_settings.then(sys_locale::get_locales)?;
            locales.find_map(|locale| Language::from_locale(&locale))
        })
        .unwrap_or_default()
}

/// The settings and folders that every command uses.
#[derive(Debug)]
pub struct CommandContext {
    pub settings: Settings,
    /// The language of the system.
    pub system_language: Language,
    /// The messages in the chosen language.
    pub words: Words,
    /// The folders for settings and games.
    pub folders: Folders,
    /// The built-in variants and those in the settings.
    pub variants: Vec<Variant>,
    /// The seed for all random choices, if `--seed` was given.
    pub random_seed: Option<u64>,
}

impl CommandContext {
    /// Loads the user's settings, if there is a file of them.
    ///
    /// # Errors
    /// Returns an error if the settings are invalid or cannot be read.
    pub fn load(
        config_path: Option<PathBuf>,
        data_path: Option<PathBuf>,
        random_seed: Option<u64>,
        requested_language: Option<Language>,
    ) -> CommandResult<CommandContext> {
        let default_language = system_language();
        let fallback_words = || Words::new(requested_language.unwrap_or(default_language));
        let has_config_path = config_path.is_some();
        let folders = Folders::find(config_path, data_path)?;
        files::finish_interrupted_write(&folders.settings_file);
        // A settings file named on the command line may also be a pipe or `/dev/null`.
        let read_settings = if has_config_path {
            files::read_file_or_pipe
        } else {
            files::read
        };
        let text = read_settings(&folders.settings_file, MAX_SETTINGS_BYTES)
            .and_then(files::text_from_utf8);
        let mut settings = match text {
            Ok(text) => Settings::parse(&text, &folders.settings_file.display().to_string())
                .map_err(|error| error.explain(&fallback_words()))?,
            // The usual settings file is optional, but one named on the command line must exist.
            Err(error) if error.kind() == io::ErrorKind::NotFound && !has_config_path => {
                Settings::default()
            }
            Err(error) => {
                let words = fallback_words();
                return Err(words
                    .labeled(folders.settings_file.display(), error.explain(&words))
                    .into());
            }
        };
        if let Some(language_option) = requested_language {
            settings.override_language(language_option);
        }
        let words = Words::new(settings.language.unwrap_or(default_language));
        Ok(CommandContext {
            variants: settings.variants(),
            settings,
            system_language: default_language,
            words,
            folders,
            random_seed,
        })
    }

    /// The variant with this id.
    ///
    /// # Errors
    /// Returns a message with the known ids if no variant has this id.
    pub fn variant(&self, id: &str) -> CommandResult<&Variant> {
        self.variants
            .iter()
            .find(|variant| variant.id == id)
            .ok_or_else(|| {
                let known_variant_ids: Vec<&str> = self
                    .variants
                    .iter()
                    .map(|variant| variant.id.as_str())
                    .collect();
                say!(
                    self.words,
                    "no-variant",
                    id,
                    known = self.words.list_with_and(&known_variant_ids)
                )
                .into()
            })
    }

    /// The endgame tables for `rules` that exist. `None` if no file exists. Tables are not built
    /// here, because that takes seconds and must be requested.
    pub fn existing_tables(&self, rules: &Rules) -> Option<Arc<Tables>> {
        let tables = self.open_tables(rules, MAX_SEEDS);
        (tables.max_seeds() > 0).then(|| Arc::new(tables))
    }

    /// Opens the existing endgame tables for `rules` up to this many seeds. A damaged file is
    /// reported on standard error.
    pub fn open_tables(&self, rules: &Rules, max_seeds: u8) -> Tables {
        let (tables, bad_tables_file) = Tables::open(
            &self.folders.tables_folder(),
            rules,
            max_seeds.min(rules.total_seeds()),
            CheckExtent::HeaderOnly,
        );
        let language = self.words.language();
        let report_bad_file = move |bad_tables_file: &BadFile| {
            let words = Words::new(language);
            let message = say!(
                words,
                "tables-to-make-again",
                what = bad_tables_file.explain(&words)
            );
            output::eprint_message(message);
        };
        if let Some(bad_tables_file) = bad_tables_file {
            report_bad_file(&bad_tables_file);
        }
        tables.with_bad_file_callback(report_bad_file)
    }

    /// The start position of a command: the given one, or the start of a game with South to move.
    ///
    /// # Errors
    /// Returns an error if the variant is unknown or the position is invalid by its rules.
    pub fn start_position(&self, variant: &str, position: Option<&str>) -> CommandResult<Position> {
        let rules = self.variant(variant)?.rules;
        match position {
            Some(text) => {
                Ok(Position::parse(text, &rules).map_err(|error| error.explain(&self.words))?)
            }
            None => Ok(Position::start(&rules, Seat::South)),
        }
    }
}

/// The position after these moves from the start.
///
/// # Errors
/// Returns a message if a move is illegal.
pub fn position_after_moves(
    variant: &Variant,
    move_letters: &[char],
    words: &Words,
) -> Result<Position, String> {
    let illegal_moves_message = || {
        let move_letters: Vec<String> = move_letters.iter().map(char::to_string).collect();
        say!(
            words,
            "openings-no-such-line",
            moves = move_letters.join(" ")
        )
    };
    let mut position = Position::start(&variant.rules, Seat::South);
    for &letter in move_letters {
        let pit = Pit::from_letter(letter).ok_or_else(illegal_moves_message)?;
        position.play(pit).map_err(|_| illegal_moves_message())?;
    }
    Ok(position)
}
