//! `awale endgame`: builds, lists, verifies and probes endgame tables, and proves values.

mod build;
mod probe;
mod proof;

use std::{io::Write, path::PathBuf};

use awale_engine::{
    Stop,
    tables::{CheckExtent, Exactness, MAX_SEEDS, Tables, VerifyError, layer_board_count},
};
use awale_study::{
    catalogue::Variant,
    words::{Explain, Words, say},
};
use clap::{Args, Subcommand};

use awale_cli::{CommandContext, CommandResult, output, progress_bar::WorkProgressBar};

/// Subcommands of `awale endgame`.
#[derive(Debug, Subcommand)]
pub enum EndgameCommand {
    /// Build missing tables
    Build(EndgameBuildArgs),
    /// Summarize each layer in a line
    Stats {
        /// The rules of the tables
        #[arg(long, value_name = "ID", default_value = "oware")]
        variant: String,
        /// The last layer to show [default: all]
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=i64::from(MAX_SEEDS)))]
        seeds: Option<u8>,
    },
    /// Show the value of a board and of each move for the side to move; stores do not count
    Probe {
        /// The rules of the position
        #[arg(long, value_name = "ID", default_value = "oware")]
        variant: String,
        /// The position, as `0-0-1-0-2-1-1-0-0-0-3-1-20-19-S`
        #[arg(long, value_name = "POSITION")]
        position: String,
    },
    /// Prove the value of a position with more seeds than the tables cover
    Prove(ProveArgs),
    /// Check the certificate of a proof, from rules and tables alone
    CheckProof {
        /// The certificate
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Check each board of each layer against its moves, and each file against its checksum
    Verify(EndgameVariantsArgs),
    /// List existing tables
    List,
    /// Remove tables
    Remove(EndgameRemoveArgs),
}

/// Arguments of `awale endgame build`.
#[derive(Debug, Args)]
pub struct EndgameBuildArgs {
    #[command(flatten)]
    variant_args: EndgameVariantsArgs,
    /// Build tables for up to this many seeds (at most 32); from 24 on, they take minutes and
    /// gigabytes
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=i64::from(MAX_SEEDS)))]
    seeds: u8,
    /// Number of threads [default: one per processor]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Memory limit in MB; with less, building takes longer and needs disk [default: all free
    /// memory]
    #[arg(long, value_name = "MB")]
    memory: Option<u64>,
}

/// The variants of a command.
#[derive(Debug, Args)]
pub struct EndgameVariantsArgs {
    /// The rules of the tables [default: oware]
    #[arg(long, value_name = "ID", conflicts_with = "all")]
    variant: Option<String>,
    /// All variants
    #[arg(long)]
    all: bool,
}

/// Arguments of `awale endgame prove`.
#[derive(Debug, Args)]
pub struct ProveArgs {
    /// The rules of the position
    #[arg(long, value_name = "ID", default_value = "oware")]
    variant: String,
    /// The position, as `2-2-2-2-2-2-2-2-2-2-2-2-12-12-S`
    #[arg(long, value_name = "POSITION")]
    position: String,
    /// Use tables up to this many seeds [default: all tables]
    #[arg(long, value_name = "N")]
    tables: Option<u8>,
    /// Maximum number of positions to visit for each claim
    #[arg(long, value_name = "N", default_value_t = 20_000_000)]
    nodes: u64,
    /// The value to try first [default: 0]
    #[arg(long, value_name = "V", allow_negative_numbers = true)]
    guess: Option<i8>,
    /// Where to write the certificate
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Arguments of `awale endgame remove`.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
pub struct EndgameRemoveArgs {
    /// Remove the tables of these rules
    #[arg(long, value_name = "ID")]
    variant: Option<String>,
    /// Remove the tables of all variants
    #[arg(long)]
    all: bool,
}

pub fn run_endgame_command(context: &CommandContext, command: &EndgameCommand) -> CommandResult {
    match command {
        EndgameCommand::Build(args) => build::run_endgame_build(context, args),
        EndgameCommand::Stats { variant, seeds } => print_table_stats(context, variant, *seeds),
        EndgameCommand::Probe { variant, position } => {
            probe::run_endgame_probe(context, variant, position)
        }
        EndgameCommand::Prove(args) => proof::prove_position(context, args),
        EndgameCommand::CheckProof { file } => proof::check_proof(context, file),
        EndgameCommand::Verify(choice) => verify_tables(context, choice),
        EndgameCommand::List => list_tables(context),
        EndgameCommand::Remove(args) => remove_tables(context, args),
    }
}

impl EndgameVariantsArgs {
    fn chosen_variants<'a>(&self, context: &'a CommandContext) -> CommandResult<Vec<&'a Variant>> {
        if self.all {
            return Ok(context.variants.iter().collect());
        }
        Ok(vec![
            context.variant(self.variant.as_deref().unwrap_or("oware"))?,
        ])
    }
}

/// Opens the valid tables of a variant. Damaged files are reported and not used.
fn open_valid_tables(context: &CommandContext, variant: &Variant) -> Tables {
    context.open_tables(&variant.rules, MAX_SEEDS)
}

