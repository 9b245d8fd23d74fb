//! Answers of the computer and the analysis in the shell in memory, on demand of the test.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use awale_engine::{Score, Stop};
use awale_rules::Game;

use awale::app::{Event, JobNews};
use awale_study::catalogue::{AnyGame, AnyMove};
use awale_study::players::{ChosenMove, ThinkingInfo};
use awale_study::study::{
    AnalysisReport, AnalysisTask, Analyst, MoveValue, MoveValues, SearchEffort,
};

use super::{MoveRequest, Shell};

fn effort_mut(task: &mut AnalysisTask) -> &mut SearchEffort {
    let (AnalysisTask::SearchEachMove { effort, .. }
    | AnalysisTask::SearchAllLines { effort, .. }
    | AnalysisTask::ReviewGame { effort, .. }) = task;
    effort
}

impl Shell {
    /// Answers the newest request with the first legal move. Returns whether there was a request.
    pub fn answer_newest_request(&mut self) -> bool {
        let Some(request) = self.requests.pop() else {
            return false;
        };
        self.answer_request(&request);
        true
    }

    /// Answers this request with the first legal move.
    pub fn answer_request(&mut self, request: &MoveRequest) {
        let position = request.past.last().expect("a position");
        let Some(choice) = position.moves().next() else {
            return;
        };
        let chosen_move = ChosenMove {
            choice,
            value: Some(120),
            depth: Some(4),
            visited: 1000,
        };
        self.handle(Event::Job(request.job, JobNews::Chosen(chosen_move)));
    }

    /// Sends information about the computer's search.
    pub fn send_thinking_info(&mut self) {
        let Some(MoveRequest { job, past, .. }) = self.requests.last() else {
            return;
        };
        let job = *job;
        let line = past
            .last()
            .expect("a position")
            .moves()
            .collect::<Vec<_>>()
            .repeat(3);
        let (score, per_second) = (Score::Estimate(-250), Some(12_345_678));
        let info = ThinkingInfo {
            depth: 17,
            score,
            line,
            visited_positions: 123_456_789,
            positions_per_second: per_second,
        };
        self.handle(Event::Job(job, JobNews::Thinking(info)));
    }

    /// Executes the newest analysis task to this depth in plies, and sends all reports. Returns
    /// whether there was a task.
    pub fn run_analysis(&mut self, depth: u32) -> bool {
        let Some((job, mut task)) = self.analysis_tasks.pop() else {
            return false;
        };
        let requested_effort = std::mem::replace(
            effort_mut(&mut task),
            SearchEffort {
                depth,
                time_limit: None,
            },
        );
        for mut news in analysis_reports(&mut self.analyst, &task) {
            // The report states the depth that was requested.
            if let AnalysisReport::Reviewed(analysis) = &mut news {
                analysis.depth = requested_effort.depth;
            }
            self.handle(Event::Job(job, JobNews::Studied(news)));
        }
        true
    }

    /// Searches the lines of the position to this depth in plies. Returns whether they were
    /// requested.
    pub fn search_lines(&mut self, depth: u32) -> bool {
        let Some((job, mut task)) = self.line_analysis_task.take() else {
            return false;
        };
        *effort_mut(&mut task) = SearchEffort {
            depth,
            time_limit: None,
        };
        for news in analysis_reports(&mut self.analyst, &task) {
            self.handle(Event::Job(job, JobNews::Studied(news)));
        }
        true
    }

    /// Executes the newest analysis task, but sends only the first `report_count` reports.
    pub fn run_analysis_partly(&mut self, report_count: usize) {
        let Some((job, mut task)) = self.analysis_tasks.pop() else {
            return;
        };
        *effort_mut(&mut task) = SearchEffort {
            depth: 4,
            time_limit: None,
        };
        for news in analysis_reports(&mut self.analyst, &task)
            .into_iter()
            .take(report_count)
        {
            self.handle(Event::Job(job, JobNews::Studied(news)));
        }
        self.analysis_tasks.push((job, task));
    }

    /// Sends values in which the move from this pit is six seeds worse than all others.
    pub fn report_blunder(&mut self, letter: char) {
        let Some((
            job,
            AnalysisTask::SearchEachMove {
                positions_so_far, ..
            },
        )) = self.analysis_tasks.pop()
        else {
            panic!("nothing is studied")
        };
        let position = positions_so_far.last().expect("a position");
        let value_of_move = |mv: AnyMove| {
            let is_bad = mv.to_string().eq_ignore_ascii_case(&letter.to_string());
            let line = if is_bad {
                line_with_capture_at_ply_6(*position, mv)
            } else {
                vec![mv]
            };
            MoveValue::new(mv, Score::Estimate(if is_bad { -450 } else { 150 }), line)
        };
        let values = MoveValues {
            depth: 12,
            seeds_left: 48,
            moves: position.moves().map(value_of_move).collect(),
            is_final: true,
        };
        self.handle(Event::Job(
            job,
            JobNews::Studied(AnalysisReport::Values(values)),
        ));
    }
}

/// Cached reviews of whole games. A review depends only on the game and the effort and takes a few
/// tenths of a second, and the same few games are drawn at hundreds of sizes.
static REVIEW_CACHE: Mutex<BTreeMap<String, Vec<AnalysisReport>>> = Mutex::new(BTreeMap::new());

/// All reports of the analysis for a task.
fn analysis_reports(analyst: &mut Analyst, task: &AnalysisTask) -> Vec<AnalysisReport> {
    let cached_reviews = || REVIEW_CACHE.lock().unwrap_or_else(PoisonError::into_inner);
    let cache_key = matches!(task, AnalysisTask::ReviewGame { .. }).then(|| format!("{task:?}"));
    if let Some(reports) = cache_key
        .as_ref()
        .and_then(|key| cached_reviews().get(key).cloned())
    {
        return reports;
    }
    let mut reports = Vec::new();
    analyst.run(task, &Stop::new(), &mut |news| reports.push(news));
    if let Some(cache_key) = cache_key {
        cached_reviews().insert(cache_key, reports.clone());
    }
    reports
}

/// A line that begins with `mv` and ends with the opponent's first capture at ply 6, the last ply
/// that a warning may mention.
fn line_with_capture_at_ply_6(position: AnyGame, mv: AnyMove) -> Vec<AnyMove> {
    fn extend_line(position: AnyGame, line: &mut Vec<AnyMove>) -> bool {
        for mv in position.moves() {
            let is_last = line.len() == 5;
            if (position.net_gain(mv) > 0) != is_last {
                continue;
            }
            line.push(mv);
            let mut after = position;
            after.play_unchecked(mv);
            if is_last || extend_line(after, line) {
                return true;
            }
            line.pop();
        }
        false
    }
    let (mut position_after, mut line) = (position, vec![mv]);
    position_after.play_unchecked(mv);
    extend_line(position_after, &mut line);
    line
}
