//! `awale match`: two players, many games, and what the result is worth.

mod choice;
mod contestant;
mod foreign;
mod game;
mod interrupt;
mod program;
mod save;
mod score;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use thiserror::Error;

use crate::catalogue::Kind;
use crate::endgame::Tables;
use crate::game::{PerSeat, Seat};
use crate::matches;

use super::{Context, Outcome};
use contestant::Spec;
use game::Cost;
use interrupt::Interrupt;
use score::Score;

/// What stands below the help.
const PLAYERS: &str = "\
Players (SPEC):
  naive, fast, minimax:DEPTH, alphabeta:DEPTH[:EVALUATION], expert (the matches only)
  engine:level=1 to engine:level=10, or with a LIMIT for each move, as engine:time=200ms,
  engine:depth=12 or engine:nodes=100000; with ,tables=on it asks the endgame tables that are there
  uci:LIMIT:COMMAND  any other program that speaks the protocol of Oware engines (see `awale uci`),
                     started by COMMAND; LIMIT is time=200ms, depth=12 or nodes=100000

  awale match --games 20 --swap --south engine:time=200ms --north 'uci:time=200ms:./engine'

A variant of your own must be known to the other program too: 'uci:depth=8:awale --config FILE uci'.
Ctrl-C ends a match, and on Unix what has been played is told.";

/// What `awale match` takes.
#[derive(Debug, clap::Args)]
#[command(after_help = PLAYERS)]
pub struct Args {
    /// The first player, who plays South; see below
    #[arg(long, value_name = "SPEC")]
    south: String,
    /// The second player, who plays North
    #[arg(long, value_name = "SPEC")]
    north: String,
    /// How many games
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
    /// Play each opening twice, the seats exchanged
    #[arg(long)]
    swap: bool,
    /// Write every game into this folder
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// How many games are played at the same time
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    concurrency: u32,
}

/// A match: who plays what.
struct Duel<'a> {
    args: &'a Args,
    kind: Kind,
    /// The first player and the second.
    specs: [Spec; 2],
    /// The endgame tables, if one of them asks these.
    tables: Option<Arc<Tables>>,
    interrupt: Interrupt,
}

pub(super) fn run(context: &Context, args: &Args) -> Outcome {
    let kind = if args.matches {
        Kind::Matches(matches::Rules::THIRTEEN)
    } else {
        Kind::Awale(context.variant(&args.variant)?.clone())
    };
    let specs = [args.south.parse::<Spec>()?, args.north.parse()?];
    if let Some(spec) = specs.iter().find(|spec| !spec.plays(&kind)) {
        return Err(format!("{spec} does not play {}", kind.id()).into());
    }
    let tables = if specs.iter().any(Spec::asks_tables) { Some(tables(context, &kind)?) } else { None };
    if let Some(folder) = &args.save {
        save::check(folder)?;
    }
    let duel = Duel { args, kind, specs, tables, interrupt: Interrupt::default() };
    let score = Mutex::default();
    // The table of a match that is broken off is that of the games which are over.
    let last_words = || {
        duel.print_so_far(&score);
        program::end_all();
    };
    duel.interrupt.during(|| duel.play_all(&score), last_words)??;
    duel.print(&lock(&score))?;
    Ok(())
}

/// The endgame tables that a contestant asks.
fn tables(context: &Context, kind: &Kind) -> Result<Arc<Tables>, Box<dyn std::error::Error>> {
    let tables = match kind {
        Kind::Awale(variant) => context.tables(&variant.rules),
        Kind::Matches(_) => None,
    };
    let id = kind.id();
    let missing =
        || format!("there are no tables for `{id}`; `awale endgame build --variant {id} --seeds 15` makes them");
    Ok(tables.ok_or_else(missing)?)
}

