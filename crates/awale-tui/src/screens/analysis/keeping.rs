//! Saving the board: every change is written immediately, as a game writes its moves.

use std::collections::BTreeMap;

use awale_study::catalogue::AnyMove;
use awale_study::record::{GameOrigin, Variation};
use awale_words::text::{Comment, Label};

use crate::app::{AppContext, Effect, Notice, Session, TextField};

use super::{AnalysisBoard, BoardPanel, TypedText};

/// What a file holds of the tree.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Notes {
    moves: Vec<AnyMove>,
    comments: BTreeMap<usize, Comment>,
    variations: Vec<Variation>,
}

impl AnalysisBoard {
    /// Whether the main line is the game, as in a study.
    pub(super) fn is_free(&self, context: &AppContext) -> bool {
        context.sessions[self.session].header.origin == GameOrigin::Study && !self.tree.is_played(1)
    }

    /// The game with all comments and variations: as it was played, or in a study, its main line.
    pub(super) fn kept(&self, context: &AppContext) -> Session {
        let mut session = context.sessions[self.session].clone();
        if self.is_free(context) {
            let game = self
                .tree
                .game(self.tree.main_line().last().copied().unwrap_or(0));
            if game.moves() != session.game.referee.moves() {
                // The clocks saw other moves.
                (session.game.referee, session.clocks) = (game, None);
            }
        }
        let (comments, variations) = self.tree.lines(session.game.referee.moves().len());
        (session.header.comments, session.header.variations) = (comments, variations);
        session
    }

    /// What a file would hold of the tree.
    pub(super) fn notes(&self, context: &AppContext) -> Notes {
        let Session { game, header, .. } = self.kept(context);
        Notes {
            moves: game.referee.moves().to_vec(),
            comments: header.comments,
            variations: header.variations,
        }
    }

    /// Saves what the last key has changed. A board without a file gets one with the first work of
    /// its player's own: a look into the book or the engine's lines needs none.
    pub(super) fn keep_changes(&mut self, context: &mut AppContext) {
        let session = &context.sessions[self.session];
        let is_kept = self.has_work || session.kept.file.is_some();
        if !std::mem::take(&mut self.changes.are_unsaved) || !is_kept {
            return;
        }
        let is_of_game = !session.kept.is_foreign && session.header.origin != GameOrigin::Study;
        if session.kept.file.is_none() && !is_of_game && !self.is_file_new {
            self.is_file_new = true;
            context.notice = Some(Notice::StudySaved);
        }
        self.write(context);
    }

    /// Writes the board into its file, or into a new one among the saved games. A game from
    /// elsewhere stays as it is: what is written is a study. The game keeps the comments and
    /// variations, so that they are saved with its next move too.
    pub(super) fn write(&mut self, context: &mut AppContext) {
        let session = &mut context.sessions[self.session];
        if session.kept.is_foreign && session.kept.file.is_none() {
            session.header.origin = GameOrigin::Study;
        }
        let kept = self.kept(context);
        context.effects.push(kept.saving());
        context.sessions[self.session].header = kept.header;
    }

    /// Writes what is new about the game into its file, if it has one.
    pub(super) fn update_file(&mut self, context: &mut AppContext) {
        if context.sessions[self.session].kept.file.is_some() {
            self.write(context);
        }
    }

    /// Deletes a file that was made for this board and in which nothing is left.
    pub(super) fn clear_away(&mut self, context: &mut AppContext) {
        if self.is_file_new
            && self.notes(context) == self.opened_with
            && let Some(file) = context.sessions[self.session].kept.file.take()
        {
            context.effects.push(Effect::Delete { file });
        }
    }

    pub(super) fn type_title(&mut self, context: &AppContext) {
        let header = &context.sessions[self.session].header;
        let title = header.title.as_deref().unwrap_or_default();
        self.typing = Some((TypedText::Title, TextField::new(title)));
    }

    /// Gives the board a name and a file. A game, or a study that has another name, stays as it is:
    /// the board becomes a copy with the new name.
    pub(super) fn save_as(&mut self, title: &str, context: &mut AppContext) {
        let title = Some(Label::from(title)).filter(|title| !title.is_empty());
        let mut session = self.kept(context);
        let is_unnamed = session.header.title.is_none()
            && (session.header.origin == GameOrigin::Study || session.kept.file.is_none());
        if session.header.title != title && !is_unnamed {
            session = Session {
                analysis: session.analysis.clone(),
                ..session.copied(context)
            };
            session.header.origin = GameOrigin::Study;
        }
        session.header.title = title;
        let moves = context.sessions[self.session].game.referee.moves();
        if session.game.referee.moves() != moves {
            self.forget_review(context);
        }
        self.session = context.sessions.add(session);
        (self.is_file_new, self.changes.are_unsaved) = (false, false);
        self.write(context);
        context.notice = Some(Notice::StudySaved);
    }

    /// The game has other moves than those that were judged.
    fn forget_review(&mut self, context: &mut AppContext) {
        if let Some(mut review) = self.review.take().or(self.hidden.take()) {
            review.pending.stop(context);
            self.panel = BoardPanel::default();
        }
    }
}
