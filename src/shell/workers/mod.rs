//! The threads beside the loop.
//!
//! * `worker`: a thread that does one order after another, where a newer order ends the older;
//!   `jobs`: what they do;
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

pub use jobs::Lister;
pub(super) use jobs::{Asked, Counter, GameSearch, OnDisk, Puzzler, StudyOrder, Studying, Thinker};
pub use picture_worker::{PictureOrder, PictureWorker};
pub(super) use tables::Builder;
pub use worker::{Job, TellEvent, Worker};
pub use write_orders::{FileWriter, Queue, RenameError, WriteOrder, Written};
pub use writer::Writer;
