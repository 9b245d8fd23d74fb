//! The way through the screens: where a turn leads, and what is left and come back to by it.

use super::input_delay::InputDelay;
use super::{App, Effect, Transition};

impl App {
    /// Goes where `turn` leads.
    pub(crate) fn follow(&mut self, turn: Transition) {
        match turn {
            Transition::Stay => {}
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
            // What was written on the way there and is not saved is shown instead.
            Transition::Menu => {
                while self.screens.len() > 1 && !self.screen().has_unsaved_notes() {
                    self.pop();
                }
            }
            Transition::Another => {
                let context = &mut self.context;
                let another = self.screens.iter_mut().rev().find_map(|screen| screen.another(context));
                self.follow(another.unwrap_or(Transition::Stay));
            }
            Transition::TurnInto => {
                // What was asked was about the game that went on.
                self.ask = None;
                let (screen, context) = self.top();
                if let Some(successor) = screen.successor(context) {
                    self.rest = successor.opens_unasked().then_some(InputDelay::Unseen);
                    self.screens.pop();
                    self.screens.push(successor);
                }
            }
        }
    }

    /// Leaves the screen that is shown; the first one stays.
    pub(crate) fn pop(&mut self) {
        if self.screens.len() > 1
            && let Some(mut screen) = self.screens.pop()
        {
            screen.leave(&mut self.context);
            // The list of games is made anew where it shows.
            self.context.effects.push(Effect::ListGames);
        }
        // What could not be written of a game below while it was on top is tried again.
        let (screen, context) = self.top();
        if let Some(session) = screen.session().filter(|session| session.kept.is_unsaved) {
            context.save(session);
        }
        // A game below may have come to its end in the meantime, by the computer's answer.
        let turn = screen.come_back(context);
        self.follow(turn);
    }

    /// Stops every computer that thinks.
    fn leave_games(&mut self) {
        for screen in &mut self.screens {
            screen.leave(&mut self.context);
        }
    }
}
