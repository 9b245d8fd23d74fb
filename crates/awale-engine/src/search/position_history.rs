//! The repetition rule within the search: the positions from the last capture of the game to the
//! board at hand.

use awale_rules::{FastBoard, FastRules, Position, ROW};

use super::MAX_PLY;

/// A position cannot repeat in fewer plies than this. When a board repeats, the same number of
/// seeds has passed every border between two pits; so every pit has received seeds, so every pit
/// was emptied in between: twelve moves. (Where stores are sown a position never repeats, because
/// the stores fill.)
pub(super) const SHORTEST_CYCLE: usize = 12;

/// The boards of one line of play, of the game and of the search alike.
#[derive(Clone, Debug)]
pub(super) struct PositionHistory {
    boards: Vec<FastBoard>,
    /// Index of the position that the search starts from. It is also the number of plies before it
    /// without a capture.
    root: usize,
    can_repeat: bool,
}

impl PositionHistory {
    /// The history of a game whose positions so far are `past`.
    pub(super) fn new(past: &[Position], rules: &FastRules) -> PositionHistory {
        let boards: Vec<FastBoard> = past.iter().map(FastBoard::of).collect();
        let on_board = |board: &FastBoard| rules.on_board(*board);
        let same = boards
            .iter()
            .rev()
            .take_while(|board| Some(on_board(board)) == boards.last().map(on_board))
            .count();
        let run = same.saturating_sub(1);
        let mut boards = boards[boards.len() - same..].to_vec();
        let filler = boards[run];
        boards.resize(same + MAX_PLY + 1, filler);
        PositionHistory {
            boards,
            root: run,
            can_repeat: !rules.sows_stores(),
        }
    }

    /// The board that the search starts from.
    pub(super) fn root(&self) -> FastBoard {
        self.boards[self.root]
    }

    /// The number of plies before the root without a capture.
    pub(super) fn root_run(&self) -> usize {
        self.root
    }

    /// Sets the board `ply` plies after the root.
    #[inline]
    pub(super) fn set(&mut self, ply: usize, board: FastBoard) {
        self.boards[self.root + ply] = board;
    }

    /// The repetition rule: whether `board`, `ply` plies after the root and `run` plies after the
    /// last capture, has occurred before.
    #[inline]
    pub(super) fn is_repetition(&self, board: FastBoard, ply: usize, run: usize) -> bool {
        run >= SHORTEST_CYCLE && self.can_repeat && {
            let now = self.root + ply;
            let earlier = (SHORTEST_CYCLE..=run).step_by(2);
            earlier
                .into_iter()
                .any(|plies| self.boards[now - plies] == board)
        }
    }

    /// A number for the set of earlier positions that could come back within `depth` plies of the
    /// board at `ply`, which is `run` plies behind the last capture; zero where none can.
    #[expect(clippy::cast_possible_truncation, reason = "0 or 1")]
    pub(super) fn key_of_possible_repetitions(&self, ply: usize, run: usize, depth: usize) -> u64 {
        if !self.can_repeat {
            return 0;
        }
        let now = self.root + ply;
        let mut key = 0;
        // The pits that were emptied since then: by the side to move now, and by the other.
        let mut emptied = [0u8; 2];
        for back in 1..=run {
            let earlier = now - back;
            emptied[back % 2] |= emptied_between(self.boards[earlier], self.boards[earlier + 1]);
            // It can come back when the same side is to move, so after this many plies at most.
            let Some(plies) = (if back % 2 == depth % 2 {
                Some(depth)
            } else {
                depth.checked_sub(1)
            }) else {
                continue;
            };
            let moves_left = [plies.div_ceil(2), plies / 2];
            let can_come_back =
                (0..2).all(|side| ROW - emptied[side].count_ones() as usize <= moves_left[side]);
            if can_come_back {
                key ^= self.boards[earlier]
                    .hash()
                    .rotate_left(1 + (back % 2) as u32);
            }
        }
        key
    }
}

/// The pit that the move from `before` to `after` emptied, as a bit. Nothing was captured on the
/// way.
fn emptied_between(before: FastBoard, after: FastBoard) -> u8 {
    let (before, after) = (before.mine(), after.theirs());
    (0..ROW)
        .filter(|&pit| before[pit] > 0 && after[pit] == 0)
        .map(|pit| 1 << pit)
        .sum()
}
