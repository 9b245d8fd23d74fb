//! Small windows show whole sentences, the important keys, and readable names and numbers.

use awale::app::Action;
use awale::screens::{AnalyseRow, CourseRow, MenuItem};
use ratatui::layout::Size;

use crate::shell::Shell;
use crate::shell::shown::{Shown, screen_of};
use crate::start::{BASIC_LOOKS, Look, PLAIN, TWO_HUMANS, lines, start};
use crate::ways::WALKS;
use crate::wording::cuts;

const SMALL: (u16, u16) = (60, 18);

fn small(shell: &mut Shell) -> Vec<String> {
    lines(&shell.draw(SMALL.0, SMALL.1))
}

/// The program after the named walk of [`WALKS`].
fn by(way: &str, look: Look) -> Shell {
    let Some((_, settings, walk)) = WALKS.iter().find(|(name, ..)| *name == way) else {
        panic!("no way {way}")
    };
    let mut shell = start(look, settings);
    walk(&mut shell);
    shell
}

#[test]
fn explanations_fit_a_small_window() {
    for (name, settings, walk) in WALKS.iter() {
        for look in BASIC_LOOKS {
            let mut shell = start(look, settings);
            walk(&mut shell);
            let explains = matches!(
                screen_of(&shell.app),
                Shown::Tree(_)
                    | Shown::Chapter(_)
                    | Shown::Puzzle(_)
                    | Shown::Mistakes(_)
                    | Shown::Repertoire(_)
                    | Shown::Lesson(_)
                    | Shown::Storm(_)
                    | Shown::Drill(_)
            ) || matches!(screen_of(&shell.app), Shown::Analysis(board) if board.setup.is_none());
            if explains && shell.app.context.error.is_none() && shell.app.confirmation().is_none() {
                let drawn = small(&mut shell);
                assert_eq!(cuts(&drawn), 0, "{name}, {look:?}\n{}", drawn.join("\n"));
            }
        }
    }
}

#[test]
fn the_reason_of_a_cutoff_fits_a_small_window() {
    for look in BASIC_LOOKS {
        let mut shell = start(look, TWO_HUMANS);
        shell.keys("pt");
        for _ in 0..40 {
            shell.acts([Action::Right, Action::Down]);
            let drawn = small(&mut shell);
            assert_eq!(cuts(&drawn[8..]), 0, "{look:?}\n{}", drawn.join("\n"));
        }
    }
}

#[test]
fn a_click_on_the_tree_finds_its_line_where_the_explanation_has_grown() {
    let mut shell = start(PLAIN, TWO_HUMANS);
    shell.keys("pt");
    for _ in 0..12 {
        shell.acts([Action::Right, Action::Down]);
    }
    let drawn = small(&mut shell);
    let chosen = drawn
        .iter()
        .position(|line| line.starts_with("│▸"))
        .expect("a chosen line");
    shell.click(
        10,
        u16::try_from(chosen).expect("a line") - 1,
        Size {
            width: SMALL.0,
            height: SMALL.1,
        },
    );
    let now = small(&mut shell);
    assert_eq!(
        now.iter().filter(|line| line.starts_with("│▸")).count(),
        1,
        "{}",
        now.join("\n")
    );
}

#[test]
fn the_footer_drops_the_arrows_before_enter() {
    for (name, settings, walk) in WALKS.iter() {
        for look in BASIC_LOOKS {
            let mut shell = start(look, settings);
            walk(&mut shell);
            let keys = |drawn: Vec<String>| drawn.last().expect("a line of keys").clone();
            let all = keys(lines(&shell.draw(200, 60)));
            let few = keys(small(&mut shell));
            for key in [" Enter ", " Entrée "] {
                assert!(!all.contains(key) || few.contains(key), "{name}: {few}");
            }
        }
    }
}

#[test]
fn nothing_is_taken_back_before_the_first_move() {
    for (look, undo, hint) in [
        (BASIC_LOOKS[0], "u undo", "i hint"),
        (BASIC_LOOKS[1], "u annuler", "i indice"),
    ] {
        let mut shell = start(look, TWO_HUMANS);
        shell.keys("p");
        let keys = small(&mut shell).pop().expect("a line of keys");
        assert!(!keys.contains(undo) && keys.contains(hint), "{keys}");
        shell.keys("A");
        let keys = lines(&shell.draw(80, 24)).pop().expect("a line of keys");
        assert!(keys.contains(undo), "{keys}");
    }
}

#[test]
fn a_computer_that_failed_offers_to_take_the_move_back() {
    let mut shell = by("play when the computer broke down", PLAIN);
    let keys = small(&mut shell).pop().expect("a line of keys");
    assert!(keys.contains("u undo") && !keys.contains("Enter"), "{keys}");
}

