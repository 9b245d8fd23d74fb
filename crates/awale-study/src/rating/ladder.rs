//! The strength of the program's players in Elo, measured in games between neighbors in all six
//! variants (`cargo tool rating -- ladder`, docs/players.md). Level 4 is 1200 by definition.

use crate::catalogue::{
    Character, EngineStrength, Evaluation, ExplorationConstant, LeafValuation, MonteCarloOptions,
    PlayerSpec, TextbookOptions,
};

/// The strength of levels 1 to 10, in Elo. Level 10 was measured with 100 ms per move: 62 % against
/// level 9, with the network of single pits.
pub const LEVEL_ELO: [f64; 10] = [
    446.0, 698.0, 967.0, 1200.0, 1381.0, 1611.0, 1817.0, 2041.0, 2316.0, 2401.0,
];
/// The 95 % margins of levels 1 to 9 (±), in Elo. The margin of level 4 is 0, because the other
/// levels are measured from it.
const LEVEL_ELO_MARGINS: [f64; 9] = [37.0, 38.0, 34.0, 0.0, 36.0, 45.0, 54.0, 61.0, 90.0];
/// The strength of the naive player, in Elo.
const NAIVE_ELO: f64 = -85.0;
/// The 95 % margin of the naive player (±), in Elo.
const NAIVE_ELO_MARGIN: f64 = 80.0;
/// The strength of the fast player, in Elo.
const FAST_ELO: f64 = 481.0;
/// The 95 % margin of the fast player (±), in Elo.
const FAST_ELO_MARGIN: f64 = 39.0;
/// The strength of alpha-beta and minimax at depths 1 to 8, in Elo. Depth 7 is interpolated.
const TEXTBOOK_ELO: [f64; 8] = [689.0, 931.0, 983.0, 1064.0, 1121.0, 1199.0, 1250.0, 1301.0];
/// The 95 % margins of alpha-beta at depths 1 to 8 (±), in Elo. Depth 7 was not measured, so its 0
/// has no meaning.
const TEXTBOOK_ELO_MARGINS: [f64; 8] = [38.0, 40.0, 33.0, 33.0, 35.0, 37.0, 0.0, 46.0];

/// The strength of Monte Carlo tree search with the default settings and 10,000 playouts, in Elo:
/// 200 games each against alpha-beta of depth 6 and level 5, in oware (docs/players.md).
const MONTE_CARLO_ELO: f64 = 1260.0;

/// The textbook depth whose strength is interpolated between its neighbors.
const INTERPOLATED_TEXTBOOK_DEPTH: u8 = 7;

/// The spread of each variant: the Elo difference in its results for each Elo of strength. A small
/// spread means that chance decides more.
const VARIANT_ELO_DIFFERENCE_FACTORS: [(&str, f64); 6] = [
    ("oware", 0.98),
    ("awele", 1.21),
    ("awale", 1.25),
    ("abapa", 0.67),
    ("awale-26", 1.05),
    ("awari", 1.19),
];

/// Returns the measured spread of a variant, by its id, or `None` if it was not measured.
pub fn measured_elo_difference_factor(variant: &str) -> Option<f64> {
    VARIANT_ELO_DIFFERENCE_FACTORS
        .iter()
        .find(|(id, _)| *id == variant)
        .map(|(_, spread)| *spread)
}

/// Returns the spread of the variant with this id, or 1 if it was not measured. Elo differences are
/// multiplied by the spread.
pub fn elo_difference_factor(variant: &str) -> f64 {
    measured_elo_difference_factor(variant).unwrap_or(1.0)
}

/// Returns the strength of a player if it was measured with exactly these settings: not copied from
/// a similar player, interpolated, or measured with less time.
pub fn measured_elo(player: &PlayerSpec) -> Option<f64> {
    let is_measured = match *player {
        PlayerSpec::AlphaBeta(TextbookOptions { depth, evaluation }) => {
            evaluation == Evaluation::default() && depth != INTERPOLATED_TEXTBOOK_DEPTH
        }
        PlayerSpec::Engine(strength) => {
            strength != EngineStrength::Level(*EngineStrength::LEVEL_RANGE.end())
        }
        PlayerSpec::Minimax(_) => false,
        _ => true,
    };
    player_elo(player).filter(|_| is_measured)
}

/// Returns the 95 % margin of a player's strength in Elo (±, docs/players.md), or `None` if the
/// strength was not measured or has no stored margin.
pub fn measured_elo_margin(player: &PlayerSpec) -> Option<f64> {
    measured_elo(player)?;
    elo_and_margin(player)?.1
}

/// Returns the strength of one of the program's players in Elo, or `None` if it is unknown.
pub fn player_elo(player: &PlayerSpec) -> Option<f64> {
    elo_and_margin(player).map(|(elo, _)| elo)
}

