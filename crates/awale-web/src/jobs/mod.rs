//! Jobs in workers of the browser. Each kind of job has its own worker, which is an instance of
//! this program without an app, so jobs and news are texts. A stop ends the worker, because a
//! running job receives no message.
//!
//! ```text
//!   Effect -> WorkerJobs -> WorkerOrder -> worker: WorkerJobRunner -> news -> WorkerJobs -> Event
//! ```
//!
//! Another worker makes the endgame tables while no job runs. It keeps each layer in the browser,
//! so it can be ended at any time.

mod runner;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use awale_app::app::{Job, JobFailure, JobId, JobKind, JobNews};
use awale_engine::tables::{TableRules, Tables};
use awale_rules::Rules;
use awale_study::{
    catalogue::AnyMove,
    players::{EngineResources, ThinkingInfo},
};
use serde::Serialize;

pub use runner::{WorkerJobRunner, tables_from_files};

/// The maximum number of seeds in the endgame tables. Larger tables take too much time and memory
/// on a phone.
const MAX_TABLE_SEEDS: u8 = 12;

/// The name of the worker that makes tables.
const TABLES_WORKER_NAME: &str = "Tables";

/// An order to a web worker. The worker is started if it does not run.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct WorkerOrder {
    worker: String,
    /// Whether to end the worker first.
    ends: bool,
    /// The job, as [`WorkerJobRunner::run_job`] reads it.
    job: Option<String>,
    tables: Option<TableOrder>,
}

impl WorkerOrder {
    fn for_worker(worker: impl Into<String>) -> WorkerOrder {
        WorkerOrder {
            worker: worker.into(),
            ends: false,
            job: None,
            tables: None,
        }
    }
}

/// An order to read endgame tables from the browser's storage, and to make missing layers if
/// `makes_missing_layers` is set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableOrder {
    /// The rules as JSON. The text is equal for all variants that share these tables.
    rules: String,
    seeds: u8,
    /// Whether to make the layers that are missing.
    makes: bool,
}

/// A job that runs in a web worker.
struct RunningJob {
    id: JobId,
    job: Job,
    /// The last report of a computer player.
    last_report: Option<ThinkingInfo<AnyMove>>,
}

/// The jobs and tables of the app, and the orders that the browser has not taken yet.
#[derive(Default)]
pub struct WorkerJobs {
    running_jobs: Vec<RunningJob>,
    worker_orders: Vec<WorkerOrder>,
    tables: Option<Arc<Tables>>,
    /// The tables that the app waits for.
    table_order: Option<TableOrder>,
    is_making_tables: bool,
}

impl WorkerJobs {
    /// Runs a job. A running job of the same kind ends.
    pub fn start_job(&mut self, id: JobId, job: Job, resources: &EngineResources) {
        let kind = job.kind();
        let was_running = self
            .remove_job(|running| running.job.kind() == kind)
            .is_some();
        self.worker_orders.push(WorkerOrder {
            ends: was_running,
            job: serde_json::to_string(&(id, &job, resources)).ok(),
            ..WorkerOrder::for_worker(worker_name(kind))
        });
        let last_report = None;
        self.running_jobs.push(RunningJob {
            id,
            job,
            last_report,
        });
    }

    /// Ends a job. A computer answers with its best move so far.
    pub fn stop_job(&mut self, id: JobId, resources: &EngineResources) -> Option<JobNews> {
        let RunningJob {
            job,
            last_report: last,
            ..
        } = self.remove_job(|running| running.id == id)?;
        self.worker_orders.push(WorkerOrder {
            ends: true,
            ..WorkerOrder::for_worker(worker_name(job.kind()))
        });
        job.result_if_killed(last.as_ref(), resources)
    }

