//! `awale truth`: measures how often the engine keeps a result that endgame tables prove, a win or
//! a draw.

use std::{io::Write, ops::RangeInclusive, sync::Arc, time::Duration};

use crate::exercise_making::truth::{TruthQuestion, TruthQuestionSource, engine_keeps_result};
use awale_engine::{Engine, Limits, tables::MAX_SEEDS};
use awale_rules::Rules;
use awale_study::{
    catalogue::EngineStrength, rating::HALF_WIDTH_OF_95_PERCENT_IN_DEVIATIONS, words::say,
};

use super::endgame;
use awale_cli::{
    CommandContext, CommandResult,
    option_value::ExpectedOptionValue,
    output,
    table_layout::{ColumnLayout, TableLayout},
};

/// Arguments of `awale truth`.
#[derive(Debug, clap::Args)]
pub struct TruthArgs {
    /// The rules to play by
    #[arg(long, value_name = "ID", default_value = "oware")]
    variant: String,
    /// Seeds on the board; tables for them must exist
    #[arg(long, value_name = "A..B", default_value = "10..15", value_parser = parse_seed_range)]
    seeds: RangeInclusive<u8>,
    /// Number of positions
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    positions: u32,
    /// Limits of the engine for a position: nodes=N or time=Nms, separated by commas
    #[arg(long, value_name = "LIMIT", value_delimiter = ',', default_value = "nodes=1000,nodes=10000,nodes=100000", value_parser = parse_search_limit)]
    limit: Vec<EngineStrength>,
    /// Numbers of seeds up to which the engine uses tables, separated by commas
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "0", value_parser = clap::value_parser!(u8).range(0..=i64::from(MAX_SEEDS)))]
    tables: Vec<u8>,
    /// Size of the transposition table in MB
    #[arg(long, value_name = "MB", default_value_t = 64)]
    hash: usize,
    /// Print the positions where the engine throws the result away
    #[arg(long)]
    list: bool,
}

/// Reads a range of seeds, such as `14..20`.
///
/// # Errors
/// If the text is not a range, or exceeds the number of seeds that tables can cover.
pub fn parse_seed_range(text: &str) -> Result<RangeInclusive<u8>, ExpectedOptionValue> {
    let parse_range = || {
        let (min_seeds, max_seeds) = text.split_once("..")?;
        let seeds: RangeInclusive<u8> = min_seeds.parse().ok()?..=max_seeds.parse().ok()?;
        (*seeds.start() >= 1 && *seeds.end() <= MAX_SEEDS && !seeds.is_empty()).then_some(seeds)
    };
    parse_range().ok_or(ExpectedOptionValue::SeedRange)
}

/// Reads a limit for a search, such as `nodes=1000`.
///
/// # Errors
/// If the text is not a limit of nodes or time.
pub fn parse_search_limit(text: &str) -> Result<EngineStrength, ExpectedOptionValue> {
    let parsed_strength: Option<EngineStrength> = text.parse().ok();
    parsed_strength
        .filter(|limit| search_limits(*limit).is_some())
        .ok_or(ExpectedOptionValue::EngineLimit)
}

/// Converts a strength to search limits; `None` if it is not a limit of nodes or time.
fn search_limits(engine_strength: EngineStrength) -> Option<Limits> {
    match engine_strength {
        EngineStrength::Nodes(nodes) => Some(Limits::nodes(nodes)),
        EngineStrength::MoveTimeMs(millis) => {
            Some(Limits::time(Duration::from_millis(millis.into())))
        }
        EngineStrength::Level(_) | EngineStrength::Depth(_) => None,
    }
}

pub fn run_truth(context: &CommandContext, args: &TruthArgs) -> CommandResult {
    let words = &context.words;
    let rules = context.variant(&args.variant)?.rules;
    let max_seeds = (*args.seeds.end()).min(rules.total_seeds());
    let tables = context.open_tables(&rules, max_seeds);
    if tables.max_seeds() < max_seeds {
        return Err(endgame::too_many_seeds_error(&args.variant, max_seeds, &tables, words).into());
    }
    let source = TruthQuestionSource {
        rules,
        tables: &tables,
        board_seed_range: args.seeds.clone(),
        random_seed: context.random_seed.unwrap_or(1),
    };
    let questions = source.make_questions(args.positions as usize);
    if questions.is_empty() {
        return Err(words.get("truth-no-positions").into());
    }
    let draw_count = questions
        .iter()
        .filter(|question| question.lead_after_right_moves == 0)
        .count();
    let mut out = output::standard_output();
    writeln!(
        out,
        "{}",
        say!(
            words,
            "truth-positions",
            count = questions.len(),
            drawn = draw_count,
            won = (questions.len() - draw_count)
        )
    )?;
    let headings = [
        "truth-limit",
        "truth-tables",
        "truth-kept",
        "truth-share",
        "truth-interval",
    ]
    .map(|id| words.get(id));
    let columns = [
        ColumnLayout::LeftAligned(14),
        ColumnLayout::RightAligned(6),
        ColumnLayout::RightAligned(6),
        ColumnLayout::RightAligned(7),
        ColumnLayout::RightAligned(13),
    ];
    let columns = TableLayout::new(2, columns).widened_to_fit([&headings[..]]);
    writeln!(out, "{}", columns.format_row(&headings))?;
    for &strength in &args.limit {
        for &up_to in &args.tables {
            let wrong_answers =
                missed_questions(context, &rules, &questions, strength, up_to, args.hash);
            let correct_count = questions.len() - wrong_answers.len();
            let (min_share, max_share) = wilson_interval(correct_count, questions.len());
            let percent_text = |share: f64| words.decimal(100.0 * share, 1);
            let row = [
                strength.to_string(),
                up_to.to_string(),
                correct_count.to_string(),
                percent_text(correct_count as f64 / questions.len() as f64),
                format!("{} - {}", percent_text(min_share), percent_text(max_share)),
            ];
            writeln!(out, "{}", columns.format_row(&row))?;
            if args.list {
                for question in wrong_answers {
                    writeln!(out, "  {}", question.position)?;
                }
            }
            out.flush()?;
        }
    }
    Ok(())
}

/// Returns the positions in which the engine loses the proven result, with this limit and with
/// tables for up to `max_table_seeds` seeds.
fn missed_questions<'q>(
    context: &CommandContext,
    rules: &Rules,
    questions: &'q [TruthQuestion],
    engine_strength: EngineStrength,
    max_table_seeds: u8,
    hash: usize,
) -> Vec<&'q TruthQuestion> {
    let mut engine = Engine::new(hash, 1);
    if max_table_seeds > 0 {
        engine.set_tables(Some(Arc::new(context.open_tables(rules, max_table_seeds))));
    }
    let limits = search_limits(engine_strength).unwrap_or_default();
    questions
        .iter()
        .filter(|question| !engine_keeps_result(question, &mut engine, &limits))
        .collect()
}

/// Returns the 95 % confidence interval of a share: E. B. Wilson, *Probable Inference, the Law of
/// Succession, and Statistical Inference* (Journal of the American Statistical Association 22,
/// 1927).
pub fn wilson_interval(success_count: usize, trial_count: usize) -> (f64, f64) {
    const Z: f64 = HALF_WIDTH_OF_95_PERCENT_IN_DEVIATIONS;
    let (n, p) = (
        trial_count as f64,
        success_count as f64 / trial_count as f64,
    );
    let interval_center = p + Z * Z / (2.0 * n);
    let interval_half_width = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let divisor = 1.0 + Z * Z / n;
    (
        (interval_center - interval_half_width) / divisor,
        (interval_center + interval_half_width) / divisor,
    )
}
