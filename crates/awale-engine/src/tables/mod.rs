//! Endgame tables (endgame databases): the value of every board with up to some number of seeds
//! under perfect play.
//!
//! The boards with n seeds are a *layer*. A move either keeps the seeds on the board or removes
//! some. So layers are solved one after the other, from few seeds to many, each by retrograde
//! analysis (<https://www.chessprogramming.org/Retrograde_Analysis>).
//!
//! To get tables, [`build_tables`] or [`Tables::open`] the files of a folder, or [`Tables::solve`]
//! them in memory. Then [`Tables::probe`] a position:
//!
//! ```
//! use awale_engine::Stop;
//! use awale_engine::tables::{TableRules, Tables};
//! use awale_rules::{PerSeat, Position, Rules, Seat};
//!
//! let tables = Tables::solve(TableRules::new(&Rules::OWARE), 4, 1, &Stop::new()).unwrap();
//! let pits = [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1];
//! let stores = PerSeat { south: 20, north: 25 };
//! let position = Position::new(&Rules::OWARE, pits, stores, Seat::South).unwrap();
//! assert_eq!(tables.probe(&position).unwrap().value, 3, "South captures two seeds, and the third comes to South");
//! ```
//!
//! # The modules
//!
//! | module | contents |
//! | --- | --- |
//! | `ranking` | indexing: a number for each board, by the combinatorial number system |
//! | `half_tables`, `captures`, `full_lap` | the effect of a move on one half of a board, looked up |
//! | `conversions` | initial values: the best move that leaves the layer, the retrograde counter |
//! | `unmove_tables`, `predecessors` | un-moves: looked up by half, and for the boards of a row |
//! | `retrograde` | retrograde analysis of one layer |
//! | `state_byte`, `layer_index`, `board_set` | the state of a layer: one byte for each board and side to move, in blocks |
//! | `update_queues`, `worker_pool` | passing updates between blocks, and sharing the work between threads |
//! | `board_value`, `file_format`, `checksum` | the result: one byte for each board, and its file |
//! | `compression` | blocks of a file: a prediction and an entropy coder |
//! | `layer_file`, `file_blocks`, `block_cache`, `atomic_bytes` | reading a file block by block |
//! | `layers` | [`Tables`]: open, solve, probe |
//! | `bound_tables` | [`BoundTables`]: bounds that are right whatever a repetition pays |
//! | `layer_pieces` | the blocks of a layer on the disk, if memory cannot hold them while it is solved |
//! | `build`, `build_budget` | making the missing files of a folder, after a check of memory and disk space |
//! | `file_flaw`, `build_error` | why a file cannot be used, why a build did not finish |
//! | `statistics`, `verify` | whole layers: a summary, a check against the rules |
//!
//! # What a value leaves out
//!
//! A value ignores the stores (and so `win_at`) and the history of the game. [`Exactness`] says
//! how reliable a value is nevertheless.
//!
//! # Sources
//!
//! * T. Ströhlein, *Untersuchungen über kombinatorische Spiele*, TU München 1970, and K. Thompson,
//!   *Retrograde Analysis of Certain Endgames*, ICCA Journal 9(3), 1986: retrograde analysis.
//! * T. R. Lincke, *Exploring the Computational Limits of Large Exhaustive Search Problems*, ETH
//!   Zürich 2002, and J. W. Romein and H. E. Bal, *Solving the Game of Awari using Parallel
//!   Retrograde Analysis*, IEEE Computer 36(10), 2003: awari.

mod atomic_bytes;
mod block_cache;
mod board_set;
mod board_value;
mod bound_tables;
mod build;
mod build_budget;
mod build_error;
mod captures;
mod checksum;
mod compression;
mod conversions;
mod file_blocks;
mod file_flaw;
mod file_format;
mod full_lap;
mod half_tables;
mod layer_file;
mod layer_index;
mod layer_pieces;
mod layers;
mod predecessors;
mod ranking;
mod retrograde;
mod rules;
mod state_byte;
mod statistics;
mod unmove_tables;
mod update_queues;
mod verify;
mod worker_pool;

pub use board_value::BoardValue;
pub use bound_tables::BoundTables;
pub use build::{BuildProgress, build_tables};
pub use build_budget::{BuildResources, max_disk_bytes};
pub use build_error::BuildError;
pub use file_flaw::{BadFile, FileFlaw};
pub use file_format::CheckExtent;
pub use layers::Tables;
pub(crate) use ranking::HalfBoard;
pub use ranking::{MAX_SEEDS, TableBoard, layer_board_count};
pub use rules::{Exactness, TableRules};
pub use statistics::LayerStatistics;
pub use verify::{Contradiction, VerifyError};
