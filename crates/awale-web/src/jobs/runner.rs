//! [`WorkerJobRunner`]: runs jobs in a worker of the browser.

use std::sync::Arc;

use awale_app::app::{Job, JobId, JobNews, ReusableJobState};
use awale_engine::{
    Stop,
    tables::{TableRules, Tables},
};
use awale_rules::Rules;
use awale_study::players::EngineResources;

/// Runs one job after the other, with the state that a computer keeps from move to move.
#[derive(Default)]
pub struct WorkerJobRunner {
    state: ReusableJobState,
    tables: Option<Arc<Tables>>,
}

impl WorkerJobRunner {
    /// Gives all later jobs these endgame tables.
    pub fn set_tables_for_later_jobs(&mut self, tables: Option<Tables>) {
        self.tables = tables.map(Arc::new);
    }

    /// Runs the job of a [`WorkerOrder`](super::WorkerOrder), and passes its news to `send_text`.
    /// The last message says that the job has ended.
    ///
    /// # Errors
    /// If the text is not a job.
    pub fn run_job(
        &mut self,
        order_json: &str,
        send_text: &mut dyn FnMut(String),
    ) -> serde_json::Result<()> {
        let (id, job, resources): (JobId, Job, EngineResources) = serde_json::from_str(order_json)?;
        let resources = EngineResources {
            // A web worker cannot start threads.
            threads: 1,
            tables: self.tables.clone(),
            ..resources
        };
        let mut send_news = |news: Option<JobNews>| {
            if let Ok(news_json) = serde_json::to_string(&(id, news)) {
                send_text(news_json);
            }
        };
        job.run(&mut self.state, &resources, &Stop::new(), &mut |news| {
            send_news(Some(news));
        });
        send_news(None);
        Ok(())
    }
}

/// Reads tables from their files, the smallest first, up to the first that is damaged. `None` if
/// `rules_json` is not the JSON of rules.
pub fn tables_from_files(rules_json: &str, layer_files: Vec<Vec<u8>>) -> Option<Tables> {
    let rules: Rules = serde_json::from_str(rules_json).ok()?;
    let mut tables = Tables::without_files(TableRules::new(&rules));
    layer_files
        .into_iter()
        .try_for_each(|file| tables.add_layer_file(file))
        .ok();
    Some(tables)
}
