//! The fast board, for searches: sowing, capturing and legality with SWAR (SIMD within a register).
//!
//! [`Position`] shows every seed and explains every illegal move. This board only answers where a
//! move leads, a hundred million times a second. Tests prove the two equal on random play by many
//! rules.
//!
//! A board is seen by the side to move. It is two words of 64 bits, one for each side, with one
//! byte for each pit, so one addition sows into several pits:
//!
//! ```text
//! byte   7      6      5    4    3    2    1    0
//!        0    store    F    E    D    C    B    A      (or f ... a: always the side's own pits, in sowing order)
//! ```
//!
//! A byte never exceeds 72 seeds, all those of the largest game, so nothing carries over into the
//! next byte.
//!
//! A move is three steps without a loop. Sow: add to both words what this many seeds from this pit
//! bring, which is looked up in [`sowing_table`](super::sowing_table). Capture: find the run of
//! twos and threes that ends in the last pit; the highest byte in reach that is neither ends the
//! run. Hand over: swap the words.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "bytes are taken out of 64-bit words"
)]

use crate::game::{PerSeat, Seat};

use super::pit::{Pit, ROW};
use super::position::Position;
use super::rules::{Feeding, GrandSlam, Leftovers, Repetition, Rules};
use super::sowing_table::{PITS_RING, STORES_RING};

/// The bits of the six pits in a side's word.
const PITS_MASK: u64 = 0x0000_FFFF_FFFF_FFFF;
/// How far the store's byte lies from the right.
const STORE_SHIFT: u32 = 8 * ROW as u32;
/// One in every byte: multiplying by it adds all bytes up in the topmost.
const ONES: u64 = 0x0101_0101_0101_0101;

/// Pits and stores, seen by the side to move, one byte each.
///
/// # Examples
/// ```
/// use awale_rules::{FastBoard, FastRules, Position, Rules, Seat};
///
/// let position = Position::start(&Rules::OWARE, Seat::South);
/// let (rules, board) = (FastRules::new(&Rules::OWARE), FastBoard::of(&position));
/// let after = rules.play(board, 2).expect("C is a legal move");
/// assert_eq!(after.position(&Rules::OWARE, Seat::North).to_string(), "4-4-0-5-5-5-5-4-4-4-4-4-0-0-N");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FastBoard {
    mine: u64,
    theirs: u64,
}

impl FastBoard {
    /// The board of `position`, seen by its side to move.
    #[must_use]
    pub fn of(position: &Position) -> FastBoard {
        let mover = position.to_move;
        let side = |seat: Seat| {
            let pits = Pit::row(seat)
                .rev()
                .fold(0, |word, pit| word << 8 | u64::from(position.seeds(pit)));
            pits | u64::from(position.store(seat)) << STORE_SHIFT
        };
        FastBoard {
            mine: side(mover),
            theirs: side(mover.opponent()),
        }
    }

    /// The board as a position by `rules` in which `to_move` is to move.
    ///
    /// # Panics
    /// When the board does not hold the seeds of a game by `rules`.
    #[must_use]
    pub fn position(self, rules: &Rules, to_move: Seat) -> Position {
        let mut pits = [0; 2 * ROW];
        let mut stores = PerSeat::default();
        for (seat, word) in [(to_move, self.mine), (to_move.opponent(), self.theirs)] {
            let bytes = word.to_le_bytes();
            pits[Pit::of(seat, 0).index()..][..ROW].copy_from_slice(&bytes[..ROW]);
            stores[seat] = bytes[ROW];
        }
        Position::new(rules, pits, stores, to_move)
            .expect("a board holds all the seeds of its game")
    }

    /// Seeds of the side to move: its six pits in sowing order, then its store, then a zero.
    #[must_use]
    #[inline]
    pub const fn mine(self) -> [u8; 8] {
        self.mine.to_le_bytes()
    }

    /// Seeds of the other side, in the same order.
    #[must_use]
    #[inline]
    pub const fn theirs(self) -> [u8; 8] {
        self.theirs.to_le_bytes()
    }

    /// Seeds in the pit at this place of the row of the side to move.
    #[must_use]
    #[inline]
    pub const fn seeds(self, place: usize) -> usize {
        (self.mine >> (8 * place)) as usize & 0xFF
    }

