//! Lookup tables for un-moves, by half: the halves before a move that led to a half.
//!
//! The pit of a move is empty after the move, and its seeds are in the pits after it, one in each.
//! An empty pit and a number of seeds therefore determine a candidate:
//!
//! ```text
//!   after      3  0  1  2  0 | 4 ...      the mover's pit 1 is empty
//!   before     3  2  0  1  0 | 4 ...      un-move of 2 seeds: one back from each of the pits 2 and 3
//! ```
//!
//! An inner move changes one half only. A move out of the row has sown all pits from its own pit to
//! the end of the row, so it started in the *last* empty pit. It is determined by the number of
//! seeds that it gave the opponent. The half before the move depends only on that number and on the
//! half after it:
//!
//! ```text
//!   the mover's half       the opponent's half
//!   3  0  1  2  1  1   |   2  4  0  ...            after
//!   3  5  0  1  0  0   |   1  4  0  ...            before, 1 seed given
//!   3  6  0  1  0  0   |   1  3  0  ...            before, 2 seeds given; not 3, since the third pit is empty
//! ```
//!
//! The move was possible if every sown pit holds at least one seed. It stayed in the layer if it
//! captured nothing: if the last pit is the opponent's, it must not hold two or three seeds, except
//! in a legal grand slam, which captures nothing.

#![allow(
    clippy::cast_possible_truncation,
    reason = "six pits, and fewer halves than 2^24"
)]

use awale_rules::{GrandSlamRule, ROW};

use super::{captures::captured_seed_count, full_lap, ranking::HalfBoard, rules::TableRules};

/// The maximum number of halves from which an inner move leads to a given half. The last seed is in
/// one of the pits after an empty one.
pub(super) const MAX_INNER_UNMOVES: usize = ROW - 1;

/// The opponent's half before a reaching move: its rank and the end of the move, packed into one
/// number.
#[derive(Clone, Copy, Debug)]
pub(super) struct PackedUnmove(u32);

impl PackedUnmove {
    const RANK_BITS: u32 = 24;

    fn new(end_pit: usize, rank: u32) -> PackedUnmove {
        PackedUnmove((end_pit as u32) << PackedUnmove::RANK_BITS | rank)
    }

    /// The pit in which the move ends, which is the number of seeds given to the opponent minus 1.
    #[inline]
    pub(super) fn end_pit(self) -> usize {
        (self.0 >> PackedUnmove::RANK_BITS) as usize
    }

    /// The rank of the half.
    #[inline]
    pub(super) fn half_rank(self) -> u32 {
        self.0 & ((1 << PackedUnmove::RANK_BITS) - 1)
    }
}

/// One list per half, stored one after the other. Un-moves read the lists in random order, so all
/// entries for a half are next to each other.
struct ListPerHalf<T> {
    /// The start of each list in `list_items`, and the end of the last list.
    list_starts: Vec<u32>,
    list_items: Vec<T>,
}

impl<T> ListPerHalf<T> {
    fn new(half_count: usize) -> ListPerHalf<T> {
        let mut list_starts = Vec::with_capacity(half_count + 1);
        list_starts.push(0);
        ListPerHalf {
            list_starts,
            list_items: Vec::new(),
        }
    }

    /// Adds the list of the next half.
    fn push_list(&mut self, list: impl Iterator<Item = T>) {
        self.list_items.extend(list);
        self.list_starts.push(self.list_items.len() as u32);
    }

    #[inline]
    fn list_of_half(&self, rank: u32) -> &[T] {
        let rank = rank as usize;
        &self.list_items[self.list_starts[rank] as usize..self.list_starts[rank + 1] as usize]
    }
}

/// The data for moves that pass the opponent's whole row.
#[derive(Clone, Copy, Debug)]
struct FullLapData {
    /// If this is the mover's half: the last empty pit, if any.
    last_empty_pit: Option<u8>,
    /// If this is the opponent's half: whether every pit holds seeds, so that the move can have
    /// passed all of them.
    can_move_have_passed_all_pits: bool,
    /// A bit set of the opponent's pits in which a move could end without a capture. Empty if this
    /// is the mover's half.
    quiet_end_pit_bits: u8,
}

/// The tables of un-moves, indexed by the ranks of halves after the move.
pub(super) struct UnmoveTables {
    rules: TableRules,
    /// The mover's halves before the move: six for moves that gave 1 to 6 seeds, then those for
    /// inner moves. Empty if no pit is empty.
    mover_ranks_before_move: ListPerHalf<u32>,
    /// The opponent's halves before reaching moves without a capture.
    opponent_unmoves: ListPerHalf<PackedUnmove>,
    full_lap_data_by_half: Vec<FullLapData>,
}

impl UnmoveTables {
    /// Computes the tables for `halves`, which are all halves with up to `max_seeds` seeds in the
    /// order of ranks.
    pub(super) fn new(rules: TableRules, halves: &[HalfBoard], max_seeds: u8) -> UnmoveTables {
        let (mover_ranks_before, opponent_unmoves) = (
            ListPerHalf::new(halves.len()),
            ListPerHalf::new(halves.len()),
        );
        let mut tables = UnmoveTables {
            rules,
            mover_ranks_before_move: mover_ranks_before,
            opponent_unmoves,
            full_lap_data_by_half: Vec::with_capacity(halves.len()),
        };
        for &half in halves {
            tables.push_half(half, max_seeds);
        }
        tables.mover_ranks_before_move.list_items.shrink_to_fit();
        tables.opponent_unmoves.list_items.shrink_to_fit();
        tables
    }

