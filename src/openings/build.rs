//! Making a book: each position after the last ply is searched for itself, on one thread, with an empty transposition table and
//! a fixed number of positions. So the same bytes come on every machine, and work that was broken off goes on where it was.

use awale_engine::{Engine, Limits, Stop};
use awale_rules::Rules;

use super::book::{HEAD, HalfSeeds, MAGIC, parts};
use super::tree::OpeningTree;

/// Megabytes of the transposition table: enough for some ten thousand positions, and quickly emptied.
const HASH_MB: usize = 2;

/// A book that is being made.
#[derive(Debug)]
pub struct BookBuilder {
    tree: OpeningTree,
    nodes: u32,
    engine: Engine,
    /// The file so far: its head, and the values that are known.
    bytes: Vec<u8>,
}

impl BookBuilder {
    /// A book of the first `plies` of games by `rules`, with `nodes` visited positions for each value.
    #[must_use]
    pub fn new(rules: &Rules, plies: u8, nodes: u32) -> BookBuilder {
        let mut bytes = MAGIC.to_vec();
        bytes.push(plies);
        bytes.extend(nodes.to_le_bytes());
        BookBuilder { tree: OpeningTree::new(rules, plies), nodes, engine: Engine::new(HASH_MB, 1), bytes }
    }

    /// Goes on from a file that is not finished, if it was begun in the same way.
    pub fn restore(&mut self, bytes: &[u8]) {
        let is_same = bytes.get(..HEAD) == self.bytes.get(..HEAD);
        let is_part = parts(bytes).is_some_and(|(_, _, values)| values.len() <= self.total());
        if is_same && is_part {
            self.bytes = bytes.to_vec();
        }
    }

    /// How many values are known.
    #[must_use]
    pub fn done(&self) -> usize {
        self.bytes.len() - HEAD
    }

    /// How many values there will be.
    #[must_use]
    pub fn total(&self) -> usize {
        self.tree.leaves().len()
    }

    /// The file so far.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Finds the next value. Returns whether there was one to find.
    pub fn step(&mut self) -> bool {
        let Some(&board) = self.tree.leaves().get(self.done()) else { return false };
        let lead = if let Some(lead) = self.tree.final_lead(board) {
            100 * lead
        } else {
            self.engine.forget();
            let limits = Limits::nodes(u64::from(self.nodes));
            let found = self.engine.think(&[self.tree.position(board)], &limits, &Stop::new(), &mut |_| ());
            found.map_or(0, |found| found.info.score.lead())
        };
        self.bytes.push(HalfSeeds::of_centiseeds(lead).to_byte());
        true
    }
}
