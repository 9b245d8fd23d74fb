//! Journeys of a user through the course and the puzzles of the real program.

#![cfg(unix)]

use std::process::Output;
use std::time::{Duration, Instant};
use std::{fs, thread};

use awale_rules::{Game, Match, PerSeat, Position, Seat, Settlement};
use awale_study::catalogue::{GameKind, Variant};
use awale_study::progress::{FirstTry, Progress};
use awale_study::puzzle::collection;
use awale_study::record::{Participant, Record, SowingDirection};
use awale_study::strategy::{ChapterExercise, chapters};

use crate::terminal::{Home, Terminal, key};

/// A home in which awari was played last, because its puzzles are generated fastest.
fn home_with_awari() -> Home {
    Home::with_settings(
        "animation = \"off\"\ntables.automatic = false\n[setup]\ngame = \"awari\"\n",
    )
}

fn saved_progress(home: &Home) -> Progress {
    home.wait_until_idle();
    let text =
        fs::read_to_string(home.data_folder().join("progress.toml")).expect("it was written");
    Progress::parse(&text).expect("a whole file")
}

fn run_awale(home: &Home, args: &[&str]) -> Output {
    home.command().args(args).output().expect("it runs")
}

#[test]
fn a_finished_lesson_is_saved() {
    let home = home_with_awari();
    let mut terminal = home.start();
    terminal.open_line("Learn");
    terminal.wait_for_text("0 of 7 done");
    terminal.press(key::DOWN);
    terminal.press(key::DOWN);
    terminal.press(key::ENTER);
    terminal.wait_for_text("Capture 2 seeds.");
    terminal.press("E");
    terminal.wait_for_text("That captures nothing; capture 2.");
    terminal.press(key::ENTER);
    terminal.wait_until_text_gone("That captures nothing");
    terminal.press("i");
    terminal.wait_for_text("Look for a pit");
    terminal.press("D");
    terminal.wait_for_text("Well done.");
    terminal.press(key::ENTER);
    terminal.wait_for_text("Capture 3 seeds.");
    terminal.press("E");
    terminal.wait_for_text("Well done.");
    terminal.press(key::ENTER);
    terminal.wait_for_text("Step 3 of 3");
    terminal.press("i");
    terminal.wait_for_text("Look for a pit");
    terminal.press("i");
    terminal.wait_for_text("Try ");
    terminal.press(key::ENTER);
    terminal.wait_for_text("Well done.");
    terminal.press(key::ESC);
    terminal.wait_for_text("1 of 7 done");
    terminal.wait_for_text("✓ 3. Capturing");
    terminal.quit();
    assert!(saved_progress(&home).has_finished_lesson("awari", "capturing"));

    let mut terminal = home.start();
    terminal.open_line("Learn");
    terminal.wait_for_text("✓ 3. Capturing");
    terminal.quit();
}

/// Waits until a new puzzle accepts keys: the cursor moves. Keys are sent slowly, because each key
/// that could be a repeat of a held key extends the pause.
fn wait_until_keys_work(terminal: &mut Terminal) {
    let cursor_column =
        |terminal: &Terminal| terminal.screen().lines().find_map(|line| line.find('▲'));
    let initial_column = cursor_column(terminal);
    while cursor_column(terminal) == initial_column {
        terminal.press(key::RIGHT);
        thread::sleep(Duration::from_millis(300));
    }
}

/// Solves the puzzle on the screen with hints: the idea, then the pit of the last seed, then the
/// move.
fn solve_with_hints(terminal: &mut Terminal) {
    wait_until_keys_work(terminal);
    while !terminal.screen().contains("Solved, but with") {
        terminal.press("i");
        terminal.press("i");
        terminal.wait_for_text("The last seed of the right move lands in");
        terminal.press("i");
        let shows_move = |screen: &str| screen.contains("Play ") || screen.contains("only legal");
        terminal.wait_until_screen("the move is told", shows_move);
        terminal.press(key::ENTER);
        terminal.wait_until_screen("the move is right", |screen| {
            screen.contains("Right.") || screen.contains("Solved, but with")
        });
    }
}

