//! Starts bots with limits of memory, files and processes, and optionally in a sandbox.
//!
//! On Linux a shell waits for a line and then becomes the bot (`exec`). Before that line its limits
//! are set (`prlimit`), which child processes inherit. No code of the bot runs without limits.
//!
//! With bubblewrap the bot sees the files of the machine read-only, has a folder for temporary
//! files in memory, and no network.

use std::{
    io,
    path::{Path, PathBuf},
    process::{ChildStderr, ChildStdin, ChildStdout, Command, Stdio},
    sync::{Arc, OnceLock},
};

use super::{
    super::{move_choice::Forfeit, program::Program},
    BotCommand, BotLimits,
};

/// The part of the machine that a bot can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sandbox {
    /// The bot can use everything that the user can use. Only its memory, files and processes are
    /// limited.
    LimitsOnly,
    /// Read-only files and no network, by bubblewrap.
    Bubblewrap,
}

/// The ends of the pipes of a bot: input, output and error output.
pub(super) type BotPipes = (ChildStdin, ChildStdout, ChildStderr);

/// The program for sandboxes, bubblewrap.
const BUBBLEWRAP_PROGRAM: &str = "bwrap";
/// Size limit of `/tmp` in a sandbox, in bytes. These files are in memory.
const TMP_LIMIT_BYTES: &str = "67108864";
/// Size limit of `/dev/shm` and of `/run` in a sandbox, in bytes.
const SHM_LIMIT_BYTES: &str = "1048576";
/// The folder of programs on NixOS.
const NIXOS_PROGRAMS_FOLDER: &str = "/run/current-system";

pub(super) fn start_bot(
    command: &BotCommand,
    limits: &BotLimits,
    random_seed: u64,
) -> Result<(Program, BotPipes), Forfeit> {
    check_program_exists(command).map_err(|error| Forfeit::CannotStart(Arc::new(error)))?;
    start_with_limits(command, limits, random_seed)
        .map_err(|error| Forfeit::CannotStart(Arc::new(error)))
}

fn start_with_limits(
    command: &BotCommand,
    limits: &BotLimits,
    random_seed: u64,
) -> io::Result<(Program, BotPipes)> {
    let command_words = match limits.sandbox {
        Sandbox::LimitsOnly => command.command_words.clone(),
        Sandbox::Bubblewrap => sandbox_command_line(command),
    };
    let mut process_command = command_for_bot_start(&command_words);
    process_command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .env("AWALE_SEED", random_seed.to_string());
    if let Some(folder) = &command.folder {
        process_command.current_dir(folder);
    }
    let mut program = Program::start(&mut process_command)?;
    let pipes = program.all_pipes().ok_or(io::ErrorKind::BrokenPipe)?;
    #[cfg(target_os = "linux")]
    let pipes = limits::set_limits_and_start(&program, pipes, limits)?;
    Ok((program, pipes))
}

/// Returns a shell that becomes the bot when it reads a line.
#[cfg(target_os = "linux")]
fn command_for_bot_start(command_words: &[String]) -> Command {
    let mut command = Command::new("/bin/sh");
    command
        .args(["-c", "read -r _ && exec \"$@\"", "bot"])
        .args(command_words);
    command
}

/// Returns the command of the bot, which starts immediately.
#[cfg(not(target_os = "linux"))]
fn command_for_bot_start(words: &[String]) -> Command {
    let mut command = Command::new(words.first().map_or("", String::as_str));
    command.args(words.iter().skip(1));
    command
}

