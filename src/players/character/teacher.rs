//! The teacher keeps the game close, and lets players of every strength win about half. In every second game, drawn by its seed, she
//! means to lose by little: the more her opponent gives away, the further behind she wants to be until the end. In the others she
//! means to win: by little against one who gives much away, else with the best move that she finds. Against one who gives hardly
//! anything away she means to win three games of four, for she would not win all of them.

use awale_engine::Stop;
use awale_rules::Position;

use super::deep::Deep;
use super::valued::{self, Valued};

/// So many of the opponent's last moves tell how well it plays: nearly all of a game.
const MOVES: usize = 30;
/// Plies by which they are judged.
const DEPTH: u32 = 8;
/// A move that gives away more counts as this much, in hundredths of a seed: one blunder says little about the next move.
const MOST: i32 = 400;
/// Who gives away less a move on average, in hundredths of a seed, plays so well that she needs her best moves to win: level 4 and
/// above.
const SKILLED: i32 = 90;
/// Who gives away less than this wins games against her best moves too: level 7 and above, and others now and then.
const STRONG: i32 = 40;
/// Positions that she searches for her best move: more than level 9, which needs 400,000.
const NODES: u64 = 600_000;
/// Seeds on the board for each move that the opponent is thought to have left.
const SEEDS_A_MOVE: i32 = 2;
/// The least that she wants to be behind in a game that she means to lose, and the most, in hundredths of a seed.
const BEHIND: i32 = 400;
const FURTHEST: i32 = 2900;
/// How far ahead she wants to be in a game that she means to win.
const AHEAD: i32 = 250;
/// What a certain result counts that she does not want in this game, and one that she does.
const UNWANTED: i32 = 2000;
const WANTED: i32 = 300;

/// How much she likes each of the moves `good` in the last of the positions `past`. `seed` decides whether
/// she means to win.
pub(super) fn likings(past: &[Position], good: &[Valued], seed: u64, deep: &mut Deep, stop: &Stop) -> Vec<i32> {
    let Some(position) = past.last() else { return Vec::new() };
    let given = given_away(past, deep, stop);
    let is_generous = seed.is_multiple_of(if given < STRONG { 4 } else { 2 });
    if !is_generous && given < SKILLED {
        let best = deep.best_move(past, NODES, stop);
        return good.iter().map(|valued| i32::from(Some(valued.pit) == best)).collect();
    }
    let moves_left = i32::from(position.on_board()) / SEEDS_A_MOVE;
    let aim = if is_generous { -(BEHIND + given.max(0) * moves_left).min(FURTHEST) } else { AHEAD };
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
