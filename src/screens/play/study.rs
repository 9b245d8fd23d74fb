//! What a person who plays may look into: the best move and why, what every move is worth, the tree of the algorithms,
//! the position in the editor. In a serious game none of it.

use awale_rules::Seat;

use crate::app::{AppContext, Effect, Notice, Transition};
use crate::screens::{OpeningsScreen, editor, tree};
use crate::config::StudySettings;
use crate::record::GameOrigin;
use crate::study::Values;

use super::{Play, Remark};

impl Play {
    /// Asks for the best move and why it is good; the cursor goes there as soon as it is known, and with it
    /// where it changes, until the person moves the cursor.
    pub(super) fn hint(&mut self, context: &mut AppContext) {
        if !self.session.may_study() {
            self.remark = Some(Remark::Serious);
        } else if !context.settings.study.hints {
            self.remark = Some(Remark::NoStudy);
        } else if !self.session.awaits_human() {
            self.remark = Some(Remark::NotYourTurn);
        } else {
            self.insight.hint = !self.insight.hint;
            self.help(context);
            self.insight.leads = self.insight.hint;
            self.insight.look(&self.session, context);
            self.follow_hint();
        }
    }

    /// The player gets help, which the file of the game tells.
    pub(super) fn help(&mut self, context: &mut AppContext) {
        if self.session.help() {
            self.was_helped = self.session.is_ratable();
            context.save(&self.session);
        }
    }

    /// Puts the cursor on the move that the hint names.
    fn follow_hint(&mut self) {
        let best = self.insight.values.as_ref().filter(|_| self.insight.leads).map(|values| values.best().mv);
        if let Some(best) = best {
            self.hands[self.session.to_move()].go_to(best);
        }
    }

    /// The moves have been looked at deeper.
    pub(crate) fn studied(&mut self, values: Values, context: &mut AppContext) {
        let score = values.best().score;
        self.last_value = Some(if self.session.to_move() == Seat::South { score } else { score.turned() });
        self.insight.hear(values);
        self.help_by_values(context);
        self.follow_hint();
    }

    /// Who sees what the moves are worth has help, whether the values still show when the move is played or not.
    fn help_by_values(&mut self, context: &mut AppContext) {
        if self.session.awaits_human() && self.insight.shows_values(context.settings.study) {
            self.help(context);
        }
    }

    /// Switches a part of the study on or off, for this game and those that follow.
    pub(super) fn switch(
        &mut self,
        context: &mut AppContext,
        part: impl Fn(&mut StudySettings) -> &mut bool,
        key: &'static str,
    ) {
        if !self.session.may_study() {
            self.remark = Some(Remark::Serious);
            return;
        }
        let on = part(&mut context.settings.study);
        *on = !*on;
        let value = (*on).into();
        context.effects.push(Effect::SaveSettings(vec![(key, value)]));
        self.help_by_values(context);
        self.insight.look(&self.session, context);
    }

    /// Opens the tree that the algorithms walk from here.
    pub(super) fn see_tree(&mut self, context: &mut AppContext) -> Transition {
        if !self.session.may_study() {
            self.remark = Some(Remark::Serious);
            return Transition::Stay;
        }
        self.help(context);
        tree::open(self.session.game.referee.past(), self.session.game.direction, self.turned)
    }

    /// Opens what is known of the opening that led here.
    pub(super) fn see_openings(&mut self, context: &mut AppContext) -> Transition {
        if !self.session.may_study() {
            self.remark = Some(Remark::Serious);
            return Transition::Stay;
        }
        let played = self.session.game.referee.moves().len();
        if let Some(openings) = OpeningsScreen::of_game(&self.session.game, played, self.turned, context) {
            self.help(context);
            return Transition::open(openings);
        }
        self.remark = Some(Remark::NoOpenings);
        Transition::Stay
    }

    /// Keeps a study among the saved games, and from now on every change of it.
    pub(super) fn save_study(&mut self, context: &mut AppContext) {
        if self.is_unkept_study() {
            context.write(&self.session);
            context.notice = Some(Notice::StudySaved);
        }
    }

    /// Whether the game is a study that is not kept.
    #[must_use]
    pub fn is_unkept_study(&self) -> bool {
        self.session.header.origin == GameOrigin::Study && self.session.kept.file.is_none()
    }

    /// Opens the position, or one that was pasted, to be changed. The computer of this game waits meanwhile, for another
    /// one may be asked from there.
    pub(super) fn set_up(&mut self, pasted: Option<&str>, context: &mut AppContext) -> Transition {
        if !self.session.may_study() {
            self.remark = Some(Remark::Serious);
            return Transition::Stay;
        }
        let turn = editor::open(&self.session.game, self.session.position(), self.turned, pasted, context);
        if !matches!(turn, Transition::Stay) {
            self.help(context);
            self.stop_thinking(context);
        }
        turn
    }
}
