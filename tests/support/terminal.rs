//! Simulates a user at a terminal: runs the real program in a pseudo-terminal, parses its screen,
//! and sends keys and clicks.
//!
//! Nothing here waits for a fixed time. A thread parses the program's output. A test that looks for
//! a text sleeps until the screen has changed.

#![allow(dead_code, reason = "each test uses its own part")]

#[cfg(target_os = "linux")]
pub mod bare;
mod home;

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use std::{fs, thread};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use vt100::{MouseProtocolMode, Parser};

#[allow(unused_imports, reason = "each test uses its own part")]
pub use home::{CALM_SETTINGS, Home, Launch};

/// The program.
pub const AWALE_PATH: &str = env!("CARGO_BIN_EXE_awale");

/// Maximum time for anything on a very busy machine. Only a failing test waits so long.
const SCREEN_TIMEOUT: Duration = Duration::from_secs(180);

/// The bytes that keys send.
pub mod key {
    pub const UP: &str = "\x1b[A";
    pub const DOWN: &str = "\x1b[B";
    pub const RIGHT: &str = "\x1b[C";
    pub const LEFT: &str = "\x1b[D";
    pub const HOME: &str = "\x1b[H";
    pub const END: &str = "\x1b[F";
    pub const ENTER: &str = "\r";
    pub const ESC: &str = "\x1b";
    pub const CTRL_C: &str = "\x03";
    pub const CTRL_Z: &str = "\x1a";
}

/// The program in a terminal. Dropping it kills the process.
pub struct Terminal {
    pty_master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    shared_output: Arc<(Mutex<TerminalOutput>, Condvar)>,
    /// The modes of the line discipline before the program started.
    initial_modes: String,
    /// The file with the process id of the program, if an intermediate shell starts the program.
    pid_file: Option<PathBuf>,
}

/// Everything that the program has written to the terminal until now.
struct TerminalOutput {
    parser: Parser,
    bytes: Vec<u8>,
    /// The arrival times of output, with the total number of bytes at that time.
    output_arrivals: Vec<(Instant, usize)>,
    /// Whether the program has closed its end of the terminal.
    has_ended: bool,
    /// Whether the test is closing the terminal, so that nothing more is read.
    is_closing: bool,
}

impl TerminalOutput {
    /// Whether a frame is incomplete, so that the screen must not be read.
    fn is_within_frame(&self) -> bool {
        let last = |sequence: &[u8]| {
            self.bytes
                .windows(sequence.len())
                .rposition(|bytes| bytes == sequence)
        };
        last(b"\x1b[?2026h") > last(b"\x1b[?2026l")
    }

    fn screen(&self) -> String {
        self.parser.screen().contents()
    }
}

impl Terminal {
    fn open_pty(command: CommandBuilder, (columns, rows): (u16, u16)) -> Terminal {
        let pty_pair = native_pty_system()
            .openpty(pty_size(columns, rows))
            .expect("a pseudo-terminal");
        let modes = terminal_modes(pty_pair.master.as_ref());
        let child = pty_pair
            .slave
            .spawn_command(command)
            .expect("the program starts");
        let reader = pty_pair
            .master
            .try_clone_reader()
            .expect("something to read");
        let keyboard = pty_pair.master.take_writer().expect("something to type on");
        let parser = Parser::new(nonzero_cells(rows), nonzero_cells(columns), 0);
        let seen = TerminalOutput {
            parser,
            bytes: Vec::new(),
            output_arrivals: Vec::new(),
            has_ended: false,
            is_closing: false,
        };
        let shared = Arc::new((Mutex::new(seen), Condvar::new()));
        let output_for_reader = Arc::clone(&shared);
        thread::spawn(move || read_output(reader, &output_for_reader));
        Terminal {
            pty_master: pty_pair.master,
            keyboard,
            child,
            shared_output: shared,
            initial_modes: modes,
            pid_file: None,
        }
    }

    /// Closes the terminal, as the user closes a window. Waits until the program has ended.
    pub fn close(&mut self) -> ExitStatus {
        self.lock_output().is_closing = true;
        // The reading thread keeps the terminal open until its next read returns.
        self.resize(79, 24);
        let is_open = |seen: &mut TerminalOutput| !seen.has_ended;
        drop(self.shared_output.1.wait_while(self.lock_output(), is_open));
        let other = native_pty_system()
            .openpty(pty_size(80, 24))
            .expect("a pseudo-terminal");
        self.keyboard = other.master.take_writer().expect("something to type on");
        self.pty_master = other.master;
        self.child.wait().expect("the program has left")
    }

