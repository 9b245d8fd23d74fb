//! The course: every lesson is correct by the rules of its game, and the screen leads through it.

use awale::app::{Action, TaskState};
use awale::config::Settings;
use awale::screens::{LessonScreen, MenuItem};
use awale::theme::ColorDepth;
use awale::words::{Language, Words};
use awale_rules::matches_game::{self, Take};
use awale_rules::{FeedingRule, Game, GrandSlamRule, IllegalMove, Seat};
use awale_study::catalogue::{AnyGame, AnyIllegalMove, AnyMove, GameKind, Variant};
use awale_study::course::{GoalMiss, Lesson, LessonGoal, lessons};
use awale_study::exercise::{Exercise, TryResult};
use awale_study::strategy::has_chapters;
use awale_words::text::letter_marks::unmarked_letter;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::support;

/// All kinds of games: the built-in variants, user-defined rules, and the matches.
fn game_kinds() -> Vec<GameKind> {
    let variant = |(number, rules)| Variant {
        id: format!("own-{number}").into(),
        name: "".into(),
        rules,
    };
    let custom_variants = support::many_rules()
        .into_iter()
        .enumerate()
        .map(variant)
        .map(GameKind::Awale);
    let built_in = Variant::built_in().into_iter().map(GameKind::Awale);
    let heaps =
        (1..=9).map(|most| GameKind::Matches(matches_game::HeapRules::new(13, most).unwrap()));
    built_in.chain(custom_variants).chain(heaps).collect()
}

fn find_lesson(variant: &str, id: &str) -> Lesson {
    let variant = Variant::built_in()
        .into_iter()
        .find(|known| known.id == variant)
        .unwrap();
    lessons(&GameKind::Awale(variant))
        .into_iter()
        .find(|lesson| lesson.id == id)
        .expect("the lesson is there")
}

#[test]
fn every_built_in_game_has_its_whole_course() {
    let lesson_ids = [
        "sowing",
        "laps",
        "capturing",
        "chain",
        "slam",
        "feeding",
        "ending",
    ];
    let step_counts = [
        ("oware", [2, 1, 3, 2, 2, 1, 3]),
        ("awele", [2, 1, 3, 2, 1, 1, 2]),
        ("awale", [2, 1, 3, 2, 1, 1, 2]),
        ("abapa", [3, 1, 3, 2, 2, 1, 2]),
        ("awale-26", [2, 1, 3, 2, 2, 1, 4]),
        ("awari", [2, 1, 3, 2, 1, 1, 3]),
    ];
    for (variant, (id, expected)) in Variant::built_in().into_iter().zip(step_counts) {
        assert_eq!(variant.id, id);
        let found_lessons = lessons(&GameKind::Awale(variant));
        assert_eq!(
            found_lessons
                .iter()
                .map(|lesson| lesson.id)
                .collect::<Vec<_>>(),
            lesson_ids,
            "{id}"
        );
        assert_eq!(
            found_lessons
                .iter()
                .map(|lesson| lesson.steps.len())
                .collect::<Vec<_>>(),
            expected,
            "{id}"
        );
    }
    let found_lessons = lessons(&GameKind::Matches(
        matches_game::HeapRules::THIRTEEN_MATCHES_RULES,
    ));
    assert_eq!(
        found_lessons
            .iter()
            .map(|lesson| lesson.steps.len())
            .collect::<Vec<_>>(),
        [2, 2]
    );
}

#[test]
fn every_lesson_step_can_be_solved_and_has_south_to_move() {
    for kind in game_kinds() {
        for lesson in lessons(&kind) {
            for step in &lesson.steps {
                let step_name = format!("{kind:?} {} {}", lesson.id, step.task_message_id);
                assert!(step.start_game.outcome().is_none(), "{step_name}");
                assert_eq!(
                    step.start_game.position().to_move(),
                    Seat::South,
                    "{step_name}"
                );
                let solutions = step.solutions(&step.start_game);
                assert!(!solutions.is_empty(), "{step_name}");
                assert!(
                    solutions
                        .iter()
                        .all(|&mv| step.start_game.position().check(mv).is_ok()),
                    "{step_name}"
                );
                if !matches!(step.goal, LessonGoal::AnyMove | LessonGoal::LeaveLostHeap) {
                    assert!(
                        solutions.len() < step.start_game.position().moves().count(),
                        "{step_name}: nothing to find"
                    );
                }
            }
        }
    }
}

