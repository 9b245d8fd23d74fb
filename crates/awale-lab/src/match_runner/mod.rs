//! A match: two players play many games, and the result estimates the difference of their
//! strengths. The command `awale match` runs one, and a Rust program can run one with its own bot.
//!
//! * `entrant`: the players, named on the command line or made from a [`Bot`](awale_rules::Bot).
//! * `uci_player`: a player that is a UCI program.
//! * `line_bot`: a program that answers a line with a move.
//! * `conversation`, `program`: parts of both kinds of programs.
//! * `user_bot_program`: a program as an opponent outside a match.
//! * `processes`: the process table of Linux.
//! * `orphans`: processes left by programs that have ended.
//! * `workers`: games in several threads, each on its own processor.
//! * `game`: one game.
//! * `move_choice`: a move with its cost, or a forfeit.
//! * `score`: points, and the Elo difference with its error.
//! * `sprt`: the sequential test.
//! * `game_saving`: game records.

mod conversation;
mod entrant;
mod game;
mod game_saving;
mod line_bot;
mod move_choice;
#[cfg(target_os = "linux")]
mod orphans;
#[cfg(target_os = "linux")]
mod processes;
mod program;
mod score;
mod sprt;
mod uci_player;
mod user_bot_program;
mod workers;

use std::{io, ops::ControlFlow, sync::Arc};

use awale_engine::{Stop, tables::Tables};
use awale_rules::{PerSeat, Seat};
use awale_study::catalogue::GameKind;
use parking_lot::Mutex;
use uci_player::UciPlayer;

pub use entrant::{Entrant, FaultConsequence, GameConditions};
pub use game::{
    BotFault, MAX_OPENING_ATTEMPTS, NoOpening, PlayedGame, UnsupportedRules, play_game,
    random_opening,
};
pub use game_saving::{
    GameSaveOptions, SaveError, check_has_no_games as check_folder, forfeit_title,
};
pub use line_bot::{BotCommand, BotLimits, LineBot, MAX_BOT_PROCESSES, Sandbox, has_bubblewrap};
pub use move_choice::Forfeit;
pub use move_choice::MoveStatistics;
pub use program::{ExitStatus, kill_programs_and_block_new};
pub use score::{ForfeitedGame, MatchScore, last_nonempty_line};
pub use sprt::{Sprt, SprtDecision};
pub use user_bot_program::{UciEngine, UserBotProgram};
pub(crate) use workers::distribute_work;
pub use workers::{cores, pin_thread_to_core};

/// The plan of a match: players, rules and number of games.
///
/// # Examples
/// Four games between your own bot and level 1, all in this process:
/// ```
/// use awale_study::catalogue::{GameKind, Variant};
/// use awale_lab::match_runner::{Entrant, MatchPlan, MatchScore, run_match};
/// use awale_engine::Stop;
/// use awale_rules::{Match, Pit};
/// use parking_lot::Mutex;
///
/// fn greedy(game: &Match) -> Pit {
///     let position = game.position();
///     position.moves().max_by_key(|&pit| position.net_gain(pit)).expect("the game goes on")
/// }
///
/// let kind = GameKind::Awale(Variant::built_in().remove(0));
/// let entrants = [Entrant::from_bot("greedy", || Box::new(greedy)), "engine:level=1".parse().unwrap()];
/// let plan = MatchPlan { games: 4, swap_seats: true, opening_plies: 4, ..MatchPlan::new(kind, entrants) };
/// let score = Mutex::new(MatchScore::default());
/// run_match(&plan, &score, &Stop::new(), &()).unwrap();
/// assert_eq!(score.into_inner().game_count(), 4);
/// ```
#[derive(Clone, Debug)]
pub struct MatchPlan {
    /// The game and its rules.
    pub kind: GameKind,
    /// The two players. The first one begins with South.
    pub entrants: [Entrant; 2],
    /// The number of games.
    pub games: u32,
    /// Random moves before the players take over.
    pub opening_plies: u32,
    /// The seed of the random openings and of the random choices of players.
    pub random_seed: u64,
    /// Play each opening twice, with exchanged seats.
    pub swap_seats: bool,
    /// The number of games played at the same time. 0 counts as 1.
    pub concurrency: u32,
    /// End the match when a player forfeits this many games in a row; 0 means never.
    pub max_forfeits: u32,
    /// The endgame tables for the players that use them.
    pub tables: Option<Arc<Tables>>,
    /// Time and memory limits of line bots.
    pub bot_limits: BotLimits,
    /// End the match as soon as this test is decided.
    pub sprt: Option<Sprt>,
    /// The folder for game records; `None` if games are not saved.
    pub game_save_options: Option<GameSaveOptions>,
}

