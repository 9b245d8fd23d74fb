//! Tests how the weak characters err: they overlook late refutations more often than early ones.

use awale_engine::{Engine, Limits, Stop};
use awale_rules::{Game, PITS, Pit, Position, ROW, Rules};

use awale_study::catalogue::Variant;
use awale_study::players::{Character, PlayerSpec};
use awale_study::puzzle::{MinedPuzzle, collection};

use super::{
    chosen_pit, computer_without_tables, number_from_env, parse_player, play_to_the_end,
    random_opening, seat_players,
};

/// Maximum search depth (plies) for judging moves.
const MAX_JUDGING_DEPTH: u32 = 9;
/// Minimum loss of a bad move, in hundredths of a seed. No character gives away this much on
/// purpose.
const MIN_LOSS_CENTISEEDS: i32 = 450;

/// The characters with human-like vision, who overlook distant pits. The others ask the engine.
const WEAK_CHARACTERS: [Character; 7] = [
    Character::Kossi,
    Character::Kofi,
    Character::Fatou,
    Character::Bia,
    Character::Efua,
    Character::Kwasi,
    Character::Adjoua,
];

/// The bad moves in the last position of `past`, each with the minimum search depth that refutes
/// it.
fn bad_moves(engine: &mut Engine, past: &[Position]) -> Vec<(Pit, u32)> {
    let position = past.last().expect("a position");
    let moves: Vec<Pit> = position.moves().collect();
    let mut costs = Vec::new();
    for depth in 2..=MAX_JUDGING_DEPTH {
        let value = |engine: &mut Engine, pit: Pit| {
            let mut after = *position;
            after.play_unchecked(pit);
            if after.outcome().is_some() {
                return None;
            }
            let found = engine.think(
                &[after],
                &Limits::depth(depth - 1),
                &Stop::new(),
                &mut |_| (),
            )?;
            Some(-found.info.score.lead_centiseeds())
        };
        let values: Option<Vec<i32>> = moves.iter().map(|&pit| value(engine, pit)).collect();
        let Some(values) = values else {
            return Vec::new();
        };
        let best = values.iter().copied().max().unwrap_or(0);
        costs.push(
            values
                .into_iter()
                .map(|value| best - value)
                .collect::<Vec<i32>>(),
        );
    }
    let seen_from = |place: usize| {
        let later = costs
            .iter()
            .rev()
            .take_while(|costs| costs[place] >= MIN_LOSS_CENTISEEDS)
            .count();
        (later > 0).then(|| MAX_JUDGING_DEPTH + 1 - u32::try_from(later).expect("few depths"))
    };
    moves
        .iter()
        .enumerate()
        .filter_map(|(place, &pit)| Some((pit, seen_from(place)?)))
        .collect()
}

#[test]
fn weak_characters_err_more_often_the_later_the_refutation() {
    // The numbers of bad moves that could have been and that were chosen, by whether they are
    // refuted immediately, soon, or late.
    let (mut offered, mut chosen) = ([0_u32; 3], [0_u32; 3]);
    let mut engine = Engine::new(1, 1);
    for seed in 0..number_from_env("AWALE_ERROR_GAMES", 16) {
        let mut game = random_opening(&Rules::OWARE, 4, seed);
        let players = seat_players(
            parse_player("engine:level=3"),
            awale_rules::Seat::South,
            parse_player("engine:level=2"),
            seed,
        );
        let mut pasts = Vec::new();
        play_to_the_end(&mut game, players, |game, _| {
            pasts.push(game.positions_so_far().to_vec());
        });
        for past in pasts.iter().step_by(3) {
            let bad = bad_moves(&mut engine, past);
            for character in WEAK_CHARACTERS {
                let played = chosen_pit(
                    &mut computer_without_tables(PlayerSpec::Character(character), seed),
                    past,
                );
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
    let rates: Vec<f64> = (0..3)
        .map(|class| f64::from(chosen[class]) / f64::from(offered[class]))
        .collect();
    println!("offered {offered:?}, chosen {chosen:?}, rates {rates:.3?}");
    assert!(offered.iter().all(|&offered| offered >= 100), "{offered:?}");
    assert!(
        rates[0] < 0.6 * rates[1] && rates[1] < rates[2],
        "{rates:?} of {offered:?}"
    );
}

/// The distance that a move sows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SowingDistance {
    /// The last seed falls before sowing comes back to the mover's own row.
    Near,
    /// A full lap around the board.
    Lap,
}

/// The distance of a puzzle's only good move, if this move also captures the most. `None` for
/// distances between near and lap.
fn best_move_distance(puzzle: &MinedPuzzle) -> Option<SowingDistance> {
    let turn = &puzzle.turns[0];
    let most = turn
        .position
        .moves()
        .map(|pit| turn.position.net_gain(pit))
        .max()?;
    let captures_most = most > 0 && turn.position.net_gain(turn.solution) == most;
    let seeds = usize::from(turn.position.seeds(turn.solution));
    match seeds {
        _ if !captures_most => None,
        PITS.. => Some(SowingDistance::Lap),
        _ => (turn.solution.column() + seeds < 2 * ROW).then_some(SowingDistance::Near),
    }
}

/// The only good move captures the most immediately, so a player who misses it did not see where
/// its seeds land.
#[test]
fn weak_characters_overlook_lap_captures_more_than_near_captures() {
    const PUZZLES_PER_VARIANT: usize = 24;
    let puzzles: Vec<&MinedPuzzle> = Variant::built_in()
        .iter()
        .flat_map(collection::built_in)
        .collect();
    let positions = |target: SowingDistance| {
        let found = puzzles
            .iter()
            .filter(move |puzzle| best_move_distance(puzzle) == Some(target))
            .collect::<Vec<_>>();
        let step = (found.len() / (6 * PUZZLES_PER_VARIANT)).max(1);
        found
            .into_iter()
            .step_by(step)
            .map(|puzzle| &puzzle.turns[0])
            .collect::<Vec<_>>()
    };
    let (near, lap) = (
        positions(SowingDistance::Near),
        positions(SowingDistance::Lap),
    );
    let missed = |player: PlayerSpec| {
        [&near, &lap].map(|turns| {
            let is_missed = |turn: &&&awale_study::puzzle::PuzzleTurn| {
                let seed = u64::from(turn.position.seeds_on_board());
                chosen_pit(&mut computer_without_tables(player, seed), &[turn.position])
                    != turn.solution
            };
            let missed = turns.iter().filter(is_missed).count();
            i32::try_from(100 * missed / turns.len()).expect("per cent")
        })
    };
    println!(
        "{} near captures, {} round the board; missed in %:",
        near.len(),
        lap.len()
    );
    assert!(
        near.len() >= 50 && lap.len() >= 50,
        "{} and {}",
        near.len(),
        lap.len()
    );
    // Captures after a lap are also harder to judge. An engine with perfect vision shows by how
    // much.
    let [of_near, of_lap] = missed(parse_player("alphabeta:4"));
    println!("alphabeta:4 {of_near} {of_lap}");
    let (harder, mut further) = (of_lap - of_near, 0);
    for character in WEAK_CHARACTERS {
        let [of_near, of_lap] = missed(PlayerSpec::Character(character));
        println!("{} {of_near} {of_lap}", character.id());
        assert!(
            of_lap > of_near,
            "{}: {of_lap} % of the laps, {of_near} % of the near ones",
            character.id()
        );
        further += of_lap - of_near;
    }
    let further = further / i32::try_from(WEAK_CHARACTERS.len()).expect("seven");
    assert!(
        further >= harder + 10,
        "{further} % further apart on average, {harder} % for one who overlooks nothing"
    );
}
