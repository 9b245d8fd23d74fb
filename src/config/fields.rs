//! The one list of all fields. Whatever goes through the settings (reading a file, listing, saving) visits it.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use awale_rules::matches;
use toml::Value;
use toml::de::{DeTable, DeValue};

use crate::catalogue::PlayerSpec;
use crate::keys::Keymap;
use crate::record::Direction;
use crate::text::Label;

use super::error::Allowed;
use super::setting::{Setting, number_in};
use super::{AnimationSpeed, EngineSettings, First, LastSetup, Settings, StudySettings, TableSettings};

/// Visits every field, with its key as `section.name`.
pub(super) trait FieldVisitor {
    /// A field of any value that its type can have.
    fn field<T: Setting>(&mut self, key: &'static str, value: &mut T);
    /// Such a field that the settings screen shows as well.
    fn shown<T: Setting>(&mut self, key: &'static str, value: &mut T) {
        self.field(key, value);
    }
    /// A whole number in a range.
    fn number<N: Copy + Into<u32> + TryFrom<u32>>(
        &mut self,
        key: &'static str,
        value: &mut N,
        range: RangeInclusive<u32>,
    );
    /// Such a number that the settings screen shows as well.
    fn shown_number<N: Copy + Into<u32> + TryFrom<u32>>(
        &mut self,
        key: &'static str,
        value: &mut N,
        range: RangeInclusive<u32>,
    ) {
        self.number(key, value, range);
    }
}

/// Shows `visitor` every field, in the order of the documented file.
pub(super) fn visit(settings: &mut Settings, visitor: &mut impl FieldVisitor) {
    visitor.shown("language", &mut settings.language);
    // Which themes of their own people have is known only to the floors above.
    visitor.shown("theme", &mut settings.theme);
    visitor.shown("animation", &mut settings.animation);
    visitor.shown("preview", &mut settings.preview);
    visitor.shown("coordinates", &mut settings.coordinates);
    visitor.shown("mouse", &mut settings.mouse);
    visitor.shown("ascii", &mut settings.ascii);
    visitor.shown("confirm", &mut settings.confirm);
    visitor.shown("bell", &mut settings.bell);
    visitor.shown("remarks", &mut settings.remarks);
    visitor.shown("sowing", &mut settings.sowing);
    visitor.shown_number("pace_ms", &mut settings.pace_ms, 0..=60_000);
    visit_setup(&mut settings.setup, visitor);
    visitor.shown("study.hints", &mut settings.study.hints);
    visitor.shown("study.values", &mut settings.study.values);
    visitor.shown("study.bar", &mut settings.study.bar);
    visitor.shown("study.warning", &mut settings.study.warning);
    visitor.shown("study.own_games", &mut settings.study.own_games);
    visitor.shown_number("engine.hash_mb", &mut settings.engine.hash_mb, 1..=65_536);
    visitor.shown_number("engine.threads", &mut settings.engine.threads, 0..=256);
    visitor.shown_number("engine.time_ms", &mut settings.engine.time_ms, 1..=3_600_000);
    visitor.shown("engine.own_book", &mut settings.engine.own_book);
    // 24 seeds take minutes and gigabytes already.
    visitor.shown_number("tables.seeds", &mut settings.tables.seeds, 0..=28);
    visitor.shown("tables.automatic", &mut settings.tables.automatic);
}

fn visit_setup(setup: &mut LastSetup, visitor: &mut impl FieldVisitor) {
    let wide = |range: RangeInclusive<u8>| u32::from(*range.start())..=u32::from(*range.end());
    visitor.field("setup.game", &mut setup.game);
    visitor.field("setup.south", &mut setup.south);
    visitor.field("setup.south_name", &mut setup.south_name);
    visitor.field("setup.north", &mut setup.north);
    visitor.field("setup.north_name", &mut setup.north_name);
    visitor.field("setup.bot", &mut setup.bot);
    visitor.field("setup.clock", &mut setup.clock);
    visitor.number("setup.best_of", &mut setup.best_of, 1..=99);
    visitor.field("setup.first", &mut setup.first);
    visitor.field("setup.matches_first", &mut setup.matches_first);
    visitor.number("setup.matches_start", &mut setup.matches_start, wide(matches::HeapRules::STARTS));
    visitor.number("setup.matches_max_take", &mut setup.matches_max_take, wide(matches::HeapRules::TAKES));
}

/// A field with its value, and where that comes from.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The key, as `section.name`.
    pub key: &'static str,
    /// The value, as a file would hold it.
    pub value: Value,
    /// What it may be.
    pub allowed: Allowed,
    /// Whether the settings screen shows it.
    pub on_screen: bool,
    /// Who set it.
    pub origin: Origin,
}

/// Who set a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The documented default.
    Default,
    /// The user's file, in this line.
    File {
        /// Counted from one.
        line: usize,
    },
}

/// Writes down every field that it is shown.
#[derive(Default)]
struct List(Vec<Entry>);

impl List {
    fn add(&mut self, key: &'static str, value: Value, allowed: Allowed) {
        self.0.push(Entry { key, value, allowed, on_screen: false, origin: Origin::Default });
    }

    /// The settings screen shows the field that was added last.
    fn put_on_screen(&mut self) {
        if let Some(entry) = self.0.last_mut() {
            entry.on_screen = true;
        }
    }
}

impl FieldVisitor for List {
    fn field<T: Setting>(&mut self, key: &'static str, value: &mut T) {
        self.add(key, value.show(), T::allowed());
    }

