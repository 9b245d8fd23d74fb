//! Progress data stays intact and is counted once, even if another program writes too or this one
//! is killed.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Barrier;
use std::{env, fs, thread};

use awale_study::progress::{FirstTry, OwnPuzzle, OwnPuzzleKind, ProgressEvent};

use awale::shell::storage::ProgressFile;
use awale::shell::storage::user_files::read_custom_themes;
use awale::words::{Language, Words};

fn lesson_event(id: &str) -> ProgressEvent {
    ProgressEvent::LessonFinished {
        game_kind_id: "oware".to_owned(),
        lesson_id: id.to_owned(),
    }
}

/// Events: an exercise, a round of the trainer, and a mistake that was found and solved a day
/// later.
fn practice_events(position_name: &str, score: u32) -> Vec<ProgressEvent> {
    let (variant, position_name, day) = (
        "oware".to_owned(),
        position_name.to_owned(),
        jiff::civil::date(2026, 11, 21),
    );
    let puzzle = OwnPuzzle {
        played_move: "A".to_owned(),
        played_value: "-1.00".to_owned(),
        best_value: "2.00".to_owned(),
        lost_point_thousandths: 300,
        best_line: "F".to_owned(),
        refutation: String::new(),
        due_day_and_solved_count: None,
        is_tried: false,
        was_missed: false,
    };
    vec![
        ProgressEvent::ExerciseSolved {
            variant: variant.clone(),
            chapter_name: "reach".to_owned(),
            exercise_position: position_name.clone(),
            first_try: FirstTry::Solved,
        },
        ProgressEvent::DrillRoundEnded {
            variant: variant.clone(),
            drill_name: "last-1".to_owned(),
            drill_score: score,
        },
        ProgressEvent::OwnPuzzlesFound {
            variant: variant.clone(),
            puzzles: vec![(position_name.clone(), puzzle)],
            searched_game_file_name: Some(position_name.clone()),
            day,
        },
        ProgressEvent::OwnPuzzleTried {
            variant,
            position_name,
            first_try: FirstTry::Solved,
            day: day.tomorrow().unwrap(),
        },
    ]
}

#[test]
fn two_programs_preserve_each_others_progress() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data/progress.toml");
    let [first_file, second_file] = [0; 2].map(|_| ProgressFile::new(path.clone()));
    first_file
        .add_progress_events(&[lesson_event("laps")])
        .unwrap();
    let update_result = second_file
        .add_progress_events(&[lesson_event("chain")])
        .unwrap();
    assert!(
        update_result.progress.has_finished_lesson("oware", "laps")
            && update_result.progress.has_finished_lesson("oware", "chain")
    );
    assert_eq!(first_file.read().unwrap().progress, update_result.progress);
}

