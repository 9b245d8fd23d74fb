//! Checks whether the engine ever loses points of a value that its tables contain: it plays random
//! endgames against perfect opponents.
//!
//! ```text
//! cargo tool perfect -- [SEEDS] [POSITIONS] [LIMIT] [VARIANT...]
//! cargo tool perfect -- 15 200 time=20ms awele awari
//! ```
//!
//! The default is all variants with exact tables. If the engine nets less than the tables promise,
//! the tool prints the position and the moves.

use std::{error::Error, sync::Arc, time::Duration};

use awale_engine::{
    Engine, Limits, Stop,
    tables::{Exactness, TableRules, Tables},
};
use awale_rules::{Game, Match, PITS, PerSeat, Pit, Position, RuleFields, Rules, Seat};

use awale_study::catalogue::{EngineStrength, Variant};

use rand::{RngExt, SeedableRng, rngs::StdRng, seq::IteratorRandom};

/// The opponent's choice among the moves that keep its value.
#[derive(Clone, Copy, Debug)]
enum Opponent {
    /// Captures only if every other move loses value, and repeats as long as possible.
    AvoidsCaptures,
    /// Plays any of the moves that keep the value, at random.
    RandomBestMove,
    /// Plays with the same engine.
    SameEngine,
}

const OPPONENTS: [Opponent; 3] = [
    Opponent::AvoidsCaptures,
    Opponent::RandomBestMove,
    Opponent::SameEngine,
];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument_or_default = |place: usize, usual: &'static str| {
        arguments.get(place).map_or(usual, |word| word.as_str())
    };
    let (max_seeds, position_count) = (
        argument_or_default(0, "15").parse()?,
        argument_or_default(1, "200").parse()?,
    );
    let limits = match argument_or_default(2, "time=20ms").parse()? {
        EngineStrength::MoveTimeMs(millis) => Limits::time(Duration::from_millis(millis.into())),
        EngineStrength::Nodes(nodes) => Limits::nodes(nodes),
        other => {
            return Err(format!("`{other}` is no limit here; say time=20ms or nodes=50000").into());
        }
    };
    for variant in Variant::built_in() {
        let is_selected = arguments.len() <= 3
            || arguments[3..]
                .iter()
                .any(|argument_or_default| *argument_or_default == variant.id);
        // Every point counts, so a game must not end before its last seeds are captured.
        let rules = Rules::new(RuleFields {
            win_at: None,
            ..variant.rules.fields()
        })?;
        if !is_selected || TableRules::new(&rules).reliability() != Exactness::Exact {
            continue;
        }
        let tables =
            Tables::solve(TableRules::new(&rules), max_seeds, 2, &Stop::new()).ok_or("stopped")?;
        play_all_games(
            &variant.id,
            rules,
            &Arc::new(tables),
            position_count,
            limits,
        );
    }
    Ok(())
}

fn play_all_games(
    variant_id: &str,
    rules: Rules,
    tables: &Arc<Tables>,
    position_count: u64,
    limits: Limits,
) {
    for opponent in OPPONENTS {
        let (mut games_with_lost_points, mut total_plies, mut uneven_start_count) = (0, 0, 0);
        for number in 0..position_count {
            let mut rng = StdRng::seed_from_u64(number);
            let start = random_endgame(rules, tables.max_seeds(), &mut rng);
            let engine_seat = start.to_move();
            let promised_final_lead =
                store_lead(&start, engine_seat) + future_net_gain(tables, &start, engine_seat);
            let game = play_game(start, tables, opponent, limits, &mut rng);
            total_plies += game.moves().len();
            uneven_start_count += i32::from(future_net_gain(tables, &start, engine_seat) != 0);
            let reached_final_lead = game.outcome().map_or(0, |verdict| {
                verdict.final_result.final_counts.lead(engine_seat)
            });
            if reached_final_lead < promised_final_lead {
                games_with_lost_points += 1;
                let move_letters: String = game.moves().iter().map(Pit::to_string).collect();
                println!(
                    "{variant_id}, {opponent:?}: {reached_final_lead} instead of {promised_final_lead} from {start} by {move_letters}"
                );
            }
        }
        let mean_plies = total_plies as f64 / position_count as f64;
        println!(
            "{variant_id}, {opponent:?}: {position_count} games ({uneven_start_count} not even), {mean_plies:.1} plies, points given away in {games_with_lost_points}"
        );
    }
}

