//! One conversation: the position, the options, the engine, and the search that may be under way.

use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use awale_engine::tables::{BadFile, Check, MAX_SEEDS, Tables};
use awale_engine::{Engine, Level, Limits, Stop};
use awale_rules::{Match, Pit, Position, Refused, Seat};

use crate::catalogue::Variant;
use crate::openings::{self, OpeningBook};

use super::super::Context;
use super::command::{Go, UciCommand, WhoseTime, say};
use super::search::{Busy, Hold, UciSearch};

/// Megabytes of the transposition table, unless another size is asked for.
const HASH_MB: usize = 64;
/// The largest table one can ask for, in megabytes.
const MAX_HASH_MB: usize = 65_536;
/// The most threads one can ask for.
const MAX_THREADS: usize = 256;
/// Time for a move at the last level where `go` says nothing of it.
const LEVEL_TIME: Duration = Duration::from_secs(1);
/// Positions for the answer to a `go` that cannot be obeyed: a hundredth of a second.
const ANYHOW_NODES: u64 = 100_000;

/// The state of a conversation.
pub(super) struct UciSession {
    variants: Vec<Variant>,
    variant: Variant,
    game: Match<Position>,
    level: Level,
    engine: Arc<Mutex<Engine>>,
    search: Option<Thinking>,
    /// Where the endgame tables are.
    tables: PathBuf,
    /// Whether they are asked.
    with_tables: bool,
    /// The most seeds on a board for which they are asked.
    table_seeds: u8,
    /// Plays the first moves, if it may.
    own_book: bool,
    /// Games so far: each has a chance of its own among moves as good.
    games: u64,
}

/// A search under way, or just finished.
struct Thinking {
    stop: Stop,
    /// False as soon as the best move is about to be written.
    is_busy: Arc<AtomicBool>,
    /// What keeps the best move back, if anything does.
    hold: Option<Hold>,
    /// What the search may spend once the expected reply is played, if it is a search in the opponent's time.
    after_hit: Option<Limits>,
    thread: JoinHandle<()>,
}

impl Thinking {
    /// Asks for the best move so far.
    fn stop(&self) {
        self.stop.stop();
        if let Some(hold) = &self.hold {
            hold.release();
        }
    }

    /// The expected reply was played: the search goes on as an ordinary one, whose time begins now. `None` if it was not
    /// a search in the opponent's time.
    fn hit(&mut self) -> Option<()> {
        let limits = self.after_hit.take()?;
        if limits == Limits::infinite() {
            return Some(());
        }
        if let Some(hold) = self.hold.take() {
            hold.release();
        }
        if let Some(time) = limits.hard_time {
            let stop = self.stop.clone();
            let clock = move || {
                thread::sleep(time);
                stop.stop();
            };
            if thread::Builder::new().name("clock".to_owned()).spawn(clock).is_err() {
                self.stop.stop();
            }
        }
        Some(())
    }
}

impl UciSession {
    pub(super) fn new(context: &Context, with_tables: bool) -> Result<UciSession, Box<dyn std::error::Error>> {
        let variants = context.variants.clone();
        let variant = variants.first().cloned().ok_or("there are no variants")?;
        let mut session = UciSession {
            game: start(&variant),
            variants,
            variant,
            level: Level::LAST,
            engine: Arc::new(Mutex::new(Engine::new(HASH_MB, 1))),
            search: None,
            tables: context.folders.tables(),
            with_tables,
            table_seeds: MAX_SEEDS,
            own_book: false,
            games: 0,
        };
        session.open_tables();
        Ok(session)
    }

