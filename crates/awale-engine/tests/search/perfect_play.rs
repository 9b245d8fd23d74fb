//! Tests that the engine never loses a seed on boards of exact tables, against an opponent that
//! keeps its share and repeats positions as long as possible.

use std::sync::Arc;

use awale_engine::{
    Engine, Limits, Score, Stop,
    tables::{Exactness, TableRules, Tables},
};
use awale_rules::{Game, Match, PITS, PerSeat, Pit, Position, RuleFields, Rules, Seat, Variant};

use rand::{RngExt, SeedableRng, rngs::StdRng};

/// The largest and the smallest number of seeds on the board at the start.
const MAX_AND_MIN_START_SEEDS: (u8, u8) = (9, 5);
const GAME_COUNT: u64 = 12;
/// The number of positions that the engine visits for a move.
const NODES_PER_MOVE: u64 = 20_000;

/// The rules of a variant without early ends, so that games continue to the last seed.
fn without_winning_score(variant: &Variant) -> Rules {
    Rules::new(RuleFields {
        win_at: None,
        ..variant.rules.fields()
    })
    .unwrap()
}

/// A random position in which the game is not over.
fn random_endgame(rules: Rules, rng: &mut StdRng) -> Position {
    loop {
        let seeds = rng.random_range(MAX_AND_MIN_START_SEEDS.1..=MAX_AND_MIN_START_SEEDS.0);
        let mut pits = [0; PITS];
        (0..seeds).for_each(|_| pits[rng.random_range(0..PITS)] += 1);
        let south_store = rng.random_range(0..=rules.total_seeds() - seeds);
        let stores = PerSeat {
            south: south_store,
            north: rules.total_seeds() - seeds - south_store,
        };
        let position = Position::new(&rules, pits, stores, Seat::South).unwrap();
        if position.outcome().is_none() {
            return position;
        }
    }
}

/// The final lead of `seat` if both sides play perfectly from here.
fn promised_lead(tables: &Tables, position: &Position, seat: Seat) -> i32 {
    let mover = position.to_move();
    let value = match position.outcome() {
        Some(outcome) => outcome.final_result.final_counts.lead(mover),
        None => position.lead(mover) + i32::from(tables.probe(position).unwrap().value),
    };
    if seat == mover { value } else { -value }
}

/// A move that keeps the promised lead, and captures only if every such move does.
fn most_stubborn_move(tables: &Tables, position: &Position) -> Pit {
    let position_after = |pit: &Pit| {
        let mut after = *position;
        after.play_unchecked(*pit);
        after
    };
    let lead_and_seeds_after = |pit: &Pit| {
        (
            promised_lead(tables, &position_after(pit), position.to_move()),
            position_after(pit).seeds_on_board(),
        )
    };
    position.moves().max_by_key(lead_and_seeds_after).unwrap()
}

#[test]
fn the_engine_never_loses_a_seed_against_the_tables() {
    for variant in Variant::BUILT_IN {
        let rules = without_winning_score(&variant);
        let tables = Arc::new(
            Tables::solve(
                TableRules::new(&rules),
                MAX_AND_MIN_START_SEEDS.0,
                2,
                &Stop::new(),
            )
            .unwrap(),
        );
        if tables.reliability() != Exactness::Exact {
            continue;
        }
        for seed in 0..GAME_COUNT {
            let start = random_endgame(rules, &mut StdRng::seed_from_u64(seed));
            let mut engine = Engine::new(1, 1);
            engine.set_tables(Some(tables.clone()));
            let mut game = Match::new(start);
            while game.outcome().is_none() {
                let pit = match game.position().to_move() {
                    Seat::South => {
                        engine
                            .think(
                                game.positions_so_far(),
                                &Limits::nodes(NODES_PER_MOVE),
                                &Stop::new(),
                                &mut |_| (),
                            )
                            .unwrap()
                            .best_move
                    }
                    Seat::North => most_stubborn_move(&tables, game.position()),
                };
                game.play(pit).unwrap();
            }
            let counts = game.outcome().unwrap().final_result.final_counts;
            let reached_lead = counts.lead(Seat::South);
            let expected_lead = promised_lead(&tables, &start, Seat::South);
            assert!(
                reached_lead >= expected_lead,
                "{}: {reached_lead} instead of {expected_lead} from {start}",
                variant.id
            );
        }
    }
}

#[test]
fn a_capture_within_the_search_is_proven_and_a_later_one_a_table_value() {
    let variant = Variant::BUILT_IN
        .into_iter()
        .find(|variant| variant.id == "awele")
        .unwrap();
    let rules = without_winning_score(&variant);
    let tables = Arc::new(Tables::solve(TableRules::new(&rules), 6, 1, &Stop::new()).unwrap());
    let mut rng = StdRng::seed_from_u64(5);
    let mut proven_score_count = 0;
    for _ in 0..40 {
        let mut position = random_endgame(rules, &mut rng);
        while position.seeds_on_board() > 6 {
            position = random_endgame(rules, &mut rng);
        }
        let mut engine = Engine::new(1, 1);
        engine.set_tables(Some(tables.clone()));
        let search_result = engine
            .think(
                &[position],
                &Limits::nodes(NODES_PER_MOVE),
                &Stop::new(),
                &mut |_| (),
            )
            .unwrap();
        let lead = promised_lead(&tables, &position, Seat::South);
        proven_score_count += i32::from(search_result.info.score == Score::Proven(lead));
        let expected_scores = match lead {
            0 => [Score::Estimate(0), Score::Table(0)],
            _ => [Score::Proven(lead), Score::Table(lead)],
        };
        assert!(
            expected_scores.contains(&search_result.info.score),
            "{position}: {:?}",
            search_result.info.score
        );
    }
    assert!(
        proven_score_count > 10,
        "only {proven_score_count} values are certain"
    );
}
