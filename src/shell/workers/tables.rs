//! [`TableBuilder`]: the thread that builds endgame tables while you play. It has the lowest
//! priority and stops when you quit. The next start continues, because finished layers are kept.

use std::{
    io,
    path::{Path, PathBuf},
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, Ordering},
        mpsc::Sender,
    },
    thread,
    time::{Duration, Instant},
};

use awale_engine::{
    Stop,
    tables::{
        BadFile, BuildError, BuildProgress, BuildResources, CheckExtent, TableRules, Tables,
        build_tables, layer_board_count,
    },
};
use awale_files as files;
use awale_rules::Rules;

use crate::{
    app::{
        AppError, Event, MAX_UNCOMPRESSED_TABLE_SEEDS, MissingTablesMode, TableProgress,
        TableSpeed, TablesNews,
    },
    shell::{input::LoopInput, storage::lock_for_long},
    words::{Explain, Language, Words},
};
use awale_cli::thread::{
    BackgroundPriority, TestPanicPoint, catch_panic, lower_priority, panic_if_requested,
};

/// The number of threads that build. The other cores are for the screen and the computer's moves.
const BUILD_THREADS: usize = 1;

/// Tables of this many seeds are ready within seconds; larger ones are built after them.
const MAX_QUICK_TABLE_SEEDS: u8 = 15;
/// The handle of the thread that builds tables.
pub(in crate::shell) struct TableBuilder {
    folder: PathBuf,
    inputs: Sender<LoopInput>,
    /// The work of the thread: building or opening tables. It remains here after it has ended.
    last_work: Option<TableWork>,
}

/// The current or last request of the thread: tables to build or to open.
#[derive(Clone)]
struct TableWork {
    rules: TableRules,
    max_seeds: u8,
    mode: MissingTablesMode,
    stop: Stop,
    /// Whether a file turned out to be bad while it was used.
    has_bad_file: Arc<AtomicBool>,
    /// The tables, as soon as they are ready.
    ready_tables: Arc<OnceLock<Arc<Tables>>>,
    language: Language,
}

impl TableBuilder {
    /// Builds tables in `folder`, and sends progress to `input_sender`.
    pub(in crate::shell) fn new(folder: PathBuf, input_sender: Sender<LoopInput>) -> TableBuilder {
        TableBuilder {
            folder,
            inputs: input_sender,
            last_work: None,
        }
    }

    pub(in crate::shell) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Opens the tables for `rules` up to `max_seeds` seeds, and builds the missing ones if `mode`
    /// asks for it. Building for other rules stops. Tables with a bad file are opened again.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub(in crate::shell) fn request_tables(
        &mut self,
        rules: Rules,
        max_seeds: u8,
        mode: MissingTablesMode,
        language: Language,
    ) -> io::Result<()> {
        let table_rules = TableRules::new(&rules);
        if let Some(work) = &self.last_work {
            let mode_covers_request =
                work.mode == MissingTablesMode::BuildMissingTables || work.mode == mode;
            if work.rules == table_rules
                && work.max_seeds == max_seeds
                && mode_covers_request
                && !work.has_bad_file.load(Ordering::Relaxed)
            {
                // The tables for a game with other rules may have replaced these in the meantime.
                if let Some(tables) = work.ready_tables.get() {
                    let tables_news = TablesNews::Ready(Arc::clone(tables));
                    let _ = self
                        .inputs
                        .send(LoopInput::AppEvent(Event::Tables(tables_news)));
                }
                return Ok(());
            }
            if mode == MissingTablesMode::BuildMissingTables {
                work.stop.stop();
            }
        }
        let table_work = TableWork {
            rules: table_rules,
            max_seeds,
            mode,
            stop: Stop::new(),
            has_bad_file: Arc::default(),
            ready_tables: Arc::default(),
            language,
        };
        if mode == MissingTablesMode::BuildMissingTables || self.last_work.is_none() {
            self.last_work = Some(table_work.clone());
        }
        let (folder, input_sender, ready_tables) = (
            self.folder.clone(),
            self.inputs.clone(),
            Arc::clone(&table_work.ready_tables),
        );
        let run_on_thread = move || {
            lower_priority(BackgroundPriority::Lowest);
            let build_result = catch_panic(|| {
                panic_if_requested(TestPanicPoint::TablesThread);
                if let Some(speed) = read_speed(&folder) {
                    let _ = input_sender.send(LoopInput::AppEvent(Event::Tables(
                        TablesNews::MeasuredSpeed(speed),
                    )));
                }
                if mode == MissingTablesMode::OpenExistingTables {
                    return open_tables(&rules, max_seeds, &folder, &table_work, &input_sender);
                }
                // Another program may be building the same tables. When it has finished, they only
                // need to be opened.
                let _folder_lock = lock_for_long(&folder, || {
                    let lock_error = AppError::FolderLocked(folder.display().to_string());
                    let _ =
                        input_sender.send(LoopInput::AppEvent(Event::ErrorReported(lock_error)));
                });
                build_tables_in_steps(&rules, max_seeds, &folder, &table_work, &input_sender)
            });
            let tables_news =
                build_result.unwrap_or_else(|what| Some(TablesNews::BuildFailed(what)));
            if let Some(TablesNews::Ready(tables)) = &tables_news {
                let _ = ready_tables.set(Arc::clone(tables));
            }
            // A stopped build has nothing to report.
            if let Some(tables_news) = tables_news {
                let _ = input_sender.send(LoopInput::AppEvent(Event::Tables(tables_news)));
            }
        };
        thread::Builder::new()
            .name("tables".to_owned())
            .spawn(run_on_thread)
            .map(drop)
    }
}

