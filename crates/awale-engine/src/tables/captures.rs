//! Captures, listed for whole rows of boards at once.
//!
//! The boards of a layer with the same mover's half form a row. A move of theirs from a given pit
//! leaves the same half behind, and what it takes depends on the other half alone. So the other
//! halves are sorted once, by the pit in which a move ends and by the seeds that it takes there:
//!
//! ```text
//!   lists[seeds of the other half][end][taken] = [(rank before, rank after), (rank before, rank after), ...]
//! ```
//!
//! The boards that one list leads to lie in one row of a smaller layer, in the order of their
//! indices, so the solver looks their values up by reading forwards.

use awale_rules::{GrandSlam, ROW};

use super::ranking::Half;
use super::rules::TableRules;

/// The most seeds that a move can take: three from each pit.
#[expect(clippy::cast_possible_truncation, reason = "a row has six pits")]
pub(super) const MAX_CAPTURE: u8 = 3 * ROW as u8;
const AMOUNTS: usize = MAX_CAPTURE as usize + 1;

/// The effect of a move on the half in which it ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrival {
    /// The rank of the half before the move.
    pub(super) before: u32,
    /// The rank of the half after sowing and capturing.
    pub(super) after: u32,
}

/// All arrivals by which a move leaves its layer.
pub(super) struct CaptureLists {
    /// By the seeds of the half before, the pit in which the move ends, and the seeds that it
    /// takes; each list in the order of the ranks before.
    lists: Vec<Vec<Arrival>>,
}

impl CaptureLists {
    /// The arrivals at `halves`, which are all halves of up to `most` seeds in the order of ranks.
    pub(super) fn new(rules: TableRules, halves: &[Half], most: u8) -> CaptureLists {
        let mut lists = vec![Vec::new(); (usize::from(most) + 1) * ROW * AMOUNTS];
        for (before, &half) in (0..).zip(halves) {
            let seeds = half.seeds();
            // The move gives `end + 1` seeds, and both halves together hold at most `most`.
            for end in (0..ROW).take_while(|&end| usize::from(seeds) + end < usize::from(most)) {
                if let Some((taken, after)) = arrive(rules, half, end) {
                    let arrival = Arrival {
                        before,
                        after: after.rank(),
                    };
                    lists[list_index(seeds, end, taken)].push(arrival);
                }
            }
        }
        lists.iter_mut().for_each(Vec::shrink_to_fit);
        CaptureLists { lists }
    }

    /// The arrivals at halves of `seeds` seeds by moves that end in `end` and take `taken` seeds.
    pub(super) fn arrivals(&self, seeds: u8, end: usize, taken: u8) -> &[Arrival] {
        &self.lists[list_index(seeds, end, taken)]
    }
}

const fn list_index(seeds: u8, end: usize, taken: u8) -> usize {
    (seeds as usize * ROW + end) * AMOUNTS + taken as usize
}

/// How many seeds a move that ends in `end` takes from `half`, and what it leaves; `None` if the
/// move is illegal or stays in its layer. If stores are sown, no such move stays.
fn arrive(rules: TableRules, half: Half, end: usize) -> Option<(u8, Half)> {
    let sown = half.plus_first(end + 1);
    let mut pits = sown.pits();
    let taken = capture_seeds(pits, end);
    if taken == 0 || taken == sown.seeds() {
        let passes = taken == 0 || rules.grand_slam == GrandSlam::CapturesNothing;
        return (rules.sow_stores && passes).then_some((0, sown));
    }
    let first = end + 1 - capture_length(pits, end);
    pits[first..=end].fill(0);
    Some((taken, Half::new(pits)))
}

/// How many pits a capture takes, counted back from `end`, in these pits after sowing.
pub(super) fn capture_length(pits: [u8; ROW], end: usize) -> usize {
    (0..=end)
        .rev()
        .take_while(|&pit| matches!(pits[pit], 2 | 3))
        .count()
}

/// How many seeds a capture that ends in `end` takes of these pits after sowing.
pub(super) fn capture_seeds(pits: [u8; ROW], end: usize) -> u8 {
    pits[end + 1 - capture_length(pits, end)..=end].iter().sum()
}
