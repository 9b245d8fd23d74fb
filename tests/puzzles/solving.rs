//! Puzzles on the screen: solving, leaving and returning, hints and refutations.

use std::time::Duration;

use awale::app::{Action, Event, TaskState};
use awale::config::Settings;
use awale::screens::MenuItem;
use awale::theme::ColorDepth;
use awale::words::Language;
use awale_rules::{Game, Pit, Seat};
use awale_study::catalogue::{AnyGame, AnyMove};
use awale_study::exercise::Hint;
use awale_study::progress::{DailyPuzzleProgress, ProgressEvent};
use awale_study::study::Motif;
use awale_study::study::effects_of_move;
use awale_words::text::letter_marks::without_letter_marks;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen, puzzle_screen};

/// The list of puzzles with the cursor on the daily puzzle.
fn shell_on_puzzles(language: Language) -> Shell {
    let settings =
        Settings::parse("animation = \"off\"\n[setup]\ngame = \"awari\"\n", "test").unwrap();
    let mut shell = Shell::new(settings, language, ColorDepth::SixteenColors, 3);
    shell.open_menu_item(MenuItem::Puzzles);
    shell.act(Action::Home);
    shell
}

fn solve_puzzle(shell: &mut Shell) {
    while !puzzle_screen(shell).task.is_over() {
        let solution = puzzle_screen(shell).current_turn().solution;
        shell.act(Action::ClickPit(solution));
    }
}

/// Checks that no line is cut off on a screen of the smallest usual size. Returns its text.
fn text_without_cut_lines(shell: &mut Shell) -> String {
    let drawn = shell.screen_text(80, 24);
    assert!(!drawn.contains('~') && !drawn.contains('['), "{drawn}");
    drawn
}

#[test]
fn the_puzzle_of_the_day_is_solved_and_remembered_once() {
    for language in Language::ALL {
        let mut shell = shell_on_puzzles(language);
        text_without_cut_lines(&mut shell);
        shell.act(Action::Confirm);
        text_without_cut_lines(&mut shell);
        shell.make_puzzle();
        text_without_cut_lines(&mut shell);
        solve_puzzle(&mut shell);
        assert!(puzzle_screen(&shell).is_solved_without_help());
        text_without_cut_lines(&mut shell);
        let day = "2026-11-21".parse().unwrap();
        assert!(shell.progress.has_solved_daily_puzzle(day, "awari"));
        assert_eq!(
            (
                shell.progress.daily_streak(day),
                shell.progress.current_and_longest_solving_run()
            ),
            (1, (1, 1))
        );
        shell.press_keys("y");
        let copied = shell.copied_text.clone().expect("a text");
        let lines: Vec<&str> = copied.lines().collect();
        let first_position_text = puzzle_screen(&shell).sequence.puzzle.turns[0]
            .position
            .to_string();
        assert!(
            ["2026-11-21", "21/11/2026", "21.11.2026"]
                .iter()
                .any(|day| lines[0].contains(day))
                && lines[1].starts_with("★★★ ")
                && lines[2..] == [first_position_text],
            "{copied}"
        );
        let solved_today_message = shell.app.context.words.get("puzzle-solved-today");
        let first_words = solved_today_message
            .split(' ')
            .take(3)
            .collect::<Vec<_>>()
            .join(" ");
        shell.press_keys("R");
        let drawn = shell.screen_text(80, 24);
        assert!(drawn.contains(&first_words), "{drawn}");
        solve_puzzle(&mut shell);
        assert_eq!(
            shell.progress.current_and_longest_solving_run(),
            (1, 1),
            "the same again does not count"
        );
        shell.act(Action::Back);
        shell.act(Action::Confirm);
        shell.make_puzzle();
        assert!(puzzle_screen(&shell).task.is_over(), "it opens solved");
        assert!(text_without_cut_lines(&mut shell).contains(&first_words));
        shell.act(Action::Back);
        text_without_cut_lines(&mut shell);
    }
}

