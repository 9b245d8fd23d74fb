//! Among the boards that exact tables know, the engine gives no point away: not to an opponent that
//! keeps its own share and goes round as long as it may.

use std::sync::Arc;

use awale_engine::tables::{TableRules, Tables, Truth};
use awale_engine::{Engine, Limits, Score, Stop};
use awale_rules::{Game, Match, PITS, PerSeat, Pit, Position, RuleFields, Rules, Seat, Variant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Seeds on the board at most, and at least.
const SEEDS: (u8, u8) = (9, 5);
const GAMES: u64 = 12;
/// Positions that the engine visits for a move.
const NODES: u64 = 20_000;

/// The rules of a variant whose games go on to the last seed.
fn played_out(variant: &Variant) -> Rules {
    Rules::new(RuleFields {
        win_at: None,
        ..variant.rules.fields()
    })
    .unwrap()
}

/// A random position whose game goes on.
fn endgame(rules: Rules, dice: &mut StdRng) -> Position {
    loop {
        let seeds = dice.random_range(SEEDS.1..=SEEDS.0);
        let mut pits = [0; PITS];
        (0..seeds).for_each(|_| pits[dice.random_range(0..PITS)] += 1);
        let south = dice.random_range(0..=rules.total() - seeds);
        let stores = PerSeat {
            south,
            north: rules.total() - seeds - south,
        };
        let position = Position::new(&rules, pits, stores, Seat::South).unwrap();
        if position.outcome().is_none() {
            return position;
        }
    }
}

/// What `seat` ends ahead by if both sides play on perfectly.
fn promised(tables: &Tables, position: &Position, seat: Seat) -> i32 {
    let mover = position.to_move();
    let value = match position.outcome() {
        Some(outcome) => outcome.tally.counts.lead(mover),
        None => position.lead(mover) + i32::from(tables.probe(position).unwrap().value),
    };
    if seat == mover { value } else { -value }
}

/// A move that keeps all that is promised, and captures only if none else does.
fn stubborn(tables: &Tables, position: &Position) -> Pit {
    let after = |pit: &Pit| {
        let mut after = *position;
        after.play_unchecked(*pit);
        after
    };
    let worth = |pit: &Pit| {
        (
            promised(tables, &after(pit), position.to_move()),
            after(pit).on_board(),
        )
    };
    position.moves().max_by_key(worth).unwrap()
}

#[test]
fn no_point_is_given_away() {
    for variant in Variant::BUILT_IN {
        let rules = played_out(&variant);
        let tables =
            Arc::new(Tables::solve(TableRules::new(&rules), SEEDS.0, 2, &Stop::new()).unwrap());
        if tables.truth() != Truth::Exact {
            continue;
        }
        for seed in 0..GAMES {
            let start = endgame(rules, &mut StdRng::seed_from_u64(seed));
            let mut engine = Engine::new(1, 1);
            engine.set_tables(Some(tables.clone()));
            let mut game = Match::new(start);
            while game.outcome().is_none() {
                let pit = match game.position().to_move() {
                    Seat::South => {
                        engine
                            .think(
                                game.past(),
                                &Limits::nodes(NODES),
                                &Stop::new(),
                                &mut |_| (),
                            )
                            .unwrap()
                            .best_move
                    }
                    Seat::North => stubborn(&tables, game.position()),
                };
                game.play(pit).unwrap();
            }
            let counts = game.outcome().unwrap().tally.counts;
            let reached = counts.lead(Seat::South);
            let promised = promised(&tables, &start, Seat::South);
            assert!(
                reached >= promised,
                "{}: {reached} instead of {promised} from {start}",
                variant.id
            );
        }
    }
}

#[test]
fn a_capture_in_sight_is_certain_and_one_beyond_it_the_word_of_the_table() {
    let variant = Variant::BUILT_IN
        .into_iter()
        .find(|variant| variant.id == "awele")
        .unwrap();
    let rules = played_out(&variant);
    let tables = Arc::new(Tables::solve(TableRules::new(&rules), 6, 1, &Stop::new()).unwrap());
    let mut dice = StdRng::seed_from_u64(5);
    let mut certain = 0;
    for _ in 0..40 {
        let mut position = endgame(rules, &mut dice);
        while position.on_board() > 6 {
            position = endgame(rules, &mut dice);
        }
        let mut engine = Engine::new(1, 1);
        engine.set_tables(Some(tables.clone()));
        let chosen = engine
            .think(
                &[position],
                &Limits::nodes(NODES),
                &Stop::new(),
                &mut |_| (),
            )
            .unwrap();
        let lead = promised(&tables, &position, Seat::South);
        certain += i32::from(chosen.info.score == Score::Proven(lead));
        let expected = match lead {
            0 => [Score::Estimate(0), Score::Table(0)],
            _ => [Score::Proven(lead), Score::Table(lead)],
        };
        assert!(
            expected.contains(&chosen.info.score),
            "{position}: {:?}",
            chosen.info.score
        );
    }
    assert!(certain > 10, "only {certain} values are certain");
}
