//! The rare moves that go past the pit they came from, played pit by pit on a whole board, both ways.

use awale_rules::{Feeding, GrandSlam, ROW};

use super::half_tables::{capture_length, capture_seeds};
use super::ranking::Half;
use super::rules::TableRules;

/// Where a legal move leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Played {
    /// The half of the side that moved.
    pub(super) own: Half,
    /// The half of the side to move now.
    pub(super) other: Half,
    /// What the side that moved gained, less what the other side gained.
    pub(super) gain: i8,
    /// Seeds that left the board.
    pub(super) left: u8,
}

/// A place of the ring, from one side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Own(usize),
    OwnStore,
    Other(usize),
    OtherStore,
}

/// The places that seeds from `pit` fall into, for ever, the pit itself left out.
fn way(sow_stores: bool, pit: usize) -> impl Iterator<Item = Place> {
    let stores = usize::from(sow_stores);
    let own = (0..ROW).map(Place::Own).chain(std::iter::repeat_n(Place::OwnStore, stores));
    let other = (0..ROW).map(Place::Other).chain(std::iter::repeat_n(Place::OtherStore, stores));
    own.chain(other).cycle().skip(pit + 1).filter(move |&place| place != Place::Own(pit))
}

/// The move from `pit` of the half `own`, by the rules from the first seed to the last; `None` where it is not legal.
pub(super) fn play(rules: TableRules, own: Half, other: Half, pit: usize) -> Option<Played> {
    let (mut own_pits, mut other_pits) = (own.pits(), other.pits());
    let (mut gain, mut left) = (0, 0);
    let mut last = None;
    for place in way(rules.sow_stores, pit).take(usize::from(std::mem::take(&mut own_pits[pit]))) {
        match place {
            Place::Own(pit) => own_pits[pit] += 1,
            Place::Other(pit) => other_pits[pit] += 1,
            Place::OwnStore => (gain, left) = (gain + 1, left + 1),
            Place::OtherStore => (gain, left) = (gain - 1, left + 1),
        }
        last = Some(place);
    }
    if let Some(Place::Other(end)) = last {
        let taken = capture_seeds(other_pits, end);
        if taken > 0 && taken == other_pits.iter().sum::<u8>() {
            if rules.grand_slam == GrandSlam::Illegal {
                return None;
            }
        } else {
            let first = end + 1 - capture_length(other_pits, end);
            other_pits[first..=end].fill(0);
            (gain, left) = (gain + taken as i8, left + taken);
        }
    }
    let starves = other.seeds() == 0 && other_pits.iter().all(|&seeds| seeds == 0);
    let legal = !(starves && rules.feeding == Feeding::Required);
    legal.then(|| Played { own: Half::new(own_pits), other: Half::new(other_pits), gain, left })
}

/// Goes on taking back a move from `pit` that gave `other`, now all of it taken back once, a seed in each pit: `own` is
/// the mover's half with what is sown before the opponent's row taken back, and `kept` tells where a move may have ended.
/// Calls `found` for each board before such a move that filled `pit`.
pub(super) fn unmove(pit: usize, own: Half, other: Half, kept: u8, mut found: impl FnMut(Half, Half)) {
    let (mut own_pits, mut other_pits) = (own.pits(), other.pits());
    own_pits[pit] = 0;
    // What is sown behind the pit and in the opponent's row is taken back already.
    let taken = 2 * ROW - 1 - pit;
    for (count, place) in way(false, pit).enumerate().skip(taken) {
        let (seeds, may_end) = match place {
            Place::Own(pit) => (&mut own_pits[pit], true),
            Place::Other(pit) => (&mut other_pits[pit], kept >> pit & 1 == 1),
            Place::OwnStore | Place::OtherStore => return,
        };
        if *seeds == 0 {
            return;
        }
        *seeds -= 1;
        if may_end {
            found(Half::new(own_pits).with(pit, count as u8 + 1), Half::new(other_pits));
        }
    }
}