    /// Seeds in the store of the side to move.
    #[must_use]
    #[inline]
    pub const fn my_store(self) -> i32 {
        (self.mine >> STORE_SHIFT) as i32
    }

    /// Seeds in the store of the other side.
    #[must_use]
    #[inline]
    pub const fn their_store(self) -> i32 {
        (self.theirs >> STORE_SHIFT) as i32
    }

    /// Seeds in the row of the side to move.
    #[must_use]
    #[inline]
    pub const fn my_row(self) -> i32 {
        sum(self.mine & PITS_MASK) as i32
    }

    /// Seeds in the row of the other side.
    #[must_use]
    #[inline]
    pub const fn their_row(self) -> i32 {
        sum(self.theirs & PITS_MASK) as i32
    }

    /// A number that differs for nearly all boards: the two words multiplied into 128 bits and
    /// folded.
    #[must_use]
    #[inline]
    pub const fn hash(self) -> u64 {
        // Two odd constants with bits in no pattern (from the digits of the golden ratio and of pi)
        // keep a word of zeros from making the product zero.
        let product = (self.mine ^ 0x9E37_79B9_7F4A_7C15) as u128
            * (self.theirs ^ 0xA409_3822_299F_31D1) as u128;
        (product >> 64) as u64 ^ product as u64
    }
}

/// All bytes of `word` together.
const fn sum(word: u64) -> u64 {
    word.wrapping_mul(ONES) >> 56
}

/// Rules in the form that the fast board needs.
///
/// # Examples
/// ```
/// use awale_rules::{FastBoard, FastRules, Position, Rules};
///
/// let rules = FastRules::new(&Rules::OWARE);
/// let board = FastBoard::of(&Position::parse("0-0-0-0-0-2-1-1-4-0-0-0-20-20-S", &Rules::OWARE)?);
/// let leads: Vec<i32> = rules.moves(board).map(|(_, after)| after.their_store() - after.my_store()).collect();
/// assert_eq!(leads, [4], "F captures four seeds; `after` is seen by the other side");
/// # Ok::<(), awale_rules::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is one rule with two values, read at full speed"
)]
pub struct FastRules {
    sow_stores: bool,
    slams_are_illegal: bool,
    feeding_is_required: bool,
    mover_takes_leftovers: bool,
    repetition_is_shared: bool,
    /// A store with this many seeds ends the game; above all seeds where nothing does.
    win_at: i32,
    /// This many seeds in the pits end the game; -1 where nothing does.
    stop_at: i32,
    /// Seeds in the whole game.
    total: i32,
}

impl FastRules {
    /// The same rules as `rules`.
    #[must_use]
    pub fn new(rules: &Rules) -> FastRules {
        FastRules {
            sow_stores: rules.sow_stores,
            slams_are_illegal: rules.grand_slam == GrandSlam::Illegal,
            feeding_is_required: rules.feeding == Feeding::Required,
            mover_takes_leftovers: rules.leftovers == Leftovers::Mover,
            repetition_is_shared: rules.repetition == Repetition::Shared,
            win_at: rules.win_at.map_or(i32::MAX, i32::from),
            stop_at: rules.stop_at.map_or(-1, i32::from),
            total: i32::from(rules.total()),
        }
    }

    /// Whether stores are sown too. No position comes back then.
    #[must_use]
    #[inline]
    pub const fn sows_stores(&self) -> bool {
        self.sow_stores
    }

    /// Seeds in the pits.
    #[must_use]
    #[inline]
    pub const fn on_board(&self, board: FastBoard) -> i32 {
        self.total - board.my_store() - board.their_store()
    }

