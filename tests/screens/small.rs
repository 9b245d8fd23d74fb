//! Small windows: the board has priority, the keys to leave remain visible, and hidden contents are
//! marked.

use std::time::Duration;

use awale::app::{Action, Event};
use awale::screens::{AnalyseRow, MenuItem, SetupRow};
use awale::words::Language;
use awale_words::text::letters::without_letter_marks;
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
                let frames = drawn.matches(['╭', '╔']).count();
                assert!(
                    frames >= 14,
                    "{name} at {width}x{height}: {frames} frames\n{drawn}"
                );
                if let ShownScreen::Over(over) = current_screen(&shell.app) {
                    for pit in ('A'..='F').chain('a'..='f') {
                        assert!(
                            drawn.contains(pit),
                            "{name} at {width}x{height} covers {pit}\n{drawn}"
                        );
                    }
                    for choice in over.end_choices() {
                        let word = shell.app.context.words.get(choice.message_id());
                        assert!(
                            drawn.contains(&word),
                            "{name} at {width}x{height}: {word}\n{drawn}"
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
        let words = |shell: &mut crate::shell::Shell, height| {
            let drawn = screen_lines(&shell.draw(60, height)).join(" ");
            drawn
                .split(|sign: char| !sign.is_alphabetic())
                .map(str::to_owned)
                .collect::<Vec<String>>()
        };
        let all = words(&mut shell, 30);
        let mut read = Vec::new();
        for _ in 0..12 {
            read.extend(words(&mut shell, 18));
            shell.act(Action::PageDown);
        }
        // Only the title of the panel may be missing.
        let missing: Vec<&String> = all
            .iter()
            .filter(|word| word.len() > 3 && !read.contains(word))
            .collect();
        assert!(missing.len() <= 1, "{name}: {missing:?}");
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
        let last = screen_lines(&shell.draw(50, 18));
        shell.act(Action::PageUp);
        assert_ne!(
            screen_lines(&shell.draw(50, 18)),
            last,
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
        let counts = drawn
            .iter()
            .filter(|line| line.contains("0 solved") || line.contains("0 résolu"))
            .count();
        assert_eq!(counts, 1, "{}", drawn.join("\n"));
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
        let whole = shell
            .app
            .context
            .words
            .get("puzzles-about")
            .replace('\u{a0}', " ");
        for (width, height) in SMALL_WINDOWS {
            let drawn = screen_lines(&shell.draw(width, height));
            let top = drawn
                .iter()
                .position(|line| line.trim_start().starts_with('╭'))
                .expect("a panel");
            let shown = drawn[top + 1..top + 4]
                .iter()
                .map(|line| line.trim_matches(['│', ' ']))
                .collect::<Vec<_>>()
                .join(" ");
            assert!(
                shown.replace('\u{a0}', " ").starts_with(&whole),
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
        shell.keys("pt");
        for _ in 0..3 {
            for (width, height) in SMALL_WINDOWS {
                let drawn = screen_lines(&shell.draw(width, height));
                assert!(
                    !drawn[0].contains('…') && !drawn[1].contains('…'),
                    "{}",
                    drawn.join("\n")
                );
            }
            shell.keys("wG");
        }
    }
}

#[test]
fn the_menu_keeps_a_number_and_its_noun_on_one_line() {
    for look in BASIC_LOOKS {
        let mut shell = start_with_look(look, TWO_HUMANS_SETTINGS);
        shell.keys("pAA");
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
        .first_hint(play.session.position(), values, hint)
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
        shell.keys("p");
        for _ in 0..16 {
            shell.keys("i");
            shell.run_analysis(6);
            for _ in 0..2 {
                let shown = text_on_one_line(&screen_lines(&shell.draw(60, 18)).join(" "));
                assert!(
                    shown.contains(&text_on_one_line(&hint_text(&shell))),
                    "{shown}"
                );
                shell.keys("i");
            }
            let ShownScreen::Play(play) = current_screen(&shell.app) else {
                panic!("a game")
            };
            let values = play.study.values.as_ref().expect("values");
            let hints = shell
                .app
                .context
                .words
                .hint_texts(play.session.game.referee.positions_so_far(), values);
            let shown = text_on_one_line(&screen_lines(&shell.draw(60, 18)).join(" "));
            assert!(
                hints
                    .iter()
                    .any(|hint| shown.contains(&text_on_one_line(hint))),
                "{hints:?} in {shown}"
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
        shell.keys("p31i");
        shell.run_analysis(6);
        let ShownScreen::Play(play) = current_screen(&shell.app) else {
            panic!("a game")
        };
        let values = play.study.values.as_ref().expect("values");
        let hints = shell
            .app
            .context
            .words
            .hint_texts(play.session.game.referee.positions_so_far(), values);
        let shown = screen_lines(&shell.draw(60, 18)).join(" ");
        let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        let whole = hints[0].split_whitespace().collect::<Vec<_>>().join(" ");
        let whole = without_letter_marks(&whole);
        assert!(
            hints.len() > 1 && shown.contains(&whole),
            "{hints:?} in {shown}"
        );
        assert!(shown.contains("1. 3 1"), "the moves too: {shown}");
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
        let (rows, typed_opponent_label) = (
            setup.choice_list.as_ref().expect("a list").gallery.len(),
            shell.app.context.words.get("setup-typed"),
        );
        for _ in 0..rows {
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
            let wrong = storm.puzzle.current_turn().wrong[0].pit;
            shell.act(Action::ClickPit(wrong));
        }
        shell.handle(Event::Tick(Duration::from_secs(180)));
        let ShownScreen::Storm(storm) = current_screen(&shell.app) else {
            panic!("a storm")
        };
        assert!(storm.is_over() && storm.missed_puzzles_left() > 1);
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
            let keys = |drawn: Vec<String>| drawn.last().expect("a line of keys").clone();
            let all = keys(screen_lines(&shell.draw(200, 60)));
            for (width, height) in SMALL_WINDOWS {
                let few = keys(screen_lines(&shell.draw(width, height)));
                for key in [" ? ", " Esc ", " Échap ", " q "] {
                    assert!(
                        !all.contains(key) || few.contains(key),
                        "{name} at {width}x{height}: {few}"
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
        let games = shell.app.context.game_kinds().len();
        for _ in 0..games {
            for (width, height) in SMALL_WINDOWS {
                let drawn = screen_lines(&shell.draw(width, height));
                let top = drawn
                    .iter()
                    .rposition(|line| line.starts_with('╭'))
                    .expect("the description");
                let text: usize = drawn[top + 1..]
                    .iter()
                    .map(|line| line.trim_matches(['│', ' ']).len())
                    .sum();
                assert!(
                    text > 40,
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
    let ends = |language| {
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
            assert!(drawn.contains(ends(look.language)), "{game}\n{drawn}");
            // In the default window the text is further down, and a symbol shows that it can be
            // scrolled.
            let seen = (0..6).any(|_| {
                let drawn = screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1))
                    .join("\n");
                shell.act(Action::PageDown);
                drawn.contains(ends(look.language))
                    || !drawn.contains('▼') && panic!("{game}: no sign\n{drawn}")
            });
            assert!(seen, "{game} in {:?}", look.language);
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
    let game = drawn
        .iter()
        .find(|line| line.contains("▸ Game"))
        .expect("the game");
    assert!(game.contains("… ▸"), "{game}");
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
        shell.keys("pA");
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
            let inner = Block::bordered().inner(board);
            let is_heap_drawn = inner.positions().any(|place| drawn[place].symbol() != " ");
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
            let row = screen_lines(&shell.draw(60, 18))[1].clone();
            for id in [
                "progress-overview",
                "results-title",
                "insights-accuracy",
                "menu-openings",
                "insights-themes",
                "insights-series",
            ] {
                let name = shell.app.context.words.get(id);
                assert!(row.contains(&name), "{name} in {row}");
            }
            shell.act(Action::Right);
        }
    }
}
