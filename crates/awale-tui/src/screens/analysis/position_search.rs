//! The engine's search of the current position. Its values improve while the player looks at them.
//!
//! While the analysis of the game is shown, each position of the game is searched in the same way
//! as in the analysis. So the lines, the pits and the bar agree with the marks and the curve.

use std::{collections::BTreeMap, ops::RangeInclusive};

use awale_study::{
    record::NodeId,
    study::{AnalysisTask, LINES_EFFORT, MoveValues, SearchEffort},
};

use crate::{
    app::{Job, JobId},
    prelude::*,
};

use super::{AnalysisBoard, BoardPanel};

/// The running search of the current node, and the values of all nodes searched before.
#[derive(Debug)]
pub struct PositionSearch {
    /// Whether the engine is switched on.
    pub is_engine_on: bool,
    /// Whether the bar next to the board shows the engine's value.
    pub shows_evaluation_bar: bool,
    /// The running search and its node.
    job_and_node: Option<(JobId, NodeId)>,
    known_values: BTreeMap<NodeId, MoveValues>,
}

impl PositionSearch {
    pub(super) const fn new(is_engine_on: bool) -> PositionSearch {
        PositionSearch {
            is_engine_on,
            shows_evaluation_bar: true,
            job_and_node: None,
            known_values: BTreeMap::new(),
        }
    }

    /// The values of all moves at a node, if the engine is on and has found some.
    pub fn values(&self, at: NodeId) -> Option<&MoveValues> {
        self.known_values.get(&at).filter(|_| self.is_engine_on)
    }

    /// Drops all values. Call this when node numbers of the tree get another meaning.
    pub(super) fn clear(&mut self) {
        self.known_values.clear();
    }

    /// Drops the values of these nodes.
    pub(super) fn forget_values(&mut self, nodes: &RangeInclusive<NodeId>) {
        self.known_values.retain(|at, _| !nodes.contains(at));
    }

    pub(super) fn on_values(&mut self, job: JobId, values: &MoveValues) {
        let Some((_, at)) = self.job_and_node.filter(|(search, _)| *search == job) else {
            return;
        };
        if values.is_final {
            self.job_and_node = None;
        }
        match self.known_values.get_mut(&at) {
            // Keep the values of an earlier, deeper search.
            Some(before) if before.depth > values.depth => before.is_final |= values.is_final,
            _ => {
                self.known_values.insert(at, values.clone());
            }
        }
    }

    /// Handles the failure of a search. Returns whether `job` was the search of this board.
    pub(super) fn on_failure(&mut self, job: JobId) -> bool {
        self.job_and_node
            .take_if(|(search, _)| *search == job)
            .is_some()
    }

    pub const fn is_running(&self) -> bool {
        self.job_and_node.is_some()
    }
}

impl AnalysisBoard {
    /// Starts the search of the current node, if the engine is on and has no final values yet.
    pub(super) fn start_search(&mut self, context: &mut AppContext) {
        if self
            .search
            .job_and_node
            .is_some_and(|(_, at)| at == self.current_node)
        {
            return;
        }
        self.stop_search(context);
        let has_final_values = self
            .search
            .known_values
            .get(&self.current_node)
            .is_some_and(|values| values.is_final);
        let may_study = context.sessions[self.session].may_study();
        let needs_search =
            self.search.is_engine_on && !has_final_values && self.setup.is_none() && may_study;
        if needs_search && self.tree.game(self.current_node).outcome().is_none() {
            let review_depth = self
                .review
                .as_ref()
                .filter(|_| self.reviewed_score(self.current_node).is_some())
                .map(|review| review.search_depth);
            let task = AnalysisTask::SearchAllLines {
                positions_so_far: self.tree.positions_up_to_node(self.current_node),
                effort: review_depth.map_or(LINES_EFFORT, |depth| SearchEffort {
                    depth,
                    time_limit: None,
                }),
                searches_moves_separately: review_depth.is_some(),
            };
            self.search.job_and_node =
                Some((context.start_job(Job::Study(task)), self.current_node));
        }
    }

    /// Searches the current position again, because the analysis of the game now has other values,
    /// is shown or is hidden.
    pub(super) fn restart_search(&mut self, context: &mut AppContext) {
        self.stop_search(context);
        self.search.clear();
        self.start_search(context);
    }

    /// Stops the search.
    pub(super) fn stop_search(&mut self, context: &mut AppContext) {
        let search_job = self.search.job_and_node.take();
        context
            .effects
            .extend(search_job.map(|(job, _)| Effect::StopJob(job)));
    }

    pub(super) fn toggle_engine(&mut self, context: &mut AppContext) {
        self.search.is_engine_on = !self.search.is_engine_on;
        if self.search.is_engine_on {
            // Show the engine's lines, also if the openings had taken their place.
            self.panel = BoardPanel::EngineLines;
            self.record_help(context);
            self.start_search(context);
        } else {
            self.stop_search(context);
        }
    }
}
