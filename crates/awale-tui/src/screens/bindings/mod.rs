//! The settings of the keys: lists all commands with their keys, and changes a key.

pub(crate) mod view;

use crate::{
    app::list::{self, ClickEffect, ListActionEffect},
    keys::{Key, KeyConflict, KeyUse, Keymap},
    prelude::*,
};

#[derive(Debug, Default)]
pub struct KeyBindingsScreen {
    pub chosen_index: usize,
    /// Whether the next key is bound to the chosen command.
    pub waits_for_key: bool,
    /// The reason why the last key was refused.
    pub refusal: Option<KeyRefusal>,
}

/// The reason why a key cannot be bound to a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyRefusal {
    /// The key has a fixed meaning, or terminals send the same bytes for it as for a key with a
    /// fixed meaning.
    FixedKey,
    /// The key is already used on a screen on which the command has a key too.
    KeyTaken {
        key: Key,
        current_use: KeyUse,
        section: Section,
    },
}

impl KeyRefusal {
    /// The reason for a refusal because of a conflict in the key map, as seen from `command`, which
    /// gets a new key.
    fn of(conflict: KeyConflict, command: Command) -> KeyRefusal {
        let current_use = if conflict.command == command {
            conflict.used_for
        } else {
            KeyUse::Command(conflict.command)
        };
        KeyRefusal::KeyTaken {
            key: conflict.key,
            current_use,
            section: conflict.section,
        }
    }
}

impl KeyBindingsScreen {
    const LAST_COMMAND_INDEX: usize = Command::ALL.len() - 1;

    pub fn chosen_command(&self) -> Command {
        Command::ALL[self.chosen_index.min(KeyBindingsScreen::LAST_COMMAND_INDEX)]
    }

    /// Handles input while waiting for a key. Only an accepted key, Esc or a click ends the wait.
    fn handle_key(
        &mut self,
        action: &Action,
        previous_refusal: Option<KeyRefusal>,
        context: &mut AppContext,
    ) {
        match action {
            Action::Back => self.waits_for_key = false,
            Action::ClickRow(row) => {
                (self.waits_for_key, self.chosen_index) =
                    (false, *row.min(&KeyBindingsScreen::LAST_COMMAND_INDEX));
            }
            // Refuse keys that cannot be read back from the settings, such as Ctrl-M, which is
            // Enter.
            Action::BindKey(key) if key.to_string().parse() == Ok(*key) => {
                self.bind_keys(vec![*key], previous_refusal, context);
            }
            _ => self.refusal = Some(KeyRefusal::FixedKey),
        }
    }

    /// Binds keys to the chosen command. A key of another command is refused the first time, and is
    /// taken from that command if the player presses it again.
    fn bind_keys(
        &mut self,
        keys: Vec<Key>,
        previous_refusal: Option<KeyRefusal>,
        context: &mut AppContext,
    ) {
        let command = self.chosen_command();
        let is_confirmed = matches!(previous_refusal, Some(KeyRefusal::KeyTaken { key, current_use: KeyUse::Command(_), .. }) if keys.contains(&key));
        let mut keymap = context.settings.keys.clone();
        let mut changed_commands = vec![command];
        keymap.bind(command, keys);
        while let Some(conflict) = keymap.conflict() {
            match KeyRefusal::of(conflict, command) {
                KeyRefusal::KeyTaken {
                    key,
                    current_use: KeyUse::Command(other),
                    ..
                } if is_confirmed => {
                    keymap.unbind(key, other);
                    changed_commands.push(other);
                }
                previous_refusal => {
                    self.refusal = Some(previous_refusal);
                    return;
                }
            }
        }
        self.waits_for_key = false;
        context.settings.keys = keymap;
        let key_settings = changed_commands
            .into_iter()
            .map(|command| (command.setting_key(), context.settings.key_setting(command)));
        context
            .effects
            .push(Effect::SaveSettings(key_settings.collect()));
    }
}

impl Screen for KeyBindingsScreen {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        if self.waits_for_key {
            // The key pressed next is bound to the command, so Enter has nothing to confirm.
            return AvailableKeys::for_typing().with_availability(Keys::ENTER, Off);
        }
        AvailableKeys::of(Section::List, |keys| match keys {
            Keys::UP_DOWN | Keys::DEL => Available,
            Keys::ENTER => AvailableAs(KeyLabel::BindOtherKey),
            _ => Off,
        })
    }

    fn behavior(&self, _context: &AppContext) -> ScreenBehavior {
        ScreenBehavior {
            waits_for_key_to_bind: self.waits_for_key,
            ..ScreenBehavior::default()
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let previous_refusal = self.refusal.take();
        if self.waits_for_key {
            self.handle_key(action, previous_refusal, context);
            return Transition::Stay;
        }
        match list::apply_list_action(
            action,
            &mut self.chosen_index,
            Command::ALL.len(),
            ClickEffect::SelectsThenConfirms,
        ) {
            Some(ListActionEffect::Confirm) => self.waits_for_key = true,
            Some(ListActionEffect::ChangeValue(Neighbor::Previous)) => return Transition::Back,
            Some(_) => {}
            None if matches!(action, Action::Delete | Action::Backspace) => {
                self.bind_keys(
                    Keymap::default().keys(self.chosen_command()),
                    previous_refusal,
                    context,
                );
            }
            None => return Transition::back_if_closing(action),
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }
}
