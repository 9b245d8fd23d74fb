//! Ratings in words.

use crate::i18n::Words;
use crate::rating::{Rating, level_of};

/// The lowest rating that is told as a number: random play stands at -85, level 1 at 446.
const LOWEST_TOLD: i32 = 100;

fn is_low(rating: &Rating) -> bool {
    rating.elo.round() < f64::from(LOWEST_TOLD)
}

impl Words {
    /// A rating and how sure it is: `1180 ± 90`. One that is as low as that of random play is told as such: its number means
    /// little.
    #[must_use]
    pub fn rating(&self, rating: &Rating) -> String {
        if is_low(rating) {
            return self.with("rating-low", &[("elo", LOWEST_TOLD.to_string().into())]);
        }
        let whole = |elo: f64| format!("{elo:.0}");
        self.with("rating-value", &[("elo", whole(rating.elo).into()), ("margin", whole(rating.margin()).into())])
    }

    /// What there is to say of the rating after a game, and by how much it has changed.
    #[must_use]
    pub fn rating_after(&self, now: &Rating, before: Option<&Rating>) -> String {
        let rating = ("rating", self.rating(now).into());
        let level = ("level", u32::from(level_of(now.elo)).into());
        match before {
            None => self.with("rating-first", &[rating, level]),
            Some(before) if is_low(now) && is_low(before) => self.with("rating-still-low", &[rating, level]),
            Some(before) => {
                let change = format!("{:+.0}", now.elo.round() - before.elo.round());
                self.with("rating-after", &[rating, level, ("change", change.into())])
            }
        }
    }

    /// To which level a strength is nearest.
    #[must_use]
    pub fn like_level(&self, level: u8) -> String {
        self.with("rating-like", &[("level", u32::from(level).into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn a_rating_as_low_as_random_play_is_told_in_words() {
        let (english, french) = (Words::new(Language::English), Words::new(Language::French));
        let rating = |elo| Rating { elo, deviation: 45.0 };
        assert_eq!(english.rating(&rating(-85.0)), "below 100");
        assert_eq!(french.rating(&rating(99.4)), "moins de 100");
        assert_eq!(english.rating(&rating(99.6)), "100 ± 90");
        assert_eq!(
            english.rating_after(&rating(-20.0), Some(&rating(-85.0))),
            "You play like level 1: below 100.",
            "the change says nothing"
        );
        assert!(english.rating_after(&rating(150.0), Some(&rating(-85.0))).contains("150 ± 90 (+235)"));
    }
}
