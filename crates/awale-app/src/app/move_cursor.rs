//! [`MoveCursor`]: the cursor that selects a move: a pit in the row of the side to move, or a
//! number of matches.

use awale_rules::{Game, Pit, ROW, Seat, matches_game::Take};

use awale_study::catalogue::{AnyGame, AnyMove};

use crate::app::{Action, Neighbor};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveCursor {
    /// The column of the selected pit, in sowing order.
    column: usize,
    /// The selected number of matches.
    match_count: u8,
}

/// The effect of an action, such as a key press, on the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorEffect {
    Moved,
    PlayMove(AnyMove),
    NoEffect,
}

impl MoveCursor {
    /// A cursor on the first pit. In the matchstick game, one match is selected.
    pub const ON_FIRST_PIT: MoveCursor = MoveCursor {
        column: 0,
        match_count: 1,
    };

    /// The cursor at the beginning of a game, on the third pit: the first one is a poor opening
    /// move in every variant.
    pub const AT_GAME_START: MoveCursor = MoveCursor {
        column: 2,
        ..MoveCursor::ON_FIRST_PIT
    };

    /// A cursor on the first legal move of `game`.
    pub fn at_legal_move(game: &AnyGame) -> MoveCursor {
        let mut cursor = MoveCursor::ON_FIRST_PIT;
        cursor.move_to_legal_move(game);
        cursor
    }

    /// A cursor on the first legal move of `game` that is not in `avoided_pits`, so that the cursor
    /// does not reveal an answer or suggest a wrong move. If all legal moves are avoided, it is on
    /// the first legal one of `avoided_pits`, which begin with the answers.
    pub fn avoiding_pits(avoided_pits: &[Pit], game: &AnyGame) -> MoveCursor {
        let is_legal = |pit: &Pit| game.check(AnyMove::Pit(*pit)).is_ok();
        let own_pits = (0..ROW).map(|place| Pit::of(game.to_move(), place));
        let mut cursor = MoveCursor::at_legal_move(game);
        if let Some(pit) = own_pits
            .filter(|pit| !avoided_pits.contains(pit))
            .chain(avoided_pits.iter().copied())
            .find(is_legal)
        {
            cursor.select_move(AnyMove::Pit(pit));
        }
        cursor
    }

    /// Moves the cursor to a legal move of `game`: the current pit if it is legal, else the next
    /// legal pit in sowing order.
    pub fn move_to_legal_move(&mut self, game: &AnyGame) {
        if let AnyGame::Awale(position) = game {
            let is_legal =
                |place: &usize| position.check(Pit::of(position.to_move(), *place)).is_ok();
            let legal_column = (0..ROW)
                .map(|step| (self.column + step) % ROW)
                .find(is_legal);
            self.column = legal_column.unwrap_or(self.column);
        }
        self.change_match_count(0, game);
    }

    /// Moves the cursor to the move `mv`.
    pub fn select_move(&mut self, mv: AnyMove) {
        match mv {
            AnyMove::Pit(pit) => self.column = pit.column(),
            AnyMove::Take(Take(count)) => self.match_count = count,
        }
    }

    /// Moves the cursor of `seat` to the move that the letter, digit or click `action` names. Does
    /// not play it. The cursor stays if the other side's pit is clicked, or if the move is illegal.
    pub fn select_named_move(&mut self, action: &Action, seat: Seat, game: &AnyGame) {
        let is_other_pit = matches!(action, Action::ClickPit(pit) if pit.seat() != seat);
        // The sowing direction matters only for arrow keys, which name no move.
        if let CursorEffect::PlayMove(mv) = self.clone().act(action, game, true)
            && !is_other_pit
            && (seat != game.to_move() || game.moves().any(|legal_move| legal_move == mv))
        {
            self.select_move(mv);
        }
    }

    /// Moves the cursor to the move under the mouse, if it belongs to the side to move.
    pub fn hover(&mut self, mv: AnyMove, game: &AnyGame) {
        match (mv, game) {
            (AnyMove::Pit(pit), AnyGame::Awale(position)) if pit.seat() == position.to_move() => {
                self.column = pit.column();
            }
            (AnyMove::Take(Take(count)), AnyGame::Matches(_))
                if (1..=max_match_count(game)).contains(&count) =>
            {
                self.match_count = count;
            }
            _ => {}
        }
    }

