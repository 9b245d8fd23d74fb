//! Values, marks, reasons and lines, and that they are saved with the game.

use std::sync::Arc;

use awale_engine::tables::{TableRules, Tables};
use awale_engine::{Engine, Limits, Score, SearchInfo, Stop};
use awale_rules::{Game, Match, PITS, PerSeat, Pit, Position, Rules, Seat, matches_game};
use awale_study::catalogue::{AnyGame, AnyMove, GameKind, Variant};
use awale_study::record::{
    Analysis, Assessment, ExpectedValue, NumberedMove, Participant, Record, RecordProblem,
    SowingDirection,
};
use awale_study::study::{
    AnalysisReport, AnalysisTask, Analyst, MoveMark, MoveValue, MoveValues, Reason, SearchEffort,
    compare_as_player, known_value, reasons_for_best_move,
};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::{shell, support};

/// Maximum seeds in the tables of these tests.
const MAX_TABLE_SEEDS: u8 = 7;

fn solve_tables(rules: &Rules) -> Arc<Tables> {
    solve_tables_to(rules, MAX_TABLE_SEEDS)
}

fn solve_tables_to(rules: &Rules, max_seeds: u8) -> Arc<Tables> {
    Arc::new(
        Tables::solve(TableRules::new(rules), max_seeds, 2, &Stop::new())
            .expect("no stop was asked for"),
    )
}

/// A position with few seeds on the board, and stores that leave the result open.
fn position_with_few_seeds(rules: Rules, rng: &mut StdRng) -> Position {
    let seeds_on_board = rng.random_range(2..=MAX_TABLE_SEEDS);
    let mut pits = [0; PITS];
    for _ in 0..seeds_on_board {
        pits[rng.random_range(0..PITS)] += 1;
    }
    let seeds_in_stores = rules.total_seeds() - seeds_on_board;
    let south = seeds_in_stores / 2 + rng.random_range(0..3) - 1;
    let stores = PerSeat {
        south,
        north: seeds_in_stores - south,
    };
    Position::new(&rules, pits, stores, Seat::BOTH[rng.random_range(0..2)])
        .expect("all seeds are there")
}

fn store_lead(position: &Position, seat: Seat) -> i32 {
    i32::from(position.store(seat)) - i32::from(position.store(seat.opponent()))
}

/// The final lead of the mover after `pit`, by the tables or by the end of the game.
fn table_lead_after(position: &Position, pit: Pit, tables: &Tables) -> i32 {
    let mover = position.to_move();
    let mut after = *position;
    after.play_unchecked(pit);
    match after.outcome() {
        Some(outcome) => outcome.final_result.final_counts.lead(mover),
        None => {
            store_lead(&after, mover) - i32::from(tables.probe(&after).expect("fewer seeds").value)
        }
    }
}

/// Whether `score` agrees with the tables. A proven lead is only a bound if earlier positions could
/// return.
fn agrees_with_lead(score: Score, lead: i32) -> bool {
    match score {
        Score::Estimate(_) => false,
        Score::Table(value) => value == lead,
        Score::Proven(value) => value.signum() == lead.signum() && value.abs() <= lead.abs(),
    }
}

/// Whether earlier positions can return after `pit`. Tables ignore the history, which may then
/// change the result (tested in `claims`).
fn may_repeat_positions_after(before: &Position, pit: Pit) -> bool {
    let mut after = *before;
    after.play_unchecked(pit);
    after.seeds_on_board() == before.seeds_on_board() && !before.rules().sow_stores
}

fn reported_values(analyst: &mut Analyst, positions_so_far: &[Position]) -> Vec<MoveValues> {
    let positions_so_far = positions_so_far
        .iter()
        .copied()
        .map(AnyGame::Awale)
        .collect();
    let mut value_reports = Vec::new();
    let task = AnalysisTask::SearchEachMove {
        positions_so_far,
        effort: SearchEffort {
            depth: 8,
            time_limit: None,
        },
    };
    analyst.run(&task, &Stop::new(), &mut |news| {
        if let AnalysisReport::Values(values) = news {
            value_reports.push(values);
        }
    });
    value_reports
}

