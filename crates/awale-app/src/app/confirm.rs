//! Yes-or-no questions over the screen: what raises them, and what the answer does.

use crate::keys::Command;

use crate::app::{Action, App, Ask, ScreenEvent, Transition};

impl App {
    /// The question that must be answered before `action`.
    pub fn wants_to_ask(&self, action: &Action) -> Option<Ask> {
        match action {
            Action::Back if self.played().is_some() && self.shows_unsaved() => {
                Some(Ask::LeaveUnsaved)
            }
            action => self.screen().question(action, &self.context),
        }
    }

    /// Quits, or asks first if something would be lost.
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

    /// Answers `ask`: yes by the language's letter or [where it may](Ask::takes_enter) by Enter, no
    /// by Esc or the letter. The question stays on any other key.
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
