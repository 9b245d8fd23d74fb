//! The terminal: taken over at the start and always restored. `signal_handler` restores it when the
//! program is killed. `ownership` makes sure that it is restored exactly once.

use std::{
    cell::RefCell,
    io::{self, IsTerminal, Write},
    panic,
    rc::Rc,
    sync::Once,
    thread::{self, ThreadId},
};

use crossterm::{
    clipboard::CopyToClipboard,
    cursor::{Hide, MoveTo, Show},
    event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture},
    execute, queue,
    style::{Attribute, SetAttribute},
    terminal::{
        BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
        LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
    },
};
use ratatui::{
    Frame, Terminal, TerminalOptions, Viewport,
    backend::{Backend, CrosstermBackend},
    layout::{Position, Rect, Size},
};

use crate::{board::PictureSpace, config::BoardDisplay, theme::is_dumb};

use super::pixels::{PixelBoard, protocol};

pub mod ownership;
#[cfg(unix)]
pub mod signal_handler;

#[cfg(unix)]
pub(super) use signal_handler::{die_of_signal, let_terminal_read_output};

/// The control character BEL. The terminal decides how it sounds, or whether it flashes.
const BELL_BYTE: &[u8] = b"\x07";

/// The largest part of a window that is drawn, from its upper left corner. Terminals can report any
/// size, and each cell costs memory.
const MAX_DRAWN_SIZE: Size = Size::new(1000, 500);

/// Collects output, so that a frame reaches the terminal in one piece. If the terminal is restored
/// in the middle of a frame, by a panic, the collected output is dropped.
#[derive(Default)]
pub(super) struct FrameOutput {
    bytes: Vec<u8>,
    /// The buffer that receives whole frames instead of the terminal.
    redirection_buffer: Option<Rc<RefCell<Vec<u8>>>>,
}

impl FrameOutput {
    /// Output that goes to this buffer instead of a terminal.
    pub(super) fn redirected_to(redirection_buffer: Rc<RefCell<Vec<u8>>>) -> FrameOutput {
        FrameOutput {
            bytes: Vec::new(),
            redirection_buffer: Some(redirection_buffer),
        }
    }
}

impl Write for FrameOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if let Some(redirection_buffer) = &self.redirection_buffer {
            redirection_buffer.borrow_mut().append(&mut self.bytes);
            return Ok(());
        }
        let mut out = io::stdout().lock();
        let write_result = ownership::write_if_terminal_is_ours(|| {
            out.write_all(&self.bytes).and_then(|()| out.flush())
        });
        self.bytes.clear();
        write_result
    }
}

/// The full screen. Dropping it restores the terminal.
pub(super) struct FullScreen {
    terminal: Terminal<CrosstermBackend<FrameOutput>>,
    /// The part of the window that is drawn.
    area: Rect,
    is_mouse_enabled: bool,
    /// The picture of the board.
    pub(super) pixel_board: PixelBoard,
}

/// Whether input and output are both a terminal.
pub fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Replaces standard input by the terminal, after a text was read from a pipe. Without a terminal,
/// standard input stays as it is.
pub fn read_keys_from_terminal() {
    #[cfg(unix)]
    if !io::stdin().is_terminal()
        && let Ok(terminal) = std::fs::OpenOptions::new()
            .read(true)
            .write(true)
            .open("/dev/tty")
    {
        // If this fails, the missing terminal is reported as an error.
        let _ = rustix::stdio::dup2_stdin(&terminal);
    }
}

/// Whether the full screen can be drawn: there is a terminal, and its type can do more than print
/// lines. On Windows a terminal has no type.
pub fn can_draw_full_screen() -> bool {
    let is_dumb_terminal = std::env::var("TERM").map_or(!cfg!(windows), |term| is_dumb(&term));
    is_terminal() && !is_dumb_terminal
}

impl FullScreen {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// If the terminal cannot be changed.
    pub(super) fn take_over_terminal(
        enables_mouse: bool,
        pixel_board: PixelBoard,
    ) -> io::Result<FullScreen> {
        restore_on_panic();
        #[cfg(unix)]
        signal_handler::install_handlers()?;
        let backend = CrosstermBackend::new(FrameOutput::default());
        let area = drawn_area(backend.size()?);
        let terminal = Terminal::with_options(
            backend,
            TerminalOptions {
                viewport: Viewport::Fixed(area),
            },
        )?;
        let mut screen = FullScreen {
            terminal,
            area,
            is_mouse_enabled: enables_mouse,
            pixel_board,
        };
        screen.enter_full_screen()?;
        Ok(screen)
    }

