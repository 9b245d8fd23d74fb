//! The teacher keeps the game close, and lets players of every strength win about half. The seed of
//! the game decides whether she means to lose it or to win it.
//!
//! * A game that she means to lose she loses by little: the more her opponent gives away, the
//!   further behind she wants to be until the end.
//! * A game that she means to win she wins by little against one who gives much away, else with the
//!   best move of a search.
//!
//! She does not win all of those against the strongest, and so means to lose a little fewer against
//! players who give little away. Until she has seen [`FIRST`] moves she takes her opponent for the
//! strongest; then she decides once, so a plan changes at most once in a game, and only towards
//! losing. What she answers comes from the seed and the positions alone.

use std::sync::Arc;

use awale_engine::tables::Tables;
use awale_engine::{Engine, Limits, Stop};
use awale_rules::{Pit, Position};

use super::pupil::{FIRST, Pupil, mean, typical};
use super::valued::{self, Valued};

/// Memory for the transposition table of her best moves, in megabytes: room for all positions of a
/// search.
const HASH_MB: usize = 16;
/// Of a thousand games, how many she means to lose against one who gives nothing away, and against
/// one who gives away [`MUCH`] or more. She wins nearly all of the others up to level 7, and about
/// two of three against level 9.
const LOST_TO_THE_STRONGEST: i32 = 410;
const LOST_TO_THE_WEAK: i32 = 540;
/// What a typical move of level 2 or 3 gives away, in hundredths of a seed.
const MUCH: i32 = 80;
/// Whose typical move gives away less, in hundredths of a seed, needs her best moves: level 3 and
/// above.
const SKILLED: i32 = 75;
/// Whose typical move gives away less gets her longest search: level 5 and above.
const STRONG: i32 = 30;
/// Positions that she searches for her best move against a strong opponent while the game is open,
/// about 0.2 s. Level 9 visits 400,000.
const NODES: u64 = 2_000_000;
/// And once she leads by [`SAFE`].
const NODES_AHEAD: u64 = 600_000;
/// And against the others.
const NODES_FOR_FEWER: u64 = 200_000;
/// A lead in hundredths of a seed that a shorter search keeps.
const SAFE: i32 = 600;
/// Seeds on the board for each move that the opponent is thought to have left.
const SEEDS_A_MOVE: i32 = 2;
/// The least that she wants to be behind in a game that she means to lose, and the most, in
/// hundredths of a seed.
const BEHIND: i32 = 400;
const FURTHEST: i32 = 2900;
/// How far ahead she wants to be in a game that she means to win.
const AHEAD: i32 = 250;
/// What a certain result counts that she does not want in this game, and one that she does.
const UNWANTED: i32 = 2000;
const WANTED: i32 = 300;

/// Her own search, and what she knows of her opponent.
#[derive(Debug)]
pub(super) struct Teacher {
    seed: u64,
    engine: Engine,
    pupil: Pupil,
}

impl Teacher {
    /// The teacher in the game with this seed.
    pub(super) fn new(seed: u64, tables: Option<&Arc<Tables>>) -> Teacher {
        let mut engine = Engine::new(HASH_MB, 1);
        engine.set_tables(tables.cloned());
        Teacher {
            seed,
            engine,
            pupil: Pupil::new(tables),
        }
    }

    pub(super) fn set_tables(&mut self, tables: Option<&Arc<Tables>>) {
        self.engine.set_tables(tables.cloned());
        self.pupil.set_tables(tables);
    }

    /// How much she likes each of the moves `good` in the last of the positions `past`.
    pub(super) fn likings(&mut self, past: &[Position], good: &[Valued], stop: &Stop) -> Vec<i32> {
        let Some(position) = past.last() else {
            return Vec::new();
        };
        let costs = self.pupil.costs(past, stop);
        let given = typical(&costs);
        let is_generous = means_to_lose(self.seed, &costs);
        if !is_generous && given < SKILLED {
            let lead = good
                .iter()
                .map(|valued| valued.value)
                .max()
                .unwrap_or_default();
            let best = self.best_move(past, nodes(given, lead), stop);
            return good
                .iter()
                .map(|valued| i32::from(Some(valued.pit) == best))
                .collect();
        }
        let moves_left = i32::from(position.on_board()) / SEEDS_A_MOVE;
        let aim = if is_generous {
            -(BEHIND + mean(&costs).max(0) * moves_left).min(FURTHEST)
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

    fn best_move(&mut self, past: &[Position], nodes: u64, stop: &Stop) -> Option<Pit> {
        // What she answers may not depend on what she was asked before.
        self.engine.forget();
        self.engine
            .think(past, &Limits::nodes(nodes), stop, &mut |_| ())
            .map(|found| found.best_move)
    }
}

/// Positions for her best move against one whose typical move gives away `given`, where she thinks
/// that she is `lead` ahead.
const fn nodes(given: i32, lead: i32) -> u64 {
    match (given < STRONG, lead < SAFE) {
        (true, true) => NODES,
        (true, false) => NODES_AHEAD,
        (false, _) => NODES_FOR_FEWER,
    }
}

/// Whether she means to lose the game with this seed, in which her opponent's moves gave away
/// `costs`.
fn means_to_lose(seed: u64, costs: &[i32]) -> bool {
    let weakness = costs.get(..FIRST).map_or(0, typical).clamp(0, MUCH);
    let lost = LOST_TO_THE_STRONGEST + (LOST_TO_THE_WEAK - LOST_TO_THE_STRONGEST) * weakness / MUCH;
    lot(seed) < lost
}

/// A number from 0 to 999 for the game with this seed. Multiples of the golden ratio lie evenly
/// between two integers (Knuth, *The Art of Computer Programming*, 6.4), so the games of
/// neighbouring seeds are mixed.
fn lot(seed: u64) -> i32 {
    const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;
    let fraction = u128::from(seed.wrapping_mul(GOLDEN));
    i32::try_from((fraction * 1000) >> 64).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WEAK: [i32; FIRST + 9] = [150; FIRST + 9];

    #[test]
    fn she_decides_once_and_only_towards_losing() {
        for seed in 0..1000 {
            let plans: Vec<bool> = (0..WEAK.len())
                .map(|moves| means_to_lose(seed, &WEAK[..moves]))
                .collect();
            assert!(plans.is_sorted(), "{plans:?}");
            assert!(
                plans[..FIRST].iter().all(|&plan| plan == plans[0]),
                "{plans:?}"
            );
            assert!(
                plans[FIRST..].iter().all(|&plan| plan == plans[FIRST]),
                "{plans:?}"
            );
        }
    }

    #[test]
    fn she_means_to_lose_the_stated_share_of_games_and_fewer_against_the_strong() {
        let lost = |costs: &[i32]| (0..1000).filter(|&seed| means_to_lose(seed, costs)).count();
        let shares = [0, 20, 40, 60, 80, 200].map(|cost| lost(&[cost; FIRST]));
        assert!(shares.is_sorted(), "{shares:?}");
        assert!(
            shares[0].abs_diff(410) <= 3 && shares[5].abs_diff(540) <= 3,
            "{shares:?}"
        );
        // Two blunders among good moves, as after a random opening, do not make a weak player.
        let blunders: Vec<i32> = [400, 400].into_iter().chain([0; FIRST - 2]).collect();
        assert_eq!(lost(&blunders), shares[0]);
    }
}
