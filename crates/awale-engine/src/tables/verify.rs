//! Verifies a finished layer board by board, with the rules alone and without the code that solved
//! it.

use std::{
    error::Error,
    fmt,
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
};

use awale_rules::{Game, PerSeat, Pit, Position, Seat};

use crate::stop::Stop;

use super::{
    board_value::BoardValue,
    layers::Tables,
    ranking::{HalfBoard, TableBoard},
    rules::Exactness,
};

/// A board whose value does not follow from the values of its successors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The seeds in the pits, the mover's first.
    pub pits: [u8; 12],
    /// The value in the table.
    pub value: BoardValue,
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Contradiction { pits, value, .. } = self;
        write!(
            f,
            "the board {pits:?} is entered as {value:?}, which does not follow from its moves"
        )
    }
}

impl Error for Contradiction {}

/// The reason why the verification of a layer failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VerifyError {
    /// A value contradicts the rules.
    Contradiction(Contradiction),
    /// The tables lack the layer of a board, or its file went bad while it was read.
    MissingLayer,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            VerifyError::Contradiction(contradiction) => contradiction.fmt(f),
            VerifyError::MissingLayer => f.write_str("a board cannot be looked up"),
        }
    }
}

impl Error for VerifyError {}

impl From<Contradiction> for VerifyError {
    fn from(contradiction: Contradiction) -> VerifyError {
        VerifyError::Contradiction(contradiction)
    }
}

impl Tables {
    /// The position with this board by the rules of these tables: South to move, all other seeds in
    /// North's store.
    fn position_of_board(&self, board: TableBoard) -> Position {
        let rules = self.rules().playable_rules();
        let stores = PerSeat {
            south: 0,
            north: rules.total_seeds() - board.seed_count(),
        };
        Position::new(&rules, board.pits(), stores, Seat::South).unwrap_or_else(|invalid| {
            unreachable!("the store takes what the board does not hold: {invalid}")
        })
    }

