//! What comes through the channel that the loop waits on, and the thread that sends what the system says: the keyboard, the
//! signals that end the program, put it to sleep or wake it up, and the end of the terminal.
//!
//! A program whose terminal is closed is told so by a signal, unless that signal is ignored (`nohup`), or the terminal was
//! not its own. Then the keyboard reads as ended.

use std::io;
#[cfg(unix)]
use std::os::unix::net::UnixStream;
use std::sync::mpsc::Sender;
use std::thread;
#[cfg(unix)]
use std::time::Instant;

use crossterm::event::Event as TerminalEvent;
#[cfg(unix)]
use rustix::event::{PollFd, PollFlags, Timespec, poll};
#[cfg(unix)]
use rustix::io::Errno;
#[cfg(unix)]
use signal_hook::iterator::backend::SignalDelivery;
#[cfg(unix)]
use signal_hook::iterator::exfiltrator::SignalOnly;

use crate::app::{Event, Question};

#[cfg(unix)]
use super::decoder::Decoder;
use super::pictures::MadePicture;
#[cfg(unix)]
use super::{stuck, terminal};

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

/// What the system sends besides keys, caught from when this is made until the program ends. Other systems than Unix end programs in
/// their own way.
pub(super) struct CaughtSignals {
    #[cfg(unix)]
    delivery: SignalDelivery<UnixStream, SignalOnly>,
}

impl CaughtSignals {
    /// Catches them.
    ///
    /// # Errors
    /// When the signals cannot be taken over.
    #[cfg(unix)]
    pub(super) fn catch() -> io::Result<CaughtSignals> {
        use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};

        let all = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH];
        let (read, write) = UnixStream::pair()?;
        Ok(CaughtSignals { delivery: SignalDelivery::with_pipe(read, write, SignalOnly, all)? })
    }

    #[cfg(not(unix))]
    pub(super) fn catch() -> io::Result<CaughtSignals> {
        Ok(CaughtSignals {})
    }
}

/// Starts the thread that passes on what the system says, until the terminal says nothing more: what is typed, its new size,
/// [`Input::Leave`] when the program is asked to end, [`Input::Sleep`] when it is to sleep and [`Input::Awake`] when it has slept.
/// The thread sleeps while nothing happens.
///
/// # Errors
/// When the system gives no thread.
pub(super) fn listen(inputs: Sender<Input>, signals: CaughtSignals) -> io::Result<()> {
    let run = move || {
        if let Err(error) = pass_on(&inputs, signals) {
            let _ = inputs.send(Input::Gone(error));
        }
    };
    thread::Builder::new().name("input".to_owned()).spawn(run).map(drop)
}

/// Passes on what comes; `Ok` where nobody listens any more.
#[cfg(unix)]
fn pass_on(inputs: &Sender<Input>, CaughtSignals { delivery: mut signals }: CaughtSignals) -> io::Result<()> {
    let mut keyboard = Keyboard::default();
    loop {
        let stdin = rustix::stdio::stdin();
        let mut ends = [PollFd::from_borrowed_fd(stdin, PollFlags::IN), PollFd::new(signals.get_read(), PollFlags::IN)];
        match poll(&mut ends, keyboard.patience().as_ref()) {
            Ok(_) | Err(Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
        let is_typed = !ends[0].revents().is_empty();
        let typed = keyboard.events(is_typed)?.into_iter().map(Input::Terminal);
        let heard = signals.pending().filter_map(of_signal).chain(typed);
        for input in heard {
            if inputs.send(input).is_err() {
                return Ok(());
            }
        }
    }
}

#[cfg(unix)]
fn of_signal(signal: i32) -> Option<Input> {
    use signal_hook::consts::{SIGCONT, SIGTSTP, SIGWINCH};

    Some(match signal {
        SIGTSTP => Input::Sleep,
        SIGCONT => Input::Awake,
        SIGWINCH => {
            let (columns, rows) = crossterm::terminal::size().ok()?;
            Input::Terminal(TerminalEvent::Resize(columns, rows))
        }
        ending => {
            stuck::end_when_stuck(move || terminal::die_of(ending));
            Input::Leave(ending)
        }
    })
}

/// The keyboard, read past the buffer of the standard library, which nothing else reads then.
#[cfg(unix)]
#[derive(Default)]
pub(super) struct Keyboard {
    decoder: Decoder,
    /// When what is unfinished is given up.
    due: Option<Instant>,
}

#[cfg(unix)]
impl Keyboard {
    /// How long to wait for more before asking for [`events`](Keyboard::events). `None`: as long as it takes.
    pub(super) fn patience(&self) -> Option<Timespec> {
        let left = self.due?.saturating_duration_since(Instant::now());
        Some(Timespec::try_from(left).unwrap_or_default())
    }

    /// What was typed, if anything was, or what is meant by typing no more.
    ///
    /// # Errors
    /// When the keyboard is gone.
    pub(super) fn events(&mut self, is_typed: bool) -> io::Result<Vec<TerminalEvent>> {
        let mut events = Vec::new();
        let expected_an_end = self.decoder.expects_an_end();
        if is_typed {
            let mut buffer = [0; 4096];
            match rustix::io::read(rustix::stdio::stdin(), &mut buffer) {
                Ok(0) => return Err(gone()),
                Ok(read) => self.decoder.feed(&buffer[..read], &mut events),
                // Another program that shares the terminal was faster.
                Err(Errno::INTR | Errno::AGAIN) => {}
                Err(error) => return Err(error.into()),
            }
        } else if self.due.is_some_and(|due| due <= Instant::now()) {
            self.decoder.give_up(&mut events);
        } else {
            return Ok(events);
        }
        // More bytes prolong the wait for the end of a paste, and not for the end of a sequence.
        if !(expected_an_end && self.decoder.expects_an_end()) {
            self.due = self.decoder.patience().map(|patience| Instant::now() + patience);
        }
        Ok(events)
    }
}

/// Passes on what comes; `Ok` where nobody listens any more.
#[cfg(not(unix))]
fn pass_on(inputs: &Sender<Input>, _: CaughtSignals) -> io::Result<()> {
    while inputs.send(Input::Terminal(crossterm::event::read()?)).is_ok() {}
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
