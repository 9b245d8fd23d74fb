//! Applies a settings file to settings. Finds all errors, and reports the first one in the file.

use std::collections::BTreeMap;

use toml::de::DeValue;

use awale_study::{
    catalogue::Variant,
    toml_reader::{Fault, Problem as _, Span, TomlTable, line_of},
};

use super::{
    Settings,
    bots::{self, BOTS_SECTION, PROGRAMS_SECTION},
    error::{AllowedSettingValues, Error, SettingsProblem},
    keys::{self, KEYS_SECTION},
    setting::SettingOrigin,
    setting_table::{SETTING_FIELDS, SettingField},
    variant,
};

/// The section of the user's own variants. It may occur several times, so it is not among the
/// fields of the table.
const VARIANT_SECTION: &str = "variant";

/// The setting for the current game. The list of its allowed values is complete only after the
/// variants were read.
const GAME_SETTING_KEY: &str = "setup.game";

/// Applies the file contents `text` to `settings`.
pub(super) fn apply_file(settings: &mut Settings, text: &str, file: &str) -> Result<(), Error> {
    let to_located_error = |(span, problem): Fault<SettingsProblem>| Error {
        file: file.to_owned(),
        line: line_of(text, span.start),
        problem,
    };
    let root = TomlTable::parse(text).map_err(to_located_error)?;
    let sections = BTreeMap::new();
    let line_ends = text.match_indices('\n').map(|(at, _)| at);
    let mut reader = SettingsReader {
        text,
        line_ends: line_ends.collect(),
        root,
        sections,
        settings,
        game_setting_span: None,
        faults: Vec::new(),
    };
    reader.read_variants();
    for field in SETTING_FIELDS {
        reader.read_field(field);
    }
    reader.read_key_bindings();
    reader.read_commands_of_section(BOTS_SECTION);
    reader.read_commands_of_section(PROGRAMS_SECTION);
    reader.check_game();
    reader.report_unknown_keys();
    match reader.faults.into_iter().min_by_key(|(span, _)| span.start) {
        None => Ok(()),
        Some(fault) => Err(to_located_error(fault)),
    }
}

/// The state of reading one file.
struct SettingsReader<'t> {
    text: &'t str,
    /// The byte index of the end of each line of the file.
    line_ends: Vec<usize>,
    root: TomlTable<'t, SettingsProblem>,
    /// The sections read so far. `None` if the file does not have the section, or if it is not a
    /// table.
    sections: BTreeMap<&'static str, Option<TomlTable<'t, SettingsProblem>>>,
    settings: &'t mut Settings,
    /// The place of the setting `setup.game` in the file.
    game_setting_span: Option<Span>,
    faults: Vec<Fault<SettingsProblem>>,
}

impl<'t> SettingsReader<'t> {
    /// Removes the setting `key` from the tables of the file and returns it, if it is there.
    fn take_setting(&mut self, key: &'static str) -> Option<(Span, DeValue<'t>)> {
        let Some((section, name)) = key.split_once('.') else {
            return self.root.take_any(key);
        };
        if !self.sections.contains_key(section) {
            let table = self.take_section(section);
            self.sections.insert(section, table);
        }
        self.sections.get_mut(section)?.as_mut()?.take_any(name)
    }

    /// Removes the section `name` from the file and returns it, if it is there.
    fn take_section(&mut self, name: &'static str) -> Option<TomlTable<'t, SettingsProblem>> {
        let table = self.root.take_optional_table(name);
        table.unwrap_or_else(|fault| {
            self.faults.push(fault);
            None
        })
    }

    /// Reads a setting, if the file has it.
    fn read_field(&mut self, field: &SettingField) {
        let Some((span, value)) = self.take_setting(field.key) else {
            return;
        };
        if field.key == GAME_SETTING_KEY && value.is_str() {
            self.game_setting_span = Some(span.clone());
        }
        match (field.set)(self.settings, &value) {
            Ok(()) => self.set_origin(field.key, &span),
            Err(why) => self
                .faults
                .push(self.root.invalid_value(field.key, span, why)),
        }
    }

    /// Records that the file sets `key`, in the line where `span` starts.
    fn set_origin(&mut self, key: &'static str, span: &Span) {
        let line = 1 + self.line_ends.partition_point(|end| *end < span.start);
        self.settings
            .origins
            .insert(key, SettingOrigin::File { line });
    }

    /// Reports keys in the file that are not names of settings.
    fn report_unknown_keys(&mut self) {
        let known_keys: Vec<&str> = SETTING_FIELDS.iter().map(|field| field.key).collect();
        for (section, table) in &self.sections {
            for (span, name) in table.iter().flat_map(TomlTable::remaining_field_names) {
                self.faults.push((
                    span,
                    SettingsProblem::unknown_field(&format!("{section}.{name}"), &known_keys),
                ));
            }
        }
        let sections: Vec<&str> = self.sections.keys().copied().collect();
        let known_sections = [
            &known_keys[..],
            &sections[..],
            &[VARIANT_SECTION, KEYS_SECTION, BOTS_SECTION],
        ]
        .concat();
        self.faults.extend(
            self.root
                .remaining_field_names()
                .map(|(span, name)| (span, SettingsProblem::unknown_field(name, &known_sections))),
        );
    }

    fn read_variants(&mut self) {
        let Some((span, value)) = self.root.take_any(VARIANT_SECTION) else {
            return;
        };
        let DeValue::Array(tables) = value else {
            return self.faults.push(self.root.invalid_value(
                VARIANT_SECTION,
                span,
                AllowedSettingValues::SectionArray,
            ));
        };
        for item in tables {
            let span = item.span();
            let variant_or_fault = match self
                .root
                .table_from_value(VARIANT_SECTION, (span.clone(), item.into_inner()))
            {
                Ok(table) => variant::read_variant(table, &self.settings.own_variants),
                Err(_) => Err(self.root.invalid_value(
                    VARIANT_SECTION,
                    span,
                    AllowedSettingValues::SectionArray,
                )),
            };
            match variant_or_fault {
                Ok(variant) => self.settings.own_variants.push(variant),
                Err(fault) => self.faults.push(fault),
            }
        }
    }

    fn read_key_bindings(&mut self) {
        if let Some(table) = self.take_section(KEYS_SECTION) {
            for (key, span) in keys::read_keys(table, &mut self.settings.keys, &mut self.faults) {
                self.set_origin(key, &span);
            }
        }
    }

    fn read_commands_of_section(&mut self, section: &'static str) {
        if let Some(table) = self.take_section(section) {
            let commands = if section == BOTS_SECTION {
                &mut self.settings.bots
            } else {
                &mut self.settings.programs
            };
            bots::read_command_section(section, (self.text, table), commands, &mut self.faults);
        }
    }

    /// Reports an error if the setting `setup.game` is not the id of an existing game.
    fn check_game(&mut self) {
        let (Some(span), game_id) = (self.game_setting_span.take(), &self.settings.setup.game)
        else {
            return;
        };
        let variants = self.settings.variants().into_iter();
        let variant_ids = variants.map(|Variant { id, .. }| id.into());
        let known_game_ids: Vec<String> = variant_ids
            .chain([variant::MATCHSTICK_GAME_ID.to_owned()])
            .collect();
        if !known_game_ids.contains(game_id) {
            self.faults.push((
                span,
                SettingsProblem::UnknownGame {
                    key: GAME_SETTING_KEY.to_owned(),
                    found_value: game_id.clone(),
                    known_ids: known_game_ids,
                },
            ));
        }
    }
}
