//! A fast board for searches: sowing, capturing and legality with SWAR (SIMD within a register).
//!
//! [`Position`] shows every seed and explains every illegal move. This board only computes the
//! position after a move, a hundred million times a second. Tests compare the two in random games
//! by many rules.
//!
//! A board is stored from the point of view of the side to move. It has two words of 64 bits, one
//! for each side, with one byte for each pit, so one addition sows into several pits:
//!
//! ```text
//! byte   7      6      5    4    3    2    1    0
//!        0    store    F    E    D    C    B    A      (or f ... a: always the side's own pits, in sowing order)
//! ```
//!
//! A byte never exceeds 72, the number of seeds in the largest game, so no addition carries over
//! into the next byte.
//!
//! A move is three steps without a loop:
//!
//! - Sow: look up in [`sowing_table`](super::sowing_table) what this pit with this many seeds adds
//!   to each word, and add it.
//! - Capture: find the run of twos and threes that ends in the last pit. The highest byte in reach
//!   with another number stops the run.
//! - Hand over: swap the words.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "bytes are taken out of 64-bit words"
)]

use crate::game::{PerSeat, Seat};

use super::{
    pit::{Pit, ROW},
    position::Position,
    rules::{FeedingRule, GrandSlamRule, LeftoversRule, RepetitionRule, Rules},
    sowing_table::{SOWINGS_INTO_PITS, SOWINGS_INTO_PITS_AND_STORES},
};

/// The bits of the six pits in the word of one side.
const PITS_MASK: u64 = 0x0000_FFFF_FFFF_FFFF;
/// The position of the store's lowest bit in a word.
const STORE_SHIFT: u32 = 8 * ROW as u32;
/// The value 1 in each of the eight bytes. Multiplying a word by it adds up all bytes in the
/// topmost byte.
const ONE_IN_EACH_BYTE: u64 = 0x0101_0101_0101_0101;

/// The seeds in pits and stores from the point of view of the side to move, one byte each.
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
    my_packed_seeds: u64,
    their_packed_seeds: u64,
}

impl FastBoard {
    /// Returns the board of `position`, from the point of view of its side to move.
    pub fn of(position: &Position) -> FastBoard {
        let mover = position.to_move;
        let packed_side = |seat: Seat| {
            let packed_pits = Pit::row(seat)
                .rev()
                .fold(0, |word, pit| word << 8 | u64::from(position.seeds(pit)));
            packed_pits | u64::from(position.store(seat)) << STORE_SHIFT
        };
        FastBoard {
            my_packed_seeds: packed_side(mover),
            their_packed_seeds: packed_side(mover.opponent()),
        }
    }

    /// Converts the board into a [`Position`] by `rules` in which `to_move` is to move.
    ///
    /// # Panics
    /// Panics if the board does not hold the number of seeds of a game by `rules`.
    pub fn position(self, rules: &Rules, to_move: Seat) -> Position {
        let mut pits = [0; 2 * ROW];
        let mut stores = PerSeat::default();
        for (seat, word) in [
            (to_move, self.my_packed_seeds),
            (to_move.opponent(), self.their_packed_seeds),
        ] {
            let bytes = word.to_le_bytes();
            pits[Pit::of(seat, 0).index()..][..ROW].copy_from_slice(&bytes[..ROW]);
            stores[seat] = bytes[ROW];
        }
        Position::new(rules, pits, stores, to_move)
            .expect("a board holds all the seeds of its game")
    }

    /// Seeds of the side to move: its six pits in sowing order, then its store, then a zero.
    #[inline]
    pub const fn my_pits_and_store(self) -> [u8; 8] {
        self.my_packed_seeds.to_le_bytes()
    }

    /// Seeds of the other side: its six pits in sowing order, then its store, then a zero.
    #[inline]
    pub const fn their_pits_and_store(self) -> [u8; 8] {
        self.their_packed_seeds.to_le_bytes()
    }

    /// Seeds in the pit at `column` (0 to 5, in sowing order) of the side to move.
    #[inline]
    pub const fn my_seeds_at(self, column: usize) -> usize {
        (self.my_packed_seeds >> (8 * column)) as usize & 0xFF
    }

    /// Seeds in the store of the side to move.
    #[inline]
    pub const fn my_store_seeds(self) -> i32 {
        (self.my_packed_seeds >> STORE_SHIFT) as i32
    }

    /// Seeds in the store of the other side.
    #[inline]
    pub const fn their_store_seeds(self) -> i32 {
        (self.their_packed_seeds >> STORE_SHIFT) as i32
    }

    /// Seeds in the store of the side to move minus those in the other store.
    #[inline]
    pub const fn lead(self) -> i32 {
        self.my_store_seeds() - self.their_store_seeds()
    }

