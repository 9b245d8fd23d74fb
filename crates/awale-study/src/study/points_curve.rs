//! [`expected_points_curve`]: the value of a game move by move, seen from one side.

use awale_rules::{Game, PerSeat, Seat};

use crate::{
    catalogue::AnyGame,
    record::{Assessment, Participant},
};

use super::points_model::{POINTS_FOR_WIN, PointThousandths, expected_points};

/// Returns the side from which the values of a game are shown: the only human's, otherwise South's.
pub fn viewing_seat(players: &PerSeat<Participant>) -> Seat {
    let is_north_only_human = players.north.spec.is_human() && !players.south.spec.is_human();
    if is_north_only_human {
        Seat::North
    } else {
        Seat::South
    }
}

/// Returns the expected points of `viewer` after each number of moves, for all moves that are
/// judged. `positions_so_far` are the positions of the game, `depth` the search depth in plies. The
/// result is in points, because estimates and proven results have the same scale in points.
pub fn expected_points_curve<'a>(
    assessments: impl Iterator<Item = Option<&'a Assessment>>,
    positions_so_far: &[AnyGame],
    depth: u32,
    viewer: Seat,
) -> Vec<(usize, PointThousandths)> {
    let viewer_points = |position: &AnyGame, score| {
        let seeds_left = position
            .as_awale()
            .map_or(0, |position| position.seeds_on_board());
        let points = expected_points(score, seeds_left, depth);
        if position.to_move() == viewer {
            points
        } else {
            POINTS_FOR_WIN - points
        }
    };
    let (mut curve, mut last_point) = (Vec::new(), None);
    for ((number, judged), position) in assessments.enumerate().zip(positions_so_far) {
        if let Some(assessment) = judged {
            curve.push((number, viewer_points(position, assessment.best)));
        }
        last_point =
            judged.map(|assessment| (number + 1, viewer_points(position, assessment.value)));
    }
    curve.extend(last_point);
    curve
}
