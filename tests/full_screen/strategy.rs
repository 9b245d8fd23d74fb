//! The strategy course: the engine confirms the shipped exercises, they show what the chapter
//! teaches, and the screen leads through them.

use awale::app::{Action, TaskState};
use awale::config::Settings;
use awale::screens::{ChapterChoice, ChapterScreen, ChapterStep, CourseRow, MenuItem};
use awale::theme::ColorDepth;
use awale::words::Language;
use awale_engine::Stop;
use awale_lab::exercise_making::{
    ClaimProver, NODES_PER_MOVE, exercise_if_all_moves_are_clear, exercise_shows_subject,
    exercise_with_proven_values,
};
use awale_rules::{Pit, Seat};
use awale_study::catalogue::{AnyMove, Variant};
use awale_study::puzzle::PuzzleVerifier;
use awale_study::strategy::{
    CHAPTER_OUTLINES, ChapterExercise, ChapterSubject, MIN_EXERCISES_PER_CHAPTER,
    ValidChapterParts, chapters, read, write,
};

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};

/// One exercise in `DEFAULT_SAMPLING_STEP` is searched again, unless `AWALE_STRATEGY=all`.
const DEFAULT_SAMPLING_STEP: usize = 12;
/// Maximum seeds on the board in the tables that prove exercises.
const MAX_TABLE_SEEDS: u8 = 15;

fn sampling_step() -> usize {
    if std::env::var("AWALE_STRATEGY").is_ok_and(|value| value == "all") {
        1
    } else {
        DEFAULT_SAMPLING_STEP
    }
}

#[test]
fn the_default_variant_has_nine_complete_chapters() {
    let oware = Variant::built_in()
        .into_iter()
        .find(|variant| variant.id == "oware")
        .unwrap();
    let chapters = chapters(&oware);
    assert_eq!(
        chapters
            .iter()
            .map(|chapter| chapter.outline.subject)
            .collect::<Vec<_>>(),
        ChapterSubject::ALL
    );
    for chapter in &chapters {
        let (subject, exercise_count) = (chapter.outline.subject, chapter.exercises.len());
        assert_eq!(chapter.explained_positions.len(), 3, "{subject}");
        assert!(
            (5..=8).contains(&exercise_count),
            "{subject}: {exercise_count}"
        );
    }
    assert!(
        chapters
            .iter()
            .map(|chapter| chapter.exercises.len())
            .sum::<usize>()
            >= 60
    );
}

#[test]
fn every_exercise_is_an_example_of_the_topic_of_its_chapter() {
    for variant in Variant::built_in() {
        for chapter in chapters(&variant) {
            let subject = chapter.outline.subject;
            assert!(
                chapter.exercises.len() >= MIN_EXERCISES_PER_CHAPTER
                    && !chapter.explained_positions.is_empty(),
                "{} {subject}",
                variant.id
            );
            for exercise in &chapter.exercises {
                assert!(
                    exercise_shows_subject(subject, exercise),
                    "{} {subject} {}",
                    variant.id,
                    exercise.position
                );
                let right_pit_count = exercise.correct_pits().len();
                assert!(
                    (1..exercise.position.moves().count()).contains(&right_pit_count),
                    "{}",
                    exercise.position
                );
                assert!(
                    exercise.position.to_move() == Seat::South
                        && exercise.position.outcome().is_none()
                );
            }
            for window in chapter.exercises.windows(2) {
                assert_ne!(window[0].position, window[1].position);
            }
        }
    }
}

/// Writes the exercise to a file and reads it, because the file stores shortened lines.
fn write_and_read_again(exercise: ChapterExercise, variant: &Variant) -> ChapterExercise {
    let chapter = ValidChapterParts {
        subject: ChapterSubject::ReachOfPit,
        explained_position_indices: Vec::new(),
        exercises: vec![exercise],
    };
    let read_chapters = read(&write(&[chapter]), &variant.rules).expect("it is written and read");
    read_chapters
        .into_iter()
        .flat_map(|chapter| chapter.exercises)
        .next()
        .expect("one exercise")
}

/// Numbers of seeds on the board after each move of an exercise that does not end the game.
fn seed_counts_after_moves(exercise: &ChapterExercise) -> impl Iterator<Item = u8> {
    let position = &exercise.position;
    let positions_after = position
        .moves()
        .map(|pit| position.after(pit).expect("a legal move"));
    positions_after
        .filter(|after| after.outcome().is_none())
        .map(|after| after.seeds_on_board())
}

