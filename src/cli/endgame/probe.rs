//! `awale endgame probe`: what the tables say of a position and of each of its moves.

use std::io::Write;

use awale_engine::tables::{BoardValue, Tables, Truth};
use awale_rules::{Game, Pit, Position, Seat};

use crate::i18n::Words;

use super::super::{CommandResult, Context, output};
use super::{ProbeArgs, open, too_many_seeds, unusable};

/// A move, what it is worth to its side, and whether endless play is possible after it.
struct Reply {
    pit: Pit,
    value: i32,
    is_cyclic: bool,
}

pub(super) fn run(context: &Context, args: &ProbeArgs) -> CommandResult {
    let variant = context.variant(&args.variant)?;
    let position = context.position(&args.variant, Some(&args.position))?;
    let tables = open(context, variant);
    let seeds = position.on_board();
    if seeds > tables.up_to() {
        return Err(too_many_seeds(&variant.id, seeds, &tables, &context.words).into());
    }
    let entry = tables.probe(&position).ok_or_else(|| unusable(seeds, &context.words))?;
    let truth = match tables.truth() {
        Truth::Exact => "exact",
        Truth::TableValue => "table value",
    };
    let mut out = output::out();
    writeln!(out, "{truth}: {:+} for {}{}", entry.value, position.to_move(), cyclic(entry.cyclic))?;
    let replies = replies(&position, &tables, &context.words)?;
    for reply in &replies {
        writeln!(out, "{} {:+}{}", reply.pit, reply.value, cyclic(reply.is_cyclic))?;
    }
    let best = replies.iter().max_by_key(|reply| reply.value);
    if let Some(best) = best.filter(|best| best.value != i32::from(entry.value))
        && tables.truth() == Truth::TableValue
    {
        write!(out, "{}", disagreement(&position, entry, best))?;
    }
    Ok(())
}

/// # Errors
/// When a board that a move leads to cannot be looked up: its file is bad.
fn replies(position: &Position, tables: &Tables, words: &Words) -> Result<Vec<Reply>, String> {
    let reply = |pit| {
        let mut after = *position;
        after.play_unchecked(pit);
        let entry = tables.probe(&after).ok_or_else(|| unusable(after.on_board(), words))?;
        Ok(Reply { pit, value: position.gain(pit) - i32::from(entry.value), is_cyclic: entry.cyclic })
    };
    position.moves().map(reply).collect()
}

/// Why the best move is not worth what the position is. Only a convention allows that: where play can go on for ever, each
/// board is valued as if it were the one that repeats, and a move changes the rows that such a repetition pays.
fn disagreement(position: &Position, entry: BoardValue, best: &Reply) -> String {
    let mover = position.to_move();
    let mut after = *position;
    after.play_unchecked(best.pit);
    let (value, pit, worth) = (entry.value, best.pit, best.value);
    let (now, then) = (rows(position, mover), position.gain(pit) + rows(&after, mover));
    format!(
        "# The position is worth {value:+} and its best move, {pit}, {worth:+}: play can go on for ever here.\n\
         # A repetition ends the game and pays each side its own row, so the result depends on which board repeats.\n\
         # By convention a table value takes its own board, as far as neither side can force more or less:\n\
         # a repetition of this board pays {mover} {now:+}, one of the board after {pit} {then:+}.\n\
         # Such a value is no proof; a search with the history of the game decides.\n"
    )
}

/// Seeds in the row of `seat` less those in the other one.
fn rows(position: &Position, seat: Seat) -> i32 {
    i32::from(position.row(seat)) - i32::from(position.row(seat.opponent()))
}

fn cyclic(is_cyclic: bool) -> &'static str {
    if is_cyclic { ", cyclic" } else { "" }
}
