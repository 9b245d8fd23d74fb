//! The searches of iterative deepening side by side: what each depth costs with a transposition table, and without.

use crate::players::Memory;

use super::{Algorithm, NodeKind, TextbookSearch, TreeSubject};

/// A search of iterative deepening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Iteration {
    /// How many plies deep.
    pub depth: u32,
    /// How many positions it looks at without a table.
    pub without: u64,
    /// How many with one.
    pub with: u64,
    /// How many of these the table answers.
    pub hits: usize,
}

impl TreeSubject {
    /// The searches up to the depth of `search`, evaluated as it is; `None` where there is no position.
    #[must_use]
    pub fn iterations(&self, search: TextbookSearch) -> Option<Vec<Iteration>> {
        let iteration = |depth| {
            let tree = |memory| self.tree(TextbookSearch { algorithm: Algorithm::Deepening(memory), depth, ..search });
            let (without, with) = (tree(Memory::BestMove)?, tree(Memory::Table)?);
            let is_hit = |&number: &usize| matches!(with.node(number).kind, NodeKind::Hit(_));
            let hits = (0..with.len()).filter(is_hit).count();
            Some(Iteration { depth, without: without.visited, with: with.visited, hits })
        };
        (1..=search.depth).map(iteration).collect()
    }
}
