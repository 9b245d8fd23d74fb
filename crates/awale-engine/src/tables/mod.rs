//! Endgame tables: what the side to move still nets under perfect play, for every board of so many seeds.
//!
//! The boards of n seeds are a *layer*. Moves keep the seeds on the board, or take some off it: so layers are solved one after
//! the other, each with the smaller ones behind it, and each by retrograde analysis. In the order in which a reader may
//! want them:
//!
//! * `ranking`: a number for each board, from two halves of six pits;
//! * `halves`: what a move does to a half, looked up; `lap`: the rare moves for which that is not enough;
//! * `captures`: the same for moves that leave the layer, in lists; `forward`: what those moves are worth;
//! * `backward`: the moves that stay, taken back;
//! * `bounds`: what is known of a board, a byte for each side; `solve`: how it becomes known; `layout`: in which places and
//!   districts; `mail`: how boards tell each other without waiting for memory; `crew`: how threads do it together;
//! * `entry`: what is known in the end, in one byte; `file`: how it is kept, with its `checksum`s; `stored`: how it is read again,
//!   and `cache` and `words`, what was read; `build`: the folder made whole;
//! * `layers`: asking; `statistics`, `verify`: looking at a layer as a whole.
//!
//! The values leave the stores aside, and with them `win_at`, and what stood before in the game. [`Truth`] tells what they
//! are worth nevertheless.

mod atomic_bytes;
mod block_cache;
mod board_value;
mod build;
mod captures;
mod checksum;
mod conversions;
mod file_format;
mod full_lap;
mod half_tables;
mod layer_file;
mod layer_index;
mod layers;
mod predecessors;
mod ranking;
mod retrograde;
mod rules;
mod state_byte;
mod statistics;
mod update_queues;
mod verify;
mod worker_pool;

pub use board_value::BoardValue;
pub use build::{BuildError, Progress, build};
pub use file_format::{BadFile, Check, Flaw};
pub use layers::Tables;
pub use ranking::{Half, MAX_SEEDS, TableBoard, layer_size};
pub use rules::{TableRules, Truth};
pub use statistics::Statistics;
pub use verify::{Contradiction, VerifyError};
