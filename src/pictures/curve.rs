//! How a game went, as a line: what it was worth to South after each move, by the analysis that is kept with it; without one
//! by how much South led in captured seeds. In the matches, where it says nothing who has taken more, there is no line then.

use awale_rules::Game;

use crate::catalogue::{AnyGame, Kind};
use crate::record::Record;
use crate::study;

use super::Exhibit;

/// The least that a curve shows on each side, in hundredths of a seed: a smaller scale would make mountains of molehills.
const LEAST_SCALE: i32 = 400;
/// The most: who leads by half of the seeds has won.
const LARGEST_SCALE: i32 = 2400;

/// A curve, ready to be drawn.
pub(super) struct Curve {
    /// After how many moves, and the value in hundredths of a seed, cut off at `scale`.
    pub(super) points: Vec<(usize, i32)>,
    /// What the top and the bottom stand for, in hundredths of a seed.
    pub(super) scale: i32,
    /// The id of what is said of it.
    pub(super) word: &'static str,
}

/// The curve of a game; none without moves, or where nothing is known.
pub(super) fn curve(picture: &Exhibit) -> Option<Curve> {
    let record = &picture.record;
    if record.moves().is_empty() {
        return None;
    }
    let (mut points, word) = match record.analysis.as_ref().filter(|analysis| analysis.fits(record.moves())) {
        Some(analysis) => (study::curve(analysis.moves.iter().map(Some), record.start().to_move()), "picture-value"),
        None if matches!(record.kind, Kind::Awale(_)) => (leads(record), "picture-lead"),
        None => return None,
    };
    let furthest = points.iter().map(|(_, value)| value.abs()).filter(|&value| value < study::DECIDED).max();
    let scale = furthest.unwrap_or(0).clamp(LEAST_SCALE, LARGEST_SCALE);
    for (_, value) in &mut points {
        *value = (*value).clamp(-scale, scale);
    }
    Some(Curve { points, scale, word })
}

fn leads(record: &Record) -> Vec<(usize, i32)> {
    let lead = |(number, position): (usize, &AnyGame)| {
        let counts = position.counts().map(|count| i32::try_from(count).unwrap_or(0));
        (number, 100 * (counts.south - counts.north))
    };
    record.game().past().iter().enumerate().map(lead).collect()
}
