//! The terminal: taken over at the start, always given back. `signal_handler` does it when the
//! program is killed; `ownership` sees to it that exactly one of the two does.

use std::cell::RefCell;
use std::io::{self, IsTerminal, Write};
use std::panic;
use std::rc::Rc;
use std::sync::Once;
use std::thread::{self, ThreadId};

use crossterm::clipboard::CopyToClipboard;
use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::style::{Attribute, SetAttribute};
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, queue};
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::layout::{Position, Rect, Size};
use ratatui::{Terminal, TerminalOptions, Viewport};

use crate::theme::is_dumb;

pub mod ownership;
#[cfg(unix)]
pub mod signal_handler;

#[cfg(unix)]
pub(super) use signal_handler::{die_of, let_terminal_read};

/// What rings a terminal's bell: the control character BEL. How it sounds, or whether it flashes,
/// the terminal decides.
const BELL: &[u8] = b"\x07";

/// The largest part of a window that is drawn, its upper left corner: more than a wall of screens
/// shows in small letters. A terminal may say anything of its size, and each cell costs memory.
const LARGEST: Size = Size::new(1000, 500);

/// Output is gathered, so that a frame reaches the terminal in one piece. What was gathered for a
/// terminal that has been given back meanwhile, by a panic in the middle of a frame, never reaches
/// it.
#[derive(Default)]
pub(super) struct Gathered {
    bytes: Vec<u8>,
    /// Where whole frames go instead of the terminal.
    kept: Option<Rc<RefCell<Vec<u8>>>>,
}

impl Gathered {
    /// Output that no terminal is sent.
    pub(super) fn kept(kept: Rc<RefCell<Vec<u8>>>) -> Gathered {
        Gathered {
            bytes: Vec::new(),
            kept: Some(kept),
        }
    }
}

impl Write for Gathered {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if let Some(kept) = &self.kept {
            kept.borrow_mut().append(&mut self.bytes);
            return Ok(());
        }
        let mut out = io::stdout().lock();
        let written =
            ownership::write_if_ours(|| out.write_all(&self.bytes).and_then(|()| out.flush()));
        self.bytes.clear();
        written
    }
}

/// The full screen. Dropping it gives the terminal back.
pub(super) struct FullScreen {
    terminal: Terminal<CrosstermBackend<Gathered>>,
    /// The part of the window that is drawn.
    area: Rect,
    mouse: bool,
}

/// Whether both ends of the program are a terminal, so that the full screen makes sense.
#[must_use]
pub fn is_there() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Whether the full screen can be drawn: there is a terminal, and its type can do more than print
/// lines. On Windows no terminal has a type.
#[must_use]
pub fn can_draw() -> bool {
    let is_dumb = std::env::var("TERM").map_or(!cfg!(windows), |term| is_dumb(&term));
    is_there() && !is_dumb
}

impl FullScreen {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// When the terminal does not take part.
    pub(super) fn take(mouse: bool) -> io::Result<FullScreen> {
        give_back_on_panic();
        #[cfg(unix)]
        signal_handler::watch()?;
        let backend = CrosstermBackend::new(Gathered::default());
        let area = drawn_part(backend.size()?);
        let terminal = Terminal::with_options(
            backend,
            TerminalOptions {
                viewport: Viewport::Fixed(area),
            },
        )?;
        let mut screen = FullScreen {
            terminal,
            area,
            mouse,
        };
        screen.enter()?;
        Ok(screen)
    }

    fn enter(&mut self) -> io::Result<()> {
        #[cfg(unix)]
        signal_handler::remember_settings();
        ownership::take();
        enable_raw_mode()?;
        let out = self.terminal.backend_mut();
        // A terminal without another screen, or one that a killed program left, still shows what
        // was there, maybe in its colors; and of a frame only those cells are sent that are not
        // blank.
        queue!(
            out,
            EnterAlternateScreen,
            SetAttribute(Attribute::Reset),
            Clear(ClearType::All)
        )?;
        queue!(out, EnableBracketedPaste, Hide)?;
        if self.mouse {
            queue!(out, EnableMouseCapture)?;
        }
        Ok(())
    }

