//! `awale puzzle`: prints a puzzle on one line, and its solution.

mod generate;
mod list;

use std::{io::Write, str::FromStr};

use awale_engine::Stop;
use clap::builder::TypedValueParser;
use jiff::civil::Date;

use crate::shell;
use awale_study::{
    catalogue::AnyMove,
    puzzle::{
        Difficulty, MinedPuzzle, Puzzle, PuzzleMaker, PuzzleOrigin, PuzzleTurn, collection,
        seed_of_day,
    },
    study::Motif,
};

use super::{
    CommandContext, CommandResult,
    option_value::{ExpectedOptionValue, parser_of_names},
    output,
};

/// The arguments of `awale puzzle`.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct PuzzleArgs {
    #[command(subcommand)]
    command: Option<PuzzleCommand>,
    /// The game
    #[arg(long, value_name = "ID", default_value = "oware")]
    variant: String,
    /// Print today's puzzle
    #[arg(long, conflicts_with_all = ["day", "difficulty"])]
    daily: bool,
    /// Print the puzzle of this day, as 2026-11-21
    #[arg(long, value_name = "DAY", conflicts_with = "difficulty", value_parser = parse_day)]
    day: Option<Date>,
    /// The difficulty: easy, medium or hard
    #[arg(long, value_name = "LEVEL", default_value = "easy", hide_possible_values = true, value_parser = difficulty_parser())]
    difficulty: Difficulty,
    /// Print a puzzle from games with this theme
    #[arg(long, value_name = "NAME", conflicts_with_all = ["daily", "day", "difficulty"], hide_possible_values = true, value_parser = theme_parser())]
    theme: Option<Motif>,
    /// Print the solution too
    #[arg(long)]
    solution: bool,
}

#[derive(Debug, clap::Subcommand)]
enum PuzzleCommand {
    /// Find positions with one good move in games, and write them to a file
    Generate(generate::PuzzleGenerateArgs),
    /// List the built-in puzzles from games, with the claim of each
    List {
        /// The game [default: all games]
        #[arg(long, value_name = "ID")]
        variant: Option<String>,
        /// Only puzzles with this theme
        #[arg(long, value_name = "NAME", hide_possible_values = true, value_parser = theme_parser())]
        theme: Option<Motif>,
        /// Print one JSON object per line, with every claim, hint and reply in English
        #[arg(long)]
        json: bool,
    },
}

/// Parses the theme of a puzzle.
fn theme_parser() -> impl TypedValueParser<Value = Motif> {
    parser_of_names(Motif::ALL, Motif::name)
}

/// Parses the difficulty of a puzzle.
pub(super) fn difficulty_parser() -> impl TypedValueParser<Value = Difficulty> {
    parser_of_names(Difficulty::ALL.iter().copied(), Difficulty::name)
}

fn parse_day(text: &str) -> Result<Date, ExpectedOptionValue> {
    text.parse().map_err(|_| ExpectedOptionValue::Date)
}

pub(super) fn run_puzzle(context: &CommandContext, args: &PuzzleArgs) -> CommandResult {
    match &args.command {
        Some(PuzzleCommand::Generate(args)) => return generate::run_puzzle_generate(context, args),
        Some(PuzzleCommand::List {
            variant,
            theme,
            json,
        }) => return list::run_puzzle_list(context, variant.as_deref(), *theme, *json),
        None => {}
    }
    let day = args
        .day
        .map(PuzzleChoice::OfDay)
        .or_else(|| args.daily.then_some(PuzzleChoice::Today));
    let puzzle = match args.theme {
        Some(theme) => random_puzzle_of_theme(context, &args.variant, theme)?,
        None => make_puzzle(
            context,
            &args.variant,
            day.unwrap_or(PuzzleChoice::Random(args.difficulty)),
        )?,
    };
    print_puzzle(&puzzle, context)?;
    if args.solution {
        let moves: Vec<AnyMove> = puzzle
            .turns
            .iter()
            .flat_map(PuzzleTurn::solution_and_answer)
            .map(AnyMove::Pit)
            .collect();
        writeln!(
            output::standard_output(),
            "{}",
            context.words.line_text(&moves)
        )?;
    }
    Ok(())
}

