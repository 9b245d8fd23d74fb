//! The mouse on buttons, values, answers and lists, and scrolling with the wheel.

use awale::app::Action;
use awale::config::Settings;
use awale::screens::{AnalyseRow, CourseRow, MenuItem, ResultsPage, SavedGamesFilter};
use awale::theme::ColorDepth;
use awale::words::Language;
use awale_study::drill::DrillAnswer;
use awale_study::progress::{FirstTry, ProgressEvent};
use ratatui::layout::Size;
use terminput::{MouseEventKind, ScrollDirection};

use crate::TWO_HUMANS_SETTINGS;
use crate::mouse::{WINDOW_SIZE, click_text, draw_window, find_text};
use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};

/// Clicks the arrow before or after the value in the list line `line_name`.
fn click_arrow(shell: &mut Shell, line_name: &str, arrow: &str, size: Size) {
    let screen = shell.draw(size.width, size.height);
    let (name_column, row) = find_text(&screen, line_name);
    let column = (name_column..size.width)
        .find(|&x| screen[(x, row)].symbol() == arrow)
        .expect("an arrow");
    assert!(shell.click(column, row, size));
}

#[test]
fn the_arrows_next_to_a_value_change_it_in_both_directions() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_menu_item(MenuItem::Settings);
    let tall_window = Size {
        width: 80,
        height: 50,
    };
    let (pause_line, current_pause_ms) = ("Two computers: pause", |shell: &Shell| {
        shell.app.context.settings.pace_ms
    });
    let initial_pause_ms = current_pause_ms(&shell);
    click_arrow(&mut shell, pause_line, "◂", tall_window);
    assert!(
        current_pause_ms(&shell) < initial_pause_ms,
        "also of a line that was not chosen"
    );
    click_arrow(&mut shell, pause_line, "▸", tall_window);
    assert_eq!(current_pause_ms(&shell), initial_pause_ms);
    let (column, row) = find_text(
        &shell.draw(tall_window.width, tall_window.height),
        pause_line,
    );
    assert!(shell.click(column, row, tall_window));
    assert!(
        current_pause_ms(&shell) > initial_pause_ms,
        "elsewhere a click on the chosen line leads on, as Enter does"
    );

    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_menu_item(MenuItem::Settings);
    let low_window = Size {
        width: 80,
        height: 24,
    };
    shell.act_all([Action::Down, Action::Down]);
    click_arrow(&mut shell, pause_line, "◂", low_window);
    assert_eq!(
        current_pause_ms(&shell),
        initial_pause_ms,
        "in a list that scrolls the line is chosen first"
    );
    click_arrow(&mut shell, pause_line, "◂", low_window);
    assert!(current_pause_ms(&shell) < initial_pause_ms);

    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_menu_item(MenuItem::Play);
    let chosen_game_id = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Setup(setup) => setup.kind().id().to_owned(),
        other => panic!("no setup: {other:?}"),
    };
    let initial_game_id = chosen_game_id(&shell);
    click_arrow(&mut shell, "Game ", "▸", WINDOW_SIZE);
    assert_ne!(chosen_game_id(&shell), initial_game_id);
    click_arrow(&mut shell, "Game ", "◂", WINDOW_SIZE);
    assert_eq!(chosen_game_id(&shell), initial_game_id);
}

#[test]
fn the_left_arrow_lowers_the_drill_level() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_course_row(CourseRow::Drills);
    let drill_level = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Drills(drills) => drills.level.level_number(),
        other => panic!("no drills: {other:?}"),
    };
    let initial_level = drill_level(&shell);
    assert!(click_text(&mut shell, "◂"));
    let level_before = drill_level(&shell);
    assert!(click_text(&mut shell, "▸"));
    assert!(level_before != initial_level && drill_level(&shell) == initial_level);
}