fn review_game(analyst: &mut Analyst, game: &Match<AnyGame>, depth: u32) -> Option<Analysis> {
    analyst.review(
        game.positions_so_far(),
        game.moves(),
        SearchEffort {
            depth,
            time_limit: None,
        },
        &Stop::new(),
    )
}

#[test]
fn an_estimate_measures_seeds_even_if_tables_decide_some_lines() {
    // A search for the result gave away four seeds in lines that end outside the tables, and valued
    // the position at +6.5.
    let position = Position::parse("1-0-0-0-2-1-0-0-0-1-0-2-21-20-S", &Rules::OWARE)
        .expect("seven seeds on the board");
    let final_lead = store_lead(&position, Seat::South)
        + i32::from(
            solve_tables(&Rules::OWARE)
                .probe(&position)
                .expect("seven seeds")
                .value,
        );
    let mut analyst = Analyst::new(1);
    analyst.set_tables(Some(&solve_tables_to(&Rules::OWARE, 5)));
    let effort = SearchEffort {
        depth: 9,
        time_limit: None,
    };
    let past = vec![AnyGame::Awale(position)];
    for task in [
        AnalysisTask::SearchEachMove {
            positions_so_far: past.clone(),
            effort,
        },
        AnalysisTask::SearchAllLines {
            positions_so_far: past,
            effort,
            searches_moves_separately: false,
        },
    ] {
        let mut last_values = None;
        analyst.run(&task, &Stop::new(), &mut |news| {
            if let AnalysisReport::Values(values) = news {
                last_values = Some(values);
            }
        });
        let values = last_values.expect("values");
        assert_eq!(values.moves.len(), position.moves().count(), "{task:?}");
        let score = values.best().score;
        assert!(matches!(score, Score::Estimate(_)), "{score:?}");
        assert!(
            (score.lead_centiseeds() - 100 * final_lead).abs() <= 100,
            "{score:?}, {final_lead}"
        );
    }
}

#[test]
fn an_estimate_is_a_possible_final_lead() {
    let mut analyst = Analyst::new(1);
    let mut rng = StdRng::seed_from_u64(17);
    let mut limited_count = 0;
    for _ in 0..300 {
        let position = position_with_few_seeds(Rules::OWARE, &mut rng);
        let mover = position.to_move();
        for values in reported_values(&mut analyst, &[position]) {
            for value in values.moves {
                let pit = value.mv.as_pit().expect("a pit");
                let after = position.after(pit).expect("a legal move");
                if let Score::Estimate(estimate) = value.score {
                    let change = (estimate - 100 * store_lead(&after, mover)).abs();
                    let largest_change = 100 * i32::from(after.seeds_on_board());
                    assert!(change <= largest_change, "{position} {pit}: {estimate}");
                    limited_count += u32::from(change == largest_change);
                }
            }
        }
    }
    assert!(limited_count > 0);
}

#[test]
fn a_move_whose_answers_are_all_in_the_tables_has_a_table_value() {
    let rules = Rules::OWARE;
    let all_tables = solve_tables(&rules);
    let small_tables = solve_tables_to(&rules, MAX_TABLE_SEEDS - 2);
    let mut analyst = Analyst::new(1);
    analyst.set_tables(Some(&small_tables));
    let mut rng = StdRng::seed_from_u64(13);
    let mut draw_count = 0;
    for _ in 0..3_000 {
        let position = position_with_few_seeds(rules, &mut rng);
        let has_table_answers = |pit| {
            let after = position.after(pit).expect("a legal move");
            let answers: Vec<Position> = (after.moves())
                .map(|answer| after.after(answer).expect("a legal answer"))
                .collect();
            after.outcome().is_none()
                && small_tables.probe(&after).is_none()
                && (answers.iter()).all(|after| small_tables.probe(after).is_some())
        };
        let pits: Vec<Pit> = position
            .moves()
            .filter(|&pit| has_table_answers(pit))
            .collect();
        if pits.is_empty() {
            continue;
        }
        let reports = reported_values(&mut analyst, &[position]);
        let values = reports.last().expect("values");
        for pit in pits {
            let score = values.of(AnyMove::Pit(pit)).expect("a value").score;
            let lead = table_lead_after(&position, pit, &all_tables);
            // A proof may end the game earlier, by a store that holds enough.
            let is_equal = match score {
                Score::Estimate(_) => false,
                Score::Table(value) => value == lead,
                Score::Proven(value) => value.signum() == lead.signum(),
            };
            assert!(is_equal, "{position} {pit}: {score:?}, {lead}");
            draw_count += u32::from(lead == 0);
        }
    }
    assert!(draw_count > 2, "{draw_count}");
}

