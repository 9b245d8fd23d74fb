//! [`JobThreads`]: runs the jobs of the app and lists the saved games.
//!
//! Each kind of job has its own thread. Kinds differ in the state that they keep and in priority,
//! which a thread cannot raise again.

use std::{
    io,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::Sender,
    },
};

use awale_engine::{
    Stop,
    tables::{CheckExtent, Tables},
};
use awale_lab::{
    match_runner::{BotLimits, Forfeit, UserBotProgram},
    words::with_last_error_line,
};
use awale_rules::{Game, PerSeat, Rules};
use awale_study::{
    catalogue::{AnyGame, AnyMove, GameKind, PlayerSpecError, ProgramCommand},
    players::{ChosenMove, EngineResources, PlayerSpec},
};
use awale_words::text::escape_hidden;

use crate::{
    app::{AppError, Event, Job, JobFailure, JobId, JobKind, JobNews, ReusableJobState},
    shell::{input::LoopInput, storage::GamesFolder},
    words::{Explain, Language, Words, say},
};
use awale_cli::thread::{BackgroundPriority, TestPanicPoint, panic_if_requested};

use super::{tables::bad_file_input_sender, worker::Worker};

/// The threads that run jobs.
pub(in crate::shell) struct JobThreads {
    input_sender: Sender<LoopInput>,
    /// The thread of each kind of job, started with the first job of the kind.
    workers: Vec<(JobKind, Worker<JobWorkerState>)>,
}

impl JobThreads {
    pub(in crate::shell) fn new(input_sender: Sender<LoopInput>) -> JobThreads {
        JobThreads {
            input_sender,
            workers: Vec::new(),
        }
    }

    /// Runs a job and stops the older one of its kind.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub(in crate::shell) fn start_job(&mut self, id: JobId, order: JobOrder) -> io::Result<()> {
        let kind = order.job.kind();
        let existing_worker_index = self.workers.iter().position(|(of, _)| *of == kind);
        let existing_worker_index = existing_worker_index.unwrap_or_else(|| {
            let (name, priority) = match kind {
                JobKind::Think => ("thinker", None),
                JobKind::Study | JobKind::AnalyzeLines => {
                    ("analyst", Some(BackgroundPriority::Low))
                }
                JobKind::Puzzle => ("puzzler", None),
                JobKind::SearchOwnGame => ("searcher", Some(BackgroundPriority::Lowest)),
                JobKind::ComputeStatistics => ("counter", None),
            };
            let worker = Worker::new(name, priority, self.input_sender.clone());
            self.workers.push((kind, worker));
            self.workers.len() - 1
        });
        let to_loop_input = move |news| LoopInput::AppEvent(Event::Job(id, news));
        let work = move |state: &mut JobWorkerState, stop: &Stop, inputs: &Sender<LoopInput>| {
            order.run_job(state, stop, inputs, &mut |found| {
                // Sending fails only if the program is ending.
                let _ = inputs.send(to_loop_input(found));
            });
        };
        let on_panic = move |what| to_loop_input(JobNews::Failed(JobFailure::Message(what)));
        self.workers[existing_worker_index]
            .1
            .give_order(id, work, on_panic)
    }

    pub(in crate::shell) fn stop_job(&self, id: JobId) {
        self.workers.iter().for_each(|(_, worker)| worker.stop(id));
    }

    /// Ends the thread of this kind and drops its state. The next job starts another thread.
    pub(in crate::shell) fn end_worker(&mut self, kind: JobKind) {
        self.workers.retain(|(of, _)| *of != kind);
    }
}

/// A job with the resources of the shell.
pub(in crate::shell) struct JobOrder {
    pub(in crate::shell) job: Job,
    /// The engine's resources, including the open tables.
    pub(in crate::shell) resources: EngineResources,
    pub(in crate::shell) table_folder: TableFolder,
    /// The command of the user's own bot.
    pub(in crate::shell) bot_command: String,
    /// The game that the bot plays, if it plays one.
    pub(in crate::shell) bot_game_kind: Option<GameKind>,
    /// The language of errors.
    pub(in crate::shell) language: Language,
}

