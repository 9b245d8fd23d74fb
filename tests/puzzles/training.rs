//! Puzzles from games on the screen: at the player's strength, of one theme, previously failed
//! ones, and against the clock.

use std::time::Duration;

use awale::app::{Action, Event, TaskState};
use awale::config::Settings;
use awale::screens::{MenuItem, PuzzleRow, PuzzleScreen, PuzzleStorm, TrainingRow};
use awale::theme::ColorDepth;
use awale::words::Language;
use awale_rules::Game;
use awale_study::exercise::Hint;
use awale_study::progress::{FirstTry, GlickoRating, ProgressEvent};
use awale_study::{
    puzzle::{PuzzleOrigin, collection},
    study::Motif,
};

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen, puzzle_screen};

/// The screen for choosing puzzles from games.
fn shell_on_training(language: Language) -> Shell {
    shell_on_row(PuzzleRow::Training, language)
}

/// A storm that has just begun.
fn shell_in_storm(language: Language) -> Shell {
    shell_on_row(PuzzleRow::Storm, language)
}

/// The screen that this line of the puzzles opens.
fn shell_on_row(row: PuzzleRow, language: Language) -> Shell {
    let settings =
        Settings::parse("animation = \"off\"\n[setup]\ngame = \"oware\"\n", "test").unwrap();
    let mut shell = Shell::new(settings, language, ColorDepth::SixteenColors, 5);
    let row_index = PuzzleRow::ALL.iter().position(|&each| each == row).unwrap();
    shell.open_menu_item(MenuItem::Puzzles);
    shell.act(Action::ClickRow(row_index));
    shell
}

fn row_action(target: TrainingRow) -> Action {
    Action::ClickRow(
        TrainingRow::ALL
            .iter()
            .position(|&row| row == target)
            .unwrap(),
    )
}

fn storm_screen(shell: &Shell) -> &PuzzleStorm {
    match current_screen(&shell.app) {
        ShownScreen::Storm(storm) => storm,
        other => panic!("no storm, but {other:?}"),
    }
}

fn puzzle_rating(puzzle: &PuzzleScreen) -> u16 {
    match puzzle.sequence.puzzle.origin {
        PuzzleOrigin::FromGame { rating, .. } => rating,
        PuzzleOrigin::FromRandomBoard(_) => panic!("a made puzzle"),
    }
}

fn solve_puzzle(shell: &mut Shell) {
    while !puzzle_screen(shell).task.is_over() {
        let solution = puzzle_screen(shell).current_turn().solution;
        shell.act(Action::ClickPit(solution));
    }
}

/// Checks that no line is cut off on a screen of the smallest usual size. Returns its text.
fn text_without_cut_lines(shell: &mut Shell) -> String {
    let buffer = shell.draw(80, 24);
    let rows = buffer.content.chunks(80);
    let screen_text: String = rows
        .map(|row| {
            row.iter()
                .map(ratatui::buffer::Cell::symbol)
                .collect::<String>()
                + "\n"
        })
        .collect();
    assert!(
        !screen_text.contains('~') && !screen_text.contains('['),
        "{screen_text}"
    );
    screen_text
}