#[test]
fn values_and_marks_agree_with_the_tables() {
    let mut rng = StdRng::seed_from_u64(5);
    let mut blunder_count = 0;
    for variant in Variant::built_in() {
        let tables = solve_tables(&variant.rules);
        let mut analyst = Analyst::new(1);
        analyst.set_tables(Some(&tables));
        for seed in 0..60 {
            let start = position_with_few_seeds(variant.rules, &mut rng);
            if start.outcome().is_some() {
                continue;
            }
            let reports = reported_values(&mut analyst, &[start]);
            let values = reports.last().expect("values");
            assert!(values.is_final);
            for value in &values.moves {
                let AnyMove::Pit(pit) = value.mv else {
                    panic!("a pit")
                };
                assert!(
                    may_repeat_positions_after(&start, pit)
                        || agrees_with_lead(value.score, table_lead_after(&start, pit, &tables)),
                    "{start} {value:?}"
                );
                let mut line = start;
                for mv in &value.line {
                    let AnyMove::Pit(pit) = mv else {
                        panic!("a pit")
                    };
                    line.play(*pit).expect("the line can be played");
                }
            }
            // Play random moves from this position and analyze the game.
            let game = support::random_game(AnyGame::Awale(start), 12, seed);
            let analysis = review_game(&mut analyst, &game, 6).expect("no stop was asked for");
            assert!(analysis.belongs_to_game(game.moves()));
            for (judged, before) in analysis.moves.iter().zip(game.positions_so_far()) {
                let (AnyGame::Awale(before), AnyMove::Pit(pit)) = (before, judged.played_move)
                else {
                    panic!("awalé")
                };
                let best_table_lead = before
                    .moves()
                    .map(|pit| table_lead_after(before, pit, &tables))
                    .max()
                    .expect("a move");
                let table_lead_of_played_move = table_lead_after(before, pit, &tables);
                let (judged_mark, is_result_worse) = (
                    MoveMark::from(judged),
                    best_table_lead.signum() > table_lead_of_played_move.signum(),
                );
                assert!(
                    may_repeat_positions_after(before, pit)
                        || agrees_with_lead(judged.value, table_lead_of_played_move),
                    "{before} {judged:?}, {table_lead_of_played_move}"
                );
                let has_better_line = !judged.line.is_empty();
                let agrees_with_tables = agrees_with_lead(judged.value, table_lead_of_played_move)
                    && (has_better_line == is_result_worse
                        && (!is_result_worse || agrees_with_lead(judged.best, best_table_lead))
                        || !may_repeat_positions_after(before, pit));
                if agrees_with_tables {
                    assert_eq!(
                        is_result_worse,
                        judged_mark == MoveMark::Blunder,
                        "{before} {judged:?}"
                    );
                    // If the result is the same after all moves, no other move is called better.
                    assert!(
                        is_result_worse || judged_mark <= MoveMark::InDecidedPosition,
                        "{before} {judged:?}"
                    );
                    assert!(
                        is_result_worse || judged.best == judged.value && judged.line.is_empty(),
                        "{before} {judged:?}"
                    );
                    blunder_count += u32::from(is_result_worse);
                }
            }
        }
    }
    assert!(blunder_count > 10, "{blunder_count} blunders are no test");
}

