//! The teacher keeps the game close: among her moves she prefers the one after which the lead is nearest to what she aims at. Every
//! second game, drawn by its seed, she means to win by little. In the others she means to lose by little: the more her opponent
//! has given away lately, the further behind she wants to be until the end.

use awale_engine::Stop;
use awale_rules::Position;

use super::deep::Deep;
use super::valued::{self, Valued};

/// So many of the opponent's last moves tell how well it plays.
const MOVES: usize = 8;
/// Plies by which they are judged.
const DEPTH: u32 = 6;
/// A move that gives away more counts as this much, in hundredths of a seed: one blunder says little about the next move.
const MOST: i32 = 400;
/// Seeds on the board for each move that the opponent is thought to have left.
const SEEDS_A_MOVE: i32 = 3;
/// Who gives away so much a move, in hundredths of a seed, plays about as well as she does.
const USUAL: i32 = 30;
/// The furthest behind she wants to be, in hundredths of a seed.
const FURTHEST: i32 = 1500;
/// How far ahead she wants to be in the games that she means to win.
const AHEAD: i32 = 250;
/// What a certain result counts that she does not want in this game, and one that she does.
const UNWANTED: i32 = 2000;
const WANTED: i32 = 300;

/// How much she likes each of the moves `good` in the last of the positions `past`. `seed` decides whether
/// she means to win.
pub(super) fn likings(past: &[Position], good: &[Valued], seed: u64, deep: &mut Deep, stop: &Stop) -> Vec<i32> {
    let Some(position) = past.last() else { return Vec::new() };
    let moves_left = i32::from(position.on_board()) / SEEDS_A_MOVE;
    let is_generous = seed.is_multiple_of(2);
    let aim = if is_generous {
        -((given_away(past, deep, stop) - USUAL).max(0) * moves_left).min(FURTHEST) - AHEAD / 2
    } else {
        AHEAD
    };
    let liking = |valued: &Valued| {
        let lead = valued::lead(valued.value);
        let certain = valued.value - lead;
        let more = match certain.signum() {
            0 => 0,
            won if (won > 0) == is_generous => UNWANTED,
            _ => WANTED,
        };
        -(lead - aim).abs() - more
    };
    good.iter().map(liking).collect()
}

/// What the opponent's last moves gave away on average.
fn given_away(past: &[Position], deep: &mut Deep, stop: &Stop) -> i32 {
    let mut costs = Vec::new();
    // The last position comes from a move of the opponent, as does every second one before it.
    for pair in past.windows(2).rev().step_by(2).take(MOVES) {
        let (Some(best), Some(left)) = (deep.value(&pair[0], DEPTH, stop), deep.value(&pair[1], DEPTH - 1, stop))
        else {
            continue;
        };
        // Values of two depths differ a little either way, which evens out.
        costs.push((best + left).clamp(-MOST, MOST));
    }
    costs.iter().sum::<i32>() / i32::try_from(costs.len().max(1)).unwrap_or(1)
}
