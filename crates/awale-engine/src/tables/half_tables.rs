//! Look-up tables by half: what a move does to one half of a board is looked up instead of played.
//!
//! A *half* is one player's row of six pits. A move empties a pit of the mover's half and adds
//! seeds behind it. If it reaches the opponent's half, it adds one seed to each of the first few
//! pits there and perhaps captures some. There are few halves (230 thousand of up to 20 seeds) and
//! many boards (85 million of 20 seeds alone), so everything that depends on one half is computed
//! once.
//!
//! Moves are classified by how far they go:
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
//! * *round* moves pass the whole opponent's row and end in the mover's own, before the pit they
//!   came from;
//! * *full-lap* moves pass the pit they came from. They are rare and played pit by pit (see
//!   [`full_lap`](super::full_lap)).
//!
//! If stores are sown, every seed that leaves the mover's row makes the move leave the layer. There
//! a store lies between the rows, a reaching move is one seed longer, a move may end in the store,
//! and all longer moves count as full-lap.

#![allow(
    clippy::cast_possible_truncation,
    reason = "six pits, and fewer halves than 2^32"
)]

use std::ops::Range;

use awale_rules::{GrandSlam, ROW};

use super::captures::{Arrival, CaptureLists, capture_seeds};
use super::ranking::{Half, first_rank};
use super::rules::TableRules;
use super::unmove_tables::UnmoveTables;

/// What the solver knows of one half before a move. A set of pits is a bit set, the first pit in
/// the lowest bit.
#[derive(Clone, Copy, Debug)]
pub(super) struct BeforeMove {
    /// As the mover's half: reaching moves. Bit `6 * end + pit` is a move from `pit` that ends in
    /// `end`.
    pub(super) reaching: u64,
    /// All its seeds.
    pub(super) seeds: u8,
    /// As the mover's half: how many moves are inner.
    pub(super) inner: u8,
    /// As the mover's half: how many moves are round.
    pub(super) round: u8,
    /// As the mover's half: the pits whose moves end in the mover's store.
    pub(super) into_store: u8,
    /// As the mover's half: the pits whose moves are full-lap.
    pub(super) full_lap: u8,
    /// As the opponent's half: the pits in which a reaching move ends without a capture.
    pub(super) quiet_ends: u8,
}

/// The bits of [`BeforeMove::reaching`] that end in one of a set of pits, by the set.
pub(super) static ENDING_IN: [u64; 1 << ROW] = {
    let mut masks = [0; 1 << ROW];
    let mut set = 0;
    while set < masks.len() {
        let mut end = 0;
        while end < ROW {
            if set >> end & 1 == 1 {
                masks[set] |= 0b11_1111 << (end * ROW);
            }
            end += 1;
        }
        set += 1;
    }
    masks
};

/// The tables of all halves of up to some number of seeds, indexed by rank.
pub(super) struct HalfTables {
    pub(super) rules: TableRules,
    all: Vec<Half>,
    before_move: Vec<BeforeMove>,
    captures: CaptureLists,
    unmoves: UnmoveTables,
}

impl HalfTables {
    /// The tables of halves of up to `seeds` seeds.
    pub(super) fn new(rules: TableRules, seeds: u8) -> HalfTables {
        let count = first_rank(seeds + 1) as usize;
        let all: Vec<Half> = std::iter::successors(Some(Half::default()), |half| Some(half.next()))
            .take(count)
            .collect();
        HalfTables {
            rules,
            before_move: all.iter().map(|&half| before_move(rules, half)).collect(),
            captures: CaptureLists::new(rules, &all, seeds),
            unmoves: UnmoveTables::new(rules, &all, seeds),
            all,
        }
    }

    /// The half of this rank.
    pub(super) fn half(&self, rank: u32) -> Half {
        self.all[rank as usize]
    }

    pub(super) fn before_move(&self, rank: u32) -> &BeforeMove {
        &self.before_move[rank as usize]
    }

    /// The effects on halves of `seeds` seeds among `ranks` of moves that leave the layer, end in
    /// `end` and take `taken`.
    pub(super) fn arrivals(
        &self,
        ranks: &Range<u32>,
        seeds: u8,
        end: usize,
        taken: u8,
    ) -> &[Arrival] {
        let all = self.captures.arrivals(seeds, end, taken);
        let place = |rank| all.partition_point(|arrival| arrival.before < rank);
        // Few rows are cut by the end of a block.
        let is_whole = *ranks == (first_rank(seeds)..first_rank(seeds + 1));
        if is_whole {
            all
        } else {
            &all[place(ranks.start)..place(ranks.end)]
        }
    }

    pub(super) fn unmoves(&self) -> &UnmoveTables {
        &self.unmoves
    }

    /// Calls `found` with the ranks of both halves before each move that has passed the other
    /// side's row ([`UnmoveTables::for_each_lap`]).
    pub(super) fn for_each_lap(&self, own: u32, other: u32, found: impl FnMut(u32, u32)) {
        self.unmoves.for_each_lap(&self.all, own, other, found);
    }
}

fn before_move(rules: TableRules, half: Half) -> BeforeMove {
    let pits = half.pits();
    let seeds = half.seeds();
    let slam_is_legal = rules.grand_slam == GrandSlam::CapturesNothing;
    let mut before = BeforeMove {
        reaching: 0,
        seeds,
        inner: 0,
        round: 0,
        into_store: 0,
        full_lap: 0,
        quiet_ends: 0,
    };
    for (pit, &count) in pits.iter().enumerate() {
        let behind = ROW - 1 - pit;
        let store = usize::from(rules.sow_stores);
        match usize::from(count) {
            0 => {}
            count if count <= behind => before.inner += 1,
            count if count == behind + store => before.into_store |= 1 << pit,
            count if count <= behind + store + ROW => {
                let end = count - behind - store - 1;
                before.reaching |= 1 << (end * ROW + pit);
            }
            count if count < 2 * ROW && !rules.sow_stores => before.round += 1,
            _ => before.full_lap |= 1 << pit,
        }
    }
    for end in 0..ROW {
        let mut sown = pits;
        sown[..=end].iter_mut().for_each(|seeds| *seeds += 1);
        let taken = capture_seeds(sown, end);
        let slam = usize::from(taken) == usize::from(seeds) + end + 1;
        if taken == 0 || slam && slam_is_legal {
            before.quiet_ends |= 1 << end;
        }
    }
    before
}