#[test]
fn rules_pages_are_called_steps_and_instant_sowing_has_its_own_text() {
    for (look, step, sowing) in [
        (BASIC_LOOKS[0], "←→ step", "off"),
        (BASIC_LOOKS[1], "←→ étape", "sans animation"),
    ] {
        let mut shell = start(look, "");
        shell.learn(CourseRow::Rules);
        let keys = lines(&shell.draw(80, 24)).pop().expect("a line of keys");
        assert!(keys.contains(step), "{keys}");
        let mut shell = start(look, "");
        shell.open(MenuItem::Settings);
        let drawn = lines(&shell.draw(80, 24));
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
fn a_wrong_move_ends_with_what_to_do() {
    for (look, how, gift) in [
        (BASIC_LOOKS[0], "takes the move back.", "There is"),
        (BASIC_LOOKS[1], "annule le coup.", "Il y a"),
    ] {
        let mut shell = by("a puzzle with a wrong move", look);
        let drawn = small(&mut shell);
        let below: Vec<&str> = drawn[14..17]
            .iter()
            .map(|line| line.trim())
            .filter(|line| !line.is_empty())
            .collect();
        assert!(
            below.last().is_some_and(|line| line.ends_with(how)),
            "{}",
            drawn.join("\n")
        );
        assert!(
            below.iter().all(|line| !line.contains(".  ")),
            "{}",
            drawn.join("\n")
        );
        // The cost of the move comes before the note about a better move.
        let mut shell = by("a mistake repeated", look);
        let text = small(&mut shell).join(" ");
        let better = text.find(gift).expect("that there is a better move");
        assert!(
            text[..better]
                .trim_end_matches([' ', '│', '▲', '▼', '▐'])
                .ends_with('.'),
            "{text}"
        );
    }
}

#[test]
fn the_name_of_a_game_is_whole_or_short_but_never_cut() {
    let ways = [
        "the setup",
        "the board at the start of a game",
        "a position at its start",
        "a drill",
        "the puzzles",
        "results",
        "play at its start",
    ];
    for way in ways {
        for look in BASIC_LOOKS {
            let mut shell = by(way, look);
            let drawn = small(&mut shell);
            let names = drawn
                .iter()
                .filter(|line| line.contains("Awal") && line.contains("Oware"));
            for name in names {
                assert!(!name.contains('…'), "{way}\n{}", drawn.join("\n"));
            }
        }
    }
}

#[test]
fn a_storm_that_was_left_says_how_much_time_there_was() {
    for look in BASIC_LOOKS {
        let mut shell = start(look, "");
        shell.open(MenuItem::Puzzles);
        shell.acts([Action::Row(1), Action::Row(2)]);
        let Shown::Storm(storm) = screen_of(&shell.app) else {
            panic!("no storm")
        };
        let wrong = storm.puzzle.turn().wrong[0].pit;
        let empty = storm
            .puzzle
            .turn()
            .position
            .pits()
            .iter()
            .take(6)
            .position(|&seeds| seeds == 0);
        shell.act(Action::Pit(wrong));
        shell.acts(empty.map_or([Action::Up, Action::Back], |_| [Action::Left, Action::Back]));
        let drawn = small(&mut shell);
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
        for size in [SMALL, (80, 20)] {
            let mut shell = start(look, "[setup]\ngame = \"oware\"\n");
            shell.open(MenuItem::Play);
            shell.act(Action::Home);
            let drawn = lines(&shell.draw(size.0, size.1));
            let last = usize::from(size.1) - 3;
            let line = drawn[last].trim_matches(['│', ' ', '▼', '▐']);
            assert!(!line.is_empty(), "{}", drawn.join("\n"));
        }
    }
}

#[test]
fn a_long_description_names_its_scroll_keys() {
    for (look, size, key) in [
        (BASIC_LOOKS[0], SMALL, "PgUp PgDn scroll"),
        (BASIC_LOOKS[0], (80, 20), "PgUp PgDn scroll"),
        (BASIC_LOOKS[1], (80, 20), "défiler"),
    ] {
        let mut shell = start(look, "");
        shell.open(MenuItem::Play);
        shell.act(Action::Home);
        let drawn = lines(&shell.draw(size.0, size.1));
        let keys = drawn.last().expect("a line of keys");
        assert!(keys.contains(key), "{}", drawn.join("\n"));
        let keys = lines(&shell.draw(120, 60)).pop().expect("a line of keys");
        assert!(!keys.contains(key), "all of it is there: {keys}");
    }
}

#[test]
fn large_numbers_and_decimals_are_written_as_the_language_does() {
    let settings = "[setup]\nnorth = \"mcts:20000\"\nclock = \"0.5+0\"\n";
    for (look, number, clock) in [
        (BASIC_LOOKS[0], "20,000", "0.5+0"),
        (BASIC_LOOKS[1], "20\u{a0}000", "0,5+0"),
    ] {
        let mut shell = start(look, settings);
        shell.open(MenuItem::Play);
        let drawn = lines(&shell.draw(80, 40)).join("\n");
        assert!(drawn.contains(number) && drawn.contains(clock), "{drawn}");
    }
}

#[test]
fn the_scroll_bar_of_saved_games_does_not_touch_their_results() {
    let mut shell = start(
        Look {
            ascii: true,
            ..PLAIN
        },
        TWO_HUMANS,
    );
    for _ in 0..20 {
        shell.keys("pA");
        shell.act(Action::Back);
    }
    shell.analyse(AnalyseRow::SavedGames);
    let drawn = small(&mut shell);
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
        let mut shell = start(look, TWO_HUMANS);
        shell.keys("pt");
        let keys = lines(&shell.draw(200, 40)).pop().expect("a line of keys");
        for key in [" i ", " G ", " z ", " e "] {
            assert!(keys.contains(key), "{keys}");
        }
    }
}
