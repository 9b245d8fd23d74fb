//! The stack of screens: where a transition leads, and which screens it leaves or comes back to.

use super::input_delay::InputDelay;
use super::{App, Effect, ScreenEvent, Transition};

impl App {
    pub fn follow(&mut self, transition: Transition) {
        match transition {
            Transition::Stay | Transition::Unused => {}
            Transition::Quit => {
                self.leave_games();
                self.context.effects.push(Effect::Quit);
            }
            Transition::Open(screen) => self.screens.push(screen),
            Transition::Become(screen) => {
                self.pop();
                self.screens.push(screen);
            }
            Transition::Back if self.screens.len() == 1 => {}
            Transition::Back => self.pop(),
            Transition::Menu => {
                while self.screens.len() > 1 {
                    self.pop();
                }
            }
            Transition::Another => {
                let context = &mut self.context;
                let screens = self.screens.iter_mut().rev();
                let mut answers =
                    screens.map(|screen| screen.on_event(ScreenEvent::AnotherPuzzle, context));
                let another = answers.find(|answer| !matches!(answer, Transition::Stay));
                self.follow(another.unwrap_or(Transition::Stay));
            }
        }
    }

    /// Lets the screen that is shown open what opens by itself, such as the end of a game.
    pub fn open_unasked(&mut self) {
        if self.screen().status(&self.context).opens_unasked {
            // The question was about the game in progress.
            (self.ask, self.rest) = (None, Some(InputDelay::Unseen));
            self.report(ScreenEvent::OpensUnasked);
        }
    }

    /// Leaves the screen that is shown; the first one stays.
    pub fn pop(&mut self) {
        if self.screens.len() > 1
            && let Some(mut screen) = self.screens.pop()
        {
            let _ = screen.on_event(ScreenEvent::Leaving, &mut self.context);
            // The screen below may show the list of games.
            self.context.effects.push(Effect::ListGames);
        }
        // Retries to save a game that could not be written while it was on top.
        if self.shows_unsaved() {
            self.report(ScreenEvent::SaveAgain);
        }
        // The computer's answer may have ended the game below.
        self.report(ScreenEvent::CameBack);
    }

    /// Stops every computer that thinks.
    fn leave_games(&mut self) {
        for screen in &mut self.screens {
            let _ = screen.on_event(ScreenEvent::Leaving, &mut self.context);
        }
    }
}
