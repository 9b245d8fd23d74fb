//! What comes through the channel that the loop waits on, and the threads that send what the system says: the keyboard, the
//! signals that end the program, put it to sleep or wake it up, and the end of the terminal.
//!
//! A program whose terminal is closed is told so by a signal, unless that signal is ignored (`nohup`), or the terminal was
//! not its own. The reader of the keyboard would go round and round then, finding nothing, for ever.

#[cfg(unix)]
use std::fs::File;
use std::io;
#[cfg(unix)]
use std::io::Read;
#[cfg(unix)]
use std::os::fd::AsFd;
use std::sync::mpsc::Sender;
#[cfg(unix)]
use std::sync::mpsc::{self, RecvTimeoutError, SyncSender};
use std::thread;
#[cfg(unix)]
use std::time::{Duration, Instant};

use crossterm::event::Event as TerminalEvent;

use crate::app::{Event, Question};

#[cfg(unix)]
use super::decoder::Decoder;
use super::pictures::MadePicture;

/// Something that comes through the channel.
#[cfg_attr(not(unix), expect(dead_code, reason = "only the signals of Unix ask the program to leave or to sleep"))]
pub(super) enum Input {
    /// From the keyboard or the mouse, or a new size.
    Terminal(TerminalEvent),
    /// From a thread that works: it thinks, studies, makes puzzles or tables.
    App(Event),
    /// From the thread that lists the saved games, under the number of its order.
    Listed(Question, Event),
    /// The writer has written something.
    Written,
    /// A picture is made, and can be written.
    Picture(MadePicture),
    /// The system asks the program to leave, by the signal of this number.
    Leave(i32),
    /// The system asks the program to sleep.
    Sleep,
    /// The program was stopped and has been continued.
    Awake,
    /// The keyboard is gone, or could not be read at all.
    Gone(io::Error),
}

/// Passes on what the terminal says, until it says nothing more.
///
/// One thread reads and this one decodes, so that what stays unfinished can be given up while nothing comes.
#[cfg(unix)]
pub(super) fn read_terminal(inputs: &Sender<Input>) {
    let (bytes, received) = mpsc::sync_channel(16);
    let reader = thread::Builder::new().name("keyboard".to_owned());
    if let Err(error) = reader.spawn(move || read_keyboard(&bytes)) {
        let _ = inputs.send(Input::Gone(error));
        return;
    }
    let mut decoder = Decoder::default();
    let mut events = Vec::new();
    let mut opened = None;
    loop {
        if !decoder.expects_an_end() {
            opened = None;
        } else if opened.is_none() {
            opened = Some(Instant::now());
        }
        let waited = opened.map_or(Duration::ZERO, |opened| opened.elapsed());
        let read = match decoder.patience().map(|patience| patience.saturating_sub(waited)) {
            Some(patience) => received.recv_timeout(patience),
            None => received.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match read {
            Ok(Ok(bytes)) => decoder.feed(&bytes, &mut events),
            Err(RecvTimeoutError::Timeout) => decoder.give_up(&mut events),
            Ok(Err(error)) => {
                let _ = inputs.send(Input::Gone(error));
                return;
            }
            Err(RecvTimeoutError::Disconnected) => {
                let _ = inputs.send(Input::Gone(gone()));
                return;
            }
        }
        for event in events.drain(..) {
            if inputs.send(Input::Terminal(event)).is_err() {
                return;
            }
        }
    }
}

/// Reads what is typed, past the buffer of the standard library, which nothing else reads in the full screen.
#[cfg(unix)]
fn read_keyboard(bytes: &SyncSender<io::Result<Vec<u8>>>) {
    let mut keyboard = match io::stdin().as_fd().try_clone_to_owned() {
        Ok(keyboard) => File::from(keyboard),
        Err(error) => {
            let _ = bytes.send(Err(error));
            return;
        }
    };
    let mut buffer = [0; 4096];
    loop {
        let read = match keyboard.read(&mut buffer) {
            Ok(0) => Err(gone()),
            Ok(read) => Ok(buffer[..read].to_vec()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            // Whoever shares the terminal has set it so.
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                thread::sleep(Duration::from_millis(10));
                continue;
            }
            Err(error) => Err(error),
        };
        let last = read.is_err();
        if bytes.send(read).is_err() || last {
            return;
        }
    }
}

/// Passes on what the terminal says, until it says nothing more.
#[cfg(not(unix))]
pub(super) fn read_terminal(inputs: &Sender<Input>) {
    loop {
        let input = crossterm::event::read().map_or_else(Input::Gone, Input::Terminal);
        let last = matches!(input, Input::Gone(_));
        if inputs.send(input).is_err() || last {
            return;
        }
    }
}

/// Sends [`Input::Leave`] when the system asks the program to end, [`Input::Sleep`] when it is to sleep,
/// [`Input::Awake`] when it has slept, and the terminal's new size when it has one.
///
/// # Errors
/// When the signals cannot be taken over.
#[cfg(unix)]
pub(super) fn watch_signals(inputs: Sender<Input>) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
    use signal_hook::iterator::Signals;

    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH])?;
    let run = move || {
        for signal in signals.forever() {
            let input = match signal {
                SIGTSTP => Input::Sleep,
                SIGCONT => Input::Awake,
                SIGWINCH => match crossterm::terminal::size() {
                    Ok((columns, rows)) => Input::Terminal(TerminalEvent::Resize(columns, rows)),
                    Err(_) => continue,
                },
                ending => Input::Leave(ending),
            };
            if inputs.send(input).is_err() {
                return;
            }
        }
    };
    thread::Builder::new().name("signals".to_owned()).spawn(run).map(drop)
}

