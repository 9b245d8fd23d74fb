//! The limits of engine jobs.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use awale_app::app::{Event, Job, JobFailure, JobId, JobNews};
use awale_club::{
    club::kind_with_id,
    hub::Mailbox,
    job_pool::{JobPool, max_study_time, thinking_time},
    settings::ClubLimits,
};
use awale_rules::Seat;
use awale_study::{
    catalogue::AnyGame,
    study::{AnalysisTask, SearchEffort},
};

use super::support::TIMEOUT;

#[tokio::test(flavor = "multi_thread")]
async fn waiting_jobs_are_limited_and_a_new_job_replaces_the_older_one_of_its_visit() {
    let limits = ClubLimits {
        thinking_waiting: 2,
        thinking_ms: 60_000,
        study_seconds: 60,
        ..ClubLimits::default()
    };
    let pool = JobPool::new(limits);
    let mailbox = Arc::new(Mailbox::default());
    let submit_thinking_job =
        |visitor, id| pool.submit_job(visitor, id, thinking_job("mcts:1000000"), &mailbox, "busy");
    assert!(submit_thinking_job(1, 1));
    let deadline = Instant::now() + TIMEOUT;
    while pool.waiting_job_count() > 0 {
        assert!(Instant::now() < deadline, "the first begins");
        std::thread::yield_now();
    }
    assert!(submit_thinking_job(2, 2));
    assert!(submit_thinking_job(2, 3), "in place of the one before");
    assert!(submit_thinking_job(3, 4));
    assert_eq!(pool.waiting_job_count(), 2);
    assert!(!submit_thinking_job(4, 5), "there is no more room");
    pool.stop_job(1, 1);
    while pool.waiting_job_count() > 1 {
        assert!(Instant::now() < deadline, "what is stopped makes room");
        std::thread::yield_now();
    }
    pool.remove_visitor_jobs(2);
    pool.remove_visitor_jobs(3);
    pool.stop_all_jobs();
}

/// Makes a study of a game that would take minutes.
fn long_study_job() -> Job {
    let (positions_so_far, effort) = game_and_unlimited_effort();
    Job::Study(AnalysisTask::SearchEachMove {
        positions_so_far,
        effort,
    })
}

fn analyze_lines_job() -> Job {
    let (positions_so_far, effort) = game_and_unlimited_effort();
    Job::Study(AnalysisTask::SearchAllLines {
        positions_so_far,
        effort,
        searches_moves_separately: false,
    })
}

fn game_and_unlimited_effort() -> (Vec<AnyGame>, SearchEffort) {
    let kind = kind_with_id("oware").unwrap();
    let effort = SearchEffort {
        depth: 60,
        time_limit: None,
    };
    (vec![kind.start(Seat::South)], effort)
}

fn thinking_job(player_spec: &str) -> Job {
    let positions_so_far = vec![kind_with_id("oware").unwrap().start(Seat::South)];
    Job::Think {
        spec: player_spec.parse().unwrap(),
        positions_so_far,
        seed: 1,
    }
}

/// Whether an event is the move chosen by this job.
fn is_move_chosen_by_job(event: &Event, job: JobId) -> bool {
    matches!(event, Event::Job(id, JobNews::Chosen(_)) if *id == job)
}

