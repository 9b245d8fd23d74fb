//! Puzzles from the player's own games: mistakes that were analyzed, and positions that are found
//! in the background.

use awale::app::{Action, Event, GameFile, JobNews, TaskState};
use awale::config::Settings;
use awale::screens::{AnalyseRow, MenuItem, MistakesSource, PuzzleRow, SolveResult};
use awale::theme::ColorDepth;
use awale::words::Language;
use awale_engine::Stop;
use awale_rules::{Pit, Position, Seat};
use awale_study::catalogue::{AnyMove, Variant};
use awale_study::progress::OwnPuzzleKind;
use awale_study::puzzle::{MinedPuzzle, OwnGameSearcher, PuzzleCandidate, collection};

use crate::shell::shown::{ShownScreen, current_screen, mistakes_screen};
use crate::shell::{AGAINST_COMPUTER_SETTINGS, Shell};

fn start_shell(settings: &str) -> Shell {
    Shell::new(
        Settings::parse(settings, "test").unwrap(),
        Language::English,
        ColorDepth::SixteenColors,
        5,
    )
}

/// A game against the computer, played to its end.
fn shell_with_finished_game(settings: &str) -> Shell {
    let mut shell = start_shell(settings);
    shell.press_keys("p");
    while matches!(current_screen(&shell.app), ShownScreen::Play(_)) {
        shell.act(Action::Confirm);
        shell.answer_newest_request();
    }
    shell
}

fn go_to_menu(shell: &mut Shell) {
    while !matches!(current_screen(&shell.app), ShownScreen::Menu(_)) {
        shell.act(Action::Back);
    }
}

/// Opens the saved mistakes of the player.
fn open_saved_mistakes(shell: &mut Shell) {
    open_puzzle_row(PuzzleRow::OwnMistakes, shell);
}

fn open_puzzle_row(target: PuzzleRow, shell: &mut Shell) {
    go_to_menu(shell);
    let row = PuzzleRow::ALL
        .iter()
        .position(|&row| row == target)
        .unwrap();
    shell.open_menu_item(MenuItem::Puzzles);
    shell.act(Action::ClickRow(row));
}

fn due_days_of_own_puzzles(shell: &Shell) -> Vec<String> {
    let waiting = shell
        .progress
        .unlearned_own_puzzles("oware", OwnPuzzleKind::Mistake);
    waiting
        .iter()
        .filter_map(|(_, puzzle)| puzzle.due_day_and_solved_count)
        .map(|(day, times)| format!("{day} {times}"))
        .collect()
}

#[test]
fn mistakes_of_an_analyzed_game_become_puzzles() {
    let mut shell = shell_with_finished_game(AGAINST_COMPUTER_SETTINGS);
    open_saved_mistakes(&mut shell);
    let ShownScreen::Puzzles(puzzles) = current_screen(&shell.app) else {
        panic!("there is nothing to show")
    };
    assert_eq!(
        puzzles.missing_own_puzzle_kind,
        Some(OwnPuzzleKind::Mistake)
    );
    go_to_menu(&mut shell);
    shell.open_analyse_row(AnalyseRow::SavedGames);
    shell.press_keys("a");
    shell.press_keys("a");
    shell.run_analysis(6);
    let due_days = due_days_of_own_puzzles(&shell);
    assert!(
        due_days.len() > 1 && due_days.iter().all(|each| each == "2026-11-22 0"),
        "{due_days:?}"
    );
    open_saved_mistakes(&mut shell);
    let mistakes = mistakes_screen(&shell);
    assert_eq!(
        (mistakes.sequence.source, mistakes.number_and_total()),
        (MistakesSource::SavedOwnGames, (1, due_days.len().min(10)))
    );
    let best_move = mistakes.current_exercise().unwrap().assessment.line[0];
    shell.act(Action::ClickPit(best_move.as_pit().unwrap()));
    let mistakes = mistakes_screen(&shell);
    assert_eq!(
        (
            mistakes.task.state,
            mistakes.task.tried_move,
            mistakes.count_with_result(SolveResult::SolvedAtOnce)
        ),
        (TaskState::Solved, Some(best_move), 1)
    );
    assert_eq!(
        due_days_of_own_puzzles(&shell),
        due_days,
        "before its day it waits on"
    );
    shell.act(Action::Confirm);
    shell.press_keys("a");
    assert_eq!(
        shell
            .progress
            .unlearned_own_puzzles("oware", OwnPuzzleKind::Mistake)
            .len(),
        due_days.len()
    );
    // A second analysis adds nothing.
    go_to_menu(&mut shell);
    shell.open_analyse_row(AnalyseRow::SavedGames);
    shell.press_keys("a");
    shell.press_keys("aL");
    shell.run_analysis(6);
    assert_eq!(
        shell
            .progress
            .unlearned_own_puzzles("oware", OwnPuzzleKind::Mistake)
            .len(),
        due_days.len()
    );
}