#[test]
fn tasks_need_only_rules_that_earlier_lessons_taught() {
    let languages = [(Language::English, "captur"), (Language::French, "pren")];
    for variant in Variant::built_in() {
        let lessons = lessons(&GameKind::Awale(variant));
        let lessons_before_capturing = lessons.iter().take_while(|lesson| lesson.id != "capturing");
        let steps: Vec<_> = lessons_before_capturing
            .flat_map(|lesson| &lesson.steps)
            .collect();
        assert!(
            steps.len() > 2 && steps.len() < lessons.iter().map(|lesson| lesson.steps.len()).sum()
        );
        for step in steps {
            assert!(
                matches!(
                    step.goal,
                    LessonGoal::AnyMove | LessonGoal::LastSeedIn(_) | LessonGoal::SowFullLap
                ),
                "{}",
                step.task_message_id
            );
            for (language, capture) in languages {
                let task_text = Words::new(language)
                    .with(
                        step.task_message_id,
                        &[
                            ("seeds", 4.into()),
                            ("total", 48.into()),
                            ("win_at", 25.into()),
                        ],
                    )
                    .to_lowercase();
                assert!(
                    !task_text
                        .replace("prenez toutes les graines", "")
                        .contains(capture),
                    "{task_text}"
                );
            }
        }
    }
}

#[test]
fn every_built_in_lesson_task_has_one_answer() {
    for variant in Variant::built_in() {
        for lesson in lessons(&GameKind::Awale(variant)) {
            for step in lesson
                .steps
                .iter()
                .filter(|step| step.goal != LessonGoal::AnyMove)
            {
                let solution_count = step.solutions(&step.start_game).len();
                // A task where starving the opponent is allowed can have several solutions.
                assert!(
                    solution_count == 1 || step.task_message_id == "course-feed-free",
                    "{}: {solution_count}",
                    step.task_message_id
                );
            }
        }
    }
}

#[test]
fn goals_describe_their_moves() {
    for kind in game_kinds() {
        for lesson in lessons(&kind) {
            for step in &lesson.steps {
                let AnyGame::Awale(position) = step.start_game.position() else {
                    continue;
                };
                for pit in position.moves() {
                    let mut game = step.start_game.clone();
                    let is_accepted = step.play(&mut game, AnyMove::Pit(pit)).is_none();
                    let mut after = *position;
                    after.play(pit).unwrap();
                    let gained_seeds = after.store(Seat::South) - position.store(Seat::South);
                    match step.goal {
                        LessonGoal::CaptureSeeds(seeds) if !position.rules().sow_stores => {
                            assert_eq!(is_accepted, gained_seeds == seeds);
                        }
                        LessonGoal::EndGame(_) if is_accepted => {
                            assert!(game.outcome().is_some_and(
                                |verdict| verdict.final_result.winner != Some(Seat::North)
                            ));
                        }
                        LessonGoal::SowFullLap if is_accepted => {
                            assert_eq!(after.seeds(pit), 0, "its own place is skipped");
                        }
                        LessonGoal::PlayForgoneGrandSlam if is_accepted => {
                            assert_eq!(gained_seeds, u8::from(position.rules().sow_stores));
                        }
                        _ => {}
                    }
                }
            }
        }
    }
}

#[test]
fn lessons_follow_the_rules_of_their_variant() {
    let pit = |letter| awale_rules::Pit::from_letter(letter).unwrap();
    let illegal_move_reason =
        |step: &awale_study::course::LessonStep, letter| match step.start_game.position() {
            AnyGame::Awale(position) => position.check(pit(letter)).err(),
            AnyGame::Matches(_) => None,
        };
    for variant in Variant::built_in() {
        let grand_slam_step = &find_lesson(&variant.id, "slam").steps[0];
        let is_grand_slam_illegal = variant.rules.grand_slam == GrandSlamRule::SlamIllegal;
        assert_eq!(
            illegal_move_reason(grand_slam_step, 'F'),
            is_grand_slam_illegal.then_some(IllegalMove::ForbiddenGrandSlam),
            "{}",
            variant.id
        );
        let feeding_step = &find_lesson(&variant.id, "feeding").steps[0];
        let is_feeding_required = variant.rules.feeding == FeedingRule::MustFeed;
        assert_eq!(
            illegal_move_reason(feeding_step, 'A'),
            is_feeding_required.then_some(IllegalMove::StarvesOpponent),
            "{}",
            variant.id
        );
    }
}

