//! Analyzes a game that has just ended in the background, and then rates the user: an estimate of
//! the strength from this game and the earlier ones.

use awale_study::{
    catalogue::GameKind,
    insights::{SeriesScore, score_of_series_of_record},
    rating::{self, Rating},
    record::{Analysis, Record},
};

use crate::app::{AppContext, PendingAnalysis, Review, Session, SessionId};

/// The analysis and the rating after a game.
#[derive(Debug, Default)]
pub struct RatingUpdate {
    /// The running analysis of the moves.
    pub pending_analysis: PendingAnalysis,
    /// The new rating, once known, and the rating before this game.
    pub new_and_old_rating: Option<(Rating, Option<Rating>)>,
}

impl RatingUpdate {
    /// Starts the analysis of a game of awalé against a computer that has just ended. If the game
    /// is analyzed already, rates the user.
    pub fn begin(id: SessionId, context: &mut AppContext) -> RatingUpdate {
        let session = &context.sessions[id];
        let record = session.record();
        let is_awale = matches!(record.kind, GameKind::Awale(_));
        if !is_awale || record.own_seat().is_none() || record.moves().is_empty() {
            return RatingUpdate::default();
        }
        if session.analysis().is_some() {
            return RatingUpdate {
                pending_analysis: PendingAnalysis::default(),
                new_and_old_rating: new_and_old_rating(&record, session, context),
            };
        }
        RatingUpdate {
            pending_analysis: Review::saved_or_started(id, context).pending_analysis,
            new_and_old_rating: None,
        }
    }

    /// Saves the game with its finished analysis, and computes the rating.
    pub fn on_analysis(&mut self, analysis: Analysis, id: SessionId, context: &mut AppContext) {
        self.pending_analysis.mark_finished();
        let session = &mut context.sessions[id];
        session.analysis = Some(analysis);
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
