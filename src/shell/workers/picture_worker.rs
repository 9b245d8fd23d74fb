//! [`PictureWorker`]: the thread that makes pictures to share, one after another. A film takes
//! seconds, for which the writer must not wait: it gets finished files.

use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};
use std::{io, thread};

use crate::config::Settings;
use crate::pictures::SharedPicture;
use crate::shell::input::Input;
use crate::shell::pictures::{self, MadePicture};
use crate::words::{Explain, Language, Words};
use awale_cli::thread::{ThreadPriority, catch_panic, lower_priority};

/// How long the end of the program waits for a picture, unless you cancel. The longest film takes
/// 12 s on a slow core.
const PATIENCE: Duration = Duration::from_secs(180);

/// A picture to be made.
pub struct PictureOrder {
    /// What is seen on it.
    pub picture: SharedPicture,
    /// The look of a recording.
    pub settings: Box<Settings>,
    /// The language of its words.
    pub language: Language,
}

/// The handle of the thread that makes pictures.
pub struct PictureWorker {
    inputs: Sender<Input>,
    /// Where the thread takes orders from, once started.
    pub orders: Option<Sender<PictureOrder>>,
    /// How many ordered pictures are not ready yet.
    left: usize,
}

impl PictureWorker {
    /// A worker whose thread starts with the first order.
    #[must_use]
    pub fn new(inputs: Sender<Input>) -> PictureWorker {
        PictureWorker {
            inputs,
            orders: None,
            left: 0,
        }
    }

    /// Makes a picture, after those ordered before. It comes as [`Input::Picture`].
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn order(&mut self, order: PictureOrder) -> io::Result<()> {
        let orders = match self.orders.take() {
            Some(orders) => orders,
            None => start(self.inputs.clone())?,
        };
        // The thread ends only after this sender.
        let _ = self.orders.insert(orders).send(order);
        self.left += 1;
        Ok(())
    }

    /// Counts off a picture that has come.
    pub fn note_made(&mut self) {
        self.left = self.left.saturating_sub(1);
    }

    /// Whether a picture is still to come.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.left > 0
    }

    /// Waits at the end of the program for all pictures, and hands them to `take`; you can cancel.
    pub fn finish(mut self, received: &Receiver<Input>, mut take: impl FnMut(MadePicture)) {
        let begun = Instant::now();
        while self.is_busy() {
            match received.recv_timeout(PATIENCE.saturating_sub(begun.elapsed())) {
                Ok(Input::Picture(made)) => {
                    self.note_made();
                    take(made);
                }
                Ok(Input::Leave(_)) | Err(_) => return,
                Ok(_) => {}
            }
        }
    }
}

fn start(inputs: Sender<Input>) -> io::Result<Sender<PictureOrder>> {
    let (orders, ordered) = mpsc::channel::<PictureOrder>();
    let run = move || {
        lower_priority(ThreadPriority::Low);
        for PictureOrder {
            picture,
            settings,
            language,
        } in ordered
        {
            let words = Words::new(language);
            let made = catch_panic(|| pictures::make(&picture, &settings, &words));
            let made = made.and_then(|made| made.map_err(|error| error.explain(&words)));
            // Without a receiver the program is ending, and this thread with it.
            let _ = inputs.send(Input::Picture(made));
        }
    };
    thread::Builder::new()
        .name("pictures".to_owned())
        .spawn(run)?;
    Ok(orders)
}
