//! Yes-or-no questions over the screen: the actions that raise them, and the effects of the
//! answers.

use crate::keys::Command;

use crate::app::{Action, App, Ask, ScreenEvent, Transition};

impl App {
    /// The question that the user must answer before `action` is done, if there is one.
    pub fn question_before(&self, action: &Action) -> Option<Ask> {
        match action {
            Action::Back if self.played().is_some() && self.shows_unsaved() => {
                Some(Ask::LeaveUnsaved)
            }
            action => self.screen().question(action, &self.context),
        }
    }

    /// Quits. Asks first if moves or running clocks would be lost.
    pub fn quit(&mut self) {
        if !self.context.unsaved.is_empty() {
            self.ask_unsaved(Ask::QuitUnsaved);
        } else if self
            .screens
            .iter()
            .any(|screen| screen.status(&self.context).stops_clocks)
        {
            self.ask = Some(Ask::QuitClocks);
        } else {
            self.follow(Transition::Quit);
        }
    }

    /// Handles `action` while the question `ask` is open. The letter for yes confirms, and also
    /// Enter if [`Ask::takes_enter`] allows it. Esc and the letter for no cancel. Any other key
    /// leaves the question open.
    pub fn answer_ask(&mut self, action: &Action, ask: Ask) {
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
        match ask {
            Ask::QuitUnsaved | Ask::QuitClocks => self.follow(Transition::Quit),
            Ask::LeaveUnsaved => {
                self.follow(Transition::Back);
                self.count_unsaved();
            }
            ask => self.report(ScreenEvent::Confirmed(ask)),
        }
    }
}