    /// Seeds in the row of the side to move.
    #[inline]
    pub const fn my_row_seeds(self) -> i32 {
        sum_of_bytes(self.my_packed_seeds & PITS_MASK) as i32
    }

    /// Seeds in the row of the other side.
    #[inline]
    pub const fn their_row_seeds(self) -> i32 {
        sum_of_bytes(self.their_packed_seeds & PITS_MASK) as i32
    }

    /// A hash that differs for nearly all boards: the product of the two words (128 bits), folded
    /// to 64.
    #[inline]
    pub const fn hash(self) -> u64 {
        // Two odd constants (digits of the golden ratio and of pi). They keep a word of zeros from
        // making the product zero.
        let product = (self.my_packed_seeds ^ 0x9E37_79B9_7F4A_7C15) as u128
            * (self.their_packed_seeds ^ 0xA409_3822_299F_31D1) as u128;
        (product >> 64) as u64 ^ product as u64
    }
}

/// The sum of the eight bytes of `word`, at most 255.
const fn sum_of_bytes(word: u64) -> u64 {
    word.wrapping_mul(ONE_IN_EACH_BYTE) >> 56
}

/// The rules of a variant in the form that the fast board needs.
///
/// # Examples
/// ```
/// use awale_rules::{FastBoard, FastRules, Position, Rules};
///
/// let rules = FastRules::new(&Rules::OWARE);
/// let board = FastBoard::of(&Position::parse("0-0-0-0-0-2-1-1-4-0-0-0-20-20-S", &Rules::OWARE)?);
/// let leads: Vec<i32> = rules.moves(board).map(|(_, after)| -after.lead()).collect();
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
    grand_slams_are_illegal: bool,
    feeding_is_required: bool,
    mover_takes_leftovers: bool,
    leftovers_are_shared_on_repetition: bool,
    /// A store with this many seeds ends the game. `i32::MAX` if the rules have no such limit.
    win_at: i32,
    /// The game ends when the pits hold this many seeds or fewer. -1 if the rules have no such
    /// limit.
    stop_at: i32,
    /// Seeds in the whole game.
    total_seeds: i32,
}

impl FastRules {
    /// Converts `rules` into the form that the fast board needs.
    pub fn new(rules: &Rules) -> FastRules {
        FastRules {
            sow_stores: rules.sow_stores,
            grand_slams_are_illegal: rules.grand_slam == GrandSlamRule::SlamIllegal,
            feeding_is_required: rules.feeding == FeedingRule::MustFeed,
            mover_takes_leftovers: rules.leftovers == LeftoversRule::MoverTakesAll,
            leftovers_are_shared_on_repetition: rules.repetition == RepetitionRule::EachGetsHalf,
            win_at: rules.win_at.map_or(i32::MAX, i32::from),
            stop_at: rules.stop_at.map_or(-1, i32::from),
            total_seeds: i32::from(rules.total_seeds()),
        }
    }

    /// Whether seeds are sown into the stores too. If so, no position can repeat in a game.
    #[inline]
    pub const fn sows_stores(&self) -> bool {
        self.sow_stores
    }

    /// Seeds in the pits.
    #[inline]
    pub const fn seeds_on_board(&self, board: FastBoard) -> i32 {
        self.total_seeds - board.my_store_seeds() - board.their_store_seeds()
    }

    /// Returns the board after the move from `column` (0 to 5, in sowing order), from the point of
    /// view of the other side. Returns `None` if the pit is empty or the rules forbid the move. The
    /// limits `win_at` and `stop_at` are not checked: see [`FastRules::is_over_by_seed_count`].
    #[inline]
    pub fn play(&self, board: FastBoard, column: usize) -> Option<FastBoard> {
        let seeds = board.my_seeds_at(column);
        if seeds == 0 {
            return None;
        }
        // Step 1, sow: choose the table for rules that sow into the stores or only into the pits.
        let sowing_table = if self.sow_stores {
            &SOWINGS_INTO_PITS_AND_STORES
        } else {
            &SOWINGS_INTO_PITS
        };
        let sowing_delta = &sowing_table[column][seeds];
        let my_packed_seeds = board.my_packed_seeds.wrapping_add(sowing_delta.my_change);
        let their_packed_seeds = board.their_packed_seeds + sowing_delta.their_change;
        // Step 2, capture: of the opponent's pits up to the last one sown, take those after the
        // highest pit that holds neither two nor three seeds.
        let captured_seed_bytes = their_packed_seeds
            & sowing_delta.capturable_bytes_mask
            & !mask_up_to_highest_mark(
                mark_bytes_not_two_or_three(their_packed_seeds)
                    & sowing_delta.capturable_bytes_mask,
            );
        // Step 3: if the opponent has no seeds left, the rules decide what the move does.
        if (their_packed_seeds ^ captured_seed_bytes) & PITS_MASK == 0 {
            return self.play_leaving_empty_row(
                board,
                my_packed_seeds,
                their_packed_seeds,
                captured_seed_bytes,
            );
        }
        Some(FastBoard {
            my_packed_seeds: their_packed_seeds ^ captured_seed_bytes,
            their_packed_seeds: my_packed_seeds
                + (sum_of_bytes(captured_seed_bytes) << STORE_SHIFT),
        })
    }

