//! The worker threads.
//!
//! * `worker`: a thread that runs one order after another; a newer order stops the older one.
//! * `jobs`: the workers that run the jobs of the app.
//! * `tables`: builds endgame tables, which takes longer than one order.
//! * `writer`: writes files, so that drawing never waits for the disk.
//! * `write_orders`: the writer's orders and their queue.
//! * `picture_worker`: makes pictures to share.

mod jobs;
mod picture_worker;
mod tables;
mod worker;
mod write_orders;
mod writer;

pub use jobs::list_games;
pub(super) use jobs::{JobOrder, JobThreads, TableFolder};
pub use picture_worker::{PictureOrder, PictureWorker};
pub(super) use tables::TableBuilder;
pub use worker::Worker;
pub use write_orders::{FileWriter, RenameError, WriteOrder, WriteQueue, WriteReport};
pub use writer::Writer;
