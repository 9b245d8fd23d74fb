//! The command line: all commands of the program except the full screen.

mod analyse;
mod command_line;
mod completions;
mod config;
mod convert;
mod export;
pub mod help;
mod open;
mod openings;
pub mod option_error;
mod plain;
mod puzzle;
mod results;
mod theme;
pub mod tree;

use std::{error::Error, io, path::PathBuf, process::ExitCode};

use awale_cli::{game_file, option_value};
use awale_lab::{
    commands::{
        bench, book, compare, endgame, match_command, perft, rating, tournament, truth, uci,
    },
    match_runner,
};
use awale_study::study::results::CountedGames;
use clap::{
    Parser, Subcommand,
    builder::{PossibleValuesParser, TypedValueParser},
};
use command_line::help_words;
use game_file::GameChoice;

use crate::{
    config::Settings,
    shell::{self, FirstView, Folders},
    theme::{TerminalAbilities, TerminalFont, Theme},
    words::{Explain, Language, Words, say},
};

pub use awale_cli::output::eprint_line;
pub use awale_cli::{
    CommandContext, CommandResult, interrupt, output, progress_bar, system_language, table_layout,
};

/// The heading in `--help` of the options that every command has, so that they are not mixed with a
/// command's own options.
const COMMON_OPTIONS_HEADING: &str = "For all commands";

