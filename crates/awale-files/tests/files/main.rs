//! The public functions on real files: limits of reading, durable writes, rehearsed failures.

mod folders;
mod reading;
mod rehearsed;
mod texts;
mod writing;
