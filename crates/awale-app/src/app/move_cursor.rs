//! [`MoveCursor`]: the cursor that selects a move: a pit in the row of the side to move, or a
//! number of matches.

use awale_rules::matches::Take;
use awale_rules::{Game, Pit, ROW};

use awale_study::catalogue::{AnyGame, AnyMove};

use crate::app::{Action, Neighbor};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveCursor {
    /// The column of the selected pit, in sowing order.
    place: usize,
    /// The selected number of matches.
    take: u8,
}

/// The effect of an action, such as a key press, on the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorEffect {
    Moved,
    Play(AnyMove),
    Nothing,
}

impl MoveCursor {
    /// A cursor on the first pit. In the matchstick game, one match is selected.
    pub const START: MoveCursor = MoveCursor { place: 0, take: 1 };

    /// A cursor on the first legal move of `game`.
    pub fn on(game: &AnyGame) -> MoveCursor {
        let mut hand = MoveCursor::START;
        hand.move_to_legal(game);
        hand
    }

    /// A cursor on the first legal move of `game` that is not in `answers`, so that the cursor does
    /// not reveal a solution. If all legal moves are answers, on the first legal move.
    pub fn avoiding_answers(answers: &[Pit], game: &AnyGame) -> MoveCursor {
        let free = |pit: &Pit| game.check(AnyMove::Pit(*pit)).is_ok() && !answers.contains(pit);
        let mut hand = MoveCursor::on(game);
        if let Some(pit) = (0..ROW)
            .map(|place| Pit::of(game.to_move(), place))
            .find(free)
        {
            hand.go_to_move(AnyMove::Pit(pit));
        }
        hand
    }

    /// Moves the cursor to a legal move of `game`: the current pit if it is legal, else the next
    /// legal pit in sowing order.
    pub fn move_to_legal(&mut self, game: &AnyGame) {
        if let AnyGame::Awale(position) = game {
            let is_legal =
                |place: &usize| position.check(Pit::of(position.to_move(), *place)).is_ok();
            let legal = (0..ROW)
                .map(|step| (self.place + step) % ROW)
                .find(is_legal);
            self.place = legal.unwrap_or(self.place);
        }
        self.change_match_count(0, game);
    }

    /// Moves the cursor to the move `mv`.
    pub fn go_to_move(&mut self, mv: AnyMove) {
        match mv {
            AnyMove::Pit(pit) => self.place = pit.column(),
            AnyMove::Take(Take(count)) => self.take = count,
        }
    }

    /// Moves the cursor to the move under the mouse, if it belongs to the side to move.
    pub fn hover(&mut self, mv: AnyMove, game: &AnyGame) {
        match (mv, game) {
            (AnyMove::Pit(pit), AnyGame::Awale(position)) if pit.seat() == position.to_move() => {
                self.place = pit.column();
            }
            (AnyMove::Take(Take(count)), AnyGame::Matches(_))
                if (1..=max_match_count(game)).contains(&count) =>
            {
                self.take = count;
            }
            _ => {}
        }
    }

    pub fn chosen_move(&self, game: &AnyGame) -> AnyMove {
        match game {
            AnyGame::Awale(position) => AnyMove::Pit(Pit::of(position.to_move(), self.place)),
            AnyGame::Matches(_) => AnyMove::Take(Take(self.take)),
        }
    }

    /// Applies `action` to the cursor. `rightwards` is true if the row of the side to move is sown
    /// from left to right on the screen.
    pub fn act(&mut self, action: &Action, game: &AnyGame, rightwards: bool) -> CursorEffect {
        let seat = game.to_move();
        let last = max_match_count(game);
        match action {
            Action::Left | Action::Right | Action::Up | Action::Down => {
                self.step(action, game, rightwards);
            }
            Action::Home => self.jump_to_end(Neighbor::Previous, game, rightwards),
            Action::End => self.jump_to_end(Neighbor::Next, game, rightwards),
            Action::Confirm => return CursorEffect::Play(self.chosen_move(game)),
            Action::Pit(pit) => {
                if pit.seat() == seat {
                    self.place = pit.column();
                }
                return CursorEffect::Play(AnyMove::Pit(*pit));
            }
            Action::TakeMatches(count) => {
                self.take = (*count).clamp(1, last);
                return CursorEffect::Play(AnyMove::Take(Take(*count)));
            }
            Action::Key(key) => return self.choose_by_key(*key, game),
            _ => return CursorEffect::Nothing,
        }
        CursorEffect::Moved
    }

    /// Moves by one pit to the left or right on the screen, wrapping around, or changes the number
    /// of matches by one.
    fn step(&mut self, action: &Action, game: &AnyGame, rightwards: bool) {
        let along = match action {
            Action::Left => -1,
            Action::Right => 1,
            Action::Down => return self.change_match_count(-1, game),
            _ => return self.change_match_count(1, game),
        };
        match game {
            AnyGame::Awale(_) => {
                let along = if rightwards { along } else { -along };
                self.place = (self.place + ROW).saturating_add_signed(along) % ROW;
            }
            AnyGame::Matches(_) => self.change_match_count(if along < 0 { -1 } else { 1 }, game),
        }
    }

    /// Moves to the leftmost or rightmost pit on the screen, or to the smallest or largest number
    /// of matches.
    fn jump_to_end(&mut self, end: Neighbor, game: &AnyGame, rightwards: bool) {
        let right = end == Neighbor::Next;
        self.place = if right == rightwards { ROW - 1 } else { 0 };
        self.take = if right { max_match_count(game) } else { 1 };
    }

    fn change_match_count(&mut self, by: i8, game: &AnyGame) {
        self.take = self
            .take
            .saturating_add_signed(by)
            .clamp(1, max_match_count(game));
    }

    /// Plays or selects the move that a letter or a digit names.
    fn choose_by_key(&mut self, key: char, game: &AnyGame) -> CursorEffect {
        let place = match key {
            letter @ 'A'..='F' => letter as u8 - b'A',
            digit @ '1'..='9' => digit as u8 - b'1',
            _ => return CursorEffect::Nothing,
        };
        match game {
            AnyGame::Awale(position) if usize::from(place) < ROW => {
                self.place = place.into();
                CursorEffect::Play(AnyMove::Pit(Pit::of(position.to_move(), self.place)))
            }
            AnyGame::Matches(_) if key.is_ascii_digit() => {
                CursorEffect::Play(AnyMove::Take(Take(place + 1)))
            }
            _ => CursorEffect::Nothing,
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
