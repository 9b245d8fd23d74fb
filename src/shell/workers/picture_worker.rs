//! [`PictureWorker`]: the thread that makes pictures to share, one after another. Recording a film
//! takes seconds, and the writer must not wait so long, so it gets finished files.

use std::{
    io,
    sync::mpsc::{self, Receiver, Sender},
    thread,
    time::{Duration, Instant},
};

use crate::{
    config::Settings,
    pictures::ExportedPicture,
    shell::{
        input::LoopInput,
        pictures::{self, PictureResult},
    },
    words::{Explain, Language, Words},
};
use awale_cli::thread::{BackgroundPriority, catch_panic, lower_priority};

/// The time that the program waits for a picture when it ends, unless the user cancels. The longest
/// film takes 12 s on a slow core.
const PICTURE_EXIT_TIMEOUT: Duration = Duration::from_secs(180);

/// A request for a picture.
pub struct PictureOrder {
    /// The subject of the picture.
    pub picture: ExportedPicture,
    /// The settings for the look of a recording, such as the theme.
    pub settings: Box<Settings>,
    /// The language of the texts in the picture.
    pub language: Language,
}

/// The handle of the thread that makes pictures.
pub struct PictureWorker {
    inputs: Sender<LoopInput>,
    /// The sender of requests to the thread. `None` before the thread is started.
    pub order_sender: Option<Sender<PictureOrder>>,
    /// The number of requested pictures that are not ready.
    unfinished_picture_count: usize,
}

impl PictureWorker {
    /// Creates a worker whose thread starts with the first request.
    pub fn new(input_sender: Sender<LoopInput>) -> PictureWorker {
        PictureWorker {
            inputs: input_sender,
            order_sender: None,
            unfinished_picture_count: 0,
        }
    }

    /// Requests a picture. It arrives as [`LoopInput::PictureFinished`] after those requested
    /// before.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub fn order_picture(&mut self, order: PictureOrder) -> io::Result<()> {
        let order_sender = match self.order_sender.take() {
            Some(orders) => orders,
            None => start_thread(self.inputs.clone())?,
        };
        // The thread ends only when this sender is dropped, so sending cannot fail.
        let _ = self.order_sender.insert(order_sender).send(order);
        self.unfinished_picture_count += 1;
        Ok(())
    }

    /// Notes that a requested picture was made, so that one picture less is expected.
    pub fn count_finished_picture(&mut self) {
        self.unfinished_picture_count = self.unfinished_picture_count.saturating_sub(1);
    }

    /// Whether a requested picture is still missing.
    pub fn is_busy(&self) -> bool {
        self.unfinished_picture_count > 0
    }

    /// Waits at the end of the program for all pictures and passes them to `on_picture_finished`.
    /// The user can cancel the wait.
    pub fn finish_all_pictures(
        mut self,
        input_receiver: &Receiver<LoopInput>,
        mut on_picture_finished: impl FnMut(PictureResult),
    ) {
        let wait_start = Instant::now();
        while self.is_busy() {
            match input_receiver
                .recv_timeout(PICTURE_EXIT_TIMEOUT.saturating_sub(wait_start.elapsed()))
            {
                Ok(LoopInput::PictureFinished(made)) => {
                    self.count_finished_picture();
                    on_picture_finished(made);
                }
                Ok(LoopInput::EndBySignal(_)) | Err(_) => return,
                Ok(_) => {}
            }
        }
    }
}

fn start_thread(input_sender: Sender<LoopInput>) -> io::Result<Sender<PictureOrder>> {
    let (order_sender, order_receiver) = mpsc::channel::<PictureOrder>();
    let make_ordered_pictures = move || {
        lower_priority(BackgroundPriority::Low);
        for PictureOrder {
            picture,
            settings,
            language,
        } in order_receiver
        {
            let words = Words::new(language);
            let picture_result =
                catch_panic(|| pictures::make_picture_files(&picture, &settings, &words));
            let picture_result =
                picture_result.and_then(|result| result.map_err(|error| error.explain(&words)));
            // Sending fails only if the program is ending.
            let _ = input_sender.send(LoopInput::PictureFinished(picture_result));
        }
    };
    thread::Builder::new()
        .name("pictures".to_owned())
        .spawn(make_ordered_pictures)?;
    Ok(order_sender)
}