#[test]
fn a_new_search_finds_the_stored_values_of_exercises() {
    let mut exercise_number = 0;
    for variant in Variant::built_in() {
        let exercises = chapters(&variant)
            .into_iter()
            .flat_map(|chapter| chapter.exercises);
        let is_sampled = |_: &ChapterExercise| {
            exercise_number += 1;
            exercise_number % sampling_step() == 0
        };
        let sampled_exercises: Vec<ChapterExercise> = exercises.filter(is_sampled).collect();
        // Larger tables contain none of these boards and take seconds to build.
        let largest_seed_count = sampled_exercises
            .iter()
            .flat_map(seed_counts_after_moves)
            .filter(|&seeds| seeds <= MAX_TABLE_SEEDS)
            .max()
            .unwrap_or(0);
        let mut verifier = PuzzleVerifier::new(&variant.rules, &Stop::new()).unwrap();
        let claim_prover =
            ClaimProver::new(&variant.rules, largest_seed_count, 2, &Stop::new()).unwrap();
        for exercise in sampled_exercises {
            let exercise_from_new_search =
                exercise_if_all_moves_are_clear(&mut verifier, &exercise.position, NODES_PER_MOVE)
                    .expect("right and wrong moves fall apart");
            let exercise_with_new_values =
                exercise_with_proven_values(exercise_from_new_search, &claim_prover)
                    .expect("a move is wrong");
            assert_eq!(
                write_and_read_again(exercise_with_new_values, &variant),
                exercise,
                "{} {}",
                variant.id,
                exercise.position
            );
        }
    }
    assert!(exercise_number >= 60);
}

#[test]
fn the_recommended_move_of_an_explained_position_is_the_best() {
    let mut position_number = 0;
    for variant in Variant::built_in() {
        let mut verifier = PuzzleVerifier::new(&variant.rules, &Stop::new()).unwrap();
        for (explained, position, pit) in chapters(&variant)
            .into_iter()
            .flat_map(|chapter| chapter.explained_positions)
        {
            position_number += 1;
            if position_number % sampling_step() == 0 {
                let [_, values] = verifier
                    .values_at_last_two_depths(&[position], NODES_PER_MOVE)
                    .unwrap();
                assert!(
                    ChapterExercise { position, values }.is_right(pit),
                    "{} {}",
                    variant.id,
                    explained.explanation_message_id
                );
            }
        }
    }
    assert!(position_number >= 3 * CHAPTER_OUTLINES.len());
}

#[test]
fn a_damaged_chapter_file_gives_no_chapters_and_no_panic() {
    let rules = awale_rules::Rules::OWARE;
    for text in [
        "chapter none",
        "explained 1",
        "chapter reach\n1-2-S 3 A:4",
        "chapter reach\nexplained 0",
        "chapter reach\n0-0-4-1-3-0-2-4-8-1-2-0-11-12-S 9 C:1",
    ] {
        assert_eq!(read(text, &rules), None, "{text}");
    }
    assert_eq!(read("", &rules), Some(Vec::new()));
}

// ---- Tests of the screen of a chapter

fn shell_on_course(language: Language, game: &str) -> Shell {
    let text = format!("animation = \"off\"\n[setup]\ngame = \"{game}\"\nfirst = \"south\"\n");
    let mut shell = Shell::new(
        Settings::parse(&text, "test").unwrap(),
        language,
        ColorDepth::SixteenColors,
        3,
    );
    shell.open_course_row(CourseRow::StrategyChapters);
    shell
}

fn chapter_screen(shell: &Shell) -> &ChapterScreen {
    match current_screen(&shell.app) {
        ShownScreen::Chapter(chapter) => chapter,
        other => panic!("no chapter, but {other:?}"),
    }
}

fn right_or_wrong_move(shell: &Shell, is_right: bool) -> Pit {
    let exercise = chapter_screen(shell)
        .current_exercise()
        .expect("an exercise");
    exercise
        .position
        .moves()
        .find(|&pit| exercise.is_right(pit) == is_right)
        .unwrap()
}

