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
            Ask::QuitUnsaved | Ask::QuitClocks => Transition::Quit,
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
