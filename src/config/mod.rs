//! TEMPORARY stand-in.
#![allow(missing_docs)]
use crate::awale::Variant;
use crate::catalogue::PlayerSpec;
use crate::i18n::Language;
use crate::matches;
use crate::record::Direction;
use std::time::Duration;
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    South,
    North,
    Drawn,
}
impl First {
    pub const ALL: [First; 3] = [First::South, First::North, First::Drawn];
    pub const fn name(self) -> &'static str {
        match self {
            First::South => "south",
            First::North => "north",
            First::Drawn => "drawn",
        }
    }
}
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Animation {
    Off,
    Slow,
    Normal,
    Fast,
}
impl Animation {
    pub const ALL: [Animation; 4] = [Animation::Off, Animation::Slow, Animation::Normal, Animation::Fast];
    pub const fn name(self) -> &'static str {
        match self {
            Animation::Off => "off",
            Animation::Slow => "slow",
            Animation::Normal => "normal",
            Animation::Fast => "fast",
        }
    }
}
#[derive(Clone, Debug)]
pub struct LastSetup {
    pub game: String,
    pub south: PlayerSpec,
    pub south_name: String,
    pub north: PlayerSpec,
    pub north_name: String,
    pub first: First,
    pub matches_first: First,
    pub matches_start: u8,
    pub matches_max_take: u8,
}
impl LastSetup {
    pub fn first_of(&self, kind: &crate::catalogue::Kind) -> First {
        match kind {
            crate::catalogue::Kind::Awale(_) => self.first,
            crate::catalogue::Kind::Matches(_) => self.matches_first,
        }
    }
    pub fn entries(&self) -> Vec<(&'static str, toml::Value)> {
        Vec::new()
    }
}
#[derive(Clone, Debug)]
pub struct Settings {
    pub language: Option<Language>,
    pub theme: String,
    pub animation: Animation,
    pub preview: bool,
    pub coordinates: bool,
    pub mouse: bool,
    pub ascii: bool,
    pub sowing: Direction,
    pub pace_ms: u32,
    pub setup: LastSetup,
}
impl Settings {
    pub fn seed_time(&self) -> Duration {
        Duration::from_millis(match self.animation {
            Animation::Off => 0,
            Animation::Slow => 400,
            Animation::Normal => 180,
            Animation::Fast => 70,
        })
    }
    pub fn pace(&self) -> Duration {
        Duration::from_millis(self.pace_ms.into())
    }
    pub fn variants(&self) -> Vec<Variant> {
        Variant::built_in()
    }
    pub fn matches_rules(&self) -> matches::Rules {
        matches::Rules::new(self.setup.matches_start, self.setup.matches_max_take).unwrap_or(matches::Rules::THIRTEEN)
    }
}
impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            theme: "auto".into(),
            animation: Animation::Normal,
            preview: true,
            coordinates: true,
            mouse: true,
            ascii: false,
            sowing: Direction::CounterClockwise,
            pace_ms: 500,
            setup: LastSetup {
                game: "oware".into(),
                south: PlayerSpec::Human,
                south_name: String::new(),
                north: PlayerSpec::Fast,
                north_name: String::new(),
                first: First::Drawn,
                matches_first: First::South,
                matches_start: 13,
                matches_max_take: 3,
            },
        }
    }
}
pub fn with_settings(text: &str, _: &[(&'static str, toml::Value)]) -> String {
    text.to_owned()
}
