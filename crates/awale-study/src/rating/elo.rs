//! The arithmetic of Elo (A. E. Elo, *The Rating of Chessplayers*, 1978), in its logistic form.

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