#[test]
fn each_attempt_rates_the_player_and_the_puzzle_once() {
    for language in Language::ALL {
        let mut shell = shell_on_training(language);
        text_without_cut_lines(&mut shell);
        shell.act(row_action(TrainingRow::NextPuzzle));
        let suitable_rating = shell.progress.training().player_rating;
        let first_rating = puzzle_rating(puzzle_screen(&shell));
        assert!(
            u32::from(first_rating).abs_diff(suitable_rating.suitable_puzzle_rating()) < 100,
            "easy while the rating is uncertain"
        );
        text_without_cut_lines(&mut shell);
        solve_puzzle(&mut shell);
        text_without_cut_lines(&mut shell);
        let first_position_text = puzzle_screen(&shell).sequence.puzzle.turns[0]
            .position
            .to_string();
        let progress = shell.progress.clone();
        let training = progress.training();
        assert_eq!((training.attempts, training.solved), (1, 1));
        assert!(
            training.player_rating.rating_hundredths > GlickoRating::default().rating_hundredths
        );
        assert!(
            progress
                .tried_puzzle("oware", &first_position_text)
                .unwrap()
                .puzzle_rating
                .rating_hundredths
                < u32::from(puzzle_rating(puzzle_screen(&shell))) * 100
        );
        assert_eq!(shell.progress.current_and_longest_solving_run(), (1, 1));
        shell.press_keys("R");
        solve_puzzle(&mut shell);
        assert_eq!(shell.progress, progress, "the same again does not count");
        shell.press_keys("n");
        assert_ne!(
            puzzle_screen(&shell).sequence.puzzle.turns[0]
                .position
                .to_string(),
            first_position_text,
            "another one"
        );
    }
}

/// A new player's cursor is on the puzzles from games, because the daily puzzle may be hard.
#[test]
fn a_new_player_is_led_to_puzzles_of_a_suitable_strength() {
    let mut shell = Shell::with_settings("animation = \"off\"\n[setup]\ngame = \"oware\"\n");
    shell.reload_game_list();
    shell.press_keys("1");
    let suggested_row = |shell: &mut Shell| {
        shell.open_menu_item(MenuItem::Puzzles);
        let row = match current_screen(&shell.app) {
            ShownScreen::Puzzles(puzzles) => puzzles.row,
            other => panic!("no puzzles, but {other:?}"),
        };
        shell.act(Action::Back);
        shell.reload_game_list();
        row
    };
    let menu_text = |shell: &mut Shell| -> String {
        let buffer = shell.draw(120, 40);
        let symbols = buffer.content.iter().map(ratatui::buffer::Cell::symbol);
        symbols.collect()
    };
    while !shell
        .progress
        .training()
        .player_rating
        .is_certain_enough_to_show()
    {
        assert_eq!(suggested_row(&mut shell), PuzzleRow::Training);
        let menu = menu_text(&mut shell);
        assert!(menu.contains("A puzzle from a game is waiting"), "{menu}");
        let rating = shell.progress.training().player_rating;
        shell.progress.add(&ProgressEvent::PuzzleAttempt {
            variant: "oware".to_owned(),
            puzzle_position: format!("{rating:?}"),
            initial_puzzle_rating: u16::try_from(rating.suitable_puzzle_rating()).unwrap(),
            first_try: FirstTry::Solved,
            day: "2026-11-19".parse().unwrap(),
        });
        shell.reload_game_list();
    }
    let rating = shell.progress.training().player_rating;
    assert_eq!(rating.suitable_puzzle_rating(), rating.rating_points());
    assert_eq!(suggested_row(&mut shell), PuzzleRow::DailyPuzzle);
    let menu = menu_text(&mut shell);
    assert!(!menu.contains("A puzzle from a game is waiting"), "{menu}");
    assert!(
        ["easy) is", "medium) is", "hard) is"]
            .iter()
            .any(|difficulty| menu.contains(difficulty)),
        "{menu}"
    );
}

#[test]
fn any_help_counts_as_failure_and_ends_the_streak() {
    for (number, help) in ["i", "r", "wrong"].into_iter().enumerate() {
        let mut shell = shell_on_training(Language::English);
        shell.act(row_action(TrainingRow::NextPuzzle));
        solve_puzzle(&mut shell);
        shell.press_keys("n");
        match help {
            "wrong" => {
                let wrong_move = puzzle_screen(&shell).current_turn().wrong_moves[0];
                shell.act(Action::ClickPit(wrong_move.pit));
                assert_eq!(puzzle_screen(&shell).task.state, TaskState::Wrong);
                text_without_cut_lines(&mut shell);
                shell.act(Action::Confirm);
            }
            key => shell.press_keys(key),
        }
        text_without_cut_lines(&mut shell);
        solve_puzzle(&mut shell);
        let training = shell.progress.training();
        assert_eq!(
            (training.attempts, training.solved),
            (2, 1),
            "{number}: {help}"
        );
        assert_eq!(shell.progress.current_and_longest_solving_run(), (0, 1));
        assert!(
            shell
                .progress
                .due_puzzles("oware", "2026-11-21".parse().unwrap())
                .is_empty(),
            "not on the same day"
        );
        assert_eq!(
            shell
                .progress
                .due_puzzles("oware", "2026-11-22".parse().unwrap())
                .len(),
            1
        );
    }
}

