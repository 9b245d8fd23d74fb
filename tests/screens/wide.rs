//! Wide and tall windows: their additional contents, and the priorities if there is not enough room
//! for all.

use awale::app::Action;
use awale::screens::{AnalyseRow, EndChoice, MenuItem};
use awale::words::Language;
use awale_rules::{Game, Seat};
use awale_study::study::MoveTotals;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::start::{
    AGAINST_COMPUTER_SETTINGS, BASIC_LOOKS, PLAIN_LOOK, TWO_HUMANS_SETTINGS, play_to_the_end,
    screen_lines, start_with_look,
};
use crate::states::{add_many_attempts, open_analyzed_game, open_gallery};

/// The number of occurrences of a text on the screen.
fn text_count(drawn: &[String], text: &str) -> usize {
    drawn.iter().map(|line| line.matches(text).count()).sum()
}

/// The index of the first line with a text.
fn line_with_text(drawn: &[String], text: &str) -> usize {
    drawn
        .iter()
        .position(|line| line.contains(text))
        .unwrap_or_else(|| panic!("no {text}\n{}", drawn.join("\n")))
}

/// Whether the right part of the screen shows captured seeds in large block digits.
fn has_large_digits(drawn: &[String]) -> bool {
    drawn
        .iter()
        .any(|line| line.chars().skip(70).collect::<String>().contains("█▀█"))
}

// ---- The board and the panels around it

#[test]
fn the_sides_and_the_value_bar_do_not_move() {
    for look in BASIC_LOOKS {
        for (width, height) in [(100, 24), (120, 24), (120, 25), (120, 40), (200, 60)] {
            let mut shell =
                start_with_look(look, &format!("[study]\nbar = true\n{TWO_HUMANS_SETTINGS}"));
            shell.press_keys("p");
            let goal_bar_start = "│ ────";
            let lines_before = screen_lines(&shell.draw(width, height));
            while shell.run_analysis(4) {}
            let lines_after = screen_lines(&shell.draw(width, height));
            for drawn in [&lines_before, &lines_after] {
                let text = drawn.join("\n");
                // The name of each side has a bar below it that shows how close the side is to a
                // win.
                let lines_with_goal_bar = drawn.iter().filter(|line| {
                    line.chars()
                        .skip(75)
                        .collect::<String>()
                        .contains(goal_bar_start)
                });
                assert_eq!(lines_with_goal_bar.count(), 2, "{width}x{height}\n{text}");
            }
            let frame_characters = |drawn: &[String]| {
                drawn
                    .iter()
                    .map(|line| {
                        line.chars()
                            .map(|c| if "╭╰│".contains(c) { c } else { ' ' })
                            .collect()
                    })
                    .collect::<Vec<String>>()
            };
            assert_eq!(
                frame_characters(&lines_before),
                frame_characters(&lines_after),
                "{width}x{height}"
            );
            assert!(
                lines_after
                    .iter()
                    .any(|line| line.contains('█') && line.contains('░')),
                "{}",
                lines_after.join("\n")
            );
        }
    }
}

#[test]
fn the_longest_names_fit_next_to_the_board() {
    let names = [
        "Maximiliana of Schwarzenbergstein",
        "Johannes Konstantin Wolfgangsson",
    ]
    .map(|name| &name[..32]);
    for clock in ["", "clock = \"30+0\"\n"] {
        for (width, height) in [(100, 24), (120, 40), (200, 60)] {
            let setup = format!(
                "north = \"human\"\nsouth_name = \"{}\"\nnorth_name = \"{}\"\n",
                names[0], names[1]
            );
            let mut shell = start_with_look(PLAIN_LOOK, &format!("[setup]\n{setup}{clock}"));
            shell.press_keys("p");
            let drawn = screen_lines(&shell.draw(width, height));
            let lines_beside_board = drawn.iter().map(|line| {
                line.chars()
                    .skip(usize::from(width) * 3 / 4)
                    .collect::<String>()
            });
            let text_beside_board = lines_beside_board
                .collect::<String>()
                .replace(['│', '▸'], " ")
                .replace("30:00", " ");
            let words: Vec<&str> = text_beside_board.split_whitespace().collect();
            for name in names {
                let screen_description =
                    format!("{name}, {clock} at {width}x{height}\n{}", drawn.join("\n"));
                assert!(words.join(" ").contains(name), "{screen_description}");
            }
        }
    }
}