/// Goes through the explained positions to the exercises.
fn go_to_exercises(shell: &mut Shell) {
    while chapter_screen(shell).current_exercise().is_none() {
        shell.act(Action::Confirm);
    }
}

#[test]
fn every_chapter_can_be_finished_without_scrolling() {
    for language in Language::ALL {
        for variant in Variant::built_in()
            .iter()
            .filter(|variant| !chapters(variant).is_empty())
        {
            let mut shell = shell_on_course(language, &variant.id);
            shell.act(Action::ClickRow(0));
            let check_fits_without_scrolling = |shell: &mut Shell| {
                let drawn = shell.screen_text(80, 24);
                assert!(
                    !drawn.contains('▼')
                        && !drawn.contains("[s")
                        && (language != Language::English || !drawn.contains('…')),
                    "{}\n{drawn}",
                    variant.id
                );
            };
            for _ in 0..200 {
                check_fits_without_scrolling(&mut shell);
                match chapter_screen(&shell).sequence.step {
                    ChapterStep::Explanation(_) => shell.act(Action::Confirm),
                    ChapterStep::Exercise(_) => {
                        let wrong_pit = right_or_wrong_move(&shell, false);
                        shell.act(Action::ClickPit(wrong_pit));
                        check_fits_without_scrolling(&mut shell);
                        shell.press_keys("ii");
                        check_fits_without_scrolling(&mut shell);
                        let right_pit = right_or_wrong_move(&shell, true);
                        shell.act(Action::ClickPit(right_pit));
                    }
                    ChapterStep::End if chapter_screen(&shell).next_chapter().is_none() => break,
                    ChapterStep::End => shell.act(Action::ClickRow(1)),
                }
                check_fits_without_scrolling(&mut shell);
                if chapter_screen(&shell).sequence.step != ChapterStep::End
                    && chapter_screen(&shell).task.state != TaskState::AwaitingMove
                {
                    shell.act(Action::Confirm);
                }
            }
            assert_eq!(chapter_screen(&shell).sequence.step, ChapterStep::End);
            shell.act(Action::Back);
            let ShownScreen::Chapters(list) = current_screen(&shell.app) else {
                panic!("the list")
            };
            assert!(
                (0..list.chapters.len())
                    .all(
                        |chapter| list.chapter_score(chapter, &shell.app.context).star_count() == 1
                    )
            );
        }
    }
}

#[test]
fn three_stars_require_solving_all_exercises_at_the_first_try() {
    let mut shell = shell_on_course(Language::English, "oware");
    shell.act(Action::ClickRow(0));
    go_to_exercises(&mut shell);
    while chapter_screen(&shell).sequence.step != ChapterStep::End {
        let right_pit = right_or_wrong_move(&shell, true);
        shell.act(Action::ClickPit(right_pit));
        assert!(chapter_screen(&shell).task.state == TaskState::Solved);
        shell.act(Action::Confirm);
    }
    assert_eq!(
        chapter_screen(&shell)
            .chapter_score(&shell.app.context)
            .star_count(),
        3
    );
    assert!(shell.screen_text(80, 24).contains("★★★"));
    assert_eq!(
        chapter_screen(&shell).choices()[0],
        ChapterChoice::PlayOpponent
    );
}

#[test]
fn a_wrong_move_is_refuted_and_still_counts_after_a_retry() {
    let mut shell = shell_on_course(Language::English, "oware");
    shell.act(Action::ClickRow(0));
    go_to_exercises(&mut shell);
    let wrong_pit = right_or_wrong_move(&shell, false);
    shell.act(Action::ClickPit(wrong_pit));
    let task = &chapter_screen(&shell).task;
    assert_eq!(
        (task.state, task.tried_move),
        (TaskState::Wrong, Some(AnyMove::Pit(wrong_pit)))
    );
    assert!(
        chapter_screen(&shell)
            .task
            .animated_game
            .game
            .referee
            .moves()
            .len()
            == 2,
        "North has answered"
    );
    shell.press_keys("R");
    let right_pit = right_or_wrong_move(&shell, true);
    shell.act(Action::ClickPit(right_pit));
    let score = chapter_screen(&shell).chapter_score(&shell.app.context);
    assert_eq!(
        (score.solved_without_help, score.solved_with_help),
        (0, 1),
        "beginning anew hides nothing"
    );
}