#[test]
fn failed_puzzles_come_before_new_ones() {
    let mut shell = shell_on_training(Language::English);
    let variant = training_variant(&shell);
    let puzzles = collection::built_in(&variant);
    let hardest = puzzles.last().expect("puzzles ship for oware");
    let attempt = ProgressEvent::PuzzleAttempt {
        variant: "oware".to_owned(),
        puzzle_position: hardest.name(),
        initial_puzzle_rating: hardest.rating,
        first_try: FirstTry::Failed,
        day: "2026-11-20".parse().unwrap(),
    };
    shell.progress.add(&attempt);
    shell.handle(Event::LearningProgress(shell.progress.clone()));
    assert!(text_without_cut_lines(&mut shell).contains("1 missed puzzle is due today"));
    shell.press_keys("n");
    assert_eq!(puzzle_screen(&shell).sequence.puzzle.turns, hardest.turns);
    solve_puzzle(&mut shell);
    shell.press_keys("n");
    assert_ne!(
        puzzle_screen(&shell).sequence.puzzle.turns,
        hardest.turns,
        "for three days"
    );
}

fn training_variant(shell: &Shell) -> awale_study::catalogue::Variant {
    match current_screen(&shell.app) {
        ShownScreen::Training(training) => training.variant.clone(),
        other => panic!("no choice of puzzles, but {other:?}"),
    }
}

#[test]
fn failed_puzzles_come_back_by_theme() {
    let mut shell = shell_on_training(Language::English);
    let variant = training_variant(&shell);
    let puzzle_with_endgame_motif = |expected: bool| {
        let has_expected_motif = |puzzle: &&awale_study::puzzle::MinedPuzzle| {
            puzzle.motifs.contains(Motif::Endgame) == expected
        };
        collection::built_in(&variant)
            .iter()
            .find(has_expected_motif)
            .expect("one of both kinds ships")
    };
    let (other_puzzle, endgame_puzzle) = (
        puzzle_with_endgame_motif(false),
        puzzle_with_endgame_motif(true),
    );
    for (puzzle, day) in [(other_puzzle, "2026-11-18"), (endgame_puzzle, "2026-11-19")] {
        shell.progress.add(&ProgressEvent::PuzzleAttempt {
            variant: variant.id.to_string(),
            puzzle_position: puzzle.name(),
            initial_puzzle_rating: puzzle.rating,
            first_try: FirstTry::Failed,
            day: day.parse().unwrap(),
        });
    }
    shell.act(Action::Back);
    let training_row_index = PuzzleRow::ALL
        .iter()
        .position(|&row| row == PuzzleRow::Training)
        .unwrap();
    // The last theme in the list is the endgame.
    shell.act_all([
        Action::ClickRow(training_row_index),
        Action::Down,
        Action::Left,
    ]);
    shell.press_keys("n");
    assert_eq!(
        puzzle_screen(&shell).sequence.puzzle.turns,
        endgame_puzzle.turns,
        "the other waits longer, and is not of this theme"
    );
}

