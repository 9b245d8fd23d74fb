//! [`Demonstration`]: a rule shown as a position with a move to watch.
//!
//! The positions are fixed lists of pits. The rules of the variant decide whether a move really
//! shows a rule. So the same positions serve every variant, including a user's own. If no position
//! shows a rule, the screen shows only its text.

use awale_rules::matches::Heap;
use awale_rules::{
    Ending, Feeding, GameEnd, GrandSlam, IllegalMove, Match, Pit, Place, Position, ROW, Rules,
    Seat, Trace,
};
use strum::VariantArray;

use crate::catalogue::{AnyEnding, AnyGame, AnyMove, Kind};

use super::{CYCLE, Pits, cycle, game, others, pits};

/// A rule that a move can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum ShownRule {
    /// The goal of the game, shown at the start before any move.
    Goal,
    /// Seeds are sown into the following pits.
    Sowing,
    /// Each store on the way gets a seed. A last seed in a store captures nothing.
    Stores,
    /// A pit with many seeds is sown all the way round and skips itself.
    Lap,
    /// The last seed makes two, which are captured.
    CaptureTwo,
    /// The last seed makes three, which are captured.
    CaptureThree,
    /// The pits before the last one are captured too.
    Chain,
    /// A pit with neither two nor three seeds ends the chain.
    ChainStops,
    /// Nothing is captured in the player's own row.
    OwnRow,
    /// A grand slam would capture all of the opponent's seeds.
    GrandSlam,
    /// The opponent has no seeds and must be fed, or need not be.
    Feeding,
    /// A store reaches the winning number.
    WinAt,
    /// The game ends because too few seeds are left.
    StopAt,
    /// The player to move has no legal move.
    NoMove,
    /// A position repeats.
    Repetition,
}

impl ShownRule {
    /// All rules, in the order of learning.
    pub const ALL: &[ShownRule] = ShownRule::VARIANTS;
}

/// A rule, and a short game that shows it: a start position, and usually one move.
#[derive(Clone, Debug)]
pub struct Demonstration {
    /// The rule that is shown.
    pub rule: ShownRule,
    /// The game, played to its last move.
    pub game: Match<AnyGame>,
}

impl Demonstration {
    /// Returns the first position and the pit that is played there, or `None` if no move is played.
    pub fn first(&self) -> Option<(Position, Pit)> {
        Some((
            self.game.past().first()?.awale()?,
            self.game.moves().first()?.pit()?,
        ))
    }

    /// Returns the pit that may not be played because it would be a grand slam.
    pub fn forbidden(&self) -> Option<Pit> {
        let (position, _) = self.first()?;
        Pit::row(position.to_move()).find(|&pit| position.check(pit) == Err(IllegalMove::GrandSlam))
    }
}

/// Returns the pit that ended the chain of captures in `trace`, if the chain ended within the row.
pub fn chain_stopper(trace: &Trace) -> Option<Pit> {
    let (last, _) = trace.captures().last()?;
    Some(Pit::of(last.seat(), last.column().checked_sub(1)?))
}

/// Returns the rules of a game that can be shown on the board, in the order of learning.
pub fn demonstrations(kind: &Kind) -> Vec<Demonstration> {
    match kind {
        Kind::Awale(variant) => ShownRule::ALL
            .iter()
            .filter_map(|&rule| demonstration(rule, &variant.rules))
            .collect(),
        Kind::Matches(rules) => {
            let game = Match::new(AnyGame::Matches(Heap::start(*rules, Seat::South)));
            vec![Demonstration {
                rule: ShownRule::Goal,
                game,
            }]
        }
    }
}

fn demonstration(rule: ShownRule, rules: &Rules) -> Option<Demonstration> {
    let game = match rule {
        ShownRule::Goal => Some(Match::new(AnyGame::Awale(Position::start(
            rules,
            Seat::South,
        )))),
        ShownRule::WinAt => winning_chain(rules),
        ShownRule::StopAt => few_left(rules),
        ShownRule::Repetition => cycle(rules, CYCLE).filter(repeats),
        _ => examples(rule).find_map(|(pits, pit)| example(rule, rules, pits, pit)),
    };
    game.map(|game| Demonstration { rule, game })
}

/// Returns a game whose first move shows the rule. The remaining seeds are shared by the stores, or
/// North gets most of them if the game would otherwise be over.
fn example(rule: ShownRule, rules: &Rules, pits: Pits, pit: Pit) -> Option<Match<AnyGame>> {
    let others = others(rules, pits)?;
    let shares = [others.div_ceil(2), others / 4, 0];
    shares.into_iter().find_map(|south| {
        played(rules, pits, south, pit)
            .filter(|game| shows(rule, rules, game.past()[0].awale(), pit, game))
    })
}