/// The puzzle that the command line asks for.
#[derive(Clone, Copy, Debug)]
pub(super) enum PuzzleChoice {
    /// Today's puzzle.
    Today,
    /// The puzzle of another day.
    OfDay(Date),
    /// A random puzzle, made from the seed of the command line if there is one.
    Random(Difficulty),
    /// The puzzle made from this seed.
    FromSeed(Difficulty, u64),
}

impl FromStr for PuzzleChoice {
    type Err = ExpectedOptionValue;

    fn from_str(text: &str) -> Result<PuzzleChoice, ExpectedOptionValue> {
        match (text, text.parse()) {
            ("today", _) => Ok(PuzzleChoice::Today),
            (_, Ok(day)) => Ok(PuzzleChoice::OfDay(day)),
            _ => text
                .parse()
                .map(PuzzleChoice::Random)
                .map_err(|_| ExpectedOptionValue::PuzzleDateOrDifficulty),
        }
    }
}

/// Makes a puzzle.
///
/// # Errors
/// A message for the user, if there is no such variant or it has no puzzles.
pub(super) fn make_puzzle(
    context: &CommandContext,
    variant: &str,
    puzzle_choice: PuzzleChoice,
) -> CommandResult<Puzzle> {
    let variant = context.variant(variant)?.clone();
    let difficulty_and_seed_of_day = |day| (Difficulty::of_day(day), seed_of_day(day, &variant.id));
    let (difficulty, seed) = match puzzle_choice {
        PuzzleChoice::Today => difficulty_and_seed_of_day(shell::local_time().day()),
        PuzzleChoice::OfDay(day) => difficulty_and_seed_of_day(day),
        PuzzleChoice::FromSeed(difficulty, seed) => (difficulty, seed),
        PuzzleChoice::Random(difficulty) => (
            difficulty,
            context.random_seed.unwrap_or_else(shell::random_seed),
        ),
    };
    if output::can_redraw_stderr() {
        output::eprint_line(context.words.get("puzzles-making"));
    }
    let stop = Stop::new();
    let puzzle = PuzzleMaker::new(variant, &stop)
        .and_then(|maker| maker.make_puzzle(difficulty, seed, &stop));
    Ok(puzzle.ok_or_else(|| context.words.get("puzzles-none"))?)
}

/// A random built-in puzzle with this theme, chosen by the seed of the command line if there is
/// one.
fn random_puzzle_of_theme(
    context: &CommandContext,
    variant: &str,
    theme: Motif,
) -> CommandResult<Puzzle> {
    let variant = context.variant(variant)?.clone();
    let puzzles: Vec<&MinedPuzzle> = collection::built_in(&variant)
        .iter()
        .filter(|puzzle| puzzle.motifs.contains(theme))
        .collect();
    let random_index =
        context.random_seed.unwrap_or_else(shell::random_seed) % puzzles.len().max(1) as u64;
    let chosen_puzzle = usize::try_from(random_index)
        .ok()
        .and_then(|place| puzzles.get(place).copied())
        .cloned();
    Ok(chosen_puzzle
        .map(|chosen_puzzle| Puzzle::from_game(variant, chosen_puzzle))
        .ok_or_else(|| context.words.get("training-none"))?)
}

fn print_puzzle(puzzle: &Puzzle, context: &CommandContext) -> CommandResult {
    let words = &context.words;
    let mut out = output::standard_output();
    let goal_text = words.puzzle_goal(puzzle.goal());
    writeln!(out, "{}", puzzle.turns[0].position)?;
    let origin_text = match puzzle.origin {
        PuzzleOrigin::FromRandomBoard(grade) => words.difficulty_name(grade.difficulty()),
        PuzzleOrigin::FromGame { motifs, rating } => {
            let motif_names: Vec<String> =
                motifs.iter().map(|motif| words.motif_name(motif)).collect();
            format!("{}; {rating}", words.list_with_and(&motif_names))
        }
    };
    writeln!(out, "{goal_text} ({origin_text})")?;
    Ok(())
}
