//! Tests of the engine: the moves that it finds, and its limits.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use awale_engine::{
    Engine, Limits, Score, SearchMode, Stop, static_evaluation,
    tables::{TableRules, Tables},
};
use awale_rules::{
    FinalResult, Game, Match, PITS, PerSeat, Position, RuleFields, Rules, Seat, Variant,
    find_repetition,
};
use rand::{RngExt, SeedableRng, rngs::StdRng, seq::IteratorRandom};

use crate::support;

/// Converts a score to a number that sorts by preference.
fn score_as_number(score: Score) -> i32 {
    match score {
        Score::Estimate(value) => value,
        Score::Table(lead) | Score::Proven(lead) => 1_000_000 * lead.signum() + lead,
    }
}

fn tally_as_number(final_result: &FinalResult, mover: Seat) -> i32 {
    let lead = final_result.final_counts.lead(mover);
    score_as_number(Score::Proven(lead))
}

/// Textbook minimax to `depth` plies from the last position of `positions_so_far`, which holds the
/// positions of a game.
fn minimax(positions_so_far: &mut Vec<Position>, depth: u32) -> i32 {
    let position = *positions_so_far.last().unwrap();
    if let Some(outcome) = position.outcome() {
        return tally_as_number(&outcome.final_result, position.to_move());
    }
    if find_repetition(positions_so_far).is_some() {
        return tally_as_number(&position.result_when_repeated(), position.to_move());
    }
    if depth == 0 {
        return score_as_number(static_evaluation(&position));
    }
    let moves: Vec<_> = position.moves().collect();
    let move_values = moves.into_iter().map(|pit| {
        let mut position_after = position;
        position_after.play_unchecked(pit);
        positions_so_far.push(position_after);
        let value = -minimax(positions_so_far, depth - 1);
        positions_so_far.pop();
        value
    });
    move_values.max().unwrap()
}

fn compare_with_minimax(game: &Match<Position>, depth: u32) {
    if game.outcome().is_some() {
        return;
    }
    let expected = minimax(&mut game.positions_so_far().to_vec(), depth);
    let mut engine = Engine::new(1, 1).with_search_mode(SearchMode::FullWidth);
    let search_result = engine
        .think(
            game.positions_so_far(),
            &Limits::depth(depth),
            &Stop::new(),
            &mut |_| (),
        )
        .unwrap();
    let position = game.position();
    assert_eq!(search_result.info.depth, depth);
    assert_eq!(
        score_as_number(search_result.info.score),
        expected,
        "{position} by {:?}, depth {depth}",
        position.rules()
    );
}

#[test]
fn the_exact_search_agrees_with_minimax() {
    for (number, game) in support::random_awale_games(40, 100).enumerate() {
        compare_with_minimax(&game, 1 + u32::try_from(number).unwrap() % 6);
    }
    for (number, game) in support::random_awale_games(60, 30).enumerate() {
        compare_with_minimax(&game, 1 + u32::try_from(number).unwrap() % 5);
    }
}

/// A game that starts with a few seeds on the board, so that positions repeat.
fn sparse_game(rules: Rules, random_seed: u64) -> Match<Position> {
    let mut rng = StdRng::seed_from_u64(random_seed);
    let total_seeds = rules.total_seeds();
    let board_seeds = rng
        .random_range(2..=6)
        .max(rules.stop_at.map_or(0, |few| few + 1))
        .min(total_seeds);
    let mut pits = [0; PITS];
    for _ in 0..board_seeds {
        pits[rng.random_range(0..PITS)] += 1;
    }
    let south_store = (total_seeds - board_seeds) / 2;
    let stores = PerSeat {
        south: south_store,
        north: total_seeds - board_seeds - south_store,
    };
    let start = Position::new(&rules, pits, stores, support::random_seat(random_seed)).unwrap();
    support::random_game(start, rng.random_range(0..16), random_seed)
}

#[test]
fn the_exact_search_detects_repetitions_with_the_game_and_within_lines() {
    let mut repetition_count = 0;
    for rules in support::many_rules() {
        for seed in 0..40 {
            let game = sparse_game(rules, seed);
            compare_with_minimax(&game, 8 + u32::try_from(seed).unwrap() % 9);
            repetition_count += usize::from(
                support::random_game(*game.position(), 40, seed)
                    .outcome()
                    .is_some(),
            );
        }
    }
    assert!(
        repetition_count > 20,
        "only {repetition_count} of the games ended"
    );
}

fn start_position(variant_index: usize) -> Position {
    Position::start(&Variant::BUILT_IN[variant_index].rules, Seat::South)
}