/// Returns the game with this number of seeds in South's store, after its one move.
fn played(rules: &Rules, pits: Pits, south: u8, pit: Pit) -> Option<Match<AnyGame>> {
    let mut game = game(rules, pits, south, pit.seat())?;
    game.play(AnyMove::Pit(pit)).ok()?;
    Some(game)
}

/// The positions that may show a rule, the best first. Many come twice: the second has one more
/// seed in its pit, for variants with sown stores. Those at the end of a rule are for games with
/// few seeds.
const EXAMPLES: &[(ShownRule, &str, char)] = &[
    (ShownRule::Sowing, "2-0-5-1-0-3-1-4-2-0-3-1", 'C'),
    (ShownRule::Sowing, "2-0-5-1-0-3-3-4-2-0-3-1", 'C'),
    (ShownRule::Sowing, "0-1-0-0-3-0-1-3-0-1-0-0", 'E'),
    (ShownRule::Sowing, "0-1-0-0-4-0-1-3-0-1-0-0", 'E'),
    (ShownRule::Stores, "1-0-2-3-0-1-2-0-4-1-0-3", 'D'),
    (ShownRule::Stores, "0-0-0-3-0-0-1-0-2-0-0-1", 'D'),
    (ShownRule::Lap, "1-0-0-13-1-0-2-0-1-1-3-0", 'D'),
    (ShownRule::Lap, "1-0-0-15-1-0-2-0-1-1-3-0", 'D'),
    (ShownRule::Lap, "0-0-0-12-0-0-0-0-0-0-0-0", 'D'),
    (ShownRule::CaptureTwo, "0-2-1-0-4-1-1-0-1-5-0-2", 'E'),
    (ShownRule::CaptureTwo, "0-2-1-0-5-1-1-0-1-5-0-2", 'E'),
    (ShownRule::CaptureTwo, "0-0-0-0-2-0-1-0-0-1-0-0", 'E'),
    (ShownRule::CaptureTwo, "0-0-0-0-3-0-1-0-0-1-0-0", 'E'),
    (ShownRule::CaptureThree, "1-0-0-3-0-2-4-2-0-1-3-0", 'F'),
    (ShownRule::CaptureThree, "1-0-0-3-0-3-4-2-0-1-3-0", 'F'),
    (ShownRule::CaptureThree, "0-1-0-0-0-1-2-0-0-1-0-0", 'F'),
    (ShownRule::CaptureThree, "0-1-0-0-0-2-2-0-0-1-0-0", 'F'),
    // F captures several pits in a row.
    (ShownRule::Chain, "2-0-1-0-3-4-1-2-1-1-0-3", 'F'),
    (ShownRule::Chain, "2-0-1-0-3-5-1-2-1-1-0-3", 'F'),
    (ShownRule::Chain, "0-0-0-0-0-2-1-1-0-0-2-0", 'F'),
    (ShownRule::Chain, "0-0-0-0-0-3-1-1-0-0-2-0", 'F'),
    (ShownRule::ChainStops, "0-3-0-1-0-5-1-2-4-1-1-3", 'F'),
    (ShownRule::ChainStops, "0-3-0-1-0-6-1-2-4-1-1-3", 'F'),
    (ShownRule::ChainStops, "0-0-0-0-0-3-1-4-1-0-0-1", 'F'),
    (ShownRule::ChainStops, "0-0-0-0-0-4-1-4-1-0-0-1", 'F'),
    (ShownRule::OwnRow, "1-3-0-1-1-0-2-0-3-1-0-2", 'B'),
    (ShownRule::OwnRow, "1-1-0-0-0-1-1-0-1-0-0-0", 'A'),
    // F captures everything. If that is forbidden, E captures half of it.
    (ShownRule::GrandSlam, "3-0-2-1-0-2-1-1-0-0-0-0", 'F'),
    (ShownRule::GrandSlam, "3-0-2-1-0-3-1-1-0-0-0-0", 'F'),
    (ShownRule::GrandSlam, "3-0-1-0-2-2-1-1-0-0-0-0", 'E'),
    (ShownRule::GrandSlam, "3-0-1-0-3-3-1-1-0-0-0-0", 'E'),
    // Only F reaches North's row. A stays in South's row.
    (ShownRule::Feeding, "2-0-1-0-0-3-0-0-0-0-0-0", 'F'),
    (ShownRule::Feeding, "2-0-1-0-0-3-0-0-0-0-0-0", 'A'),
    (ShownRule::NoMove, "0-1-2-2-0-0-0-0-0-0-0-1", 'f'),
    (ShownRule::NoMove, "4-4-2-1-0-0-0-0-0-0-0-1", 'f'),
];

/// Returns the positions that may show `rule`.
fn examples(rule: ShownRule) -> impl Iterator<Item = (Pits, Pit)> {
    let examples = EXAMPLES.iter().filter(move |(shown, ..)| *shown == rule);
    examples.filter_map(|(_, board, letter)| Some((pits(board), Pit::from_letter(*letter)?)))
}