/// Opens the existing tables. `None` if there are none.
fn open_tables(
    rules: &Rules,
    max_seeds: u8,
    folder: &Path,
    table_work: &TableWork,
    input_sender: &Sender<LoopInput>,
) -> Option<TablesNews> {
    let (tables, _) = Tables::open(folder, rules, max_seeds, CheckExtent::HeaderOnly);
    (tables.max_seeds() > 0).then(|| {
        TablesNews::Ready(Arc::new(tables.with_bad_file_callback(
            bad_table_file_reporter(table_work, input_sender),
        )))
    })
}

/// Builds the tables. Returns the result as news, or `None` if the work was stopped.
fn build_tables_in_steps(
    rules: &Rules,
    max_seeds: u8,
    folder: &Path,
    table_work: &TableWork,
    input_sender: &Sender<LoopInput>,
) -> Option<TablesNews> {
    // Larger tables take minutes to hours. Meanwhile the game uses small ones and those from an
    // earlier run.
    for step in [MAX_QUICK_TABLE_SEEDS, MAX_UNCOMPRESSED_TABLE_SEEDS]
        .into_iter()
        .filter(|&step| step < max_seeds)
    {
        match build_tables_up_to(step, rules, folder, table_work, input_sender) {
            Some(TablesNews::Ready(_)) => {}
            other => return other,
        }
        let tables_news = open_tables(rules, max_seeds, folder, table_work, input_sender)?;
        // Larger layers are compressed, and each block is verified when it is read. Verifying
        // gigabytes completely at each start would take minutes.
        if step == MAX_UNCOMPRESSED_TABLE_SEEDS
            && matches!(&tables_news, TablesNews::Ready(tables) if tables.max_seeds() >= max_seeds)
        {
            return Some(tables_news);
        }
        let _ = input_sender.send(LoopInput::AppEvent(Event::Tables(tables_news)));
    }
    build_tables_up_to(max_seeds, rules, folder, table_work, input_sender)
}

