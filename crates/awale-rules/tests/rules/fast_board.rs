//! Tests that the fast board agrees with the slow one, [`Position`].

use awale_rules::{
    Ending, FastBoard, FastRules, FinalResult, Game, PITS, PerSeat, Pit, Position, Rules, Seat,
};
use rand::{RngExt, SeedableRng, rngs::StdRng};

use crate::support;

/// The lead of the side to move in `final_result`.
fn lead_of_mover(final_result: &FinalResult, mover: Seat) -> i32 {
    final_result.final_counts.lead(mover)
}

/// Asserts that every method of the fast board agrees with `position`.
fn assert_fast_board_agrees(position: &Position) {
    let rules = FastRules::new(position.rules());
    let board = FastBoard::of(position);
    let mover = position.to_move();
    assert_eq!(board.position(position.rules(), mover), *position);
    assert_eq!(
        board.my_row_seeds(),
        i32::from(position.seeds_in_row(mover))
    );
    assert_eq!(
        board.their_row_seeds(),
        i32::from(position.seeds_in_row(mover.opponent()))
    );
    assert_eq!(
        rules.seeds_on_board(board),
        i32::from(position.seeds_on_board())
    );
    assert_eq!(
        rules.final_lead_when_repeated(board),
        lead_of_mover(&position.result_when_repeated(), mover),
        "{position}"
    );

    let outcome = position.outcome();
    let is_won = outcome.is_some_and(|outcome| matches!(outcome.ending, Ending::StoreReached(_)));
    assert_eq!(rules.is_won_by_either_side(board), is_won, "{position}");
    let is_over_by_count =
        outcome.is_some_and(|outcome| !matches!(outcome.ending, Ending::NoLegalMove(_)));
    assert_eq!(
        rules.is_over_by_seed_count(board),
        is_over_by_count,
        "{position}"
    );
    if is_over_by_count {
        return;
    }
    assert_eq!(
        rules.is_stuck(board),
        outcome.is_some(),
        "{position} by {:?}",
        position.rules()
    );
    if let Some(outcome) = outcome {
        assert_eq!(
            rules.final_lead_when_stuck(board),
            lead_of_mover(&outcome.final_result, mover),
            "{position}"
        );
        return;
    }
    for pit in Pit::row(mover) {
        let mut position_after = *position;
        let expected_board = position_after
            .play(pit)
            .is_ok()
            .then(|| FastBoard::of(&position_after));
        let board_after_move = rules.play(board, pit.column());
        assert_eq!(
            board_after_move,
            expected_board,
            "{pit} in {position} by {:?}",
            position.rules()
        );
        assert!(
            rules.moves(board).any(|(place, _)| place == pit.column()) == expected_board.is_some()
        );
    }
}

#[test]
fn the_fast_board_agrees_in_every_position_of_random_games() {
    for game in support::random_awale_games(150, 250) {
        game.positions_so_far()
            .iter()
            .for_each(assert_fast_board_agrees);
    }
}

/// Returns a position with at most 20 seeds in random pits and the others in the stores.
fn random_sparse_position(rules: Rules, rng: &mut StdRng) -> Position {
    let total_seeds = rules.total_seeds();
    let seeds_on_board = rng.random_range(0..=total_seeds.min(20));
    let mut pits = [0; PITS];
    // Half of the boards have all their seeds in a few neighboring pits, so that rows are often
    // empty.
    let (first_pit, pit_count) = if rng.random() {
        (0, PITS)
    } else {
        (rng.random_range(0..PITS), rng.random_range(1..7))
    };
    for _ in 0..seeds_on_board {
        pits[(first_pit + rng.random_range(0..pit_count)) % PITS] += 1;
    }
    let south_store = rng.random_range(0..=total_seeds - seeds_on_board);
    let stores = PerSeat {
        south: south_store,
        north: total_seeds - seeds_on_board - south_store,
    };
    let to_move = if rng.random() {
        Seat::South
    } else {
        Seat::North
    };
    Position::new(&rules, pits, stores, to_move).unwrap()
}

#[test]
fn the_fast_board_agrees_in_random_positions_with_few_seeds() {
    let mut rng = StdRng::seed_from_u64(5);
    for rules in support::many_rules() {
        for _ in 0..20_000 {
            assert_fast_board_agrees(&random_sparse_position(rules, &mut rng));
        }
    }
}

#[test]
fn a_pit_may_hold_all_the_seeds_of_the_largest_game() {
    for rules in support::many_rules() {
        for pit in Pit::all() {
            let mut pits = [0; PITS];
            pits[pit.index()] = rules.total_seeds();
            for to_move in Seat::BOTH {
                assert_fast_board_agrees(
                    &Position::new(&rules, pits, PerSeat::default(), to_move).unwrap(),
                );
            }
        }
    }
}