#[test]
fn keys_pressed_while_the_next_puzzle_is_generated_play_no_move() {
    let mut shell = shell_on_puzzles(Language::English);
    shell.press_keys("n");
    shell.make_puzzle();
    shell.press_keys("r");
    assert!(
        shell.screen_text(80, 24).contains("n new"),
        "the key that brings another is listed"
    );
    let solved_position = puzzle_screen(&shell).sequence.puzzle.turns[0].position;
    shell.is_user_hasty = true;
    shell.press_keys("n");
    let puzzle_order = shell.puzzle_request.clone();
    assert!(text_without_cut_lines(&mut shell).contains("Looking for a puzzle"));
    shell.act_all([
        Action::Confirm,
        Action::TypedChar('n'),
        Action::Left,
        Action::TypedChar('R'),
    ]);
    assert_eq!(
        shell.puzzle_request.as_ref().map(|order| order.0),
        puzzle_order.map(|order| order.0),
        "one is made, once"
    );
    assert!(puzzle_screen(&shell).task.is_over());
    shell.make_puzzle();
    assert_ne!(
        puzzle_screen(&shell).sequence.puzzle.turns[0].position,
        solved_position
    );
    for _ in 0..2 {
        shell.act(Action::Confirm);
        assert_eq!(puzzle_screen(&shell).task.state, TaskState::AwaitingMove);
        assert!(
            shell.progress.current_and_longest_solving_run().0 == 0
                && puzzle_screen(&shell).task.tried_move.is_none()
        );
        shell.screen_text(80, 24);
        shell.app.on_frame_drawn();
        shell.handle(Event::Tick(Duration::from_millis(100)));
    }
    shell.handle(Event::Tick(Duration::from_millis(500)));
    solve_puzzle(&mut shell);
    assert!(puzzle_screen(&shell).is_solved_without_help());
}

#[test]
fn leaving_a_puzzle_stops_the_search_for_the_next_one() {
    let mut shell = shell_on_puzzles(Language::English);
    shell.press_keys("n");
    shell.make_puzzle();
    shell.press_keys("n");
    let puzzle_order = shell.puzzle_request.clone();
    assert!(puzzle_order.is_some());
    shell.act(Action::Back);
    assert!(shell.puzzle_request.is_none(), "the search was stopped");
    // The puzzle may have been found just before the search was stopped.
    shell.puzzle_request = puzzle_order;
    shell.make_puzzle();
    let shown_screen = current_screen(&shell.app);
    assert!(
        matches!(shown_screen, ShownScreen::Puzzles(_)),
        "{shown_screen:?}"
    );
}

#[test]
fn a_missed_puzzle_of_the_day_is_not_listed_as_waiting() {
    let mut shell = shell_on_puzzles(Language::English);
    shell.act(Action::Confirm);
    shell.make_puzzle();
    shell.press_keys("r");
    shell.act(Action::Back);
    assert!(shell.screen_text(80, 24).contains("missed"));
    shell.act(Action::Back);
    let menu_text = shell
        .draw(160, 40)
        .content
        .iter()
        .map(ratatui::buffer::Cell::symbol)
        .collect::<String>();
    assert!(
        menu_text.contains("is not solved yet") && !menu_text.contains("is waiting"),
        "{menu_text}"
    );
}

/// Leaves the puzzle and opens the puzzle of the day again. Returns the text of the list.
fn leave_and_reopen_puzzle(shell: &mut Shell) -> String {
    shell.act(Action::Back);
    let list = text_without_cut_lines(shell);
    shell.act(Action::ClickRow(0));
    shell.make_puzzle();
    list
}

