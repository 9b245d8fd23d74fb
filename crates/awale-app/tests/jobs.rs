//! Tests of jobs: the guarantees for all programs that run them.

use std::{fmt::Debug, sync::Arc};

use awale_app::{
    app::{
        GameList, GameSearchRequest, Job, JobFailure, JobNews, PuzzleRequest, ReusableJobState,
        StatisticsRequest,
    },
    config::Settings,
};
use awale_engine::Stop;
use awale_rules::{
    Game, Match, Position, Rules, Seat,
    matches_game::{Heap, HeapRules},
};
use awale_study::{
    catalogue::{AnyGame, AnyMove, Variant},
    puzzle::{Difficulty, PuzzleCandidate},
    record::Assessment,
    study::{AnalysisReport, AnalysisTask, SearchEffort, results::CountedGames},
    words::{Language, Words},
};
use serde::{Serialize, de::DeserializeOwned};

fn start_positions() -> Vec<AnyGame> {
    vec![AnyGame::Awale(Position::start(&Rules::OWARE, Seat::South))]
}

fn think_job(spec: &str) -> Job {
    Job::Think {
        spec: spec.parse().unwrap(),
        positions_so_far: start_positions(),
        seed: 1,
    }
}

fn run_job(job: Job, stop: &Stop, on_news: &mut dyn FnMut(JobNews)) {
    let resources = Settings::default().engine_resources(1);
    job.run(&mut ReusableJobState::default(), &resources, stop, on_news);
}

/// All results of a job that is stopped before it starts.
fn news_of_stopped_job(job: Job) -> Vec<JobNews> {
    let (stop, mut all_news) = (Stop::new(), Vec::new());
    stop.stop();
    run_job(job, &stop, &mut |news| all_news.push(news));
    all_news
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
        let news = news_of_stopped_job(think_job(spec));
        assert!(
            matches!(news.last(), Some(JobNews::Chosen(_))),
            "{spec}: {news:?}"
        );
    }
    let effort = SearchEffort {
        depth: 60,
        time_limit: None,
    };
    let study = Job::Study(AnalysisTask::SearchEachMove {
        positions_so_far: start_positions(),
        effort,
    });
    let puzzle = Job::Puzzle(PuzzleRequest {
        variant: Variant::built_in()[0].clone(),
        difficulty: Difficulty::Easy,
        seed: 1,
    });
    for job in [study, puzzle] {
        let news = news_of_stopped_job(job);
        assert!(!news.iter().any(JobNews::is_last_result_of_job), "{news:?}");
    }
}

#[test]
fn an_external_bot_gets_no_move_from_a_job() {
    let mut all_news = Vec::new();
    run_job(think_job("bot"), &Stop::new(), &mut |news| {
        all_news.push(news);
    });
    let [JobNews::Failed(failure)] = &*all_news else {
        panic!("{all_news:?}");
    };
    assert_eq!(
        failure.explain(&Words::new(Language::French)),
        "aucun résultat"
    );
}

#[test]
fn a_statistics_job_drops_its_list_of_games_before_it_reports() {
    let games = GameList::default();
    let job = Job::ComputeStatistics(
        StatisticsRequest::UserStatistics(CountedGames::default()),
        games.clone(),
    );
    let mut news_count = 0;
    run_job(job, &Stop::new(), &mut |news| {
        assert!(matches!(news, JobNews::Statistics(_)) && news.is_last_result_of_job());
        assert_eq!(Arc::strong_count(&games.0), 1);
        news_count += 1;
    });
    assert_eq!(news_count, 1);
}

/// The value after it was written as bytes and read again. It must not change.
fn serialized_and_deserialized<T: Serialize + DeserializeOwned + Debug>(value: &T) -> T {
    let bytes = serde_json::to_vec(value).expect("it can be written");
    let deserialized = serde_json::from_slice(&bytes).expect("it can be read");
    assert_eq!(format!("{value:?}"), format!("{deserialized:?}"));
    deserialized
}

