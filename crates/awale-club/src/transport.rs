//! What a session is drawn on. [`Wire`] is a ratatui backend that keeps what is to be sent until it is taken: [`Ansi`] bytes for a
//! terminal at the other end of ssh; the page has one of changed cells.

use std::io::{self, Write};
use std::mem;
use std::sync::{Arc, Mutex, PoisonError};

use crossterm::clipboard::CopyToClipboard;
use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture};
use crossterm::style::{Attribute, SetAttribute};
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
};
use crossterm::{queue, style};
use ratatui::backend::{Backend, CrosstermBackend, WindowSize};
use ratatui::layout::Size;

use crate::session::Spoken;

/// A backend that gathers one frame after the other for its visitor.
///
/// A session draws only when the last frame has been taken, so nothing piles up for a slow reader: frames are left out.
pub trait Wire: Backend<Error = io::Error> + Send + 'static {
    /// Before the first frame.
    fn enter(&mut self, size: Size);
    /// Before a frame whose area has another size than the last: all of it is drawn anew.
    fn clear_all(&mut self, size: Size);
    /// Before each frame.
    fn begin(&mut self);
    /// After each frame. `spoken` says what a page wants to know beside the cells; a terminal has no use for it.
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

/// Bytes that are shared with the backend that writes them.
#[derive(Clone, Debug, Default)]
pub struct Gathered(Arc<Mutex<Vec<u8>>>);

impl Gathered {
    fn take(&self) -> Vec<u8> {
        mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Write for Gathered {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A terminal that understands ANSI sequences.
pub type Ansi = AnsiWire;

/// See [`Ansi`].
#[derive(Debug)]
pub struct AnsiWire {
    backend: CrosstermBackend<Gathered>,
    out: Gathered,
    size: Size,
}

impl Default for AnsiWire {
    fn default() -> AnsiWire {
        // The host's NO_COLOR is not the visitor's.
        style::force_color_output(true);
        let out = Gathered::default();
        AnsiWire { backend: CrosstermBackend::new(out.clone()), out, size: Size::ZERO }
    }
}

/// Sends commands; memory takes everything.
macro_rules! send {
    ($wire:expr, $($command:expr),+) => {{
        let _ = queue!($wire.out, $($command),+);
    }};
}

impl Wire for AnsiWire {
    fn enter(&mut self, size: Size) {
        self.size = size;
        send!(self, EnterAlternateScreen, SetAttribute(Attribute::Reset), Clear(ClearType::All));
        send!(self, EnableBracketedPaste, Hide);
    }

    fn clear_all(&mut self, size: Size) {
        self.size = size;
        send!(self, SetAttribute(Attribute::Reset), Clear(ClearType::All));
    }

    fn begin(&mut self) {
        send!(self, BeginSynchronizedUpdate);
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
        let _ = self.out.write_all(b"\x07");
    }

    fn copy(&mut self, text: &str) {
        send!(self, CopyToClipboard::to_clipboard_from(text));
    }

    fn leave(&mut self, farewell: &str) {
        send!(self, EndSynchronizedUpdate, DisableMouseCapture, DisableBracketedPaste, Clear(ClearType::All));
        send!(self, MoveTo(0, 0), LeaveAlternateScreen, Show);
        if !farewell.is_empty() {
            let _ = write!(self.out, "{}\r\n", farewell.replace('\n', "\r\n"));
        }
    }

    fn take(&mut self) -> Vec<u8> {
        self.out.take()
    }
}

/// Hands the calls of a backend on to the one inside.
macro_rules! delegate {
    ($($name:ident($($argument:ident: $kind:ty),*) -> $result:ty;)+) => {
        $(fn $name(&mut self $(, $argument: $kind)*) -> io::Result<$result> {
            self.backend.$name($($argument),*)
        })+
    };
}

impl Backend for AnsiWire {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a ratatui::buffer::Cell)>,
    {
        self.backend.draw(content)
    }

    fn set_cursor_position<P: Into<ratatui::layout::Position>>(&mut self, position: P) -> io::Result<()> {
        self.backend.set_cursor_position(position)
    }

    fn get_cursor_position(&mut self) -> io::Result<ratatui::layout::Position> {
        Ok(ratatui::layout::Position::ORIGIN)
    }

    fn size(&self) -> io::Result<Size> {
        Ok(self.size)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        Ok(WindowSize { columns_rows: self.size, pixels: Size::ZERO })
    }

    delegate! {
        hide_cursor() -> ();
        show_cursor() -> ();
        clear() -> ();
        clear_region(kind: ratatui::backend::ClearType) -> ();
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
