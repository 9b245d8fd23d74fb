//! Lookup tables by half: the effect of a move on one half of a board is read from a table instead
//! of played.
//!
//! A *half* is one player's row of six pits. A move empties a pit of the mover's half and adds
//! seeds after it. If it reaches the opponent's half, it adds one seed to each of the first few
//! pits there and may capture some. There are few halves (230 thousand with up to 20 seeds) and
//! many boards (85 million with exactly 20 seeds), so everything that depends on one half is
//! computed once.
//!
//! Moves are of four kinds, by the number of pits that they pass:
//!
//! ```text
//!          mover's row              opponent's row           mover's row again
//!    +---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---
//!    |   |   | * | a | b | c | d | e | f | g | h | i | j | k | - | l | ...
//!    +---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---
//!              ^ |<- inner ->|<------ reaching ----->|<round>|   |<- full lap
//!           origin                (may capture)        the origin is skipped
//! ```
//!
//! * *inner* moves end in the mover's own row, before any seed leaves it;
//! * *reaching* moves end in the opponent's row;
//! * *round* moves pass the whole opponent's row and end in the mover's own row, before their own
//!   pit;
//! * *full-lap* moves pass their own pit. They are rare and played pit by pit (see
//!   [`full_lap`](super::full_lap)).
//!
//! If stores are sown, every move with a seed that leaves the mover's row also leaves the layer. A
//! store is between the rows then, so a reaching move needs one more seed, a move may end in the
//! store, and all longer moves count as full-lap.

#![allow(
    clippy::cast_possible_truncation,
    reason = "six pits, and fewer halves than 2^32"
)]

use std::ops::Range;

use awale_rules::{GrandSlamRule, ROW};

use super::{
    captures::{HalfBoardChange, HalfBoardChangeLists, captured_seed_count},
    ranking::{HalfBoard, first_rank_with_seeds},
    rules::TableRules,
    unmove_tables::UnmoveTables,
};

/// The data of one half before a move. A set of pits is a bit set with the first pit in the lowest
/// bit.
#[derive(Clone, Copy, Debug)]
pub(super) struct HalfMoveData {
    /// If this is the mover's half: the reaching moves. Bit `6 * end_pit + pit` is a move from
    /// `pit` that ends in `end_pit`.
    pub(super) move_bits_ending_at_opponent: u64,
    /// The number of seeds in the half.
    pub(super) seeds: u8,
    /// If this is the mover's half: the number of inner moves.
    pub(super) own_row_move_count: u8,
    /// If this is the mover's half: the number of round moves.
    pub(super) moves_around_board_count: u8,
    /// If this is the mover's half: the pits whose moves end in the mover's store.
    pub(super) pit_bits_ending_in_store: u8,
    /// If this is the mover's half: the pits whose moves are full-lap.
    pub(super) full_lap_pit_bits: u8,
    /// If this is the opponent's half: the pits in which a reaching move ends without a capture.
    pub(super) quiet_end_pit_bits: u8,
}

/// Masks for [`HalfMoveData::move_bits_ending_at_opponent`]: the moves that end in one of a set of
/// pits, indexed by the set.
pub(super) static MOVE_MASKS_BY_END_PITS: [u64; 1 << ROW] = {
    let mut masks = [0; 1 << ROW];
    let mut end_pit_set = 0;
    while end_pit_set < masks.len() {
        let mut end_pit = 0;
        while end_pit < ROW {
            if end_pit_set >> end_pit & 1 == 1 {
                masks[end_pit_set] |= 0b11_1111 << (end_pit * ROW);
            }
            end_pit += 1;
        }
        end_pit_set += 1;
    }
    masks
};

/// The tables of all halves with up to some number of seeds, indexed by rank.
pub(super) struct HalfTables {
    pub(super) rules: TableRules,
    all_halves: Vec<HalfBoard>,
    move_data_by_half_rank: Vec<HalfMoveData>,
    half_changes: HalfBoardChangeLists,
    unmoves: UnmoveTables,
}

