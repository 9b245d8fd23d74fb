//! [`Keymap`]: the keys in force. Commands that the user has not bound have their default keys.

use std::collections::BTreeMap;

use super::{Binding, Command, Key, Section};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keymap {
    /// The keys of the commands that the user has bound.
    user_bindings: BTreeMap<Command, Vec<Key>>,
}

/// A conflict: a key with two meanings on one screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyConflict {
    pub key: Key,
    /// The command that cannot have the key.
    pub command: Command,
    pub used_for: KeyUse,
    pub section: Section,
}

/// The meaning that the key already has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyUse {
    Command(Command),
    /// The key is typed on that screen: the name of a pit, or a digit.
    TypedCharacter,
}

impl Keymap {
    /// Binds `command` to these keys instead of its default ones. With an empty list, the command
    /// has no key. If `keys` are the default ones, removes the user's binding.
    pub fn bind(&mut self, command: Command, keys: Vec<Key>) {
        if keys == default_keys(command) {
            self.user_bindings.remove(&command);
        } else {
            self.user_bindings.insert(command, keys);
        }
    }

    /// Resolves conflicts in favor of the user: if the user has bound a key to one command, other
    /// commands of the same screens lose it, unless the user has bound them too.
    pub fn resolve_conflicts(&mut self) {
        while let Some(KeyConflict {
            key,
            command,
            used_for: KeyUse::Command(other),
            ..
        }) = self.conflict()
        {
            let Some(losing_command) = [other, command]
                .into_iter()
                .find(|loser| !self.user_bindings.contains_key(loser))
            else {
                return;
            };
            self.unbind(key, losing_command);
        }
    }

    /// Removes `key` from `command`, which keeps its other keys.
    pub fn unbind(&mut self, key: Key, command: Command) {
        let remaining_keys = self
            .keys(command)
            .into_iter()
            .filter(|&other| other != key)
            .collect();
        self.bind(command, remaining_keys);
    }

    /// The keys of `command`. The screen shows the first one.
    pub fn keys(&self, command: Command) -> Vec<Key> {
        self.user_bindings
            .get(&command)
            .cloned()
            .unwrap_or_else(|| default_keys(command))
    }

    /// The key of `command` that the screen shows. `None` if the command has no key.
    pub fn first_key(&self, command: Command) -> Option<Key> {
        self.keys(command).first().copied()
    }

    /// The command that `key` runs on a screen with the keys of `section`.
    pub fn command(&self, section: Section, key: Key) -> Option<Command> {
        let mut commands = section.working_bindings().filter_map(Binding::command);
        commands.find(|&command| self.keys(command).contains(&key))
    }

    /// The first key with two meanings on one screen, if there is one. If two commands have the
    /// key, the one that the user has bound is reported as wrong.
    pub fn conflict(&self) -> Option<KeyConflict> {
        Section::ALL
            .iter()
            .find_map(|&section| self.conflict_in(section))
    }

    fn conflict_in(&self, section: Section) -> Option<KeyConflict> {
        let mut commands_by_key: BTreeMap<Key, Command> = BTreeMap::new();
        for command in section.working_bindings().filter_map(Binding::command) {
            for key in self.keys(command) {
                if matches!(key, Key::Char(letter) if section.typeable_characters().contains(letter))
                {
                    return Some(KeyConflict {
                        key,
                        command,
                        used_for: KeyUse::TypedCharacter,
                        section,
                    });
                }
                let other_command = *commands_by_key.entry(key).or_insert(command);
                if other_command != command {
                    let is_bound_by_user = self.user_bindings.contains_key(&command);
                    let (command, other_command) = if is_bound_by_user {
                        (command, other_command)
                    } else {
                        (other_command, command)
                    };
                    return Some(KeyConflict {
                        key,
                        command,
                        used_for: KeyUse::Command(other_command),
                        section,
                    });
                }
            }
        }
        None
    }
}

/// The default keys of `command`.
fn default_keys(command: Command) -> Vec<Key> {
    command.default_key().into_iter().collect()
}