impl MatchPlan {
    /// Returns the outcomes that the test counts: of pairs of games if seats are exchanged, of
    /// single games if not. After the decision these are the outcomes that decided the test.
    pub fn sprt_outcome_counts(&self, score: &MatchScore) -> Vec<u32> {
        let outcomes_so_far = || {
            if self.swap_seats {
                score.pair_outcome_counts.to_vec()
            } else {
                vec![score.loss_count, score.draw_count, score.win_count]
            }
        };
        score
            .deciding_outcome_counts
            .clone()
            .unwrap_or_else(outcomes_so_far)
    }

    /// Stores the outcomes in `score` if they decide the test of the match.
    fn store_outcomes_if_decisive(&self, score: &mut MatchScore) {
        let outcome_counts = self.sprt_outcome_counts(score);
        if self
            .sprt
            .is_some_and(|test| test.sprt_decision(&outcome_counts) != SprtDecision::Undecided)
        {
            score.deciding_outcome_counts = Some(outcome_counts);
        }
    }

    /// Returns the plan of one game of `kind` between two players, without a record.
    pub fn new(kind: GameKind, entrants: [Entrant; 2]) -> MatchPlan {
        MatchPlan {
            kind,
            entrants,
            games: 1,
            opening_plies: 0,
            random_seed: 1,
            swap_seats: false,
            concurrency: 1,
            max_forfeits: 3,
            tables: None,
            bot_limits: BotLimits::default(),
            sprt: None,
            game_save_options: None,
        }
    }
}

/// Receives the progress of a match. `()` ignores it.
pub trait MatchObserver: Sync {
    /// Called after a game was added to `score`.
    fn on_game_played(&self, score: &MatchScore);
    /// Called for an event that the user should know about while the match goes on.
    fn warn(&self, warning: &MatchWarning);
}

impl MatchObserver for () {
    fn on_game_played(&self, _: &MatchScore) {}
    fn warn(&self, _: &MatchWarning) {}
}

struct MatchRunner<'a> {
    plan: &'a MatchPlan,
    /// The programs that were started for the first game.
    started_programs: Mutex<[Option<Result<UciPlayer, Forfeit>>; 2]>,
    /// The signal that stops the match. After it is set, no further game is counted.
    stop: &'a Stop,
    observer: &'a dyn MatchObserver,
}

/// Plays all games of `plan` and adds each one to `score`.
///
/// Games that are still running when `stop` is set are not counted: the signal that stops the match
/// may also have ended the programs that play, which looks like a forfeit.
///
/// # Errors
/// The reason why the match cannot begin or go on. `score` contains the finished games.
pub fn run_match(
    plan: &MatchPlan,
    score: &Mutex<MatchScore>,
    stop: &Stop,
    observer: &dyn MatchObserver,
) -> Result<(), MatchError> {
    let runner = MatchRunner {
        plan,
        started_programs: Mutex::default(),
        stop,
        observer,
    };
    runner.start_programs()?;
    runner.play_all_games(score)
}

