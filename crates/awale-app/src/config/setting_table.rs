//! The table of all settings. Reading, listing, saving and the settings screen use this table.

use std::{collections::BTreeMap, ops::RangeInclusive};
use strum::IntoStaticStr;
use toml::{Value, de::DeValue};

use SettingGroup::{Engine, Help, Screen, Share};
use awale_rules::matches_game::HeapRules;
use awale_study::{
    catalogue::{PlayerSpec, Variant},
    record::{SowingDirection, TimeControl},
    words::Language,
};
use awale_words::text::Label;

use crate::keys::{Command, Keymap};

use super::{
    AnimationSpeed, BoardDisplay, FirstToMove, NewUserAnswer,
    error::AllowedSettingValues,
    setting::{Setting, SettingOrigin, allowed_numbers, read_number_in},
};

/// A group of the settings screen, in the order of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(prefix = "settings-group-", serialize_all = "kebab-case")]
pub enum SettingGroup {
    Game,
    Screen,
    Help,
    Share,
    Engine,
}

impl SettingGroup {
    /// The message id of the group's heading.
    pub fn message_id(self) -> &'static str {
        self.into()
    }
}

/// A setting on the settings screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettingRow {
    pub group: SettingGroup,
    /// The key of the setting, as `section.name`.
    pub key: &'static str,
    /// The message id of the setting's name.
    pub name_message_id: &'static str,
    /// The message id of the explanation.
    pub explanation_message_id: &'static str,
    /// The command whose key is inserted into the explanation.
    pub command: Option<Command>,
    /// For numbers: the message id that adds the unit, and the values that the arrow keys step
    /// through. From a value between two steps, which only the file can set, an arrow key goes to
    /// the next step.
    pub unit_and_number_steps: Option<(&'static str, &'static [u32])>,
}

const fn setting_row(
    name_message_id: &'static str,
    explanation_message_id: &'static str,
) -> SettingRow {
    SettingRow {
        group: SettingGroup::Game,
        key: "",
        name_message_id,
        explanation_message_id,
        command: None,
        unit_and_number_steps: None,
    }
}

impl SettingRow {
    const fn with_group(self, group: SettingGroup) -> SettingRow {
        SettingRow { group, ..self }
    }

    const fn with_command(self, command: Command) -> SettingRow {
        SettingRow {
            command: Some(command),
            ..self
        }
    }

    const fn with_number_steps(
        self,
        unit_message_id: &'static str,
        values: &'static [u32],
    ) -> SettingRow {
        SettingRow {
            unit_and_number_steps: Some((unit_message_id, values)),
            ..self
        }
    }
}

/// A field of the settings: how it is read and written.
pub(super) struct SettingField {
    /// The key, as `section.name`.
    pub(super) key: &'static str,
    pub(super) allowed: fn() -> AllowedSettingValues,
    pub(super) value: fn(&Settings) -> Value,
    /// Sets the field to a value of a file. An invalid value changes nothing.
    pub(super) set: fn(&mut Settings, &DeValue) -> Result<(), AllowedSettingValues>,
}

