//! `awale tournament`: plays a tournament with a live table, and writes reports.

mod fault_list_file;
mod html;
mod live_table;
mod players;
mod report;
mod tables;

use std::{
    io::Write as _,
    path::{Path, PathBuf},
    time::Duration,
};

use crate::{
    match_runner::{self, BotLimits, Entrant, FaultConsequence, Sandbox},
    tournament::{self, PairingSystem, PlayedGames, StoredTournament, TournamentPlan},
};
use awale_files as files;
use awale_words::text::json_escaped;
use clap::builder::PossibleValuesParser;
use live_table::LiveTable;
use parking_lot::Mutex;
use report::TournamentReport;

use awale_study::words::{Explain, Words, say};

use super::entrants;
use awale_cli::{
    CommandContext, CommandResult,
    interrupt::{self, InterruptHandler},
    option_value::{self, ExpectedOptionValue},
    output,
};

/// The file in the tournament's folder from which it can be resumed.
const TOURNAMENT_STATE_FILE: &str = "tournament.json";

/// The text after the list of options on the help page of `awale tournament`.
const TOURNAMENT_PLAYERS_HELP: &str = "\
Players are the same as for `awale match`: naive, fast, minimax:DEPTH, alphabeta:DEPTH, mcts:PLAYOUTS, engine:LIMIT, \
character:NAME, uci:LIMIT:COMMAND, and bot:COMMAND for any program that reads a line and answers with a move (docs/bots.md).

  awale tournament --bots students --games 20 --time 100ms --out report
  awale tournament engine:level=1 engine:level=2 fast --games 100

Each pair of players plays every opening twice, with sides exchanged. In a gauntlet the first player meets all others.

--out writes a folder: index.html with every game to click through, report.txt, report.md, standing.csv, cross-table.csv, \
results.json, a file in faults/ for each player with faults, and tournament.json, from which the same command with --resume \
continues.";

/// Arguments of `awale tournament`.
#[derive(Debug, clap::Args)]
#[command(after_help = TOURNAMENT_PLAYERS_HELP)]
pub struct TournamentArgs {
    /// The players; see below
    #[arg(value_name = "PLAYER")]
    players: Vec<String>,
    /// Add every program and script in this folder as a player
    #[arg(long, value_name = "DIR")]
    bots: Option<PathBuf>,
    /// Who plays whom
    #[arg(long, value_name = "PAIRING", default_value = "round-robin", value_parser = PossibleValuesParser::new(PairingSystem::PAIRING_SYSTEM_NAMES))]
    pairing: String,
    /// Rounds of a Swiss tournament [default: enough to single out a winner]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    rounds: Option<u32>,
    /// Games for each pair of players, an even number
    #[arg(long, value_name = "N", default_value = "20", value_parser = parse_even_game_count)]
    games: u32,
    /// Time per move for a line bot
    #[arg(long, value_name = "TIME", default_value = "100ms", value_parser = option_value::parse_duration)]
    time: Duration,
    /// Time per game for a line bot
    #[arg(long, value_name = "TIME", value_parser = option_value::parse_duration)]
    game_time: Option<Duration>,
    /// How late a move may be
    #[arg(long, value_name = "TIME", default_value = "250ms", value_parser = option_value::parse_duration)]
    grace: Duration,
    /// Extra time for a bot's first move in a game, to start
    #[arg(id = "start_time", long = "start-time", value_name = "TIME", default_value = "10s", value_parser = option_value::parse_duration)]
    first_move_allowance: Duration,
    /// Memory for a line bot and the processes it starts, in MiB
    #[arg(long, value_name = "MiB", default_value_t = 1024, value_parser = clap::value_parser!(u32).range(16..=65536))]
    memory: u32,
    /// Run line bots in bubblewrap, with read-only files and no network; `auto`: if it is installed
    #[arg(long, value_name = "MODE", default_value = "auto", value_parser = ["auto", "on", "off"])]
    sandbox: String,
    /// On a fault of a line bot: it loses the game, or a random legal move is played for it
    #[arg(long, value_name = "ACTION", default_value = "forfeit", value_parser = ["forfeit", "random"])]
    on_fault: String,
    /// Drop a player after this many forfeits in a row (0: never); it loses its remaining games
    #[arg(long, value_name = "N", default_value_t = 3)]
    max_forfeits: u32,
    /// The rules to play by
    #[arg(long, value_name = "ID", default_value = "oware")]
    variant: String,
    /// Play the 13 matches instead
    #[arg(long, conflicts_with = "variant")]
    matches: bool,
    /// Random moves before the players take over [default: 4, in the matches 2]
    #[arg(long, value_name = "K")]
    opening_plies: Option<u32>,
    /// Another seed gives other openings
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Games played at the same time [default: one per processor]
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u32).range(1..=256))]
    concurrency: Option<u32>,
    /// Write the reports into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Resume the tournament in that folder
    #[arg(long, requires = "out")]
    resume: bool,
    /// Form of the report to print
    #[arg(long, value_name = "FORMAT", default_value = "text", value_parser = ["text", "markdown", "csv", "json", "html", "none"])]
    print: String,
}

