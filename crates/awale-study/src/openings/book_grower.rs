//! [`BookGrower`]: builds an opening book. It expands the cheapest leaves in batches, and the
//! engine values the new positions. The file of a book holds the complete state. So an interrupted
//! job can continue from the last batch, and the file has the same bytes as without the
//! interruption.

use std::sync::Arc;

use awale_engine::{
    Engine, Limits, Score, SearchMode, Stop,
    tables::{TableRules, Tables},
};
use awale_rules::{FastBoard, Position, Rules, Seat};

use super::{
    book_value::BookValue,
    file::{self, BookEffort},
    graph::BookGraph,
};

/// Size of the transposition table in megabytes. The siblings of one expanded position share the
/// table, then it is cleared.
const HASH_MB: usize = 1;
/// Size of the transposition table in megabytes for the positions at the end of the full plies.
const HASH_MB_AT_END_OF_FULL_PLIES: usize = 2;
/// A batch expands one position, and one more for every 64 positions that are already expanded.
/// Values and paths are recomputed before each batch.
const EXPANSION_BATCH_DIVISOR: usize = 64;

/// An opening book that is being built.
#[derive(Debug)]
pub struct BookGrower {
    rules: Rules,
    graph: BookGraph,
    effort: BookEffort,
    engine: Engine,
    /// Values the positions at the end of the full plies, each with an empty transposition table
    /// and without endgame tables.
    engine_at_end_of_full_plies: Engine,
    /// Checks results that `engine` calls proven. This engine ignores results that were found with
    /// another history of the game.
    proof_checking_engine: Engine,
}

impl BookGrower {
    /// Starts a book of games with `rules`. Returns `None` if `stop` was set while the tables were
    /// built.
    pub fn new(rules: &Rules, effort: BookEffort, stop: &Stop) -> Option<BookGrower> {
        Self::from_graph(rules, (BookGraph::new(rules), effort), stop)
    }

    /// Continues the book in a file. Returns `None` if the bytes are not a book for `rules`, or if
    /// `stop` was set while the tables were built.
    pub fn read(bytes: &[u8], rules: &Rules, stop: &Stop) -> Option<BookGrower> {
        Self::from_graph(rules, file::read(bytes, rules)?, stop)
    }

    fn from_graph(
        rules: &Rules,
        (graph, effort): (BookGraph, BookEffort),
        stop: &Stop,
    ) -> Option<BookGrower> {
        let max_table_seeds = effort.max_table_seeds.min(rules.total_seeds());
        let tables = Arc::new(Tables::solve(
            TableRules::new(rules),
            max_table_seeds,
            1,
            stop,
        )?);
        let mut engine = Engine::new(HASH_MB, 1);
        engine.set_tables(Some(tables.clone()));
        let mut proof_checking_engine =
            Engine::new(HASH_MB, 1).with_search_mode(SearchMode::SelectiveWithGameHistory);
        proof_checking_engine.set_tables(Some(tables));
        Some(BookGrower {
            rules: *rules,
            graph,
            effort,
            engine,
            engine_at_end_of_full_plies: Engine::new(HASH_MB_AT_END_OF_FULL_PLIES, 1),
            proof_checking_engine,
        })
    }

    /// Returns the search effort with which the values are computed.
    pub const fn effort(&self) -> BookEffort {
        self.effort
    }

    /// Returns the number of positions.
    pub fn position_count(&self) -> usize {
        self.graph.len()
    }

    /// Returns the book as the bytes of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        file::write(&self.graph, self.effort)
    }

    /// Expands the next batch. Returns false if nothing is left to expand. If `stop` is set,
    /// returns true, and the book stays as it was before this batch.
    pub fn expand_batch(&mut self, stop: &Stop) -> bool {
        let BookEffort {
            fully_expanded_plies: full_plies,
            search_nodes_at_end_of_full_plies: full_nodes,
            search_nodes_per_position: nodes,
            ..
        } = self.effort;
        let leaves = self.graph.cheapest_leaves(
            full_plies,
            1 + self.graph.expanded_position_count() / EXPANSION_BATCH_DIVISOR,
        );
        let mut graph = self.graph.clone();
        for &(leaf, ply) in &leaves {
            self.engine.clear_hash();
            let rules = self.rules;
            let value_of_position = |_, board: FastBoard| {
                let position = board.position(&rules, Seat::South);
                let value = if ply + 1 == u16::from(full_plies) {
                    self.engine_at_end_of_full_plies.clear_hash();
                    search_estimate(
                        &position,
                        full_nodes,
                        &mut self.engine_at_end_of_full_plies,
                        stop,
                    )
                } else {
                    search_value(
                        &position,
                        nodes,
                        &mut self.engine,
                        &mut self.proof_checking_engine,
                        stop,
                    )
                };
                (!stop.is_stopped()).then_some(value)
            };
            if graph.expand_node(leaf, value_of_position).is_none() {
                return true;
            }
        }
        self.graph = graph;
        !leaves.is_empty()
    }
}

/// Returns the engine's score of a position with legal moves, or an estimate of 0 if there is no
/// result because the search was stopped.
fn search_score(position: &Position, max_nodes: u32, engine: &mut Engine, stop: &Stop) -> Score {
    let search_result = engine.think(
        &[*position],
        &Limits::nodes(max_nodes.into()),
        stop,
        &mut |_| (),
    );
    search_result.map_or(Score::Estimate(0), |search_result| search_result.info.score)
}

fn search_estimate(
    position: &Position,
    max_nodes: u32,
    engine: &mut Engine,
    stop: &Stop,
) -> BookValue {
    BookValue::estimate(search_score(position, max_nodes, engine, stop).lead_centiseeds())
}

/// Returns the engine's value of a position, proven if `proof_checking_engine` confirms the
/// result.
fn search_value(
    position: &Position,
    max_nodes: u32,
    engine: &mut Engine,
    proof_checking_engine: &mut Engine,
    stop: &Stop,
) -> BookValue {
    let score = search_score(position, max_nodes, engine, stop);
    if let Score::Proven(lead) = score {
        proof_checking_engine.clear_hash();
        // The result is proven only if no result with another history was used.
        if let Score::Proven(sure) = search_score(position, max_nodes, proof_checking_engine, stop)
            && sure.signum() == lead.signum()
        {
            return BookValue::proven(sure);
        }
    }
    BookValue::estimate(score.lead_centiseeds())
}
