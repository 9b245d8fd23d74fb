//! Threads whose work can wait.

/// Lets every other thread go first before this one and those that it starts. Where that cannot be asked for, the system
/// shares as it does.
#[cfg(target_os = "linux")]
pub(super) fn step_back() {
    /// The last in line.
    const LAST: i32 = 19;
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), LAST);
}

#[cfg(not(target_os = "linux"))]
pub(super) fn step_back() {}
