//! [`SearchFilm`]: a search as a sequence of steps, reconstructed from its tree, and what the
//! search knows after each step.

use crate::players::SearchWindow;

use super::{NodeKind, SearchTree};

/// A step of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchFilmStep {
    /// The search enters this node.
    EnterNode(usize),
    /// The search cuts off the remaining moves of the node with this index.
    CutOffMovesOf(usize),
    /// The search leaves this node with a value, and returns to its parent.
    LeaveNode(usize),
}

/// The state of a node while the search is in it, or after the search has left it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchFilmNodeState {
    /// The value, or the best value so far if the search has not left the node.
    pub value: Option<i32>,
    /// The window with which the next move is searched, or with which the search entered the node
    /// if it has left it.
    pub window: SearchWindow,
    /// True if the search is still in the node.
    pub is_being_searched: bool,
}

/// The amount of work that a search has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchFilmCounts {
    /// The number of positions entered.
    pub entered_position_count: usize,
    /// The number of positions at the last ply, which have a static evaluation.
    pub evaluated_position_count: usize,
    /// The number of nodes with cutoffs.
    pub cutoff_count: usize,
    /// The number of moves cut off.
    pub cut_move_count: usize,
    /// The number of positions answered by the transposition table.
    pub table_hit_count: usize,
}

/// The steps of a search. The parameter `done_step_count` is always the number of steps that are
/// done.
#[derive(Clone, Debug)]
pub struct SearchFilm {
    steps: Vec<SearchFilmStep>,
    /// For each node, the number of steps done when the search had entered it.
    step_count_at_entry_by_node: Vec<usize>,
    /// For each node, the number of steps done when the search had left it.
    step_count_at_leaving_by_node: Vec<usize>,
}

impl SearchFilm {
    /// Reconstructs the film of the search that recorded `tree`.
    pub fn of(tree: &SearchTree) -> SearchFilm {
        let mut film = SearchFilm {
            steps: Vec::new(),
            step_count_at_entry_by_node: vec![0; tree.len()],
            step_count_at_leaving_by_node: vec![0; tree.len()],
        };
        let mut open_nodes = vec![0];
        for number in 1..tree.len() {
            film.leave_done_nodes(&mut open_nodes, |&node| {
                tree.first_index_after_subtree(node) <= number
            });
            let parent = tree.parent(number).unwrap_or_default();
            if tree.node(number).kind == NodeKind::CutOff {
                if film.steps.last() != Some(&SearchFilmStep::CutOffMovesOf(parent)) {
                    film.steps.push(SearchFilmStep::CutOffMovesOf(parent));
                }
                film.step_count_at_leaving_by_node[number] = film.steps.len();
            } else {
                film.steps.push(SearchFilmStep::EnterNode(number));
                open_nodes.push(number);
            }
            film.step_count_at_entry_by_node[number] = film.steps.len();
        }
        film.leave_done_nodes(&mut open_nodes, |_| true);
        film
    }

    /// Leaves the open nodes that are done, the last one first.
    fn leave_done_nodes(&mut self, open_nodes: &mut Vec<usize>, is_done: impl Fn(&usize) -> bool) {
        while let Some(node) = open_nodes.pop_if(|node| is_done(node)) {
            self.steps.push(SearchFilmStep::LeaveNode(node));
            self.step_count_at_leaving_by_node[node] = self.steps.len();
        }
    }

    /// Returns the number of steps.
    #[allow(clippy::len_without_is_empty, reason = "the root is left at the end")]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Returns the last step, or `None` before the first.
    pub fn step(&self, done_step_count: usize) -> Option<SearchFilmStep> {
        self.steps.get(done_step_count.checked_sub(1)?).copied()
    }

    /// Returns the node of the last step.
    pub fn current_node(&self, done_step_count: usize) -> usize {
        match self.step(done_step_count) {
            Some(
                SearchFilmStep::EnterNode(node)
                | SearchFilmStep::CutOffMovesOf(node)
                | SearchFilmStep::LeaveNode(node),
            ) => node,
            None => 0,
        }
    }

