//! The tree as a film: the steps of the search, found again in the tree that it left, and what it
//! knows after each.

use crate::players::Window;

use super::{NodeKind, Tree};

/// A step of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmStep {
    /// It comes to this node.
    Enter(usize),
    /// It leaves out the other moves of this node.
    CutOff(usize),
    /// It knows what this node is worth, and goes back to the one before.
    Leave(usize),
}

/// What the search knows of a node that it is still in, or has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FilmNode {
    /// Its value; the best so far while the search is in it.
    pub value: Option<i32>,
    /// The window with which its next move is searched, or with which the search came to it where
    /// that is over.
    pub window: Window,
    /// Whether the search is in it.
    pub is_open: bool,
}

/// What the value of a node changes at the node before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchChange {
    /// Nothing: there was something as good.
    Nothing,
    /// It is the best so far, but below alpha or above beta: the window stays.
    Best,
    /// Alpha rises to it.
    Alpha,
    /// Beta falls to it.
    Beta,
}

/// How much a search has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FilmCounts {
    /// Positions it came to.
    pub positions: usize,
    /// Those at which the depth ended, which got a static evaluation.
    pub evaluated: usize,
    /// Nodes of which it left moves out.
    pub cutoffs: usize,
    /// Moves it left out.
    pub cut_moves: usize,
    /// Positions that a transposition table answered.
    pub hits: usize,
}

/// The steps of a search. `now` counts those that are done, everywhere.
#[derive(Clone, Debug)]
pub struct Film {
    steps: Vec<FilmStep>,
    /// For each node, how many steps were done when the search had come to it.
    entered: Vec<usize>,
    /// For each node, how many were done when it had left it.
    left: Vec<usize>,
}

impl Film {
    /// The film of the search that walked `tree`.
    #[must_use]
    pub fn of<M: Copy + PartialEq>(tree: &Tree<M>) -> Film {
        let mut film = Film {
            steps: Vec::new(),
            entered: vec![0; tree.len()],
            left: vec![0; tree.len()],
        };
        let mut open = vec![0];
        for number in 1..tree.len() {
            film.leave(&mut open, |&node| tree.behind(node) <= number);
            let parent = tree.parent(number).unwrap_or_default();
            if tree.node(number).kind == NodeKind::CutOff {
                if film.steps.last() != Some(&FilmStep::CutOff(parent)) {
                    film.steps.push(FilmStep::CutOff(parent));
                }
                film.left[number] = film.steps.len();
            } else {
                film.steps.push(FilmStep::Enter(number));
                open.push(number);
            }
            film.entered[number] = film.steps.len();
        }
        film.leave(&mut open, |_| true);
        film
    }

    /// Leaves the open nodes that are done, from the last.
    fn leave(&mut self, open: &mut Vec<usize>, is_done: impl Fn(&usize) -> bool) {
        while let Some(node) = open.pop_if(|node| is_done(node)) {
            self.steps.push(FilmStep::Leave(node));
            self.left[node] = self.steps.len();
        }
    }

    /// How many steps there are.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "the root is left at the end")]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// The step that was done last; `None` before the first.
    #[must_use]
    pub fn step(&self, now: usize) -> Option<FilmStep> {
        self.steps.get(now.checked_sub(1)?).copied()
    }

    /// The node in hand: that of the last step.
    #[must_use]
    pub fn hand(&self, now: usize) -> usize {
        match self.step(now) {
            Some(FilmStep::Enter(node) | FilmStep::CutOff(node) | FilmStep::Leave(node)) => node,
            None => 0,
        }
    }

    /// How many steps are done after the next that saves something, by a cutoff or a hit in the
    /// table, or leaves the root.
    #[must_use]
    pub fn next_saving<M: Copy + PartialEq>(&self, tree: &Tree<M>, now: usize) -> usize {
        let saves = |step: &FilmStep| match *step {
            FilmStep::CutOff(_) => true,
            FilmStep::Leave(node) => matches!(tree.node(node).kind, NodeKind::Hit(_)),
            FilmStep::Enter(_) => false,
        };
        let ahead = self.steps.iter().skip(now).position(saves);
        ahead.map_or(self.len(), |ahead| now + ahead + 1)
    }

    /// Whether the search has come to a node, or cut it off.
    #[must_use]
    pub fn is_known(&self, number: usize, now: usize) -> bool {
        self.entered[number] <= now
    }

    /// The nodes to be seen: those that come from the node in hand or from one on the way to it, as
    /// far as the search has come.
    #[must_use]
    pub fn seen<M: Copy + PartialEq>(&self, tree: &Tree<M>, now: usize) -> Vec<usize> {
        let hand = self.hand(now);
        let is_on_way = |node: usize| node <= hand && hand < tree.behind(node);
        let next = |&node: &usize| {
            let next = if is_on_way(node) {
                node + 1
            } else {
                tree.behind(node)
            };
            Some(next).filter(|&next| next < tree.len() && self.entered[next] <= now)
        };
        std::iter::successors(Some(0), next).collect()
    }

    /// What the search knows of a node that it has come to.
    #[must_use]
    pub fn node<M: Copy + PartialEq>(&self, tree: &Tree<M>, number: usize, now: usize) -> FilmNode {
        let node = tree.node(number);
        if self.left[number] <= now {
            return FilmNode {
                value: node.value,
                window: node.window,
                is_open: false,
            };
        }
        let known = tree
            .children(number)
            .filter(|&child| self.left[child] <= now);
        let values = known.filter_map(|child| tree.node(child).value);
        let value = if node.is_highest() {
            values.max()
        } else {
            values.min()
        };
        let mut window = node.window;
        match value {
            Some(value) if node.is_highest() => window.alpha = window.alpha.max(value),
            Some(value) => window.beta = window.beta.min(value),
            None => {}
        }
        FilmNode {
            value,
            window,
            is_open: true,
        }
    }

    /// What the last step, which left a node, changed at the node `parent` that it comes from.
    #[must_use]
    pub fn change<M: Copy + PartialEq>(
        &self,
        tree: &Tree<M>,
        parent: usize,
        now: usize,
    ) -> SearchChange {
        let [before, after] = [now.saturating_sub(1), now].map(|now| self.node(tree, parent, now));
        match (before.value == after.value, before.window == after.window) {
            (true, _) => SearchChange::Nothing,
            (_, true) => SearchChange::Best,
            (_, false) if tree.node(parent).is_highest() => SearchChange::Alpha,
            (_, false) => SearchChange::Beta,
        }
    }

    /// How much the search has done.
    #[must_use]
    pub fn counts<M: Copy + PartialEq>(&self, tree: &Tree<M>, now: usize) -> FilmCounts {
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
