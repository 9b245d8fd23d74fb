//! The analysis of the whole game: start it, walk through its mistakes, and train on them.

use awale_engine::Score;
use awale_study::{
    record::{Assessment, NodeId, VariationTree},
    study::{AnalysisReport, MoveMark},
};

use crate::{
    app::{JobId, MissingTablesMode, Review},
    prelude::*,
    screens::{MistakesScreen, mistakes::own_positions},
};

use super::{AnalysisBoard, BoardPanel, BoardRemark};

impl AnalysisBoard {
    /// The verdict on the move that leads to this node, if the analysis is shown.
    pub fn assessment(&self, at: NodeId) -> Option<&Assessment> {
        let node = self.tree.node(at);
        let move_index = node.ply.checked_sub(1).filter(|_| at == node.ply)?;
        self.review
            .as_ref()?
            .assessment(move_index)
            .filter(|assessment| Some(assessment.played_move) == node.mv)
    }

    /// The value of a position of the game by the analysis, for the side to move, if the analysis
    /// is shown. After the last move, it is the value of that move.
    pub(super) fn reviewed_score(&self, at: NodeId) -> Option<Score> {
        let review = self.review.as_ref()?;
        if at != self.tree.node(at).ply {
            return None;
        }
        let score_after_last_move = || Some(self.assessment(at)?.value.for_opponent());
        let score_before_next_move = review.assessment(at).map(|next| next.best);
        score_before_next_move
            .or_else(|| score_after_last_move().filter(|_| at == review.assessments.len()))
    }

    /// Starts the analysis of all moves, or shows the analysis that the game already has.
    pub(crate) fn start_analysis(&mut self, context: &mut AppContext) {
        self.record_help(context);
        self.adopt_main_line_as_game(context);
        let kind = context.sessions[self.session].game.kind.clone();
        context.request_tables(&kind, MissingTablesMode::BuildMissingTables);
        self.review = Some(Review::saved_or_started(self.session, context));
        self.panel = BoardPanel::BookOrReview;
        if self.reviewed_score(self.current_node).is_some() {
            self.restart_search(context);
        }
    }

    /// Makes the main line of a study its game, because the analysis judges the moves of the game.
    fn adopt_main_line_as_game(&mut self, context: &mut AppContext) {
        let mut session = self.annotated_session(context);
        let moves = context.sessions[self.session].moves();
        let has_same_moves = session.moves() == moves;
        let has_same_node_ids = self.tree.main_line().into_iter().eq(1..=moves.len());
        if !self.can_change_main_line(context) || has_same_moves && has_same_node_ids {
            return;
        }
        session.analysis = session.analysis().cloned();
        let path_moves = self.path_moves();
        self.search.clear();
        self.engine_line_nodes.clear();
        let header = &session.header;
        self.tree = VariationTree::of(&session.game.referee, &header.comments, &header.variations)
            .without_played_game();
        self.current_node = path_moves
            .into_iter()
            .try_fold(0, |at, mv| self.tree.add(at, mv))
            .unwrap_or(0);
        context.sessions[self.session] = session;
    }

    pub(super) fn toggle_review(&mut self, context: &mut AppContext) {
        match (self.review.take(), self.hidden_review.take()) {
            (Some(review), _) => {
                (self.hidden_review, self.panel) = (Some(review), BoardPanel::EngineLines);
            }
            (None, Some(hidden)) => {
                (self.review, self.panel) = (Some(hidden), BoardPanel::BookOrReview);
            }
            (None, None) if self.tree.main_line().is_empty() => {
                self.remark = Some(BoardRemark::NothingToAnalyze);
                return;
            }
            (None, None) => return self.start_analysis(context),
        }
        self.restart_search(context);
    }

    /// Opens the training on the mistakes, now or as soon as the analysis is complete.
    pub(super) fn open_mistake_training(&mut self, context: &mut AppContext) -> Transition {
        if self.tree.main_line().is_empty() {
            self.remark = Some(match self.book {
                Some(_) => BoardRemark::NoMoveForRepertoire,
                None => BoardRemark::NothingToAnalyze,
            });
            return Transition::Stay;
        }
        match &self.review {
            // The analysis has failed before its end. Start it again.
            Some(review)
                if !review.is_running() && review.assessed_count() < review.assessments.len() =>
            {
                self.start_analysis(context);
            }
            Some(_) => {}
            None => self.toggle_review(context),
        }
        self.opens_training_when_done = true;
        self.open_mistake_training_when_complete(context)
    }

    /// Opens the training if the player asked for it and the analysis is complete.
    pub(crate) fn open_mistake_training_when_complete(
        &mut self,
        context: &mut AppContext,
    ) -> Transition {
        let Some(review) = self
            .review
            .as_ref()
            .filter(|review| self.opens_training_when_done && !review.is_running())
        else {
            return Transition::Stay;
        };
        let (assessments, _) = review.assessments_and_first_move_index();
        self.opens_training_when_done = false;
        if assessments.len() < self.move_count(context) {
            return Transition::Stay;
        }
        let mistakes = MistakesScreen::new(self.session, &assessments, context);
        self.open_screen(mistakes, context)
    }

