//! The table of a tournament: points, Elo, time, forfeits, and the cross-table.

use awale_study::rating;

use crate::match_runner::Entrant;

use super::{
    TournamentPlan, TournamentPlayer,
    elo::{EloEstimate, EloScale, most_likely_strengths},
    game::{TimeUsed, TournamentGame},
};

/// The results of one player.
#[derive(Clone, Debug)]
pub struct PlayerScore {
    /// The index in the list of players.
    pub player: usize,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Lost games that the player forfeited, or that were not played because the player was
    /// dropped.
    pub forfeit_count: u32,
    /// All faults, including those that did not cost a game.
    pub fault_count: u32,
    /// The estimated strength from all played games; `None` without any.
    pub elo_estimate: Option<EloEstimate>,
    /// Time and number of moves of all games.
    pub time_used: TimeUsed,
}

impl PlayerScore {
    /// Returns the number of games.
    pub const fn game_count(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Returns the points: 1 for a win, 0.5 for a draw.
    pub fn points(&self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) / 2.0
    }
}

/// The table of a tournament.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The results of all players, best first.
    pub scores: Vec<PlayerScore>,
    /// `cross_table[i][j]` contains the points of player `i` against `j` and the number of these
    /// games.
    pub cross_table: Vec<Vec<(f64, u32)>>,
    /// Number of built-in players that fix the Elo scale, because their strength under these rules
    /// was measured; 0 if the scale is free, with an average of 0.
    pub elo_anchor_count: usize,
}

impl Standing {
    /// Computes the table after these games.
    pub fn from_games(plan: &TournamentPlan, games: &[&TournamentGame]) -> Standing {
        let player_count = plan.players.len();
        let mut cross_table = vec![vec![(0.0, 0); player_count]; player_count];
        // A game that was not played counts for points, but not for the Elo estimate.
        let mut points = vec![vec![0.0; player_count]; player_count];
        let mut game_counts = vec![vec![0.0; player_count]; player_count];
        for game in games {
            for (player, other) in [
                (game.south_player, game.north_player),
                (game.north_player, game.south_player),
            ] {
                let (points_sum, game_count) = &mut cross_table[player][other];
                (*points_sum, *game_count) =
                    (*points_sum + game.points_of(player), *game_count + 1);
                if game.is_played() {
                    points[player][other] += game.points_of(player);
                    game_counts[player][other] += 1.0;
                }
            }
        }
        let scale = elo_scale(plan);
        let estimates = most_likely_strengths(&points, &game_counts, &scale);
        let mut scores: Vec<PlayerScore> = (0..player_count)
            .map(|player| player_score(player, games))
            .collect();
        for score in &mut scores {
            let has_played = game_counts[score.player].iter().any(|&games| games > 0.0);
            score.elo_estimate = has_played.then_some(estimates[score.player]);
        }
        scores.sort_by(|one, other| {
            let elo_or_lowest = |score: &PlayerScore| {
                score
                    .elo_estimate
                    .map_or(f64::NEG_INFINITY, |estimate| estimate.elo)
            };
            // Points decide, not their share, because in a knock-out a player with more games got
            // further.
            let points_order = other.points().total_cmp(&one.points());
            points_order
                .then(elo_or_lowest(other).total_cmp(&elo_or_lowest(one)))
                .then(one.player.cmp(&other.player))
        });
        Standing {
            scores,
            cross_table,
            elo_anchor_count: scale.anchors.len(),
        }
    }
}

/// Returns the Elo scale of the built-in players, if some of them take part and were measured under
/// the rules of this tournament; the free scale in other cases.
fn elo_scale(plan: &TournamentPlan) -> EloScale {
    let anchor_of_player = |(number, player): (usize, &TournamentPlayer)| {
        let Entrant::BuiltIn {
            spec,
            uses_tables: false,
            uses_book: false,
        } = &player.entrant
        else {
            return None;
        };
        rating::measured_elo(spec).map(|elo| (number, elo))
    };
    let anchors: Vec<(usize, f64)> = plan
        .players
        .iter()
        .enumerate()
        .filter_map(anchor_of_player)
        .collect();
    match rating::measured_elo_difference_factor(plan.kind.id()) {
        Some(spread) if !anchors.is_empty() => EloScale {
            anchors,
            observed_elo_per_scale_elo: spread,
        },
        _ => EloScale::UNANCHORED,
    }
}

fn player_score(player: usize, games: &[&TournamentGame]) -> PlayerScore {
    let mut score = PlayerScore {
        player,
        wins: 0,
        draws: 0,
        losses: 0,
        forfeit_count: 0,
        fault_count: 0,
        elo_estimate: None,
        time_used: TimeUsed::default(),
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
        let is_unplayed_loss = !game.is_played() && game.points_of(player) < 0.25;
        score.forfeit_count += u32::from(game.forfeit == Some(seat) || is_unplayed_loss);
        score.fault_count += u32::try_from(
            game.faults
                .iter()
                .filter(|fault| fault.seat == seat)
                .count(),
        )
        .unwrap_or(u32::MAX);
        let time_used = game.time_used[seat];
        score.time_used = TimeUsed {
            requested_move_count: score.time_used.requested_move_count
                + time_used.requested_move_count,
            total_ms: score.time_used.total_ms + time_used.total_ms,
            longest_ms: score.time_used.longest_ms.max(time_used.longest_ms),
            cpu_ms: score.time_used.cpu_ms + time_used.cpu_ms,
        };
    }
    score
}
