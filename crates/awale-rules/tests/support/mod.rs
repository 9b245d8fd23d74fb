//! Support for tests: random games and many rules.

#![allow(dead_code, reason = "each test uses its own part")]

use awale_rules::{
    FeedingRule, Game, GrandSlamRule, LeftoversRule, Match, Position, RepetitionRule, RuleFields,
    Rules, Seat, Variant,
};
use rand::{RngExt, SeedableRng, rngs::StdRng, seq::IteratorRandom};

/// Whether a program that a test needs is installed. A missing one is reported on the real standard
/// error, because the test harness captures `eprintln`.
pub fn is_installed(program: &str) -> bool {
    use std::io::Write;
    let command_result = std::process::Command::new(program)
        .arg("--version")
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .status();
    if command_result.is_err() {
        let mut stderr = std::io::stderr();
        let _ = writeln!(stderr, "NOT TESTED: {program} is not installed");
    }
    command_result.is_ok()
}

/// The built-in rules, and some custom rules that a user could define.
pub fn many_rules() -> Vec<Rules> {
    let built_in_rules = Variant::BUILT_IN.into_iter().map(|variant| variant.rules);
    let custom_rules = [
        RuleFields {
            seeds_per_pit: 1,
            win_at: None,
            leftovers: LeftoversRule::MoverTakesAll,
            ..RuleFields::OWARE
        },
        RuleFields {
            seeds_per_pit: 2,
            win_at: Some(13),
            feeding: FeedingRule::MayStarve,
            ..RuleFields::OWARE
        },
        RuleFields {
            seeds_per_pit: 3,
            win_at: None,
            stop_at: Some(7),
            sow_stores: true,
            ..RuleFields::OWARE
        },
        RuleFields {
            seeds_per_pit: 6,
            win_at: Some(72),
            grand_slam: GrandSlamRule::SlamIllegal,
            ..RuleFields::OWARE
        },
        RuleFields {
            seeds_per_pit: 5,
            win_at: None,
            feeding: FeedingRule::MayStarve,
            sow_stores: true,
            grand_slam: GrandSlamRule::SlamIllegal,
            repetition: RepetitionRule::EachGetsHalf,
            leftovers: LeftoversRule::MoverTakesAll,
            ..RuleFields::OWARE
        },
    ];
    built_in_rules
        .chain(custom_rules.map(|fields| Rules::new(fields).expect("no contradiction")))
        .collect()
}

/// Plays random moves from `start` until the game ends or has `plies` moves.
pub fn random_game<G: Game>(start: G, plies: usize, random_seed: u64) -> Match<G> {
    let mut rng = StdRng::seed_from_u64(random_seed);
    let mut game = Match::new(start);
    while game.moves().len() < plies && game.outcome().is_none() {
        let mv = game
            .position()
            .moves()
            .choose(&mut rng)
            .expect("a game that goes on has a move");
        game.play(mv).expect("a legal move is accepted");
    }
    game
}

/// A random seat.
pub fn random_seat(random_seed: u64) -> Seat {
    if StdRng::seed_from_u64(random_seed).random() {
        Seat::South
    } else {
        Seat::North
    }
}

/// Random games of at most `plies` moves, `game_count` of them for each of [`many_rules`].
pub fn random_awale_games(game_count: u64, plies: usize) -> impl Iterator<Item = Match<Position>> {
    many_rules().into_iter().flat_map(move |rules| {
        (0..game_count)
            .map(move |seed| random_game(Position::start(&rules, random_seat(seed)), plies, seed))
    })
}