#[test]
fn the_puzzle_of_the_day_can_be_left_and_resumed() {
    let mut shell = shell_on_puzzles(Language::English);
    shell.act(Action::ClickRow(0));
    shell.make_puzzle();
    let (first_turn, turn_count) = (
        puzzle_screen(&shell).current_turn().clone(),
        puzzle_screen(&shell).number_and_total().1,
    );
    assert!(turn_count > 1, "a puzzle of several moves is needed here");
    let puzzle_list_text = leave_and_reopen_puzzle(&mut shell);
    assert!(
        !puzzle_list_text.contains("begun"),
        "nothing was found yet\n{puzzle_list_text}"
    );

    shell.act(Action::ClickPit(first_turn.solution));
    let position = *puzzle_screen(&shell).task.animated_game.game.position();
    let list = leave_and_reopen_puzzle(&mut shell);
    assert!(list.contains("begun"), "{list}");
    assert_eq!(puzzle_screen(&shell).number_and_total(), (2, turn_count));
    assert_eq!(
        *puzzle_screen(&shell).task.animated_game.position(),
        position
    );
    assert!(
        shell
            .screen_text(80, 24)
            .contains(&format!("Move 2 of {turn_count}"))
    );

    // The progress in the puzzle and the note that help was used also survive a restart.
    shell.press_keys("i");
    shell.restart(9);
    shell.open_menu_item(MenuItem::Puzzles);
    shell.act(Action::ClickRow(0));
    shell.make_puzzle();
    assert_eq!(puzzle_screen(&shell).number_and_total(), (2, turn_count));
    solve_puzzle(&mut shell);
    assert!(!puzzle_screen(&shell).is_solved_without_help());
    let list = leave_and_reopen_puzzle(&mut shell);
    assert!(list.contains("solved") && !list.contains("begun"), "{list}");
    assert_eq!(
        puzzle_screen(&shell).number_and_total(),
        (1, turn_count),
        "what is solved is begun anew"
    );
}

#[test]
fn the_claims_in_a_puzzle_file_are_checked_when_it_is_read() {
    let mut shell = shell_on_puzzles(Language::English);
    let day = "2026-11-21".parse().unwrap();
    let progress_at_impossible_turn = DailyPuzzleProgress {
        day,
        found_move_count: u32::MAX,
        was_helped: false,
        was_solution_shown: false,
    };
    shell.progress.add(&ProgressEvent::DailyPuzzleChanged {
        variant: "awari".to_owned(),
        new_state: progress_at_impossible_turn,
    });
    shell.app.context.learning_progress = shell.progress.clone();
    shell.act(Action::ClickRow(0));
    shell.make_puzzle();
    let (turn, turn_count) = puzzle_screen(&shell).number_and_total();
    assert_eq!(turn, turn_count, "the last move is still to be found");
    solve_puzzle(&mut shell);
}

#[test]
fn a_puzzle_whose_solution_was_shown_is_not_solved_by_playing_it() {
    let mut shell = shell_on_puzzles(Language::English);
    shell.act(Action::ClickRow(0));
    shell.make_puzzle();
    shell.press_keys("r");
    leave_and_reopen_puzzle(&mut shell);
    solve_puzzle(&mut shell);
    let day = "2026-11-21".parse().unwrap();
    assert!(!shell.progress.has_solved_daily_puzzle(day, "awari"));
    assert_eq!(shell.progress.daily_streak(day), 0);
    let id = puzzle_screen(&shell)
        .sequence
        .puzzle
        .difficulty()
        .expect("a made puzzle")
        .name();
    let solved_counts = shell.progress.solved_counts("awari", id);
    assert_eq!(
        (
            solved_counts.solved_without_help,
            solved_counts.solved_with_help
        ),
        (0, 0)
    );
}

#[test]
fn a_wrong_move_shows_its_refutation_and_is_taken_back() {
    for language in Language::ALL {
        let mut shell = shell_on_puzzles(language);
        shell.press_keys("n");
        shell.make_puzzle();
        let start_position = *puzzle_screen(&shell).task.animated_game.position();
        let wrong_moves = puzzle_screen(&shell).current_turn().wrong_moves.clone();
        for wrong in wrong_moves {
            shell.act(Action::ClickPit(wrong.pit));
            assert_eq!(puzzle_screen(&shell).task.state, TaskState::Wrong);
            let played_move_count = 1 + usize::from(wrong.refutation.is_some());
            assert_eq!(
                puzzle_screen(&shell)
                    .task
                    .animated_game
                    .cursor
                    .shown_move_count(),
                played_move_count,
                "the answer is on the board"
            );
            text_without_cut_lines(&mut shell);
            shell.act(Action::Confirm);
            assert_eq!(
                *puzzle_screen(&shell).task.animated_game.position(),
                start_position
            );
        }
        solve_puzzle(&mut shell);
        assert!(!puzzle_screen(&shell).is_solved_without_help());
        assert_eq!(shell.progress.current_and_longest_solving_run(), (0, 0));
        let id = puzzle_screen(&shell)
            .sequence
            .puzzle
            .difficulty()
            .expect("a made puzzle")
            .name();
        assert_eq!(
            shell.progress.solved_counts("awari", id).solved_with_help,
            1
        );
    }
}

