//! The output for a terminal that is connected by ssh: a [`Wire`] that makes ANSI sequences.

use crate::prelude::*;

use crossterm::{
    clipboard::CopyToClipboard,
    cursor::{Hide, MoveTo, Show},
    event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture},
    queue,
    style::{self, Attribute, SetAttribute},
    terminal::{
        BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
        LeaveAlternateScreen,
    },
};
use ratatui::{
    backend::{Backend, CrosstermBackend},
    buffer::Cell,
    layout::Size,
};

/// A terminal that understands ANSI sequences.
#[derive(Debug, Default)]
pub struct AnsiTerminal {
    out: Vec<u8>,
    /// Whether the terminal has a title that can be set.
    supports_title: bool,
    /// Whether the visit has set the title of the terminal and not yet restored it.
    is_title_set: bool,
}

impl AnsiTerminal {
    /// Makes the output for a terminal of the type in `TERM`.
    pub fn for_terminal(term: &str) -> AnsiTerminal {
        // Terminals whose type begins with one of these words print the sequence for a title, or
        // wait for its end, so they get none.
        AnsiTerminal {
            supports_title: !["linux", "vt", "ansi", "cons25", "sun"]
                .iter()
                .any(|name| term.starts_with(name)),
            ..AnsiTerminal::default()
        }
    }
}

/// Queues crossterm commands in the buffer. Writing to memory cannot fail.
macro_rules! send {
    ($wire:expr, $($command:expr),+) => {{
        let _ = queue!($wire.out, $($command),+);
    }};
}

impl Wire for AnsiTerminal {
    const NEEDS_OUTLINE: bool = false;
    const CLIENT_CAN_MUTE: bool = false;

    fn begin_output(&mut self, size: Size) {
        // NO_COLOR in the environment of the host must not take the colors from visitors.
        style::force_color_output(true);
        send!(self, EnterAlternateScreen);
        self.clear_screen(size);
        send!(self, EnableBracketedPaste, Hide);
    }

    fn clear_screen(&mut self, _: Size) {
        send!(self, SetAttribute(Attribute::Reset), Clear(ClearType::All));
    }

    fn begin_frame(&mut self) {
        send!(self, BeginSynchronizedUpdate);
    }

    fn draw_cells<'a>(&mut self, cells: impl Iterator<Item = (u16, u16, &'a Cell)>) {
        let _ = CrosstermBackend::new(&mut self.out).draw(cells);
    }

    fn end_frame(&mut self, _: Option<&TextOutline>, _: &Words) {
        send!(self, EndSynchronizedUpdate);
    }

    fn set_mouse_reporting(&mut self, on: bool) {
        if on {
            send!(self, EnableMouseCapture);
        } else {
            send!(self, DisableMouseCapture);
        }
    }

    fn ring_bell(&mut self, _: BellReason, _: &str) {
        self.out.push(b'\x07');
    }

    fn set_title(&mut self, title: &str) {
        if !self.supports_title {
            return;
        }
        // Most terminals keep a stack of titles, from which the old title returns. On others the
        // title is empty after the visit.
        let is_first_title = !mem::replace(&mut self.is_title_set, !title.is_empty());
        let title: String = title.chars().filter(|sign| !sign.is_control()).collect();
        let (save_title_sequence, restore_title_sequence) = match title.is_empty() {
            false if is_first_title => ("\x1b[22;2t", ""),
            false => ("", ""),
            true => ("", "\x1b[23;2t"),
        };
        let _ = write!(
            self.out,
            "{save_title_sequence}\x1b]2;{title}\x1b\\{restore_title_sequence}"
        );
    }

    fn copy_to_clipboard(&mut self, text: &str) {
        send!(self, CopyToClipboard::to_clipboard_from(text));
    }

    fn end_output(&mut self, farewell: &str) {
        if self.is_title_set {
            self.set_title("");
        }
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

    fn take_bytes(&mut self) -> Vec<u8> {
        mem::take(&mut self.out)
    }
}
