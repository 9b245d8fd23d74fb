//! Threads whose work can wait.

/// How far a thread steps back.
#[derive(Clone, Copy, Debug)]
pub(super) enum Back {
    /// The player waits for the result, but every other thread comes first.
    Behind,
    /// No one waits for it.
    Last,
}

impl Back {
    /// What the system calls its niceness: at 5 a thread gets a quarter of what a usual one beside it gets, at 19 next to
    /// nothing.
    #[cfg(target_os = "linux")]
    const fn niceness(self) -> i32 {
        match self {
            Back::Behind => 5,
            Back::Last => 19,
        }
    }
}

/// Lets other threads go before this one. Where that cannot be asked for, the system shares as it does.
#[cfg(target_os = "linux")]
pub(super) fn step_back(back: Back) {
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), back.niceness());
}

#[cfg(not(target_os = "linux"))]
pub(super) fn step_back(_: Back) {}
