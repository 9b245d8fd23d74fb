//! Applies a settings file to settings. Finds all errors, and reports the first one in the file.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use toml::de::DeValue;

use awale_study::catalogue::Variant;
use awale_study::toml_reader::{Fault, Problem as _, Span, Table, line_of};

use super::bots::{self, BOTS, PROGRAMS};
use super::error::{Allowed, Error, SettingsProblem};
use super::keys::{self, KEYS};
use super::setting::{FieldVisitor, Origin, Setting, number_in};
use super::{Settings, variant};

/// The section of the user's own variants. It may occur several times, so it is not among the
/// fields of the table.
const VARIANT: &str = "variant";

/// The setting for the current game. The list of its allowed values is complete only after the
/// variants were read.
const GAME: &str = "setup.game";

/// Applies the file contents `text` to `settings`.
pub(super) fn overlay(settings: &mut Settings, text: &str, file: &str) -> Result<(), Error> {
    let locate = |(span, problem): Fault<SettingsProblem>| Error {
        file: file.to_owned(),
        line: line_of(text, span.start),
        problem,
    };
    let root = Table::parse(text).map_err(locate)?;
    let sections = BTreeMap::new();
    let mut reader = Reader {
        text,
        root,
        sections,
        own: Vec::new(),
        origins: BTreeMap::new(),
        game: None,
        faults: Vec::new(),
    };
    reader.variants();
    settings.visit(&mut reader);
    reader.keys(settings);
    reader.commands(BOTS, &mut settings.bots);
    reader.commands(PROGRAMS, &mut settings.programs);
    settings.own.append(&mut reader.own);
    settings.origins.extend(std::mem::take(&mut reader.origins));
    reader.game(settings);
    reader.unknown_keys(settings);
    match reader.faults.into_iter().min_by_key(|(span, _)| span.start) {
        None => Ok(()),
        Some(fault) => Err(locate(fault)),
    }
}

/// The state of reading one file.
struct Reader<'t> {
    text: &'t str,
    root: Table<'t, SettingsProblem>,
    /// The sections read so far. `None` if the file does not have the section, or if it is not a
    /// table.
    sections: BTreeMap<&'static str, Option<Table<'t, SettingsProblem>>>,
    own: Vec<Variant>,
    /// The line of the file that set each field.
    origins: BTreeMap<&'static str, Origin>,
    /// The place of the setting `setup.game` in the file.
    game: Option<Span>,
    faults: Vec<Fault<SettingsProblem>>,
}

impl<'t> Reader<'t> {
    /// Removes the setting `key` from the tables of the file and returns it, if it is there.
    fn find(&mut self, key: &'static str) -> Option<(Span, DeValue<'t>)> {
        let Some((section, name)) = key.split_once('.') else {
            return self.root.find(key);
        };
        if !self.sections.contains_key(section) {
            let table = self.root.take_optional_table(section);
            let table = table.unwrap_or_else(|fault| {
                self.faults.push(fault);
                None
            });
            self.sections.insert(section, table);
        }
        self.sections.get_mut(section)?.as_mut()?.find(name)
    }

    /// Reads the setting `key` with `read` and stores the result in `value`.
    fn take<T>(
        &mut self,
        key: &'static str,
        value: &mut T,
        read: impl Fn(&DeValue<'_>) -> Result<T, Allowed>,
    ) {
        let Some((span, found)) = self.find(key) else {
            return;
        };
        if key == GAME && found.is_str() {
            self.game = Some(span.clone());
        }
        match read(&found) {
            Ok(good) => {
                *value = good;
                self.origins.insert(
                    key,
                    Origin::File {
                        line: line_of(self.text, span.start),
                    },
                );
            }
            Err(why) => self.faults.push(self.root.wrong(key, span, why)),
        }
    }

    /// Reports keys in the file that are not names of settings.
    fn unknown_keys(&mut self, settings: &Settings) {
        let known: Vec<&str> = settings
            .entries()
            .into_iter()
            .map(|entry| entry.key)
            .collect();
        for (section, table) in &self.sections {
            for (span, name) in table.iter().flat_map(Table::remaining_names) {
                self.faults.push((
                    span,
                    SettingsProblem::unknown(&format!("{section}.{name}"), &known),
                ));
            }
        }
        let sections: Vec<&str> = self.sections.keys().copied().collect();
        let known = [&known[..], &sections[..], &[VARIANT, KEYS, BOTS]].concat();
        self.faults.extend(
            self.root
                .remaining_names()
                .map(|(span, name)| (span, SettingsProblem::unknown(name, &known))),
        );
    }

    fn variants(&mut self) {
        let Some((span, value)) = self.root.find(VARIANT) else {
            return;
        };
        let DeValue::Array(tables) = value else {
            return self
                .faults
                .push(self.root.wrong(VARIANT, span, Allowed::Sections));
        };
        for item in tables {
            let span = item.span();
            let read = match self.root.of(VARIANT, (span.clone(), item.into_inner())) {
                Ok(table) => variant::read(table, &self.own),
                Err(_) => Err(self.root.wrong(VARIANT, span, Allowed::Sections)),
            };
            match read {
                Ok(variant) => self.own.push(variant),
                Err(fault) => self.faults.push(fault),
            }
        }
    }

    fn keys(&mut self, settings: &mut Settings) {
        match self.root.take_optional_table(KEYS) {
            Ok(Some(table)) => {
                let places = keys::read(table, &mut settings.keys, &mut self.faults);
                for (key, span) in places {
                    self.origins.insert(
                        key,
                        Origin::File {
                            line: line_of(self.text, span.start),
                        },
                    );
                }
            }
            Ok(None) => {}
            Err(fault) => self.faults.push(fault),
        }
    }

    fn commands(&mut self, section: &'static str, commands: &mut BTreeMap<String, String>) {
        match self.root.take_optional_table(section) {
            Ok(Some(table)) => bots::read(section, (self.text, table), commands, &mut self.faults),
            Ok(None) => {}
            Err(fault) => self.faults.push(fault),
        }
    }

    /// Reports an error if the setting `setup.game` is not the id of an existing game.
    fn game(&mut self, settings: &Settings) {
        let (Some(span), found) = (self.game.take(), &settings.setup.game) else {
            return;
        };
        let known: Vec<String> = settings
            .variants()
            .into_iter()
            .map(|Variant { id, .. }| id.into())
            .collect();
        if found != variant::MATCHES && !known.iter().any(|id| id == found) {
            let known = known
                .into_iter()
                .chain([variant::MATCHES.to_owned()])
                .collect();
            self.faults.push((
                span,
                SettingsProblem::Game {
                    key: GAME.to_owned(),
                    found: found.clone(),
                    known,
                },
            ));
        }
    }
}

impl FieldVisitor for Reader<'_> {
    fn field<T: Setting>(&mut self, key: &'static str, value: &mut T) {
        self.take(key, value, T::read);
    }

    fn number<N: Copy + Into<u32> + TryFrom<u32>>(
        &mut self,
        key: &'static str,
        value: &mut N,
        range: RangeInclusive<u32>,
    ) {
        self.take(key, value, |found| number_in(found, &range));
    }
}