#[test]
fn a_heap_lesson_ends_and_refuses_wrong_numbers() {
    let heap_lessons = lessons(&GameKind::Matches(
        matches_game::HeapRules::THIRTEEN_MATCHES_RULES,
    ));
    let heap_step = &heap_lessons[1].steps[1];
    let take = |count| AnyMove::Take(Take(count));
    let mut game = heap_step.start_game.clone();
    assert_eq!(
        heap_step.play(&mut game.clone(), take(1)),
        Some(GoalMiss::GivesAwayWin {
            matches_left: 10,
            opponents_winning_take: 1
        })
    );
    for (count, is_last) in [(2, false), (3, false), (3, true)] {
        match heap_step.judge(&game, take(count)) {
            TryResult::RightSoFar(line) => assert!(!is_last && line.len() == 2, "{line:?}"),
            TryResult::Solved(_) => assert!(is_last),
            other => panic!("{other:?}"),
        }
        assert_eq!(heap_step.play(&mut game, take(count)), None);
    }
    assert_eq!(
        game.outcome().unwrap().final_result.winner,
        Some(Seat::South)
    );
}

// ---- The screen of a lesson

fn shell_on_course(language: Language, game: &str) -> Shell {
    let text = format!("animation = \"off\"\n[setup]\ngame = \"{game}\"\n");
    let mut shell = Shell::new(
        Settings::parse(&text, "test").unwrap(),
        language,
        ColorDepth::SixteenColors,
        3,
    );
    shell.open_menu_item(MenuItem::Learn);
    shell
}

fn lesson_screen(shell: &Shell) -> &LessonScreen {
    match current_screen(&shell.app) {
        ShownScreen::Lesson(lesson) => lesson,
        other => panic!("no lesson, but {other:?}"),
    }
}

/// Plays a move that solves the task.
fn solve_task(shell: &mut Shell) {
    let lesson = lesson_screen(shell);
    let solution = lesson
        .current_exercise()
        .expect("a step")
        .solution(&lesson.task.animated_game.game.referee);
    match solution[0] {
        AnyMove::Pit(pit) => shell.act(Action::ClickPit(pit)),
        AnyMove::Take(Take(count)) => shell.act(Action::TakeMatches(count)),
    }
}

#[test]
fn every_course_can_be_finished_without_scrolling() {
    for language in Language::ALL {
        for game in [
            "oware", "awele", "awale", "abapa", "awale-26", "awari", "matches",
        ] {
            let mut shell = shell_on_course(language, game);
            shell.act(Action::Confirm);
            let mut step_count = 0;
            while matches!(current_screen(&shell.app), ShownScreen::Lesson(_)) {
                assert!(step_count < 40, "{game} has an end");
                for is_done in [false, true] {
                    while is_done && !lesson_screen(&shell).is_done() {
                        solve_task(&mut shell);
                    }
                    let drawn = shell.screen_text(80, 24);
                    assert!(
                        !drawn.contains('▼'),
                        "{language:?} {game}: a text is cut\n{drawn}"
                    );
                    assert!(
                        !drawn.contains('[') && !drawn.contains('~'),
                        "{language:?} {game}:\n{drawn}"
                    );
                }
                step_count += 1;
                shell.act(Action::Confirm);
            }
            // After the last lesson on the rules follows the strategy course, from which Esc leads
            // back to the list.
            let variant = Variant::built_in()
                .into_iter()
                .find(|variant| variant.id == game);
            if variant.is_some_and(|variant| has_chapters(&variant)) {
                assert!(
                    matches!(current_screen(&shell.app), ShownScreen::Chapters(_)),
                    "{game}"
                );
                shell.act(Action::Back);
            }
            let ShownScreen::CourseScreen(course) = current_screen(&shell.app) else {
                panic!("back to the list")
            };
            assert!(
                course
                    .lessons
                    .iter()
                    .all(|lesson| shell.progress.has_finished_lesson(game, lesson.id)),
                "{game}"
            );
            let lesson_count = course.lessons.len();
            let drawn = shell.screen_text(80, 24);
            assert_eq!(drawn.matches('✓').count(), lesson_count, "{drawn}");
        }
    }
}