/// A random unfinished position with as many seeds on the board as the tables contain, or up to
/// seven seeds fewer.
fn random_endgame(rules: Rules, max_seeds: u8, rng: &mut StdRng) -> Position {
    loop {
        let seeds_on_board = rng.random_range(max_seeds.saturating_sub(7).max(1)..=max_seeds);
        let mut pits = [0; PITS];
        (0..seeds_on_board).for_each(|_| pits[rng.random_range(0..PITS)] += 1);
        let south_store = rng.random_range(0..=rules.total_seeds() - seeds_on_board);
        let stores = PerSeat {
            south: south_store,
            north: rules.total_seeds() - seeds_on_board - south_store,
        };
        let to_move = if rng.random() {
            Seat::South
        } else {
            Seat::North
        };
        match Position::new(&rules, pits, stores, to_move) {
            Ok(position) if position.outcome().is_none() => return position,
            _ => {}
        }
    }
}

/// Plays a game to its end. The engine moves first.
fn play_game(
    start: Position,
    tables: &Arc<Tables>,
    opponent: Opponent,
    limits: Limits,
    rng: &mut StdRng,
) -> Match<Position> {
    let mut engines = PerSeat::from_fn(|_| {
        let mut engine = Engine::new(4, 1);
        engine.set_tables(Some(tables.clone()));
        engine
    });
    let mut game = Match::new(start);
    while game.outcome().is_none() {
        let seat = game.position().to_move();
        let pit = if seat == start.to_move() || matches!(opponent, Opponent::SameEngine) {
            let search_result =
                engines[seat].think(game.positions_so_far(), &limits, &Stop::new(), &mut |_| ());
            search_result.map(|search_result| search_result.best_move)
        } else {
            choose_best_move(game.position(), tables, opponent, rng)
        };
        let Some(pit) = pit else { break };
        if game.play(pit).is_err() {
            break;
        }
    }
    game
}

/// One of the moves that keep the value of `position`.
fn choose_best_move(
    position: &Position,
    tables: &Tables,
    opponent: Opponent,
    rng: &mut StdRng,
) -> Option<Pit> {
    let mover = position.to_move();
    let position_after = |pit: Pit| {
        let mut position_after_move = *position;
        position_after_move.play_unchecked(pit);
        position_after_move
    };
    let value_of_move = |pit: &Pit| {
        store_lead(&position_after(*pit), mover)
            + future_net_gain(tables, &position_after(*pit), mover)
    };
    let best_value = position.moves().map(|pit| value_of_move(&pit)).max()?;
    let captures_nothing =
        |pit: &Pit| position_after(*pit).seeds_on_board() == position.seeds_on_board();
    let best_moves = || {
        position
            .moves()
            .filter(|pit| value_of_move(pit) == best_value)
    };
    let value_keeping_quiet_move = best_moves()
        .filter(captures_nothing)
        .choose(rng)
        .filter(|_| matches!(opponent, Opponent::AvoidsCaptures));
    value_keeping_quiet_move.or_else(|| best_moves().choose(rng))
}

fn store_lead(position: &Position, seat: Seat) -> i32 {
    i32::from(position.store(seat)) - i32::from(position.store(seat.opponent()))
}

/// The future net gain of `seat`, in seeds.
fn future_net_gain(tables: &Tables, position: &Position, seat: Seat) -> i32 {
    let net_gain_of_mover = match position.outcome() {
        Some(outcome) => {
            let mover = position.to_move();
            outcome.final_result.final_counts.lead(mover) - store_lead(position, mover)
        }
        None => tables.probe(position).map_or(0, |entry| entry.value.into()),
    };
    if position.to_move() == seat {
        net_gain_of_mover
    } else {
        -net_gain_of_mover
    }
}