#[test]
fn values_are_refined_and_the_best_is_preferred() {
    let rules = Variant::built_in()[0].rules;
    let reports = reported_values(
        &mut Analyst::new(1),
        &[Position::start(&rules, Seat::South)],
    );
    let depths: Vec<u32> = reports.iter().map(|values| values.depth).collect();
    assert_eq!(depths, [2, 4, 6, 8]);
    assert_eq!(reports.iter().filter(|values| values.is_final).count(), 1);
    let last_values = reports.last().expect("values");
    assert!(last_values.is_final && last_values.moves.len() == 6);
    assert!(
        last_values.moves.iter().all(|value| compare_as_player(
            last_values.best().score,
            value.score
        )
        .is_ge())
    );
}

/// Lines are listed as on the analysis board, and compared with the tables.
#[test]
fn lines_of_equal_results_are_listed_by_their_seeds() {
    let (mut lost_count, mut checked_count) = (0, 0);
    for variant in Variant::built_in() {
        let tables = solve_tables(&variant.rules);
        let mut analyst = Analyst::new(1);
        analyst.set_tables(Some(&tables));
        let mut rng = StdRng::seed_from_u64(42);
        for _ in 0..120 {
            let position = position_with_few_seeds(variant.rules, &mut rng);
            let Some(values) = reported_values(&mut analyst, &[position]).pop() else {
                continue;
            };
            let ranked_values = values.ranked_moves();
            assert_eq!(
                ranked_values[0].score.known_result_sign(),
                values.best().score.known_result_sign()
            );
            for pair in ranked_values.windows(2) {
                let [first_value, second_value] = [pair[0], pair[1]];
                let [first_result, next_result] =
                    [first_value, second_value].map(|value| value.score.known_result_sign());
                assert!(
                    first_result.unwrap_or(0) >= next_result.unwrap_or(0),
                    "{position}: {ranked_values:?}"
                );
                let is_certain = |value: &MoveValue| matches!(value.score, Score::Proven(_));
                if first_result != next_result
                    || first_result == Some(1)
                        && is_certain(first_value) != is_certain(second_value)
                {
                    continue;
                }
                checked_count += 1;
                lost_count += u32::from(first_result == Some(-1));
                let [first_lead, second_lead] = [first_value, second_value].map(|value| {
                    table_lead_after(&position, value.mv.as_pit().expect("a pit"), &tables)
                });
                assert!(
                    first_lead >= second_lead,
                    "{} {position}: {ranked_values:?}",
                    variant.id
                );
            }
        }
    }
    assert!(
        checked_count > 300 && lost_count > 100,
        "{checked_count} {lost_count}"
    );
}

#[test]
fn the_engine_lists_its_lines_by_their_seeds() {
    let rules = Rules::OWARE;
    let mut engine = Engine::new(1, 1);
    engine.set_tables(Some(solve_tables(&rules)));
    engine.set_pv_line_count(6);
    let mut rng = StdRng::seed_from_u64(9);
    let mut compared_count = 0;
    for _ in 0..300 {
        let position = position_with_few_seeds(rules, &mut rng);
        let search_result = engine.think(&[position], &Limits::depth(8), &Stop::new(), &mut |_| ());
        let Some(search_result) = search_result else {
            continue;
        };
        let lines: Vec<SearchInfo> = std::iter::once(search_result.info)
            .chain(search_result.other_lines)
            .collect();
        for pair in lines.windows(2) {
            let [first_score, second_score] = [&pair[0], &pair[1]].map(|info| info.score);
            if first_score.known_result_sign() == second_score.known_result_sign()
                && first_score.has_known_result()
            {
                compared_count += 1;
                assert!(
                    first_score.lead_centiseeds() >= second_score.lead_centiseeds(),
                    "{position}: {lines:?}"
                );
            }
        }
    }
    assert!(compared_count > 100, "{compared_count}");
}

