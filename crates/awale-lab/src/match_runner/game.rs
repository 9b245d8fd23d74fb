//! Plays one game of a match.

use std::time::{Duration, Instant};

use awale_rules::{Game, Match, PerSeat, Seat, Settlement};
use rand::{RngExt, SeedableRng, rngs::StdRng, seq::IteratorRandom};

use awale_study::catalogue::{AnyGame, AnyMove, GameKind};

use super::{
    entrant::{Contestant, Entrant, FaultConsequence, GameConditions},
    move_choice::{Forfeit, MoveStatistics},
    uci_player::UciPlayer,
};

/// A finished game.
#[derive(Debug)]
pub struct PlayedGame {
    /// The moves and the result.
    pub game: Match<AnyGame>,
    /// The cost of the moves of each side.
    pub move_statistics: PerSeat<MoveStatistics>,
    /// The side that forfeited the game, with the reason.
    pub forfeit: Option<(Seat, Forfeit)>,
    /// The faults of line bots, including the one that led to a forfeit.
    pub faults: Vec<BotFault>,
}

/// A fault of a line bot, such as an illegal move or no answer in time.
#[derive(Clone, Debug)]
pub struct BotFault {
    /// The side of the bot.
    pub seat: Seat,
    /// The number of moves played before the fault.
    pub ply: usize,
    /// The kind of fault, with its details.
    pub reason: Forfeit,
    /// The line that was sent to the bot.
    pub question: String,
    /// The beginning of the bot's error output since its previous fault.
    pub error_output: String,
}

/// After this many faults in a row, a bot makes no further move in the game, because each fault may
/// cost seconds.
const MAX_FAULTS_IN_A_ROW: u32 = 3;
/// After this many faults in a game, a bot makes no further move in it, because each fault is saved
/// and reported.
const MAX_FAULTS_IN_A_GAME: u32 = 20;

impl PlayedGame {
    #[must_use]
    /// Returns the winner; `None` for a draw.
    pub fn winner(&self) -> Option<Seat> {
        match &self.forfeit {
            Some((loser, _)) => Some(loser.opponent()),
            None => self
                .game
                .outcome()
                .and_then(|verdict| verdict.final_result.winner),
        }
    }
}

/// Number of random openings to try before [`NoOpening`] is returned.
pub const MAX_OPENING_ATTEMPTS: u32 = 1000;

/// The error if no opening of this length was found.
#[derive(Clone, Copy, Debug)]
pub struct NoOpening {
    /// The requested number of random moves.
    pub ply_count: u32,
}

/// Returns a start with `opening_plies` random moves that do not end the game. Equal seeds give
/// equal openings.
///
/// # Errors
/// If every opening that was tried ends the game.
pub fn random_opening(
    kind: &GameKind,
    opening_plies: u32,
    random_seed: u64,
) -> Result<Match<AnyGame>, NoOpening> {
    let mut rng = StdRng::seed_from_u64(random_seed);
    for _ in 0..MAX_OPENING_ATTEMPTS {
        let first_seat = if rng.random() {
            Seat::South
        } else {
            Seat::North
        };
        let mut game = Match::new(kind.start(first_seat));
        for _ in 0..opening_plies {
            let moves: Vec<_> = game.position().moves().collect();
            let Some(mv) = moves.into_iter().choose(&mut rng) else {
                break;
            };
            if game.play(mv).is_err() {
                break;
            }
        }
        if game.outcome().is_none() {
            return Ok(game);
        }
    }
    Err(NoOpening {
        ply_count: opening_plies,
    })
}

/// The error if a player does not know the rules of the match. No game can be played then.
#[derive(Debug)]
pub struct UnsupportedRules {
    /// The name of the player on the command line.
    pub spec: String,
    /// The id of the variant that the player does not know.
    pub variant: String,
    /// The variants that the player knows.
    pub known_variants: Vec<String>,
}

impl UnsupportedRules {
    pub(super) fn new(
        entrant: &Entrant,
        kind: &GameKind,
        known_variants: Vec<String>,
    ) -> UnsupportedRules {
        UnsupportedRules {
            spec: entrant.to_string(),
            variant: kind.id().to_owned(),
            known_variants,
        }
    }
}

/// The programs that were started before the game, or the reasons why they could not start.
pub(super) type StartedPrograms = PerSeat<Option<Result<UciPlayer, Forfeit>>>;

/// Plays `game` to its end.
///
/// # Errors
/// If one of the players does not know the rules.
pub fn play_game(
    kind: &GameKind,
    game: Match<AnyGame>,
    entrants: PerSeat<&Entrant>,
    conditions: &GameConditions,
) -> Result<PlayedGame, UnsupportedRules> {
    play_with_started_programs(kind, game, entrants, StartedPrograms::default(), conditions)
}