/// Reads an even number of games, from 2 to 100,000.
fn parse_even_game_count(text: &str) -> Result<u32, ExpectedOptionValue> {
    let game_count = text
        .parse::<u32>()
        .ok()
        .filter(|games| (2..=100_000).contains(games) && games % 2 == 0);
    game_count.ok_or(ExpectedOptionValue::EvenGameCount)
}

pub fn run_tournament_command(context: &CommandContext, args: &TournamentArgs) -> CommandResult {
    let words = &context.words;
    let plan = plan_from_arguments(context, args)?;
    let state_file = args
        .out
        .as_ref()
        .map(|folder| folder.join(TOURNAMENT_STATE_FILE));
    // Check and lock the folder before the first game, so that no game is lost later.
    let _lock = args
        .out
        .as_deref()
        .map(|folder| lock_folder(folder, words))
        .transpose()?;
    let resumed_games = match &state_file {
        Some(path) if args.resume => {
            StoredTournament::read(path, &plan).map_err(|error| error.explain(words))?
        }
        Some(path) if path.exists() => {
            return Err(say!(words, "tournament-there", file = path.display().to_string()).into());
        }
        _ => PlayedGames::default(),
    };
    let entrants: Vec<Entrant> = plan
        .players
        .iter()
        .map(|player| player.entrant.clone())
        .collect();
    if let Err(error) = match_runner::adopt_orphans(&entrants) {
        output::eprint_message(say!(
            words,
            "match-may-outlive",
            what = error.explain(words)
        ));
    }
    let (progress, interrupt_handler) = (Mutex::new(resumed_games), InterruptHandler::new()?);
    let live_table = LiveTable::new(&plan, words, state_file.clone());
    // After an interrupt, save and report the games so far, then exit.
    let on_interrupt = || {
        match_runner::kill_programs_and_block_new();
        live_table.clear_table_and_stop_drawing();
        let progress = progress.lock();
        match write_and_print_results(&plan, &progress, words, args) {
            Err(error) => output::eprint_message(error),
            Ok(()) if args.out.is_some() => {
                interrupt::report_resume_command(words, Some("--resume"));
            }
            Ok(()) => {
                output::eprint_message(words.get("interrupted-without-out"));
            }
        }
    };
    let tournament_result = interrupt_handler.run_until_interrupt(
        |stop| tournament::run_tournament(&plan, &progress, words, stop, &live_table),
        on_interrupt,
    );
    live_table.clear_table_and_stop_drawing();
    let progress = progress.into_inner();
    write_and_print_results(&plan, &progress, words, args)?;
    Ok(tournament_result.map_err(|error| error.explain(words))?)
}

/// Creates the folder of the reports, checks that it is writable, and locks it. The lock ends when
/// the returned value is dropped.
fn lock_folder(folder: &Path, words: &Words) -> Result<files::FolderLock, String> {
    files::ensure_writable(&folder.join(TOURNAMENT_STATE_FILE))
        .map_err(|error| error.explain(words))?;
    let lock = files::FolderLock::lock_folder(folder).map_err(|error| error.explain(words))?;
    lock.ok_or_else(|| {
        say!(
            words,
            "tournament-in-use",
            folder = folder.display().to_string()
        )
    })
}

