//! Tests of the real program, in a pseudo-terminal or as a command.

#[path = "../support/kept.rs"]
mod kept;
#[path = "../../crates/awale-rules/tests/support/mod.rs"]
mod support;
#[path = "../support/terminal.rs"]
mod terminal;

mod books;
mod commands;
#[cfg(unix)]
mod completions;
mod convert;
mod encoding;
mod export;
#[cfg(target_os = "linux")]
mod full_device;
mod help_pages;
mod hostile_text;
mod languages;
mod lasting;
mod learning;
mod lectures;
mod locale;
mod match_command;
mod own_trees;
mod progress;
mod rating;
mod signals;
mod stuck;
mod study_journeys;
mod table_damage;
#[cfg(unix)]
mod terminals;
mod tree_pictures;
mod trust;
mod truth;
mod uci;
mod wrapping;
