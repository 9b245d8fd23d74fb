//! A match: two players, many games, and what the result says about their strength. `awale match`
//! runs one from the shell; a program of your own runs one with its own bot.
//!
//! * `entrant`: who plays, as a name on the command line or as a [`Bot`](awale_rules::Bot) of
//!   yours; `uci_player` and `program`: a player that is another program, `line_bot`: a program
//!   that answers one line with a move; `conversation`: what both take; `own_program`: either of
//!   them outside a match;
//! * `processes`: those of the machine; `orphans`: what another program leaves behind;
//! * `workers`: games in several threads, each kept to one processor with what it starts;
//! * `game`: one game, `choice`: a move with its cost, or a forfeit;
//! * `score`: points, Elo and its error; `sprt`: when a match is decided; `save`: the games as
//!   records.

mod choice;
mod conversation;
mod entrant;
mod game;
mod line_bot;
#[cfg(target_os = "linux")]
mod orphans;
mod own_program;
#[cfg(target_os = "linux")]
mod processes;
mod program;
mod save;
mod score;
mod sprt;
mod uci_player;
mod workers;

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex};
use std::{fmt, io};

use awale_engine::Stop;
use awale_engine::tables::Tables;
use awale_rules::{PerSeat, Seat};
use awale_study::catalogue::Kind;
use uci_player::UciPlayer;

pub use choice::Cost;
pub use choice::Forfeit;
pub use entrant::{Entrant, GameTerms, OnFault};
pub use game::{BotFault, NoOpening, OtherRules, PlayedGame, TRIES, opening, play_game};
pub use line_bot::{BotCommand, BotTerms, LineBot, MOST_PROCESSES, Sandbox, has_bubblewrap};
pub use own_program::{OwnProgram, UciEngine};
pub use program::{HowEnded, end_all};
pub use save::{SaveError, SaveGames, check as check_folder};
pub use score::{Forfeited, MatchScore, last_line};
pub use sprt::{Decision, Sprt};
pub(crate) use workers::share_out;
pub use workers::{cores, keep_to, lock};

/// A match: who plays what, and how often.
///
/// # Examples
/// A bot of your own against level 1, four games in the process:
/// ```
/// use std::sync::Mutex;
/// use awale_study::catalogue::{Kind, Variant};
/// use awale_lab::match_runner::{Entrant, MatchPlan, MatchScore, run};
/// use awale_engine::Stop;
/// use awale_rules::{Match, Pit};
///
/// fn greedy(game: &Match) -> Pit {
///     let position = game.position();
///     position.moves().max_by_key(|&pit| position.gain(pit)).expect("the game goes on")
/// }
///
/// let kind = Kind::Awale(Variant::built_in().remove(0));
/// let entrants = [Entrant::bot("greedy", || Box::new(greedy)), "engine:level=1".parse().unwrap()];
/// let plan = MatchPlan { games: 4, swap: true, opening_plies: 4, ..MatchPlan::new(kind, entrants) };
/// let score = Mutex::new(MatchScore::default());
/// run(&plan, &score, &Stop::new(), &()).unwrap();
/// assert_eq!(score.into_inner().unwrap().games(), 4);
/// ```
#[derive(Clone, Debug)]
pub struct MatchPlan {
    /// What is played.
    pub kind: Kind,
    /// The first player, who has South, and the second.
    pub entrants: [Entrant; 2],
    /// How many games.
    pub games: u32,
    /// Random moves before the players take over.
    pub opening_plies: u32,
    /// Another seed gives other openings.
    pub seed: u64,
    /// Play each opening twice, the seats exchanged.
    pub swap: bool,
    /// How many games are played at the same time, at least one.
    pub concurrency: u32,
    /// End the match when a player forfeits this many games in a row; 0: never.
    pub max_forfeits: u32,
    /// The endgame tables that entrants with tables probe.
    pub tables: Option<Arc<Tables>>,
    /// How line bots are asked.
    pub bots: BotTerms,
    /// Ends the match as soon as this test is decided.
    pub sprt: Option<Sprt>,
    /// Whether every game is written down, and where.
    pub save: Option<SaveGames>,
}

impl MatchPlan {
    /// The outcomes that the test counts, as they were when it was decided: of pairs of games where
    /// seats are exchanged, otherwise of single games.
    #[must_use]
    pub fn outcomes(&self, score: &MatchScore) -> Vec<u32> {
        let so_far = || {
            if self.swap {
                score.pairs.to_vec()
            } else {
                vec![score.losses, score.draws, score.wins]
            }
        };
        score.decided.clone().unwrap_or_else(so_far)
    }

