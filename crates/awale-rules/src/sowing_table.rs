//! What sowing does to the words of a fast board ([`super::fast_board`]), for every pit and number
//! of seeds. It is worked out when the program is compiled.

use super::pit::ROW;

/// What sowing does to the two words.
#[derive(Clone, Copy)]
pub(crate) struct Sowing {
    /// Added to the mover's word; the pit that is emptied is taken off here too (modulo 2^64).
    pub(crate) mine: u64,
    /// Added to the other word.
    pub(crate) theirs: u64,
    /// The other side's pits up to the last seed, all bits set; nothing if the last seed falls
    /// elsewhere.
    pub(crate) reach: u64,
}

/// The most seeds that can lie in a pit: all those of the largest game.
const MOST_SEEDS: usize = 72;

/// Sowings by place and seeds.
pub(crate) type Sowings = [[Sowing; MOST_SEEDS + 1]; ROW];

/// Sowings round the twelve pits.
pub(crate) static PITS_RING: Sowings = sowings(Ring::Pits);

/// Sowings round the twelve pits and both stores.
pub(crate) static STORES_RING: Sowings = sowings(Ring::PitsAndStores);

/// What seeds are sown round.
#[derive(Clone, Copy)]
enum Ring {
    Pits,
    PitsAndStores,
}

const fn sowings(ring: Ring) -> Sowings {
    let mut table = [[Sowing {
        mine: 0,
        theirs: 0,
        reach: 0,
    }; MOST_SEEDS + 1]; ROW];
    let mut place = 0;
    while place < ROW {
        let mut seeds = 0;
        while seeds <= MOST_SEEDS {
            table[place][seeds] = sowing(place, seeds, ring);
            seeds += 1;
        }
        place += 1;
    }
    table
}

/// Sows `seeds` from `place`, one by one.
const fn sowing(place: usize, seeds: usize, ring: Ring) -> Sowing {
    // Seven places a side: its six pits and its store.
    const SIDE: usize = ROW + 1;
    let mut words = [0u64; 2];
    let mut last = place;
    let mut hand = seeds;
    while hand > 0 {
        last = (last + 1) % (2 * SIDE);
        let is_store = last % SIDE == ROW;
        if last == place || is_store && matches!(ring, Ring::Pits) {
            continue;
        }
        words[last / SIDE] += 1 << (8 * (last % SIDE));
        hand -= 1;
    }
    let in_their_pit = last / SIDE == 1 && last % SIDE < ROW;
    let reach = if in_their_pit {
        (1 << (8 * (last % SIDE + 1))) - 1
    } else {
        0
    };
    Sowing {
        mine: words[0].wrapping_sub((seeds as u64) << (8 * place)),
        theirs: words[1],
        reach,
    }
}
