//! Look-up tables for un-moves, by half: which halves a move can have come from.
//!
//! The pit that a move came from is empty after the move, and its seeds lie one by one in the pits
//! behind it. So an empty pit and a count of seeds name a candidate:
//!
//! ```text
//!   after      3  0  1  2  0 | 4 ...      the mover's pit 1 is empty
//!   before     3  2  0  1  0 | 4 ...      un-move of 2 seeds: one back from each of the pits 2 and 3
//! ```
//!
//! An inner move changes one half only. A move out of the row has sown all pits from its origin to
//! the end of the row, so it came from the *last* empty pit, and it is known by how many seeds it
//! gave the opponent. Before it, each half depends on that number and on this half alone:
//!
//! ```text
//!   the mover's half       the opponent's half
//!   3  0  1  2  1  1   |   2  4  0  ...            after
//!   3  5  0  1  0  0   |   1  4  0  ...            before, 1 seed given
//!   3  6  0  1  0  0   |   1  3  0  ...            before, 2 seeds given; not 3, since the third pit is empty
//! ```
//!
//! The move was possible if every pit that it sowed holds at least one seed. It stayed in the layer
//! if it captured nothing: the last pit, if it is the opponent's, must not hold two or three seeds,
//! except in a grand slam that the rules let pass without a capture.

#![allow(
    clippy::cast_possible_truncation,
    reason = "six pits, and fewer halves than 2^24"
)]

use awale_rules::{GrandSlam, ROW};

use super::captures::capture_seeds;
use super::full_lap;
use super::ranking::Half;
use super::rules::TableRules;

/// The most halves from which an inner move leads to one half: the last seed lies in one of the
/// pits behind an empty one.
pub(super) const MOST_INNER: usize = ROW - 1;

/// The opponent's half before a reaching move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ungiven(u32);

impl Ungiven {
    const RANK_BITS: u32 = 24;

    fn new(end: usize, rank: u32) -> Ungiven {
        Ungiven((end as u32) << Ungiven::RANK_BITS | rank)
    }

    /// The pit in which the move ends: the seeds that it gives, less 1.
    #[inline]
    pub(super) fn end(self) -> usize {
        (self.0 >> Ungiven::RANK_BITS) as usize
    }

    /// The rank of the half.
    #[inline]
    pub(super) fn rank(self) -> u32 {
        self.0 & ((1 << Ungiven::RANK_BITS) - 1)
    }
}

/// A list for each half, one after the other. Un-moving reads them in random order: what it needs
/// of a half lies together.
struct Lists<T> {
    /// Where each list begins; one more than there are halves.
    starts: Vec<u32>,
    items: Vec<T>,
}

impl<T> Lists<T> {
    fn new(halves: usize) -> Lists<T> {
        let mut starts = Vec::with_capacity(halves + 1);
        starts.push(0);
        Lists {
            starts,
            items: Vec::new(),
        }
    }

    /// Adds the list of the next half.
    fn push(&mut self, list: impl Iterator<Item = T>) {
        self.items.extend(list);
        self.starts.push(self.items.len() as u32);
    }

    #[inline]
    fn get(&self, rank: u32) -> &[T] {
        let rank = rank as usize;
        &self.items[self.starts[rank] as usize..self.starts[rank + 1] as usize]
    }
}

/// What a move that passes all of the opponent's row depends on.
#[derive(Clone, Copy, Debug)]
struct Lap {
    /// As the mover's half: the last empty pit, if any pit is empty.
    last_empty: Option<u8>,
    /// As the opponent's half: whether each pit holds seeds, so that the move can have passed all
    /// of them.
    is_passable: bool,
    /// As the opponent's half: the pits in which the move can have ended without a capture, a bit
    /// set.
    quiet_ends: u8,
}

/// The tables of un-moves, indexed by the ranks of halves after the move.
pub(super) struct UnmoveTables {
    rules: TableRules,
    /// The mover's halves before: six before moves that gave 1 to 6 seeds, then those before inner
    /// moves. Empty if no pit is empty.
    movers: Lists<u32>,
    /// The opponent's halves before reaching moves that captured nothing.
    opponents: Lists<Ungiven>,
    laps: Vec<Lap>,
}