/// Returns true if the move from `pit` in `before`, the only move of `game`, shows `rule`.
fn shows(
    rule: ShownRule,
    rules: &Rules,
    before: Option<Position>,
    pit: Pit,
    game: &Match<AnyGame>,
) -> bool {
    let Some((before, trace)) = before.and_then(|before| Some((before, before.trace(pit).ok()?)))
    else {
        return false;
    };
    let (seeds, last) = (before.seeds(pit), trace.sown().last());
    let captured: Vec<(Pit, u8)> = trace.captures().collect();
    let captures_nothing = captured.is_empty() && trace.forgone_seeds() == 0;
    let goes_on = game.outcome().is_none();
    // The number of seeds that goes all the way round, including sown stores.
    let round = if rules.sow_stores { 14 } else { 12 };
    let is_capturable = |pit: Pit| matches!(trace.after.seeds(pit), 2 | 3);
    match rule {
        ShownRule::Sowing => {
            goes_on
                && captures_nothing
                && seeds < round
                && matches!(last, Some(Place::Pit(pit)) if pit.seat() == Seat::North)
        }
        ShownRule::Stores => goes_on && rules.sow_stores && last == Some(Place::Store(Seat::South)),
        ShownRule::Lap => {
            goes_on && captures_nothing && seeds >= round && trace.after.seeds(pit) == 0
        }
        ShownRule::CaptureTwo => goes_on && matches!(captured[..], [(_, 2)]),
        ShownRule::CaptureThree => goes_on && matches!(captured[..], [(_, 3)]),
        ShownRule::Chain => goes_on && captured.len() > 1,
        ShownRule::ChainStops => {
            let stays =
                |stop: Pit| Pit::row(Seat::North).any(|pit| pit < stop && is_capturable(pit));
            goes_on && chain_stopper(&trace).is_some_and(stays)
        }
        ShownRule::OwnRow => {
            goes_on
                && matches!(last, Some(Place::Pit(pit)) if pit.seat() == Seat::South && is_capturable(pit))
        }
        ShownRule::GrandSlam => match rules.grand_slam {
            GrandSlam::CapturesNothing => goes_on && trace.forgone_seeds() > 0,
            GrandSlam::Illegal => {
                let is_forbidden = |pit| before.check(pit) == Err(IllegalMove::GrandSlam);
                goes_on && !captured.is_empty() && Pit::row(Seat::South).any(is_forbidden)
            }
        },
        ShownRule::Feeding => match rules.feeding {
            Feeding::Required => {
                let starves = |pit| before.check(pit) == Err(IllegalMove::Starves);
                goes_on && before.moves().count() == 1 && Pit::row(Seat::South).any(starves)
            }
            Feeding::Free => {
                before.seeds_in_row(Seat::North) == 0 && ends_by(game, Ending::NoMove(Seat::North))
            }
        },
        // If feeding is not required, `Feeding` has already shown this end.
        ShownRule::NoMove => {
            captures_nothing
                && rules.feeding == Feeding::Required
                && ends_by(game, Ending::NoMove(Seat::South))
        }
        ShownRule::Goal | ShownRule::WinAt | ShownRule::StopAt | ShownRule::Repetition => false,
    }
}

fn ends_by(game: &Match<AnyGame>, ending: Ending) -> bool {
    game.outcome()
        .is_some_and(|outcome| outcome.ending == GameEnd::Rules(AnyEnding::Awale(ending)))
}

/// Returns a chain that brings South's store to the winning number, with exactly that number if
/// possible.
fn winning_chain(rules: &Rules) -> Option<Match<AnyGame>> {
    let win_at = rules.win_at?;
    examples(ShownRule::Chain).find_map(|(pits, pit)| {
        let game = |gain: u8| played(rules, pits, win_at.checked_sub(gain)?, pit);
        let wins = |game: &Match<AnyGame>| {
            game.moves().len() == 1 && ends_by(game, Ending::StoreReached(Seat::South))
        };
        (1..=win_at).rev().filter_map(game).find(wins)
    })
}

/// Returns a capture after which so few seeds are left that the game ends.
fn few_left(rules: &Rules) -> Option<Match<AnyGame>> {
    let reach = 1 + u8::from(rules.sow_stores);
    let far = rules.stop_at?.checked_sub(1)?;
    let pits = [far.div_ceil(2), 0, far / 2, 0, 0, reach, 1, 0, 1, 0, 0, 0];
    let pit = Pit::of(Seat::South, ROW - 1);
    let ends = |game: &Match<AnyGame>| game.moves().len() == 1 && ends_by(game, Ending::FewLeft);
    played(rules, pits, others(rules, pits)?.div_ceil(2), pit).filter(ends)
}

fn repeats(game: &Match<AnyGame>) -> bool {
    let ending = game.outcome().map(|outcome| outcome.ending);
    matches!(ending, Some(GameEnd::Repetition { first: 0 }))
}
