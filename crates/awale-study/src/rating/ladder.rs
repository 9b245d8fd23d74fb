//! The strength of the program's players in Elo, measured in games between near neighbors in all
//! six variants (`cargo tool rating -- ladder`, docs/learning.md). Level 4 is set to 1200.

use crate::catalogue::{
    Character, Evaluation, Exploration, LeafValue, MonteCarlo, PlayerSpec, Strength, Textbook,
};

/// The levels 1 to 10. Level 10 has 100 ms a move here: 62 % against level 9, with the
/// network of single pits.
pub const LEVELS: [f64; 10] = [
    446.0, 698.0, 967.0, 1200.0, 1381.0, 1611.0, 1817.0, 2041.0, 2316.0, 2401.0,
];
/// How far off they may be, ± 95 %; level 4 is exact, for the others are measured from it.
const LEVEL_MARGINS: [f64; 9] = [37.0, 38.0, 34.0, 0.0, 36.0, 45.0, 54.0, 61.0, 90.0];
const NAIVE: f64 = -85.0;
const NAIVE_MARGIN: f64 = 80.0;
const FAST: f64 = 481.0;
const FAST_MARGIN: f64 = 39.0;
/// Alpha-beta, and minimax, of depth 1 to 8; 7 stands between its neighbors.
const TEXTBOOK: [f64; 8] = [689.0, 931.0, 983.0, 1064.0, 1121.0, 1199.0, 1250.0, 1301.0];
const TEXTBOOK_MARGINS: [f64; 8] = [38.0, 40.0, 33.0, 33.0, 35.0, 37.0, 0.0, 46.0];

/// Monte Carlo tree search as it plays by itself, with 10,000 playouts: 200 games each against
/// alpha-beta of depth 6 and level 5, in oware (docs/players.md).
const MONTE_CARLO: f64 = 1260.0;

/// The depth that stands between its neighbors.
const ESTIMATED: u8 = 7;

/// By the ids of variants, how many Elo in results lie between two players who stand one Elo apart
/// over all variants.
const SPREADS: [(&str, f64); 6] = [
    ("oware", 0.98),
    ("awele", 1.21),
    ("awale", 1.25),
    ("abapa", 0.67),
    ("awale-26", 1.05),
    ("awari", 1.19),
];

/// The same, for a variant in which it was measured.
#[must_use]
pub fn measured_spread(variant: &str) -> Option<f64> {
    SPREADS
        .iter()
        .find(|(id, _)| *id == variant)
        .map(|(_, spread)| *spread)
}

/// How far apart the players stand in games of the variant with this id, compared with all variants
/// together; 1 where it was not measured.
#[must_use]
pub fn spread(variant: &str) -> f64 {
    measured_spread(variant).unwrap_or(1.0)
}

/// The strength of a player, if it was measured as it plays in matches: not taken over from one
/// like it, nor lying between its neighbors, nor found with less time.
#[must_use]
pub fn measured_strength(player: &PlayerSpec) -> Option<f64> {
    let is_measured = match *player {
        PlayerSpec::AlphaBeta(Textbook { depth, evaluation }) => {
            evaluation == Evaluation::default() && depth != ESTIMATED
        }
        PlayerSpec::Engine(strength) => strength != Strength::Level(*Strength::LEVELS.end()),
        PlayerSpec::Minimax(_) => false,
        _ => true,
    };
    strength(player).filter(|_| is_measured)
}

/// How far off the strength of a player may be, ± 95 %, in Elo (docs/players.md); `None` where it
/// is an estimate.
#[must_use]
pub fn measured_margin(player: &PlayerSpec) -> Option<f64> {
    measured_strength(player)?;
    match *player {
        PlayerSpec::Naive => Some(NAIVE_MARGIN),
        PlayerSpec::Fast => Some(FAST_MARGIN),
        PlayerSpec::AlphaBeta(Textbook { depth, .. }) => {
            TEXTBOOK_MARGINS.get(usize::from(depth) - 1).copied()
        }
        PlayerSpec::Engine(Strength::Level(level)) => {
            LEVEL_MARGINS.get(usize::from(level) - 1).copied()
        }
        PlayerSpec::Character(character) => of_character(character).map(|(_, margin)| margin),
        _ => None,
    }
}

