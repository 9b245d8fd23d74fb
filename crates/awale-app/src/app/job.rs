//! [`Job`]: work in the background, such as the choice of a computer's move or a game's analysis.
//!
//! A screen starts a job with [`AppContext::start_job`](super::AppContext::start_job) and stores
//! its id. Each [`Event::Job`](super::Event::Job) carries that id, so a screen can ignore the
//! results of a job that it no longer waits for. The shell, the club and `awale plain` all call
//! [`Job::run`]. They differ in the thread that runs the job and in the time that it may take.

use awale_engine::Stop;
use awale_rules::{Game, PerSeat, Pit, Position, ROW, Seat};
use awale_study::{
    catalogue::{AnyGame, AnyMove, Variant},
    insights::PlayerStatistics,
    openings::{OwnScoresOfMove, own_scores_by_column},
    players::{ChosenMove, ComputerPlayer, EngineResources, Player, PlayerSpec, ThinkingInfo},
    puzzle::{Difficulty, OwnGameSearcher, Puzzle, PuzzleCandidate, PuzzleMaker},
    study::{self, AnalysisReport, AnalysisTask, Analyst, results::CountedGames},
    words::Words,
};
use serde::{Deserialize, Serialize};

use crate::app::game_list::GameList;

/// The id of a job, unique within an app.
pub type JobId = u64;

/// Work in the background. Serde can send it to another process or to a browser's worker, except
/// [`Job::ComputeStatistics`].
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Job {
    /// Choose a move for a computer player.
    Think {
        spec: PlayerSpec,
        /// All positions of the game. The computer plays the side to move in the last one.
        positions_so_far: Vec<AnyGame>,
        /// The seed of the computer's random numbers.
        seed: u64,
    },
    /// Evaluate the moves of a position or of a game.
    Study(AnalysisTask),
    Puzzle(PuzzleRequest),
    /// Search one of the user's games for instructive positions.
    SearchOwnGame(GameSearchRequest),
    /// Compute statistics of the saved games.
    #[serde(skip)]
    ComputeStatistics(StatisticsRequest, GameList),
}

/// The kind of a job. A new job replaces the running job of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JobKind {
    Think,
    Study,
    /// The analysis of the lines of one position. The analysis board runs it while a whole game is
    /// analyzed.
    AnalyzeLines,
    Puzzle,
    /// The search of one of the user's games for instructive positions.
    SearchOwnGame,
    ComputeStatistics,
}

/// A result of a job. Serde can send the results of all jobs except [`Job::ComputeStatistics`].
#[derive(Debug, Serialize, Deserialize)]
pub enum JobNews {
    /// The progress of a computer's search.
    Thinking(ThinkingInfo<AnyMove>),
    Chosen(ChosenMove<AnyMove>),
    Studied(study::AnalysisReport),
    Puzzle(Box<Puzzle>),
    /// The instructive positions of one of the user's games.
    Found(Vec<PuzzleCandidate>),
    /// The statistics of the saved games.
    #[serde(skip)]
    Statistics(Box<PlayerStatistics>),
    /// The results of the user's games that reached an opening, by the column of the pit that was
    /// played there.
    #[serde(skip)]
    OpeningScores([OwnScoresOfMove; ROW]),
    Failed(JobFailure),
}

/// The reason why a job failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum JobFailure {
    /// The job found nothing, or it panicked and the log has the reason.
    NoResult,
    /// A message in the user's language, or the message of a panic.
    Message(String),
}

impl JobFailure {
    /// The reason in the user's language, without a period.
    pub fn explain(&self, words: &Words) -> String {
        match self {
            JobFailure::NoResult => words.get("job-no-result"),
            JobFailure::Message(message) => message.clone(),
        }
    }
}

impl JobNews {
    /// Whether this is the last result of the job.
    pub const fn is_last_result_of_job(&self) -> bool {
        match self {
            JobNews::Thinking(_) | JobNews::Studied(AnalysisReport::MoveAssessed { .. }) => false,
            JobNews::Studied(AnalysisReport::Values(values)) => values.is_final,
            _ => true,
        }
    }
}

/// The state that a thread reuses from one job to the next.
#[derive(Default)]
pub struct ReusableJobState {
    /// The computer player that chose the last move of each seat.
    computer_players: PerSeat<Option<ComputerPlayer>>,
    analyst: Option<Analyst>,
    puzzle_maker: Option<PuzzleMaker>,
}

impl Job {
    pub const fn kind(&self) -> JobKind {
        match self {
            Job::Think { .. } => JobKind::Think,
            Job::Study(AnalysisTask::SearchAllLines { .. }) => JobKind::AnalyzeLines,
            Job::Study(_) => JobKind::Study,
            Job::Puzzle(_) => JobKind::Puzzle,
            Job::SearchOwnGame(_) => JobKind::SearchOwnGame,
            Job::ComputeStatistics(..) => JobKind::ComputeStatistics,
        }
    }

