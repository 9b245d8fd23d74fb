//! [`Offers`]: the keys that work on a screen now.

use crate::app::Action;
use crate::keys::{Binding, Command, Footer, KeyLabel, Keys, Section};

/// The current state of one line of the table of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
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

impl Offer {
    /// Whether the key works now.
    pub const fn works(self) -> bool {
        !matches!(self, Offer::Forbidden | Offer::Off)
    }
}

impl Offer {
    /// [`Usual`](Offer::Usual) if `is_offered`, otherwise [`Off`](Offer::Off).
    pub const fn usual_if(is_offered: bool) -> Offer {
        if is_offered { Offer::Usual } else { Offer::Off }
    }
}

/// The lines of a screen's section in the table of keys, each with its current state. The app
/// passes only offered commands to the screen. The footer, the buttons of the club's web page and
/// the list of keys are built from the same offers.
#[derive(Clone, Debug)]
pub struct Offers {
    pub section: Section,
    lines: Vec<(&'static Binding, Offer)>,
}

impl Offers {
    /// The lines of `section` with the state that `offer` returns for their keys, then the keys
    /// that work on all screens.
    pub fn of(section: Section, offer: impl Fn(Keys) -> Offer) -> Offers {
        let own = section.bindings().iter();
        let everywhere = Section::Everywhere.bindings().iter();
        let offers = Offers {
            section,
            lines: own
                .map(|line| (line, offer(line.keys)))
                .chain(everywhere.map(|line| (line, Offer::Usual)))
                .collect(),
        };
        offers.with(Keys::Of(Command::Quit), Offer::Hidden)
    }

    /// All lines of `section`, each as [`Usual`](Offer::Usual).
    pub fn all(section: Section) -> Offers {
        Offers::of(section, |_| Offer::Usual)
    }

    /// The offers while a text is typed.
    pub fn typing() -> Offers {
        Offers::all(Section::Typing)
            .with(Keys::Of(Command::Help), Offer::Hidden)
            .with(Keys::ESC, Offer::Shown(KeyLabel::Drop))
    }

    /// The offers of the first screen: *quit* instead of *back*, because there is no screen to go
    /// back to.
    #[must_use]
    pub fn on_first_screen(self) -> Offers {
        self.with(Keys::ESC, Offer::Hidden)
            .with(Keys::Of(Command::Quit), Offer::Usual)
    }

    /// A copy of the offers with another state for `keys`.
    #[must_use]
    pub fn with(mut self, keys: Keys, offer: Offer) -> Offers {
        self.set(keys, offer);
        self
    }

    /// Sets the state of `keys`.
    pub fn set(&mut self, keys: Keys, offer: Offer) {
        let lines = self.lines.iter_mut();
        for (_, now) in lines.filter(|(line, _)| line.keys == keys) {
            *now = offer;
        }
    }

    /// The state of `command`: [`Off`](Offer::Off) if it is not in the section.
    pub fn command(&self, command: Command) -> Offer {
        self.lines
            .iter()
            .find(|(line, _)| line.keys == Keys::Of(command))
            .map_or(Offer::Off, |(_, offer)| *offer)
    }

    /// Whether the app passes `action` to the screen. Only commands can be off.
    pub fn allows(&self, action: &Action) -> bool {
        !matches!(action, Action::Command(command) if self.command(*command) == Offer::Off)
    }

    /// The lines that the footer shows.
    pub fn footer(&self) -> impl Iterator<Item = (&'static Binding, Footer)> {
        self.lines.iter().filter_map(|&(line, offer)| {
            let usual = line.footer?;
            let label = match offer {
                Offer::Usual => usual.label,
                Offer::Shown(label) => label,
                Offer::Hidden | Offer::Forbidden | Offer::Off => return None,
            };
            Some((line, Footer { label, ..usual }))
        })
    }

    /// Whether the keys of `line` are [forbidden](Offer::Forbidden) now, so that the list of keys
    /// omits them.
    pub fn forbids_keys_of(&self, line: &Binding) -> bool {
        self.lines
            .iter()
            .any(|(own, offer)| own.keys == line.keys && *offer == Offer::Forbidden)
    }
}
