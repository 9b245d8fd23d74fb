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
    /// Binds `command` to these keys in place of its usual ones; to none, it has no key. Its usual
    /// ones leave it as it is.
    pub fn bind(&mut self, command: Command, keys: Vec<Key>) {
        if keys == usual(command) {
            self.bound.remove(&command);
        } else {
            self.bound.insert(command, keys);
        }
    }

    /// Takes from every command that the user has not bound the keys that the user has given to
    /// others of its screens.
    pub fn give_way(&mut self) {
        while let Some(Clash {
            key,
            command,
            taken: Taken::By(other),
            ..
        }) = self.clash()
        {
            let Some(loser) = [other, command]
                .into_iter()
                .find(|loser| !self.bound.contains_key(loser))
            else {
                return;
            };
            self.take(key, loser);
        }
    }

    /// Takes `key` from `command`, which keeps its other keys.
    pub fn take(&mut self, key: Key, command: Command) {
        let left = self
            .keys(command)
            .into_iter()
            .filter(|&other| other != key)
            .collect();
        self.bind(command, left);
    }

    /// The keys of `command`, the one that is shown first.
    #[must_use]
    pub fn keys(&self, command: Command) -> Vec<Key> {
        self.bound
            .get(&command)
            .cloned()
            .unwrap_or_else(|| usual(command))
    }

    /// The key of `command` that is shown; `None` if it has none.
    #[must_use]
    pub fn key(&self, command: Command) -> Option<Key> {
        self.keys(command).first().copied()
    }

    /// The command that `key` is bound to where the keys of `section` serve.
    #[must_use]
    pub fn command(&self, section: Section, key: Key) -> Option<Command> {
        let mut commands = section.serving().filter_map(Binding::command);
        commands.find(|&command| self.keys(command).contains(&key))
    }

    /// The first key that has two meanings on one screen, if there is one. Of two commands the one
    /// that the user has bound is at fault.
    #[must_use]
    pub fn clash(&self) -> Option<Clash> {
        Section::ALL
            .iter()
            .find_map(|&section| self.clash_in(section))
    }

    fn clash_in(&self, section: Section) -> Option<Clash> {
        let mut seen: BTreeMap<Key, Command> = BTreeMap::new();
        for command in section.serving().filter_map(Binding::command) {
            for key in self.keys(command) {
                if matches!(key, Key::Char(letter) if section.typed().contains(letter)) {
                    return Some(Clash {
                        key,
                        command,
                        taken: Taken::Typed,
                        section,
                    });
                }
                let other = *seen.entry(key).or_insert(command);
                if other != command {
                    let is_bound = self.bound.contains_key(&command);
                    let (command, other) = if is_bound {
                        (command, other)
                    } else {
                        (other, command)
                    };
                    return Some(Clash {
                        key,
                        command,
                        taken: Taken::By(other),
                        section,
                    });
                }
            }
        }
        None
    }
}

/// The keys of `command` unless the user binds it.
fn usual(command: Command) -> Vec<Key> {
    command.usual_key().into_iter().collect()
}