#[test]
fn puzzles_for_a_selected_theme_have_this_theme() {
    for language in Language::ALL {
        let mut shell = shell_on_training(language);
        shell.act_all([Action::Down, Action::Left]);
        // The last theme in the list is the endgame.
        text_without_cut_lines(&mut shell);
        for _ in 0..3 {
            shell.press_keys("n");
            let PuzzleOrigin::FromGame { motifs, .. } =
                puzzle_screen(&shell).sequence.puzzle.origin
            else {
                panic!("from a game")
            };
            assert!(motifs.contains(Motif::Endgame));
            solve_puzzle(&mut shell);
            text_without_cut_lines(&mut shell);
            shell.act(Action::Back);
        }
        for _ in Motif::ALL {
            shell.act(Action::Right);
            text_without_cut_lines(&mut shell);
        }
    }
}

#[test]
fn a_line_goes_on_until_seeds_are_won() {
    let mut continued_count = 0;
    for language in [Language::English, Language::German] {
        let mut shell = shell_on_training(language);
        shell.act(row_action(TrainingRow::NextPuzzle));
        let turn = puzzle_screen(&shell).current_turn().clone();
        for wrong in &turn.wrong_moves {
            shell.act(Action::ClickPit(wrong.pit));
            let verdict_text = text_without_cut_lines(&mut shell);
            assert!(!verdict_text.contains("Likely next"), "{verdict_text}");
            assert!(shell.run_analysis(8));
            let game = &puzzle_screen(&shell).task.animated_game.game;
            let has_more = game.moves().len() > 1 + usize::from(wrong.refutation.is_some());
            let text = text_without_cut_lines(&mut shell);
            if language == Language::English {
                assert_eq!(text.contains("Likely next"), has_more, "{text}");
            }
            continued_count += u32::from(has_more);
            shell.act(Action::Confirm);
            let task = &puzzle_screen(&shell).task;
            assert_eq!(
                task.animated_game.game.moves().len(),
                0,
                "the line is taken back"
            );
        }
        solve_puzzle(&mut shell);
        let length_of_solution = puzzle_screen(&shell).task.animated_game.game.moves().len();
        shell.run_analysis(8);
        let game = &puzzle_screen(&shell).task.animated_game.game;
        let (moves, positions) = (game.moves(), game.positions_so_far());
        if moves.len() > length_of_solution {
            continued_count += 1;
            assert!(
                positions[moves.len() - 1].net_gain(moves[moves.len() - 1]) != 0,
                "the line ends with a capture"
            );
        }
    }
    assert!(continued_count > 2, "{continued_count}");
}

#[test]
fn a_line_that_is_found_too_late_changes_nothing() {
    let mut shell = shell_on_training(Language::English);
    shell.act(row_action(TrainingRow::NextPuzzle));
    let wrong_pit = puzzle_screen(&shell).current_turn().wrong_moves[0].pit;
    shell.act(Action::ClickPit(wrong_pit));
    shell.act(Action::Confirm);
    shell.run_analysis(6);
    let task = &puzzle_screen(&shell).task;
    assert!(task.is_asking());
    assert_eq!(task.animated_game.game.moves().len(), 0);
}

#[test]
fn a_puzzle_from_a_game_has_hints_in_three_steps() {
    let mut shell = shell_on_training(Language::French);
    shell.act(row_action(TrainingRow::NextPuzzle));
    let solution = puzzle_screen(&shell).current_turn().solution;
    shell.press_keys("i");
    assert!(
        matches!(puzzle_screen(&shell).task.hint, Some(Hint::Idea)),
        "a puzzle has a reason"
    );
    text_without_cut_lines(&mut shell);
    shell.press_keys("i");
    assert!(matches!(
        puzzle_screen(&shell).task.hint,
        Some(Hint::LastSeedPlace(_))
    ));
    text_without_cut_lines(&mut shell);
    shell.press_keys("i");
    assert_eq!(
        puzzle_screen(&shell).task.hint,
        Some(Hint::Move(awale_study::catalogue::AnyMove::Pit(solution)))
    );
    text_without_cut_lines(&mut shell);
}