#[test]
fn the_curves_of_both_ratings_are_side_by_side() {
    for (width, height) in [(60, 18), (80, 24), (120, 40), (200, 60)] {
        let mut shell = start_with_look(PLAIN_LOOK, AGAINST_COMPUTER_SETTINGS);
        for _ in 0..3 {
            shell.press_keys("p");
            play_to_the_end(&mut shell);
            while shell.run_analysis(4) {}
            shell.act(Action::Back);
        }
        shell.reload_game_list();
        add_many_attempts(&mut shell);
        shell.open_menu_item(MenuItem::Progress);
        let drawn = screen_lines(&shell.draw(width, height));
        let screen_description = format!("{width}x{height}\n{}", drawn.join("\n"));
        let row_of_title = |text: &str| {
            drawn
                .iter()
                .rposition(|line| line.contains(text))
                .expect("a title")
        };
        let (games_title_row, puzzles_title_row) = (
            row_of_title("Rating in games"),
            row_of_title("Rating in puzzles"),
        );
        assert_eq!(games_title_row, puzzles_title_row, "{screen_description}");
        // The chart of games has grid lines at levels, the chart of puzzles at round numbers.
        let text_below_titles = drawn[games_title_row + 1..].join("\n");
        assert!(
            text_below_titles.contains("level ") && text_below_titles.contains("00 ---"),
            "{screen_description}"
        );
        assert!(
            drawn[games_title_row + 1..]
                .iter()
                .any(|line| line.chars().any(|sign| ('⠁'..='⣿').contains(&sign))),
            "{screen_description}"
        );
    }
}

#[test]
fn the_winner_no_longer_shows_how_many_seeds_are_needed() {
    let mut shell = start_with_look(
        PLAIN_LOOK,
        &format!("confirm = false\n{TWO_HUMANS_SETTINGS}"),
    );
    shell.open_analyse_row(AnalyseRow::PositionSetup);
    shell.act(Action::Paste("0-0-0-0-0-2-1-1-0-0-0-1-23-20-S".to_owned()));
    shell.press_keys("p");
    shell.act(Action::Confirm);
    assert_eq!(text_count(&screen_lines(&shell.draw(120, 40)), "of 25"), 2);
    shell.press_keys("F");
    let ShownScreen::Over(_) = current_screen(&shell.app) else {
        panic!("27 seeds win")
    };
    let drawn = screen_lines(&shell.draw(120, 40));
    assert_eq!(text_count(&drawn, "of 25"), 1, "{}", drawn.join("\n"));
}

#[test]
fn side_panels_next_to_the_board_remain_at_the_end_of_the_game() {
    for look in BASIC_LOOKS {
        for (width, height) in [(100, 24), (100, 30), (120, 40), (200, 60)] {
            let mut shell = start_with_look(look, AGAINST_COMPUTER_SETTINGS);
            shell.press_keys("p");
            let north = shell.app.context.words.seat_name(awale_rules::Seat::North);
            let lines_naming_north = |drawn: &[String]| {
                drawn
                    .iter()
                    .filter(|line| line.chars().skip(70).collect::<String>().contains(&north))
                    .count()
            };
            assert!(lines_naming_north(&screen_lines(&shell.draw(width, height))) > 0);
            play_to_the_end(&mut shell);
            while shell.run_analysis(4) {}
            let drawn = screen_lines(&shell.draw(width, height));
            let text = drawn.join("\n");
            assert!(lines_naming_north(&drawn) > 0, "{width}x{height}\n{text}");
            let ShownScreen::Over(over) = current_screen(&shell.app) else {
                panic!("not over")
            };
            for choice in over.end_choices() {
                let forms = choice.name_forms(over.session, &shell.app.context);
                let counts = forms.iter().map(|form| text_count(&drawn, form));
                assert_eq!(counts.max(), Some(1), "{width}x{height}\n{text}");
            }
            // In a window of 30 rows, the choices at the end of a game may leave no room for large
            // digits.
            assert!(
                height == 30 || has_large_digits(&drawn) == (height > 24),
                "{width}x{height}\n{text}"
            );
        }
    }
}

#[test]
fn accuracy_and_costliest_move_are_shown_at_the_end_in_a_small_window() {
    for look in BASIC_LOOKS {
        for settings in [TWO_HUMANS_SETTINGS, AGAINST_COMPUTER_SETTINGS] {
            let mut shell = start_with_look(look, settings);
            open_analyzed_game(&mut shell);
            shell.act(Action::Back);
            let drawn = screen_lines(&shell.draw(60, 18));
            let text = drawn
                .iter()
                .map(|line| line.trim())
                .collect::<Vec<_>>()
                .join(" ")
                .replace('\u{a0}', " ");
            let is_against_computer = settings == AGAINST_COMPUTER_SETTINGS;
            let expected_labels = match (look.language, is_against_computer) {
                (Language::French, true) => ["Classement", "Précision"],
                (Language::French, false) => ["Précision", "Tournant"],
                (_, true) => ["Rating", "Accuracy"],
                (_, false) => ["Accuracy", "Turning point"],
            };
            assert!(
                expected_labels
                    .iter()
                    .all(|expected| text.contains(expected)),
                "{}",
                drawn.join("\n")
            );
            let ShownScreen::Over(over) = current_screen(&shell.app) else {
                panic!("not over")
            };
            let reason = shell
                .app
                .context
                .words
                .why_game_ended(&over.session.game.referee)
                .expect("it is over");
            let first_sentence = reason
                .replace('\u{a0}', " ")
                .split_inclusive(". ")
                .next()
                .expect("a sentence")
                .trim()
                .to_owned();
            assert!(
                text.contains(&first_sentence),
                "{reason}\n{}",
                drawn.join("\n")
            );
        }
    }
}

