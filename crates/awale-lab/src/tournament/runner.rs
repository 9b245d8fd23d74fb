//! Plays the remaining games of a tournament, wave by wave, several games at a time.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::ControlFlow,
    sync::Arc,
};

use awale_engine::Stop;
use awale_rules::{Match, PerSeat};
use awale_study::{catalogue::AnyGame, words::Words};
use parking_lot::Mutex;

use crate::match_runner::{
    self, GameConditions, NoOpening, UnsupportedRules, derive_random_seed, distribute_work,
};

use super::{
    FaultRecord, TournamentPlan,
    game::TournamentGame,
    pairing::{GamePair, PairingSystem, pairs_of_wave},
};

/// The finished games, by their numbers.
#[derive(Clone, Debug, Default)]
pub struct PlayedGames {
    /// The games are shared, which makes a clone of the map cheap.
    games: BTreeMap<usize, Arc<TournamentGame>>,
}

impl PlayedGames {
    /// Makes a collection of `games`.
    pub fn from_games(games: Vec<TournamentGame>) -> PlayedGames {
        let mut played_games = PlayedGames::default();
        for game in games {
            played_games.games.insert(game.id, Arc::new(game));
        }
        played_games
    }

    /// Returns the games in the order of their numbers.
    pub fn games(&self) -> impl ExactSizeIterator<Item = &TournamentGame> {
        self.games.values().map(|game| &**game)
    }
}

/// Receives the progress of a tournament.
pub trait TournamentObserver: Sync {
    /// Called after a game was finished. `get_games` returns a copy of all finished games. Several
    /// threads may call this at the same time.
    fn on_game_played(&self, get_games: &dyn Fn() -> PlayedGames);
    /// Called for the first fault of a player.
    fn on_first_fault(&self, player: usize, game_id: usize, fault: &FaultRecord);
}

/// The reason why a tournament cannot go on.
#[derive(Debug)]
pub enum TournamentError {
    /// No random opening of this length was found.
    NoOpening(NoOpening),
    /// A program does not know the rules of the tournament.
    UnsupportedRules(UnsupportedRules),
}

impl TournamentPlan {
    /// Returns the expected number of games. A knock-out has more if pairs have equal points.
    pub fn expected_game_count(&self) -> usize {
        let player_count = self.players.len();
        let pair_count = match self.pairing {
            PairingSystem::RoundRobin => player_count * player_count.saturating_sub(1) / 2,
            PairingSystem::Gauntlet | PairingSystem::KnockOut => player_count.saturating_sub(1),
            PairingSystem::Swiss { rounds } => player_count / 2 * rounds as usize,
        };
        pair_count * 2 * self.openings_per_pair() as usize
    }

    /// Returns the number of openings for each pair of players.
    pub(super) fn openings_per_pair(&self) -> u32 {
        self.games_per_pair.div_ceil(2).max(1)
    }

    /// Returns the players who were dropped after too many forfeits in a row.
    fn dropped_players(&self, games: &[TournamentGame]) -> BTreeSet<usize> {
        let mut forfeits_in_a_row = vec![0; self.players.len()];
        let mut dropped_players = BTreeSet::new();
        for game in games.iter().filter(|game| game.is_played()) {
            for seat in awale_rules::Seat::BOTH {
                let player = game.player_index_at_seat(seat);
                let has_many_faults = game
                    .faults
                    .iter()
                    .filter(|fault| fault.seat == seat)
                    .count()
                    >= FAULTS_COUNTED_AS_FORFEIT;
                let counts_as_forfeit = game.forfeit == Some(seat) || has_many_faults;
                // A forfeit of the opponent neither continues nor ends a series of forfeits.
                if counts_as_forfeit {
                    forfeits_in_a_row[player] += 1;
                } else if game.forfeit.is_none() {
                    forfeits_in_a_row[player] = 0;
                }
                if self.max_forfeits > 0 && forfeits_in_a_row[player] >= self.max_forfeits {
                    dropped_players.insert(player);
                }
            }
        }
        dropped_players
    }
}

/// A game of the plan.
pub(super) struct PlannedGame {
    pub(super) game: TournamentGame,
    /// Whether the game is not played because a player was dropped.
    pub(super) has_dropped_player: bool,
}

impl TournamentPlan {
    /// Returns the planned games of a wave. `past_games` contains the games of all earlier waves.
    pub(super) fn planned_games(
        &self,
        pairs: &[GamePair],
        past_games: &[TournamentGame],
    ) -> Vec<PlannedGame> {
        let dropped_players = self.dropped_players(past_games);
        let mut planned_games = Vec::new();
        for &GamePair {
            round_number,
            first_player: first,
            second_player: second,
            opening_number,
        } in pairs
        {
            for (south, north) in [(first, second), (second, first)] {
                let points = match (
                    dropped_players.contains(&south),
                    dropped_players.contains(&north),
                ) {
                    (true, false) => 0.0,
                    (false, true) => 1.0,
                    _ => 0.5,
                };
                let id = past_games.len() + planned_games.len();
                let game = TournamentGame::new_unplayed(
                    id,
                    round_number,
                    opening_number,
                    south,
                    north,
                    points,
                );
                planned_games.push(PlannedGame {
                    game,
                    has_dropped_player: dropped_players.contains(&south)
                        || dropped_players.contains(&north),
                });
            }
        }
        planned_games
    }