#[test]
fn a_line_that_is_known_to_end_no_better_costs_nothing() {
    let value_of_move = |letter, hundredths, line_result| {
        let mv = AnyMove::Pit(Pit::from_letter(letter).expect("a pit"));
        MoveValue {
            result_sign_at_line_end: line_result,
            ..MoveValue::new(mv, Score::Estimate(hundredths), vec![mv])
        }
    };
    for (best, played, is_fault) in [
        (None, None, true),
        (None, Some(-1), true),
        (Some(0), Some(-1), true),
        (Some(0), None, true),
        (Some(-1), None, false),
        (Some(-1), Some(-1), false),
        (Some(0), Some(0), false),
        (Some(1), Some(1), false),
    ] {
        let values = MoveValues {
            depth: 20,
            seeds_left: 20,
            moves: vec![
                value_of_move('A', -100, best),
                value_of_move('B', -500, played),
            ],
            is_final: true,
        };
        let verdict = values.verdict(&values.moves[1]);
        assert_eq!(
            (verdict.mark().is_fault(), verdict.cost > 0),
            (is_fault, is_fault),
            "{best:?} {played:?}"
        );
    }
}

#[test]
fn no_better_line_of_an_analysis_ends_in_a_loss_by_the_tables() {
    let rules = Rules::default();
    let tables = solve_tables(&rules);
    let mut analyst = Analyst::new(1);
    analyst.set_tables(Some(&tables));
    let mut rng = StdRng::seed_from_u64(11);
    let mut better_line_count = 0;
    for _ in 0..12 {
        let mut pits = [0; PITS];
        for _ in 0..MAX_TABLE_SEEDS + 5 {
            pits[rng.random_range(0..PITS)] += 1;
        }
        let stores = PerSeat {
            south: 18,
            north: 18,
        };
        let start = Position::new(&rules, pits, stores, Seat::South).expect("48 seeds");
        let mut game = Match::new(AnyGame::Awale(start));
        while game.outcome().is_none() && game.moves().len() < 20 {
            let legal_moves: Vec<AnyMove> = game.position().moves().collect();
            game.play(legal_moves[rng.random_range(0..legal_moves.len())])
                .expect("legal");
        }
        let analysis = review_game(&mut analyst, &game, 8).expect("not stopped");
        let positions = game.positions_so_far().iter();
        for (before, judged) in positions.zip(&analysis.moves) {
            let mut past_and_best_line: Vec<Position> = vec![before.as_awale().expect("awalé")];
            let mover = before.to_move();
            for mv in &judged.line {
                let last_position = past_and_best_line[past_and_best_line.len() - 1];
                past_and_best_line.push(
                    last_position
                        .after(mv.as_pit().expect("a pit"))
                        .expect("legal"),
                );
            }
            let end_score = known_value(&past_and_best_line, Some(&tables)).map(|score| {
                score.seen_by(
                    mover,
                    past_and_best_line[past_and_best_line.len() - 1].to_move(),
                )
            });
            let is_estimate = judged.best.known_result_sign().is_none();
            better_line_count += usize::from(!judged.line.is_empty() && is_estimate);
            assert!(
                judged.line.is_empty()
                    || !is_estimate
                    || end_score.and_then(Score::known_result_sign) != Some(-1),
                "{before:?} {judged:?}"
            );
        }
    }
    assert!(better_line_count >= 10, "{better_line_count}");
}

#[test]
fn a_second_analysis_judges_a_game_the_same_as_the_first() {
    let rules = Variant::built_in()[0].rules;
    let game = support::random_game(AnyGame::Awale(Position::start(&rules, Seat::North)), 40, 3);
    let first_analysis = review_game(&mut Analyst::new(1), &game, 8);
    assert!(first_analysis.is_some());
    assert_eq!(review_game(&mut Analyst::new(1), &game, 8), first_analysis);
}

#[test]
fn a_review_continues_from_known_assessments_with_the_same_result() {
    let rules = Variant::built_in()[0].rules;
    let game = support::random_game(AnyGame::Awale(Position::start(&rules, Seat::North)), 12, 3);
    let review = |known_assessments: Vec<Assessment>| {
        let task = AnalysisTask::ReviewGame {
            positions_so_far: game.positions_so_far().to_vec(),
            played_moves: game.moves().to_vec(),
            effort: SearchEffort {
                depth: 4,
                time_limit: None,
            },
            known_assessments,
        };
        let (mut reported_indices, mut analysis) = (Vec::new(), None);
        Analyst::new(1).run(&task, &Stop::new(), &mut |report| match report {
            AnalysisReport::MoveAssessed { move_index, .. } => reported_indices.push(move_index),
            AnalysisReport::Reviewed(reviewed) => analysis = Some(reviewed),
            AnalysisReport::Values(_) => {}
        });
        (reported_indices, analysis.expect("a finished review"))
    };
    let (_, whole_analysis) = review(Vec::new());
    let (reported_indices, continued_analysis) = review(whole_analysis.moves[7..].to_vec());
    assert_eq!(reported_indices, [6, 5, 4, 3, 2, 1, 0]);
    assert_eq!(continued_analysis, whole_analysis);
}