/// Why a match cannot go on.
#[derive(Debug, Error)]
enum Trouble {
    #[error(transparent)]
    Save(#[from] save::SaveError),
    #[error(transparent)]
    Rules(#[from] game::OtherRules),
    #[error(transparent)]
    Opening(#[from] game::NoOpening),
}

impl Duel<'_> {
    /// Plays all the games, several at a time, and adds them to `score`.
    fn play_all(&self, score: &Mutex<Score>) -> Result<(), Trouble> {
        let next = AtomicUsize::new(0);
        let trouble = Mutex::new(None);
        thread::scope(|scope| {
            for _ in 0..self.args.concurrency {
                scope.spawn(|| {
                    while let number = next.fetch_add(1, Ordering::Relaxed)
                        && number < self.args.games as usize
                    {
                        if let Err(error) = self.play_one(number, score) {
                            *lock(&trouble) = Some(error);
                            next.store(self.args.games as usize, Ordering::Relaxed);
                            return;
                        }
                    }
                });
            }
        });
        trouble.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }

    /// Plays the game with this number, counted from 0, and adds it to `score`.
    fn play_one(&self, number: usize, score: &Mutex<Score>) -> Result<(), Trouble> {
        // Where the seats are exchanged, two games in a row share their opening.
        let (opening, exchanged) = if self.args.swap { (number / 2, number % 2 == 1) } else { (number, false) };
        let seed = self.args.seed.wrapping_mul(1_000_003).wrapping_add(opening as u64);
        let start = game::opening(&self.kind, self.args.opening_plies, seed)?;
        let [first, second] = &self.specs;
        let (specs, seat) = if exchanged {
            (PerSeat { south: second, north: first }, Seat::North)
        } else {
            (PerSeat { south: first, north: second }, Seat::South)
        };
        let played = game::play(&self.kind, start, specs, self.tables.as_ref(), seed)?;
        // What is written down is counted too, and nothing after an interruption.
        let mut score = lock(score);
        if self.interrupt.has_come() {
            return Ok(());
        }
        if let Some(folder) = &self.args.save {
            save::save(folder, number, &self.kind, &played, specs)?;
        }
        score.add(number, &played, seat);
        self.show_progress(&score);
        Ok(())
    }

    /// One line on the terminal, written over again and again.
    fn show_progress(&self, score: &Score) {
        const WIDTH: usize = 30;
        let mut terminal = io::stderr();
        if !terminal.is_terminal() {
            return;
        }
        let (done, all) = (score.games() as usize, self.args.games as usize);
        let filled = WIDTH * done / all;
        let bar = format!("{}{}", "#".repeat(filled), "-".repeat(WIDTH - filled));
        let end = if done == all { "\n" } else { "" };
        let (wins, draws, losses) = (score.wins, score.draws, score.losses);
        // A progress bar that cannot be written is no reason to end the match.
        write!(terminal, "\r[{bar}] {done}/{all}  +{wins} ={draws} -{losses}{end}").ok();
    }

    /// Says what has been played, where no more will be.
    fn print_so_far(&self, score: &Mutex<Score>) {
        let score = lock(score);
        if io::stderr().is_terminal() {
            writeln!(io::stderr()).ok();
        }
        // The program ends anyhow, and there is nobody left to tell an error to.
        if score.games() > 0 {
            self.print(&score).ok();
        }
    }

    fn print(&self, score: &Score) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let names: Vec<String> = self.specs.iter().map(Spec::to_string).collect();
        let width = names.iter().map(String::len).max().unwrap_or(0).max("player".len());
        writeln!(
            out,
            "{} {} of {}, {} plies on average",
            score.games(),
            if score.games() == 1 { "game" } else { "games" },
            self.kind.id(),
            mean(score.plies, score.games().into(), 1)
        )?;
        writeln!(out)?;
        writeln!(out, "{:width$}  wins  draws  losses  points      %      Elo", "player")?;
        for (index, name) in names.iter().enumerate() {
            let (wins, losses, share, sign) = if index == 0 {
                (score.wins, score.losses, score.share(), 1.0)
            } else {
                (score.losses, score.wins, 1.0 - score.share(), -1.0)
            };
            let points = share * f64::from(score.games());
            let percent = 100.0 * share;
            let draws = score.draws;
            let elo = match score.elo() {
                // Adding 0 makes a zero of a negative one.
                Some((elo, error)) => format!("{:+.0} ± {error:.0}", (sign * elo).round() + 0.0),
                None => "-".to_owned(),
            };
            writeln!(
                out,
                "{name:width$}  {wins:>4}  {draws:>5}  {losses:>6}  {points:>6.1}  {percent:>5.1}  {elo:>7}"
            )?;
        }
        writeln!(out)?;
        writeln!(out, "{:width$}  moves  positions a move  depth a move  ms a move  longest ms", "player")?;
        for (name, cost) in names.iter().zip(&score.costs) {
            writeln!(out, "{name:width$}  {}", describe(cost))?;
        }
        for forfeit in &score.forfeits {
            writeln!(out, "{forfeit}")?;
        }
        Ok(())
    }
}

/// What `mutex` holds, whatever became of another thread that held it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a player's moves cost, for the second table.
fn describe(cost: &Cost) -> String {
    let nodes = mean(cost.nodes, cost.counted, 0);
    let depth = mean(cost.depths, cost.measured, 1);
    let millis = cost.time.as_secs_f64() * 1000.0 / cost.moves.max(1) as f64;
    let longest = cost.longest.as_secs_f64() * 1000.0;
    format!("{:>5}  {nodes:>16}  {depth:>12}  {millis:>9.2}  {longest:>10.1}", cost.moves)
}

/// `sum` over `count` with so many decimals; a dash where there was nothing to count.
fn mean(sum: u64, count: u64, decimals: usize) -> String {
    if count == 0 { "-".to_owned() } else { format!("{:.decimals$}", sum as f64 / count as f64) }
}