#[test]
fn a_puzzle_from_a_game_is_failed_by_hints_and_counted_once() {
    let home = home_with_awari();
    let mut terminal = home.start();
    terminal.open_line("Puzzles");
    terminal.open_line("From games");
    terminal.wait_for_text("Solved: 0 of 0.");
    terminal.press("n");
    terminal.wait_for_text("Move 1 of ");
    solve_with_hints(&mut terminal);
    terminal.wait_for_text("Themes: ");
    terminal.press("R");
    terminal.wait_for_text("Move 1 of ");
    terminal.press(key::ESC);
    terminal.wait_for_text("Solved: 0 of 1.");
    terminal.quit();
    let training = saved_progress(&home).training().clone();
    assert_eq!((training.attempts, training.solved), (1, 0));

    let mut terminal = home.start();
    terminal.open_line("Puzzles");
    terminal.open_line("From games");
    terminal.wait_for_text("Solved: 0 of 1.");
    terminal.quit();
}

#[test]
fn a_puzzle_is_solved_with_hints_and_counted() {
    let home = home_with_awari();
    let mut terminal = home.start();
    terminal.open_line("Puzzles");
    terminal.wait_for_text("Today's puzzle");
    terminal.press("n");
    terminal.wait_for_text("Move 1 of ");
    solve_with_hints(&mut terminal);
    terminal.press(key::LEFT);
    terminal.press(key::ESC);
    terminal.wait_for_text("1 solved, 0 on the first try");
    terminal.quit();
    assert_eq!(
        saved_progress(&home).current_and_longest_solving_run(),
        (0, 0)
    );
}

#[test]
fn a_damaged_progress_file_is_put_aside_and_reported() {
    let home = home_with_awari();
    fs::create_dir_all(home.data_folder()).unwrap();
    fs::write(
        home.data_folder().join("progress.toml"),
        "format = 1\nlessons = [",
    )
    .unwrap();
    let mut terminal = home.start();
    terminal.wait_for_text("Your progress");
    terminal.quit();
    home.wait_until_idle();
    let set_aside_text =
        fs::read_to_string(home.data_folder().join("progress.damaged-1.toml")).unwrap();
    assert_eq!(set_aside_text, "format = 1\nlessons = [");
}

#[test]
fn the_puzzle_command_prints_the_same_puzzle_every_time() {
    let home = Home::new();
    let args = [
        "puzzle",
        "--variant",
        "awari",
        "--day",
        "2026-11-21",
        "--solution",
    ];
    let first_output = run_awale(&home, &args);
    assert!(first_output.status.success(), "{first_output:?}");
    assert_eq!(first_output.stdout, run_awale(&home, &args).stdout);
    let text = String::from_utf8(first_output.stdout).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let awari = Variant::built_in()
        .into_iter()
        .find(|variant| variant.id == "awari")
        .unwrap();
    let mut position = Position::parse(lines[0], &awari.rules).unwrap();
    assert!(lines[1].ends_with("(hard)"), "a Saturday: {text}");
    for letter in lines[2].split(' ') {
        position
            .play(awale_rules::Pit::from_letter(letter.chars().next().unwrap()).unwrap())
            .unwrap();
    }
    let refused_output = run_awale(&home, &["puzzle", "--difficulty", "absurd"]);
    assert!(
        !refused_output.status.success()
            && String::from_utf8_lossy(&refused_output.stderr).contains("easy, medium, hard")
    );
}

/// A short game of a human against a computer. The human resigns, so that there are few moves to
/// search.
fn short_resigned_game() -> String {
    let kind = GameKind::Awale(Variant::built_in().remove(0));
    let mut game = Match::new(kind.start(Seat::South));
    while game.moves().len() < 12 {
        let mv = game.position().moves().next().expect("a move");
        game.play(mv).expect("legal");
    }
    game.settle(Settlement::Resignation(Seat::South));
    let participant = |spec: &str| Participant {
        name: "".into(),
        spec: spec.parse().expect("a player"),
    };
    let players = PerSeat {
        south: participant("human"),
        north: participant("naive"),
    };
    let date = "2026-11-20T12:00:00Z".parse().expect("a date");
    Record::of(
        &game,
        kind,
        players,
        SowingDirection::CounterClockwise,
        date,
        None,
    )
    .to_toml()
}

