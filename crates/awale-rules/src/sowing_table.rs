//! The sowing table of the fast board ([`super::fast_board`]): for every pit and number of seeds,
//! the numbers to add to the two words. The table is computed at compile time.

use super::pit::{MAX_GAME_SEEDS, ROW};

/// The change of a fast board's two words by one sowing.
#[derive(Clone, Copy)]
pub(crate) struct SowingDelta {
    /// Added to the word that packs the mover's pits. It adds the sown seeds and, because the sum
    /// wraps at 2^64, also empties the pit that was sown.
    pub(crate) my_change: u64,
    /// The number to add to the opponent's word.
    pub(crate) their_change: u64,
    /// A mask with all bits of the opponent's pits up to the one with the last seed. 0 if the last
    /// seed falls into another place.
    pub(crate) capturable_bytes_mask: u64,
}

/// The number of different seed counts of a pit. It may hold all seeds of a game.
const SEED_COUNTS: usize = MAX_GAME_SEEDS as usize + 1;

/// The table of sowings, indexed by place (0 to 5) and number of seeds.
pub(crate) type SowingTable = [[SowingDelta; SEED_COUNTS]; ROW];

/// The table of sowings around the twelve pits, for rules that skip the stores.
pub(crate) static SOWINGS_INTO_PITS: SowingTable = sowing_table(SownPlaces::Pits);

/// The table of sowings around the twelve pits and both stores.
pub(crate) static SOWINGS_INTO_PITS_AND_STORES: SowingTable =
    sowing_table(SownPlaces::PitsAndStores);

/// The places that receive seeds in a sowing.
#[derive(Clone, Copy)]
enum SownPlaces {
    Pits,
    PitsAndStores,
}

const fn sowing_table(sown_places: SownPlaces) -> SowingTable {
    let mut table = [[SowingDelta {
        my_change: 0,
        their_change: 0,
        capturable_bytes_mask: 0,
    }; SEED_COUNTS]; ROW];
    let mut column = 0;
    while column < ROW {
        let mut seeds = 0;
        while seeds < SEED_COUNTS {
            table[column][seeds] = sowing_delta(column, seeds, sown_places);
            seeds += 1;
        }
        column += 1;
    }
    table
}

/// Computes the sowing of `seeds` seeds from `column`, one by one.
const fn sowing_delta(column: usize, seeds: usize, sown_places: SownPlaces) -> SowingDelta {
    // Each side has seven places: its six pits and its store.
    const PLACES_PER_SIDE: usize = ROW + 1;
    let mut packed_sides = [0u64; 2];
    let mut last_place = column;
    let mut seeds_in_hand = seeds;
    while seeds_in_hand > 0 {
        last_place = (last_place + 1) % (2 * PLACES_PER_SIDE);
        let is_store = last_place % PLACES_PER_SIDE == ROW;
        if last_place == column || is_store && matches!(sown_places, SownPlaces::Pits) {
            continue;
        }
        packed_sides[last_place / PLACES_PER_SIDE] += 1 << (8 * (last_place % PLACES_PER_SIDE));
        seeds_in_hand -= 1;
    }
    let ends_in_their_pit = last_place / PLACES_PER_SIDE == 1 && last_place % PLACES_PER_SIDE < ROW;
    let capturable_bytes_mask = if ends_in_their_pit {
        (1 << (8 * (last_place % PLACES_PER_SIDE + 1))) - 1
    } else {
        0
    };
    SowingDelta {
        my_change: packed_sides[0].wrapping_sub((seeds as u64) << (8 * column)),
        their_change: packed_sides[1],
        capturable_bytes_mask,
    }
}
