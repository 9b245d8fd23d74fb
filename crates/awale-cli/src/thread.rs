//! The priority of threads, and how a panic in one is caught.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;
use std::thread;

use strum::EnumString;

/// The priority of a thread whose work is not urgent.
#[derive(Clone, Copy, Debug)]
pub enum ThreadPriority {
    /// You wait for the result, but every other thread comes first.
    Low,
    /// No one waits for it.
    Idle,
}

impl ThreadPriority {
    /// Its nice value: at 5 a thread gets a quarter of the time of a usual one beside it, at 19
    /// next to nothing.
    #[cfg(target_os = "linux")]
    const fn niceness(self) -> i32 {
        match self {
            ThreadPriority::Low => 5,
            ThreadPriority::Idle => 19,
        }
    }
}

/// Lowers the priority of this thread, if the system can.
#[cfg(target_os = "linux")]
pub fn lower_priority(priority: ThreadPriority) {
    let _ =
        rustix::process::setpriority_process(Some(rustix::thread::gettid()), priority.niceness());
}

#[cfg(not(target_os = "linux"))]
pub fn lower_priority(_: ThreadPriority) {}

/// Does `work`. Do not use what it worked on after a panic.
///
/// # Errors
/// The message of its panic.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| words_of(panic.as_ref()))
}

/// A place where tests can cause a panic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum PanicPoint {
    /// The drawing thread, as soon as a game is drawn, or a line that is typed.
    Drawing,
    /// The thinking thread, with its first question.
    Thinking,
    /// The thread that makes tables.
    Tables,
    /// The thread that studies, with its first task.
    Studying,
    /// The thread that makes puzzles, with its first order.
    Puzzles,
    /// The thinking thread, which uses up its stack.
    Overflow,
    /// The thinking thread, which asks for too much memory.
    Memory,
}

/// Panics where the variable `AWALE_REHEARSE_PANIC` of the environment names this place: `drawing`,
/// `thinking`, `tables`, `studying` or `puzzles`. With `overflow` and `memory` the thinking thread
/// uses up its stack, or asks for more memory than there is. Only tests set it; a program without
/// it does nothing here.
pub fn rehearse(place: PanicPoint) {
    static WANTED: LazyLock<Option<PanicPoint>> =
        LazyLock::new(|| std::env::var("AWALE_REHEARSE_PANIC").ok()?.parse().ok());
    match *WANTED {
        Some(PanicPoint::Overflow) if place == PanicPoint::Thinking => drop(use_up_stack(0)),
        Some(PanicPoint::Memory) if place == PanicPoint::Thinking => {
            drop(std::hint::black_box(vec![1_u8; (isize::MAX / 2) as usize]));
        }
        wanted => assert!(wanted != Some(place), "a panic is rehearsed"),
    }
}

#[expect(unconditional_recursion, reason = "this is what is rehearsed")]
fn use_up_stack(depth: u64) -> Vec<u64> {
    let mut deeper = use_up_stack(std::hint::black_box(depth + 1));
    deeper.push(depth);
    deeper
}

fn words_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "panic".to_owned())
}

/// The number of threads that run at the same time on this machine.
#[must_use]
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
