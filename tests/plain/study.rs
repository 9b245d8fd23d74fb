//! Puzzles, lessons and mistakes in the line mode: described in words, judged and counted as on the
//! screen.

use std::fs;

use awale_study::progress::{Progress, ProgressEvent};

use super::terminal::Home;
use super::{last_line, run_plain, run_program};

/// The output for these input lines; the program must succeed.
#[track_caller]
pub fn plain_output_of(home: &Home, args: &[&str], input: &str) -> String {
    let output = run_program(home, args, input.as_bytes());
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("a text")
}

pub fn saved_progress(home: &Home) -> Progress {
    Progress::parse(&fs::read_to_string(home.data_folder().join("progress.toml")).expect("a file"))
        .expect("whole progress")
}

#[test]
fn the_board_is_described_in_words_and_drawn_on_demand() {
    let text = run_plain(&[], "C\nboard\nmoves\n");
    let expected_north_row = "North: 0 seeds in the store. a 5, b 4, c 4, d 4, e 4, f 4";
    assert_eq!(
        text.lines()
            .filter(|&line| line == expected_north_row)
            .count(),
        2,
        "after the move and once more: {text}"
    );
    assert!(
        text.contains("\n1. South sowed 4 seeds from C, the last in a.\n"),
        "{text}"
    );
    assert!(run_plain(&["--drawn"], "").contains("   f   e   d   c   b   a\n"));
}

#[test]
fn an_end_is_agreed_or_declined() {
    let text = run_plain(&[], "end?\n");
    assert!(last_line(&text).starts_with("A draw: "), "{text}");
    let losing_position_args = [
        "--north",
        "fast",
        "--position",
        "0-0-0-0-4-2-0-0-0-0-0-1-24-17-S",
    ];
    assert!(run_plain(&losing_position_args, "end?\n").contains("wants to play on"));
}

#[test]
fn a_finished_game_is_analyzed_and_its_moves_are_described() {
    let text = run_plain(&[], "A\nb\nB\nresign\nanalyse\nmoves\nzz\n");
    assert!(text.contains("\n1… North sowed 4 seeds from b"), "{text}");
    assert!(text.contains("accuracy"), "{text}");
    assert!(text.contains("“zz” is not a command."), "{text}");
}

