//! Moves of a full lap or more, which pass their own pit. (In oware, a pit with twelve or more
//! seeds is a *kroo*.) They are rare, so they are played and undone pit by pit on a whole board.

use awale_rules::{FeedingRule, GrandSlamRule, ROW};

use super::{
    captures::{captured_pit_count, captured_seed_count},
    ranking::HalfBoard,
    rules::TableRules,
};

/// The result of a legal move of a full lap or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FullLapResult {
    /// The half of the side that moved.
    pub(super) own_half: HalfBoard,
    /// The half of the side that is to move next.
    pub(super) opponent_half: HalfBoard,
    /// The gain of the side that moved minus the gain of the other side, in seeds.
    pub(super) gain: i8,
    /// The number of seeds that left the board.
    pub(super) seeds_leaving_board: u8,
}

/// A place that receives seeds, from the mover's point of view.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SowingPlace {
    OwnPitToSow(usize),
    OwnStore,
    OpponentPitToSow(usize),
    OpponentStore,
}

/// The places that receive seeds from `pit`, without end. The pit itself is skipped.
fn sowing_order(sow_stores: bool, pit: usize) -> impl Iterator<Item = SowingPlace> {
    let stores_per_side = usize::from(sow_stores);
    let own_places = (0..ROW)
        .map(SowingPlace::OwnPitToSow)
        .chain(std::iter::repeat_n(SowingPlace::OwnStore, stores_per_side));
    let opponent_places = (0..ROW)
        .map(SowingPlace::OpponentPitToSow)
        .chain(std::iter::repeat_n(
            SowingPlace::OpponentStore,
            stores_per_side,
        ));
    own_places
        .chain(opponent_places)
        .cycle()
        .skip(pit + 1)
        .filter(move |&place| place != SowingPlace::OwnPitToSow(pit))
}

/// Plays the move from `pit` of the half `own_half` by all rules. `None` if it is illegal.
pub(super) fn play_full_lap(
    rules: TableRules,
    own_half: HalfBoard,
    opponent_half: HalfBoard,
    pit: usize,
) -> Option<FullLapResult> {
    let (mut own_pits, mut opponent_pits) = (own_half.pits(), opponent_half.pits());
    let (mut gain, mut seeds_leaving_board) = (0, 0);
    let mut last_place = None;
    for place in
        sowing_order(rules.sow_stores, pit).take(usize::from(std::mem::take(&mut own_pits[pit])))
    {
        match place {
            SowingPlace::OwnPitToSow(pit) => own_pits[pit] += 1,
            SowingPlace::OpponentPitToSow(pit) => opponent_pits[pit] += 1,
            SowingPlace::OwnStore => {
                (gain, seeds_leaving_board) = (gain + 1, seeds_leaving_board + 1);
            }
            SowingPlace::OpponentStore => {
                (gain, seeds_leaving_board) = (gain - 1, seeds_leaving_board + 1);
            }
        }
        last_place = Some(place);
    }
    if let Some(SowingPlace::OpponentPitToSow(end)) = last_place {
        let captured_seeds = captured_seed_count(opponent_pits, end);
        if captured_seeds > 0 && captured_seeds == opponent_pits.iter().sum::<u8>() {
            if rules.grand_slam == GrandSlamRule::SlamIllegal {
                return None;
            }
        } else {
            let first_captured_pit = end + 1 - captured_pit_count(opponent_pits, end);
            opponent_pits[first_captured_pit..=end].fill(0);
            (gain, seeds_leaving_board) = (
                gain + captured_seeds.cast_signed(),
                seeds_leaving_board + captured_seeds,
            );
        }
    }
    let is_opponent_starved =
        opponent_half.seed_count() == 0 && opponent_pits.iter().all(|&seeds| seeds == 0);
    let is_legal = !(is_opponent_starved && rules.feeding == FeedingRule::MustFeed);
    is_legal.then(|| FullLapResult {
        own_half: HalfBoard::new(own_pits),
        opponent_half: HalfBoard::new(opponent_pits),
        gain,
        seeds_leaving_board,
    })
}

/// Undoes the rest of a move from `pit` whose first lap is already undone. Calls `on_predecessor`
/// with both halves of each predecessor.
///
/// After undoing the first lap, `own_half` lacks the seeds sown after `pit`, and `opponent_half`
/// lacks one seed in each pit. `quiet_end_pit_bits` is the set of the opponent's pits in which the
/// move can have ended without a capture.
#[expect(
    clippy::cast_possible_truncation,
    reason = "fewer seeds than a layer has"
)]
pub(super) fn unmove_full_lap(
    pit: usize,
    own_half: HalfBoard,
    opponent_half: HalfBoard,
    quiet_end_pit_bits: u8,
    mut on_predecessor: impl FnMut(HalfBoard, HalfBoard),
) {
    let (mut own_pits, mut opponent_pits) = (own_half.pits(), opponent_half.pits());
    own_pits[pit] = 0;
    let undone_place_count = 2 * ROW - 1 - pit;
    for (count, place) in sowing_order(false, pit)
        .enumerate()
        .skip(undone_place_count)
    {
        let (place_seeds, can_end_here) = match place {
            SowingPlace::OwnPitToSow(pit) => (&mut own_pits[pit], true),
            SowingPlace::OpponentPitToSow(pit) => {
                (&mut opponent_pits[pit], quiet_end_pit_bits >> pit & 1 == 1)
            }
            SowingPlace::OwnStore | SowingPlace::OpponentStore => return,
        };
        if *place_seeds == 0 {
            return;
        }
        *place_seeds -= 1;
        if can_end_here {
            on_predecessor(
                HalfBoard::new(own_pits).with_seeds_in_pit(pit, count as u8 + 1),
                HalfBoard::new(opponent_pits),
            );
        }
    }
}
