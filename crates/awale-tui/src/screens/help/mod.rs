//! The list of all keys, grouped by screen.

pub(crate) mod view;

use crate::{app::list::text_lines_scrolled_after, prelude::*};

/// The keys of all screens. The keys of the screen from which help was opened come first.
#[derive(Debug)]
pub struct HelpScreen {
    pub sections: Vec<Section>,
    /// Number of lines that are scrolled away. Drawing limits the number to the length of the list.
    pub scrolled_lines: u16,
    /// The keys of the screen below, from which help was opened, with their availability. Forbidden
    /// keys are not listed.
    pub keys_of_screen_below: AvailableKeys,
}

impl HelpScreen {
    /// Lists all keys. `keys_of_screen_below` are the keys of the screen from which help was
    /// opened.
    pub fn for_available_keys(keys_of_screen_below: AvailableKeys) -> HelpScreen {
        let first_section = if Section::LISTED_SECTIONS.contains(&keys_of_screen_below.section) {
            keys_of_screen_below.section
        } else {
            Section::Menu
        };
        let mut sections = Vec::from_iter(keys_of_screen_below.section_of_exercises);
        sections.push(first_section);
        for section in Section::LISTED_SECTIONS {
            if !sections.contains(&section) {
                sections.push(section);
            }
        }
        HelpScreen {
            sections,
            scrolled_lines: 0,
            keys_of_screen_below,
        }
    }
}

impl Screen for HelpScreen {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        AvailableKeys::with_all_keys(Section::KeyList)
            .with_availability(Keys::OfCommand(Command::Help), AvailableButHidden)
    }

    fn act(&mut self, action: &Action, _context: &mut AppContext) -> Transition {
        match action {
            Action::Back | Action::Command(Command::Help) => Transition::Back,
            action => {
                // Space and Enter turn the page, as in a pager.
                let action = match action {
                    Action::Confirm => &Action::PageDown,
                    action => action,
                };
                self.scrolled_lines = text_lines_scrolled_after(action, self.scrolled_lines);
                Transition::Stay
            }
        }
    }

    fn on_event(&mut self, event: ScreenEvent, _context: &mut AppContext) -> Transition {
        if let ScreenEvent::MaxScrolledLines(lines) = event {
            self.scrolled_lines = self.scrolled_lines.min(lines);
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }
}
