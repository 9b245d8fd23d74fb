//! The keys of all commands: which each has, and giving it another one.

pub(crate) mod view;

use crate::app::list::{self, Click, ListStep};
use crate::app::{
    Action, AppContext, Effect, KeyInput, Neighbor, Offer, Offers, Screen, ScreenStatus,
    Transition, Ui,
};
use crate::keys::{Clash, Command, Key, KeyLabel, Keymap, Keys, Section, Taken};

/// All commands with their keys.
#[derive(Debug, Default)]
pub struct Bindings {
    pub chosen: usize,
    /// What the next key means.
    pub step: BindingStep,
    /// Why the last key was not taken.
    pub refused: Option<KeyRefused>,
}

/// What the next key means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BindingStep {
    #[default]
    Choose,
    /// It becomes the key of the chosen command.
    Press,
}

/// Why a command cannot have a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyRefused {
    /// Its meaning is fixed, or terminals do not tell it from such a key.
    Fixed,
    /// It means something else on a screen.
    Taken {
        key: Key,
        by: Taken,
        section: Section,
    },
}

impl KeyRefused {
    /// The clash, as it meets the one that gives `command` a key.
    fn of(clash: Clash, command: Command) -> KeyRefused {
        let by = if clash.command == command {
            clash.taken
        } else {
            Taken::By(clash.command)
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

    /// The command of the chosen line.
    #[must_use]
    pub fn command(&self) -> Command {
        Command::ALL[self.chosen.min(Bindings::LAST)]
    }

    /// What comes while a key is awaited. Only one that the command gets ends that, and the way
    /// back.
    fn press(&mut self, action: &Action, refused: Option<KeyRefused>, context: &mut AppContext) {
        match action {
            Action::Back => self.step = BindingStep::Choose,
            Action::Row(row) => {
                (self.step, self.chosen) = (BindingStep::Choose, *row.min(&Bindings::LAST));
            }
            // Such as Ctrl-M, which is Enter: the settings could not be read again.
            Action::Bind(key) if key.to_string().parse() == Ok(*key) => {
                self.bind(vec![*key], refused, context);
            }
            _ => self.refused = Some(KeyRefused::Fixed),
        }
    }

    /// Gives the chosen command these keys. One that another command has there is refused first;
    /// tried again, it is taken from it.
    fn bind(&mut self, keys: Vec<Key>, refused: Option<KeyRefused>, context: &mut AppContext) {
        let command = self.command();
        let insists = matches!(refused, Some(KeyRefused::Taken { key, by: Taken::By(_), .. }) if keys.contains(&key));
        let mut keymap = context.settings.keys.clone();
        let mut changed = vec![command];
        keymap.bind(command, keys);
        while let Some(clash) = keymap.clash() {
            match KeyRefused::of(clash, command) {
                KeyRefused::Taken {
                    key,
                    by: Taken::By(other),
                    ..
                } if insists => {
                    keymap.take(key, other);
                    changed.push(other);
                }
                refused => {
                    self.refused = Some(refused);
                    return;
                }
            }
        }
        self.step = BindingStep::Choose;
        context.settings.keys = keymap;
        let values = changed
            .into_iter()
            .map(|command| (command.setting(), context.settings.keys_of(command)));
        context.effects.push(Effect::SaveSettings(values.collect()));
    }
}

impl Screen for Bindings {
    fn section(&self) -> Section {
        Section::List
    }

    fn offers(&self, _context: &AppContext) -> Offers {
        if self.step == BindingStep::Press {
            // Any other key would become that of the command.
            return Offers::typing().with(Keys::ENTER, Offer::Off);
        }
        Offers::of(Section::List, |keys| match keys {
            Keys::UP_DOWN | Keys::DEL => Offer::Usual,
            Keys::ENTER => Offer::Shown(KeyLabel::Bind),
            _ => Offer::Off,
        })
    }

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        let input = match self.step {
            BindingStep::Press => KeyInput::Key,
            BindingStep::Choose => KeyInput::Commands,
        };
        ScreenStatus {
            input,
            ..ScreenStatus::default()
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let refused = self.refused.take();
        if self.step == BindingStep::Press {
            self.press(action, refused, context);
            return Transition::Stay;
        }
        match list::step(action, &mut self.chosen, Command::ALL.len(), Click::Chooses) {
            Some(ListStep::Confirm) => self.step = BindingStep::Press,
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