    /// Shows the next or previous move with a mark on the curve: a mistake or a blunder.
    pub(super) fn go_to_mistake(&mut self, neighbor: Neighbor, context: &mut AppContext) {
        let current_move_count = if neighbor == Neighbor::Next {
            self.shown_move_count(context)
        } else {
            self.shown_move_count(context).saturating_sub(1)
        };
        let Some(review) = &self.review else {
            return self.toggle_review(context);
        };
        match review.next_mistake(current_move_count, neighbor) {
            Some(number) => self.show_node(number + 1, context),
            None if review.is_running() => self.remark = Some(BoardRemark::NoMistakeFoundYet),
            None => self.remark = Some(BoardRemark::NoMistakeFound),
        }
    }

    /// Whether the current move was a mistake with a better line.
    pub(super) fn has_better_line(&self) -> bool {
        self.assessment(self.current_node)
            .is_some_and(|assessment| MoveMark::from(assessment).has_better_move())
    }

    /// Adds the better line as a variation, and shows its first move.
    pub(super) fn add_better_line(&mut self, context: &mut AppContext) {
        let Some(assessment) = self
            .assessment(self.current_node)
            .filter(|_| self.has_better_line())
        else {
            return;
        };
        let (better_line, tree_before) = (assessment.line.clone(), self.tree.clone());
        let parent = self.current_node().parent;
        let added_nodes = better_line.iter().scan(parent, |at, &mv| {
            *at = self.tree.add(*at, mv)?;
            Some(*at)
        });
        let line_nodes: Vec<NodeId> = added_nodes.collect();
        if let Some(&first_node) = line_nodes.first() {
            let new_nodes = line_nodes
                .into_iter()
                .filter(|&at| !tree_before.contains(at));
            self.engine_line_nodes.extend(new_nodes);
            self.undo_history
                .record_unsaved_change(tree_before, self.current_node);
            self.show_node(first_node, context);
        }
    }

    /// Makes the line up to a node the player's own, so that it is saved and shared.
    pub(super) fn adopt_engine_line(&mut self, last_node: NodeId) {
        for at in self.tree.path(last_node) {
            if self.engine_line_nodes.remove(&at) {
                (
                    self.has_player_changes,
                    self.undo_history.has_unsaved_changes,
                ) = (true, true);
            }
        }
    }

    /// The tree for saving and sharing, without the engine's better lines that the player only
    /// stepped through, because the analysis contains them. Moves and comments that the player
    /// added to these lines stay.
    pub(super) fn tree_without_engine_moves(&self) -> VariationTree {
        let mut tree = self.tree.clone();
        // Delete each line from its end: the later moves of a line have the higher node numbers.
        for &at in self.engine_line_nodes.iter().rev() {
            let node = tree.node(at);
            if node.children.is_empty() && node.comment.is_none() {
                tree.delete(at);
            }
        }
        tree
    }

    /// Whether `job` is the analysis of this board.
    pub(crate) fn is_analysis_job(&self, job: JobId) -> bool {
        self.visible_or_hidden_review()
            .is_some_and(|review| review.pending_analysis.is_job_of_analysis(job))
    }

    /// The analysis, visible or hidden.
    fn visible_or_hidden_review(&self) -> Option<&Review> {
        self.review.as_ref().or(self.hidden_review.as_ref())
    }

    pub(super) fn visible_or_hidden_review_mut(&mut self) -> Option<&mut Review> {
        self.review.as_mut().or(self.hidden_review.as_mut())
    }

    /// The analysis, if it is hidden and still running.
    pub fn hidden_running_review(&self) -> Option<&Review> {
        self.hidden_review
            .as_ref()
            .filter(|review| review.is_running())
    }

    /// Takes a report of the analysis. The last report saves the game with its analysis.
    pub(super) fn on_report(&mut self, report: &AnalysisReport, context: &mut AppContext) {
        self.remark
            .take_if(|remark| *remark == BoardRemark::NoMistakeFoundYet);
        let Some(review) = self.visible_or_hidden_review_mut() else {
            return;
        };
        match report {
            AnalysisReport::MoveAssessed {
                move_index,
                assessment,
            } => {
                review.set_assessment(*move_index, assessment.clone());
                let move_count = review.assessments.len();
                // Drop the search values of these positions, because their values now come from the
                // analysis.
                let assessed_nodes =
                    *move_index..=(move_index + usize::from(move_index + 1 == move_count));
                self.search.forget_values(&assessed_nodes);
                if assessed_nodes.contains(&self.current_node) && self.review.is_some() {
                    self.stop_search(context);
                    self.start_search(context);
                }
            }
            AnalysisReport::Reviewed(analysis) => {
                review.finish(analysis);
                context.sessions[self.session].analysis = Some(analysis.clone());
                own_positions::save_mistakes(self.session, &analysis.moves, context);
                self.update_file(context);
            }
            AnalysisReport::Values(_) => {}
        }
    }

    pub(super) fn on_analysis_failed(&mut self) {
        if let Some(review) = self.visible_or_hidden_review_mut() {
            review.pending_analysis.mark_finished();
        }
    }
}