#[test]
fn a_puzzle_storm_lasts_three_minutes_and_saves_its_best_score() {
    let mut shell = shell_in_storm(Language::English);
    assert!(text_without_cut_lines(&mut shell).contains("starts the"));
    shell.handle(Event::Tick(Duration::from_secs(20)));
    assert_eq!(
        storm_screen(&shell).clock.remaining(),
        Duration::from_secs(180),
        "the first move starts the clock"
    );
    for number in 0..5 {
        text_without_cut_lines(&mut shell);
        let puzzle = &storm_screen(&shell).puzzle;
        if number == 2 {
            let wrong_pit = puzzle.current_turn().wrong_moves[0].pit;
            shell.act(Action::ClickPit(wrong_pit));
        } else {
            for turn in puzzle.sequence.puzzle.turns.clone() {
                shell.act(Action::ClickPit(turn.solution));
            }
        }
        shell.handle(Event::Tick(Duration::from_secs(20)));
    }
    shell.press_keys("ir");
    assert_eq!(
        (
            storm_screen(&shell).solved_count,
            storm_screen(&shell).missed_count
        ),
        (4, 1),
        "no help is given"
    );
    assert_eq!(
        storm_screen(&shell).clock.remaining(),
        Duration::from_secs(70),
        "a wrong move costs ten seconds"
    );
    assert!(text_without_cut_lines(&mut shell).contains("1:10"));
    assert_eq!(
        shell.progress.best_storm_score("oware"),
        4,
        "what is solved is kept at once"
    );
    shell.press_keys("?");
    shell.handle(Event::Tick(Duration::from_secs(20)));
    shell.act(Action::Back);
    assert_eq!(
        storm_screen(&shell).clock.remaining(),
        Duration::from_secs(50),
        "the list of keys stops no clock"
    );
    shell.handle(Event::Tick(Duration::from_secs(41)));
    let wrong_pit = storm_screen(&shell).puzzle.current_turn().wrong_moves[0].pit;
    shell.act(Action::ClickPit(wrong_pit));
    assert_eq!(
        storm_screen(&shell).missed_count,
        2,
        "that was the last of the time"
    );
    assert!(storm_screen(&shell).is_over() && shell.app.next_tick().is_none());
    assert!(text_without_cut_lines(&mut shell).contains("Best storm: 4"));
    let progress = &shell.progress;
    assert_eq!(
        (
            progress.best_storm_score("oware"),
            progress.training().attempts
        ),
        (4, 0),
        "ratings stay as they are"
    );
    shell.press_keys("y");
    assert_eq!(
        shell.copied_text.as_deref(),
        Some(
            "Awalé storm of 2026-11-21 (Awalé / Oware, international rules)\nSolved:\u{a0}4. Missed:\u{a0}2."
        )
    );
    // A missed puzzle that the player leaves unsolved stays among the missed puzzles.
    shell.act_all([Action::Confirm, Action::Back]);
    assert_eq!(storm_screen(&shell).unsolved_missed_puzzle_count(), 2);
    for left in [2, 1] {
        shell.act(Action::Confirm);
        assert!(text_without_cut_lines(&mut shell).contains(&format!("missed puzzles: {left} to")));
        shell.press_keys("i");
        for turn in storm_screen(&shell).puzzle.sequence.puzzle.turns.clone() {
            shell.act(Action::ClickPit(turn.solution));
        }
        let drawn = text_without_cut_lines(&mut shell);
        assert!(drawn.contains("Solved, but with a "), "{drawn}");
    }
    shell.act(Action::Confirm);
    assert!(
        !text_without_cut_lines(&mut shell).contains("solve the"),
        "none is left"
    );
    assert_eq!(shell.progress.training().attempts, 0);
    shell.act(Action::Confirm);
    assert_eq!(
        (
            storm_screen(&shell).solved_count,
            storm_screen(&shell).is_over()
        ),
        (0, false),
        "once more"
    );
    shell.act(Action::Back);
    assert!(matches!(
        current_screen(&shell.app),
        ShownScreen::Puzzles(_)
    ));
}