/// Play, learn and study the awalé family of games in a terminal.
#[derive(Debug, Default, Parser)]
#[command(version, about, disable_help_subcommand = true)]
pub struct Cli {
    /// Settings file to use instead of your own
    #[arg(long, global = true, help_heading = COMMON_OPTIONS_HEADING, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Folder for games and tables instead of your own
    #[arg(long, global = true, help_heading = COMMON_OPTIONS_HEADING, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Draw and print with ASCII characters only; the default if the locale is not UTF-8
    #[arg(long, global = true, help_heading = COMMON_OPTIONS_HEADING)]
    pub ascii: bool,
    /// Write a log to this file, for a bug report
    #[arg(long, global = true, help_heading = COMMON_OPTIONS_HEADING, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// Language to use instead of the one in the settings or of your system
    #[arg(long, global = true, help_heading = COMMON_OPTIONS_HEADING, value_name = "CODE", value_parser = language_parser())]
    pub language: Option<Language>,
    /// Seed for everything random, to repeat a run
    #[arg(long, global = true, help_heading = COMMON_OPTIONS_HEADING, value_name = "N")]
    pub seed: Option<u64>,
    /// What to do; without a command the game opens in the full screen
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

/// Parses the code of a language.
fn language_parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .try_map(|code| Language::from_code(&code).ok_or(code))
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum CliCommand {
    /// Play line by line, without the full screen
    Plain(plain::PlainArgs),
    /// Open a saved game; continue from any position
    Open {
        /// The game, a `.toml` or `.ogn` file, or a link between quotation marks; only an analysis
        /// of your own saved game is written back
        file: PathBuf,
        /// Number of the game in a file of several; without it, list them
        #[arg(value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
        number: Option<u32>,
    },
    /// Convert a game between `.toml` (this program) and `.ogn` (others)
    Convert(convert::ConvertArgs),
    /// Export a game, a position or a puzzle as SVG, GIF, recording or web page
    Export(export::ExportArgs),
    /// Count the lines of play from a position (perft)
    Perft(perft::PerftArgs),
    /// Print a puzzle: an endgame with one solution
    Puzzle(puzzle::PuzzleArgs),
    /// Compare the positions that minimax and alpha-beta search, depth by depth
    Compare(compare::CompareArgs),
    /// Show minimax and alpha-beta on a small tree of your own, step by step, or export it
    Tree(tree::TreeArgs),
    /// Build and query endgame tables
    #[command(subcommand)]
    Endgame(endgame::EndgameCommand),
    /// Analyze a saved game: the value of every move, and better ones
    Analyse(analyse::AnalyseArgs),
    /// Run a fixed search and measure the engine's speed
    Bench(bench::BenchArgs),
    /// Measure how often the engine keeps a win or draw known from endgame tables
    Truth(truth::TruthArgs),
    /// Run a match of many games between two players or engines
    Match(match_command::MatchArgs),
    /// Run a tournament between players or a folder of bots
    Tournament(tournament::TournamentArgs),
    /// Show the value of the first moves and your own results with them
    Openings {
        /// The game
        #[arg(long, value_name = "ID", default_value = "oware")]
        variant: String,
        /// The moves so far, as `D c`; South begins
        #[arg(value_name = "PIT", value_parser = option_value::parse_pit_letter)]
        moves: Vec<char>,
    },
    /// Build, extend and query an opening book
    #[command(subcommand)]
    Book(book::BookCommand),
    /// Show your wins, draws and losses
    Results {
        /// Print everything in *Progress* as JSON, for other programs
        #[arg(long)]
        json: bool,
        /// Count games played with help too
        #[arg(long)]
        helped: bool,
    },
    /// Rate players by their results and the cost of each move
    Rating(rating::RatingArgs),
    /// Run the engine for another program, by the protocol of Oware engines
    Uci {
        /// Play without endgame tables, even if there are some
        #[arg(long)]
        no_tables: bool,
    },
    /// Show the settings, the source of each one, and the folders in use
    Config,
    /// Print a built-in theme, to save and change
    Theme {
        /// The theme to print; without it, print the names of all
        #[arg(value_name = "THEME", value_parser = PossibleValuesParser::new(Theme::built_in_names()))]
        name: Option<String>,
    },
    /// Print shell completions
    Completions {
        /// The shell that completes the commands
        #[arg(value_enum)]
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    Manual {
        /// Write a page for the program and one for each command into this folder
        #[arg(long, value_name = "DIR")]
        folder: Option<PathBuf>,
    },
}

/// Runs the command.
///
/// # Errors
/// The failure, as a message for the user.
pub fn run(cli: Cli) -> CommandResult {
    if cli.ascii {
        output::set_ascii_only();
    }
    if let Some(log_file) = &cli.log {
        let words = || Words::new(cli.language.unwrap_or_else(system_language));
        shell::start_log(log_file)
            .map_err(|error| words().labeled(log_file.display(), error.explain(&words())))?;
    }
    // The settings are read only when needed: packagers make manuals and completions on machines
    // without a home folder or settings.
    let context =
        || CommandContext::load(cli.config.clone(), cli.data.clone(), cli.seed, cli.language);
    match cli.command {
        None => play_full_screen(context()?, None),
        Some(CliCommand::Open { file, number }) => {
            open::run_open(context()?, &file, GameChoice::from_number(number))
        }
        Some(CliCommand::Convert(args)) => convert::run_convert(&context()?, &args),
        Some(CliCommand::Export(args)) => export::run_export(&context()?, &args),
        Some(CliCommand::Plain(args)) => plain::run_plain(&context()?, &args),
        Some(CliCommand::Perft(args)) => perft::run_perft(&context()?, &args),
        Some(CliCommand::Puzzle(args)) => puzzle::run_puzzle(&context()?, &args),
        Some(CliCommand::Compare(args)) => compare::run_compare(&context()?, &args),
        Some(CliCommand::Tree(args)) => tree::run_tree(context()?, &args),
        Some(CliCommand::Endgame(command)) => endgame::run_endgame_command(&context()?, &command),
        Some(CliCommand::Analyse(args)) => analyse::run_analyse(&context()?, &args),
        Some(CliCommand::Bench(args)) => bench::run_bench(&context()?, &args),
        Some(CliCommand::Truth(args)) => truth::run_truth(&context()?, &args),
        Some(CliCommand::Match(args)) => match_command::run_match_command(&context()?, &args),
        Some(CliCommand::Tournament(args)) => {
            tournament::run_tournament_command(&context()?, &args)
        }
        Some(CliCommand::Openings { variant, moves }) => {
            openings::run_openings(&context()?, &variant, &moves)
        }
        Some(CliCommand::Book(command)) => book::run_book_command(&context()?, &command),
        Some(CliCommand::Results { json, helped }) => {
            let counted_games = if helped {
                CountedGames::AllGames
            } else {
                CountedGames::GamesWithoutHelp
            };
            results::run_results(&context()?, json, counted_games)
        }
        Some(CliCommand::Rating(args)) => rating::run_rating(&context()?, &args),
        Some(CliCommand::Uci { no_tables }) => {
            uci::run_with_input(&context()?, !no_tables, io::BufReader::new(io::stdin()))
        }
        Some(CliCommand::Config) => config::run_config(&context()?),
        Some(CliCommand::Theme { name }) => theme::run_theme(name.as_deref()),
        Some(CliCommand::Completions { shell }) => completions::print_completions(shell),
        Some(CliCommand::Manual { folder }) => {
            completions::print_manual(folder.as_deref(), &help_words(cli.language))
        }
    }
}

/// Reports the result of a command, and returns the exit status. Output that could not be written
/// is an error, unless its reader has closed the pipe, as in `awale plain | head`.
pub fn report_result(command_result: CommandResult) -> ExitCode {
    let command_result = command_result.and_then(|()| Ok(output::flush_standard_output()?));
    match command_result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(error.as_ref()) => ExitCode::SUCCESS,
        Err(error) => {
            // The report may fail too, because the terminal may be the cause of the failure.
            output::eprint_message(error);
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Runs `awale uci` on the lines of `input` with the default settings and no tables, for fuzzing.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
#[doc(hidden)]
pub fn run_uci_on(input: impl io::BufRead + Send + 'static) -> CommandResult {
    let (settings, system_language) = (Settings::default(), Language::English);
    let folders = Folders {
        settings_file: PathBuf::new(),
        data_folder: PathBuf::new(),
    };
    let (words, variants) = (Words::new(system_language), settings.variants());
    uci::run_with_input(
        &CommandContext {
            settings,
            system_language,
            words,
            folders,
            variants,
            random_seed: None,
        },
        true,
        input,
    )
}

/// Finds out from the environment which colors and characters the terminal can show.
fn terminal_abilities() -> TerminalAbilities {
    TerminalAbilities::from_environment(|name| std::env::var(name).ok())
}

/// Plays in the full screen, opening `first_view` first. If the terminal cannot draw, the game is
/// played line by line, and `first_view` is an error.
fn play_full_screen(context: CommandContext, first_view: Option<FirstView>) -> CommandResult {
    if !shell::has_terminal() {
        return Err(context.words.get("no-terminal").into());
    }
    if !shell::can_draw_full_screen() {
        let term = std::env::var("TERM").unwrap_or_default();
        if first_view.is_some() {
            return Err(say!(context.words, "no-drawing", term).into());
        }
        output::print_line(say!(context.words, "plain-dumb", term))?;
        return plain::run_plain(&context, &plain::PlainArgs::default());
    }
    let CommandContext {
        settings,
        system_language,
        words,
        folders,
        random_seed: seed,
        ..
    } = context;
    let font = if output::is_ascii_only() {
        TerminalFont::AsciiOnly
    } else {
        terminal_abilities().font
    };
    let abilities = TerminalAbilities {
        font,
        ..terminal_abilities()
    };
    let seed = seed.unwrap_or_else(shell::random_seed);
    let print_message = |line: &str| output::eprint_message(line);
    let exit_result = shell::run(shell::StartOptions {
        settings,
        system_language,
        folders,
        terminal_abilities: abilities,
        seed,
        current_time: shell::local_time,
        first_view,
        print_line: print_message,
    });
    // One of the players may have been an external program.
    match_runner::kill_programs_and_block_new();
    match exit_result {
        Err(shell::Error::NoTerminal) => Err(words.get("no-terminal").into()),
        Err(error) => Err(error.into()),
        Ok(shell::ExitReason::Quit) => Ok(()),
        Ok(shell::ExitReason::EndedBySignal(signal)) => Ok(shell::end_by_signal(signal)?),
    }
}
