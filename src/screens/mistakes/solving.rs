//! What happens on the board while a better move is looked for: a move is right or refuted, a hint is given, the solution is
//! shown, the student tells what the moves are worth.

use awale_engine::Score;
use awale_rules::{Game, Seat};

use crate::app::move_cursor::Meant;
use crate::app::{Action, AppContext, Question};
use crate::catalogue::{AnyGame, AnyMove};
use crate::progress::FirstTry;
use crate::record::BoardRow;
use crate::study::{Mark, Values};

use super::{Find, Finding, LINE, Mistake, MistakeHint, MistakesScreen, best};

impl MistakesScreen {
    /// Plays this line from the position of the mistake, and shows so many moves of it.
    fn play_out(&mut self, finding: Finding, line: &[AnyMove], shown: usize) {
        self.again();
        for &mv in line.iter().take(LINE) {
            if self.scene.game.referee.play(mv).is_err() {
                break;
            }
        }
        self.finding = finding;
        self.show_up_to(self.until + shown);
    }

    /// Moves the cursor, or tries the move that `action` names or points at.
    pub(super) fn choose(&mut self, action: &Action, context: &mut AppContext) {
        if let Finding::Wrong { .. } = self.finding {
            self.again();
        }
        let position = *self.scene.position();
        let below = if self.turned { Seat::North } else { Seat::South };
        let row = BoardRow::of(position.to_move(), below);
        match self.hand.act(action, &position, self.scene.game.direction.runs_rightwards(row)) {
            Meant::Moved => self.finding = Finding::Asked,
            Meant::Play(mv) => self.try_move(mv, &position, context),
            Meant::Nothing => {}
        }
    }

    fn try_move(&mut self, mv: AnyMove, position: &AnyGame, context: &mut AppContext) {
        if let Err(refusal) = position.check(mv) {
            self.finding = Finding::Refused(mv, refusal);
            return;
        }
        let Some(Mistake { assessment, refutation, .. }) = self.mistake().cloned() else { return };
        if assessment.line.first() == Some(&mv) {
            self.right(mv, &assessment.line, context);
        } else if mv == assessment.played {
            self.wrong(mv, assessment.best, assessment.value, &refutation, context);
        } else {
            self.finding = Finding::Looking(mv);
            if self.values.is_some() {
                self.judge(context);
            } else if self.question.is_none() {
                // The study had broken down.
                self.study(context);
            }
        }
    }

    /// Judges the move that was tried as the analysis would.
    fn judge(&mut self, context: &mut AppContext) {
        let (Finding::Looking(mv), Some(values)) = (self.finding, &self.values) else { return };
        let Some(tried) = values.of(mv) else {
            self.finding = Finding::Asked;
            return;
        };
        let (best, value, line) = (values.best().score, tried.score, tried.line.clone());
        if Mark::of(best, value, values.cost(value)).is_fault() {
            self.wrong(mv, best, value, &line, context);
        } else {
            self.right(mv, &line, context);
        }
    }

    fn right(&mut self, mv: AnyMove, line: &[AnyMove], context: &mut AppContext) {
        self.tried(FirstTry::unless(self.helped), context);
        self.found(if self.helped { Find::WithHelp } else { Find::AtOnce });
        self.play_out(Finding::Right(mv), line, 1);
    }

    /// The wrong move is played, and the answer to it; the rest of the refutation is gone through by hand.
    fn wrong(&mut self, mv: AnyMove, best: Score, value: Score, line: &[AnyMove], context: &mut AppContext) {
        self.helped = true;
        self.tried(FirstTry::Failed, context);
        self.play_out(Finding::Wrong { mv, best, value }, line, 2);
    }

    /// First the idea, then the move, then the solution with its line.
    pub(super) fn give_hint(&mut self, context: &mut AppContext) {
        if self.finding != Finding::Asked {
            self.again();
        }
        self.helped = true;
        self.tried(FirstTry::Failed, context);
        match self.hint {
            None => self.hint = Some(MistakeHint::Idea),
            Some(MistakeHint::Idea) => {
                self.hint = Some(MistakeHint::Move);
                if let Some(best) = self.mistake().and_then(best) {
                    self.hand.go_to(best);
                }
            }
            Some(MistakeHint::Move) => self.show_solution(context),
        }
    }

    pub(super) fn show_solution(&mut self, context: &mut AppContext) {
        self.tried(FirstTry::Failed, context);
        self.found(Find::Shown);
        let line = self.mistake().map(|mistake| mistake.assessment.line.clone()).unwrap_or_default();
        self.play_out(Finding::Shown, &line, 1);
    }

    /// Whether the answer to `question` is waited for.
    pub(crate) fn asked(&self, question: Question) -> bool {
        self.question == Some(question)
    }

    /// Every move has been looked at deeper. What is not final judges no move.
    pub(crate) fn studied(&mut self, values: &Values, context: &mut AppContext) {
        if values.is_final {
            self.question = None;
            self.values = Some(values.clone());
            self.judge(context);
        }
    }

    /// The study broke down: the best move and the played one are still known.
    pub(crate) fn student_failed(&mut self) {
        self.question = None;
        if let Finding::Looking(_) = self.finding {
            self.finding = Finding::Asked;
        }
    }
}
