//! The layers of one set of rules, and what they say about a position.

use std::io;
use std::ops::Deref;
use std::path::Path;

use memmap2::Mmap;

use crate::awale::{Pit, Position, ROW, Rules};
use crate::game::Game;
use crate::stop::Stop;

use super::entry::Entry;
use super::file::{self, BadFile, Check, Which};
use super::forward::Finished;
use super::halves::Halves;
use super::ranking::{Board, Half, MOST_SEEDS};
use super::rules::{TableRules, Truth};
use super::solve::solve;

/// The bytes of a finished layer, in the order of the boards' indices.
#[derive(Debug)]
pub(super) enum Layer {
    /// Every value is nothing: the game is over with so few seeds.
    Nothing,
    /// In memory.
    Owned(Vec<u8>),
    /// In a file, after its header.
    Mapped {
        /// The whole file.
        file: Mmap,
        /// Where the boards begin.
        start: usize,
    },
}

impl Deref for Layer {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Layer::Nothing => &[],
            Layer::Owned(bytes) => bytes,
            Layer::Mapped { file, start } => &file[*start..],
        }
    }
}

/// Tables for one set of rules: all layers from none up to some number of seeds.
///
/// To be shared by threads as it is (`&Tables` or `Arc<Tables>`): nothing in it changes after it was made.
#[derive(Debug)]
pub struct Tables {
    rules: TableRules,
    layers: Vec<Layer>,
}

impl Tables {
    /// Tables that know only what needs no file: an empty board, and those of so few seeds that the game is over.
    #[must_use]
    pub fn without_files(rules: TableRules) -> Tables {
        let over = rules.stop_at.min(MOST_SEEDS);
        Tables { rules, layers: (0..=over).map(|_| Layer::Nothing).collect() }
    }

    /// Opens what `folder` holds for `rules`, up to `up_to` seeds or to the first layer that is not there or not good.
    /// Gives that file too, if it is there and not good; a [`build`](super::build()) makes it again.
    #[must_use]
    pub fn open(folder: &Path, rules: &Rules, up_to: u8, check: Check) -> (Tables, Option<BadFile>) {
        let rules = TableRules::new(rules);
        let mut tables = Tables::without_files(rules);
        for seeds in tables.up_to() + 1..=up_to.min(MOST_SEEDS) {
            match (Which { rules, seeds }).open(folder, check) {
                Ok(Some(layer)) => tables.push(layer),
                Ok(None) => break,
                Err(bad) => return (tables, Some(bad)),
            }
        }
        (tables, None)
    }

    /// Removes all tables for `rules` from `folder`, and tells how many there were. Tables that are open stay so.
    ///
    /// # Errors
    /// When a file cannot be removed.
    pub fn remove(folder: &Path, rules: &Rules) -> io::Result<usize> {
        file::remove(folder, TableRules::new(rules))
    }

    /// Solves all layers up to `up_to` seeds in memory. `None` where `stop` ended it.
    ///
    /// # Panics
    /// When `up_to` is above [`MOST_SEEDS`].
    #[must_use]
    pub fn solve(rules: TableRules, up_to: u8, threads: usize, stop: &Stop) -> Option<Tables> {
        let mut tables = Tables::without_files(rules);
        let halves = Halves::new(rules, up_to);
        while tables.up_to() < up_to {
            let layer = tables.solve_next(&halves, threads, stop, &mut |_| ())?;
            tables.layers.push(Layer::Owned(layer.concat()));
        }
        Some(tables)
    }

    /// Solves the layer above the last one, without keeping it: its bytes, cut into pieces.
    pub(super) fn solve_next(
        &self,
        halves: &Halves,
        threads: usize,
        stop: &Stop,
        report: &mut dyn FnMut(u32),
    ) -> Option<Vec<Vec<u8>>> {
        let finished: Vec<&[u8]> = self.layers.iter().map(|layer| &**layer).collect();
        solve(halves, self.up_to() + 1, Finished(&finished), threads, stop, report)
    }

    /// Adds the layer above the last one.
    pub(super) fn push(&mut self, layer: Layer) {
        self.layers.push(layer);
    }

    /// The bytes of the layer of `seeds` seeds.
    #[cfg(test)]
    pub(super) fn bytes(&self, seeds: u8) -> &[u8] {
        &self.layers[usize::from(seeds)]
    }

    /// What these tables were made for.
    #[must_use]
    pub fn rules(&self) -> TableRules {
        self.rules
    }

    /// The largest number of seeds on the board that they know.
    #[must_use]
    pub fn up_to(&self) -> u8 {
        self.layers.len() as u8 - 1
    }

    /// What their values are.
    #[must_use]
    pub fn truth(&self) -> Truth {
        self.rules.truth()
    }

    /// What they say about a board; `None` where it holds more seeds than they know.
    #[must_use]
    pub fn get(&self, board: Board) -> Option<Entry> {
        match self.layers.get(usize::from(board.seeds()))? {
            Layer::Nothing => Some(Entry::NOTHING),
            layer => layer.get(board.index()).map(|&byte| Entry::from_byte(byte)),
        }
    }

    /// What they say about a position, for its side to move; `None` where it holds more seeds than they know. They leave aside
    /// the stores (and so `win_at`) and what has stood before in the game.
    ///
    /// # Panics
    /// In debug builds, when the position is played by rules with other tables.
    #[must_use]
    pub fn probe(&self, position: &Position) -> Option<Entry> {
        debug_assert!(self.serve(position.rules()), "the position is played by rules with other tables");
        if position.on_board() > self.up_to() {
            return None;
        }
        let half = |seat| Half::new(std::array::from_fn::<u8, ROW, _>(|place| position.seeds(Pit::of(seat, place))));
        let mover = position.to_move();
        self.get(Board { mover: half(mover), opponent: half(mover.opponent()) })
    }

    /// Whether they are tables for `rules`.
    #[must_use]
    pub fn serve(&self, rules: &Rules) -> bool {
        TableRules::new(rules) == self.rules
    }
}
