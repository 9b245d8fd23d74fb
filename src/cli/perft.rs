//! `awale perft`: counting the lines of play from a position.

use std::io::{self, Write};

use crate::awale::perft::divide;

use super::{Context, Outcome};

/// What `awale perft` takes.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The rules to play by
    #[arg(long, value_name = "ID", default_value = "oware")]
    variant: String,
    /// Where to start, as `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; without it, the start of a game with South to move
    #[arg(long, value_name = "POS")]
    position: Option<String>,
    /// How many moves a line has
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
}

pub(super) fn run(context: &Context, args: &Args) -> Outcome {
    let position = context.position(&args.variant, args.position.as_deref())?;
    let mut out = io::stdout().lock();
    let mut total = 0;
    for (pit, lines) in divide(&position, args.depth) {
        total += lines;
        writeln!(out, "{pit} {lines}")?;
    }
    writeln!(out, "total {total}")?;
    Ok(())
}
