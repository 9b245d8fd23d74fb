//! The repetition rule within the search: the positions from the last capture of the game to the
//! current board.

use awale_rules::{FastBoard, FastRules, Position, ROW};

use super::MAX_PLY;

/// The minimum number of plies until a position repeats. When a board repeats, equally many seeds
/// have crossed every border between two pits. So every pit has received seeds, and every pit was
/// emptied in between: twelve moves. (If stores are sown a position never repeats, because the
/// stores fill.)
pub(super) const MIN_CYCLE_PLIES: usize = 12;

/// The boards of one line of play: first the game since the last capture, then the search.
#[derive(Clone, Debug)]
pub(super) struct PositionHistory {
    boards: Vec<FastBoard>,
    /// The index of the root of the search. It equals the number of plies since the last capture
    /// before the root.
    root_index: usize,
    can_positions_repeat: bool,
}

impl PositionHistory {
    /// Makes the history of a game whose positions so far are `positions_so_far`.
    pub(super) fn new(positions_so_far: &[Position], rules: &FastRules) -> PositionHistory {
        let boards: Vec<FastBoard> = positions_so_far.iter().map(FastBoard::of).collect();
        let seeds_on_board = |board: &FastBoard| rules.seeds_on_board(*board);
        let positions_since_capture = boards
            .iter()
            .rev()
            .take_while(|board| Some(seeds_on_board(board)) == boards.last().map(seeds_on_board))
            .count();
        let plies_since_capture = positions_since_capture.saturating_sub(1);
        let mut boards = boards[boards.len() - positions_since_capture..].to_vec();
        let filler_board = boards[plies_since_capture];
        boards.resize(positions_since_capture + MAX_PLY + 1, filler_board);
        PositionHistory {
            boards,
            root_index: plies_since_capture,
            can_positions_repeat: !rules.sows_stores(),
        }
    }

    /// The board at the root of the search.
    pub(super) fn root_board(&self) -> FastBoard {
        self.boards[self.root_index]
    }

    /// The number of plies that the game has had since its last capture.
    pub(super) fn plies_since_capture(&self) -> usize {
        self.root_index
    }

    /// Sets the board `ply` plies after the root.
    #[inline]
    pub(super) fn set_board(&mut self, ply: usize, board: FastBoard) {
        self.boards[self.root_index + ply] = board;
    }

    /// The repetition rule: whether `board`, `ply` plies after the root and `plies_since_capture`
    /// plies after the last capture, has occurred before.
    #[inline]
    pub(super) fn is_repetition(
        &self,
        board: FastBoard,
        ply: usize,
        plies_since_capture: usize,
    ) -> bool {
        plies_since_capture >= MIN_CYCLE_PLIES && self.can_positions_repeat && {
            let current_index = self.root_index + ply;
            let plies_back = (MIN_CYCLE_PLIES..=plies_since_capture).step_by(2);
            plies_back
                .into_iter()
                .any(|plies| self.boards[current_index - plies] == board)
        }
    }

    /// A hash of the set of earlier positions that could occur again within `depth` plies after the
    /// board at `ply`, which is `plies_since_capture` plies after the last capture. 0 if no
    /// position can.
    #[expect(clippy::cast_possible_truncation, reason = "0 or 1")]
    pub(super) fn key_of_possible_repetitions(
        &self,
        ply: usize,
        plies_since_capture: usize,
        depth: usize,
    ) -> u64 {
        if !self.can_positions_repeat {
            return 0;
        }
        let current_index = self.root_index + ply;
        let mut key = 0;
        // The pits emptied since the earlier position, as bits: first by the side to move now, then
        // by the other side.
        let mut emptied_pits = [0u8; 2];
        for back in 1..=plies_since_capture {
            let earlier_index = current_index - back;
            emptied_pits[back % 2] |=
                emptied_pit_bit(self.boards[earlier_index], self.boards[earlier_index + 1]);
            // The position can only occur again with the same side to move. So if the number of
            // plies back to it has another parity than `depth`, one ply cannot be used.
            let Some(usable_plies) = (if back % 2 == depth % 2 {
                Some(depth)
            } else {
                depth.checked_sub(1)
            }) else {
                continue;
            };
            let moves_left = [usable_plies.div_ceil(2), usable_plies / 2];
            let can_recur = (0..2)
                .all(|side| ROW - emptied_pits[side].count_ones() as usize <= moves_left[side]);
            if can_recur {
                key ^= self.boards[earlier_index]
                    .hash()
                    .rotate_left(1 + (back % 2) as u32);
            }
        }
        key
    }
}

/// The pit that the move from `before` to `after` emptied, as a bit. The move captures nothing.
fn emptied_pit_bit(before: FastBoard, after: FastBoard) -> u8 {
    let (my_pits_before, their_pits_after) =
        (before.my_pits_and_store(), after.their_pits_and_store());
    (0..ROW)
        .filter(|&pit| my_pits_before[pit] > 0 && their_pits_after[pit] == 0)
        .map(|pit| 1 << pit)
        .sum()
}