/// This system ends programs in its own way.
///
/// # Errors
/// Never.
#[cfg(not(unix))]
pub(super) fn watch_signals(_: Sender<Input>) -> io::Result<()> {
    Ok(())
}

/// Ends the program as the signal of this number would have done, had the program not left on its own, so that a shell
/// reports the status that it expects: 143 after SIGTERM.
///
/// # Errors
/// When the system does not do it.
#[cfg(unix)]
pub fn end_by(signal: i32) -> io::Result<()> {
    super::terminal::let_terminal_read();
    signal_hook::low_level::emulate_default_handler(signal)
}

/// This system has no such signals.
///
/// # Errors
/// Never.
#[cfg(not(unix))]
pub fn end_by(_: i32) -> io::Result<()> {
    Ok(())
}

/// What is said of a terminal that is closed.
pub(super) fn gone() -> io::Error {
    io::Error::new(io::ErrorKind::UnexpectedEof, "the terminal is closed")
}

/// Sends [`Input::Gone`] when the terminal is closed. The thread sleeps until then.
///
/// # Errors
/// When the system gives no thread.
#[cfg(target_os = "linux")]
pub(super) fn watch_terminal(inputs: Sender<Input>) -> io::Result<()> {
    use rustix::event::{PollFd, PollFlags, poll};

    let run = move || {
        // That the other end is closed is told without being asked for.
        let mut ends = [PollFd::from_borrowed_fd(rustix::stdio::stdin(), PollFlags::empty())];
        loop {
            match poll(&mut ends, None) {
                Err(rustix::io::Errno::INTR) => {}
                Err(_) => return,
                Ok(_) => {
                    let _ = inputs.send(Input::Gone(gone()));
                    return;
                }
            }
        }
    };
    thread::Builder::new().name("hangup".to_owned()).spawn(run).map(drop)
}

/// Other systems send a signal, or none.
///
/// # Errors
/// Never.
#[cfg(not(target_os = "linux"))]
pub(super) fn watch_terminal(_: Sender<Input>) -> io::Result<()> {
    Ok(())
}
