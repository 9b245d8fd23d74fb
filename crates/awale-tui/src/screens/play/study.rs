//! Help during a game: the best move and why, what every move is worth, the tree of the algorithms,
//! the analysis board. In a serious game none of it.

use awale_rules::Seat;
use awale_study::study::Values;

use crate::app::{Action, AppContext, Effect, Screen, Transition};
use crate::config::StudySettings;
use crate::screens::{AnalysisBoard, tree};

use super::{Play, Remark};

impl Play {
    /// Asks for the best move and why it is good; the cursor goes there as soon as it is known, and
    /// with it where it changes, until you move the cursor.
    pub(super) fn hint(&mut self, context: &mut AppContext) {
        let session = &context.sessions[self.session];
        if !context.settings.study.hints {
            self.remark = Some(Remark::NoStudy);
        } else if !session.awaits_human() {
            self.remark = Some(Remark::NotYourTurn);
        } else {
            self.study.hint = !self.study.hint;
            self.help(context);
            self.study.leads = self.study.hint;
            self.look(context);
            self.follow_hint(context);
        }
    }

    /// The player gets help, which the file of the game tells.
    pub(super) fn help(&mut self, context: &mut AppContext) {
        let session = &mut context.sessions[self.session];
        if session.help() {
            self.was_helped = session.is_ratable();
            context.save(self.session);
        }
    }

    /// The views in force. A warning is help, so warnings are off while the game counts.
    pub(super) fn shown(&self, context: &AppContext) -> StudySettings {
        let counts = context.sessions[self.session].would_lose_standing();
        StudySettings {
            warning: self.views.warning && !counts,
            ..self.views
        }
    }

    /// Studies the moves of the position, if that is wanted.
    pub(super) fn look(&mut self, context: &mut AppContext) {
        let shown = self.shown(context);
        self.study.look(self.session, shown, context);
    }

    /// Puts the cursor on the move that the hint names.
    fn follow_hint(&mut self, context: &AppContext) {
        let best = self
            .study
            .values
            .as_ref()
            .filter(|_| self.study.leads)
            .map(|values| values.best().mv);
        if let Some(best) = best {
            self.hands[context.sessions[self.session].to_move()].go_to(best);
        }
    }

    /// The moves have been looked at deeper.
    pub(crate) fn studied(&mut self, values: Values, context: &AppContext) {
        let mover = context.sessions[self.session].to_move();
        self.last_value = Some(values.best().score.seen_by(Seat::South, mover));
        self.study.hear(values);
        self.follow_hint(context);
    }

    /// Switches a view on or off, for this game and for those that follow and do not count. It is
    /// help from this key on, whether it is still on when the move is played or not.
    pub(super) fn switch(
        &mut self,
        context: &mut AppContext,
        part: impl Fn(&mut StudySettings) -> &mut bool,
        key: &'static str,
    ) {
        let on = part(&mut self.views);
        *on = !*on;
        let is_on = *on;
        *part(&mut context.settings.study) = is_on;
        context
            .effects
            .push(Effect::SaveSettings(vec![(key, is_on.into())]));
        if is_on {
            self.help(context);
        }
        self.look(context);
    }

    /// Opens the tree that the algorithms walk from here.
    pub(super) fn see_tree(&mut self, context: &mut AppContext) -> Transition {
        self.help(context);
        let game = &context.sessions[self.session].game;
        tree::open(game.referee.past(), game.direction, self.turned)
    }

    /// Opens the analysis board at the present position, and does there what was wanted: show the
    /// book, lay out a position, take a text. The computer of this game waits meanwhile, for the
    /// engine may look along.
    pub(super) fn analyse(
        &mut self,
        wanted: Option<&Action>,
        context: &mut AppContext,
    ) -> Transition {
        self.help(context);
        self.stop_thinking(context);
        let mut board = AnalysisBoard::helping(self.session, self.turned, context);
        match wanted.map(|action| board.act(action, context)) {
            None | Some(Transition::Stay | Transition::Unused) => {
                board.keep_book();
                Transition::open(board)
            }
            Some(turn) => turn,
        }
    }
}
