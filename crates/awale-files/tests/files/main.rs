//! Tests of the public functions with real files: size limits, durable writes, rehearsed failures.

mod folders;
mod reading;
mod rehearsed;
mod texts;
mod writing;
