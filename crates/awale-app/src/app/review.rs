//! [`Review`]: the explanation of a game, as far as its moves are judged.

use awale_study::record::{Analysis, Assessment};
use awale_study::study::{self, AnalysisTask, DEPTH, Effort, Mark, Points};

use crate::app::{AppContext, Neighbor, PendingStudy, Session, SessionId};

/// What is known of the moves of a game.
#[derive(Debug)]
pub struct Review {
    /// The study that judges the moves.
    pub pending: PendingStudy,
    /// The moves in order; they are judged from the last to the first.
    pub moves: Vec<Option<Assessment>>,
    /// The search depth of each move, in plies.
    depth: u32,
}

impl Review {
    /// The saved review of a game, or one that begins now.
    pub fn of(session: SessionId, context: &mut AppContext) -> Review {
        let session = &context.sessions[session];
        if let Some(analysis) = session.explanation() {
            let moves = analysis.moves.iter().cloned().map(Some).collect();
            return Review {
                pending: PendingStudy::default(),
                moves,
                depth: analysis.depth,
            };
        }
        let (past, played) = (
            session.game.referee.past().to_vec(),
            session.game.referee.moves().to_vec(),
        );
        let moves = vec![None; played.len()];
        let effort = Effort {
            depth: DEPTH,
            time: None,
        };
        Review {
            pending: context.study(AnalysisTask::Review {
                past,
                played,
                effort,
            }),
            moves,
            depth: DEPTH,
        }
    }

    /// Whether moves are still being judged.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.pending.is_running()
    }

    /// How many moves are judged.
    #[must_use]
    pub fn judged(&self) -> usize {
        self.moves.iter().flatten().count()
    }

    /// The judgement of the move with this number, counted from zero.
    #[must_use]
    pub fn of_move(&self, number: usize) -> Option<&Assessment> {
        self.moves.get(number)?.as_ref()
    }

    /// The mark of a move.
    #[must_use]
    pub fn mark(&self, number: usize) -> Option<Mark> {
        self.of_move(number).map(Mark::from)
    }

    /// The judgements of the moves that are judged, and the number of the first of them; for
    /// totals.
    #[must_use]
    pub fn so_far(&self) -> (Vec<Assessment>, usize) {
        let first = self.moves.len() - self.judged();
        (self.moves.iter().flatten().cloned().collect(), first)
    }

    /// The points that the side by which the values of `session` are seen could expect after each
    /// number of moves, as far as that is known.
    #[must_use]
    pub fn curve(&self, session: &Session) -> Vec<(usize, Points)> {
        study::curve(
            self.moves.iter().map(Option::as_ref),
            session.game.referee.past(),
            self.depth,
            session.viewer(),
        )
    }

    /// Whether a fault has been found.
    #[must_use]
    pub fn has_faults(&self) -> bool {
        (0..self.moves.len()).any(|number| self.is_fault(number))
    }

    /// The nearest fault from the move with this number on, or the nearest one before it. Behind
    /// the last comes the first, and before the first the last.
    #[must_use]
    pub fn next_fault(&self, from: usize, toward: Neighbor) -> Option<usize> {
        let (last, is_fault) = (self.moves.len(), |number: &usize| self.is_fault(*number));
        let from = from.min(last);
        match toward {
            Neighbor::Next => (from..last).chain(0..from).find(is_fault),
            Neighbor::Previous => (0..from).rev().chain((from..last).rev()).find(is_fault),
        }
    }

    fn is_fault(&self, number: usize) -> bool {
        self.mark(number).is_some_and(Mark::is_fault)
    }

    pub fn hear(&mut self, number: usize, assessment: Assessment) {
        if let Some(place) = self.moves.get_mut(number) {
            *place = Some(assessment);
        }
    }

    pub fn finish(&mut self, analysis: &Analysis) {
        self.pending.end();
        self.moves = analysis.moves.iter().cloned().map(Some).collect();
    }
}
