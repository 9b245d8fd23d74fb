//! Tests of jobs in workers, without a browser.

use awale_app::config::Settings;
use awale_engine::Stop;
use awale_rules::{Position, Seat};
use awale_study::{
    catalogue::AnyGame,
    study::{AnalysisTask, HINT_EFFORT},
};

use super::*;

fn thinking_job(spec: &str) -> Job {
    Job::Think {
        spec: spec.parse().unwrap(),
        positions_so_far: vec![AnyGame::Awale(Position::start(&Rules::OWARE, Seat::South))],
        seed: 1,
    }
}

fn default_resources() -> EngineResources {
    Settings::default().engine_resources(4)
}

/// The names of the workers in the orders: with `-` before a worker that is ended, and `+` after
/// one that gets a job or tables.
fn worker_changes_text(jobs: &mut WorkerJobs) -> String {
    let orders = jobs.take_worker_orders().into_iter().map(|order| {
        let end_sign = if order.ends { "-" } else { "" };
        let start_sign = if order.job.is_some() || order.tables.is_some() {
            "+"
        } else {
            ""
        };
        format!("{end_sign}{}{start_sign}", order.worker)
    });
    orders.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_job_runs_in_its_web_worker_and_its_results_arrive() {
    let (mut jobs, mut runner) = (WorkerJobs::default(), WorkerJobRunner::default());
    jobs.start_job(5, thinking_job("engine:level=3"), &default_resources());
    let job = jobs.take_worker_orders().remove(0).job.unwrap();
    let mut messages = Vec::new();
    runner
        .run_job(&job, &mut |text| messages.push(text))
        .unwrap();
    let news: Vec<_> = messages.iter().map(|text| jobs.parse_news(text)).collect();
    let [.., chosen_move_news, end_news] = &news[..] else {
        panic!("{news:?}")
    };
    assert!(
        matches!(chosen_move_news, Some((5, JobNews::Chosen(_)))),
        "{news:?}"
    );
    assert!(end_news.is_none() && jobs.running_jobs.is_empty());
    assert!(jobs.parse_news(&messages[0]).is_none(), "it has ended");
    assert!(runner.run_job("[1]", &mut |_| ()).is_err());
}

#[test]
fn stopping_a_job_ends_its_worker_and_a_stopped_computer_still_answers() {
    let (mut jobs, resources) = (WorkerJobs::default(), default_resources());
    let task = AnalysisTask::SearchEachMove {
        positions_so_far: vec![AnyGame::Awale(Position::start(&Rules::OWARE, Seat::South))],
        effort: HINT_EFFORT,
    };
    jobs.start_job(1, thinking_job("engine:level=9"), &resources);
    jobs.start_job(2, Job::Study(task), &resources);
    jobs.start_job(3, thinking_job("engine:level=9"), &resources);
    assert_eq!(worker_changes_text(&mut jobs), "Think+ Study+ -Think+");
    assert!(jobs.stop_job(1, &resources).is_none(), "it was replaced");
    assert!(matches!(
        jobs.stop_job(3, &resources),
        Some(JobNews::Chosen(_))
    ));
    assert!(
        jobs.stop_job(2, &resources).is_none(),
        "a study says no more"
    );
    assert_eq!(worker_changes_text(&mut jobs), "-Think -Study");
    jobs.start_job(4, thinking_job("naive"), &resources);
    assert!(jobs.on_worker_failure("Study", "unreachable").is_none());
    let failure_news = jobs.on_worker_failure("Think", "unreachable");
    assert!(matches!(failure_news, Some((4, JobNews::Failed(_)))));
    assert!(jobs.running_jobs.is_empty());
}

#[test]
fn tables_are_built_only_while_no_job_runs() {
    let (mut jobs, rules) = (WorkerJobs::default(), Rules::OWARE);
    assert!(jobs.request_tables(&rules, 0, true).is_none());
    assert_eq!(worker_changes_text(&mut jobs), "", "they are turned off");
    jobs.start_job(1, thinking_job("naive"), &default_resources());
    assert!(jobs.request_tables(&rules, 4, true).is_none());
    assert_eq!(worker_changes_text(&mut jobs), "Think+");
    jobs.parse_news("[1,null]");
    assert_eq!(worker_changes_text(&mut jobs), "Tables+");
    assert!(jobs.request_tables(&rules, 4, false).is_none());
    assert_eq!(worker_changes_text(&mut jobs), "", "they are being made");
    jobs.start_job(2, thinking_job("naive"), &default_resources());
    assert_eq!(worker_changes_text(&mut jobs), "-Tables Think+");
    jobs.parse_news("[2,null]");
    assert_eq!(worker_changes_text(&mut jobs), "Tables+");

    let table_rules = TableRules::new(&rules);
    let (mut made_tables, mut files) = (Tables::without_files(table_rules), Vec::new());
    made_tables
        .solve_missing_layers(4, 1, &Stop::new(), &mut |_, file| files.push(file))
        .unwrap();
    let rules_json = serde_json::to_string(&table_rules.playable_rules()).unwrap();
    let ready_tables = jobs
        .use_tables_from_files(&rules_json, files.clone())
        .expect("tables");
    assert!(ready_tables.max_seeds() == 4 && ready_tables.are_for_rules(&rules));
    assert!(jobs.request_tables(&rules, 4, true).is_some());
    assert!(jobs.request_tables(&Rules::AWARI, 4, false).is_none());
    assert_eq!(
        worker_changes_text(&mut jobs),
        "Tables+",
        "other rules have others"
    );
    assert!(
        jobs.use_tables_from_files(&rules_json, files.clone())
            .is_none(),
        "too late"
    );
    assert!(
        jobs.on_worker_failure(TABLES_WORKER_NAME, "no memory")
            .is_none()
    );
    assert_eq!(worker_changes_text(&mut jobs), "");

    files[2][60] ^= 1;
    let tables = tables_from_files(&rules_json, files).expect("rules");
    assert_eq!(tables.max_seeds(), 2, "a damaged file is refused");
}
