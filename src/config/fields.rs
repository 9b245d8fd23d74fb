//! The one list of all fields. Whatever goes through the settings (reading a file, listing, saving) visits it.

use std::ops::RangeInclusive;

use awale_rules::matches;
use toml::Value;

use crate::catalogue::PlayerSpec;
use crate::record::Direction;
use crate::text::Label;

use super::setting::Setting;
use super::{Animation, Engine, First, LastSetup, Settings, Study, Tables};

/// Somebody who is shown every field, with its key as `section.name`.
pub(super) trait Visit {
    /// A field of any value that its type can have.
    fn field<T: Setting>(&mut self, key: &'static str, value: &mut T);
    /// A whole number in a range.
    fn number<N: Copy + Into<u32> + TryFrom<u32>>(
        &mut self,
        key: &'static str,
        value: &mut N,
        range: RangeInclusive<u32>,
    );
}

/// Shows `visitor` every field, in the order of the documented file.
pub(super) fn visit(settings: &mut Settings, visitor: &mut impl Visit) {
    visitor.field("language", &mut settings.language);
    // Which themes of their own people have is known only to the floors above.
    visitor.field("theme", &mut settings.theme);
    visitor.field("animation", &mut settings.animation);
    visitor.field("preview", &mut settings.preview);
    visitor.field("coordinates", &mut settings.coordinates);
    visitor.field("mouse", &mut settings.mouse);
    visitor.field("ascii", &mut settings.ascii);
    visitor.field("confirm", &mut settings.confirm);
    visitor.field("sowing", &mut settings.sowing);
    visitor.number("pace_ms", &mut settings.pace_ms, 0..=60_000);
    visit_setup(&mut settings.setup, visitor);
    visitor.field("study.hints", &mut settings.study.hints);
    visitor.field("study.values", &mut settings.study.values);
    visitor.field("study.bar", &mut settings.study.bar);
    visitor.field("study.warning", &mut settings.study.warning);
    visitor.number("engine.hash_mb", &mut settings.engine.hash_mb, 1..=65_536);
    visitor.number("engine.threads", &mut settings.engine.threads, 0..=256);
    visitor.number("engine.time_ms", &mut settings.engine.time_ms, 1..=3_600_000);
    // 24 seeds take minutes and gigabytes already.
    visitor.number("tables.seeds", &mut settings.tables.seeds, 0..=24);
    visitor.field("tables.automatic", &mut settings.tables.automatic);
}

fn visit_setup(setup: &mut LastSetup, visitor: &mut impl Visit) {
    let wide = |range: RangeInclusive<u8>| u32::from(*range.start())..=u32::from(*range.end());
    visitor.field("setup.game", &mut setup.game);
    visitor.field("setup.south", &mut setup.south);
    visitor.field("setup.south_name", &mut setup.south_name);
    visitor.field("setup.north", &mut setup.north);
    visitor.field("setup.north_name", &mut setup.north_name);
    visitor.field("setup.clock", &mut setup.clock);
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
    /// Who set it.
    pub origin: Origin,
}

/// Who set a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Nobody: it is the documented default.
    Default,
    /// The user's file, in this line.
    File {
        /// Counted from one.
        line: usize,
    },
}

/// Writes down every field that it is shown.
#[derive(Default)]
struct List(Vec<(&'static str, Value)>);

impl Visit for List {
    fn field<T: Setting>(&mut self, key: &'static str, value: &mut T) {
        self.0.push((key, value.show()));
    }

    fn number<N: Copy + Into<u32> + TryFrom<u32>>(&mut self, key: &'static str, value: &mut N, _: RangeInclusive<u32>) {
        let number: u32 = (*value).into();
        self.0.push((key, Value::Integer(number.into())));
    }
}

impl Settings {
    /// Every field with its value and where that comes from, in the order of the documented file.
    #[must_use]
    pub fn entries(&self) -> Vec<Entry> {
        let mut list = List::default();
        visit(&mut self.clone(), &mut list);
        list.0.into_iter().map(|(key, value)| Entry { key, value, origin: self.origin(key) }).collect()
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
            animation: Animation::Off,
            preview: false,
            coordinates: false,
            mouse: false,
            ascii: false,
            confirm: false,
            sowing: Direction::default(),
            pace_ms: 0,
            setup: LastSetup {
                game: String::new(),
                south: PlayerSpec::Human,
                south_name: Label::new(),
                north: PlayerSpec::Human,
                north_name: Label::new(),
                clock: None,
                first: First::default(),
                matches_first: First::default(),
                matches_start: 0,
                matches_max_take: 0,
            },
            study: Study { hints: false, values: false, bar: false, warning: false },
            engine: Engine { hash_mb: 0, threads: 0, time_ms: 0 },
            tables: Tables { seeds: 0, automatic: false },
            own: Vec::new(),
            lines: std::collections::BTreeMap::new(),
        }
    }
}

impl LastSetup {
    /// What is chosen, as the file would hold it: keys such as `setup.game` with their values.
    #[must_use]
    pub fn entries(&self) -> Vec<(&'static str, Value)> {
        let mut list = List::default();
        visit_setup(&mut self.clone(), &mut list);
        list.0
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
