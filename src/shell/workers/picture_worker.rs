//! [`PictureWorker`]: the thread that makes pictures to share, one after another. A film takes seconds, for which the writer must not
//! wait: it gets finished files.

use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};
use std::{io, thread};

use crate::config::Settings;
use crate::pictures::SharedPicture;
use crate::shell::input::Input;
use crate::shell::pictures::{self, MadePicture};
use crate::shell::thread::{Back, caught, step_back};
use crate::words::{Explain, Language, Words};

/// How long the end of the program waits for a picture, unless you cancel. The longest film takes 12 s on a slow core.
const PATIENCE: Duration = Duration::from_secs(180);

/// A picture to be made.
pub(in crate::shell) struct PictureOrder {
    /// What is seen on it.
    pub(in crate::shell) picture: SharedPicture,
    /// The look of a recording.
    pub(in crate::shell) settings: Box<Settings>,
    /// The language of its words.
    pub(in crate::shell) language: Language,
}

/// The handle of the thread that makes pictures.
pub(in crate::shell) struct PictureWorker {
    inputs: Sender<Input>,
    /// Where the thread takes orders from, once started.
    orders: Option<Sender<PictureOrder>>,
    /// How many ordered pictures are not ready yet.
    left: usize,
}

impl PictureWorker {
    /// A worker whose thread starts with the first order.
    pub(in crate::shell) fn new(inputs: Sender<Input>) -> PictureWorker {
        PictureWorker { inputs, orders: None, left: 0 }
    }

    /// Makes a picture, after those ordered before. It comes as [`Input::Picture`].
    ///
    /// # Errors
    /// When the system gives no thread.
    pub(in crate::shell) fn order(&mut self, order: PictureOrder) -> io::Result<()> {
        let orders = match self.orders.take() {
            Some(orders) => orders,
            None => start(self.inputs.clone())?,
        };
        // The thread ends only after this sender.
        let _ = self.orders.insert(orders).send(order);
        self.left += 1;
        Ok(())
    }

    pub(in crate::shell) fn note_made(&mut self) {
        self.left = self.left.saturating_sub(1);
    }

    /// Whether a picture is still to come.
    pub(in crate::shell) fn is_busy(&self) -> bool {
        self.left > 0
    }

    /// Waits at the end of the program for all pictures, and hands them to `take`; you can cancel.
    pub(in crate::shell) fn finish(mut self, received: &Receiver<Input>, mut take: impl FnMut(MadePicture)) {
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
        step_back(Back::Behind);
        for PictureOrder { picture, settings, language } in ordered {
            let words = Words::new(language);
            let made = caught(|| pictures::make(&picture, &settings, &words));
            let made = made.and_then(|made| made.map_err(|error| error.explain(&words)));
            // Without a receiver the program is ending, and this thread with it.
            let _ = inputs.send(Input::Picture(made));
        }
    };
    thread::Builder::new().name("pictures".to_owned()).spawn(run)?;
    Ok(orders)
}

#[cfg(test)]
mod tests {
    use awale_rules::{Position, Rules, Seat};

    use super::*;
    use crate::pictures::Exhibit;
    use awale_study::catalogue::{AnyGame, Kind, Variant};
    use awale_study::record::Direction;

    /// A picture of the start, with a line that tells it from others.
    fn order(caption: &str) -> PictureOrder {
        let (language, start) = (Language::English, AnyGame::Awale(Position::start(&Rules::OWARE, Seat::South)));
        let kind = Kind::Awale(Variant::built_in()[0].clone());
        let mut picture = Exhibit::of_position(start, kind, Direction::default(), &Words::new(language));
        picture.caption = vec![caption.to_owned()];
        PictureOrder { picture: SharedPicture::Game(Box::new(picture)), settings: Box::default(), language }
    }

    fn contains(made: &MadePicture, caption: &str) -> bool {
        let drawing = &made.as_ref().expect("a picture").files[0].1;
        String::from_utf8_lossy(drawing).contains(caption)
    }

    #[test]
    fn every_picture_comes_in_the_order_of_the_orders() {
        let (inputs, received) = mpsc::channel();
        let mut worker = PictureWorker::new(inputs);
        let captions = ["first", "second", "third"];
        for caption in captions {
            worker.order(order(caption)).unwrap();
        }
        let Ok(Input::Picture(first)) = received.recv() else { panic!("a picture comes") };
        worker.note_made();
        assert!(worker.is_busy() && contains(&first, "first"));
        // A program that ends waits for the others.
        let mut others = Vec::new();
        worker.finish(&received, |made| others.push(made));
        assert!(others.len() == 2 && contains(&others[0], "second") && contains(&others[1], "third"));
    }

    #[test]
    fn leaving_does_not_wait_for_pictures() {
        let (inputs, received) = mpsc::channel();
        // The order goes nowhere, so that no picture comes before the wish to leave.
        let (orders, _ordered) = mpsc::channel();
        let mut worker = PictureWorker { inputs: inputs.clone(), orders: Some(orders), left: 0 };
        worker.order(order("never")).unwrap();
        inputs.send(Input::Leave(2)).unwrap();
        worker.finish(&received, |_| panic!("no picture was made"));
    }
}
