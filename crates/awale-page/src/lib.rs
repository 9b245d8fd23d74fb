//! The page of Awalé in a browser: its files, the messages to it, and the messages from it. The
//! club and the page without a server share this crate.
//!
//! | module | contents |
//! | --- | --- |
//! | [`files`] | the page itself: its scripts, its style, and the template with its texts |
//! | [`message`] | messages from the page: keys, taps, sizes |
//! | [`page_wire`] | messages to the page: changed cells, texts, the board |
//! | `stored_frame` | the last frame of a view in little memory |
//! | [`view`] | an app that is drawn to a [`Wire`](wire::Wire), and takes the page's messages |
//! | [`wire`] | the output of a view, to a page or to a terminal |

pub mod files;
pub mod message;
pub mod page_wire;
mod stored_frame;
pub mod view;
pub mod wire;
