//! Games that could not be saved: you never leave one by mistake, and leaving tries to save once
//! more.

use awale_study::record::Analysis;

use crate::app::{Action, App, Ask, Effect, GameFile, Screen, ScreenEvent, Session, Trouble};

/// The games on the screens, the newest first.
fn sessions(screens: &mut [Box<dyn Screen>]) -> impl Iterator<Item = &mut Session> {
    screens
        .iter_mut()
        .rev()
        .filter_map(|screen| screen.session_mut())
}

impl App {
    /// Whether leaving the screen would lose moves.
    pub fn shows_unsaved(&self) -> bool {
        self.screen()
            .session()
            .is_some_and(|session| self.context.unsaved.contains(&session.seed))
    }

    /// Notes that a game is saved in `game`: a new file if another program has written into the old
    /// one.
    pub fn saved(&mut self, saved: u64, game: &GameFile) {
        let mut analysed = None;
        for session in sessions(&mut self.screens).filter(|session| session.seed == saved) {
            let is_first_time = session.kept.file.replace(game.clone()).is_none();
            // The analysis may have finished before the file was known.
            if is_first_time && session.analysis.is_some() {
                analysed = Some(session.clone());
            }
        }
        if let Some(session) = analysed {
            self.context.save(&session);
        }
        self.context.unsaved.remove(&saved);
        // A trouble about another game stays.
        let is_over = |trouble: &Trouble| matches!(trouble, Trouble::Save { session, .. } if *session == saved);
        self.context.trouble = self
            .context
            .trouble
            .take()
            .filter(|trouble| !is_over(trouble));
        self.count_unsaved();
    }

    /// Hands what is saved of a game to all screens that have it, so that a screen below the
    /// analysis board saves the comments and variations of the board with its next move.
    pub fn share_saved(&mut self) {
        for effect in &self.context.effects {
            let Effect::Save {
                session, record, ..
            } = effect
            else {
                continue;
            };
            for shown in sessions(&mut self.screens).filter(|shown| shown.seed == *session) {
                let (header, saved) = (&mut shown.header, &record.header);
                header.origin = saved.origin;
                header.comments.clone_from(&saved.comments);
                header.variations.clone_from(&saved.variations);
                if record.analysis.is_some() {
                    shown.analysis.clone_from(&record.analysis);
                }
            }
        }
    }

    /// Copies an analysis from the screen that received it to all screens with the same game.
    pub fn share_review(&mut self, analysis: &Analysis) {
        let is_explained = |session: &&mut Session| session.analysis.as_ref() == Some(analysis);
        let Some(seed) = sessions(&mut self.screens)
            .find(is_explained)
            .map(|session| session.seed)
        else {
            return;
        };
        for session in sessions(&mut self.screens).filter(|session| session.seed == seed) {
            session.analysis = Some(analysis.clone());
        }
    }

    /// The game with this seed, if a screen has it.
    #[must_use]
    pub fn game(&self, seed: u64) -> Option<&Session> {
        self.screens
            .iter()
            .rev()
            .filter_map(|screen| screen.session())
            .find(|session| session.seed == seed)
    }

    /// The game on the screen that is shown.
    #[must_use]
    pub fn shown_game(&self) -> Option<&Session> {
        self.screen().session()
    }

    /// Asks whether to leave a game or the program with unsaved moves, and tries once more to save
    /// them.
    pub fn ask_unsaved(&mut self, ask: Ask) {
        self.ask = Some(ask);
        for screen in self.screens.iter_mut().rev() {
            let is_unsaved = |session: &Session| self.context.unsaved.contains(&session.seed);
            if screen.session().is_some_and(is_unsaved) {
                let _ = screen.on_event(ScreenEvent::SaveAgain, &mut self.context);
            }
        }
        self.count_unsaved();
    }

    /// Drops the unsaved games that are on no screen. If none is left, an open question about them
    /// is answered.
    pub fn count_unsaved(&mut self) {
        let sessions = self.screens.iter().filter_map(|screen| screen.session());
        let seeds: Vec<u64> = sessions.map(|session| session.seed).collect();
        self.context.unsaved.retain(|seed| seeds.contains(seed));
        match self.ask {
            Some(Ask::QuitUnsaved) if self.context.unsaved.is_empty() => {
                self.ask = None;
                self.quit();
            }
            Some(ask @ Ask::LeaveUnsaved) if !self.shows_unsaved() => {
                self.answer_ask(&Action::Yes, ask);
            }
            _ => {}
        }
    }
}