/// Returns the command line that runs `command` in a sandbox.
fn sandbox_command_line(command: &BotCommand) -> Vec<String> {
    let folder = command
        .folder
        .clone()
        .or_else(|| std::env::current_dir().ok())
        .unwrap_or_else(|| PathBuf::from("/"));
    let is_folder_hidden = ["/tmp", "/run", "/dev"]
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
        TMP_LIMIT_BYTES,
        "--tmpfs",
        "/tmp",
    ];
    // Shared memory uses memory too, so its size is limited. Other files below /dev could use more,
    // so the folder is mounted read-only.
    let device_options = [
        "--dev",
        "/dev",
        "--size",
        SHM_LIMIT_BYTES,
        "--tmpfs",
        "/dev/shm",
        "--remount-ro",
        "/dev",
    ];
    // Services of the machine have their sockets in /run. A read-only socket can be connected to,
    // so the folder is replaced by an empty one. NixOS has its programs there, so they are added
    // again.
    let service_options = [
        "--size",
        SHM_LIMIT_BYTES,
        "--tmpfs",
        "/run",
        "--ro-bind-try",
        NIXOS_PROGRAMS_FOLDER,
        NIXOS_PROGRAMS_FOLDER,
    ];
    // The bot's folder may be below one of the folders that are empty now, so it is added again.
    let folder_options = ["--ro-bind", &folder, &folder];
    let working_folder_options = ["--chdir", &folder, "--remount-ro", "/run"];
    let isolation_options = [
        "--unshare-all",
        "--die-with-parent",
        "--new-session",
        "--setenv",
        "TMPDIR",
        "/tmp",
        "--",
    ];
    let option_groups = [
        &options[..],
        &device_options,
        &service_options,
        if is_folder_hidden {
            &folder_options[..]
        } else {
            &[]
        },
        &working_folder_options,
        &isolation_options,
    ];
    let command_words = [BUBBLEWRAP_PROGRAM]
        .into_iter()
        .chain(option_groups.into_iter().flatten().copied())
        .map(str::to_owned);
    command_words
        .chain(command.command_words.iter().cloned())
        .collect()
}

/// Returns whether bubblewrap is installed and works here. The result is cached.
pub fn has_bubblewrap() -> bool {
    static BUBBLEWRAP_WORKS: OnceLock<bool> = OnceLock::new();
    *BUBBLEWRAP_WORKS.get_or_init(|| {
        let command_words = sandbox_command_line(&BotCommand {
            command_words: vec!["true".to_owned()],
            folder: Some(PathBuf::from("/")),
        });
        let mut command = Command::new(&command_words[0]);
        command
            .args(&command_words[1..])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        cfg!(target_os = "linux") && command.status().is_ok_and(|status| status.success())
    })
}

/// Checks that the program of `command` exists, in its folder or in `PATH`.
///
/// # Errors
/// `NotFound` if it does not exist.
pub fn check_program_exists(command: &BotCommand) -> io::Result<()> {
    let name = command.command_words.first().map_or("", String::as_str);
    let is_path = name.contains(std::path::MAIN_SEPARATOR);
    let is_program_found = if is_path {
        command
            .folder
            .as_deref()
            .unwrap_or_else(|| Path::new("."))
            .join(name)
            .is_file()
    } else {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let extensions = if cfg!(windows) {
            ["", ".exe"].as_slice()
        } else {
            &[""]
        };
        std::env::split_paths(&path).any(|folder| {
            extensions
                .iter()
                .any(|end| folder.join(format!("{name}{end}")).is_file())
        })
    };
    if is_program_found && !name.is_empty() {
        Ok(())
    } else {
        Err(io::ErrorKind::NotFound.into())
    }
}

#[cfg(target_os = "linux")]
mod limits {
    use std::io::{self, Write};

    use rustix::process::{Resource, Rlimit, prlimit};

    use super::super::super::processes::to_pid;
    use super::super::process_usage;
    use super::{BotLimits, BotPipes, Program};

    /// Maximum size of a file that a bot writes, in bytes.
    const MAX_WRITTEN_FILE_BYTES: u64 = 1 << 20;
    /// Maximum number of open files, pipes and sockets. A virtual machine opens about a hundred.
    const MAX_OPEN_FILES: u64 = 512;
    /// Maximum number of threads and processes of all bots together, in addition to those that the
    /// user has. The system counts per user, and exempts root.
    const MAX_BOT_TASKS: u64 = 512;

    /// Sets the limits of the waiting shell, then sends the line that starts the bot.
    pub(super) fn set_limits_and_start(
        program: &Program,
        mut pipes: BotPipes,
        limits: &BotLimits,
    ) -> io::Result<BotPipes> {
        let process_id = to_pid(program.pid());
        let memory_bytes = u64::from(limits.memory_mb) << 20;
        let requested_limits = [
            // The address space is not limited: virtual machines reserve far more than they
            // ever use.
            (Resource::Data, memory_bytes),
            (Resource::Fsize, MAX_WRITTEN_FILE_BYTES),
            (Resource::Core, 0),
            (Resource::Nofile, MAX_OPEN_FILES),
            (
                Resource::Nproc,
                process_usage::thread_count_of_user_at_start() + MAX_BOT_TASKS,
            ),
        ];
        for (resource, most) in requested_limits {
            // A lower limit that the user already has is kept.
            let set_result = prlimit(
                process_id,
                resource,
                Rlimit {
                    current: Some(most),
                    maximum: Some(most),
                },
            );
            if set_result.is_err() {
                prlimit(
                    process_id,
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
