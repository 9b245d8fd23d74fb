//! Questions that stand before the screen: what raises them, and what follows from the answer.

use crate::keys::Command;

use crate::app::{Action, App, Ask, Transition};

impl App {
    /// The question that `action` raises on this screen before anything is done.
    pub(crate) fn wants_to_ask(&self, action: &Action) -> Option<Ask> {
        match action {
            Action::Back if self.shows_unsaved() => Some(Ask::LeaveUnsaved),
            action => self.screen().question(action, &self.context),
        }
    }

    /// Leaves the program, after the question about what would be lost by that.
    pub(crate) fn quit(&mut self) {
        if self.context.unsaved {
            self.ask_unsaved(Ask::QuitUnsaved);
        } else if self.screens.iter().any(|screen| screen.stops_clocks()) {
            self.ask = Some(Ask::QuitClocks);
        } else if self.screens.iter().any(|screen| screen.has_unsaved_notes()) {
            self.ask = Some(Ask::QuitNotes);
        } else {
            self.follow(Transition::Quit);
        }
    }

    /// A yes (the language's letter for it, or Enter where that plays no move) or a no (Esc, or that letter); whatever else is pressed, the question stays.
    pub(crate) fn answer_ask(&mut self, action: &Action, ask: Ask) {
        let yes = match action {
            Action::Yes => true,
            Action::Confirm if ask.takes_enter() => true,
            Action::Back | Action::Command(Command::Quit) => false,
            _ => return,
        };
        self.ask = None;
        if !yes {
            return;
        }
        let turn = match ask {
            Ask::QuitUnsaved | Ask::QuitClocks | Ask::QuitNotes => Transition::Quit,
            Ask::LeaveUnsaved => {
                self.give_up_unsaved();
                Transition::Back
            }
            ask => {
                let (screen, context) = self.top();
                screen.confirmed(ask, context)
            }
        };
        self.follow(turn);
    }
}