    /// Runs the job and passes its results to `on_news`. Ends within milliseconds after `stop`: a
    /// computer then plays the best move found so far, and other jobs report no result.
    ///
    /// Analyses also use the threads and tables of `resources`. A computer player that is an
    /// external bot gets no move, because this function cannot start another program.
    pub fn run(
        self,
        state: &mut ReusableJobState,
        resources: &EngineResources,
        stop: &Stop,
        on_news: &mut dyn FnMut(JobNews),
    ) {
        let news = match self {
            Job::Think {
                spec,
                positions_so_far,
                seed,
            } => {
                let Some(position) = positions_so_far.last() else {
                    return;
                };
                // Reuse the computer of the last move, which still has its transposition table.
                let player_slot = &mut state.computer_players[position.to_move()];
                player_slot.take_if(|before| !before.was_created_with(spec, seed));
                let computer =
                    player_slot.get_or_insert_with(|| ComputerPlayer::new(spec, seed, resources));
                computer.set_tables(resources.tables.as_ref());
                let mut report_thinking = |info: &_| on_news(JobNews::Thinking(Clone::clone(info)));
                let chosen_move = computer.choose(&positions_so_far, stop, &mut report_thinking);
                chosen_move.map(JobNews::Chosen)
            }
            Job::Study(task) => {
                let analyst = state
                    .analyst
                    .get_or_insert_with(|| Analyst::new(resources.threads));
                analyst.set_tables(resources.tables.as_ref());
                return analyst.run(&task, stop, &mut |news| on_news(JobNews::Studied(news)));
            }
            Job::Puzzle(order) => order
                .make_puzzle(&mut state.puzzle_maker, stop)
                .map(|puzzle| JobNews::Puzzle(Box::new(puzzle))),
            Job::SearchOwnGame(order) => order.search_moves(stop).map(JobNews::Found),
            // The call drops its reference to the list before the result is reported, so that the
            // app can change the list without copying it.
            Job::ComputeStatistics(order, games) => Some(order.compute_statistics(&games)),
        };
        match news {
            Some(news) => on_news(news),
            None if stop.is_stopped() => {}
            None => on_news(JobNews::Failed(JobFailure::NoResult)),
        }
    }

    /// The result of a stopped job that was ended before it could answer, as a browser ends a
    /// worker: a computer plays the best move of its last report. Without a report, it plays the
    /// move that it finds within milliseconds. `None` for other jobs.
    pub fn result_if_killed(
        self,
        last_report: Option<&ThinkingInfo<AnyMove>>,
        resources: &EngineResources,
    ) -> Option<JobNews> {
        let Job::Think { .. } = self else { return None };
        if let Some(info) = last_report
            && let Some(&choice) = info.line.first()
        {
            return Some(JobNews::Chosen(ChosenMove {
                choice,
                value: Some(info.score.lead_centiseeds()),
                visited: info.visited_positions,
                depth: Some(info.depth),
            }));
        }
        let (stop, mut final_news) = (Stop::new(), None);
        stop.stop();
        let resources = EngineResources {
            hash_mb: 1,
            threads: 1,
            tables: None,
            ..*resources
        };
        self.run(
            &mut ReusableJobState::default(),
            &resources,
            &stop,
            &mut |news| {
                final_news = Some(news).filter(JobNews::is_last_result_of_job);
            },
        );
        final_news
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PuzzleRequest {
    pub variant: Variant,
    pub difficulty: Difficulty,
    pub seed: u64,
}

impl PuzzleRequest {
    /// Creates the puzzle. `None` if the search was stopped or found none. `puzzle_maker` caches
    /// the preparation for the last variant.
    pub fn make_puzzle(
        self,
        puzzle_maker: &mut Option<PuzzleMaker>,
        stop: &Stop,
    ) -> Option<Puzzle> {
        let current_puzzle_maker = match puzzle_maker
            .take()
            .filter(|ready| *ready.variant() == self.variant)
        {
            Some(ready) => ready,
            None => PuzzleMaker::new(self.variant, stop)?,
        };
        puzzle_maker
            .insert(current_puzzle_maker)
            .make_puzzle(self.difficulty, self.seed, stop)
    }
}

/// One of the user's games to search for instructive positions.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GameSearchRequest {
    /// The starting position and the position after each move.
    pub positions_so_far: Vec<Position>,
    pub played_pits: Vec<Pit>,
    pub own_seat: Seat,
}

impl GameSearchRequest {
    /// The instructive positions. `None` after a failure or a stop.
    fn search_moves(&self, stop: &Stop) -> Option<Vec<PuzzleCandidate>> {
        let position = self.positions_so_far.first()?;
        OwnGameSearcher::new(position.rules(), stop)?.search(
            &self.positions_so_far,
            &self.played_pits,
            self.own_seat,
        )
    }
}

/// The statistics to compute from the saved games.
#[derive(Clone, Copy, Debug)]
pub enum StatisticsRequest {
    /// All statistics about the user.
    UserStatistics(CountedGames),
    /// The results after each move from an opening position.
    OpeningScores { position: Position, ply: usize },
}

impl StatisticsRequest {
    fn compute_statistics(self, games: &GameList) -> JobNews {
        match self {
            StatisticsRequest::UserStatistics(counting) => {
                JobNews::Statistics(Box::new(PlayerStatistics::of(games.records(), counting)))
            }
            StatisticsRequest::OpeningScores { position, ply } => {
                JobNews::OpeningScores(own_scores_by_column(games.records(), &position, ply))
            }
        }
    }
}
