//! [`Demonstration`]: a rule shown on a board, usually as a position with a move to watch.
//!
//! Most positions are fixed lists of pits. The rules of the variant decide whether a move really
//! shows a rule. So the same positions serve every variant, including a user's own. If no position
//! shows a rule, the screen shows only its text.

use awale_rules::{
    BoardPlace, Ending, FeedingRule, GameEnd, GrandSlamRule, IllegalMove, Match, Pit, Position,
    ROW, Rules, Seat, SowingTrace, matches_game::Heap,
};
use strum::VariantArray;

use crate::catalogue::{AnyEnding, AnyGame, AnyMove, GameKind};

use super::{
    Pits, REPEATING_MOVES, game_of_repeating_moves, game_with_pits, parse_pits, seeds_outside_pits,
};

/// A rule that a move can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum DemonstratedRule {
    /// The goal of the game, shown at the start before any move.
    GoalOfGame,
    /// Seeds are sown into the following pits.
    Sowing,
    /// Each store on the way gets a seed. A last seed in a store captures nothing.
    SownStores,
    /// The sowing from a pit with many seeds goes all the way round the board and skips this pit.
    FullLap,
    /// The last seed makes two seeds in a pit, which are captured.
    CaptureTwo,
    /// The last seed makes three seeds in a pit, which are captured.
    CaptureThree,
    /// The pits before the last pit of the sowing are captured too, in a chain.
    CaptureChain,
    /// A pit with neither two nor three seeds ends the chain.
    CaptureChainStops,
    /// Nothing is captured in the player's own row.
    NoCaptureInOwnRow,
    /// A grand slam would capture all of the opponent's seeds.
    GrandSlam,
    /// The opponent has no seeds and must be fed, or need not be.
    Feeding,
    /// A store reaches the winning number.
    WinningStore,
    /// The game ends because too few seeds are left.
    FewSeedsLeft,
    /// The player to move has no legal move.
    NoLegalMove,
    /// A position repeats.
    Repetition,
}

impl DemonstratedRule {
    /// All rules, in the order of learning.
    pub const ALL: &[DemonstratedRule] = DemonstratedRule::VARIANTS;
}

/// A rule, and a short game that shows the rule: a start position, and usually one move.
#[derive(Clone, Debug)]
pub struct Demonstration {
    /// The rule that is shown.
    pub rule: DemonstratedRule,
    /// The game, played to its last move.
    pub game: Match<AnyGame>,
}

impl Demonstration {
    /// Returns the first position and the pit that is played there, or `None` if no move is played.
    pub fn first_position_and_pit(&self) -> Option<(Position, Pit)> {
        Some((
            self.game.positions_so_far().first()?.as_awale()?,
            self.game.moves().first()?.as_pit()?,
        ))
    }

    /// Returns the first pit that may not be played because it would be a grand slam, if there is
    /// one.
    pub fn forbidden_pit(&self) -> Option<Pit> {
        let (position, _) = self.first_position_and_pit()?;
        Pit::row(position.to_move())
            .find(|&pit| position.check(pit) == Err(IllegalMove::ForbiddenGrandSlam))
    }
}

/// Returns the pit that ended the chain of captures in `trace`. Returns `None` if nothing was
/// captured, or if the chain reached the end of the row.
pub fn pit_that_stops_capture_chain(trace: &SowingTrace) -> Option<Pit> {
    let (last_captured_pit, _) = trace.captures().last()?;
    Some(Pit::of(
        last_captured_pit.seat(),
        last_captured_pit.column().checked_sub(1)?,
    ))
}

/// Returns a demonstration of each rule that can be shown on the board, in the order of learning.
pub fn demonstrations(kind: &GameKind) -> Vec<Demonstration> {
    match kind {
        GameKind::Awale(variant) => DemonstratedRule::ALL
            .iter()
            .filter_map(|&rule| demonstration(rule, &variant.rules))
            .collect(),
        GameKind::Matches(rules) => {
            let game = Match::new(AnyGame::Matches(Heap::start(*rules, Seat::South)));
            vec![Demonstration {
                rule: DemonstratedRule::GoalOfGame,
                game,
            }]
        }
    }
}

