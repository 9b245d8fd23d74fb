//! How the weak characters err: what is refuted later is overlooked more often.

use awale_engine::{Engine, Limits, Stop};
use awale_rules::{Game, Pit, Position, Rules};

use awale::players::{Character, PlayerSpec};

use super::{choose, computer, games, opening, play_out, seated, spec};

/// The deepest search by which moves are judged.
const DEEPEST: u32 = 9;
/// What a bad move gives away at least, in hundredths of a seed: more than any of them allows itself.
const BAD: i32 = 250;

/// The moves of `position` which are bad, each with the depth from which on a search sees it.
fn bad_moves(engine: &mut Engine, past: &[Position]) -> Vec<(Pit, u32)> {
    let position = past.last().expect("a position");
    let moves: Vec<Pit> = position.moves().collect();
    let mut costs = Vec::new();
    for depth in 2..=DEEPEST {
        let value = |engine: &mut Engine, pit: Pit| {
            let mut after = *position;
            after.play_unchecked(pit);
            if after.outcome().is_some() {
                return None;
            }
            let found = engine.think(&[after], &Limits::depth(depth - 1), &Stop::new(), &mut |_| ())?;
            Some(-found.info.score.lead())
        };
        let values: Option<Vec<i32>> = moves.iter().map(|&pit| value(engine, pit)).collect();
        let Some(values) = values else { return Vec::new() };
        let best = values.iter().copied().max().unwrap_or(0);
        costs.push(values.into_iter().map(|value| best - value).collect::<Vec<i32>>());
    }
    let seen_from = |place: usize| {
        let later = costs.iter().rev().take_while(|costs| costs[place] >= BAD).count();
        (later > 0).then(|| DEEPEST + 1 - u32::try_from(later).expect("few depths"))
    };
    moves.iter().enumerate().filter_map(|(place, &pit)| Some((pit, seen_from(place)?))).collect()
}

#[test]
fn errors_of_weak_characters_grow_with_the_depth_of_the_refutation() {
    // Refuted at once, soon, late.
    let (mut offered, mut chosen) = ([0_u32; 3], [0_u32; 3]);
    let weak = [Character::Kofi, Character::Fatou, Character::Bia, Character::Ama, Character::Efua];
    let mut engine = Engine::new(1, 1);
    for seed in 0..games("AWALE_ERROR_GAMES", 16) {
        let mut game = opening(&Rules::OWARE, 4, seed);
        let players = seated(spec("engine:level=3"), awale_rules::Seat::South, spec("engine:level=2"), seed);
        let mut pasts = Vec::new();
        play_out(&mut game, players, |game, _| pasts.push(game.past().to_vec()));
        for past in pasts.iter().step_by(3) {
            let bad = bad_moves(&mut engine, past);
            for character in weak {
                let played = choose(&mut computer(PlayerSpec::Character(character), seed), past);
                for &(pit, depth) in &bad {
                    let class = match depth {
                        2 => 0,
                        3..=5 => 1,
                        _ => 2,
                    };
                    offered[class] += 1;
                    chosen[class] += u32::from(pit == played);
                }
            }
        }
    }
    let rates: Vec<f64> = (0..3).map(|class| f64::from(chosen[class]) / f64::from(offered[class])).collect();
    println!("offered {offered:?}, chosen {chosen:?}, rates {rates:.3?}");
    assert!(offered.iter().all(|&offered| offered >= 100), "{offered:?}");
    assert!(rates[0] < 0.6 * rates[1] && rates[1] < rates[2], "{rates:?} of {offered:?}");
}
