//! The rules as moves to be watched: for each rule a position, and the move that shows it.
//!
//! A position stands here as its pits; that its move shows the rule is found by the rules of the
//! game alone. So the same positions serve every variant, custom ones too: if none of them shows a
//! rule, only its text is shown.

use awale_rules::matches::Heap;
use awale_rules::{
    Ending, Feeding, GameEnd, GrandSlam, IllegalMove, Match, PITS, PerSeat, Pit, Place, Position,
    Rules, Seat, Trace,
};
use strum::VariantArray;

use crate::catalogue::{AnyEnding, AnyGame, AnyMove, Kind};

/// What a move can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum ShownRule {
    /// The start, before any move: what the game is about.
    Goal,
    /// Seeds are sown into the pits that follow.
    Sowing,
    /// A seed falls into each store on the way; the last one captures nothing there.
    Stores,
    /// A pit with many seeds goes all the way round and skips itself.
    Lap,
    /// The last seed makes two.
    CaptureTwo,
    /// The last seed makes three.
    CaptureThree,
    /// The pits before the last one are captured too.
    Chain,
    /// A pit that holds neither two nor three ends the chain.
    ChainStops,
    /// In the player's own row nothing is captured.
    OwnRow,
    /// A move that would capture everything.
    GrandSlam,
    /// The opponent has no seeds.
    Feeding,
    /// A store reaches the number that wins.
    WinAt,
    /// The game ends, since too few seeds are left.
    StopAt,
    /// The player to move has no legal move.
    NoMove,
    /// A position comes back.
    Repetition,
}

impl ShownRule {
    /// All of them, in the order in which one learns them.
    pub const ALL: &[ShownRule] = ShownRule::VARIANTS;
}

/// A rule, and a short game that shows it: its first position, and mostly one move.
#[derive(Clone, Debug)]
pub struct Demonstration {
    /// What is shown.
    pub rule: ShownRule,
    /// The game, played to its last move.
    pub game: Match<AnyGame>,
}

impl Demonstration {
    /// The position before the first move, and the pit that is played there. `None` where nothing
    /// is played.
    #[must_use]
    pub fn first(&self) -> Option<(Position, Pit)> {
        Some((
            self.game.past().first()?.awale()?,
            self.game.moves().first()?.pit()?,
        ))
    }

    /// The pit that is not played because it would capture everything.
    #[must_use]
    pub fn forbidden(&self) -> Option<Pit> {
        let (position, _) = self.first()?;
        Pit::row(position.to_move()).find(|&pit| position.check(pit) == Err(IllegalMove::GrandSlam))
    }
}

/// Where `trace` captured last, counted in sowing order: the pit before it, where a chain came to
/// its end within the row.
#[must_use]
pub fn pit_that_stops(trace: &Trace) -> Option<Pit> {
    let (last, _) = trace.captures().last()?;
    Some(Pit::of(last.seat(), last.column().checked_sub(1)?))
}

/// The rules of a game as they can be shown on the board, in the order in which one learns them.
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
        ShownRule::WinAt => reaching(rules),
        ShownRule::StopAt => few_left(rules),
        ShownRule::Repetition => repeated(rules),
        _ => examples(rule).find_map(|example| example.game(rule, rules)),
    };
    game.map(|game| Demonstration { rule, game })
}

/// A position that may show a rule.
struct Example {
    pits: [u8; PITS],
    /// The side to move, and its pit, counted from its left.
    mover: Seat,
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
    /// The game by these rules, if its move shows the rule: the other seeds are shared between the
    /// stores, or lie in North's where the game would be over otherwise.
    fn game(&self, rule: ShownRule, rules: &Rules) -> Option<Match<AnyGame>> {
        let others = rules.total().checked_sub(self.pits.iter().sum())?;
        let shares = [others.div_ceil(2), others / 4, 0];
        shares.into_iter().find_map(|south| {
            self.played(south, rules)
                .filter(|game| shows(rule, rules, game.past()[0].awale(), self.pit(), game))
        })
    }

