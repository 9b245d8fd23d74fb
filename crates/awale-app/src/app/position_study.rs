//! [`PositionStudy`]: help for the user's next move: the value of each move, and a hint. A
//! background job computes the values. The next move discards them.

use awale_study::{
    catalogue::{AnyGame, AnyMove},
    exercise::Hint,
    study::{AnalysisTask, HINT_EFFORT, MoveMark, MoveValues, ValueEvidence, Verdict},
};

use crate::{
    app::{AppContext, BadMoveReason, GhostLine, PendingAnalysis, Session, SessionId},
    config::StudySettings,
};

/// The minimum search depth, in plies, of a warning about a blunder. At this depth the search has
/// seen whether the opponent recaptures.
const MIN_WARNING_DEPTH: u32 = 8;

/// The teacher warns of each move that loses at least this many hundredths of a seed.
const MIN_TEACHER_WARNING_CENTISEEDS: i32 = 300;

/// The results about the position in which the user is to move.
#[derive(Debug, Default)]
pub struct PositionStudy {
    /// The running analysis of the position.
    pub pending_analysis: PendingAnalysis,
    /// The value of every move, at the depth that the search has reached.
    pub values: Option<MoveValues>,
    /// The last hint that the user asked for.
    pub hint: Option<Hint>,
    /// Whether the user asked for a hint, which may be hidden again.
    pub was_hint_given: bool,
    /// The best line, while the board shows it.
    pub ghost_line: Option<GhostLine>,
    /// Whether the cursor follows the hint. A deeper search may change the hint. Ends when the user
    /// moves the cursor.
    pub cursor_follows_hint: bool,
    /// The move of the last warning.
    pub warned_move: Option<AnyMove>,
}

/// A warning that a move is a blunder or a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveWarning {
    pub mv: AnyMove,
    pub verdict: Verdict,
    /// The reason: what the opponent can do after the move, or what it misses. `None` if the board
    /// does not show it.
    pub reason: Option<BadMoveReason>,
}

impl PositionStudy {
    /// Stores deeper values of all moves in `game`. A hint that does not name the move yet follows
    /// the best of them.
    pub fn set_values(&mut self, values: MoveValues, game: &AnyGame) {
        if values.is_final {
            self.pending_analysis.mark_finished();
        }
        let hint_before_shown_hint = match self.hint {
            Some(Hint::Idea) => Some(None),
            Some(Hint::LastSeedPlace(_)) => Some(Some(Hint::Idea)),
            None | Some(Hint::Move(_)) => None,
        };
        if let Some(hint_before) = hint_before_shown_hint {
            self.hint = Hint::next_hint_in_game(hint_before, game, &values);
        }
        self.values = Some(values);
    }

    pub fn on_failure(&mut self) {
        self.pending_analysis.mark_finished();
        self.hint = None;
    }

    /// Gives the next hint, in the same steps as in a puzzle. After the last step, hides the hint.
    /// Until the analysis has values, gives only the first step, the idea.
    pub fn next_hint(&mut self, game: &AnyGame) {
        self.hint = match &self.values {
            None => Some(Hint::Idea),
            Some(values) => Hint::next_hint_in_game(self.hint, game, values),
        };
        self.was_hint_given = true;
        let names_move = self.shows_best_move() || matches!(game, AnyGame::Matches(_));
        self.cursor_follows_hint = self.hint.is_some() && names_move;
    }

    /// Whether the hint names the best move.
    pub fn shows_best_move(&self) -> bool {
        matches!(self.hint, Some(Hint::Move(_)))
    }

    /// Starts the analysis of the moves if `settings` or a hint needs it, the game allows help and
    /// no values exist yet. Stops the analysis if nothing needs it.
    pub fn update_analysis(
        &mut self,
        session: SessionId,
        settings: StudySettings,
        context: &mut AppContext,
    ) {
        let session = &context.sessions[session];
        let is_needed = self.hint.is_some()
            || settings.values
            || settings.bar
            || settings.warning
            || session.has_teacher();
        if !is_needed {
            self.pending_analysis.stop(context);
        } else if session.awaits_human()
            && session.may_study()
            && self.values.is_none()
            && !self.pending_analysis.is_analysis_running()
        {
            let positions_so_far = session.positions_so_far().to_vec();
            self.pending_analysis = context.start_analysis(AnalysisTask::SearchEachMove {
                positions_so_far,
                effort: HINT_EFFORT,
            });
        }
    }

    /// Discards all results, because the position has changed.
    pub fn discard_results(&mut self, context: &mut AppContext) {
        self.pending_analysis.stop(context);
        *self = PositionStudy::default();
    }

    /// The warning about `mv`, according to the values so far. The same move is warned about once;
    /// a second try plays it. If the teacher plays, there are also warnings about mistakes
    /// and lost seeds.
    pub fn move_warning(&mut self, mv: AnyMove, session: &Session) -> Option<MoveWarning> {
        if self.warned_move == Some(mv) {
            return None;
        }
        let values = self.values.as_ref()?;
        let move_value = values.of(mv)?;
        let verdict = values.verdict(move_value);
        let is_value_reliable =
            values.depth >= MIN_WARNING_DEPTH || verdict.evidence() < ValueEvidence::Estimate;
        let move_mark = verdict.mark();
        // The teacher also warns of lost seeds that can hardly change the result any more.
        let is_mistake = move_mark == MoveMark::Mistake
            || verdict.seed_cost_centiseeds() >= MIN_TEACHER_WARNING_CENTISEEDS;
        let needs_warning = move_mark == MoveMark::Blunder || is_mistake && session.has_teacher();
        if !is_value_reliable || !needs_warning {
            return None;
        }
        let reason = BadMoveReason::visible_reason(
            session.positions_so_far(),
            &move_value.line,
            values.best().mv,
        );
        // A learner learns nothing from an estimate without a visible reason, but from a known
        // result that the move gives away.
        let is_estimate = verdict.evidence() == ValueEvidence::Estimate;
        if session.has_teacher() && reason.is_none() && is_estimate {
            return None;
        }
        self.warned_move = Some(mv);
        Some(MoveWarning {
            mv,
            verdict,
            reason,
        })
    }
}
