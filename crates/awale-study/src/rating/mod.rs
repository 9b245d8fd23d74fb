//! How strong a player is, in Elo on the measured ladder of the program's own players: from
//! results, and from the points that each move gave away. Floor 3, beside the study, whose analyses
//! it reads.
//!
//! Results alone say little: after ten games they leave a range of three hundred points. The moves
//! say more. In each position of an analysed game it is known how often the program's levels choose
//! each legal move, and what it gives away to who looks two plies deep, three, and so on to
//! seventeen; which of them players of each strength choose was fitted to games of the program's
//! players. Such a rating is called intrinsic: Regan and Haworth, *Intrinsic Chess Ratings* (AAAI
//! 2011); GNU Backgammon's error rate is of the same kind. Both kinds of evidence are multiplied,
//! and the likeliest strength and its uncertainty follow.
//!
//! * `ladder`: the strength of the program's players; * `moves`: which moves players of each
//!   strength choose, with `weights`; * `estimate`: the two together;
//! * `history`: ratings from written games, all and by variant.

/// Plies that moves are searched for a rating where a game has no analysis.
pub const DEPTH: u32 = 17;

mod estimate;
mod history;
mod ladder;
mod moves;
mod weights;

pub use estimate::{GameEvidence, Rating};
pub use history::{
    Rated, evidence, history, is_helped_alone, is_rated, is_telling, without_repeats,
};
pub use ladder::{
    LEVELS, level_of, like_level, measured_margin, measured_spread, measured_strength, spread,
    strength,
};
pub use moves::{FEATURES, MoveEvidence, MoveStyle, Weights};
pub use weights::STYLES;

// The arithmetic of Elo: A. E. Elo, *The Rating of Chessplayers*, 1978, in its logistic form.

/// 95 % of a normal distribution lie within this many standard deviations.
pub const WITHIN_95: f64 = 1.96;

/// The Elo in which odds change by the factor e: the natural unit of a logistic curve.
pub const NATURAL: f64 = 400.0 / std::f64::consts::LN_10;

/// The share of the points that one scores who is stronger by this many Elo.
#[must_use]
pub fn share_of_elo(difference: f64) -> f64 {
    1.0 / (1.0 + libm::exp10(-difference / 400.0))
}

/// The difference in Elo at which one scores this share of the points.
#[must_use]
pub fn elo_of_share(share: f64) -> f64 {
    -400.0 * libm::log10(1.0 / share - 1.0)
}
