//! Reads the two sections of commands. `[bots]` maps the extension of a script's file to the
//! command that starts it as a player. `[programs]` maps names in the gallery of opponents to the
//! user's own programs.

use std::collections::BTreeMap;

use awale_study::{
    catalogue::ProgramCommand,
    toml_reader::{Fault, TomlTable, first_line_of_span},
};
use awale_words::text::split_command;

use super::error::{AllowedSettingValues, SettingsProblem};

/// The name of the section that maps extensions of scripts to commands.
pub(super) const BOTS_SECTION: &str = "bots";
/// The name of the section that maps names of opponents to commands.
pub(super) const PROGRAMS_SECTION: &str = "programs";

/// Reads the section `table` of the file `text` into `commands`. An empty command removes the
/// entry.
pub(super) fn read_command_section(
    section: &'static str,
    (text, table): (&str, TomlTable<'_, SettingsProblem>),
    commands: &mut BTreeMap<String, String>,
    faults: &mut Vec<Fault<SettingsProblem>>,
) {
    let allowed_values = || {
        if section == PROGRAMS_SECTION {
            AllowedSettingValues::CommandLineOrEngine
        } else {
            AllowedSettingValues::CommandLine
        }
    };
    // Any name is allowed in this section, so only a value can be invalid.
    for (ending, (span, value)) in table.into_remaining_fields() {
        let key = format!("{section}.{}", first_line_of_span(text, ending.span()));
        let found_line = first_line_of_span(text, span.clone());
        let report_invalid_value = |allowed_values| {
            faults.push((
                span,
                SettingsProblem::ValueNotAllowed {
                    key,
                    found_value: found_line,
                    allowed_values,
                },
            ));
        };
        let extension_or_name = ending.into_inner();
        let extension_or_name = if section == BOTS_SECTION {
            extension_or_name.to_lowercase()
        } else {
            extension_or_name
        };
        match value.as_str().map(str::trim) {
            Some("") => drop(commands.remove(&extension_or_name)),
            Some(command) if is_invalid_command(section, command) => {
                report_invalid_value(allowed_values());
            }
            Some(command) => drop(commands.insert(extension_or_name, command.to_owned())),
            None => report_invalid_value(AllowedSettingValues::Text),
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
