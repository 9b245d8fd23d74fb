//! The layers of one set of rules, and what they say about a position.

use std::fmt;
use std::io;
use std::path::Path;

use awale_rules::{Pit, Position, ROW, Rules};

use crate::stop::Stop;

use super::board_value::BoardValue;
use super::conversions::Finished;
use super::file_format::{self, BadFile, Check, LayerId};
use super::half_tables::HalfTables;
use super::layer_file::LayerFile;
use super::ranking::{Half, MAX_SEEDS, TableBoard};
use super::retrograde::solve;
use super::rules::{TableRules, Truth};

/// A finished layer, whose boards are asked for by their indices.
#[derive(Debug)]
pub(super) enum Layer {
    /// Every value is nothing: the game is over with so few seeds.
    Nothing,
    /// In memory.
    InMemory(Vec<u8>),
    /// In a file.
    OnDisk(LayerFile),
}

impl Layer {
    /// All its bytes, which are none where every value is nothing.
    pub(super) fn load(&self) -> Result<Vec<u8>, BadFile> {
        match self {
            Layer::Nothing => Ok(Vec::new()),
            Layer::InMemory(bytes) => Ok(bytes.clone()),
            Layer::OnDisk(file) => file.load(),
        }
    }
}

/// Who is told of a file that turns out to be bad while it is used.
struct Report(Box<dyn Fn(&BadFile) + Send + Sync>);

impl fmt::Debug for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Report")
    }
}

/// Tables for one set of rules: all layers from none up to some number of seeds.
///
/// To be shared by threads as it is (`&Tables` or `Arc<Tables>`). What is in files is read when it is asked for, and checked
/// then: a layer whose file is damaged, cut short or gone wrong in another way answers nothing from then on, and the caller
/// that [wants to know](Tables::reporting) is told once.
#[derive(Debug)]
pub struct Tables {
    rules: TableRules,
    layers: Vec<Layer>,
    report: Option<Report>,
}

impl Tables {
    /// Tables that know only what needs no file: an empty board, and those of so few seeds that the game is over.
    #[must_use]
    pub fn without_files(rules: TableRules) -> Tables {
        let over = rules.stop_at.min(MAX_SEEDS);
        Tables { rules, layers: (0..=over).map(|_| Layer::Nothing).collect(), report: None }
    }

    /// Opens what `folder` holds for `rules`, up to `up_to` seeds or to the first layer that is not there or not good.
    /// Gives that file too, if it is there and not good; a [`build`](super::build()) makes it again.
    #[must_use]
    pub fn open(folder: &Path, rules: &Rules, up_to: u8, check: Check) -> (Tables, Option<BadFile>) {
        let rules = TableRules::new(rules);
        let mut tables = Tables::without_files(rules);
        for seeds in tables.up_to() + 1..=up_to.min(MAX_SEEDS) {
            match (LayerId { rules, seeds }).open(folder, check) {
                Ok(Some(layer)) => tables.push(Layer::OnDisk(layer)),
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
        file_format::remove(folder, TableRules::new(rules))
    }

    /// Solves all layers up to `up_to` seeds in memory. `None` where `stop` ended it.
    ///
    /// # Panics
    /// When `up_to` is above [`MAX_SEEDS`].
    #[must_use]
    pub fn solve(rules: TableRules, up_to: u8, threads: usize, stop: &Stop) -> Option<Tables> {
        let mut tables = Tables::without_files(rules);
        let halves = HalfTables::new(rules, up_to);
        let mut finished = tables.load().unwrap_or_default();
        while finished.len() <= usize::from(up_to) {
            finished.push(solve_next(&finished, &halves, threads, stop, &mut |_| ())?.concat());
        }
        tables.layers.extend(finished.drain(tables.layers.len()..).map(Layer::InMemory));
        Some(tables)
    }

    /// The bytes of all layers.
    pub(super) fn load(&self) -> Result<Vec<Vec<u8>>, BadFile> {
        self.layers.iter().map(Layer::load).collect()
    }

    /// Has `report` told, once, of each file that turns out to be bad while it is used. It is called by the thread that asks.
    #[must_use]
    pub fn reporting(mut self, report: impl Fn(&BadFile) + Send + Sync + 'static) -> Tables {
        self.report = Some(Report(Box::new(report)));
        self
    }

    /// Adds the layer above the last one.
    pub(super) fn push(&mut self, layer: Layer) {
        self.layers.push(layer);
    }

    /// The bytes of the layer of `seeds` seeds.
    #[cfg(test)]
    pub(super) fn bytes(&self, seeds: u8) -> Vec<u8> {
        self.layers[usize::from(seeds)].load().expect("it is good")
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

    /// What they say about a board; `None` where it holds more seeds than they know, or its file is bad.
    #[must_use]
    pub fn get(&self, board: TableBoard) -> Option<BoardValue> {
        match self.layers.get(usize::from(board.seeds()))? {
            Layer::Nothing => Some(BoardValue::NOTHING),
            Layer::InMemory(bytes) => bytes.get(board.index()).map(|&byte| BoardValue::from_byte(byte)),
            Layer::OnDisk(file) => file.get(board.index()).or_else(|| self.report_flaw(file)),
        }
    }

    /// Tells of a file that is bad, the first time.
    #[cold]
    fn report_flaw(&self, file: &LayerFile) -> Option<BoardValue> {
        if let (Some(bad), Some(Report(report))) = (file.take_flaw(), &self.report) {
            report(&bad);
        }
        None
    }

    /// What they say about a position, for its side to move; `None` where it holds more seeds than they know, or the file of
    /// its layer is bad. They leave aside the stores (and so `win_at`) and what has stood before in the game.
    ///
    /// # Panics
    /// In debug builds, when the position is played by rules with other tables.
    #[must_use]
    pub fn probe(&self, position: &Position) -> Option<BoardValue> {
        debug_assert!(self.serve(position.rules()), "the position is played by rules with other tables");
        if position.on_board() > self.up_to() {
            return None;
        }
        let half = |seat| Half::new(std::array::from_fn::<u8, ROW, _>(|place| position.seeds(Pit::of(seat, place))));
        let mover = position.to_move();
        self.get(TableBoard { mover: half(mover), opponent: half(mover.opponent()) })
    }

    /// Whether they are tables for `rules`.
    #[must_use]
    pub fn serve(&self, rules: &Rules) -> bool {
        TableRules::new(rules) == self.rules
    }
}

/// Solves the layer above the `finished` ones: its bytes, cut into pieces.
pub(super) fn solve_next(
    finished: &[Vec<u8>],
    halves: &HalfTables,
    threads: usize,
    stop: &Stop,
    report: &mut dyn FnMut(u32),
) -> Option<Vec<Vec<u8>>> {
    let layers: Vec<&[u8]> = finished.iter().map(Vec::as_slice).collect();
    solve(halves, finished.len() as u8, Finished(&layers), threads, stop, report)
}