#[test]
fn hints_give_the_idea_the_last_pit_and_the_move() {
    let (mut shell, mut idea_count) = (shell_on_puzzles(Language::English), 0);
    for _ in 0..8 {
        shell.press_keys("n");
        shell.make_puzzle();
        let turn = puzzle_screen(&shell).current_turn().clone();
        shell.press_keys("i");
        assert_eq!(puzzle_screen(&shell).task.hint, Some(Hint::Idea));
        let words = &shell.app.context.words;
        let idea = words.first_puzzle_hint(&turn);
        assert_ne!(
            idea,
            words.motif_hint(Motif::Endgame, &turn.position, turn.solution)
        );
        idea_count += usize::from(idea != words.get("idea-quiet"));
        let idea = without_letter_marks(&idea);
        let drawn = shell.screen_text(80, 24);
        let drawn_on_one_line = drawn.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(drawn_on_one_line.contains(&idea), "{idea}");
        shell.press_keys("i");
        let last_sown_place = turn
            .position
            .trace(turn.solution)
            .unwrap()
            .sown_places()
            .last()
            .unwrap();
        assert_eq!(
            puzzle_screen(&shell).task.hint,
            Some(Hint::LastSeedPlace(last_sown_place))
        );
        shell.press_keys("i");
        assert_eq!(
            puzzle_screen(&shell).task.hint,
            Some(Hint::Move(AnyMove::Pit(turn.solution)))
        );
        let drawn = shell.screen_text(80, 24);
        assert!(
            drawn.contains(&format!("Play pit {}", turn.solution)),
            "{drawn}"
        );
        assert!(
            !drawn.contains("human"),
            "a puzzle has no named players: {drawn}"
        );
    }
    assert!(
        idea_count > 0,
        "some ideas are more than the number of seeds"
    );
    shell.press_keys("?");
    let ShownScreen::Help(help) = current_screen(&shell.app) else {
        panic!("the keys")
    };
    let names: Vec<&str> = help
        .sections
        .iter()
        .map(|section| section.title_message_id())
        .collect();
    assert_eq!(names[0], "help-task", "the keys of this screen first");
}

#[test]
fn cursor_and_preview_reveal_no_move_before_a_hint() {
    let mut shell = shell_on_puzzles(Language::English);
    for _ in 0..4 {
        shell.press_keys("n");
        shell.make_puzzle();
        while !puzzle_screen(&shell).task.is_over() {
            let turn = puzzle_screen(&shell).current_turn().clone();
            let has_wrong_moves = !turn.wrong_moves.is_empty();
            assert_eq!(puzzle_screen(&shell).task.chosen_move(), None);
            // Enter that is pressed once too often only shows the cursor.
            shell.act(Action::Confirm);
            let task = &puzzle_screen(&shell).task;
            assert!(task.is_asking() && task.tried_move.is_none());
            assert!(
                !has_wrong_moves || task.chosen_move() != Some(AnyMove::Pit(turn.solution)),
                "{}",
                turn.position
            );
            assert!(!shell.screen_text(80, 24).contains("sows "));
            shell.press_keys("i");
            assert!(shell.screen_text(80, 24).contains("sows "));
            shell.act(Action::ClickPit(turn.solution));
        }
    }
}