    fn shown<T: Setting>(&mut self, key: &'static str, value: &mut T) {
        self.field(key, value);
        self.put_on_screen();
    }

    fn shown_number<N: Copy + Into<u32> + TryFrom<u32>>(
        &mut self,
        key: &'static str,
        value: &mut N,
        range: RangeInclusive<u32>,
    ) {
        self.number(key, value, range);
        self.put_on_screen();
    }

    fn number<N: Copy + Into<u32> + TryFrom<u32>>(
        &mut self,
        key: &'static str,
        value: &mut N,
        range: RangeInclusive<u32>,
    ) {
        let number: u32 = (*value).into();
        self.add(key, Value::Integer(number.into()), Allowed::Number { low: *range.start(), high: *range.end() });
    }
}

/// Gives one field a value.
struct Give<'v> {
    key: &'v str,
    value: &'v DeValue<'v>,
}

impl FieldVisitor for Give<'_> {
    fn field<T: Setting>(&mut self, key: &'static str, value: &mut T) {
        if key == self.key
            && let Ok(given) = <T as Setting>::read(self.value)
        {
            *value = given;
        }
    }

    fn number<N: Copy + Into<u32> + TryFrom<u32>>(
        &mut self,
        key: &'static str,
        value: &mut N,
        range: RangeInclusive<u32>,
    ) {
        if key == self.key
            && let Ok(given) = number_in(self.value, &range)
        {
            *value = given;
        }
    }
}

impl Settings {
    /// Every field with its value and where that comes from, in the order of the documented file.
    #[must_use]
    pub fn entries(&self) -> Vec<Entry> {
        let mut list = List::default();
        visit(&mut self.clone(), &mut list);
        list.0.into_iter().map(|entry| Entry { origin: self.origin(entry.key), ..entry }).collect()
    }

    fn entry(&self, key: &str) -> Option<Entry> {
        self.entries().into_iter().find(|entry| entry.key == key)
    }

    /// The value of the setting `key`, which is written as `section.name`.
    #[must_use]
    pub fn value(&self, key: &str) -> Option<Value> {
        self.entry(key).map(|entry| entry.value)
    }

    /// All values of the setting `key`, if they can be counted up: of a switch, or of one that is a word.
    #[must_use]
    pub fn choices(&self, key: &str) -> Vec<Value> {
        match self.entry(key).map(|entry| entry.allowed) {
            Some(Allowed::Switch) => vec![Value::Boolean(false), Value::Boolean(true)],
            Some(Allowed::Words(words)) => words.into_iter().map(Value::from).collect(),
            _ => Vec::new(),
        }
    }

    /// Gives the setting `key` a value. One that it cannot have changes nothing.
    pub fn set(&mut self, key: &str, value: &Value) {
        let text = format!("value = {value}");
        let table = DeTable::parse(&text);
        if let Some(value) = table.as_ref().ok().and_then(|table| table.get_ref().get("value")) {
            visit(self, &mut Give { key, value: value.get_ref() });
        }
    }

    /// Where the value of the setting `key` comes from, which is written as `section.name`.
    #[must_use]
    pub fn origin(&self, key: &str) -> Origin {
        self.lines.get(key).map_or(Origin::Default, |&line| Origin::File { line })
    }

    /// The fields in which these settings differ from `before`, to be saved.
    #[must_use]
    pub fn changes(&self, before: &Settings) -> Vec<(&'static str, Value)> {
        let pairs = self.entries().into_iter().zip(before.entries());
        pairs.filter(|(now, then)| now.value != then.value).map(|(now, _)| (now.key, now.value)).collect()
    }

    /// Settings in which nothing is set yet. Only the documented defaults are ever laid over it, and a test holds them
    /// to naming every field.
    pub(super) fn unset() -> Settings {
        Settings {
            language: None,
            theme: String::new(),
            animation: AnimationSpeed::Off,
            preview: false,
            remarks: false,
            coordinates: false,
            mouse: false,
            ascii: false,
            confirm: false,
            bell: false,
            sowing: Direction::default(),
            pace_ms: 0,
            setup: LastSetup {
                game: String::new(),
                south: PlayerSpec::Human,
                south_name: Label::new(),
                north: PlayerSpec::Human,
                north_name: Label::new(),
                bot: Label::new(),
                clock: None,
                best_of: 0,
                first: First::default(),
                matches_first: First::default(),
                matches_start: 0,
                matches_max_take: 0,
            },
            study: StudySettings { hints: false, values: false, bar: false, warning: false, own_games: false },
            engine: EngineSettings { hash_mb: 0, threads: 0, time_ms: 0, own_book: false },
            tables: TableSettings { seeds: 0, automatic: false },
            bots: BTreeMap::new(),
            keys: Keymap::default(),
            own: Vec::new(),
            lines: BTreeMap::new(),
        }
    }
}

impl LastSetup {
    /// What is chosen, as the file would hold it: keys such as `setup.game` with their values.
    #[must_use]
    pub fn entries(&self) -> Vec<(&'static str, Value)> {
        let mut list = List::default();
        visit_setup(&mut self.clone(), &mut list);
        list.0.into_iter().map(|entry| (entry.key, entry.value)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{DEFAULTS, read};

    #[test]
    fn the_documented_defaults_name_every_field() {
        let mut settings = Settings::unset();
        read::overlay(&mut settings, DEFAULTS, "config.toml").expect("the defaults are good");
        for entry in settings.entries() {
            assert!(matches!(entry.origin, Origin::File { .. }), "config.toml does not speak of {}", entry.key);
        }
    }
}
