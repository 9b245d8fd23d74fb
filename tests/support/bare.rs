//! A pseudo-terminal whose output is read only when the test asks for it.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Read, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

use super::{SCREEN_TIMEOUT, contains_bytes};

/// The user's end of a pseudo-terminal.
pub struct RawTerminal {
    master_file: File,
    name: PathBuf,
}

impl RawTerminal {
    /// Opens a terminal of this many columns and rows.
    pub fn new(columns: u16, rows: u16) -> RawTerminal {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC)
            .expect("a pseudo-terminal");
        grantpt(&master)
            .and_then(|()| unlockpt(&master))
            .expect("a terminal of ours");
        let size = Winsize {
            ws_row: rows,
            ws_col: columns,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        tcsetwinsize(&master, size).expect("a size");
        let name = ptsname(&master, Vec::new())
            .expect("a name")
            .into_string()
            .expect("a text");
        RawTerminal {
            master_file: File::from(master),
            name: name.into(),
        }
    }

    /// Starts a program in this terminal.
    pub fn start(&self, mut command: Command) -> RunningProgram {
        let open_terminal = || {
            OpenOptions::new()
                .read(true)
                .write(true)
                .open(&self.name)
                .expect("its other end")
        };
        let child = command
            .stdin(open_terminal())
            .stdout(open_terminal())
            .stderr(open_terminal())
            .spawn()
            .expect("it starts");
        RunningProgram(child)
    }

    /// Reads until `text` has arrived. Returns all output.
    pub fn wait_for_text(&mut self, text: &str) -> Vec<u8> {
        let (mut output_so_far, mut buffer) = (Vec::new(), [0; 4096]);
        while !contains_bytes(&output_so_far, text.as_bytes()) {
            let count = self
                .master_file
                .read(&mut buffer)
                .expect("something to read");
            output_so_far.extend_from_slice(&buffer[..count]);
        }
        output_so_far
    }

    /// Writes to the terminal without reading, until its buffer is full.
    pub fn fill_output_buffer(&self) {
        let open_result = OpenOptions::new()
            .write(true)
            .custom_flags(libc::O_NONBLOCK | libc::O_NOCTTY)
            .open(&self.name);
        let mut nonblocking_terminal = open_result.expect("its other end");
        loop {
            match nonblocking_terminal.write(&[b' '; 4096]) {
                Ok(_) => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return,
                Err(error) => panic!("it cannot be written on: {error}"),
            }
        }
    }

    /// Sends keys to the program.
    pub fn press(&mut self, keys: &str) {
        self.master_file
            .write_all(keys.as_bytes())
            .expect("it can be typed on");
    }
}

/// A running program. Dropping it kills the process.
pub struct RunningProgram(Child);

impl RunningProgram {
    /// The process id.
    pub fn pid(&self) -> u32 {
        self.0.id()
    }

    /// Whether a thread is blocked in the same write call for a tenth of a second, because its
    /// output is not read.
    pub fn is_blocked_in_write(&self) -> bool {
        let write_at_start = self.current_write();
        write_at_start.is_some()
            && (0..10).all(|_| {
                std::thread::sleep(Duration::from_millis(10));
                self.current_write() == write_at_start
            })
    }

    /// The write call in which a thread is at the moment, with its arguments, from `/proc`.
    fn current_write(&self) -> Option<String> {
        let threads = fs::read_dir(format!("/proc/{}/task", self.pid()))
            .ok()?
            .flatten();
        let mut system_calls =
            threads.filter_map(|thread| fs::read_to_string(thread.path().join("syscall")).ok());
        let write_call_prefix = format!("{} ", libc::SYS_write);
        system_calls.find(|call| call.starts_with(&write_call_prefix))
    }

    /// The peak memory use so far, in megabytes.
    pub fn peak_memory_mb(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid())).expect("it runs");
        let peak_kilobytes = status.lines().find_map(|line| {
            line.strip_prefix("VmHWM:")?
                .trim()
                .split(' ')
                .next()?
                .parse::<u64>()
                .ok()
        });
        peak_kilobytes.expect("Linux tells it") / 1024
    }

    /// Sends a signal by its name.
    pub fn send_signal(&self, name: &str) {
        let kill_status = Command::new("sh")
            .args(["-c", &format!("kill -s {name} {}", self.pid())])
            .status();
        assert!(kill_status.expect("a shell").success(), "signal {name}");
    }

    /// Waits until the program has ended.
    #[track_caller]
    pub fn wait_for_end(&mut self) -> ExitStatus {
        self.wait_for_end_within(SCREEN_TIMEOUT)
    }

    /// Waits until the program has ended, at most for this time.
    #[track_caller]
    pub fn wait_for_end_within(&mut self, time: Duration) -> ExitStatus {
        let deadline = Instant::now() + time;
        loop {
            if let Some(status) = self.0.try_wait().expect("a child") {
                return status;
            }
            assert!(Instant::now() < deadline, "it lives on");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for RunningProgram {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
