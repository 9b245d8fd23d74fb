//! A UCI session: position, options, engine and the running search.

use std::{
    io,
    path::PathBuf,
    sync::{Arc, mpsc::SyncSender},
    thread,
    time::Duration,
};

use awale_engine::{
    Engine, Level, Limits, Stop,
    tables::{BadFile, CheckExtent, MAX_SEEDS, Tables},
};
use awale_rules::{Match, Pit, Position, RefusedMove, Seat};
use awale_study::{
    catalogue::Variant,
    openings::{self, OpeningBook},
};
use parking_lot::Mutex;

use super::{
    command::{ClockSide, Go, UciCommand, UciCommandError, send_line},
    options::{self, DEFAULT_HASH_MB, UciOption},
    search::{BestMoveDelay, BusyGuard, SearchHandle, UciEvent, UciSearch},
};
use awale_cli::{CommandContext, CommandResult};

/// Time for a move at the highest level, if `go` has no limit.
const STRONGEST_LEVEL_MOVE_TIME: Duration = Duration::from_secs(1);
/// Limit in positions for a `go` that cannot be executed normally. Takes about 10 ms.
const FALLBACK_NODES: u64 = 100_000;

/// The state of a UCI session.
pub(super) struct UciSession {
    variants: Vec<Variant>,
    variant: Variant,
    game: Match<Position>,
    /// Whether the last `position` command was refused. Then the position of the other program is
    /// not the one in `game`.
    is_position_refused: bool,
    /// Number of best moves to search and report.
    pv_line_count: usize,
    level: Level,
    engine: Arc<Mutex<Engine>>,
    latest_search: Option<SearchHandle>,
    /// The folder of the endgame tables.
    tables_folder: PathBuf,
    are_tables_enabled: bool,
    /// Maximum number of seeds on the board for lookups in endgame tables.
    table_seeds: u8,
    /// Whether the engine plays from the opening book.
    uses_book: bool,
    /// Number of games so far. Each game gets its own random choice among equally good book moves.
    game_count: u64,
    /// Receives an event at the end of each search.
    events: SyncSender<UciEvent>,
}

impl UciSession {
    /// Starts a session. The end of each search is sent to `events`.
    pub(super) fn new(
        context: &CommandContext,
        uses_tables: bool,
        events: SyncSender<UciEvent>,
    ) -> CommandResult<UciSession> {
        let variants = context.variants.clone();
        let variant = variants.first().cloned().ok_or("there are no variants")?;
        let mut session = UciSession {
            game: match_from_start(&variant),
            is_position_refused: false,
            pv_line_count: 1,
            variants,
            variant,
            level: Level::LAST,
            engine: Arc::new(Mutex::new(Engine::new(DEFAULT_HASH_MB, 1))),
            latest_search: None,
            tables_folder: context.folders.tables_folder(),
            are_tables_enabled: uses_tables,
            table_seeds: MAX_SEEDS,
            uses_book: false,
            game_count: 0,
            events,
        };
        session.open_tables();
        Ok(session)
    }

    /// Stops the running search, if there is one, and waits until the search has written its best
    /// move.
    pub(super) fn stop(&mut self) {
        if let Some(search) = self.latest_search.take() {
            search.stop();
            // An error of `join` means that the search panicked, which was reported already.
            drop(search.thread.join());
        }
    }

    /// Waits for the running search, if there is one. A search that would wait for `stop` is
    /// stopped.
    pub(super) fn finish_search(&mut self) {
        if let Some(search) = self.latest_search.take() {
            if search.best_move_delay.is_some() {
                search.stop();
            }
            drop(search.thread.join());
        }
    }