#[test]
fn puzzles_solved_in_two_programs_all_count() {
    const EVENTS_PER_PROGRAM: u32 = 20;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data/progress.toml");
    let start_barrier = Barrier::new(2);
    let puzzle_solved_event = ProgressEvent::PuzzleSolved {
        variant: "oware".to_owned(),
        difficulty_name: "easy".to_owned(),
        first_try: FirstTry::Solved,
        day: None,
    };
    thread::scope(|scope| {
        for program in ["one", "other"] {
            let (progress_file, start_barrier, puzzle_solved_event) = (
                ProgressFile::new(path.clone()),
                &start_barrier,
                &puzzle_solved_event,
            );
            scope.spawn(move || {
                for number in 0..EVENTS_PER_PROGRAM {
                    start_barrier.wait();
                    let (variant, puzzle_position) =
                        ("oware".to_owned(), format!("{program}-{number}"));
                    let day = jiff::civil::date(2026, 11, 21);
                    let attempt = ProgressEvent::PuzzleAttempt {
                        variant,
                        puzzle_position,
                        initial_puzzle_rating: 1200,
                        first_try: FirstTry::Solved,
                        day,
                    };
                    progress_file
                        .add_progress_events(&[puzzle_solved_event.clone(), attempt])
                        .unwrap();
                    progress_file
                        .add_progress_events(&[lesson_event(&format!("{program}-{number}"))])
                        .unwrap();
                    progress_file
                        .add_progress_events(&practice_events(
                            &format!("{program}-{number}"),
                            number,
                        ))
                        .unwrap();
                }
            });
        }
    });
    let progress = ProgressFile::new(path).read().unwrap().progress;
    assert_eq!(
        progress.solved_counts("oware", "easy").solved_without_help,
        2 * EVENTS_PER_PROGRAM
    );
    assert_eq!(progress.training().attempts, 2 * EVENTS_PER_PROGRAM);
    assert_eq!(
        progress.best_drill_score("oware", "last-1"),
        EVENTS_PER_PROGRAM - 1
    );
    assert_eq!(
        progress
            .unlearned_own_puzzles("oware", OwnPuzzleKind::Mistake)
            .len(),
        2 * EVENTS_PER_PROGRAM as usize
    );
    for number in 0..EVENTS_PER_PROGRAM {
        for name in ["one", "other"].map(|program| format!("{program}-{number}")) {
            assert!(progress.has_finished_lesson("oware", &name));
            assert_eq!(
                progress.first_try_at_solved_exercise("oware", "reach", &name),
                Some(FirstTry::Solved)
            );
            let next_due = progress
                .own_puzzle("oware", &name)
                .unwrap()
                .due_day_and_solved_count;
            // Found on the 21st, due on the 22nd and solved then, so the next interval is three
            // days.
            assert_eq!(next_due, Some((jiff::civil::date(2026, 11, 25), 1)));
            assert!(progress.has_searched_game(&name));
        }
    }
}

#[test]
fn damaged_progress_files_are_set_aside_and_newer_formats_preserved() {
    let (folder, words) = (tempfile::tempdir().unwrap(), Words::new(Language::English));
    let path = folder.path().join("progress.toml");
    let progress_file = ProgressFile::new(path.clone());
    for number in 1..=2 {
        fs::write(&path, "format = 1\nlessons = [").unwrap();
        let update_result = progress_file
            .add_progress_events(&[lesson_event("laps")])
            .unwrap();
        let message = update_result.damage_message(&words).unwrap();
        assert!(
            message.contains(&format!("progress.damaged-{number}.toml")),
            "{message}"
        );
        assert!(update_result.progress.has_finished_lesson("oware", "laps"));
    }
    fs::write(&path, "").unwrap();
    let message = progress_file
        .read()
        .unwrap()
        .damage_message(&words)
        .unwrap();
    assert!(message.contains("progress.damaged-3.toml"), "{message}");
    fs::write(&path, "format = 9\n").unwrap();
    assert!(
        progress_file
            .add_progress_events(&[lesson_event("laps")])
            .is_err()
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), "format = 9\n");
}

#[test]
fn only_theme_files_are_listed_and_broken_ones_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let write_file = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    let valid_theme = include_str!("../../../../assets/themes/high-contrast.toml");
    write_file("mine.toml", valid_theme);
    write_file("also mine.toml", valid_theme);
    write_file("notes.txt", "not a theme");
    write_file(
        "broken.toml",
        &valid_theme.replacen("\"#ffffff\"", "\"blanc\"", 1),
    );
    write_file("wood.toml", valid_theme);
    write_file(".hidden.toml", "");
    fs::create_dir(folder.path().join("folder.toml")).unwrap();
    fs::write(folder.path().join("binary.toml"), [0xff, 0xfe]).unwrap();
    let custom_themes = read_custom_themes(folder.path(), &Words::new(Language::English));
    let names: Vec<&str> = custom_themes
        .themes
        .iter()
        .map(|(name, _)| name.as_str())
        .collect();
    assert_eq!(names, ["also mine", "mine"]);
    assert_eq!(
        custom_themes.broken_theme_names,
        ["binary", "broken", "wood"]
    );
    assert_eq!(
        custom_themes.theme_fault_messages.len(),
        3,
        "{:?}",
        custom_themes.theme_fault_messages
    );
    assert!(
        custom_themes.theme_fault_messages[0].contains("binary.toml"),
        "{:?}",
        custom_themes.theme_fault_messages
    );
    let fault_of_broken_theme = &custom_themes.theme_fault_messages[1];
    let assert_fault_contains = |part: &&str| {
        assert!(
            fault_of_broken_theme.contains(part),
            "{fault_of_broken_theme}"
        );
    };
    [
        "broken.toml",
        "line 3",
        "background.fg",
        "“blanc” is not a color",
    ]
    .iter()
    .for_each(assert_fault_contains);
    assert!(
        custom_themes.theme_fault_messages[2].contains("wood.toml"),
        "{:?}",
        custom_themes.theme_fault_messages
    );
}

