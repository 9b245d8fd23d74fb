//! The rating of the player after a game that has just ended: its moves are judged quickly in the background, and then the
//! strength is estimated from this game and the earlier ones.

use awale_study::insights::{SeriesScore, series_score};
use awale_study::rating::{self, Rating};
use awale_study::record::Record;
use awale_study::study::{Effort, News, StudyTask};

use crate::app::{AppContext, Question, Session};

/// The rating after a game.
#[derive(Debug, Default)]
pub struct RatedGame {
    /// The question, while the moves are being judged.
    question: Option<Question>,
    /// The rating, once it is known, and the one before this game.
    pub told: Option<(Rating, Option<Rating>)>,
}

impl RatedGame {
    /// The rating after the game of `session`, which has just ended. Games without a computer, and the matches, have none.
    pub(crate) fn begin(session: &Session, context: &mut AppContext) -> RatedGame {
        let record = session.record();
        if record.own_seat().is_none_or(|seat| rating::evidence(&record, seat).is_none()) {
            return RatedGame::default();
        }
        if session.analysis().is_some() {
            return RatedGame { question: None, told: tell(&record, session, context) };
        }
        let referee = &session.game.referee;
        let (past, played) = (referee.past().to_vec(), referee.moves().to_vec());
        let effort = Effort { depth: rating::DEPTH, time: None };
        RatedGame { question: Some(context.study(StudyTask::Review { past, played, effort })), told: None }
    }

    pub(crate) fn asked(&self, question: Question) -> bool {
        self.question == Some(question)
    }

    /// The moves are judged: the game is kept with what was found out, and rated.
    pub(crate) fn studied(&mut self, news: &News, session: &mut Session, context: &mut AppContext) {
        let News::Reviewed(analysis) = news else { return };
        self.question = None;
        session.analysis = Some(analysis.clone());
        if session.kept.file.is_some() {
            context.save(session);
        }
        self.told = tell(&session.record(), session, context);
    }

    /// The moves could not be judged.
    pub(crate) fn failed(&mut self) {
        self.question = None;
    }
}

impl AppContext {
    /// How the match of several games stands that the game of `session` belongs to, if it does.
    #[must_use]
    pub fn series_score(&self, session: &Session) -> Option<SeriesScore> {
        session.header.series.as_ref()?;
        let others = self.shelf.0.iter().filter(|game| Some(&game.file) != session.kept.file.as_ref());
        series_score(&session.record(), others.filter_map(|game| game.record.as_ref().ok()))
    }
}

/// The rating after the game of `record`, and the one before it.
fn tell(record: &Record, session: &Session, context: &AppContext) -> Option<(Rating, Option<Rating>)> {
    let others = context.shelf.0.iter().filter(|game| Some(&game.file) != session.kept.file.as_ref());
    let records = others.filter_map(|game| game.record.as_ref().ok()).chain([record]);
    if !rating::is_rated(record) {
        return None;
    }
    let mut ratings = rating::history(records);
    let now = ratings.pop()?.rating;
    Some((now, ratings.pop().map(|before| before.rating)))
}
