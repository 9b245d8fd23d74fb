//! [`LoopInput`]: everything that the event loop waits for. The input thread sends keys, signals
//! and the end of the terminal.
//!
//! A closed terminal sends a signal, unless the signal is ignored (`nohup`) or the terminal was not
//! the controlling terminal of the program. In these cases reading the keyboard fails.

#[cfg(unix)]
use std::os::unix::net::UnixStream;
#[cfg(unix)]
use std::time::Instant;
use std::{io, sync::mpsc::Sender, thread};

#[cfg(unix)]
use rustix::event::{PollFd, PollFlags, Timespec, poll};
#[cfg(unix)]
use rustix::io::Errno;
#[cfg(unix)]
use signal_hook::iterator::backend::SignalDelivery;
#[cfg(unix)]
use signal_hook::iterator::exfiltrator::SignalOnly;
use terminput::Event as TerminalEvent;

use crate::{
    app::{Event, JobId},
    input::TerminalReply,
};

#[cfg(unix)]
use super::{blocked_output, terminal};
use super::{pictures::PictureResult, pixels::EmptyBoardPixels};
#[cfg(unix)]
use crate::input::InputDecoder;

/// A message in the channel of the event loop.
pub enum LoopInput {
    /// A key, a mouse event, or a new window size.
    Terminal(TerminalEvent),
    /// The result of a worker thread.
    AppEvent(Event),
    /// The list of saved games, with the number of its request.
    GamesListed(JobId, Event),
    /// The writer has a report.
    WriterReported,
    /// A picture is ready to be written.
    PictureFinished(PictureResult),
    /// A reply of the terminal about pictures.
    TerminalReply(TerminalReply),
    /// The empty board is painted.
    EmptyBoardPainted(Box<EmptyBoardPixels>),
    /// A signal asks the program to end.
    EndBySignal(i32),
    /// A signal asks the program to suspend itself.
    SuspendRequested,
    /// The program was resumed.
    Resumed,
    /// The keyboard cannot be read.
    KeyboardLost(io::Error),
}

/// The signals that the input thread handles. They exist only on Unix.
pub(super) struct CaughtSignals {
    #[cfg(unix)]
    signal_delivery: SignalDelivery<UnixStream, SignalOnly>,
}

impl CaughtSignals {
    /// Catches the signals until the program ends.
    ///
    /// # Errors
    /// If a signal cannot be caught.
    #[cfg(unix)]
    pub(super) fn catch_signals() -> io::Result<CaughtSignals> {
        use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};

        let signals = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH];
        let (read_end, write_end) = UnixStream::pair()?;
        Ok(CaughtSignals {
            signal_delivery: SignalDelivery::with_pipe(read_end, write_end, SignalOnly, signals)?,
        })
    }

    #[cfg(not(unix))]
    pub(super) fn catch_signals() -> io::Result<CaughtSignals> {
        Ok(CaughtSignals {})
    }
}

/// Starts the input thread, which sends keys, window sizes and signals until the terminal ends. It
/// sleeps while nothing happens.
///
/// # Errors
/// If the system cannot start a thread.
pub(super) fn start_input_thread(
    input_sender: Sender<LoopInput>,
    signals: CaughtSignals,
) -> io::Result<()> {
    let run_thread = move || {
        if let Err(error) = forward_input(&input_sender, signals) {
            let _ = input_sender.send(LoopInput::KeyboardLost(error));
        }
    };
    thread::Builder::new()
        .name("input".to_owned())
        .spawn(run_thread)
        .map(drop)
}

