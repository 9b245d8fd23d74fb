//! Small windows: the board has priority, the keys to leave remain visible, and hidden contents are
//! marked.

use std::time::Duration;

use awale::app::{Action, Event};
use awale::keys::Key;
use awale::screens::{AnalyseRow, MenuItem, SetupRow};
use awale::words::Language;
use awale_words::text::letter_marks::without_letter_marks;
use ratatui::widgets::Block;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::start::{
    BASIC_LOOKS, DEFAULT_WINDOW_SIZE, PLAIN_LOOK, ScreenLook, TWO_HUMANS_SETTINGS, screen_lines,
    start_with_look,
};
use crate::states::open_gallery;
use crate::ways::SCREEN_WALKS;

/// Windows that are smaller than the default, but large enough for every screen.
const SMALL_WINDOWS: [(u16, u16); 3] = [(60, 18), (70, 20), (50, 18)];

#[test]
fn a_small_window_shows_the_whole_board() {
    for (name, settings, walk) in SCREEN_WALKS.iter() {
        for look in BASIC_LOOKS {
            let mut shell = start_with_look(look, settings);
            walk(&mut shell);
            let has_board = matches!(
                current_screen(&shell.app),
                ShownScreen::Lesson(_)
                    | ShownScreen::Puzzle(_)
                    | ShownScreen::Play(_)
                    | ShownScreen::Over(_)
            );
            if !has_board || settings.contains("matches") || shell.app.confirmation().is_some() {
                continue;
            }
            for (width, height) in SMALL_WINDOWS {
                let drawn = screen_lines(&shell.draw(width, height)).join("\n");
                // Twelve pits and two stores, including the frame of the selected pit.
                let frame_count = drawn.matches(['╭', '╔']).count();
                assert!(
                    frame_count >= 14,
                    "{name} at {width}x{height}: {frame_count} frames\n{drawn}"
                );
                if let ShownScreen::Over(over) = current_screen(&shell.app) {
                    for pit in ('A'..='F').chain('a'..='f') {
                        assert!(
                            drawn.contains(pit),
                            "{name} at {width}x{height} covers {pit}\n{drawn}"
                        );
                    }
                    for choice in over.end_choices() {
                        let forms = choice.name_forms(over.session, &shell.app.context);
                        assert!(
                            forms.iter().any(|form| drawn.contains(form)),
                            "{name} at {width}x{height}: {forms:?}\n{drawn}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn the_text_of_a_lesson_can_be_read_to_its_end_in_a_small_window() {
    for look in BASIC_LOOKS {
        let (name, settings, walk) = SCREEN_WALKS
            .iter()
            .find(|(name, ..)| *name == "a lesson")
            .expect("a way to a lesson");
        let mut shell = start_with_look(look, settings);
        walk(&mut shell);
        assert!(matches!(current_screen(&shell.app), ShownScreen::Lesson(_)));
        let words_on_screen = |shell: &mut crate::shell::Shell, height| {
            // The last line shows keys.
            let mut drawn = screen_lines(&shell.draw(60, height));
            drawn.pop();
            drawn
                .join(" ")
                .split(|sign: char| !sign.is_alphabetic())
                .map(str::to_owned)
                .collect::<Vec<String>>()
        };
        let words_in_tall_window = words_on_screen(&mut shell, 30);
        let mut words_while_scrolling = Vec::new();
        for _ in 0..12 {
            words_while_scrolling.extend(words_on_screen(&mut shell, 18));
            shell.act(Action::PageDown);
        }
        // Only two words of the game's long name may be missing.
        let missing_words: Vec<&String> = words_in_tall_window
            .iter()
            .filter(|word| word.len() > 3 && !words_while_scrolling.contains(word))
            .collect();
        assert!(missing_words.len() <= 2, "{name}: {missing_words:?}");
    }
}

#[test]
fn scrolling_past_the_end_of_a_text_needs_no_extra_steps_back() {
    for name in ["a lesson with a hint", "the text of the rules", "all keys"] {
        let Some((_, settings, walk)) = SCREEN_WALKS.iter().find(|(way, ..)| *way == name) else {
            panic!("no {name}")
        };
        let mut shell = start_with_look(PLAIN_LOOK, settings);
        walk(&mut shell);
        for _ in 0..40 {
            shell.act(Action::PageDown);
            shell.draw(50, 18);
        }
        let last_lines = screen_lines(&shell.draw(50, 18));
        shell.act(Action::PageUp);
        assert_ne!(
            screen_lines(&shell.draw(50, 18)),
            last_lines,
            "{name}: the text moves at once"
        );
    }
}

#[test]
fn counts_of_solved_puzzles_are_complete_in_a_small_window() {
    for look in BASIC_LOOKS {
        let (_, settings, walk) = SCREEN_WALKS
            .iter()
            .find(|(name, ..)| *name == "the puzzles")
            .expect("the puzzles");
        let mut shell = start_with_look(look, settings);
        walk(&mut shell);
        let drawn = screen_lines(&shell.draw(60, 18));
        let lines_with_counts = drawn
            .iter()
            .filter(|line| line.contains("0 solved") || line.contains("0 résolu"))
            .count();
        assert_eq!(lines_with_counts, 1, "{}", drawn.join("\n"));
    }
}

#[test]
fn the_text_about_puzzles_fits_a_small_window() {
    for look in BASIC_LOOKS {
        let (_, settings, walk) = SCREEN_WALKS
            .iter()
            .find(|(name, ..)| *name == "the puzzles")
            .expect("the puzzles");
        let mut shell = start_with_look(look, settings);
        walk(&mut shell);
        let whole_text = shell
            .app
            .context
            .words
            .get("puzzles-about")
            .replace('\u{a0}', " ");
        for (width, height) in SMALL_WINDOWS {
            let drawn = screen_lines(&shell.draw(width, height));
            let top_frame_row = drawn
                .iter()
                .position(|line| line.trim_start().starts_with('╭'))
                .expect("a panel");
            let shown_text = drawn[top_frame_row + 1..top_frame_row + 4]
                .iter()
                .map(|line| line.trim_matches(['│', ' ']))
                .collect::<Vec<_>>()
                .join(" ");
            assert!(
                shown_text.replace('\u{a0}', " ").starts_with(&whole_text),
                "{}",
                drawn.join("\n")
            );
        }
    }
}

#[test]
fn the_heading_of_the_tree_is_whole_in_a_small_window() {
    for look in BASIC_LOOKS {
        let mut shell = start_with_look(look, TWO_HUMANS_SETTINGS);
        shell.press_keys("pt");
        for _ in 0..3 {
            for (width, height) in SMALL_WINDOWS {
                let drawn = screen_lines(&shell.draw(width, height));
                assert!(
                    !drawn[0].contains('…') && !drawn[1].contains('…'),
                    "{}",
                    drawn.join("\n")
                );
            }
            shell.press_keys("wG");
        }
    }
}

#[test]
fn the_menu_keeps_a_number_and_its_noun_on_one_line() {
    for look in BASIC_LOOKS {
        let mut shell = start_with_look(look, TWO_HUMANS_SETTINGS);
        shell.press_keys("pAA");
        shell.act(Action::Back);
        for width in 50..100 {
            let drawn = screen_lines(&shell.draw(width, 18)).join("\n");
            assert!(
                drawn.contains("1 move") || drawn.contains("1 coup"),
                "{drawn}"
            );
        }
    }
}

/// The text of the first or second hint, without the key for the next one.
fn hint_text(shell: &Shell) -> String {
    let ShownScreen::Play(play) = current_screen(&shell.app) else {
        panic!("a game")
    };
    let words = &shell.app.context.words;
    let values = play.study.values.as_ref().expect("values");
    let hint = play.study.hint.expect("a hint");
    words
        .hint_without_move(play.session.position(), values, hint)
        .expect("a hint without the move")
}

#[test]
fn no_hint_is_cut_in_a_small_window() {
    let text_on_one_line =
        |text: &str| without_letter_marks(&text.split_whitespace().collect::<Vec<_>>().join(" "));
    for language in Language::ALL {
        let mut shell = start_with_look(
            ScreenLook {
                language,
                ..PLAIN_LOOK
            },
            TWO_HUMANS_SETTINGS,
        );
        shell.press_keys("p");
        for _ in 0..16 {
            shell.press_keys("i");
            shell.run_analysis(6);
            for _ in 0..2 {
                let shown_text = text_on_one_line(&screen_lines(&shell.draw(60, 18)).join(" "));
                assert!(
                    shown_text.contains(&text_on_one_line(&hint_text(&shell))),
                    "{shown_text}"
                );
                shell.press_keys("i");
            }
            let ShownScreen::Play(play) = current_screen(&shell.app) else {
                panic!("a game")
            };
            let values = play.study.values.as_ref().expect("values");
            let hints = shell
                .app
                .context
                .words
                .hint_text_versions(play.session.game.referee.positions_so_far(), values);
            let shown_hint = text_on_one_line(&screen_lines(&shell.draw(60, 18)).join(" "));
            assert!(
                hints
                    .iter()
                    .any(|hint| shown_hint.contains(&text_on_one_line(hint))),
                "{hints:?} in {shown_hint}"
            );
            assert!(
                hints.last().is_some_and(|hint| hint.chars().count() < 100),
                "{hints:?}"
            );
            shell.act(Action::Confirm);
        }
    }
}

#[test]
fn the_reason_of_a_hint_fits_a_small_window_with_a_free_line() {
    for language in Language::ALL {
        let mut shell = start_with_look(
            ScreenLook {
                language,
                ..PLAIN_LOOK
            },
            &format!("{TWO_HUMANS_SETTINGS}game = \"matches\"\n"),
        );
        shell.press_keys("p31i");
        shell.run_analysis(6);
        let ShownScreen::Play(play) = current_screen(&shell.app) else {
            panic!("a game")
        };
        let values = play.study.values.as_ref().expect("values");
        let hints = shell
            .app
            .context
            .words
            .hint_text_versions(play.session.game.referee.positions_so_far(), values);
        let shown_lines = screen_lines(&shell.draw(60, 18)).join(" ");
        let shown_text = shown_lines.split_whitespace().collect::<Vec<_>>().join(" ");
        let whole_hint = hints[0].split_whitespace().collect::<Vec<_>>().join(" ");
        let hint_without_letter_marks = without_letter_marks(&whole_hint);
        assert!(
            hints.len() > 1 && shown_text.contains(&hint_without_letter_marks),
            "{hints:?} in {shown_text}"
        );
        assert!(shown_text.contains("1. 3 1"), "the moves too: {shown_text}");
    }
}

#[test]
fn an_opponents_description_scrolls_to_its_end_in_a_small_window() {
    for language in Language::ALL {
        let mut shell = start_with_look(
            ScreenLook {
                language,
                ..PLAIN_LOOK
            },
            "",
        );
        open_gallery(&mut shell);
        let ShownScreen::Setup(setup) = current_screen(&shell.app) else {
            panic!("a gallery")
        };
        let (opponent_count, typed_opponent_label) = (
            setup.choice_list.as_ref().expect("a list").gallery.len(),
            shell.app.context.words.get("setup-typed"),
        );
        for _ in 0..opponent_count {
            shell.act(Action::Down);
            let drawn = screen_lines(&shell.draw(60, 18)).join("\n");
            assert!(
                !drawn.replace(&typed_opponent_label, "").contains('…'),
                "{language:?}\n{drawn}"
            );
        }
    }
}

#[test]
fn the_end_of_a_puzzle_storm_fits_a_small_window() {
    for language in Language::ALL {
        let (_, settings, walk) = SCREEN_WALKS
            .iter()
            .find(|(name, ..)| *name == "a storm")
            .expect("a storm");
        let mut shell = start_with_look(
            ScreenLook {
                language,
                ..PLAIN_LOOK
            },
            settings,
        );
        walk(&mut shell);
        for _ in 0..2 {
            let ShownScreen::Storm(storm) = current_screen(&shell.app) else {
                panic!("a storm")
            };
            let wrong_pit = storm.puzzle.current_turn().wrong_moves[0].pit;
            shell.act(Action::ClickPit(wrong_pit));
        }
        shell.handle(Event::Tick(Duration::from_secs(180)));
        let ShownScreen::Storm(storm) = current_screen(&shell.app) else {
            panic!("a storm")
        };
        assert!(storm.is_over() && storm.unsolved_missed_puzzle_count() > 1);
        let drawn = screen_lines(&shell.draw(60, 18)).join("\n");
        assert!(!drawn.contains('▼'), "{drawn}");
    }
}

#[test]
fn the_help_and_quit_keys_are_dropped_last() {
    for (name, settings, walk) in SCREEN_WALKS.iter() {
        for look in BASIC_LOOKS {
            let mut shell = start_with_look(look, settings);
            walk(&mut shell);
            let key_line = |drawn: Vec<String>| drawn.last().expect("a line of keys").clone();
            let key_line_in_large_window = key_line(screen_lines(&shell.draw(200, 60)));
            for (width, height) in SMALL_WINDOWS {
                let key_line_in_small_window = key_line(screen_lines(&shell.draw(width, height)));
                for key in [" ? ", " Esc ", " Échap ", " q "] {
                    assert!(
                        !key_line_in_large_window.contains(key)
                            || key_line_in_small_window.contains(key),
                        "{name} at {width}x{height}: {key_line_in_small_window}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_setup_describes_every_game_in_every_window_size() {
    for look in BASIC_LOOKS {
        let mut shell = start_with_look(look, TWO_HUMANS_SETTINGS);
        shell.open_menu_item(MenuItem::Play);
        shell.act(Action::Home);
        let game_kind_count = shell.app.context.game_kinds().len();
        for _ in 0..game_kind_count {
            for (width, height) in SMALL_WINDOWS {
                let drawn = screen_lines(&shell.draw(width, height));
                let top_frame_row = drawn
                    .iter()
                    .rposition(|line| line.starts_with('╭'))
                    .expect("the description");
                let text_length: usize = drawn[top_frame_row + 1..]
                    .iter()
                    .map(|line| line.trim_matches(['│', ' ']).len())
                    .sum();
                assert!(
                    text_length > 40,
                    "an empty box at {width}x{height}\n{}",
                    drawn.join("\n")
                );
            }
            shell.act(Action::Right);
        }
    }
}

#[test]
fn a_variant_description_names_its_ending() {
    let ending_heading = |language| {
        if language == Language::French {
            "La fin de la partie. "
        } else {
            "How the game ends. "
        }
    };
    for look in BASIC_LOOKS {
        for game in ["abapa", "awale-26", "awari"] {
            let mut shell = start_with_look(look, &format!("[setup]\ngame = \"{game}\"\n"));
            shell.open_menu_item(MenuItem::Play);
            shell.act(Action::Home);
            let drawn = screen_lines(&shell.draw(120, 40)).join("\n");
            assert!(
                drawn.contains(ending_heading(look.language)),
                "{game}\n{drawn}"
            );
            // In the default window the text is further down, and a symbol shows that it can be
            // scrolled.
            let is_ending_shown = (0..6).any(|_| {
                let drawn = screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1))
                    .join("\n");
                shell.act(Action::PageDown);
                drawn.contains(ending_heading(look.language))
                    || !drawn.contains('▼') && panic!("{game}: no sign\n{drawn}")
            });
            assert!(is_ending_shown, "{game} in {:?}", look.language);
        }
    }
}

#[test]
fn shortened_text_ends_with_an_ellipsis() {
    let name = "Quand meme wWmM 0123456789 et pl";
    let mut shell = start_with_look(
        PLAIN_LOOK,
        &format!(
            "[setup]\ngame = \"own\"\nnorth = \"human\"\nnorth_name = \"{name}\"\nclock = \"3+1\"\n[[variant]]\nid = \"own\"\nname = \"A game whose name is longer than the line\"\n"
        ),
    );
    shell.open_menu_item(MenuItem::Play);
    shell.act(Action::Home);
    let drawn = screen_lines(&shell.draw(50, 18));
    let game_line = drawn
        .iter()
        .find(|line| line.contains("▸ Game"))
        .expect("the game");
    assert!(game_line.contains("… ▸"), "{game_line}");
    shell.move_to_setup_row(SetupRow::StartGame);
    shell.act(Action::Confirm);
    let drawn = screen_lines(&shell.draw(50, 18));
    assert!(
        drawn[1].contains(name) || drawn[1].contains('…'),
        "{}",
        drawn.join("\n")
    );
    assert!(
        drawn[0].contains('…') && drawn[0].contains("move 1"),
        "{}",
        drawn[0]
    );
}

#[test]
fn a_long_list_shows_that_it_continues() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.open_setup_at(SetupRow::FirstToMove);
    shell.act(Action::Home);
    let list_continues_below = |drawn: &[String]| drawn[..12].iter().any(|line| line.contains('▼'));
    assert!(list_continues_below(&screen_lines(&shell.draw(60, 18))));
    for _ in 0..12 {
        shell.open_menu_item(MenuItem::Play);
        shell.act(Action::Back);
        shell.press_keys("pA");
        shell.act(Action::Back);
    }
    shell.open_analyse_row(AnalyseRow::SavedGames);
    assert!(
        list_continues_below(&screen_lines(&shell.draw(60, 18))),
        "{}",
        screen_lines(&shell.draw(60, 18)).join("\n")
    );
    shell.act(Action::End);
    assert!(
        screen_lines(&shell.draw(60, 18))[..4]
            .iter()
            .any(|line| line.contains('▲'))
    );
}

#[test]
fn a_heap_of_matches_is_drawn_in_every_window_size() {
    for (name, settings, walk) in SCREEN_WALKS
        .iter()
        .filter(|(_, settings, _)| settings.contains("matches"))
    {
        let mut shell = start_with_look(PLAIN_LOOK, settings);
        walk(&mut shell);
        for (width, height) in [50, 60, 77, 78, 100, 200]
            .into_iter()
            .flat_map(|width| (18..=44).map(move |height| (width, height)))
        {
            let drawn = shell.draw(width, height);
            let Some(board) = shell.renderer.board_area() else {
                continue;
            };
            let area_inside_border = Block::bordered().inner(board);
            let is_heap_drawn = area_inside_border
                .positions()
                .any(|place| drawn[place].symbol() != " ");
            assert!(
                is_heap_drawn,
                "{name} at {width}x{height}\n{}",
                screen_lines(&drawn).join("\n")
            );
        }
    }
}

#[test]
fn the_names_of_all_pages_of_progress_fit_a_small_window() {
    for language in Language::ALL {
        let mut shell = start_with_look(
            ScreenLook {
                language,
                ..PLAIN_LOOK
            },
            TWO_HUMANS_SETTINGS,
        );
        shell.open_menu_item(MenuItem::Progress);
        for _ in 0..6 {
            let page_name_row = screen_lines(&shell.draw(60, 18))[1].clone();
            for id in [
                "progress-overview",
                "results-title",
                "insights-accuracy",
                "menu-openings",
                "insights-themes",
                "insights-series",
            ] {
                let page_name = shell.app.context.words.get(id);
                assert!(
                    page_name_row.contains(&page_name),
                    "{page_name} in {page_name_row}"
                );
            }
            shell.act(Action::Right);
        }
    }
}

#[test]
fn a_small_window_names_the_opponent() {
    let settings = "[setup]\nnorth = \"character:kofi\"\nfirst = \"south\"\n";
    for look in BASIC_LOOKS {
        let mut shell = start_with_look(look, settings);
        shell.press_keys("p");
        for (width, height) in SMALL_WINDOWS {
            let drawn = screen_lines(&shell.draw(width, height)).join("\n");
            assert!(drawn.contains("Kofi"), "{width}x{height}\n{drawn}");
        }
    }
}

#[test]
fn the_text_of_a_lesson_uses_the_rows_that_its_remarks_leave_free() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.open_menu_item(MenuItem::Learn);
    shell.act(Action::Confirm);
    let drawn = screen_lines(&shell.draw(60, 18));
    let drawn = drawn.join("\n");
    let is_complete =
        drawn.contains("Choose a pit and sow it.") && drawn.contains("right and around.");
    assert!(is_complete && !drawn.contains('▼'), "{drawn}");
}

#[test]
fn a_key_without_a_function_does_not_hide_the_remarks() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    for (width, height) in SMALL_WINDOWS {
        shell.press_keys("pB");
        let remark = "sowed 4 seeds";
        assert!(
            screen_lines(&shell.draw(width, height))
                .join("\n")
                .contains(remark)
        );
        shell.act(Action::UnboundKey(Key::Function(5)));
        let drawn = screen_lines(&shell.draw(width, height)).join("\n");
        assert!(drawn.contains(remark) && drawn.contains("F5"), "{drawn}");
        shell.act(Action::Back);
    }
}