/// The strength of a player of the program; `None` where nothing is known of it.
#[must_use]
pub fn strength(player: &PlayerSpec) -> Option<f64> {
    match *player {
        PlayerSpec::Naive => Some(NAIVE),
        PlayerSpec::Fast => Some(FAST),
        PlayerSpec::Minimax(Textbook { depth, .. })
        | PlayerSpec::AlphaBeta(Textbook { depth, .. }) => {
            TEXTBOOK.get(usize::from(depth).checked_sub(1)?).copied()
        }
        PlayerSpec::Engine(Strength::Level(level)) => {
            LEVELS.get(usize::from(level).checked_sub(1)?).copied()
        }
        PlayerSpec::Character(character) => of_character(character).map(|(elo, _)| elo),
        PlayerSpec::Mcts(MonteCarlo {
            playouts: 10_000,
            exploration,
            leaf,
        }) => (exploration == Exploration::default() && leaf == LeafValue::default())
            .then_some(MONTE_CARLO),
        PlayerSpec::Mcts(_)
        | PlayerSpec::Engine(_)
        | PlayerSpec::Human
        | PlayerSpec::Expert
        | PlayerSpec::Bot => None,
    }
}

/// The strength of a character, measured in games against the levels around it (docs/players.md),
/// and how far off it may be. The teacher has that of her opponent.
const fn of_character(character: Character) -> Option<(f64, f64)> {
    Some(match character {
        Character::Kofi => (620.0, 65.0),
        Character::Kwasi => (700.0, 87.0),
        Character::Fatou => (770.0, 69.0),
        Character::Kossi => (800.0, 100.0),
        Character::Bia => (830.0, 71.0),
        Character::Efua => (940.0, 67.0),
        Character::Adjoua => (1100.0, 70.0),
        Character::Ama => (1210.0, 75.0),
        Character::Desmond => (1430.0, 66.0),
        Character::Awa => (1560.0, 68.0),
        Character::Sekou => (1570.0, 67.0),
        Character::Tunde => (1620.0, 75.0),
        Character::Kweku => (1880.0, 141.0),
        Character::Yaa => (2040.0, 133.0),
        Character::Nana => return None,
    })
}

/// The level that is nearest to a strength.
#[must_use]
pub fn level_of(elo: f64) -> u8 {
    let distance = |level: u8| (LEVELS[usize::from(level) - 1] - elo).abs();
    Strength::LEVELS
        .min_by(|one, other| distance(*one).total_cmp(&distance(*other)))
        .unwrap_or(1)
}

/// The level that a player of this rating plays like, the nearest one; `None` for a rating below
/// that of level 1, which is like none.
#[must_use]
pub fn like_level(elo: f64) -> Option<u8> {
    (elo.round() >= LEVELS[0]).then(|| level_of(elo))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_below_that_of_level_1_is_like_no_level() {
        assert_eq!([-85.0, 445.4].map(like_level), [None; 2]);
        assert_eq!(
            [445.6, 571.0, 573.0, 5000.0].map(like_level),
            [1, 1, 2, 10].map(Some)
        );
    }

    #[test]
    fn each_level_is_stronger_than_the_one_below_and_the_nearest_to_itself() {
        assert!(LEVELS.is_sorted());
        for level in Strength::LEVELS {
            assert_eq!(level_of(LEVELS[usize::from(level) - 1] + 30.0), level);
        }
        assert_eq!(level_of(-2000.0), 1);
        assert_eq!(level_of(5000.0), 10);
    }

    #[test]
    fn only_measured_strengths_have_a_margin() {
        let margin = |name: &str| measured_margin(&name.parse().expect("a player"));
        for name in [
            "engine:level=10",
            "alphabeta:7",
            "minimax:3",
            "alphabeta:3:seeds",
            "mcts:10000",
            "human",
            "bot",
        ] {
            assert_eq!(margin(name), None, "{name}");
        }
        assert_eq!(
            ["engine:level=4", "alphabeta:8", "naive"].map(margin),
            [Some(0.0), Some(46.0), Some(80.0)]
        );
        assert_eq!(
            ["character:kweku", "character:nana"].map(margin),
            [Some(141.0), None]
        );
    }

    #[test]
    fn players_that_were_not_measured_have_no_strength() {
        let strength = |name: &str| strength(&name.parse().expect("a player"));
        assert_eq!(strength("engine:level=4"), Some(1200.0));
        assert_eq!(strength("alphabeta:3"), strength("minimax:3:seeds"));
        for name in [
            "alphabeta:7",
            "minimax:3",
            "alphabeta:3:seeds",
            "engine:level=10",
            "engine:nodes=5",
        ] {
            assert_eq!(
                measured_strength(&name.parse().expect("a player")),
                None,
                "{name}"
            );
        }
        for name in [
            "naive",
            "alphabeta:3",
            "engine:level=9",
            "character:ama",
            "mcts:10000",
        ] {
            assert_eq!(
                measured_strength(&name.parse().expect("a player")),
                strength(name),
                "{name}"
            );
        }
        assert_eq!(measured_spread("matches"), None);
        for name in [
            "human",
            "expert",
            "engine:nodes=5",
            "alphabeta:30",
            "mcts:9999",
            "mcts:10000:captures",
        ] {
            assert_eq!(strength(name), None, "{name}");
        }
    }
}