#[test]
fn all_jobs_and_their_news_survive_serialization() {
    let mut game = Match::new(Position::start(&Rules::OWARE, Seat::South));
    for letter in "CfDc".chars() {
        game.play(awale_rules::Pit::from_letter(letter).unwrap())
            .unwrap();
    }
    let past_positions: Vec<AnyGame> = game
        .positions_so_far()
        .iter()
        .copied()
        .map(AnyGame::Awale)
        .collect();
    let played_moves: Vec<AnyMove> = game.moves().iter().copied().map(AnyMove::Pit).collect();
    let effort = SearchEffort {
        depth: 6,
        time_limit: None,
    };
    let heap = vec![AnyGame::Matches(Heap::start(
        HeapRules::THIRTEEN_MATCHES_RULES,
        Seat::North,
    ))];
    let expert = Job::Think {
        spec: "expert".parse().unwrap(),
        positions_so_far: heap.clone(),
        seed: u64::MAX,
    };
    let tasks = [
        AnalysisTask::SearchEachMove {
            positions_so_far: heap,
            effort: SearchEffort {
                time_limit: Some(std::time::Duration::from_millis(1500)),
                ..effort
            },
        },
        AnalysisTask::SearchEachMove {
            positions_so_far: past_positions.clone(),
            effort,
        },
        AnalysisTask::SearchAllLines {
            positions_so_far: past_positions.clone(),
            effort,
            searches_moves_separately: false,
        },
        AnalysisTask::ReviewGame {
            positions_so_far: past_positions,
            played_moves,
            effort,
            known_assessments: Vec::new(),
        },
    ];
    let puzzle = PuzzleRequest {
        variant: Variant::built_in()[0].clone(),
        difficulty: Difficulty::Easy,
        seed: 1,
    };
    let search = GameSearchRequest {
        positions_so_far: game.positions_so_far().to_vec(),
        played_pits: game.moves().to_vec(),
        own_seat: Seat::South,
    };
    let jobs = [
        think_job("mcts:50:c=1.25:captures"),
        think_job("engine:level=3"),
        expert,
        Job::Puzzle(puzzle),
        Job::SearchOwnGame(search),
    ];
    let mut result_names = std::collections::BTreeSet::new();
    for job in jobs.into_iter().chain(tasks.map(Job::Study)) {
        run_job(
            serialized_and_deserialized(&job),
            &Stop::new(),
            &mut |news| {
                result_names.insert(match serialized_and_deserialized(&news) {
                    JobNews::Thinking(_) => "thinking",
                    JobNews::Chosen(_) => "chosen",
                    JobNews::Studied(AnalysisReport::Values(_)) => "values",
                    JobNews::Studied(AnalysisReport::MoveAssessed { assessment, .. }) => {
                        serialized_and_deserialized(&found_news(assessment));
                        "assessed"
                    }
                    JobNews::Studied(AnalysisReport::Reviewed(_)) => "reviewed",
                    JobNews::Puzzle(_) => "puzzle",
                    JobNews::Found(_) => "found",
                    JobNews::Statistics(_) | JobNews::OpeningScores(_) | JobNews::Failed(_) => {
                        "another"
                    }
                });
            },
        );
    }
    serialized_and_deserialized(&JobNews::Failed(JobFailure::Message("no move".to_owned())));
    let expected_result_names = "assessed chosen found puzzle reviewed thinking values";
    assert!(
        result_names
            .iter()
            .copied()
            .eq(expected_result_names.split(' ')),
        "{result_names:?}"
    );
}

fn found_news(assessment: Assessment) -> JobNews {
    JobNews::Found(vec![PuzzleCandidate {
        move_index: 3,
        refutation: assessment.line.clone(),
        assessment,
    }])
}

#[test]
fn damaged_serialized_values_are_refused() {
    let job = serde_json::to_string(&think_job("engine:nodes=9")).unwrap();
    let pits = "[4,4,4,4,4,4,4,4,4,4,4,4]";
    for (good, bad) in [
        (pits, "[5,4,4,4,4,4,4,4,4,4,4,4]"),
        ("nodes=9", "nodes=0"),
        ("\"seeds_per_pit\":4", "\"seeds_per_pit\":7"),
        ("\"south\":0", "\"south\":255"),
    ] {
        let damaged_json = job.replacen(good, bad, 1);
        assert!(job != damaged_json && serde_json::from_str::<Job>(&damaged_json).is_err());
    }
    assert!(serde_json::from_str::<AnyMove>("{\"Pit\":11}").is_ok());
    assert!(serde_json::from_str::<AnyMove>("{\"Pit\":12}").is_err());
    let heap = "{\"Matches\":[[13,3],{\"south\":7,\"north\":6},\"north\"]}";
    assert!(serde_json::from_str::<AnyGame>(heap).is_ok());
    assert!(serde_json::from_str::<AnyGame>(&heap.replacen('6', "7", 1)).is_err());
}