    /// Returns whether `parsed_command` has to wait for the running search, which ends by itself.
    pub(super) fn must_wait_for_search(
        &self,
        parsed_command: &Result<UciCommand, UciCommandError>,
    ) -> bool {
        let needs_no_wait = match parsed_command {
            Ok(command) => matches!(command, UciCommand::Stop | UciCommand::PonderHit),
            Err(error) => !matches!(error.command(), Some("position" | "go")),
        };
        !needs_no_wait
            && self.is_searching()
            && self
                .latest_search
                .as_ref()
                .is_some_and(SearchHandle::ends_by_itself)
    }

    /// Executes `parsed_command`, or reports an error.
    pub(super) fn execute(
        &mut self,
        parsed_command: Result<UciCommand, UciCommandError>,
    ) -> io::Result<()> {
        if !self.is_searching() {
            // First let the thread of the last search end, so that its output comes before the
            // output of this request.
            self.finish_search();
        }
        match parsed_command {
            Ok(command) => self.run_command(command),
            Err(error) => {
                send_line(&format!("info string {error}"))?;
                match error.command() {
                    Some("go") if !self.is_searching() => {
                        self.start_search(Go {
                            limits: Limits::nodes(FALLBACK_NODES),
                            clock_side: ClockSide::OwnClock,
                        });
                    }
                    Some("position") if !self.is_searching() => self.is_position_refused = true,
                    _ => {}
                }
                Ok(())
            }
        }
    }

    fn run_command(&mut self, command: UciCommand) -> io::Result<()> {
        match command {
            UciCommand::Uci => self.print_greeting(),
            UciCommand::IsReady => {
                self.prepare_transposition_table();
                send_line("readyok")
            }
            UciCommand::PrintGameState => self.print_game_state(),
            UciCommand::Stop | UciCommand::Quit => {
                if let Some(search) = &self.latest_search {
                    search.stop();
                }
                Ok(())
            }
            UciCommand::PonderHit => {
                let running_search = if self.is_searching() {
                    self.latest_search.as_mut()
                } else {
                    None
                };
                match running_search.and_then(SearchHandle::handle_ponder_hit) {
                    Some(()) => Ok(()),
                    None => send_line("info string nothing is pondered; send `go ponder` first"),
                }
            }
            _ if self.is_searching() => {
                send_line("info string a search is under way; send `stop` first")
            }
            UciCommand::NewGame => {
                self.set_game(match_from_start(&self.variant));
                self.game_count += 1;
                self.with_locked_engine(Engine::clear_hash);
                self.prepare_transposition_table();
                Ok(())
            }
            UciCommand::SetOption { name, value } => {
                match UciOption::parse(&name, &value, &self.variants)
                    .and_then(|option| self.set_option(option))
                {
                    Ok(()) => Ok(()),
                    Err(complaint) => send_line(&format!("info string {complaint}")),
                }
            }
            UciCommand::Position {
                start_position,
                move_letters,
            } => match self.game_from_position(start_position.as_deref(), &move_letters) {
                Ok(game) => {
                    self.set_game(game);
                    Ok(())
                }
                Err(complaint) => {
                    self.is_position_refused = true;
                    send_line(&format!("info string {complaint}"))
                }
            },
            UciCommand::Go(go) => {
                self.start_search(go);
                Ok(())
            }
        }
    }

    fn set_game(&mut self, game: Match<Position>) {
        self.game = game;
        self.is_position_refused = false;
    }

    fn is_searching(&self) -> bool {
        self.latest_search
            .as_ref()
            .is_some_and(SearchHandle::is_busy)
    }

    fn with_locked_engine<T>(&self, work: impl FnOnce(&mut Engine) -> T) -> T {
        work(&mut self.engine.lock())
    }

    /// Allocates the transposition table, so that this takes no time of the first move. Not
    /// necessary during a search, which has already allocated the table.
    fn prepare_transposition_table(&self) {
        if !self.is_searching() {
            self.with_locked_engine(|engine| {
                engine.prepare_transposition_table(&self.variant.rules);
            });
            if self.uses_book {
                // Loads the book now. The result is cached.
                let _ = OpeningBook::built_in(&self.variant.rules);
            }
        }
    }

