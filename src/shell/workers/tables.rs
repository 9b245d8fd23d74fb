//! [`TableBuilder`]: the thread that builds endgame tables while you play. It has the lowest
//! priority and stops when you quit. The next start continues, because finished layers are kept.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use std::{io, thread};

use awale_engine::Stop;
use awale_engine::tables::{
    BadFile, BuildError, BuildProgress, BuildResources, CheckExtent, TableRules, Tables,
    build_tables, layer_board_count,
};
use awale_files as files;
use awale_rules::Rules;

use crate::app::{
    AppError, Event, MAX_UNCOMPRESSED_TABLE_SEEDS, MissingTablesMode, TableProgress, TableSpeed,
    TablesNews,
};
use crate::shell::input::LoopInput;
use crate::shell::storage::lock_for_long;
use crate::words::{Explain, Language, Words};
use awale_cli::thread::{
    TestPanicPoint, ThreadPriority, catch_panic, lower_priority, panic_if_requested,
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

/// Tables that are being built or opened, or were.
#[derive(Clone)]
struct TableWork {
    rules: TableRules,
    seeds: u8,
    mode: MissingTablesMode,
    stop: Stop,
    /// Whether a file turned out to be bad while it was used.
    has_bad_file: Arc<AtomicBool>,
    /// The tables, as soon as they are ready.
    ready: Arc<OnceLock<Arc<Tables>>>,
    language: Language,
}

impl TableBuilder {
    /// Builds tables in `folder`, and sends progress to `inputs`.
    pub(in crate::shell) fn new(folder: PathBuf, inputs: Sender<LoopInput>) -> TableBuilder {
        TableBuilder {
            folder,
            inputs,
            last_work: None,
        }
    }

    pub(in crate::shell) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Opens the tables for `rules` up to `seeds` seeds, and builds the missing ones if `mode` asks
    /// for it. Building for other rules stops. Tables with a bad file are opened again.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub(in crate::shell) fn request_tables(
        &mut self,
        rules: Rules,
        seeds: u8,
        mode: MissingTablesMode,
        language: Language,
    ) -> io::Result<()> {
        let table_rules = TableRules::new(&rules);
        if let Some(work) = &self.last_work {
            let is_done = work.mode == MissingTablesMode::Make || work.mode == mode;
            if work.rules == table_rules
                && work.seeds == seeds
                && is_done
                && !work.has_bad_file.load(Ordering::Relaxed)
            {
                // The tables for a game with other rules may have replaced these in the meantime.
                if let Some(tables) = work.ready.get() {
                    let ready = TablesNews::Ready(Arc::clone(tables));
                    let _ = self.inputs.send(LoopInput::App(Event::Tables(ready)));
                }
                return Ok(());
            }
            if mode == MissingTablesMode::Make {
                work.stop.stop();
            }
        }
        let work = TableWork {
            rules: table_rules,
            seeds,
            mode,
            stop: Stop::new(),
            has_bad_file: Arc::default(),
            ready: Arc::default(),
            language,
        };
        if mode == MissingTablesMode::Make || self.last_work.is_none() {
            self.last_work = Some(work.clone());
        }
        let (folder, inputs, ready) = (
            self.folder.clone(),
            self.inputs.clone(),
            Arc::clone(&work.ready),
        );
        let run = move || {
            lower_priority(ThreadPriority::Idle);
            let made = catch_panic(|| {
                panic_if_requested(TestPanicPoint::Tables);
                if let Some(speed) = read_speed(&folder) {
                    let _ = inputs.send(LoopInput::App(Event::Tables(TablesNews::Speed(speed))));
                }
                if mode == MissingTablesMode::Open {
                    return open_tables(&rules, seeds, &folder, &work, &inputs);
                }
                // Another program may be building the same tables. When it has finished, they only
                // need to be opened.
                let _held = lock_for_long(&folder, || {
                    let held = AppError::FolderLocked(folder.display().to_string());
                    let _ = inputs.send(LoopInput::App(Event::Trouble(held)));
                });
                make_tables(&rules, seeds, &folder, &work, &inputs)
            });
            let news = made.unwrap_or_else(|what| Some(TablesNews::Failed(what)));
            if let Some(TablesNews::Ready(tables)) = &news {
                let _ = ready.set(Arc::clone(tables));
            }
            // A stopped build has nothing to report.
            if let Some(news) = news {
                let _ = inputs.send(LoopInput::App(Event::Tables(news)));
            }
        };
        thread::Builder::new()
            .name("tables".to_owned())
            .spawn(run)
            .map(drop)
    }
}

/// Opens the existing tables; `None` without any.
fn open_tables(
    rules: &Rules,
    seeds: u8,
    folder: &Path,
    work: &TableWork,
    inputs: &Sender<LoopInput>,
) -> Option<TablesNews> {
    let (tables, _) = Tables::open(folder, rules, seeds, CheckExtent::Header);
    (tables.max_seeds() > 0).then(|| {
        TablesNews::Ready(Arc::new(
            tables.with_bad_file_callback(bad_table_file_reporter(work, inputs)),
        ))
    })
}

