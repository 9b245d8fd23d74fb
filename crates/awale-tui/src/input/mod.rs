//! The path of input bytes to the app: the decoder turns them into keys, mouse events, pastes and
//! replies of the terminal, and [`input_action`] turns these into actions.

mod actions;
mod decoder;
mod terminal_reply;

pub use actions::{input_action, text_field_action};
pub use decoder::{InputDecoder, SEQUENCE_TIMEOUT};
pub use terminal_reply::TerminalReply;
