//! `awale openings`: what the first moves are worth, and how the player's own games went; and how a book of values is made. That
//! is a long work: it can be broken off at any time and goes on where it was, by a file beside the one that is wanted.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use awale_engine::files::{self, MOST_GAME};
use awale_rules::{Pit, Position, Seat};

use crate::catalogue::{AnyMove, Kind, Variant};
use crate::i18n::{Explain, Sign};
use crate::openings::{BookBuilder, HalfSeeds, NODES, OpeningBook, PLIES, difference, own_scores};
use crate::record::Record;
use crate::shell::storage::Games;

use super::columns::{Column, Columns};
use super::{CommandResult, Context, output};

/// After so many values the work is kept.
const KEEP_EVERY: usize = 250;
/// Columns of the numbers.
const NUMBER: usize = 8;

/// What `awale openings` takes.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// The game
    #[arg(long, value_name = "ID", default_value = "oware")]
    variant: String,
    /// The moves that were played so far, as `D c`; South begins
    #[arg(value_name = "PIT")]
    moves: Vec<char>,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Have the engine value all first moves of a game, and write the values into a file
    Build(BuildArgs),
}

#[derive(Debug, clap::Args)]
struct BuildArgs {
    /// The game
    #[arg(long, value_name = "ID", default_value = "oware")]
    variant: String,
    /// Positions that the engine visits for each value
    #[arg(long, value_name = "N", default_value_t = NODES)]
    nodes: u32,
    /// How many plies, 6 at most
    #[arg(long, value_name = "N", default_value_t = PLIES, value_parser = clap::value_parser!(u8).range(1..=i64::from(PLIES)))]
    plies: u8,
    /// Where to write them
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Write only what differs from this book
    #[arg(long, value_name = "FILE")]
    base: Option<PathBuf>,
}

pub(super) fn run(context: &Context, args: &Args) -> CommandResult {
    match &args.command {
        Some(Command::Build(args)) => build(context, args),
        None => show(context, args),
    }
}

/// Makes a book, going on where an earlier run was broken off.
fn build(context: &Context, args: &BuildArgs) -> CommandResult {
    let rules = context.variant(&args.variant)?.rules;
    let mut builder = BookBuilder::new(&rules, args.plies, args.nodes);
    let part = unfinished(&args.out);
    let unread = |path: &Path, error: io::Error| format!("{}: {}", path.display(), error.explain(&context.words));
    // A base that cannot be read is told before the work.
    let base = args.base.as_deref().map(|path| files::read(path, MOST_GAME).map_err(|error| unread(path, error)));
    let base = base.transpose()?;
    match files::read(&part, MOST_GAME) {
        Ok(bytes) => builder.restore(&bytes),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(unread(&part, error).into()),
    }
    let keep = |path: &Path, bytes: &[u8]| files::write(path, bytes).map_err(|error| error.explain(&context.words));
    while builder.step() {
        if builder.done().is_multiple_of(KEEP_EVERY) {
            keep(&part, builder.bytes())?;
        }
    }
    let written = match &base {
        None => builder.bytes().to_vec(),
        Some(base) => difference(base, builder.bytes()).ok_or_else(|| context.words.get("openings-other-base"))?,
    };
    keep(&args.out, &written)?;
    match files::remove(&part) {
        Err(error) if error.source.kind() != io::ErrorKind::NotFound => {
            return Err(error.explain(&context.words).into());
        }
        _ => {}
    }
    let values = [("file", args.out.display().to_string().into()), ("bytes", written.len().into())];
    Ok(output::say(context.words.with("openings-written", &values))?)
}

/// The file beside the wanted one that keeps what is not finished.
fn unfinished(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

/// Prints the moves of a position: the value of each, and how the player's own games went.
fn show(context: &Context, args: &Args) -> CommandResult {
    let (words, variant) = (&context.words, context.variant(&args.variant)?);
    let position = played(variant, &args.moves).ok_or_else(|| {
        let moves: Vec<String> = args.moves.iter().map(char::to_string).collect();
        words.with("openings-no-such-line", &[("moves", moves.join(" ").into())])
    })?;
    let shelf = Games::new(context.folders.games()).list()?;
    let records: Vec<Record> = shelf.into_records();
    let scores = own_scores(records.iter(), &position, args.moves.len());
    let book = OpeningBook::shipped(&variant.rules);
    let ids = ["results-played", "results-won", "results-drawn", "results-lost"];
    let heads = [String::new(), words.get("tree-column-value")].into_iter().chain(ids.map(|id| words.get(id)));
    let mut rows: Vec<Vec<String>> = vec![heads.collect()];
    for pit in position.moves() {
        let after = position.after(pit).ok();
        let value = after.and_then(|after| book.as_ref()?.value(&after)).map(HalfSeeds::turned);
        let value = value.map(|value| words.decimal(value.seeds(), 1, Sign::Both)).unwrap_or_default();
        let own = scores[pit.column()];
        let counts = [own.played(), own.won, own.drawn, own.lost].map(|count| count.to_string());
        rows.push([AnyMove::Pit(pit).to_string(), value].into_iter().chain(counts).collect());
    }
    let mut out = output::out();
    let game = words.game_name(&Kind::Awale(variant.clone()));
    let moves = args.moves.iter().filter_map(|&pit| Pit::from_letter(pit)).map(AnyMove::Pit);
    let moves: Vec<AnyMove> = moves.collect();
    let title = if moves.is_empty() {
        game
    } else {
        words.with("openings-values-of", &[("game", game.into()), ("moves", words.line(&moves).into())])
    };
    writeln!(out, "{title}")?;
    let columns = Columns::new(2, [Column::Left(1)].into_iter().chain([Column::Right(NUMBER); 5]));
    for row in &rows {
        writeln!(out, "{}", columns.line(row))?;
    }
    Ok(())
}

/// The position after these moves; `None` where one of them is none.
fn played(variant: &Variant, moves: &[char]) -> Option<Position> {
    let mut position = Position::start(&variant.rules, Seat::South);
    for &letter in moves {
        position.play(Pit::from_letter(letter)?).ok()?;
    }
    Some(position)
}