/// The folder of tables, and the number of seeds to open.
#[derive(Clone, PartialEq)]
pub(in crate::shell) struct TableFolder {
    pub(in crate::shell) folder: PathBuf,
    pub(in crate::shell) max_seeds: u8,
}

/// The state that a thread keeps from one job to the next.
#[derive(Default)]
struct JobWorkerState {
    job_state: ReusableJobState,
    /// The user's own bot on each seat, with the seed of its game and its command. It is started
    /// for a game and ends with it ([`JobThreads::end_worker`]). It continues after moves were
    /// taken back.
    bots_by_seat: PerSeat<Option<(u64, ProgramCommand, UserBotProgram)>>,
    opened_tables: Option<OpenedTables>,
}

/// Tables opened for a study. They are kept for the next studies, so that a bad file is reported
/// once.
struct OpenedTables {
    table_folder: TableFolder,
    tables: Arc<Tables>,
    /// Set if a file is bad; the next study opens the tables again.
    has_bad_file: Arc<AtomicBool>,
}

/// The number of threads of a study. It uses only one, so that the other cores are free for playing
/// and drawing.
const STUDY_THREADS: usize = 1;

impl JobOrder {
    fn run_job(
        mut self,
        state: &mut JobWorkerState,
        stop: &Stop,
        input_sender: &Sender<LoopInput>,
        on_job_news: &mut dyn FnMut(JobNews),
    ) {
        match self.job.kind() {
            JobKind::Think => panic_if_requested(TestPanicPoint::EngineThread),
            JobKind::Study | JobKind::AnalyzeLines => {
                panic_if_requested(TestPanicPoint::AnalysisThread);
            }
            JobKind::Puzzle => panic_if_requested(TestPanicPoint::PuzzleThread),
            JobKind::SearchOwnGame | JobKind::ComputeStatistics => {}
        }
        match &self.job {
            Job::Think {
                spec: PlayerSpec::ExternalProgram,
                positions_so_far,
                seed,
            } => {
                return on_job_news(
                    self.ask_bot(positions_so_far, *seed, state, stop)
                        .map_or_else(JobNews::Failed, JobNews::Chosen),
                );
            }
            Job::Study(task) => {
                let rules = task.rules();
                self.resources.threads = STUDY_THREADS;
                self.resources.tables =
                    rules.and_then(|rules| self.tables_for_study(&rules, state, input_sender));
            }
            _ => {}
        }
        self.job
            .run(&mut state.job_state, &self.resources, stop, on_job_news);
    }

    /// Asks the user's own bot for a move. Returns its move or its error.
    fn ask_bot(
        &self,
        positions: &[AnyGame],
        seed: u64,
        state: &mut JobWorkerState,
        stop: &Stop,
    ) -> Result<ChosenMove<AnyMove>, JobFailure> {
        let words = Words::new(self.language);
        let command: ProgramCommand = self
            .bot_command
            .parse()
            .map_err(|wrong: PlayerSpecError| JobFailure::Message(wrong.explain(&words)))?;
        let (Some(to_move), Some(game_kind)) =
            (positions.last().map(Game::to_move), &self.bot_game_kind)
        else {
            return Err(JobFailure::NoResult);
        };
        let seat_bot = &mut state.bots_by_seat[to_move];
        seat_bot.take_if(|(game, playing, _)| (*game, &*playing) != (seed, &command));
        let (.., program) = seat_bot.get_or_insert_with(|| {
            let limits = BotLimits {
                move_time: self.resources.time_per_move,
                ..BotLimits::default()
            };
            let program = UserBotProgram::new(command.clone(), game_kind.clone(), limits, seed);
            (seed, command.clone(), program)
        });
        let move_report = program.request_move(positions, stop).map_err(|reason| {
            JobFailure::Message(bot_error_message(&command, &reason, program, &words))
        })?;
        Ok(ChosenMove {
            choice: move_report,
            value: None,
            visited: 0,
            depth: None,
        })
    }