/// Waits for an event in a mailbox.
async fn wait_for_event(mailbox: &Mailbox, is_awaited_event: impl Fn(&Event) -> bool) {
    let matching_event_future = async {
        while !mailbox
            .wait_for_inbox()
            .await
            .events
            .iter()
            .any(&is_awaited_event)
        {}
    };
    tokio::time::timeout(TIMEOUT, matching_event_future)
        .await
        .expect("the event comes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_is_stopped_at_its_time_limit_with_a_message() {
    let pool = JobPool::new(ClubLimits {
        study_seconds: 1,
        ..ClubLimits::default()
    });
    let mailbox = Arc::new(Mailbox::default());
    let start_time = Instant::now();
    assert!(pool.submit_job(1, 1, long_study_job(), &mailbox, "busy"));
    wait_for_event(
        &mailbox,
        |event| matches!(event, Event::Job(1, JobNews::Failed(JobFailure::Message(what))) if what == "busy"),
    )
    .await;
    assert!(start_time.elapsed() >= Duration::from_secs(1));
    pool.stop_all_jobs();
}

#[tokio::test(flavor = "multi_thread")]
async fn studies_and_lines_end_earlier_while_jobs_wait() {
    let limits = ClubLimits {
        study_seconds: 3600,
        thinking_ms: 50,
        ..ClubLimits::default()
    };
    assert_eq!(max_study_time(&limits, 0), Duration::from_secs(3600));
    assert_eq!(max_study_time(&limits, 3), Duration::from_secs(900));
    let mailbox = Arc::new(Mailbox::default());
    let pool = JobPool::new(limits);
    assert!(pool.submit_job(1, 1, analyze_lines_job(), &mailbox, "busy"));
    assert!(pool.submit_job(2, 2, thinking_job("fast"), &mailbox, "busy"));
    wait_for_event(&mailbox, |event| is_move_chosen_by_job(event, 2)).await;
    pool.stop_all_jobs();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_job_is_dropped_but_a_move_is_answered_immediately() {
    let limits = ClubLimits {
        study_seconds: 3600,
        thinking_ms: 60_000,
        ..ClubLimits::default()
    };
    let (pool, mailbox) = (JobPool::new(limits), Arc::new(Mailbox::default()));
    assert!(pool.submit_job(1, 1, thinking_job("mcts:1000000"), &mailbox, "busy"));
    let deadline = Instant::now() + TIMEOUT;
    while pool.waiting_job_count() > 0 {
        assert!(Instant::now() < deadline, "the first begins");
        std::thread::yield_now();
    }
    assert!(pool.submit_job(2, 2, long_study_job(), &mailbox, "busy"));
    assert!(pool.submit_job(3, 3, long_study_job(), &mailbox, "busy"));
    assert!(pool.submit_job(3, 4, thinking_job("mcts:1000000"), &mailbox, "busy"));
    assert_eq!(pool.waiting_job_count(), 3);
    pool.stop_job(2, 2);
    assert_eq!(
        pool.waiting_job_count(),
        2,
        "nobody waits for that any more"
    );
    // Stopping the waiting job of the computer's move (4) puts it before the study (3), which has
    // waited longer, and lets the computer answer immediately, before its thinking time is over.
    pool.stop_job(3, 4);
    pool.stop_job(1, 1);
    wait_for_event(&mailbox, |event| is_move_chosen_by_job(event, 4)).await;
    pool.remove_visitor_jobs(3);
    pool.stop_all_jobs();
}

#[tokio::test(flavor = "multi_thread")]
async fn thinking_time_is_limited_and_programs_of_the_host_are_unavailable() {
    let pool = JobPool::new(ClubLimits {
        thinking_ms: 50,
        ..ClubLimits::default()
    });
    let mailbox = Arc::new(Mailbox::default());
    for (id, spec) in [(1, "minimax:16"), (2, "mcts:100000"), (3, "alphabeta:16")] {
        let start_time = Instant::now();
        assert!(pool.submit_job(1, id, thinking_job(spec), &mailbox, "busy"));
        let answer_future = async {
            loop {
                let inbox = mailbox.wait_for_inbox().await;
                let failure = inbox
                    .events
                    .iter()
                    .find(|event| matches!(event, Event::Job(_, JobNews::Failed(_))));
                assert!(failure.is_none(), "{failure:?}");
                if inbox
                    .events
                    .iter()
                    .any(|event| is_move_chosen_by_job(event, id))
                {
                    return;
                }
            }
        };
        tokio::time::timeout(TIMEOUT, answer_future)
            .await
            .unwrap_or_else(|_| panic!("{spec} answers"));
        assert!(
            start_time.elapsed() < Duration::from_secs(5),
            "{spec} took {:?}",
            start_time.elapsed()
        );
    }
    assert!(pool.submit_job(1, 9, thinking_job("bot"), &mailbox, "busy"));
    let inbox = tokio::time::timeout(TIMEOUT, mailbox.wait_for_inbox())
        .await
        .unwrap();
    assert!(
        inbox
            .events
            .iter()
            .any(|event| matches!(event, Event::Job(9, JobNews::Failed(_))))
    );
    pool.stop_all_jobs();
}

#[test]
fn computers_think_less_while_others_wait() {
    let limits = ClubLimits {
        thinking_ms: 1000,
        thinking_threads: 2,
        ..ClubLimits::default()
    };
    let thinking_ms = |waiting| thinking_time(&limits, waiting).as_millis();
    assert_eq!(
        [
            thinking_ms(0),
            thinking_ms(1),
            thinking_ms(2),
            thinking_ms(6),
            thinking_ms(1000)
        ],
        [1000, 1000, 500, 250, 50]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pool_runs_one_job_per_thread() {
    let limits = ClubLimits {
        thinking_threads: 2,
        thinking_ms: 60_000,
        ..ClubLimits::default()
    };
    let (pool, mailbox) = (JobPool::new(limits), Arc::new(Mailbox::default()));
    let wait_for_waiting_jobs = |what: &str, waiting: usize| {
        let deadline = Instant::now() + TIMEOUT;
        while pool.waiting_job_count() != waiting {
            assert!(Instant::now() < deadline, "{what}");
            std::thread::yield_now();
        }
    };
    for visitor in [1, 2] {
        assert!(pool.submit_job(
            visitor,
            visitor,
            thinking_job("mcts:1000000"),
            &mailbox,
            "busy"
        ));
        wait_for_waiting_jobs("a thread is free for it", 0);
    }
    assert!(pool.submit_job(3, 3, thinking_job("mcts:1000000"), &mailbox, "busy"));
    assert_eq!(pool.waiting_job_count(), 1, "the third waits");
    pool.stop_job(1, 1);
    wait_for_waiting_jobs("until another is done", 0);
    pool.remove_visitor_jobs(2);
    pool.remove_visitor_jobs(3);
    pool.stop_all_jobs();
}