/// The reason why a match cannot begin or go on.
#[derive(Debug)]
pub enum MatchError {
    /// A game record could not be written.
    CannotSaveGame(SaveError),
    /// A program does not know the rules of the match.
    UnsupportedRules(game::UnsupportedRules),
    /// No random opening of this length was found.
    NoOpening(game::NoOpening),
    /// A program cannot be started, or ends immediately.
    CannotStart {
        /// The name of the player on the command line.
        spec: String,
        /// The reason why the program did not start.
        reason: Forfeit,
    },
    /// A player has forfeited too many games in a row.
    TooManyForfeits {
        /// 0 for the first player, 1 for the second.
        player: usize,
        /// The name of the player on the command line.
        spec: String,
        /// The number of games forfeited in a row.
        games: u32,
    },
}

/// An event that the user should know about while a match goes on.
#[derive(Debug)]
pub enum MatchWarning<'a> {
    /// The first forfeited game of the match. Reported early, because each forfeit may cost much
    /// time.
    FirstForfeit(&'a ForfeitedGame),
    /// This process cannot become the parent of orphans, so child processes of programs may
    /// continue after the match.
    ProcessesMayOutliveMatch(&'a io::Error),
}

impl MatchRunner<'_> {
    /// Starts the programs for the first game. A program that only fails to answer forfeits that
    /// game.
    ///
    /// # Errors
    /// If a program cannot be started, ends immediately, or does not know the rules.
    fn start_programs(&self) -> Result<(), MatchError> {
        if let Err(error) = adopt_orphans(&self.plan.entrants) {
            self.observer
                .warn(&MatchWarning::ProcessesMayOutliveMatch(&error));
        }
        for (spec, ready) in self
            .plan
            .entrants
            .iter()
            .zip(self.started_programs.lock().iter_mut())
        {
            *ready = match spec.start_program(&self.plan.kind) {
                Some(Err(Forfeit::UnsupportedRules {
                    known_variants: known,
                })) => {
                    return Err(MatchError::UnsupportedRules(game::UnsupportedRules::new(
                        spec,
                        &self.plan.kind,
                        known,
                    )));
                }
                Some(Err(reason @ (Forfeit::CannotStart(_) | Forfeit::Crash))) => {
                    return Err(MatchError::CannotStart {
                        spec: spec.to_string(),
                        reason,
                    });
                }
                started => started,
            };
        }
        Ok(())
    }

    /// Plays all games, several at a time, and adds them to `score`.
    fn play_all_games(&self, score: &Mutex<MatchScore>) -> Result<(), MatchError> {
        distribute_work(
            self.plan.concurrency as usize,
            self.plan.games as usize,
            &|_, number| {
                self.play_game_at_index(number, score)?;
                Ok(if score.lock().deciding_outcome_counts.is_none() {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                })
            },
        )
    }

    /// Plays the game with this number, counted from 0, and adds it to `score`.
    fn play_game_at_index(
        &self,
        game_index: usize,
        score: &Mutex<MatchScore>,
    ) -> Result<(), MatchError> {
        // With exchanged seats, two consecutive games have the same opening.
        let (opening_number, are_seats_exchanged) = if self.plan.swap_seats {
            (game_index / 2, game_index % 2 == 1)
        } else {
            (game_index, false)
        };
        let opening_random_seed = derive_random_seed(self.plan.random_seed, opening_number as u64);
        let game_after_opening = game::random_opening(
            &self.plan.kind,
            self.plan.opening_plies,
            opening_random_seed,
        )
        .map_err(MatchError::NoOpening)?;
        let [first, second] = &self.plan.entrants;
        let mut started_programs = game::StartedPrograms::default();
        let (entrants, first_player_seat) = if are_seats_exchanged {
            (
                PerSeat {
                    south: second,
                    north: first,
                },
                Seat::North,
            )
        } else {
            (
                PerSeat {
                    south: first,
                    north: second,
                },
                Seat::South,
            )
        };
        if game_index == 0 {
            // The programs started in advance have the seats of game 0, in which seats are never
            // exchanged.
            [started_programs.south, started_programs.north] =
                std::mem::take(&mut *self.started_programs.lock());
        }
        let conditions = GameConditions {
            tables: self.plan.tables.as_ref(),
            random_seed: opening_random_seed,
            bot_limits: &self.plan.bot_limits,
            on_fault: FaultConsequence::LoseGame,
        };
        let played_game = game::play_with_started_programs(
            &self.plan.kind,
            game_after_opening,
            entrants,
            started_programs,
            &conditions,
        )
        .map_err(MatchError::UnsupportedRules)?;
        // The lock covers saving and counting, so the saved games are exactly the counted ones.
        let mut score = score.lock();
        if self.stop.is_stopped() {
            return Ok(());
        }
        if let Some(save_options) = &self.plan.game_save_options {
            game_saving::save_game(
                save_options,
                game_index,
                &self.plan.kind,
                &played_game,
                entrants,
            )
            .map_err(MatchError::CannotSaveGame)?;
        }
        score.add_game(game_index, &played_game, first_player_seat);
        self.plan.store_outcomes_if_decisive(&mut score);
        self.observer.on_game_played(&score);
        if played_game.forfeit.is_some() {
            self.warn_and_check_forfeit_limit(&score)
        } else {
            Ok(())
        }
    }

    /// Reports the first forfeited game.
    ///
    /// # Errors
    /// If a player has forfeited too many games in a row.
    fn warn_and_check_forfeit_limit(&self, score: &MatchScore) -> Result<(), MatchError> {
        if let [first_forfeit] = score.forfeits.as_slice() {
            self.observer
                .warn(&MatchWarning::FirstForfeit(first_forfeit));
        }
        let limit = self.plan.max_forfeits;
        match score
            .forfeits_in_a_row
            .iter()
            .position(|&games| limit > 0 && games >= limit)
        {
            Some(player) => Err(MatchError::TooManyForfeits {
                player,
                spec: self.plan.entrants[player].to_string(),
                games: score.forfeits_in_a_row[player],
            }),
            None => Ok(()),
        }
    }
}

