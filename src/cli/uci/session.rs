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

use super::super::Context;
use super::command::{UciCommand, say};
use super::search::{Busy, UciSearch};

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
}

/// A search under way, or just finished.
struct Thinking {
    stop: Stop,
    /// False as soon as the best move is about to be written.
    is_busy: Arc<AtomicBool>,
    /// Whether only a stop can end it.
    is_endless: bool,
    thread: JoinHandle<()>,
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
        };
        session.open_tables();
        Ok(session)
    }

    /// Ends the search under way, if any, and waits for its last words.
    pub(super) fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop.stop();
            // A search that panicked has said so; there is nothing to add.
            drop(search.thread.join());
        }
    }

    /// Waits for the search under way, if any; one without an end is stopped.
    pub(super) fn finish(&mut self) {
        if let Some(search) = self.search.take() {
            if search.is_endless {
                search.stop.stop();
            }
            drop(search.thread.join());
        }
    }

    /// Does what `command` asks for.
    pub(super) fn obey(&mut self, command: UciCommand) -> io::Result<()> {
        match command {
            UciCommand::Uci => self.introduce(),
            UciCommand::IsReady => say("readyok"),
            UciCommand::Describe => self.describe(),
            UciCommand::Stop | UciCommand::Quit => {
                if let Some(search) = &self.search {
                    search.stop.stop();
                }
                Ok(())
            }
            _ if self.is_searching() => say("info string a search is under way; send `stop` first"),
            UciCommand::NewGame => {
                self.game = start(&self.variant);
                self.with_engine(Engine::forget);
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
            UciCommand::Go(limits) => {
                self.think(limits);
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

    /// Lets the engine ask the endgame tables of the variant that are there, if it may. What it remembers of other rules
    /// is forgotten.
    fn open_tables(&mut self) {
        if !self.with_tables {
            return self.with_engine(|engine| engine.set_tables(None));
        }
        let rules = &self.variant.rules;
        let (tables, bad) = Tables::open(&self.tables, rules, MAX_SEEDS.min(rules.total()), Check::Header);
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
                let blindness = self.level.blindness(0);
                self.with_engine(|engine| engine.set_blindness(blindness));
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
            _ => {
                return Err(format!("there is no option `{name}`; there are Hash, Threads, Variant, Level and Tables"));
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
    fn think(&mut self, asked: Limits) {
        self.finish();
        let (busy, is_busy) = Busy::new();
        let search = self.search_with(self.limited_by_level(asked), busy);
        let (stop, is_endless) = (search.stop.clone(), search.is_endless());
        match thread::Builder::new().name("search".to_owned()).spawn(move || search.run()) {
            Ok(thread) => self.search = Some(Thinking { stop, is_busy, is_endless, thread }),
            Err(error) => {
                // Only the thread that reads is left, which a long search would keep from hearing `stop`.
                say(&format!("info string no thread for a long search: {error}")).ok();
                self.search_with(Limits::nodes(ANYHOW_NODES), Busy::new().0).run();
            }
        }
    }

    /// Answers a `go` that was not understood by a short search. A search under way answers by itself.
    pub(super) fn answer_anyhow(&mut self) {
        if !self.is_searching() {
            self.think(Limits::nodes(ANYHOW_NODES));
        }
    }

    fn search_with(&self, limits: Limits, busy: Busy) -> UciSearch {
        let past = if self.game.outcome().is_some() { Vec::new() } else { self.game.past().to_vec() };
        UciSearch { engine: Arc::clone(&self.engine), past, limits, stop: Stop::new(), busy }
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