#[test]
fn the_accuracy_at_the_end_of_a_game_waits_for_the_analysis() {
    let mut shell = start_with_look(PLAIN_LOOK, AGAINST_COMPUTER_SETTINGS);
    shell.press_keys("p");
    play_to_the_end(&mut shell);
    let line_with = |shell: &mut Shell, text: &str| {
        let lines = screen_lines(&shell.draw(120, 40));
        let found = lines.iter().find(|line| line.contains(text));
        found
            .unwrap_or_else(|| panic!("{}", lines.join("\n")))
            .clone()
    };
    assert!(line_with(&mut shell, "Accuracy").contains('…'));
    while shell.run_analysis(4) {}
    let ShownScreen::Over(over) = current_screen(&shell.app) else {
        panic!("not over")
    };
    let analysis = over.session.analysis_for_explanations();
    let first_seat = over.session.positions_so_far()[0].to_move();
    let totals = MoveTotals::of(&analysis.expect("an analysis").moves, first_seat);
    let accuracy = totals[Seat::South].accuracy().expect("enough moves");
    let accuracy = shell.app.context.words.accuracy_text(Some(accuracy));
    let shown = line_with(&mut shell, "Accuracy");
    assert!(shown.contains(&accuracy), "{shown}");
    let worst_move = line_with(&mut shell, "(blunder)");
    assert!(!worst_move.contains('?'), "a word instead of a sign");
    // A small window also gives the reason.
    let drawn = screen_lines(&shell.draw(60, 18)).join("\n");
    assert!(
        drawn.contains(&accuracy) && drawn.contains("has reached 25 seeds."),
        "{drawn}"
    );
    // The analysis board shows the same value.
    shell.choose_after_game(EndChoice::Analyse);
    let drawn = screen_lines(&shell.draw(120, 40)).join("\n");
    assert!(drawn.contains(&accuracy), "{drawn}");
}

#[test]
fn the_chart_is_next_to_or_below_the_results() {
    for look in BASIC_LOOKS {
        let level_label = if look.language == Language::French {
            "niveau"
        } else {
            "level"
        };
        let mut shell = start_with_look(look, AGAINST_COMPUTER_SETTINGS);
        for _ in 0..3 {
            shell.press_keys("p");
            play_to_the_end(&mut shell);
            while shell.run_analysis(4) {}
            shell.act(Action::Back);
        }
        shell.open_results();
        let level_count_and_column = |shell: &mut Shell, width, height| {
            let drawn = screen_lines(&shell.draw(width, height));
            let is_level_line =
                |line: &&String| line.contains(level_label) && line.contains("----");
            let columns = drawn
                .iter()
                .find(is_level_line)
                .map(|line| line[..line.find(level_label).unwrap_or(0)].chars().count());
            (
                drawn.iter().filter(is_level_line).count(),
                columns.unwrap_or_else(|| panic!("{}", drawn.join("\n"))),
                drawn,
            )
        };
        let (small_window_levels, column_below, drawn) = level_count_and_column(&mut shell, 80, 24);
        assert!(
            small_window_levels >= 2 && column_below < 4,
            "{}",
            drawn.join("\n")
        );
        let (tall_window_levels, _, drawn) = level_count_and_column(&mut shell, 80, 60);
        assert!(
            tall_window_levels > small_window_levels,
            "{}",
            drawn.join("\n")
        );
        assert!(
            drawn[58].starts_with('╰'),
            "rows stay empty\n{}",
            drawn.join("\n")
        );
        for (width, height) in [(140, 24), (200, 60)] {
            let (_, column_beside, drawn) = level_count_and_column(&mut shell, width, height);
            assert!(column_beside > 79, "{width}x{height}\n{}", drawn.join("\n"));
        }
    }
}

