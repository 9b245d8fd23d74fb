//! The sowing trainer on the screen: questions, answers, clock, and best score.

use std::time::Duration;

use awale::app::{Action, Event};
use awale::screens::{CourseRow, DrillRound};
use awale_rules::{Pit, Seat};
use awale_study::catalogue::Variant;
use awale_study::drill::{Drill, DrillAnswer, DrillLevel, DrillQuestion, DrillTask};

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};

/// The trainer for a game at this level.
fn shell_on_drill(game: &str, level: usize) -> Shell {
    let mut shell = Shell::with_settings(&format!(
        "animation = \"off\"\n[setup]\ngame = \"{game}\"\n"
    ));
    shell.open_course_row(CourseRow::Drills);
    (1..level).for_each(|_| shell.act(Action::Right));
    shell
}

fn drill_round(shell: &Shell) -> &DrillRound {
    match current_screen(&shell.app) {
        ShownScreen::Drill(round) => round,
        other => panic!("no drill, but {other:?}"),
    }
}

/// Presses the key of the answer: capital letters are South's pits, small letters North's.
fn press_answer(shell: &mut Shell, answer: DrillAnswer) {
    let key = match answer {
        DrillAnswer::Pit(pit) => pit.letter(),
        DrillAnswer::SeedCount(seeds) => char::from_digit(seeds.into(), 10).unwrap(),
    };
    shell.act(Action::TypedChar(key));
}

fn wrong_answer(task: &DrillTask) -> DrillAnswer {
    match task.answer {
        DrillAnswer::Pit(pit) => DrillAnswer::Pit(Pit::of(pit.seat(), (pit.column() + 1) % 6)),
        DrillAnswer::SeedCount(seeds) => DrillAnswer::SeedCount(seeds % 9 + 1),
    }
}

#[test]
fn a_right_answer_continues_immediately_in_every_game_drill_and_level() {
    for variant in Variant::built_in() {
        for level in 1..=3 {
            for row in 0..3 {
                let mut shell = shell_on_drill(&variant.id, level);
                shell.act(Action::ClickRow(row));
                for count in 0..4 {
                    let task = drill_round(&shell).task;
                    assert_eq!(drill_round(&shell).right_answer_count, count);
                    press_answer(&mut shell, task.answer);
                    assert_ne!(
                        drill_round(&shell).task,
                        task,
                        "{} {level} {row}",
                        variant.id
                    );
                    assert!(drill_round(&shell).is_asking());
                }
            }
        }
    }
}

#[test]
fn the_drill_question_about_seeds_uses_the_board_of_the_capture_found_before() {
    let mut shell = shell_on_drill("oware", 1);
    shell.act(Action::ClickRow(1));
    let task = drill_round(&shell).task;
    assert_eq!(task.question, DrillQuestion::BestCapture);
    press_answer(&mut shell, task.answer);
    assert_eq!(drill_round(&shell).task.position, task.position);
    assert_eq!(
        drill_round(&shell).task.question,
        DrillQuestion::CapturedSeeds(task.proving_pit)
    );
}

#[test]
fn a_wrong_answer_is_shown_on_the_board_until_any_key() {
    let mut shell = shell_on_drill("oware", 2);
    shell.act(Action::Confirm);
    let task = drill_round(&shell).task;
    press_answer(&mut shell, wrong_answer(&task));
    assert_eq!(drill_round(&shell).wrong_answer, Some(wrong_answer(&task)));
    let position_after = task.position.after(task.proving_pit).unwrap();
    assert_eq!(
        *drill_round(&shell).scene.position(),
        awale_study::catalogue::AnyGame::Awale(position_after),
        "the move is played"
    );
    shell.act(Action::Right);
    assert!(drill_round(&shell).is_asking());
    assert_ne!(drill_round(&shell).task, task);
    assert_eq!(
        (
            drill_round(&shell).right_answer_count,
            drill_round(&shell).wrong_answer_count,
            drill_round(&shell).score()
        ),
        (0, 1, 0)
    );
}

#[test]
fn arrow_keys_reach_every_pit_in_a_drill() {
    let mut shell = shell_on_drill("oware", 1);
    shell.act(Action::Confirm);
    while drill_round(&shell).chosen_answer() != Some(DrillAnswer::Pit(Pit::of(Seat::South, 0))) {
        shell.act(Action::Left);
    }
    shell.act(Action::Left);
    assert_eq!(
        drill_round(&shell).chosen_answer(),
        Some(DrillAnswer::Pit(Pit::of(Seat::South, 5))),
        "the row goes round"
    );
    shell.act(Action::Right);
    shell.act_all([Action::Right, Action::Up]);
    assert_eq!(
        drill_round(&shell).chosen_answer(),
        Some(DrillAnswer::Pit(Pit::of(Seat::North, 4))),
        "e lies above B"
    );
    shell.act(Action::Left);
    assert_eq!(
        drill_round(&shell).chosen_answer(),
        Some(DrillAnswer::Pit(Pit::of(Seat::North, 5)))
    );
}

