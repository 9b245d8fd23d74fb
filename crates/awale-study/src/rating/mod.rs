//! Ratings: how strong a player is, in Elo on the measured ladder of the program's players, from
//! results and from the quality of moves.
//!
//! Results alone say little: after ten games they leave a range of three hundred points. The moves
//! say more. For each position of an analyzed game, the analysis knows how often each of the
//! program's levels chooses each legal move, and how much the move seems to give away at depths
//! from 2 to 17 plies. A model of which moves players of each strength choose was fitted to games
//! of the program's players. Such a rating is called intrinsic: Regan and Haworth, *Intrinsic Chess
//! Ratings* (AAAI 2011); GNU Backgammon's error rate is similar. The likelihoods of both kinds of
//! evidence are multiplied, which gives the most likely strength and its uncertainty.
//!
//! * `ladder`: the strength of the program's players
//! * `move_choice`: which moves players of each strength choose, with `move_choice_weights`
//! * `estimate`: combines results and moves
//! * `rating_history`: ratings from saved games, over all variants and by variant

/// Search depth in plies for the moves of a game that has no analysis.
pub const RATING_SEARCH_DEPTH: u32 = 17;

mod estimate;
mod ladder;
mod move_choice;
mod move_choice_weights;
mod rating_history;

pub use estimate::{GameEvidence, MIN_SHOWN_ELO, Rating};
pub use ladder::{
    LEVEL_ELO, elo_difference_factor, equivalent_level, measured_elo,
    measured_elo_difference_factor, measured_elo_margin, nearest_level, nearest_opponent,
    nearest_player, player_elo,
};
pub use move_choice::{FEATURE_COUNT, FeatureWeights, MoveChoiceStyle, MoveEvidence};
pub use move_choice_weights::MOVE_CHOICE_STYLES;
pub use rating_history::{
    RatingsAfterGame, can_rate_players, game_evidence, is_rated, is_unrated_only_for_help,
    ratings_after_games, remove_repeated_games,
};

pub use crate::record::MIN_RATED_PLIES;

// Source of the Elo formulas: A. E. Elo, *The Rating of Chessplayers*, 1978, in their logistic
// form.

/// Half the width of a 95 % range of a normal distribution, in standard deviations.
pub const HALF_WIDTH_OF_95_PERCENT_IN_DEVIATIONS: f64 = 1.96;

/// Elo per unit of the natural logarithm of the odds.
pub const ELO_PER_LOGIT: f64 = 400.0 / std::f64::consts::LN_10;

/// Returns the expected share of the points (0 to 1) for a player who is `elo_difference` Elo
/// stronger.
pub fn expected_point_share(elo_difference: f64) -> f64 {
    1.0 / (1.0 + libm::exp10(-elo_difference / 400.0))
}

/// Returns the difference in Elo at which a player scores this share of the points (0 to 1).
pub fn elo_from_point_share(point_share: f64) -> f64 {
    -400.0 * libm::log10(1.0 / point_share - 1.0)
}
