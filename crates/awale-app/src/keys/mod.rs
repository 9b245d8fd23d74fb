//! The keys: for each screen, which key does what.
//!
//! [`Command`] lists the commands, each with its default key. The [table](Section::bindings) lists
//! the commands of each screen. These two are the source for dispatch ([`Keymap::command`]), the
//! list of keys (`?`), the footer of each screen, `docs/keys.md`, and the names in `[keys]` of the
//! settings.

mod binding;
mod command;
mod key;
mod key_label;
mod key_table;
mod keymap;
mod section;

pub use binding::{Binding, FooterEntry, FooterPriority, Keys};
pub use command::Command;
pub use key::Key;
pub use key_label::KeyLabel;
pub use keymap::{KeyConflict, KeyUse, Keymap};
pub use section::Section;
