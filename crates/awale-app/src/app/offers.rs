//! [`Offers`]: what the keys of a screen do now.

use crate::app::Action;
use crate::keys::{Binding, Command, Footer, KeyLabel, Keys, Section};

/// What a line of the table of keys does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// It acts. If the table has a label for it, it is shown at the bottom under that.
    Usual,
    /// It acts, and is shown at the bottom under this label.
    Shown(KeyLabel),
    /// It acts, and is not shown at the bottom.
    Quiet,
    /// It is forbidden in this game; the screen says why. It is not in the list of keys either.
    Forbidden,
    /// It is not shown. If it is a command, the app does not pass it to the screen.
    Off,
}

impl Offer {
    /// [`Usual`](Offer::Usual) if `is_offered`, otherwise [`Off`](Offer::Off).
    #[must_use]
    pub const fn usual_if(is_offered: bool) -> Offer {
        if is_offered { Offer::Usual } else { Offer::Off }
    }
}

/// What can be done on a screen now: the lines of its section of the table of keys. The app passes
/// only offered commands to the screen. The line of keys at the bottom, the buttons of the club's
/// web page and the list of keys come from the same offers.
#[derive(Clone, Debug)]
pub struct Offers {
    pub section: Section,
    lines: Vec<(&'static Binding, Offer)>,
}

impl Offers {
    /// The lines of `section`, each with what `offer` says about its keys, and the keys that do the
    /// same on all screens.
    #[must_use]
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
        offers.with(Keys::Of(Command::Quit), Offer::Quiet)
    }

    /// All lines of `section`.
    #[must_use]
    pub fn all(section: Section) -> Offers {
        Offers::of(section, |_| Offer::Usual)
    }

    /// The keys while a text is typed.
    #[must_use]
    pub fn typing() -> Offers {
        Offers::all(Section::Typing)
            .with(Keys::Of(Command::Help), Offer::Quiet)
            .with(Keys::ESC, Offer::Shown(KeyLabel::Drop))
    }

    /// On the first screen you quit, because there is no screen to go back to.
    #[must_use]
    pub fn on_first_screen(self) -> Offers {
        self.with(Keys::ESC, Offer::Quiet)
            .with(Keys::Of(Command::Quit), Offer::Usual)
    }

    /// The same offers with another one for `keys`.
    #[must_use]
    pub fn with(mut self, keys: Keys, offer: Offer) -> Offers {
        self.set(keys, offer);
        self
    }

    /// Changes the offer for `keys`.
    pub fn set(&mut self, keys: Keys, offer: Offer) {
        let lines = self.lines.iter_mut();
        for (_, now) in lines.filter(|(line, _)| line.keys == keys) {
            *now = offer;
        }
    }

    /// The offer of `command`: off if it is not in the section.
    #[must_use]
    pub fn command(&self, command: Command) -> Offer {
        self.lines
            .iter()
            .find(|(line, _)| line.keys == Keys::Of(command))
            .map_or(Offer::Off, |(_, offer)| *offer)
    }

    /// Whether the screen gets `action`: only commands can be off.
    #[must_use]
    pub fn allow(&self, action: &Action) -> bool {
        !matches!(action, Action::Command(command) if self.command(*command) == Offer::Off)
    }

    /// The lines that are shown at the bottom.
    pub fn footer(&self) -> impl Iterator<Item = (&'static Binding, Footer)> {
        self.lines.iter().filter_map(|&(line, offer)| {
            let usual = line.footer?;
            let label = match offer {
                Offer::Usual => usual.label,
                Offer::Shown(label) => label,
                Offer::Quiet | Offer::Forbidden | Offer::Off => return None,
            };
            Some((line, Footer { label, ..usual }))
        })
    }

    /// Whether the list of keys leaves `line` out.
    #[must_use]
    pub fn forbids(&self, line: &Binding) -> bool {
        self.lines
            .iter()
            .any(|(own, offer)| own.keys == line.keys && *offer == Offer::Forbidden)
    }
}
