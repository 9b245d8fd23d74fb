//! The list of all keys, grouped by screen.

pub(crate) mod view;

use crate::app::list::scroll_text;
use crate::prelude::*;

/// The keys of all screens. The keys of the screen from which help was opened come first.
#[derive(Debug)]
pub struct HelpScreen {
    pub sections: Vec<Section>,
    /// Number of lines that are scrolled away. Drawing limits the number to the length of the list.
    pub scrolled: u16,
    /// The offers of the screen below. Keys that are forbidden there are not listed.
    pub offers_below: AvailableKeys,
}

impl HelpScreen {
    /// Lists all keys, for a screen with these offers.
    pub fn for_available_keys(offers_below: AvailableKeys) -> HelpScreen {
        let first = if Section::LISTED_SECTIONS.contains(&offers_below.section) {
            offers_below.section
        } else {
            Section::Menu
        };
        let others = Section::LISTED_SECTIONS
            .into_iter()
            .filter(|&section| section != first);
        HelpScreen {
            sections: [first].into_iter().chain(others).collect(),
            scrolled: 0,
            offers_below,
        }
    }
}

impl Screen for HelpScreen {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        AvailableKeys::all(Section::Keys)
            .with_availability(Keys::Of(Command::Help), KeyAvailability::Hidden)
    }

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        ScreenStatus::IDLE
    }

    fn act(&mut self, action: &Action, _context: &mut AppContext) -> Transition {
        match action {
            Action::Back | Action::Confirm | Action::Command(Command::Help) => Transition::Back,
            _ => {
                self.scrolled = scroll_text(action, self.scrolled);
                Transition::Stay
            }
        }
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
