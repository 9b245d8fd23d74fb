//! The list of all keys, by the screen they belong to.

pub(crate) mod view;

use crate::app::list::scrolled_text;
use crate::app::{
    Action, AppContext, Offer, Offers, Screen, ScreenEvent, ScreenStatus, Transition, Ui,
};
use crate::keys::{Command, Keys, Section};

/// How many lines a page is.
const PAGE: u16 = 10;

/// The keys of each screen; those of the screen below come first.
#[derive(Debug)]
pub struct Help {
    pub sections: Vec<Section>,
    /// How many lines are scrolled away. Drawing shows the last line at most.
    pub scrolled: u16,
    /// What the screen below offers: the list leaves out what is forbidden there.
    pub below: Offers,
}

impl Help {
    /// The list of all keys on a screen with these offers.
    #[must_use]
    pub fn on(below: Offers) -> Help {
        let first = if Section::LISTED.contains(&below.section) {
            below.section
        } else {
            Section::Menu
        };
        let others = Section::LISTED
            .into_iter()
            .filter(|&section| section != first);
        Help {
            sections: [first].into_iter().chain(others).collect(),
            scrolled: 0,
            below,
        }
    }
}

impl Screen for Help {
    fn section(&self) -> Section {
        Section::Keys
    }

    fn offers(&self, _context: &AppContext) -> Offers {
        Offers::all(Section::Keys).with(Keys::Of(Command::Help), Offer::Quiet)
    }

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        ScreenStatus::IDLE
    }

    fn act(&mut self, action: &Action, _context: &mut AppContext) -> Transition {
        match action {
            Action::Up => self.scrolled = self.scrolled.saturating_sub(1),
            Action::Down => self.scrolled = self.scrolled.saturating_add(1),
            Action::Home => self.scrolled = 0,
            Action::Back | Action::Confirm | Action::Command(Command::Help) => {
                return Transition::Back;
            }
            _ => {
                self.scrolled = scrolled_text(action, self.scrolled, PAGE).unwrap_or(self.scrolled);
            }
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, _context: &mut AppContext) -> Transition {
        if let ScreenEvent::Scrollable(lines) = event {
            self.scrolled = self.scrolled.min(lines);
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }
}
