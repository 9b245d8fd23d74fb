//! Computes which moves the engine's levels choose in a position. A level overlooks random moves,
//! so each level chooses several times, each time with another random seed. The share of these
//! choices that pick a move estimates how likely a player of that strength plays it.

use std::time::Duration;

use awale_engine::{Engine, Level, Stop};
use awale_rules::{Pit, Position};

use crate::record::LEVEL_COUNT;

/// The number of random seeds for each level, from level 1 on. Higher levels take longer and
/// overlook fewer moves, so they need fewer random seeds. Beyond level 7 almost nothing is
/// overlooked.
pub const SAMPLES_PER_LEVEL: [u8; LEVEL_COUNT] = [8, 8, 8, 6, 6, 4, 2];

/// The number of levels, from 1 on, that play like beginners.
const BEGINNER_LEVEL_COUNT: usize = 2;

/// The first random seed. No such seed occurs in the games to which the ratings were fitted.
const FIRST_RANDOM_SEED: u64 = 0x5EED_0000;
/// The difference between one random seed and the next.
const RANDOM_SEED_STEP: u64 = 7919;

/// Size of the transposition table in megabytes, the same as when these levels play.
const HASH_MB: usize = 1;

/// Returns the engine that plays the levels. Their choices depend only on the game so far: it uses
/// one thread and a fixed number of nodes, and forgets earlier searches.
pub(super) fn level_engine() -> Engine {
    Engine::new(HASH_MB, 1)
}

/// Returns for each legal move in the last of the positions `positions_so_far` how often each level
/// chooses it, with as many random seeds as [`SAMPLES_PER_LEVEL`] gives.
pub(super) fn count_choices_of_levels(
    engine: &mut Engine,
    positions_so_far: &[Position],
    stop: &Stop,
) -> Vec<[u8; LEVEL_COUNT]> {
    let pits: Vec<Pit> = positions_so_far
        .last()
        .map_or(Vec::new(), |position| position.moves().collect());
    let mut choice_counts = vec![[0; LEVEL_COUNT]; pits.len()];
    for (number, (level, samples)) in Level::all().zip(SAMPLES_PER_LEVEL).enumerate() {
        for seed in 0..u64::from(samples) {
            engine.set_handicap(level.handicap(FIRST_RANDOM_SEED + RANDOM_SEED_STEP * seed));
            engine.clear_hash();
            let search_result = engine.think(
                positions_so_far,
                &level.limits(Duration::ZERO),
                stop,
                &mut |_| (),
            );
            let move_index = search_result.and_then(|search_result| {
                pits.iter().position(|pit| *pit == search_result.best_move)
            });
            if let Some(move_index) = move_index {
                choice_counts[move_index][number] += 1;
            }
        }
    }
    choice_counts
}

/// Returns true if beginners find a move at least every second time. `choice_counts` is the row of
/// this move in the result of [`count_choices_of_levels`].
pub(super) fn is_obvious(choice_counts: [u8; LEVEL_COUNT]) -> bool {
    let beginner_choice_count =
        |counts: [u8; LEVEL_COUNT]| counts[..BEGINNER_LEVEL_COUNT].iter().sum::<u8>();
    2 * beginner_choice_count(choice_counts) >= beginner_choice_count(SAMPLES_PER_LEVEL)
}

#[cfg(test)]
mod tests {
    use awale_rules::{Rules, Seat};

    use super::*;

    #[test]
    fn choices_of_the_levels_depend_on_their_random_seed_alone() {
        let start = Position::start(&Rules::OWARE, Seat::South);
        let positions: Vec<Position> = [Some(start), start.after(Pit::of(Seat::South, 2)).ok()]
            .into_iter()
            .flatten()
            .collect();
        let mut engine = level_engine();
        let choice_counts = count_choices_of_levels(&mut engine, &positions, &Stop::new());
        for (level, samples) in SAMPLES_PER_LEVEL.into_iter().enumerate() {
            assert_eq!(
                choice_counts.iter().map(|row| row[level]).sum::<u8>(),
                samples,
                "{level}"
            );
        }
        assert_ne!(
            count_choices_of_levels(&mut engine, &[start], &Stop::new()),
            choice_counts
        );
        assert_eq!(
            count_choices_of_levels(&mut engine, &positions, &Stop::new()),
            choice_counts
        );
        assert_eq!(
            count_choices_of_levels(&mut engine, &[], &Stop::new()),
            Vec::<[u8; LEVEL_COUNT]>::new()
        );
    }

    #[test]
    fn a_move_is_obvious_if_beginners_find_it_at_least_half_the_time() {
        assert!(is_obvious([8, 0, 0, 0, 0, 0, 0]));
        assert!(is_obvious([3, 5, 0, 0, 0, 0, 0]));
        assert!(!is_obvious([3, 4, 8, 6, 6, 4, 2]));
    }
}
