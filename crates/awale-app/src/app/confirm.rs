//! Yes-or-no questions over the screen: the actions that raise them, and the effects of the
//! answers.

use crate::{
    app::{Action, App, Confirmation, ScreenEvent, Transition},
    keys::Command,
};

impl App {
    /// The question that the user must answer before `action` is done, if there is one.
    pub fn confirmation_before(&self, action: &Action) -> Option<Confirmation> {
        match action {
            Action::Back if self.played_game().is_some() && self.shows_unsaved_moves() => {
                Some(Confirmation::LeaveGameWithUnsavedMoves)
            }
            action => self.screen().confirmation(action, &self.context),
        }
    }

    /// Quits. Asks first if moves or running clocks would be lost.
    pub fn quit_or_ask(&mut self) {
        if !self.context.unsaved_sessions.is_empty() {
            self.ask_about_unsaved(Confirmation::QuitWithUnsavedMoves);
        } else if self
            .screens
            .iter()
            .any(|screen| screen.behavior(&self.context).leaving_stops_clocks)
        {
            self.ask_confirmation(Confirmation::QuitWithRunningClocks);
        } else {
            self.follow_transition(Transition::Quit);
        }
    }

    /// Opens a question. The answer no is marked first, because it loses nothing.
    pub fn ask_confirmation(&mut self, question: Confirmation) {
        (self.confirmation, self.is_yes_marked) = (Some(question), false);
    }

    /// Handles `action` while the question `question` is open. The arrows mark the other answer,
    /// and Enter gives the marked one. The letters for yes and no give their answer, and Esc means
    /// no. Any other key leaves the question open.
    pub fn answer_confirmation(&mut self, action: &Action, question: Confirmation) {
        let is_yes = match action {
            Action::Yes => true,
            Action::Confirm => self.is_yes_marked,
            Action::Back | Action::Command(Command::Quit) => false,
            Action::Left | Action::Right | Action::Up | Action::Down => {
                self.is_yes_marked = !self.is_yes_marked;
                return;
            }
            _ => return,
        };
        self.confirmation = None;
        if !is_yes {
            return;
        }
        match question {
            Confirmation::QuitWithUnsavedMoves | Confirmation::QuitWithRunningClocks => {
                self.follow_transition(Transition::Quit);
            }
            Confirmation::LeaveGameWithUnsavedMoves => {
                self.follow_transition(Transition::Back);
                self.update_unsaved_question();
            }
            question => self.send_to_screen(ScreenEvent::Confirmed(question)),
        }
    }
}
