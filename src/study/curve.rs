//! How the value of a game went, move by move.

use awale_engine::Score;
use awale_rules::Seat;

use crate::record::Assessment;

/// Where a proven win stands in the curve: beyond every estimate, in hundredths of a seed.
pub const DECIDED: i32 = 1_000_000;

/// What a game was worth to South after each number of moves, in hundredths of a seed, as far as it is known; `first` moved
/// first.
#[must_use]
pub fn curve<'a>(moves: impl Iterator<Item = Option<&'a Assessment>>, first: Seat) -> Vec<(usize, i32)> {
    let for_south = |number: usize, score: Score| {
        let south_moves = (first == Seat::South) == number.is_multiple_of(2);
        // How large a proven win will be, the proof does not say: it stands at the edge.
        let value = if let Score::Proven(lead) = score { lead.signum() * DECIDED } else { score.lead() };
        if south_moves { value } else { -value }
    };
    let (mut curve, mut last) = (Vec::new(), None);
    for (number, judged) in moves.enumerate() {
        if let Some(judged) = judged {
            curve.push((number, for_south(number, judged.best)));
        }
        last = judged.map(|judged| (number + 1, for_south(number, judged.value)));
    }
    curve.extend(last);
    curve
}
