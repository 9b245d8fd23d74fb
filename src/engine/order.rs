//! In which order moves are looked at: the better the first one, the less has to be looked at after it.

use crate::awale::{Board, FastRules, ROW};

use super::MAX_PLY;
use super::levels::Oversight;
use super::table::NO_PLACE;

/// A move to be looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    /// The board after it, seen by the other side.
    pub after: Board,
    /// The pit it starts from, by its place in the row.
    pub place: u8,
    /// Seeds captured (and sown into the own store).
    pub gain: i32,
    /// The larger, the sooner it is looked at.
    rank: i32,
}

/// The legal moves of a board, handed out best first.
#[derive(Debug)]
pub(super) struct Candidates {
    moves: [Candidate; ROW],
    count: usize,
}

/// The move that the table remembers comes before everything.
const FROM_TABLE: i32 = 1 << 28;
/// A seed captured. A killer or the best history weighs less than one seed.
const PER_SEED: i32 = 1 << 20;
/// A move that refuted another line at this ply.
const KILLER: i32 = 1 << 18;

impl Candidates {
    /// The legal moves of `board`.
    #[inline]
    pub(super) fn new(rules: &FastRules, board: Board) -> Candidates {
        let mut moves = [Candidate { after: board, place: 0, gain: 0, rank: 0 }; ROW];
        let mut count = 0;
        for (place, after) in rules.moves(board) {
            let gain = after.their_store() - board.my_store();
            moves[count] = Candidate { after, place: place as u8, gain, rank: 0 };
            count += 1;
        }
        Candidates { moves, count }
    }

    /// Takes out what a weak player does not see; one move it always sees.
    pub(super) fn overlook(&mut self, oversight: Oversight, board: Board) {
        let mut seen = 0;
        for number in 0..self.count {
            let is_last_hope = seen == 0 && number + 1 == self.count;
            if is_last_hope || !oversight.overlooks(board, self.moves[number].place) {
                self.moves[seen] = self.moves[number];
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
    pub(super) const fn place(&self, number: usize) -> u8 {
        self.moves[number].place
    }

    /// Ranks the moves by what is known before looking at them.
    #[inline]
    pub(super) fn rank(&mut self, from_table: u8, board: Board, memory: &Memory, ply: usize) {
        let killer = memory.killers[ply];
        for candidate in &mut self.moves[..self.count] {
            let place = candidate.place;
            candidate.rank = candidate.gain * PER_SEED
                + if place == from_table { FROM_TABLE } else { 0 }
                + if place == killer { KILLER } else { 0 }
                + memory.history(board, place);
        }
    }

    /// The `number`th best move: the best of those that were not handed out.
    #[inline]
    pub(super) fn pick(&mut self, number: usize) -> Candidate {
        let mut best = number;
        for other in number + 1..self.count {
            if self.moves[other].rank > self.moves[best].rank {
                best = other;
            }
        }
        self.moves.swap(number, best);
        self.moves[number]
    }
}

/// Numbers of seeds that the history tells apart; more than that is one case.
const SEED_CASES: usize = 16;

/// What one thread remembers of moves that proved good, to look at them early.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    /// The place that last refuted a line at each ply.
    killers: [u8; MAX_PLY + 1],
    /// How well a move from a place with so many seeds did.
    history: [[i32; SEED_CASES]; ROW],
}

impl Memory {
    pub(super) const fn new() -> Memory {
        Memory { killers: [NO_PLACE; MAX_PLY + 1], history: [[0; SEED_CASES]; ROW] }
    }

    #[inline]
    fn history(&self, board: Board, place: u8) -> i32 {
        self.history[usize::from(place)][board.seeds(usize::from(place)).min(SEED_CASES - 1)]
    }

    /// Notes that the move from `place` of `board` was good enough to end the search of it, `depth` plies deep, and
    /// that those before it in `tried` were not.
    #[inline]
    pub(super) fn reward(&mut self, board: Board, place: u8, ply: usize, depth: i32) {
        self.killers[ply] = place;
        let bonus = (depth * depth).min(400);
        let seeds = board.seeds(usize::from(place)).min(SEED_CASES - 1);
        let entry = &mut self.history[usize::from(place)][seeds];
        // Gravity: the nearer to the limit of 2^14, the less is added, so that the table never overflows.
        *entry += bonus - ((*entry * bonus) >> 14);
    }

    /// Notes that the move from `place` was looked at first and did not do.
    #[inline]
    pub(super) fn punish(&mut self, board: Board, place: u8, depth: i32) {
        let bonus = (depth * depth).min(400);
        let seeds = board.seeds(usize::from(place)).min(SEED_CASES - 1);
        let entry = &mut self.history[usize::from(place)][seeds];
        *entry -= bonus + ((*entry * bonus) >> 14);
    }
}
