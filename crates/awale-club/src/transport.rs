//! What a session is drawn on. A [`Wire`] keeps what is to be sent until it is taken: [`Ansi`]
//! bytes for a terminal at the other end of ssh; the page has one of changed cells. [`VisitorBackend`] is
//! the ratatui backend over either.

use std::io::{self, Write};
use std::mem;

use crossterm::clipboard::CopyToClipboard;
use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::style::{Attribute, SetAttribute};
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen,
};
use crossterm::{queue, style};
use ratatui::backend::{self, Backend, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};

/// What a frame says beside its cells: in words, for those who hear it, and in buttons, for those
/// who have no keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoken {
    /// What was played last, in a game.
    pub last_move: Option<String>,
    /// How a game stands.
    pub board: Option<String>,
    /// The keys that serve, each with what it does; several may do it together, and the last of
    /// them says so.
    pub buttons: Vec<(String, String)>,
}

/// Gathers one frame after the other for its visitor.
///
/// A session draws only when the last frame has been taken, so nothing piles up for a slow reader:
/// frames are left out.
pub trait Wire: Send + 'static {
    /// Before the first frame.
    fn enter(&mut self, size: Size);
    /// Before a frame whose area has another size than the last: all of it is drawn anew.
    fn clear_all(&mut self, size: Size);
    /// Before each frame.
    fn begin(&mut self);
    /// The cells of a frame that differ from the last, with their columns and rows.
    ///
    /// # Errors
    /// When a cell cannot be written.
    fn draw<'a>(&mut self, cells: impl Iterator<Item = (u16, u16, &'a Cell)>) -> io::Result<()>;
    /// After each frame. `spoken` says what a page wants to know beside the cells; a terminal has
    /// no use for it.
    fn end(&mut self, spoken: &dyn Fn() -> Spoken);
    /// The mouse is wanted, or not.
    fn mouse(&mut self, on: bool);
    /// The visitor is called.
    fn bell(&mut self);
    /// A text for the visitor's clipboard.
    fn copy(&mut self, text: &str);
    /// After the last frame, with a last word.
    fn leave(&mut self, farewell: &str);
    /// What there is to send, from now on nothing.
    fn take(&mut self) -> Vec<u8>;
}

/// A terminal that understands ANSI sequences.
#[derive(Debug, Default)]
pub struct Ansi {
    out: Vec<u8>,
}

/// Sends commands; memory takes everything.
macro_rules! send {
    ($wire:expr, $($command:expr),+) => {{
        let _ = queue!($wire.out, $($command),+);
    }};
}

impl Wire for Ansi {
    fn enter(&mut self, _: Size) {
        // The host's NO_COLOR is not the visitor's.
        style::force_color_output(true);
        send!(
            self,
            EnterAlternateScreen,
            SetAttribute(Attribute::Reset),
            Clear(ClearType::All)
        );
        send!(self, EnableBracketedPaste, Hide);
    }

    fn clear_all(&mut self, _: Size) {
        send!(self, SetAttribute(Attribute::Reset), Clear(ClearType::All));
    }

    fn begin(&mut self) {
        send!(self, BeginSynchronizedUpdate);
    }

    fn draw<'a>(&mut self, cells: impl Iterator<Item = (u16, u16, &'a Cell)>) -> io::Result<()> {
        CrosstermBackend::new(&mut self.out).draw(cells)
    }

    fn end(&mut self, _: &dyn Fn() -> Spoken) {
        send!(self, EndSynchronizedUpdate);
    }

    fn mouse(&mut self, on: bool) {
        if on {
            send!(self, EnableMouseCapture);
        } else {
            send!(self, DisableMouseCapture);
        }
    }

    fn bell(&mut self) {
        self.out.push(b'\x07');
    }

    fn copy(&mut self, text: &str) {
        send!(self, CopyToClipboard::to_clipboard_from(text));
    }

    fn leave(&mut self, farewell: &str) {
        send!(
            self,
            EndSynchronizedUpdate,
            DisableMouseCapture,
            DisableBracketedPaste,
            Clear(ClearType::All)
        );
        send!(self, MoveTo(0, 0), LeaveAlternateScreen, Show);
        if !farewell.is_empty() {
            let _ = write!(self.out, "{}\r\n", farewell.replace('\n', "\r\n"));
        }
    }

    fn take(&mut self) -> Vec<u8> {
        mem::take(&mut self.out)
    }
}

/// The ratatui backend over a wire. It draws cells and nothing else: the cursor stays hidden, and a
/// wire clears its screen by itself.
#[derive(Debug)]
pub struct VisitorBackend<W> {
    pub wire: W,
    /// The size of the screen.
    pub size: Size,
}

impl<W: Wire> Backend for VisitorBackend<W> {
    type Error = io::Error;

    fn draw<'a, I: Iterator<Item = (u16, u16, &'a Cell)>>(&mut self, content: I) -> io::Result<()> {
        self.wire.draw(content)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(Position::ORIGIN)
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, _: P) -> io::Result<()> {
        Ok(())
    }

    fn clear(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn clear_region(&mut self, _: backend::ClearType) -> io::Result<()> {
        Ok(())
    }

    fn size(&self) -> io::Result<Size> {
        Ok(self.size)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        Ok(WindowSize {
            columns_rows: self.size,
            pixels: Size::ZERO,
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
