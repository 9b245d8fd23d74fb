//! The one table of all settings. Reading a file, listing, saving and the settings screen go
//! through it.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use strum::IntoStaticStr;

use SettingGroup::{Engine, Help, Screen};
use awale_rules::matches::HeapRules;
use awale_study::catalogue::{PlayerSpec, Variant};
use awale_study::record::{Direction, TimeControl};
use awale_words::text::Label;

use crate::keys::{Command, Keymap};
use awale_study::words::Language;

use super::setting::{FieldVisitor, Origin};
use super::{AnimationSpeed, First};

/// A group of the settings screen, in the order in which they stand there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(prefix = "settings-group-", serialize_all = "kebab-case")]
pub enum SettingGroup {
    Game,
    Screen,
    Help,
    Engine,
}

impl SettingGroup {
    /// The id of its heading.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// A setting on the settings screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettingRow {
    pub group: SettingGroup,
    /// The key of the setting, as `section.name`.
    pub key: &'static str,
    /// The id of its name.
    pub name: &'static str,
    /// The id of its explanation.
    pub about: &'static str,
    /// The command whose key the explanation names.
    pub command: Option<Command>,
    /// Of a number, the id of the words with its unit, and the values through which the arrow keys
    /// lead. A value between two of them, which only the file can give, goes to the next.
    pub ladder: Option<(&'static str, &'static [u32])>,
}

const fn row(name: &'static str, about: &'static str) -> SettingRow {
    SettingRow {
        group: SettingGroup::Game,
        key: "",
        name,
        about,
        command: None,
        ladder: None,
    }
}

impl SettingRow {
    const fn of(self, group: SettingGroup) -> SettingRow {
        SettingRow { group, ..self }
    }

    const fn with(self, command: Command) -> SettingRow {
        SettingRow {
            command: Some(command),
            ..self
        }
    }

    const fn steps(self, unit: &'static str, values: &'static [u32]) -> SettingRow {
        SettingRow {
            ladder: Some((unit, values)),
            ..self
        }
    }
}

