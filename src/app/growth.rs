//! Monte Carlo tree search on the screen, playout by playout.

use std::time::Duration;

use awale_rules::{Game, Seat};

use crate::catalogue::{AnyGame, AnyMove, Exploration, LeafValue, MonteCarlo};
use crate::keys::Command;
use crate::players::{MctsSearch, Playout};

use super::{Action, Runner};

/// The most playouts: they are played again for a step back, which takes some tenths of a second then.
const MOST: u32 = 10_000;

/// The dice are the same each time, so that a step back leads to what was shown before.
const SEED: u64 = 1;

/// The growing tree of Monte Carlo tree search.
#[derive(Debug)]
pub struct Growth {
    /// The positions of the game up to the root, which is the last of them.
    past: Vec<AnyGame>,
    /// The search so far.
    pub search: MctsSearch<AnyGame>,
    /// What it was told.
    pub options: MonteCarlo,
    /// The last playout; `None` before the first.
    pub last: Option<Playout>,
    /// Whether it runs.
    pub runner: Runner,
    /// The nodes to be seen, each with how many moves lead to it: those on the way of the last playout, and their children.
    pub lines: Vec<(usize, usize)>,
}

impl Growth {
    /// The tree before the first playout; `None` where no move is legal.
    pub(super) fn new(past: &[AnyGame], leaf: LeafValue) -> Option<Growth> {
        let options = MonteCarlo { playouts: MOST, exploration: Exploration::default(), leaf };
        let search = MctsSearch::new(options, SEED, past)?;
        let (past, runner) = (past.to_vec(), Runner::default());
        Some(Growth { past, search, options, last: None, runner, lines: vec![(0, 0)] })
    }

    /// How many playouts there were.
    #[must_use]
    pub fn playouts(&self) -> u32 {
        self.search.node(0).visits
    }

    /// The nodes of the last playout, from the root.
    #[must_use]
    pub fn way(&self) -> &[usize] {
        self.last.as_ref().map_or(&[0][..], |last| &last.way[..])
    }

    /// The moves of the last playout inside the tree.
    #[must_use]
    pub fn line(&self) -> Vec<AnyMove> {
        self.way().iter().filter_map(|&node| self.search.node(node).mv).collect()
    }

    /// Which of the lines shows the end of the last playout's way in the tree.
    #[must_use]
    pub fn chosen(&self) -> usize {
        let hand = self.way().last();
        self.lines.iter().position(|(node, _)| Some(node) == hand).unwrap_or(0)
    }

    /// Who made the last move of that way.
    #[must_use]
    pub fn last_mover(&self) -> Seat {
        let root = self.past[self.past.len() - 1].to_move();
        if self.way().len().is_multiple_of(2) { root } else { root.opponent() }
    }

    pub(super) fn act(&mut self, action: &Action) {
        let now = self.playouts();
        if self.runner.act(action) && now == MOST {
            self.go(0);
        }
        match action {
            Action::Right => self.go(now + 1),
            Action::Left => self.go(now.saturating_sub(1)),
            Action::PageDown => self.go(now + 100),
            Action::PageUp => self.go(now.saturating_sub(100)),
            Action::Home => self.go(0),
            Action::End => self.go(MOST),
            Action::Command(Command::Evaluation) => {
                let place = LeafValue::ALL.iter().position(|&each| each == self.options.leaf).unwrap_or(0);
                self.options.leaf = LeafValue::ALL[(place + 1) % LeafValue::ALL.len()];
                self.go(0);
            }
            _ => {}
        }
    }

    /// Shows the tree after so many playouts.
    fn go(&mut self, playouts: u32) {
        if playouts < self.playouts() || playouts == 0 {
            let Some(fresh) = Growth::new(&self.past, self.options.leaf) else { return };
            *self = Growth { runner: self.runner, ..fresh };
        }
        while self.playouts() < playouts.min(MOST) {
            self.last = Some(self.search.playout());
        }
        self.find_lines();
    }

    fn find_lines(&mut self) {
        let way = self.way();
        let (mut lines, mut waiting) = (Vec::new(), vec![(0, 0)]);
        while let Some((node, ply)) = waiting.pop() {
            lines.push((node, ply));
            if way.get(ply) == Some(&node) {
                let first = waiting.len();
                waiting.extend(self.search.children(node).map(|child| (child, ply + 1)));
                waiting[first..].reverse();
            }
        }
        self.lines = lines;
    }

    /// Lets time pass.
    pub(super) fn tick(&mut self, time: Duration) {
        let steps = u32::try_from(self.runner.tick(time)).unwrap_or(MOST);
        if steps > 0 {
            self.go(self.playouts() + steps);
            if self.playouts() == MOST {
                self.runner.stop();
            }
        }
    }
}
