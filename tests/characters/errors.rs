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
fn bad_moves_and_refuting_depths(engine: &mut Engine, past: &[Position]) -> Vec<(Pit, u32)> {
    let position = past.last().expect("a position");
    let moves: Vec<Pit> = position.moves().collect();
    let mut costs_by_depth = Vec::new();
    for depth in 2..=MAX_JUDGING_DEPTH {
        let lead_after_move = |engine: &mut Engine, pit: Pit| {
            let mut after = *position;
            after.play_unchecked(pit);
            if after.outcome().is_some() {
                return None;
            }
            let search_result = engine.think(
                &[after],
                &Limits::depth(depth - 1),
                &Stop::new(),
                &mut |_| (),
            )?;
            Some(-search_result.info.score.lead_centiseeds())
        };
        let values: Option<Vec<i32>> = moves
            .iter()
            .map(|&pit| lead_after_move(engine, pit))
            .collect();
        let Some(values) = values else {
            return Vec::new();
        };
        let best = values.iter().copied().max().unwrap_or(0);
        costs_by_depth.push(
            values
                .into_iter()
                .map(|value| best - value)
                .collect::<Vec<i32>>(),
        );
    }
    let refuting_depth = |place: usize| {
        let depths_that_refute = costs_by_depth
            .iter()
            .rev()
            .take_while(|costs_by_depth| costs_by_depth[place] >= MIN_LOSS_CENTISEEDS)
            .count();
        (depths_that_refute > 0)
            .then(|| MAX_JUDGING_DEPTH + 1 - u32::try_from(depths_that_refute).expect("few depths"))
    };
    moves
        .iter()
        .enumerate()
        .filter_map(|(place, &pit)| Some((pit, refuting_depth(place)?)))
        .collect()
}

#[test]
fn weak_characters_err_more_often_the_later_the_refutation() {
    // Bad moves that are refuted immediately, soon, or late: how many were possible, and how many
    // were chosen.
    let (mut offered_by_class, mut chosen_by_class) = ([0_u32; 3], [0_u32; 3]);
    let mut engine = Engine::new(1, 1);
    for seed in 0..number_from_env("AWALE_ERROR_GAMES", 16) {
        let mut game = random_opening(&Rules::OWARE, 4, seed);
        let players = seat_players(
            parse_player("engine:level=3"),
            awale_rules::Seat::South,
            parse_player("engine:level=2"),
            seed,
        );
        let mut pasts_of_every_ply = Vec::new();
        play_to_the_end(&mut game, players, |game, _| {
            pasts_of_every_ply.push(game.positions_so_far().to_vec());
        });
        for past in pasts_of_every_ply.iter().step_by(3) {
            let moves_with_refuting_depth = bad_moves_and_refuting_depths(&mut engine, past);
            for character in WEAK_CHARACTERS {
                let chosen_by_character = chosen_pit(
                    &mut computer_without_tables(PlayerSpec::Character(character), seed),
                    past,
                );
                for &(pit, depth) in &moves_with_refuting_depth {
                    let depth_class = match depth {
                        2 => 0,
                        3..=5 => 1,
                        _ => 2,
                    };
                    offered_by_class[depth_class] += 1;
                    chosen_by_class[depth_class] += u32::from(pit == chosen_by_character);
                }
            }
        }
    }
    let error_rates: Vec<f64> = (0..3)
        .map(|class| f64::from(chosen_by_class[class]) / f64::from(offered_by_class[class]))
        .collect();
    println!("offered {offered_by_class:?}, chosen {chosen_by_class:?}, rates {error_rates:.3?}");
    assert!(
        offered_by_class
            .iter()
            .all(|&offered_by_class| offered_by_class >= 100),
        "{offered_by_class:?}"
    );
    assert!(
        error_rates[0] < 0.6 * error_rates[1] && error_rates[1] < error_rates[2],
        "{error_rates:?} of {offered_by_class:?}"
    );
}

/// The distance around the board that a move sows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SowingDistance {
    /// The last seed falls before the sowing reaches the mover's own row again.
    ShortOfOwnRow,
    /// The sowing goes at least once around the whole board.
    WholeLap,
}

/// How far a puzzle's only good move sows, if this move also captures the most. `None` for
/// distances between near and lap.
fn best_move_distance(puzzle: &MinedPuzzle) -> Option<SowingDistance> {
    let turn = &puzzle.turns[0];
    let largest_net_gain = turn
        .position
        .moves()
        .map(|pit| turn.position.net_gain(pit))
        .max()?;
    let captures_most =
        largest_net_gain > 0 && turn.position.net_gain(turn.solution) == largest_net_gain;
    let seeds = usize::from(turn.position.seeds(turn.solution));
    match seeds {
        _ if !captures_most => None,
        PITS.. => Some(SowingDistance::WholeLap),
        _ => (turn.solution.column() + seeds < 2 * ROW).then_some(SowingDistance::ShortOfOwnRow),
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
    let turns_at_distance = |target: SowingDistance| {
        let puzzles_at_distance = puzzles
            .iter()
            .filter(move |puzzle| best_move_distance(puzzle) == Some(target))
            .collect::<Vec<_>>();
        let sampling_step = (puzzles_at_distance.len() / (6 * PUZZLES_PER_VARIANT)).max(1);
        puzzles_at_distance
            .into_iter()
            .step_by(sampling_step)
            .map(|puzzle| &puzzle.turns[0])
            .collect::<Vec<_>>()
    };
    let (near_turns, lap_turns) = (
        turns_at_distance(SowingDistance::ShortOfOwnRow),
        turns_at_distance(SowingDistance::WholeLap),
    );
    let missed_percentages = |player: PlayerSpec| {
        [&near_turns, &lap_turns].map(|turns| {
            let is_missed = |turn: &&&awale_study::puzzle::PuzzleTurn| {
                let seed = u64::from(turn.position.seeds_on_board());
                chosen_pit(&mut computer_without_tables(player, seed), &[turn.position])
                    != turn.solution
            };
            let missed_count = turns.iter().filter(is_missed).count();
            i32::try_from(100 * missed_count / turns.len()).expect("per cent")
        })
    };
    println!(
        "{} near captures, {} round the board; missed in %:",
        near_turns.len(),
        lap_turns.len()
    );
    assert!(
        near_turns.len() >= 50 && lap_turns.len() >= 50,
        "{} and {}",
        near_turns.len(),
        lap_turns.len()
    );
    // Captures after a lap are also harder to judge. How often an engine with perfect vision misses
    // them shows by how much.
    let [near_missed_percent, lap_missed_percent] = missed_percentages(parse_player("alphabeta:4"));
    println!("alphabeta:4 {near_missed_percent} {lap_missed_percent}");
    let (engine_difference, mut summed_difference) = (lap_missed_percent - near_missed_percent, 0);
    for character in WEAK_CHARACTERS {
        let [near_missed_percent, lap_missed_percent] =
            missed_percentages(PlayerSpec::Character(character));
        println!(
            "{} {near_missed_percent} {lap_missed_percent}",
            character.id()
        );
        assert!(
            lap_missed_percent > near_missed_percent,
            "{}: {lap_missed_percent} % of the laps, {near_missed_percent} % of the near ones",
            character.id()
        );
        summed_difference += lap_missed_percent - near_missed_percent;
    }
    let summed_difference =
        summed_difference / i32::try_from(WEAK_CHARACTERS.len()).expect("seven");
    assert!(
        summed_difference >= engine_difference + 10,
        "{summed_difference} % further apart on average, {engine_difference} % for one who overlooks nothing"
    );
}
