//! Yes-or-no questions over the screen: the actions that raise them, and the effects of the
//! answers.

use crate::keys::Command;

use crate::app::{Action, App, Confirmation, ScreenEvent, Transition};

impl App {
    /// The question that the user must answer before `action` is done, if there is one.
    pub fn confirmation_before(&self, action: &Action) -> Option<Confirmation> {
        match action {
            Action::Back if self.played_game().is_some() && self.shows_unsaved_moves() => {
                Some(Confirmation::LeaveUnsaved)
            }
            action => self.screen().confirmation(action, &self.context),
        }
    }

    /// Quits. Asks first if moves or running clocks would be lost.
    pub fn quit_or_ask(&mut self) {
        if !self.context.unsaved.is_empty() {
            self.ask_about_unsaved(Confirmation::QuitUnsaved);
        } else if self
            .screens
            .iter()
            .any(|screen| screen.status(&self.context).stops_clocks)
        {
            self.confirmation = Some(Confirmation::QuitClocks);
        } else {
            self.follow(Transition::Quit);
        }
    }

    /// Handles `action` while the question `confirmation` is open. The letter for yes confirms, and
    /// also Enter if [`Confirmation::enter_means_yes`] allows it. Esc and the letter for no cancel.
    /// Any other key leaves the question open.
    pub fn answer_confirmation(&mut self, action: &Action, ask: Confirmation) {
        let yes = match action {
            Action::Yes => true,
            Action::Confirm if ask.enter_means_yes() => true,
            Action::Back | Action::Command(Command::Quit) => false,
            _ => return,
        };
        self.confirmation = None;
        if !yes {
            return;
        }
        match ask {
            Confirmation::QuitUnsaved | Confirmation::QuitClocks => self.follow(Transition::Quit),
            Confirmation::LeaveUnsaved => {
                self.follow(Transition::Back);
                self.update_unsaved_question();
            }
            ask => self.send_to_screen(ScreenEvent::Confirmed(ask)),
        }
    }
}
