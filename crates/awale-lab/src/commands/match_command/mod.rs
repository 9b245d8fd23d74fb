//! `awale match`: plays a match with a progress bar, prints the result, and handles Ctrl-C.

mod report;

use std::{
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use crate::match_runner::{
    self, BotLimits, Entrant, GameSaveOptions, MatchObserver, MatchPlan, MatchScore, MatchWarning,
    Sprt,
};
use awale_engine::Stop;
use parking_lot::Mutex;

use awale_app::widgets::clock;
use awale_cli as shell;
use awale_study::words::{Explain, Words, say};

use super::entrants;
use awale_cli::{
    CommandContext, CommandResult,
    interrupt::InterruptHandler,
    option_value::{self, ExpectedOptionValue},
    output,
    progress_bar::{WorkProgressBar, estimated_time_left},
};

/// Interval of progress lines if the output is not a terminal.
const PROGRESS_LINE_INTERVAL: Duration = Duration::from_secs(10);

/// The text after the list of options on the help page of `awale match`.
const MATCH_PLAYERS_HELP: &str = "\
Players:
  naive, fast, minimax:DEPTH, alphabeta:DEPTH[:EVALUATION], expert (the matches only)
  mcts:PLAYOUTS: Monte Carlo tree search. Options follow, as in mcts:10000:c=1.4:captures: the exploration constant (c=0 to \
c=10), and how a position is valued: by playouts of random moves (chance, the default) or captures, or by an evaluation (seeds, \
mobility or threats)
  engine:level=1 to engine:level=10, or with a LIMIT for each move, as engine:time=200ms, engine:depth=12 or \
engine:nodes=100000; add ,tables=on to use the endgame tables that exist, ,book=on to play the first moves from the \
opening book
  uci:LIMIT:COMMAND: another engine that speaks the protocol of Oware engines (see `awale uci`), started by COMMAND; LIMIT is \
time=200ms, depth=12 or nodes=100000
  bot:COMMAND: your own program, which reads a line and answers with a move (docs/bots.md)

  awale match fast naive
  awale match --games 20 --swap --south engine:time=200ms --north 'uci:time=200ms:./engine'

For a variant of your own, let the other program read your settings: 'uci:depth=8:awale --config FILE uci'. A player that cannot \
start ends the match before the first game; one that forfeits game after game ends it too (--max-forfeits). Ctrl-C ends a match; on \
Unix it prints the result so far.

`awale uci` uses the endgame tables that exist, `engine` does not: use 'awale uci --no-tables', or give tables to both. \
The report says who used them. On Linux every process that another program starts ends with it.";

/// Arguments of `awale match`.
#[derive(Debug, clap::Args)]
#[command(after_help = MATCH_PLAYERS_HELP)]
pub struct MatchArgs {
    /// The two players, South first, instead of --south and --north; see below
    #[arg(
        value_names = ["SOUTH", "NORTH"],
        num_args = 2,
        conflicts_with_all = ["south", "north"],
        required_unless_present_any = ["south", "north"]
    )]
    players: Vec<String>,
    /// The first player, who plays South; see below
    #[arg(long, value_name = "PLAYER", requires = "north")]
    south: Option<String>,
    /// The second player, who plays North
    #[arg(long, value_name = "PLAYER", requires = "south")]
    north: Option<String>,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The rules to play by
    #[arg(long, value_name = "ID", default_value = "oware")]
    variant: String,
    /// Play the 13 matches instead
    #[arg(long, conflicts_with = "variant")]
    matches: bool,
    /// Random moves before the players take over
    #[arg(long, value_name = "K", default_value_t = 0)]
    opening_plies: u32,
    /// Another seed gives other openings
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Play each opening twice, with sides exchanged
    #[arg(long)]
    swap: bool,
    /// Write every game into this folder
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Games played at the same time
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    concurrency: u32,
    /// End the match after this many forfeits of a player in a row; 0: never
    #[arg(long, value_name = "N", default_value_t = 3)]
    max_forfeits: u32,
    /// Time per move for a line bot, such as 100ms or 2s
    #[arg(long, value_name = "TIME", default_value = "1s", value_parser = option_value::parse_duration)]
    time: Duration,
    /// End the match when a sequential test decides between two Elo differences, such as 0,10 (5%
    /// errors each way)
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true, value_parser = parse_sprt)]
    sprt: Option<Sprt>,
}

impl MatchArgs {
    /// Returns the two players, from either form of the arguments. Clap ensures that both are
    /// given.
    fn player_specs(&self) -> [&str; 2] {
        match self.players.as_slice() {
            [south, north] => [south, north],
            _ => [&self.south, &self.north].map(|spec| spec.as_deref().unwrap_or_default()),
        }
    }
}

/// Reads the two Elo differences of a sequential test, such as `0,10`.
fn parse_sprt(text: &str) -> Result<Sprt, ExpectedOptionValue> {
    let parse_elo = |text: &str| {
        text.trim()
            .parse::<f64>()
            .ok()
            .filter(|elo| elo.abs() <= 1000.0)
    };
    let elo_bounds = text
        .split_once(',')
        .and_then(|(low, high)| Some((parse_elo(low)?, parse_elo(high)?)));
    let elo_bounds = elo_bounds.filter(|(low, high)| low < high);
    elo_bounds
        .map(|(elo0, elo1)| Sprt { elo0, elo1 })
        .ok_or(ExpectedOptionValue::SprtEloBounds)
}

