//! The thread on which games are studied: what every move is worth while a person chooses, what a finished game was
//! like. It takes what the others leave of the processor.

use std::sync::Arc;

use crate::app::{Event, Question};
use crate::endgame::Tables;
use crate::stop::Stop;
use crate::study::{self, News, Student};

use super::panics::{Place, rehearse};
use super::priority::Back;
use super::worker::{Craft, Tell};

/// Memory for the positions that the student remembers, in megabytes: room for the four million of a whole game at the
/// usual depth. The engine that plays has its own.
const HASH_MB: usize = 32;

/// The student's desk: a student sits there from the first task on.
#[derive(Default)]
pub(super) struct Studying(Option<Student>);

/// Something to study, and the tables that help.
pub(super) struct Task {
    /// What to find out.
    pub(super) task: study::Task,
    /// Where the exact values are known.
    pub(super) tables: Option<Arc<Tables>>,
}

impl Craft for Studying {
    type Task = Task;

    const NAME: &'static str = "student";

    const BACK: Option<Back> = Some(Back::Behind);

    fn work(&mut self, question: Question, Task { task, tables }: Task, stop: &Stop, tell: Tell<'_>) {
        rehearse(Place::Studying);
        let student = self.0.get_or_insert_with(|| Student::new(HASH_MB));
        student.set_tables(tables.as_ref());
        student.work(&task, stop, &mut |news: News| tell(Event::Studied { question, news }));
    }

    fn failed(question: Question, what: String) -> Event {
        Event::StudentFailed { question, what }
    }
}
