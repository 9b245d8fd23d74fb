//! How scripts are started as players: the section `[bots]`, in which the ending of a file stands for a command.

use std::collections::BTreeMap;

use crate::text::command_words;
use crate::toml_reader::{Fault, Problem as _, Table};

use super::error::{Allowed, SettingsProblem};

/// The name of the section.
pub(super) const BOTS: &str = "bots";

/// Reads the section into `bots`. An empty command takes an ending away.
pub(super) fn read(
    table: Table<'_, SettingsProblem>,
    bots: &mut BTreeMap<String, String>,
    faults: &mut Vec<Fault<SettingsProblem>>,
) {
    // What the fields are called is the user's choice, so nothing but their values can be wrong.
    for (ending, (span, value)) in table.into_left() {
        let ending = ending.into_inner().to_lowercase();
        match value.as_str().map(str::trim) {
            Some("") => drop(bots.remove(&ending)),
            Some(command) if command_words(command).is_err() => {
                faults.push((span, SettingsProblem::wrong(BOTS, command.to_owned(), Allowed::Command.into())));
            }
            Some(command) => drop(bots.insert(ending, command.to_owned())),
            None => {
                faults.push((span, SettingsProblem::wrong(BOTS, format!("{value:?}"), Allowed::Text.into())));
            }
        }
    }
}
