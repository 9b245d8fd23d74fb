//! Checks that statements on the screens about a game, player or key are true at that moment.

use awale::app::{Action, Event, JobFailure, JobNews, TableProgress, TablesNews};
use awale::keys::{Command, Section};
use awale::screens::{AnalyseRow, EndChoice, MenuItem};
use awale_study::progress::{FirstTry, ProgressEvent};

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::start::{
    AGAINST_COMPUTER_SETTINGS, DEFAULT_WINDOW_SIZE, PLAIN_LOOK, TWO_HUMANS_SETTINGS, screen_lines,
    start_with_look,
};

#[test]
fn a_computer_that_has_answered_no_longer_thinks_while_the_seeds_move() {
    let mut shell = start_with_look(
        PLAIN_LOOK,
        "[setup]\nnorth = \"naive\"\nfirst = \"south\"\n",
    );
    shell.app.context.settings.set("animation", &"slow".into());
    shell.press_keys("pC");
    assert!(
        shell.screen_text(80, 24).contains("North thinks"),
        "{}",
        shell.screen_text(80, 24)
    );
    assert!(shell.answer_newest_request());
    assert!(
        !shell.screen_text(80, 24).contains("North thinks"),
        "{}",
        shell.screen_text(80, 24)
    );
}

#[test]
fn a_computer_failure_in_a_clocked_game_offers_no_undo() {
    for (clock, offers) in [("", true), ("clock = \"5+0\"\n", false)] {
        let mut shell = start_with_look(PLAIN_LOOK, &format!("{AGAINST_COMPUTER_SETTINGS}{clock}"));
        shell.press_keys("pC");
        let job = shell.requests.last().expect("it was asked").job;
        shell.handle(Event::Job(
            job,
            JobNews::Failed(JobFailure::Message("no program".to_owned())),
        ));
        let drawn = shell.screen_text(80, 24);
        assert!(drawn.contains("no program"), "{drawn}");
        assert_eq!(drawn.contains("undoes your move"), offers, "{drawn}");
    }
}

#[test]
fn the_reason_of_a_computer_failure_is_displayed_until_the_retry() {
    let mut shell = start_with_look(
        PLAIN_LOOK,
        &AGAINST_COMPUTER_SETTINGS.replace("first = \"south\"", "first = \"north\""),
    );
    shell.press_keys("p");
    let fail_newest_request = |shell: &mut Shell| {
        let job = shell.requests.pop().expect("it was asked").job;
        shell.handle(Event::Job(
            job,
            JobNews::Failed(JobFailure::Message("no program".to_owned())),
        ));
    };
    fail_newest_request(&mut shell);
    for keys in ["", "A", "v", "u"] {
        shell.press_keys(keys);
        let drawn = shell.screen_text(80, 24);
        assert!(
            drawn.contains(": no program. m tries again."),
            "{keys}: {drawn}"
        );
        assert!(
            !drawn.contains("undoes") && !drawn.contains("Paused"),
            "North began: {drawn}"
        );
    }
    shell.press_keys("m");
    let drawn = shell.screen_text(80, 24);
    assert!(
        drawn.contains("North thinks") && !drawn.contains("no program"),
        "{drawn}"
    );
    fail_newest_request(&mut shell);
    shell.act(Action::Confirm);
    assert!(
        shell.answer_newest_request(),
        "{}",
        shell.screen_text(80, 24)
    );
    shell.press_keys("A");
    fail_newest_request(&mut shell);
    assert!(
        shell
            .screen_text(80, 24)
            .contains("no program. m tries again. u undoes your move."),
        "{}",
        shell.screen_text(80, 24)
    );
    shell.press_keys("uy");
    assert!(
        !shell.screen_text(80, 24).contains("no program"),
        "{}",
        shell.screen_text(80, 24)
    );
}

/// A game from a position with seven seeds.
fn shell_with_seven_seeds() -> Shell {
    let mut shell = start_with_look(
        PLAIN_LOOK,
        &format!("confirm = false\n{TWO_HUMANS_SETTINGS}"),
    );
    shell.open_analyse_row(AnalyseRow::PositionSetup);
    shell.act(Action::Paste("1-0-2-0-0-1-1-0-1-0-0-1-20-21-S".to_owned()));
    shell.press_keys("p");
    shell
}

#[test]
fn leaving_a_study_returns_to_the_position_and_leaving_a_game_to_the_menu() {
    let key_line = |shell: &mut Shell| {
        screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1))
            .pop()
            .expect("a line of keys")
    };
    let mut shell = shell_with_seven_seeds();
    assert!(
        key_line(&mut shell).contains("Esc back"),
        "{}",
        key_line(&mut shell)
    );
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    assert!(
        key_line(&mut shell).contains("Esc menu"),
        "{}",
        key_line(&mut shell)
    );
}

#[test]
fn too_few_moves_have_no_accuracy() {
    let mut shell = shell_with_seven_seeds();
    shell.act_all([Action::Confirm, Action::Confirm, Action::Confirm]);
    shell.press_keys("r");
    shell.choose_after_game(EndChoice::Analyse);
    shell.run_analysis(awale_study::study::ANALYSIS_DEPTH);
    shell.act(Action::Back);
    let drawn = shell.screen_text(80, 24);
    assert!(
        drawn.contains("Accuracy") && !drawn.contains('%'),
        "{drawn}"
    );
}

