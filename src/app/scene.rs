//! The board of a lesson or a puzzle: moves are played in the referee at once and shown one after the other.

use std::time::Duration;

use awale_rules::Match;

use crate::catalogue::{AnyGame, AnyMove, Kind};

use crate::app::{Action, Animation, AppContext, GameState, HistoryCursor};

/// A game, and how much of it is to be seen.
#[derive(Debug)]
pub struct Scene {
    /// The game.
    pub game: GameState,
    /// The position that is shown.
    pub cursor: HistoryCursor,
    /// The move that led here, while it is being shown.
    pub animation: Option<Animation>,
    /// How long a sown seed is shown.
    seed_time: Duration,
}

impl Scene {
    /// `referee`'s game as it stands.
    #[must_use]
    pub fn new(kind: Kind, referee: Match<AnyGame>, context: &AppContext) -> Scene {
        let cursor = HistoryCursor::at(referee.moves().len());
        let game = GameState { kind, direction: context.settings.sowing, referee };
        Scene { game, cursor, animation: None, seed_time: context.settings.seed_time() }
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> &AnyGame {
        self.cursor.position(self.game.referee.past())
    }

    /// How many moves have been played.
    fn length(&self) -> usize {
        self.game.referee.moves().len()
    }

    /// Whether everything that was played has been shown.
    #[must_use]
    pub fn is_still(&self) -> bool {
        self.animation.is_none() && self.cursor.shown() == self.length()
    }

    /// The game has got new moves: the next of them is shown.
    pub fn go_on(&mut self) {
        while self.animation.is_none() && self.next_move().is_some() {
            self.forward();
        }
    }

    /// Shows everything at once. Returns whether something was still to be shown.
    pub fn hurry(&mut self) -> bool {
        let was_moving = !self.is_still();
        self.animation = None;
        self.cursor = HistoryCursor::at(self.length());
        was_moving
    }

    /// The move that follows the position that is shown.
    #[must_use]
    pub fn next_move(&self) -> Option<AnyMove> {
        self.cursor.next_move(self.game.referee.moves())
    }

    /// Goes where `action` leads among the moves, at once.
    pub fn go(&mut self, action: &Action) {
        self.animation = None;
        self.cursor.act(action, self.length());
    }

    /// Shows the next move.
    pub fn forward(&mut self) {
        if let Some(mv) = self.next_move() {
            self.animation = Animation::new(self.position(), mv, self.seed_time);
            self.cursor.show(self.cursor.shown() + 1, self.length());
        }
    }

    /// Another game, or an earlier moment of the same, as it stands.
    pub fn set(&mut self, game: Match<AnyGame>) {
        self.game.referee = game;
        self.hurry();
    }

    /// In how long a tick is wanted.
    #[must_use]
    pub fn next_tick(&self) -> Option<Duration> {
        self.animation.as_ref().map(Animation::due_in)
    }

    /// Lets time pass; a move that has been shown to its end is followed by the next.
    pub(crate) fn play_on(&mut self, time: Duration) {
        if self.tick(time) {
            self.go_on();
        }
    }

    /// Shows everything at once, as any key does. Returns whether `action` does only that: no move is chosen before the board stands
    /// still.
    pub(crate) fn is_ended_by(&mut self, action: &Action) -> bool {
        self.hurry() && action.is_choice()
    }

    /// Lets time pass. Returns whether a move has been shown to its end.
    pub fn tick(&mut self, time: Duration) -> bool {
        let is_shown = self.animation.as_mut().is_some_and(|animation| animation.advance(time));
        if is_shown {
            self.animation = None;
        }
        is_shown
    }
}
