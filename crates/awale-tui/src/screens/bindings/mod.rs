//! The settings of the keys: lists all commands with their keys, and changes a key.

pub(crate) mod view;

use crate::app::list::{self, ClickEffect, ListStep};
use crate::keys::{Key, KeyConflict, KeyUse, Keymap};
use crate::prelude::*;

#[derive(Debug, Default)]
pub struct Bindings {
    pub chosen: usize,
    /// Whether the next key is bound to the chosen command.
    pub waits_for_key: bool,
    /// The reason why the last key was refused.
    pub refused: Option<KeyRefused>,
}

/// The reason why a key cannot be bound to a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyRefused {
    /// The key has a fixed meaning, or terminals send the same bytes for such a key.
    Fixed,
    /// The key is used on the same screen.
    Taken {
        key: Key,
        by: KeyUse,
        section: Section,
    },
}

impl KeyRefused {
    /// Converts a clash of the key map, as seen from the command that gets a new key.
    fn of(clash: KeyConflict, command: Command) -> KeyRefused {
        let by = if clash.command == command {
            clash.used_for
        } else {
            KeyUse::Command(clash.command)
        };
        KeyRefused::Taken {
            key: clash.key,
            by,
            section: clash.section,
        }
    }
}

impl Bindings {
    const LAST: usize = Command::ALL.len() - 1;

    pub fn command(&self) -> Command {
        Command::ALL[self.chosen.min(Bindings::LAST)]
    }

    /// Handles input while waiting for a key. Only an accepted key, Esc or a click ends the wait.
    fn handle_key(
        &mut self,
        action: &Action,
        refused: Option<KeyRefused>,
        context: &mut AppContext,
    ) {
        match action {
            Action::Back => self.waits_for_key = false,
            Action::Row(row) => {
                (self.waits_for_key, self.chosen) = (false, *row.min(&Bindings::LAST));
            }
            // Refuse keys that cannot be read back from the settings, such as Ctrl-M, which is
            // Enter.
            Action::Bind(key) if key.to_string().parse() == Ok(*key) => {
                self.bind(vec![*key], refused, context);
            }
            _ => self.refused = Some(KeyRefused::Fixed),
        }
    }

    /// Binds keys to the chosen command. A key of another command is refused the first time, and is
    /// taken from that command if the player presses it again.
    fn bind(&mut self, keys: Vec<Key>, refused: Option<KeyRefused>, context: &mut AppContext) {
        let command = self.command();
        let is_repeated = matches!(refused, Some(KeyRefused::Taken { key, by: KeyUse::Command(_), .. }) if keys.contains(&key));
        let mut keymap = context.settings.keys.clone();
        let mut changed = vec![command];
        keymap.bind(command, keys);
        while let Some(clash) = keymap.conflict() {
            match KeyRefused::of(clash, command) {
                KeyRefused::Taken {
                    key,
                    by: KeyUse::Command(other),
                    ..
                } if is_repeated => {
                    keymap.unbind(key, other);
                    changed.push(other);
                }
                refused => {
                    self.refused = Some(refused);
                    return;
                }
            }
        }
        self.waits_for_key = false;
        context.settings.keys = keymap;
        let values = changed
            .into_iter()
            .map(|command| (command.setting(), context.settings.keys_of(command)));
        context.effects.push(Effect::SaveSettings(values.collect()));
    }
}

impl Screen for Bindings {
    fn offers(&self, _context: &AppContext) -> Offers {
        if self.waits_for_key {
            // The key pressed next is bound to the command, so Enter has nothing to confirm.
            return Offers::typing().with(Keys::ENTER, Offer::Off);
        }
        Offers::of(Section::List, |keys| match keys {
            Keys::UP_DOWN | Keys::DEL => Offer::Usual,
            Keys::ENTER => Offer::Shown(KeyLabel::Bind),
            _ => Offer::Off,
        })
    }

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        ScreenStatus {
            waits_for_key_to_bind: self.waits_for_key,
            ..ScreenStatus::default()
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let refused = self.refused.take();
        if self.waits_for_key {
            self.handle_key(action, refused, context);
            return Transition::Stay;
        }
        match list::step(
            action,
            &mut self.chosen,
            Command::ALL.len(),
            ClickEffect::Chooses,
        ) {
            Some(ListStep::Confirm) => self.waits_for_key = true,
            Some(ListStep::Change(Neighbor::Previous)) => return Transition::Back,
            Some(_) => {}
            None if matches!(action, Action::Delete | Action::Backspace) => {
                self.bind(Keymap::default().keys(self.command()), refused, context);
            }
            None => return Transition::on_back(action),
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }
}
