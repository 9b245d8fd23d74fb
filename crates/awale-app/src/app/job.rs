//! [`Job`]: work in the background, such as a move of the computer or the analysis of a game.
//!
//! A screen starts one with [`AppContext::start`](super::AppContext::start) and keeps its id. Each
//! [`Event::Job`](super::Event::Job) carries that id, so a screen recognizes the results of a job
//! that it no longer waits for. The shell, the club and `awale plain` all call [`Job::run`]; they
//! differ in the thread that runs it and in the time it may take.

use awale_engine::Stop;
use awale_rules::{Game, PerSeat, Pit, Position, ROW, Seat};
use awale_study::catalogue::{AnyGame, AnyMove, Variant};
use awale_study::insights::PlayerStatistics;
use awale_study::openings::{OwnScore, own_scores};
use awale_study::players::{ChosenMove, Computer, Player, PlayerSpec, Resources, ThinkingInfo};
use awale_study::puzzle::{Difficulty, FoundMove, OwnGameSearcher, Puzzle, PuzzleMaker};
use awale_study::study::{self, AnalysisReport, AnalysisTask, Analyst, results::Counting};

use crate::app::game_list::GameList;

/// The number of a job. No two jobs of an app have the same.
pub type JobId = u64;

/// Work in the background.
#[derive(Clone, Debug)]
pub enum Job {
    /// Choose a move for a computer.
    Think {
        spec: PlayerSpec,
        /// The game so far: the computer plays the side to move in its last position.
        past: Vec<AnyGame>,
        /// Seeds its random numbers.
        seed: u64,
    },
    /// Judge the moves of a position or of a game.
    Study(AnalysisTask),
    Puzzle(PuzzleOrder),
    /// Search one of your games for puzzles.
    Search(SearchOrder),
    /// Count the saved games.
    Count(CountOrder, GameList),
}

/// A job replaces the older one of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JobKind {
    Think,
    Study,
    /// Search the lines of a position: the analysis board does so while a game is judged.
    Lines,
    Puzzle,
    Search,
    Count,
}

/// A result of a job.
#[derive(Debug)]
pub enum JobNews {
    /// What the computer has found so far.
    Thinking(ThinkingInfo<AnyMove>),
    Chosen(ChosenMove<AnyMove>),
    Studied(study::AnalysisReport),
    Puzzle(Box<Puzzle>),
    /// The positions found in one of your games.
    Found(Vec<FoundMove>),
    /// What the saved games say of you.
    Counted(Box<PlayerStatistics>),
    /// The results of your games that came to an opening, by the column of the pit that was played
    /// there.
    Opening([OwnScore; ROW]),
    /// There is no result, for this reason.
    Failed(String),
}

impl JobNews {
    /// Whether the job has nothing more to tell.
    #[must_use]
    pub const fn is_final(&self) -> bool {
        match self {
            JobNews::Thinking(_) | JobNews::Studied(AnalysisReport::Assessed { .. }) => false,
            JobNews::Studied(AnalysisReport::Values(values)) => values.is_final,
            _ => true,
        }
    }
}

/// The state that a thread keeps from one job to the next.
#[derive(Default)]
pub struct JobState {
    /// The computers that played last.
    players: PerSeat<Option<Computer>>,
    analyst: Option<Analyst>,
    maker: Option<PuzzleMaker>,
}

impl Job {
    #[must_use]
    pub const fn kind(&self) -> JobKind {
        match self {
            Job::Think { .. } => JobKind::Think,
            Job::Study(AnalysisTask::Lines { .. }) => JobKind::Lines,
            Job::Study(_) => JobKind::Study,
            Job::Puzzle(_) => JobKind::Puzzle,
            Job::Search(_) => JobKind::Search,
            Job::Count(..) => JobKind::Count,
        }
    }

    /// Runs the job, and reports its results to `tell`. Ends within milliseconds after `stop`: a
    /// computer then plays the best move that it has found, and other jobs report no result.
    ///
    /// The threads and tables of `resources` are also used for studying. Your own bot has no move,
    /// since this cannot start another program.
    pub fn run(
        self,
        state: &mut JobState,
        resources: &Resources,
        stop: &Stop,
        tell: &mut dyn FnMut(JobNews),
    ) {
        let news = match self {
            Job::Think { spec, past, seed } => {
                let Some(position) = past.last() else { return };
                // The same computer goes on from move to move.
                let seat = &mut state.players[position.to_move()];
                seat.take_if(|before| !before.is(spec, seed));
                let computer = seat.get_or_insert_with(|| Computer::new(spec, seed, resources));
                computer.set_tables(resources.tables.as_ref());
                let mut report = |info: &_| tell(JobNews::Thinking(Clone::clone(info)));
                let chosen = computer.choose(&past, stop, &mut report);
                chosen.map(JobNews::Chosen).ok_or("no move")
            }
            Job::Study(task) => {
                let analyst = state
                    .analyst
                    .get_or_insert_with(|| Analyst::new(resources.threads));
                analyst.set_tables(resources.tables.as_ref());
                return analyst.work(&task, stop, &mut |news| tell(JobNews::Studied(news)));
            }
            Job::Puzzle(order) => order
                .make(&mut state.maker, stop)
                .map(|puzzle| JobNews::Puzzle(Box::new(puzzle)))
                .ok_or("no puzzle"),
            Job::Search(order) => order.search(stop).map(JobNews::Found).ok_or("no search"),
            // The list is given up first, so that the app can change it without a copy.
            Job::Count(order, games) => Ok(order.count(&games)),
        };
        match news {
            Ok(news) => tell(news),
            Err(_) if stop.is_stopped() => {}
            Err(reason) => tell(JobNews::Failed(reason.to_owned())),
        }
    }
}

#[derive(Clone, Debug)]
pub struct PuzzleOrder {
    pub variant: Variant,
    pub difficulty: Difficulty,
    pub seed: u64,
}

impl PuzzleOrder {
    /// Makes the puzzle, if there is one. `maker` keeps what was prepared for the last variant.
    pub fn make(self, maker: &mut Option<PuzzleMaker>, stop: &Stop) -> Option<Puzzle> {
        let ready = match maker
            .take()
            .filter(|ready| *ready.variant() == self.variant)
        {
            Some(ready) => ready,
            None => PuzzleMaker::new(self.variant, stop)?,
        };
        maker.insert(ready).make(self.difficulty, self.seed, stop)
    }
}

/// One of your games to search for puzzles.
#[derive(Clone, Debug)]
pub struct SearchOrder {
    /// The start and the position after each move.
    pub past: Vec<Position>,
    pub played: Vec<Pit>,
    pub own: Seat,
}

impl SearchOrder {
    /// The positions found; `None` after a failure or a stop.
    fn search(&self, stop: &Stop) -> Option<Vec<FoundMove>> {
        let position = self.past.first()?;
        OwnGameSearcher::new(position.rules(), stop)?.search(&self.past, &self.played, self.own)
    }
}

/// What to count in the saved games.
#[derive(Clone, Copy, Debug)]
pub enum CountOrder {
    /// All that they say of you.
    All(Counting),
    /// How your games continued from an opening.
    Opening { position: Position, ply: usize },
}

impl CountOrder {
    fn count(self, games: &GameList) -> JobNews {
        match self {
            CountOrder::All(counting) => {
                JobNews::Counted(Box::new(PlayerStatistics::of(games.records(), counting)))
            }
            CountOrder::Opening { position, ply } => {
                JobNews::Opening(own_scores(games.records(), &position, ply))
            }
        }
    }
}
