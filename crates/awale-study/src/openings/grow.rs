//! Making a book grow: the cheapest leaves are expanded, a batch at a time, and the engine values
//! what is new. The file of a book is all that there is to know, so work that was broken off goes
//! on from the last batch, and ends with the same bytes.

use std::sync::Arc;

use awale_engine::tables::{TableRules, Tables};
use awale_engine::{Engine, Limits, Mode, Score, Stop};
use awale_rules::{FastBoard, Position, Rules, Seat};

use super::file::{self, BookEffort, BookFile};
use super::graph::BookGraph;
use super::value::BookValue;

/// Megabytes of the transposition table: it is emptied before each batch of six siblings, which
/// share it.
const HASH_MB: usize = 1;
/// The same for the positions after the full plies.
const FULL_HASH_MB: usize = 2;
/// One expanded position in this many makes a batch: values and ways are found anew before each.
const BATCH: usize = 64;

/// A book that grows.
#[derive(Debug)]
pub struct BookGrower {
    rules: Rules,
    book: BookFile,
    engine: Engine,
    /// Values what comes after the full plies, each position for itself and without tables.
    full: Engine,
    /// Confirms what the engine calls proven: it trusts no result that was found with another
    /// history.
    sound: Engine,
}

impl BookGrower {
    /// The book of games by `rules` that has no values yet. `None` if `stop` ended the making of
    /// tables.
    #[must_use]
    pub fn new(rules: &Rules, effort: BookEffort, stop: &Stop) -> Option<BookGrower> {
        Self::with(
            rules,
            BookFile {
                graph: BookGraph::new(rules),
                effort,
            },
            stop,
        )
    }

    /// Goes on with the book in a file. `None` where the bytes are no such book, or if `stop` ended
    /// the making of tables.
    #[must_use]
    pub fn read(bytes: &[u8], rules: &Rules, stop: &Stop) -> Option<BookGrower> {
        Self::with(rules, file::read(bytes, rules)?, stop)
    }

    fn with(rules: &Rules, book: BookFile, stop: &Stop) -> Option<BookGrower> {
        let seeds = book.effort.table_seeds.min(rules.total());
        let tables = Arc::new(Tables::solve(TableRules::new(rules), seeds, 1, stop)?);
        let mut engine = Engine::new(HASH_MB, 1);
        engine.set_tables(Some(tables.clone()));
        let mut sound = Engine::new(HASH_MB, 1).with_mode(Mode::Sound);
        sound.set_tables(Some(tables));
        Some(BookGrower {
            rules: *rules,
            book,
            engine,
            full: Engine::new(FULL_HASH_MB, 1),
            sound,
        })
    }

    /// How the values are found.
    #[must_use]
    pub const fn effort(&self) -> BookEffort {
        self.book.effort
    }

    /// How many positions there are.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.book.graph.len()
    }

    /// The file of the book.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        file::write(&self.book)
    }

    /// Expands the next batch. Returns whether there was something to expand; what `stop`
    /// interrupts is as if it had not begun.
    pub fn step(&mut self, stop: &Stop) -> bool {
        let BookEffort {
            full_plies,
            full_nodes,
            nodes,
            ..
        } = self.book.effort;
        let leaves = self
            .book
            .graph
            .cheapest(full_plies, 1 + self.book.graph.expanded() / BATCH);
        let mut graph = self.book.graph.clone();
        for &(leaf, ply) in &leaves {
            self.engine.forget();
            let rules = self.rules;
            let value = |_, board: FastBoard| {
                let position = board.position(&rules, Seat::South);
                let value = if ply + 1 == u16::from(full_plies) {
                    self.full.forget();
                    estimate(&position, full_nodes, &mut self.full, stop)
                } else {
                    value(&position, nodes, &mut self.engine, &mut self.sound, stop)
                };
                (!stop.is_stopped()).then_some(value)
            };
            if graph.expand(leaf, value).is_none() {
                return true;
            }
        }
        self.book.graph = graph;
        !leaves.is_empty()
    }
}

/// What the engine finds of a position in which there are moves.
fn score(position: &Position, nodes: u32, engine: &mut Engine, stop: &Stop) -> Score {
    let found = engine.think(
        &[*position],
        &Limits::nodes(nodes.into()),
        stop,
        &mut |_| (),
    );
    found.map_or(Score::Estimate(0), |found| found.info.score)
}

fn estimate(position: &Position, nodes: u32, engine: &mut Engine, stop: &Stop) -> BookValue {
    BookValue::estimate(score(position, nodes, engine, stop).lead())
}

/// The same, and whether the result is proven.
fn value(
    position: &Position,
    nodes: u32,
    engine: &mut Engine,
    sound: &mut Engine,
    stop: &Stop,
) -> BookValue {
    let found = score(position, nodes, engine, stop);
    if let Score::Proven(lead) = found {
        sound.forget();
        // The result is proven only where none of another history was trusted.
        if let Score::Proven(sure) = score(position, nodes, sound, stop)
            && sure.signum() == lead.signum()
        {
            return BookValue::proven(sure);
        }
    }
    BookValue::estimate(found.lead())
}
