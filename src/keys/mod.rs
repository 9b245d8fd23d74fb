//! The keys: what each does on which screen. Floor 1.
//!
//! [`table`](Section::bindings) holds the one list of them. It serves the dispatch ([`Keymap::command`]), the list of keys
//! (`?`), the line of keys at the bottom of each screen, `docs/keys.md`, and the names in `[keys]` of the settings.
//!
//! To add a key: a variant in `command.rs`, a line in `table.rs`, an arm where the screen carries the command out
//! (`act` of its file in `app`), and the words that the line names in both languages.

mod binding;
mod command;
mod key;
mod keymap;
mod section;
mod table;

pub use binding::{Binding, Footer, Keys, Rank};
pub use command::Command;
pub use key::{Key, KeyError};
pub use keymap::{Clash, Keymap, Taken};
pub use section::Section;
