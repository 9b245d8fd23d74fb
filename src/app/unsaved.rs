//! Games that could not be saved: nobody leaves one by mistake, and leaving tries once more.

use super::{Action, App, Ask, GameFile, Over, Play, Screen, Session, Trouble};

/// The game that a screen shows, if it is one that is kept.
fn session_of(screen: &Screen) -> Option<&Session> {
    match screen {
        Screen::Play(Play { session, .. }) | Screen::Over(Over { session, .. }) => Some(session),
        _ => None,
    }
}

impl App {
    /// Whether leaving the screen that is shown would lose moves.
    pub(super) fn shows_unsaved(&self) -> bool {
        session_of(self.screen()).is_some_and(|session| session.is_unsaved)
    }

    /// A game is kept. Where another program had written into its file it has one of its own from now on.
    pub(super) fn saved(&mut self, saved: u64, game: &GameFile) {
        for session in self.sessions().filter(|session| session.seed == saved) {
            session.file = Some(game.clone());
            session.is_unsaved = false;
        }
        self.count_unsaved();
        self.desk.trouble = self.desk.trouble.take().filter(|trouble| !matches!(trouble, Trouble::Save(_)));
        // Whoever wanted to leave all the same may do so without a question.
        match self.ask {
            Some(ask @ Ask::QuitUnsaved) if !self.desk.unsaved => self.answer_ask(&Action::Confirm, ask),
            Some(ask @ Ask::LeaveUnsaved) if !self.shows_unsaved() => self.answer_ask(&Action::Confirm, ask),
            _ => {}
        }
    }

    /// Asks whether to leave a game, or the program, although moves could not be saved; and tries once more to save them.
    pub(super) fn ask_unsaved(&mut self, ask: Ask) {
        self.ask = Some(ask);
        for session in self.screens.iter().filter_map(session_of).filter(|session| session.is_unsaved) {
            self.desk.save(session);
        }
    }

    /// A person has said that the moves of the game that is shown may be lost.
    pub(super) fn give_up_unsaved(&mut self) {
        if let Some(session) = self.sessions().next() {
            session.is_unsaved = false;
        }
        self.count_unsaved();
    }

    fn count_unsaved(&mut self) {
        let any_left = self.sessions().any(|session| session.is_unsaved);
        self.desk.unsaved = any_left;
    }
}
