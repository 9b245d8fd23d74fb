//! Laying a file over settings. Everything wrong in it is found, and the first of it in the file is what one is told.

use std::ops::{Range, RangeInclusive};

use crate::catalogue::Variant;
use toml::de::{DeTable, DeValue};

use super::error::{Allowed, Error, Problem, Refused};
use super::fault::{Fault, line_of, nearest, shown, unquoted};
use super::fields::{Visit, visit};
use super::setting::{Setting, whole};
use super::{Settings, variant};

/// The section of the user's own variants. It stands several times, so it is in no list of fields.
const VARIANT: &str = "variant";

/// The setting that names a game; which games there are is known only once the variants are read.
const GAME: &str = "setup.game";

/// Lays what stands in `text` over `settings`.
pub(super) fn overlay(settings: &mut Settings, text: &str, file: &str) -> Result<(), Error> {
    let locate = |(span, problem): Fault| Error { file: file.to_owned(), line: line_of(text, span.start), problem };
    let table = DeTable::parse(text).map_err(|error| {
        let span = error.span().unwrap_or_default();
        let problem = match unquoted(text, span.start) {
            Some(text) => Problem::Unquoted { text },
            None => Problem::Syntax(error.message().trim().replace('\n', "; ")),
        };
        locate((span, problem))
    })?;
    let mut reader = Reader { text, table: table.get_ref(), settings: Settings::unset(), faults: Vec::new() };
    std::mem::swap(&mut reader.settings, settings);
    reader.unknown_keys();
    reader.variants();
    reader.fields();
    reader.game();
    std::mem::swap(&mut reader.settings, settings);
    match reader.faults.into_iter().min_by_key(|(span, _)| span.start) {
        None => Ok(()),
        Some(fault) => Err(locate(fault)),
    }
}

/// A file on its way into settings.
struct Reader<'t> {
    text: &'t str,
    table: &'t DeTable<'t>,
    settings: Settings,
    faults: Vec<Fault>,
}

impl<'t> Reader<'t> {
    /// The place and the value of the setting `key`, if the file holds it.
    fn find(&self, key: &str) -> Option<(Range<usize>, &'t DeValue<'t>)> {
        let (section, name) = key.split_once('.').map_or((None, key), |(section, name)| (Some(section), name));
        let table = match section {
            Some(section) => self.table.get(section)?.get_ref().as_table()?,
            None => self.table,
        };
        let value = table.get(name)?;
        Some((value.span(), value.get_ref()))
    }

    fn fault(&mut self, key: &str, span: Range<usize>, why: Refused) {
        let problem = why.of(key, shown(self.text, span.clone()));
        self.faults.push((span, problem));
    }

    /// Puts what `read` makes of the setting `key` into `value`.
    fn take<T>(&mut self, key: &'static str, value: &mut T, read: impl Fn(&DeValue<'_>) -> Result<T, Refused>) {
        let Some((span, found)) = self.find(key) else { return };
        match read(found) {
            Ok(good) => {
                *value = good;
                self.settings.lines.insert(key, line_of(self.text, span.start));
            }
            Err(why) => self.fault(key, span, why),
        }
    }

    fn fields(&mut self) {
        let mut settings = self.settings.clone();
        visit(&mut settings, self);
        settings.lines = std::mem::take(&mut self.settings.lines);
        self.settings = settings;
    }

    /// Finds keys that no setting has.
    fn unknown_keys(&mut self) {
        let known: Vec<&'static str> = self.settings.entries().into_iter().map(|entry| entry.key).collect();
        let sections: Vec<&str> = known.iter().filter_map(|key| Some(key.split_once('.')?.0)).collect();
        for (name, value) in self.table {
            let key = name.get_ref().as_ref();
            if key == VARIANT || known.contains(&key) {
                continue;
            }
            match value.get_ref() {
                DeValue::Table(inner) if sections.contains(&key) => {
                    for name in inner.keys() {
                        let key = format!("{key}.{}", name.get_ref());
                        if !known.contains(&key.as_str()) {
                            self.unknown(name.span(), key, &known);
                        }
                    }
                }
                _ if sections.contains(&key) => self.fault(key, value.span(), Allowed::Section.into()),
                _ => self.unknown(name.span(), key.to_owned(), &[&known[..], &sections[..], &[VARIANT]].concat()),
            }
        }
    }

    fn unknown(&mut self, span: Range<usize>, key: String, known: &[&str]) {
        let nearest = nearest(&key, known.iter().copied());
        self.faults.push((span, Problem::Unknown { key, nearest }));
    }

    fn variants(&mut self) {
        let Some((span, value)) = self.find(VARIANT) else { return };
        let tables = value.as_array().map(|array| array.iter().map(|item| (item.span(), item.get_ref().as_table())));
        let Some(tables) = tables else { return self.fault(VARIANT, span, Allowed::Sections.into()) };
        for (span, table) in tables {
            let Some(table) = table else {
                self.fault(VARIANT, span, Allowed::Sections.into());
                continue;
            };
            match variant::read(self.text, span, table, &self.settings.own) {
                Ok(variant) => self.settings.own.push(variant),
                Err(fault) => self.faults.push(fault),
            }
        }
    }

    /// The game that was played last must be one that there is.
    fn game(&mut self) {
        let Some((span, value)) = self.find(GAME) else { return };
        let Some(found) = value.as_str() else { return };
        let known: Vec<String> = self.settings.variants().into_iter().map(|Variant { id, .. }| id.into()).collect();
        if found != variant::MATCHES && !known.iter().any(|id| id == found) {
            let known = known.into_iter().chain([variant::MATCHES.to_owned()]).collect();
            self.faults.push((span, Problem::Game { key: GAME.to_owned(), found: found.to_owned(), known }));
        }
    }
}

impl Visit for Reader<'_> {
    fn field<T: Setting>(&mut self, key: &'static str, value: &mut T) {
        self.take(key, value, |found| T::read(found));
    }

    fn number<N: Copy + Into<u32> + TryFrom<u32>>(
        &mut self,
        key: &'static str,
        value: &mut N,
        range: RangeInclusive<u32>,
    ) {
        self.take(key, value, |found| {
            let number = whole(found).and_then(|number| u32::try_from(number).ok());
            let number = number.filter(|number| range.contains(number)).and_then(|number| number.try_into().ok());
            number.ok_or_else(|| Allowed::Number { low: *range.start(), high: *range.end() }.into())
        });
    }
}