#[test]
fn puzzles_from_games_have_the_same_keys_as_other_puzzles() {
    let mut shell = start_with_look(PLAIN_LOOK, "");
    shell.open_menu_item(MenuItem::Puzzles);
    shell.act_all([
        Action::ClickRow(1),
        Action::Confirm,
        Action::Command(Command::Help),
    ]);
    let ShownScreen::Help(help) = current_screen(&shell.app) else {
        panic!("no help")
    };
    assert_eq!(help.sections[0], Section::Exercise);
}

#[test]
fn the_screen_of_todays_tasks_says_which_game_gives_a_rating() {
    let mut shell = start_with_look(PLAIN_LOOK, "");
    let drawn = screen_lines(&shell.draw(140, 40)).join(" ");
    let text: String = drawn.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        text.contains("without") && text.contains("Your rating begins"),
        "{drawn}"
    );
}

#[test]
fn todays_puzzle_does_not_depend_on_the_last_game() {
    for game in ["matches", "abapa", "oware"] {
        let mut shell = start_with_look(PLAIN_LOOK, &format!("[setup]\ngame = \"{game}\"\n"));
        let day = shell.app.context.now().day();
        let text = shell.screen_words(140, 40);
        assert!(text.contains("Today's puzzle: "), "{game}: {text}");
        shell
            .app
            .context
            .learning_progress
            .add(&ProgressEvent::PuzzleSolved {
                variant: "awari".to_owned(),
                difficulty_name: "easy".to_owned(),
                first_try: FirstTry::Solved,
                day: Some(day),
            });
        let text = shell.screen_words(140, 40);
        let is_solved = text.contains("is solved.") && text.contains("Today's puzzle (Awari");
        assert!(is_solved, "{game}: {text}");
    }
}

#[test]
fn an_example_next_to_a_solved_puzzle_is_labeled() {
    let mut shell = start_with_look(PLAIN_LOOK, "[setup]\ngame = \"awari\"\n");
    let day = shell.app.context.now().day();
    shell.open_menu_item(MenuItem::Puzzles);
    shell.act(Action::Home);
    let text = shell.screen_words(200, 60);
    assert!(text.contains("An example,"), "{text}");
    shell
        .app
        .context
        .learning_progress
        .add(&ProgressEvent::PuzzleSolved {
            variant: "awari".to_owned(),
            difficulty_name: "easy".to_owned(),
            first_try: FirstTry::Solved,
            day: Some(day),
        });
    let text = shell.screen_words(200, 60);
    assert!(
        !text.contains("An example,") && text.contains("another"),
        "{text}"
    );
}

#[test]
fn table_progress_shows_in_menu_and_settings_only() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.handle(Event::Tables(TablesNews::Building(TableProgress {
        layer: 12,
        last_layer: 15,
        percent: 16,
    })));
    let shows_progress = |shell: &mut Shell| {
        screen_lines(&shell.draw(200, 60))
            .join("\n")
            .contains("16%")
    };
    assert!(shows_progress(&mut shell), "the menu");
    shell.press_keys("p");
    assert!(!shows_progress(&mut shell), "a game");
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.handle(Event::Tables(TablesNews::Building(TableProgress {
        layer: 12,
        last_layer: 15,
        percent: 16,
    })));
    shell.open_menu_item(MenuItem::Settings);
    assert!(shows_progress(&mut shell), "the settings");
}

#[test]
fn a_question_is_displayed_next_to_the_board() {
    for (width, height) in [(80, 24), (120, 40), (200, 60)] {
        let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
        shell.press_keys("pA");
        let drawn_before_question = shell.draw(width, height);
        shell.press_keys("r");
        let buffer = shell.draw(width, height);
        let drawn = screen_lines(&buffer).join("\n");
        assert!(
            drawn.contains("Resign") && drawn.contains("[Y]es  [N]o"),
            "{drawn}"
        );
        let changed_cells = drawn_before_question
            .diff(&buffer)
            .into_iter()
            .map(|(column, row, _)| (column, row));
        let changed_body_cells: Vec<_> = changed_cells
            .filter(|&(_, row)| row > 0 && row + 1 < height)
            .collect();
        // Every column up to the last pit letter belongs to the board.
        let letter_line = screen_lines(&drawn_before_question)
            .into_iter()
            .find(|line| line.contains(" F "))
            .expect("letters");
        let last_letter_column = letter_line
            .chars()
            .position(|letter| letter == 'F')
            .expect("the last pit");
        assert!(
            changed_body_cells
                .iter()
                .all(|&(column, _)| usize::from(column) > last_letter_column),
            "{width}x{height}\n{drawn}"
        );
    }
}

#[test]
fn the_game_of_matches_ends_with_the_result_of_the_player() {
    let mut shell = start_with_look(
        PLAIN_LOOK,
        "confirm = false\n[setup]\ngame = \"matches\"\nnorth = \"naive\"\nmatches_first = \"south\"\n",
    );
    shell.press_keys("pr");
    assert!(matches!(current_screen(&shell.app), ShownScreen::Over(_)));
    assert!(
        shell.screen_text(80, 24).contains("You resigned."),
        "{}",
        shell.screen_text(80, 24)
    );
    let mut shell = start_with_look(
        PLAIN_LOOK,
        "[setup]\ngame = \"matches\"\nnorth = \"naive\"\nmatches_first = \"south\"\nmatches_start = 2\n",
    );
    shell.press_keys("p1");
    assert!(shell.answer_newest_request());
    shell.finish_slow_writes();
    assert!(
        shell.screen_text(80, 24).contains("You won."),
        "{}",
        shell.screen_text(80, 24)
    );
}
