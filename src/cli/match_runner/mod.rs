//! `awale match`: two players, many games, and what the result is worth.

mod choice;
mod contestant;
mod foreign;
mod game;
mod interrupt;
#[cfg(target_os = "linux")]
mod orphans;
mod program;
mod report;
mod save;
mod score;

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use awale_engine::tables::Tables;
use awale_rules::{PerSeat, Seat, matches};

use crate::catalogue::Kind;
use crate::i18n::{Explain, Words};

use super::{CommandResult, Context, output};
use choice::Forfeit;
use contestant::Spec;
use foreign::Foreign;
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
One that cannot be started ends the match before the first game; one that forfeits game after game ends it too
(--max-forfeits). Ctrl-C ends a match, and on Unix what has been played is told.

`awale uci` asks the endgame tables that are there, and `engine` does not: say 'awale uci --no-tables', or give both
tables. The report says who asked them. On Linux all that another program has started ends with it.";

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
    /// End the match when a player forfeits so many games in a row; 0: never
    #[arg(long, value_name = "N", default_value_t = 3)]
    max_forfeits: u32,
}

/// A match: who plays what.
struct Runner<'a> {
    args: &'a Args,
    words: &'a Words,
    kind: Kind,
    /// The first player and the second.
    specs: [Spec; 2],
    /// The endgame tables, if one of them asks these.
    tables: Option<Arc<Tables>>,
    /// The other programs, started for the first game.
    ready: Mutex<[Option<Result<Foreign, Forfeit>>; 2]>,
    interrupt: Interrupt,
}

pub(super) fn run(context: &Context, args: &Args) -> CommandResult {
    let kind = if args.matches {
        Kind::Matches(matches::HeapRules::THIRTEEN)
    } else {
        Kind::Awale(context.variant(&args.variant)?.clone())
    };
    let words = &context.words;
    let player = |text: &str| text.parse::<Spec>().map_err(|error| error.explain(words));
    let specs = [player(&args.south)?, player(&args.north)?];
    if let Some(spec) = specs.iter().find(|spec| !spec.plays(&kind)) {
        let values = [("player", spec.to_string().into()), ("variant", kind.id().into())];
        return Err(words.with("match-does-not-play", &values).into());
    }
    let tables = if specs.iter().any(Spec::asks_tables) { Some(tables(context, &kind)?) } else { None };
    if let Some(folder) = &args.save {
        save::check(folder).map_err(|error| error.explain(words))?;
    }
    let runner = Runner { args, words, kind, specs, tables, ready: Mutex::default(), interrupt: Interrupt::default() };
    let score = Mutex::default();
    // The table of a match that is broken off is that of the games which are over.
    let last_words = || {
        runner.print_so_far(&score);
        program::end_all();
    };
    let played = runner.interrupt.during(|| runner.get_ready().and_then(|()| runner.play_all(&score)), last_words)?;
    if played.is_err() {
        runner.print_so_far(&score);
    } else {
        report::print(&lock(&score), &runner.specs, runner.kind.id(), words)?;
    }
    Ok(played.map_err(|trouble| trouble.explain(words))?)
}

/// The endgame tables that a contestant asks.
fn tables(context: &Context, kind: &Kind) -> Result<Arc<Tables>, Box<dyn std::error::Error>> {
    let tables = match kind {
        Kind::Awale(variant) => context.tables(&variant.rules),
        Kind::Matches(_) => None,
    };
    Ok(tables.ok_or_else(|| context.words.with("tables-none", &[("game", kind.id().into())]))?)
}

/// Why a match cannot go on.
#[derive(Debug)]
enum Trouble {
    Save(save::SaveError),
    Rules(game::OtherRules),
    Opening(game::NoOpening),
    /// A player cannot play at all.
    Start {
        spec: String,
        reason: Forfeit,
    },
    /// A player has forfeited too many games in a row.
    Forfeits {
        who: &'static str,
        spec: String,
        games: u32,
    },
}

impl Explain for Trouble {
    fn explain(&self, words: &Words) -> String {
        match self {
            Trouble::Save(error) => error.explain(words),
            Trouble::Rules(error) => error.explain(words),
            Trouble::Opening(error) => error.explain(words),
            Trouble::Start { spec, reason } => {
                let values = [("player", spec.as_str().into()), ("reason", reason.explain(words).into())];
                words.with("match-cannot-play", &values)
            }
            Trouble::Forfeits { who, spec, games } => {
                let who = words.get(who);
                let values = [("who", who.into()), ("player", spec.as_str().into()), ("games", (*games).into())];
                words.with("match-too-many-forfeits", &values)
            }
        }
    }
}