#[test]
fn the_board_of_a_drill_does_not_reveal_the_answer() {
    let mut shell = shell_on_drill("oware", 1);
    shell.act(Action::Confirm);
    assert!(
        !shell.screen_text(80, 24).contains("+1"),
        "no preview of the move"
    );
    shell.act(Action::Back);
    shell.act(Action::Back);
}

#[test]
fn a_drill_round_lasts_two_minutes_wakes_once_a_second_and_keeps_the_best_score() {
    let mut shell = shell_on_drill("oware", 1);
    shell.act(Action::Confirm);
    for expected in [3, 2] {
        shell.handle(Event::Tick(Duration::from_millis(400)));
        assert_eq!(
            shell.app.next_tick(),
            Some(Duration::from_millis(600)),
            "when the clock shows another second"
        );
        for _ in 0..expected {
            let task = drill_round(&shell).task;
            press_answer(&mut shell, task.answer);
        }
        shell.handle(Event::Tick(Duration::from_secs(120)));
        assert!(drill_round(&shell).is_over());
        assert_eq!(shell.app.next_tick(), None, "nothing wakes up any more");
        let task = drill_round(&shell).task;
        press_answer(&mut shell, task.answer);
        assert_eq!(
            drill_round(&shell).right_answer_count,
            expected,
            "the time is over"
        );
        let name = DrillRound::score_key(Drill::LastSeedPlace, DrillLevel::SowsFewPlaces);
        assert_eq!(shell.progress.best_drill_score("oware", &name), 3);
        shell.act(Action::Confirm);
        assert!(drill_round(&shell).is_asking(), "another round");
    }
}

#[test]
fn the_clock_of_a_drill_runs_while_the_list_of_keys_covers_it() {
    let mut shell = shell_on_drill("oware", 1);
    shell.act(Action::Confirm);
    shell.press_keys("?");
    shell.handle(Event::Tick(Duration::from_secs(50)));
    shell.act(Action::Back);
    assert_eq!(
        drill_round(&shell).clock.remaining(),
        Duration::from_secs(70)
    );
}

#[test]
fn too_few_seeds_for_a_drill_are_reported() {
    let few_seeds_settings = "animation = \"off\"\n[setup]\ngame = \"few\"\n[[variant]]\nid = \"few\"\nname = \"Few\"\nseeds_per_pit = 1\n";
    let mut shell = Shell::with_settings(few_seeds_settings);
    shell.open_course_row(CourseRow::Drills);
    shell.act_all([Action::Left, Action::Confirm]);
    let ShownScreen::Drills(screen) = current_screen(&shell.app) else {
        panic!("no trainer")
    };
    assert!(screen.variant_lacks_seeds);
}

#[test]
fn a_wrong_answer_is_followed_by_a_mark_where_the_last_seed_falls() {
    let mut shell = shell_on_drill("oware", 1);
    // Question: which pit captures. After a wrong answer the right pit is emptied and marked.
    shell.act(Action::ClickRow(1));
    let task = drill_round(&shell).task;
    assert_eq!(drill_round(&shell).last_sown_pit(), None);
    press_answer(&mut shell, wrong_answer(&task));
    let last_pit = drill_round(&shell)
        .last_sown_pit()
        .expect("the last seed falls into a pit");
    let trace = task
        .position_before_proving_move()
        .trace(task.proving_pit)
        .unwrap();
    assert!(
        trace.captures().any(|(pit, _)| pit == last_pit),
        "the capture begins there"
    );
    assert!(
        shell
            .screen_text(80, 24)
            .contains(&format!("{} •", last_pit.letter())),
        "{}",
        shell.screen_text(80, 24)
    );
    shell.act(Action::Confirm);
    assert!(
        !shell
            .screen_text(80, 24)
            .contains(&format!("{} •", last_pit.letter())),
        "{}",
        shell.screen_text(80, 24)
    );
}

#[test]
fn a_drill_round_that_is_quit_shows_its_score_first() {
    let mut shell = shell_on_drill("oware", 1);
    assert!(
        shell.screen_text(80, 24).contains("never below"),
        "{}",
        shell.screen_text(80, 24)
    );
    shell.act_all([Action::Confirm, Action::Back]);
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Drills(_)),
        "nothing was answered"
    );
    shell.act(Action::Confirm);
    for _ in 0..2 {
        let task = drill_round(&shell).task;
        press_answer(&mut shell, task.answer);
    }
    shell.act(Action::Back);
    assert!(drill_round(&shell).is_over() && drill_round(&shell).was_ended_early);
    let text = shell.screen_text(80, 24);
    assert!(
        text.contains("The round is over.") && text.contains("Score: 2."),
        "{text}"
    );
    assert_eq!(
        shell.progress.best_drill_score(
            "oware",
            &DrillRound::score_key(Drill::LastSeedPlace, DrillLevel::SowsFewPlaces)
        ),
        2
    );
    shell.act(Action::Back);
    assert!(matches!(current_screen(&shell.app), ShownScreen::Drills(_)));
}