#[test]
fn a_search_respects_its_limits() {
    let mut engine = Engine::new(1, 1);
    let positions_so_far = [start_position(0)];
    let mut think = |limits: Limits| {
        engine
            .think(&positions_so_far, &limits, &Stop::new(), &mut |_| ())
            .unwrap()
            .info
    };
    for nodes in [1, 10, 100, 1000, 5000, 100_000] {
        let report = think(Limits::nodes(nodes));
        assert!(
            report.nodes <= nodes,
            "{} of {nodes} positions",
            report.nodes
        );
    }
    assert_eq!(think(Limits::depth(7)).depth, 7);
    let start_time = Instant::now();
    think(Limits::time(Duration::from_millis(50)));
    assert!(start_time.elapsed() >= Duration::from_millis(50));
}

#[test]
fn a_search_stopped_before_its_start_still_returns_a_move() {
    let stop = Stop::new();
    stop.stop();
    let position = start_position(0);
    for threads in [1, 3] {
        let mut engine = Engine::new(1, threads);
        let search_result = engine
            .think(&[position], &Limits::infinite(), &stop, &mut |_| ())
            .unwrap();
        assert!(position.check(search_result.best_move).is_ok());
    }
}

#[test]
fn a_search_does_not_depend_on_earlier_searches() {
    let limits = Limits::nodes(20_000);
    for game in support::random_awale_games(3, 30).filter(|game| game.outcome().is_none()) {
        let mut engine = Engine::new(1, 1);
        let mut think = |past: &[Position]| {
            let search_result = engine
                .think(past, &limits, &Stop::new(), &mut |_| ())
                .unwrap();
            engine.clear_hash();
            (
                search_result.best_move,
                search_result.info.score,
                search_result.info.nodes,
                search_result.info.principal_variation,
            )
        };
        let first_result = think(game.positions_so_far());
        think(&game.positions_so_far()[..1]);
        assert_eq!(think(game.positions_so_far()), first_result);
    }
}

#[test]
fn helpers_change_neither_legality_nor_depth() {
    for game in support::random_awale_games(2, 30).filter(|game| game.outcome().is_none()) {
        let mut engine = Engine::new(2, 3);
        let search_result = engine
            .think(
                game.positions_so_far(),
                &Limits::depth(12),
                &Stop::new(),
                &mut |_| (),
            )
            .unwrap();
        assert!(game.position().check(search_result.best_move).is_ok());
        assert_eq!(search_result.info.depth, 12);
    }
}

#[test]
fn a_line_is_legal_and_starts_with_the_best_move() {
    for game in support::random_awale_games(6, 40).filter(|game| game.outcome().is_none()) {
        let mut engine = Engine::new(1, 1);
        let mut report_count = 0;
        let mut check_report = |report: &awale_engine::SearchInfo| {
            let mut position = *game.position();
            assert!(!report.principal_variation.is_empty());
            report
                .principal_variation
                .iter()
                .for_each(|&pit| position.play(pit).expect("the line is legal"));
            report_count += 1;
            assert_eq!(report.depth, report_count, "every ply is reported");
        };
        let search_result = engine
            .think(
                game.positions_so_far(),
                &Limits::depth(11),
                &Stop::new(),
                &mut check_report,
            )
            .unwrap();
        assert_eq!(
            Some(&search_result.best_move),
            search_result.info.principal_variation.first()
        );
        assert_eq!(
            search_result.ponder_move,
            search_result.info.principal_variation.get(1).copied()
        );
    }
}

#[test]
fn a_finished_game_has_no_best_move() {
    let rules = Variant::BUILT_IN[0].rules;
    let finished_position = Position::parse("0-0-0-0-0-0-4-4-4-4-4-2-26-0-S", &rules).unwrap();
    assert_eq!(
        Engine::new(1, 1).think(
            &[finished_position],
            &Limits::depth(5),
            &Stop::new(),
            &mut |_| ()
        ),
        None
    );
    assert_eq!(
        Engine::new(1, 1).think(&[], &Limits::depth(5), &Stop::new(), &mut |_| ()),
        None
    );
}

/// A position with `seeds` seeds in random pits and the rest divided evenly between the stores.
fn random_endgame(rules: Rules, seeds: u8, rng: &mut StdRng) -> Position {
    let mut pits = [0; PITS];
    (0..seeds).for_each(|_| pits[rng.random_range(0..PITS)] += 1);
    let south_store = (rules.total_seeds() - seeds) / 2;
    let stores = PerSeat {
        south: south_store,
        north: rules.total_seeds() - seeds - south_store,
    };
    let to_move = if rng.random() {
        Seat::South
    } else {
        Seat::North
    };
    Position::new(&rules, pits, stores, to_move).unwrap()
}

fn lead(final_result: &FinalResult, mover: Seat) -> i32 {
    final_result.final_counts.lead(mover)
}