    /// Returns the number of steps after the next step that saves work, by a cutoff or a table hit,
    /// or after the last step.
    pub fn next_step_that_saves_work(&self, tree: &SearchTree, done_step_count: usize) -> usize {
        let saves_work = |step: &SearchFilmStep| match *step {
            SearchFilmStep::CutOffMovesOf(_) => true,
            SearchFilmStep::LeaveNode(node) => {
                matches!(tree.node(node).kind, NodeKind::TableHit(_))
            }
            SearchFilmStep::EnterNode(_) => false,
        };
        let steps_ahead = self.steps.iter().skip(done_step_count).position(saves_work);
        steps_ahead.map_or(self.len(), |ahead| done_step_count + ahead + 1)
    }

    /// Returns true if the search has entered a node or cut it off.
    pub fn is_node_entered_or_cut(&self, number: usize, done_step_count: usize) -> bool {
        self.step_count_at_entry_by_node[number] <= done_step_count
    }

    /// Returns the visible nodes: the children of the current node and of all nodes on the path to
    /// it, as far as the search has come.
    pub fn visible_nodes(&self, tree: &SearchTree, done_step_count: usize) -> Vec<usize> {
        let current_node = self.current_node(done_step_count);
        let is_on_path = |node: usize| {
            node <= current_node && current_node < tree.first_index_after_subtree(node)
        };
        let next_visible_node = |&node: &usize| {
            let next_node = if is_on_path(node) {
                node + 1
            } else {
                tree.first_index_after_subtree(node)
            };
            Some(next_node).filter(|&next| {
                next < tree.len() && self.step_count_at_entry_by_node[next] <= done_step_count
            })
        };
        std::iter::successors(Some(0), next_visible_node).collect()
    }

    /// Returns what the search knows about a node that it has entered.
    pub fn node_state_at_step(
        &self,
        tree: &SearchTree,
        node_number: usize,
        done_step_count: usize,
    ) -> SearchFilmNodeState {
        let node = tree.node(node_number);
        if self.step_count_at_leaving_by_node[node_number] <= done_step_count {
            return SearchFilmNodeState {
                value: node.value,
                window: node.window,
                is_being_searched: false,
            };
        }
        let finished_children = tree
            .children(node_number)
            .filter(|&child| self.step_count_at_leaving_by_node[child] <= done_step_count);
        let child_values = finished_children.filter_map(|child| tree.node(child).value);
        let value = if node.is_maximizing() {
            child_values.max()
        } else {
            child_values.min()
        };
        let mut window = node.window;
        match value {
            Some(value) if node.is_maximizing() => window.alpha = window.alpha.max(value),
            Some(value) => window.beta = window.beta.min(value),
            None => {}
        }
        SearchFilmNodeState {
            value,
            window,
            is_being_searched: true,
        }
    }

    /// Returns how much work the search has done.
    pub fn work_at_step(&self, tree: &SearchTree, done_step_count: usize) -> SearchFilmCounts {
        let mut counts = SearchFilmCounts {
            entered_position_count: 1,
            ..SearchFilmCounts::default()
        };
        for step in &self.steps[..done_step_count] {
            match *step {
                SearchFilmStep::EnterNode(_) => counts.entered_position_count += 1,
                SearchFilmStep::CutOffMovesOf(node) => {
                    let is_cut_off = |&child: &usize| tree.node(child).kind == NodeKind::CutOff;
                    counts.cutoff_count += 1;
                    counts.cut_move_count += tree.children(node).filter(is_cut_off).count();
                }
                SearchFilmStep::LeaveNode(node) => match tree.node(node).kind {
                    NodeKind::Horizon => counts.evaluated_position_count += 1,
                    NodeKind::TableHit(_) => counts.table_hit_count += 1,
                    NodeKind::Inner | NodeKind::GameOver | NodeKind::CutOff => {}
                },
            }
        }
        counts
    }
}