#[test]
fn a_click_on_a_page_name_opens_that_page_of_the_results() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_menu_item(MenuItem::Progress);
    let shown_page = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Results(results) => results.page,
        other => panic!("no results: {other:?}"),
    };
    for target in [
        ResultsPage::Series,
        ResultsPage::Accuracy,
        ResultsPage::PuzzleThemes,
        ResultsPage::Overview,
    ] {
        let page_name = shell.app.context.words.get(match target {
            ResultsPage::Series => "insights-series",
            ResultsPage::Accuracy => "insights-accuracy",
            ResultsPage::PuzzleThemes => "insights-themes",
            _ => "progress-overview",
        });
        let screen = draw_window(&mut shell);
        let line: String = (0..WINDOW_SIZE.width)
            .map(|x| screen[(x, 1)].symbol())
            .collect();
        let column = line[..line.find(&page_name).expect("the name of a page")]
            .chars()
            .count();
        assert!(shell.click(column.try_into().expect("a column"), 1, WINDOW_SIZE));
        assert_eq!(shown_page(&shell), target);
    }
    let (column, _) = find_text(&draw_window(&mut shell), "◂");
    assert!(shell.click(column, 1, WINDOW_SIZE));
    assert_eq!(
        shown_page(&shell),
        ResultsPage::Series,
        "the arrow leads round"
    );
}

#[test]
fn saved_games_are_searched_and_filtered_by_a_click_in_the_frame() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pA");
    shell.act(Action::Back);
    shell.open_analyse_row(AnalyseRow::SavedGames);
    assert!(click_text(&mut shell, "f filter"));
    let ShownScreen::Saved(saved) = current_screen(&shell.app) else {
        panic!("no saved games")
    };
    assert_eq!(saved.filter, SavedGamesFilter::Unfinished);
    assert!(click_text(&mut shell, "/ search"));
    let ShownScreen::Saved(saved) = current_screen(&shell.app) else {
        panic!("no saved games")
    };
    assert!(saved.is_typing_search);
}

#[test]
fn the_keys_next_to_a_position_can_be_clicked() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_analyse_row(AnalyseRow::PositionSetup);
    let position_draft = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Analysis(board) => *board
            .setup
            .as_ref()
            .expect("a position is laid out")
            .draft(),
        other => panic!("no position: {other:?}"),
    };
    let before = position_draft(&shell);
    assert!(click_text(&mut shell, "W side to move"));
    assert_eq!(position_draft(&shell).to_move, before.to_move.opponent());
    assert!(click_text(&mut shell, "empty"));
    assert_eq!(position_draft(&shell).total_seeds(), 0);
    // The remark "u undoes it" has no blank after these letters.
    let (column, row) = find_text(&draw_window(&mut shell), "u undo ");
    assert!(shell.click(column, row, WINDOW_SIZE) && shell.click(column, row, WINDOW_SIZE));
    assert_eq!(position_draft(&shell), before);
}

#[test]
fn a_click_answers_a_question_for_a_number_of_seeds() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_course_row(CourseRow::Drills);
    shell.act_all([Action::Down, Action::Confirm]);
    let drill_answers = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Drill(round) => (
            round.task.answer,
            round.right_answer_count,
            round.chosen_answer(),
        ),
        other => panic!("no drill: {other:?}"),
    };
    // The first question asks which pit captures, the second one how many seeds it captures.
    let DrillAnswer::Pit(pit) = drill_answers(&shell).0 else {
        panic!("a pit is asked for")
    };
    shell.act(Action::ClickPit(pit));
    let (DrillAnswer::SeedCount(seeds), 1, _) = drill_answers(&shell) else {
        panic!("a number is asked for")
    };
    let (column, row) = find_text(&draw_window(&mut shell), "◂2▸3 4 5 6 7 8 9");
    for (x, chosen) in [
        (column + 2, 3),
        (column + 2, 2),
        (column, 1),
        (column - 2, 9),
    ] {
        draw_window(&mut shell);
        assert!(shell.click(x, row, WINDOW_SIZE), "column {x}");
        assert_eq!(
            drill_answers(&shell).2,
            Some(DrillAnswer::SeedCount(chosen)),
            "an arrow"
        );
    }
    shell.act(Action::Right);
    assert_eq!(
        drill_answers(&shell).2,
        Some(DrillAnswer::SeedCount(1)),
        "the numbers go round"
    );
    shell.act(Action::Right);
    let cell_of_pit_d = find_text(&draw_window(&mut shell), "  D  ");
    shell.click(cell_of_pit_d.0 + 2, cell_of_pit_d.1, WINDOW_SIZE);
    assert!(
        matches!(drill_answers(&shell), (_, 1, Some(_))),
        "a pit is no answer to a number"
    );
    let (column, row) = find_text(&draw_window(&mut shell), "◂2▸3 4 5 6 7 8 9");
    assert!(shell.click(column - 1 + 2 * u16::from(seeds - 1), row, WINDOW_SIZE));
    assert_eq!(drill_answers(&shell).1, 2);
}

