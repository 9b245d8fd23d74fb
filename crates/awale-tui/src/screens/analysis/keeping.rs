//! Saving the board, and what would be lost where it is not saved.

use std::collections::BTreeMap;

use awale_files::text::{Comment, Label};
use awale_study::catalogue::AnyMove;
use awale_study::record::{GameOrigin, Variation};

use crate::app::{AppContext, Notice, Session, TextField};

use super::{AnalysisBoard, BoardPanel, TypedText};

/// Moves entered by hand that are not thrown away without a question. Fewer are tried again in
/// seconds.
const WORTH_A_QUESTION: usize = 10;

/// What a file holds of the tree.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Notes {
    moves: Vec<AnyMove>,
    comments: BTreeMap<usize, Comment>,
    variations: Vec<Variation>,
}

/// What a person has entered since the board was opened or saved last.
#[derive(Debug, Default)]
pub(super) struct Entered {
    /// Whether the board was saved, which may have failed.
    is_after_saving: bool,
    /// New moves; those that the engine or the book has found do not count.
    pub(super) moves: usize,
    pub(super) has_comment: bool,
}

impl AnalysisBoard {
    /// Whether the main line is the game: of a study, and of a game in progress without a move.
    pub(super) fn is_free(&self) -> bool {
        let is_game = self.session.is_over() && self.session.header.origin != GameOrigin::Study;
        !self.tree.is_played(1) && !is_game
    }

    /// The game with all comments and variations: as it was played, or where it was not, its main
    /// line.
    pub(super) fn kept(&self) -> Session {
        let mut session = self.session.clone();
        if self.is_free() {
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
    pub(super) fn notes(&self) -> Notes {
        let Session { game, header, .. } = self.kept();
        Notes {
            moves: game.referee.moves().to_vec(),
            comments: header.comments,
            variations: header.variations,
        }
    }

    /// Whether leaving the board loses work: a change to a saved study, a comment, or more moves
    /// than are quickly tried again.
    pub(super) fn would_lose_notes(&self) -> bool {
        let is_study = self.session.header.origin == GameOrigin::Study;
        let is_work = is_study && self.session.kept.file.is_some()
            || self.entered.has_comment
            || self.entered.moves >= WORTH_A_QUESTION;
        let has_failed = self.entered.is_after_saving && self.session.kept.is_unsaved;
        has_failed || is_work && self.notes() != self.kept_notes
    }

    pub(super) fn type_title(&mut self) {
        let title = self.session.header.title.as_deref().unwrap_or_default();
        self.typing = Some((TypedText::Title, TextField::new(title)));
    }

    /// Saves the board: into the file of the game where its name stays, else as a study of its own.
    pub(super) fn save_as(&mut self, title: &str, context: &mut AppContext) {
        let title = Some(Label::from(title)).filter(|title| !title.is_empty());
        let mut session = self.kept();
        let may_change = session.is_over() || session.header.origin == GameOrigin::Study;
        if session.kept.file.is_none() || session.header.title != title || !may_change {
            session = Session {
                analysis: session.analysis.clone(),
                ..session.copied(context)
            };
            session.header.origin = GameOrigin::Study;
            session.header.title = title;
        }
        context.write(&session);
        context.notice = Some(Notice::StudySaved);
        if session.game.referee.moves() != self.session.game.referee.moves() {
            self.forget_review(context);
        }
        self.session = session;
        (self.kept_notes, self.entered) = (
            self.notes(),
            Entered {
                is_after_saving: true,
                ..Entered::default()
            },
        );
    }

    /// The game has other moves than those that were judged.
    fn forget_review(&mut self, context: &mut AppContext) {
        if let Some(mut review) = self.review.take().or(self.hidden.take()) {
            review.pending.stop(context);
            self.panel = BoardPanel::default();
        }
    }
}
