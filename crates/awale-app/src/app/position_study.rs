//! [`PositionStudy`]: what you may know of the position while you choose a move: the value of each
//! move, and a hint. It is studied in the background and forgotten with the next move.

use awale_study::catalogue::AnyMove;
use awale_study::study::{AnalysisTask, Grounds, HINT_EFFORT, Mark, Values, Verdict};

use crate::app::{AppContext, PendingStudy, Session, SessionId, Threat};
use crate::config::StudySettings;

/// From this depth on a move may be called a blunder: a capture that is not taken back at once has
/// shown by then.
const SURE_ENOUGH: u32 = 8;

/// What is known of the position in which you are to move.
#[derive(Debug, Default)]
pub struct PositionStudy {
    /// The study of the position.
    pub pending: PendingStudy,
    /// The value of every move, as far as known.
    pub values: Option<Values>,
    /// Whether you asked for a hint.
    pub hint: bool,
    /// Whether the cursor follows the hint, which may change with depth, until you move it.
    pub leads: bool,
    /// The move that you were warned of.
    warned: Option<AnyMove>,
}

/// A move that would be a blunder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warning {
    pub mv: AnyMove,
    pub verdict: Verdict,
    /// What it allows the opponent or misses, if a capture or the end of the game shows it.
    pub threat: Option<Threat>,
}

impl PositionStudy {
    /// Takes deeper values of all moves.
    pub fn hear(&mut self, values: Values) {
        if values.is_final {
            self.pending.end();
        }
        self.values = Some(values);
    }

    pub fn failed(&mut self) {
        self.pending.end();
        self.hint = false;
    }

    /// Studies the moves of the position, if `shown` or a hint needs them, the game allows it and
    /// they are not known yet.
    pub fn look(&mut self, session: SessionId, shown: StudySettings, context: &mut AppContext) {
        let session = &context.sessions[session];
        let is_wanted =
            self.hint || shown.values || shown.bar || shown.warning || session.has_teacher();
        if !is_wanted {
            self.pending.stop(context);
        } else if session.awaits_human()
            && session.may_study()
            && self.values.is_none()
            && !self.pending.is_running()
        {
            let past = session.game.referee.past().to_vec();
            self.pending = context.study(AnalysisTask::Moves {
                past,
                effort: HINT_EFFORT,
            });
        }
    }

    /// Forgets all: the position has changed.
    pub fn forget(&mut self, context: &mut AppContext) {
        self.pending.stop(context);
        *self = PositionStudy::default();
    }

    /// The warning against `mv`, by what is known now. It comes once: play the move again, and it
    /// is played. The teacher also warns of mistakes.
    pub fn warning(&mut self, mv: AnyMove, session: &Session) -> Option<Warning> {
        if self.warned == Some(mv) {
            return None;
        }
        let values = self.values.as_ref()?;
        let played = values.of(mv)?;
        let verdict = values.verdict(played.score);
        let is_sure = values.depth >= SURE_ENOUGH || verdict.grounds() < Grounds::Estimate;
        let mark = verdict.mark();
        let is_warned_of = mark == Mark::Blunder || mark == Mark::Mistake && session.has_teacher();
        if !is_sure || !is_warned_of {
            return None;
        }
        self.warned = Some(mv);
        let threat = Threat::or_missed(session.game.referee.past(), &played.line, values.best().mv);
        Some(Warning {
            mv,
            verdict,
            threat,
        })
    }
}
