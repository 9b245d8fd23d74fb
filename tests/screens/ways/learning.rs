//! Walks to lessons, chapters, drills and puzzles.

use std::time::Duration;

use awale::app::{Action, Event};
use awale::screens::MenuItem;

use crate::shell::shown::{Shown, screen_of};
use crate::start::{AWARI, MATCHES};
use crate::states::{answer, chapters, drills, end_of_chapter, exercise, puzzle, try_move};

use super::Walk;

pub const LEARNING: &[Walk] = &[
    ("the lessons", "", |shell| shell.open(MenuItem::Learn)),
    ("the lessons of the matches", MATCHES, |shell| {
        shell.open(MenuItem::Learn);
    }),
    ("a lesson", "", |shell| {
        shell.open(MenuItem::Learn);
        shell.act(Action::Confirm);
    }),
    ("a lesson with a hint", "", |shell| {
        shell.open(MenuItem::Learn);
        shell.act(Action::Row(2));
        shell.keys("i");
    }),
    ("a lesson with a wrong move", "", |shell| {
        shell.open(MenuItem::Learn);
        shell.act(Action::Row(2));
        shell.keys("E");
    }),
    ("a lesson with a refused move", "", |shell| {
        shell.open(MenuItem::Learn);
        shell.act(Action::Row(5));
        shell.keys("A");
    }),
    ("a lesson that is done", "", |shell| {
        shell.open(MenuItem::Learn);
        shell.act(Action::Row(2));
        shell.keys("D");
    }),
    ("a lesson of the matches", MATCHES, |shell| {
        shell.open(MenuItem::Learn);
        shell.act(Action::Row(1));
    }),
    ("the chapters", "", chapters),
    (
        "why there are no chapters",
        "[setup]\ngame = \"abapa\"\n",
        chapters,
    ),
    ("an explained position", "", |shell| {
        chapters(shell);
        shell.act(Action::Row(2));
    }),
    ("an explained position with its move", "", |shell| {
        chapters(shell);
        shell.acts([Action::Row(3), Action::Confirm]);
    }),
    ("an exercise", "", |shell| exercise(shell, 0)),
    ("an exercise with a hint", "", |shell| {
        exercise(shell, 1);
        shell.keys("i");
    }),
    ("an exercise with its move told", "", |shell| {
        exercise(shell, 6);
        shell.keys("ii");
    }),
    ("an exercise with a wrong move", "", |shell| {
        exercise(shell, 2);
        try_move(shell, false);
    }),
    ("an exercise that is solved", "", |shell| {
        exercise(shell, 4);
        try_move(shell, true);
    }),
    ("the end of a chapter", "", |shell| {
        exercise(shell, 0);
        try_move(shell, true);
        end_of_chapter(shell);
    }),
    ("the end of the last chapter", "", |shell| {
        exercise(shell, 8);
        end_of_chapter(shell);
    }),
    ("the drills", "", drills),
    (
        "the hardest drills of abapa",
        "[setup]\ngame = \"abapa\"\n",
        |shell| {
            drills(shell);
            shell.acts([Action::Right, Action::Right, Action::End]);
        },
    ),
    ("a drill", "", |shell| {
        drills(shell);
        shell.act(Action::Confirm);
    }),
    ("a drill with a wrong answer", "", |shell| {
        drills(shell);
        shell.act(Action::Confirm);
        answer(shell, false);
    }),
    ("a drill of captures", "", |shell| {
        drills(shell);
        shell.acts([Action::Left, Action::Row(1)]);
    }),
    (
        "a drill that asks how many seeds are captured",
        "",
        |shell| {
            drills(shell);
            shell.acts([Action::Left, Action::Row(1)]);
            answer(shell, true);
        },
    ),
    ("a drill of captures with a wrong number", "", |shell| {
        drills(shell);
        shell.acts([Action::Left, Action::Row(1)]);
        answer(shell, true);
        answer(shell, false);
    }),
    ("a drill of danger with a wrong answer", "", |shell| {
        drills(shell);
        shell.acts([Action::Right, Action::Row(2)]);
        answer(shell, false);
    }),
    ("a drill that is over", "", |shell| {
        drills(shell);
        shell.act(Action::Row(2));
        answer(shell, true);
        shell.handle(Event::Tick(Duration::from_secs(120)));
    }),
    ("the puzzles", "", |shell| shell.open(MenuItem::Puzzles)),
    ("the puzzles while one is made", "", |shell| {
        shell.open(MenuItem::Puzzles);
        shell.act(Action::Confirm);
    }),
    ("a puzzle", AWARI, puzzle),
    ("a puzzle with a hint", AWARI, |shell| {
        puzzle(shell);
        shell.keys("i");
    }),
    ("a puzzle with where its last seed falls", AWARI, |shell| {
        puzzle(shell);
        shell.keys("ii");
    }),
    ("a puzzle with its move told", AWARI, |shell| {
        puzzle(shell);
        shell.keys("iii");
    }),
    ("a puzzle with a wrong move", AWARI, |shell| {
        puzzle(shell);
        let Shown::Puzzle(shown) = screen_of(&shell.app) else {
            panic!("no puzzle")
        };
        let wrong = shown.turn().wrong[0].pit;
        shell.act(Action::Pit(wrong));
    }),
    ("a puzzle that was given up", AWARI, |shell| {
        puzzle(shell);
        shell.keys("r");
    }),
    ("the puzzles when today's was left", AWARI, |shell| {
        puzzle(shell);
        shell.keys("i");
        shell.act(Action::Back);
    }),
    ("puzzles from games", "", |shell| {
        shell.open(MenuItem::Puzzles);
        shell.act(Action::Row(1));
    }),
    ("the themes of puzzles from games", "", |shell| {
        shell.open(MenuItem::Puzzles);
        shell.acts([Action::Row(1), Action::Down, Action::Right, Action::Right]);
    }),
    ("a puzzle from a game", "", |shell| {
        shell.open(MenuItem::Puzzles);
        shell.acts([Action::Row(1), Action::Confirm]);
    }),
    ("a puzzle from a game with a hint", "", |shell| {
        shell.open(MenuItem::Puzzles);
        shell.acts([Action::Row(1), Action::Confirm]);
        shell.keys("i");
    }),
    ("a puzzle from a game with a wrong move", "", |shell| {
        shell.open(MenuItem::Puzzles);
        shell.acts([Action::Row(1), Action::Confirm]);
        let Shown::Puzzle(shown) = screen_of(&shell.app) else {
            panic!("no puzzle")
        };
        let wrong = shown.turn().wrong[0].pit;
        shell.act(Action::Pit(wrong));
    }),
    ("a puzzle from a game that was given up", "", |shell| {
        shell.open(MenuItem::Puzzles);
        shell.acts([Action::Row(1), Action::Confirm]);
        shell.keys("r");
    }),
    ("a storm", "", |shell| {
        shell.open(MenuItem::Puzzles);
        shell.acts([Action::Row(1), Action::Row(2)]);
    }),
    ("a storm that is over", "", |shell| {
        shell.open(MenuItem::Puzzles);
        shell.acts([Action::Row(1), Action::Row(2)]);
        shell.handle(Event::Tick(Duration::from_secs(180)));
    }),
];
