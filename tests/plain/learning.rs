//! The strategy course and the sowing trainer in the line mode.

use awale_rules::Pit;
use awale_study::catalogue::Variant;
use awale_study::strategy::{Chapter, chapters};

use super::study::{plain_output_of, saved_progress};
use super::terminal::Home;
use super::{last_line, run_plain, run_program};

fn first_chapter() -> Chapter {
    chapters(&Variant::built_in()[0]).swap_remove(0)
}

/// Input lines that go through a chapter: each explained position, then each exercise. The first
/// exercise includes a wrong move and hints.
fn input_through_chapter(chapter: &Chapter) -> String {
    let mut lines = "\n\n".repeat(chapter.explained_positions.len());
    for (place, exercise) in chapter.exercises.iter().enumerate() {
        let right = exercise.right_pits();
        if place == 0 {
            let wrong = exercise
                .position
                .moves()
                .find(|pit| !right.contains(pit))
                .expect("a wrong move");
            lines.extend([wrong.to_string().as_str(), "\n\nhint\nhint\n"]);
        }
        lines.extend([right[0].to_string().as_str(), "\n\n"]);
    }
    lines
}

#[test]
fn in_line_mode_a_finished_chapter_earns_its_stars() {
    let (home, chapter) = (Home::new(), first_chapter());
    let text = plain_output_of(
        &home,
        &["plain", "chapter", "1"],
        &(input_through_chapter(&chapter) + "\nquit\n"),
    );
    let exercises = chapter.exercises.len();
    for expected in [
        "Chapter 1: How far a pit reaches. 0 of 3 stars.",
        "Position 1 of 3\nEach seed moves one pit on",
        "South: 11 seeds in the store. A 0, B 0, C 4, D 1, E 3, F 0",
        "South sowed 4 seeds from C and took 3 from a.",
        &format!("Exercise 1 of {exercises}\n"),
        &format!("\n0 of {exercises} solved\n"),
        "Look for the move that ",
        &format!("Try pit {}.", chapter.exercises[0].best_move_value().mv),
        "Right: ",
        "That was the chapter “How far a pit reaches”.\n2 of 3 stars\n",
        "Solved with help: 1.",
        "type: awale plain --variant oware --north engine:level=1\n",
        "Threat and double threat\n",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    let non_ascii_signs: Vec<char> = text
        .chars()
        .filter(|sign| "★☆✓·←→↑↓".contains(*sign))
        .collect();
    assert!(
        non_ascii_signs.iter().all(|&sign| sign == '✓'),
        "no drawing is needed: {non_ascii_signs:?}"
    );
    assert!(
        saved_progress(&home)
            .first_try_at_solved_exercise("oware", "reach", &chapter.exercises[0].name())
            .is_some()
    );
    let again = plain_output_of(&home, &["plain", "chapter"], "quit\n");
    assert!(
        again.contains("Chapter 1: How far a pit reaches. 2 of 3 stars."),
        "{again}"
    );
    assert!(
        again.contains("\nThreat and double threat\n"),
        "the first without a star comes: {again}"
    );
}

#[test]
fn the_listed_commands_of_a_chapter_work() {
    let home = Home::new();
    let text = plain_output_of(
        &home,
        &["plain", "chapter", "1"],
        "?\nnext\nprevious\nnext\nnext\nnext\nA\n\nagain\nboard\nquit\n",
    );
    assert!(
        text.contains("next: skip to the next position or exercise"),
        "{text}"
    );
    assert_eq!(text.matches("Position 1 of 3").count(), 2, "{text}");
    assert!(
        text.contains("Exercise 1 of ") && last_line(&text) == "South to move:",
        "{text}"
    );
    let none = run_program(&home, &["plain", "chapter", "--variant", "abapa"], b"");
    assert!(
        String::from_utf8_lossy(&none.stderr).contains("There are no chapters for this game"),
        "{none:?}"
    );
    let none = run_program(&home, &["plain", "chapter", "40"], b"");
    assert!(
        String::from_utf8_lossy(&none.stderr).contains("Choose one from 1 to 9"),
        "{none:?}"
    );
}

#[test]
fn the_last_lesson_leads_on_to_the_chapters() {
    let home = Home::new();
    let text = plain_output_of(&home, &["plain", "learn", "7"], &"next\n".repeat(8));
    let (_, after) = text
        .split_once("That was the last lesson.\n")
        .expect("the lessons end");
    assert!(
        after.contains("Chapter 9: ") && after.contains("Position 1 of 3"),
        "{after}"
    );
}

/// The answer to the first question in this text: the pit where the last seed lands.
fn pit_of_last_seed(text: &str) -> Pit {
    let (_, pit) = text
        .split_once("Where does the last seed of pit ")
        .expect("a question");
    let pit = Pit::from_letter(pit.chars().next().expect("a letter")).expect("a pit");
    let row = text
        .lines()
        .find(|line| line.starts_with("South: "))
        .expect("a board");
    let place = row.find(&format!("{pit} ")).expect("the pit");
    let seeds: usize = row[place + 2..]
        .split(',')
        .next()
        .expect("a number")
        .parse()
        .expect("seeds");
    Pit::new((pit.index() + seeds) % 12).expect("a pit")
}

#[test]
fn in_line_mode_the_sowing_trainer_asks_judges_and_counts() {
    let home = Home::new();
    let right = pit_of_last_seed(&plain_output_of(&home, &["plain", "drill"], ""));
    let wrong = Pit::new((right.index() + 1) % 12).expect("a pit");
    let text = plain_output_of(
        &home,
        &["plain", "drill"],
        &format!("zz\n\n{right}\n{wrong}\n{wrong}\nquit\nquit\n"),
    );
    for expected in [
        "Two minutes of counting",
        "Your answer, A to F or a to f:\nYour answer, A to F or a to f:\n",
        "Right: 1. Wrong: 0.",
        "The round is over.",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    assert!(!text.contains("to move:") && !text.contains('‹'), "{text}");
    let progress = saved_progress(&home);
    assert!(
        progress.best_drill_score("oware", "last-1") > 0 || text.contains("Score: 0."),
        "{text}"
    );
    let text = plain_output_of(
        &home,
        &["plain", "drill", "last"],
        &format!("{wrong}\n\nquit\nquit\n"),
    );
    assert!(
        text.contains(&format!("Not {wrong}: the last seed of ")),
        "{text}"
    );
    assert!(
        text.contains(&format!("lands in pit {right}.\n")) && text.contains("Right: 0. Wrong: 1."),
        "{text}"
    );
}

#[test]
fn every_drill_works_at_every_level_and_accepts_small_letters() {
    for (which, question) in [
        ("captures", "captures the most?"),
        ("danger", "could North capture?"),
    ] {
        for level in ["1", "2", "3"] {
            let home = Home::new();
            // One of the six answers is right. The empty lines confirm the wrong ones with Enter.
            let lines = "?\na\n\nb\n\nc\n\nd\n\ne\n\nf\n\nquit\nquit\n";
            let text = plain_output_of(&home, &["plain", "drill", which, "--level", level], lines);
            assert!(
                text.contains(question) && text.contains("Your answer, A to F:"),
                "{text}"
            );
            assert!(
                text.contains("quit: end the round") && text.contains("The round is over."),
                "{text}"
            );
            assert!(!text.contains("is not a pit"), "{text}");
        }
    }
}

#[test]
fn help_in_a_game_lists_the_learning_commands_of_the_line_mode() {
    let text = run_plain(&[], "?\n");
    for command in [
        "learn", "chapter", "drill", "puzzle", "mistakes", "openings",
    ] {
        assert!(
            text.contains(&format!("\n  awale plain {command}: ")),
            "{command}: {text}"
        );
    }
}

#[test]
fn the_rules_and_how_computers_search_are_read_a_page_at_a_time() {
    let rules = run_plain(&["rules"], "\nn\nhelp\nnonsense\nprevious\nquit\n");
    assert_eq!(rules.matches("Press Enter to go on").count(), 6, "{rules}");
    assert!(
        rules.contains("previous: go back a page") && rules.contains("does nothing here"),
        "{rules}"
    );
    assert!(
        rules.contains("South sowed") && rules.contains("South: "),
        "{rules}"
    );
    let whole = run_plain(&["rules", "--variant", "matches"], "");
    assert!(
        whole.contains("matches") && !whole.contains("Press Enter"),
        "one page: {whole}"
    );
    let all = run_plain(&["rules"], "");
    assert!(
        all.matches("Press Enter to go on").count() == 1
            && all.lines().count() > rules.lines().count(),
        "{all}"
    );
    let computers = run_plain(&["computers"], "\n");
    let (minimax_page, alphabeta_page) = computers
        .split_once("Press Enter to go on")
        .expect("two pages");
    assert!(
        minimax_page.contains("Positions searched: 13 of 13. Cutoffs: 0."),
        "{minimax_page}"
    );
    assert!(
        alphabeta_page.contains("cut off")
            && alphabeta_page.contains("Positions searched: 11 of 13"),
        "{alphabeta_page}"
    );
}
