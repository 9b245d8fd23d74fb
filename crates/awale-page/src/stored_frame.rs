//! The last frame of a view in a form that needs little memory, and the terminal that all views of
//! a thread share for drawing.

use std::{cell::RefCell, collections::HashMap};

use ratatui::{
    Frame, Terminal, TerminalOptions, Viewport,
    backend::TestBackend,
    buffer::{Buffer, Cell},
    layout::Rect,
};

thread_local! {
    /// The terminal of the last drawn frame, with its area. Its buffers are large, so all views of
    /// a thread share it.
    static SHARED_TERMINAL: RefCell<Option<(Rect, Terminal<TestBackend>)>> = const { RefCell::new(None) };
}

/// A frame as the list of its distinct cells, and for each position on the screen the index of its
/// cell in the list. A frame has far fewer distinct cells than a `u16` has values.
#[derive(Debug, Default)]
pub(crate) struct StoredFrame {
    distinct_cells: Vec<Cell>,
    cell_indices: Vec<u16>,
}

impl StoredFrame {
    /// Draws the next frame of this size, and passes the stored frame and the new one to `send`.
    /// The stored frame is passed as empty if it had another size.
    pub(crate) fn draw_and_send(
        &mut self,
        area: Rect,
        draw: impl FnOnce(&mut Frame),
        send: impl FnOnce(&Buffer, &Buffer),
    ) {
        let (_, mut terminal) = SHARED_TERMINAL
            .take()
            .filter(|(before, _)| *before == area)
            .unwrap_or_else(|| (area, new_terminal(area)));
        draw(&mut terminal.get_frame());
        let buffer = terminal.current_buffer_mut();
        send(&self.restored_buffer(area), buffer);
        *self = StoredFrame::from_buffer(buffer);
        buffer.reset();
        SHARED_TERMINAL.set(Some((area, terminal)));
    }

    fn from_buffer(buffer: &Buffer) -> StoredFrame {
        let mut indices_by_cell: HashMap<&Cell, u16> = HashMap::new();
        let mut frame = StoredFrame::default();
        let mut last_cell_and_index: Option<(&Cell, u16)> = None;
        for cell in &buffer.content {
            let cell_index = match last_cell_and_index {
                Some((before, number)) if before == cell => number,
                _ => *indices_by_cell.entry(cell).or_insert_with(|| {
                    frame.distinct_cells.push(cell.clone());
                    u16::try_from(frame.distinct_cells.len() - 1).unwrap_or(u16::MAX)
                }),
            };
            last_cell_and_index = Some((cell, cell_index));
            frame.cell_indices.push(cell_index);
        }
        frame
    }

    fn restored_buffer(&self, area: Rect) -> Buffer {
        let mut buffer = Buffer::empty(area);
        if buffer.content.len() == self.cell_indices.len() {
            for (cell, &number) in buffer.content.iter_mut().zip(&self.cell_indices) {
                cell.clone_from(&self.distinct_cells[usize::from(number)]);
            }
        }
        buffer
    }
}

/// Makes a terminal that draws into its buffers. Its backend stays empty.
fn new_terminal(area: Rect) -> Terminal<TestBackend> {
    let viewport = Viewport::Fixed(area);
    let Ok(terminal) = Terminal::with_options(TestBackend::new(1, 1), TerminalOptions { viewport });
    terminal
}
