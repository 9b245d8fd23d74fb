//! Ratings in words.

use crate::players::PlayerSpec;
use crate::rating::{self, Rating};

use crate::words::{MessageValue, Words, say};

/// The lowest rating that is shown as a number: random play stands at -85, level 1 at 446.
const LOWEST_TOLD: i32 = 100;

fn is_low(rating: &Rating) -> bool {
    rating.elo.round() < f64::from(LOWEST_TOLD)
}

/// The level that a rating is like, for the messages: 0 for a rating below level 1.
fn level_of(rating: &Rating) -> (&'static str, MessageValue<'static>) {
    (
        "level",
        rating::equivalent_level(rating.elo)
            .map_or(0, u32::from)
            .into(),
    )
}

impl Words {
    /// A rating and how sure it is: `1180 ± 90`. One as low as that of random play is called that:
    /// its number means little.
    #[must_use]
    pub fn rating(&self, rating: &Rating) -> String {
        if is_low(rating) {
            return say!(self, "rating-low", elo = LOWEST_TOLD.to_string());
        }
        let whole = |elo: f64| format!("{elo:.0}");
        say!(
            self,
            "rating-value",
            elo = whole(rating.elo),
            margin = whole(rating.margin())
        )
    }

    /// How strong a player of the program is: as it was measured, `446 ± 37`, or "about 2400" where
    /// it is an estimate; `None` where nothing is known.
    #[must_use]
    pub fn strength_of(&self, player: &PlayerSpec) -> Option<String> {
        let elo = rating::strength(player)?;
        let whole = format!("{elo:.0}");
        Some(match rating::measured_margin(player) {
            Some(0.0) => whole,
            Some(margin) => say!(
                self,
                "rating-value",
                elo = whole,
                margin = format!("{margin:.0}")
            ),
            None => say!(
                self,
                "rating-estimate",
                elo = format!("{:.0}", (elo / 10.0).round() * 10.0)
            ),
        })
    }

    /// What there is to say of the rating after a game, and by how much it has changed.
    #[must_use]
    pub fn rating_after(&self, now: &Rating, before: Option<&Rating>) -> String {
        let rating = ("rating", self.rating(now).into());
        let level = level_of(now);
        match before {
            None => self.with("rating-first", &[rating, level]),
            Some(before) if is_low(now) && is_low(before) => {
                self.with("rating-still-low", &[rating])
            }
            Some(before) => {
                let change = format!("{:+.0}", now.elo.round() - before.elo.round());
                self.with("rating-after", &[rating, level, ("change", change.into())])
            }
        }
    }

    /// Which level a rating is like, or that it is below all of them.
    #[must_use]
    pub fn equivalent_level(&self, rating: &Rating) -> String {
        self.with("rating-like", &[level_of(rating)])
    }

    /// A rating and which level it is like: the title of its curve.
    #[must_use]
    pub fn rating_and_level(&self, rating: &Rating) -> String {
        self.with(
            "results-rating",
            &[("rating", self.rating(rating).into()), level_of(rating)],
        )
    }
}
