//! Choosing a move: with the cursor, by a letter or a digit, by pointing.

use crate::app::{Desk, Turn};
use crate::awale::{Pit, ROW};
use crate::catalogue::{AnyGame, AnyMove};
use crate::game::{Game, Seat};
use crate::matches::Take;
use crate::record::Direction;

use super::Play;

impl Play {
    /// The pit that is chosen, where a human is to choose one.
    #[must_use]
    pub fn chosen_pit(&self) -> Option<Pit> {
        let seat = self.session.to_move();
        let awale = matches!(self.session.position(), AnyGame::Awale(_));
        (awale && self.session.awaits_human()).then(|| Pit::of(seat, self.places[seat]))
    }

    /// The matches that are about to be taken, where a human is to choose.
    #[must_use]
    pub fn chosen_take(&self) -> Option<Take> {
        let matches = matches!(self.session.position(), AnyGame::Matches(_));
        (matches && self.session.awaits_human()).then_some(Take(self.take))
    }

    /// The move that is chosen.
    #[must_use]
    pub fn chosen(&self) -> Option<AnyMove> {
        self.chosen_pit().map(AnyMove::Pit).or_else(|| self.chosen_take().map(AnyMove::Take))
    }

    /// Moves the cursor one pit to the left or right *of the screen*, or changes the number of matches.
    pub(super) fn step(&mut self, right: isize) {
        let seat = self.session.to_move();
        let along = if self.runs_rightwards(seat) { right } else { -right };
        if matches!(self.session.position(), AnyGame::Matches(_)) {
            self.change_take(right as i8);
        } else if self.session.awaits_human() {
            self.places[seat] = self.places[seat].saturating_add_signed(along).min(ROW - 1);
        }
    }

    /// To the leftmost or rightmost pit of the screen, or to the fewest or most matches.
    pub(super) fn jump(&mut self, right: bool) {
        let seat = self.session.to_move();
        if self.session.awaits_human() {
            self.places[seat] = if self.runs_rightwards(seat) == right { ROW - 1 } else { 0 };
        }
        self.change_take(if right { i8::MAX } else { i8::MIN });
    }

    /// Whether sowing along the row of `seat` goes from left to right on the screen.
    fn runs_rightwards(&self, seat: Seat) -> bool {
        let below = (seat == Seat::North) == self.turned;
        below == (self.session.direction == Direction::CounterClockwise)
    }

    pub(super) fn change_take(&mut self, by: i8) {
        if let AnyGame::Matches(heap) = self.session.position() {
            let most = heap.rules().max_take().min(heap.left()).max(1);
            self.take = self.take.saturating_add_signed(by).clamp(1, most);
        }
    }

    /// Puts the cursor of the side to move on a legal move: where it is, or the nearest after it.
    pub(super) fn choose_something(&mut self) {
        let seat = self.session.to_move();
        if let AnyGame::Awale(position) = self.session.position() {
            let from = self.places[seat];
            let legal =
                (0..ROW).map(|step| (from + step) % ROW).find(|&place| position.check(Pit::of(seat, place)).is_ok());
            self.places[seat] = legal.unwrap_or(from);
        }
        self.change_take(0);
    }

    /// Plays the move that a letter or a digit names.
    pub(super) fn play_by_name(&mut self, key: char, desk: &mut Desk) -> Turn {
        let seat = self.session.to_move();
        let place = match key.to_ascii_lowercase() {
            letter @ 'a'..='f' => letter as usize - 'a' as usize,
            digit @ '1'..='9' => digit as usize - '1' as usize,
            _ => return Turn::Stay,
        };
        match self.session.position() {
            AnyGame::Awale(_) if place < ROW => {
                if self.session.awaits_human() {
                    self.places[seat] = place;
                }
                self.try_move(AnyMove::Pit(Pit::of(seat, place)), desk)
            }
            AnyGame::Matches(_) if key.is_ascii_digit() => self.try_move(AnyMove::Take(Take(place as u8 + 1)), desk),
            _ => Turn::Stay,
        }
    }

    /// A pit was pointed at: an own one is played, any other is refused with its reason.
    pub(super) fn point(&mut self, pit: Pit, desk: &mut Desk) -> Turn {
        if pit.seat() == self.session.to_move() && self.session.awaits_human() {
            self.places[pit.seat()] = pit.place();
        }
        self.try_move(AnyMove::Pit(pit), desk)
    }

    pub(super) fn point_take(&mut self, count: u8, desk: &mut Desk) -> Turn {
        self.try_move(AnyMove::Take(Take(count)), desk)
    }
}
