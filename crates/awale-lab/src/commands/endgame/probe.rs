//! `awale endgame probe`: prints the table values of a position and of each of its moves.

use std::io::Write;

use awale_engine::tables::{BoardValue, Exactness, Tables};
use awale_rules::{Game, Pit, Position, Seat};

use awale_study::words::{Words, say};

use super::{open_valid_tables, too_many_seeds_error, unusable_table_error};
use awale_cli::{CommandContext, CommandResult, output};

/// A move, its value for the side that plays it, and whether endless play is possible after it.
struct ProbedMove {
    pit: Pit,
    value: i32,
    is_cyclic: bool,
}

pub(super) fn run_endgame_probe(
    context: &CommandContext,
    variant: &str,
    position: &str,
) -> CommandResult {
    let variant = context.variant(variant)?;
    let position = context.start_position(&variant.id, Some(position))?;
    let tables = open_valid_tables(context, variant);
    let seeds = position.seeds_on_board();
    if seeds > tables.max_seeds() {
        return Err(too_many_seeds_error(&variant.id, seeds, &tables, &context.words).into());
    }
    let table_value = tables
        .probe(&position)
        .ok_or_else(|| unusable_table_error(seeds, &context.words))?;
    let exactness_message_id = match tables.reliability() {
        Exactness::Exact => "tables-probe-exact",
        Exactness::ByConvention => "tables-probe-value",
    };
    let words = &context.words;
    let mut out = output::standard_output();
    writeln!(
        out,
        "{}{}",
        say!(
            words,
            exactness_message_id,
            value = signed_number(table_value.value),
            seat = words.seat_name(position.to_move())
        ),
        cyclic_note(table_value.is_cyclic, words)
    )?;
    let moves = probed_moves(&position, &tables, words)?;
    for mv in &moves {
        writeln!(
            out,
            "{} {:+}{}",
            mv.pit,
            mv.value,
            cyclic_note(mv.is_cyclic, words)
        )?;
    }
    let best_move = moves.iter().max_by_key(|mv| mv.value);
    if let Some(best_move) =
        best_move.filter(|best_move| best_move.value != i32::from(table_value.value))
        && tables.reliability() == Exactness::ByConvention
    {
        write!(
            out,
            "{}",
            explain_value_disagreement(&position, table_value, best_move, words)
        )?;
    }
    Ok(())
}

/// Looks up all moves of a position.
///
/// # Errors
/// If the table for the position after a move is damaged.
fn probed_moves(
    position: &Position,
    tables: &Tables,
    words: &Words,
) -> Result<Vec<ProbedMove>, String> {
    let probe_move = |pit| {
        let mut position_after = *position;
        position_after.play_unchecked(pit);
        let table_value = tables
            .probe(&position_after)
            .ok_or_else(|| unusable_table_error(position_after.seeds_on_board(), words))?;
        Ok(ProbedMove {
            pit,
            value: position.net_gain(pit) - i32::from(table_value.value),
            is_cyclic: table_value.is_cyclic,
        })
    };
    position.moves().map(probe_move).collect()
}

/// Explains why the best move and the position have different values. Only tables with a convention
/// for endless play allow that: each board is valued as if it were the repeated one, and a move
/// changes the rows that a repetition pays out.
fn explain_value_disagreement(
    position: &Position,
    table_value: BoardValue,
    best_move: &ProbedMove,
    words: &Words,
) -> String {
    let mover = position.to_move();
    let mut position_after = *position;
    position_after.play_unchecked(best_move.pit);
    say!(
        words,
        "tables-disagreement",
        value = signed_number(table_value.value),
        move = best_move.pit.to_string(),
        worth = signed_number(best_move.value),
        seat = words.seat_name(mover),
        now = signed_number(row_seed_difference(position, mover)),
        then = signed_number( position.net_gain(best_move.pit) + row_seed_difference(&position_after, mover), ),
    )
        .lines()
        .flat_map(|line| ["# ", line, "\n"])
        .collect()
}

/// Formats a number with its sign.
fn signed_number(value: impl Into<i32>) -> String {
    format!("{:+}", value.into())
}

/// Returns the seeds in the row of `seat` minus the seeds in the other row.
fn row_seed_difference(position: &Position, seat: Seat) -> i32 {
    i32::from(position.seeds_in_row(seat)) - i32::from(position.seeds_in_row(seat.opponent()))
}

fn cyclic_note(is_cyclic: bool, words: &Words) -> String {
    if is_cyclic {
        words.get("tables-probe-cyclic")
    } else {
        String::new()
    }
}
