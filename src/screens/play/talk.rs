//! What the characters say during a game: a short remark at a moment that matters, each kind of moment once a game.

use awale_rules::{Game, Seat};

use awale_study::catalogue::{AnyGame, AnyMove, Character};
use awale_study::players::{PlayerSpec, SpeakingMoment, shows_style};

use crate::app::Session;

/// A capture of this many seeds matters.
const LARGE: i32 = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spoken {
    pub character: Character,
    pub moment: SpeakingMoment,
    seat: Seat,
}

/// What was said so far, and what stands on the screen.
#[derive(Debug, Default)]
pub struct Talk {
    had: Vec<(Seat, SpeakingMoment)>,
    /// The last remark, until the other side moves.
    pub now: Option<Spoken>,
}

impl Talk {
    /// `mv` was played in `before`.
    pub(super) fn hear(&mut self, session: &Session, before: &AnyGame, mv: AnyMove) {
        let mover = before.to_move();
        self.now.take_if(|spoken| spoken.seat != mover);
        for seat in [mover, mover.opponent()] {
            if let PlayerSpec::Character(character) = session.players[seat].spec
                && let Some(moment) = moment(character, seat == mover, before, mv)
                && !self.had.contains(&(seat, moment))
            {
                self.had.push((seat, moment));
                self.now = Some(Spoken { character, moment, seat });
                return;
            }
        }
    }
}

/// What `character` has to say to a move, its own or the opponent's.
fn moment(character: Character, is_own: bool, before: &AnyGame, mv: AnyMove) -> Option<SpeakingMoment> {
    let (AnyGame::Awale(position), AnyMove::Pit(pit)) = (before, mv) else { return None };
    match (position.gain(pit) >= LARGE, is_own) {
        (true, true) => Some(SpeakingMoment::Took),
        (true, false) => Some(SpeakingMoment::Lost),
        (false, true) if shows_style(character, position, pit) => Some(SpeakingMoment::Style),
        (false, _) => None,
    }
}
