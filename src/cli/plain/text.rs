//! Boards and moves as lines of text.

use std::io::{self, Write};

use awale_rules::matches::{Heap, Take};
use awale_rules::{Pit, Position, ROW, Seat};

use crate::catalogue::{AnyGame, AnyMove};
use crate::i18n::Words;

/// What a line asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlainCommand {
    /// A move, legal or not.
    Move(AnyMove),
    /// What can be typed.
    Help,
    /// The last move back.
    Undo,
    /// The best move, and why.
    Hint,
    /// The player gives the game up.
    Resign,
    /// The end.
    Quit,
}

impl PlainCommand {
    /// Reads a line without the blanks round it. The words of every language are understood in every language.
    pub(super) fn parse(position: &AnyGame, text: &str) -> Option<PlainCommand> {
        match text.to_lowercase().as_str() {
            "?" | "help" | "aide" => Some(PlainCommand::Help),
            "u" | "undo" | "annuler" => Some(PlainCommand::Undo),
            "hint" | "indice" => Some(PlainCommand::Hint),
            "resign" | "abandonner" => Some(PlainCommand::Resign),
            "q" | "quit" | "quitter" => Some(PlainCommand::Quit),
            _ => parse_move(position, text).map(PlainCommand::Move),
        }
    }
}

/// A pit's letter or its number from the player's left, or a number of matches.
fn parse_move(position: &AnyGame, text: &str) -> Option<AnyMove> {
    match position {
        AnyGame::Awale(position) => {
            let mut letters = text.chars();
            let (letter, None) = (letters.next()?, letters.next()) else { return None };
            let by_number = || {
                let place = letter.to_digit(10)?.checked_sub(1)? as usize;
                (place < ROW).then(|| Pit::of(position.to_move(), place))
            };
            Pit::from_letter(letter).or_else(by_number).map(AnyMove::Pit)
        }
        // Too large a number is still a number: the referee refuses it with its reason.
        AnyGame::Matches(_) => {
            text.bytes().all(|byte| byte.is_ascii_digit()).then(|| AnyMove::Take(Take(text.parse().unwrap_or(u8::MAX))))
        }
    }
}

/// Prints the position of any game.
pub(super) fn print(game: &AnyGame, words: &Words, out: &mut impl Write) -> io::Result<()> {
    match game {
        AnyGame::Awale(position) => print_board(position, words, out),
        AnyGame::Matches(heap) => print_heap(*heap, words, out),
    }
}

/// The board as text: North's row above, South's below, stores at the ends.
fn print_board(position: &Position, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let row = |pits: Vec<Pit>, of: &dyn Fn(Pit) -> String| -> String { pits.into_iter().map(of).collect() };
    let letter = |pit: Pit| format!("{:>4}", pit.letter());
    let seeds = |pit: Pit| format!("{:>4}", position.seeds(pit));
    let north: Vec<Pit> = Pit::row(Seat::North).rev().collect();
    let south: Vec<Pit> = Pit::row(Seat::South).collect();
    let store = |seat| {
        let values = [("side", words.seat(seat).into()), ("seeds", u32::from(position.store(seat)).into())];
        words.with("plain-store", &values)
    };
    writeln!(out, "       {}", row(north.clone(), &letter))?;
    writeln!(out, "       {}   {}", row(north, &seeds), store(Seat::North))?;
    writeln!(out, "       {}   {}", row(south.clone(), &seeds), store(Seat::South))?;
    writeln!(out, "       {}", row(south, &letter))
}

/// The heap as text.
fn print_heap(heap: Heap, words: &Words, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "  {}", "| ".repeat(usize::from(heap.left())).trim_end())?;
    let left = words.with("matches", &[("matches", u32::from(heap.left()).into())]);
    writeln!(out, "  {left}")
}
