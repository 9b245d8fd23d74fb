//! The thread on which endgame tables are made while somebody plays. It takes what the others leave of the processor,
//! is stopped by leaving, and goes on the next time where it was: finished layers are kept.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::{io, thread};

use crate::app::{Event, TablesNews};
use crate::awale::Rules;
use crate::endgame::{BuildError, Progress, TableRules, build};
use crate::stop::Stop;

use super::input::Input;
use super::lock;
use super::panics::{Place, caught, rehearse};
use super::priority::{Back, step_back};

/// One thread: the other core belongs to the person who plays and to the computer's moves.
const THREADS: usize = 1;

/// The way to the thread that makes tables.
pub(super) struct Builder {
    folder: PathBuf,
    inputs: Sender<Input>,
    /// What is being made, or was made last.
    at_work: Option<(TableRules, Stop)>,
}

impl Builder {
    /// Makes tables in `folder`, and tells `inputs` how it goes.
    pub(super) fn new(folder: PathBuf, inputs: Sender<Input>) -> Builder {
        Builder { folder, inputs, at_work: None }
    }

    /// Makes the tables for `rules` up to `seeds` seeds, or opens them where they are. What was being made for other
    /// rules waits for another time.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub(super) fn want(&mut self, rules: Rules, seeds: u8) -> io::Result<()> {
        let wanted = TableRules::new(&rules);
        if let Some((rules, stop)) = &self.at_work {
            if *rules == wanted {
                return Ok(());
            }
            stop.stop();
        }
        let stop = Stop::new();
        self.at_work = Some((wanted, stop.clone()));
        let (folder, inputs) = (self.folder.clone(), self.inputs.clone());
        thread::Builder::new().name("tables".to_owned()).spawn(move || {
            step_back(Back::Last);
            let made = caught(|| {
                rehearse(Place::Tables);
                // Another program may be making the same tables. When it is done, they are only opened.
                let _held = lock::at_length(&folder);
                make(&rules, seeds, &folder, &stop, &inputs)
            });
            let news = made.unwrap_or_else(|what| Some(TablesNews::Failed(what)));
            // Whoever stopped it knows.
            if let Some(news) = news {
                let _ = inputs.send(Input::App(Event::Tables(news)));
            }
        })?;
        Ok(())
    }
}

/// Makes the tables; returns what came of it, unless it was stopped.
fn make(rules: &Rules, seeds: u8, folder: &std::path::Path, stop: &Stop, inputs: &Sender<Input>) -> Option<TablesNews> {
    let mut layer = 0;
    let mut told = |progress: Progress| {
        // A sign for each layer is enough: nobody watches a table grow.
        if let Progress::Working { seeds: at, .. } = progress
            && at != layer
        {
            layer = at;
            let _ = inputs.send(Input::App(Event::Tables(TablesNews::Making { layer, of: seeds })));
        }
    };
    match build(rules, seeds, folder, THREADS, stop, &mut told) {
        Ok(tables) => Some(TablesNews::Ready(Arc::new(tables))),
        Err(BuildError::Stopped { .. }) => None,
        Err(error) => Some(TablesNews::Failed(error.to_string())),
    }
}
