//! Small windows show whole sentences, the important keys, and readable names and numbers.

use awale::app::Action;
use awale::screens::{AnalyseRow, CourseRow, MenuItem};
use ratatui::layout::Size;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::start::{
    BASIC_LOOKS, PLAIN_LOOK, ScreenLook, TWO_HUMANS_SETTINGS, screen_lines, start_with_look,
};
use crate::ways::SCREEN_WALKS;
use crate::wording::cut_word_count;

const SMALL_WINDOW: (u16, u16) = (60, 18);

fn small_window_lines(shell: &mut Shell) -> Vec<String> {
    screen_lines(&shell.draw(SMALL_WINDOW.0, SMALL_WINDOW.1))
}

/// The program after the named walk of [`SCREEN_WALKS`].
fn shell_after_walk(walk_name: &str, look: ScreenLook) -> Shell {
    let Some((_, settings, walk)) = SCREEN_WALKS.iter().find(|(name, ..)| *name == walk_name)
    else {
        panic!("no way {walk_name}")
    };
    let mut shell = start_with_look(look, settings);
    walk(&mut shell);
    shell
}

#[test]
fn explanations_next_to_a_board_fit_a_small_window() {
    for (name, settings, walk) in SCREEN_WALKS.iter() {
        for look in BASIC_LOOKS {
            let mut shell = start_with_look(look, settings);
            walk(&mut shell);
            let has_explanation = matches!(
                current_screen(&shell.app),
                ShownScreen::Tree(_)
                    | ShownScreen::Chapter(_)
                    | ShownScreen::Puzzle(_)
                    | ShownScreen::Mistakes(_)
                    | ShownScreen::Repertoire(_)
                    | ShownScreen::Lesson(_)
                    | ShownScreen::Storm(_)
                    | ShownScreen::Drill(_)
            ) || matches!(current_screen(&shell.app), ShownScreen::Analysis(board) if board.setup.is_none());
            if has_explanation
                && shell.app.context.error.is_none()
                && shell.app.confirmation().is_none()
            {
                let drawn = small_window_lines(&mut shell);
                assert_eq!(
                    cut_word_count(&drawn),
                    0,
                    "{name}, {look:?}\n{}",
                    drawn.join("\n")
                );
            }
        }
    }
}

#[test]
fn the_reason_of_a_cutoff_fits_a_small_window() {
    for look in BASIC_LOOKS {
        let mut shell = start_with_look(look, TWO_HUMANS_SETTINGS);
        shell.press_keys("pt");
        for _ in 0..40 {
            shell.act_all([Action::Right, Action::Down]);
            let drawn = small_window_lines(&mut shell);
            assert_eq!(
                cut_word_count(&drawn[8..]),
                0,
                "{look:?}\n{}",
                drawn.join("\n")
            );
        }
    }
}

#[test]
fn a_click_selects_the_right_tree_line_below_a_longer_explanation() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.press_keys("pt");
    for _ in 0..12 {
        shell.act_all([Action::Right, Action::Down]);
    }
    let drawn = small_window_lines(&mut shell);
    let chosen_line_index = drawn
        .iter()
        .position(|line| line.starts_with("│▸"))
        .expect("a chosen line");
    shell.click(
        10,
        u16::try_from(chosen_line_index).expect("a line") - 1,
        Size {
            width: SMALL_WINDOW.0,
            height: SMALL_WINDOW.1,
        },
    );
    let lines_after_click = small_window_lines(&mut shell);
    assert_eq!(
        lines_after_click
            .iter()
            .filter(|line| line.starts_with("│▸"))
            .count(),
        1,
        "{}",
        lines_after_click.join("\n")
    );
}

#[test]
fn the_footer_drops_the_arrows_before_enter() {
    for (name, settings, walk) in SCREEN_WALKS.iter() {
        for look in BASIC_LOOKS {
            let mut shell = start_with_look(look, settings);
            walk(&mut shell);
            let key_line = |drawn: Vec<String>| drawn.last().expect("a line of keys").clone();
            let key_line_in_large_window = key_line(screen_lines(&shell.draw(200, 60)));
            let key_line_in_small_window = key_line(small_window_lines(&mut shell));
            for key in [" Enter ", " Entrée "] {
                assert!(
                    !key_line_in_large_window.contains(key)
                        || key_line_in_small_window.contains(key),
                    "{name}: {key_line_in_small_window}"
                );
            }
        }
    }
}