impl HalfTables {
    /// Computes the tables of halves with up to `seeds` seeds.
    pub(super) fn new(rules: TableRules, seeds: u8) -> HalfTables {
        let half_count = first_rank_with_seeds(seeds + 1) as usize;
        let all_halves: Vec<HalfBoard> =
            std::iter::successors(Some(HalfBoard::default()), |half| Some(half.next_by_rank()))
                .take(half_count)
                .collect();
        HalfTables {
            rules,
            move_data_by_half_rank: all_halves
                .iter()
                .map(|&half| compute_half_move_data(rules, half))
                .collect(),
            half_changes: HalfBoardChangeLists::new(rules, &all_halves, seeds),
            unmoves: UnmoveTables::new(rules, &all_halves, seeds),
            all_halves,
        }
    }

    /// The half with this rank.
    pub(super) fn half(&self, rank: u32) -> HalfBoard {
        self.all_halves[rank as usize]
    }

    pub(super) fn move_data_of_half(&self, rank: u32) -> &HalfMoveData {
        &self.move_data_by_half_rank[rank as usize]
    }

    /// The changes of halves with `seeds` seeds and ranks in `ranks`, by moves that leave the
    /// layer, end in `end_pit` and capture `captured_seeds` seeds.
    pub(super) fn half_changes(
        &self,
        ranks: &Range<u32>,
        seeds: u8,
        end_pit: usize,
        captured_seeds: u8,
    ) -> &[HalfBoardChange] {
        let all_changes = self
            .half_changes
            .half_changes(seeds, end_pit, captured_seeds);
        let first_change_at =
            |rank| all_changes.partition_point(|arrival| arrival.rank_before < rank);
        // Most rows are whole. Only a row at the end of a block may be cut.
        let is_whole_row =
            *ranks == (first_rank_with_seeds(seeds)..first_rank_with_seeds(seeds + 1));
        if is_whole_row {
            all_changes
        } else {
            &all_changes[first_change_at(ranks.start)..first_change_at(ranks.end)]
        }
    }

    pub(super) fn unmove_tables(&self) -> &UnmoveTables {
        &self.unmoves
    }

    /// Undoes the moves to this board that have passed the other side's whole row: calls
    /// `on_predecessor` with the ranks of both halves before each of them
    /// ([`UnmoveTables::for_each_full_lap_unmove`]).
    pub(super) fn for_each_full_lap_unmove(
        &self,
        own_rank: u32,
        opponent_rank: u32,
        on_predecessor: impl FnMut(u32, u32),
    ) {
        self.unmoves.for_each_full_lap_unmove(
            &self.all_halves,
            own_rank,
            opponent_rank,
            on_predecessor,
        );
    }
}

fn compute_half_move_data(rules: TableRules, half: HalfBoard) -> HalfMoveData {
    let pits = half.pits();
    let seeds = half.seed_count();
    let is_slam_legal = rules.grand_slam == GrandSlamRule::SlamCapturesNothing;
    let mut half_move_data = HalfMoveData {
        move_bits_ending_at_opponent: 0,
        seeds,
        own_row_move_count: 0,
        moves_around_board_count: 0,
        pit_bits_ending_in_store: 0,
        full_lap_pit_bits: 0,
        quiet_end_pit_bits: 0,
    };
    for (pit, &count) in pits.iter().enumerate() {
        let following_pit_count = ROW - 1 - pit;
        let store_count = usize::from(rules.sow_stores);
        match usize::from(count) {
            0 => {}
            count if count <= following_pit_count => half_move_data.own_row_move_count += 1,
            count if count == following_pit_count + store_count => {
                half_move_data.pit_bits_ending_in_store |= 1 << pit;
            }
            count if count <= following_pit_count + store_count + ROW => {
                let end_pit = count - following_pit_count - store_count - 1;
                half_move_data.move_bits_ending_at_opponent |= 1 << (end_pit * ROW + pit);
            }
            count if count < 2 * ROW && !rules.sow_stores => {
                half_move_data.moves_around_board_count += 1;
            }
            _ => half_move_data.full_lap_pit_bits |= 1 << pit,
        }
    }
    for end in 0..ROW {
        let mut sown_pits = pits;
        sown_pits[..=end].iter_mut().for_each(|seeds| *seeds += 1);
        let captured_seeds = captured_seed_count(sown_pits, end);
        let is_grand_slam = usize::from(captured_seeds) == usize::from(seeds) + end + 1;
        if captured_seeds == 0 || is_grand_slam && is_slam_legal {
            half_move_data.quiet_end_pit_bits |= 1 << end;
        }
    }
    half_move_data
}
