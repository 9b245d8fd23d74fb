//! The limits of what computers think.

use std::sync::Arc;
use std::time::{Duration, Instant};

use awale_app::app::{Effect, Event};
use awale_club::hub::Mailbox;
use awale_club::pool::{Lane, Pool, study_time, thinking_time};
use awale_club::settings::Limits;
use awale_club::store::words::kind_of_id;
use awale_rules::Seat;
use awale_study::study::{Effort, StudyTask};

use super::support::PATIENCE;

#[test]
fn so_many_orders_to_think_wait_and_a_newer_one_of_a_session_takes_the_place_of_its_older() {
    let limits = Limits {
        thinking_waiting: 2,
        thinking_ms: 60_000,
        study_seconds: 60,
        ..Limits::default()
    };
    let pool = Pool::start(limits).unwrap();
    let mailbox = Arc::new(Mailbox::default());
    let think = |question| think(question, "mcts:1000000");
    assert!(pool.order(1, think(1), &mailbox, "busy"));
    let deadline = Instant::now() + PATIENCE;
    while pool.load() > 0 {
        assert!(Instant::now() < deadline, "the first begins");
        std::thread::yield_now();
    }
    assert!(pool.order(2, think(2), &mailbox, "busy"));
    assert!(
        pool.order(2, think(3), &mailbox, "busy"),
        "in place of the one before"
    );
    assert!(pool.order(3, think(4), &mailbox, "busy"));
    assert_eq!(pool.load(), 2);
    assert!(
        !pool.order(4, think(5), &mailbox, "busy"),
        "there is no more room"
    );
    pool.stop(1, Lane::Think);
    while pool.load() > 1 {
        assert!(Instant::now() < deadline, "what is stopped makes room");
        std::thread::yield_now();
    }
    pool.forget(2);
    pool.forget(3);
    pool.close();
}

/// A study of a game that takes minutes.
fn study(question: u64) -> Effect {
    let kind = kind_of_id("oware").unwrap();
    let effort = Effort {
        depth: 60,
        time: None,
    };
    Effect::Study {
        question,
        task: StudyTask::Moves {
            past: vec![kind.start(Seat::South)],
            effort,
        },
    }
}

fn lines(question: u64) -> Effect {
    let kind = kind_of_id("oware").unwrap();
    let effort = Effort {
        depth: 60,
        time: None,
    };
    Effect::Study {
        question,
        task: StudyTask::Lines {
            past: vec![kind.start(Seat::South)],
            effort,
        },
    }
}

fn think(question: u64, spec: &str) -> Effect {
    let past = vec![kind_of_id("oware").unwrap().start(Seat::South)];
    Effect::Think {
        question,
        spec: spec.parse().unwrap(),
        past,
        seed: 1,
    }
}