#[test]
fn the_cursor_of_the_sowing_trainer_wraps_around() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_course_row(CourseRow::Drills);
    shell.act_all([Action::Confirm]);
    let chosen_answer = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Drill(round) => round.chosen_answer(),
        other => panic!("no drill: {other:?}"),
    };
    let initial_answer = chosen_answer(&shell);
    for step in 1..=6 {
        shell.act(Action::Right);
        assert_eq!(
            chosen_answer(&shell) == initial_answer,
            step == 6,
            "{step} steps to the right"
        );
    }
    shell.act(Action::Down);
    assert_ne!(chosen_answer(&shell), initial_answer);
    shell.act(Action::Down);
    assert_eq!(chosen_answer(&shell), initial_answer, "there are two rows");
}

#[test]
fn a_click_makes_a_prediction_in_the_tree_film() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("ptzQ");
    let current_prediction = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Tree(tree) => {
            let prediction = tree
                .film
                .as_ref()
                .and_then(|film| film.prediction_quiz.as_ref())
                .expect("predictions");
            (
                prediction.question.is_some(),
                prediction.answered_question_count,
            )
        }
        other => panic!("no tree: {other:?}"),
    };
    while !current_prediction(&shell).0 {
        shell.act(Action::Right);
    }
    assert!(click_text(&mut shell, "▸1 "));
    assert_eq!(current_prediction(&shell).1, 1);
}

#[test]
fn a_click_opens_the_tasks_of_today() {
    let wide_window = Size {
        width: 138,
        height: 40,
    };
    for (line, leads) in [
        (
            "puzzle (",
            (|screen| matches!(screen, ShownScreen::Puzzles(_))) as fn(ShownScreen<'_>) -> bool,
        ),
        (
            "lesson",
            |screen| matches!(screen, ShownScreen::Lesson(lesson) if lesson.step_number_and_total().0 == 1),
        ),
        ("rating", |screen| matches!(screen, ShownScreen::Results(_))),
        ("puzzle from", |screen| {
            matches!(screen, ShownScreen::Training(_))
        }),
    ] {
        let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
        if line == "puzzle (" {
            let solved_before = ProgressEvent::PuzzleSolved {
                variant: "oware".to_owned(),
                difficulty_name: "easy".to_owned(),
                first_try: FirstTry::Solved,
                day: Some("2020-01-01".parse().expect("a day")),
            };
            shell.progress.add(&solved_before);
            shell.app.context.learning_progress.add(&solved_before);
        }
        let screen = shell.draw(wide_window.width, wide_window.height);
        let (column, row) = find_text(&screen, line);
        assert!(column > 64, "{line} stands in the panel");
        assert!(shell.click(column, row, wide_window));
        assert!(
            leads(current_screen(&shell.app)),
            "{line}: {:?}",
            current_screen(&shell.app)
        );
        if line == "puzzle (" {
            shell.make_puzzle();
            assert!(
                matches!(current_screen(&shell.app), ShownScreen::Puzzle(puzzle) if puzzle.sequence.daily_date.is_some())
            );
        }
    }
}

#[test]
fn the_wheel_scrolls_the_rules_and_keeps_the_variant() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_course_row(CourseRow::Rules);
    let shown_kind_and_scrolled_lines = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Rules(rules) => (rules.shown_kind_index, rules.scrolled_lines),
        other => panic!("no rules: {other:?}"),
    };
    let wide_window = Size {
        width: 160,
        height: 24,
    };
    let (kind_index_before, _) = shown_kind_and_scrolled_lines(&shell);
    shell.draw(wide_window.width, wide_window.height);
    shell.send_mouse_event(
        MouseEventKind::Scroll(ScrollDirection::Down),
        5,
        5,
        wide_window,
    );
    shell.draw(wide_window.width, wide_window.height);
    assert_eq!(
        shown_kind_and_scrolled_lines(&shell),
        (kind_index_before, 3)
    );
    shell.send_mouse_event(
        MouseEventKind::Scroll(ScrollDirection::Up),
        5,
        5,
        wide_window,
    );
    assert_eq!(
        shown_kind_and_scrolled_lines(&shell),
        (kind_index_before, 0)
    );
    shell.act(Action::End);
    shell.send_mouse_event(
        MouseEventKind::Scroll(ScrollDirection::Down),
        5,
        5,
        WINDOW_SIZE,
    );
    draw_window(&mut shell);
    assert_eq!(
        shown_kind_and_scrolled_lines(&shell),
        (kind_index_before, 3),
        "all rules as well"
    );
}