/// A game that ends with one move in the position of a shipped puzzle: at index 0 the right move,
/// then the wrong ones.
fn game_ending_in_puzzle(played_index: usize) -> (Vec<Position>, Vec<Pit>, MinedPuzzle) {
    let variant = Variant::built_in().remove(0);
    let puzzle = collection::built_in(&variant)
        .iter()
        .find(|puzzle| puzzle.rating > 900)
        .unwrap()
        .clone();
    let turn = &puzzle.turns[0];
    let right_and_wrong_pits: Vec<Pit> = [turn.solution]
        .into_iter()
        .chain(turn.wrong_moves.iter().map(|wrong| wrong.pit))
        .collect();
    let (position, played_pit) = (turn.position, right_and_wrong_pits[played_index]);
    (
        vec![position, position.after(played_pit).unwrap()],
        vec![played_pit],
        puzzle,
    )
}

#[test]
fn the_only_good_moves_of_own_games_are_found_whether_played_or_missed() {
    for (number, was_played) in [(0, true), (1, false)] {
        let (past, played, puzzle) = game_ending_in_puzzle(number);
        let stop = Stop::new();
        let mut searcher = OwnGameSearcher::new(past[0].rules(), &stop).unwrap();
        let found_move = searcher.search(&past, &played, Seat::South).unwrap();
        let [
            PuzzleCandidate {
                move_index: 0,
                assessment,
                ..
            },
        ] = &found_move[..]
        else {
            panic!("{found_move:?}")
        };
        assert_eq!(assessment.line[0], AnyMove::Pit(puzzle.turns[0].solution));
        assert_eq!(assessment.played_move == assessment.line[0], was_played);
        assert_eq!(
            searcher.search(&past, &played, Seat::North),
            Some(Vec::new()),
            "the other side's are not mine"
        );
        stop.stop();
        assert_eq!(
            searcher.search(&past, &played, Seat::South),
            None,
            "what was stopped says nothing"
        );
    }
}

#[test]
fn the_players_games_are_searched_when_the_program_is_idle() {
    let mut shell = shell_with_finished_game(AGAINST_COMPUTER_SETTINGS);
    assert!(
        shell.game_search_request.is_none(),
        "the end of the game is rated now"
    );
    go_to_menu(&mut shell);
    let (first_job, order) = shell
        .game_search_request
        .clone()
        .expect("a game to look through");
    assert_eq!(
        (order.own_seat, order.positions_so_far.len()),
        (Seat::South, order.played_pits.len() + 1)
    );
    shell.press_keys("p");
    assert!(shell.game_search_request.is_none(), "a game comes first");
    shell.handle(Event::Job(first_job, JobNews::Found(Vec::new())));
    assert!(
        !shell
            .progress
            .has_searched_game("2026-11-21-120000-oware-1.toml"),
        "it was stopped"
    );
    go_to_menu(&mut shell);
    let (job, order) = shell.game_search_request.clone().expect("it begins anew");
    assert!(shell.app.context.own_game_queue.is_running());
    let found_move = PuzzleCandidate {
        move_index: 0,
        assessment: awale_study::record::Assessment {
            played_move: AnyMove::Pit(order.played_pits[0]),
            value: awale_engine::Score::Estimate(-200),
            best: awale_engine::Score::Estimate(300),
            line: vec![AnyMove::Pit(
                order.positions_so_far[0]
                    .moves()
                    .find(|pit| *pit != order.played_pits[0])
                    .unwrap(),
            )],
            cost: 300,
            points_at_stake: 0,
            only_good_evidence: None,
            depth_costs: Vec::new(),
            choice_counts: Vec::new(),
        },
        refutation: Vec::new(),
    };
    shell.handle(Event::Job(job, JobNews::Found(vec![found_move])));
    assert!(
        shell
            .progress
            .has_searched_game("2026-11-21-120000-oware-1.toml")
    );
    assert_eq!(
        (
            due_days_of_own_puzzles(&shell),
            shell.app.context.own_game_queue.remaining_game_count()
        ),
        (vec!["2026-11-22 0".to_owned()], 0)
    );
    shell.game_search_request = None;
    go_to_menu(&mut shell);
    shell.reload_game_list();
    assert!(
        shell.game_search_request.is_none(),
        "there is nothing left to do"
    );
    open_saved_mistakes(&mut shell);
    assert_eq!(mistakes_screen(&shell).sequence.mistakes.len(), 1);
    // The result is saved, so a restarted program does not search again.
    shell.restart(7);
    assert!(shell.game_search_request.is_none());
}

