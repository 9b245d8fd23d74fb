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
use kept::{move_letters, parse_record};
use terminal::{Home, Terminal};

/// The settings [`CALM_SETTINGS`] plus `setup` in the table `[setup]`.
fn calm_settings(setup: &str) -> String {
    format!(
        "animation = \"off\"\npace_ms = 0\ntables.automatic = false\n[setup]\nfirst = \"south\"\n{setup}\n"
    )
}

/// The screen cell (column, row) of the pit with this letter: the cell of the letter itself.
fn pit_cell(terminal: &Terminal, letter: char) -> (u16, u16) {
    let row_letters = if letter.is_uppercase() {
        'A'..='F'
    } else {
        'a'..='f'
    };
    // A painted pit may touch its letter, but no other letter does.
    let column_of_letter = |line: &str, letter: char| {
        let cells: Vec<char> = line.chars().collect();
        (1..cells.len().saturating_sub(1)).find(|&x| {
            cells[x] == letter && !cells[x - 1].is_alphabetic() && !cells[x + 1].is_alphabetic()
        })
    };
    let screen = terminal.screen();
    let (y, line) = screen
        .lines()
        .enumerate()
        .find(|(_, line)| {
            row_letters
                .clone()
                .all(|pit| column_of_letter(line, pit).is_some())
        })
        .unwrap_or_else(|| panic!("no row of pits on\n{screen}"));
    let x = column_of_letter(line, letter).expect("each pit of the row has its letter");
    (x.try_into().unwrap(), y.try_into().unwrap())
}

/// Waits until exactly one game is saved and satisfies `is_expected`. The disk is a little later
/// than the screen.
#[track_caller]
fn wait_for_only_game(
    home: &Home,
    expectation: &str,
    is_expected: impl Fn(&Record) -> bool,
) -> Record {
    let saved_texts = home.wait_for_saved_games(expectation, |games| {
        games.len() == 1 && is_expected(&parse_record(&games[0]))
    });
    parse_record(&saved_texts[0])
}

/// Waits until exactly one game is saved and has these moves.
#[track_caller]
fn wait_for_only_game_with_moves(home: &Home, expected: &str) {
    wait_for_only_game(home, expected, |game| move_letters(game) == expected);
}
