//! What a move does to one half of a board, looked up instead of played.
//!
//! A move empties a pit of the mover's half, adds seeds behind it, and, if it reaches the opponent's half, adds one seed to
//! each of the first few pits there and perhaps takes some of them away. There are few halves (230 thousand of up to 20
//! seeds) and many boards (85 million of 20 seeds alone), so what can be known of a half is computed once for all.
//!
//! By how far they go, moves are told apart as
//! * *inner*: they end in the mover's own row before the seeds leave it;
//! * *reaching*: they end in the opponent's row, on the first way round;
//! * *round*: they pass the whole opponent's row and end in the mover's own again, without reaching the pit they came from;
//! * *lapping*: they go past the pit they came from. These are rare and played pit by pit (see [`lap`](super::full_lap)).
//!
//! Where stores are sown every seed that leaves the mover's row makes the move leave the layer; there a store lies between
//! the rows, reaching moves are one seed longer, a move may end in the store, and all that is longer counts as lapping.

use std::ops::Range;

use awale_rules::{GrandSlam, ROW};

use super::captures::{Arrival, CaptureLists};
use super::ranking::{Half, first_rank};
use super::rules::TableRules;

/// A pit that is not there.
pub(super) const NONE: u8 = ROW as u8;

/// What is known of one half before a move. Sets of pits are bits, the first pit the lowest.
#[derive(Clone, Copy, Debug)]
pub(super) struct BeforeMove {
    /// As the mover's half: reaching moves, in bit `6 * end + pit` for a move from `pit` that ends in `end`.
    pub(super) reaching: u64,
    /// All its seeds.
    pub(super) seeds: u8,
    /// As the mover's half: how many moves are inner.
    pub(super) inner: u8,
    /// As the mover's half: how many moves go round.
    pub(super) round: u8,
    /// As the mover's half: the pits whose seeds end in the mover's store.
    pub(super) stored: u8,
    /// As the mover's half: the pits whose moves lap.
    pub(super) lapping: u8,
    /// As the opponent's half before a reaching move: where it may end without a capture.
    pub(super) quiet: u8,
}

/// What is known of one half after a move. Kept apart and small: tracing back reads these in no order at all, and the
/// fewer bytes they are the more of them stay in the cache.
#[derive(Clone, Copy, Debug)]
pub(super) struct AfterMove {
    pub(super) half: Half,
    /// Where the list of halves before inner moves begins.
    inner_predecessors: u32,
    /// How long it is.
    inner_predecessor_count: u8,
    /// As the mover's half after a move: the last empty pit, the only one that a move out of the row can have come
    /// from, since all behind it have been sown; [`NONE`] where no pit is empty.
    pub(super) open: u8,
    /// As the opponent's half after a move: how many of the first pits hold seeds, so can have been sown.
    pub(super) run: u8,
    /// As the opponent's half after a move: where the move can have ended without a capture.
    pub(super) kept: u8,
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

/// All halves of up to some number of seeds, by their numbers.
pub(super) struct HalfTables {
    pub(super) rules: TableRules,
    all: Vec<Half>,
    before_move: Vec<BeforeMove>,
    captures: CaptureLists,
    after_move: Vec<AfterMove>,
    /// The halves from which an inner move leads to each half, one list after the other.
    inner_predecessors: Vec<u32>,
}

impl HalfTables {
    /// The halves of up to `seeds` seeds.
    pub(super) fn new(rules: TableRules, seeds: u8) -> HalfTables {
        let count = first_rank(seeds + 1) as usize;
        let all: Vec<Half> =
            std::iter::successors(Some(Half::default()), |half| Some(half.next())).take(count).collect();
        let mut inner_predecessors = Vec::new();
        let after_move = all.iter().map(|&half| after_move(rules, half, &mut inner_predecessors)).collect();
        HalfTables {
            rules,
            before_move: all.iter().map(|&half| before_move(rules, half)).collect(),
            captures: CaptureLists::new(rules, &all, seeds),
            after_move,
            all,
            inner_predecessors,
        }
    }

    pub(super) fn half(&self, number: u32) -> Half {
        self.all[number as usize]
    }

    pub(super) fn before_move(&self, number: u32) -> &BeforeMove {
        &self.before_move[number as usize]
    }