#[test]
fn before_the_first_move_undo_is_not_offered() {
    for (look, undo, hint) in [
        (BASIC_LOOKS[0], "u undo", "i hint"),
        (BASIC_LOOKS[1], "u annuler", "i indice"),
    ] {
        let mut shell = start_with_look(look, TWO_HUMANS_SETTINGS);
        shell.press_keys("p");
        let key_line = small_window_lines(&mut shell)
            .pop()
            .expect("a line of keys");
        assert!(
            !key_line.contains(undo) && key_line.contains(hint),
            "{key_line}"
        );
        shell.press_keys("A");
        let key_line = screen_lines(&shell.draw(80, 24))
            .pop()
            .expect("a line of keys");
        assert!(key_line.contains(undo), "{key_line}");
    }
}

#[test]
fn a_computer_that_failed_offers_to_take_the_move_back() {
    let mut shell = shell_after_walk("play when the computer broke down", PLAIN_LOOK);
    let key_line = small_window_lines(&mut shell)
        .pop()
        .expect("a line of keys");
    assert!(
        key_line.contains("u undo") && !key_line.contains("Enter"),
        "{key_line}"
    );
}

#[test]
fn the_rules_screen_counts_steps_and_has_a_text_for_instant_sowing() {
    for (look, step, sowing) in [
        (BASIC_LOOKS[0], "←→ step", "off"),
        (BASIC_LOOKS[1], "←→ étape", "sans animation"),
    ] {
        let mut shell = start_with_look(look, "");
        shell.open_course_row(CourseRow::Rules);
        let key_line = screen_lines(&shell.draw(80, 24))
            .pop()
            .expect("a line of keys");
        assert!(key_line.contains(step), "{key_line}");
        let mut shell = start_with_look(look, "");
        shell.open_menu_item(MenuItem::Settings);
        let drawn = screen_lines(&shell.draw(80, 24));
        assert!(
            drawn
                .iter()
                .any(|line| line.contains(&format!("◂ {sowing} ▸"))),
            "{}",
            drawn.join("\n")
        );
    }
}

#[test]
fn the_text_about_a_wrong_move_ends_with_what_to_do() {
    for (look, how, gift) in [
        (BASIC_LOOKS[0], "takes the move back.", "There is"),
        (BASIC_LOOKS[1], "annule le coup.", "Il y a"),
    ] {
        let mut shell = shell_after_walk("a puzzle with a wrong move", look);
        let drawn = small_window_lines(&mut shell);
        let text_below_board: Vec<&str> = drawn[14..17]
            .iter()
            .map(|line| line.trim())
            .filter(|line| !line.is_empty())
            .collect();
        assert!(
            text_below_board
                .last()
                .is_some_and(|line| line.ends_with(how)),
            "{}",
            drawn.join("\n")
        );
        assert!(
            text_below_board.iter().all(|line| !line.contains(".  ")),
            "{}",
            drawn.join("\n")
        );
        // The cost of the move comes before the note about a better move.
        let mut shell = shell_after_walk("a mistake repeated", look);
        let text = small_window_lines(&mut shell).join(" ");
        let better_move_at = text.find(gift).expect("that there is a better move");
        assert!(
            text[..better_move_at]
                .trim_end_matches([' ', '│', '▲', '▼', '▐'])
                .ends_with('.'),
            "{text}"
        );
    }
}

#[test]
fn the_name_of_a_game_is_shown_whole_or_abbreviated_but_never_cut() {
    let walk_names = [
        "the setup",
        "the board at the start of a game",
        "a position at its start",
        "a drill",
        "the puzzles",
        "results",
        "play at its start",
    ];
    for way in walk_names {
        for look in BASIC_LOOKS {
            let mut shell = shell_after_walk(way, look);
            let drawn = small_window_lines(&mut shell);
            let lines_with_name = drawn
                .iter()
                .filter(|line| line.contains("Awal") && line.contains("Oware"));
            for name in lines_with_name {
                assert!(!name.contains('…'), "{way}\n{}", drawn.join("\n"));
            }
        }
    }
}

