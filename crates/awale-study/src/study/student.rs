//! Who studies: takes a task, and tells what comes of it on the way.

use std::sync::Arc;

use awale_engine::tables::Tables;
use awale_engine::{Engine, Mode, Stop};
use awale_rules::matches::Heap;
use awale_rules::{Game, Position};

use crate::catalogue::{AnyGame, AnyMove};
use crate::record::Analysis;

use super::review::review;
use super::{Effort, News, StudyTask, TellNews, matches, moves};

/// Memory of each thread's transposition table, in megabytes. It is emptied before each move that
/// is searched, so that a value does not depend on what was searched before; a larger one takes
/// longer to empty and finds no more at the usual depth.
const HASH_MB: usize = 4;

/// The same where all lines of a position are searched together for a minute.
const LINES_HASH_MB: usize = 32;

/// Who studies: an engine for each thread.
#[derive(Debug)]
pub struct Student {
    engines: Vec<Engine>,
    /// The engine that searches several lines, once used.
    looker: Option<Engine>,
    /// Endgame tables, which are probed in games by their rules.
    tables: Option<Arc<Tables>>,
}

impl Student {
    /// A student with this many threads, one at least. They share the positions of a game among
    /// them, each searched by one thread alone: the values are the same with any number.
    #[must_use]
    pub fn new(threads: usize) -> Student {
        let engine = || Engine::new(HASH_MB, 1).with_mode(Mode::Sound);
        Student {
            engines: std::iter::repeat_with(engine)
                .take(threads.max(1))
                .collect(),
            looker: None,
            tables: None,
        }
    }

    /// Asks these endgame tables from now on, in games by their rules.
    pub fn set_tables(&mut self, tables: Option<&Arc<Tables>>) {
        self.tables = tables.cloned();
        for engine in self.engines.iter_mut().chain(&mut self.looker) {
            engine.set_tables(tables.cloned());
        }
    }

    /// Does `task`, and tells what comes of it. When `stop` is given it ends within milliseconds
    /// and tells nothing more.
    pub fn work(&mut self, task: &StudyTask, stop: &Stop, tell: TellNews<'_>) {
        let past = task.past();
        if let Some(past) = all_of(past, AnyGame::awale) {
            self.work_on_awale(task, &past, stop, tell);
        } else if let Some(past) = all_of(past, AnyGame::matches) {
            work_on_matches(task, &past, tell);
        }
    }

    /// What every move of a game was worth: the whole review, with nothing told on the way. `past`
    /// has the start and the position after each of the moves `played`. `None` where `stop` was
    /// given before the end.
    pub fn review(
        &mut self,
        past: &[AnyGame],
        played: &[AnyMove],
        effort: Effort,
        stop: &Stop,
    ) -> Option<Analysis> {
        let mut reviewed = None;
        let task = StudyTask::Review {
            past: past.to_vec(),
            played: played.to_vec(),
            effort,
        };
        self.work(&task, stop, &mut |news| {
            if let News::Reviewed(analysis) = news {
                reviewed = Some(analysis);
            }
        });
        reviewed
    }

    fn work_on_awale(
        &mut self,
        task: &StudyTask,
        past: &[Position],
        stop: &Stop,
        tell: TellNews<'_>,
    ) {
        let Some(rules) = past.last().map(|position| *position.rules()) else {
            return;
        };
        let tables = self.tables.as_deref().filter(|tables| tables.serve(&rules));
        match task {
            StudyTask::Moves { effort, .. } => {
                let Some(engine) = self.engines.first_mut() else {
                    return;
                };
                let mut analyser = moves::Analyser {
                    engine,
                    tables,
                    stop,
                };
                analyser.values(past, *effort, &mut |values| tell(News::Values(values)));
            }
            StudyTask::Lines { effort, .. } => {
                let all = self.tables.clone();
                let engine = self.looker.get_or_insert_with(|| {
                    let mut engine = Engine::new(LINES_HASH_MB, 1).with_mode(Mode::Sound);
                    engine.set_tables(all);
                    engine
                });
                let mut analyser = moves::Analyser {
                    engine,
                    tables,
                    stop,
                };
                analyser.lines(past, *effort, &mut |values| tell(News::Values(values)));
            }
            StudyTask::Review { played, effort, .. } => {
                let Some(played) = all_of(played, AnyMove::pit) else {
                    return;
                };
                let engines = self.engines.iter_mut().collect();
                if let Some(analysis) = review(engines, tables, past, &played, *effort, stop, tell)
                {
                    tell(News::Reviewed(analysis));
                }
            }
        }
    }
}

fn work_on_matches(task: &StudyTask, past: &[Heap], tell: TellNews<'_>) {
    match task {
        StudyTask::Moves { .. } | StudyTask::Lines { .. } => {
            if let Some(&heap) = past.last().filter(|heap| heap.outcome().is_none()) {
                tell(News::Values(matches::values(heap)));
            }
        }
        StudyTask::Review { played, .. } => {
            let Some(played) = all_of(played, AnyMove::take) else {
                return;
            };
            tell(News::Reviewed(Analysis {
                moves: matches::review(past, &played),
                depth: 0,
                tables: 0,
            }));
        }
    }
}

/// All of `items` opened, if all are of that kind.
fn all_of<A: Copy, T>(items: &[A], open: impl Fn(A) -> Option<T>) -> Option<Vec<T>> {
    items.iter().copied().map(open).collect()
}
