//! [`AvailableKeys`]: the keys that work on a screen now.

use awale_study::catalogue::GameKind;

use crate::{
    app::Action,
    keys::{Binding, Command, FooterEntry, KeyLabel, Keys, Section},
};

/// The current state of one line of the table of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyAvailability {
    /// The key works. The footer shows it if the table has a label for it.
    Available,
    /// The key works. The footer shows it under this label.
    AvailableAs(KeyLabel),
    /// The key works. The footer does not show it.
    AvailableButHidden,
    /// The key is forbidden in this game, and the screen shows the reason. The list of keys omits
    /// it.
    Forbidden,
    /// The key does not work and is not shown. The app does not pass its command to the screen.
    Off,
}

impl KeyAvailability {
    /// Whether the key works now.
    pub const fn key_works_now(self) -> bool {
        !matches!(self, KeyAvailability::Forbidden | KeyAvailability::Off)
    }

    /// [`Available`](KeyAvailability::Available) if `is_available`, otherwise
    /// [`Off`](KeyAvailability::Off).
    pub const fn available_or_off(is_available: bool) -> KeyAvailability {
        if is_available {
            KeyAvailability::Available
        } else {
            KeyAvailability::Off
        }
    }
}

/// The lines of a screen's section in the table of keys, each with its current state. The app
/// passes a command to the screen if it works, or if it is forbidden, so that the screen shows the
/// reason. The footer, the buttons of the club's web page and the list of keys are built from these
/// lines.
#[derive(Clone, Debug)]
pub struct AvailableKeys {
    pub section: Section,
    /// The section that help shows before `section`: the keys of the exercises that a list opens.
    pub section_of_exercises: Option<Section>,
    /// Whether the letters from a to f play pits even if they are keys of commands.
    pub lowercase_letters_play_pits: bool,
    /// Whether the keys of moves take matches instead of playing pits.
    pub move_keys_take_matches: bool,
    bindings: Vec<(&'static Binding, KeyAvailability)>,
}

impl AvailableKeys {
    /// The lines of `section` with the state that `availability_of` returns for their keys, then
    /// the keys that work on all screens.
    pub fn of(
        section: Section,
        availability_of: impl Fn(Keys) -> KeyAvailability,
    ) -> AvailableKeys {
        let section_bindings = section.bindings().iter();
        let common_bindings = Section::Everywhere.bindings().iter();
        let available_keys = AvailableKeys {
            section,
            section_of_exercises: None,
            lowercase_letters_play_pits: false,
            move_keys_take_matches: false,
            bindings: section_bindings
                .map(|line| (line, availability_of(line.keys)))
                .chain(common_bindings.map(|line| (line, KeyAvailability::Available)))
                .collect(),
        };
        available_keys.with_availability(
            Keys::OfCommand(Command::Quit),
            KeyAvailability::AvailableButHidden,
        )
    }

    /// All lines of `section`, each as [`Available`](KeyAvailability::Available).
    pub fn with_all_keys(section: Section) -> AvailableKeys {
        AvailableKeys::of(section, |_| KeyAvailability::Available)
    }

    /// The keys that work while a text is typed.
    pub fn for_typing() -> AvailableKeys {
        AvailableKeys::cancelable_keys(Section::Typing)
    }

    /// The keys that work while a question is open.
    pub fn for_question() -> AvailableKeys {
        AvailableKeys::cancelable_keys(Section::Question)
    }

    fn cancelable_keys(section: Section) -> AvailableKeys {
        AvailableKeys::with_all_keys(section)
            .with_availability(
                Keys::OfCommand(Command::Help),
                KeyAvailability::AvailableButHidden,
            )
            .with_availability(Keys::ESC, KeyAvailability::AvailableAs(KeyLabel::Cancel))
    }

    /// The keys of the first screen: *quit* instead of *back*, because there is no screen to go
    /// back to.
    #[must_use]
    pub fn for_first_screen(self) -> AvailableKeys {
        self.with_availability(Keys::ESC, KeyAvailability::AvailableButHidden)
            .with_availability(Keys::OfCommand(Command::Quit), KeyAvailability::Available)
    }

    /// A copy of the lines with another state for `keys`.
    #[must_use]
    pub fn with_availability(mut self, keys: Keys, availability: KeyAvailability) -> AvailableKeys {
        self.set_availability(keys, availability);
        self
    }

    /// A copy of the lines for a screen with a game of this kind.
    #[must_use]
    pub fn for_moves_of(mut self, kind: &GameKind) -> AvailableKeys {
        self.move_keys_take_matches = matches!(kind, GameKind::Matches(_));
        self
    }

    /// Sets the state of `keys`.
    pub fn set_availability(&mut self, keys: Keys, availability: KeyAvailability) {
        let bindings_with_state = self.bindings.iter_mut();
        for (_, now) in bindings_with_state.filter(|(line, _)| line.keys == keys) {
            *now = availability;
        }
    }

    /// The state of `command`: [`Off`](KeyAvailability::Off) if it is not in the section.
    pub fn command_availability(&self, command: Command) -> KeyAvailability {
        self.bindings
            .iter()
            .find(|(line, _)| line.keys == Keys::OfCommand(command))
            .map_or(KeyAvailability::Off, |(_, offer)| *offer)
    }

    /// Whether the app passes `action` to the screen. Only commands can be off.
    pub fn allows_action(&self, action: &Action) -> bool {
        !matches!(action, Action::Command(command) if self.command_availability(*command) == KeyAvailability::Off)
    }

    /// The lines that the footer shows.
    pub fn footer_lines(&self) -> impl Iterator<Item = (&'static Binding, FooterEntry)> {
        self.bindings.iter().filter_map(|&(line, offer)| {
            let footer_entry = line.footer_entry?;
            let label = match offer {
                KeyAvailability::Available => footer_entry.label,
                KeyAvailability::AvailableAs(label) => label,
                KeyAvailability::AvailableButHidden
                | KeyAvailability::Forbidden
                | KeyAvailability::Off => {
                    return None;
                }
            };
            Some((
                line,
                FooterEntry {
                    label,
                    ..footer_entry
                },
            ))
        })
    }

    /// Whether the keys of `binding` are [forbidden](KeyAvailability::Forbidden) now, so that the
    /// list of keys omits them.
    pub fn forbids_keys_of(&self, binding: &Binding) -> bool {
        self.bindings
            .iter()
            .any(|(own, offer)| own.keys == binding.keys && *offer == KeyAvailability::Forbidden)
    }
}
