//! Who studies: takes a task, and tells what comes of it on the way.

use std::sync::Arc;

use crate::awale::Position;
use crate::catalogue::{AnyGame, AnyMove};
use crate::endgame::Tables;
use crate::engine::{Engine, Informed};
use crate::game::Game;
use crate::matches::Heap;
use crate::record::Analysis;
use crate::stop::Stop;

use super::{News, Task, Tell, matches, moves};

/// Who studies. What was found out is kept for the next task about the same game.
#[derive(Debug)]
pub struct Student {
    engine: Informed,
}

impl Student {
    /// A student with so many megabytes to remember positions in.
    ///
    /// One thread does the work: a second one makes the analysis of a game a fifth faster (2.4 s and 2.0 s for 104 moves, 24
    /// plies deep), and then its values would depend on chance.
    #[must_use]
    pub fn new(hash_mb: usize) -> Student {
        Student { engine: Informed::new(Engine::new(hash_mb, 1)) }
    }

    /// Asks these endgame tables from now on, in games by their rules.
    pub fn set_tables(&mut self, tables: Option<&Arc<Tables>>) {
        self.engine.set_tables(tables);
    }

    /// Does `task`, and tells what comes of it. When `stop` is given it ends within milliseconds and tells nothing more.
    pub fn work(&mut self, task: &Task, stop: &Stop, tell: Tell<'_>) {
        let (Task::Moves { past, .. } | Task::Review { past, .. }) = task;
        if let Some(past) = all_of(past, AnyGame::awale) {
            self.work_on_awale(task, &past, stop, tell);
        } else if let Some(past) = all_of(past, AnyGame::matches) {
            work_on_matches(task, &past, tell);
        }
    }

    fn work_on_awale(&mut self, task: &Task, past: &[Position], stop: &Stop, tell: Tell<'_>) {
        let Some(rules) = past.last().map(|position| *position.rules()) else { return };
        let (engine, tables) = self.engine.ready_for(rules);
        let mut looker = moves::Looker { engine, tables, stop };
        match task {
            Task::Moves { effort, .. } => looker.values(past, *effort, &mut |values| tell(News::Values(values))),
            Task::Review { played, effort, .. } => {
                let Some(played) = all_of(played, AnyMove::pit) else { return };
                let reviewed = looker.review(past, &played, *effort, tell);
                if let Some(moves) = reviewed {
                    tell(News::Reviewed(Analysis { moves }));
                }
            }
        }
    }
}

fn work_on_matches(task: &Task, past: &[Heap], tell: Tell<'_>) {
    match task {
        Task::Moves { .. } => {
            if let Some(&heap) = past.last().filter(|heap| heap.outcome().is_none()) {
                tell(News::Values(matches::values(heap)));
            }
        }
        Task::Review { played, .. } => {
            let Some(played) = all_of(played, AnyMove::take) else { return };
            tell(News::Reviewed(Analysis { moves: matches::review(past, &played) }));
        }
    }
}

/// All of `items` opened, if all are of that kind.
fn all_of<A: Copy, T>(items: &[A], open: impl Fn(A) -> Option<T>) -> Option<Vec<T>> {
    items.iter().copied().map(open).collect()
}