#[test]
fn the_setup_shows_the_chosen_board_or_face() {
    for look in BASIC_LOOKS {
        let mut shell = start_with_look(look, "");
        shell.open_menu_item(MenuItem::Play);
        shell.act(Action::Home);
        let north = shell.app.context.words.seat_name(awale_rules::Seat::North);
        let board_count = |drawn: &[String]| text_count(drawn, &format!(" {north} ──"));
        assert_eq!(board_count(&screen_lines(&shell.draw(139, 40))), 0);
        for (width, height) in [(140, 24), (140, 40), (200, 60)] {
            let drawn = screen_lines(&shell.draw(width, height));
            let how_to_play_text = shell.app.context.words.get("setup-how");
            let first_words_of_text: String = how_to_play_text
                .split_whitespace()
                .take(3)
                .collect::<Vec<_>>()
                .join(" ");
            assert_eq!(board_count(&drawn), 1, "{}", drawn.join("\n"));
            assert_eq!(
                text_count(&drawn, &first_words_of_text),
                1,
                "told once: {first_words_of_text}\n{}",
                drawn.join("\n")
            );
        }
        let mut shell = start_with_look(look, "[setup]\nnorth = \"character:desmond\"\n");
        open_gallery(&mut shell);
        shell.act(Action::Back);
        let drawn = screen_lines(&shell.draw(200, 60));
        assert_eq!(text_count(&drawn, "_[=]_"), 1, "{}", drawn.join("\n"));
        assert_eq!(text_count(&drawn, "Antigua"), 1, "{}", drawn.join("\n"));
    }
}

#[test]
fn todays_tasks_are_displayed_next_to_the_menu() {
    for look in BASIC_LOOKS {
        let mut shell = start_with_look(look, "");
        let title = format!(" {} ", shell.app.context.words.get("today-title"));
        for (width, height) in [(120, 40), (120, 30), (200, 60)] {
            let drawn = screen_lines(&shell.draw(width, height));
            assert_eq!(
                text_count(&drawn, &title),
                1,
                "{width}x{height}\n{}",
                drawn.join("\n")
            );
            let panel = line_with_text(&drawn, &title);
            let column = drawn[panel]
                .chars()
                .position(|sign| sign == '╭')
                .expect("a panel");
            let line: Vec<char> = drawn[panel].chars().collect();
            let blank_cell_count =
                |cells: &[char]| cells.iter().take_while(|cell| **cell == ' ').count();
            let blank_cells_on_the_right =
                blank_cell_count(&line.iter().rev().copied().collect::<Vec<_>>());
            let chosen_column = line
                .iter()
                .position(|sign| *sign == '▸')
                .unwrap_or_else(|| blank_cell_count(&line));
            // In a very wide window, a preview is to the right of the menu and of the panel with
            // today's tasks, so these two are not in the middle.
            assert!(
                width > 140 || chosen_column.abs_diff(blank_cells_on_the_right) <= 2,
                "not in the middle together\n{}",
                drawn.join("\n")
            );
            assert!(
                column > chosen_column + 28,
                "over the list\n{}",
                drawn.join("\n")
            );
            for &item in MenuItem::visible_items(&shell.app.context) {
                let word = shell.app.context.words.get(item.message_id());
                assert!(
                    text_count(&drawn, &word) > 0,
                    "{word}\n{}",
                    drawn.join("\n")
                );
            }
        }
        assert_eq!(text_count(&screen_lines(&shell.draw(70, 24)), &title), 0);
        let rating = shell.app.context.words.get("today-no-rating");
        assert!(
            ["without help", "sans aide"]
                .iter()
                .any(|expected| rating.contains(expected)),
            "only such games count: {rating}"
        );
    }
}

#[test]
fn the_frame_of_the_board_names_the_strength_of_a_computer() {
    for (north, name) in [
        ("character:kofi", "Kofi (620)"),
        ("engine:level=1", "level 1 (446)"),
    ] {
        let settings = format!("[setup]\nnorth = \"{north}\"\nfirst = \"south\"\n");
        let mut shell = start_with_look(PLAIN_LOOK, &settings);
        shell.press_keys("p");
        for (width, height) in [(80, 24), (120, 40)] {
            let drawn = screen_lines(&shell.draw(width, height));
            assert_eq!(text_count(&drawn, name), 1, "{}", drawn.join("\n"));
        }
    }
}

#[test]
fn the_menu_previews_the_selected_item() {
    let settings = "[setup]\nnorth = \"character:nana\"\nwelcome = \"new\"\n";
    let mut shell = start_with_look(PLAIN_LOOK, settings);
    // The cursor of a new player is on *Learn*.
    shell.act_all([Action::Up, Action::Up]);
    for text in [
        "(^-^)",
        "An example: a position from a game",
        "The first to collect 25",
    ] {
        let drawn = screen_lines(&shell.draw(200, 60));
        assert_eq!(text_count(&drawn, text), 1, "{}", drawn.join("\n"));
        let narrow_lines = screen_lines(&shell.draw(120, 40));
        assert_eq!(
            text_count(&narrow_lines, text),
            0,
            "{}",
            narrow_lines.join("\n")
        );
        shell.act(Action::Down);
    }
    let drawn = screen_lines(&shell.draw(200, 60));
    assert!(
        text_count(&drawn, "╭ North") == 1,
        "the start of the usual game"
    );
}