#[test]
fn the_wheel_scrolls_a_long_text_next_to_a_board() {
    let scrolled_lines = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Chapter(chapter) => chapter.task.scrolled_lines,
        other => panic!("no text: {other:?}"),
    };
    // How far one notch of the wheel scrolls: the text is below the board in the smallest window,
    // and to its right in a large one.
    let lines_scrolled_per_notch = |shell: &mut Shell| {
        [(50, 18, (25, 13)), (140, 60, (120, 5))].map(|(width, height, (column, row))| {
            let size = Size { width, height };
            shell.draw(width, height);
            shell.send_mouse_event(
                MouseEventKind::Scroll(ScrollDirection::Down),
                column,
                row,
                size,
            );
            shell.draw(width, height);
            let lines_after_scrolling_down = scrolled_lines(shell);
            shell.send_mouse_event(
                MouseEventKind::Scroll(ScrollDirection::Up),
                column,
                row,
                size,
            );
            assert_eq!(scrolled_lines(shell), 0);
            lines_after_scrolling_down
        })
    };
    // The texts of chapters are longer in French, so they scroll.
    let settings = Settings::parse(TWO_HUMANS_SETTINGS, "test").expect("good settings");
    let scrolled_lines_of_each_chapter = (0..9).map(|chapter| {
        let mut shell = Shell::new(
            settings.clone(),
            Language::French,
            ColorDepth::SixteenColors,
            1,
        );
        shell.open_course_row(CourseRow::StrategyChapters);
        shell.act(Action::ClickRow(chapter));
        lines_scrolled_per_notch(&mut shell)
    });
    let scrolled_lines_of_chapters: Vec<_> = scrolled_lines_of_each_chapter.collect();
    assert!(
        scrolled_lines_of_chapters.contains(&[1, 0]),
        "{scrolled_lines_of_chapters:?}"
    );
}

#[test]
fn long_lists_wrap_around_for_arrows_but_not_for_pages_or_the_wheel() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    for _ in 0..3 {
        shell.press_keys("pA");
        shell.act(Action::Back);
    }
    shell.open_analyse_row(AnalyseRow::SavedGames);
    let chosen_row = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Saved(saved) => saved.chosen_index,
        ShownScreen::Bindings(bindings) => bindings.chosen_index,
        other => panic!("no list: {other:?}"),
    };
    shell.act(Action::Up);
    assert_eq!(chosen_row(&shell), 2);
    for stays in [Action::PageDown, Action::End, Action::ScrollLines(1)] {
        shell.act(stays);
        assert_eq!(chosen_row(&shell), 2);
    }
    shell.send_mouse_event(
        MouseEventKind::Scroll(ScrollDirection::Down),
        20,
        10,
        WINDOW_SIZE,
    );
    assert_eq!(chosen_row(&shell), 2, "the wheel does not go round");
    shell.act(Action::Down);
    assert_eq!(chosen_row(&shell), 0);
    shell.send_mouse_event(
        MouseEventKind::Scroll(ScrollDirection::Up),
        20,
        10,
        WINDOW_SIZE,
    );
    assert_eq!(chosen_row(&shell), 0);
    shell.send_mouse_event(
        MouseEventKind::Scroll(ScrollDirection::Down),
        20,
        10,
        WINDOW_SIZE,
    );
    assert_eq!(chosen_row(&shell), 1);
    shell.act_all([Action::Back, Action::Back]);
    shell.open_menu_item(MenuItem::Settings);
    shell.act_all([Action::End, Action::Confirm, Action::Up]);
    assert!(chosen_row(&shell) > 20, "the last of the keys");
    shell.act(Action::Down);
    assert_eq!(chosen_row(&shell), 0);
}
