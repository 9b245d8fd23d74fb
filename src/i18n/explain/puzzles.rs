//! How hard a puzzle is, in a word.

use crate::i18n::Words;
use crate::puzzle::Difficulty;

impl Words {
    /// A difficulty in a word.
    #[must_use]
    pub fn difficulty(&self, difficulty: Difficulty) -> String {
        self.get(match difficulty {
            Difficulty::Easy => "difficulty-easy",
            Difficulty::Medium => "difficulty-medium",
            Difficulty::Hard => "difficulty-hard",
        })
    }
}