    /// Sends keys.
    pub fn press(&mut self, keys: &str) {
        // Writing fails if the program has just ended. The test notices that on the screen.
        let _ = self.keyboard.write_all(keys.as_bytes());
        let _ = self.keyboard.flush();
    }

    /// Clicks with the left button. Columns and rows are counted from 0.
    pub fn click(&mut self, column: u16, row: u16) {
        let (column, row) = (column + 1, row + 1);
        self.press(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    /// Resizes the window.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.lock_output()
            .parser
            .set_size(nonzero_cells(rows), nonzero_cells(columns));
        self.pty_master
            .resize(pty_size(columns, rows))
            .expect("a new size");
    }

    /// Sends a signal by its name or its number: `KILL`, `TERM`, `15`.
    pub fn send_signal(&self, name: &str) {
        assert!(self.send_signal_if_running(name), "signal {name}");
    }

    /// Sends a signal to a program that may have ended. Returns whether it was still running.
    pub fn send_signal_if_running(&self, name: &str) -> bool {
        let number = self.pid().to_string();
        let mut kill = Command::new("sh");
        kill.args(["-c", "kill -s \"$0\" \"$1\" 2>/dev/null", name, &number]);
        kill.status().expect("a shell").success()
    }

    /// Waits until the process is stopped, as by Ctrl-Z. A signal to continue that is sent earlier
    /// would have no effect.
    #[track_caller]
    pub fn wait_until_stopped(&self) {
        let number = self.pid().to_string();
        let end = Instant::now() + SCREEN_TIMEOUT;
        let state = || {
            Command::new("ps")
                .args(["-o", "stat=", "-p", &number])
                .output()
                .expect("ps is there")
                .stdout
        };
        while !state().starts_with(b"T") {
            assert!(Instant::now() < end, "it does not stop");
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// The exit status that the shell around the program prints ([`Launch::under_shell`]).
    #[track_caller]
    pub fn exit_status(&self) -> i32 {
        let mut status = None;
        self.wait_until_screen("the status is told", |screen| {
            let text = screen
                .lines()
                .find_map(|line| line.rsplit_once("status "))
                .map(|(_, number)| number.trim());
            status = text.and_then(|number| number.parse().ok());
            status.is_some()
        });
        status.expect("it was waited for")
    }

    /// The process id.
    pub fn pid(&self) -> u32 {
        if let Some(file) = &self.pid_file {
            return fs::read_to_string(file)
                .expect("it has started")
                .trim()
                .parse()
                .expect("a number");
        }
        self.child.process_id().expect("a process")
    }

    /// Waits until `text` is on the screen.
    #[track_caller]
    pub fn wait_for_text(&self, text: &str) {
        self.wait_until_screen(&format!("“{text}” is there"), |screen| {
            screen.contains(text)
        });
    }

    /// Waits until `text` is not on the screen any more.
    #[track_caller]
    pub fn wait_until_text_gone(&self, text: &str) {
        self.wait_until_screen(&format!("“{text}” is gone"), |screen| {
            !screen.contains(text)
        });
    }

    /// Waits until the screen satisfies a condition.
    #[track_caller]
    pub fn wait_until_screen(&self, what: &str, mut condition: impl FnMut(&str) -> bool) {
        self.wait_until(what, |seen| {
            !seen.is_within_frame() && condition(&seen.screen())
        });
    }

    /// Waits until the program has ended. Returns its status and all its output.
    #[track_caller]
    pub fn wait_for_exit(&mut self) -> (ExitStatus, Vec<u8>) {
        self.wait_until("the program has left", |seen| seen.has_ended);
        let status = self.child.wait().expect("an exit status");
        (status, self.output_bytes())
    }

    /// Waits until the program has ended with success, and checks that the terminal is restored.
    #[track_caller]
    pub fn wait_for_clean_exit(&mut self) {
        let (status, _) = self.wait_for_exit();
        assert!(status.success(), "{status:?}");
        self.assert_restored();
    }

    /// Quits the program by its key, with the checks of [`Terminal::wait_for_clean_exit`].
    #[track_caller]
    pub fn quit(&mut self) {
        self.press("q");
        self.wait_for_clean_exit();
    }

    /// Moves the cursor of a list down to the next line that begins with this text.
    #[track_caller]
    pub fn move_cursor_to(&mut self, start: &str) {
        let line = format!("▸ {start} ");
        // A key that is pressed before the list is drawn would move the cursor one line too far.
        self.wait_for_text("▸ ");
        for _ in 0..20 {
            let before = self.screen();
            if before.contains(&line) {
                return;
            }
            self.press(key::DOWN);
            self.wait_until_screen("the cursor moves", |screen| {
                list_cursors(screen) != list_cursors(&before)
            });
        }
        panic!("no line “{start}” on\n{}", self.screen());
    }

    /// Moves the cursor of a list down to the next line that begins with this text, opens it, and
    /// waits until the list is gone.
    #[track_caller]
    pub fn open_line(&mut self, start: &str) {
        self.move_cursor_to(start);
        // Other parts of the screen may change by themselves, for example numbers of games.
        let keys = |screen: &str| screen.lines().last().map(str::to_owned);
        let before = self.screen();
        self.press(key::ENTER);
        self.wait_until_screen("it opens", |screen| {
            list_cursors(screen) != list_cursors(&before) || keys(screen) != keys(&before)
        });
    }

    /// Opens a line of the analysis hub.
    #[track_caller]
    pub fn open_analyse_row(&mut self, start: &str) {
        self.open_line("Analyze");
        self.open_line(start);
    }

    /// Checks that the terminal is restored: main screen, visible cursor, no mouse reports, no
    /// bracketed paste.
    #[track_caller]
    pub fn assert_restored(&self) {
        // A stopped program may have written output that is not read yet.
        self.wait_until("the screen is given back", |seen| {
            seen.has_ended || !seen.parser.screen().alternate_screen()
        });
        let seen = self.lock_output();
        let screen = seen.parser.screen();
        assert!(
            contains_bytes(&seen.bytes, b"\x1b[?1049h"),
            "it was taken over at first"
        );
        assert!(!screen.alternate_screen(), "the alternate screen is left");
        assert!(!screen.hide_cursor(), "the cursor is shown");
        assert_eq!(
            screen.mouse_protocol_mode(),
            MouseProtocolMode::None,
            "the mouse is off"
        );
        assert!(!screen.bracketed_paste(), "pasting is as usual");
        assert!(!seen.is_within_frame(), "no frame is left open");
        drop(seen);
        self.assert_initial_modes();
    }

    /// Waits until the program has switched the terminal to raw mode, so that it receives every key
    /// immediately.
    #[track_caller]
    pub fn wait_for_raw_mode(&self) {
        let end = Instant::now() + SCREEN_TIMEOUT;
        while terminal_modes(self.pty_master.as_ref()) == self.initial_modes {
            assert!(Instant::now() < end, "the terminal is not taken");
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Checks that the modes of the terminal are those from before the program.
    #[track_caller]
    pub fn assert_initial_modes(&self) {
        // The modes are restored last, without output to wait for.
        let end = Instant::now() + SCREEN_TIMEOUT;
        while terminal_modes(self.pty_master.as_ref()) != self.initial_modes {
            assert!(
                Instant::now() < end,
                "{} is as before: {}",
                terminal_modes(self.pty_master.as_ref()),
                self.initial_modes
            );
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// The screen after the current frame is complete.
    #[track_caller]
    pub fn screen(&self) -> String {
        let mut screen = String::new();
        self.wait_until("the frame is whole", |seen| {
            screen = seen.screen();
            seen.has_ended || !seen.is_within_frame()
        });
        screen
    }

    /// The screen now, or an empty text if a frame is incomplete.
    pub fn screen_between_frames(&self) -> String {
        let seen = self.lock_output();
        if seen.is_within_frame() {
            String::new()
        } else {
            seen.screen()
        }
    }

    /// Everything that the program has written.
    pub fn output_bytes(&self) -> Vec<u8> {
        self.lock_output().bytes.clone()
    }

    /// The number of bytes that the program has written.
    pub fn byte_count(&self) -> usize {
        self.lock_output().bytes.len()
    }

    /// The time of the first output after the first `count` bytes. Waits for it.
    pub fn output_time_after(&self, count: usize) -> Instant {
        let arrival_after = |seen: &TerminalOutput| {
            seen.output_arrivals
                .iter()
                .rev()
                .take_while(|(_, sum)| *sum > count)
                .last()
                .copied()
        };
        let mut found = None;
        self.wait_until("something is written", |seen| {
            found = arrival_after(seen);
            found.is_some()
        });
        found.expect("it was waited for").0
    }

    /// The time of the last output.
    pub fn last_output_time(&self) -> Option<Instant> {
        self.lock_output()
            .output_arrivals
            .last()
            .map(|(when, _)| *when)
    }

    /// The screen with its colors, as escape sequences that would draw it.
    pub fn screen_with_colors(&self) -> String {
        self.lock_output().parser.screen().contents_formatted()
    }

    /// The position of `text` on the screen: column and row.
    #[track_caller]
    pub fn cell_of_text(&self, text: &str) -> (u16, u16) {
        let seen = self.lock_output();
        let columns = seen.parser.screen().size().1.get();
        let rows: Vec<String> = seen.parser.screen().rows(0, columns).collect();
        let found = rows
            .iter()
            .enumerate()
            .find_map(|(row, line)| Some((line.find(text)?, row, line)));
        let (byte_offset, row, line) =
            found.unwrap_or_else(|| panic!("“{text}” is nowhere on\n{}", seen.screen()));
        (
            line[..byte_offset].chars().count().try_into().unwrap(),
            row.try_into().unwrap(),
        )
    }

    fn lock_output(&self) -> MutexGuard<'_, TerminalOutput> {
        self.shared_output.0.lock().expect("no panic in the reader")
    }

    #[track_caller]
    fn wait_until(&self, what: &str, mut condition: impl FnMut(&TerminalOutput) -> bool) {
        let end = Instant::now() + SCREEN_TIMEOUT;
        let mut seen = self.lock_output();
        while !condition(&seen) {
            let left = end.saturating_duration_since(Instant::now());
            let over = if seen.has_ended {
                " (the program has left)"
            } else {
                ""
            };
            assert!(
                !left.is_zero() && !seen.has_ended,
                "waited in vain until {what}{over}; the screen:\n{}",
                seen.screen()
            );
            seen = self
                .shared_output
                .1
                .wait_timeout(seen, left)
                .expect("no panic in the reader")
                .0;
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Keeps the screen up to date until the program closes its end.
fn read_output(mut reader: Box<dyn Read + Send>, shared_output: &(Mutex<TerminalOutput>, Condvar)) {
    let mut buffer = vec![0; 1 << 16];
    loop {
        let count = reader.read(&mut buffer).unwrap_or(0);
        let now = Instant::now();
        let Ok(mut seen) = shared_output.0.lock() else {
            return;
        };
        seen.parser.process(&buffer[..count]);
        seen.bytes.extend_from_slice(&buffer[..count]);
        let sum = seen.bytes.len();
        seen.output_arrivals.push((now, sum));
        seen.has_ended = count == 0 || seen.is_closing;
        shared_output.1.notify_all();
        if seen.has_ended {
            return;
        }
    }
}

/// Whether `part` occurs in `bytes`.
pub fn contains_bytes(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

/// The cursors of lists: row, column, and the beginning of the line.
///
/// Only keys move these. Other parts of the screen may change at any time.
pub fn list_cursors(screen: &str) -> Vec<(usize, usize, String)> {
    let mut found = Vec::new();
    for (row, line) in screen.lines().enumerate() {
        for (column, _) in line.match_indices("▸ ") {
            found.push((row, column, line[column..].chars().take(20).collect()));
        }
    }
    found
}

/// The modes of the line discipline: all its flags and characters.
fn terminal_modes(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios())
}

fn nonzero_cells(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).expect("a window has cells")
}

fn pty_size(columns: u16, rows: u16) -> PtySize {
    PtySize {
        rows,
        cols: columns,
        pixel_width: 0,
        pixel_height: 0,
    }
}

/// The title of the screen before the move with this number, counting the moves of both sides.
/// South must have started the game.
#[allow(dead_code, reason = "each test uses its own part")]
pub fn title_of_move(number: usize) -> String {
    let side = if number.is_multiple_of(2) {
        "North"
    } else {
        "South"
    };
    format!("move {} · {side}", number.div_ceil(2))
}
