//! Tests the trap setter against level 5, from drawn positions in the endgame tables.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use awale_engine::tables::{TableRules, Tables};
use awale_engine::{Engine, Level, Stop};
use awale_rules::{Game, Match, Pit, Position, Rules, Seat};

use awale_study::players::{ComputerPlayer, EngineResources, PlayerSpec};

use super::{
    RESOURCES_WITHOUT_TABLES, chosen_pit, computer_without_tables, number_from_env, parse_player,
    play_to_the_end, random_opening, seat_players, variant_from_env,
};

/// The environment variable that names the variant to measure.
const VARIANT_ENV_NAME: &str = "AWALE_TRAP_VARIANT";

/// The maximum number of seeds on a board in the tables.
fn max_table_seeds() -> u8 {
    u8::try_from(number_from_env("AWALE_TRAP_SEEDS", 9)).expect("few seeds")
}

/// The final lead of the side to move by the tables.
fn table_lead(tables: &Tables, position: &Position) -> Option<i32> {
    Some(position.lead(position.to_move()) + i32::from(tables.probe(position)?.value))
}

/// Drawn positions by the tables: the first one in each game of level 4 against itself.
fn drawn_positions(tables: &Tables, rules: &Rules) -> impl Iterator<Item = Position> {
    (0..).filter_map(move |seed| {
        let mut game = random_opening(rules, 4, seed);
        let players = seat_players(
            parse_player("engine:level=4"),
            Seat::South,
            parse_player("engine:level=4"),
            seed,
        );
        let mut drawn_positions_of_game = Vec::new();
        play_to_the_end(&mut game, players, |game, _| {
            let position = game.position();
            if table_lead(tables, position) == Some(0) {
                drawn_positions_of_game.push(*position);
            }
        });
        drawn_positions_of_game.into_iter().next()
    })
}

/// Plays one game from `start` against level 5. Returns whether `player` won, whether it lost, and
/// the seeds it lost by the tables.
fn play_against_level_5(
    player: PlayerSpec,
    start: Position,
    tables: &Arc<Tables>,
    seed: u64,
) -> (bool, bool, i32) {
    let resources = EngineResources {
        tables: Some(Arc::clone(tables)),
        ..RESOURCES_WITHOUT_TABLES
    };
    let mut players = [
        ComputerPlayer::new(player, seed, &resources),
        computer_without_tables(parse_player("engine:level=5"), seed),
    ];
    let (player_seat, mut game, mut seeds_lost) = (start.to_move(), Match::new(start), 0);
    while let Some(position) = game.unfinished_position() {
        let is_players_turn = position.to_move() == player_seat;
        let pit = chosen_pit(
            &mut players[usize::from(!is_players_turn)],
            game.positions_so_far(),
        );
        if is_players_turn {
            seeds_lost += seeds_lost_by_move(tables, position, pit);
        }
        game.play(pit).expect("a legal move");
    }
    let winner = game
        .outcome()
        .and_then(|outcome| outcome.final_result.winner);
    (
        winner == Some(player_seat),
        winner == Some(player_seat.opponent()),
        seeds_lost,
    )
}

/// The seeds that a move loses by the tables.
fn seeds_lost_by_move(tables: &Tables, position: &Position, pit: Pit) -> i32 {
    let final_lead_after = |pit: Pit| {
        let mut after = *position;
        after.play_unchecked(pit);
        match after.outcome() {
            Some(outcome) => outcome.final_result.final_counts.lead(position.to_move()),
            None => -table_lead(tables, &after).expect("a smaller board"),
        }
    };
    let best_final_lead = position
        .moves()
        .map(final_lead_after)
        .max()
        .expect("a move");
    best_final_lead - final_lead_after(pit)
}