#[test]
fn an_empty_pit_is_reported_only_once() {
    let mut shell = shell_on_puzzles(Language::English);
    shell.press_keys("n");
    shell.make_puzzle();
    let position = *puzzle_screen(&shell).task.animated_game.position();
    let first_illegal_pit = (0..6)
        .map(|place| Pit::of(Seat::South, place))
        .find(|&pit| position.check(AnyMove::Pit(pit)).is_err());
    let illegal_pit = first_illegal_pit.expect("puzzles have few seeds");
    shell.press_keys(&illegal_pit.to_string());
    assert!(matches!(
        puzzle_screen(&shell).task.state,
        TaskState::MoveRefused(..)
    ));
    let drawn = shell.screen_text(80, 24);
    let lines_about_empty_pit = drawn
        .lines()
        .filter(|line| line.contains(&format!("{illegal_pit} ")))
        .filter(|line| line.contains('.'));
    assert_eq!(lines_about_empty_pit.count(), 1, "{drawn}");
}

#[test]
fn hints_lead_to_the_move_and_giving_up_shows_the_whole_solution() {
    for language in Language::ALL {
        let mut shell = shell_on_puzzles(language);
        shell.press_keys("n");
        shell.make_puzzle();
        let solution = puzzle_screen(&shell).current_turn().solution;
        for step in 0..3 {
            assert_ne!(
                puzzle_screen(&shell).task.hint,
                Some(Hint::Move(AnyMove::Pit(solution))),
                "after {step} hints"
            );
            shell.press_keys("i");
            text_without_cut_lines(&mut shell);
        }
        assert_eq!(
            puzzle_screen(&shell).task.hint,
            Some(Hint::Move(AnyMove::Pit(solution)))
        );
        text_without_cut_lines(&mut shell);
        shell.press_keys("r");
        assert_eq!(puzzle_screen(&shell).task.state, TaskState::GivenUp);
        let turn_count = puzzle_screen(&shell).sequence.puzzle.turns.len();
        for step in 0..2 * turn_count {
            text_without_cut_lines(&mut shell);
            assert_eq!(
                puzzle_screen(&shell)
                    .task
                    .animated_game
                    .cursor
                    .shown_move_count(),
                step.min(2 * turn_count - 1)
            );
            shell.act(Action::Right);
        }
        shell.act(Action::Confirm);
        shell.make_puzzle();
        assert_eq!(
            puzzle_screen(&shell).task.state,
            TaskState::AwaitingMove,
            "another puzzle"
        );
        shell.act(Action::Back);
        assert!(matches!(
            current_screen(&shell.app),
            ShownScreen::Puzzles(_)
        ));
    }
}

#[test]
fn an_arrow_shows_the_cursor_and_keys_are_silent_during_the_search_for_a_puzzle() {
    let mut shell = shell_on_puzzles(Language::English);
    shell.press_keys("n");
    shell.make_puzzle();
    assert_eq!(puzzle_screen(&shell).task.chosen_move(), None);
    let first_move = puzzle_screen(&shell)
        .task
        .cursor
        .chosen_move(puzzle_screen(&shell).task.animated_game.position());
    shell.act(Action::Right);
    assert_eq!(puzzle_screen(&shell).task.chosen_move(), Some(first_move));
    solve_puzzle(&mut shell);
    shell.act_all([Action::Confirm, Action::Confirm]);
    assert!(shell.app.context.puzzle_job.is_some());
    assert!(shell.app.context.notice.is_none());
    shell.app.context.show_message("play-serious");
    shell.make_puzzle();
    assert!(shell.app.context.notice.is_none(), "it was about the last");
}

