//! `awale compare`: counts the positions that each textbook search visits, depth by depth.

use std::io::Write;

use awale_rules::{Game, Seat};
use awale_study::{
    catalogue::{AnyGame, Evaluation, GameKind},
    players::score_of,
    study::tree::{SearchAlgorithm, TextbookSearch},
    words::Words,
};

use awale_cli::{
    CommandContext, CommandResult,
    option_value::parser_of_names,
    output,
    table_layout::{ColumnLayout, TableLayout},
};

/// Arguments of `awale compare`.
#[derive(Debug, clap::Args)]
pub struct CompareArgs {
    /// Maximum depth, in plies
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=40))]
    depth: u32,
    /// The rules to play by; `matches` for the game of 13 matches
    #[arg(long, value_name = "ID", default_value = "oware")]
    variant: String,
    /// Where to start, as `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; without it, the start of a game with
    /// South to move
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,
    /// Evaluation at the maximum depth: seeds, mobility or threats
    #[arg(long, value_name = "NAME", default_value_t, hide_possible_values = true, value_parser = parser_of_names(Evaluation::ALL, Evaluation::name))]
    evaluation: Evaluation,
}

/// The name of the 13 matches (Nim) as a variant.
const MATCHES_GAME_NAME: &str = "matches";

pub fn run_compare(context: &CommandContext, args: &CompareArgs) -> CommandResult {
    let words = &context.words;
    let position = match (args.variant.as_str(), &args.position) {
        (MATCHES_GAME_NAME, Some(_)) => return Err(words.get("compare-matches-position").into()),
        (MATCHES_GAME_NAME, None) => {
            GameKind::Matches(context.settings.matchstick_rules()).start(Seat::South)
        }
        (variant, position) => {
            AnyGame::Awale(context.start_position(variant, position.as_deref())?)
        }
    };
    if position.outcome().is_some() {
        return Err(words.get("compare-over").into());
    }
    let heading_ids = [
        "compare-depth",
        "compare-move",
        "compare-value",
        "tree-minimax",
        "tree-alphabeta",
    ];
    let headings = heading_ids
        .map(|id| words.get(id))
        .into_iter()
        .chain([words.get("tree-alphabeta-ordered")]);
    let headings: Vec<String> = headings.collect();
    let mut out = output::standard_output();
    let columns = (0..headings.len())
        .map(|place| ColumnLayout::RightAligned(if place < 3 { 0 } else { MIN_COLUMN_WIDTH }));
    let columns = TableLayout::new(2, columns).widened_to_fit([&headings[..]]);
    writeln!(out, "{}", columns.format_row(&headings))?;
    for depth in 1..=args.depth {
        let search = |algorithm| TextbookSearch {
            algorithm,
            depth,
            evaluation: args.evaluation,
        };
        let mut row = vec![depth.to_string()];
        for algorithm in SearchAlgorithm::ALL {
            let Some(search_result) = search(algorithm).run(&[position]) else {
                return Ok(());
            };
            if row.len() == 1 {
                row.extend([
                    search_result.choice.to_string(),
                    best_move_value_text(search_result.value, words),
                ]);
            }
            row.push(search_result.visited.to_string());
        }
        writeln!(out, "{}", columns.format_row(&row))?;
        // The next depth may take minutes, so print this line now.
        out.flush()?;
    }
    Ok(())
}

/// Returns the value of the best move for the side to move, in seeds, or `+W` and `-W` for a won
/// and a lost game.
fn best_move_value_text(value: Option<i32>, words: &Words) -> String {
    let score = score_of(value.unwrap_or_default());
    match score.known_result_sign() {
        Some(1) => "+W".to_owned(),
        Some(_) => "-W".to_owned(),
        None => words.signed_decimal(f64::from(score.lead_centiseeds()) / 100.0, 2),
    }
}

/// Minimum width of a column, enough for the counts of ten plies.
const MIN_COLUMN_WIDTH: usize = 10;
