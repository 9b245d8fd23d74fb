//! The whole program in a page of a browser, without a server. A worker of the browser runs it, so
//! the page never waits for it.
//!
//! | module | contents |
//! | --- | --- |
//! | [`app_shell`] | runs the app: carries out its effects, and draws it to the page |
//! | [`storage`] | the user's files |
//! | [`jobs`] | jobs in other workers, and endgame tables |
//! | `wasm_interface` | what JavaScript calls |
//! | `clock` | the date and time |
//!
//! `assets` has the scripts: `worker.js` runs the program, `connection.js` connects the page to it,
//! `job-worker.js` runs jobs, `storage.js` stores the files, and `service-worker.js` keeps the page
//! for a start without a network.

pub mod app_shell;
mod clock;
pub mod jobs;
pub mod storage;
#[cfg(target_arch = "wasm32")]
mod wasm_interface;
