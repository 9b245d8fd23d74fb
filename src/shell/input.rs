//! What comes through the channel that the loop waits on.

use std::io;

use crossterm::event::Event as TerminalEvent;

use crate::app::{Event, Question};

/// Something that comes through the channel.
pub(super) enum Input {
    /// From the keyboard or the mouse, or a new size.
    Terminal(TerminalEvent),
    /// From a thread that works: it thinks, studies, makes puzzles or tables.
    App(Event),
    /// From the thread that lists the saved games, under the number of its order.
    Listed(Question, Event),
    /// The writer has written something.
    Written,
    /// The system asks the program to leave, by the signal of this number.
    Leave(i32),
    /// The system asks the program to sleep.
    Sleep,
    /// The program was stopped and has been continued.
    Awake,
    /// The keyboard is gone, or could not be read at all.
    Gone(io::Error),
}
