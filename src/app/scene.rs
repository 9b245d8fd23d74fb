//! The board of a lesson or a puzzle: moves are played in the referee at once and shown one after the other.

use std::collections::BTreeMap;
use std::time::Duration;

use awale_rules::{Match, PerSeat};

use crate::catalogue::{AnyGame, AnyMove, Kind};
use crate::players::PlayerSpec;
use crate::record::Participant;
use crate::text::Label;

use super::{Animation, AppContext, Session};

/// A game, and how much of it is to be seen.
#[derive(Debug)]
pub struct Scene {
    /// The game. It is kept nowhere.
    pub session: Session,
    /// How many of its moves have been played in the position that is shown.
    pub shown: usize,
    /// The move that led here, while it is being shown.
    pub animation: Option<Animation>,
    /// How long a sown seed is shown.
    seed_time: Duration,
}

impl Scene {
    /// `game` as it stands.
    #[must_use]
    pub fn new(kind: Kind, game: Match<AnyGame>, context: &AppContext) -> Scene {
        let unnamed = Participant { name: Label::new(), spec: PlayerSpec::Human };
        let shown = game.moves().len();
        let session = Session {
            kind,
            players: PerSeat { south: unnamed.clone(), north: unnamed },
            direction: context.settings.sowing,
            referee: game,
            date: context.now(),
            title: None,
            tags: BTreeMap::new(),
            file: None,
            is_unsaved: false,
            analysis: None,
            clocks: None,
            seed: 0,
        };
        Scene { session, shown, animation: None, seed_time: context.settings.seed_time() }
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> &AnyGame {
        &self.session.referee.past()[self.shown]
    }

    /// Whether everything that was played has been shown.
    #[must_use]
    pub fn is_still(&self) -> bool {
        self.animation.is_none() && self.shown == self.session.referee.moves().len()
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
        self.shown = self.session.referee.moves().len();
        was_moving
    }

    /// The move that follows the position that is shown.
    #[must_use]
    pub fn next_move(&self) -> Option<AnyMove> {
        self.session.referee.moves().get(self.shown).copied()
    }

    /// Shows the position after so many moves.
    pub fn show(&mut self, shown: usize) {
        self.animation = None;
        self.shown = shown.min(self.session.referee.moves().len());
    }

    /// Shows the next move.
    pub fn forward(&mut self) {
        if let Some(mv) = self.next_move() {
            self.animation = Animation::new(self.position(), mv, self.seed_time);
            self.shown += 1;
        }
    }

    /// Another game, or an earlier moment of the same, as it stands.
    pub fn set(&mut self, game: Match<AnyGame>) {
        self.session.referee = game;
        self.hurry();
    }

    /// In how long a tick is wanted.
    #[must_use]
    pub fn next_tick(&self) -> Option<Duration> {
        self.animation.as_ref().map(Animation::due_in)
    }

    /// Lets time pass. `on`: the moves that follow are shown too.
    pub fn tick(&mut self, time: Duration, on: bool) {
        if self.animation.as_mut().is_some_and(|animation| animation.advance(time)) {
            self.animation = None;
            if on {
                self.go_on();
            }
        }
    }
}