#[test]
fn after_a_kill_the_search_in_the_users_games_continues() {
    let home = Home::with_settings("animation = \"off\"\ntables.automatic = false\n");
    let files: Vec<String> = (0..3)
        .map(|day| format!("2026-11-2{day}-120000-oware.toml"))
        .collect();
    fs::create_dir_all(home.games_folder()).expect("a folder");
    for file in &files {
        fs::write(home.games_folder().join(file), short_resigned_game()).expect("a file");
    }
    // The file must be intact whenever the program is killed.
    let searched_game_count = || {
        let Ok(text) = fs::read_to_string(home.data_folder().join("progress.toml")) else {
            return 0;
        };
        let progress = Progress::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        files
            .iter()
            .filter(|file| progress.has_searched_game(file))
            .count()
    };
    for part in 1..=4 {
        let mut terminal = home.start();
        thread::sleep(Duration::from_millis(40) * part);
        terminal.send_signal("KILL");
        terminal.wait_for_exit();
        searched_game_count();
    }
    let mut terminal = home.start();
    // The search thread has the lowest priority on the machine.
    let deadline = Instant::now() + Duration::from_secs(600);
    while searched_game_count() < files.len() {
        assert!(
            Instant::now() < deadline,
            "not all were looked through\n{}",
            terminal.screen()
        );
        thread::sleep(Duration::from_millis(5));
    }
    terminal.quit();
}

