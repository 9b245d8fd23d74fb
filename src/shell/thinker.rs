//! The thread on which the computer thinks. It lives as long as the program, so that a player may keep what it has
//! learnt from one move to the next; a newer question ends the thinking about an older one.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use crate::app::{Event, Question};
use crate::catalogue::AnyGame;
use crate::game::Game;
use crate::game::PerSeat;
use crate::players::{Computer, Player, PlayerSpec, Resources};
use crate::stop::Stop;

use super::input::Input;
use super::panics::{Place, caught, rehearse};

/// A question to the computer.
struct Asked {
    question: Question,
    spec: PlayerSpec,
    past: Vec<AnyGame>,
    seed: u64,
    resources: Resources,
    stop: Stop,
}

/// The way to the thinking thread.
pub(super) struct Thinker {
    questions: Sender<Asked>,
    /// The stop signal of the last question.
    stop: Stop,
}

impl Thinker {
    /// Starts the thread; what it has to say goes into `inputs`.
    pub(super) fn start(inputs: Sender<Input>) -> std::io::Result<Thinker> {
        let (questions, asked) = mpsc::channel();
        thread::Builder::new().name("thinker".to_owned()).spawn(move || think(&asked, &inputs))?;
        Ok(Thinker { questions, stop: Stop::new() })
    }

    /// Asks for a move. What was asked before is ended.
    pub(super) fn ask(
        &mut self,
        question: Question,
        spec: PlayerSpec,
        past: Vec<AnyGame>,
        seed: u64,
        resources: Resources,
    ) {
        self.stop();
        self.stop = Stop::new();
        // The thread ends only with the program: it catches its own panics.
        let _ = self.questions.send(Asked { question, spec, past, seed, resources, stop: self.stop.clone() });
    }

    /// Ends the thinking: the answer comes at once.
    pub(super) fn stop(&self) {
        self.stop.stop();
    }
}

/// Answers questions until nobody can ask any more.
fn think(asked: &Receiver<Asked>, inputs: &Sender<Input>) {
    let mut players: PerSeat<Option<Seated>> = PerSeat::default();
    while let Ok(Asked { question, spec, past, seed, resources, stop }) = asked.recv() {
        let Some(seat) = past.last().map(Game::to_move) else { continue };
        let seated = players[seat].take().filter(|seated| seated.spec == spec && seated.seed == seed);
        let mut seated =
            seated.unwrap_or_else(|| Seated { spec, seed, computer: Computer::new(spec, seed, &resources) });
        seated.computer.set_tables(resources.tables.as_ref());
        let mut report = |glimpse: &_| {
            let _ = inputs.send(Input::App(Event::Glimpse { question, glimpse: Clone::clone(glimpse) }));
        };
        let chosen = caught(|| {
            rehearse(Place::Thinking);
            seated.computer.choose(&past, &stop, &mut report)
        });
        let event = match chosen {
            Ok(Some(thought)) => {
                players[seat] = Some(seated);
                Event::Answer { question, thought }
            }
            Ok(None) => Event::ThinkerFailed { question, what: "no move".to_owned() },
            Err(what) => Event::ThinkerFailed { question, what },
        };
        if inputs.send(Input::App(event)).is_err() {
            return;
        }
    }
}

/// A computer that has played before.
struct Seated {
    spec: PlayerSpec,
    seed: u64,
    computer: Computer,
}
