//! The way through the screens: where a turn leads, and what is left and come back to by it.

use crate::record::Record;

use super::{App, Effect, GameFile, Over, Play, Replay, Screen, Session, Turn};

impl App {
    /// Goes where `turn` leads.
    pub(super) fn follow(&mut self, turn: Turn) {
        match turn {
            Turn::Stay => {}
            Turn::Quit => {
                self.leave_games();
                self.desk.effects.push(Effect::Quit);
            }
            Turn::Open(screen) => self.screens.push(*screen),
            Turn::Become(screen) => {
                self.pop();
                self.screens.push(*screen);
            }
            Turn::Back => self.pop(),
            Turn::Menu => {
                while self.screens.len() > 1 {
                    self.pop();
                }
            }
            Turn::Another => {
                let below = self.screens.iter_mut().rev().find_map(|screen| match screen {
                    Screen::Puzzles(puzzles) => Some(puzzles),
                    _ => None,
                });
                if let Some(puzzles) = below {
                    puzzles.want_new(&mut self.desk);
                }
            }
            Turn::End => {
                if let Some(Screen::Play(play)) = self.screens.pop() {
                    self.screens.push(Screen::Over(Over::new(play)));
                }
            }
            Turn::TakeUp => {
                if let Some(Screen::Over(over)) = self.screens.pop() {
                    let play = over.take_up(&mut self.desk);
                    self.screens.push(Screen::Play(play));
                }
            }
        }
    }

    /// Leaves the screen that is shown; the menu stays.
    pub(super) fn pop(&mut self) {
        if self.screens.len() > 1
            && let Some(mut screen) = self.screens.pop()
        {
            screen.leave(&mut self.desk);
            // The list of games is made anew where it shows.
            self.desk.effects.push(Effect::ListGames);
            if let (Screen::Menu(menu), _) = self.top() {
                menu.come_back();
            }
        }
        // What could not be written of a game below while it was on top is tried again.
        let (screen, desk) = self.top();
        if let Some(session) = screen.session().filter(|session| session.is_unsaved) {
            desk.save(session);
        }
        // A game below may have come to its end in the meantime, by the computer's answer.
        if let (Screen::Play(play), desk) = self.top() {
            let turn = play.come_back(desk);
            self.follow(turn);
        }
    }

    /// Stops whoever thinks.
    fn leave_games(&mut self) {
        for screen in &mut self.screens {
            screen.leave(&mut self.desk);
        }
    }

    /// A saved game has been read: it goes on, or is gone through.
    pub(super) fn open_game(&mut self, file: GameFile, record: &Record, to_replay: bool) {
        let session = Session::resume(record, Some(file).filter(GameFile::is_ours), self.desk.draw());
        let screen = if to_replay || session.is_over() {
            Screen::Replay(Replay::new(session, &mut self.desk))
        } else {
            Screen::Play(Play::new(session, &mut self.desk))
        };
        self.follow(Turn::open(screen));
    }

    /// A game from elsewhere is gone through.
    pub(super) fn look_at(&mut self, record: &Record) {
        let session = Session::resume(record, None, self.desk.draw());
        let replay = Replay::new(session, &mut self.desk);
        self.follow(Turn::open(Screen::Replay(replay)));
    }
}
