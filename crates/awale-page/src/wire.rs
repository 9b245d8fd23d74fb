//! The output of a [`AppView`](crate::view::AppView). A [`Wire`] buffers output until the
//! connection takes it.

use awale_app::app::TextOutline;
use awale_study::words::Words;
use ratatui::{buffer::Cell, layout::Size};
use serde_json::{Map, Value as Json};

/// Data of a frame for a page that draws the board itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardFrame {
    /// The fields of the board on the screen; empty if no board is shown.
    pub board_fields: Map<String, Json>,
    /// The colors of the theme as JSON.
    pub theme_colors: Json,
    /// The number of open screens and questions, which *Back* closes one by one.
    pub open_screen_count: usize,
    /// Whether the visitor types into a text field.
    pub is_typing: bool,
}

/// The reason for which the bell rings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BellReason {
    /// The visitor has the move, or a game of the visitor begins.
    VisitorsTurn,
    /// Another person challenges the visitor.
    ChallengeReceived,
    /// The bell of the program itself, for example when a computer has moved in the visitor's own
    /// game.
    ProgramBell,
}

/// An encoder that buffers one frame at a time for its visitor.
///
/// A frame is drawn only after the last frame has been taken, so that a slow connection skips
/// frames instead of queueing them.
pub trait Wire: Send + 'static {
    /// Whether the wire needs the outline of each frame.
    const NEEDS_OUTLINE: bool;
    /// Whether the visitor can silence the bell in the client. If so, the bell rings whatever the
    /// setting *Bell* says.
    const CLIENT_CAN_MUTE: bool;

    /// Begins the output: called before the first frame.
    fn begin_output(&mut self, _size: Size) {}
    /// Clears the screen: called before a frame of another size, which is then drawn completely.
    fn clear_screen(&mut self, _size: Size) {}
    /// Called before each frame.
    fn begin_frame(&mut self) {}
    /// Writes the cells that differ from the last frame, each with column and row.
    fn draw_cells<'a>(&mut self, _cells: impl Iterator<Item = (u16, u16, &'a Cell)>) {}
    /// Called after the cells of a frame are drawn. A page that draws the board itself gets the
    /// data from `frame`; other output need not call it.
    fn show_page_frame(&mut self, _frame: &dyn Fn() -> BoardFrame) {}
    /// Ends a frame: called after its cells are drawn, with its outline if the wire
    /// [needs](Wire::NEEDS_OUTLINE) it.
    fn end_frame(&mut self, outline: Option<&TextOutline>, words: &Words);
    /// Switches the reporting of the mouse on or off.
    fn set_mouse_reporting(&mut self, _on: bool) {}
    /// Rings the bell, to call the visitor. `text` says what has happened; it may be empty.
    fn ring_bell(&mut self, reason: BellReason, text: &str);
    /// Sets the title of the visitor's window. An empty title restores the window's own title.
    fn set_title(&mut self, _title: &str) {}
    /// Puts a text on the visitor's clipboard.
    fn copy_to_clipboard(&mut self, text: &str);
    /// Offers a file with this name and text for saving. A terminal cannot do that.
    fn offer_download(&mut self, _name: &str, _text: &str) {}
    /// Tells the visitor's browser to delete the secret that it has stored.
    fn delete_stored_secret(&mut self) {}
    /// Ends the output after the last frame, and prints the message `farewell`.
    fn end_output(&mut self, farewell: &str);
    /// Removes and returns the bytes to send.
    fn take_bytes(&mut self) -> Vec<u8>;
}
