//! What stands beside the setup in a wide window: the board with which the game begins, and below it what sets the game apart, or the
//! chosen character.

use crate::app::Look;
use awale_rules::{Match, Seat};

use crate::app::{GameState};
use crate::screens::{Row, Setup};
use crate::catalogue::Character;
use crate::players::PlayerSpec;

use crate::widgets::beside::Beside;
use crate::screens::gallery::view as gallery;

/// The character that the chosen line is about, if it is about one.
pub(crate) fn character(setup: &Setup) -> Option<Character> {
    match setup.row {
        Row::Player(seat) | Row::Character(seat) | Row::Name(seat) => match setup.chairs[seat].spec {
            PlayerSpec::Character(character) => Some(character),
            _ => None,
        },
        _ => None,
    }
}

/// The board of the chosen game, with the position that it goes on from where it does; else with the start, South to move, since who
/// begins may still be drawn.
pub(crate) fn of(setup: &Setup, look: Look<'_>) -> Beside {
    let (words, kind) = (look.words, setup.kind());
    let referee = setup.goes_on_from().map_or_else(|| Match::new(kind.start(Seat::South)), Match::clone);
    let game = Some(GameState { kind: kind.clone(), direction: setup.direction, referee });
    let face = character(setup);
    let (title, text) = match face {
        Some(character) => {
            let told = [words.character(character), gallery::strength(character, look)];
            (character.name().to_owned(), told.join("\n"))
        }
        None => (words.game_name(kind), words.apart(kind)),
    };
    Beside { title, text, game, asked: None, face }
}