/// Waits for an event of a mailbox.
async fn told(mailbox: &Mailbox, is_it: impl Fn(&Event) -> bool) {
    let event = async { while !mailbox.take().await.events.iter().any(&is_it) {} };
    tokio::time::timeout(PATIENCE, event)
        .await
        .expect("the event comes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_takes_so_long_and_says_that_it_was_too_short() {
    let pool = Pool::start(Limits {
        study_seconds: 1,
        ..Limits::default()
    })
    .unwrap();
    let mailbox = Arc::new(Mailbox::default());
    let since = Instant::now();
    assert!(pool.order(1, study(1), &mailbox, "busy"));
    told(
        &mailbox,
        |event| matches!(event, Event::StudentFailed { question: 1, what } if what == "busy"),
    )
    .await;
    assert!(since.elapsed() >= Duration::from_secs(1));
    pool.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn studies_and_lines_make_room_for_those_who_wait() {
    let limits = Limits {
        study_seconds: 3600,
        thinking_ms: 50,
        ..Limits::default()
    };
    assert_eq!(study_time(&limits, 0), Duration::from_secs(3600));
    assert_eq!(study_time(&limits, 3), Duration::from_secs(900));
    let mailbox = Arc::new(Mailbox::default());
    let pool = Pool::start(limits).unwrap();
    assert!(pool.order(1, lines(1), &mailbox, "busy"));
    assert!(pool.order(2, think(2, "fast"), &mailbox, "busy"));
    told(&mailbox, |event| {
        matches!(event, Event::Answer { question: 2, .. })
    })
    .await;
    pool.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_is_not_done_once_it_is_stopped_but_a_move_comes_at_once() {
    let limits = Limits {
        study_seconds: 3600,
        thinking_ms: 60_000,
        ..Limits::default()
    };
    let (pool, mailbox) = (Pool::start(limits).unwrap(), Arc::new(Mailbox::default()));
    assert!(pool.order(1, think(1, "mcts:1000000"), &mailbox, "busy"));
    let deadline = Instant::now() + PATIENCE;
    while pool.load() > 0 {
        assert!(Instant::now() < deadline, "the first begins");
        std::thread::yield_now();
    }
    assert!(pool.order(2, study(2), &mailbox, "busy"));
    assert!(pool.order(3, study(3), &mailbox, "busy"));
    assert!(pool.order(3, think(4, "mcts:1000000"), &mailbox, "busy"));
    assert_eq!(pool.load(), 3);
    pool.stop(2, Lane::Study);
    assert_eq!(pool.load(), 2, "nobody waits for that any more");
    // Before the study that has waited longer, and without an hour of thinking.
    pool.stop(3, Lane::Think);
    pool.stop(1, Lane::Think);
    told(&mailbox, |event| {
        matches!(event, Event::Answer { question: 4, .. })
    })
    .await;
    pool.forget(3);
    pool.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_computer_thinks_longer_than_the_club_allows_and_programs_of_the_host_are_not_there() {
    let pool = Pool::start(Limits {
        thinking_ms: 50,
        ..Limits::default()
    })
    .unwrap();
    let kind = kind_of_id("oware").unwrap();
    let mailbox = Arc::new(Mailbox::default());
    let think = |question, spec: &str| Effect::Think {
        question,
        spec: spec.parse().unwrap(),
        past: vec![kind.start(Seat::South)],
        seed: 1,
    };
    for (question, spec) in [(1, "expert"), (2, "mcts:100000"), (3, "alphabeta:16")] {
        let since = Instant::now();
        assert!(pool.order(1, think(question, spec), &mailbox, "busy"));
        let answer = async {
            loop {
                let inbox = mailbox.take().await;
                let failed = inbox
                    .events
                    .iter()
                    .find(|event| matches!(event, Event::ThinkerFailed { .. }));
                assert!(failed.is_none(), "{failed:?}");
                if inbox.events.iter().any(
                    |event| matches!(event, Event::Answer { question: of, .. } if *of == question),
                ) {
                    return;
                }
            }
        };
        tokio::time::timeout(PATIENCE, answer)
            .await
            .unwrap_or_else(|_| panic!("{spec} answers"));
        assert!(
            since.elapsed() < Duration::from_secs(5),
            "{spec} took {:?}",
            since.elapsed()
        );
    }
    assert!(pool.order(1, think(9, "bot"), &mailbox, "busy"));
    let inbox = tokio::time::timeout(PATIENCE, mailbox.take())
        .await
        .unwrap();
    assert!(
        inbox
            .events
            .iter()
            .any(|event| matches!(event, Event::ThinkerFailed { question: 9, .. }))
    );
    pool.close();
}

#[test]
fn computers_think_less_while_others_wait() {
    let limits = Limits {
        thinking_ms: 1000,
        thinking_threads: 2,
        ..Limits::default()
    };
    let time = |waiting| thinking_time(&limits, waiting).as_millis();
    assert_eq!(
        [time(0), time(1), time(2), time(6), time(1000)],
        [1000, 1000, 500, 250, 50]
    );
}

#[test]
fn so_many_threads_think_at_once() {
    let limits = Limits {
        thinking_threads: 2,
        thinking_ms: 60_000,
        ..Limits::default()
    };
    let (pool, mailbox) = (Pool::start(limits).unwrap(), Arc::new(Mailbox::default()));
    let wait = |what: &str, waiting: usize| {
        let deadline = Instant::now() + PATIENCE;
        while pool.load() != waiting {
            assert!(Instant::now() < deadline, "{what}");
            std::thread::yield_now();
        }
    };
    for visitor in [1, 2] {
        assert!(pool.order(visitor, think(visitor, "mcts:1000000"), &mailbox, "busy"));
        wait("a thread is free for it", 0);
    }
    assert!(pool.order(3, think(3, "mcts:1000000"), &mailbox, "busy"));
    assert_eq!(pool.load(), 1, "the third waits");
    pool.stop(1, Lane::Think);
    wait("until another is done", 0);
    pool.forget(2);
    pool.forget(3);
    pool.close();
}