pub fn run_match_command(context: &CommandContext, args: &MatchArgs) -> CommandResult {
    let kind = entrants::game_kind_from_arguments(context, &args.variant, args.matches)?;
    let words = &context.words;
    let entrant = |text: &str| {
        text.parse::<Entrant>()
            .map_err(|error| error.explain(words))
    };
    let [south, north] = args.player_specs();
    let entrants = [entrant(south)?, entrant(north)?];
    let tables = entrants::tables_for_entrants(context, &kind, &entrants)?;
    if let Some(folder) = &args.save {
        match_runner::check_folder(folder).map_err(|error| error.explain(words))?;
    }
    let plan = MatchPlan {
        kind,
        entrants,
        games: args.games,
        opening_plies: args.opening_plies,
        random_seed: args.seed,
        swap_seats: args.swap,
        concurrency: args.concurrency,
        max_forfeits: args.max_forfeits,
        tables,
        bot_limits: BotLimits {
            move_time: args.time,
            ..BotLimits::default()
        },
        sprt: args.sprt,
        game_save_options: args.save.clone().map(|folder| GameSaveOptions {
            folder,
            words: Arc::new(Words::new(words.language())),
            current_time: shell::local_time,
        }),
    };
    let (score, interrupt_handler) = (Mutex::default(), InterruptHandler::new()?);
    // Created before the match, because the interrupt handler uses it too.
    let progress = MatchProgress::new(plan.games, words);
    let on_interrupt = || {
        match_runner::kill_programs_and_block_new();
        progress.progress_bar.clear_bar_from_terminal();
        print_result_so_far(&plan, &score, words);
        output::eprint_message(words.get("interrupted-match"));
    };
    let play_match = |stop: &Stop| {
        // The start is only shown now, when interrupts are handled: if the output blocks, an
        // interrupt still ends the program.
        progress.show_start();
        match_runner::run_match(&plan, &score, stop, &progress)
    };
    let match_result = interrupt_handler.run_until_interrupt(play_match, on_interrupt);
    progress.progress_bar.clear_bar_from_terminal();
    if match_result.is_err() {
        print_result_so_far(&plan, &score, words);
    } else {
        print_result(&plan, &score, words)?;
    }
    Ok(match_result.map_err(|error| error.explain(words))?)
}

fn print_result(plan: &MatchPlan, score: &Mutex<MatchScore>, words: &Words) -> std::io::Result<()> {
    report::print_match_result(&score.lock(), plan, words)
}

/// Prints the result so far of a match that was interrupted or has failed.
fn print_result_so_far(plan: &MatchPlan, score: &Mutex<MatchScore>, words: &Words) {
    // Errors of the output are ignored, because the program is about to exit.
    if score.lock().game_count() > 0 {
        print_result(plan, score, words).ok();
    }
}

/// Shows the score and the remaining time: in a progress bar on a terminal, otherwise in a line
/// every 10 seconds.
struct MatchProgress<'a> {
    game_count: u64,
    words: &'a Words,
    progress_bar: WorkProgressBar,
    start_time: Instant,
    /// Time of the last progress line, if the output is not a terminal.
    last_line_time: Mutex<Instant>,
}

impl<'a> MatchProgress<'a> {
    fn new(game_count: u32, words: &'a Words) -> MatchProgress<'a> {
        let (games, now) = (u64::from(game_count), Instant::now());
        MatchProgress {
            game_count: games,
            words,
            progress_bar: WorkProgressBar::new(games, words),
            start_time: now,
            last_line_time: Mutex::new(now),
        }
    }

    /// Shows the progress before the first game is finished.
    fn show_start(&self) {
        let empty_score_line = self.score_line(&MatchScore::default());
        if output::can_redraw_stderr() {
            self.progress_bar.show_message_after_bar(empty_score_line);
        } else {
            output::eprint_line(empty_score_line);
        }
    }

    /// Returns the number of finished games and the score as text.
    fn score_line(&self, score: &MatchScore) -> String {
        say!(
            self.words,
            "match-progress",
            done = score.game_count(),
            all = self.game_count,
            wins = score.win_count,
            draws = score.draw_count,
            losses = score.loss_count
        )
    }
}

impl MatchObserver for MatchProgress<'_> {
    fn on_game_played(&self, score: &MatchScore) {
        let played_game_count = u64::from(score.game_count());
        if output::can_redraw_stderr() {
            self.progress_bar
                .show_message_after_bar(self.score_line(score));
            self.progress_bar.set_done_steps(played_game_count);
            return;
        }
        let mut last_line_time = self.last_line_time.lock();
        if let Some(remaining_time) = estimated_time_left(
            played_game_count,
            self.game_count,
            self.start_time.elapsed(),
        ) && last_line_time.elapsed() >= PROGRESS_LINE_INTERVAL
        {
            let time_left_text = say!(
                self.words,
                "progress-left",
                time = clock::whole_seconds_text(remaining_time)
            );
            output::eprint_line(format_args!("{}, {time_left_text}", self.score_line(score)));
            *last_line_time = Instant::now();
        }
    }

    fn warn(&self, warning: &MatchWarning) {
        self.progress_bar.with_hidden_bar(|| {
            output::eprint_message(warning.explain(self.words));
        });
    }
}