/// Plays `game` to its end. Players in `started_programs` are used, and the others are started.
///
/// # Errors
/// If one of the players does not know the rules.
pub(super) fn play_with_started_programs(
    kind: &GameKind,
    game: Match<AnyGame>,
    entrants: PerSeat<&Entrant>,
    started_programs: StartedPrograms,
    conditions: &GameConditions,
) -> Result<PlayedGame, UnsupportedRules> {
    let mut played_game = PlayedGame {
        game,
        move_statistics: PerSeat::default(),
        forfeit: None,
        faults: Vec::new(),
    };
    let mut players = Vec::new();
    for (seat, started_programs) in Seat::BOTH
        .into_iter()
        .zip([started_programs.south, started_programs.north])
    {
        let started_player = match started_programs {
            Some(started) => started.map(Contestant::UciProgram),
            None => entrants[seat].start_player(kind, conditions),
        };
        match started_player {
            Ok(started_player) => players.push(started_player),
            Err(Forfeit::UnsupportedRules {
                known_variants: known,
            }) => {
                return Err(UnsupportedRules::new(entrants[seat], kind, known));
            }
            Err(reason) => {
                played_game.set_forfeit(seat, reason);
                return Ok(played_game);
            }
        }
    }
    let mut rng = StdRng::seed_from_u64(conditions.random_seed);
    let mut faults_in_a_row = PerSeat::<u32>::default();
    let mut faults_in_game = PerSeat::<u32>::default();
    while played_game.game.outcome().is_none() {
        let seat = played_game.game.position().to_move();
        let player = &mut players[seat as usize];
        if faults_in_a_row[seat] >= MAX_FAULTS_IN_A_ROW
            || faults_in_game[seat] >= MAX_FAULTS_IN_A_GAME
        {
            played_game.play_random_move(&mut rng);
            continue;
        }
        let fault = match played_game.request_move(player) {
            Ok(mv) if played_game.game.play(mv).is_ok() => {
                faults_in_a_row[seat] = 0;
                continue;
            }
            Ok(mv) => Forfeit::IllegalMove(mv),
            Err(reason) => reason,
        };
        let plays_random_move =
            conditions.on_fault == FaultConsequence::RandomMove && player.line_bot().is_some();
        played_game.record_fault(player, seat, &fault);
        if !plays_random_move {
            played_game.set_forfeit(seat, fault);
            break;
        }
        faults_in_a_row[seat] += 1;
        faults_in_game[seat] += 1;
        played_game.play_random_move(&mut rng);
    }
    for (seat, player) in Seat::BOTH.into_iter().zip(&players) {
        if let Some(bot) = player.line_bot() {
            played_game.move_statistics[seat].cpu_time = bot.cpu_time();
        }
    }
    Ok(played_game)
}

impl PlayedGame {
    /// Requests a move from `player`, whose turn it must be, and adds its cost.
    fn request_move(&mut self, player: &mut Contestant) -> Result<AnyMove, Forfeit> {
        let seat = self.game.position().to_move();
        let (start_time, cpu_time_before) = (Instant::now(), thread_cpu_time());
        let choice_result = player.choose(&self.game);
        let time = start_time.elapsed();
        // The time of a fault counts too, because the game waited for it.
        let cpu_time = if player.thinks_in_calling_thread() {
            thread_cpu_time().saturating_sub(cpu_time_before)
        } else {
            Duration::ZERO
        };
        let move_statistics = MoveStatistics {
            move_count: 1,
            total_time: time,
            longest_move_time: time,
            cpu_time,
            ..MoveStatistics::default()
        };
        self.move_statistics[seat].add(&match &choice_result {
            Ok(choice_result) => MoveStatistics {
                nodes: choice_result.nodes.unwrap_or(0),
                depth_sum: choice_result.depth.unwrap_or(0).into(),
                move_count_with_nodes: choice_result.nodes.is_some().into(),
                move_count_with_depth: choice_result.depth.is_some().into(),
                table_hits: choice_result.table_hits.unwrap_or(0),
                move_count_with_table_hits: choice_result.table_hits.is_some().into(),
                ..move_statistics
            },
            Err(_) if player.line_bot().is_none() => MoveStatistics::default(),
            Err(_) => move_statistics,
        });
        choice_result.map(|choice| choice.mv)
    }

    /// Records a fault of a line bot. For other players the forfeit is the only record.
    fn record_fault(&mut self, player: &mut Contestant, seat: Seat, reason: &Forfeit) {
        let Contestant::LineBot(bot) = player else {
            return;
        };
        self.faults.push(BotFault {
            seat,
            ply: self.game.moves().len(),
            reason: reason.clone(),
            question: bot.last_question().to_owned(),
            error_output: bot.new_error_output(),
        });
    }

    fn play_random_move(&mut self, rng: &mut StdRng) {
        if let Some(mv) = self.game.position().moves().choose(rng) {
            // The move is one of the legal moves, so this cannot fail.
            self.game.play(mv).ok();
        }
    }

    fn set_forfeit(&mut self, loser: Seat, reason: Forfeit) {
        self.game.settle(Settlement::Resignation(loser));
        self.forfeit = Some((loser, reason));
    }
}

/// Returns the processor time that this thread has used.
#[cfg(target_os = "linux")]
fn thread_cpu_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

/// Returns zero: thread time is only measured on Linux.
#[cfg(not(target_os = "linux"))]
fn thread_cpu_time() -> Duration {
    Duration::ZERO
}
