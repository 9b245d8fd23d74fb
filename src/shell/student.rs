//! The thread on which games are studied: what every move is worth while a person chooses, what a finished game was
//! like. It takes what the others leave of the processor. A newer task ends the older, whose asker no longer waits.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use crate::app::{Event, Question};
use crate::endgame::Tables;
use crate::stop::Stop;
use crate::study::{News, Student, Task};

use super::input::Input;
use super::panics::{Place, caught, rehearse};
use super::priority::{Back, step_back};

/// Memory for the positions that the student remembers, in megabytes: room for the four million of a whole game at the
/// usual depth. The engine that plays has its own.
const HASH_MB: usize = 32;

/// Something to study.
struct Asked {
    question: Question,
    task: Task,
    tables: Option<Arc<Tables>>,
    stop: Stop,
}

/// The way to the thread that studies.
pub(super) struct Desk {
    tasks: Sender<Asked>,
    /// The stop signal of the last task.
    stop: Stop,
}

impl Desk {
    /// Starts the thread; what it has to say goes into `inputs`.
    pub(super) fn start(inputs: Sender<Input>) -> io::Result<Desk> {
        let (tasks, asked) = mpsc::channel();
        thread::Builder::new().name("student".to_owned()).spawn(move || {
            step_back(Back::Behind);
            study(&asked, &inputs);
        })?;
        Ok(Desk { tasks, stop: Stop::new() })
    }

    /// Has `task` done with the help of these tables. What was being done is ended.
    pub(super) fn ask(&mut self, question: Question, task: Task, tables: Option<Arc<Tables>>) {
        self.stop();
        self.stop = Stop::new();
        let asked = Asked { question, task, tables, stop: self.stop.clone() };
        // The thread ends only with the program: it catches its own panics.
        let _ = self.tasks.send(asked);
    }

    /// Ends what is being done.
    pub(super) fn stop(&self) {
        self.stop.stop();
    }
}

/// Does tasks until nobody can ask any more.
fn study(asked: &Receiver<Asked>, inputs: &Sender<Input>) {
    let mut kept: Option<Student> = None;
    while let Ok(Asked { question, task, tables, stop }) = asked.recv() {
        // Whoever asked has asked for something else in the meantime.
        if stop.is_stopped() {
            continue;
        }
        let mut student = kept.take().unwrap_or_else(|| Student::new(HASH_MB));
        student.set_tables(tables.as_ref());
        let mut tell = |news: News| {
            let _ = inputs.send(Input::App(Event::Studied { question, news }));
        };
        match caught(|| {
            rehearse(Place::Studying);
            student.work(&task, &stop, &mut tell);
        }) {
            Ok(()) => kept = Some(student),
            Err(what) => {
                let _ = inputs.send(Input::App(Event::StudentFailed { question, what }));
            }
        }
    }
}
