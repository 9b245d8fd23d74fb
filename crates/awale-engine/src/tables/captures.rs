//! Captures, listed for whole rows of boards.
//!
//! Boards of a layer with the same mover's half form a row. A move from a given pit changes this
//! half in the same way on all of them, and the captured seeds depend only on the other half. So
//! the other halves are sorted once, by the pit in which a move ends and by the seeds that it
//! captures there:
//!
//! ```text
//!   lists[seeds of the other half][end][taken] = [(rank before, rank after), (rank before, rank after), ...]
//! ```
//!
//! The boards after the moves of one list are in one row of a smaller layer, in the order of their
//! indices. So the solver reads their values forwards.

use awale_rules::{GrandSlamRule, ROW};

use super::{ranking::HalfBoard, rules::TableRules};

/// The largest number of seeds that a move can capture: three from each pit.
#[expect(clippy::cast_possible_truncation, reason = "a row has six pits")]
pub(super) const MAX_CAPTURED_SEEDS: u8 = 3 * ROW as u8;
const CAPTURE_AMOUNT_COUNT: usize = MAX_CAPTURED_SEEDS as usize + 1;

/// The change of the half in which a move ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct HalfBoardChange {
    /// The rank of the half before the move.
    pub(super) rank_before: u32,
    /// The rank of the half after sowing and capturing.
    pub(super) rank_after: u32,
}

/// The changes of halves by all moves that leave a layer.
pub(super) struct HalfBoardChangeLists {
    /// The lists, indexed by the seeds of the half before the move, the pit in which the move ends,
    /// and the captured seeds. Each list is sorted by the rank before the move.
    lists: Vec<Vec<HalfBoardChange>>,
}

impl HalfBoardChangeLists {
    /// Makes the lists for `halves`, which are all halves with up to `max_seeds` seeds in the order
    /// of ranks.
    pub(super) fn new(
        rules: TableRules,
        halves: &[HalfBoard],
        max_seeds: u8,
    ) -> HalfBoardChangeLists {
        let mut lists = vec![Vec::new(); (usize::from(max_seeds) + 1) * ROW * CAPTURE_AMOUNT_COUNT];
        for (before, &half) in (0..).zip(halves) {
            let seeds = half.seed_count();
            // The move sows `end + 1` seeds into this half, and `max_seeds` limits both halves
            // together.
            for end in (0..ROW).take_while(|&end| usize::from(seeds) + end < usize::from(max_seeds))
            {
                if let Some((captured_seeds, half_after)) =
                    captured_and_half_after(rules, half, end)
                {
                    let change = HalfBoardChange {
                        rank_before: before,
                        rank_after: half_after.rank(),
                    };
                    lists[half_change_list_index(seeds, end, captured_seeds)].push(change);
                }
            }
        }
        lists.iter_mut().for_each(Vec::shrink_to_fit);
        HalfBoardChangeLists { lists }
    }

    /// The changes of halves of `seeds` seeds by moves that end in pit `end_pit` and capture
    /// `captured_seeds` seeds.
    pub(super) fn half_changes(
        &self,
        seeds: u8,
        end_pit: usize,
        captured_seeds: u8,
    ) -> &[HalfBoardChange] {
        &self.lists[half_change_list_index(seeds, end_pit, captured_seeds)]
    }
}

const fn half_change_list_index(seeds: u8, end_pit: usize, captured_seeds: u8) -> usize {
    (seeds as usize * ROW + end_pit) * CAPTURE_AMOUNT_COUNT + captured_seeds as usize
}

/// The number of seeds that a move ending in `end_pit` captures from `half`, and the half after it.
/// `None` if the move is illegal, or if it captures nothing and sows no store, because it stays in
/// its layer then.
fn captured_and_half_after(
    rules: TableRules,
    half: HalfBoard,
    end_pit: usize,
) -> Option<(u8, HalfBoard)> {
    let sown_half = half.sow_first_pits(end_pit + 1);
    let mut pits = sown_half.pits();
    let captured_seeds = captured_seed_count(pits, end_pit);
    if captured_seeds == 0 || captured_seeds == sown_half.seed_count() {
        let is_legal =
            captured_seeds == 0 || rules.grand_slam == GrandSlamRule::SlamCapturesNothing;
        return (rules.sow_stores && is_legal).then_some((0, sown_half));
    }
    let first_captured_pit = end_pit + 1 - captured_pit_count(pits, end_pit);
    pits[first_captured_pit..=end_pit].fill(0);
    Some((captured_seeds, HalfBoard::new(pits)))
}

/// The number of captured pits, counted back from `end_pit`, in these pits after sowing.
pub(super) fn captured_pit_count(pits: [u8; ROW], end_pit: usize) -> usize {
    (0..=end_pit)
        .rev()
        .take_while(|&pit| matches!(pits[pit], 2 | 3))
        .count()
}

/// The number of captured seeds of a move that ends in `end_pit`, in these pits after sowing.
pub(super) fn captured_seed_count(pits: [u8; ROW], end_pit: usize) -> u8 {
    pits[end_pit + 1 - captured_pit_count(pits, end_pit)..=end_pit]
        .iter()
        .sum()
}
