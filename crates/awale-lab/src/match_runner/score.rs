//! The score of a match: points, and the Elo difference with its error.

use std::collections::BTreeMap;

use awale_rules::Seat;

use awale_study::rating::{
    ELO_PER_LOGIT, HALF_WIDTH_OF_95_PERCENT_IN_DEVIATIONS, elo_from_point_share,
};

use super::{
    game::PlayedGame,
    move_choice::{Forfeit, MoveStatistics},
};

/// A game that a player forfeited.
#[derive(Clone, Debug)]
pub struct ForfeitedGame {
    /// The number of the game, counted from 0.
    pub game_index: usize,
    /// 0 for the first player, 1 for the second.
    pub player: usize,
    /// The reason of the forfeit.
    pub reason: Forfeit,
    /// The last line of a line bot's error output.
    pub last_error_line: String,
}

/// Returns the last line of an error output that is not empty. Most programs that fail print the
/// reason in this line.
pub fn last_nonempty_line(error_output: &str) -> Option<&str> {
    error_output
        .lines()
        .map(str::trim)
        .rfind(|line| !line.is_empty())
}

/// The results of the first player, and the cost of both players.
#[derive(Clone, Debug, Default)]
pub struct MatchScore {
    /// Games that the first player won.
    pub win_count: u32,
    /// Drawn games.
    pub draw_count: u32,
    /// Games that the first player lost.
    pub loss_count: u32,
    /// The cost of the first player and of the second.
    pub move_statistics: [MoveStatistics; 2],
    /// Moves of both players in all games.
    pub ply_sum: u64,
    /// Games that one of the players forfeited.
    pub forfeits: Vec<ForfeitedGame>,
    /// Number of pairs of games in which the first player scored 0, ½, 1, 1½ and 2 points.
    pub pair_outcome_counts: [u32; 5],
    /// Half points of the first player in pairs with one finished game, by the number of the pair.
    half_points_of_open_pairs: BTreeMap<usize, u32>,
    /// The outcomes that decided the sequential test. Games that were running then are only counted
    /// in the other fields.
    pub deciding_outcome_counts: Option<Vec<u32>>,
    /// Number of games that each player has forfeited since the last game without a forfeit.
    pub forfeits_in_a_row: [u32; 2],
}

impl MatchScore {
    /// Adds a game that the first player played as `first_player_seat`.
    pub(super) fn add_game(
        &mut self,
        game_index: usize,
        played_game: &PlayedGame,
        first_player_seat: Seat,
    ) {
        match played_game.winner() {
            Some(winner) if winner == first_player_seat => self.win_count += 1,
            Some(_) => self.loss_count += 1,
            None => self.draw_count += 1,
        }
        let half_points = match played_game.winner() {
            Some(winner) => 2 * u32::from(winner == first_player_seat),
            None => 1,
        };
        match self.half_points_of_open_pairs.remove(&(game_index / 2)) {
            Some(other) => self.pair_outcome_counts[(half_points + other) as usize] += 1,
            None => {
                self.half_points_of_open_pairs
                    .insert(game_index / 2, half_points);
            }
        }
        self.move_statistics[0].add(&played_game.move_statistics[first_player_seat]);
        self.move_statistics[1].add(&played_game.move_statistics[first_player_seat.opponent()]);
        self.ply_sum += played_game.game.moves().len() as u64;
        let Some((loser, reason)) = &played_game.forfeit else {
            self.forfeits_in_a_row = [0; 2];
            return;
        };
        // A forfeit neither continues nor ends the opponent's series of forfeits.
        let player = usize::from(*loser != first_player_seat);
        self.forfeits_in_a_row[player] += 1;
        let error_output = played_game
            .faults
            .last()
            .filter(|fault| fault.seat == *loser)
            .map(|fault| fault.error_output.as_str());
        let last_error_line = error_output
            .and_then(last_nonempty_line)
            .unwrap_or_default()
            .to_owned();
        self.forfeits.push(ForfeitedGame {
            game_index,
            player,
            reason: reason.clone(),
            last_error_line,
        });
    }

    /// Returns the number of counted games.
    pub fn game_count(&self) -> u32 {
        self.win_count + self.draw_count + self.loss_count
    }

    /// Returns the first player's share of the points, from 0 to 1.
    pub fn points_share(&self) -> f64 {
        (f64::from(self.win_count) + f64::from(self.draw_count) / 2.0)
            / f64::from(self.game_count().max(1))
    }

    /// Returns the standard error of the share: the standard deviation of the points of one game,
    /// divided by the square root of the number of games.
    fn standard_error(&self) -> f64 {
        let games = f64::from(self.game_count().max(1));
        let points_share = self.points_share();
        let squared_deviation_sum =
            |count: u32, points: f64| f64::from(count) * (points - points_share).powi(2);
        let variance = (squared_deviation_sum(self.win_count, 1.0)
            + squared_deviation_sum(self.draw_count, 0.5)
            + squared_deviation_sum(self.loss_count, 0.0))
            / games;
        (variance / games).sqrt()
    }

    /// Returns the difference in Elo and half the width of its 95 % interval. `None` if one side
    /// scored all points.
    pub fn elo_difference_and_margin(&self) -> Option<(f64, f64)> {
        let points_share = self.points_share();
        if points_share <= 0.0 || points_share >= 1.0 {
            return None;
        }
        // The derivative of the Elo difference with respect to the share.
        let elo_per_share = ELO_PER_LOGIT / (points_share * (1.0 - points_share));
        Some((
            elo_from_point_share(points_share),
            HALF_WIDTH_OF_95_PERCENT_IN_DEVIATIONS * self.standard_error() * elo_per_share,
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_elo_difference_follows_from_the_share_of_points() {
        let score = MatchScore {
            win_count: 75,
            loss_count: 25,
            ..MatchScore::default()
        };
        let (elo, margin) = score.elo_difference_and_margin().expect("both won games");
        assert!((elo - 190.8).abs() < 0.1, "{elo}");
        assert!((60.0..90.0).contains(&margin), "{margin}");
        let even_score = MatchScore {
            win_count: 10,
            draw_count: 80,
            loss_count: 10,
            ..MatchScore::default()
        };
        assert!(
            even_score
                .elo_difference_and_margin()
                .expect("both won games")
                .0
                .abs()
                < 1e-9
        );
        assert_eq!(
            MatchScore {
                win_count: 3,
                ..MatchScore::default()
            }
            .elo_difference_and_margin(),
            None
        );
    }
}
