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
        let last_position_of = |sequence: &[u8]| {
            self.bytes
                .windows(sequence.len())
                .rposition(|bytes| bytes == sequence)
        };
        last_position_of(b"\x1b[?2026h") > last_position_of(b"\x1b[?2026l")
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
        let terminal_output = TerminalOutput {
            parser,
            bytes: Vec::new(),
            output_arrivals: Vec::new(),
            has_ended: false,
            is_closing: false,
        };
        let output_and_condvar = Arc::new((Mutex::new(terminal_output), Condvar::new()));
        let output_for_reader = Arc::clone(&output_and_condvar);
        thread::spawn(move || read_output(reader, &output_for_reader));
        Terminal {
            pty_master: pty_pair.master,
            keyboard,
            child,
            shared_output: output_and_condvar,
            initial_modes: modes,
            pid_file: None,
        }
    }

    /// Closes the terminal, as the user closes a window. Waits until the program has ended.
    pub fn close(&mut self) -> ExitStatus {
        self.lock_output().is_closing = true;
        // The reading thread keeps the terminal open until its next read returns.
        self.resize(79, 24);
        let has_not_ended = |seen: &mut TerminalOutput| !seen.has_ended;
        drop(
            self.shared_output
                .1
                .wait_while(self.lock_output(), has_not_ended),
        );
        let second_terminal = native_pty_system()
            .openpty(pty_size(80, 24))
            .expect("a pseudo-terminal");
        self.keyboard = second_terminal
            .master
            .take_writer()
            .expect("something to type on");
        self.pty_master = second_terminal.master;
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
        let process_id = self.pid().to_string();
        let mut kill = Command::new("sh");
        kill.args(["-c", "kill -s \"$0\" \"$1\" 2>/dev/null", name, &process_id]);
        kill.status().expect("a shell").success()
    }

    /// Waits until the process is stopped, as by Ctrl-Z. A signal to continue that is sent earlier
    /// would have no effect.
    #[track_caller]
    pub fn wait_until_stopped(&self) {
        let process_id = self.pid().to_string();
        let deadline = Instant::now() + SCREEN_TIMEOUT;
        let process_state = || {
            Command::new("ps")
                .args(["-o", "stat=", "-p", &process_id])
                .output()
                .expect("ps is there")
                .stdout
        };
        while !process_state().starts_with(b"T") {
            assert!(Instant::now() < deadline, "it does not stop");
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// The exit status that the shell around the program prints ([`Launch::under_shell`]).
    #[track_caller]
    pub fn exit_status(&self) -> i32 {
        let mut status = None;
        self.wait_until_screen("the status is told", |screen| {
            let status_text = screen
                .lines()
                .find_map(|line| line.rsplit_once("status "))
                .map(|(_, number)| number.trim());
            status = status_text.and_then(|number| number.parse().ok());
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
    pub fn wait_until_screen(&self, awaited_event: &str, mut condition: impl FnMut(&str) -> bool) {
        self.wait_until(awaited_event, |seen| {
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
    pub fn move_cursor_to(&mut self, line_start: &str) {
        let line = format!("▸ {line_start} ");
        // A key that is pressed before the list is drawn would move the cursor one line too far.
        self.wait_for_text("▸ ");
        for _ in 0..20 {
            let screen_before = self.screen();
            if screen_before.contains(&line) {
                return;
            }
            self.press(key::DOWN);
            self.wait_until_screen("the cursor moves", |screen| {
                list_cursors(screen) != list_cursors(&screen_before)
            });
        }
        panic!("no line “{line_start}” on\n{}", self.screen());
    }

    /// Moves the cursor of a list down to the next line that begins with this text, opens it, and
    /// waits until the list is gone.
    #[track_caller]
    pub fn open_line(&mut self, line_start: &str) {
        self.move_cursor_to(line_start);
        // Other parts of the screen may change by themselves, for example numbers of games.
        let key_line = |screen: &str| screen.lines().last().map(str::to_owned);
        let screen_before = self.screen();
        self.press(key::ENTER);
        self.wait_until_screen("it opens", |screen| {
            list_cursors(screen) != list_cursors(&screen_before)
                || key_line(screen) != key_line(&screen_before)
        });
    }

    /// Opens a line of the analysis hub.
    #[track_caller]
    pub fn open_analyse_row(&mut self, line_start: &str) {
        self.open_line("Analyze");
        self.open_line(line_start);
    }

    /// Checks that the terminal is restored: main screen, visible cursor, no mouse reports, no
    /// bracketed paste.
    #[track_caller]
    pub fn assert_restored(&self) {
        // A stopped program may have written output that is not read yet.
        self.wait_until("the screen is given back", |seen| {
            seen.has_ended || !seen.parser.screen().alternate_screen()
        });
        let terminal_output = self.lock_output();
        let screen = terminal_output.parser.screen();
        assert!(
            contains_bytes(&terminal_output.bytes, b"\x1b[?1049h"),
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
        assert!(!terminal_output.is_within_frame(), "no frame is left open");
        drop(terminal_output);
        self.assert_initial_modes();
    }

    /// Waits until the program has switched the terminal to raw mode, so that it receives every key
    /// immediately.
    #[track_caller]
    pub fn wait_for_raw_mode(&self) {
        let deadline = Instant::now() + SCREEN_TIMEOUT;
        while terminal_modes(self.pty_master.as_ref()) == self.initial_modes {
            assert!(Instant::now() < deadline, "the terminal is not taken");
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
        let terminal_output = self.lock_output();
        if terminal_output.is_within_frame() {
            String::new()
        } else {
            terminal_output.screen()
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
        let mut arrival_time = None;
        self.wait_until("something is written", |seen| {
            arrival_time = arrival_after(seen);
            arrival_time.is_some()
        });
        arrival_time.expect("it was waited for").0
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
        let offset_row_and_line = rows
            .iter()
            .enumerate()
            .find_map(|(row, line)| Some((line.find(text)?, row, line)));
        let (byte_offset, row, line) = offset_row_and_line
            .unwrap_or_else(|| panic!("“{text}” is nowhere on\n{}", seen.screen()));
        (
            line[..byte_offset].chars().count().try_into().unwrap(),
            row.try_into().unwrap(),
        )
    }

    fn lock_output(&self) -> MutexGuard<'_, TerminalOutput> {
        self.shared_output.0.lock().expect("no panic in the reader")
    }

    #[track_caller]
    fn wait_until(&self, awaited_event: &str, mut condition: impl FnMut(&TerminalOutput) -> bool) {
        let end = Instant::now() + SCREEN_TIMEOUT;
        let mut terminal_output = self.lock_output();
        while !condition(&terminal_output) {
            let time_left = end.saturating_duration_since(Instant::now());
            let exit_note = if terminal_output.has_ended {
                " (the program has left)"
            } else {
                ""
            };
            assert!(
                !time_left.is_zero() && !terminal_output.has_ended,
                "waited in vain until {awaited_event}{exit_note}; the screen:\n{}",
                terminal_output.screen()
            );
            terminal_output = self
                .shared_output
                .1
                .wait_timeout(terminal_output, time_left)
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
        let arrival_time = Instant::now();
        let Ok(mut terminal_output) = shared_output.0.lock() else {
            return;
        };
        terminal_output.parser.process(&buffer[..count]);
        terminal_output.bytes.extend_from_slice(&buffer[..count]);
        let total_byte_count = terminal_output.bytes.len();
        terminal_output
            .output_arrivals
            .push((arrival_time, total_byte_count));
        terminal_output.has_ended = count == 0 || terminal_output.is_closing;
        shared_output.1.notify_all();
        if terminal_output.has_ended {
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
    let mut cursors = Vec::new();
    for (row, line) in screen.lines().enumerate() {
        for (column, _) in line.match_indices("▸ ") {
            cursors.push((row, column, line[column..].chars().take(20).collect()));
        }
    }
    cursors
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
pub fn title_of_move(move_number: usize) -> String {
    let side_name = if move_number.is_multiple_of(2) {
        "North"
    } else {
        "South"
    };
    format!("move {} · {side_name}", move_number.div_ceil(2))
}
