//! The thread on which games are studied: what every move is worth while a person chooses, what a finished game was
//! like. It takes what the others leave of the processor.

use std::path::PathBuf;
use std::sync::Arc;

use awale_engine::Stop;
use awale_engine::tables::{Check, Tables};

use crate::app::{Event, Question};
use crate::study::{self, News, Student};

use super::panics::{Place, rehearse};
use super::priority::Back;
use super::worker::{Craft, Tell};

/// Threads of the study: one leaves the others to the computer that thinks and to the drawing.
const THREADS: usize = 1;

/// The student's context: a student sits there from the first task on.
#[derive(Default)]
pub(super) struct Studying(Option<Student>);

/// Something to study, and the tables that help.
pub(super) struct Task {
    /// What to find out.
    pub(super) study: study::Task,
    /// The tables that are open.
    pub(super) tables: Option<Arc<Tables>>,
    /// Where others may lie.
    pub(super) on_disk: OnDisk,
}

/// The tables that lie on the disk, and up to how many seeds they are wanted.
pub(super) struct OnDisk {
    pub(super) folder: PathBuf,
    pub(super) seeds: u8,
}

impl Task {
    /// The tables for the game that is studied: those that are open, or those that lie on the disk. So the first analysis
    /// after the start knows what a later one does.
    fn tables(&self) -> Option<Arc<Tables>> {
        let rules = self.study.rules()?;
        if let Some(tables) = self.tables.as_ref().filter(|tables| tables.serve(&rules)) {
            return Some(Arc::clone(tables));
        }
        let (tables, _) = Tables::open(&self.on_disk.folder, &rules, self.on_disk.seeds, Check::Header);
        (tables.up_to() > 0).then(|| Arc::new(tables))
    }
}

impl Craft for Studying {
    type Task = Task;

    const NAME: &'static str = "student";

    const BACK: Option<Back> = Some(Back::Behind);

    fn work(&mut self, question: Question, task: Task, stop: &Stop, tell: Tell<'_>) {
        rehearse(Place::Studying);
        let student = self.0.get_or_insert_with(|| Student::new(THREADS));
        student.set_tables(task.tables().as_ref());
        student.work(&task.study, stop, &mut |news: News| tell(Event::Studied { question, news }));
    }

    fn failed(question: Question, what: String) -> Event {
        Event::StudentFailed { question, what }
    }
}