/// Returns the strength of a player, and its 95 % margin if the tables have one.
fn elo_and_margin(player: &PlayerSpec) -> Option<(f64, Option<f64>)> {
    match *player {
        PlayerSpec::Naive => Some((NAIVE_ELO, Some(NAIVE_ELO_MARGIN))),
        PlayerSpec::Fast => Some((FAST_ELO, Some(FAST_ELO_MARGIN))),
        PlayerSpec::Minimax(TextbookOptions { depth, .. })
        | PlayerSpec::AlphaBeta(TextbookOptions { depth, .. }) => {
            let elo_index = usize::from(depth).checked_sub(1)?;
            Some((
                *TEXTBOOK_ELO.get(elo_index)?,
                TEXTBOOK_ELO_MARGINS.get(elo_index).copied(),
            ))
        }
        PlayerSpec::Engine(EngineStrength::Level(level)) => {
            let level_index = usize::from(level).checked_sub(1)?;
            Some((
                *LEVEL_ELO.get(level_index)?,
                LEVEL_ELO_MARGINS.get(level_index).copied(),
            ))
        }
        PlayerSpec::Character(character) => {
            character_elo_and_margin(character).map(|(elo, margin)| (elo, Some(margin)))
        }
        PlayerSpec::Mcts(MonteCarloOptions {
            playout_count: 10_000,
            exploration,
            leaf_valuation,
        }) if exploration == ExplorationConstant::default()
            && leaf_valuation == LeafValuation::default() =>
        {
            Some((MONTE_CARLO_ELO, None))
        }
        PlayerSpec::Mcts(_)
        | PlayerSpec::Engine(_)
        | PlayerSpec::Human
        | PlayerSpec::MatchesExpert
        | PlayerSpec::ExternalProgram => None,
    }
}

/// Returns the strength of a character and its 95 % margin, in Elo, measured against the levels
/// near it (docs/players.md). Returns `None` for the teacher, who adapts to her opponent.
const fn character_elo_and_margin(character: Character) -> Option<(f64, f64)> {
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

/// Returns the level with the nearest strength.
pub fn nearest_level(elo: f64) -> u8 {
    let distance = |level: u8| (LEVEL_ELO[usize::from(level) - 1] - elo).abs();
    EngineStrength::LEVEL_RANGE
        .min_by(|one, other| distance(*one).total_cmp(&distance(*other)))
        .unwrap_or(1)
}

/// Returns the level or character with the nearest strength.
pub fn nearest_opponent(elo: f64) -> Option<PlayerSpec> {
    let levels =
        EngineStrength::LEVEL_RANGE.map(|level| PlayerSpec::Engine(EngineStrength::Level(level)));
    nearest_player(levels.chain(Character::ALL.map(PlayerSpec::Character)), elo)
}

/// Returns the one of `players` with the nearest strength. Ignores players of unknown strength.
pub fn nearest_player(
    players: impl IntoIterator<Item = PlayerSpec>,
    elo: f64,
) -> Option<PlayerSpec> {
    let distance = |spec: &PlayerSpec| player_elo(spec).map(|own| (own - elo).abs());
    players
        .into_iter()
        .filter_map(|spec| Some((distance(&spec)?, spec)))
        .min_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, spec)| spec)
}

/// Returns the level that plays most like a player of this rating, or `None` if the rating is below
/// level 1.
pub fn equivalent_level(elo: f64) -> Option<u8> {
    (elo.round() >= LEVEL_ELO[0]).then(|| nearest_level(elo))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_below_level_1_has_no_equivalent_level() {
        assert_eq!([-85.0, 445.4].map(equivalent_level), [None; 2]);
        assert_eq!(
            [445.6, 571.0, 573.0, 5000.0].map(equivalent_level),
            [1, 1, 2, 10].map(Some)
        );
    }

    #[test]
    fn nearest_opponent_is_a_level_or_a_character() {
        let nearest = |elo| nearest_opponent(elo).map(|spec| spec.to_string());
        assert_eq!(
            [-500.0, 1201.0, 1437.0, 9000.0].map(nearest),
            [
                "engine:level=1",
                "engine:level=4",
                "character:desmond",
                "engine:level=10"
            ]
            .map(|name| Some(name.to_owned()))
        );
    }

    #[test]
    fn level_ratings_increase_and_nearest_level_finds_the_nearest() {
        assert!(LEVEL_ELO.is_sorted());
        for level in EngineStrength::LEVEL_RANGE {
            assert_eq!(
                nearest_level(LEVEL_ELO[usize::from(level) - 1] + 30.0),
                level
            );
        }
        assert_eq!(nearest_level(-2000.0), 1);
        assert_eq!(nearest_level(5000.0), 10);
    }

    #[test]
    fn only_measured_strengths_have_a_margin_of_error() {
        let margin = |name: &str| measured_elo_margin(&name.parse().expect("a player"));
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
        let strength = |name: &str| player_elo(&name.parse().expect("a player"));
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
                measured_elo(&name.parse().expect("a player")),
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
                measured_elo(&name.parse().expect("a player")),
                strength(name),
                "{name}"
            );
        }
        assert_eq!(measured_elo_difference_factor("matches"), None);
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
