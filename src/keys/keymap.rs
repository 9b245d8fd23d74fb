//! The keys in force: those of the table, but for the commands that the user has bound otherwise.

use std::collections::BTreeMap;

use super::{Binding, Command, Key, Section};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keymap {
    /// The commands that the user has bound, with their keys.
    bound: BTreeMap<Command, Vec<Key>>,
}

/// A key with two meanings on one screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clash {
    pub key: Key,
    /// The command that cannot have it.
    pub command: Command,
    pub taken: Taken,
    pub section: Section,
}

/// What has a key already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    By(Command),
    /// It is typed there: the name of a pit, or a digit.
    Typed,
}

impl Keymap {
    /// Binds `command` to these keys in place of its usual ones; to none, it has no key. Its usual ones leave it as it is.
    pub fn bind(&mut self, command: Command, keys: Vec<Key>) {
        if keys == usual(command) {
            self.bound.remove(&command);
        } else {
            self.bound.insert(command, keys);
        }
    }

    /// The keys of `command`, the one that is shown first.
    #[must_use]
    pub fn keys(&self, command: Command) -> Vec<Key> {
        self.bound.get(&command).cloned().unwrap_or_else(|| usual(command))
    }

    /// The command that `key` is bound to where the keys of `section` serve.
    #[must_use]
    pub fn command(&self, section: Section, key: Key) -> Option<Command> {
        let mut commands = section.serving().filter_map(Binding::command);
        commands.find(|&command| self.keys(command).contains(&key))
    }

    /// The first key that has two meanings on one screen, if there is one. Of two commands the one that the user has bound
    /// is at fault.
    #[must_use]
    pub fn clash(&self) -> Option<Clash> {
        Section::ALL.into_iter().find_map(|section| self.clash_in(section))
    }

    fn clash_in(&self, section: Section) -> Option<Clash> {
        let mut seen: BTreeMap<Key, Command> = BTreeMap::new();
        for command in section.serving().filter_map(Binding::command) {
            for key in self.keys(command) {
                if matches!(key, Key::Char(letter) if section.typed().contains(letter)) {
                    return Some(Clash { key, command, taken: Taken::Typed, section });
                }
                let other = *seen.entry(key).or_insert(command);
                if other != command && !self.is_covered_arrow(key, command, other) {
                    let is_bound = self.bound.contains_key(&command);
                    let (command, other) = if is_bound { (command, other) } else { (other, command) };
                    return Some(Clash { key, command, taken: Taken::By(other), section });
                }
            }
        }
        None
    }
}

impl Keymap {
    /// Whether `key` means the arrow `command` only where no screen has it for itself: it is the usual key of `own`.
    fn is_covered_arrow(&self, key: Key, command: Command, own: Command) -> bool {
        let is_arrow = matches!(command, Command::Left | Command::Down | Command::Up | Command::Right);
        is_arrow && !self.bound.contains_key(&command) && usual(own).contains(&key)
    }
}

/// The keys of `command` in the table.
fn usual(command: Command) -> Vec<Key> {
    let mut bindings = Section::ALL.into_iter().flat_map(Section::bindings);
    bindings.find(|binding| binding.command() == Some(command)).map(Binding::usual_keys).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_key_and_the_same_one_on_every_screen() {
        for &command in Command::ALL {
            assert!(!usual(command).is_empty(), "{command:?} stands in no section, or without a key that can be read");
            for section in Section::ALL {
                for binding in section.bindings().iter().filter(|binding| binding.command() == Some(command)) {
                    assert_eq!(binding.usual_keys(), usual(command), "{command:?} in {section:?}");
                }
            }
        }
    }

    #[test]
    fn names_tell_commands_apart() {
        for &command in Command::ALL {
            assert_eq!(Command::named(command.name()), Some(command));
        }
    }

    #[test]
    fn no_key_of_the_table_has_two_meanings() {
        assert_eq!(Keymap::default().clash(), None);
    }

    #[test]
    fn usual_keys_that_are_written_down_change_nothing() {
        let mut keymap = Keymap::default();
        for &command in Command::ALL {
            keymap.bind(command, usual(command));
        }
        assert_eq!((keymap.clash(), &keymap), (None, &Keymap::default()));
    }

    #[test]
    fn two_commands_can_exchange_their_keys() {
        let mut keymap = Keymap::default();
        keymap.bind(Command::Undo, vec![Key::Char('z')]);
        keymap.bind(Command::Redo, vec![Key::Char('u'), Key::Ctrl('r')]);
        assert_eq!(keymap.clash(), None);
        assert_eq!(keymap.command(Section::Play, Key::Char('u')), Some(Command::Redo));
        assert_eq!(keymap.command(Section::Editor, Key::Ctrl('r')), Some(Command::Redo));
        assert_eq!(keymap.command(Section::Play, Key::Char('U')), None);
        assert_eq!(keymap.command(Section::Puzzle, Key::Char('u')), Some(Command::Restart), "another command");
    }

    #[test]
    fn a_clash_names_the_command_that_was_bound() {
        let clash = |command, key| {
            let mut keymap = Keymap::default();
            keymap.bind(command, vec![key]);
            keymap.clash().map(|clash| (clash.command, clash.taken, clash.section))
        };
        let by_move_now = Some((Command::Undo, Taken::By(Command::MoveNow), Section::Play));
        assert_eq!(clash(Command::Undo, Key::Char('m')), by_move_now);
        assert_eq!(clash(Command::MoveNow, Key::Char('b')), Some((Command::MoveNow, Taken::Typed, Section::Play)));
        let quit = clash(Command::Quit, Key::Char('u'));
        assert_eq!(quit, Some((Command::Quit, Taken::By(Command::Undo), Section::Play)), "it serves everywhere");
        assert_eq!(clash(Command::Delete, Key::Char('u')), None, "on another screen");
    }
}
