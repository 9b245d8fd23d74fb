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

    /// Takes from every command that the user has not bound the keys that the user has given to others of its screens.
    pub fn give_way(&mut self) {
        while let Some(Clash { key, command, taken: Taken::By(other), .. }) = self.clash() {
            let Some(loser) = [other, command].into_iter().find(|loser| !self.bound.contains_key(loser)) else {
                return;
            };
            self.take(key, loser);
        }
    }

    /// Takes `key` from `command`, which keeps its other keys.
    pub fn take(&mut self, key: Key, command: Command) {
        let left = self.keys(command).into_iter().filter(|&other| other != key).collect();
        self.bind(command, left);
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
                if other != command {
                    let is_bound = self.bound.contains_key(&command);
                    let (command, other) = if is_bound { (command, other) } else { (other, command) };
                    return Some(Clash { key, command, taken: Taken::By(other), section });
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_key_has_one_meaning_and_letters_that_are_arrows_no_other() {
        let keys: Vec<Key> = Command::ALL.iter().filter_map(|command| command.usual_key()).collect();
        assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), Command::ALL.len(), "a key each, of its own: {keys:?}");
        assert!(Command::ALL.len() <= 45, "no more than a person can hold in mind");
        let of = |letter| Command::ALL.iter().find(|command| command.usual_key() == Some(Key::Char(letter)));
        let arrows = [Command::Left, Command::Down, Command::Up, Command::Right];
        assert_eq!(['h', 'j', 'k', 'l'].map(|letter| of(letter).copied()), arrows.map(Some));
        for section in Section::ALL {
            for command in arrows {
                assert_eq!(
                    Keymap::default().command(section, command.usual_key().unwrap()),
                    Some(command),
                    "{section:?}"
                );
            }
        }
        assert_eq!(Keymap::default().clash(), None, "none is typed where it serves");
    }

    #[test]
    fn no_two_commands_are_called_the_same() {
        let words: BTreeSet<&str> = Command::ALL.iter().map(|command| command.word()).collect();
        assert_eq!(words.len(), Command::ALL.len());
    }

    #[test]
    fn command_names_are_unique_and_old_names_known() {
        for &command in Command::ALL {
            assert_eq!(Command::named(command.name()), Some(command));
            for former in command.former_names() {
                assert!(Command::ALL.iter().all(|command| command.name() != former), "{former}");
                assert_eq!(Command::named(former), Some(command));
            }
        }
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
        keymap.bind(Command::Undo, vec![Key::Char('K')]);
        keymap.bind(Command::Redo, vec![Key::Char('u'), Key::Ctrl('r')]);
        assert_eq!(keymap.clash(), None);
        assert_eq!(keymap.command(Section::Play, Key::Char('u')), Some(Command::Redo));
        assert_eq!(keymap.command(Section::SetUp, Key::Ctrl('r')), Some(Command::Redo));
        assert_eq!(keymap.command(Section::Play, Key::Char('U')), None);
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
        assert_eq!(clash(Command::MoveNow, Key::Char('B')), Some((Command::MoveNow, Taken::Typed, Section::Play)));
        let quit = clash(Command::Quit, Key::Char('u'));
        assert_eq!(quit, Some((Command::Quit, Taken::By(Command::Undo), Section::Play)), "it serves everywhere");
        assert_eq!(clash(Command::Search, Key::Char('u')), None, "on another screen");
    }

    #[test]
    fn a_bound_key_is_taken_from_its_default_command() {
        let mut keymap = Keymap::default();
        keymap.bind(Command::Undo, vec![Key::Char('m')]);
        keymap.give_way();
        assert_eq!((keymap.clash(), keymap.keys(Command::MoveNow)), (None, Vec::new()));
        assert_eq!(keymap.command(Section::Play, Key::Char('m')), Some(Command::Undo));
        keymap.bind(Command::Hint, vec![Key::Char('m')]);
        keymap.give_way();
        assert!(keymap.clash().is_some(), "two that the user has bound");
    }
}