/// The moves of a game between two players, each move chosen by a job.
fn played_moves(specs: [&str; 2], run_job: &mut dyn FnMut(Job) -> JobNews) -> Vec<AnyMove> {
    let mut game = Match::new(start_positions()[0]);
    while game.outcome().is_none() && game.moves().len() < 40 {
        let job = Job::Think {
            spec: specs[game.moves().len() % 2].parse().unwrap(),
            positions_so_far: game.positions_so_far().to_vec(),
            seed: 7,
        };
        let JobNews::Chosen(chosen) = run_job(job) else {
            panic!("no move");
        };
        game.play(chosen.choice).unwrap();
    }
    game.moves().to_vec()
}

#[test]
fn computers_play_the_same_game_directly_and_through_serialized_jobs() {
    for specs in [
        ["engine:level=1", "engine:level=4"],
        ["alphabeta:4", "character:ama"],
        ["engine:nodes=2000", "engine:depth=5"],
    ] {
        let resources = Settings::default().engine_resources(1);
        let [mut direct_state, mut remote_state] =
            [ReusableJobState::default(), ReusableJobState::default()];
        let mut run_directly = |job: Job| {
            let mut last_news = None;
            job.run(&mut direct_state, &resources, &Stop::new(), &mut |news| {
                last_news = Some(news);
            });
            last_news.unwrap()
        };
        let moves_of_direct_jobs = played_moves(specs, &mut run_directly);
        let mut run_remotely = |job: Job| {
            let (job, resources) = serialized_and_deserialized(&(job, resources.clone()));
            let mut last_news = None;
            job.run(&mut remote_state, &resources, &Stop::new(), &mut |news| {
                last_news = Some(serialized_and_deserialized(&news));
            });
            last_news.unwrap()
        };
        assert_eq!(
            played_moves(specs, &mut run_remotely),
            moves_of_direct_jobs,
            "{specs:?}"
        );
    }
}

#[test]
fn a_computer_plays_its_last_reported_move_if_its_thread_was_killed() {
    let resources = Settings::default().engine_resources(1);
    for spec in [
        "engine:level=9",
        "alphabeta:6",
        "mcts:1000000",
        "character:ama",
    ] {
        let (mut thinking_reports, job) = (Vec::new(), think_job(spec));
        // This signal stops the search after its fourth report.
        let stop = Stop::new();
        if !spec.starts_with("mcts") {
            run_job(job.clone(), &stop, &mut |news| {
                if let JobNews::Thinking(info) = news {
                    thinking_reports.push(info);
                    if thinking_reports.len() == 4 {
                        stop.stop();
                    }
                }
            });
        }
        let Some(JobNews::Chosen(chosen)) = job
            .clone()
            .result_if_killed(thinking_reports.last(), &resources)
        else {
            panic!("{spec} does not play");
        };
        if let Some(last_report) = thinking_reports.last() {
            assert_eq!(Some(&chosen.choice), last_report.line.first(), "{spec}");
            assert_eq!(chosen.value, Some(last_report.score.lead_centiseeds()));
            assert_eq!(
                (chosen.depth, chosen.visited),
                (Some(last_report.depth), last_report.visited_positions)
            );
        }
        let result_without_report = job.result_if_killed(None, &resources);
        let is_legal = |choice| start_positions()[0].check(choice).is_ok();
        assert!(
            matches!(&result_without_report, Some(JobNews::Chosen(chosen)) if is_legal(chosen.choice)),
            "{spec}: {result_without_report:?}"
        );
    }
    let study = Job::Study(AnalysisTask::SearchEachMove {
        positions_so_far: start_positions(),
        effort: SearchEffort {
            depth: 60,
            time_limit: None,
        },
    });
    assert!(study.result_if_killed(None, &resources).is_none());
}
