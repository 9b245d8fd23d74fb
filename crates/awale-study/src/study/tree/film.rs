//! [`Film`]: a search as a sequence of steps, reconstructed from its tree, and what the search
//! knows after each step.

use crate::players::Window;

use super::{NodeKind, Tree};

/// A step of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmStep {
    /// The search enters this node.
    Enter(usize),
    /// The search cuts off the remaining moves of this node.
    CutOff(usize),
    /// The search leaves this node with a value, and returns to its parent.
    Leave(usize),
}

/// The state of a node while the search is in it, or after the search has left it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FilmNode {
    /// The value, or the best value so far if the search has not left the node.
    pub value: Option<i32>,
    /// The window with which the next move is searched, or with which the search entered the node
    /// if it has left it.
    pub window: Window,
    /// Whether the search is still in the node.
    pub is_open: bool,
}

/// The amount of work that a search has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FilmCounts {
    /// The number of positions entered.
    pub positions: usize,
    /// The number of positions at the last ply, which have a static evaluation.
    pub evaluated: usize,
    /// The number of nodes with cutoffs.
    pub cutoffs: usize,
    /// The number of moves cut off.
    pub cut_moves: usize,
    /// The number of positions answered by the transposition table.
    pub hits: usize,
}

/// The steps of a search. The parameter `now` is always the number of steps that are done.
#[derive(Clone, Debug)]
pub struct Film {
    steps: Vec<FilmStep>,
    /// For each node, the number of steps done when the search had entered it.
    entered_at: Vec<usize>,
    /// For each node, the number of steps done when the search had left it.
    left_at: Vec<usize>,
}

impl Film {
    /// Reconstructs the film of the search that recorded `tree`.
    pub fn of(tree: &Tree) -> Film {
        let mut film = Film {
            steps: Vec::new(),
            entered_at: vec![0; tree.len()],
            left_at: vec![0; tree.len()],
        };
        let mut open = vec![0];
        for number in 1..tree.len() {
            film.leave(&mut open, |&node| tree.after_subtree(node) <= number);
            let parent = tree.parent(number).unwrap_or_default();
            if tree.node(number).kind == NodeKind::CutOff {
                if film.steps.last() != Some(&FilmStep::CutOff(parent)) {
                    film.steps.push(FilmStep::CutOff(parent));
                }
                film.left_at[number] = film.steps.len();
            } else {
                film.steps.push(FilmStep::Enter(number));
                open.push(number);
            }
            film.entered_at[number] = film.steps.len();
        }
        film.leave(&mut open, |_| true);
        film
    }

    /// Leaves the open nodes that are done, the last one first.
    fn leave(&mut self, open: &mut Vec<usize>, is_done: impl Fn(&usize) -> bool) {
        while let Some(node) = open.pop_if(|node| is_done(node)) {
            self.steps.push(FilmStep::Leave(node));
            self.left_at[node] = self.steps.len();
        }
    }

    /// Returns the number of steps.
    #[allow(clippy::len_without_is_empty, reason = "the root is left at the end")]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Returns the last step, or `None` before the first.
    pub fn step(&self, now: usize) -> Option<FilmStep> {
        self.steps.get(now.checked_sub(1)?).copied()
    }

    /// Returns the node of the last step.
    pub fn current(&self, now: usize) -> usize {
        match self.step(now) {
            Some(FilmStep::Enter(node) | FilmStep::CutOff(node) | FilmStep::Leave(node)) => node,
            None => 0,
        }
    }

    /// Returns the number of steps after the next step that saves work, by a cutoff or a table hit,
    /// or after the last step.
    pub fn next_saved_work(&self, tree: &Tree, now: usize) -> usize {
        let saves = |step: &FilmStep| match *step {
            FilmStep::CutOff(_) => true,
            FilmStep::Leave(node) => matches!(tree.node(node).kind, NodeKind::Hit(_)),
            FilmStep::Enter(_) => false,
        };
        let ahead = self.steps.iter().skip(now).position(saves);
        ahead.map_or(self.len(), |ahead| now + ahead + 1)
    }

    /// Returns true if the search has entered a node or cut it off.
    pub fn is_known(&self, number: usize, now: usize) -> bool {
        self.entered_at[number] <= now
    }

    /// Returns the visible nodes: the children of the current node and of all nodes on the path to
    /// it, as far as the search has come.
    pub fn visible(&self, tree: &Tree, now: usize) -> Vec<usize> {
        let current = self.current(now);
        let is_on_path = |node: usize| node <= current && current < tree.after_subtree(node);
        let next = |&node: &usize| {
            let next = if is_on_path(node) {
                node + 1
            } else {
                tree.after_subtree(node)
            };
            Some(next).filter(|&next| next < tree.len() && self.entered_at[next] <= now)
        };
        std::iter::successors(Some(0), next).collect()
    }

    /// Returns what the search knows about a node that it has entered.
    pub fn node(&self, tree: &Tree, number: usize, now: usize) -> FilmNode {
        let node = tree.node(number);
        if self.left_at[number] <= now {
            return FilmNode {
                value: node.value,
                window: node.window,
                is_open: false,
            };
        }
        let known = tree
            .children(number)
            .filter(|&child| self.left_at[child] <= now);
        let values = known.filter_map(|child| tree.node(child).value);
        let value = if node.is_maximizing() {
            values.max()
        } else {
            values.min()
        };
        let mut window = node.window;
        match value {
            Some(value) if node.is_maximizing() => window.alpha = window.alpha.max(value),
            Some(value) => window.beta = window.beta.min(value),
            None => {}
        }
        FilmNode {
            value,
            window,
            is_open: true,
        }
    }

    /// Returns how much work the search has done.
    pub fn counts(&self, tree: &Tree, now: usize) -> FilmCounts {
        let mut counts = FilmCounts {
            positions: 1,
            ..FilmCounts::default()
        };
        for step in &self.steps[..now] {
            match *step {
                FilmStep::Enter(_) => counts.positions += 1,
                FilmStep::CutOff(node) => {
                    let cut = |&child: &usize| tree.node(child).kind == NodeKind::CutOff;
                    counts.cutoffs += 1;
                    counts.cut_moves += tree.children(node).filter(cut).count();
                }
                FilmStep::Leave(node) => match tree.node(node).kind {
                    NodeKind::Horizon => counts.evaluated += 1,
                    NodeKind::Hit(_) => counts.hits += 1,
                    NodeKind::Inner | NodeKind::End | NodeKind::CutOff => {}
                },
            }
        }
        counts
    }
}