#[test]
fn an_abandoned_puzzle_storm_shows_how_much_time_was_left() {
    for look in BASIC_LOOKS {
        let mut shell = start_with_look(look, "");
        shell.open_menu_item(MenuItem::Puzzles);
        shell.act(Action::ClickRow(2));
        let ShownScreen::Storm(storm) = current_screen(&shell.app) else {
            panic!("no storm")
        };
        let wrong_pit = storm.puzzle.current_turn().wrong_moves[0].pit;
        let empty_pit = storm
            .puzzle
            .current_turn()
            .position
            .pits()
            .iter()
            .take(6)
            .position(|&seeds| seeds == 0);
        shell.act(Action::ClickPit(wrong_pit));
        shell.act_all(
            empty_pit.map_or([Action::Up, Action::Back], |_| [Action::Left, Action::Back]),
        );
        let drawn = small_window_lines(&mut shell);
        let text = drawn.join("\n");
        assert!(drawn[0].contains("2:50"), "{text}");
        assert!(
            text.contains(":\u{a0}1."),
            "a number keeps to its word\n{text}"
        );
        assert!(
            drawn[16..17]
                .iter()
                .all(|line| line.trim_matches(['│', '╰', '─', '╯', ' ']).is_empty()),
            "{text}"
        );
    }
}

#[test]
fn the_description_of_a_game_fills_its_panel() {
    for look in BASIC_LOOKS {
        for size in [SMALL_WINDOW, (80, 20)] {
            let mut shell = start_with_look(look, "[setup]\ngame = \"oware\"\n");
            shell.open_menu_item(MenuItem::Play);
            shell.act(Action::Home);
            let drawn = screen_lines(&shell.draw(size.0, size.1));
            let last_line_index = usize::from(size.1) - 3;
            let last_line_of_text = drawn[last_line_index].trim_matches(['│', ' ', '▼', '▐']);
            assert!(!last_line_of_text.is_empty(), "{}", drawn.join("\n"));
        }
    }
}

#[test]
fn a_long_description_names_its_scroll_keys() {
    for (look, size, key) in [
        (BASIC_LOOKS[0], SMALL_WINDOW, "PgUp PgDn scroll"),
        (BASIC_LOOKS[0], (80, 20), "PgUp PgDn scroll"),
        (BASIC_LOOKS[1], (80, 20), "défiler"),
    ] {
        let mut shell = start_with_look(look, "");
        shell.open_menu_item(MenuItem::Play);
        shell.act(Action::Home);
        let drawn = screen_lines(&shell.draw(size.0, size.1));
        let key_line = drawn.last().expect("a line of keys");
        assert!(key_line.contains(key), "{}", drawn.join("\n"));
        let key_line = screen_lines(&shell.draw(120, 60))
            .pop()
            .expect("a line of keys");
        assert!(!key_line.contains(key), "all of it is there: {key_line}");
    }
}

#[test]
fn large_numbers_and_decimals_are_written_as_the_language_does() {
    let settings = "[setup]\nnorth = \"mcts:20000\"\nclock = \"0.5+0\"\n";
    for (look, number, clock) in [
        (BASIC_LOOKS[0], "20,000", "0.5+0"),
        (BASIC_LOOKS[1], "20\u{a0}000", "0,5+0"),
    ] {
        let mut shell = start_with_look(look, settings);
        shell.open_menu_item(MenuItem::Play);
        let drawn = screen_lines(&shell.draw(80, 40)).join("\n");
        assert!(drawn.contains(number) && drawn.contains(clock), "{drawn}");
    }
}

#[test]
fn the_scroll_bar_of_saved_games_does_not_touch_their_results() {
    let mut shell = start_with_look(
        ScreenLook {
            ascii: true,
            ..PLAIN_LOOK
        },
        TWO_HUMANS_SETTINGS,
    );
    for _ in 0..20 {
        shell.press_keys("pA");
        shell.act(Action::Back);
    }
    shell.open_analyse_row(AnalyseRow::SavedGames);
    let drawn = small_window_lines(&mut shell);
    for line in drawn
        .iter()
        .filter(|line| line.ends_with("#|") || line.ends_with("v|"))
    {
        assert!(
            line.ends_with(" #|") || line.ends_with(" v|"),
            "{}",
            drawn.join("\n")
        );
    }
}

#[test]
fn the_tree_shows_more_of_its_keys_where_there_is_room() {
    for look in BASIC_LOOKS {
        let mut shell = start_with_look(look, TWO_HUMANS_SETTINGS);
        shell.press_keys("pt");
        let key_line = screen_lines(&shell.draw(200, 40))
            .pop()
            .expect("a line of keys");
        for key in [" i ", " G ", " z ", " e "] {
            assert!(key_line.contains(key), "{key_line}");
        }
    }
}
