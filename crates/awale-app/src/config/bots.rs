//! Reads the two sections of commands. `[bots]` maps the extension of a script's file to the
//! command that starts it as a player. `[programs]` maps names in the gallery of opponents to the
//! user's own programs.

use std::collections::BTreeMap;

use awale_study::catalogue::ProgramCommand;
use awale_study::toml_reader::{Fault, TomlTable, first_line_of_span};
use awale_words::text::split_command;

use super::error::{AllowedSettingValues, SettingsProblem};

/// The names of the sections.
pub(super) const BOTS_SECTION: &str = "bots";
pub(super) const PROGRAMS_SECTION: &str = "programs";

/// Reads the section `table` of the file `text` into `bots`. An empty command removes the entry.
pub(super) fn read_commands(
    section: &'static str,
    (text, table): (&str, TomlTable<'_, SettingsProblem>),
    bots: &mut BTreeMap<String, String>,
    faults: &mut Vec<Fault<SettingsProblem>>,
) {
    let allowed = || {
        if section == PROGRAMS_SECTION {
            AllowedSettingValues::Program
        } else {
            AllowedSettingValues::Command
        }
    };
    // The names in this section are free, so only values can be invalid.
    for (ending, (span, value)) in table.into_remaining() {
        let key = format!("{section}.{}", first_line_of_span(text, ending.span()));
        let found = first_line_of_span(text, span.clone());
        let wrong = |allowed| {
            faults.push((
                span,
                SettingsProblem::Value {
                    key,
                    found,
                    allowed,
                },
            ));
        };
        let ending = ending.into_inner();
        let ending = if section == BOTS_SECTION {
            ending.to_lowercase()
        } else {
            ending
        };
        match value.as_str().map(str::trim) {
            Some("") => drop(bots.remove(&ending)),
            Some(command) if is_invalid_command(section, command) => wrong(allowed()),
            Some(command) => drop(bots.insert(ending, command.to_owned())),
            None => wrong(AllowedSettingValues::Text),
        }
    }
}

/// Whether a command cannot be parsed. In `[programs]` the command may also start an engine.
fn is_invalid_command(section: &str, command: &str) -> bool {
    if section == PROGRAMS_SECTION {
        command.parse::<ProgramCommand>().is_err()
    } else {
        split_command(command).is_none()
    }
}
