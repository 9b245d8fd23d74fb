//! Texts for the terms of games, and for names with ratings.

use super::prelude::*;

/// Formats a time limit: `5+3`, `3 days per move`, `no clock`.
pub fn pace_text(pace: Pace, words: &Words) -> String {
    match pace {
        Pace::NoTimeLimit => words.get("club-pace-free"),
        Pace::Clock(control) => control.to_string(),
        Pace::DaysPerMove(days) => say!(words, "club-pace-days", days),
    }
}

/// Formats the game and the time limit: `Oware · 5+3`.
pub fn game_and_pace_text(terms: &GameTerms, words: &Words) -> String {
    format!(
        "{} · {}",
        words.short_game_name(&terms.kind),
        pace_text(terms.pace, words)
    )
}

/// Returns the word for a rated or a casual game.
pub fn rated_or_casual_text(is_rated: bool, words: &Words) -> String {
    words.get(if is_rated {
        "club-rated"
    } else {
        "club-casual"
    })
}

pub fn terms_text(terms: &GameTerms, words: &Words) -> String {
    format!(
        "{} · {}",
        game_and_pace_text(terms, words),
        rated_or_casual_text(terms.rated, words)
    )
}

/// Formats a name with its rating: `ayo 1312`.
pub fn name_with_rating(name: &str, rating: Option<u32>) -> String {
    rating.map_or_else(|| name.to_owned(), |rating| format!("{name} {rating}"))
}
