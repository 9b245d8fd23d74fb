//! Ratings in words.

use awale_study::players::PlayerSpec;
use awale_study::rating::{self, Rating};

use crate::words::{MessageValue, Words, say};

/// The lowest rating that is shown as a number: random play stands at -85, level 1 at 446.
const LOWEST_TOLD: i32 = 100;

fn is_low(rating: &Rating) -> bool {
    rating.elo.round() < f64::from(LOWEST_TOLD)
}

/// The level that a rating is like, for the messages: 0 for a rating below level 1.
fn level_of(rating: &Rating) -> (&'static str, MessageValue<'static>) {
    ("level", rating::like_level(rating.elo).map_or(0, u32::from).into())
}

impl Words {
    /// A rating and how sure it is: `1180 ± 90`. One as low as that of random play is called that: its number means
    /// little.
    #[must_use]
    pub fn rating(&self, rating: &Rating) -> String {
        if is_low(rating) {
            return say!(self, "rating-low", elo = LOWEST_TOLD.to_string());
        }
        let whole = |elo: f64| format!("{elo:.0}");
        say!(self, "rating-value", elo = whole(rating.elo), margin = whole(rating.margin()))
    }

    /// How strong a player of the program is: as it was measured, `446 ± 37`, or "about 2400" where it is an estimate; `None` where
    /// nothing is known.
    #[must_use]
    pub fn strength_of(&self, player: &PlayerSpec) -> Option<String> {
        let elo = rating::strength(player)?;
        let whole = format!("{elo:.0}");
        Some(match rating::measured_margin(player) {
            Some(0.0) => whole,
            Some(margin) => say!(self, "rating-value", elo = whole, margin = format!("{margin:.0}")),
            None => say!(self, "rating-estimate", elo = format!("{:.0}", (elo / 10.0).round() * 10.0)),
        })
    }

    /// What there is to say of the rating after a game, and by how much it has changed.
    #[must_use]
    pub fn rating_after(&self, now: &Rating, before: Option<&Rating>) -> String {
        let rating = ("rating", self.rating(now).into());
        let level = level_of(now);
        match before {
            None => self.with("rating-first", &[rating, level]),
            Some(before) if is_low(now) && is_low(before) => self.with("rating-still-low", &[rating]),
            Some(before) => {
                let change = format!("{:+.0}", now.elo.round() - before.elo.round());
                self.with("rating-after", &[rating, level, ("change", change.into())])
            }
        }
    }

    /// Which level a rating is like, or that it is below all of them.
    #[must_use]
    pub fn like_level(&self, rating: &Rating) -> String {
        self.with("rating-like", &[level_of(rating)])
    }

    /// A rating and which level it is like: the title of its curve.
    #[must_use]
    pub fn rating_and_level(&self, rating: &Rating) -> String {
        self.with("results-rating", &[("rating", self.rating(rating).into()), level_of(rating)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn a_rating_like_random_play_is_described_in_words() {
        let (english, french) = (Words::new(Language::English), Words::new(Language::French));
        let rating = |elo| Rating { elo, deviation: 45.0 };
        assert_eq!(english.rating(&rating(-85.0)), "below 100");
        assert_eq!(french.rating(&rating(99.4)), "moins de 100");
        assert_eq!(english.rating(&rating(99.6)), "100\u{a0}±\u{a0}90");
        assert_eq!(
            english.rating_after(&rating(-20.0), Some(&rating(-85.0))),
            "Rating below 100 (below level 1).",
            "the change says nothing"
        );
        assert!(english.rating_after(&rating(150.0), Some(&rating(-85.0))).contains("150\u{a0}±\u{a0}90 (+235,"));
    }

    #[test]
    fn a_rating_below_level_1_is_like_no_level() {
        let (english, french) = (Words::new(Language::English), Words::new(Language::French));
        let rating = |elo| Rating { elo, deviation: 45.0 };
        let (below, level) = (rating(300.0), rating(1180.0));
        assert_eq!(english.rating_after(&below, None), "Rating 300\u{a0}±\u{a0}90 (below level 1).");
        assert_eq!(english.rating_after(&below, Some(&level)), "Rating 300\u{a0}±\u{a0}90 (-880, below level 1).");
        assert_eq!(english.rating_after(&level, Some(&below)), "Rating 1180\u{a0}±\u{a0}90 (+880, about level 4).");
        assert_eq!([&below, &level].map(|rating| english.like_level(rating)), ["below level 1", "about level 4"]);
        assert_eq!(english.rating_and_level(&below), "Rating 300\u{a0}±\u{a0}90 (below level 1)");
        assert_eq!(english.rating_and_level(&level), "Rating 1180\u{a0}±\u{a0}90 (about level 4)");
        let told = french.rating_after(&below, Some(&level));
        assert!(told.contains("sous le niveau 1") && !told.contains("environ"), "{told}");
        assert_eq!([&below, &level].map(|rating| french.like_level(rating)), ["sous le niveau 1", "environ niveau 4"]);
        assert!(french.rating_and_level(&below).ends_with("(sous le niveau 1)"));
    }
}
