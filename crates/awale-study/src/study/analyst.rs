//! [`Analyst`]: works on an analysis task and reports its progress.

use std::sync::Arc;

use awale_engine::{Engine, SearchMode, Stop, tables::Tables};
use awale_rules::{Game, Position, matches_game::Heap};

use crate::{
    catalogue::{AnyGame, AnyMove},
    record::Analysis,
};

use super::{
    AnalysisReport, AnalysisTask, ReportAnalysis, SearchEffort, matches, moves, review::review,
};

/// Size of each thread's transposition table in megabytes. The table is cleared before each move,
/// so that a value does not depend on earlier searches. A larger one takes longer to clear, and is
/// of no use at the usual depth.
const HASH_MB: usize = 4;

/// Size of the transposition table in megabytes for searching all lines of a position together.
const HASH_MB_FOR_ALL_LINES: usize = 32;

/// Works on analysis tasks, with one engine per thread.
#[derive(Debug)]
pub struct Analyst {
    engines: Vec<Engine>,
    /// The engines that search all lines of a position, for the result and for the lead. They are
    /// created when they are first needed.
    multi_line_engines: Option<[Engine; 2]>,
    /// Endgame tables. They are used only in games with the same rules.
    tables: Option<Arc<Tables>>,
}

impl Analyst {
    /// Creates an analyst with this number of threads, at least one. Each position of a game is
    /// searched by one thread only, so the values do not depend on the number of threads.
    pub fn new(threads: usize) -> Analyst {
        let make_engine =
            || Engine::new(HASH_MB, 1).with_search_mode(SearchMode::SelectiveWithGameHistory);
        Analyst {
            engines: std::iter::repeat_with(make_engine)
                .take(threads.max(1))
                .collect(),
            multi_line_engines: None,
            tables: None,
        }
    }

    /// Uses these endgame tables from now on, in games with the same rules.
    pub fn set_tables(&mut self, tables: Option<&Arc<Tables>>) {
        self.tables = tables.cloned();
        let multi_line_engines = self.multi_line_engines.iter_mut().flatten();
        for engine in self.engines.iter_mut().chain(multi_line_engines) {
            engine.set_tables(tables.cloned());
        }
    }

    /// Works on `task` and reports its progress. If `stop` is set, returns within milliseconds
    /// without further reports.
    pub fn run(&mut self, task: &AnalysisTask, stop: &Stop, report: ReportAnalysis) {
        let positions_so_far = task.game_positions();
        if let Some(positions_so_far) = AnyGame::all_as_awale(positions_so_far) {
            self.run_awale_task(task, &positions_so_far, stop, report);
        } else if let Some(positions_so_far) = convert_all(positions_so_far, AnyGame::as_matches) {
            run_matches_task(task, &positions_so_far, report);
        }
    }

    /// Reviews a whole game without intermediate reports. `positions_so_far` has the start and the
    /// position after each of the `played_moves`. Returns `None` if `stop` was set before the end.
    pub fn review(
        &mut self,
        positions_so_far: &[AnyGame],
        played_moves: &[AnyMove],
        effort: SearchEffort,
        stop: &Stop,
    ) -> Option<Analysis> {
        let mut finished_analysis = None;
        let task = AnalysisTask::ReviewGame {
            positions_so_far: positions_so_far.to_vec(),
            played_moves: played_moves.to_vec(),
            effort,
            known_assessments: Vec::new(),
        };
        self.run(&task, stop, &mut |news| {
            if let AnalysisReport::Reviewed(analysis) = news {
                finished_analysis = Some(analysis);
            }
        });
        finished_analysis
    }

    fn run_awale_task(
        &mut self,
        task: &AnalysisTask,
        positions_so_far: &[Position],
        stop: &Stop,
        report: ReportAnalysis,
    ) {
        let Some(rules) = positions_so_far.last().map(|position| *position.rules()) else {
            return;
        };
        let tables = self
            .tables
            .as_deref()
            .filter(|tables| tables.are_for_rules(&rules));
        match task {
            AnalysisTask::SearchEachMove { effort, .. }
            | AnalysisTask::SearchAllLines {
                effort,
                searches_moves_separately: true,
                ..
            } => {
                let Some(engine) = self.engines.first_mut() else {
                    return;
                };
                let mut analyzer = moves::Analyzer {
                    engine,
                    tables,
                    stop,
                };
                let mut report_values = |values| report(AnalysisReport::Values(values));
                if matches!(task, AnalysisTask::SearchEachMove { .. }) {
                    analyzer.report_values(positions_so_far, *effort, &mut report_values);
                } else if let Some((values, _)) =
                    analyzer.final_move_values(positions_so_far, *effort)
                {
                    report_values(values);
                }
            }
            AnalysisTask::SearchAllLines { effort, .. } => {
                let unfiltered_tables = self.tables.clone();
                let [engine, lead_engine] = self.multi_line_engines.get_or_insert_with(|| {
                    [false, true].map(|maximizes_lead| {
                        let mut engine = Engine::new(HASH_MB_FOR_ALL_LINES, 1)
                            .with_search_mode(SearchMode::SelectiveWithGameHistory);
                        engine.set_maximizes_lead(maximizes_lead);
                        engine.set_tables(unfiltered_tables.clone());
                        engine
                    })
                });
                let mut analyzer = moves::Analyzer {
                    engine,
                    tables,
                    stop,
                };
                analyzer.report_values_from_one_search(
                    lead_engine,
                    positions_so_far,
                    *effort,
                    &mut |values| report(AnalysisReport::Values(values)),
                );
            }
            AnalysisTask::ReviewGame {
                played_moves: played,
                effort,
                known_assessments,
                ..
            } => {
                let Some(played_pits) = convert_all(played, AnyMove::as_pit) else {
                    return;
                };
                let engines = self.engines.iter_mut().collect();
                if let Some(analysis) = review(
                    engines,
                    tables,
                    positions_so_far,
                    &played_pits,
                    known_assessments,
                    *effort,
                    stop,
                    report,
                ) {
                    report(AnalysisReport::Reviewed(analysis));
                }
            }
        }
    }
}

fn run_matches_task(task: &AnalysisTask, positions_so_far: &[Heap], report: ReportAnalysis) {
    match task {
        AnalysisTask::SearchEachMove { .. } | AnalysisTask::SearchAllLines { .. } => {
            if let Some(&heap) = positions_so_far
                .last()
                .filter(|heap| heap.outcome().is_none())
            {
                report(AnalysisReport::Values(matches::move_values(heap)));
            }
        }
        AnalysisTask::ReviewGame {
            played_moves: played,
            ..
        } => {
            let Some(played_takes) = convert_all(played, AnyMove::as_take) else {
                return;
            };
            report(AnalysisReport::Reviewed(Analysis {
                moves: matches::review(positions_so_far, &played_takes),
                depth: 0,
                max_table_seeds: 0,
            }));
        }
    }
}

/// Converts all items with `convert`, or returns `None` if one of them is of another kind.
fn convert_all<A: Copy, T>(items: &[A], convert: impl Fn(A) -> Option<T>) -> Option<Vec<T>> {
    items.iter().copied().map(convert).collect()
}
