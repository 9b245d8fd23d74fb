//! The way through the screens: where a turn leads, and what is left and come back to by it.

use crate::pictures::TreeExhibit;
use crate::record::Record;

use crate::app::event::Purpose;
use crate::app::{App, Effect, GameFile, Screen, Session, Transition};
use crate::screens::{Over, Play, Replay, TreeScreen};

impl App {
    /// Goes where `turn` leads.
    pub(super) fn follow(&mut self, turn: Transition) {
        match turn {
            Transition::Stay => {}
            Transition::Quit => {
                self.leave_games();
                self.context.effects.push(Effect::Quit);
            }
            Transition::Open(screen) => self.screens.push(*screen),
            Transition::Become(screen) => {
                self.pop();
                self.screens.push(*screen);
            }
            Transition::Back => self.pop(),
            Transition::Menu => {
                while self.screens.len() > 1 {
                    self.pop();
                }
            }
            Transition::Another => {
                let context = &mut self.context;
                let another = self.screens.iter_mut().rev().find_map(|screen| match screen {
                    Screen::Puzzles(puzzles) => {
                        puzzles.want_new(context);
                        Some(Transition::Stay)
                    }
                    Screen::Training(training) => Some(training.another(context)),
                    _ => None,
                });
                self.follow(another.unwrap_or(Transition::Stay));
            }
            Transition::Invite(seat, character) => {
                self.pop();
                if let Some(Screen::Setup(setup)) = self.screens.last_mut() {
                    setup.invite(seat, character);
                }
            }
            Transition::End => {
                if let Some(Screen::Play(play)) = self.screens.pop() {
                    if play.session.humans() > 0 {
                        self.context.ring();
                    }
                    let over = Over::new(play, &mut self.context);
                    self.screens.push(Screen::Over(over));
                }
            }
            Transition::TakeUp => {
                if let Some(Screen::Over(over)) = self.screens.pop() {
                    let play = over.take_up(&mut self.context);
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
            screen.leave(&mut self.context);
            // The list of games is made anew where it shows.
            self.context.effects.push(Effect::ListGames);
            if let (Screen::Menu(menu), _) = self.top() {
                menu.come_back();
            }
        }
        // What could not be written of a game below while it was on top is tried again.
        let (screen, context) = self.top();
        if let Some(session) = screen.session().filter(|session| session.kept.is_unsaved) {
            context.save(session);
        }
        // A game below may have come to its end in the meantime, by the computer's answer.
        if let (Screen::Play(play), context) = self.top() {
            let turn = play.come_back(context);
            self.follow(turn);
        }
    }

    /// Stops every computer that thinks.
    fn leave_games(&mut self) {
        for screen in &mut self.screens {
            screen.leave(&mut self.context);
        }
    }

    /// A saved game has been read: it goes on, or is gone through.
    pub(super) fn open_game(&mut self, file: GameFile, record: &Record, purpose: Purpose) {
        let session = Session::resume(record, Some(file).filter(GameFile::is_ours), self.context.draw());
        let screen = if purpose == Purpose::Replay || session.is_over() {
            Screen::Replay(Replay::new(session, &mut self.context))
        } else {
            Screen::Play(Play::new(session, &mut self.context))
        };
        self.follow(Transition::open(screen));
    }

    /// A game from elsewhere is gone through.
    pub(super) fn look_at(&mut self, record: &Record) {
        let session = Session::resume(record, None, self.context.draw());
        let replay = Replay::new(session, &mut self.context);
        self.follow(Transition::open(Screen::Replay(replay)));
    }

    /// A tree from elsewhere is gone through.
    pub(super) fn look_at_tree(&mut self, tree: TreeExhibit) {
        if let Some(screen) = TreeScreen::of(tree) {
            self.follow(Transition::open(Screen::Tree(screen)));
        }
    }
}
