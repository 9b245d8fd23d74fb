//! What the engine sees in the shown position, refined while you look.

use std::collections::BTreeMap;

use awale_study::record::NodeId;
use awale_study::study::{LOOK, StudyTask, Values};

use crate::app::{AppContext, Effect, Question};

use super::AnalysisBoard;

/// The search of the place that is shown, and what others have found before.
#[derive(Debug)]
pub struct PlaceSearch {
    /// Whether the engine looks along.
    pub is_on: bool,
    /// Whether the bar beside the board is filled.
    pub has_bar: bool,
    /// What is being searched, and for which place.
    question: Option<(Question, NodeId)>,
    known: BTreeMap<NodeId, Values>,
}

impl PlaceSearch {
    pub(super) const fn new(is_on: bool) -> PlaceSearch {
        PlaceSearch {
            is_on,
            has_bar: true,
            question: None,
            known: BTreeMap::new(),
        }
    }

    /// What every move of a place is worth, as far as that is known.
    #[must_use]
    pub fn values(&self, at: NodeId) -> Option<&Values> {
        self.known.get(&at).filter(|_| self.is_on)
    }

    /// Places of the tree mean other positions from now on.
    pub(super) fn forget(&mut self) {
        self.known.clear();
    }

    pub(super) fn hear(&mut self, question: Question, values: &Values) {
        let Some((_, at)) = self.question.filter(|(asked, _)| *asked == question) else {
            return;
        };
        if values.is_final {
            self.question = None;
        }
        match self.known.get_mut(&at) {
            // What was found before goes deeper.
            Some(before) if before.depth > values.depth => before.is_final |= values.is_final,
            _ => {
                self.known.insert(at, values.clone());
            }
        }
    }

    /// The search has broken down. Returns whether it was this one.
    pub(super) fn failed(&mut self, question: Question) -> bool {
        let is_this = self.question.is_some_and(|(asked, _)| asked == question);
        if is_this {
            self.question = None;
        }
        is_this
    }

    /// Whether something is being searched.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        self.question.is_some()
    }
}

impl AnalysisBoard {
    /// Has the place that is shown searched, where the engine looks along and does not know all
    /// about it.
    pub(super) fn look(&mut self, context: &mut AppContext) {
        if self.search.question.is_some_and(|(_, at)| at == self.at) {
            return;
        }
        self.rest(context);
        let is_known = self
            .search
            .known
            .get(&self.at)
            .is_some_and(|values| values.is_final);
        let is_wanted =
            self.search.is_on && !is_known && self.setup.is_none() && self.session.may_study();
        if is_wanted && self.tree.game(self.at).outcome().is_none() {
            let task = StudyTask::Lines {
                past: self.tree.past(self.at),
                effort: LOOK,
            };
            self.search.question = Some((context.order_study(task), self.at));
        }
    }

    /// Stops searching for this board.
    pub(super) fn rest(&mut self, context: &mut AppContext) {
        if self.search.question.take().is_some() {
            context.effects.push(Effect::StopLooking);
        }
    }

    pub(super) fn switch_lines(&mut self, context: &mut AppContext) {
        self.search.is_on = !self.search.is_on;
        if self.search.is_on {
            self.help(context);
            self.look(context);
        } else {
            self.rest(context);
        }
    }
}
