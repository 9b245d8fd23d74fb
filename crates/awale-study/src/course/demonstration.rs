//! [`Demonstration`]: a rule shown as a position with a move to watch.
//!
//! The positions are fixed lists of pits. The rules of the variant decide whether a move really
//! shows a rule. So the same positions serve every variant, including a user's own. If no position
//! shows a rule, the screen shows only its text.

use awale_rules::matches::Heap;
use awale_rules::{
    Ending, Feeding, GameEnd, GrandSlam, IllegalMove, Match, PITS, PerSeat, Pit, Place, Position,
    Rules, Seat, Trace,
};
use strum::VariantArray;

use crate::catalogue::{AnyEnding, AnyGame, AnyMove, Kind};

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
    #[must_use]
    pub fn first(&self) -> Option<(Position, Pit)> {
        Some((
            self.game.past().first()?.awale()?,
            self.game.moves().first()?.pit()?,
        ))
    }

    /// Returns the pit that may not be played because it would be a grand slam.
    #[must_use]
    pub fn forbidden(&self) -> Option<Pit> {
        let (position, _) = self.first()?;
        Pit::row(position.to_move()).find(|&pit| position.check(pit) == Err(IllegalMove::GrandSlam))
    }
}

/// Returns the pit that ended the chain of captures in `trace`, if the chain ended within the row.
#[must_use]
pub fn chain_stopper(trace: &Trace) -> Option<Pit> {
    let (last, _) = trace.captures().last()?;
    Some(Pit::of(last.seat(), last.column().checked_sub(1)?))
}

/// Returns the rules of a game that can be shown on the board, in the order of learning.
#[must_use]
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
        ShownRule::Repetition => repetition(rules),
        _ => examples(rule).find_map(|example| example.game(rule, rules)),
    };
    game.map(|game| Demonstration { rule, game })
}

/// A position that may show a rule.
struct Example {
    pits: [u8; PITS],
    /// The side to move.
    mover: Seat,
    /// The pit to play, by its index from that side's left.
    column: usize,
}

const fn south(pits: [u8; PITS], column: usize) -> Example {
    Example {
        pits,
        mover: Seat::South,
        column,
    }
}

const fn north(pits: [u8; PITS], column: usize) -> Example {
    Example {
        pits,
        mover: Seat::North,
        column,
    }
}

impl Example {
    /// Returns the game by these rules, if its move shows the rule. The remaining seeds are shared
    /// by the stores, or North gets most of them if the game would otherwise be over.
    fn game(&self, rule: ShownRule, rules: &Rules) -> Option<Match<AnyGame>> {
        let others = rules.total().checked_sub(self.pits.iter().sum())?;
        let shares = [others.div_ceil(2), others / 4, 0];
        shares.into_iter().find_map(|south| {
            self.played(south, rules)
                .filter(|game| shows(rule, rules, game.past()[0].awale(), self.pit(), game))
        })
    }

    /// Returns the game with this number of seeds in South's store, after its one move.
    fn played(&self, south: u8, rules: &Rules) -> Option<Match<AnyGame>> {
        let north = rules
            .total()
            .checked_sub(self.pits.iter().sum::<u8>())?
            .checked_sub(south)?;
        let position =
            Position::new(rules, self.pits, PerSeat { south, north }, self.mover).ok()?;
        let mut game = Match::new(AnyGame::Awale(position));
        game.play(AnyMove::Pit(self.pit())).ok()?;
        Some(game)
    }

    fn pit(&self) -> Pit {
        Pit::of(self.mover, self.column)
    }
}