#[test]
fn keys_that_reveal_the_solution_are_refused_until_it_is_found() {
    for language in Language::ALL {
        let mut shell = shell_on_puzzles(language);
        shell.press_keys("n");
        shell.make_puzzle();
        for key in ["s", "t"] {
            shell.press_keys(key);
            assert!(
                puzzle_screen(&shell).sequence.last_command_reveals_solution,
                "{key}"
            );
            text_without_cut_lines(&mut shell);
            shell.act(Action::Right);
            assert!(
                !puzzle_screen(&shell).sequence.last_command_reveals_solution,
                "{key}"
            );
        }
        let wrong_pit = puzzle_screen(&shell).current_turn().wrong_moves[0].pit;
        shell.act(Action::ClickPit(wrong_pit));
        shell.press_keys("t");
        assert!(
            puzzle_screen(&shell).sequence.last_command_reveals_solution,
            "nor while a wrong move is shown"
        );
        shell.act(Action::Confirm);
        solve_puzzle(&mut shell);
        assert!(
            !puzzle_screen(&shell).is_solved_without_help(),
            "only for the wrong move"
        );
        shell.act(Action::Left);
        shell.press_keys("t");
        assert!(matches!(current_screen(&shell.app), ShownScreen::Tree(_)));
        shell.act(Action::Back);
        shell.press_keys("s");
        assert!(
            matches!(current_screen(&shell.app), ShownScreen::Analysis(board) if board.setup.is_some())
        );
        shell.act(Action::Back);
        shell.press_keys("a");
        assert!(
            matches!(current_screen(&shell.app), ShownScreen::Analysis(board) if board.setup.is_none())
        );
    }
}

/// Checks that puzzles explain right and wrong moves with the same words as the hints during play.
#[test]
fn hints_and_refutations_describe_what_the_move_does() {
    let mut shell = shell_on_puzzles(Language::English);
    shell.press_keys("n");
    shell.make_puzzle();
    let count_if_explained = |shell: &mut Shell, past: &[AnyGame], pit: Pit| {
        let facts = effects_of_move(past, AnyMove::Pit(pit));
        let mover = past.last().expect("a position").to_move();
        let expected_reasons =
            without_letter_marks(&shell.app.context.words.reasons_text(&facts, mover));
        let is_explained = text_without_cut_lines(shell)
            .lines()
            .any(|line| line.contains(&format!("{pit} {expected_reasons}.")));
        assert!(
            is_explained || facts.is_empty(),
            "{pit} {expected_reasons}:\n{}",
            shell.screen_text(80, 24)
        );
        usize::from(is_explained)
    };
    let mut explained_count = 0;
    while !puzzle_screen(&shell).task.is_over() {
        for wrong in puzzle_screen(&shell).current_turn().wrong_moves.clone() {
            shell.act(Action::ClickPit(wrong.pit));
            let past = puzzle_screen(&shell)
                .task
                .animated_game
                .game
                .referee
                .positions_so_far()
                .to_vec();
            explained_count += wrong.refutation.map_or(0, |answer| {
                count_if_explained(&mut shell, &past[..past.len() - 1], answer)
            });
            shell.act(Action::Confirm);
        }
        shell.press_keys("iii");
        let past = puzzle_screen(&shell)
            .task
            .animated_game
            .game
            .referee
            .positions_so_far()
            .to_vec();
        let solution = puzzle_screen(&shell).current_turn().solution;
        explained_count += count_if_explained(&mut shell, &past, solution);
        shell.act(Action::Confirm);
    }
    assert!(explained_count > 0, "nothing was told");
}

#[test]
fn a_puzzle_that_arrives_too_late_changes_nothing() {
    let mut shell = shell_on_puzzles(Language::English);
    shell.press_keys("n");
    let outdated_order = shell.puzzle_request.take();
    shell.press_keys("n");
    let current_order = std::mem::replace(&mut shell.puzzle_request, outdated_order);
    shell.make_puzzle();
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Puzzles(_)),
        "the older order is forgotten"
    );
    shell.puzzle_request = current_order;
    shell.make_puzzle();
    assert!(matches!(current_screen(&shell.app), ShownScreen::Puzzle(_)));
    shell.act(Action::Back);
    shell.press_keys("n");
    shell.act(Action::Back);
    assert!(shell.puzzle_request.is_none(), "leaving ends the making");
}