#[test]
fn a_stopped_study_sends_no_more_reports() {
    let rules = Variant::built_in()[0].rules;
    let game = support::random_game(AnyGame::Awale(Position::start(&rules, Seat::North)), 40, 3);
    let stop = Stop::new();
    let mut report_count = 0;
    let (past, played) = (game.positions_so_far().to_vec(), game.moves().to_vec());
    let task = AnalysisTask::ReviewGame {
        positions_so_far: past,
        played_moves: played,
        effort: SearchEffort {
            depth: 6,
            time_limit: None,
        },
        known_assessments: Vec::new(),
    };
    Analyst::new(1).run(&task, &stop, &mut |news| {
        assert!(
            matches!(news, AnalysisReport::MoveAssessed { .. }),
            "a broken-off review is none"
        );
        report_count += 1;
        if report_count == 5 {
            stop.stop();
        }
    });
    assert_eq!(report_count, 5);
}

#[test]
fn moves_in_the_matches_are_marked_by_the_known_result() {
    for (start, take) in [(13, 3), (20, 4), (7, 1)] {
        let kind = GameKind::Matches(matches_game::HeapRules::new(start, take).expect("a game"));
        for seed in 0..20 {
            let game = support::random_game(kind.start(Seat::South), 40, seed);
            let analysis =
                review_game(&mut Analyst::new(1), &game, 2).expect("no stop was asked for");
            for (judged, before) in analysis.moves.iter().zip(game.positions_so_far()) {
                let (AnyGame::Matches(heap), AnyMove::Take(take)) = (before, judged.played_move)
                else {
                    panic!("matches")
                };
                let is_winning_take = heap.winning_take() == Some(take);
                let expected = match heap.winning_take() {
                    Some(_) if !is_winning_take => MoveMark::Blunder,
                    // The only winning number is marked as a good move only if there is another
                    // legal number.
                    Some(_) if heap.moves().count() > 1 => MoveMark::OnlyGood,
                    _ => MoveMark::InDecidedPosition,
                };
                assert_eq!(MoveMark::from(judged), expected, "{heap:?} {take}");
            }
        }
    }
}

// ---- Reasons why a move is the best one

fn values_and_reasons(position: &str, variant: usize) -> (MoveValues, Vec<Reason>) {
    let parsed_position =
        Position::parse(position, &Variant::built_in()[variant].rules).expect("a position");
    let values = reported_values(&mut Analyst::new(1), &[parsed_position])
        .pop()
        .expect("values");
    let reasons = reasons_for_best_move(&[AnyGame::Awale(parsed_position)], &values);
    (values, reasons)
}

fn parse_pits(letters: &str) -> Vec<Pit> {
    letters.chars().filter_map(Pit::from_letter).collect()
}

#[test]
fn reasons_for_moves_agree_with_the_board() {
    // Five seeds in a and b can be captured, and no others.
    let (values, found_reasons) = values_and_reasons("0-0-0-0-0-2-2-1-5-5-5-5-12-11-S", 0);
    assert_eq!(values.best().mv.to_string(), "F");
    assert!(
        found_reasons.contains(&Reason::OnlyLegalMove),
        "{found_reasons:?}"
    );
    assert!(
        found_reasons.contains(&Reason::CapturesSeeds {
            seeds: 5,
            pits: parse_pits("ba")
        }),
        "{found_reasons:?}"
    );
    // North has no seeds, and only E and F reach its row.
    let (_, found_reasons) = values_and_reasons("1-0-0-0-2-1-0-0-0-0-0-0-22-22-S", 0);
    assert!(
        found_reasons.contains(&Reason::FeedsOpponent),
        "{found_reasons:?}"
    );
}