    /// Returns the start of a game, with the random moves of this opening.
    pub(super) fn game_with_opening(
        &self,
        opening_number: u32,
    ) -> Result<Match<AnyGame>, NoOpening> {
        match_runner::random_opening(
            &self.kind,
            self.opening_plies,
            derive_random_seed(self.random_seed, opening_number.into()),
        )
    }
}

/// With random moves after faults, a game with this many faults counts like a forfeit in the series
/// that drops a player.
const FAULTS_COUNTED_AS_FORFEIT: usize = 3;

/// Plays all games that `progress` does not contain, and adds them. `words` is the language of the
/// reasons in the file.
///
/// Games that are still running when `stop` is set are not counted.
///
/// # Errors
/// The reason why the tournament cannot go on. `progress` contains the finished games.
pub fn run_tournament(
    plan: &TournamentPlan,
    progress: &Mutex<PlayedGames>,
    words: &Words,
    stop: &Stop,
    observer: &dyn TournamentObserver,
) -> Result<(), TournamentError> {
    let runner = TournamentRunner {
        plan,
        progress,
        words,
        stop,
        observer,
        cores: match_runner::cores(),
    };
    let mut past_games: Vec<TournamentGame> = Vec::new();
    for number in 0.. {
        let pairs = pairs_of_wave(
            plan.pairing,
            plan.players.len(),
            plan.openings_per_pair(),
            number,
            &past_games,
        );
        if pairs.is_empty() {
            break;
        }
        let wave_games = runner.plan_wave_and_add_unplayed(&pairs, &past_games);
        runner.play_wave(&wave_games)?;
        if stop.is_stopped() {
            break;
        }
        let progress = progress.lock();
        past_games.extend(
            wave_games
                .iter()
                .filter_map(|place| Some(progress.games.get(&place.id)?.as_ref().clone())),
        );
    }
    Ok(())
}

struct TournamentRunner<'a> {
    plan: &'a TournamentPlan,
    progress: &'a Mutex<PlayedGames>,
    words: &'a Words,
    stop: &'a Stop,
    observer: &'a dyn TournamentObserver,
    cores: Vec<usize>,
}

impl TournamentRunner<'_> {
    /// Returns the planned games of a wave, and adds the games that dropped players lose to the
    /// finished ones.
    fn plan_wave_and_add_unplayed(
        &self,
        pairs: &[GamePair],
        past_games: &[TournamentGame],
    ) -> Vec<TournamentGame> {
        let planned_games = self.plan.planned_games(pairs, past_games);
        let mut progress = self.progress.lock();
        for place in planned_games
            .iter()
            .filter(|place| place.has_dropped_player)
        {
            progress
                .games
                .entry(place.game.id)
                .or_insert_with(|| Arc::new(place.game.clone()));
        }
        planned_games.into_iter().map(|place| place.game).collect()
    }

    /// Plays the games of the wave that are not finished.
    fn play_wave(&self, wave_games: &[TournamentGame]) -> Result<(), TournamentError> {
        let unplayed_games: Vec<&TournamentGame> = {
            let progress = self.progress.lock();
            wave_games
                .iter()
                .filter(|place| !progress.games.contains_key(&place.id))
                .collect()
        };
        distribute_work(
            self.plan.concurrency as usize,
            unplayed_games.len(),
            &|worker, number| {
                if let Some(&core) = self.cores.get(worker % self.cores.len().max(1)) {
                    match_runner::pin_thread_to_core(core);
                }
                if self.stop.is_stopped() {
                    return Ok(ControlFlow::Break(()));
                }
                self.play_planned_game(unplayed_games[number])
                    .map(ControlFlow::Continue)
            },
        )
    }

    fn play_planned_game(&self, planned_game: &TournamentGame) -> Result<(), TournamentError> {
        let plan = self.plan;
        let game_after_opening = plan
            .game_with_opening(planned_game.opening_number)
            .map_err(TournamentError::NoOpening)?;
        let entrants = PerSeat {
            south: planned_game.south_player,
            north: planned_game.north_player,
        }
        .map(|player| &plan.players[player].entrant);
        let conditions = GameConditions {
            tables: plan.tables.as_ref(),
            random_seed: derive_random_seed(plan.random_seed, planned_game.id as u64),
            bot_limits: &plan.bot_limits,
            on_fault: plan.on_fault,
        };
        let played_game =
            match_runner::play_game(&plan.kind, game_after_opening, entrants, &conditions)
                .map_err(TournamentError::UnsupportedRules)?;
        let game = TournamentGame::from_played_game(planned_game, &played_game, self.words);
        let mut progress = self.progress.lock();
        // The signal that stops the tournament may also have ended the programs that play, so the
        // result is not used.
        if self.stop.is_stopped() {
            return Ok(());
        }
        let has_had_fault = |player: usize| {
            progress.games().any(|game| {
                game.faults
                    .iter()
                    .any(|fault| game.player_index_at_seat(fault.seat) == player)
            })
        };
        let mut faults = game
            .faults
            .iter()
            .map(|fault| (game.player_index_at_seat(fault.seat), fault.clone()));
        let first_fault = faults.find(|(player, _)| !has_had_fault(*player));
        progress.games.insert(game.id, Arc::new(game));
        drop(progress);
        if let Some((player, fault)) = first_fault {
            self.observer
                .on_first_fault(player, planned_game.id, &fault);
        }
        self.observer
            .on_game_played(&|| self.progress.lock().clone());
        Ok(())
    }
}
