//! `awale book`: builds, extends, counts and probes an opening book.
//!
//! A build takes long. The file is written after each batch and is always a complete book, and the
//! same command resumes the build.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    sync::Arc,
};

use awale_engine::Stop;
use awale_files as files;
use awale_rules::Rules;
use awale_study::{
    catalogue::AnyMove,
    openings::{BookEffort, BookEntry, BookGrower, OpeningBook},
    words::{Explain, say},
};

use awale_cli::{
    CommandContext, CommandResult,
    interrupt::{self, InterruptHandler},
    option_value, output, position_after_moves,
    table_layout::{ColumnLayout, TableLayout},
};

/// Minimum width of the columns with numbers, in characters.
const MIN_NUMBER_COLUMN_WIDTH: usize = 8;

/// Maximum number of positions in a book. This number takes 0.5 GB of memory, because the whole
/// file is loaded.
const MAX_BOOK_POSITIONS: i64 = 5_000_000;

/// Subcommands of `awale book`.
#[derive(Debug, clap::Subcommand)]
pub enum BookCommand {
    /// Build a book, or resume an interrupted build
    Build(BookBuildArgs),
    /// Extend a book
    Extend {
        /// The game
        #[arg(long, value_name = "ID", default_value = "oware")]
        variant: String,
        /// Stop after the batch that reaches this many positions
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=MAX_BOOK_POSITIONS))]
        positions: u32,
        /// The book
        #[arg(value_name = "FILE")]
        book: PathBuf,
    },
    /// Show the number of positions in a book
    Stats(BookArgs),
    /// Show the moves of a position in a book
    Probe {
        #[command(flatten)]
        book_args: BookArgs,
        /// The moves so far, as `D c`; South begins
        #[arg(value_name = "PIT", value_parser = option_value::parse_pit_letter)]
        moves: Vec<char>,
    },
}

/// Arguments of `awale book build`.
#[derive(Debug, clap::Args)]
pub struct BookBuildArgs {
    /// The game
    #[arg(long, value_name = "ID", default_value = "oware")]
    variant: String,
    /// Stop after the batch that reaches this many positions
    #[arg(long, value_name = "N", default_value_t = 50_000, value_parser = clap::value_parser!(u32).range(1..=MAX_BOOK_POSITIONS))]
    positions: u32,
    /// Positions that the engine visits for each value
    #[arg(long, value_name = "N", default_value_t = 5_000)]
    nodes: u32,
    /// Expand every position up to this many plies
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u8).range(..=8))]
    full_plies: u8,
    /// Positions that the engine visits for each value at the end of these plies
    #[arg(long, value_name = "N", default_value_t = 40_000)]
    full_nodes: u32,
    /// Seeds of the endgame tables that the engine uses after these plies; built in memory
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u8).range(..=15))]
    table_seeds: u8,
    /// Where to write the book
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Arguments of `awale book stats`.
#[derive(Debug, clap::Args)]
pub struct BookArgs {
    /// The game
    #[arg(long, value_name = "ID", default_value = "oware")]
    variant: String,
    /// Book to use instead of the built-in one
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
}

pub fn run_book_command(context: &CommandContext, command: &BookCommand) -> CommandResult {
    match command {
        BookCommand::Build(args) => build_book(context, args),
        BookCommand::Extend {
            variant,
            positions,
            book,
        } => extend_book(context, variant, *positions, book),
        BookCommand::Stats(args) => print_book_stats(context, args),
        BookCommand::Probe { book_args, moves } => print_book_moves(context, book_args, moves),
    }
}

fn build_book(context: &CommandContext, args: &BookBuildArgs) -> CommandResult {
    let rules = context.variant(&args.variant)?.rules;
    let BookBuildArgs {
        full_plies,
        table_seeds,
        full_nodes,
        nodes,
        ..
    } = *args;
    let effort = BookEffort {
        fully_expanded_plies: full_plies,
        max_table_seeds: table_seeds,
        search_nodes_at_end_of_full_plies: full_nodes,
        search_nodes_per_position: nodes,
    };
    let grower = match files::read(&args.out, OpeningBook::MAX_BOOK_BYTES) {
        Ok(bytes) => read_book_to_grow(context, &args.out, &bytes, &rules)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            BookGrower::new(&rules, effort, &Stop::new())
                .ok_or_else(|| bad_book_error(context, &args.out))?
        }
        Err(error) => return Err(book_read_error(context, &args.out, &error).into()),
    };
    if grower.effort() != effort {
        let file = args.out.display().to_string();
        return Err(say!(context.words, "book-other-effort", file).into());
    }
    grow_book(context, grower, args.positions, &args.out)
}

fn extend_book(
    context: &CommandContext,
    variant: &str,
    position_count: u32,
    book: &Path,
) -> CommandResult {
    let rules = context.variant(variant)?.rules;
    let bytes = files::read(book, OpeningBook::MAX_BOOK_BYTES)
        .map_err(|error| book_read_error(context, book, &error))?;
    let grower = read_book_to_grow(context, book, &bytes, &rules)?;
    grow_book(context, grower, position_count, book)
}