    /// Gives the engine the endgame tables of the variant, if they are enabled and exist.
    fn open_tables(&mut self) {
        if !self.are_tables_enabled {
            return self.with_locked_engine(|engine| engine.set_tables(None));
        }
        let rules = &self.variant.rules;
        let (tables, bad_file) = Tables::open(
            &self.tables_folder,
            rules,
            self.table_seeds.min(rules.total_seeds()),
            CheckExtent::HeaderOnly,
        );
        let report_bad_file =
            |bad_file: &BadFile| drop(send_line(&format!("info string {bad_file}")));
        if let Some(bad_file) = bad_file {
            report_bad_file(&bad_file);
        }
        let tables = tables.with_bad_file_callback(report_bad_file);
        let tables = (tables.max_seeds() > 0).then(|| Arc::new(tables));
        self.with_locked_engine(|engine| engine.set_tables(tables));
    }

    fn print_greeting(&self) -> io::Result<()> {
        let (version, authors) = (env!("CARGO_PKG_VERSION"), env!("CARGO_PKG_AUTHORS"));
        let author = if authors.is_empty() {
            "the authors of awale"
        } else {
            authors
        };
        let option_lines = options::option_lines(
            &self.variants,
            (
                self.are_tables_enabled,
                &self.tables_folder.to_string_lossy(),
            ),
        );
        send_line(&format!(
            "id name awale {version}\nid author {author}\n{option_lines}\nuciok"
        ))
    }

    /// Prints three lines: the position, the legal moves, and the state of the game.
    fn print_game_state(&self) -> io::Result<()> {
        let position = self.game.position();
        let outcome = self.game.outcome();
        let mut move_words = vec!["moves".to_owned()];
        if outcome.is_none() {
            move_words.extend(position.moves().map(|pit| pit.to_string()));
        }
        let moves = move_words.join(" ");
        let status = match outcome {
            None => "status playing".to_owned(),
            Some(outcome) => format!(
                "status over {} {}",
                outcome.final_result.final_counts.south, outcome.final_result.final_counts.north
            ),
        };
        send_line(&format!("position {position}\n{moves}\n{status}"))
    }

    fn set_option(&mut self, option: UciOption) -> Result<(), String> {
        match option {
            UciOption::Hash(megabytes) => {
                let allocated_megabytes = self.with_locked_engine(|engine| {
                    engine.set_hash_mb(megabytes);
                    engine.hash_mb()
                });
                if allocated_megabytes < megabytes {
                    return Err(format!(
                        "the system gives {allocated_megabytes} of {megabytes} megabytes"
                    ));
                }
            }
            UciOption::Threads(threads) => {
                self.with_locked_engine(|engine| engine.set_threads(threads));
            }
            UciOption::PvLineCount(lines) => {
                self.pv_line_count = lines;
                self.with_locked_engine(|engine| engine.set_pv_line_count(lines));
            }
            UciOption::Level(level) => {
                self.level = level;
                self.with_locked_engine(|engine| engine.set_handicap(level.handicap(0)));
            }
            UciOption::Variant(variant) => {
                self.variant = variant;
                self.set_game(match_from_start(&self.variant));
                self.open_tables();
            }
            UciOption::UseTables(are_probed) => {
                self.are_tables_enabled = are_probed;
                self.open_tables();
            }
            UciOption::TablesPath(folder) => {
                self.tables_folder = folder;
                self.open_tables();
            }
            UciOption::MaxTableSeeds(seeds) => {
                self.table_seeds = seeds;
                self.open_tables();
            }
            UciOption::OwnBook(is_on) => self.uses_book = is_on,
            UciOption::Ponder => {}
        }
        Ok(())
    }