/// Makes this process the parent of all orphans from now on, if a program is among `entrants`.
/// Child processes that a program leaves can then be found and ended. Linux only.
///
/// # Errors
/// If the system does not support it.
pub fn adopt_orphans(entrants: &[Entrant]) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    if entrants.iter().any(Entrant::is_separate_program) {
        return orphans::become_child_subreaper();
    }
    let _ = entrants;
    Ok(())
}

/// Returns the seed for the game or opening with this number, so that each part has its
/// own random choices.
pub fn derive_random_seed(base_random_seed: u64, game_or_opening_number: u64) -> u64 {
    base_random_seed
        .wrapping_mul(1_000_003)
        .wrapping_add(game_or_opening_number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use awale_study::catalogue::Variant;

    /// Games of other threads are added after the decision, and may contradict the outcome of the
    /// test.
    #[test]
    fn games_that_finish_after_the_sequential_decision_do_not_change_it() {
        let kind = GameKind::Awale(Variant::built_in().remove(0));
        let entrants = ["fast", "naive"].map(|name| name.parse().expect("a player"));
        let plan = MatchPlan {
            sprt: Some(Sprt {
                elo0: 0.0,
                elo1: 50.0,
            }),
            ..MatchPlan::new(kind, entrants)
        };
        let mut score = MatchScore::default();
        score.win_count = 23;
        plan.store_outcomes_if_decisive(&mut score);
        assert_eq!(plan.sprt_outcome_counts(&score), [0, 0, 23]);
        score.loss_count += 2;
        plan.store_outcomes_if_decisive(&mut score);
        assert_eq!(
            plan.sprt.expect("a test").sprt_decision(&[2, 0, 23]),
            SprtDecision::Undecided,
            "this alone would not decide"
        );
        assert_eq!(plan.sprt_outcome_counts(&score), [0, 0, 23]);
    }
}