impl Runner<'_> {
    /// Starts the other programs that play, for the first game. One that only does not answer forfeits that.
    ///
    /// # Errors
    /// When one of them cannot be started, ends at once, or does not know the rules.
    fn get_ready(&self) -> Result<(), Trouble> {
        #[cfg(target_os = "linux")]
        if self.specs.iter().any(|spec| matches!(spec, Spec::Foreign { .. }))
            && let Err(error) = orphans::adopt()
        {
            tell(&self.words.with("match-may-outlive", &[("what", error.explain(self.words).into())]));
        }
        for (spec, ready) in self.specs.iter().zip(lock(&self.ready).iter_mut()) {
            *ready = match spec.start(&self.kind) {
                Some(Err(Forfeit::OtherRules { known })) => {
                    return Err(Trouble::Rules(game::OtherRules::new(spec, &self.kind, known)));
                }
                Some(Err(reason @ (Forfeit::Start(_) | Forfeit::Crash))) => {
                    return Err(Trouble::Start { spec: spec.to_string(), reason });
                }
                started => started,
            };
        }
        Ok(())
    }

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
                            lock(&trouble).get_or_insert(error);
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
        let start = game::opening(&self.kind, self.args.opening_plies, seed).map_err(Trouble::Opening)?;
        let [first, second] = &self.specs;
        let mut ready = game::Ready::default();
        let (specs, seat) = if exchanged {
            (PerSeat { south: second, north: first }, Seat::North)
        } else {
            (PerSeat { south: first, north: second }, Seat::South)
        };
        if number == 0 {
            // The first game is never played with exchanged seats.
            [ready.south, ready.north] = std::mem::take(&mut *lock(&self.ready));
        }
        let played = game::play(&self.kind, start, specs, ready, self.tables.as_ref(), seed).map_err(Trouble::Rules)?;
        // What is written down is counted too, and nothing after an interruption.
        let mut score = lock(score);
        if self.interrupt.has_come() {
            return Ok(());
        }
        if let Some(folder) = &self.args.save {
            save::save(folder, number, &self.kind, &played, specs, self.words).map_err(Trouble::Save)?;
        }
        score.add(number, &played, seat);
        self.show_progress(&score);
        if played.forfeit.is_some() { self.look_at_forfeits(&score) } else { Ok(()) }
    }

    /// Tells the first game that was forfeited, which may have taken long, and sees whether there were too many.
    fn look_at_forfeits(&self, score: &Score) -> Result<(), Trouble> {
        if let [only] = score.forfeits.as_slice() {
            tell(&only.explain(self.words));
        }
        let limit = self.args.max_forfeits;
        match score.in_a_row.iter().position(|&games| limit > 0 && games >= limit) {
            Some(player) => Err(Trouble::Forfeits {
                who: score::PLAYERS[player],
                spec: self.specs[player].to_string(),
                games: score.in_a_row[player],
            }),
            None => Ok(()),
        }
    }

    /// One line on the terminal, written over again and again.
    fn show_progress(&self, score: &Score) {
        const WIDTH: usize = 30;
        if !output::is_drawn() {
            return;
        }
        let (done, all) = (score.games() as usize, self.args.games as usize);
        let filled = WIDTH * done / all;
        let bar = format!("{}{}", "#".repeat(filled), "-".repeat(WIDTH - filled));
        let end = if done == all { "\n" } else { "" };
        let (wins, draws, losses) = (score.wins, score.draws, score.losses);
        output::draw(&format!("\r[{bar}] {done}/{all}  +{wins} ={draws} -{losses}{end}"));
    }

    /// Says what has been played, where no more will be.
    fn print_so_far(&self, score: &Mutex<Score>) {
        let score = lock(score);
        if output::is_drawn() {
            output::draw("\n");
        }
        // The program ends anyhow, and there is nobody left to tell an error to.
        if score.games() > 0 {
            report::print(&score, &self.specs, self.kind.id(), self.words).ok();
        }
    }
}

/// Says something while games are played.
fn tell(text: &str) {
    if output::is_drawn() {
        // The progress bar gives way.
        output::draw("\r\x1b[K");
    }
    output::tell(format_args!("awale: {text}"));
}

/// What `mutex` holds, whatever became of another thread that held it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