#[test]
fn a_found_move_is_not_called_a_mistake_and_names_its_game() {
    let mut shell = shell_with_finished_game(AGAINST_COMPUTER_SETTINGS);
    go_to_menu(&mut shell);
    let (job, order) = shell
        .game_search_request
        .clone()
        .expect("a game to look through");
    let played_move = AnyMove::Pit(order.played_pits[4]);
    let found_move = PuzzleCandidate {
        move_index: 4,
        assessment: awale_study::record::Assessment {
            played_move,
            value: awale_engine::Score::Estimate(300),
            best: awale_engine::Score::Estimate(300),
            line: vec![played_move],
            cost: 0,
            points_at_stake: 0,
            only_good_evidence: None,
            depth_costs: Vec::new(),
            choice_counts: Vec::new(),
        },
        refutation: vec![played_move],
    };
    shell.handle(Event::Job(job, JobNews::Found(vec![found_move])));
    shell.open_menu_item(MenuItem::Puzzles);
    let list_text = shell.screen_words(100, 30);
    assert!(
        list_text.contains("My mistakes none yet")
            && list_text.contains("Well played 0 due today, 1 in all"),
        "{list_text}"
    );
    open_saved_mistakes(&mut shell);
    let ShownScreen::Puzzles(puzzles) = current_screen(&shell.app) else {
        panic!("it is no mistake")
    };
    assert_eq!(
        puzzles.missing_own_puzzle_kind,
        Some(OwnPuzzleKind::Mistake)
    );
    open_puzzle_row(PuzzleRow::OwnGoodMoves, &mut shell);
    let (_, day) = mistakes_screen(&shell)
        .current_exercise()
        .unwrap()
        .source
        .clone()
        .expect("one game has this position");
    assert_eq!(day.to_string(), "2026-11-21");
    let puzzle_text = shell.screen_words(100, 30);
    assert!(puzzle_text.contains("Well played"), "{puzzle_text}");
    assert!(
        puzzle_text.contains("You found the best move here"),
        "{puzzle_text}"
    );
    assert!(
        !puzzle_text.contains("better") && !puzzle_text.to_lowercase().contains("mistake"),
        "{puzzle_text}"
    );
    // With a second game that has the same beginning, this position could come from either game.
    let text = shell.disk.values().next().unwrap().clone();
    shell.write_game_file(GameFile("2026-11-22-120000-oware-9.toml".to_owned()), text);
    shell.reload_game_list();
    open_puzzle_row(PuzzleRow::OwnGoodMoves, &mut shell);
    assert_eq!(
        mistakes_screen(&shell).current_exercise().unwrap().source,
        None
    );
}

#[test]
fn a_setting_switches_the_search_for_puzzles_in_own_games_off() {
    let mut shell = shell_with_finished_game(
        &AGAINST_COMPUTER_SETTINGS.replace("[setup]", "study.own_games = false\n[setup]"),
    );
    go_to_menu(&mut shell);
    assert!(shell.game_search_request.is_none());
}