#[test]
fn an_exercise_that_is_left_and_reopened_remembers_its_hints() {
    let mut shell = shell_on_course(Language::English, "oware");
    shell.act(Action::ClickRow(0));
    go_to_exercises(&mut shell);
    shell.press_keys("ii");
    shell.act(Action::Back);
    assert!(shell.screen_text(80, 24).contains("☆☆☆"));
    shell.act(Action::ClickRow(0));
    go_to_exercises(&mut shell);
    let right_pit = right_or_wrong_move(&shell, true);
    shell.act(Action::ClickPit(right_pit));
    let score = chapter_screen(&shell).chapter_score(&shell.app.context);
    assert_eq!((score.solved_without_help, score.solved_with_help), (0, 1));
}

#[test]
fn a_chapters_opponent_can_be_played_and_beaten() {
    let mut shell = shell_on_course(Language::English, "oware");
    shell.act(Action::ClickRow(0));
    while chapter_screen(&shell).sequence.step != ChapterStep::End {
        shell.press_keys("n");
    }
    assert!(!chapter_screen(&shell).has_beaten_opponent(&shell.app.context));
    let opponent = chapter_screen(&shell).opponent();
    shell.act(Action::ClickRow(0));
    let ShownScreen::Play(play) = current_screen(&shell.app) else {
        panic!("a game")
    };
    assert_eq!(play.session.players.north.spec, opponent);
    assert!(play.session.players.south.spec.is_human());
}

#[test]
fn the_first_start_of_the_program_offers_to_learn() {
    let mut shell = Shell::with_settings("[setup]\nnorth = \"human\"\nfirst = \"south\"\n");
    let chosen_menu_item = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Menu(menu) => menu.chosen_item(&shell.app.context),
        other => panic!("no menu, but {other:?}"),
    };
    assert_eq!(chosen_menu_item(&shell), MenuItem::Learn);
    shell.press_keys("pA");
    shell.act(Action::Back);
    shell.restart(2);
    assert_eq!(chosen_menu_item(&shell), MenuItem::Continue);
}

#[test]
fn an_exercise_reveals_nothing_before_a_hint() {
    for variant in Variant::built_in()
        .iter()
        .filter(|variant| !chapters(variant).is_empty())
    {
        let mut shell = shell_on_course(Language::English, &variant.id);
        shell.act(Action::ClickRow(0));
        go_to_exercises(&mut shell);
        while let Some(exercise) = chapter_screen(&shell).current_exercise().cloned() {
            let chosen_pit = chapter_screen(&shell)
                .chosen_move()
                .and_then(AnyMove::as_pit)
                .expect("a pit");
            assert!(
                !exercise.is_right(chosen_pit),
                "{}: the cursor begins on {chosen_pit}",
                exercise.position
            );
            assert!(chapter_screen(&shell).task.hides_move_result());
            assert!(
                !shell.screen_text(80, 24).contains("sows "),
                "{}",
                exercise.position
            );
            shell.press_keys("ii");
            assert!(!chapter_screen(&shell).task.hides_move_result());
            assert!(
                shell.screen_text(80, 24).contains("sows "),
                "{}",
                exercise.position
            );
            shell.press_keys("n");
        }
    }
}

/// The exercise for this position after a try of the move from `pit`.
fn shell_after_exercise_try(language: Language, position: &str, pit: char) -> Shell {
    let mut shell = shell_on_course(language, "oware");
    let ShownScreen::Chapters(list) = current_screen(&shell.app) else {
        panic!("the list")
    };
    let has_exercise = |chapter: &awale_study::strategy::Chapter| {
        chapter.exercises.iter().any(|each| each.name() == position)
    };
    let chapter = list
        .chapters
        .iter()
        .position(has_exercise)
        .expect("an exercise");
    shell.act(Action::ClickRow(chapter));
    while chapter_screen(&shell)
        .current_exercise()
        .is_none_or(|exercise| exercise.name() != position)
    {
        shell.press_keys("n");
    }
    shell.act(Action::ClickPit(Pit::from_letter(pit).unwrap()));
    shell
}

/// The text of the screen, joined to one line.
fn text_on_one_line(shell: &mut Shell, width: u16, height: u16) -> String {
    shell
        .screen_text(width, height)
        .replace('│', " ")
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .replace('\u{a0}', " ")
}