fn demonstration(rule: DemonstratedRule, rules: &Rules) -> Option<Demonstration> {
    let game = match rule {
        DemonstratedRule::GoalOfGame => Some(Match::new(AnyGame::Awale(Position::start(
            rules,
            Seat::South,
        )))),
        DemonstratedRule::WinningStore => winning_chain_game(rules),
        DemonstratedRule::FewSeedsLeft => few_seeds_left_game(rules),
        DemonstratedRule::Repetition => {
            game_of_repeating_moves(rules, REPEATING_MOVES).filter(ends_by_repeating_start)
        }
        _ => example_positions(rule).find_map(|(pits, pit)| example_game(rule, rules, pits, pit)),
    };
    game.map(|game| Demonstration { rule, game })
}

/// Returns a game whose first move shows the rule. South's store has half of the seeds outside the
/// pits, or a quarter or none of them if the move does not show the rule otherwise.
fn example_game(
    rule: DemonstratedRule,
    rules: &Rules,
    pits: Pits,
    pit: Pit,
) -> Option<Match<AnyGame>> {
    let seeds_in_stores = seeds_outside_pits(rules, pits)?;
    let south_store_options = [seeds_in_stores.div_ceil(2), seeds_in_stores / 4, 0];
    south_store_options.into_iter().find_map(|south| {
        game_after_move(rules, pits, south, pit).filter(|game| {
            move_shows_rule(
                rule,
                rules,
                game.positions_so_far()[0].as_awale(),
                pit,
                game,
            )
        })
    })
}

/// Returns a game of one move from `pit`. At its start South's store has `south_store` seeds.
fn game_after_move(rules: &Rules, pits: Pits, south_store: u8, pit: Pit) -> Option<Match<AnyGame>> {
    let mut game = game_with_pits(rules, pits, south_store, pit.seat())?;
    game.play(AnyMove::Pit(pit)).ok()?;
    Some(game)
}

/// The positions that may show a rule, the best first, each with the pit to play. Many positions
/// come twice, because variants with sown stores need one more seed to sow as far. Some positions
/// are only for games with few seeds.
const EXAMPLE_POSITIONS: &[(DemonstratedRule, &str, char)] = &[
    (DemonstratedRule::Sowing, "2-0-5-1-0-3-1-4-2-0-3-1", 'C'),
    (DemonstratedRule::Sowing, "2-0-5-1-0-3-3-4-2-0-3-1", 'C'),
    (DemonstratedRule::Sowing, "0-1-0-0-3-0-1-3-0-1-0-0", 'E'),
    (DemonstratedRule::Sowing, "0-1-0-0-4-0-1-3-0-1-0-0", 'E'),
    (DemonstratedRule::SownStores, "1-0-2-3-0-1-2-0-4-1-0-3", 'D'),
    (DemonstratedRule::SownStores, "0-0-0-3-0-0-1-0-2-0-0-1", 'D'),
    (DemonstratedRule::FullLap, "1-0-0-13-1-0-2-0-1-1-3-0", 'D'),
    (DemonstratedRule::FullLap, "1-0-0-15-1-0-2-0-1-1-3-0", 'D'),
    (DemonstratedRule::FullLap, "0-0-0-12-0-0-0-0-0-0-0-0", 'D'),
    (DemonstratedRule::CaptureTwo, "0-2-1-0-4-1-1-0-1-5-0-2", 'E'),
    (DemonstratedRule::CaptureTwo, "0-2-1-0-5-1-1-0-1-5-0-2", 'E'),
    (DemonstratedRule::CaptureTwo, "0-0-0-0-2-0-1-0-0-1-0-0", 'E'),
    (DemonstratedRule::CaptureTwo, "0-0-0-0-3-0-1-0-0-1-0-0", 'E'),
    (
        DemonstratedRule::CaptureThree,
        "1-0-0-3-0-2-4-2-0-1-3-0",
        'F',
    ),
    (
        DemonstratedRule::CaptureThree,
        "1-0-0-3-0-3-4-2-0-1-3-0",
        'F',
    ),
    (
        DemonstratedRule::CaptureThree,
        "0-1-0-0-0-1-2-0-0-1-0-0",
        'F',
    ),
    (
        DemonstratedRule::CaptureThree,
        "0-1-0-0-0-2-2-0-0-1-0-0",
        'F',
    ),
    // In the four positions of `CaptureChain`, F captures several pits.
    (
        DemonstratedRule::CaptureChain,
        "2-0-1-0-3-4-1-2-1-1-0-3",
        'F',
    ),
    (
        DemonstratedRule::CaptureChain,
        "2-0-1-0-3-5-1-2-1-1-0-3",
        'F',
    ),
    (
        DemonstratedRule::CaptureChain,
        "0-0-0-0-0-2-1-1-0-0-2-0",
        'F',
    ),
    (
        DemonstratedRule::CaptureChain,
        "0-0-0-0-0-3-1-1-0-0-2-0",
        'F',
    ),
    (
        DemonstratedRule::CaptureChainStops,
        "0-3-0-1-0-5-1-2-4-1-1-3",
        'F',
    ),
    (
        DemonstratedRule::CaptureChainStops,
        "0-3-0-1-0-6-1-2-4-1-1-3",
        'F',
    ),
    (
        DemonstratedRule::CaptureChainStops,
        "0-0-0-0-0-3-1-4-1-0-0-1",
        'F',
    ),
    (
        DemonstratedRule::CaptureChainStops,
        "0-0-0-0-0-4-1-4-1-0-0-1",
        'F',
    ),
    (
        DemonstratedRule::NoCaptureInOwnRow,
        "1-3-0-1-1-0-2-0-3-1-0-2",
        'B',
    ),
    (
        DemonstratedRule::NoCaptureInOwnRow,
        "1-1-0-0-0-1-1-0-1-0-0-0",
        'A',
    ),
    // F captures all seeds of North. The last two positions are for rules that forbid this grand
    // slam: E captures half of the seeds.
    (DemonstratedRule::GrandSlam, "3-0-2-1-0-2-1-1-0-0-0-0", 'F'),
    (DemonstratedRule::GrandSlam, "3-0-2-1-0-3-1-1-0-0-0-0", 'F'),
    (DemonstratedRule::GrandSlam, "3-0-1-0-2-2-1-1-0-0-0-0", 'E'),
    (DemonstratedRule::GrandSlam, "3-0-1-0-3-3-1-1-0-0-0-0", 'E'),
    // Only F reaches North's row. The seeds of A stay in South's row.
    (DemonstratedRule::Feeding, "2-0-1-0-0-3-0-0-0-0-0-0", 'F'),
    (DemonstratedRule::Feeding, "2-0-1-0-0-3-0-0-0-0-0-0", 'A'),
    (
        DemonstratedRule::NoLegalMove,
        "0-1-2-2-0-0-0-0-0-0-0-1",
        'f',
    ),
    (
        DemonstratedRule::NoLegalMove,
        "4-4-2-1-0-0-0-0-0-0-0-1",
        'f',
    ),
];

