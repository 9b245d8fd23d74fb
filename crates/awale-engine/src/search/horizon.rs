//! What a board is worth without looking at its moves: at the end of the game, at the horizon, and by the endgame tables.

use awale_rules::FastBoard;

use super::alpha_beta::Search;
use super::evaluation::bounds;
use super::oracle::Known;
use super::stakes::Stakes;
use super::value::{INFINITE, Value, of_final_lead};

impl Search<'_> {
    /// The value of a board at the horizon.
    #[inline]
    pub(super) fn value_at_horizon(&mut self, board: FastBoard, lowest: Value, highest: Value, run: usize) -> Value {
        if self.rules.is_stuck(board) {
            return self.stakes.of_final_lead(self.rules.lead_when_stuck(board));
        }
        if let Some(known) = self.known_to_oracle(board) {
            let lead = board.my_store() - board.their_store();
            return if known.is_settled() && self.is_without_history(run) {
                self.stakes.of_settled(lead, known)
            } else {
                self.stakes.of_promise(lead, known)
            };
        }
        self.judge.estimate(&self.rules, board).clamp(lowest, highest)
    }

    /// What the endgame tables say of a board, where it is the last word.
    ///
    /// Tables know no history. Right after a capture there is none: nothing of the past can come back. Later on they
    /// only judge, at the horizon, where every point counts: so the search goes for the capture that brings
    /// home what the tables promise, and does not go round in circles in the comfort of a won board.
    #[inline]
    pub(super) fn ask_oracle(&mut self, board: FastBoard, run: usize) -> Option<Value> {
        if self.stakes.are_points() && !self.is_without_history(run) {
            return None;
        }
        let known = self.known_to_oracle(board).filter(|known| known.is_settled())?;
        Some(self.stakes.of_settled(board.my_store() - board.their_store(), known))
    }

    /// Whether no position of the past can come back behind a board that stands `run` plies behind the last capture.
    #[inline]
    fn is_without_history(&self, run: usize) -> bool {
        run == 0 || self.rules.sows_stores()
    }

    /// The end by `win_at`, which is a win however large, or by `stop_at`.
    pub(super) fn value_when_over_by_count(&self, board: FastBoard) -> Value {
        let lead = board.my_store() - board.their_store();
        if self.rules.is_won(board) { of_final_lead(lead) } else { self.stakes.of_final_lead(lead) }
    }

    /// The least and the most that the side to move can still end with.
    #[inline]
    pub(super) fn bounds(&self, board: FastBoard) -> (Value, Value) {
        match self.stakes {
            Stakes::Game => bounds(&self.rules, board),
            // The tables know better, and points are told on another scale than games.
            Stakes::Points { .. } => (-INFINITE, INFINITE),
        }
    }

    #[inline]
    pub(super) fn known_to_oracle(&mut self, board: FastBoard) -> Option<Known> {
        let oracle = self.shared.oracle?;
        if self.rules.on_board(board) > i32::from(oracle.max_seeds()) {
            return None;
        }
        let known = oracle.probe(board);
        self.table_hits += u64::from(known.is_some());
        known
    }
}