fn print_table_stats(context: &CommandContext, variant: &str, seeds: Option<u8>) -> CommandResult {
    let words = &context.words;
    let variant = context.variant(variant)?;
    let tables = open_valid_tables(context, variant);
    let max_seeds = seeds.unwrap_or(tables.max_seeds());
    if max_seeds > tables.max_seeds() {
        return Err(too_many_seeds_error(&variant.id, max_seeds, &tables, words).into());
    }
    let threads = build::thread_count(None)?;
    let progress_bar = WorkProgressBar::new((0..=max_seeds).map(layer_board_count).sum(), words);
    progress_bar.with_hidden_bar(|| {
        output::print_line(format_args!("# {}", words.get("tables-stats-head")))
    })?;
    for seeds in 0..=max_seeds {
        progress_bar.show_work_name(&build::layer_label(variant, seeds, max_seeds, words));
        let layer_statistics = tables
            .layer_statistics(seeds, threads, &|boards| progress_bar.add_steps(boards))
            .ok_or_else(|| unusable_table_error(seeds, words))?;
        let (min, max, values_hash) = (
            layer_statistics.min_value,
            layer_statistics.max_value,
            layer_statistics.values_fnv1a64,
        );
        let statistics_line = format!(
            "{seeds} {} {} {} {min} {max} {values_hash:016x}",
            layer_statistics.board_count,
            layer_statistics.cyclic_board_count,
            layer_statistics.value_sum
        );
        progress_bar.with_hidden_bar(|| output::print_line(statistics_line))?;
    }
    Ok(())
}

/// Returns the error for tables that do not cover this many seeds, with the command that builds
/// them.
pub(super) fn too_many_seeds_error(
    variant: &str,
    seeds: u8,
    tables: &Tables,
    words: &Words,
) -> String {
    let message_id = if seeds > MAX_SEEDS {
        "tables-never"
    } else {
        "tables-too-few"
    };
    say!(
        words,
        message_id,
        game = variant,
        seeds = tables.max_seeds(),
        asked = seeds,
        most = MAX_SEEDS
    )
}

/// Returns the error for a table that cannot be used. The reason was printed when the file was
/// read.
fn unusable_table_error(seeds: u8, words: &Words) -> String {
    say!(words, "tables-unusable", seeds)
}

fn verify_tables(context: &CommandContext, variant_args: &EndgameVariantsArgs) -> CommandResult {
    let stop = Stop::new();
    build::stop_on_interrupt(&stop)?;
    let threads = build::thread_count(None)?;
    for variant in variant_args.chosen_variants(context)? {
        let max_seeds = variant.rules.total_seeds().min(MAX_SEEDS);
        let (tables, bad_file) = Tables::open(
            &context.folders.tables_folder(),
            &variant.rules,
            max_seeds,
            CheckExtent::WholeFile,
        );
        let language = context.words.language();
        let tables = tables.with_bad_file_callback(move |bad_file| {
            output::eprint_message(bad_file.explain(&Words::new(language)));
        });
        let progress_bar = WorkProgressBar::new(
            (0..=tables.max_seeds()).map(layer_board_count).sum(),
            &context.words,
        );
        for seeds in 0..=tables.max_seeds() {
            progress_bar.show_work_name(&build::layer_label(
                variant,
                seeds,
                tables.max_seeds(),
                &context.words,
            ));
            let layer_message_values = [
                ("game", variant.id.as_str().into()),
                ("seeds", seeds.into()),
            ];
            let verification_message = |error: VerifyError| match error {
                VerifyError::Contradiction(contradiction) => {
                    let board = contradiction.pits.map(|seeds| seeds.to_string()).join("-");
                    let [game_value, seeds_value] = layer_message_values.clone();
                    context.words.with(
                        "tables-contradiction",
                        &[game_value, seeds_value, ("board", board.into())],
                    )
                }
                VerifyError::MissingLayer => {
                    context.words.with("tables-missing", &layer_message_values)
                }
            };
            if !tables
                .verify_layer(seeds, threads, &stop, &|boards| {
                    progress_bar.add_steps(boards);
                })
                .map_err(verification_message)?
            {
                return Err(context.words.get("tables-verify-stopped").into());
            }
            progress_bar.with_hidden_bar(|| {
                output::print_line(context.words.with("tables-verified", &layer_message_values))
            })?;
        }
        if let Some(bad_file) = bad_file {
            return Err(bad_file.explain(&context.words).into());
        }
    }
    Ok(())
}

fn list_tables(context: &CommandContext) -> CommandResult {
    let mut out = output::standard_output();
    let folder = context.folders.tables_folder().display().to_string();
    writeln!(out, "# {}", say!(context.words, "tables-list-head", folder))?;
    for variant in &context.variants {
        let tables = open_valid_tables(context, variant);
        let exactness_message_id = match tables.reliability() {
            Exactness::Exact => "tables-list-exact",
            Exactness::ByConvention => "tables-list-value",
        };
        writeln!(
            out,
            "{} {} {}",
            variant.id,
            tables.max_seeds(),
            context.words.get(exactness_message_id)
        )?;
    }
    Ok(())
}

fn remove_tables(context: &CommandContext, args: &EndgameRemoveArgs) -> CommandResult {
    let variant_args = EndgameVariantsArgs {
        variant: args.variant.clone(),
        all: args.all,
    };
    for variant in variant_args.chosen_variants(context)? {
        let removed_count = Tables::remove_files(&context.folders.tables_folder(), &variant.rules)?;
        output::print_line(say!(
            context.words,
            "tables-removed",
            game = variant.id.as_str(),
            files = removed_count
        ))?;
    }
    Ok(())
}