/// Returns the positions that may show `rule`.
fn example_positions(rule: DemonstratedRule) -> impl Iterator<Item = (Pits, Pit)> {
    let examples = EXAMPLE_POSITIONS
        .iter()
        .filter(move |(shown, ..)| *shown == rule);
    examples.filter_map(|(_, board, letter)| Some((parse_pits(board), Pit::from_letter(*letter)?)))
}

/// Returns true if the move from `pit` in `before`, the only move of `game`, shows `rule`.
fn move_shows_rule(
    rule: DemonstratedRule,
    rules: &Rules,
    before: Option<Position>,
    pit: Pit,
    game: &Match<AnyGame>,
) -> bool {
    let Some((before, trace)) = before.and_then(|before| Some((before, before.trace(pit).ok()?)))
    else {
        return false;
    };
    let (sown_seeds, last_seed_place) = (before.seeds(pit), trace.sown_places().last());
    let captured: Vec<(Pit, u8)> = trace.captures().collect();
    let captures_nothing = captured.is_empty() && trace.forgone_seeds() == 0;
    let is_unfinished = game.outcome().is_none();
    // The number of seeds that sow a full lap, including sown stores.
    let full_lap_seeds = if rules.sow_stores { 14 } else { 12 };
    let is_capturable = |pit: Pit| matches!(trace.position_after.seeds(pit), 2 | 3);
    match rule {
        DemonstratedRule::Sowing => {
            is_unfinished
                && captures_nothing
                && sown_seeds < full_lap_seeds
                && matches!(last_seed_place, Some(BoardPlace::Pit(pit)) if pit.seat() == Seat::North)
        }
        DemonstratedRule::SownStores => {
            is_unfinished
                && rules.sow_stores
                && last_seed_place == Some(BoardPlace::Store(Seat::South))
        }
        DemonstratedRule::FullLap => {
            is_unfinished
                && captures_nothing
                && sown_seeds >= full_lap_seeds
                && trace.position_after.seeds(pit) == 0
        }
        DemonstratedRule::CaptureTwo => is_unfinished && matches!(captured[..], [(_, 2)]),
        DemonstratedRule::CaptureThree => is_unfinished && matches!(captured[..], [(_, 3)]),
        DemonstratedRule::CaptureChain => is_unfinished && captured.len() > 1,
        DemonstratedRule::CaptureChainStops => {
            let has_capturable_pit_before =
                |stop: Pit| Pit::row(Seat::North).any(|pit| pit < stop && is_capturable(pit));
            is_unfinished
                && pit_that_stops_capture_chain(&trace).is_some_and(has_capturable_pit_before)
        }
        DemonstratedRule::NoCaptureInOwnRow => {
            is_unfinished
                && matches!(last_seed_place, Some(BoardPlace::Pit(pit)) if pit.seat() == Seat::South && is_capturable(pit))
        }
        DemonstratedRule::GrandSlam => match rules.grand_slam {
            GrandSlamRule::SlamCapturesNothing => is_unfinished && trace.forgone_seeds() > 0,
            GrandSlamRule::SlamIllegal => {
                let is_forbidden = |pit| before.check(pit) == Err(IllegalMove::ForbiddenGrandSlam);
                is_unfinished && !captured.is_empty() && Pit::row(Seat::South).any(is_forbidden)
            }
        },
        DemonstratedRule::Feeding => match rules.feeding {
            FeedingRule::MustFeed => {
                let starves_opponent = |pit| before.check(pit) == Err(IllegalMove::StarvesOpponent);
                is_unfinished
                    && before.moves().count() == 1
                    && Pit::row(Seat::South).any(starves_opponent)
            }
            FeedingRule::MayStarve => {
                before.seeds_in_row(Seat::North) == 0
                    && game_ends_by(game, Ending::NoLegalMove(Seat::North))
            }
        },
        // If feeding is not required, the demonstration of `Feeding` has already shown this end of
        // a game.
        DemonstratedRule::NoLegalMove => {
            captures_nothing
                && rules.feeding == FeedingRule::MustFeed
                && game_ends_by(game, Ending::NoLegalMove(Seat::South))
        }
        DemonstratedRule::GoalOfGame
        | DemonstratedRule::WinningStore
        | DemonstratedRule::FewSeedsLeft
        | DemonstratedRule::Repetition => false,
    }
}

