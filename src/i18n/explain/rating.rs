//! Ratings in words.

use crate::i18n::Words;
use crate::rating::{Rating, level_of};

impl Words {
    /// A rating and how sure it is: `1180 ± 90`.
    #[must_use]
    pub fn rating(&self, rating: &Rating) -> String {
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
