//! The settings: the documented defaults of the program, and over them, field by field, the user's own file. Floor 4.
//!
//! Text comes in and [`Settings`] or an [`Error`] come out; who reads and writes files is the shell. Nothing that is
//! misspelt or out of range is passed over: a program that is half configured does not do what its user thinks.
//!
//! All fields are listed once, in `fields.rs`. Reading, listing and saving go through that list.

mod bots;
mod edit;
mod error;
mod explain;
mod fields;
mod keys;
mod read;
mod setting;
mod variant;

use std::collections::BTreeMap;
use std::time::Duration;

use awale_rules::matches;
use strum::{IntoStaticStr, VariantArray};

pub use edit::with_settings;
pub use error::{Allowed, Error, IdFault, SettingsProblem};
pub use fields::{Entry, Origin};

use crate::catalogue::{Kind, PlayerSpec, Variant};
use crate::i18n::Language;
use crate::keys::Keymap;
use crate::players::{BookUse, Resources};
use crate::record::{Direction, TimeControl};
use crate::text::Label;

/// The documented defaults, which are also what the user's file may hold.
pub const DEFAULTS: &str = include_str!("../../config.toml");

/// What the file of the defaults is called in an error: no user should ever see it.
const DEFAULTS_NAME: &str = "the built-in config.toml";

/// The themes that come with the program. The floor that draws has one for each name but `auto`, which is a choice among
/// them; `theme` may also name a file in the user's folder of themes.
pub const THEMES: [&str; 7] = ["auto", "wood", "dark", "light", "high-contrast", "colour-blind", "terminal"];

/// Everything that can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own, and none excludes another")]
pub struct Settings {
    /// The language, or `None` to take the user's locale.
    pub language: Option<Language>,
    /// One of [`THEMES`], or a theme of the user's own.
    pub theme: String,
    /// How fast seeds are sown.
    pub animation: AnimationSpeed,
    /// Whether the chosen pit shows what its move would do.
    pub preview: bool,
    /// Whether the characters say something now and then.
    pub remarks: bool,
    /// Whether the letters of the pits are shown.
    pub coordinates: bool,
    /// Whether the mouse is listened to.
    pub mouse: bool,
    /// Whether only ASCII characters are drawn.
    pub ascii: bool,
    /// Whether to ask before a game is given up.
    pub confirm: bool,
    /// Whether the terminal's bell says that it is the player's turn again, and that the game is over.
    pub bell: bool,
    /// Which way sowing goes in the picture.
    pub sowing: Direction,
    /// How long each move stays before the next when two computers play, in milliseconds.
    pub pace_ms: u32,
    /// What was chosen for the last game.
    pub setup: LastSetup,
    /// What a person is told while playing.
    pub study: StudySettings,
    /// What the engine may use.
    pub engine: EngineSettings,
    /// How endgame tables are made.
    pub tables: TableSettings,
    /// By the ending of a file, the command that starts it as a player.
    pub bots: BTreeMap<String, String>,
    /// The keys.
    pub keys: Keymap,
    /// The user's own variants.
    own: Vec<Variant>,
    /// The lines of the user's file that set a field.
    lines: BTreeMap<&'static str, usize>,
}

/// How fast seeds are sown on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum AnimationSpeed {
    /// At once.
    Off,
    /// To count along.
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

    /// The name in settings.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// How long one sown seed is shown before the next. At the normal speed the four seeds of an opening move take
    /// half a second: time enough for the eye, not for impatience.
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

/// Who begins a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum First {
    /// South.
    South,
    /// North.
    North,
    /// A random side.
    #[default]
    Drawn,
}

impl First {
    /// All of them.
    pub const ALL: &[First] = First::VARIANTS;

    /// The name in settings.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What was chosen for the last game, to be offered for the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastSetup {
    /// The id of a variant, or `matches`.
    pub game: String,
    /// Who plays South.
    pub south: PlayerSpec,
    /// South's name; may be empty.
    pub south_name: Label,
    /// Who plays North.
    pub north: PlayerSpec,
    /// North's name; may be empty.
    pub north_name: Label,
    /// The command that starts the player `bot`; may be empty.
    pub bot: Label,
    /// How much time each side has; `None` for no clock.
    pub clock: Option<TimeControl>,
    /// Games of a match against a computer; one is a single game.
    pub best_of: u8,
    /// Who begins in awalé.
    pub first: First,
    /// Who begins in the matches.
    pub matches_first: First,
    /// Matches at the start.
    pub matches_start: u8,
    /// The most matches that one may take at a time.
    pub matches_max_take: u8,
}

/// What a person is told while playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own, and none excludes another")]
pub struct StudySettings {
    /// Whether a key asks for a hint.
    pub hints: bool,
    /// Whether the value of every move stands by its pit.
    pub values: bool,
    /// Whether a bar shows who stands better.
    pub bar: bool,
    /// Whether a blunder is warned of before it is played.
    pub warning: bool,
    /// Whether finished games are looked through for puzzles while nothing else goes on.
    pub own_games: bool,
}

/// What the engine may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineSettings {
    /// Memory for the positions it remembers, in MiB.
    pub hash_mb: u32,
    /// Threads it thinks on; 0 takes one for each core.
    pub threads: u32,
    /// How long it thinks about a move, in milliseconds.
    pub time_ms: u32,
    /// Whether it plays its first moves from the book of openings at its full strength.
    pub own_book: bool,
}

/// How endgame tables are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSettings {
    /// They reach up to this many seeds on the board.
    pub seeds: u8,
    /// Whether they are made in the background as soon as a game needs them.
    pub automatic: bool,
}

impl Default for Settings {
    /// The documented defaults.
    fn default() -> Self {
        let mut settings = Settings::unset();
        match read::overlay(&mut settings, DEFAULTS, DEFAULTS_NAME) {
            Ok(()) => settings.lines.clear(),
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

    /// What the engine may use, tables left aside; a number of threads of 0 is one for each core.
    #[must_use]
    pub fn resources(&self) -> Resources {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        Resources {
            hash_mb: self.engine.hash_mb as usize,
            threads: if self.engine.threads == 0 { cores() } else { self.engine.threads as usize },
            time: Duration::from_millis(self.engine.time_ms.into()),
            tables: None,
            book: if self.engine.own_book { BookUse::AtFullStrength } else { BookUse::Off },
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
        matches::HeapRules::new(self.matches_start, self.matches_max_take).unwrap_or(matches::HeapRules::THIRTEEN)
    }
}
