//! The threads beside the loop.
//!
//! * `worker`: a thread that carries out one order after another, where a newer order ends the
//!   older; `jobs`: those that run the jobs of the app;
//! * `tables`: the making of endgame tables, which lasts longer than an order;
//! * `writer`: the thread that writes files, so that drawing never waits for the disk;
//!   `write_orders`: what it is ordered to do;
//! * `picture_worker`: the thread that makes pictures to share.

mod jobs;
mod picture_worker;
mod tables;
mod worker;
mod write_orders;
mod writer;

pub use jobs::list_games;
pub(super) use jobs::{Jobs, OnDisk, Order};
pub use picture_worker::{PictureOrder, PictureWorker};
pub(super) use tables::Builder;
pub use worker::Worker;
pub use write_orders::{FileWriter, Queue, RenameError, WriteOrder, Written};
pub use writer::Writer;
