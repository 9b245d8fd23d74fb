//! How a bot is started, and what it may use.
//!
//! On Linux a shell waits for a line before it becomes the bot (`exec`). Meanwhile it is given its
//! limits (`prlimit`), which all that it starts has too. So nothing of the bot runs without them.
//! With bubblewrap the bot sees the files of the machine read-only, has a folder for temporary
//! files in memory, and no network.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, OnceLock};

use super::super::choice::Forfeit;
use super::super::program::Program;
use super::{BotCommand, BotTerms};

/// What a bot sees of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sandbox {
    /// All that the user sees; it has limits only.
    Limits,
    /// Files read-only, no network, by bubblewrap.
    Bubblewrap,
}

/// The three ends of its pipes.
pub(super) type Pipes = (ChildStdin, ChildStdout, ChildStderr);

/// The program that makes a sandbox.
const BUBBLEWRAP: &str = "bwrap";
/// Bytes of temporary files in a sandbox, which lie in memory.
const TEMPORARY: &str = "67108864";
/// Bytes of shared memory in a sandbox.
const SHARED: &str = "1048576";
/// Where NixOS has its programs.
const NIXOS: &str = "/run/current-system";

pub(super) fn start(
    command: &BotCommand,
    terms: &BotTerms,
    seed: u64,
) -> Result<(Program, Pipes), Forfeit> {
    is_there(command).map_err(|error| Forfeit::Start(Arc::new(error)))?;
    begin(command, terms, seed).map_err(|error| Forfeit::Start(Arc::new(error)))
}

fn begin(command: &BotCommand, terms: &BotTerms, seed: u64) -> io::Result<(Program, Pipes)> {
    let words = match terms.sandbox {
        Sandbox::Limits => command.words.clone(),
        Sandbox::Bubblewrap => wrapped(command),
    };
    let mut process = waiting(&words);
    process
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .env("AWALE_SEED", seed.to_string());
    if let Some(folder) = &command.folder {
        process.current_dir(folder);
    }
    let mut program = Program::start(&mut process)?;
    let pipes = program.all_pipes().ok_or(io::ErrorKind::BrokenPipe)?;
    #[cfg(target_os = "linux")]
    let pipes = limits::set(&program, pipes, terms)?;
    Ok((program, pipes))
}

/// The command that becomes the bot as soon as it reads a line.
#[cfg(target_os = "linux")]
fn waiting(words: &[String]) -> Command {
    let mut shell = Command::new("/bin/sh");
    shell
        .args(["-c", "read -r _ && exec \"$@\"", "bot"])
        .args(words);
    shell
}

/// The bot, which begins at once.
#[cfg(not(target_os = "linux"))]
fn waiting(words: &[String]) -> Command {
    let mut command = Command::new(words.first().map_or("", String::as_str));
    command.args(words.iter().skip(1));
    command
}

/// The words that start `command` in a sandbox.
fn wrapped(command: &BotCommand) -> Vec<String> {
    let folder = command
        .folder
        .clone()
        .or_else(|| std::env::current_dir().ok())
        .unwrap_or_else(|| PathBuf::from("/"));
    let is_hidden = ["/tmp", "/run", "/dev"]
        .iter()
        .any(|place| folder.starts_with(place));
    let folder = folder.to_string_lossy();
    let options = [
        "--ro-bind",
        "/",
        "/",
        "--proc",
        "/proc",
        "--size",
        TEMPORARY,
        "--tmpfs",
        "/tmp",
    ];
    // Shared memory is memory too, and more than its own mount may be written to below /dev.
    let devices = [
        "--dev",
        "/dev",
        "--size",
        SHARED,
        "--tmpfs",
        "/dev/shm",
        "--remount-ro",
        "/dev",
    ];
    // Sockets of the services of the machine lie here, and a read-only socket can be connected to.
    // One system has its programs here.
    let services = [
        "--size",
        SHARED,
        "--tmpfs",
        "/run",
        "--ro-bind-try",
        NIXOS,
        NIXOS,
    ];
    // The folder of a bot may lie below what is empty by now.
    let shown = ["--ro-bind", &folder, &folder];
    let place = ["--chdir", &folder, "--remount-ro", "/run"];
    let apart = [
        "--unshare-all",
        "--die-with-parent",
        "--new-session",
        "--setenv",
        "TMPDIR",
        "/tmp",
        "--",
    ];
    let parts = [
        &options[..],
        &devices,
        &services,
        if is_hidden { &shown[..] } else { &[] },
        &place,
        &apart,
    ];
    let words = [BUBBLEWRAP]
        .into_iter()
        .chain(parts.into_iter().flatten().copied())
        .map(str::to_owned);
    words.chain(command.words.iter().cloned()).collect()
}