/// Makes the plan of a tournament from the arguments.
fn plan_from_arguments(
    context: &CommandContext,
    args: &TournamentArgs,
) -> CommandResult<TournamentPlan> {
    let words = &context.words;
    let kind = entrants::game_kind_from_arguments(context, &args.variant, args.matches)?;
    let players = players::collect_players(
        &args.players,
        args.bots.as_deref(),
        &context.settings.bots,
        words,
    )?;
    let entrants: Vec<Entrant> = players
        .iter()
        .map(|player| player.entrant.clone())
        .collect();
    let tables = entrants::tables_for_entrants(context, &kind, &entrants)?;
    let has_line_bots = entrants
        .iter()
        .any(|entrant| matches!(entrant, Entrant::LineBot(_)));
    let sandbox = match args.sandbox.as_str() {
        "on" if !match_runner::has_bubblewrap() => {
            return Err(words.get("tournament-no-sandbox").into());
        }
        "auto" if !has_line_bots || !match_runner::has_bubblewrap() => Sandbox::LimitsOnly,
        "off" => Sandbox::LimitsOnly,
        _ => Sandbox::Bubblewrap,
    };
    let core_count = u32::try_from(match_runner::cores().len())
        .unwrap_or(1)
        .clamp(1, 256);
    Ok(TournamentPlan {
        pairing: PairingSystem::from_name(&args.pairing, args.rounds, players.len())
            .unwrap_or_default(),
        players,
        games_per_pair: args.games,
        opening_plies: args
            .opening_plies
            .unwrap_or(if args.matches { 2 } else { 4 }),
        random_seed: args.seed,
        concurrency: args.concurrency.unwrap_or(core_count),
        max_forfeits: args.max_forfeits,
        on_fault: if args.on_fault == "random" {
            FaultConsequence::RandomMove
        } else {
            FaultConsequence::LoseGame
        },
        bot_limits: BotLimits {
            move_time: args.time,
            game_time: args.game_time,
            grace_time: args.grace,
            first_move_allowance: args.first_move_allowance,
            memory_mb: args.memory,
            sandbox,
        },
        tables,
        kind,
    })
}

/// Writes the state file and the reports into the tournament's folder, and prints the results.
fn write_and_print_results(
    plan: &TournamentPlan,
    progress: &PlayedGames,
    words: &Words,
    args: &TournamentArgs,
) -> CommandResult {
    let report = TournamentReport::new(plan, progress, words);
    // Each output is tried even if another one fails.
    let write_result = args.out.as_deref().map(|folder| {
        let save_result = StoredTournament::from_progress(plan, progress)
            .write(&folder.join(TOURNAMENT_STATE_FILE))
            .map_err(|error| error.explain(words));
        write_reports(folder, &report).and(save_result.map_err(Into::into))
    });
    let are_reports_written = matches!(write_result, Some(Ok(())));
    match args.print.as_str() {
        "none" => {}
        "markdown" => output::print_file_safely(report.to_markdown().as_bytes())?,
        "csv" => output::print_file_safely(report.standing_csv().as_bytes())?,
        "json" => output::print_file_safely(report_json_text(&report).as_bytes())?,
        "html" => output::print_file_safely(html::tournament_page(&report)?.as_bytes())?,
        _ => {
            write!(
                output::standard_output(),
                "{}",
                report.to_text(output::max_line_columns())
            )?;
            if let Some(folder) = args.out.as_ref().filter(|_| are_reports_written) {
                let page_path = folder.join("index.html").display().to_string();
                let message = say!(words, "tournament-written", file = page_path);
                output::print_line(output::wrap_text(&message, output::max_line_columns()))?;
            }
        }
    }
    write_result.unwrap_or(Ok(()))
}

fn report_json_text(report: &TournamentReport) -> String {
    json_escaped(&format!("{:#}\n", report.standing_json())).into_owned()
}

/// Writes all reports into `folder`.
fn write_reports(folder: &Path, report: &TournamentReport) -> CommandResult {
    let explain_failure = |failure: files::PathError| failure.explain(report.words);
    let report_files = [
        ("index.html", html::tournament_page(report)?),
        ("report.txt", report.to_text(80)),
        ("report.md", report.to_markdown()),
        ("standing.csv", report.standing_csv()),
        ("cross-table.csv", report.cross_table_csv()),
        ("results.json", report_json_text(report)),
    ];
    for (name, text) in report_files {
        files::write(&folder.join(name), text).map_err(explain_failure)?;
    }
    for player in 0..report.plan.players.len() {
        if let Some((name, text)) = fault_list_file::file_with_faults_of_player(report, player) {
            files::write(&folder.join("faults").join(name), text).map_err(explain_failure)?;
        }
    }
    Ok(())
}