    /// What moves that leave the layer do to halves of `seeds` seeds among `numbers`, by ending in `end` and taking `taken`.
    pub(super) fn arrivals(&self, numbers: &Range<u32>, seeds: u8, end: usize, taken: u8) -> &[Arrival] {
        let all = self.captures.arrivals(seeds, end, taken);
        let place = |number| all.partition_point(|arrival| arrival.before < number);
        // Rows that a district cuts are few.
        let is_whole = *numbers == (first_rank(seeds)..first_rank(seeds + 1));
        if is_whole { all } else { &all[place(numbers.start)..place(numbers.end)] }
    }

    pub(super) fn after_move(&self, number: u32) -> &AfterMove {
        &self.after_move[number as usize]
    }

    /// The halves from which an inner move leads to this one.
    pub(super) fn inner_predecessors(&self, past: &AfterMove) -> &[u32] {
        let from = past.inner_predecessors as usize;
        &self.inner_predecessors[from..from + usize::from(past.inner_predecessor_count)]
    }
}

fn undo_inner_moves(half: Half) -> impl Iterator<Item = Half> {
    (0..ROW).filter(move |&pit| half.pit(pit) == 0).flat_map(move |pit| {
        let sown = (pit + 1..ROW).take_while(move |&sown| half.pit(sown) > 0).count();
        (1..=sown).map(move |count| half.minus_after(pit, count).with(pit, count as u8))
    })
}

/// How many pits back from `end` a capture goes in these pits, after sowing.
pub(super) fn capture_length(pits: [u8; ROW], end: usize) -> usize {
    (0..=end).rev().take_while(|&pit| matches!(pits[pit], 2 | 3)).count()
}

/// What a capture that ends in `end` would take of these pits, after sowing.
pub(super) fn capture_seeds(pits: [u8; ROW], end: usize) -> u8 {
    pits[end + 1 - capture_length(pits, end)..=end].iter().sum()
}

fn before_move(rules: TableRules, half: Half) -> BeforeMove {
    let pits = half.pits();
    let seeds = half.seeds();
    let slam_is_legal = rules.grand_slam == GrandSlam::CapturesNothing;
    let mut traits = BeforeMove { reaching: 0, seeds, inner: 0, round: 0, stored: 0, lapping: 0, quiet: 0 };
    for (pit, &count) in pits.iter().enumerate() {
        let behind = ROW - 1 - pit;
        let store = usize::from(rules.sow_stores);
        match usize::from(count) {
            0 => {}
            count if count <= behind => traits.inner += 1,
            count if count == behind + store => traits.stored |= 1 << pit,
            count if count <= behind + store + ROW => {
                let end = count - behind - store - 1;
                traits.reaching |= 1 << (end * ROW + pit);
            }
            count if count < 2 * ROW && !rules.sow_stores => traits.round += 1,
            _ => traits.lapping |= 1 << pit,
        }
    }
    for end in 0..ROW {
        let mut sown = pits;
        sown[..=end].iter_mut().for_each(|seeds| *seeds += 1);
        let taken = capture_seeds(sown, end);
        let slam = usize::from(taken) == usize::from(seeds) + end + 1;
        if taken == 0 || slam && slam_is_legal {
            traits.quiet |= 1 << end;
        }
    }
    traits
}

/// What is known of `half` after a move; adds its list to `inner_predecessors`.
fn after_move(rules: TableRules, half: Half, inner_predecessors: &mut Vec<u32>) -> AfterMove {
    let pits = half.pits();
    let slam_is_legal = rules.grand_slam == GrandSlam::CapturesNothing;
    let is_kept = |&end: &usize| {
        let would_take = capture_seeds(pits, end);
        would_take == 0 || slam_is_legal && would_take == half.seeds()
    };
    let start = inner_predecessors.len();
    inner_predecessors.extend(undo_inner_moves(half).map(Half::rank));
    AfterMove {
        half,
        inner_predecessors: start as u32,
        inner_predecessor_count: (inner_predecessors.len() - start) as u8,
        open: pits.iter().rposition(|&seeds| seeds == 0).map_or(NONE, |pit| pit as u8),
        run: pits.iter().take_while(|&&seeds| seeds > 0).count() as u8,
        kept: (0..ROW).filter(is_kept).map(|end| 1 << end).sum(),
    }
}