    fn enter_full_screen(&mut self) -> io::Result<()> {
        #[cfg(unix)]
        signal_handler::remember_terminal_settings();
        ownership::take_terminal();
        enable_raw_mode()?;
        let out = self.terminal.backend_mut();
        // A terminal without an alternate screen, or one that a killed program left, still shows
        // old content, possibly in colors. A frame sends only cells that are not blank, so the
        // screen must be cleared.
        queue!(
            out,
            EnterAlternateScreen,
            SetAttribute(Attribute::Reset),
            Clear(ClearType::All)
        )?;
        queue!(out, EnableBracketedPaste, Hide)?;
        if self.is_mouse_enabled {
            queue!(out, EnableMouseCapture)?;
        }
        Ok(())
    }

    /// Draws a frame, in one piece if the terminal supports synchronized updates. Draws nothing
    /// while the terminal is not ours.
    ///
    /// `draw` gets whether the board leaves room for a picture, and returns the room. It is called
    /// again, without room, if the picture cannot be shown there.
    ///
    /// # Errors
    /// If the terminal is gone.
    pub(super) fn draw(
        &mut self,
        display: BoardDisplay,
        mut draw: impl FnMut(&mut Frame, bool) -> PictureSpace,
    ) -> io::Result<()> {
        if !ownership::is_terminal_ours() {
            // The program was just resumed, and the event about it has not been handled yet.
            return Ok(());
        }
        let area = drawn_area(self.size()?);
        queue!(self.terminal.backend_mut(), BeginSynchronizedUpdate)?;
        let sends_queries = self.pixel_board.must_query_terminal(display);
        if sends_queries {
            self.terminal
                .backend_mut()
                .write_all(protocol::TERMINAL_QUERIES)?;
        }
        // A terminal that does not know a query may print it. So the screen is cleared after it.
        if sends_queries || area != self.area {
            self.resize(area)?;
        }
        let pixel_board = &mut self.pixel_board;
        let shows_picture =
            pixel_board.shows_picture(display, crossterm::terminal::window_size().ok());
        let mut picture_bytes = Vec::new();
        self.terminal.draw(|frame| {
            if shows_picture {
                let picture_space = draw(frame, true);
                if let Some(update_bytes) =
                    pixel_board.picture_update_bytes(&picture_space, frame.buffer_mut())
                {
                    picture_bytes = update_bytes;
                    return;
                }
                frame.buffer_mut().reset();
            }
            draw(frame, false);
            picture_bytes = pixel_board.picture_removal_bytes();
        })?;
        self.terminal.backend_mut().write_all(&picture_bytes)?;
        execute!(self.terminal.backend_mut(), EndSynchronizedUpdate)
    }

    /// Switches mouse reports on or off.
    ///
    /// # Errors
    /// If the terminal is gone.
    pub(super) fn set_mouse(&mut self, enables_mouse: bool) -> io::Result<()> {
        let out = self.terminal.backend_mut();
        match (self.is_mouse_enabled, enables_mouse) {
            (false, true) => execute!(out, EnableMouseCapture)?,
            (true, false) => execute!(out, DisableMouseCapture)?,
            _ => {}
        }
        self.is_mouse_enabled = enables_mouse;
        Ok(())
    }

    /// Takes the terminal over again after any suspension. A program that was stopped by SIGSTOP
    /// has left the terminal as it was, and the shell may have changed it since.
    ///
    /// # Errors
    /// If the terminal is gone.
    pub(super) fn take_over_terminal_again(&mut self) -> io::Result<()> {
        restore_terminal();
        self.enter_full_screen()?;
        // A new size makes ratatui draw everything again. `clear` would ask the terminal for the
        // cursor position, and the answer would go to the thread that reads the keyboard.
        self.resize(drawn_area(self.size()?))
    }

