//! Parses typed lines, and prints boards and moves as text.

use std::io::{self, BufRead, Write};

use awale_rules::{Pit, Position, ROW, Seat, matches_game::Take};
use awale_study::catalogue::{AnyGame, AnyMove};
use awale_words::text::{compose_accents, next_line};

use crate::words::{Words, say};

/// The meaning of a typed line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlainCommand {
    /// A move, legal or not.
    Move(AnyMove),
    Help,
    ShowBoard,
    ShowMoves,
    Undo,
    /// The best move with its reason, or the next hint of a task.
    Hint,
    /// The player resigns.
    Resign,
    /// The player offers to end the game now.
    OfferEnd,
    /// The solution of a task.
    ShowSolution,
    ShowNext,
    ShowPrevious,
    /// Begin the task again.
    Restart,
    Analyse,
    ExplainMistakes,
    /// The remaining time of both sides.
    RemainingTime,
    Quit,
}

impl PlainCommand {
    /// Parses a line in English or in the language of `words`.
    pub(super) fn parse_line(
        position: &AnyGame,
        text: &str,
        words: &Words,
    ) -> Option<PlainCommand> {
        PlainCommand::parse_command_word(text, words)
            .or_else(|| parse_move(position, text).map(PlainCommand::Move))
    }

    /// Parses a line that can only be a command, because no move can be played.
    pub(super) fn parse_command_word(text: &str, words: &Words) -> Option<PlainCommand> {
        COMMAND_WORD_IDS
            .iter()
            .find(|(_, id)| words.is_command_word(id, text))
            .map(|(command, _)| *command)
    }
}

/// Each command with the id of the message that lists its words.
const COMMAND_WORD_IDS: [(PlainCommand, &str); 15] = [
    (PlainCommand::Help, "plain-word-help"),
    (PlainCommand::ShowBoard, "plain-word-board"),
    (PlainCommand::ShowMoves, "plain-word-moves"),
    (PlainCommand::Undo, "plain-word-undo"),
    (PlainCommand::Hint, "plain-word-hint"),
    (PlainCommand::Resign, "plain-word-resign"),
    (PlainCommand::OfferEnd, "plain-word-end"),
    (PlainCommand::ShowSolution, "plain-word-solution"),
    (PlainCommand::ShowNext, "plain-word-next"),
    (PlainCommand::ShowPrevious, "plain-word-previous"),
    (PlainCommand::Restart, "plain-word-again"),
    (PlainCommand::Analyse, "plain-word-analyse"),
    (PlainCommand::ExplainMistakes, "plain-word-mistakes"),
    (PlainCommand::RemainingTime, "plain-word-clock"),
    (PlainCommand::Quit, "plain-word-quit"),
];

/// Reads a line without surrounding blanks; `None` at the end of the input. A line that is too long
/// becomes `…`.
pub(super) fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    Ok(next_line(input)?.map(|line| compose_accents(&line.unwrap_or_else(|_| "…".to_owned()))))
}

/// The error for a line that is neither a move in `position` nor a command.
pub(super) fn not_understood_message(text: &str, position: &AnyGame, words: &Words) -> String {
    // Arrow keys and function keys send escape sequences, which become part of the line.
    if text.contains('\x1b') {
        return words.get("plain-no-keys");
    }
    let message_id = match position {
        AnyGame::Awale(_) => "plain-no-pit",
        AnyGame::Matches(_) => "plain-no-number",
    };
    say!(words, message_id, text)
}

/// Parses a pit's letter, a pit's number from the player's left, or a number of matches.
fn parse_move(position: &AnyGame, text: &str) -> Option<AnyMove> {
    match position {
        AnyGame::Awale(position) => {
            let mut letters = text.chars();
            let (letter, None) = (letters.next()?, letters.next()) else {
                return None;
            };
            let pit_by_number = || {
                let column = letter.to_digit(10)?.checked_sub(1)? as usize;
                (column < ROW).then(|| Pit::of(position.to_move(), column))
            };
            Pit::from_letter(letter)
                .or_else(pit_by_number)
                .map(AnyMove::Pit)
        }
        // A number that is too large is still a number: the referee refuses it with a reason.
        AnyGame::Matches(_) => text
            .bytes()
            .all(|byte| byte.is_ascii_digit())
            .then(|| AnyMove::Take(Take(text.parse().unwrap_or(u8::MAX)))),
    }
}

/// Prints the position of any game, one statement per line, or as a drawing if `draws_board`.
pub(super) fn print_position(
    game: &AnyGame,
    draws_board: bool,
    words: &Words,
    out: &mut impl Write,
) -> io::Result<()> {
    match game {
        AnyGame::Awale(position) if draws_board => draw_board(position, words, out),
        AnyGame::Matches(heap) if draws_board => {
            writeln!(
                out,
                "  {}",
                "| ".repeat(usize::from(heap.matches_left())).trim_end()
            )?;
            writeln!(out, "{}", words.position_text(game))
        }
        AnyGame::Awale(_) | AnyGame::Matches(_) => writeln!(out, "{}", words.position_text(game)),
    }
}

/// Draws the board as text: North's row above, South's below, stores at the ends.
fn draw_board(position: &Position, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let row_text = |pits: &[Pit], of: &dyn Fn(Pit) -> String| -> String {
        pits.iter().map(|&pit| of(pit)).collect()
    };
    let letter_cell = |pit: Pit| format!("{:>4}", pit.letter());
    let seeds_cell = |pit: Pit| format!("{:>4}", position.seeds(pit));
    let north_pits: Vec<Pit> = Pit::row(Seat::North).rev().collect();
    let south_pits: Vec<Pit> = Pit::row(Seat::South).collect();
    writeln!(out, "       {}", row_text(&north_pits, &letter_cell))?;
    writeln!(
        out,
        "       {}   {}",
        row_text(&north_pits, &seeds_cell),
        words.store_text(position, Seat::North)
    )?;
    writeln!(
        out,
        "       {}   {}",
        row_text(&south_pits, &seeds_cell),
        words.store_text(position, Seat::South)
    )?;
    writeln!(out, "       {}", row_text(&south_pits, &letter_cell))
}