    /// The tables for a study under these rules: the open ones, or the ones on the disk, so that
    /// the first analysis after the start is as good as a later one. Bad files are reported to
    /// `input_sender`.
    fn tables_for_study(
        &self,
        rules: &Rules,
        state: &mut JobWorkerState,
        input_sender: &Sender<LoopInput>,
    ) -> Option<Arc<Tables>> {
        let open_tables = self.resources.tables.as_ref();
        if let Some(tables) = open_tables.filter(|tables| tables.are_for_rules(rules)) {
            return Some(Arc::clone(tables));
        }
        let are_tables_current = |opened: &OpenedTables| {
            opened.tables.are_for_rules(rules)
                && opened.table_folder == self.table_folder
                // If there were fewer than wanted, more may have been built since.
                && opened.tables.max_seeds() >= opened.table_folder.max_seeds
                && !opened.has_bad_file.load(Ordering::Relaxed)
        };
        if !state.opened_tables.as_ref().is_some_and(are_tables_current) {
            state.opened_tables = self.open_tables(rules, input_sender);
        }
        state
            .opened_tables
            .as_ref()
            .map(|opened| Arc::clone(&opened.tables))
    }

    /// Opens the tables on the disk, if there are any. A file that turns out to be bad while it is
    /// used is reported.
    fn open_tables(&self, rules: &Rules, input_sender: &Sender<LoopInput>) -> Option<OpenedTables> {
        let TableFolder { folder, max_seeds } = &self.table_folder;
        let (tables, _) = Tables::open(folder, rules, *max_seeds, CheckExtent::HeaderOnly);
        if tables.max_seeds() == 0 {
            return None;
        }
        let has_bad_file = Arc::new(AtomicBool::new(false));
        let bad_file_callback =
            bad_file_input_sender(&has_bad_file, input_sender.clone(), self.language);
        Some(OpenedTables {
            table_folder: self.table_folder.clone(),
            tables: Arc::new(tables.with_bad_file_callback(bad_file_callback)),
            has_bad_file,
        })
    }
}

/// The error message for a bot, with the last line of its error output. If it does not start, the
/// message names the program, because its name may be the mistake.
fn bot_error_message(
    command: &ProgramCommand,
    reason: &Forfeit,
    bot: &UserBotProgram,
    words: &Words,
) -> String {
    let error_output = bot.error_output();
    let (ProgramCommand::LineBot(line) | ProgramCommand::Uci(_, line)) = command;
    let program_name = line.first().map_or("", String::as_str);
    if !error_output.trim().is_empty() {
        log::warn!(
            "the error output of {program_name}: {}",
            escape_hidden(&error_output)
        );
    }
    let error_message = match reason {
        Forfeit::CannotStart(error) => say!(
            words,
            "bots-cannot-run",
            program = program_name,
            what = error.explain(words)
        ),
        _ => reason.explain(words),
    };
    with_last_error_line(error_message, &error_output, words)
}

/// Lists the saved games, newest first. The list carries the number of its request, so that it
/// is ignored if a newer request was made, for example after a game was deleted.
///
/// # Errors
/// If the system cannot start a thread.
pub fn list_games(
    lister: &mut Worker<()>,
    listing_id: JobId,
    games_folder: GamesFolder,
) -> io::Result<()> {
    let work = move |(): &mut (), stop: &Stop, inputs: &Sender<LoopInput>| {
        let list_result = games_folder.list_games_until_stopped(stop);
        // A newer request replaces this list.
        if stop.is_stopped() {
            return;
        }
        let listing_event = match list_result {
            Ok(games) => Event::GameList(games),
            Err(failure) => Event::ErrorReported(AppError::OpenFailed(failure.to_string())),
        };
        let _ = inputs.send(LoopInput::GamesListed(listing_id, listing_event));
    };
    let on_panic = move |what| {
        LoopInput::GamesListed(listing_id, Event::ErrorReported(AppError::OpenFailed(what)))
    };
    lister.give_order(listing_id, work, on_panic)
}
