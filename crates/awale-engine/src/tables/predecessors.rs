//! Un-moves of the boards of a row: the indices of their predecessors, by moves that stay in the
//! layer.
//!
//! The boards of a row have the same South half. So the change of South's half by an un-move is
//! looked up once per row, and the changes of North's halves are read forwards, board after board.

use awale_rules::{FeedingRule, ROW};

use super::{
    half_tables::HalfTables, layer_index::LayerBoardOrder, unmove_tables::MAX_INNER_UNMOVES,
};

/// South's un-moves: South has just moved, and North is to move.
pub(super) struct SouthUnmoves<'a> {
    halves: &'a HalfTables,
    board_order: &'a LayerBoardOrder,
    south_rank: u32,
    /// The rows in which inner moves started. The first `inner_move_row_count` entries are valid.
    inner_move_row_offsets: [usize; MAX_INNER_UNMOVES],
    inner_move_row_count: usize,
    /// The row in which the move started, indexed by the number of seeds that it gave North, minus
    /// 1.
    row_offset_by_seeds_given: [usize; ROW],
}

impl<'a> SouthUnmoves<'a> {
    /// Prepares the un-moves of boards with the half `south_rank`. `None` if no move can lead to
    /// them.
    #[inline]
    pub(super) fn new(
        halves: &'a HalfTables,
        board_order: &'a LayerBoardOrder,
        south_rank: u32,
    ) -> Option<SouthUnmoves<'a>> {
        let would_starve_illegally =
            board_order.has_all_seeds(south_rank) && halves.rules.feeding == FeedingRule::MustFeed;
        let (ranks_before_reaching_moves, ranks_before_inner_moves) = halves
            .unmove_tables()
            .mover_halves_before(south_rank)
            .filter(|_| !would_starve_illegally)?;
        let mut inner_move_row_offsets = [0; MAX_INNER_UNMOVES];
        inner_move_row_offsets
            .iter_mut()
            .zip(ranks_before_inner_moves)
            .for_each(|(row, &before)| *row = board_order.board_row_offset(before));
        // A start with more seeds than the board has no row. North's tables have no entry for it,
        // so it is never used.
        let reaching_row_offsets = ranks_before_reaching_moves
            .map(|before| board_order.board_row_offset_if_any(before).unwrap_or(0));
        Some(SouthUnmoves {
            halves,
            board_order,
            south_rank,
            inner_move_row_offsets,
            inner_move_row_count: ranks_before_inner_moves.len(),
            row_offset_by_seeds_given: reaching_row_offsets,
        })
    }

    /// Calls `on_predecessor` with the index of each predecessor of the boards with the halves
    /// `north_ranks`.
    #[inline]
    pub(super) fn for_each_predecessor(
        &self,
        north_ranks: impl Iterator<Item = u32> + Clone,
        mut on_predecessor: impl FnMut(usize),
    ) {
        for row in &self.inner_move_row_offsets[..self.inner_move_row_count] {
            north_ranks
                .clone()
                .for_each(|north| on_predecessor(row + north as usize));
        }
        let tables = self.halves.unmove_tables();
        for north in north_ranks {
            for before in tables.opponent_halves_before(north) {
                on_predecessor(
                    self.row_offset_by_seeds_given[before.end_pit()] + before.half_rank() as usize,
                );
            }
            if tables.allows_full_lap(north) {
                self.halves
                    .for_each_full_lap_unmove(self.south_rank, north, |south, north| {
                        on_predecessor(self.board_order.index((south, north)));
                    });
            }
        }
    }
}

/// North's un-moves: North has just moved, and South is to move.
pub(super) struct NorthUnmoves<'a> {
    halves: &'a HalfTables,
    board_order: &'a LayerBoardOrder,
    south_rank: u32,
    /// The row of the boards, which inner moves of North do not leave.
    board_row_offset: usize,
    /// The possible numbers of seeds that the move gave South, minus 1, and the rows in which it
    /// started. The first `reaching_unmove_count` entries are valid.
    reaching_end_pits_and_rows: [(usize, usize); ROW],
    reaching_unmove_count: usize,
    /// Whether the move can have sown into all of South's pits and ended in North's row.
    allows_full_lap: bool,
}

impl<'a> NorthUnmoves<'a> {
    /// Prepares the un-moves of boards with the half `south_rank`. `None` if no move can lead to
    /// them.
    #[inline]
    pub(super) fn new(
        halves: &'a HalfTables,
        board_order: &'a LayerBoardOrder,
        south_rank: u32,
    ) -> Option<NorthUnmoves<'a>> {
        if south_rank == 0 && halves.rules.feeding == FeedingRule::MustFeed {
            return None;
        }
        let before = halves.unmove_tables().opponent_halves_before(south_rank);
        let mut reaching_end_pits_and_rows = [(0, 0); ROW];
        let rows_by_end_pit = before.iter().map(|before| {
            (
                before.end_pit(),
                board_order.board_row_offset(before.half_rank()),
            )
        });
        reaching_end_pits_and_rows
            .iter_mut()
            .zip(rows_by_end_pit)
            .for_each(|(reaching, row)| *reaching = row);
        let (board_row_offset, allows_full_lap) = (
            board_order.board_row_offset(south_rank),
            halves.unmove_tables().allows_full_lap(south_rank),
        );
        Some(NorthUnmoves {
            halves,
            board_order,
            south_rank,
            board_row_offset,
            reaching_end_pits_and_rows,
            reaching_unmove_count: before.len(),
            allows_full_lap,
        })
    }

    /// Calls `on_predecessor` with the index of each predecessor of the boards with the halves
    /// `north_ranks`.
    #[inline]
    pub(super) fn for_each_predecessor(
        &self,
        north_ranks: impl Iterator<Item = u32>,
        mut on_predecessor: impl FnMut(usize),
    ) {
        for north in north_ranks {
            let Some((ranks_before_reaching_moves, ranks_before_inner_moves)) =
                self.halves.unmove_tables().mover_halves_before(north)
            else {
                continue;
            };
            for &before in ranks_before_inner_moves {
                on_predecessor(self.board_row_offset + before as usize);
            }
            for &(end, row) in &self.reaching_end_pits_and_rows[..self.reaching_unmove_count] {
                on_predecessor(row + ranks_before_reaching_moves[end] as usize);
            }
            if self.allows_full_lap {
                self.halves
                    .for_each_full_lap_unmove(north, self.south_rank, |north, south| {
                        on_predecessor(self.board_order.index((south, north)));
                    });
            }
        }
    }
}
