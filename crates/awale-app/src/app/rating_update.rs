//! Rates the user after a game: a quick background analysis of the moves, then an estimate of the
//! strength from this game and the earlier ones.

use awale_study::{
    insights::{SeriesScore, score_of_series_of_record},
    rating::{self, Rating},
    record::Record,
    study::{AnalysisReport, AnalysisTask, SearchEffort},
};

use crate::app::{AppContext, PendingAnalysis, Session, SessionId};

/// The rating after a game.
#[derive(Debug, Default)]
pub struct RatingUpdate {
    /// The running analysis of the moves.
    pub pending_analysis: PendingAnalysis,
    /// The new rating, once known, and the rating before this game.
    pub new_and_old_rating: Option<(Rating, Option<Rating>)>,
}

impl RatingUpdate {
    /// Starts the rating of a session whose game has just ended. Games without a computer and
    /// matchstick games have no rating.
    pub fn begin(session: SessionId, context: &mut AppContext) -> RatingUpdate {
        let session = &context.sessions[session];
        let record = session.record();
        if record
            .own_seat()
            .is_none_or(|seat| rating::game_evidence(&record, seat).is_none())
        {
            return RatingUpdate::default();
        }
        if session.analysis().is_some() {
            return RatingUpdate {
                pending_analysis: PendingAnalysis::default(),
                new_and_old_rating: new_and_old_rating(&record, session, context),
            };
        }
        let referee = &session.game.referee;
        let (positions_so_far, played_moves) = (
            referee.positions_so_far().to_vec(),
            referee.moves().to_vec(),
        );
        let effort = SearchEffort {
            depth: rating::RATING_SEARCH_DEPTH,
            time_limit: None,
        };
        RatingUpdate {
            pending_analysis: context.start_analysis(AnalysisTask::ReviewGame {
                positions_so_far,
                played_moves,
                effort,
            }),
            new_and_old_rating: None,
        }
    }

    /// Handles the finished analysis: saves the game with it, and computes the rating.
    pub fn on_report(&mut self, report: &AnalysisReport, id: SessionId, context: &mut AppContext) {
        let AnalysisReport::Reviewed(analysis) = report else {
            return;
        };
        self.pending_analysis.mark_finished();
        let session = &mut context.sessions[id];
        session.analysis = Some(analysis.clone());
        if session.file_state.file.is_some() {
            context.save_session(id);
        }
        let session = &context.sessions[id];
        self.new_and_old_rating = new_and_old_rating(&session.record(), session, context);
    }
}

impl AppContext {
    /// The score of the series that the game of `session` belongs to. `None` if the game is not
    /// part of a series.
    pub fn series_score(&self, session: &Session) -> Option<SeriesScore> {
        session.header.series.as_ref()?;
        score_of_series_of_record(&session.record(), self.other_records(session))
    }

    /// The saved games except the one of `session`.
    fn other_records(&self, session: &Session) -> impl Iterator<Item = &Record> {
        let other_saved_games = self
            .games
            .0
            .iter()
            .filter(|game| Some(&game.file) != session.file_state.file.as_ref());
        other_saved_games.filter_map(|game| game.record.as_ref().ok())
    }
}

/// The rating after the game of `record`, and the rating before it. `None` if the game is not
/// rated.
fn new_and_old_rating(
    record: &Record,
    session: &Session,
    context: &AppContext,
) -> Option<(Rating, Option<Rating>)> {
    if !rating::is_rated(record) {
        return None;
    }
    let mut ratings = rating::ratings_after_games(context.other_records(session).chain([record]));
    let new_rating = ratings.pop()?.rating;
    Some((new_rating, ratings.pop().map(|before| before.rating)))
}