    fn push_half(&mut self, half: HalfBoard, max_seeds: u8) {
        let pits = half.pits();
        let is_slam_legal = self.rules.grand_slam == GrandSlamRule::SlamCapturesNothing;
        let is_quiet = |&end: &usize| {
            let captured_seeds = captured_seed_count(pits, end);
            captured_seeds == 0 || is_slam_legal && captured_seeds == half.seed_count()
        };
        // If stores are sown, a move that leaves the row adds a seed to a store, so the board
        // before it is in another layer.
        let sows_only_pits = !self.rules.sow_stores;
        let leading_filled_pit_count = pits.iter().take_while(|&&seeds| seeds > 0).count();
        let end_pits = (0..leading_filled_pit_count).filter(|end| sows_only_pits && is_quiet(end));
        self.opponent_unmoves.push_list(
            end_pits.map(|end| PackedUnmove::new(end, half.unsow_first_pits(end + 1).rank())),
        );
        let last_empty_pit = pits.iter().rposition(|&seeds| seeds == 0);
        let ranks_before_reaching_moves = last_empty_pit.into_iter().flat_map(|pit| {
            let following_pit_count = ROW - 1 - pit;
            let half_before = half.unsow_pits_after(pit, following_pit_count);
            // Halves with more seeds than the largest board do not exist. The opponent's lists
            // never refer to them, so 0 is stored.
            let is_half_within_max_seeds = move |seeds_given: usize| {
                usize::from(half.seed_count()) + seeds_given <= usize::from(max_seeds)
            };
            (1..=ROW).map(move |seeds_given| {
                if is_half_within_max_seeds(seeds_given) {
                    half_before
                        .with_seeds_in_pit(pit, (following_pit_count + seeds_given) as u8)
                        .rank()
                } else {
                    0
                }
            })
        });
        self.mover_ranks_before_move.push_list(
            ranks_before_reaching_moves.chain(undo_inner_moves(half).map(HalfBoard::rank)),
        );
        self.full_lap_data_by_half.push(FullLapData {
            last_empty_pit: last_empty_pit.map(|pit| pit as u8),
            can_move_have_passed_all_pits: sows_only_pits && leading_filled_pit_count == ROW,
            quiet_end_pit_bits: (0..ROW).filter(is_quiet).map(|end| 1 << end).sum(),
        });
    }

    /// The ranks of the mover's halves before the move: six indexed by the number of seeds given to
    /// the opponent minus 1, then at most [`MAX_INNER_UNMOVES`] for inner moves. `None` if no move
    /// can lead to this half.
    #[inline]
    pub(super) fn mover_halves_before(&self, rank_after: u32) -> Option<(&[u32; ROW], &[u32])> {
        self.mover_ranks_before_move
            .list_of_half(rank_after)
            .split_first_chunk()
    }

    /// The opponent's halves before reaching moves without a capture.
    #[inline]
    pub(super) fn opponent_halves_before(&self, rank_after: u32) -> &[PackedUnmove] {
        self.opponent_unmoves.list_of_half(rank_after)
    }

    /// Whether a move of the other side can have sown into every pit of this half, the half
    /// `rank_after` the move, without leaving the layer.
    #[inline]
    pub(super) fn allows_full_lap(&self, rank_after: u32) -> bool {
        self.full_lap_data_by_half[rank_after as usize].can_move_have_passed_all_pits
    }

    /// Calls `on_predecessor` with the ranks of both halves, the mover's first, before each move
    /// that passed all pits of `opponent_rank` (which must be passable), led to `own_rank` and
    /// stayed in its layer. `halves` are all halves.
    pub(super) fn for_each_full_lap_unmove(
        &self,
        halves: &[HalfBoard],
        own_rank: u32,
        opponent_rank: u32,
        mut on_predecessor: impl FnMut(u32, u32),
    ) {
        let Some(pit) = self.full_lap_data_by_half[own_rank as usize]
            .last_empty_pit
            .map(usize::from)
        else {
            return;
        };
        let own_half = halves[own_rank as usize].unsow_pits_after(pit, ROW - 1 - pit);
        let opponent_half = halves[opponent_rank as usize].unsow_first_pits(ROW);
        let quiet_end_pit_bits =
            self.full_lap_data_by_half[opponent_rank as usize].quiet_end_pit_bits;
        full_lap::unmove_full_lap(
            pit,
            own_half,
            opponent_half,
            quiet_end_pit_bits,
            |own_rank, opponent_rank| {
                on_predecessor(own_rank.rank(), opponent_rank.rank());
            },
        );
    }
}

/// The halves from which an inner move leads to `half`.
fn undo_inner_moves(half: HalfBoard) -> impl Iterator<Item = HalfBoard> {
    (0..ROW)
        .filter(move |&pit| half.seeds_in_pit(pit) == 0)
        .flat_map(move |pit| {
            let sown_pit_count = (pit + 1..ROW)
                .take_while(move |&sown| half.seeds_in_pit(sown) > 0)
                .count();
            (1..=sown_pit_count).map(move |count| {
                half.unsow_pits_after(pit, count)
                    .with_seeds_in_pit(pit, count as u8)
            })
        })
}