#[test]
fn a_small_window_begins_with_the_goal_and_names_the_keys_that_scroll() {
    let letters_and_digits = |text: &str| -> String {
        let chars = text
            .chars()
            .map(|sign| unmarked_letter(sign).unwrap_or(sign));
        chars.filter(|sign| sign.is_alphanumeric()).collect()
    };
    for language in Language::ALL {
        for game in ["oware", "abapa", "matches"] {
            let mut shell = shell_on_course(language, game);
            shell.act(Action::Confirm);
            while matches!(current_screen(&shell.app), ShownScreen::Lesson(_)) {
                let drawn = shell.screen_text(60, 18);
                let goal = lesson_screen(&shell)
                    .current_exercise()
                    .expect("a step")
                    .goal;
                let words = Words::new(language);
                assert!(
                    letters_and_digits(&drawn)
                        .contains(&letters_and_digits(&words.goal_text(goal))),
                    "{goal:?}\n{drawn}"
                );
                let key_line = drawn.lines().last().expect("keys");
                let scroll_key_label = format!(" {} ", words.get("key-scroll-text"));
                assert_eq!(
                    drawn.contains('▼'),
                    key_line.contains(&scroll_key_label),
                    "{drawn}"
                );
                while !lesson_screen(&shell).is_done() {
                    solve_task(&mut shell);
                }
                shell.act(Action::Confirm);
            }
        }
    }
}

#[test]
fn hints_and_messages_about_wrong_moves_fit_their_lines() {
    for language in Language::ALL {
        for game in [
            "oware", "awele", "awale", "abapa", "awale-26", "awari", "matches",
        ] {
            let mut shell = shell_on_course(language, game);
            shell.act(Action::Confirm);
            for _ in 0..20 {
                if !matches!(current_screen(&shell.app), ShownScreen::Lesson(_)) {
                    break;
                }
                shell.press_keys("i");
                let drawn = shell.screen_text(80, 24);
                assert!(!drawn.contains('~'), "{drawn}");
                let moves: Vec<_> = lesson_screen(&shell)
                    .task
                    .animated_game
                    .position()
                    .moves()
                    .collect();
                for mv in moves {
                    match mv {
                        AnyMove::Pit(pit) => shell.act(Action::ClickPit(pit)),
                        AnyMove::Take(Take(count)) => shell.act(Action::TakeMatches(count)),
                    }
                    let drawn = shell.screen_text(80, 24);
                    assert!(!drawn.contains('~') && !drawn.contains('['), "{drawn}");
                    shell.press_keys("R");
                }
                shell.press_keys("n");
            }
        }
    }
}

#[test]
fn a_wrong_move_is_shown_and_taken_back() {
    let mut shell = shell_on_course(Language::English, "oware");
    shell.act_all([Action::Down, Action::Down, Action::Confirm]);
    shell.press_keys("E");
    assert_eq!(lesson_screen(&shell).task.state, TaskState::Wrong);
    assert!(
        shell
            .screen_text(80, 24)
            .contains("That captures nothing; capture 2.")
    );
    shell.act(Action::Confirm);
    assert_eq!(lesson_screen(&shell).task.state, TaskState::AwaitingMove);
    shell.press_keys("ii");
    assert!(shell.screen_text(80, 24).contains("Try D."));
    shell.act(Action::Confirm);
    assert!(lesson_screen(&shell).is_done());
    shell.press_keys("B");
    assert!(
        lesson_screen(&shell).is_done(),
        "nothing is played once the task is done"
    );
}

#[test]
fn a_refused_move_names_the_rule() {
    let mut shell = shell_on_course(Language::English, "awari");
    shell.act_all([const { Action::Down }; 4]);
    shell.act(Action::Confirm);
    shell.press_keys("F");
    let illegal_move = AnyIllegalMove::Awale(IllegalMove::ForbiddenGrandSlam);
    assert!(
        matches!(lesson_screen(&shell).task.state, TaskState::MoveRefused(_, why) if why == illegal_move)
    );
    assert!(
        shell
            .screen_text(80, 24)
            .contains("Pit F would capture all your opponent's seeds: not allowed in this game.")
    );
}

#[test]
fn goals_for_one_seed_use_the_singular() {
    let words = [Language::English, Language::French].map(Words::new);
    assert_eq!(
        words[0].goal_text(LessonGoal::CaptureSeeds(1)),
        "Capture 1 seed."
    );
    assert_eq!(
        words[1].goal_text(LessonGoal::CaptureSeeds(1)),
        "Prenez 1 graine."
    );
}

#[test]
fn a_small_window_shows_the_whole_text_of_a_lesson() {
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    shell.act(Action::Command(awale::keys::Command::Learn));
    shell.act(Action::Confirm);
    let mut seen_text = String::new();
    for _ in 0..12 {
        let buffer = shell.draw(60, 18);
        let rows: Vec<String> = buffer
            .content
            .chunks(60)
            .map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect())
            .collect();
        seen_text.push_str(&rows.join(" "));
        shell.act(Action::PageDown);
    }
    assert!(
        seen_text.contains("Choose a pit and sow it.") && seen_text.contains("right and around."),
        "{seen_text}"
    );
}