    /// Checks every board of the layer of `seeds` seeds against its successors, with `threads`
    /// threads. Returns `Ok(false)` if `stop` ended it.
    ///
    /// The whole layer is decoded into memory, one byte per board, because its boards are not read
    /// in the order of its blocks. `report_board_count` is called repeatedly with the number of
    /// boards checked since the last call.
    ///
    /// * The value of a board that is not cyclic is the maximum over all moves.
    /// * The value of a cyclic board is this maximum too if endless play pays the same on every
    ///   board. If it pays the board's own rows, the value is between this payment and the maximum.
    /// * A board is cyclic only if a move inside the layer leads to a cyclic board.
    ///
    /// # Errors
    /// Returns a board with a wrong value, or [`VerifyError::MissingLayer`].
    ///
    /// # Examples
    /// ```
    /// use awale_engine::Stop;
    /// use awale_engine::tables::{TableRules, Tables, VerifyError};
    /// use awale_rules::Rules;
    ///
    /// let stop = Stop::new();
    /// let tables = Tables::solve(TableRules::new(&Rules::AWARI), 4, 1, &stop).unwrap();
    /// assert_eq!(tables.verify_layer(4, 1, &stop, &|_| ()), Ok(true));
    /// assert_eq!(tables.verify_layer(5, 1, &stop, &|_| ()), Err(VerifyError::MissingLayer));
    /// ```
    pub fn verify_layer(
        &self,
        seeds: u8,
        threads: usize,
        stop: &Stop,
        report_board_count: &(dyn Fn(u64) + Sync),
    ) -> Result<bool, VerifyError> {
        let layer_bytes = self
            .decoded_layer(seeds, threads)
            .ok_or(VerifyError::MissingLayer)?;
        let halves = HalfBoard::all_in_lexicographic_order(seeds);
        let (next_half_index, has_failed) = (AtomicUsize::new(0), AtomicBool::new(false));
        let run_worker = || {
            // Boards with the same half of the mover have successors that are close to each other.
            while let Some(&mover) = halves.get(next_half_index.fetch_add(1, Ordering::Relaxed)) {
                if stop.is_stopped() || has_failed.load(Ordering::Relaxed) {
                    return Ok(false);
                }
                let opponents = HalfBoard::halves_with_seeds(seeds - mover.seed_count());
                let check_result = opponents.clone().try_for_each(|opponent| {
                    self.verify_board(&layer_bytes, TableBoard { mover, opponent })
                });
                check_result.inspect_err(|_| has_failed.store(true, Ordering::Relaxed))?;
                report_board_count(opponents.count() as u64);
            }
            Ok(true)
        };
        let worker_results: Vec<Result<bool, VerifyError>> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.max(1))
                .map(|_| scope.spawn(run_worker))
                .collect();
            let joined_results = workers.into_iter().map(std::thread::ScopedJoinHandle::join);
            joined_results
                .map(|done| done.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        });
        worker_results
            .into_iter()
            .try_fold(true, |all, done| Ok(done? && all))
    }

    /// Checks a board of this layer.
    fn verify_board(&self, layer_bytes: &[u8], board: TableBoard) -> Result<(), VerifyError> {
        let value = BoardValue::from_byte(layer_bytes[board.index_in_layer()]);
        match self.value_follows_from_moves(layer_bytes, board, value) {
            Some(true) => Ok(()),
            Some(false) => Err(Contradiction {
                pits: board.pits(),
                value,
            }
            .into()),
            None => Err(VerifyError::MissingLayer),
        }
    }

    /// Whether the value of a board of this layer follows from its moves. `None` if a successor
    /// cannot be looked up.
    #[expect(clippy::cast_possible_truncation, reason = "72 seeds at most")]
    fn value_follows_from_moves(
        &self,
        layer_bytes: &[u8],
        board: TableBoard,
        table_value: BoardValue,
    ) -> Option<bool> {
        let position = self.position_of_board(board);
        let lead = |position: &Position| {
            position.store(Seat::South).cast_signed() - position.store(Seat::North).cast_signed()
        };
        if let Some(outcome) = position.outcome() {
            let counts = outcome.final_result.final_counts;
            let value = counts.lead(Seat::South) as i8 - lead(&position);
            return Some(
                table_value
                    == BoardValue {
                        value,
                        is_cyclic: false,
                    },
            );
        }
        let (mut best_value, mut can_cycle) = (i8::MIN, false);
        for pit in position.moves() {
            let mut position_after = position;
            position_after.play_unchecked(pit);
            let board_after = TableBoard::from_position(&position_after);
            let reply_value = if board_after.seed_count() == board.seed_count() {
                BoardValue::from_byte(layer_bytes[board_after.index_in_layer()])
            } else {
                self.get(board_after)?
            };
            best_value =
                best_value.max(lead(&position_after) - lead(&position) - reply_value.value);
            can_cycle |= reply_value.is_cyclic
                && position_after.seeds_on_board() == position.seeds_on_board();
        }
        let row_seeds = |seat| Pit::row(seat).map(|pit| position.seeds(pit)).sum::<u8>();
        let endless_value = self
            .rules()
            .value_of_endless_play(row_seeds(Seat::South), row_seeds(Seat::North));
        Some(match table_value.is_cyclic {
            false => table_value.value == best_value,
            true if !can_cycle => false,
            true if self.reliability() == Exactness::Exact => table_value.value == best_value,
            true => (best_value.min(endless_value)..=best_value.max(endless_value))
                .contains(&table_value.value),
        })
    }
}

#[cfg(test)]
mod tests {
    use awale_rules::Variant;

    use super::super::layers::FinishedLayer;
    use super::*;
    use crate::tables::TableRules;

    #[test]
    fn verify_finds_wrong_values_and_wrong_cyclic_marks() {
        for variant in Variant::BUILT_IN {
            let rules = TableRules::new(&variant.rules);
            let correct_tables = Tables::solve(rules, 6, 1, &Stop::new()).unwrap();
            let bytes = correct_tables.layer_bytes(6);
            // A wrong cyclic mark, or a value that no board with 6 seeds can have.
            for change in [
                |correct_tables: BoardValue| BoardValue {
                    is_cyclic: true,
                    ..correct_tables
                },
                |correct_tables| BoardValue {
                    value: 7,
                    ..correct_tables
                },
            ] {
                let board = TableBoard::new([0, 0, 0, 0, 0, 1, 2, 1, 0, 1, 1, 0]).unwrap();
                let mut bytes = bytes.clone();
                bytes[board.index_in_layer()] =
                    change(correct_tables.get(board).unwrap()).to_byte();
                let mut wrong_tables = Tables::solve(rules, 5, 1, &Stop::new()).unwrap();
                if wrong_tables.max_seeds() < 6 {
                    wrong_tables.push_layer(FinishedLayer::InMemory(bytes));
                }
                assert!(
                    wrong_tables
                        .verify_layer(6, 2, &Stop::new(), &|_| ())
                        .is_err(),
                    "{}",
                    variant.id
                );
            }
        }
    }
}