#[test]
fn a_finished_lesson_is_counted() {
    let home = Home::new();
    let text = plain_output_of(
        &home,
        &["plain", "learn", "1"],
        "zz\nA\nB\n\nhint\nA\n\nD\n",
    );
    for expected in [
        "Lesson 1: Sowing.",
        "“zz” is not a pit.",
        "South sowed 4 seeds from A, the last in E.",
        "There is nothing left to find here.",
        "Step 2 of 2",
        "Count one place ahead for each seed",
        "The last seed lands in B, not in b.",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    assert_eq!(last_line(&text), "End of input.");
    assert!(saved_progress(&home).has_finished_lesson("oware", "sowing"));
    assert!(plain_output_of(&home, &["plain", "learn"], "").contains("Lesson 1: Sowing. Done."));
    let refused_output = run_program(&home, &["plain", "learn", "99"], b"");
    assert!(
        !refused_output.status.success()
            && String::from_utf8_lossy(&refused_output.stderr).contains("from 1 to 7"),
        "{refused_output:?}"
    );
}

#[test]
fn puzzles_from_games_are_rated_as_on_the_screen() {
    let home = Home::new();
    let text = plain_output_of(
        &home,
        &["plain", "puzzle", "games"],
        "hint\nsolution\nnext\nquit\n",
    );
    assert!(
        text.contains("This was the solution.") && text.contains("your rating in a few puzzles"),
        "{text}"
    );
    assert_eq!(
        (
            saved_progress(&home).training().attempts,
            saved_progress(&home).training().solved
        ),
        (1, 0),
        "help fails it"
    );
}

#[test]
fn todays_puzzle_continues_at_the_saved_move() {
    let home = Home::new();
    let text = plain_output_of(&home, &["plain", "puzzle"], "hint\n");
    assert!(
        text.contains("Move 1 of ") && text.contains("Find the only move."),
        "{text}"
    );
    assert!(
        fs::read_to_string(home.data_folder().join("progress.toml"))
            .expect("a file")
            .contains("helped = true")
    );
    let arrows: Vec<char> = text.chars().filter(|sign| "←→↑↓".contains(*sign)).collect();
    assert!(arrows.is_empty(), "no key of the screen is named: {text}");
}

#[test]
fn in_a_puzzle_undoing_a_wrong_move_is_not_praised() {
    let text = plain_output_of(
        &Home::new(),
        &["plain", "puzzle"],
        "A\n\nB\n\nC\n\nD\n\nE\n\nF\n\n",
    );
    let (_, text_after_wrong_move) = text
        .split_once("Press Enter to take the move back, or type a command:\n")
        .expect("a wrong move");
    assert!(!text_after_wrong_move.starts_with("Right."), "{text}");
}

#[test]
fn a_puzzle_storm_prints_its_time_and_its_result() {
    let home = Home::new();
    let text = plain_output_of(
        &home,
        &["plain", "puzzle", "storm"],
        "hint\nA\nB\nC\nD\nE\nF\nquit\nquit\n",
    );
    assert!(
        text.contains("Storm, 3:00") && text.contains("That command does nothing here."),
        "{text}"
    );
    assert!(
        text.contains("The storm is over.") && text.contains("Best storm: "),
        "{text}"
    );
    // After the storm, the missed puzzles can be solved again with hints and solutions.
    let text = plain_output_of(
        &home,
        &["plain", "puzzle", "storm"],
        "A\nB\nC\nD\nE\nF\nquit\n\nhint\nsolution\nquit\nquit\n",
    );
    let (_, text_after_storm) = text.split_once("The storm is over.").expect("an end");
    assert!(
        text_after_storm.contains("Enter: solve the ")
            && text_after_storm.contains("Storm, missed puzzles: "),
        "{text}"
    );
    assert!(
        text_after_storm.contains("This was the solution."),
        "{text}"
    );
}

#[test]
fn mistakes_of_the_last_game_come_back() {
    let home = Home::new();
    let refused_output = run_program(&home, &["plain", "mistakes", "last"], b"");
    assert!(
        String::from_utf8_lossy(&refused_output.stderr).contains("no finished game"),
        "{refused_output:?}"
    );
    let blunder_args = [
        "plain",
        "--north",
        "naive",
        "--position",
        "0-0-0-0-1-2-2-1-5-5-5-5-11-11-S",
    ];
    plain_output_of(&home, &blunder_args, "E\nresign\n");
    let text = plain_output_of(&home, &["plain", "mistakes", "last"], "E\n\nF\n\nquit\n");
    assert!(
        text.contains("You are South. Find a better move."),
        "{text}"
    );
    assert!(
        text.contains("There is a better move.") && text.contains("Right: the best move is F."),
        "{text}"
    );
    assert!(text.contains("Better moves found: 1 of 1."), "{text}");
}

#[test]
fn plain_mode_asks_for_chosen_opening_answers_again() {
    let home = Home::new();
    let refused_output = run_program(&home, &["plain", "openings"], b"");
    assert!(
        String::from_utf8_lossy(&refused_output.stderr).contains("not chosen any answers"),
        "{refused_output:?}"
    );
    let mut progress_with_answer = Progress::default();
    progress_with_answer.add(&ProgressEvent::RepertoireAnswerChosen {
        variant: "oware".to_owned(),
        position: "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N".to_owned(),
        moves_to_position: "F".to_owned(),
        answer_letter: Some("b".to_owned()),
        day: "2020-01-01".parse().expect("a day"),
    });
    fs::create_dir_all(home.data_folder()).expect("a folder");
    fs::write(
        home.data_folder().join("progress.toml"),
        progress_with_answer.to_toml(),
    )
    .expect("a file");
    let text = plain_output_of(&home, &["plain", "openings"], "b\n\n");
    assert!(
        text.contains("After F") && text.contains("You are North. What is your answer?"),
        "{text}"
    );
    assert!(text.contains("Right: your answer is b."), "{text}");
    let progress_after = saved_progress(&home);
    let [(_, repeated_answer)] = progress_after.answers_by_due_day("oware")[..] else {
        panic!("{progress_after:?}")
    };
    assert_eq!(repeated_answer.correct_answer_count, 1);
}

#[test]
fn rating_output_is_french_also_at_a_terminal() {
    let home = Home::with_settings("language = \"fr\"\n");
    let mut terminal = home
        .launch()
        .args(&["plain", "learn", "1"])
        .size(100, 40)
        .start();
    terminal.wait_for_text("Leçon 1");
    terminal.wait_for_text("À Sud de jouer");
    terminal.press("a\nA\n");
    terminal.wait_for_text("Sud a semé");
    terminal.wait_for_text("Appuyez sur Entrée");
    terminal.press("quitter\n");
    assert!(terminal.wait_for_exit().0.success());
}