/// Sends all keys, window sizes and signals to the event loop; returns `Ok` when the receiver is
/// gone.
#[cfg(unix)]
fn forward_input(
    input_sender: &Sender<LoopInput>,
    CaughtSignals {
        signal_delivery: mut signals,
    }: CaughtSignals,
) -> io::Result<()> {
    let mut keyboard = Keyboard::default();
    loop {
        let stdin = rustix::stdio::stdin();
        let mut poll_fds = [
            PollFd::from_borrowed_fd(stdin, PollFlags::IN),
            PollFd::new(signals.get_read(), PollFlags::IN),
        ];
        match poll(&mut poll_fds, keyboard.escape_timeout().as_ref()) {
            Ok(_) | Err(Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
        let has_typed_bytes = !poll_fds[0].revents().is_empty();
        let terminal_inputs = keyboard
            .read_events(has_typed_bytes)?
            .into_iter()
            .map(LoopInput::Terminal);
        let replies = keyboard.decoder.take_replies().into_iter();
        let terminal_inputs = terminal_inputs.chain(replies.map(LoopInput::TerminalReply));
        let inputs_to_send = signals
            .pending()
            .filter_map(input_from_signal)
            .chain(terminal_inputs);
        for input in inputs_to_send {
            if input_sender.send(input).is_err() {
                return Ok(());
            }
        }
    }
}

#[cfg(unix)]
fn input_from_signal(signal: i32) -> Option<LoopInput> {
    use signal_hook::consts::{SIGCONT, SIGTSTP, SIGWINCH};

    Some(match signal {
        SIGTSTP => LoopInput::SuspendRequested,
        SIGCONT => LoopInput::Resumed,
        SIGWINCH => {
            let (columns, rows) = crossterm::terminal::size().ok()?;
            LoopInput::Terminal(TerminalEvent::Resize {
                cols: columns.into(),
                rows: rows.into(),
            })
        }
        ending => {
            blocked_output::end_if_output_stays_blocked(move || terminal::die_of_signal(ending));
            LoopInput::EndBySignal(ending)
        }
    })
}

/// The keyboard. It is read without the buffer of the standard library, so nothing else may read
/// it.
#[cfg(unix)]
#[derive(Default)]
pub(super) struct Keyboard {
    decoder: InputDecoder,
    /// The time at which the wait for the rest of an escape sequence or a paste ends.
    escape_deadline: Option<Instant>,
}

#[cfg(unix)]
impl Keyboard {
    /// The time to wait before calling [`read_events`](Keyboard::read_events); `None` means without
    /// limit.
    pub(super) fn escape_timeout(&self) -> Option<Timespec> {
        let time_left = self
            .escape_deadline?
            .saturating_duration_since(Instant::now());
        Some(Timespec::try_from(time_left).unwrap_or_default())
    }

    /// Reads the bytes that have arrived if `has_typed_bytes`, and returns their events. Otherwise
    /// returns the events of an escape sequence that is still incomplete after its timeout.
    ///
    /// # Errors
    /// If the keyboard is gone.
    pub(super) fn read_events(&mut self, has_typed_bytes: bool) -> io::Result<Vec<TerminalEvent>> {
        let mut events = Vec::new();
        let was_incomplete = self.decoder.has_incomplete_sequence();
        if has_typed_bytes {
            let mut buffer = [0; 4096];
            match rustix::io::read(rustix::stdio::stdin(), &mut buffer) {
                Ok(0) => return Err(keyboard_lost_error()),
                Ok(read) => self.decoder.decode_bytes(&buffer[..read], &mut events),
                // Another program that shares the terminal read the bytes first.
                Err(Errno::INTR | Errno::AGAIN) => {}
                Err(error) => return Err(error.into()),
            }
        } else if self
            .escape_deadline
            .is_some_and(|due| due <= Instant::now())
        {
            self.decoder.finish_pending_input(&mut events);
        } else {
            return Ok(events);
        }
        // More bytes extend the wait for the end of a paste, but not for the end of an escape
        // sequence.
        if !(was_incomplete && self.decoder.has_incomplete_sequence()) {
            self.escape_deadline = self
                .decoder
                .escape_timeout()
                .map(|timeout| Instant::now() + timeout);
        }
        Ok(events)
    }
}

/// Sends all keys and window sizes to the event loop; returns `Ok` when the receiver is gone.
#[cfg(not(unix))]
fn forward_input(input_sender: &Sender<LoopInput>, _: CaughtSignals) -> io::Result<()> {
    loop {
        // Events that `terminput` does not know are keys that the program does not use.
        if let Ok(event) = terminput_crossterm::to_terminput(crossterm::event::read()?)
            && input_sender.send(LoopInput::Terminal(event)).is_err()
        {
            return Ok(());
        }
    }
}

/// Ends the program as this signal would, so that a shell gets the usual exit status, such as 143
/// after SIGTERM.
///
/// # Errors
/// If the system refuses.
#[cfg(unix)]
pub fn end_by_signal(signal: i32) -> io::Result<()> {
    super::terminal::let_terminal_read_output();
    signal_hook::low_level::emulate_default_handler(signal)
}

/// This system has no such signals.
///
/// # Errors
/// Never.
#[cfg(not(unix))]
pub fn end_by_signal(_: i32) -> io::Result<()> {
    Ok(())
}

/// The error for a closed terminal.
pub(super) fn keyboard_lost_error() -> io::Error {
    io::Error::new(io::ErrorKind::UnexpectedEof, "the terminal is closed")
}