/// Builds the tables. Returns the news unless it was stopped.
fn make_tables(
    rules: &Rules,
    seeds: u8,
    folder: &Path,
    work: &TableWork,
    inputs: &Sender<LoopInput>,
) -> Option<TablesNews> {
    // Larger tables take minutes to hours. Meanwhile the game uses small ones and those from an
    // earlier run.
    for step in [MAX_QUICK_TABLE_SEEDS, MAX_UNCOMPRESSED_TABLE_SEEDS]
        .into_iter()
        .filter(|&step| step < seeds)
    {
        match make_tables_up_to(step, rules, folder, work, inputs) {
            Some(TablesNews::Ready(_)) => {}
            other => return other,
        }
        let news = open_tables(rules, seeds, folder, work, inputs)?;
        // Larger layers are compressed, and each block is verified when it is read. Verifying
        // gigabytes completely at each start would take minutes.
        if step == MAX_UNCOMPRESSED_TABLE_SEEDS
            && matches!(&news, TablesNews::Ready(tables) if tables.max_seeds() >= seeds)
        {
            return Some(news);
        }
        let _ = inputs.send(LoopInput::App(Event::Tables(news)));
    }
    make_tables_up_to(seeds, rules, folder, work, inputs)
}

/// Builds the tables up to `seeds` seeds. Returns the news unless it was stopped.
fn make_tables_up_to(
    seeds: u8,
    rules: &Rules,
    folder: &Path,
    work: &TableWork,
    inputs: &Sender<LoopInput>,
) -> Option<TablesNews> {
    let all: u64 = (0..=seeds).map(layer_board_count).sum();
    let (mut last, mut begun) = (None, Instant::now());
    let mut report = |progress: BuildProgress| {
        let (layer, done) = match progress {
            BuildProgress::Solving { seeds, done, .. } => (seeds, done),
            BuildProgress::Finished { seeds, boards } => {
                let took = std::mem::replace(&mut begun, Instant::now()).elapsed();
                if boards >= MIN_BOARDS_FOR_SPEED {
                    save_speed(
                        TableSpeed {
                            layer: seeds,
                            rate: boards_per_second(boards, took),
                        },
                        folder,
                        inputs,
                    );
                }
                return;
            }
            _ => return,
        };
        if done == 0 {
            begun = Instant::now();
        }
        let done = (0..layer).map(layer_board_count).sum::<u64>() + done;
        let percent = u8::try_from(done * 100 / all).unwrap_or(100);
        // One report per layer and percent is enough.
        if last.replace((layer, percent)) != Some((layer, percent)) {
            let news = TablesNews::Making(TableProgress {
                layer,
                last_layer: seeds,
                percent,
            });
            let _ = inputs.send(LoopInput::App(Event::Tables(news)));
        }
    };
    let resources = BuildResources {
        threads: BUILD_THREADS,
        memory: None,
        raw_up_to: MAX_UNCOMPRESSED_TABLE_SEEDS,
    };
    match build_tables(rules, seeds, folder, resources, &work.stop, &mut report) {
        Ok(tables) => Some(TablesNews::Ready(Arc::new(
            tables.with_bad_file_callback(bad_table_file_reporter(work, inputs)),
        ))),
        Err(BuildError::Stopped { .. }) => None,
        Err(error) => Some(TablesNews::Failed(
            error.explain(&Words::new(work.language)),
        )),
    }
}

/// The minimum number of boards of a layer whose speed is measured. A smaller layer is done too
/// fast to measure. Layers of 14 or more seeds have as many boards.
const MIN_BOARDS_FOR_SPEED: u64 = 4_000_000;
/// The file in the folder of tables with the measured speed of this machine: the seeds of the
/// layer, and boards per second.
const TABLE_SPEED_FILE: &str = "speed";

fn boards_per_second(boards: u64, took: Duration) -> u32 {
    u32::try_from(u128::from(boards) * 1000 / took.as_millis().max(1)).unwrap_or(u32::MAX)
}

/// Saves and reports how fast a layer was built. If the file cannot be written, only the time
/// estimates of later runs are missing.
fn save_speed(speed: TableSpeed, folder: &Path, inputs: &Sender<LoopInput>) {
    let _ = files::write(
        &folder.join(TABLE_SPEED_FILE),
        format!("{} {}\n", speed.layer, speed.rate),
    );
    let _ = inputs.send(LoopInput::App(Event::Tables(TablesNews::Speed(speed))));
}

fn read_speed(folder: &Path) -> Option<TableSpeed> {
    let text = files::read_text(&folder.join(TABLE_SPEED_FILE), 64).ok()?;
    let (layer, rate) = text.trim().split_once(' ')?;
    Some(TableSpeed {
        layer: layer.parse().ok()?,
        rate: rate.parse().ok()?,
    })
}

/// Makes the callback for a file of `work` that turns out to be bad while it is used: it reports
/// the file to the player.
fn bad_table_file_reporter(
    work: &TableWork,
    inputs: &Sender<LoopInput>,
) -> impl Fn(&BadFile) + Send + Sync + 'static {
    bad_file_input_sender(&work.has_bad_file, inputs.clone(), work.language)
}

/// Makes a callback that reports a bad file to the player and sets `is_spoilt`. Files are checked
/// while they are used.
pub(super) fn bad_file_input_sender(
    is_spoilt: &Arc<AtomicBool>,
    inputs: Sender<LoopInput>,
    language: Language,
) -> impl Fn(&BadFile) + Send + Sync + 'static {
    let is_spoilt = Arc::clone(is_spoilt);
    move |bad| {
        is_spoilt.store(true, Ordering::Relaxed);
        let _ = inputs.send(LoopInput::App(Event::Trouble(AppError::BadTable(
            bad.explain(&Words::new(language)),
        ))));
    }
}
