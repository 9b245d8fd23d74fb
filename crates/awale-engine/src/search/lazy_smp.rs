//! Lazy SMP: helper threads search the same tree and share the transposition table. There is no
//! other communication.
//!
//! Each helper starts the next one before it searches, so the first thread does not wait. If the
//! system refuses a thread, the others search without it.
//!
//! Source: chessprogramming.org, *Lazy SMP*.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread::{Builder, Scope},
};

use awale_rules::FastRules;

use super::{
    alpha_beta::{Search, SharedSearchState},
    iterative_deepening::deepen_as_helper,
    move_ordering::OrderingTables,
    position_history::PositionHistory,
    transposition_table::{ThreadTable, has_memory_for_thread},
};

/// The state that the helpers of one search share.
#[derive(Clone, Copy)]
pub(super) struct HelperThreadStarter<'a> {
    pub shared: &'a SharedSearchState<'a>,
    pub rules: FastRules,
    /// The number of requested threads, the first one included.
    pub requested_threads: usize,
    /// The number of running threads when the system refused to start another one. 0 if it has
    /// never refused.
    pub thread_count_at_refusal: &'a AtomicUsize,
}

impl<'a> HelperThreadStarter<'a> {
    /// Starts the helper thread `helper_number` (from 1), which then starts the next one in the
    /// same way. Each helper takes one of `thread_tables`.
    pub(super) fn start_helper<'env>(
        self,
        scope: &'a Scope<'a, 'env>,
        helper_number: usize,
        history: PositionHistory,
        mut thread_tables: std::vec::IntoIter<ThreadTable<'a>>,
    ) {
        if helper_number >= self.requested_threads
            || self.shared.has_first_thread_ended.load(Ordering::Relaxed)
        {
            return;
        }
        let is_started = thread_tables
            .next()
            .filter(|_| has_memory_for_thread())
            .is_some_and(|view| {
                let run_search = move || {
                    let mut ordering = OrderingTables::new();
                    let mut search = Search::new(
                        self.shared,
                        view,
                        self.rules,
                        history.clone(),
                        &mut ordering,
                    );
                    self.start_helper(scope, helper_number + 1, history, thread_tables);
                    deepen_as_helper(&mut search, helper_number);
                };
                Builder::new().spawn_scoped(scope, run_search).is_ok()
            });
        if !is_started {
            self.thread_count_at_refusal
                .store(helper_number, Ordering::Relaxed);
        }
    }
}
