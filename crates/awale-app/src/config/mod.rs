//! The settings: the documented defaults, overridden field by field by the user's file.
//!
//! This module turns text into [`Settings`] or an [`Error`]. The shell reads and writes the files.
//! An unknown name or a value out of range is always an error, because a program that ignores a
//! part of its settings does not do what the user expects.
//!
//! All settings are listed once, in `setting_table.rs`. Reading, listing, saving and the settings
//! screen use this table.

mod bots;
mod edit;
mod error;
mod explain;
mod fields;
mod keys;
mod read;
mod setting;
mod setting_table;
mod variant;

use std::{iter, time::Duration};

use awale_board::theme::Theme;
use awale_rules::matches_game;
use strum::{IntoStaticStr, VariantArray};

pub use edit::with_settings;
pub use error::{AllowedSettingValues, Error, SettingsProblem, VariantIdFault};
pub use fields::SettingEntry;
pub use setting::SettingOrigin;
pub use setting_table::{
    EngineSettings, LastSetup, SettingGroup, SettingRow, Settings, StudySettings, TableSettings,
};

use awale_study::{
    catalogue::{GameKind, Variant},
    players::{BookUse, EngineResources},
};

/// The documented defaults. The user's file has the same format.
pub const DEFAULT_SETTINGS: &str = include_str!("../../../../config.toml");

/// The name of the defaults in error messages. An error in the defaults is a bug, so no user should
/// see the name.
const DEFAULT_SETTINGS_NAME: &str = "the built-in config.toml";

/// The names of the built-in themes, and `auto`, which chooses one of them. The setting `theme` may
/// also be a file in the user's folder of themes.
pub fn theme_names() -> impl Iterator<Item = &'static str> {
    iter::once("auto").chain(Theme::built_in_names())
}

/// The way to show the painted board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum BoardDisplay {
    /// Shows a picture if the terminal runs on this computer and can show it.
    #[default]
    Auto,
    /// Shows block characters instead of a picture.
    Cells,
    /// Shows a picture if the terminal can show it, also through tmux or ssh.
    Pixels,
}

impl BoardDisplay {
    pub const ALL: &[BoardDisplay] = BoardDisplay::VARIANTS;

    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The animation speed of sowing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum AnimationSpeed {
    Off,
    Slow,
    /// A speed at which the user can follow each seed.
    #[default]
    Normal,
    /// A speed at which the user still sees which pits received seeds.
    Fast,
}

impl AnimationSpeed {
    /// All speeds, in the order of the settings screen.
    pub const ALL: &[AnimationSpeed] = AnimationSpeed::VARIANTS;

    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The display time of each sown seed. At normal speed an opening move of four seeds takes half
    /// a second: slow enough to follow, but not boring.
    pub const fn animation_time_per_seed(self) -> Duration {
        Duration::from_millis(match self {
            AnimationSpeed::Off => 0,
            AnimationSpeed::Slow => 280,
            AnimationSpeed::Normal => 125,
            AnimationSpeed::Fast => 50,
        })
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum FirstToMove {
    South,
    North,
    #[default]
    #[strum(serialize = "drawn")]
    Random,
}

impl FirstToMove {
    pub const ALL: &[FirstToMove] = FirstToMove::VARIANTS;

    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The answer to the question that the menu asks a new user.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum NewUserAnswer {
    /// Not answered yet.
    #[default]
    #[strum(serialize = "ask")]
    NotAnswered,
    /// New to the game, or the question was skipped.
    #[strum(serialize = "new")]
    NewToGame,
    /// Knows the rules.
    #[strum(serialize = "knows")]
    KnowsRules,
}

impl NewUserAnswer {
    pub const ALL: &[NewUserAnswer] = NewUserAnswer::VARIANTS;

    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Default for Settings {
    fn default() -> Self {
        let mut settings = Settings::without_values();
        match read::apply_file(&mut settings, DEFAULT_SETTINGS, DEFAULT_SETTINGS_NAME) {
            Ok(()) => settings.origins.clear(),
            Err(error) => panic!("{error}"),
        }
        settings
    }
}

impl Settings {
    /// Parses the user's file `text` and applies it to the defaults. `file` is its name in errors.
    ///
    /// # Errors
    ///
    /// The first error in the file.
    pub fn parse(text: &str, file: &str) -> Result<Settings, Error> {
        let mut settings = Settings::default();
        read::apply_file(&mut settings, text, file)?;
        Ok(settings)
    }

    /// The display time of each sown seed. Zero without animation.
    pub const fn animation_time_per_seed(&self) -> Duration {
        self.animation.animation_time_per_seed()
    }

    /// The pause between the moves of two computers.
    pub const fn pause_between_computer_moves(&self) -> Duration {
        Duration::from_millis(self.pace_ms as u64)
    }

    /// The engine settings, without endgame tables. If the number of threads is set to 0, there is
    /// one thread for each of the `cores`.
    pub fn engine_resources(&self, cores: usize) -> EngineResources {
        EngineResources {
            hash_mb: self.engine.hash_mb as usize,
            threads: if self.engine.threads == 0 {
                cores
            } else {
                self.engine.threads as usize
            },
            time_per_move: Duration::from_millis(self.engine.time_ms.into()),
            tables: None,
            book: if self.engine.own_book {
                BookUse::BookAtFullStrength
            } else {
                BookUse::NoBook
            },
        }
    }

    /// The built-in variants, then the user's own.
    pub fn variants(&self) -> Vec<Variant> {
        let mut variants = Variant::built_in();
        variants.extend_from_slice(&self.own_variants);
        variants
    }

    /// The rules of the last matchstick game.
    pub fn matchstick_rules(&self) -> matches_game::HeapRules {
        self.setup.matchstick_rules()
    }
}

impl LastSetup {
    /// The side that begins a game of this kind.
    pub const fn first_to_move(&self, kind: &GameKind) -> FirstToMove {
        match kind {
            GameKind::Awale(_) => self.first,
            GameKind::Matches(_) => self.matches_first,
        }
    }

    /// The rules of the last matchstick game. If the two saved numbers are no valid combination,
    /// the usual game: 13 matches, at most 3 per turn.
    pub fn matchstick_rules(&self) -> matches_game::HeapRules {
        matches_game::HeapRules::new(self.matches_start, self.matches_max_take)
            .unwrap_or(matches_game::HeapRules::THIRTEEN_MATCHES_RULES)
    }
}
