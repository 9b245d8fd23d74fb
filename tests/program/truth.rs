//! `awale truth`: the seed selects the questions, tables answer all of them, and the command
//! reports missing tables.

use std::sync::Arc;

use awale_engine::tables::{TableRules, Tables};
use awale_engine::{Engine, Limits, Stop};
use awale_lab::exercise_making::truth::{TruthQuestionSource, engine_keeps_result};
use awale_study::catalogue::Variant;

use crate::terminal::Home;

#[test]
fn every_truth_question_has_right_and_wrong_moves_by_the_tables() {
    for variant in Variant::built_in() {
        let rules = variant.rules;
        let tables = Arc::new(Tables::solve(TableRules::new(&rules), 8, 2, &Stop::new()).unwrap());
        let source = TruthQuestionSource {
            rules,
            tables: &tables,
            board_seed_range: 5..=8,
            random_seed: 1,
        };
        let questions = source.make_questions(10);
        assert_eq!(questions.len(), 10, "{}", variant.id);
        let mut engine = Engine::new(1, 1);
        engine.set_tables(Some(Arc::clone(&tables)));
        for question in &questions {
            let legal_move_count = question.position.moves().count();
            assert!(
                (1..legal_move_count).contains(&question.right_moves.len()),
                "{}",
                question.position
            );
            assert!(
                question.position.outcome().is_none()
                    && (0..=2).contains(&question.lead_after_right_moves),
                "{}",
                question.position
            );
            assert!(
                engine_keeps_result(question, &mut engine, &Limits::nodes(2_000)),
                "{}: {}",
                variant.id,
                question.position
            );
        }
        let positions_of_second_set: Vec<String> = source
            .make_questions(10)
            .iter()
            .map(|question| question.position.to_string())
            .collect();
        let positions_of_first_set: Vec<String> = questions
            .iter()
            .map(|question| question.position.to_string())
            .collect();
        assert_eq!(
            positions_of_first_set, positions_of_second_set,
            "the same seed asks the same questions"
        );
    }
}

#[test]
fn the_truth_command_names_its_files_and_tables() {
    let home = Home::new();
    let truth_arguments = [
        "truth",
        "--variant",
        "awari",
        "--seeds",
        "5..8",
        "--positions",
        "12",
        "--limit",
        "nodes=2000",
        "--tables",
        "0,8",
    ];
    assert!(
        home.error_of(&truth_arguments)
            .contains("awale endgame build --variant awari --seeds 8")
    );
    home.output_of(&["endgame", "build", "--variant", "awari", "--seeds", "8"]);
    let text = home.output_of(&truth_arguments);
    assert!(text.starts_with("Positions: 12 ("), "{text}");
    let nodes_rows: Vec<Vec<&str>> = text
        .lines()
        .filter(|line| line.starts_with("nodes=2000"))
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(nodes_rows.len(), 2, "{text}");
    assert_eq!(
        &nodes_rows[1][1..4],
        ["8", "12", "100.0"],
        "tables that know every answer keep every result: {text}"
    );
    assert!(
        home.error_of(&["truth", "--seeds", "9..3"])
            .contains("14..20")
    );
}
