//! The stack of screens: applies transitions, and notifies the screens that are closed or become
//! visible again.

use super::{App, Effect, ScreenEvent, Transition, input_delay::InputDelay};

impl App {
    pub(super) fn follow_transition(&mut self, transition: Transition) {
        match transition {
            Transition::Stay | Transition::Unused => {}
            Transition::Quit => {
                self.notify_screens_of_leaving();
                self.context.effects.push(Effect::Quit);
            }
            Transition::Open(screen) => self.screens.push(screen),
            Transition::Replace(screen) => {
                self.close_visible_screen();
                self.screens.push(screen);
                self.input_delay = Some(InputDelay::REPLACED_SCREEN);
            }
            Transition::Back if self.screens.len() == 1 => {}
            Transition::Back => self.close_visible_screen(),
            Transition::BackToMenu => {
                while self.screens.len() > 1 {
                    self.close_visible_screen();
                }
            }
            Transition::AnotherPuzzle => {
                let context = &mut self.context;
                let screens = self.screens.iter_mut().rev();
                let mut transitions =
                    screens.map(|screen| screen.on_event(ScreenEvent::AnotherPuzzle, context));
                let next_transition =
                    transitions.find(|answer| !matches!(answer, Transition::Stay));
                self.follow_transition(next_transition.unwrap_or(Transition::Stay));
            }
        }
    }

    /// Lets the visible screen open a screen by itself, such as the one for the end of a game.
    pub(super) fn open_automatically(&mut self) {
        if self.screen().behavior(&self.context).opens_another_screen {
            // An open question was about the game in progress, which is over now.
            (self.confirmation, self.input_delay) = (None, Some(InputDelay::GAME_END));
            self.send_to_screen(ScreenEvent::OpenAutomatically);
        }
    }

    /// Closes the visible screen, unless it is the first one.
    fn close_visible_screen(&mut self) {
        if self.screens.len() > 1
            && let Some(mut screen) = self.screens.pop()
        {
            let _ = screen.on_event(ScreenEvent::Closing, &mut self.context);
            // The list of games may become visible, so read it again.
            self.context.effects.push(Effect::ListGames);
        }
        // The screen below may show a game that could not be saved while it was covered: try again.
        if self.shows_unsaved_moves() {
            self.send_to_screen(ScreenEvent::RetrySave);
        }
        // The computer's move may have ended the game of the screen below while it was covered.
        self.send_to_screen(ScreenEvent::VisibleAgain);
    }

    /// Notifies all screens that they are closed, so that they stop computers and analyses.
    fn notify_screens_of_leaving(&mut self) {
        for screen in &mut self.screens {
            let _ = screen.on_event(ScreenEvent::Closing, &mut self.context);
        }
    }
}
