//! Short remarks by the characters during a game. Each character makes each kind of remark once.

use awale_rules::{Game, Seat};

use awale_study::catalogue::{AnyGame, AnyMove, Character};
use awale_study::players::{PlayerSpec, RemarkKind, shows_style};

use crate::app::Session;

/// The minimum number of captured seeds that a character remarks on.
const MIN_LARGE_CAPTURE: i32 = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CharacterRemark {
    pub character: Character,
    pub kind: RemarkKind,
    seat: Seat,
}

/// The remarks made so far and the one on the screen.
#[derive(Debug, Default)]
pub struct CharacterRemarks {
    made: Vec<(Seat, RemarkKind)>,
    /// The last remark. It disappears when the same character's opponent makes the next move.
    pub current: Option<CharacterRemark>,
}

impl CharacterRemarks {
    /// Chooses a remark about the move `mv`, which was played in the position `before`.
    pub(super) fn on_move(&mut self, session: &Session, before: &AnyGame, mv: AnyMove) {
        let mover = before.to_move();
        self.current.take_if(|remark| remark.seat != mover);
        for seat in [mover, mover.opponent()] {
            if let PlayerSpec::Character(character) = session.players[seat].spec
                && let Some(kind) = remark_kind(character, seat == mover, before, mv)
                && !self.made.contains(&(seat, kind))
            {
                self.made.push((seat, kind));
                self.current = Some(CharacterRemark {
                    character,
                    kind,
                    seat,
                });
                return;
            }
        }
    }
}

/// The remark of `character` about a move. `is_own` is whether the character played it.
fn remark_kind(
    character: Character,
    is_own: bool,
    before: &AnyGame,
    mv: AnyMove,
) -> Option<RemarkKind> {
    let (AnyGame::Awale(position), AnyMove::Pit(pit)) = (before, mv) else {
        return None;
    };
    match (position.gain(pit) >= MIN_LARGE_CAPTURE, is_own) {
        (true, true) => Some(RemarkKind::Took),
        (true, false) => Some(RemarkKind::Lost),
        (false, true) if shows_style(character, position, pit) => Some(RemarkKind::Style),
        (false, _) => None,
    }
}