    /// Ends the search under way, if any, and waits for its last words.
    pub(super) fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop();
            // A search that panicked has said so; there is nothing to add.
            drop(search.thread.join());
        }
    }

    /// Waits for the search under way, if any; one whose best move is kept back is stopped.
    pub(super) fn finish(&mut self) {
        if let Some(search) = self.search.take() {
            if search.hold.is_some() {
                search.stop();
            }
            drop(search.thread.join());
        }
    }

    /// Does what `command` asks for.
    pub(super) fn obey(&mut self, command: UciCommand) -> io::Result<()> {
        match command {
            UciCommand::Uci => self.introduce(),
            UciCommand::IsReady => {
                self.prepare();
                say("readyok")
            }
            UciCommand::Describe => self.describe(),
            UciCommand::Stop | UciCommand::Quit => {
                if let Some(search) = &self.search {
                    search.stop();
                }
                Ok(())
            }
            UciCommand::PonderHit => {
                let pondered = if self.is_searching() { self.search.as_mut() } else { None };
                match pondered.and_then(Thinking::hit) {
                    Some(()) => Ok(()),
                    None => say("info string nothing is pondered; send `go ponder` first"),
                }
            }
            _ if self.is_searching() => say("info string a search is under way; send `stop` first"),
            UciCommand::NewGame => {
                self.game = start(&self.variant);
                self.games += 1;
                self.with_engine(Engine::forget);
                self.prepare();
                Ok(())
            }
            UciCommand::SetOption { name, value } => match self.set_option(&name, &value) {
                Ok(()) => Ok(()),
                Err(complaint) => say(&format!("info string {complaint}")),
            },
            UciCommand::Position { start, moves } => match self.set_up(start.as_deref(), &moves) {
                Ok(game) => {
                    self.game = game;
                    Ok(())
                }
                Err(complaint) => say(&format!("info string {complaint}")),
            },
            UciCommand::Go(go) => {
                self.think(go);
                Ok(())
            }
        }
    }

    fn is_searching(&self) -> bool {
        self.search.as_ref().is_some_and(|search| search.is_busy.load(Ordering::Acquire))
    }

    fn with_engine<T>(&self, work: impl FnOnce(&mut Engine) -> T) -> T {
        work(&mut self.engine.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Gets the memory of the transposition table, so that the first move's time is not spent on it. A search under way has it.
    fn prepare(&self) {
        if !self.is_searching() {
            self.with_engine(|engine| engine.prepare(&self.variant.rules));
            if self.own_book {
                // Read and kept, so that no move's time goes into it.
                let _ = OpeningBook::shipped(&self.variant.rules);
            }
        }
    }

    /// Lets the engine ask the endgame tables of the variant that are there, if it may. What it remembers of other rules
    /// is forgotten.
    fn open_tables(&mut self) {
        if !self.with_tables {
            return self.with_engine(|engine| engine.set_tables(None));
        }
        let rules = &self.variant.rules;
        let (tables, bad) = Tables::open(&self.tables, rules, self.table_seeds.min(rules.total()), Check::Header);
        let tell = |bad: &BadFile| drop(say(&format!("info string {bad}")));
        if let Some(bad) = bad {
            tell(&bad);
        }
        let tables = tables.reporting(tell);
        let tables = (tables.up_to() > 0).then(|| Arc::new(tables));
        self.with_engine(|engine| engine.set_tables(tables));
    }

    fn introduce(&self) -> io::Result<()> {
        let ids: Vec<&str> = self.variants.iter().map(|variant| variant.id.as_str()).collect();
        let ids = ids.join(" var ");
        let (version, authors) = (env!("CARGO_PKG_VERSION"), env!("CARGO_PKG_AUTHORS"));
        let author = if authors.is_empty() { "the authors of awale" } else { authors };
        say(&format!("id name awale {version}"))?;
        say(&format!("id author {author}"))?;
        say(&format!("option name Hash type spin default {HASH_MB} min 1 max {MAX_HASH_MB}"))?;
        say(&format!("option name Threads type spin default 1 min 1 max {MAX_THREADS}"))?;
        say(&format!("option name Variant type combo default {} var {ids}", self.variants[0].id))?;
        say(&format!("option name Level type spin default {0} min {1} max {0}", Level::LAST, Level::FIRST))?;
        say(&format!("option name Tables type check default {}", self.with_tables))?;
        say(&format!("option name TablesPath type string default {}", self.tables.display()))?;
        say(&format!("option name TableSeeds type spin default {MAX_SEEDS} min 1 max {MAX_SEEDS}"))?;
        say("option name Ponder type check default false")?;
        say("option name OwnBook type check default false")?;
        say("uciok")
    }

    /// The position, the legal moves, and whether the game is over: three lines.
    fn describe(&self) -> io::Result<()> {
        let position = self.game.position();
        let verdict = self.game.outcome();
        let mut words = vec!["moves".to_owned()];
        if verdict.is_none() {
            words.extend(position.moves().map(|pit| pit.to_string()));
        }
        let moves = words.join(" ");
        let status = match verdict {
            None => "status playing".to_owned(),
            Some(verdict) => format!("status over {} {}", verdict.tally.counts.south, verdict.tally.counts.north),
        };
        say(&format!("position {position}\n{moves}\n{status}"))
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                let megabytes = number(name, value, MAX_HASH_MB)?;
                let given = self.with_engine(|engine| {
                    engine.set_hash(megabytes);
                    engine.hash_mb()
                });
                if given < megabytes {
                    return Err(format!("the system gives {given} of {megabytes} megabytes"));
                }
            }
            "threads" => {
                let threads = number(name, value, MAX_THREADS)?;
                self.with_engine(|engine| engine.set_threads(threads));
            }
            "level" => {
                let level = number(name, value, Level::LAST.number().into())?;
                self.level = Level::new(level.try_into().unwrap_or(u32::MAX)).map_err(|error| error.to_string())?;
                let handicap = self.level.handicap(0);
                self.with_engine(|engine| engine.set_handicap(handicap));
            }
            "variant" => {
                let variant = self.variants.iter().find(|variant| variant.id == value);
                self.variant = variant.ok_or_else(|| format!("there is no variant `{value}`"))?.clone();
                self.game = start(&self.variant);
                self.open_tables();
            }
            "tables" => {
                self.with_tables = value.parse().map_err(|_| format!("{name} is true or false, not `{value}`"))?;
                self.open_tables();
            }
            "tablespath" => {
                let folder = PathBuf::from(value);
                if !folder.is_dir() {
                    return Err(format!("{value} is no folder"));
                }
                self.tables = folder;
                self.open_tables();
            }
            "tableseeds" => {
                let seeds = number(name, value, MAX_SEEDS.into())?;
                self.table_seeds = seeds.try_into().unwrap_or(MAX_SEEDS);
                self.open_tables();
            }
            "ownbook" => {
                let is_on: bool = value.parse().map_err(|_| format!("{name} is true or false, not `{value}`"))?;
                self.own_book = is_on;
            }
            // The program that plays decides whether to ponder, and says so by `go ponder`.
            "ponder" => {
                let _: bool = value.parse().map_err(|_| format!("{name} is true or false, not `{value}`"))?;
            }
            _ => {
                return Err(format!(
                    "there is no option `{name}`; there are Hash, Threads, Variant, Level, Tables, \
                     TablesPath, TableSeeds, Ponder and OwnBook"
                ));
            }
        }
        Ok(())
    }

    /// The game that starts in `start` (or at the start) with `moves` played.
    fn set_up(&self, from: Option<&str>, moves: &str) -> Result<Match<Position>, String> {
        let mut game = match from {
            None => start(&self.variant),
            Some(text) => Match::new(Position::parse(text, &self.variant.rules).map_err(|error| error.to_string())?),
        };
        for (number, letter) in (1..).zip(moves.chars()) {
            let pit = Pit::from_letter(letter).ok_or_else(|| format!("move {number}: `{letter}` is no pit"))?;
            game.play(pit).map_err(|refused| match refused {
                Refused::GameOver => format!("move {number}, {pit}: the game is over"),
                Refused::Illegal(reason) => format!("move {number}, {pit}: {reason}"),
            })?;
        }
        Ok(game)
    }

    /// Begins a search.
    fn think(&mut self, asked: Go) {
        self.finish();
        let (busy, is_busy) = Busy::new();
        let is_infinite = asked.limits == Limits::infinite();
        let limits = self.limited_by_level(asked.limits);
        let (limits, after_hit) = match asked.time {
            WhoseTime::Own => (limits, None),
            WhoseTime::Opponents => (Limits { hard_time: None, ..limits }, Some(limits)),
        };
        let hold = (after_hit.is_some() || is_infinite).then(Hold::default);
        let search = self.search_with(limits, hold.clone(), busy);
        let stop = search.stop.clone();
        match thread::Builder::new().name("search".to_owned()).spawn(move || search.run()) {
            Ok(thread) => self.search = Some(Thinking { stop, is_busy, hold, after_hit, thread }),
            Err(error) => {
                // Only the thread that reads is left, which a long search would keep from hearing `stop`.
                say(&format!("info string no thread for a long search: {error}")).ok();
                self.search_with(Limits::nodes(ANYHOW_NODES), None, Busy::new().0).run();
            }
        }
    }

    /// Answers a `go` that was not understood by a short search. A search under way answers by itself.
    pub(super) fn answer_anyhow(&mut self) {
        if !self.is_searching() {
            self.think(Go { limits: Limits::nodes(ANYHOW_NODES), time: WhoseTime::Own });
        }
    }

    fn search_with(&mut self, limits: Limits, hold: Option<Hold>, busy: Busy) -> UciSearch {
        let past = if self.game.outcome().is_some() { Vec::new() } else { self.game.past().to_vec() };
        let book = if hold.is_none() { self.book_move() } else { None };
        UciSearch { engine: Arc::clone(&self.engine), past, limits, stop: Stop::new(), hold, busy, book }
    }

    /// A move out of the book, another in each game where there are several as good.
    fn book_move(&self) -> Option<Pit> {
        let position = self.game.to_play().filter(|_| self.own_book)?;
        let (pit, _) = openings::book_move(position, self.games)?;
        Some(pit)
    }

    /// What `go` asks for, and no more than the level may spend.
    fn limited_by_level(&self, asked: Limits) -> Limits {
        if self.level == Level::LAST {
            return asked;
        }
        let level = self.level.limits(LEVEL_TIME);
        let nodes = [asked.nodes, level.nodes].into_iter().flatten().min();
        Limits { nodes, ..asked }
    }
}

fn start(variant: &Variant) -> Match<Position> {
    Match::new(Position::start(&variant.rules, Seat::South))
}

/// An option's value between 1 and `most`.
fn number(name: &str, value: &str, most: usize) -> Result<usize, String> {
    value
        .parse()
        .ok()
        .filter(|number| (1..=most).contains(number))
        .ok_or_else(|| format!("{name} is a number from 1 to {most}, not `{value}`"))
}
