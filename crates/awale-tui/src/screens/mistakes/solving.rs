//! What happens on the board while a better move is looked for: a move is right or refuted, a hint
//! is given, the solution is shown, the student tells what the moves are worth.

use awale_study::catalogue::AnyMove;
use awale_study::progress::FirstTry;
use awale_study::study::{Values, Verdict};

use crate::app::{AppContext, Hint, TaskState};

use super::{LINE, Mistake, MistakesScreen, SolveResult, best};

impl MistakesScreen {
    /// Plays this line from the position of the mistake, and shows this many moves of it.
    fn play_out(&mut self, state: TaskState<Verdict>, line: &[AnyMove], shown: usize) {
        self.task.play(line.iter().copied().take(LINE));
        self.task.state = state;
        self.task
            .scene
            .show_up_to(self.task.asked().moves().len() + shown);
    }

    /// Judges a legal move: at once where the analysis tells what it is worth, else when every move
    /// was studied.
    pub(super) fn look_at(&mut self, mv: AnyMove, context: &mut AppContext) {
        let Some(Mistake {
            assessment,
            refutation,
            ..
        }) = self.mistake().cloned()
        else {
            return;
        };
        if assessment.line.first() == Some(&mv) {
            self.right(&assessment.line, context);
        } else if mv == assessment.played {
            self.wrong((&assessment).into(), &refutation, context);
        } else if self.values.is_some() {
            self.judge(context);
        } else if !self.pending.is_running() {
            // The study had broken down.
            self.study(context);
        }
    }

    /// Judges the move that was tried as the analysis would.
    fn judge(&mut self, context: &mut AppContext) {
        let (Some(mv), Some(values)) = (self.looks_at(), &self.values) else {
            return;
        };
        let Some(tried) = values.of(mv) else {
            self.task.tried = None;
            return;
        };
        let (verdict, line) = (values.verdict(tried.score), tried.line.clone());
        if verdict.mark().is_fault() {
            self.wrong(verdict, &line, context);
        } else {
            self.right(&line, context);
        }
    }

    fn right(&mut self, line: &[AnyMove], context: &mut AppContext) {
        self.attempted(FirstTry::unless(self.helped), context);
        self.found(if self.helped {
            SolveResult::WithHelp
        } else {
            SolveResult::AtOnce
        });
        self.play_out(TaskState::Done, line, 1);
    }

    /// Plays the wrong move and the answer to it; you step through the rest of the refutation.
    fn wrong(&mut self, verdict: Verdict, line: &[AnyMove], context: &mut AppContext) {
        self.help(context);
        self.play_out(TaskState::Wrong(verdict), line, 2);
    }

    /// From now on the move no longer counts as found at once.
    fn help(&mut self, context: &mut AppContext) {
        self.helped = true;
        self.attempted(FirstTry::Failed, context);
    }

    /// First the idea, then the move, then the solution with its line.
    pub(super) fn give_hint(&mut self, context: &mut AppContext) {
        self.help(context);
        match (self.task.hint, self.mistake().and_then(best)) {
            (None | Some(Hint::Idea), Some(best)) => self.task.give_hint(best, None),
            _ => self.show_solution(context),
        }
    }

    pub(super) fn show_solution(&mut self, context: &mut AppContext) {
        self.attempted(FirstTry::Failed, context);
        self.found(SolveResult::Shown);
        let line = self
            .mistake()
            .map(|mistake| mistake.assessment.line.clone())
            .unwrap_or_default();
        self.play_out(TaskState::GivenUp, &line, 1);
    }

    /// Every move has been looked at deeper. What is not final judges no move.
    pub(super) fn studied(&mut self, values: &Values, context: &mut AppContext) {
        if values.is_final {
            self.pending.end();
            self.values = Some(values.clone());
            self.judge(context);
        }
    }

    /// The study broke down: the best move and the played one are still known.
    pub(super) fn student_failed(&mut self) {
        self.pending.end();
        if self.looks_at().is_some() {
            self.task.tried = None;
        }
    }
}