    /// Draws a frame, in one piece for terminals that can hold it back until it is whole. Nothing
    /// is drawn on a terminal that is not ours at the moment.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub(super) fn draw(&mut self, draw: impl FnOnce(&mut ratatui::Frame<'_>)) -> io::Result<()> {
        if !ownership::is_ours() {
            // Woken up, and about to hear of it.
            return Ok(());
        }
        let area = drawn_part(self.size()?);
        queue!(self.terminal.backend_mut(), BeginSynchronizedUpdate)?;
        if area != self.area {
            self.resize(area)?;
        }
        self.terminal.draw(draw)?;
        execute!(self.terminal.backend_mut(), EndSynchronizedUpdate)
    }

    /// Switches the mouse on or off.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub(super) fn set_mouse(&mut self, mouse: bool) -> io::Result<()> {
        let out = self.terminal.backend_mut();
        match (self.mouse, mouse) {
            (false, true) => execute!(out, EnableMouseCapture)?,
            (true, false) => execute!(out, DisableMouseCapture)?,
            _ => {}
        }
        self.mouse = mouse;
        Ok(())
    }

    /// Takes the terminal over again after any stop: a program that was stopped without a word has
    /// left the terminal as it was, and a shell has done with it as it liked since.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub(super) fn wake(&mut self) -> io::Result<()> {
        give_back();
        self.enter()?;
        // A new size has everything drawn anew. `clear` would ask the terminal where the cursor is,
        // and the answer would go to the thread that reads the keyboard.
        self.resize(drawn_part(self.size()?))
    }

    /// From now on `area` is drawn, all of it anew.
    fn resize(&mut self, area: Rect) -> io::Result<()> {
        self.area = area;
        queue!(self.terminal.backend_mut(), Clear(ClearType::All))?;
        self.terminal.resize(area)
    }

    /// Hands a text to the terminal, to be put into the clipboard. Not every terminal does it, and
    /// none says so.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub(super) fn copy(&mut self, text: &str) -> io::Result<()> {
        execute!(
            self.terminal.backend_mut(),
            CopyToClipboard::to_clipboard_from(text)
        )
    }

    /// Rings the bell.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub(super) fn ring(&mut self) -> io::Result<()> {
        let out = self.terminal.backend_mut();
        out.write_all(BELL)?;
        Write::flush(out)
    }

    /// The size in columns and rows.
    pub(super) fn size(&self) -> io::Result<Size> {
        self.terminal.size()
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        give_back();
    }
}

/// The terminal while a line is typed: each key comes at once, and the screen stays as it is.
/// Dropping it gives the terminal back.
#[cfg(unix)]
pub(super) struct TypedLine(());

#[cfg(unix)]
impl TypedLine {
    /// Takes the settings of the terminal over.
    ///
    /// # Errors
    /// When the terminal does not take part.
    pub(super) fn take() -> io::Result<TypedLine> {
        give_back_on_panic();
        signal_handler::watch()?;
        signal_handler::remember_settings();
        ownership::take_line();
        let taken = TypedLine(());
        enable_raw_mode()?;
        Ok(taken)
    }
}

#[cfg(unix)]
impl Drop for TypedLine {
    fn drop(&mut self) {
        give_back();
    }
}

/// The part of a window of this size that is drawn.
fn drawn_part(window: Size) -> Rect {
    let size = Size::new(
        window.width.min(LARGEST.width),
        window.height.min(LARGEST.height),
    );
    Rect::from((Position::ORIGIN, size))
}

/// Gives the terminal back and stops until the program is continued; [`FullScreen::wake`] is for
/// then.
///
/// # Errors
/// When the system does not let the program sleep.
#[cfg(unix)]
pub(super) fn sleep() -> io::Result<()> {
    give_back();
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
}

/// There is no sleep on this system.
///
/// # Errors
/// Never.
#[cfg(not(unix))]
pub(super) fn sleep() -> io::Result<()> {
    Ok(())
}

/// Gives the terminal back, once: cooked, on its usual screen, with its cursor, without the mouse.
/// Errors are left alone, since there is no place left to report them.
fn give_back() {
    ownership::leave(|| {
        let mut out = io::stdout().lock();
        let _ = send_restoring(&mut out);
        let _ = disable_raw_mode();
        let _ = out.flush();
    });
    ownership::leave_line(|| drop(disable_raw_mode()));
}

/// Sends what undoes all that the program does to a terminal. What `signal_handler` sends is the
/// same.
///
/// # Errors
/// When the terminal is gone.
pub fn send_restoring(out: &mut impl Write) -> io::Result<()> {
    execute!(
        out,
        EndSynchronizedUpdate,
        DisableMouseCapture,
        DisableBracketedPaste,
        // For consoles that have no other screen to go back to.
        Clear(ClearType::All),
        MoveTo(0, 0),
        LeaveAlternateScreen,
        Show
    )
}

/// A panic on the drawing thread gives the terminal back before it speaks. One on another thread
/// says nothing here: it reaches the loop as an event, and the program goes on.
fn give_back_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let drawing: ThreadId = thread::current().id();
        let speak = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if thread::current().id() == drawing {
                give_back();
                speak(panic);
            } else if ownership::is_ours() {
                log::error!("{panic}");
            } else {
                speak(panic);
            }
        }));
    });
}
