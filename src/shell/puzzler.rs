//! The thread on which puzzles are made. A newer order ends the older; what was made ready for a variant is kept for the
//! next puzzle of it.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use crate::app::{Event, PuzzleOrder, Question};
use crate::puzzle::{Maker, Puzzle};
use crate::stop::Stop;

use super::input::Input;
use super::panics::caught;

/// Somebody wants a puzzle.
struct Ordered {
    question: Question,
    order: PuzzleOrder,
    stop: Stop,
}

/// The way to the thread that makes puzzles.
pub(super) struct Puzzler {
    orders: Sender<Ordered>,
    /// The stop signal of the last order.
    stop: Stop,
}

impl Puzzler {
    /// Starts the thread; its puzzles go into `inputs`.
    pub(super) fn start(inputs: Sender<Input>) -> io::Result<Puzzler> {
        let (orders, ordered) = mpsc::channel();
        thread::Builder::new().name("puzzler".to_owned()).spawn(move || work(&ordered, &inputs))?;
        Ok(Puzzler { orders, stop: Stop::new() })
    }

    /// Has a puzzle made.
    pub(super) fn make(&mut self, question: Question, order: PuzzleOrder) {
        self.stop();
        self.stop = Stop::new();
        // The thread ends only with the program: it catches its own panics.
        let _ = self.orders.send(Ordered { question, order, stop: self.stop.clone() });
    }

    /// Ends what is being made.
    pub(super) fn stop(&self) {
        self.stop.stop();
    }
}

/// Makes puzzles until nobody can order any more.
fn work(ordered: &Receiver<Ordered>, inputs: &Sender<Input>) {
    let mut kept: Option<Maker> = None;
    while let Ok(Ordered { question, order, stop }) = ordered.recv() {
        // Whoever ordered it wants another one by now, or none.
        if stop.is_stopped() {
            continue;
        }
        let puzzle = caught(|| make(&mut kept, order, &stop)).ok().flatten().map(Box::new);
        if inputs.send(Input::App(Event::PuzzleMade { question, puzzle })).is_err() {
            return;
        }
    }
}

fn make(kept: &mut Option<Maker>, order: PuzzleOrder, stop: &Stop) -> Option<Puzzle> {
    let maker = match kept.take().filter(|maker| *maker.variant() == order.variant) {
        Some(maker) => maker,
        None => Maker::new(order.variant, stop)?,
    };
    kept.insert(maker).make(order.difficulty, order.seed, stop)
}