    /// The board after the move from `place` (0 to 5, in sowing order), seen by the other side;
    /// `None` if the pit is empty or the rules forbid the move. Endings by count are not looked at:
    /// see [`FastRules::is_over_by_count`].
    #[must_use]
    #[inline]
    pub fn play(&self, board: FastBoard, place: usize) -> Option<FastBoard> {
        let seeds = board.seeds(place);
        if seeds == 0 {
            return None;
        }
        // 1. Sow.
        let ring = if self.sow_stores {
            &STORES_RING
        } else {
            &PITS_RING
        };
        let sowing = &ring[place][seeds];
        let mine = board.mine.wrapping_add(sowing.mine);
        let theirs = board.theirs + sowing.theirs;
        // 2. Capture: the bytes in reach above the highest one that is neither two nor three.
        let caught =
            theirs & sowing.reach & !up_to_highest(neither_two_nor_three(theirs) & sowing.reach);
        // 3. An opponent left without seeds is a case for the rules.
        if (theirs ^ caught) & PITS_MASK == 0 {
            return self.play_to_empty_row(board, mine, theirs, caught);
        }
        Some(FastBoard {
            mine: theirs ^ caught,
            theirs: mine + (sum(caught) << STORE_SHIFT),
        })
    }

    /// The end of a move that would leave the opponent no seed: a grand slam, or a move that feeds
    /// nothing.
    #[cold]
    fn play_to_empty_row(
        &self,
        before: FastBoard,
        mine: u64,
        theirs: u64,
        caught: u64,
    ) -> Option<FastBoard> {
        let refused = if caught != 0 {
            self.slams_are_illegal
        } else {
            self.feeding_is_required && before.theirs & PITS_MASK == 0
        };
        // A grand slam captures nothing; a move without a capture has nothing to give back.
        (!refused).then_some(FastBoard {
            mine: theirs,
            theirs: mine,
        })
    }

    /// The legal moves, as places and the boards they lead to. Endings by count are not looked at.
    #[inline]
    pub fn moves(&self, board: FastBoard) -> impl Iterator<Item = (usize, FastBoard)> + '_ {
        (0..ROW).filter_map(move |place| Some((place, self.play(board, place)?)))
    }

    /// Whether `win_at` or `stop_at` has ended the game, even if there are moves.
    #[must_use]
    #[inline]
    pub const fn is_over_by_count(&self, board: FastBoard) -> bool {
        let (mine, theirs) = (board.my_store(), board.their_store());
        mine >= self.win_at || theirs >= self.win_at || self.total - mine - theirs <= self.stop_at
    }

    /// Whether `win_at` has ended the game.
    #[must_use]
    #[inline]
    pub const fn is_won(&self, board: FastBoard) -> bool {
        board.my_store() >= self.win_at || board.their_store() >= self.win_at
    }

    /// Whether the side to move has no legal move, in a game that no count has ended.
    #[must_use]
    #[inline]
    pub fn is_stuck(&self, board: FastBoard) -> bool {
        if board.mine & PITS_MASK == 0 {
            return true;
        }
        // While the opponent has seeds, only a forbidden grand slam can be refused, and it takes
        // three a pit at most.
        let may_be_refused =
            board.theirs & PITS_MASK == 0 || self.slams_are_illegal && board.their_row() <= 3 * 6;
        may_be_refused && self.moves(board).next().is_none()
    }

    /// The final lead of the side to move where it has no legal move.
    #[must_use]
    pub const fn lead_when_stuck(&self, board: FastBoard) -> i32 {
        let lead = board.my_store() - board.their_store();
        let (mine, theirs) = (board.my_row(), board.their_row());
        if !self.mover_takes_leftovers {
            lead + mine - theirs
        } else if mine > 0 {
            lead + mine + theirs
        } else {
            lead - theirs
        }
    }

    /// The final lead of the side to move where the board has stood before in the game.
    #[must_use]
    pub const fn lead_when_repeated(&self, board: FastBoard) -> i32 {
        let lead = board.my_store() - board.their_store();
        if self.repetition_is_shared {
            lead
        } else {
            lead + board.my_row() - board.their_row()
        }
    }
}

/// Marks (with its topmost bit) each byte that is neither two nor three.
const fn neither_two_nor_three(word: u64) -> u64 {
    // Two and three differ from two in the lowest bit only; what is left is zero for them and at
    // most 126 for others.
    let difference = (word ^ (2 * ONES)) & (0xFE * ONES);
    (difference + 0x7F * ONES) & (0x80 * ONES)
}

/// All bits of the bytes up to the highest marked one; none if no byte is marked.
const fn up_to_highest(marks: u64) -> u64 {
    // One byte further left a mark of our own stands below all of theirs, so that there is always a
    // highest one.
    let highest = (marks << 8 | 0x80).leading_zeros();
    (u64::MAX >> highest) >> 8
}
