//! Tests of players, records, settings and messages through their public functions.

#[path = "../../crates/awale-rules/tests/support/mod.rs"]
mod support;
#[path = "../support/any_text.rs"]
mod texts;

mod any_text;
mod languages;
mod long_games;
mod ogn;
mod page_script;
mod players;
mod plurals;
mod prose;
mod record;
mod saved;
mod settings;
mod settings_edit;
mod variations;
mod words;