/// The positions that may show a rule, the best first. Many come twice: the second has one more
/// seed in its pit, for variants with sown stores. Those at the end of a rule are for games with
/// few seeds.
const EXAMPLES: &[(ShownRule, Example)] = &[
    (
        ShownRule::Sowing,
        south([2, 0, 5, 1, 0, 3, 1, 4, 2, 0, 3, 1], 2),
    ),
    (
        ShownRule::Sowing,
        south([2, 0, 5, 1, 0, 3, 3, 4, 2, 0, 3, 1], 2),
    ),
    (
        ShownRule::Sowing,
        south([0, 1, 0, 0, 3, 0, 1, 3, 0, 1, 0, 0], 4),
    ),
    (
        ShownRule::Sowing,
        south([0, 1, 0, 0, 4, 0, 1, 3, 0, 1, 0, 0], 4),
    ),
    (
        ShownRule::Stores,
        south([1, 0, 2, 3, 0, 1, 2, 0, 4, 1, 0, 3], 3),
    ),
    (
        ShownRule::Stores,
        south([0, 0, 0, 3, 0, 0, 1, 0, 2, 0, 0, 1], 3),
    ),
    (
        ShownRule::Lap,
        south([1, 0, 0, 13, 1, 0, 2, 0, 1, 1, 3, 0], 3),
    ),
    (
        ShownRule::Lap,
        south([1, 0, 0, 15, 1, 0, 2, 0, 1, 1, 3, 0], 3),
    ),
    (
        ShownRule::Lap,
        south([0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0], 3),
    ),
    (
        ShownRule::CaptureTwo,
        south([0, 2, 1, 0, 4, 1, 1, 0, 1, 5, 0, 2], 4),
    ),
    (
        ShownRule::CaptureTwo,
        south([0, 2, 1, 0, 5, 1, 1, 0, 1, 5, 0, 2], 4),
    ),
    (
        ShownRule::CaptureTwo,
        south([0, 0, 0, 0, 2, 0, 1, 0, 0, 1, 0, 0], 4),
    ),
    (
        ShownRule::CaptureTwo,
        south([0, 0, 0, 0, 3, 0, 1, 0, 0, 1, 0, 0], 4),
    ),
    (
        ShownRule::CaptureThree,
        south([1, 0, 0, 3, 0, 2, 4, 2, 0, 1, 3, 0], 5),
    ),
    (
        ShownRule::CaptureThree,
        south([1, 0, 0, 3, 0, 3, 4, 2, 0, 1, 3, 0], 5),
    ),
    (
        ShownRule::CaptureThree,
        south([0, 1, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0], 5),
    ),
    (
        ShownRule::CaptureThree,
        south([0, 1, 0, 0, 0, 2, 2, 0, 0, 1, 0, 0], 5),
    ),
    // F captures several pits in a row.
    (
        ShownRule::Chain,
        south([2, 0, 1, 0, 3, 4, 1, 2, 1, 1, 0, 3], 5),
    ),
    (
        ShownRule::Chain,
        south([2, 0, 1, 0, 3, 5, 1, 2, 1, 1, 0, 3], 5),
    ),
    (
        ShownRule::Chain,
        south([0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 2, 0], 5),
    ),
    (
        ShownRule::Chain,
        south([0, 0, 0, 0, 0, 3, 1, 1, 0, 0, 2, 0], 5),
    ),
    (
        ShownRule::ChainStops,
        south([0, 3, 0, 1, 0, 5, 1, 2, 4, 1, 1, 3], 5),
    ),
    (
        ShownRule::ChainStops,
        south([0, 3, 0, 1, 0, 6, 1, 2, 4, 1, 1, 3], 5),
    ),
    (
        ShownRule::ChainStops,
        south([0, 0, 0, 0, 0, 3, 1, 4, 1, 0, 0, 1], 5),
    ),
    (
        ShownRule::ChainStops,
        south([0, 0, 0, 0, 0, 4, 1, 4, 1, 0, 0, 1], 5),
    ),
    (
        ShownRule::OwnRow,
        south([1, 3, 0, 1, 1, 0, 2, 0, 3, 1, 0, 2], 1),
    ),
    (
        ShownRule::OwnRow,
        south([1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0], 0),
    ),
    // F captures everything. If that is forbidden, E captures half of it.
    (
        ShownRule::GrandSlam,
        south([3, 0, 2, 1, 0, 2, 1, 1, 0, 0, 0, 0], 5),
    ),
    (
        ShownRule::GrandSlam,
        south([3, 0, 2, 1, 0, 3, 1, 1, 0, 0, 0, 0], 5),
    ),
    (
        ShownRule::GrandSlam,
        south([3, 0, 1, 0, 2, 2, 1, 1, 0, 0, 0, 0], 4),
    ),
    (
        ShownRule::GrandSlam,
        south([3, 0, 1, 0, 3, 3, 1, 1, 0, 0, 0, 0], 4),
    ),
    // Only F reaches North's row. A stays in South's row.
    (
        ShownRule::Feeding,
        south([2, 0, 1, 0, 0, 3, 0, 0, 0, 0, 0, 0], 5),
    ),
    (
        ShownRule::Feeding,
        south([2, 0, 1, 0, 0, 3, 0, 0, 0, 0, 0, 0], 0),
    ),
    (
        ShownRule::NoMove,
        north([0, 1, 2, 2, 0, 0, 0, 0, 0, 0, 0, 1], 5),
    ),
    (
        ShownRule::NoMove,
        north([4, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1], 5),
    ),
];

/// Returns the positions that may show `rule`.
fn examples(rule: ShownRule) -> impl Iterator<Item = &'static Example> {
    EXAMPLES
        .iter()
        .filter(move |(shown, _)| *shown == rule)
        .map(|(_, example)| example)
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
    examples(ShownRule::Chain).find_map(|chain| {
        let game = |gain: u8| chain.played(win_at.checked_sub(gain)?, rules);
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
    let example = south(
        [far.div_ceil(2), 0, far / 2, 0, 0, reach, 1, 0, 1, 0, 0, 0],
        5,
    );
    let others = rules.total().checked_sub(example.pits.iter().sum())?;
    let ends = |game: &Match<AnyGame>| game.moves().len() == 1 && ends_by(game, Ending::FewLeft);
    example.played(others.div_ceil(2), rules).filter(ends)
}

/// Returns a game of twelve moves that lead back to the first position.
fn repetition(rules: &Rules) -> Option<Match<AnyGame>> {
    const CYCLE: &str = "eAfEaFcCdDbB";
    let pits = [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0];
    let others = rules.total().checked_sub(pits.iter().sum())?;
    let stores = PerSeat {
        south: others.div_ceil(2),
        north: others / 2,
    };
    let mut game = Match::new(AnyGame::Awale(
        Position::new(rules, pits, stores, Seat::North).ok()?,
    ));
    for letter in CYCLE.chars() {
        game.play(AnyMove::Pit(Pit::from_letter(letter)?)).ok()?;
    }
    let ends = matches!(game.outcome()?.ending, GameEnd::Repetition { first: 0 });
    ends.then_some(game)
}
