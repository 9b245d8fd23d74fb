//! [`Review`]: the analysis of all moves of a game, complete or in progress.

use awale_study::{
    record::{Analysis, Assessment},
    study::{self, ANALYSIS_DEPTH, AnalysisTask, MoveMark, PointThousandths, SearchEffort},
};

use crate::app::{AppContext, Neighbor, PendingAnalysis, Session, SessionId, StoppedReview};

/// The maximum number of stopped analyses to remember. Each has up to some hundred kilobytes.
const MAX_STOPPED_REVIEWS: usize = 8;

/// The assessments of the moves of a game.
#[derive(Debug)]
pub struct Review {
    /// The running analysis of the moves.
    pub pending_analysis: PendingAnalysis,
    /// The assessments in the order of the moves, `None` if not yet known. The analysis goes from
    /// the last move to the first.
    pub assessments: Vec<Option<Assessment>>,
    /// The search depth of each move, in plies.
    pub search_depth: u32,
}

impl Review {
    /// The saved review of a game. Without one, starts the analysis, or continues one that was
    /// stopped.
    pub fn saved_or_started(session: SessionId, context: &mut AppContext) -> Review {
        let session = &context.sessions[session];
        if let Some(analysis) = session.analysis_for_explanations() {
            let assessments = analysis.moves.iter().cloned().map(Some).collect();
            return Review {
                pending_analysis: PendingAnalysis::default(),
                assessments,
                search_depth: analysis.depth,
            };
        }
        let (positions_so_far, played_moves) = (
            session.positions_so_far().to_vec(),
            session.moves().to_vec(),
        );
        let stopped_reviews = &mut context.stopped_reviews;
        let stopped_review = (stopped_reviews.iter())
            .position(|stopped| stopped.positions == positions_so_far)
            .map(|index| stopped_reviews.remove(index));
        let known_assessments = stopped_review.map_or_else(Vec::new, |review| review.assessments);
        let unknown_count = played_moves.len().saturating_sub(known_assessments.len());
        let mut assessments = vec![None; unknown_count];
        assessments.extend(known_assessments.iter().cloned().map(Some));
        let effort = SearchEffort {
            depth: ANALYSIS_DEPTH,
            time_limit: None,
        };
        Review {
            pending_analysis: context.start_analysis(AnalysisTask::ReviewGame {
                positions_so_far,
                played_moves,
                effort,
                known_assessments,
            }),
            assessments,
            search_depth: ANALYSIS_DEPTH,
        }
    }

    /// Stops the analysis. Its assessments so far are kept until the program ends, so that it can
    /// be continued.
    pub fn stop(&mut self, session: SessionId, context: &mut AppContext) {
        if self.is_running() && self.assessed_count() > 0 {
            if context.stopped_reviews.len() == MAX_STOPPED_REVIEWS {
                context.stopped_reviews.remove(0);
            }
            let (assessments, _) = self.assessments_and_first_move_index();
            let positions = context.sessions[session].positions_so_far().to_vec();
            context.stopped_reviews.push(StoppedReview {
                positions,
                assessments,
            });
        }
        self.pending_analysis.stop(context);
    }

    /// Whether the analysis is running.
    pub fn is_running(&self) -> bool {
        self.pending_analysis.is_analysis_running()
    }

    /// The number of assessed moves.
    pub fn assessed_count(&self) -> usize {
        self.assessments.iter().flatten().count()
    }

    /// The assessment of a move. Moves are counted from 0.
    pub fn assessment(&self, move_index: usize) -> Option<&Assessment> {
        self.assessments.get(move_index)?.as_ref()
    }

    /// The mark of a move, such as blunder. Moves are counted from 0.
    pub fn move_mark(&self, move_index: usize) -> Option<MoveMark> {
        self.assessment(move_index).map(MoveMark::from)
    }

    /// The assessments so far, and the index of the first assessed move, counted from 0. They are
    /// used for totals.
    pub fn assessments_and_first_move_index(&self) -> (Vec<Assessment>, usize) {
        let first_assessed_move_index = self.assessments.len() - self.assessed_count();
        (
            self.assessments.iter().flatten().cloned().collect(),
            first_assessed_move_index,
        )
    }

    /// The expected points, in thousandths, of the side from which `session` shows values, each
    /// with the number of moves played. Positions without an assessment are left out.
    pub fn expected_points_curve(&self, session: &Session) -> Vec<(usize, PointThousandths)> {
        study::expected_points_curve(
            self.assessments.iter().map(Option::as_ref),
            session.positions_so_far(),
            self.search_depth,
            session.viewing_side(),
        )
    }

    /// Whether the review contains a mistake, a blunder or an inaccuracy.
    pub fn has_faults(&self) -> bool {
        self.marks().any(MoveMark::is_fault)
    }

    /// Whether the review contains a mistake or a blunder.
    pub fn has_mistakes(&self) -> bool {
        self.marks().any(MoveMark::is_mistake)
    }

    fn marks(&self) -> impl Iterator<Item = MoveMark> {
        self.assessments.iter().flatten().map(MoveMark::from)
    }

    /// The number of the nearest mistake or blunder of any side in one direction: `start_index`
    /// itself or later, or before `start_index`. The search wraps around at the ends of the game.
    pub fn next_mistake(&self, start_index: usize, direction: Neighbor) -> Option<usize> {
        let is_mistake = |number: &usize| self.move_mark(*number).is_some_and(MoveMark::is_mistake);
        let move_count = self.assessments.len();
        let start_index = start_index.min(move_count);
        match direction {
            Neighbor::Next => (start_index..move_count)
                .chain(0..start_index)
                .find(is_mistake),
            Neighbor::Previous => (0..start_index)
                .rev()
                .chain((start_index..move_count).rev())
                .find(is_mistake),
        }
    }

    pub fn set_assessment(&mut self, move_index: usize, assessment: Assessment) {
        if let Some(assessment_slot) = self.assessments.get_mut(move_index) {
            *assessment_slot = Some(assessment);
        }
    }

    pub fn finish(&mut self, analysis: &Analysis) {
        self.pending_analysis.mark_finished();
        self.assessments = analysis.moves.iter().cloned().map(Some).collect();
    }
}