#[test]
fn a_puzzle_storm_that_is_quit_counts_and_shows_its_result() {
    for (language, solved, missed) in [
        (Language::English, "✓ Solved", "✗ Missed"),
        (Language::French, "✓ Résolu", "✗ Manqué"),
    ] {
        let mut shell = shell_in_storm(language);
        for turn in storm_screen(&shell).puzzle.sequence.puzzle.turns.clone() {
            shell.act(Action::ClickPit(turn.solution));
        }
        assert!(text_without_cut_lines(&mut shell).contains(solved));
        let wrong_pit = storm_screen(&shell).puzzle.current_turn().wrong_moves[0].pit;
        shell.act(Action::ClickPit(wrong_pit));
        assert!(text_without_cut_lines(&mut shell).contains(missed));
        shell.act(Action::Back);
        assert!(storm_screen(&shell).is_over(), "the result is shown");
        text_without_cut_lines(&mut shell);
        assert_eq!(shell.progress.best_storm_score("oware"), 1);
        shell.act(Action::Back);
        assert!(matches!(
            current_screen(&shell.app),
            ShownScreen::Puzzles(_)
        ));
    }
}

#[test]
fn a_puzzle_solved_with_help_says_it_counts_as_failed() {
    for (language, expected) in [
        (Language::English, "counts as"),
        (Language::French, "compte"),
    ] {
        let mut shell = shell_on_training(language);
        shell.act(row_action(TrainingRow::NextPuzzle));
        let puzzle_rating = puzzle_rating(puzzle_screen(&shell));
        shell.press_keys("i");
        assert!(shell.progress.training().player_rating.rating_points() < 1200);
        solve_puzzle(&mut shell);
        let drawn = text_without_cut_lines(&mut shell);
        assert!(
            drawn.contains(expected) && drawn.contains(&format!(" {puzzle_rating}")),
            "{drawn}"
        );
        assert!(
            !drawn.contains("1200 →"),
            "the rating was too uncertain before: {drawn}"
        );
    }
}

#[test]
fn custom_variants_have_no_puzzles_from_games() {
    let custom_variant_settings = "[[variant]]\nid = \"quick\"\nname = \"Quick\"\nseeds_per_pit = 3\nwin_at = 19\n[setup]\ngame = \"quick\"\n";
    let settings = Settings::parse(custom_variant_settings, "test").unwrap();
    let mut shell = Shell::new(settings, Language::English, ColorDepth::SixteenColors, 5);
    shell.open_menu_item(MenuItem::Puzzles);
    shell.act(Action::ClickRow(1));
    shell.act(row_action(TrainingRow::NextPuzzle));
    assert!(text_without_cut_lines(&mut shell).contains("no such puzzle"));
    let storm_row = PuzzleRow::ALL
        .iter()
        .position(|&row| row == PuzzleRow::Storm);
    shell.act_all([Action::Back, Action::ClickRow(storm_row.unwrap())]);
    assert!(text_without_cut_lines(&mut shell).contains("No puzzle was found"));
}

#[test]
fn storms_repeat_no_puzzle_while_there_are_new_ones() {
    let mut shell = shell_in_storm(Language::English);
    let mut shown_positions = Vec::new();
    for _ in 0..4 {
        for _ in 0..8 {
            let turns = storm_screen(&shell).puzzle.sequence.puzzle.turns.clone();
            shown_positions.push(turns[0].position.to_string());
            for turn in turns {
                shell.act(Action::ClickPit(turn.solution));
            }
        }
        // Also count the puzzle that is on the board when the storm ends.
        shown_positions.push(
            storm_screen(&shell).puzzle.sequence.puzzle.turns[0]
                .position
                .to_string(),
        );
        shell.act_all([Action::Back, Action::Confirm]);
    }
    let shown_puzzle_count = shown_positions.len();
    shown_positions.sort();
    shown_positions.dedup();
    assert_eq!(shown_positions.len(), shown_puzzle_count);
}
