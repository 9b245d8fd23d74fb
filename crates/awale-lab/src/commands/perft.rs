//! `awale perft`: counts the lines of play from a position.

use std::io::Write;

use awale_rules::perft::perft_by_first_move;

use awale_cli::{CommandContext, CommandResult, output};

/// Maximum length of a line in moves. The search is recursive and uses stack for each move. Longer
/// lines could only be counted in positions that have one move each, all others would take years.
const MAX_LINE_MOVES: i64 = 1000;

/// Arguments of `awale perft`.
#[derive(Debug, clap::Args)]
pub struct PerftArgs {
    /// The rules to play by
    #[arg(long, value_name = "ID", default_value = "oware")]
    variant: String,
    /// Where to start, as `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; without it, the start of a game with
    /// South to move
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,
    /// Length of a line in moves, at most 1000
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=MAX_LINE_MOVES))]
    depth: u32,
}

pub fn run_perft(context: &CommandContext, args: &PerftArgs) -> CommandResult {
    let position = context.start_position(&args.variant, args.position.as_deref())?;
    let mut out = output::standard_output();
    let mut total_leaf_count = 0;
    for (pit, lines) in perft_by_first_move(&position, args.depth) {
        total_leaf_count += lines;
        writeln!(out, "{pit} {lines}")?;
    }
    writeln!(out, "total {total_leaf_count}")?;
    Ok(())
}
