//! How the value of a game went, move by move, seen from one side.

use awale_rules::{Game, PerSeat, Seat};

use crate::catalogue::AnyGame;
use crate::record::{Assessment, Participant};

use super::expected::{FULL, Points, expected_points};

/// The side by which the values of a game are seen: that of the only human, else South.
#[must_use]
pub fn viewer(players: &PerSeat<Participant>) -> Seat {
    let only_north = players.north.spec.is_human() && !players.south.spec.is_human();
    if only_north { Seat::North } else { Seat::South }
}

/// The points that `viewer` could expect after each number of moves of a game with the positions
/// `past`, as far as its moves are judged, `depth` plies deep. Points are one scale for estimates
/// and for certain results.
#[must_use]
pub fn curve<'a>(
    moves: impl Iterator<Item = Option<&'a Assessment>>,
    past: &[AnyGame],
    depth: u32,
    viewer: Seat,
) -> Vec<(usize, Points)> {
    let points = |position: &AnyGame, score| {
        let left = position.awale().map_or(0, |position| position.on_board());
        let points = expected_points(score, left, depth);
        if position.to_move() == viewer {
            points
        } else {
            FULL - points
        }
    };
    let (mut curve, mut last) = (Vec::new(), None);
    for ((number, judged), position) in moves.enumerate().zip(past) {
        if let Some(judged) = judged {
            curve.push((number, points(position, judged.best)));
        }
        last = judged.map(|judged| (number + 1, points(position, judged.value)));
    }
    curve.extend(last);
    curve
}