    /// Reads a message of [`WorkerJobRunner::run_job`], and returns the id of the job and its news.
    /// `None` if the message only says that the job has ended, or if its job was stopped before.
    pub fn parse_news(&mut self, news_json: &str) -> Option<(JobId, JobNews)> {
        let (id, news): (JobId, Option<JobNews>) = serde_json::from_str(news_json).ok()?;
        let Some(news) = news else {
            self.remove_job(|running| running.id == id);
            return None;
        };
        let running_job = self
            .running_jobs
            .iter_mut()
            .find(|running| running.id == id)?;
        if let JobNews::Thinking(info) = &news {
            running_job.last_report = Some(info.clone());
        }
        Some((id, news))
    }

    /// Handles the failure of a worker, which has ended.
    pub fn on_worker_failure(&mut self, worker: &str, reason: &str) -> Option<(JobId, JobNews)> {
        if worker == TABLES_WORKER_NAME {
            (self.table_order, self.is_making_tables) = (None, false);
        }
        let failed_job = self.remove_job(|running| worker_name(running.job.kind()) == worker)?;
        let failure = JobFailure::Message(reason.to_owned());
        Some((failed_job.id, JobNews::Failed(failure)))
    }

    fn remove_job(&mut self, is_selected: impl Fn(&RunningJob) -> bool) -> Option<RunningJob> {
        let job_index = self.running_jobs.iter().position(is_selected)?;
        Some(self.running_jobs.remove(job_index))
    }

    /// Returns the tables for these rules if they are ready. Otherwise they are read, and made if
    /// `makes_missing_layers` says so, once no job runs.
    pub fn request_tables(
        &mut self,
        rules: &Rules,
        max_seeds: u8,
        makes_missing_layers: bool,
    ) -> Option<Arc<Tables>> {
        let max_seeds = max_seeds.min(MAX_TABLE_SEEDS);
        let ready_tables = self
            .tables
            .as_ref()
            .filter(|tables| tables.are_for_rules(rules));
        if let Some(tables) = ready_tables.filter(|tables| tables.max_seeds() >= max_seeds) {
            return Some(Arc::clone(tables));
        }
        let rules_json = serde_json::to_string(&TableRules::new(rules).playable_rules()).ok()?;
        let order = TableOrder {
            rules: rules_json,
            seeds: max_seeds,
            makes: makes_missing_layers,
        };
        let covers_order = |earlier: &TableOrder| {
            earlier.rules == order.rules
                && earlier.seeds == max_seeds
                && earlier.makes >= makes_missing_layers
        };
        if max_seeds > 0 && !self.table_order.as_ref().is_some_and(covers_order) {
            self.stop_making_tables();
            self.table_order = Some(order);
        }
        None
    }

    /// Uses tables from their files, which the worker has read or made. Returns them if the app
    /// waits for them.
    pub fn use_tables_from_files(
        &mut self,
        rules_json: &str,
        layer_files: Vec<Vec<u8>>,
    ) -> Option<Arc<Tables>> {
        let order = self
            .table_order
            .take_if(|order| order.rules == rules_json)?;
        self.is_making_tables = false;
        let tables = tables_from_files(&order.rules, layer_files)?;
        self.tables = (tables.max_seeds() > 0).then(|| Arc::new(tables));
        self.tables.clone()
    }

    /// Ends the worker that makes tables. The layers that it has made are stored.
    fn stop_making_tables(&mut self) {
        if std::mem::take(&mut self.is_making_tables) {
            let order = WorkerOrder {
                ends: true,
                ..WorkerOrder::for_worker(TABLES_WORKER_NAME)
            };
            self.worker_orders.insert(0, order);
        }
    }

    /// Returns the orders for workers, in order. Tables wait until no job runs.
    pub fn take_worker_orders(&mut self) -> Vec<WorkerOrder> {
        if !self.running_jobs.is_empty() {
            self.stop_making_tables();
        } else if self.table_order.is_some() && !self.is_making_tables {
            self.is_making_tables = true;
            self.worker_orders.push(WorkerOrder {
                tables: self.table_order.clone(),
                ..WorkerOrder::for_worker(TABLES_WORKER_NAME)
            });
        }
        std::mem::take(&mut self.worker_orders)
    }
}

/// The name of the worker for this kind of job.
fn worker_name(kind: JobKind) -> String {
    format!("{kind:?}")
}
