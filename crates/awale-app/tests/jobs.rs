//! Tests of jobs: the guarantees for all programs that run them.

use std::sync::Arc;

use awale_app::app::{CountOrder, GameList, Job, JobNews, JobState, PuzzleOrder};
use awale_app::config::Settings;
use awale_engine::Stop;
use awale_rules::{Position, Rules, Seat};
use awale_study::catalogue::{AnyGame, Variant};
use awale_study::puzzle::Difficulty;
use awale_study::study::results::Counting;
use awale_study::study::{AnalysisTask, Effort};

fn start() -> Vec<AnyGame> {
    vec![AnyGame::Awale(Position::start(&Rules::OWARE, Seat::South))]
}

fn think(spec: &str) -> Job {
    Job::Think {
        spec: spec.parse().unwrap(),
        past: start(),
        seed: 1,
    }
}

fn run(job: Job, stop: &Stop, tell: &mut dyn FnMut(JobNews)) {
    let resources = Settings::default().resources(1);
    job.run(&mut JobState::default(), &resources, stop, tell);
}

/// All results of a job that is stopped before it starts.
fn stopped(job: Job) -> Vec<JobNews> {
    let (stop, mut all) = (Stop::new(), Vec::new());
    stop.stop();
    run(job, &stop, &mut |news| all.push(news));
    all
}

#[test]
fn a_stopped_computer_plays_and_other_stopped_jobs_report_no_result() {
    for spec in [
        "minimax:16",
        "alphabeta:16",
        "mcts:1000000",
        "engine:level=10",
        "character:ama",
    ] {
        let news = stopped(think(spec));
        assert!(
            matches!(news.last(), Some(JobNews::Chosen(_))),
            "{spec}: {news:?}"
        );
    }
    let effort = Effort {
        depth: 60,
        time: None,
    };
    let study = Job::Study(AnalysisTask::Moves {
        past: start(),
        effort,
    });
    let puzzle = Job::Puzzle(PuzzleOrder {
        variant: Variant::built_in()[0].clone(),
        difficulty: Difficulty::Easy,
        seed: 1,
    });
    for job in [study, puzzle] {
        let news = stopped(job);
        assert!(!news.iter().any(JobNews::is_final), "{news:?}");
    }
}

#[test]
fn an_external_bot_gets_no_move_from_a_job() {
    let mut all = Vec::new();
    run(think("bot"), &Stop::new(), &mut |news| all.push(news));
    assert!(matches!(&*all, [JobNews::Failed(_)]), "{all:?}");
}

#[test]
fn a_count_job_drops_its_list_of_games_before_it_reports() {
    let games = GameList::default();
    let job = Job::Count(CountOrder::All(Counting::default()), games.clone());
    let mut news_count = 0;
    run(job, &Stop::new(), &mut |news| {
        assert!(matches!(news, JobNews::Counted(_)) && news.is_final());
        assert_eq!(Arc::strong_count(&games.0), 1);
        news_count += 1;
    });
    assert_eq!(news_count, 1);
}
