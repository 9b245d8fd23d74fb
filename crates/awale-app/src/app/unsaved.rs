//! Handles games that could not be saved. Leaving such a game asks for confirmation, and tries
//! again to save it.

use crate::app::{
    Action, App, AppContext, AppError, Confirmation, GameFile, ScreenEvent, SessionId,
};

impl App {
    /// Whether closing the visible screen would lose moves.
    pub fn shows_unsaved_moves(&self) -> bool {
        self.screen()
            .session()
            .is_some_and(|id| self.context.unsaved_sessions.contains(&id))
    }

    /// Notes that a session was saved in the file `file`. This is a new file if another program has
    /// changed the old one.
    pub fn on_saved(&mut self, session_id: SessionId, file: GameFile) {
        if let Some(session) = self.context.sessions.get_mut(session_id) {
            let is_first_save = session.file_state.file.replace(file).is_none();
            // The analysis may have finished before the game had a file, so save it now.
            if is_first_save && session.analysis.is_some() {
                self.retry_save(session_id);
            }
        }
        self.context.unsaved_sessions.remove(&session_id);
        // An error message about another game stays.
        let is_error_resolved = |error: &AppError| matches!(error, AppError::SaveFailed { session, .. } if *session == session_id);
        self.context.error = self
            .context
            .error
            .take()
            .filter(|error| !is_error_resolved(error));
        self.update_unsaved_question();
    }

    /// Asks whether to leave a game, or to quit, with unsaved moves. Tries again to save them at
    /// the same time.
    pub fn ask_about_unsaved(&mut self, question: Confirmation) {
        self.ask_confirmation(question);
        for id in self.context.unsaved_sessions.clone() {
            self.retry_save(id);
        }
        self.update_unsaved_question();
    }

    /// Lets the topmost screen of a game save it. The analysis board has unsaved changes of its
    /// own, such as the new main line of a study.
    fn retry_save(&mut self, id: SessionId) {
        let mut screens = self.screens.iter_mut().rev();
        if let Some(screen) = screens.find(|screen| screen.session() == Some(id)) {
            let _ = screen.on_event(ScreenEvent::RetrySave, &mut self.context);
        }
    }

    /// Drops the games that no screen shows.
    pub fn drop_unshown_sessions(&mut self) {
        let shown_sessions = self.screens.iter().filter_map(|screen| screen.session());
        let shown_sessions: Vec<SessionId> = shown_sessions.collect();
        self.context.sessions.retain_sessions(&shown_sessions);
    }

    /// Drops the unsaved games that no screen shows. If all games are saved, closes an open
    /// question about them and does what the user wanted.
    pub fn update_unsaved_question(&mut self) {
        self.drop_unshown_sessions();
        let AppContext {
            unsaved_sessions: unsaved,
            sessions,
            ..
        } = &mut self.context;
        unsaved.retain(|id| sessions.get(*id).is_some());
        match self.confirmation {
            Some(Confirmation::QuitWithUnsavedMoves)
                if self.context.unsaved_sessions.is_empty() =>
            {
                self.confirmation = None;
                self.quit_or_ask();
            }
            Some(question @ Confirmation::LeaveGameWithUnsavedMoves)
                if !self.shows_unsaved_moves() =>
            {
                self.answer_confirmation(&Action::Yes, question);
            }
            _ => {}
        }
    }
}
