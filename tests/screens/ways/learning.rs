//! Walks to lessons, chapters, drills and puzzles.

use std::time::Duration;

use awale::app::{Action, Event};
use awale::screens::MenuItem;

use crate::shell::shown::{ShownScreen, current_screen};
use crate::start::{AWARI_SETTINGS, MATCHES_SETTINGS};
use crate::states::{
    answer_drill, go_to_end_of_chapter, open_chapters, open_drills, open_exercise, open_puzzle,
    play_exercise_move,
};

use super::ScreenWalk;

pub const LEARNING_WALKS: &[ScreenWalk] = &[
    ("the lessons", "", |shell| {
        shell.open_menu_item(MenuItem::Learn);
    }),
    ("the lessons of the matches", MATCHES_SETTINGS, |shell| {
        shell.open_menu_item(MenuItem::Learn);
    }),
    ("a lesson", "", |shell| {
        shell.open_menu_item(MenuItem::Learn);
        shell.act(Action::Confirm);
    }),
    ("a lesson with a hint", "", |shell| {
        shell.open_menu_item(MenuItem::Learn);
        shell.act(Action::ClickRow(2));
        shell.press_keys("i");
    }),
    ("a lesson with a wrong move", "", |shell| {
        shell.open_menu_item(MenuItem::Learn);
        shell.act(Action::ClickRow(2));
        shell.press_keys("E");
    }),
    ("a lesson with a refused move", "", |shell| {
        shell.open_menu_item(MenuItem::Learn);
        shell.act(Action::ClickRow(5));
        shell.press_keys("A");
    }),
    ("a lesson that is done", "", |shell| {
        shell.open_menu_item(MenuItem::Learn);
        shell.act(Action::ClickRow(2));
        shell.press_keys("D");
    }),
    ("the guide to search trees", "", |shell| {
        shell.open_menu_item(MenuItem::Learn);
        shell.press_keys("t");
    }),
    ("the guide to search trees at its end", "", |shell| {
        shell.open_menu_item(MenuItem::Learn);
        shell.press_keys("t");
        shell.act_all([Action::Right, Action::Right, Action::Right, Action::Right]);
    }),
    ("a lesson of the matches", MATCHES_SETTINGS, |shell| {
        shell.open_menu_item(MenuItem::Learn);
        shell.act(Action::ClickRow(1));
    }),
    ("the chapters", "", open_chapters),
    (
        "why there are no chapters",
        "[setup]\ngame = \"abapa\"\n",
        open_chapters,
    ),
    ("an explained position", "", |shell| {
        open_chapters(shell);
        shell.act(Action::ClickRow(2));
    }),
    ("an explained position with its move", "", |shell| {
        open_chapters(shell);
        shell.act_all([Action::ClickRow(3), Action::Confirm]);
    }),
    ("an exercise", "", |shell| open_exercise(shell, 0)),
    ("an exercise with a hint", "", |shell| {
        open_exercise(shell, 1);
        shell.press_keys("i");
    }),
    ("an exercise with its move told", "", |shell| {
        open_exercise(shell, 6);
        shell.press_keys("ii");
    }),
    ("an exercise with a wrong move", "", |shell| {
        open_exercise(shell, 2);
        play_exercise_move(shell, false);
    }),
    ("an exercise that is solved", "", |shell| {
        open_exercise(shell, 4);
        play_exercise_move(shell, true);
    }),
    ("the end of a chapter", "", |shell| {
        open_exercise(shell, 0);
        play_exercise_move(shell, true);
        go_to_end_of_chapter(shell);
    }),
    ("the end of the last chapter", "", |shell| {
        open_exercise(shell, 8);
        go_to_end_of_chapter(shell);
    }),
    ("the drills", "", open_drills),
    (
        "the hardest drills of abapa",
        "[setup]\ngame = \"abapa\"\n",
        |shell| {
            open_drills(shell);
            shell.act_all([Action::Right, Action::Right, Action::End]);
        },
    ),
    ("a drill", "", |shell| {
        open_drills(shell);
        shell.act(Action::Confirm);
    }),
    ("a drill with a wrong answer", "", |shell| {
        open_drills(shell);
        shell.act(Action::Confirm);
        answer_drill(shell, false);
    }),
    ("a drill of captures", "", |shell| {
        open_drills(shell);
        shell.act_all([Action::Left, Action::ClickRow(1)]);
    }),
    (
        "a drill that asks how many seeds are captured",
        "",
        |shell| {
            open_drills(shell);
            shell.act_all([Action::Left, Action::ClickRow(1)]);
            answer_drill(shell, true);
        },
    ),
    ("a drill of captures with a wrong number", "", |shell| {
        open_drills(shell);
        shell.act_all([Action::Left, Action::ClickRow(1)]);
        answer_drill(shell, true);
        answer_drill(shell, false);
    }),
    ("a drill of danger with a wrong answer", "", |shell| {
        open_drills(shell);
        shell.act_all([Action::Right, Action::ClickRow(2)]);
        answer_drill(shell, false);
    }),
    ("a drill that is over", "", |shell| {
        open_drills(shell);
        shell.act(Action::ClickRow(2));
        answer_drill(shell, true);
        shell.handle(Event::Tick(Duration::from_secs(120)));
    }),
    ("the puzzles", "", |shell| {
        shell.open_menu_item(MenuItem::Puzzles);
    }),
    ("the puzzles while one is made", "", |shell| {
        shell.open_menu_item(MenuItem::Puzzles);
        shell.act(Action::ClickRow(0));
    }),
    ("a puzzle", AWARI_SETTINGS, open_puzzle),
    ("a puzzle with a hint", AWARI_SETTINGS, |shell| {
        open_puzzle(shell);
        shell.press_keys("i");
    }),
    (
        "a puzzle with where its last seed falls",
        AWARI_SETTINGS,
        |shell| {
            open_puzzle(shell);
            shell.press_keys("ii");
        },
    ),
    ("a puzzle with its move told", AWARI_SETTINGS, |shell| {
        open_puzzle(shell);
        shell.press_keys("iii");
    }),
    ("a puzzle with a wrong move", AWARI_SETTINGS, |shell| {
        open_puzzle(shell);
        let ShownScreen::Puzzle(shown) = current_screen(&shell.app) else {
            panic!("no puzzle")
        };
        let wrong_pit = shown.current_turn().wrong_moves[0].pit;
        shell.act(Action::ClickPit(wrong_pit));
    }),
    ("a puzzle that was given up", AWARI_SETTINGS, |shell| {
        open_puzzle(shell);
        shell.press_keys("r");
    }),
    (
        "the puzzles when today's was left",
        AWARI_SETTINGS,
        |shell| {
            open_puzzle(shell);
            shell.press_keys("i");
            shell.act(Action::Back);
        },
    ),
    ("puzzles from games", "", |shell| {
        shell.open_menu_item(MenuItem::Puzzles);
        shell.act(Action::ClickRow(1));
    }),
    ("the themes of puzzles from games", "", |shell| {
        shell.open_menu_item(MenuItem::Puzzles);
        shell.act_all([
            Action::ClickRow(1),
            Action::Down,
            Action::Right,
            Action::Right,
        ]);
    }),
    ("a puzzle from a game", "", |shell| {
        shell.open_menu_item(MenuItem::Puzzles);
        shell.act_all([Action::ClickRow(1), Action::Confirm]);
    }),
    ("a puzzle from a game with a hint", "", |shell| {
        shell.open_menu_item(MenuItem::Puzzles);
        shell.act_all([Action::ClickRow(1), Action::Confirm]);
        shell.press_keys("i");
    }),
    ("a puzzle from a game with a wrong move", "", |shell| {
        shell.open_menu_item(MenuItem::Puzzles);
        shell.act_all([Action::ClickRow(1), Action::Confirm]);
        shell.press_keys("n");
        let ShownScreen::Puzzle(shown) = current_screen(&shell.app) else {
            panic!("no puzzle")
        };
        let wrong = shown.current_turn().wrong_moves[0].pit;
        shell.act(Action::ClickPit(wrong));
    }),
    ("a puzzle from a game that was given up", "", |shell| {
        shell.open_menu_item(MenuItem::Puzzles);
        shell.act_all([Action::ClickRow(1), Action::Confirm]);
        shell.press_keys("r");
    }),
    ("a storm", "", |shell| {
        shell.open_menu_item(MenuItem::Puzzles);
        shell.act(Action::ClickRow(2));
    }),
    ("a storm that is over", "", |shell| {
        shell.open_menu_item(MenuItem::Puzzles);
        shell.act(Action::ClickRow(2));
        // The first Confirm selects a move, the second one plays it and starts the clock.
        shell.act_all([Action::Confirm, Action::Confirm]);
        shell.handle(Event::Tick(Duration::from_secs(180)));
    }),
];