// ---- Analyses saved with the game

fn record_with_analysis(
    game: &Match<AnyGame>,
    kind: &GameKind,
    analysis: Option<Analysis>,
) -> Record {
    let human = Participant {
        name: "".into(),
        spec: awale_study::players::PlayerSpec::Human,
    };
    let players = PerSeat {
        south: human.clone(),
        north: human,
    };
    let mut record = Record::of(
        game,
        kind.clone(),
        players,
        SowingDirection::default(),
        shell::noon(),
        None,
    );
    record.analysis = analysis;
    record
}

#[test]
fn an_analysis_survives_writing_and_reading() {
    let mut kinds: Vec<GameKind> = Variant::built_in()
        .into_iter()
        .map(GameKind::Awale)
        .collect();
    kinds.push(GameKind::Matches(
        matches_game::HeapRules::THIRTEEN_MATCHES_RULES,
    ));
    for kind in kinds {
        let game = support::random_game(kind.start(Seat::North), 50, 9);
        let analysis = review_game(&mut Analyst::new(1), &game, 4);
        assert!(analysis.is_some());
        let text = record_with_analysis(&game, &kind, analysis.clone()).to_toml();
        let record_read_again =
            Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(record_read_again.analysis, analysis);
        assert_eq!(record_read_again.to_toml(), text);
    }
}

#[test]
fn an_analysis_of_another_game_is_not_written() {
    let kind = GameKind::Awale(Variant::built_in()[0].clone());
    let mut game = support::random_game(kind.start(Seat::North), 20, 9);
    let analysis = review_game(&mut Analyst::new(1), &game, 3);
    game.undo();
    assert!(
        !record_with_analysis(&game, &kind, analysis)
            .to_toml()
            .contains("[analysis]")
    );
}

#[test]
fn an_analysis_that_does_not_fit_is_refused_with_its_line() {
    let kind = GameKind::Awale(Variant::built_in()[0].clone());
    let game = support::random_game(kind.start(Seat::South), 2, 9);
    let text = record_with_analysis(&game, &kind, None).to_toml();
    let first_move_letter = game.moves()[0].to_string();
    let other_move_letter = if first_move_letter == "A" { "B" } else { "A" };
    let record_with_move_rows = |moves: &str| {
        Record::parse(&format!(
            "{text}\n[analysis]\ndepth = 8\ntables = 0\nmoves = [\n{moves}\n]\n"
        ))
    };
    let line_number_of_moves = text.lines().count() + 5;
    let valid_move_rows = format!(
        "{{ value = \"-1.50\", cost = 130, stake = 80, best = \"+0.25\", line = \"{other_move_letter} a\" }},\n{{ value = \"table +3\", cost = 0, stake = 0 }},"
    );
    let valid_record = record_with_move_rows(&valid_move_rows).expect("good");
    assert_eq!(valid_record.analysis.expect("an analysis").moves.len(), 2);
    let line_and_problem = |moves: &str| {
        let error = record_with_move_rows(moves).expect_err(moves);
        (error.line - line_number_of_moves, error.problem)
    };
    assert!(matches!(
        line_and_problem("{ value = \"+1.00\", cost = 0, stake = 0 }"),
        (
            0,
            RecordProblem::WrongAnalysisLength {
                analyzed_move_count: 1,
                game_move_count: 2
            }
        )
    ));
    for (from, to) in [
        ("-1.50", "-1.5"),
        ("-1.50", "1.50"),
        ("-1.50", "+1000.00"),
        ("-1.50", "exact +100"),
        ("-1.50", "+99999999999.00"),
        ("-1.50", "+\u{661}.00"),
    ] {
        let (line, problem) = line_and_problem(&valid_move_rows.replace(from, to));
        assert!(
            line == 1
                && matches!(
                    problem,
                    RecordProblem::InvalidFieldValue { field: "value", .. }
                ),
            "{to}: {problem:?}"
        );
    }
    for (from, to, field) in [
        ("cost = 130", "cost = 1001", "cost"),
        ("stake = 80", "stake = -1", "stake"),
    ] {
        let (line, problem) = line_and_problem(&valid_move_rows.replace(from, to));
        assert!(
            line == 1
                && matches!(problem, RecordProblem::InvalidFieldValue { field: wrong, .. } if wrong == field),
            "{problem:?}"
        );
    }
    for line in [
        "a",
        "x",
        "",
        &format!("{first_move_letter} a"),
        &format!("{other_move_letter} {other_move_letter}"),
    ] {
        let (error_line, problem) =
            line_and_problem(&valid_move_rows.replace(&format!("{other_move_letter} a"), line));
        assert!(
            error_line == 1
                && matches!(
                    problem,
                    RecordProblem::IllegalAnalysisLine(NumberedMove { number: 1, .. })
                ),
            "{line}: {problem:?}"
        );
    }
    for (field, row) in [("seen", "012345678"), ("choices", "8846642")] {
        let rows_with_field = |count: usize| {
            let repeated_rows = vec![row; count].join(" ");
            valid_move_rows.replace(
                "stake = 0 }",
                &format!("stake = 0, {field} = \"{repeated_rows}\" }}"),
            )
        };
        let legal_move_count = game.positions_so_far()[1].moves().count();
        assert!(
            record_with_move_rows(&rows_with_field(legal_move_count)).is_ok(),
            "{field}"
        );
        for count in [0, 1, legal_move_count - 1, legal_move_count + 1] {
            let (line, problem) = line_and_problem(&rows_with_field(count));
            let expected = ExpectedValue::DigitRows;
            assert_eq!(
                (line, problem),
                (2, RecordProblem::InvalidFieldValue { field, expected }),
                "{count}"
            );
        }
    }
    for unknown in ["sign = 1", "by_table = true", "line = \"a\""] {
        let (line, problem) = line_and_problem(
            &valid_move_rows.replace("stake = 0 }", &format!("stake = 0, {unknown} }}")),
        );
        assert!(
            line == 2 && matches!(problem, RecordProblem::UnknownField(_)),
            "{unknown}: {problem:?}"
        );
    }
}

