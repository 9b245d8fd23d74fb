//! Checks that the board of a screen has the same position in all states of the screen: with any
//! message, option, question, or at the end of the game.

use std::collections::BTreeMap;

use awale::app::{Action, Notice};
use ratatui::layout::Rect;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::start::{
    AGAINST_COMPUTER_SETTINGS, BASIC_LOOKS, PLAIN_LOOK, TWO_HUMANS_SETTINGS, screen_lines,
    start_with_look,
};
use crate::states::open_gallery;
use crate::ways::{SCREEN_WALKS, ScreenWalk};

/// Two people with a clock.
const CLOCKED_SETTINGS: &str = "[setup]\nnorth = \"human\"\nfirst = \"south\"\nclock = \"30+0\"\n";
/// Terminal sizes: smallest usual, default, large, full screen.
const WINDOW_SIZES: [(u16, u16); 4] = [(60, 18), (80, 24), (120, 40), (200, 60)];

/// Further states of a game that [`SCREEN_WALKS`] lacks: each message, option and question,
/// one by one.
const MORE_GAME_WALKS: &[ScreenWalk] = &[
    ("values", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pABw");
        shell.run_analysis(6);
    }),
    ("the bar", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pABx");
        shell.run_analysis(6);
    }),
    (
        "the bar before there is a value",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pABx");
        },
    ),
    ("everything at once", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pABwxi");
        shell.run_analysis(6);
        shell.press_keys("F");
        shell.press_keys("r");
    }),
    (
        "a hint against the computer",
        AGAINST_COMPUTER_SETTINGS,
        |shell| {
            shell.press_keys("pA");
            shell.answer_newest_request();
            shell.press_keys("iy");
            shell.run_analysis(6);
        },
    ),
    ("a message over a hint", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pi");
        shell.run_analysis(6);
        shell.press_keys("ii");
        shell.press_keys("y");
    }),
    ("looking back with the bar", TWO_HUMANS_SETTINGS, |shell| {
        shell.press_keys("pABCDx");
        shell.run_analysis(6);
        shell.act_all([Action::Tab, Action::Left]);
    }),
    ("a clock", CLOCKED_SETTINGS, |shell| shell.press_keys("pA")),
    ("the end by the clock's side", CLOCKED_SETTINGS, |shell| {
        shell.press_keys("pAr");
        shell.act(Action::Yes);
    }),
    (
        "the end against the computer, explained",
        AGAINST_COMPUTER_SETTINGS,
        |shell| {
            shell.press_keys("pA");
            shell.answer_newest_request();
            shell.press_keys("r");
            shell.act(Action::Yes);
            shell.run_analysis(6);
        },
    ),
    (
        "the rest of what one can do at the end",
        TWO_HUMANS_SETTINGS,
        |shell| {
            shell.press_keys("pAr");
            shell.act_all([Action::Yes, Action::End, Action::Confirm]);
        },
    ),
];

/// The screens whose board never moves; a game and its end count as one screen. On the other
/// screens, the board is a preview next to a list.
const FIXED_BOARD_SCREENS: [&str; 10] = [
    "game", "Analysis", "Puzzle", "Mistakes", "Storm", "Lesson", "Chapter", "Drill", "Tree",
    "Rules",
];