/// Adds positions to a book until it has `position_count` of them. The file is written after each
/// batch.
fn grow_book(
    context: &CommandContext,
    mut grower: BookGrower,
    position_count: u32,
    out: &Path,
) -> CommandResult {
    let (stop, words) = (Stop::new(), &context.words);
    let write_book = |grower: &BookGrower| {
        files::write(out, grower.to_bytes()).map_err(|error| error.explain(words))
    };
    let expand_book = |_: &Stop| {
        write_book(&grower)?;
        while grower.position_count() < position_count as usize && grower.expand_batch(&stop) {
            write_book(&grower)?;
        }
        Ok::<_, String>(())
    };
    InterruptHandler::new()?.run_until_interrupt(expand_book, || {
        interrupt::report_resume_command(words, None);
    })?;
    Ok(output::print_line(say!(
        words,
        "book-written",
        file = out.display().to_string(),
        positions = grower.position_count(),
        bytes = grower.to_bytes().len()
    ))?)
}

/// Decodes an opening book, so that positions can be added to it. If it cannot be decoded, returns
/// the message that the file at `path` is damaged.
fn read_book_to_grow(
    context: &CommandContext,
    path: &Path,
    bytes: &[u8],
    rules: &Rules,
) -> Result<BookGrower, String> {
    BookGrower::read(bytes, rules, &Stop::new()).ok_or_else(|| bad_book_error(context, path))
}

fn bad_book_error(context: &CommandContext, path: &Path) -> String {
    say!(context.words, "book-bad", file = path.display().to_string())
}

fn book_read_error(context: &CommandContext, path: &Path, error: &io::Error) -> String {
    context
        .words
        .labeled(path.display(), error.explain(&context.words))
}

/// Returns the opening book in the file that the command line names, or the built-in book.
fn open_book(context: &CommandContext, args: &BookArgs) -> CommandResult<Arc<OpeningBook>> {
    let rules = context.variant(&args.variant)?.rules;
    let Some(path) = &args.book else {
        return OpeningBook::built_in(&rules)
            .ok_or_else(|| context.words.get("openings-no-book").into());
    };
    let bytes = files::read(path, OpeningBook::MAX_BOOK_BYTES)
        .map_err(|error| book_read_error(context, path, &error))?;
    OpeningBook::read(&bytes, &rules)
        .map(Arc::new)
        .ok_or_else(|| bad_book_error(context, path).into())
}

/// Prints the total number of positions in an opening book, and the number for each ply.
fn print_book_stats(context: &CommandContext, args: &BookArgs) -> CommandResult {
    let book = open_book(context, args)?;
    let (effort, (proven_count, positions_per_ply)) =
        (book.effort(), book.proven_count_and_counts_by_ply());
    let words = &context.words;
    Ok(output::print_line(say!(
        words,
        "book-stats",
        positions = words.number(book.position_count() as u64),
        expanded = words.number(book.expanded_position_count() as u64),
        proven = words.number(proven_count as u64),
        plies = u32::from(effort.fully_expanded_plies),
        fullnodes = words.number(effort.search_nodes_at_end_of_full_plies.into()),
        nodes = words.number(effort.search_nodes_per_position.into()),
        seeds = u32::from(effort.max_table_seeds),
        layers = positions_per_ply
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    ))?)
}

/// Prints the moves of a position with their values, the number of plies for which the book
/// continues, and the certainty of the value.
fn print_book_moves(
    context: &CommandContext,
    book_args: &BookArgs,
    moves: &[char],
) -> CommandResult {
    let (words, variant) = (&context.words, context.variant(&book_args.variant)?);
    let book = open_book(context, book_args)?;
    let position = position_after_moves(variant, moves, words)?;
    let columns = TableLayout::new(
        2,
        [
            ColumnLayout::LeftAligned(1),
            ColumnLayout::RightAligned(MIN_NUMBER_COLUMN_WIDTH),
            ColumnLayout::RightAligned(MIN_NUMBER_COLUMN_WIDTH),
            ColumnLayout::RightAligned(MIN_NUMBER_COLUMN_WIDTH),
        ],
    );
    let mut out = output::standard_output();
    let headings = [
        String::new(),
        words.get("tree-column-value"),
        words.get("book-plies"),
        words.get("book-certainty"),
    ];
    writeln!(out, "{}", columns.format_row(&headings))?;
    for pit in position.moves() {
        let book_entry = position
            .after(pit)
            .ok()
            .and_then(|after| book.entry(&after))
            .map(BookEntry::for_opponent);
        let cells = book_entry.map(
            |BookEntry {
                 value,
                 best_line_plies: plies,
             }| {
                let certainty_text = words.get(if value.is_proven {
                    "book-proven"
                } else {
                    "book-estimate"
                });
                [
                    words.signed_decimal(value.lead.seeds(), 1),
                    plies.to_string(),
                    certainty_text,
                ]
            },
        );
        let cells = cells.unwrap_or_default();
        writeln!(
            out,
            "{}",
            columns.format_row(&[&[AnyMove::Pit(pit).to_string()], &cells[..]].concat())
        )?;
    }
    Ok(())
}
