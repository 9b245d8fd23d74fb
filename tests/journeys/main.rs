//! Journeys of a user through the real program in a pseudo-terminal.

#![cfg(unix)]

mod ending;
#[path = "../support/kept.rs"]
mod kept;
mod menu;
mod pixels;
mod playing;
mod positions;
#[cfg(target_os = "linux")]
mod rest;
mod returning;
mod setup;
mod surroundings;
#[path = "../support/terminal.rs"]
mod terminal;
mod trouble;

use awale_study::record::Record;
use kept::{moves, record};
use terminal::{Home, Terminal};

/// The settings [`CALM`] plus `setup` in the table `[setup]`.
fn calm(setup: &str) -> String {
    format!(
        "animation = \"off\"\npace_ms = 0\ntables.automatic = false\n[setup]\nfirst = \"south\"\n{setup}\n"
    )
}

/// The screen cell (column, row) of the pit with this letter: the cell of the letter itself.
fn pit(terminal: &Terminal, letter: char) -> (u16, u16) {
    let row = if letter.is_uppercase() {
        ["A", "B", "C", "D", "E", "F"]
    } else {
        ["a", "b", "c", "d", "e", "f"]
    };
    let screen = terminal.screen();
    let (y, line) = screen
        .lines()
        .enumerate()
        .find(|(_, line)| {
            row.iter()
                .all(|pit| line.split([' ', '◆']).any(|word| word == *pit))
        })
        .unwrap_or_else(|| panic!("no row of pits on\n{screen}"));
    let cells: Vec<char> = line.chars().collect();
    let alone = |x: usize| {
        cells[x] == letter && !cells[x - 1].is_alphabetic() && !cells[x + 1].is_alphabetic()
    };
    let x = (1..cells.len() - 1)
        .find(|&x| alone(x))
        .expect("the letter stands alone");
    (x.try_into().unwrap(), y.try_into().unwrap())
}

/// Waits until exactly one game is saved and satisfies `is_expected`. The disk is a little later
/// than the screen.
#[track_caller]
fn only_game(home: &Home, what: &str, is_expected: impl Fn(&Record) -> bool) -> Record {
    let saved = home.saves(what, |games| {
        games.len() == 1 && is_expected(&record(&games[0]))
    });
    record(&saved[0])
}

/// Waits until exactly one game is saved and has these moves.
#[track_caller]
fn assert_only_game(home: &Home, expected: &str) {
    only_game(home, expected, |game| moves(game) == expected);
}