#[test]
fn the_tree_of_a_finished_puzzle_opens_during_the_animation() {
    for is_given_up in [false, true] {
        let settings =
            Settings::parse("animation = \"slow\"\n[setup]\ngame = \"awari\"\n", "test").unwrap();
        let mut shell = Shell::new(settings, Language::English, ColorDepth::SixteenColors, 3);
        shell.open_menu_item(MenuItem::Puzzles);
        shell.act(Action::ClickRow(0));
        shell.make_puzzle();
        shell.press_keys("t");
        assert!(
            puzzle_screen(&shell).sequence.last_command_reveals_solution,
            "it is to be solved"
        );
        if is_given_up {
            shell.press_keys("r");
            shell.act(Action::Right);
        } else {
            solve_puzzle(&mut shell);
        }
        assert!(
            puzzle_screen(&shell).task.is_over()
                && puzzle_screen(&shell).task.animated_game.animation.is_some()
        );
        shell.press_keys("t");
        assert!(
            matches!(current_screen(&shell.app), ShownScreen::Tree(_)),
            "{:?}",
            current_screen(&shell.app)
        );
    }
}

#[test]
fn a_solution_is_stepped_through_move_by_move_while_its_text_stays() {
    let settings =
        Settings::parse("animation = \"slow\"\n[setup]\ngame = \"awari\"\n", "test").unwrap();
    let mut shell = Shell::new(settings, Language::English, ColorDepth::SixteenColors, 3);
    shell.act(Action::ClickRow(
        MenuItem::ALL
            .iter()
            .position(|&item| item == MenuItem::Puzzles)
            .unwrap(),
    ));
    shell.act(Action::ClickRow(0));
    shell.make_puzzle();
    shell.press_keys("r");
    let turns = puzzle_screen(&shell).sequence.puzzle.turns.len();
    assert!(turns > 1, "several moves to step through");
    for step in 1..2 * turns {
        shell.act(Action::Right);
        assert!(puzzle_screen(&shell).task.animated_game.animation.is_some());
        assert_eq!(
            puzzle_screen(&shell)
                .task
                .animated_game
                .cursor
                .shown_move_count(),
            step,
            "a key that comes early goes no further"
        );
        let drawn = shell.screen_text(80, 24);
        assert!(drawn.contains("solution"), "{drawn}");
    }
}

#[test]
fn a_solved_puzzle_explains_its_line_and_captures() {
    for (language, ahead) in [
        (
            Language::English,
            "ahead, counting both sides. A player who just captures",
        ),
        (
            Language::French,
            "à prévoir, les deux camps comptés. Coups manqués en prenant",
        ),
    ] {
        let mut shell = shell_on_puzzles(language);
        shell.act(Action::Confirm);
        shell.make_puzzle();
        solve_puzzle(&mut shell);
        let last_turn = puzzle_screen(&shell).current_turn().clone();
        let buffer = shell.draw(120, 50);
        let cell_symbols: Vec<&str> = buffer
            .content
            .iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect();
        let drawn_text = cell_symbols
            .join("")
            .replace('│', " ")
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        let past = [AnyGame::Awale(last_turn.position)];
        let move_effects = effects_of_move(&past, AnyMove::Pit(last_turn.solution));
        let reasons_with_letter_marks = shell
            .app
            .context
            .words
            .reasons_text(&move_effects, Seat::South)
            .replace('\u{a0}', " ");
        let why = without_letter_marks(&reasons_with_letter_marks);
        let first_words_of_reasons: String =
            why.split_whitespace().take(3).collect::<Vec<_>>().join(" ");
        assert!(
            drawn_text.contains(&format!("{} {first_words_of_reasons}", last_turn.solution)),
            "{why}\n{drawn_text}"
        );
        let captured_seeds: u8 = last_turn
            .position
            .trace(last_turn.solution)
            .unwrap()
            .captures()
            .map(|(_, seeds)| seeds)
            .sum();
        assert!(
            captured_seeds == 0
                || drawn_text.contains(&format!("{} +{captured_seeds}", last_turn.solution)),
            "{drawn_text}"
        );
        assert!(
            drawn_text.contains(ahead) && !drawn_text.contains("alpha"),
            "{drawn_text}"
        );
    }
}
