//! The texts of ratings.

use awale_rules::{PerSeat, Seat};

use crate::{
    catalogue::Wdl,
    players::PlayerSpec,
    rating::{self, Rating},
    record::Participant,
    words::{MessageValue, Words, say},
};

/// Returns the level that plays most like a rating as a message value, or 0 below level 1.
fn equivalent_level_value(rating: &Rating) -> (&'static str, MessageValue<'static>) {
    (
        "level",
        rating::equivalent_level(rating.elo)
            .map_or(0, u32::from)
            .into(),
    )
}

impl Words {
    /// Returns a rating as in [`rating_and_margin_text`](Words::rating_and_margin_text), or after
    /// how many more games it appears at the earliest.
    pub fn rating_text(&self, rating: &Rating) -> String {
        if rating.is_meaningful() {
            return self.rating_and_margin_text(rating);
        }
        say!(self, "rating-open", games = rating.missing_game_count())
    }

    /// Returns a rating with its margin: `1180 ± 90`. Instead of the number of a rating as low as
    /// random play, which means little, says that it is lower than all shown ones.
    pub fn rating_and_margin_text(&self, rating: &Rating) -> String {
        if rating.is_below_shown_ratings() {
            return say!(self, "rating-low", elo = rating::MIN_SHOWN_ELO.to_string());
        }
        say!(
            self,
            "rating-value",
            elo = format!("{:.0}", rating.elo),
            margin = format!("{:.0}", rating.elo_margin())
        )
    }

    /// Returns the strength of a player of the program: `446` if it was measured with a margin,
    /// otherwise "about 2400". Instead of a number too low to mean something, says that it is lower
    /// than all shown ones. Returns `None` if the strength is unknown.
    pub fn player_elo_text(&self, player: &PlayerSpec) -> Option<String> {
        let elo = rating::player_elo(player)?;
        Some(if elo < f64::from(rating::MIN_SHOWN_ELO) {
            say!(self, "rating-low", elo = rating::MIN_SHOWN_ELO.to_string())
        } else if rating::measured_elo_margin(player).is_some() {
            format!("{elo:.0}")
        } else {
            let rounded_elo = (elo / 10.0).round() * 10.0;
            say!(self, "rating-estimate", elo = format!("{rounded_elo:.0}"))
        })
    }

    /// Returns the strength of a player of the program with its margin, if it has one: `446 ± 37`.
    pub fn player_strength_text(&self, player: &PlayerSpec) -> Option<String> {
        let elo = self.player_elo_text(player)?;
        let is_number = rating::player_elo(player)? >= f64::from(rating::MIN_SHOWN_ELO);
        Some(match rating::measured_elo_margin(player) {
            _ if !is_number => elo,
            None | Some(0.0) => elo,
            Some(margin) => say!(self, "rating-value", elo, margin = format!("{margin:.0}")),
        })
    }

    /// Returns the change of a rating: `1043 → 1058`. If one of the ratings is not shown as a
    /// number, returns the new rating as in [`rating_text`](Words::rating_text).
    pub fn rating_change(&self, now: &Rating, before: Option<&Rating>) -> String {
        match before {
            Some(before) if now.is_shown_as_number() && before.is_shown_as_number() => {
                format!("{:.0}\u{a0}→\u{a0}{:.0}", before.elo, now.elo)
            }
            _ => self.rating_text(now),
        }
    }

    /// Returns the result that changed the rating of the player of `own_seat`, with the opponent's
    /// strength. `is_rating_unchanged` is true if the rating did not change because the moves alone
    /// would have changed it in the other direction.
    pub fn reason_for_rating_change(
        &self,
        players: &PerSeat<Participant>,
        own_seat: Seat,
        result: Wdl,
        is_rating_unchanged: bool,
    ) -> String {
        let opponent_seat = own_seat.opponent();
        let mut opponent = self.player_names(players)[opponent_seat].clone();
        if let Some(elo) = self.player_elo_text(&players[opponent_seat].spec) {
            opponent = format!("{opponent} ({elo})");
        }
        let message_id = match result {
            Wdl::Win => "rating-won",
            Wdl::Draw => "rating-drawn",
            Wdl::Loss => "rating-lost",
        };
        let held_message_value = if is_rating_unchanged { "yes" } else { "no" };
        say!(self, message_id, opponent, held = held_message_value)
    }

    /// Returns which level plays most like a rating, or that the rating is below all levels.
    pub fn equivalent_level_text(&self, rating: &Rating) -> String {
        self.with("rating-like", &[equivalent_level_value(rating)])
    }

    /// Returns a rating with the level that plays most like it, as the title of a curve, or when
    /// the rating appears.
    pub fn rating_and_level(&self, rating: &Rating) -> String {
        if !rating.is_meaningful() {
            let rating = self.rating_text(rating);
            return say!(self, "rating-appears-after", rating);
        }
        self.with(
            "results-rating",
            &[
                ("rating", self.rating_text(rating).into()),
                equivalent_level_value(rating),
            ],
        )
    }
}
