//! `awale bench`: searches a fixed set of positions, to measure the speed of the engine and to see
//! whether its search has changed.

use std::{io::Write, time::Duration};

use awale_engine::{Engine, Limits, Stop};
use awale_rules::Position;

use awale_study::catalogue::Variant;

use awale_cli::{
    CommandContext, CommandResult, output,
    table_layout::{ColumnLayout, TableLayout},
};

/// Arguments of `awale bench`.
#[derive(Debug, clap::Args)]
pub struct BenchArgs {
    /// Depth in plies
    #[arg(long, value_name = "N", default_value_t = 18, value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    /// Size of the transposition table in MB
    #[arg(long, value_name = "MB", default_value_t = 16)]
    hash: usize,
    /// Search without reductions
    #[arg(long)]
    exact: bool,
}

/// Positions with 48 seeds in all, from all phases of a game. They are searched by the rules of
/// every built-in variant.
const BENCH_POSITIONS: [&str; 5] = [
    "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    "1-7-0-6-7-1-0-2-7-7-1-7-0-2-N",
    "0-2-9-1-1-12-3-0-1-6-2-0-5-6-S",
    "14-1-0-2-0-3-1-3-0-1-2-0-11-10-N",
    "1-0-2-0-0-4-0-1-3-0-2-0-18-17-S",
];

pub fn run_bench(context: &CommandContext, args: &BenchArgs) -> CommandResult {
    let mut out = output::standard_output();
    let columns = [
        ColumnLayout::LeftAligned(9),
        ColumnLayout::LeftAligned(38),
        ColumnLayout::LeftAligned(1),
        ColumnLayout::RightAligned(6),
        ColumnLayout::RightAligned(11),
    ];
    let columns = TableLayout::new(1, columns);
    let (mut nodes, mut time) = (0, Duration::ZERO);
    // Only the built-in variants are searched, not those from the user's settings, because the
    // total number of visited positions must be the same on all machines.
    let variant_count = Variant::built_in().len();
    for variant in context.variants.iter().take(variant_count) {
        for text in BENCH_POSITIONS {
            let position = Position::parse(text, &variant.rules)?;
            let mut engine = Engine::new(args.hash, 1).with_search_mode(args.search_mode());
            let search_result = engine.think(
                &[position],
                &Limits::depth(args.depth),
                &Stop::new(),
                &mut |_| (),
            );
            let Some(search_result) = search_result else {
                continue;
            };
            let report = &search_result.info;
            let (best_move, score) = (
                search_result.best_move,
                report.score.centiseeds_with_win_bonus(),
            );
            let position = position.to_string();
            let number_cells = [
                best_move.to_string(),
                score.to_string(),
                report.nodes.to_string(),
            ];
            let cells = [variant.id.as_str(), &position]
                .into_iter()
                .chain(number_cells.iter().map(String::as_str));
            writeln!(out, "{}", columns.format_row(&cells.collect::<Vec<_>>()))?;
            nodes += report.nodes;
            time += report.elapsed;
        }
    }
    let nodes_per_second = nodes as f64 / time.as_secs_f64().max(1e-9);
    writeln!(out, "{nodes} nodes")?;
    writeln!(out, "{nodes_per_second:.0} nodes/s")?;
    Ok(())
}

impl BenchArgs {
    fn search_mode(&self) -> awale_engine::SearchMode {
        if self.exact {
            awale_engine::SearchMode::FullWidth
        } else {
            awale_engine::SearchMode::Selective
        }
    }
}
