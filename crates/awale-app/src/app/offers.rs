//! [`AvailableKeys`]: the keys that work on a screen now.

use crate::app::Action;
use crate::keys::{Binding, Command, FooterEntry, KeyLabel, Keys, Section};

/// The current state of one line of the table of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyAvailability {
    /// The key works. The footer shows it if the table has a label for it.
    Usual,
    /// The key works. The footer shows it under this label.
    Shown(KeyLabel),
    /// The key works. The footer does not show it.
    Hidden,
    /// The key is forbidden in this game, and the screen shows the reason. The list of keys omits
    /// it.
    Forbidden,
    /// The key is not shown. The app does not pass its command to the screen.
    Off,
}

impl KeyAvailability {
    /// Whether the key works now.
    pub const fn is_working(self) -> bool {
        !matches!(self, KeyAvailability::Forbidden | KeyAvailability::Off)
    }
}

impl KeyAvailability {
    /// [`Usual`](KeyAvailability::Usual) if `is_offered`, otherwise [`Off`](KeyAvailability::Off).
    pub const fn usual_if_offered(is_offered: bool) -> KeyAvailability {
        if is_offered {
            KeyAvailability::Usual
        } else {
            KeyAvailability::Off
        }
    }
}

/// The lines of a screen's section in the table of keys, each with its current state. The app
/// passes only offered commands to the screen. The footer, the buttons of the club's web page and
/// the list of keys are built from the same offers.
#[derive(Clone, Debug)]
pub struct AvailableKeys {
    pub section: Section,
    /// Whether the letters from a to f play pits even if they are keys of commands.
    pub small_letters_play: bool,
    lines: Vec<(&'static Binding, KeyAvailability)>,
}

impl AvailableKeys {
    /// The lines of `section` with the state that `offer` returns for their keys, then the keys
    /// that work on all screens.
    pub fn of(section: Section, offer: impl Fn(Keys) -> KeyAvailability) -> AvailableKeys {
        let own = section.bindings().iter();
        let everywhere = Section::Everywhere.bindings().iter();
        let offers = AvailableKeys {
            section,
            small_letters_play: false,
            lines: own
                .map(|line| (line, offer(line.keys)))
                .chain(everywhere.map(|line| (line, KeyAvailability::Usual)))
                .collect(),
        };
        offers.with_availability(Keys::Of(Command::Quit), KeyAvailability::Hidden)
    }

    /// All lines of `section`, each as [`Usual`](KeyAvailability::Usual).
    pub fn all(section: Section) -> AvailableKeys {
        AvailableKeys::of(section, |_| KeyAvailability::Usual)
    }

    /// The offers while a text is typed.
    pub fn for_typing() -> AvailableKeys {
        AvailableKeys::cancelable(Section::Typing)
    }

    /// The offers while a question is open.
    pub fn for_question() -> AvailableKeys {
        AvailableKeys::cancelable(Section::Drill)
    }

    fn cancelable(section: Section) -> AvailableKeys {
        AvailableKeys::all(section)
            .with_availability(Keys::Of(Command::Help), KeyAvailability::Hidden)
            .with_availability(Keys::ESC, KeyAvailability::Shown(KeyLabel::Drop))
    }

    /// The offers of the first screen: *quit* instead of *back*, because there is no screen to go
    /// back to.
    #[must_use]
    pub fn for_first_screen(self) -> AvailableKeys {
        self.with_availability(Keys::ESC, KeyAvailability::Hidden)
            .with_availability(Keys::Of(Command::Quit), KeyAvailability::Usual)
    }

    /// A copy of the offers with another state for `keys`.
    #[must_use]
    pub fn with_availability(mut self, keys: Keys, offer: KeyAvailability) -> AvailableKeys {
        self.set(keys, offer);
        self
    }

    /// Sets the state of `keys`.
    pub fn set(&mut self, keys: Keys, offer: KeyAvailability) {
        let lines = self.lines.iter_mut();
        for (_, now) in lines.filter(|(line, _)| line.keys == keys) {
            *now = offer;
        }
    }

    /// The state of `command`: [`Off`](KeyAvailability::Off) if it is not in the section.
    pub fn command_availability(&self, command: Command) -> KeyAvailability {
        self.lines
            .iter()
            .find(|(line, _)| line.keys == Keys::Of(command))
            .map_or(KeyAvailability::Off, |(_, offer)| *offer)
    }

    /// Whether the app passes `action` to the screen. Only commands can be off.
    pub fn allows_action(&self, action: &Action) -> bool {
        !matches!(action, Action::Command(command) if self.command_availability(*command) == KeyAvailability::Off)
    }

    /// The lines that the footer shows.
    pub fn footer_lines(&self) -> impl Iterator<Item = (&'static Binding, FooterEntry)> {
        self.lines.iter().filter_map(|&(line, offer)| {
            let usual = line.footer?;
            let label = match offer {
                KeyAvailability::Usual => usual.label,
                KeyAvailability::Shown(label) => label,
                KeyAvailability::Hidden | KeyAvailability::Forbidden | KeyAvailability::Off => {
                    return None;
                }
            };
            Some((line, FooterEntry { label, ..usual }))
        })
    }

    /// Whether the keys of `line` are [forbidden](KeyAvailability::Forbidden) now, so that the list
    /// of keys omits them.
    pub fn forbids_keys_of(&self, line: &Binding) -> bool {
        self.lines
            .iter()
            .any(|(own, offer)| own.keys == line.keys && *offer == KeyAvailability::Forbidden)
    }
}
