//! The table of a tournament: points, Elo, time, forfeits, and who scored what against whom.

use awale_study::rating;

use crate::match_runner::Entrant;

use super::elo::{EloEstimate, EloScale, most_likely};
use super::game::{TournamentGame, Used};
use super::{TournamentPlan, TournamentPlayer};

/// A player in the table.
#[derive(Clone, Debug)]
pub struct PlayerScore {
    /// Its number in the list of players.
    pub player: usize,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Of the losses: games that it forfeited, or was out of.
    pub forfeits: u32,
    /// Faults, those included that cost no game.
    pub faults: u32,
    /// The likeliest strength over all games that were played; `None` where there are none.
    pub elo: Option<EloEstimate>,
    /// Time and moves of all games.
    pub used: Used,
}

impl PlayerScore {
    #[must_use]
    /// Games counted.
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    #[must_use]
    /// A win counts 1, a draw 0.5.
    pub fn points(&self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) / 2.0
    }
}

/// The table of a tournament.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The players, the best first.
    pub scores: Vec<PlayerScore>,
    /// `cross[i][j]`: points and games of player `i` against `j`, by their numbers in the list of
    /// players.
    pub cross: Vec<Vec<(f64, u32)>>,
    /// How many players give the scale of the Elo: those of the program whose strength is measured
    /// by these rules; 0: the average is 0.
    pub anchors: usize,
}

impl Standing {
    /// The table after these games.
    #[must_use]
    pub fn of(plan: &TournamentPlan, games: &[&TournamentGame]) -> Standing {
        let count = plan.players.len();
        let mut cross = vec![vec![(0.0, 0); count]; count];
        // A game that was not played counts in the table, and tells nothing of strength.
        let mut points = vec![vec![0.0; count]; count];
        let mut played = vec![vec![0.0; count]; count];
        for game in games {
            for (player, other) in [(game.south, game.north), (game.north, game.south)] {
                let (sum, number) = &mut cross[player][other];
                (*sum, *number) = (*sum + game.points_of(player), *number + 1);
                if game.is_played() {
                    points[player][other] += game.points_of(player);
                    played[player][other] += 1.0;
                }
            }
        }
        let scale = scale(plan);
        let estimates = most_likely(&points, &played, &scale);
        let mut scores: Vec<PlayerScore> = (0..count).map(|player| score(player, games)).collect();
        for score in &mut scores {
            let has_played = played[score.player].iter().any(|&games| games > 0.0);
            score.elo = has_played.then_some(estimates[score.player]);
        }
        scores.sort_by(|one, other| {
            let elo =
                |score: &PlayerScore| score.elo.map_or(f64::NEG_INFINITY, |estimate| estimate.elo);
            // In a knock-out or a Swiss tournament who has played more games has come further.
            let by_points = other.points().total_cmp(&one.points());
            by_points
                .then(elo(other).total_cmp(&elo(one)))
                .then(one.player.cmp(&other.player))
        });
        Standing {
            scores,
            cross,
            anchors: scale.anchors.len(),
        }
    }
}

/// The scale of the ladder, where it was measured by the rules of this tournament and players of it
/// take part.
fn scale(plan: &TournamentPlan) -> EloScale {
    let measured = |(number, player): (usize, &TournamentPlayer)| {
        let Entrant::BuiltIn(spec) = &player.entrant else {
            return None;
        };
        rating::measured_strength(spec).map(|elo| (number, elo))
    };
    let anchors: Vec<(usize, f64)> = plan
        .players
        .iter()
        .enumerate()
        .filter_map(measured)
        .collect();
    match rating::measured_spread(plan.kind.id()) {
        Some(spread) if !anchors.is_empty() => EloScale { anchors, spread },
        _ => EloScale::FREE,
    }
}

fn score(player: usize, games: &[&TournamentGame]) -> PlayerScore {
    let mut score = PlayerScore {
        player,
        wins: 0,
        draws: 0,
        losses: 0,
        forfeits: 0,
        faults: 0,
        elo: None,
        used: Used::default(),
    };
    for game in games {
        let Some(seat) = game.seat_of(player) else {
            continue;
        };
        match game.points_of(player) {
            points if points > 0.75 => score.wins += 1,
            points if points > 0.25 => score.draws += 1,
            _ => score.losses += 1,
        }
        let is_out = !game.is_played() && game.points_of(player) < 0.25;
        score.forfeits += u32::from(game.forfeit == Some(seat) || is_out);
        score.faults += u32::try_from(
            game.faults
                .iter()
                .filter(|fault| fault.seat == seat)
                .count(),
        )
        .unwrap_or(u32::MAX);
        let used = game.used[seat];
        score.used = Used {
            moves: score.used.moves + used.moves,
            ms: score.used.ms + used.ms,
            longest_ms: score.used.longest_ms.max(used.longest_ms),
            cpu_ms: score.used.cpu_ms + used.cpu_ms,
        };
    }
    score
}