#[test]
fn a_missing_themes_folder_is_an_empty_list() {
    let custom_themes = read_custom_themes(
        Path::new("/there/is/no/such/folder"),
        &Words::new(Language::French),
    );
    assert!(custom_themes.themes.is_empty() && custom_themes.theme_fault_messages.is_empty());
}

/// The environment variable with the file that the child process of the test below writes.
const PROGRESS_PATH_VARIABLE: &str = "AWALE_TEST_REMEMBERS";

/// Some events of practice: an attempt at a puzzle, an exercise, a round of the trainer, and a
/// mistake that was found and solved.
fn practice_and_puzzle_events(number: u32) -> Vec<ProgressEvent> {
    let (name, day) = (format!("killed-{number}"), jiff::civil::date(2026, 11, 21));
    let attempt = ProgressEvent::PuzzleAttempt {
        variant: "oware".to_owned(),
        puzzle_position: name.clone(),
        initial_puzzle_rating: 1200,
        first_try: FirstTry::Solved,
        day,
    };
    let mut events = practice_events(&name, number);
    events.push(attempt);
    events
}

#[test]
#[ignore = "the program that the next test kills"]
fn child_process_that_writes_progress() {
    let Some(path) = env::var_os(PROGRESS_PATH_VARIABLE) else {
        return;
    };
    let progress_file = ProgressFile::new(path.into());
    let attempts_before = progress_file.read().unwrap().progress.training().attempts;
    // Few enough that no older mistake is dropped.
    for number in attempts_before..attempts_before + 15 {
        progress_file
            .add_progress_events(&practice_and_puzzle_events(number))
            .unwrap();
        eprintln!("{number}");
    }
    loop {
        thread::park();
    }
}

#[test]
fn killing_the_program_loses_at_most_one_attempt() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data/progress.toml");
    let mut attempts_before = 0;
    for kill in 1..=6 {
        let mut program = Command::new(env::current_exe().unwrap())
            .args([
                "--exact",
                "shell::storage::user_files::child_process_that_writes_progress",
                "--ignored",
                "--nocapture",
            ])
            .env(PROGRESS_PATH_VARIABLE, &path)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut reported_lines = BufReader::new(program.stderr.take().unwrap()).lines();
        // Kill it at any point after this line.
        let last_line_before_kill = reported_lines
            .by_ref()
            .take(kill)
            .last()
            .expect("it remembers")
            .unwrap();
        program.kill().unwrap();
        program.wait().unwrap();
        let reported_attempt_count = reported_lines
            .last()
            .map_or(last_line_before_kill, Result::unwrap)
            .parse::<u32>()
            .expect("a number")
            + 1;
        let progress = ProgressFile::new(path.clone()).read().unwrap().progress;
        let saved_attempt_count = progress.training().attempts;
        assert!(
            saved_attempt_count == reported_attempt_count
                || saved_attempt_count == reported_attempt_count + 1,
            "{saved_attempt_count} kept, {reported_attempt_count} told"
        );
        assert!(saved_attempt_count > attempts_before);
        for number in 0..saved_attempt_count {
            let name = format!("killed-{number}");
            assert_eq!(
                progress.first_try_at_solved_exercise("oware", "reach", &name),
                Some(FirstTry::Solved),
                "{name}"
            );
            assert!(
                progress.has_searched_game(&name) && progress.own_puzzle("oware", &name).is_some(),
                "{name}"
            );
        }
        assert_eq!(
            progress.best_drill_score("oware", "last-1"),
            saved_attempt_count - 1
        );
        attempts_before = saved_attempt_count;
    }
}