#[test]
#[ignore = "measures for minutes: AWALE_TRAP_GAMES=2000 cargo test --release --test characters the_trap_setter -- --ignored --nocapture"]
fn the_trap_setter_loses_no_seeds_with_its_traps() {
    let game_count = number_from_env("AWALE_TRAP_GAMES", 200);
    let (variant, rules) = variant_from_env(VARIANT_ENV_NAME);
    let tables = Arc::new(
        Tables::solve(TableRules::new(&rules), max_table_seeds(), 1, &Stop::new()).expect("tables"),
    );
    let mut totals = [(0, 0, 0); 2];
    let (trap_setter, engine_without_style) = (
        parse_player("character:kweku"),
        parse_player("engine:depth=12"),
    );
    for (seed, start) in (0..game_count).zip(drawn_positions(&tables, &rules)) {
        for (player, (wins, losses, seeds_lost)) in [trap_setter, engine_without_style]
            .into_iter()
            .zip(&mut totals)
        {
            let (won, lost, seeds) = play_against_level_5(player, start, &tables, seed);
            *wins += u64::from(won);
            *losses += u64::from(lost);
            *seeds_lost += seeds;
        }
    }
    let [
        (wins, losses, seeds_lost),
        (plain_wins, plain_losses, plain_seeds_lost),
    ] = totals;
    println!(
        "{game_count} games of {variant}: traps {wins} won, {losses} lost, {seeds_lost} seeds given away; plain {plain_wins} won, {plain_losses} lost, {plain_seeds_lost} given"
    );
    assert_eq!(seeds_lost, 0, "nothing is given away");
}

/// Whether a player who knows level 5's answer to each move can make it err while playing only
/// moves that the tables call best. `None` if this is undecided after 4,000 positions.
fn can_be_made_to_err(start: Position, tables: &Tables, seed: u64) -> Option<bool> {
    const MAX_POSITIONS: usize = 4000;
    let level = Level::new(5).expect("a level");
    let mut engine = Engine::new(1, 1);
    engine.set_handicap(level.handicap(seed));
    let limits = level.limits(Duration::ZERO);
    let (mut visited_positions, mut positions_to_search) =
        (HashSet::from([start]), VecDeque::from([start]));
    while let Some(position) = positions_to_search.pop_front() {
        if visited_positions.len() > MAX_POSITIONS {
            return None;
        }
        for pit in position
            .moves()
            .filter(|&pit| seeds_lost_by_move(tables, &position, pit) == 0)
        {
            let after = position.after(pit).expect("a legal move");
            if after.outcome().is_some() {
                continue;
            }
            let engine_reply = engine
                .think(&[after], &limits, &Stop::new(), &mut |_| ())
                .expect("a move")
                .best_move;
            if seeds_lost_by_move(tables, &after, engine_reply) > 0 {
                return Some(true);
            }
            let position_after_reply = after.after(engine_reply).expect("a legal move");
            if position_after_reply.outcome().is_none()
                && visited_positions.insert(position_after_reply)
            {
                positions_to_search.push_back(position_after_reply);
            }
        }
    }
    Some(false)
}

/// Counts the drawn positions in which level 5 can be made to lose: an upper bound for the wins of
/// any player who sets traps.
#[test]
#[ignore = "measures for minutes: AWALE_TRAP_GAMES=200 cargo test --release --test characters traps_are -- --ignored --nocapture"]
fn traps_are_possible_in_some_drawn_positions_only() {
    let game_count = number_from_env("AWALE_TRAP_GAMES", 200);
    let (variant, rules) = variant_from_env(VARIANT_ENV_NAME);
    let tables =
        Tables::solve(TableRules::new(&rules), max_table_seeds(), 1, &Stop::new()).expect("tables");
    let starts = (0..game_count).zip(drawn_positions(&tables, &rules));
    let can_err_by_position: Vec<Option<bool>> = starts
        .map(|(seed, start)| can_be_made_to_err(start, &tables, seed))
        .collect();
    let [err_count, no_err_count, undecided_count] =
        [Some(true), Some(false), None].map(|result| {
            can_err_by_position
                .iter()
                .filter(|one| **one == result)
                .count()
        });
    println!(
        "{game_count} drawn positions of {variant}: in {err_count} level 5 can be made to err, in {no_err_count} it cannot, {undecided_count} are not settled"
    );
    assert!(
        err_count > 0 && no_err_count > 0,
        "{err_count} and {no_err_count}"
    );
}