/// Builds the tables up to `max_seeds` seeds. Returns the result as news, or `None` if the work was
/// stopped.
fn build_tables_up_to(
    max_seeds: u8,
    rules: &Rules,
    folder: &Path,
    table_work: &TableWork,
    input_sender: &Sender<LoopInput>,
) -> Option<TablesNews> {
    let board_count: u64 = (0..=max_seeds).map(layer_board_count).sum();
    let (mut last_reported_layer_and_percent, mut layer_start) = (None, Instant::now());
    let mut report_progress = |progress: BuildProgress| {
        let (layer, layer_done_board_count) = match progress {
            BuildProgress::SolvingLayer {
                seeds,
                finished_board_estimate: done,
                ..
            } => (seeds, done),
            BuildProgress::LayerFinished {
                seeds,
                board_count: boards,
            } => {
                let build_time = std::mem::replace(&mut layer_start, Instant::now()).elapsed();
                if boards >= MIN_BOARDS_FOR_SPEED {
                    save_speed(
                        TableSpeed {
                            layer: seeds,
                            boards_per_second: boards_per_second(boards, build_time),
                        },
                        folder,
                        input_sender,
                    );
                }
                return;
            }
            _ => return,
        };
        if layer_done_board_count == 0 {
            layer_start = Instant::now();
        }
        let total_done_board_count =
            (0..layer).map(layer_board_count).sum::<u64>() + layer_done_board_count;
        let percent = u8::try_from(total_done_board_count * 100 / board_count).unwrap_or(100);
        // One report per layer and percent is enough.
        if last_reported_layer_and_percent.replace((layer, percent)) != Some((layer, percent)) {
            let tables_news = TablesNews::Building(TableProgress {
                layer,
                last_layer: max_seeds,
                percent,
            });
            let _ = input_sender.send(LoopInput::AppEvent(Event::Tables(tables_news)));
        }
    };
    let resources = BuildResources {
        threads: BUILD_THREADS,
        max_memory_bytes: None,
        max_uncompressed_seeds: MAX_UNCOMPRESSED_TABLE_SEEDS,
    };
    match build_tables(
        rules,
        max_seeds,
        folder,
        resources,
        &table_work.stop,
        &mut report_progress,
    ) {
        Ok(tables) => Some(TablesNews::Ready(Arc::new(tables.with_bad_file_callback(
            bad_table_file_reporter(table_work, input_sender),
        )))),
        Err(BuildError::Stopped { .. }) => None,
        Err(error) => Some(TablesNews::BuildFailed(
            error.explain(&Words::new(table_work.language)),
        )),
    }
}

/// The minimum number of boards of a layer whose speed is measured. Smaller layers are built too
/// fast to measure. Layers of 14 or more seeds have at least this many boards.
const MIN_BOARDS_FOR_SPEED: u64 = 4_000_000;
/// The file in the folder of tables with the measured speed of this machine: the seeds of the
/// layer, and boards per second.
const TABLE_SPEED_FILE: &str = "speed";

fn boards_per_second(board_count: u64, build_time: Duration) -> u32 {
    u32::try_from(u128::from(board_count) * 1000 / build_time.as_millis().max(1))
        .unwrap_or(u32::MAX)
}

/// Saves and reports how fast a layer was built. If the file cannot be written, only the time
/// estimates of later runs are missing.
fn save_speed(speed: TableSpeed, folder: &Path, input_sender: &Sender<LoopInput>) {
    let _ = files::write(
        &folder.join(TABLE_SPEED_FILE),
        format!("{} {}\n", speed.layer, speed.boards_per_second),
    );
    let _ = input_sender.send(LoopInput::AppEvent(Event::Tables(
        TablesNews::MeasuredSpeed(speed),
    )));
}

fn read_speed(folder: &Path) -> Option<TableSpeed> {
    let text = files::read_text(&folder.join(TABLE_SPEED_FILE), 64).ok()?;
    let (layer_text, rate_text) = text.trim().split_once(' ')?;
    Some(TableSpeed {
        layer: layer_text.parse().ok()?,
        boards_per_second: rate_text.parse().ok()?,
    })
}

/// Makes the callback for a file of `table_work` that turns out to be bad while it is used: it
/// reports the file to the player.
fn bad_table_file_reporter(
    table_work: &TableWork,
    input_sender: &Sender<LoopInput>,
) -> impl Fn(&BadFile) + Send + Sync + 'static {
    bad_file_input_sender(
        &table_work.has_bad_file,
        input_sender.clone(),
        table_work.language,
    )
}

/// Makes a callback that reports a bad file to the player and sets `has_bad_file`. Files are
/// checked while they are used.
pub(super) fn bad_file_input_sender(
    has_bad_file: &Arc<AtomicBool>,
    input_sender: Sender<LoopInput>,
    language: Language,
) -> impl Fn(&BadFile) + Send + Sync + 'static {
    let has_bad_file = Arc::clone(has_bad_file);
    move |bad| {
        has_bad_file.store(true, Ordering::Relaxed);
        let _ = input_sender.send(LoopInput::AppEvent(Event::ErrorReported(
            AppError::BadTable(bad.explain(&Words::new(language))),
        )));
    }
}
