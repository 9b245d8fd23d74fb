//! An independent, slow and plain implementation of `docs/rules.md` for checking hints. It shares
//! only the fields of the rules with the program.

use awale_rules::{
    FeedingRule, GrandSlamRule, LeftoversRule, PITS, PerSeat, Position, RepetitionRule, RuleFields,
    Rules, Seat,
};

/// The pits in sowing order from A, the stores of South and North, and the side to move (0 South, 1
/// North).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlainBoard {
    pub pits: [u8; PITS],
    pub stores: [u8; 2],
    pub side_to_move: usize,
}

/// The reason for the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEnd {
    StoreReached(usize),
    FewSeedsLeft,
    NoLegalMove,
    Repetition,
}

/// The effect of a move.
pub struct PlayedMove {
    pub after: PlainBoard,
    /// The captured pits and their seeds.
    pub captured_pits_and_seeds: Vec<(usize, u8)>,
}

impl PlayedMove {
    pub fn captured_seeds(&self) -> u8 {
        self.captured_pits_and_seeds
            .iter()
            .map(|&(_, seeds)| seeds)
            .sum()
    }

    pub fn captured_pits(&self) -> Vec<usize> {
        let mut pits: Vec<usize> = self
            .captured_pits_and_seeds
            .iter()
            .map(|&(pit, _)| pit)
            .collect();
        pits.sort_unstable();
        pits
    }
}

pub fn side_index(seat: Seat) -> usize {
    usize::from(seat == Seat::North)
}

impl PlainBoard {
    pub fn from_position(position: &Position) -> PlainBoard {
        PlainBoard {
            pits: *position.pits(),
            stores: [position.store(Seat::South), position.store(Seat::North)],
            side_to_move: side_index(position.to_move()),
        }
    }

    /// Converts the board to the program's type, for table queries.
    pub fn to_position(self, rules: RuleFields) -> Position {
        let rules = Rules::new(rules).expect("rules of the program");
        let stores = PerSeat {
            south: self.stores[0],
            north: self.stores[1],
        };
        Position::new(&rules, self.pits, stores, Seat::BOTH[self.side_to_move]).expect("all seeds")
    }

    pub fn seeds_in_row(&self, side: usize) -> u8 {
        self.pits[6 * side..6 * side + 6].iter().sum()
    }

    fn seeds_on_board(&self) -> u8 {
        self.pits.iter().sum()
    }

    /// The lead of the side to move.
    pub fn lead(&self) -> i32 {
        i32::from(self.stores[self.side_to_move]) - i32::from(self.stores[1 - self.side_to_move])
    }

    /// A copy of the board with the other side to move.
    pub fn with_other_side_to_move(&self) -> PlainBoard {
        PlainBoard {
            side_to_move: 1 - self.side_to_move,
            ..*self
        }
    }

    /// Plays the move from pit `from`. Returns `None` if it is illegal. The game must not be over.
    pub fn play(&self, from: usize, rules: &RuleFields) -> Option<PlayedMove> {
        if from / 6 != self.side_to_move || self.pits[from] == 0 {
            return None;
        }
        let (mut after, mut seeds_in_hand, mut sown_place) = (*self, self.pits[from], from);
        let mut ends_in_pit = true;
        after.pits[from] = 0;
        while seeds_in_hand > 0 {
            if rules.sow_stores && ends_in_pit && (sown_place == 5 || sown_place == 11) {
                after.stores[sown_place / 6] += 1;
                seeds_in_hand -= 1;
                ends_in_pit = false;
                continue;
            }
            sown_place = (sown_place + 1) % 12;
            ends_in_pit = true;
            if sown_place != from {
                after.pits[sown_place] += 1;
                seeds_in_hand -= 1;
            }
        }
        let opponent_side = 1 - self.side_to_move;
        let mut captured = Vec::new();
        let mut capture_pit = sown_place;
        while ends_in_pit
            && capture_pit / 6 == opponent_side
            && (after.pits[capture_pit] == 2 || after.pits[capture_pit] == 3)
        {
            captured.push((capture_pit, after.pits[capture_pit]));
            if capture_pit % 6 == 0 {
                break;
            }
            capture_pit -= 1;
        }
        let captured_total: u8 = captured.iter().map(|&(_, seeds)| seeds).sum();
        if captured_total > 0 && captured_total == after.seeds_in_row(opponent_side) {
            if rules.grand_slam == GrandSlamRule::SlamIllegal {
                return None;
            }
            captured.clear();
        }
        for &(pit, seeds) in &captured {
            after.pits[pit] = 0;
            after.stores[self.side_to_move] += seeds;
        }
        if rules.feeding == FeedingRule::MustFeed
            && self.seeds_in_row(opponent_side) == 0
            && after.seeds_in_row(opponent_side) == 0
        {
            return None;
        }
        after.side_to_move = opponent_side;
        Some(PlayedMove {
            after,
            captured_pits_and_seeds: captured,
        })
    }

