//! Laying a file over settings. All errors in it are found, and the first one in the file is
//! reported.

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

/// The section of the user's own variants. It stands several times, so it is in no list of fields.
const VARIANT: &str = "variant";

/// The setting that names a game; which games there are is known only once the variants are read.
const GAME: &str = "setup.game";

/// Lays what stands in `text` over `settings`.
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

/// A file on its way into settings.
struct Reader<'t> {
    text: &'t str,
    root: Table<'t, SettingsProblem>,
    /// The sections that were looked up; `None` for one that the file does not have or that is no
    /// table.
    sections: BTreeMap<&'static str, Option<Table<'t, SettingsProblem>>>,
    own: Vec<Variant>,
    /// The lines that set a field.
    origins: BTreeMap<&'static str, Origin>,
    /// Where the game stands that was played last.
    game: Option<Span>,
    faults: Vec<Fault<SettingsProblem>>,
}

impl<'t> Reader<'t> {
    /// Takes the setting `key` out of the file, if it is there.
    fn find(&mut self, key: &'static str) -> Option<(Span, DeValue<'t>)> {
        let Some((section, name)) = key.split_once('.') else {
            return self.root.find(key);
        };
        if !self.sections.contains_key(section) {
            let table = self.root.maybe_table(section);
            let table = table.unwrap_or_else(|fault| {
                self.faults.push(fault);
                None
            });
            self.sections.insert(section, table);
        }
        self.sections.get_mut(section)?.as_mut()?.find(name)
    }

    /// Puts what `read` makes of the setting `key` into `value`.
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

    /// Finds keys that no setting has.
    fn unknown_keys(&mut self, settings: &Settings) {
        let known: Vec<&str> = settings
            .entries()
            .into_iter()
            .map(|entry| entry.key)
            .collect();
        for (section, table) in &self.sections {
            for (span, name) in table.iter().flat_map(Table::left) {
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
                .left()
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
                .push(self.root.wrong(VARIANT, span, Allowed::Sections.into()));
        };
        for item in tables {
            let span = item.span();
            let read = match self.root.of(VARIANT, (span.clone(), item.into_inner())) {
                Ok(table) => variant::read(table, &self.own),
                Err(_) => Err(self.root.wrong(VARIANT, span, Allowed::Sections.into())),
            };
            match read {
                Ok(variant) => self.own.push(variant),
                Err(fault) => self.faults.push(fault),
            }
        }
    }

    fn keys(&mut self, settings: &mut Settings) {
        match self.root.maybe_table(KEYS) {
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
        match self.root.maybe_table(section) {
            Ok(Some(table)) => bots::read(section, (self.text, table), commands, &mut self.faults),
            Ok(None) => {}
            Err(fault) => self.faults.push(fault),
        }
    }

    /// The game that was played last must be one that there is.
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
