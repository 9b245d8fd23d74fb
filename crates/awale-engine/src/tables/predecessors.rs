//! Un-moves of the boards of a row: the indices of their predecessors, by moves that stay in their
//! layer.
//!
//! The boards of a row have South's half in common. So what an un-move does to South's half is
//! looked up once for the row, and what it does to North's halves is read forwards, board after
//! board.

use awale_rules::{Feeding, ROW};

use super::half_tables::HalfTables;
use super::layer_index::LayerIndex;
use super::unmove_tables::MOST_INNER;

/// South's un-moves: South has just moved, and North is to move.
pub(super) struct SouthUnmoves<'a> {
    halves: &'a HalfTables,
    layer: &'a LayerIndex,
    south: u32,
    /// The rows that inner moves came from; as many as `inner_count` says.
    inner: [usize; MOST_INNER],
    inner_count: usize,
    /// By the seeds that the move gave, less 1: the row that it came from.
    reaching: [usize; ROW],
}

impl<'a> SouthUnmoves<'a> {
    /// Those of the boards with the half `south`; `None` if no move can have led to them.
    #[inline]
    pub(super) fn new(
        halves: &'a HalfTables,
        layer: &'a LayerIndex,
        south: u32,
    ) -> Option<SouthUnmoves<'a>> {
        let is_starving = layer.has_all_seeds(south) && halves.rules.feeding == Feeding::Required;
        let (reaching, before) = halves.unmoves().movers(south).filter(|_| !is_starving)?;
        let mut inner = [0; MOST_INNER];
        inner
            .iter_mut()
            .zip(before)
            .for_each(|(row, &before)| *row = layer.row(before));
        // No half of North's asks for one that would hold more seeds than the board.
        let reaching = reaching.map(|before| layer.row_if_any(before).unwrap_or(0));
        Some(SouthUnmoves {
            halves,
            layer,
            south,
            inner,
            inner_count: before.len(),
            reaching,
        })
    }

    /// Calls `found` with the index of each predecessor of the boards with the halves `norths`.
    #[inline]
    pub(super) fn for_each(
        &self,
        norths: impl Iterator<Item = u32> + Clone,
        mut found: impl FnMut(usize),
    ) {
        for row in &self.inner[..self.inner_count] {
            norths.clone().for_each(|north| found(row + north as usize));
        }
        let tables = self.halves.unmoves();
        for north in norths {
            for before in tables.opponents(north) {
                found(self.reaching[before.end()] + before.rank() as usize);
            }
            if tables.is_passable(north) {
                self.halves.for_each_lap(self.south, north, |south, north| {
                    found(self.layer.index((south, north)));
                });
            }
        }
    }
}

/// North's un-moves: North has just moved, and South is to move.
pub(super) struct NorthUnmoves<'a> {
    halves: &'a HalfTables,
    layer: &'a LayerIndex,
    south: u32,
    /// The row itself: inner moves stay in it.
    row: usize,
    /// Numbers of seeds that the move can have given, less 1, and the rows that it came from; as
    /// many as `reaching_count` says.
    reaching: [(usize, usize); ROW],
    reaching_count: usize,
    /// Whether a move can have passed all of South's pits.
    is_passable: bool,
}

impl<'a> NorthUnmoves<'a> {
    /// Those of the boards with the half `south`; `None` if no move can have led to them.
    #[inline]
    pub(super) fn new(
        halves: &'a HalfTables,
        layer: &'a LayerIndex,
        south: u32,
    ) -> Option<NorthUnmoves<'a>> {
        if south == 0 && halves.rules.feeding == Feeding::Required {
            return None;
        }
        let before = halves.unmoves().opponents(south);
        let mut reaching = [(0, 0); ROW];
        let rows = before
            .iter()
            .map(|before| (before.end(), layer.row(before.rank())));
        reaching
            .iter_mut()
            .zip(rows)
            .for_each(|(reaching, row)| *reaching = row);
        let (row, is_passable) = (layer.row(south), halves.unmoves().is_passable(south));
        Some(NorthUnmoves {
            halves,
            layer,
            south,
            row,
            reaching,
            reaching_count: before.len(),
            is_passable,
        })
    }

    /// Calls `found` with the index of each predecessor of the boards with the halves `norths`.
    #[inline]
    pub(super) fn for_each(&self, norths: impl Iterator<Item = u32>, mut found: impl FnMut(usize)) {
        for north in norths {
            let Some((given_back, inner)) = self.halves.unmoves().movers(north) else {
                continue;
            };
            for &before in inner {
                found(self.row + before as usize);
            }
            for &(end, row) in &self.reaching[..self.reaching_count] {
                found(row + given_back[end] as usize);
            }
            if self.is_passable {
                self.halves.for_each_lap(north, self.south, |north, south| {
                    found(self.layer.index((south, north)));
                });
            }
        }
    }
}