/// Whether bubblewrap is installed and works here. It is tried once.
#[must_use]
pub fn has_bubblewrap() -> bool {
    static WORKS: OnceLock<bool> = OnceLock::new();
    *WORKS.get_or_init(|| {
        let words = wrapped(&BotCommand {
            words: vec!["true".to_owned()],
            folder: Some(PathBuf::from("/")),
        });
        let mut command = Command::new(&words[0]);
        command
            .args(&words[1..])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        cfg!(target_os = "linux") && command.status().is_ok_and(|status| status.success())
    })
}

/// Whether the program that `command` names is there.
///
/// # Errors
/// That it is not.
pub fn is_there(command: &BotCommand) -> io::Result<()> {
    let name = command.words.first().map_or("", String::as_str);
    let is_path = name.contains(std::path::MAIN_SEPARATOR);
    let found = if is_path {
        command
            .folder
            .as_deref()
            .unwrap_or_else(|| Path::new("."))
            .join(name)
            .is_file()
    } else {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let endings = if cfg!(windows) {
            ["", ".exe"].as_slice()
        } else {
            &[""]
        };
        std::env::split_paths(&path).any(|folder| {
            endings
                .iter()
                .any(|end| folder.join(format!("{name}{end}")).is_file())
        })
    };
    if found && !name.is_empty() {
        Ok(())
    } else {
        Err(io::ErrorKind::NotFound.into())
    }
}

#[cfg(target_os = "linux")]
mod limits {
    use std::io::{self, Write};

    use rustix::process::{Resource, Rlimit, prlimit};

    use super::super::super::processes::pid;
    use super::super::usage;
    use super::{BotTerms, Pipes, Program};

    /// The largest file that a bot may write, in bytes.
    const FILE: u64 = 1 << 20;
    /// The most files, pipes and sockets that it may have open. A virtual machine opens a hundred.
    const OPEN: u64 = 512;
    /// The most threads and processes of all bots together, beyond those that the user has. The
    /// system counts by user, and does not hold root to it.
    const TASKS: u64 = 512;

    /// Gives the waiting shell its limits, and lets it begin.
    pub(super) fn set(program: &Program, mut pipes: Pipes, terms: &BotTerms) -> io::Result<Pipes> {
        let process = pid(program.id());
        let memory = u64::from(terms.memory_mb) << 20;
        let wanted = [
            // Not the address space: virtual machines reserve far more of that than they ever use.
            (Resource::Data, memory),
            (Resource::Fsize, FILE),
            (Resource::Core, 0),
            (Resource::Nofile, OPEN),
            (Resource::Nproc, usage::tasks_of_user() + TASKS),
        ];
        for (resource, most) in wanted {
            // A limit that the user already has stays where it is lower.
            let now = prlimit(
                process,
                resource,
                Rlimit {
                    current: Some(most),
                    maximum: Some(most),
                },
            );
            if now.is_err() {
                prlimit(
                    process,
                    resource,
                    Rlimit {
                        current: Some(most),
                        maximum: None,
                    },
                )
                .ok();
            }
        }
        writeln!(pipes.0)?;
        pipes.0.flush()?;
        Ok(pipes)
    }
}