fn game_ends_by(game: &Match<AnyGame>, ending: Ending) -> bool {
    game.outcome()
        .is_some_and(|outcome| outcome.ending == GameEnd::ByRules(AnyEnding::Awale(ending)))
}

/// Returns a game with a chain of captures that brings South's store to the winning number, with
/// exactly that number if possible.
fn winning_chain_game(rules: &Rules) -> Option<Match<AnyGame>> {
    let win_at = rules.win_at?;
    example_positions(DemonstratedRule::CaptureChain).find_map(|(pits, pit)| {
        let game_won_by_gain =
            |gain: u8| game_after_move(rules, pits, win_at.checked_sub(gain)?, pit);
        let wins_in_one_move = |game: &Match<AnyGame>| {
            game.moves().len() == 1 && game_ends_by(game, Ending::StoreReached(Seat::South))
        };
        (1..=win_at)
            .rev()
            .filter_map(game_won_by_gain)
            .find(wins_in_one_move)
    })
}

/// Returns a game with a capture after which so few seeds are left that the game ends.
fn few_seeds_left_game(rules: &Rules) -> Option<Match<AnyGame>> {
    let capturing_pit_seeds = 1 + u8::from(rules.sow_stores);
    let seeds_in_pits_a_and_c = rules.stop_at?.checked_sub(1)?;
    let pits = [
        seeds_in_pits_a_and_c.div_ceil(2),
        0,
        seeds_in_pits_a_and_c / 2,
        0,
        0,
        capturing_pit_seeds,
        1,
        0,
        1,
        0,
        0,
        0,
    ];
    let pit = Pit::of(Seat::South, ROW - 1);
    let ends_in_one_move =
        |game: &Match<AnyGame>| game.moves().len() == 1 && game_ends_by(game, Ending::FewSeedsLeft);
    game_after_move(
        rules,
        pits,
        seeds_outside_pits(rules, pits)?.div_ceil(2),
        pit,
    )
    .filter(ends_in_one_move)
}

fn ends_by_repeating_start(game: &Match<AnyGame>) -> bool {
    let ending = game.outcome().map(|outcome| outcome.ending);
    matches!(
        ending,
        Some(GameEnd::Repetition {
            first_occurrence: 0
        })
    )
}
