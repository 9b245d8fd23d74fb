//! In which order moves are looked at: the better the first one, the less has to be looked at after it.

use awale_rules::{FastBoard, FastRules, ROW};

use super::MAX_PLY;
use super::levels::Oversight;
use super::stakes::Stakes;
use super::table::NO_PLACE;

/// A move to be looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    /// The board after it, seen by the other side.
    pub after: FastBoard,
    /// The pit it starts from, by its place in the row.
    pub place: u8,
    /// Whether it captures (or sows into the own store).
    pub gains: bool,
}

/// The legal moves of a board, handed out best first.
#[derive(Debug)]
pub(super) struct Candidates {
    /// The boards after them, by the place a move starts from.
    after: [FastBoard; ROW],
    /// For each move its rank and, in the lowest [`PLACE_BITS`], where it starts: one number to compare and to swap.
    keys: [i32; ROW],
    count: usize,
    /// Seeds in the mover's store before the move.
    store: i32,
}

/// Bits for a place in a key. It is counted from the far end there: of moves of equal rank the one from the pit furthest
/// behind comes first. The other way round, 17 of 795 endgames that the tables call won or even were not brought home
/// against random moves; this way all were.
const PLACE_BITS: u32 = 3;
/// The move that the table remembers comes before everything.
const FROM_TABLE: i32 = 1 << 20;
/// What a move did elsewhere lies between this and its negative.
const BEST_HISTORY: i32 = 1 << HISTORY_BITS;
const HISTORY_BITS: u32 = 14;
/// A move that refuted another line at this ply, against that history.
const KILLER: i32 = 4000;
/// A seed captured. Not every capture comes before all else: the history knows which ones are good.
const PER_SEED: i32 = 4096;

const _: () = assert!(BEST_HISTORY + KILLER + 72 * PER_SEED < FROM_TABLE, "nothing comes before the table's move");
const _: () = assert!(2 * FROM_TABLE <= i32::MAX >> PLACE_BITS, "a rank leaves room for the place");

impl Candidates {
    /// The legal moves of `board`, ranked by what is known before looking at them.
    ///
    /// Where points are played for, experience does not count: most moves keep what the endgame tables promise, the first
    /// of them is played, and one that changes with every search leads round in circles. With the killers and the history
    /// 9 of 3,000 endgames lost a point, without them none (`examples/perfect.rs`).
    #[inline]
    pub(super) fn new(
        rules: &FastRules,
        board: FastBoard,
        from_table: u8,
        memory: &Memory,
        ply: usize,
        stakes: Stakes,
    ) -> Candidates {
        let mut candidates = Candidates { after: [board; ROW], keys: [0; ROW], count: 0, store: board.my_store() };
        let killer = memory.killers[ply];
        for place in 0..ROW {
            let Some(after) = rules.play(board, place) else { continue };
            candidates.after[place] = after;
            let gain = candidates.gain(place as u8);
            let mut rank = gain * PER_SEED;
            if place as u8 == from_table {
                rank += FROM_TABLE;
            }
            if !stakes.are_points() {
                rank += memory.history[place][usize::from(gain > 0)][seed_case(board, place)];
                if place as u8 == killer {
                    rank += KILLER;
                }
            }
            candidates.keys[candidates.count] = key(rank, place as u8);
            candidates.count += 1;
        }
        candidates
    }

    /// The boards after the moves.
    #[inline]
    pub(super) fn boards(&self) -> impl Iterator<Item = FastBoard> {
        (0..self.count).map(|number| self.after[usize::from(self.place(number))])
    }

    /// Takes out what a weak player does not see; one move it always sees.
    pub(super) fn overlook(&mut self, oversight: Oversight, board: FastBoard) {
        let mut seen = 0;
        for number in 0..self.count {
            let is_last_hope = seen == 0 && number + 1 == self.count;
            if is_last_hope || !oversight.overlooks(board, self.place(number)) {
                self.keys[seen] = self.keys[number];
                seen += 1;
            }
        }
        self.count = seen;
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub(super) const fn len(&self) -> usize {
        self.count
    }

    /// Where the `number`th move that was handed out starts from.
    #[inline]
    pub(super) const fn place(&self, number: usize) -> u8 {
        (ROW - 1) as u8 - (self.keys[number] as u8 & ((1 << PLACE_BITS) - 1))
    }

    /// Seeds that the move from `place` captures (and sows into the own store).
    #[inline]
    const fn gain(&self, place: u8) -> i32 {
        self.after[place as usize].their_store() - self.store
    }

    /// The `number`th best move: the best of those that were not handed out.
    #[inline]
    pub(super) fn pick(&mut self, number: usize) -> Candidate {
        let mut best = number;
        for other in number + 1..self.count {
            if self.keys[other] > self.keys[best] {
                best = other;
            }
        }
        self.keys.swap(number, best);
        let place = self.place(number);
        Candidate { after: self.after[usize::from(place)], place, gains: self.gain(place) > 0 }
    }
}

/// A move's rank and place as one number.
#[inline]
const fn key(rank: i32, place: u8) -> i32 {
    rank << PLACE_BITS | ((ROW - 1) as u8 - place) as i32
}

/// Numbers of seeds that the history tells apart; more than that is one case.
const SEED_CASES: usize = 16;

/// The case that the pit at `place` is for the history.
#[inline]
fn seed_case(board: FastBoard, place: usize) -> usize {
    board.seeds(place).min(SEED_CASES - 1)
}

/// What one thread remembers of moves that proved good, to look at them early.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    /// The place that last refuted a line at each ply.
    killers: [u8; MAX_PLY + 1],
    /// How well a move from a place with so many seeds did, that captured nothing and that captured.
    history: [[[i32; SEED_CASES]; 2]; ROW],
}

impl Memory {
    pub(super) const fn new() -> Memory {
        Memory { killers: [NO_PLACE; MAX_PLY + 1], history: [[[0; SEED_CASES]; 2]; ROW] }
    }

    /// The history of the move from `place` of `board`, which captures or not.
    #[inline]
    fn history(&mut self, board: FastBoard, place: u8, gains: bool) -> &mut i32 {
        let place = usize::from(place);
        &mut self.history[place][usize::from(gains)][seed_case(board, place)]
    }

    /// Notes that the `number`th of `moves` was good enough to end the search of `board`, `depth` plies deep, and that
    /// those before it were not.
    pub(super) fn learn(&mut self, board: FastBoard, moves: &Candidates, number: usize, ply: usize, depth: i32) {
        let bonus = (depth * depth).min(400);
        for earlier in 0..=number {
            let place = moves.place(earlier);
            let entry = self.history(board, place, moves.gain(place) > 0);
            // Gravity: the nearer to the limit, the less is added, so that the table never overflows.
            let pull = (*entry * bonus) >> HISTORY_BITS;
            *entry += if earlier == number { bonus - pull } else { -bonus - pull };
        }
        self.killers[ply] = moves.place(number);
    }
}