    pub fn chosen_move(&self, game: &AnyGame) -> AnyMove {
        match game {
            AnyGame::Awale(position) => AnyMove::Pit(Pit::of(position.to_move(), self.column)),
            AnyGame::Matches(_) => AnyMove::Take(Take(self.match_count)),
        }
    }

    /// Applies `action` to the cursor. `sows_rightwards` is true if the row of the side to move is
    /// sown from left to right on the screen.
    pub fn act(&mut self, action: &Action, game: &AnyGame, sows_rightwards: bool) -> CursorEffect {
        let seat = game.to_move();
        let max_count = max_match_count(game);
        match action {
            Action::Left | Action::Right | Action::Up | Action::Down => {
                self.move_by_arrow(action, game, sows_rightwards);
            }
            Action::Home => self.jump_to_end(Neighbor::Previous, game, sows_rightwards),
            Action::End => self.jump_to_end(Neighbor::Next, game, sows_rightwards),
            Action::Confirm => return CursorEffect::PlayMove(self.chosen_move(game)),
            Action::ClickPit(pit) => {
                if pit.seat() == seat {
                    self.column = pit.column();
                }
                return CursorEffect::PlayMove(AnyMove::Pit(*pit));
            }
            Action::TakeMatches(count) => {
                self.match_count = (*count).clamp(1, max_count);
                return CursorEffect::PlayMove(AnyMove::Take(Take(*count)));
            }
            Action::TypedChar(key) => return self.act_on_character(*key, game),
            _ => return CursorEffect::NoEffect,
        }
        CursorEffect::Moved
    }

    /// Moves to the next pit with seeds to the left or right on the screen, wrapping around, or
    /// changes the number of matches by one.
    fn move_by_arrow(&mut self, action: &Action, game: &AnyGame, sows_rightwards: bool) {
        let column_step = match action {
            Action::Left => -1,
            Action::Right => 1,
            Action::Down => return self.change_match_count(-1, game),
            _ => return self.change_match_count(1, game),
        };
        match game {
            AnyGame::Awale(position) => {
                let goes_up = (column_step > 0) == sows_rightwards;
                let step = if goes_up { 1 } else { ROW - 1 };
                let next_column = (1..ROW)
                    .map(|steps| (self.column + steps * step) % ROW)
                    .find(|&column| position.seeds(Pit::of(position.to_move(), column)) > 0);
                self.column = next_column.unwrap_or(self.column);
            }
            AnyGame::Matches(_) => {
                self.change_match_count(if column_step < 0 { -1 } else { 1 }, game);
            }
        }
    }

    /// Moves to the leftmost or rightmost pit on the screen, or to the smallest or largest number
    /// of matches.
    fn jump_to_end(&mut self, end: Neighbor, game: &AnyGame, sows_rightwards: bool) {
        let is_right_end = end == Neighbor::Next;
        self.column = if is_right_end == sows_rightwards {
            ROW - 1
        } else {
            0
        };
        self.match_count = if is_right_end {
            max_match_count(game)
        } else {
            1
        };
    }

    fn change_match_count(&mut self, by: i8, game: &AnyGame) {
        self.match_count = self
            .match_count
            .saturating_add_signed(by)
            .clamp(1, max_match_count(game));
    }

    /// Plays or selects the move that a letter or a digit names.
    fn act_on_character(&mut self, key: char, game: &AnyGame) -> CursorEffect {
        let index_in_row = match key {
            letter @ 'A'..='F' => letter as u8 - b'A',
            digit @ '1'..='9' => digit as u8 - b'1',
            _ => return CursorEffect::NoEffect,
        };
        match game {
            AnyGame::Awale(position) if usize::from(index_in_row) < ROW => {
                self.column = index_in_row.into();
                CursorEffect::PlayMove(AnyMove::Pit(Pit::of(position.to_move(), self.column)))
            }
            AnyGame::Matches(_) if key.is_ascii_digit() => {
                CursorEffect::PlayMove(AnyMove::Take(Take(index_in_row + 1)))
            }
            _ => CursorEffect::NoEffect,
        }
    }
}

/// The largest number of matches that can be selected.
fn max_match_count(game: &AnyGame) -> u8 {
    match game {
        AnyGame::Matches(heap) => heap.rules().max_take().min(heap.matches_left()).max(1),
        AnyGame::Awale(_) => 1,
    }
}