/// Defines the structs of the settings, their empty values, the list of all fields, and the rows
/// of the settings screen.
macro_rules! settings {
    (
        { $($(#[$doc:meta])* $field:ident: $type:ty $(= $range:expr)? $(=> $row:expr)?;)+ }
        $($(#[$about:meta])* $section:ident: $name:ident {
            $($(#[$inner_doc:meta])* $inner:ident: $inner_type:ty $(= $inner_range:expr)? $(=> $inner_row:expr)?;)+
        })+
    ) => {
        /// All settings of the program.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own, and none excludes another")]
        pub struct Settings {
            $($(#[$doc])* pub $field: $type,)+
            $($(#[$about])* pub $section: $name,)+
            /// Commands that start scripts as players, by the extension of the script's file.
            pub bots: BTreeMap<String, String>,
            /// Commands of the user's own programs to play against, by name.
            pub programs: BTreeMap<String, String>,
            pub keys: Keymap,
            pub(super) own_variants: Vec<Variant>,
            /// The origins of the fields that are not at their defaults.
            pub(super) origins: BTreeMap<&'static str, SettingOrigin>,
        }

        $($(#[$about])*
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        #[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own, and none excludes another")]
        pub struct $name {
            $($(#[$inner_doc])* pub $inner: $inner_type,)+
        })+

        impl Settings {
            /// Settings without values. The documented defaults are always applied to them. A test
            /// checks that the defaults set every field.
            pub(super) fn without_values() -> Settings {
                Settings {
                    $($field: Default::default(),)+
                    $($section: $name::default(),)+
                    bots: BTreeMap::new(),
                    programs: BTreeMap::new(),
                    keys: Keymap::default(),
                    own_variants: Vec::new(),
                    origins: BTreeMap::new(),
                }
            }
        }

        /// All fields, in the order of the documented file.
        pub(super) const SETTING_FIELDS: &[SettingField] = &[
            $(settings!(@field stringify!($field), [$field], $type $(, $range)?),)+
            $($(settings!(
                @field concat!(stringify!($section), ".", stringify!($inner)),
                [$section.$inner], $inner_type $(, $inner_range)?
            ),)+)+
        ];

        const SETTING_ROWS: &[SettingRow] = &[
            $($(SettingRow { key: stringify!($field), ..$row },)?)+
            $($($(SettingRow {
                key: concat!(stringify!($section), ".", stringify!($inner)),
                ..$inner_row
            },)?)+)+
        ];
    };
    (@field $key:expr, [$($path:ident).+], $type:ty) => {
        SettingField {
            key: $key,
            allowed: || <$type>::allowed(),
            value: |settings| settings.$($path).+.to_value(),
            set: |settings, value| {
                settings.$($path).+ = Setting::read(value)?;
                Ok(())
            },
        }
    };
    (@field $key:expr, [$($path:ident).+], $type:ty, $range:expr) => {
        SettingField {
            key: $key,
            allowed: || allowed_numbers(&$range),
            value: |settings| Value::Integer(settings.$($path).+.into()),
            set: |settings, value| {
                settings.$($path).+ = read_number_in(value, &$range)?;
                Ok(())
            },
        }
    };
}

// Each line has the field, its type, and the range of a number. For the settings screen it adds two
// message ids, name and explanation. `with_group` sets the group, which is `Game` otherwise. The
// fields of a group are adjacent.
settings! {
    {
        /// The user's name in games, records and exports; may be empty.
        name: Label => setting_row("setting-name", "setting-name-about");
        /// Whether to ask for confirmation before resigning or leaving a game.
        confirm: bool => setting_row("setting-confirm", "setting-confirm-about");
        /// Whether the characters make remarks during a game.
        remarks: bool => setting_row("setting-remarks", "setting-remarks-about");
        /// Whether the terminal's bell rings when it is the player's turn again and when the game
        /// is over.
        bell: bool => setting_row("setting-bell", "setting-bell-about");
        /// The pause between the moves of two computers, in milliseconds. The keys that change the
        /// pace of a watched game have steps of their own.
        pace_ms: u32 = 0..=60_000 => setting_row("setting-pace", "setting-pace-about")
            .with_number_steps("value-pause", &[0, 100, 250, 500, 800, 1000, 2000, 4000, 8000]);
        /// The language. `None` takes it from the user's locale.
        language: Option<Language> => setting_row("setting-language", "setting-language-about").with_group(Screen);
        /// One of [`theme_names`](super::theme_names), or a theme of the user's own.
        theme: String => setting_row("setting-theme", "setting-theme-about").with_group(Screen);
        /// The speed of the sowing animation.
        animation: AnimationSpeed => setting_row("setting-animation", "setting-animation-about").with_group(Screen);
        /// The direction of sowing on the screen.
        sowing: SowingDirection => setting_row("setting-sowing", "setting-sowing-about").with_group(Screen);
        /// Whether the selected pit shows the result of its move.
        preview: bool => setting_row("setting-preview", "setting-preview-about").with_group(Screen);
        /// Whether the letters of the pits are shown.
        coordinates: bool => setting_row("setting-coordinates", "setting-coordinates-about").with_group(Screen);
        /// Whether the mouse can be used.
        mouse: bool => setting_row("setting-mouse", "setting-mouse-about").with_group(Screen);
        /// Whether only ASCII characters are drawn.
        ascii: bool => setting_row("setting-ascii", "setting-ascii-about").with_group(Screen);
        /// The way to show the painted board.
        board: BoardDisplay => setting_row("setting-board", "setting-board-about").with_group(Screen);
    }

    /// The choices for the last game, which are offered for the next one.
    setup: LastSetup {
        /// The id of a variant, or `matches`.
        game: String;
        /// Whether the user has answered the question of the first start, and how.
        welcome: NewUserAnswer;
        south: PlayerSpec;
        /// South's name; may be empty.
        south_name: Label;
        north: PlayerSpec;
        /// North's name; may be empty.
        north_name: Label;
        /// Whether the sides of a person and a computer are chosen at random.
        draw_sides: bool;
        /// The command that starts the player `bot`; may be empty.
        bot: Label;
        /// The time control of each side. `None` means no clock.
        clock: Option<TimeControl>;
        /// The number of games of a match against a computer. 1 is a single game.
        best_of: u8 = 1..=99;
        first: FirstToMove;
        /// The side that begins in matchstick games.
        matches_first: FirstToMove;
        matches_start: u8 = as_u32_range(HeapRules::MATCHES_AT_START_RANGE);
        /// The maximum number of matches that may be taken at a time.
        matches_max_take: u8 = as_u32_range(HeapRules::MAX_TAKE_RANGE);
        /// The position that was last set up: the id of its variant, then the position as one line.
        /// May be empty.
        position: Label;
        /// The search tree that was last typed in. May be empty.
        tree: String;
    }

    /// The help during a game.
    study: StudySettings {
        /// Whether hints are available.
        hints: bool => setting_row("setting-hints", "setting-hints-about").with_group(Help).with_command(Command::Hint);
        /// Whether each pit shows the value of its move.
        values: bool => setting_row("setting-values", "setting-values-about").with_group(Help).with_command(Command::Values);
        /// Whether a bar shows which side is ahead.
        bar: bool => setting_row("setting-bar", "setting-bar-about").with_group(Help).with_command(Command::Bar);
        /// Whether pits that the other side could empty are marked.
        danger: bool => setting_row("setting-danger", "setting-danger-about").with_group(Help).with_command(Command::Danger);
        /// Whether a warning appears before a blunder is played.
        warning: bool => setting_row("setting-warning", "setting-warning-about").with_group(Help);
        /// Whether finished games are searched for puzzles while the program is idle.
        own_games: bool => setting_row("setting-own-games", "setting-own-games-about").with_group(Help);
    }

    /// The links that hold a position, a game or a puzzle.
    share: ShareSettings {
        /// The address of the web page that opens shared links; empty if there is none. The program
        /// in a web page uses the address of its own page.
        page: String => setting_row("setting-page", "setting-page-about").with_group(Share);
    }

    /// The resources of the engine.
    engine: EngineSettings {
        /// The size of the transposition table, in MiB.
        hash_mb: u32 = 1..=65_536 => setting_row("setting-memory", "setting-memory-about").with_group(Engine)
            .with_number_steps("value-memory", &[16, 32, 64, 128, 256, 512, 1024, 2048, 4096]);
        /// The number of search threads. 0 means one for each core.
        threads: u32 = 0..=256 => setting_row("setting-threads", "setting-threads-about").with_group(Engine)
            .with_number_steps("value-threads", &[0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32]);
        /// The thinking time for a move, in milliseconds.
        time_ms: u32 = 1..=3_600_000 => setting_row("setting-time", "setting-time-about").with_group(Engine)
            .with_number_steps("value-time", &[100, 250, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000]);
        /// Whether the computer plays its first moves from the opening book when it is at full
        /// strength.
        own_book: bool => setting_row("setting-own-book", "setting-own-book-about").with_group(Engine);
    }

    /// The endgame tables to build.
    tables: TableSettings {
        /// The tables reach up to this number of seeds on the board. Already 24 take minutes and
        /// gigabytes, and each additional seed takes at least 50 % more. From 20 seeds on, the
        /// message `value-seeds` calls the values perfect.
        seeds: u8 = 0..=28 => setting_row("setting-seeds", "setting-seeds-about").with_group(Engine)
            .with_number_steps("value-seeds", &[0, 6, 8, 10, 12, 13, 14, 15, 16, 17, 18, 20, 24, 28]);
        /// Whether the tables are built in the background as soon as a game needs them.
        automatic: bool => setting_row("setting-automatic", "setting-automatic-about").with_group(Engine);
    }
}

impl SettingRow {
    /// All rows of the settings screen, from top to bottom.
    pub const ALL: &[SettingRow] = SETTING_ROWS;
}

impl Copy for StudySettings {}
impl Copy for TableSettings {}

fn as_u32_range(range: RangeInclusive<u8>) -> RangeInclusive<u32> {
    u32::from(*range.start())..=u32::from(*range.end())
}
