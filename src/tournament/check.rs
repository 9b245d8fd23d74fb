//! Whether the games of a file are those of the tournament: the plan is made again, and each result follows from the moves.

use std::collections::BTreeMap;

use awale_rules::Seat;

use super::TournamentPlan;
use super::game::{TournamentGame, end_of, replay};
use super::pairing::wave;
use super::runner::PlannedGame;

/// A kept game that is not the one of the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The number of the game, counted from 0.
    pub id: usize,
    /// The field that differs.
    pub what: &'static str,
}

impl TournamentPlan {
    /// Checks that each of `games` is the one that the plan has at its place, and that its result follows from its moves.
    ///
    /// # Errors
    /// The first game that is not, and in what it differs.
    pub(super) fn check(&self, games: &[TournamentGame]) -> Result<(), Misfit> {
        let mut kept: BTreeMap<usize, &TournamentGame> = BTreeMap::new();
        for game in games {
            if kept.insert(game.id, game).is_some() {
                return Err(Misfit { id: game.id, what: "id" });
            }
        }
        let mut past: Vec<TournamentGame> = Vec::new();
        for number in 0.. {
            let encounters = wave(self.pairing, self.players.len(), self.openings(), number, &past);
            let places = self.places(&encounters, &past);
            let mut of_wave = Vec::new();
            for place in &places {
                if let Some(game) = kept.remove(&place.game.id) {
                    self.check_game(place, game)?;
                    of_wave.push(game.clone());
                }
            }
            // The wave after one that is not whole cannot be paired yet.
            if places.is_empty() || of_wave.len() < places.len() {
                break;
            }
            past.extend(of_wave);
        }
        kept.into_keys().next().map_or(Ok(()), |id| Err(Misfit { id, what: "id" }))
    }

    fn check_game(&self, place: &PlannedGame, game: &TournamentGame) -> Result<(), Misfit> {
        let misfit = |what| Err(Misfit { id: game.id, what });
        let planned = &place.game;
        if (game.round, game.opening) != (planned.round, planned.opening) {
            return misfit("round");
        }
        if (game.south, game.north) != (planned.south, planned.north) {
            return misfit("players");
        }
        if place.is_given || !game.is_played() {
            return if place.is_given && game == planned { Ok(()) } else { misfit("end") };
        }
        let Ok(start) = self.start(game.opening) else { return misfit("opening") };
        let Ok(played) = replay(&self.kind, game) else { return misfit("moves") };
        if awale_rules::Game::to_move(&start.past()[0]) != game.first || !played.moves().starts_with(start.moves()) {
            return misfit("opening");
        }
        let outcome = played.outcome();
        let end = match (&outcome, game.forfeit) {
            (None, Some(_)) => "forfeit",
            (Some(outcome), None) => end_of(&outcome.ending),
            _ => return misfit("end"),
        };
        let winner = game.forfeit.map(Seat::opponent).or_else(|| outcome.and_then(|outcome| outcome.tally.winner));
        let points = winner.map_or(0.5, |winner| if winner == Seat::South { 1.0 } else { 0.0 });
        if game.end != end {
            return misfit("end");
        }
        if (game.points - points).abs() > f64::EPSILON {
            return misfit("points");
        }
        let is_told = |loser| game.faults.iter().any(|fault| fault.seat == loser);
        if game.forfeit.is_some_and(|loser| !is_told(loser)) { misfit("faults") } else { Ok(()) }
    }
}
