//! Going through a game, move by move.

use std::time::Duration;

use crate::catalogue::{AnyGame, AnyMove};
use crate::game::Seat;

use super::{Action, Animation, Desk, Screen, Session, Setup, TreeScreen, Turn};

/// The shortest time that a position stays while the game plays on by itself.
const SHORTEST_STAY: Duration = Duration::from_millis(150);

/// How many moves a page is.
const PAGE: usize = 10;

/// A game that is looked at. Nothing in it is ever changed.
#[derive(Debug)]
pub struct Replay {
    /// The game.
    pub session: Session,
    /// How many moves have been played in the position that is shown.
    pub shown: usize,
    /// Whether North is drawn below.
    pub turned: bool,
    /// Whether the game plays on by itself.
    pub playing: bool,
    /// The move that led here, while it is being shown.
    pub animation: Option<Animation>,
    /// How long the position has been on the screen.
    stayed: Duration,
}

impl Replay {
    /// A game from its start.
    #[must_use]
    pub fn new(session: Session) -> Replay {
        let turned = session.only_human() == Some(Seat::North);
        Replay { session, shown: 0, turned, playing: false, animation: None, stayed: Duration::ZERO }
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> &AnyGame {
        &self.session.referee.past()[self.shown]
    }

    /// How many moves the game has.
    #[must_use]
    pub fn length(&self) -> usize {
        self.session.referee.moves().len()
    }

    /// The move that led to the position that is shown.
    #[must_use]
    pub fn last_move(&self) -> Option<AnyMove> {
        self.shown.checked_sub(1).map(|place| self.session.referee.moves()[place])
    }

    /// The move that follows.
    #[must_use]
    pub fn next_move(&self) -> Option<AnyMove> {
        self.session.referee.moves().get(self.shown).copied()
    }

    /// In how long a tick is wanted.
    #[must_use]
    pub fn next_tick(&self, desk: &Desk) -> Option<Duration> {
        match &self.animation {
            Some(animation) => Some(animation.due_in()),
            None => self.playing.then(|| stay(desk).saturating_sub(self.stayed)),
        }
    }

    pub(super) fn tick(&mut self, time: Duration, desk: &mut Desk) -> Turn {
        if let Some(animation) = &mut self.animation {
            if animation.advance(time) {
                self.animation = None;
                self.stayed = Duration::ZERO;
            }
        } else if self.playing {
            self.stayed += time;
            if self.stayed >= stay(desk) {
                self.forward(desk);
            }
        }
        Turn::Stay
    }

    pub(super) fn act(&mut self, action: &Action, desk: &mut Desk) -> Turn {
        self.animation = None;
        let playing = std::mem::take(&mut self.playing);
        match action {
            Action::Right => self.forward(desk),
            Action::Left => self.show(self.shown.saturating_sub(1)),
            // Up and down move one line of the history: both sides' moves.
            Action::Up => self.show(self.shown.saturating_sub(2)),
            Action::Down => self.show(self.shown + 2),
            Action::PageUp => self.show(self.shown.saturating_sub(PAGE)),
            Action::PageDown => self.show(self.shown + PAGE),
            Action::Home => self.show(0),
            Action::End => self.show(self.length()),
            Action::Row(row) => self.show(*row),
            Action::Confirm | Action::Key('p') => {
                if !playing && self.shown == self.length() {
                    self.show(0);
                }
                self.playing = !playing && self.length() > 0;
                self.stayed = Duration::ZERO;
            }
            Action::Key('v') => self.turned = !self.turned,
            Action::Key('t') => return self.see_tree(),
            Action::Key('g') => return self.go_on_from_here(desk),
            Action::Back => return Turn::Back,
            _ => {}
        }
        Turn::Stay
    }

    fn show(&mut self, shown: usize) {
        self.shown = shown.min(self.length());
        self.stayed = Duration::ZERO;
    }

    fn forward(&mut self, desk: &Desk) {
        let before = *self.position();
        if let Some(mv) = self.next_move() {
            self.shown += 1;
            self.stayed = Duration::ZERO;
            self.animation = Animation::new(&before, mv, desk.settings.seed_time());
        }
        self.playing &= self.shown < self.length();
    }

    /// Opens the tree that the algorithms walk from here.
    fn see_tree(&self) -> Turn {
        let past = &self.session.referee.past()[..=self.shown];
        TreeScreen::new(past, self.session.direction, self.turned)
            .map_or(Turn::Stay, |tree| Turn::open(Screen::Tree(tree)))
    }

    /// Sets up a new game that begins with the moves up to here.
    fn go_on_from_here(&self, desk: &Desk) -> Turn {
        Turn::open(Screen::Setup(Setup::going_on(&self.session, self.shown, desk)))
    }
}

/// How long a position stays while the game plays on by itself.
fn stay(desk: &Desk) -> Duration {
    desk.settings.pace().max(SHORTEST_STAY)
}