#[test]
fn the_engine_reaches_the_values_of_its_tables() {
    let mut rng = StdRng::seed_from_u64(3);
    for id in ["awari", "awele", "abapa"] {
        let variant = Variant::BUILT_IN
            .into_iter()
            .find(|variant| variant.id == id)
            .unwrap();
        // Without an early end, the rest of the game shows whether the tables are right.
        let fields = RuleFields {
            win_at: None,
            ..variant.rules.fields()
        };
        let rules = Rules::new(fields).unwrap();
        let tables = Arc::new(Tables::solve(TableRules::new(&rules), 8, 1, &Stop::new()).unwrap());
        for _ in 0..25 {
            let start = random_endgame(rules, 8, &mut rng);
            if start.outcome().is_some() {
                continue;
            }
            let mover = start.to_move();
            let expected_lead = lead(&start.result_when_agreed(), mover)
                - i32::from(start.seeds_in_row(mover))
                + i32::from(start.seeds_in_row(mover.opponent()))
                + i32::from(tables.probe(&start).unwrap().value);
            let mut engine = Engine::new(1, 1);
            engine.set_tables(Some(tables.clone()));
            let mut game = Match::new(start);
            while game.outcome().is_none() {
                // The engine plays against random moves. It must win a won game, and must not lose
                // a drawn one.
                let pit = if game.position().to_move() == mover {
                    engine
                        .think(
                            game.positions_so_far(),
                            &Limits::nodes(3000),
                            &Stop::new(),
                            &mut |_| (),
                        )
                        .unwrap()
                        .best_move
                } else {
                    game.position().moves().choose(&mut rng).unwrap()
                };
                game.play(pit).unwrap();
            }
            let reached_lead = lead(&game.outcome().unwrap().final_result, mover);
            assert!(
                reached_lead.signum() >= expected_lead.signum(),
                "{start} by {id}: {reached_lead} instead of {expected_lead}"
            );
        }
    }
}

/// The lines of a search with several lines are compared with separate searches of each move.
#[test]
fn several_lines_have_the_values_of_separate_searches() {
    let variants = Variant::BUILT_IN;
    let sparse_games = (0..24)
        .zip(variants.iter().cycle())
        .map(|(seed, variant)| sparse_game(variant.rules, seed));
    for game in sparse_games.chain(support::random_awale_games(12, 60)) {
        let Some(position) = game.unfinished_position() else {
            continue;
        };
        for depth in [1, 2, 5, 6] {
            let mut separate_scores: Vec<i32> = position
                .moves()
                .map(|pit| {
                    let mut positions_so_far = game.positions_so_far().to_vec();
                    let mut after = *position;
                    after.play(pit).expect("a legal move");
                    positions_so_far.push(after);
                    -minimax(&mut positions_so_far, depth - 1)
                })
                .collect();
            separate_scores.sort_by_key(|value| -value);
            for lines in 1..=6 {
                let mut engine = Engine::new(1, 1).with_search_mode(SearchMode::FullWidth);
                engine.set_pv_line_count(lines);
                let mut reports = Vec::new();
                let mut report =
                    |info: &awale_engine::SearchInfo| reports.push((info.depth, info.rank));
                let search_result = engine
                    .think(
                        game.positions_so_far(),
                        &Limits::depth(depth),
                        &Stop::new(),
                        &mut report,
                    )
                    .expect("a move");
                let all_infos: Vec<_> = std::iter::once(&search_result.info)
                    .chain(&search_result.other_lines)
                    .collect();
                let scores_as_numbers: Vec<i32> = all_infos
                    .iter()
                    .map(|info| score_as_number(info.score))
                    .collect();
                assert_eq!(
                    scores_as_numbers,
                    separate_scores[..lines.min(separate_scores.len())],
                    "{position}, depth {depth}, {lines} lines"
                );
                let ranks: Vec<usize> = all_infos.iter().map(|info| info.rank).collect();
                assert_eq!(ranks, (1..=all_infos.len()).collect::<Vec<_>>());
                assert_eq!(
                    reports.len(),
                    all_infos.len() * depth as usize,
                    "{reports:?}"
                );
                let first_moves: std::collections::HashSet<_> = all_infos
                    .iter()
                    .map(|info| info.principal_variation[0])
                    .collect();
                assert_eq!(first_moves.len(), all_infos.len(), "no move twice");
            }
        }
    }
}

/// However early a search is interrupted, each of its lines must start with another move.
#[test]
fn lines_of_an_interrupted_search_start_with_different_moves() {
    let positions_so_far = [start_position(0)];
    for nodes in [1, 7, 100, 2_000, 5_500, 20_000] {
        let mut engine = Engine::new(1, 1);
        engine.set_pv_line_count(4);
        let search_result = engine
            .think(
                &positions_so_far,
                &Limits::nodes(nodes),
                &Stop::new(),
                &mut |_| (),
            )
            .expect("a move");
        let all_infos: Vec<_> = std::iter::once(&search_result.info)
            .chain(&search_result.other_lines)
            .filter(|info| info.depth > 0)
            .collect();
        let first_moves: std::collections::HashSet<_> = all_infos
            .iter()
            .map(|info| info.principal_variation[0])
            .collect();
        assert_eq!(first_moves.len(), all_infos.len(), "{all_infos:?}");
        assert!(
            nodes < 2_000 || all_infos.len() == 4,
            "{nodes}: {all_infos:?}"
        );
    }
}
