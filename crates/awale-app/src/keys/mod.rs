//! The keys: what each does on which screen.
//!
//! [`Command`] has each command once, with its key: a letter has one meaning. The
//! [table](Section::bindings) says on which screens each command is used. Dispatch
//! ([`Keymap::command`]), the list of keys (`?`), the line of keys at the bottom of each screen,
//! `docs/keys.md`, and the names in `[keys]` of the settings come from both.

mod binding;
mod command;
mod key;
mod key_label;
mod keymap;
mod section;
mod table;

pub use binding::{Binding, Footer, Keys, Rank};
pub use command::Command;
pub use key::Key;
pub use key_label::KeyLabel;
pub use keymap::{Clash, Keymap, Taken};
pub use section::Section;
