//! The thread on which games are studied: what every move is worth while a person chooses, what a finished game was
//! like. It takes what the others leave of the processor.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;

use awale_engine::Stop;
use awale_engine::tables::{Check, Tables};
use awale_rules::Rules;

use crate::app::{Event, Question};
use crate::i18n::Language;
use crate::study::{self, News, Student};

use super::builder::bad_table;
use super::input::Input;
use super::panics::{Place, rehearse};
use super::priority::Back;
use super::worker::{Craft, TellEvent};

/// Threads of the study: one leaves the others to the computer that thinks and to the drawing.
const THREADS: usize = 1;

/// The student's desk: a student sits there from the first task on, with the tables that were opened for the last one.
#[derive(Default)]
pub(super) struct Studying {
    student: Option<Student>,
    opened: Option<Opened>,
}

/// Tables that were opened for a task and serve the next ones too: a file that turns out to be bad is told once.
struct Opened {
    wanted: OnDisk,
    tables: Arc<Tables>,
    /// A file of them was bad: the next task opens what is good now.
    is_spoilt: Arc<AtomicBool>,
}

/// Something to study, and the tables that help.
pub(super) struct StudyOrder {
    /// What to find out.
    pub(super) study: study::StudyTask,
    /// The tables that are open.
    pub(super) tables: Option<Arc<Tables>>,
    /// Where others may lie.
    pub(super) on_disk: OnDisk,
    /// Where a bad file is told.
    pub(super) inputs: Sender<Input>,
    /// The language in which it is told.
    pub(super) language: Language,
}

/// The tables that lie on the disk, and up to how many seeds they are wanted.
#[derive(Clone, PartialEq)]
pub(super) struct OnDisk {
    pub(super) folder: PathBuf,
    pub(super) seeds: u8,
}

impl Studying {
    /// The tables for the game of `task`: those that are open, or those that lie on the disk. So the first analysis
    /// after the start knows what a later one does. Bad files are told to `inputs`.
    fn tables(&mut self, task: &StudyOrder) -> Option<Arc<Tables>> {
        let rules = task.study.rules()?;
        if let Some(tables) = task.tables.as_ref().filter(|tables| tables.serve(&rules)) {
            return Some(Arc::clone(tables));
        }
        let still_good = |opened: &Opened| {
            let serves = opened.tables.serve(&rules) && opened.wanted == task.on_disk;
            // Where there were fewer than wanted, more may have been made meanwhile.
            serves && opened.tables.up_to() >= opened.wanted.seeds && !opened.is_spoilt.load(Ordering::Relaxed)
        };
        if self.opened.as_ref().is_none_or(|opened| !still_good(opened)) {
            self.opened = task.open(&rules);
        }
        self.opened.as_ref().map(|opened| Arc::clone(&opened.tables))
    }
}

impl StudyOrder {
    /// Opens what lies on the disk, if anything does, and has the player told of a file that is bad when it is used.
    fn open(&self, rules: &Rules) -> Option<Opened> {
        let (tables, _) = Tables::open(&self.on_disk.folder, rules, self.on_disk.seeds, Check::Header);
        if tables.up_to() == 0 {
            return None;
        }
        let (is_spoilt, inputs) = (Arc::new(AtomicBool::new(false)), self.inputs.clone());
        let report = bad_table(&is_spoilt, inputs, self.language);
        Some(Opened { wanted: self.on_disk.clone(), tables: Arc::new(tables.reporting(report)), is_spoilt })
    }
}

impl Craft for Studying {
    type Task = StudyOrder;

    const NAME: &'static str = "student";

    const BACK: Option<Back> = Some(Back::Behind);

    fn work(&mut self, question: Question, task: StudyOrder, stop: &Stop, tell: TellEvent<'_>) {
        rehearse(Place::Studying);
        let tables = self.tables(&task);
        let student = self.student.get_or_insert_with(|| Student::new(THREADS));
        student.set_tables(tables.as_ref());
        student.work(&task.study, stop, &mut |news: News| tell(Event::Studied { question, news }));
    }

    fn failed(question: Question, what: String) -> Event {
        Event::StudentFailed { question, what }
    }
}
