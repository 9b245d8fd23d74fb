//! The priority of threads, and catching panics.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::LazyLock,
    thread,
};

use strum::EnumString;

/// The priority of a thread whose work is not urgent.
#[derive(Clone, Copy, Debug)]
pub enum BackgroundPriority {
    /// For work whose result the user waits for, behind all other threads.
    Low,
    /// For work whose result nobody waits for.
    Lowest,
}

impl BackgroundPriority {
    /// The Unix nice value. With 5 a thread gets a third of the processor time of a normal one,
    /// with 19 almost none.
    #[cfg(target_os = "linux")]
    const fn niceness(self) -> i32 {
        match self {
            BackgroundPriority::Low => 5,
            BackgroundPriority::Lowest => 19,
        }
    }
}

/// Lowers the priority of the current thread, if the system allows it.
#[cfg(target_os = "linux")]
pub fn lower_priority(priority: BackgroundPriority) {
    let _ =
        rustix::process::setpriority_process(Some(rustix::thread::gettid()), priority.niceness());
}

#[cfg(not(target_os = "linux"))]
pub fn lower_priority(_: BackgroundPriority) {}

/// Runs `work` and catches its panic. After a panic, do not use the data that it worked on.
///
/// # Errors
/// Returns the message of the panic.
pub fn catch_panic<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| panic_message(panic.as_ref()))
}

/// A place in the program where tests can cause a panic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum TestPanicPoint {
    /// A panic of the drawing thread when a game is drawn or a line is typed.
    #[strum(serialize = "drawing")]
    DrawingThread,
    /// A panic of the engine thread at its first request.
    #[strum(serialize = "thinking")]
    EngineThread,
    /// A panic of the thread that builds tables.
    #[strum(serialize = "tables")]
    TablesThread,
    /// A panic of the analysis thread at its first task.
    #[strum(serialize = "studying")]
    AnalysisThread,
    /// A panic of the thread that makes puzzles at its first task.
    #[strum(serialize = "puzzles")]
    PuzzleThread,
    /// A stack overflow of the engine thread.
    #[strum(serialize = "overflow")]
    EngineStackOverflow,
    /// A failing allocation of the engine thread.
    #[strum(serialize = "memory")]
    EngineOutOfMemory,
}

/// Panics if the environment variable `AWALE_REHEARSE_PANIC` names this place: `drawing`,
/// `thinking`, `tables`, `studying` or `puzzles`. With `overflow` or `memory` the engine thread
/// overflows its stack, or allocates more memory than there is. Only tests set the variable.
pub fn panic_if_requested(panic_point: TestPanicPoint) {
    static REQUESTED_PANIC: LazyLock<Option<TestPanicPoint>> =
        LazyLock::new(|| std::env::var("AWALE_REHEARSE_PANIC").ok()?.parse().ok());
    match *REQUESTED_PANIC {
        Some(TestPanicPoint::EngineStackOverflow)
            if panic_point == TestPanicPoint::EngineThread =>
        {
            drop(use_up_stack(0));
        }
        Some(TestPanicPoint::EngineOutOfMemory) if panic_point == TestPanicPoint::EngineThread => {
            drop(std::hint::black_box(vec![1_u8; (isize::MAX / 2) as usize]));
        }
        wanted => assert!(wanted != Some(panic_point), "a panic is rehearsed"),
    }
}

#[expect(unconditional_recursion, reason = "this is what is rehearsed")]
fn use_up_stack(depth: u64) -> Vec<u64> {
    let mut deeper_depths = use_up_stack(std::hint::black_box(depth + 1));
    deeper_depths.push(depth);
    deeper_depths
}

fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "panic".to_owned())
}

/// The number of processor cores that the program can use.
pub fn core_count() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