    /// Writes down the outcomes as soon as they decide the test that the match is played for.
    fn decide(&self, score: &mut MatchScore) {
        let outcomes = self.outcomes(score);
        if self
            .sprt
            .is_some_and(|test| test.decision(&outcomes) != Decision::Open)
        {
            score.decided = Some(outcomes);
        }
    }

    /// One game of `kind` between two players, not written down.
    #[must_use]
    pub fn new(kind: Kind, entrants: [Entrant; 2]) -> MatchPlan {
        MatchPlan {
            kind,
            entrants,
            games: 1,
            opening_plies: 0,
            seed: 1,
            swap: false,
            concurrency: 1,
            max_forfeits: 3,
            tables: None,
            bots: BotTerms::default(),
            sprt: None,
            save: None,
        }
    }
}

/// Puts what went wrong into words, for titles and files.
pub trait Tell: fmt::Debug + Send + Sync {
    /// Why a player forfeited.
    fn reason(&self, reason: &Forfeit) -> String;
    /// The title of a game that `loser` forfeited.
    fn forfeit_title(&self, loser: Seat, reason: &Forfeit) -> String;
}

/// Follows a match. `()` follows none.
pub trait Watcher: Sync {
    /// A game was added to `score`.
    fn played(&self, score: &MatchScore);
    /// Something happened that a person should know while the match goes on.
    fn warn(&self, warning: &MatchWarning<'_>);
}

impl Watcher for () {
    fn played(&self, _: &MatchScore) {}
    fn warn(&self, _: &MatchWarning<'_>) {}
}

struct Runner<'a> {
    plan: &'a MatchPlan,
    /// The other programs, started for the first game.
    ready: Mutex<[Option<Result<UciPlayer, Forfeit>>; 2]>,
    /// Once set, no further game counts.
    stop: &'a Stop,
    watcher: &'a dyn Watcher,
}

/// Plays all games of `plan` and adds each to `score`. When `stop` is given, the games under way no
/// longer count: the other programs that play may have ended by the same signal.
///
/// # Errors
/// Why the match cannot be played, or not to its end; `score` holds the games that were played.
pub fn run(
    plan: &MatchPlan,
    score: &Mutex<MatchScore>,
    stop: &Stop,
    watcher: &dyn Watcher,
) -> Result<(), MatchError> {
    let runner = Runner {
        plan,
        ready: Mutex::default(),
        stop,
        watcher,
    };
    runner.get_ready()?;
    runner.play_all(score)
}

/// Why a match cannot go on.
#[derive(Debug)]
pub enum MatchError {
    /// A game could not be written.
    Save(SaveError),
    /// Another program does not play by these rules.
    Rules(game::OtherRules),
    /// There is no opening of this many moves.
    Opening(game::NoOpening),
    /// Another program cannot play at all.
    Start {
        /// Its name on the command line.
        spec: String,
        /// Why.
        reason: Forfeit,
    },
    /// A player has forfeited too many games in a row.
    Forfeits {
        /// Which player: 0 the first, 1 the second.
        player: usize,
        /// Its name on the command line.
        spec: String,
        /// How many in a row.
        games: u32,
    },
}

/// What a person should know while a match goes on.
#[derive(Debug)]
pub enum MatchWarning<'a> {
    /// The first game that was forfeited, which may have taken long.
    Forfeit(&'a Forfeited),
    /// What another program starts may outlive the match.
    MayOutlive(&'a io::Error),
}

impl Runner<'_> {
    /// Starts the other programs that play, for the first game. One that only does not answer
    /// forfeits that.
    ///
    /// # Errors
    /// When one of them cannot be started, ends at once, or does not know the rules.
    fn get_ready(&self) -> Result<(), MatchError> {
        if let Err(error) = adopt(&self.plan.entrants) {
            self.watcher.warn(&MatchWarning::MayOutlive(&error));
        }
        for (spec, ready) in self.plan.entrants.iter().zip(lock(&self.ready).iter_mut()) {
            *ready = match spec.start(&self.plan.kind) {
                Some(Err(Forfeit::OtherRules { known })) => {
                    return Err(MatchError::Rules(game::OtherRules::new(
                        spec,
                        &self.plan.kind,
                        known,
                    )));
                }
                Some(Err(reason @ (Forfeit::Start(_) | Forfeit::Crash))) => {
                    return Err(MatchError::Start {
                        spec: spec.to_string(),
                        reason,
                    });
                }
                started => started,
            };
        }
        Ok(())
    }

    /// Plays all the games, several at a time, and adds them to `score`.
    fn play_all(&self, score: &Mutex<MatchScore>) -> Result<(), MatchError> {
        share_out(
            self.plan.concurrency as usize,
            self.plan.games as usize,
            &|_, number| {
                self.play_one(number, score)?;
                Ok(if lock(score).decided.is_none() {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                })
            },
        )
    }

    /// Plays the game with this number, counted from 0, and adds it to `score`.
    fn play_one(&self, number: usize, score: &Mutex<MatchScore>) -> Result<(), MatchError> {
        // Where the seats are exchanged, two games in a row share their opening.
        let (opening, exchanged) = if self.plan.swap {
            (number / 2, number % 2 == 1)
        } else {
            (number, false)
        };
        let seed = mixed(self.plan.seed, opening as u64);
        let start = game::opening(&self.plan.kind, self.plan.opening_plies, seed)
            .map_err(MatchError::Opening)?;
        let [first, second] = &self.plan.entrants;
        let mut ready = game::Ready::default();
        let (specs, seat) = if exchanged {
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
        if number == 0 {
            // The first game is never played with exchanged seats.
            [ready.south, ready.north] = std::mem::take(&mut *lock(&self.ready));
        }
        let terms = GameTerms {
            tables: self.plan.tables.as_ref(),
            seed,
            bots: &self.plan.bots,
            on_fault: OnFault::Forfeit,
        };
        let played =
            game::play(&self.plan.kind, start, specs, ready, &terms).map_err(MatchError::Rules)?;
        // What is written down is counted too, and nothing after an interruption.
        let mut score = lock(score);
        if self.stop.is_stopped() {
            return Ok(());
        }
        if let Some(into) = &self.plan.save {
            save::save(into, number, &self.plan.kind, &played, specs).map_err(MatchError::Save)?;
        }
        score.add(number, &played, seat);
        self.plan.decide(&mut score);
        self.watcher.played(&score);
        if played.forfeit.is_some() {
            self.look_at_forfeits(&score)
        } else {
            Ok(())
        }
    }

    /// Tells the first game that was forfeited, which may have taken long, and sees whether there
    /// were too many.
    fn look_at_forfeits(&self, score: &MatchScore) -> Result<(), MatchError> {
        if let [only] = score.forfeits.as_slice() {
            self.watcher.warn(&MatchWarning::Forfeit(only));
        }
        let limit = self.plan.max_forfeits;
        match score
            .in_a_row
            .iter()
            .position(|&games| limit > 0 && games >= limit)
        {
            Some(player) => Err(MatchError::Forfeits {
                player,
                spec: self.plan.entrants[player].to_string(),
                games: score.in_a_row[player],
            }),
            None => Ok(()),
        }
    }
}

/// From now on what the programs among `entrants` leave behind is ended with them, wherever it has
/// gone. Linux only.
///
/// # Errors
/// When the system has no such thing.
pub fn adopt(entrants: &[Entrant]) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    if entrants.iter().any(Entrant::is_program) {
        return orphans::adopt();
    }
    let _ = entrants;
    Ok(())
}

/// The seed of the part of a match with this number: openings and games of their own for each.
#[must_use]
pub fn mixed(seed: u64, number: u64) -> u64 {
    seed.wrapping_mul(1_000_003).wrapping_add(number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use awale_study::catalogue::Variant;

    /// Games that other threads had begun are added after the decision, and may point the other
    /// way.
    #[test]
    fn a_decision_stands_against_games_under_way() {
        let kind = Kind::Awale(Variant::built_in().remove(0));
        let entrants = ["fast", "naive"].map(|name| name.parse().expect("a player"));
        let plan = MatchPlan {
            sprt: Some(Sprt {
                elo0: 0.0,
                elo1: 50.0,
            }),
            ..MatchPlan::new(kind, entrants)
        };
        let mut score = MatchScore::default();
        score.wins = 23;
        plan.decide(&mut score);
        assert_eq!(plan.outcomes(&score), [0, 0, 23]);
        score.losses += 2;
        plan.decide(&mut score);
        assert_eq!(
            plan.sprt.expect("a test").decision(&[2, 0, 23]),
            Decision::Open,
            "this alone would not decide"
        );
        assert_eq!(plan.outcomes(&score), [0, 0, 23]);
    }
}
