//! Ratings in words.

use crate::i18n::Words;
use crate::rating::Rating;

impl Words {
    /// A rating and how sure it is: `1180 ± 90`.
    #[must_use]
    pub fn rating(&self, rating: &Rating) -> String {
        let whole = |elo: f64| format!("{elo:.0}");
        self.with("rating-value", &[("elo", whole(rating.elo).into()), ("margin", whole(rating.margin()).into())])
    }

    /// To which level a strength is nearest.
    #[must_use]
    pub fn like_level(&self, level: u8) -> String {
        self.with("rating-like", &[("level", u32::from(level).into())])
    }
}