#[test]
fn an_analysis_without_its_depth_is_refused() {
    let kind = GameKind::Awale(Variant::built_in()[0].clone());
    let game = support::random_game(kind.start(Seat::South), 1, 9);
    let text = record_with_analysis(&game, &kind, None).to_toml();
    let error = Record::parse(&format!(
        "{text}\n[analysis]\ntables = 0\nmoves = [\n{{ value = \"+0.25\", cost = 0, stake = 0 }},\n]\n"
    ))
    .expect_err("no depth");
    assert_eq!(error.problem, RecordProblem::MissingField("depth"));
}

#[test]
fn values_do_not_depend_on_earlier_searches() {
    let rules = Variant::built_in()[0].rules;
    let start = Position::start(&rules, Seat::South);
    let mut analyst = Analyst::new(1);
    let values_before = reported_values(&mut analyst, &[start]);
    // Play D and take it back.
    let mut position_after = start;
    position_after
        .play(Pit::from_letter('D').expect("a pit"))
        .expect("legal");
    reported_values(&mut analyst, &[start, position_after]);
    assert_eq!(reported_values(&mut analyst, &[start]), values_before);
    // The values in an analysis equal those that were displayed at the pits.
    let game = support::random_game(AnyGame::Awale(start), 1, 4);
    let judged_move = review_game(&mut analyst, &game, 8)
        .expect("a review")
        .moves
        .remove(0);
    let value_of_played_move = values_before
        .last()
        .and_then(|values| values.of(judged_move.played_move))
        .expect("a move");
    assert_eq!(judged_move.value, value_of_played_move.score);
}

#[test]
fn two_threads_find_the_same_result_as_one() {
    let rules = Variant::built_in()[0].rules;
    let game = support::random_game(AnyGame::Awale(Position::start(&rules, Seat::North)), 40, 3);
    let judged = review_game(&mut Analyst::new(1), &game, 8);
    assert!(judged.is_some());
    assert_eq!(review_game(&mut Analyst::new(2), &game, 8), judged);
}