fn screen_kind(screen: ShownScreen<'_>) -> &'static str {
    match screen {
        ShownScreen::Play(_) | ShownScreen::Over(_) => "game",
        screen => screen.name(),
    }
}

/// The position of the board by screen and size, and the name of the state in which it was first
/// seen.
type BoardAreas<'s> = BTreeMap<(&'s str, (u16, u16)), (Rect, &'s str)>;

#[test]
fn the_board_stays_where_it_is_in_every_state_of_a_screen() {
    for look in BASIC_LOOKS {
        let mut board_areas = BoardAreas::new();
        for (name, settings, walk) in SCREEN_WALKS.iter().chain(MORE_GAME_WALKS) {
            let mut shell = start_with_look(look, settings);
            walk(&mut shell);
            let screen = screen_kind(current_screen(&shell.app));
            for size in WINDOW_SIZES
                .into_iter()
                .filter(|_| FIXED_BOARD_SCREENS.contains(&screen))
            {
                shell.draw(size.0, size.1);
                let Some(board) = shell.renderer.board_area() else {
                    continue;
                };
                let (first_area, first_state) =
                    *board_areas.entry((screen, size)).or_insert((board, name));
                assert_eq!(
                    board, first_area,
                    "{screen} at {size:?}: {name}, not where it is in {first_state}, {look:?}"
                );
            }
        }
        let screens: Vec<&str> = board_areas.keys().map(|(screen, _)| *screen).collect();
        for screen in FIXED_BOARD_SCREENS {
            assert!(
                screens.contains(&screen),
                "{screen}: no board was seen in {screens:?}"
            );
        }
    }
}

#[test]
fn a_notice_covers_no_board_no_choice_and_no_key() {
    for (name, settings, walk) in SCREEN_WALKS.iter().chain(MORE_GAME_WALKS) {
        let mut shell = start_with_look(PLAIN_LOOK, settings);
        walk(&mut shell);
        if shell.app.confirmation().is_some() || shell.app.context.error.is_some() {
            continue;
        }
        for (width, height) in WINDOW_SIZES {
            shell.app.context.notice = None;
            let lines_before = screen_lines(&shell.draw(width, height));
            shell.app.context.notice = Some(Notice::Copied("A b".to_owned()));
            let lines_after = screen_lines(&shell.draw(width, height));
            assert!(lines_after.join("\n").contains("A b"), "{name}");
            let board = shell.renderer.board_area();
            let board = board
                .filter(|_| FIXED_BOARD_SCREENS.contains(&screen_kind(current_screen(&shell.app))));
            // In a narrow window, the choices at the end of a game are below the remarks.
            let is_end = width < 78 && matches!(current_screen(&shell.app), ShownScreen::Over(_));
            let must_stay_unchanged = |row: usize| {
                let is_board = board.is_some_and(|board| {
                    (board.top()..board.bottom()).contains(&u16::try_from(row).expect("a row"))
                });
                is_board || is_end && row + 3 >= usize::from(height)
            };
            for (row, (line, now)) in lines_before.iter().zip(&lines_after).enumerate() {
                assert!(
                    line == now || !must_stay_unchanged(row),
                    "{name} at {width}x{height}: {line}\n{now}"
                );
            }
        }
    }
}

/// Programs of the user, with commands of different lengths.
const PROGRAMS_SETTINGS: &str = "[programs]\n\"My bot\" = \"python3 mine.py\"\n\"My engine\" = \"uci:time=1s:./engine\"\n\
    \"The long one\" = \"python3 a/folder/with/a/long/name/and/another/folder/in/it/my_bot.py --with=an --option=or --two\"\n";

#[test]
fn the_board_next_to_the_list_of_opponents_does_not_move() {
    for look in BASIC_LOOKS {
        for size in WINDOW_SIZES {
            let mut shell = start_with_look(look, PROGRAMS_SETTINGS);
            open_gallery(&mut shell);
            let ShownScreen::Setup(setup) = current_screen(&shell.app) else {
                panic!("a gallery")
            };
            let opponent_count = setup.choice_list.as_ref().expect("a list").gallery.len();
            let mut board_areas = Vec::new();
            for _ in 0..opponent_count {
                shell.act(Action::Down);
                shell.draw(size.0, size.1);
                board_areas.extend(shell.renderer.board_area());
            }
            board_areas.dedup();
            assert_eq!(
                board_areas.len(),
                usize::from(size != WINDOW_SIZES[0]),
                "{size:?}, {look:?}: {board_areas:?}"
            );
        }
    }
}

#[test]
fn the_choices_after_a_game_do_not_move_while_the_game_is_judged() {
    for look in BASIC_LOOKS {
        for (width, height) in WINDOW_SIZES {
            let mut shell = start_with_look(look, AGAINST_COMPUTER_SETTINGS);
            shell.press_keys("p");
            for _ in 0..12 {
                shell.act(Action::Confirm);
                shell.answer_newest_request();
            }
            shell.press_keys("r");
            shell.act(Action::Yes);
            let rematch_label = shell.app.context.words.get("over-rematch-swapped-sides");
            let row_of_rematch = |shell: &mut Shell| {
                let drawn = screen_lines(&shell.draw(width, height));
                drawn
                    .iter()
                    .position(|line| line.contains(&rematch_label))
                    .expect("a choice")
            };
            let row_before = row_of_rematch(&mut shell);
            assert!(shell.run_analysis(4), "its moves are judged");
            assert_eq!(
                row_of_rematch(&mut shell),
                row_before,
                "{look:?} at {width}x{height}"
            );
        }
    }
}