    fn end_by_seed_counts(&self, rules: &RuleFields) -> Option<BoardEnd> {
        let has_win_at_seeds = |side: &usize| {
            rules
                .win_at
                .is_some_and(|enough| self.stores[*side] >= enough)
        };
        match [0, 1].into_iter().find(has_win_at_seeds) {
            Some(side) => Some(BoardEnd::StoreReached(side)),
            None => rules
                .stop_at
                .filter(|&few| self.seeds_on_board() <= few)
                .map(|_| BoardEnd::FewSeedsLeft),
        }
    }

    /// The legal moves and their effects.
    pub fn moves(&self, rules: &RuleFields) -> Vec<(usize, PlayedMove)> {
        if self.end_by_seed_counts(rules).is_some() {
            return Vec::new();
        }
        (6 * self.side_to_move..6 * self.side_to_move + 6)
            .filter_map(|pit| Some((pit, self.play(pit, rules)?)))
            .collect()
    }

    /// The largest capture of the side to move.
    pub fn largest_capture(&self, rules: &RuleFields) -> u8 {
        self.moves(rules)
            .iter()
            .map(|(_, played)| played.captured_seeds())
            .max()
            .unwrap_or(0)
    }

    fn stores_plus(&self, added_seeds: [u8; 2]) -> [u8; 2] {
        [
            self.stores[0] + added_seeds[0],
            self.stores[1] + added_seeds[1],
        ]
    }
}

/// Why the game is over in the last position of `past`, with the final seeds of South and North;
/// `None` if it is not over.
pub fn game_end(past: &[PlainBoard], rules: &RuleFields) -> Option<(BoardEnd, [u8; 2])> {
    let (current_board, earlier_boards) = past.split_last()?;
    let rows = [current_board.seeds_in_row(0), current_board.seeds_in_row(1)];
    if let Some(end) = current_board.end_by_seed_counts(rules) {
        return Some((end, current_board.stores));
    }
    if current_board.moves(rules).is_empty() {
        let mut remaining_seed_shares = rows;
        if rules.leftovers == LeftoversRule::MoverTakesAll {
            let side_taking_rest = if rows[current_board.side_to_move] > 0 {
                current_board.side_to_move
            } else {
                1 - current_board.side_to_move
            };
            remaining_seed_shares = [0, 0];
            remaining_seed_shares[side_taking_rest] = current_board.seeds_on_board();
        }
        return Some((
            BoardEnd::NoLegalMove,
            current_board.stores_plus(remaining_seed_shares),
        ));
    }
    let is_repetition = earlier_boards
        .iter()
        .rev()
        .take_while(|was| was.stores == current_board.stores)
        .any(|was| was == current_board);
    is_repetition.then(|| {
        let final_shares = if rules.repetition == RepetitionRule::EachGetsOwnRow {
            rows
        } else {
            [0, 0]
        };
        (
            BoardEnd::Repetition,
            current_board.stores_plus(final_shares),
        )
    })
}