/// Makes the structs, their empty values, the visit of all fields and the rows of the screen.
macro_rules! settings {
    (
        { $($(#[$doc:meta])* $field:ident: $type:ty $(= $range:expr)? $(=> $row:expr)?;)+ }
        $($(#[$about:meta])* $section:ident: $name:ident {
            $($(#[$inner_doc:meta])* $inner:ident: $inner_type:ty $(= $inner_range:expr)? $(=> $inner_row:expr)?;)+
        })+
    ) => {
        /// Everything that can be set.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own, and none excludes another")]
        pub struct Settings {
            $($(#[$doc])* pub $field: $type,)+
            $($(#[$about])* pub $section: $name,)+
            /// By the ending of a file, the command that starts it as a player.
            pub bots: BTreeMap<String, String>,
            /// By its name, the command of a program of the user's own, to play against.
            pub programs: BTreeMap<String, String>,
            pub keys: Keymap,
            pub(super) own: Vec<Variant>,
            /// Where the fields that are not at their defaults were set.
            pub(super) origins: BTreeMap<&'static str, Origin>,
        }

        $($(#[$about])*
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        #[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own, and none excludes another")]
        pub struct $name {
            $($(#[$inner_doc])* pub $inner: $inner_type,)+
        })+

        impl Settings {
            /// Settings in which nothing is set yet. Only the documented defaults are ever laid
            /// over it, and a test holds them to naming every field.
            pub(super) fn unset() -> Settings {
                Settings {
                    $($field: Default::default(),)+
                    $($section: $name::default(),)+
                    bots: BTreeMap::new(),
                    programs: BTreeMap::new(),
                    keys: Keymap::default(),
                    own: Vec::new(),
                    origins: BTreeMap::new(),
                }
            }

            /// Shows `visitor` every field, in the order of the documented file.
            pub(super) fn visit(&mut self, visitor: &mut impl FieldVisitor) {
                $(settings!(@visit visitor, stringify!($field), &mut self.$field $(, $range)?);)+
                $($(settings!(
                    @visit visitor,
                    concat!(stringify!($section), ".", stringify!($inner)),
                    &mut self.$section.$inner $(, $inner_range)?
                );)+)+
            }
        }

        const ROWS: &[SettingRow] = &[
            $($(SettingRow { key: stringify!($field), ..$row },)?)+
            $($($(SettingRow {
                key: concat!(stringify!($section), ".", stringify!($inner)),
                ..$inner_row
            },)?)+)+
        ];
    };
    (@visit $visitor:ident, $key:expr, $value:expr) => { $visitor.field($key, $value) };
    (@visit $visitor:ident, $key:expr, $value:expr, $range:expr) => { $visitor.number($key, $value, $range) };
}

// Each line: the field, its type, the range of a number, and for the settings screen the ids of its
// words with its group. Each group stands together.
settings! {
    {
        /// The user's name in games, records and exports; may be empty.
        name: Label => row("setting-name", "setting-name-about");
        /// Whether to ask before a game is given up.
        confirm: bool => row("setting-confirm", "setting-confirm-about");
        /// Whether the characters say something now and then.
        remarks: bool => row("setting-remarks", "setting-remarks-about");
        /// Whether the terminal's bell says that it is the player's turn again, and that the game
        /// is over.
        bell: bool => row("setting-bell", "setting-bell-about");
        /// How long each move stays before the next when two computers play, in milliseconds. The
        /// default stands among the paces that the keys of a watched game lead through.
        pace_ms: u32 = 0..=60_000 => row("setting-pace", "setting-pace-about")
            .steps("value-pause", &[0, 100, 250, 500, 800, 1000, 2000, 4000, 8000]);
        /// The language, or `None` to take the user's locale.
        language: Option<Language> => row("setting-language", "setting-language-about").of(Screen);
        /// One of [`THEMES`](super::THEMES), or a theme of the user's own.
        theme: String => row("setting-theme", "setting-theme-about").of(Screen);
        /// How fast seeds are sown.
        animation: AnimationSpeed => row("setting-animation", "setting-animation-about").of(Screen);
        /// Which way sowing goes in the picture.
        sowing: Direction => row("setting-sowing", "setting-sowing-about").of(Screen);
        /// Whether the chosen pit shows what its move would do.
        preview: bool => row("setting-preview", "setting-preview-about").of(Screen);
        /// Whether the letters of the pits are shown.
        coordinates: bool => row("setting-coordinates", "setting-coordinates-about").of(Screen);
        /// Whether the mouse is listened to.
        mouse: bool => row("setting-mouse", "setting-mouse-about").of(Screen);
        /// Whether only ASCII characters are drawn.
        ascii: bool => row("setting-ascii", "setting-ascii-about").of(Screen);
    }

    /// What was chosen for the last game, to be offered for the next one.
    setup: LastSetup {
        /// The id of a variant, or `matches`.
        game: String;
        south: PlayerSpec;
        /// South's name; may be empty.
        south_name: Label;
        north: PlayerSpec;
        /// North's name; may be empty.
        north_name: Label;
        /// Whether the sides of a person and a computer are drawn by lot.
        draw_sides: bool;
        /// The command that starts the player `bot`; may be empty.
        bot: Label;
        /// How much time each side has; `None` for no clock.
        clock: Option<TimeControl>;
        /// Games of a match against a computer; one is a single game.
        best_of: u8 = 1..=99;
        first: First;
        /// Who begins in the matches.
        matches_first: First;
        matches_start: u8 = wide(HeapRules::START_RANGE);
        /// The most matches that one may take at a time.
        matches_max_take: u8 = wide(HeapRules::MAX_TAKE_RANGE);
        /// The position that was set up last, as the id of its variant and one line; may be empty.
        position: Label;
        /// The search tree that was typed last; may be empty.
        tree: String;
    }

    /// The words of remarks in play.
    study: StudySettings {
        /// Whether a key asks for a hint.
        hints: bool => row("setting-hints", "setting-hints-about").of(Help).with(Command::Hint);
        /// Whether the value of every move stands by its pit.
        values: bool => row("setting-values", "setting-values-about").of(Help).with(Command::Values);
        /// Whether a bar shows who stands better.
        bar: bool => row("setting-bar", "setting-bar-about").of(Help).with(Command::Bar);
        /// Whether a blunder is warned of before it is played.
        warning: bool => row("setting-warning", "setting-warning-about").of(Help);
        /// Whether idle time searches finished games for puzzles.
        own_games: bool => row("setting-own-games", "setting-own-games-about").of(Help);
    }

    /// What the engine may use.
    engine: EngineSettings {
        /// Memory for the positions it remembers, in MiB.
        hash_mb: u32 = 1..=65_536 => row("setting-memory", "setting-memory-about").of(Engine)
            .steps("value-memory", &[16, 32, 64, 128, 256, 512, 1024, 2048, 4096]);
        /// Threads it thinks on; 0 takes one for each core.
        threads: u32 = 0..=256 => row("setting-threads", "setting-threads-about").of(Engine)
            .steps("value-threads", &[0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32]);
        /// How long it thinks about a move, in milliseconds.
        time_ms: u32 = 1..=3_600_000 => row("setting-time", "setting-time-about").of(Engine)
            .steps("value-time", &[100, 250, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000]);
        /// Whether it plays its first moves from the book of openings at its full strength.
        own_book: bool => row("setting-own-book", "setting-own-book-about").of(Engine);
    }

    /// How endgame tables are made.
    tables: TableSettings {
        /// They reach up to this many seeds on the board: 24 take minutes and gigabytes already,
        /// and each seed more takes at least half as much again. From 20 on, `value-seeds` says
        /// that they are perfect.
        seeds: u8 = 0..=28 => row("setting-seeds", "setting-seeds-about").of(Engine)
            .steps("value-seeds", &[0, 6, 8, 10, 12, 13, 14, 15, 16, 17, 18, 20, 24, 28]);
        /// Whether they are made in the background as soon as a game needs them.
        automatic: bool => row("setting-automatic", "setting-automatic-about").of(Engine);
    }
}

impl SettingRow {
    /// All settings of the screen, from the top.
    pub const ALL: &[SettingRow] = ROWS;
}

impl Copy for StudySettings {}
impl Copy for TableSettings {}

fn wide(range: RangeInclusive<u8>) -> RangeInclusive<u32> {
    u32::from(*range.start())..=u32::from(*range.end())
}
