//! [`GlickoRating`]: ratings of players and puzzles by Glicko-2 (Glickman 2012), stored as
//! integers, so that a file has no rounding errors.

use serde::{Deserialize, Serialize};
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};

use crate::catalogue::Wdl;

use super::FirstTry;

/// Units per rating point.
const UNITS_PER_RATING_POINT: f64 = 100.0;
/// Units per unit of volatility.
const UNITS_PER_VOLATILITY: f64 = 1_000_000.0;

/// The rating of a player or a puzzle, and its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GlickoRating {
    /// The rating in hundredths of a point.
    #[serde(rename = "rating")]
    pub rating_hundredths: u32,
    /// The standard deviation in hundredths of a point.
    #[serde(rename = "deviation")]
    pub deviation_hundredths: u32,
    /// The Glicko-2 volatility in millionths: how much the strength varies over time.
    #[serde(rename = "volatility")]
    pub volatility_millionths: u32,
}

impl Default for GlickoRating {
    /// The rating of a new player, slightly above a beginner's.
    fn default() -> GlickoRating {
        GlickoRating {
            rating_hundredths: 120_000,
            deviation_hundredths: 35_000,
            volatility_millionths: 60_000,
        }
    }
}

impl GlickoRating {
    /// The largest margin of a rating that is shown, in points: about the margin after six puzzles.
    /// Before the sixth puzzle, one puzzle changes the rating by more than 60 points.
    const MAX_SHOWN_MARGIN_POINTS: u32 = 300;

    /// The rating of a puzzle with this estimated rating that was never tried.
    pub fn for_untried_puzzle(rating: u16) -> GlickoRating {
        GlickoRating {
            rating_hundredths: u32::from(rating) * 100,
            deviation_hundredths: 15_000,
            volatility_millionths: 60_000,
        }
    }

    /// The rating in points, rounded.
    pub const fn rating_points(self) -> u32 {
        (self.rating_hundredths + 50) / 100
    }

    /// Half the width of the range around the rating that holds the strength in 95 % of cases, in
    /// points.
    pub const fn margin_points(self) -> u32 {
        (2 * self.deviation_hundredths + 50) / 100
    }

    /// Returns true if the rating is certain enough to be shown.
    pub const fn is_certain_enough_to_show(self) -> bool {
        self.margin_points() <= GlickoRating::MAX_SHOWN_MARGIN_POINTS
    }

    /// The rating of puzzles that suit a player with this rating, in points. While the rating is
    /// too uncertain to be shown, they are easier by the surplus of the margin, so that a beginner
    /// can solve the first ones.
    pub const fn suitable_puzzle_rating(self) -> u32 {
        let surplus_margin = self
            .margin_points()
            .saturating_sub(GlickoRating::MAX_SHOWN_MARGIN_POINTS);
        self.rating_points().saturating_sub(surplus_margin)
    }

    /// Returns the new ratings of a player and a puzzle after the player's attempt.
    pub fn ratings_after_attempt(
        player_rating: GlickoRating,
        puzzle_rating: GlickoRating,
        first_try: FirstTry,
    ) -> (GlickoRating, GlickoRating) {
        player_rating.ratings_after_game(
            puzzle_rating,
            if first_try.is_solved() {
                Wdl::Win
            } else {
                Wdl::Loss
            },
        )
    }

    /// Returns the new ratings of this player and of `other_rating` after a game with this result
    /// for this player.
    pub fn ratings_after_game(
        self,
        other_rating: GlickoRating,
        result: Wdl,
    ) -> (GlickoRating, GlickoRating) {
        let outcome = match result {
            Wdl::Win => Outcomes::WIN,
            Wdl::Draw => Outcomes::DRAW,
            Wdl::Loss => Outcomes::LOSS,
        };
        let (new_own_rating, other_rating) = glicko2(
            &self.into(),
            &other_rating.into(),
            &outcome,
            &Glicko2Config::new(),
        );
        (new_own_rating.into(), other_rating.into())
    }
}

/// Clamps the values of a file, because the formulas return NaN for values out of range.
impl From<GlickoRating> for Glicko2Rating {
    fn from(stored: GlickoRating) -> Glicko2Rating {
        Glicko2Rating {
            rating: (f64::from(stored.rating_hundredths) / UNITS_PER_RATING_POINT).min(4_000.0),
            deviation: (f64::from(stored.deviation_hundredths) / UNITS_PER_RATING_POINT)
                .clamp(30.0, 350.0),
            volatility: (f64::from(stored.volatility_millionths) / UNITS_PER_VOLATILITY)
                .clamp(0.01, 0.1),
        }
    }
}

impl From<Glicko2Rating> for GlickoRating {
    fn from(glicko2_rating: Glicko2Rating) -> GlickoRating {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it saturates"
        )]
        let to_stored = |value: f64, parts: f64| (value * parts).round() as u32;
        GlickoRating {
            rating_hundredths: to_stored(glicko2_rating.rating, UNITS_PER_RATING_POINT),
            deviation_hundredths: to_stored(glicko2_rating.deviation, UNITS_PER_RATING_POINT),
            volatility_millionths: to_stored(glicko2_rating.volatility, UNITS_PER_VOLATILITY),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solving_a_puzzle_raises_the_players_rating_and_lowers_the_puzzles() {
        let (player_rating, puzzle_rating) = (
            GlickoRating::default(),
            GlickoRating::for_untried_puzzle(1200),
        );
        let (raised_player_rating, lowered_puzzle_rating) =
            GlickoRating::ratings_after_attempt(player_rating, puzzle_rating, FirstTry::Solved);
        let (lowered_player_rating, raised_puzzle_rating) =
            GlickoRating::ratings_after_attempt(player_rating, puzzle_rating, FirstTry::Failed);
        assert!(
            raised_player_rating.rating_hundredths > player_rating.rating_hundredths
                && lowered_player_rating.rating_hundredths < player_rating.rating_hundredths
        );
        assert!(
            lowered_puzzle_rating.rating_hundredths < puzzle_rating.rating_hundredths
                && raised_puzzle_rating.rating_hundredths > puzzle_rating.rating_hundredths
        );
        assert!(
            raised_player_rating.deviation_hundredths < player_rating.deviation_hundredths,
            "one knows more afterwards"
        );
    }

    #[test]
    fn solving_half_of_the_puzzles_converges_to_their_rating() {
        let mut player_rating = GlickoRating::default();
        for number in 0..200 {
            player_rating = GlickoRating::ratings_after_attempt(
                player_rating,
                GlickoRating::for_untried_puzzle(1700),
                FirstTry::solved_unless_helped(number % 2 == 1),
            )
            .0;
        }
        assert!(
            player_rating.rating_points().abs_diff(1700) < 60,
            "{player_rating:?}"
        );
        assert!(player_rating.margin_points() < 200, "{player_rating:?}");
    }

    #[test]
    fn puzzle_ratings_out_of_range_are_clamped() {
        let out_of_range_rating = GlickoRating {
            rating_hundredths: u32::MAX,
            deviation_hundredths: 0,
            volatility_millionths: 0,
        };
        let (player_rating, puzzle_rating) = GlickoRating::ratings_after_attempt(
            out_of_range_rating,
            GlickoRating {
                deviation_hundredths: u32::MAX,
                ..out_of_range_rating
            },
            FirstTry::Failed,
        );
        for rating in [player_rating, puzzle_rating] {
            assert!(
                (1_000..=5_000).contains(&rating.rating_points())
                    && (60..=700).contains(&rating.margin_points()),
                "{rating:?}"
            );
        }
    }
}