    /// Draws this area from now on, completely with the next frame.
    fn resize(&mut self, area: Rect) -> io::Result<()> {
        self.area = area;
        self.pixel_board.on_screen_cleared();
        queue!(self.terminal.backend_mut(), Clear(ClearType::All))?;
        self.terminal.resize(area)
    }

    /// Sends a text to the clipboard of the terminal. Not every terminal supports this, and none
    /// reports whether it does.
    ///
    /// # Errors
    /// If the terminal is gone.
    pub(super) fn copy_to_clipboard(&mut self, text: &str) -> io::Result<()> {
        execute!(
            self.terminal.backend_mut(),
            CopyToClipboard::to_clipboard_from(text)
        )
    }

    /// Rings the bell.
    ///
    /// # Errors
    /// If the terminal is gone.
    pub(super) fn ring_bell(&mut self) -> io::Result<()> {
        let out = self.terminal.backend_mut();
        out.write_all(BELL_BYTE)?;
        Write::flush(out)
    }

    /// The size in columns and rows.
    pub(super) fn size(&self) -> io::Result<Size> {
        self.terminal.size()
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        restore_terminal();
    }
}

/// The terminal while a line is typed: keys arrive immediately, and the screen is left as it is.
/// Dropping it restores the terminal.
#[cfg(unix)]
pub(super) struct RawLineMode(());

#[cfg(unix)]
impl RawLineMode {
    /// Switches to raw mode.
    ///
    /// # Errors
    /// If the terminal cannot be changed.
    pub(super) fn start_raw_mode() -> io::Result<RawLineMode> {
        restore_on_panic();
        signal_handler::install_handlers()?;
        signal_handler::remember_terminal_settings();
        ownership::take_terminal_for_line();
        let raw_line_mode = RawLineMode(());
        enable_raw_mode()?;
        Ok(raw_line_mode)
    }
}

#[cfg(unix)]
impl Drop for RawLineMode {
    fn drop(&mut self) {
        restore_terminal();
    }
}

/// The part of a window of this size that is drawn.
fn drawn_area(window_size: Size) -> Rect {
    let size = Size::new(
        window_size.width.min(MAX_DRAWN_SIZE.width),
        window_size.height.min(MAX_DRAWN_SIZE.height),
    );
    Rect::from((Position::ORIGIN, size))
}

/// Restores the terminal and suspends the program until it is resumed; then call
/// [`FullScreen::take_over_terminal_again`].
///
/// # Errors
/// If the system does not suspend the program.
#[cfg(unix)]
pub(super) fn suspend_program() -> io::Result<()> {
    restore_terminal();
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
}

/// This system cannot suspend programs.
///
/// # Errors
/// Never.
#[cfg(not(unix))]
pub(super) fn suspend_program() -> io::Result<()> {
    Ok(())
}

/// Restores the terminal once: cooked mode, main screen, visible cursor, no mouse. Errors are
/// ignored, because there is no place left to report them.
fn restore_terminal() {
    ownership::leave_terminal(|| {
        let mut out = io::stdout().lock();
        let _ = send_restore_sequences(&mut out);
        let _ = disable_raw_mode();
        let _ = out.flush();
    });
    ownership::end_line_typing(|| drop(disable_raw_mode()));
}

/// Sends the sequences that undo every change to the terminal, the same as `signal_handler` does.
///
/// # Errors
/// If the terminal is gone.
pub fn send_restore_sequences(out: &mut impl Write) -> io::Result<()> {
    execute!(
        out,
        EndSynchronizedUpdate,
        DisableMouseCapture,
        DisableBracketedPaste,
        // For consoles that have no main screen to return to.
        Clear(ClearType::All),
        MoveTo(0, 0),
        LeaveAlternateScreen,
        Show
    )
}

/// A panic of the drawing thread restores the terminal before its message is printed. A panic of
/// another thread prints nothing here: it reaches the loop as an event, and the program continues.
fn restore_on_panic() {
    static INSTALL_HOOK_ONCE: Once = Once::new();
    INSTALL_HOOK_ONCE.call_once(|| {
        let drawing_thread_id: ThreadId = thread::current().id();
        let previous_hook = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if thread::current().id() == drawing_thread_id {
                restore_terminal();
                previous_hook(panic);
            } else if ownership::is_terminal_ours() {
                log::error!("{panic}");
            } else {
                previous_hook(panic);
            }
        }));
    });
}
