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
    let mut input_lines = "\n\n".repeat(chapter.explained_positions.len());
    for (place, exercise) in chapter.exercises.iter().enumerate() {
        let right_pits = exercise.correct_pits();
        if place == 0 {
            let wrong_pit = exercise
                .position
                .moves()
                .find(|pit| !right_pits.contains(pit))
                .expect("a wrong move");
            input_lines.extend([wrong_pit.to_string().as_str(), "\n\nhint\nhint\n"]);
        }
        input_lines.extend([right_pits[0].to_string().as_str(), "\n\n"]);
    }
    input_lines
}

#[test]
fn in_line_mode_a_finished_chapter_earns_its_stars() {
    let (home, chapter) = (Home::new(), first_chapter());
    let text = plain_output_of(
        &home,
        &["plain", "chapter", "1"],
        &(input_through_chapter(&chapter) + "\nquit\n"),
    );
    let exercise_count = chapter.exercises.len();
    for expected in [
        "Chapter 1: How far a pit reaches. 0 of 3 stars.",
        "Position 1 of 3\nEach seed moves one pit on",
        "South: 11 seeds in the store. A 0, B 0, C 4, D 1, E 3, F 0",
        "South sowed 4 seeds from C and took 3 from a.",
        &format!("Exercise 1 of {exercise_count}\n"),
        &format!("\n0 of {exercise_count} solved\n"),
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
    let text_of_reopened_chapter = plain_output_of(&home, &["plain", "chapter"], "quit\n");
    assert!(
        text_of_reopened_chapter.contains("Chapter 1: How far a pit reaches. 2 of 3 stars."),
        "{text_of_reopened_chapter}"
    );
    assert!(
        text_of_reopened_chapter.contains("\nThreat and double threat\n"),
        "the first without a star comes: {text_of_reopened_chapter}"
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
    let refused_output = run_program(&home, &["plain", "chapter", "--variant", "abapa"], b"");
    assert!(
        String::from_utf8_lossy(&refused_output.stderr)
            .contains("There are no chapters for this game"),
        "{refused_output:?}"
    );
    let refused_output = run_program(&home, &["plain", "chapter", "40"], b"");
    assert!(
        String::from_utf8_lossy(&refused_output.stderr).contains("Choose one from 1 to 9"),
        "{refused_output:?}"
    );
}

#[test]
fn the_last_lesson_leads_on_to_the_chapters() {
    let home = Home::new();
    let text = plain_output_of(&home, &["plain", "learn", "7"], &"next\n".repeat(8));
    let (_, text_after_last_lesson) = text
        .split_once("That was the last lesson.\n")
        .expect("the lessons end");
    assert!(
        text_after_last_lesson.contains("Chapter 9: ")
            && text_after_last_lesson.contains("Position 1 of 3"),
        "{text_after_last_lesson}"
    );
}

/// The answer to the first question in this text: the pit where the last seed lands.
fn pit_of_last_seed(text: &str) -> Pit {
    let (_, text_after_question) = text
        .split_once("Where does the last seed of pit ")
        .expect("a question");
    let pit_in_question =
        Pit::from_letter(text_after_question.chars().next().expect("a letter")).expect("a pit");
    let south_row_text = text
        .lines()
        .find(|line| line.starts_with("South: "))
        .expect("a board");
    let pit_offset = south_row_text
        .find(&format!("{pit_in_question} "))
        .expect("the pit");
    let seeds: usize = south_row_text[pit_offset + 2..]
        .split(',')
        .next()
        .expect("a number")
        .parse()
        .expect("seeds");
    Pit::new((pit_in_question.index() + seeds) % 12).expect("a pit")
}

#[test]
fn in_line_mode_the_sowing_trainer_asks_judges_and_counts() {
    let home = Home::new();
    let right_pit = pit_of_last_seed(&plain_output_of(&home, &["plain", "drill"], ""));
    let wrong_pit = Pit::new((right_pit.index() + 1) % 12).expect("a pit");
    let text = plain_output_of(
        &home,
        &["plain", "drill"],
        &format!("zz\n\n{right_pit}\n{wrong_pit}\n{wrong_pit}\nquit\nquit\n"),
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
    // A score of 0 is not saved.
    assert!(
        text.contains("Score: 0.") || saved_progress(&home).best_drill_score("oware", "last-1") > 0,
        "{text}"
    );
    let text = plain_output_of(
        &home,
        &["plain", "drill", "last"],
        &format!("{wrong_pit}\n\nquit\nquit\n"),
    );
    assert!(
        text.contains(&format!("Not {wrong_pit}: the last seed of ")),
        "{text}"
    );
    assert!(
        text.contains(&format!("lands in pit {right_pit}.\n"))
            && text.contains("Right: 0. Wrong: 1."),
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
            let input_lines = "?\na\n\nb\n\nc\n\nd\n\ne\n\nf\n\nquit\nquit\n";
            let text = plain_output_of(
                &home,
                &["plain", "drill", which, "--level", level],
                input_lines,
            );
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
    let first_rules_pages = run_plain(&["rules"], "\nn\nhelp\nnonsense\nprevious\nquit\n");
    assert_eq!(
        first_rules_pages.matches("Press Enter to go on").count(),
        6,
        "{first_rules_pages}"
    );
    assert!(
        first_rules_pages.contains("previous: go back a page")
            && first_rules_pages.contains("does nothing here"),
        "{first_rules_pages}"
    );
    assert!(
        first_rules_pages.contains("South sowed") && first_rules_pages.contains("South: "),
        "{first_rules_pages}"
    );
    let rules_of_matches = run_plain(&["rules", "--variant", "matches"], "");
    assert!(
        rules_of_matches.contains("matches") && !rules_of_matches.contains("Press Enter"),
        "one page: {rules_of_matches}"
    );
    let rules_without_input = run_plain(&["rules"], "");
    assert!(
        rules_without_input.matches("Press Enter to go on").count() == 1
            && rules_without_input.lines().count() > first_rules_pages.lines().count(),
        "{rules_without_input}"
    );
    let computers_pages = run_plain(&["computers"], "\n\n");
    let pages: Vec<&str> = computers_pages.split("Press Enter to go on").collect();
    let [guide_page, minimax_page, alphabeta_page] = pages[..] else {
        panic!("three pages: {computers_pages}");
    };
    assert!(
        guide_page.contains("A 0, B 2, C 0") && guide_page.contains("\nE f: -1\n"),
        "{guide_page}"
    );
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