/// The numbers of seeds on the screen, from A to F and from a to f.
fn seed_counts_on(screen: &str) -> Option<Vec<u8>> {
    let numbers_in_line = |line: &str| -> Vec<u8> {
        line.split(|letter: char| !letter.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .collect()
    };
    // The number of a store may follow the six pits of a row.
    let mut seed_rows = screen
        .lines()
        .map(numbers_in_line)
        .filter(|row| row.len() >= 6)
        .map(|row| row[..6].to_vec());
    let (mut north, south) = (seed_rows.next()?, seed_rows.next()?);
    north.reverse();
    Some([south, north].concat())
}

#[test]
fn a_kill_in_a_puzzle_storm_keeps_the_solved_puzzles() {
    let home = Home::with_settings(
        "animation = \"off\"\ntables.automatic = false\n[setup]\ngame = \"oware\"\n",
    );
    let mut terminal = home.start();
    terminal.open_line("Puzzles");
    terminal.open_line("Storm");
    terminal.wait_for_text("costs ten");
    for solved in 1..=3 {
        let seeds = seed_counts_on(&terminal.screen()).expect("a board");
        let shipped_puzzles = collection::built_in(&Variant::built_in()[0]);
        let puzzle = shipped_puzzles
            .iter()
            .find(|puzzle| puzzle.turns[0].position.pits()[..] == seeds[..])
            .expect("it ships");
        let solution: String = puzzle
            .turns
            .iter()
            .map(|turn| turn.solution.letter().to_ascii_uppercase())
            .collect();
        terminal.press(&solution);
        terminal.wait_for_text(&format!("Solved:\u{a0}{solved}."));
    }
    home.wait_until_idle();
    terminal.send_signal("KILL");
    terminal.wait_for_exit();
    assert_eq!(saved_progress(&home).best_storm_score("oware"), 3);
}

/// Opens the first chapter of the strategy course and goes to an exercise, counted from 0. The
/// chapter opens at its last position.
fn open_exercise(terminal: &mut Terminal, exercise_index: usize) {
    terminal.open_line("Learn");
    terminal.open_line("  Playing well");
    terminal.wait_for_text("stars");
    terminal.press(key::ENTER);
    terminal.wait_until_screen("a step", |screen| {
        screen.contains("Position 1 of 3") || screen.contains("Exercise ")
    });
    let heading = format!("Exercise {} of ", exercise_index + 1);
    while !terminal.screen().contains(&heading) {
        let screen_before = terminal.screen();
        let is_beyond_exercise = (exercise_index + 2..=8)
            .any(|later| screen_before.contains(&format!("Exercise {later} of ")));
        terminal.press(if is_beyond_exercise { "N" } else { "n" });
        terminal.wait_until_screen("another step", |screen| screen != screen_before);
    }
}

#[test]
fn a_kill_in_a_chapter_loses_only_the_current_exercise() {
    let home = Home::with_settings(
        "animation = \"off\"\ntables.automatic = false\n[setup]\ngame = \"oware\"\n",
    );
    let chapter = chapters(&Variant::built_in()[0]).remove(0);
    let right_letter = |exercise: &ChapterExercise| {
        exercise.correct_pits()[0]
            .letter()
            .to_ascii_uppercase()
            .to_string()
    };
    // The file must be intact whenever the program is killed.
    let first_try_at = |number: usize| {
        let text = fs::read_to_string(home.data_folder().join("progress.toml")).ok()?;
        let progress = Progress::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let exercise = chapter.exercises[number].name();
        progress.first_try_at_solved_exercise("oware", chapter.outline.subject.name(), &exercise)
    };
    for number in 0..3 {
        let mut terminal = home.start();
        open_exercise(&mut terminal, number);
        terminal.press(&right_letter(&chapter.exercises[number]));
        terminal.wait_for_text("Right: ");
        let deadline = Instant::now() + Duration::from_secs(60);
        while first_try_at(number).is_none() {
            assert!(
                Instant::now() < deadline,
                "it is not written down\n{}",
                terminal.screen()
            );
            thread::sleep(Duration::from_millis(5));
        }
        terminal.press(key::ENTER);
        terminal.wait_for_text(&format!("Exercise {} of ", number + 2));
        terminal.press(&right_letter(&chapter.exercises[number + 1]));
        thread::sleep(Duration::from_millis(10) * u32::try_from(number).expect("a few"));
        terminal.send_signal("KILL");
        terminal.wait_for_exit();
        assert!(
            (0..=number).all(|earlier| first_try_at(earlier) == Some(FirstTry::Solved)),
            "{number}"
        );
    }
}

#[test]
fn a_kill_in_a_match_keeps_the_score() {
    let home = Home::with_settings(
        "animation = \"off\"\ntables.automatic = false\n[setup]\ngame = \"oware\"\nnorth = \"naive\"\nbest_of = 3\n\
         first = \"south\"\n",
    );
    let series_json_contains = |part: &str| {
        let series = home.output_of(&["results", "--json"]).replace(' ', "");
        series
            .split("\"series\"")
            .nth(1)
            .is_some_and(|series| series.contains(part))
    };
    let play_move = |terminal: &mut Terminal, pit_letter: &str| {
        terminal.wait_for_text("· South");
        let before = terminal.screen();
        terminal.press(pit_letter);
        terminal.wait_until_screen("the move is played", |screen| screen != before);
    };
    let resign_game = |terminal: &mut Terminal| {
        terminal.wait_for_text("· South");
        terminal.press("r");
        terminal.wait_for_text("Resign this game?");
        terminal.press("y");
        terminal.wait_for_text("atch: you 0, ");
    };
    let mut terminal = home.start();
    terminal.open_line("Play");
    terminal.wait_for_text("best of 3");
    terminal.press(key::ENTER);
    play_move(&mut terminal, "A");
    resign_game(&mut terminal);
    terminal.open_line("Next game");
    play_move(&mut terminal, "A");
    home.wait_until_idle();
    for (kill, pit_letter) in (0..).zip(["B", "C", "D"]) {
        thread::sleep(Duration::from_millis(20) * kill);
        terminal.send_signal("KILL");
        terminal.wait_for_exit();
        assert!(
            series_json_contains("\"lost\":1") && series_json_contains("\"result\":\"running\""),
            "the first game counts once, the second not yet"
        );
        terminal = home.start();
        terminal.press(key::ENTER);
        play_move(&mut terminal, pit_letter);
    }
    resign_game(&mut terminal);
    home.wait_until_idle();
    terminal.send_signal("KILL");
    terminal.wait_for_exit();
    assert!(
        series_json_contains("\"lost\":2") && series_json_contains("\"result\":\"lost\""),
        "both games count once"
    );
}
