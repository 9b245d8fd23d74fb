//! Games that could not be saved: nobody leaves one by mistake, and leaving tries once more.

use super::{Action, App, Ask, GameFile, Over, Play, Screen, Trouble};

impl App {
    /// A game is kept. Where another program had written into its file it has one of its own from now on.
    pub(super) fn saved(&mut self, saved: u64, game: &GameFile) {
        for screen in &mut self.screens {
            if let Screen::Play(Play { session, .. }) | Screen::Over(Over { session, .. }) = screen
                && session.seed == saved
            {
                session.file = Some(game.clone());
                session.is_unsaved = false;
            }
        }
        self.desk.trouble = self.desk.trouble.take().filter(|trouble| !matches!(trouble, Trouble::Save(_)));
        let any_left = self.sessions().any(|session| session.is_unsaved);
        self.desk.unsaved = any_left;
        // Whoever wanted to leave all the same may do so without a question.
        match self.ask {
            Some(Ask::QuitUnsaved) => self.answer_ask(&Action::Confirm, Ask::QuitUnsaved),
            Some(Ask::LeaveUnsaved) => self.answer_ask(&Action::Confirm, Ask::LeaveUnsaved),
            _ => {}
        }
    }

    /// Asks whether to leave a game that could not be saved, and tries once more to save it.
    pub(super) fn ask_unsaved(&mut self, ask: Ask) {
        self.ask = Some(ask);
        let newest = self.screens.iter().rev().find_map(|screen| match screen {
            Screen::Play(Play { session, .. }) | Screen::Over(Over { session, .. }) => Some(session),
            _ => None,
        });
        if !newest.is_some_and(|session| self.desk.save(session)) {
            // What could not be saved was another game, which is gone.
            self.desk.unsaved = false;
            self.answer_ask(&Action::Confirm, ask);
        }
    }
}