    /// The game with this many seeds in South's store, its one move played.
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

/// The positions that may show a rule, the best first. A second one has a seed more where stores
/// are sown; the last ones serve games of few seeds.
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
    // F takes all; E, where that is not allowed, half of it.
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
    // Only F reaches North's row; A stays in South's.
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

/// The positions that may show `rule`.
fn examples(rule: ShownRule) -> impl Iterator<Item = &'static Example> {
    EXAMPLES
        .iter()
        .filter(move |(shown, _)| *shown == rule)
        .map(|(_, example)| example)
}

/// Whether the move from `pit` in `before`, the only one of `game`, shows `rule`.
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
    let is_calm = captured.is_empty() && trace.forgone() == 0;
    let goes_on = game.outcome().is_none();
    // Where stores are sown, they lie on the way round too.
    let round = if rules.sow_stores { 14 } else { 12 };
    let has_two_or_three = |pit: Pit| matches!(trace.after.seeds(pit), 2 | 3);
    match rule {
        ShownRule::Sowing => {
            goes_on
                && is_calm
                && seeds < round
                && matches!(last, Some(Place::Pit(pit)) if pit.seat() == Seat::North)
        }
        ShownRule::Stores => goes_on && rules.sow_stores && last == Some(Place::Store(Seat::South)),
        ShownRule::Lap => goes_on && is_calm && seeds >= round && trace.after.seeds(pit) == 0,
        ShownRule::CaptureTwo => goes_on && matches!(captured[..], [(_, 2)]),
        ShownRule::CaptureThree => goes_on && matches!(captured[..], [(_, 3)]),
        ShownRule::Chain => goes_on && captured.len() > 1,
        ShownRule::ChainStops => {
            let stays =
                |stop: Pit| Pit::row(Seat::North).any(|pit| pit < stop && has_two_or_three(pit));
            goes_on && pit_that_stops(&trace).is_some_and(stays)
        }
        ShownRule::OwnRow => {
            goes_on
                && matches!(last, Some(Place::Pit(pit)) if pit.seat() == Seat::South && has_two_or_three(pit))
        }
        ShownRule::GrandSlam => match rules.grand_slam {
            GrandSlam::CapturesNothing => goes_on && trace.forgone() > 0,
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
                before.row(Seat::North) == 0 && ends_by(game, Ending::NoMove(Seat::North))
            }
        },
        // Where one need not feed, that has shown this end already.
        ShownRule::NoMove => {
            is_calm
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

/// A chain that brings South's store to the number that wins, if it can be to that very number.
fn reaching(rules: &Rules) -> Option<Match<AnyGame>> {
    let win_at = rules.win_at?;
    examples(ShownRule::Chain).find_map(|chain| {
        let game = |gain: u8| chain.played(win_at.checked_sub(gain)?, rules);
        let wins = |game: &Match<AnyGame>| {
            game.moves().len() == 1 && ends_by(game, Ending::StoreReached(Seat::South))
        };
        (1..=win_at).rev().filter_map(game).find(wins)
    })
}

/// A capture that leaves as many seeds as end the game.
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

/// Twelve moves that lead back to where they began.
fn repeated(rules: &Rules) -> Option<Match<AnyGame>> {
    const CIRCLE: &str = "eAfEaFcCdDbB";
    let pits = [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0];
    let others = rules.total().checked_sub(pits.iter().sum())?;
    let stores = PerSeat {
        south: others.div_ceil(2),
        north: others / 2,
    };
    let mut game = Match::new(AnyGame::Awale(
        Position::new(rules, pits, stores, Seat::North).ok()?,
    ));
    for letter in CIRCLE.chars() {
        game.play(AnyMove::Pit(Pit::from_letter(letter)?)).ok()?;
    }
    let ends = matches!(game.outcome()?.ending, GameEnd::Repetition { first: 0 });
    ends.then_some(game)
}
