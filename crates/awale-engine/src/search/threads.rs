//! The threads beside the first one (lazy SMP): each searches the same tree a little out of step and shares the
//! transposition table.
//!
//! A helper starts the next one before it searches. So the first thread does not wait for any of them, and each has
//! all that it needs from the system before the next one asks for more. Where the system refuses a thread, those that
//! are there search alone.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{Builder, Scope};

use awale_rules::FastRules;

use super::alpha_beta::{Search, Shared};
use super::deepening::deepen_quietly;
use super::order::Memory;
use super::path::Path;
use super::table::{Table, has_room_for_a_thread};

/// What the helpers of one search have in common.
#[derive(Clone, Copy)]
pub(super) struct Team<'a> {
    pub shared: &'a Shared<'a>,
    pub rules: FastRules,
    /// How many threads are wanted, the first one included.
    pub wanted: usize,
    /// How many threads there are when the system has refused one more; 0 while it has not.
    pub refused_at: &'a AtomicUsize,
}

impl<'a> Team<'a> {
    /// Starts the helper with this number, counted from 1, which starts those after it. Each takes one of `tables`.
    pub(super) fn start<'env>(
        self,
        scope: &'a Scope<'a, 'env>,
        number: usize,
        path: Path,
        mut tables: std::vec::IntoIter<Table<'a>>,
    ) {
        if number >= self.wanted || self.shared.done.load(Ordering::Relaxed) {
            return;
        }
        let started = tables.next().filter(|_| has_room_for_a_thread()).is_some_and(|table| {
            let search = move || {
                let mut memory = Memory::new();
                let mut search = Search::new(self.shared, table, self.rules, path.clone(), &mut memory);
                self.start(scope, number + 1, path, tables);
                deepen_quietly(&mut search, number);
            };
            Builder::new().spawn_scoped(scope, search).is_ok()
        });
        if !started {
            self.refused_at.store(number, Ordering::Relaxed);
        }
    }
}
