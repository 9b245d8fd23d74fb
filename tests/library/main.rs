//! What the parts of the library promise: rules, engines, records, settings, words.

#[path = "../support/mod.rs"]
mod support;
#[path = "../support/any_text.rs"]
mod texts;

mod any_text;
mod board;
mod engine;
mod languages;
mod long_games;
mod ogn;
mod page_script;
mod perfect;
mod players;
mod plurals;
mod record;
mod referee;
mod rules;
mod saved;
mod settings;
mod settings_edit;
mod variations;
mod words;
