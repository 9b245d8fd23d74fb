//! The settings: the documented defaults of the program, and over them, field by field, the user's
//! own file.
//!
//! Text comes in and [`Settings`] or an [`Error`] come out; who reads and writes files is the
//! shell. Nothing that is misspelt or out of range is passed over: a program that is half
//! configured does not do what its user thinks.
//!
//! All settings are listed once, in `table.rs`. Reading, listing, saving and the settings screen go
//! through that table.

mod bots;
mod edit;
mod error;
mod explain;
mod fields;
mod keys;
mod read;
mod setting;
mod table;
mod variant;

use std::time::Duration;

use awale_rules::matches;
use strum::{IntoStaticStr, VariantArray};

pub use edit::with_settings;
pub use error::{Allowed, Error, IdFault, SettingsProblem};
pub use fields::Entry;
pub use setting::Origin;
pub use table::{
    EngineSettings, LastSetup, SettingGroup, SettingRow, Settings, StudySettings, TableSettings,
};

use awale_study::catalogue::{Kind, Variant};
use awale_study::players::{BookUse, Resources};

/// The documented defaults, which are also what the user's file may hold.
pub const DEFAULTS: &str = include_str!("../../../../config.toml");

/// What the file of the defaults is called in an error: no user should ever see it.
const DEFAULTS_NAME: &str = "the built-in config.toml";

/// The themes that come with the program. The floor that draws has one for each name but `auto`,
/// which is a choice among them; `theme` may also name a file in the user's folder of themes.
pub const THEMES: [&str; 7] = [
    "auto",
    "wood",
    "dark",
    "light",
    "high-contrast",
    "colour-blind",
    "terminal",
];

/// How fast seeds are sown on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum AnimationSpeed {
    Off,
    Slow,
    /// To follow with the eyes.
    #[default]
    Normal,
    /// To see where they went.
    Fast,
}

impl AnimationSpeed {
    /// All of them, in the order in which they are offered.
    pub const ALL: &[AnimationSpeed] = AnimationSpeed::VARIANTS;

    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// How long one sown seed is shown before the next. At the normal speed the four seeds of an
    /// opening move take half a second: time enough for the eye, not for impatience.
    #[must_use]
    pub const fn seed_time(self) -> Duration {
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
pub enum First {
    South,
    North,
    #[default]
    Drawn,
}

impl First {
    pub const ALL: &[First] = First::VARIANTS;

    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Default for Settings {
    fn default() -> Self {
        let mut settings = Settings::unset();
        match read::overlay(&mut settings, DEFAULTS, DEFAULTS_NAME) {
            Ok(()) => settings.origins.clear(),
            Err(error) => panic!("{error}"),
        }
        settings
    }
}

impl Settings {
    /// The settings of a user whose file holds `text`; `file` is its name in errors.
    ///
    /// # Errors
    /// The first thing in the file that cannot be as it is.
    pub fn parse(text: &str, file: &str) -> Result<Settings, Error> {
        let mut settings = Settings::default();
        read::overlay(&mut settings, text, file)?;
        Ok(settings)
    }

    /// How long a sown seed is shown; zero where nothing is animated.
    #[must_use]
    pub const fn seed_time(&self) -> Duration {
        self.animation.seed_time()
    }

    /// How long a move stays before the next when two computers play.
    #[must_use]
    pub const fn pace(&self) -> Duration {
        Duration::from_millis(self.pace_ms as u64)
    }

    /// What the engine may use, tables left aside; with one thread for each of
    /// `cores` if the number of threads is 0.
    #[must_use]
    pub fn resources(&self, cores: usize) -> Resources {
        Resources {
            hash_mb: self.engine.hash_mb as usize,
            threads: if self.engine.threads == 0 {
                cores
            } else {
                self.engine.threads as usize
            },
            time: Duration::from_millis(self.engine.time_ms.into()),
            tables: None,
            book: if self.engine.own_book {
                BookUse::AtFullStrength
            } else {
                BookUse::Off
            },
        }
    }

    /// The built-in variants and then the user's own.
    #[must_use]
    pub fn variants(&self) -> Vec<Variant> {
        let mut variants = Variant::built_in();
        variants.extend_from_slice(&self.own);
        variants
    }

    /// The matches as they were played last.
    #[must_use]
    pub fn matches_rules(&self) -> matches::HeapRules {
        self.setup.matches_rules()
    }
}

impl LastSetup {
    /// Who begins a game of this kind.
    #[must_use]
    pub const fn first_of(&self, kind: &Kind) -> First {
        match kind {
            Kind::Awale(_) => self.first,
            Kind::Matches(_) => self.matches_first,
        }
    }

    /// The matches as they were played last; the usual 13 and 3 where the two numbers make no game.
    #[must_use]
    pub fn matches_rules(&self) -> matches::HeapRules {
        matches::HeapRules::new(self.matches_start, self.matches_max_take)
            .unwrap_or(matches::HeapRules::THIRTEEN)
    }
}
