//! Saving the board. Every change is written immediately.

use std::collections::BTreeMap;

use awale_study::record::{DateTime, GameOrigin, Variation};
use awale_words::text::{Comment, Label};

use crate::{app::Notice, prelude::*};

use super::{AnalysisBoard, BoardPanel, TextFieldPurpose};

/// The number of moves from which a study without comments is saved without being asked. `S` saves
/// it earlier.
const MIN_AUTOSAVED_STUDY_MOVES: usize = 3;

/// The content of the tree as it is saved in a file. Two values are equal if the saved file would
/// be the same.
pub(super) type SavedContent = (Vec<AnyMove>, BTreeMap<usize, Comment>, Vec<Variation>);

impl AnalysisBoard {
    /// Whether the main line may be changed and becomes the moves of the saved game. This is
    /// allowed only in a study, which is a tree without a played game.
    pub(super) fn can_change_main_line(&self, context: &AppContext) -> bool {
        context.sessions[self.session].header.origin == GameOrigin::StudyGame
            && !self.tree.is_played(1)
    }

    /// Returns a copy of the session with all comments and variations. A study gets the main line
    /// as its game.
    pub(super) fn annotated_session(&self, context: &AppContext) -> Session {
        let mut session = context.sessions[self.session].clone();
        let tree = self.tree_without_engine_moves();
        if self.can_change_main_line(context) {
            let game = tree.game(tree.main_line().last().copied().unwrap_or(0));
            if game.moves() != session.moves() {
                // Drop the clocks, because the recorded times belong to other moves.
                (session.game.referee, session.clocks) = (game, None);
            }
        }
        let (comments, variations) = tree.comments_and_variations(session.moves().len());
        (session.header.comments, session.header.variations) = (comments, variations);
        session
    }

    /// Returns the content that would be saved.
    pub(super) fn content_to_save(&self, context: &AppContext) -> SavedContent {
        let Session { game, header, .. } = self.annotated_session(context);
        (game.moves().to_vec(), header.comments, header.variations)
    }

    /// Saves the last change. A board without a file gets one with the first move (a study with its
    /// third move) or a finished comment, but not for a comment on the usual start alone. Moves of
    /// the book on the page of openings do not create a file.
    pub(super) fn save_changes(&mut self, context: &mut AppContext) {
        let session = &context.sessions[self.session];
        let belongs_to_game = !session.file_state.is_from_other_source
            && session.header.origin != GameOrigin::StudyGame;
        let has_content =
            belongs_to_game || self.tree.contains(1) || session.game.unusual_start().is_some();
        let needs_saving = session.file_state.file.is_some()
            || self.has_player_changes
                && self.text_field.is_none()
                && has_content
                && !self.is_short_uncommented_study(context);
        if !std::mem::take(&mut self.undo_history.has_unsaved_changes) || !needs_saving {
            return;
        }
        if session.file_state.file.is_none()
            && !belongs_to_game
            && !self.was_file_created_automatically
        {
            self.was_file_created_automatically = true;
            context.notice = Some(Notice::StudySaved);
        }
        self.save_board(context);
    }

    /// Whether the board is a study with so few moves and no comment that the player may only be
    /// trying something.
    fn is_short_uncommented_study(&self, context: &AppContext) -> bool {
        let is_study = context.sessions[self.session].header.origin == GameOrigin::StudyGame;
        let (_, comments, variations) = self.content_to_save(context);
        is_study
            && self.tree.added_move_count() < MIN_AUTOSAVED_STUDY_MOVES
            && comments.is_empty()
            && variations.iter().all(|line| line.comments.is_empty())
    }

    /// Saves the board in its file or in a new one. The file of an imported game is left alone, and
    /// the board becomes a study, begun today if the day of its game is unknown. The session keeps
    /// the comments and variations, so that its next move saves them too.
    pub(super) fn save_board(&mut self, context: &mut AppContext) {
        let now = context.now();
        let session = &mut context.sessions[self.session];
        if session.file_state.is_from_other_source && session.file_state.file.is_none() {
            session.header.origin = GameOrigin::StudyGame;
            if session.header.date == DateTime::UNKNOWN {
                session.header.date = now;
            }
        }
        let session = self.annotated_session(context);
        context.effects.push(session.save_effect());
        context.sessions[self.session].header = session.header;
    }

    /// Saves the board if it has a file.
    pub(super) fn update_file(&mut self, context: &mut AppContext) {
        if context.sessions[self.session].file_state.file.is_some() {
            self.save_board(context);
        }
    }

    /// Deletes the file if it was created for this board and the player has undone all changes.
    pub(super) fn delete_unused_file(&mut self, context: &mut AppContext) {
        if self.was_file_created_automatically
            && self.content_to_save(context) == self.content_when_opened
            && let Some(file) = context.sessions[self.session].file_state.file.take()
        {
            context.effects.push(Effect::DeleteGame { file });
        }
    }

    pub(super) fn open_title_field(&mut self, context: &AppContext) {
        let header = &context.sessions[self.session].header;
        let title = header.title.as_deref().unwrap_or_default();
        self.text_field = Some((TextFieldPurpose::Title, TextField::new(title)));
    }

    /// Saves the board under a title. A game, or a study with another title, is left alone: the
    /// board becomes a copy.
    pub(super) fn save_as(&mut self, title: &str, context: &mut AppContext) {
        let title = Some(Label::from(title)).filter(|title| !title.is_empty());
        let mut session = self.annotated_session(context);
        let is_unnamed = session.header.title.is_none()
            && (session.header.origin == GameOrigin::StudyGame
                || session.file_state.file.is_none());
        if session.header.title != title && !is_unnamed {
            session = Session {
                analysis: session.analysis.clone(),
                ..session.into_copy_for_new_game(context)
            };
            session.header.origin = GameOrigin::StudyGame;
        }
        session.header.title = title;
        let moves = context.sessions[self.session].moves();
        if session.moves() != moves {
            self.drop_review(context);
        }
        self.session = context.sessions.add(session);
        (
            self.was_file_created_automatically,
            self.undo_history.has_unsaved_changes,
        ) = (false, false);
        self.save_board(context);
        context.notice = Some(Notice::StudySaved);
    }

    /// Drops the analysis, because the moves of the game have changed.
    fn drop_review(&mut self, context: &mut AppContext) {
        if let Some(mut review) = self.review.take().or(self.hidden_review.take()) {
            review.pending_analysis.stop(context);
            self.panel = BoardPanel::default();
        }
    }
}
