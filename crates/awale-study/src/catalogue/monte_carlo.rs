//! [`MonteCarloOptions`]: the options of Monte Carlo tree search, as text `10000:c=1.4:captures`.

use std::{fmt, ops::RangeInclusive, str::FromStr};

use super::{spec_error::PlayerSpecError, textbook::Evaluation};

/// The options of Monte Carlo tree search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MonteCarloOptions {
    /// The number of playouts for each move.
    pub playout_count: u32,
    /// The exploration constant. A higher value tries moves with a low score more often.
    pub exploration: ExplorationConstant,
    /// The method that values a new position.
    pub leaf_valuation: LeafValuation,
}

impl MonteCarloOptions {
    /// The allowed numbers of playouts. Each playout adds a node of at most 32 bytes, so a million
    /// take 32 MB.
    pub const PLAYOUT_COUNT_RANGE: RangeInclusive<u32> = 1..=1_000_000;
}

/// The exploration constant of UCT, in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExplorationConstant(u16);

impl ExplorationConstant {
    /// The highest exploration constant. With 10, moves are tried almost equally often, regardless
    /// of their score.
    pub const MAX: u8 = 10;

    /// Returns the constant, from 0 to [`MAX`](ExplorationConstant::MAX).
    pub fn exploration_constant(self) -> f64 {
        f64::from(self.0) / 100.0
    }
}

/// The default is about the square root of two: the constant of UCB1 for games with 0 to 1 points
/// (Auer, Cesa-Bianchi and Fischer, *Finite-time Analysis of the Multiarmed Bandit Problem*, 2002).
impl Default for ExplorationConstant {
    fn default() -> Self {
        ExplorationConstant(140)
    }
}

/// Formats the constant as short as possible: `1.4`, `2`.
impl fmt::Display for ExplorationConstant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.exploration_constant().fmt(f)
    }
}

impl FromStr for ExplorationConstant {
    type Err = ();

    /// Parses a number from 0 to 10 with at most two decimals.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
        let are_few_digits = |text: &str, most| {
            (1..=most).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit())
        };
        if !are_few_digits(whole, 2) || !are_few_digits(decimals, 2) {
            return Err(());
        }
        let hundredths = format!("{whole}{decimals:0<2}").parse().map_err(|_| ())?;
        if hundredths <= 100 * u16::from(Self::MAX) {
            Ok(ExplorationConstant(hundredths))
        } else {
            Err(())
        }
    }
}

/// How Monte Carlo tree search values a new position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LeafValuation {
    /// Plays a game of random moves.
    #[default]
    RandomPlayout,
    /// Plays a game in which both sides make the largest capture, or a random move if there is no
    /// capture.
    CapturingPlayout,
    /// Uses a static evaluation, without a playout.
    Evaluation(Evaluation),
}

impl LeafValuation {
    /// All methods that value a new position.
    pub const ALL: [LeafValuation; 5] = [
        LeafValuation::RandomPlayout,
        LeafValuation::CapturingPlayout,
        LeafValuation::Evaluation(Evaluation::Seeds),
        LeafValuation::Evaluation(Evaluation::Mobility),
        LeafValuation::Evaluation(Evaluation::Threats),
    ];

    /// Returns the name in specifications: `chance`, `captures`, or the name of the evaluation.
    pub fn name(self) -> &'static str {
        match self {
            LeafValuation::RandomPlayout => "chance",
            LeafValuation::CapturingPlayout => "captures",
            LeafValuation::Evaluation(evaluation) => evaluation.name(),
        }
    }
}

impl fmt::Display for MonteCarloOptions {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(
            f,
            "{}:c={}:{}",
            self.playout_count,
            self.exploration,
            self.leaf_valuation.name()
        )
    }
}

impl FromStr for MonteCarloOptions {
    type Err = PlayerSpecError;

    /// Parses `PLAYOUTS`, optionally followed by `:c=NUMBER` and by `:` with the name of a leaf
    /// valuation, in any order.
    fn from_str(text: &str) -> Result<Self, PlayerSpecError> {
        let mut words = text.split(':');
        let playout_count = words.next().and_then(|word| word.parse().ok());
        let playout_count = playout_count
            .filter(|playout_count| Self::PLAYOUT_COUNT_RANGE.contains(playout_count))
            .ok_or(PlayerSpecError::InvalidPlayoutCount)?;
        let (mut exploration, mut leaf_valuation) = (None, None);
        for word in words {
            let error = || PlayerSpecError::InvalidPlayoutOption(word.to_owned());
            let is_option_repeated = if let Some(number) = word.strip_prefix("c=") {
                exploration
                    .replace(number.parse().map_err(|()| error())?)
                    .is_some()
            } else {
                let named_valuation = LeafValuation::ALL
                    .into_iter()
                    .find(|leaf_valuation| leaf_valuation.name() == word)
                    .ok_or_else(error)?;
                leaf_valuation.replace(named_valuation).is_some()
            };
            if is_option_repeated {
                return Err(error());
            }
        }
        let (exploration, leaf_valuation) = (
            exploration.unwrap_or_default(),
            leaf_valuation.unwrap_or_default(),
        );
        Ok(MonteCarloOptions {
            playout_count,
            exploration,
            leaf_valuation,
        })
    }
}
