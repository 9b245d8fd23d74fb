//! [`PictureWorker`]: the thread that makes pictures to share, one after another. Recording a film
//! takes seconds, and the writer must not wait so long, so it gets finished files.

use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};
use std::{io, thread};

use crate::config::Settings;
use crate::pictures::ExportedPicture;
use crate::shell::input::LoopInput;
use crate::shell::pictures::{self, PictureResult};
use crate::words::{Explain, Language, Words};
use awale_cli::thread::{ThreadPriority, catch_panic, lower_priority};

/// How long the end of the program waits for a picture, unless the user cancels. The longest film
/// takes 12 s on a slow core.
const PICTURE_EXIT_TIMEOUT: Duration = Duration::from_secs(180);

/// A request for a picture.
pub struct PictureOrder {
    /// The subject of the picture.
    pub picture: ExportedPicture,
    /// The settings for the look of a recording, such as the theme.
    pub settings: Box<Settings>,
    /// The language of its texts.
    pub language: Language,
}

/// The handle of the thread that makes pictures.
pub struct PictureWorker {
    inputs: Sender<LoopInput>,
    /// The thread's requests, after it was started.
    pub orders: Option<Sender<PictureOrder>>,
    /// The number of requested pictures that are not ready.
    unfinished: usize,
}

impl PictureWorker {
    /// Creates a worker whose thread starts with the first request.
    pub fn new(inputs: Sender<LoopInput>) -> PictureWorker {
        PictureWorker {
            inputs,
            orders: None,
            unfinished: 0,
        }
    }

    /// Requests a picture. It arrives as [`LoopInput::Picture`] after those requested before.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub fn order_picture(&mut self, order: PictureOrder) -> io::Result<()> {
        let orders = match self.orders.take() {
            Some(orders) => orders,
            None => start(self.inputs.clone())?,
        };
        // The thread ends only when this sender is dropped, so sending cannot fail.
        let _ = self.orders.insert(orders).send(order);
        self.unfinished += 1;
        Ok(())
    }

    /// Notes that a requested picture was made, so that one picture less is expected.
    pub fn count_finished_picture(&mut self) {
        self.unfinished = self.unfinished.saturating_sub(1);
    }

    /// Whether a requested picture is still missing.
    pub fn is_busy(&self) -> bool {
        self.unfinished > 0
    }

    /// Waits at the end of the program for all pictures and passes them to `take`. The user can
    /// cancel the wait.
    pub fn finish_all_pictures(
        mut self,
        received: &Receiver<LoopInput>,
        mut take: impl FnMut(PictureResult),
    ) {
        let begun = Instant::now();
        while self.is_busy() {
            match received.recv_timeout(PICTURE_EXIT_TIMEOUT.saturating_sub(begun.elapsed())) {
                Ok(LoopInput::Picture(made)) => {
                    self.count_finished_picture();
                    take(made);
                }
                Ok(LoopInput::EndBySignal(_)) | Err(_) => return,
                Ok(_) => {}
            }
        }
    }
}

fn start(inputs: Sender<LoopInput>) -> io::Result<Sender<PictureOrder>> {
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
            let made = catch_panic(|| pictures::make_picture_files(&picture, &settings, &words));
            let made = made.and_then(|made| made.map_err(|error| error.explain(&words)));
            // Sending fails only if the program is ending.
            let _ = inputs.send(LoopInput::Picture(made));
        }
    };
    thread::Builder::new()
        .name("pictures".to_owned())
        .spawn(run)?;
    Ok(orders)
}
