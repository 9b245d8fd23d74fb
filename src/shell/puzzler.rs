//! The thread on which puzzles are made. What was made ready for a variant is kept for the next puzzle of it.

use awale_engine::Stop;

use crate::app::{Event, PuzzleOrder, Question};
use crate::puzzle::{Maker, Puzzle};

use super::panics::{Place, rehearse};
use super::worker::{Craft, TellEvent};

/// Who makes puzzles, with what is ready for the variant of the last one.
#[derive(Default)]
pub(super) struct Puzzler(Option<Maker>);

impl Puzzler {
    fn make(&mut self, order: PuzzleOrder, stop: &Stop) -> Option<Puzzle> {
        let maker = match self.0.take().filter(|maker| *maker.variant() == order.variant) {
            Some(maker) => maker,
            None => Maker::new(order.variant, stop)?,
        };
        self.0.insert(maker).make(order.difficulty, order.seed, stop)
    }
}

impl Craft for Puzzler {
    type Task = PuzzleOrder;

    const NAME: &'static str = "puzzler";

    fn work(&mut self, question: Question, order: PuzzleOrder, stop: &Stop, tell: TellEvent<'_>) {
        rehearse(Place::Puzzles);
        let puzzle = self.make(order, stop).map(Box::new);
        tell(Event::PuzzleMade { question, puzzle });
    }

    /// The screen that ordered it is told that there is none.
    fn failed(question: Question, what: String) -> Event {
        log::error!("no puzzle {question}: {what}");
        Event::PuzzleMade { question, puzzle: None }
    }
}