impl UnmoveTables {
    /// The tables of `halves`, which are all halves of up to `most` seeds in the order of ranks.
    pub(super) fn new(rules: TableRules, halves: &[Half], most: u8) -> UnmoveTables {
        let (movers, opponents) = (Lists::new(halves.len()), Lists::new(halves.len()));
        let mut tables = UnmoveTables {
            rules,
            movers,
            opponents,
            laps: Vec::with_capacity(halves.len()),
        };
        for &half in halves {
            tables.push(half, most);
        }
        tables.movers.items.shrink_to_fit();
        tables.opponents.items.shrink_to_fit();
        tables
    }

    fn push(&mut self, half: Half, most: u8) {
        let pits = half.pits();
        let slam_is_legal = self.rules.grand_slam == GrandSlam::CapturesNothing;
        let is_quiet = |&end: &usize| {
            let would_take = capture_seeds(pits, end);
            would_take == 0 || slam_is_legal && would_take == half.seeds()
        };
        // If stores are sown, a move out of the row leaves the layer.
        let sows_pits = !self.rules.sow_stores;
        let run = pits.iter().take_while(|&&seeds| seeds > 0).count();
        let ends = (0..run).filter(|end| sows_pits && is_quiet(end));
        self.opponents
            .push(ends.map(|end| Ungiven::new(end, half.minus_first(end + 1).rank())));
        let last_empty = pits.iter().rposition(|&seeds| seeds == 0);
        let given_back = last_empty.into_iter().flat_map(|pit| {
            let behind = ROW - 1 - pit;
            let before = half.minus_after(pit, behind);
            // Where the half would hold more seeds than a board, no half of the opponent's asks for
            // it.
            let is_half =
                move |given: usize| usize::from(half.seeds()) + given <= usize::from(most);
            (1..=ROW).map(move |given| {
                if is_half(given) {
                    before.with(pit, (behind + given) as u8).rank()
                } else {
                    0
                }
            })
        });
        self.movers
            .push(given_back.chain(undo_inner_moves(half).map(Half::rank)));
        self.laps.push(Lap {
            last_empty: last_empty.map(|pit| pit as u8),
            is_passable: sows_pits && run == ROW,
            quiet_ends: (0..ROW).filter(is_quiet).map(|end| 1 << end).sum(),
        });
    }

    /// The ranks of the mover's halves before the move: by the seeds that it gave the opponent,
    /// less 1; and before inner moves, at most [`MOST_INNER`]. `None` if no move can have left this
    /// half.
    #[inline]
    pub(super) fn movers(&self, after: u32) -> Option<(&[u32; ROW], &[u32])> {
        self.movers.get(after).split_first_chunk()
    }

    /// The opponent's halves before reaching moves that captured nothing.
    #[inline]
    pub(super) fn opponents(&self, after: u32) -> &[Ungiven] {
        self.opponents.get(after)
    }

    /// Whether a move can have passed all pits of this half and stayed in its layer.
    #[inline]
    pub(super) fn is_passable(&self, after: u32) -> bool {
        self.laps[after as usize].is_passable
    }

    /// Calls `found` with the ranks of both halves, the mover's first, before each move that passed
    /// all pits of `other`, which is passable, has left `own` and stayed in its layer. `halves` are
    /// all halves.
    pub(super) fn for_each_lap(
        &self,
        halves: &[Half],
        own: u32,
        other: u32,
        mut found: impl FnMut(u32, u32),
    ) {
        let Some(pit) = self.laps[own as usize].last_empty.map(usize::from) else {
            return;
        };
        let half = halves[own as usize].minus_after(pit, ROW - 1 - pit);
        let other_half = halves[other as usize].minus_first(ROW);
        let quiet_ends = self.laps[other as usize].quiet_ends;
        full_lap::unmove(pit, half, other_half, quiet_ends, |own, other| {
            found(own.rank(), other.rank());
        });
    }
}

/// The halves from which an inner move leads to `half`.
fn undo_inner_moves(half: Half) -> impl Iterator<Item = Half> {
    (0..ROW)
        .filter(move |&pit| half.pit(pit) == 0)
        .flat_map(move |pit| {
            let sown = (pit + 1..ROW)
                .take_while(move |&sown| half.pit(sown) > 0)
                .count();
            (1..=sown).map(move |count| half.minus_after(pit, count).with(pit, count as u8))
        })
}
