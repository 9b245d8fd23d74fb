//! Values without a search: ends of the game, bounds, endgame tables, and the static evaluation at
//! depth 0.

use awale_rules::FastBoard;

use super::{
    alpha_beta::Search,
    evaluation::lead_bounds,
    objective::Objective,
    table_probe::{MIN_COMPRESSED_PROBE_DEPTH, ProbeResult},
    value::{INFINITE, Value, value_of_final_lead},
};

impl Search<'_> {
    /// The value of a board at depth 0.
    #[inline]
    pub(super) fn value_at_horizon(
        &mut self,
        board: FastBoard,
        lower_bound: Value,
        upper_bound: Value,
        plies_since_capture: usize,
    ) -> Value {
        if self.rules.is_stuck(board) {
            return self
                .objective
                .value_of_final_lead(self.rules.final_lead_when_stuck(board));
        }
        if let Some(probe_result) = self.probe_tables(board, 0) {
            let lead = board.lead();
            return if probe_result.is_settled() && self.cannot_repeat_position(plies_since_capture)
            {
                self.objective
                    .value_of_final_table_entry(lead, probe_result)
            } else {
                self.objective.value_if_unsettled(lead, probe_result)
            };
        }
        self.evaluator
            .estimate(&self.rules, board)
            .clamp(lower_bound, upper_bound)
    }

    /// The value of a board if the endgame tables decide it.
    ///
    /// Tables ignore the history of the game. Right after a capture no earlier position can occur
    /// again, so the table value is exact. Later the tables only provide the value at depth 0 if
    /// they have the root. The search then prefers a capture that makes the value exact, and does
    /// not repeat positions on a won board.
    #[inline]
    pub(super) fn value_decided_by_tables(
        &mut self,
        board: FastBoard,
        depth: i32,
        plies_since_capture: usize,
    ) -> Option<Value> {
        if self.objective.has_root_in_tables() && !self.cannot_repeat_position(plies_since_capture)
        {
            return None;
        }
        let probe_result = self
            .probe_tables(board, depth)
            .filter(|known| known.is_settled())?;
        Some(
            self.objective
                .value_of_final_table_entry(board.lead(), probe_result),
        )
    }

    /// Whether no earlier position can occur again, `plies_since_capture` plies after the last
    /// capture.
    #[inline]
    fn cannot_repeat_position(&self, plies_since_capture: usize) -> bool {
        plies_since_capture == 0 || self.rules.sows_stores()
    }

    /// The value of a board on which `win_at` or `stop_at` has ended the game. A win by `win_at` is
    /// proven also on a board of the tables.
    pub(super) fn value_if_ended_by_seed_count(&self, board: FastBoard) -> Value {
        let lead = board.lead();
        if self.rules.is_won_by_either_side(board) && self.objective != Objective::ExpectedLead {
            value_of_final_lead(lead)
        } else {
            self.objective.value_of_final_lead(lead)
        }
    }

    /// The bounds of the final value for the side to move.
    #[inline]
    pub(super) fn value_bounds(&self, board: FastBoard) -> (Value, Value) {
        match self.objective {
            Objective::GameResult | Objective::ExpectedLead => lead_bounds(&self.rules, board)
                .map(|lead| self.objective.value_of_final_lead(lead))
                .into(),
            // With this objective, values are on another scale, and the tables have better bounds.
            Objective::FinalLead { .. } => (-INFINITE, INFINITE),
        }
    }

    /// Looks `board` up in the endgame tables. `depth` is the depth of the search that the result
    /// would save. A compressed layer is only read if that saves enough. If the tables have the
    /// root, it is always read.
    #[inline]
    pub(super) fn probe_tables(&mut self, board: FastBoard, depth: i32) -> Option<ProbeResult> {
        let tables = self.shared.tables?;
        let seeds = self.rules.seeds_on_board(board);
        if seeds > i32::from(tables.max_seeds()) {
            return None;
        }
        let may_be_compressed = seeds > i32::from(tables.max_uncompressed_seeds());
        if may_be_compressed
            && depth < MIN_COMPRESSED_PROBE_DEPTH
            && !self.objective.has_root_in_tables()
        {
            return None;
        }
        let probe_result = ProbeResult::probe(tables, board);
        self.endgame_table_hits += u64::from(probe_result.is_some());
        probe_result
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use awale_rules::{Position, Rules};

    use crate::tables::{BuildResources, build_tables};
    use crate::{Engine, Limits, Stop};

    #[test]
    fn a_compressed_layer_is_only_probed_by_deep_searches() {
        // The move F captures four of the seven seeds.
        let position =
            Position::parse("0-0-0-0-0-2-1-1-0-0-2-1-20-21-S", &Rules::OWARE).expect("a position");
        let table_hits_of_search = |raw_up_to, depth| {
            let folder = tempfile::tempdir().expect("a folder");
            let resources = BuildResources {
                threads: 1,
                max_memory_bytes: None,
                max_uncompressed_seeds: raw_up_to,
            };
            let tables = build_tables(
                &Rules::OWARE,
                6,
                folder.path(),
                resources,
                &Stop::new(),
                &mut |_| {},
            )
            .expect("tables");
            assert_eq!(tables.max_uncompressed_seeds(), raw_up_to);
            let mut engine = Engine::new(1, 1);
            engine.set_tables(Some(Arc::new(tables)));
            let search_result = engine.think(
                &[position],
                &Limits::depth(depth),
                &Stop::new(),
                &mut |_| (),
            );
            search_result.expect("a move").info.endgame_table_hits
        };
        assert!(
            table_hits_of_search(6, 2) > 0,
            "it is one look into the memory"
        );
        assert_eq!(
            table_hits_of_search(1, 2),
            0,
            "a search of two plies is cheaper than a block"
        );
        assert!(table_hits_of_search(1, 12) > 0);
    }
}