    /// Returns the game from `start_position` (`None` for the start position) with `moves` played.
    fn game_from_position(
        &self,
        start_position: Option<&str>,
        moves: &str,
    ) -> Result<Match<Position>, String> {
        let mut game = match start_position {
            None => match_from_start(&self.variant),
            Some(text) => Match::new(
                Position::parse(text, &self.variant.rules).map_err(|error| error.to_string())?,
            ),
        };
        for (number, letter) in (1..).zip(moves.chars()) {
            let pit = Pit::from_letter(letter)
                .ok_or_else(|| format!("move {number}: `{letter}` is no pit"))?;
            game.play(pit).map_err(|refused| match refused {
                RefusedMove::GameOver => format!("move {number}, {pit}: the game is over"),
                RefusedMove::Illegal(reason) => format!("move {number}, {pit}: {reason}"),
            })?;
        }
        Ok(game)
    }

    fn start_search(&mut self, go: Go) {
        if self.is_position_refused {
            send_line("info string the last position was refused; send another").ok();
        }
        let (busy_guard, is_busy) = BusyGuard::new(self.events.clone());
        let is_infinite = go.limits == Limits::infinite();
        let limits = self.limits_reduced_to_level(go.limits);
        let (limits, limits_after_ponder_hit) = match go.clock_side {
            ClockSide::OwnClock => (limits, None),
            ClockSide::OpponentClock => (
                Limits {
                    hard_time: None,
                    ..limits
                },
                Some(limits),
            ),
        };
        let best_move_delay = (!self.is_position_refused
            && (limits_after_ponder_hit.is_some() || is_infinite))
            .then(BestMoveDelay::default);
        let search = self.new_search(limits, best_move_delay.clone(), busy_guard);
        let stop = search.stop.clone();
        match thread::Builder::new()
            .name("search".to_owned())
            .spawn(move || search.run())
        {
            Ok(thread) => {
                self.latest_search = Some(SearchHandle {
                    stop,
                    is_busy,
                    best_move_delay,
                    limits_after_ponder_hit,
                    thread,
                });
            }
            Err(error) => {
                // If no thread can be started, the search runs in this thread, which cannot read
                // `stop` during the search. So the search is short.
                send_line(&format!("info string no thread for a long search: {error}")).ok();
                self.new_search(
                    Limits::nodes(FALLBACK_NODES),
                    None,
                    BusyGuard::new(self.events.clone()).0,
                )
                .run();
            }
        }
    }

    fn new_search(
        &mut self,
        limits: Limits,
        best_move_delay: Option<BestMoveDelay>,
        busy_guard: BusyGuard,
    ) -> UciSearch {
        let has_no_search_position = self.is_position_refused || self.game.outcome().is_some();
        let positions_so_far = if has_no_search_position {
            Vec::new()
        } else {
            self.game.positions_so_far().to_vec()
        };
        let book_move = if best_move_delay.is_none() && !has_no_search_position {
            self.book_move()
        } else {
            None
        };
        UciSearch {
            engine: Arc::clone(&self.engine),
            positions_so_far,
            limits,
            stop: Stop::new(),
            best_move_delay,
            busy_guard,
            pv_line_count: self.pv_line_count,
            book_move,
        }
    }

    /// Returns a move from the opening book. Games vary if several moves are equally good.
    fn book_move(&self) -> Option<Pit> {
        let position = self.game.unfinished_position().filter(|_| self.uses_book)?;
        let (pit, _) = openings::book_move(position, self.game_count)?;
        Some(pit)
    }

    /// Returns the limits of `go`, reduced to the positions that the level may visit.
    fn limits_reduced_to_level(&self, requested_limits: Limits) -> Limits {
        if self.level == Level::LAST {
            return requested_limits;
        }
        let level_limits = self.level.limits(STRONGEST_LEVEL_MOVE_TIME);
        let nodes = [requested_limits.nodes, level_limits.nodes]
            .into_iter()
            .flatten()
            .min();
        Limits {
            nodes,
            ..requested_limits
        }
    }
}

fn match_from_start(variant: &Variant) -> Match<Position> {
    Match::new(Position::start(&variant.rules, Seat::South))
}