#[test]
fn the_cost_of_a_wrong_move_is_called_an_estimate() {
    let expected = [
        (
            Language::English,
            "C is about 10.8 seeds worse, by estimate.",
        ),
        (
            Language::French,
            "C vaut environ 10,8 graines de moins, selon l'estimation.",
        ),
    ];
    for (language, expected) in expected {
        for (width, height) in [(60, 18), (80, 24), (120, 40)] {
            let mut shell =
                shell_after_exercise_try(language, "1-10-1-1-14-2-10-1-0-2-1-1-2-2-S", 'C');
            // In a small window the sentence wraps next to a scroll bar.
            let drawn = text_on_one_line(&mut shell, width, height).replace("▐ ", "");
            assert!(drawn.contains(expected), "{drawn}");
            assert!(!drawn.contains("loses"), "{drawn}");
        }
    }
}

#[test]
fn the_text_about_a_small_capture_compares_it_with_the_best_move() {
    let mut shell = shell_on_course(Language::English, "oware");
    shell.act(Action::ClickRow(0));
    go_to_exercises(&mut shell);
    assert!(text_on_one_line(&mut shell, 120, 40).contains("Find the best capture."));
    let mut small_capture_count = 0;
    while let Some(exercise) = chapter_screen(&shell).current_exercise().cloned() {
        let captured_seeds = |pit: Pit| -> u8 {
            exercise
                .position
                .trace(pit)
                .unwrap()
                .captures()
                .map(|(_, seeds)| seeds)
                .sum()
        };
        let best_pit = exercise.best_move_value().mv.as_pit().unwrap();
        for pit in exercise
            .position
            .moves()
            .filter(|&pit| !exercise.is_right(pit))
        {
            shell.act(Action::ClickPit(pit));
            let drawn = text_on_one_line(&mut shell, 60, 18);
            let expected_sentence = format!(
                "Pit {pit} takes {}; pit {best_pit} takes {}.",
                captured_seeds(pit),
                captured_seeds(best_pit)
            );
            let is_smaller_capture =
                0 < captured_seeds(pit) && captured_seeds(pit) < captured_seeds(best_pit);
            assert_eq!(
                drawn.contains(&expected_sentence),
                is_smaller_capture,
                "{expected_sentence}\n{drawn}"
            );
            assert!(
                is_smaller_capture || !drawn.contains(&format!("; pit {best_pit} takes")),
                "{drawn}"
            );
            small_capture_count += u32::from(is_smaller_capture);
            shell.act(Action::Confirm);
        }
        shell.press_keys("n");
    }
    assert!(small_capture_count > 0, "there is such a move");
}

#[test]
fn a_reopened_chapter_continues_and_shows_the_solved_exercises() {
    let mut shell = shell_on_course(Language::English, "oware");
    shell.act(Action::ClickRow(1));
    go_to_exercises(&mut shell);
    assert!(
        text_on_one_line(&mut shell, 120, 40).contains("0 of 7 solved"),
        "{}",
        shell.screen_text(120, 40)
    );
    let right_pit = right_or_wrong_move(&shell, true);
    shell.act(Action::ClickPit(right_pit));
    assert!(
        text_on_one_line(&mut shell, 120, 40).contains("Exercise 1 of 7 ✓"),
        "{}",
        shell.screen_text(120, 40)
    );
    shell.act_all([Action::Back, Action::ClickRow(1)]);
    assert_eq!(
        chapter_screen(&shell).sequence.step,
        ChapterStep::Exercise(1),
        "not the first of the explained positions"
    );
    assert!(
        text_on_one_line(&mut shell, 120, 40).contains("1 of 7 solved"),
        "{}",
        shell.screen_text(120, 40)
    );
    while chapter_screen(&shell).sequence.step != ChapterStep::End {
        let right_pit = right_or_wrong_move(&shell, true);
        shell.act_all([Action::ClickPit(right_pit), Action::Confirm]);
    }
    shell.act(Action::Back);
    shell.act(Action::ClickRow(1));
    assert_eq!(
        chapter_screen(&shell).sequence.step,
        ChapterStep::Explanation(0),
        "all is done: from its beginning"
    );
    shell.act_all([Action::Back, Action::Back]);
    assert!(
        text_on_one_line(&mut shell, 120, 40).contains("Playing well · 3 of 27 stars"),
        "{}",
        shell.screen_text(120, 40)
    );
}
