//! [`Scene`]: the board of a lesson or a puzzle. Moves are played in the referee at once and
//! animated one after the other.

use std::time::Duration;

use awale_rules::Match;

use awale_study::catalogue::{AnyGame, AnyMove, Kind};

use crate::app::{Action, Animation, AppContext, GameState, HistoryCursor};

/// A game, and how much of it is shown.
#[derive(Debug)]
pub struct Scene {
    pub game: GameState,
    /// The position that is shown.
    pub cursor: HistoryCursor,
    /// The move that led here, while it is animated.
    pub animation: Option<Animation>,
    /// The moves up to this number are animated one after the other.
    until: usize,
    /// How long a sown seed is shown.
    seed_time: Duration,
}

impl Scene {
    /// Shows the last position of `referee`.
    #[must_use]
    pub fn new(kind: Kind, referee: Match<AnyGame>, context: &AppContext) -> Scene {
        let until = referee.moves().len();
        let game = GameState {
            kind,
            direction: context.settings.sowing,
            referee,
        };
        let seed_time = context.settings.seed_time();
        Scene {
            game,
            cursor: HistoryCursor::at(until),
            animation: None,
            until,
            seed_time,
        }
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

    /// Whether no move is animated.
    #[must_use]
    pub fn is_still(&self) -> bool {
        self.animation.is_none()
    }

    /// Whether more moves will be animated after this one.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.cursor.shown() < self.until
    }

    /// Animates the new moves of the game.
    pub fn go_on(&mut self) {
        self.show_up_to(self.length());
    }

    /// Animates the moves up to this number.
    pub fn show_up_to(&mut self, moves: usize) {
        self.until = moves.min(self.length());
        while self.is_still() && self.goes_on() {
            self.animation = self
                .next_move()
                .and_then(|mv| Animation::new(self.position(), mv, self.seed_time));
            self.cursor = HistoryCursor::at(self.cursor.shown() + 1);
        }
    }

    /// Ends the animation. Returns whether there was one.
    pub fn hurry(&mut self) -> bool {
        self.cursor = HistoryCursor::at(self.until);
        self.animation.take().is_some()
    }

    /// The move that follows the position that is shown.
    #[must_use]
    pub fn next_move(&self) -> Option<AnyMove> {
        self.cursor.next_move(self.game.referee.moves())
    }

    /// Goes to the position after `moves` moves, without animation.
    pub fn go_to(&mut self, moves: usize) {
        self.until = moves.min(self.length());
        self.hurry();
    }

    /// Shows the last position of another game, or of an earlier moment of this one.
    pub fn set(&mut self, game: Match<AnyGame>) {
        self.game.referee = game;
        self.go_to(self.length());
    }

    /// Goes through the moves after the first `first`; a step forward is animated. Returns whether
    /// `action` is one of these steps.
    pub fn step(&mut self, action: &Action, first: usize) -> bool {
        let shown = self.cursor.shown();
        match action {
            Action::Right => self.show_up_to(shown + 1),
            Action::Left => self.go_to(first.max(shown.saturating_sub(1))),
            Action::Home | Action::Up => self.go_to(first),
            Action::End | Action::Down => self.go_to(self.length()),
            _ => return false,
        }
        true
    }

    /// Time until the next tick.
    #[must_use]
    pub fn next_tick(&self) -> Option<Duration> {
        self.animation.as_ref().map(Animation::due_in)
    }

    /// Lets `time` pass; the next move follows when one is shown to its end.
    pub fn tick(&mut self, time: Duration) {
        if self
            .animation
            .as_mut()
            .is_some_and(|animation| animation.advance(time))
        {
            self.animation = None;
            self.show_up_to(self.until);
        }
    }

    /// Ends the animation, as any key does. Returns whether `action` does nothing else: you choose
    /// no move while the board moves.
    pub fn is_ended_by(&mut self, action: &Action) -> bool {
        self.hurry() && action.is_choice()
    }
}