    /// Finishes a move that would leave the opponent without seeds: a grand slam, or a move that
    /// does not feed.
    #[cold]
    fn play_leaving_empty_row(
        &self,
        board_before: FastBoard,
        my_packed_seeds: u64,
        their_packed_seeds: u64,
        captured_seed_bytes: u64,
    ) -> Option<FastBoard> {
        let is_illegal = if captured_seed_bytes != 0 {
            self.grand_slams_are_illegal
        } else {
            self.feeding_is_required && board_before.their_packed_seeds & PITS_MASK == 0
        };
        // A legal grand slam captures nothing, and a legal move that does not feed captures nothing
        // either. So the opponent keeps all seeds.
        (!is_illegal).then_some(FastBoard {
            my_packed_seeds: their_packed_seeds,
            their_packed_seeds: my_packed_seeds,
        })
    }

    /// The legal moves: places (0 to 5) with the boards after the move. The limits `win_at` and
    /// `stop_at` are not checked.
    #[inline]
    pub fn moves(&self, board: FastBoard) -> impl Iterator<Item = (usize, FastBoard)> + '_ {
        (0..ROW).filter_map(move |place| Some((place, self.play(board, place)?)))
    }

    /// Whether `win_at` or `stop_at` has ended the game, even if there are legal moves.
    #[inline]
    pub const fn is_over_by_seed_count(&self, board: FastBoard) -> bool {
        let (my_store_seeds, their_store_seeds) =
            (board.my_store_seeds(), board.their_store_seeds());
        my_store_seeds >= self.win_at
            || their_store_seeds >= self.win_at
            || self.total_seeds - my_store_seeds - their_store_seeds <= self.stop_at
    }

    /// Whether `win_at` has ended the game.
    #[inline]
    pub const fn is_won_by_either_side(&self, board: FastBoard) -> bool {
        board.my_store_seeds() >= self.win_at || board.their_store_seeds() >= self.win_at
    }

    /// Whether the side to move has no legal move, in a game that `win_at` and `stop_at` have not
    /// ended.
    #[inline]
    pub fn is_stuck(&self, board: FastBoard) -> bool {
        if board.my_packed_seeds & PITS_MASK == 0 {
            return true;
        }
        // While the opponent has seeds, only a forbidden grand slam is illegal. It takes no more
        // than three seeds from a pit.
        let may_have_illegal_moves = board.their_packed_seeds & PITS_MASK == 0
            || self.grand_slams_are_illegal && board.their_row_seeds() <= 3 * 6;
        may_have_illegal_moves && self.moves(board).next().is_none()
    }

    /// The final lead (in seeds) of the side to move if it has no legal move.
    pub const fn final_lead_when_stuck(&self, board: FastBoard) -> i32 {
        let lead = board.lead();
        let (my_row_seeds, their_row_seeds) = (board.my_row_seeds(), board.their_row_seeds());
        if !self.mover_takes_leftovers {
            lead + my_row_seeds - their_row_seeds
        } else if my_row_seeds > 0 {
            lead + my_row_seeds + their_row_seeds
        } else {
            lead - their_row_seeds
        }
    }

    /// The final lead (in seeds) of the side to move if the board is a repetition.
    pub const fn final_lead_when_repeated(&self, board: FastBoard) -> i32 {
        let lead = board.lead();
        if self.leftovers_are_shared_on_repetition {
            lead
        } else {
            lead + board.my_row_seeds() - board.their_row_seeds()
        }
    }
}

/// Sets the topmost bit of each byte that is neither two nor three.
const fn mark_bytes_not_two_or_three(word: u64) -> u64 {
    // Two and three differ only in the lowest bit, which is masked off. The rest of the byte is
    // zero for them and at most 126 for other numbers.
    let difference = (word ^ (2 * ONE_IN_EACH_BYTE)) & (0xFE * ONE_IN_EACH_BYTE);
    (difference + 0x7F * ONE_IN_EACH_BYTE) & (0x80 * ONE_IN_EACH_BYTE)
}

/// Returns a mask of all bytes from the lowest byte to the highest marked one, or 0 if no byte is
/// marked.
const fn mask_up_to_highest_mark(marks: u64) -> u64 {
    // After a shift by one byte there is room for an extra mark below all others. So there is
    // always a highest mark.
    let zero_bits_above_highest_mark = (marks << 8 | 0x80).leading_zeros();
    (u64::MAX >> zero_bits_above_highest_mark) >> 8
}
