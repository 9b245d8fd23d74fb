//! Checks that each style can be measured in games, and what it costs.

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock};

use awale_engine::{Engine, Handicap, Limits, Stop};
use awale_rules::{Game, Match, Pit, Position, ROW, Rules, Seat, find_repetition};

use awale_study::players::{Character, PlayerSpec, max_style_cost_centiseeds, outcome_value};

use super::{
    chosen_pit, computer_without_tables, engine_of_equal_rating, nearest_level, number_from_env,
    parse_player, play_to_the_end, random_opening, seat_players,
};

/// Measures one move from the position before, the pit and the position after; `None` if the move
/// does not count.
type MoveMeasure = fn(&Position, Pit, &Position) -> Option<f64>;

/// The required value for a character, relative to the plain engine of the same strength.
enum RequiredValue {
    AtLeast(f64),
    AtMost(f64),
}

use RequiredValue::{AtLeast, AtMost};

fn seeds_in_own_pits_after(before: &Position, after: &Position) -> impl Iterator<Item = f64> {
    let after = *after;
    Pit::row(before.to_move()).map(move |pit| f64::from(after.seeds(pit)))
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "measures are functions of one type"
)]
fn largest_own_pit(before: &Position, _: Pit, after: &Position) -> Option<f64> {
    Some(seeds_in_own_pits_after(before, after).fold(0.0, f64::max))
}

/// Whether the move sows as few seeds as possible; `None` without a choice.
fn is_smallest_sowing(before: &Position, pit: Pit, _: &Position) -> Option<f64> {
    let fewest = before.moves().map(|pit| before.seeds(pit)).min()?;
    (before.moves().count() > 1).then(|| f64::from(u8::from(before.seeds(pit) == fewest)))
}

/// Whether the move sows as many seeds as possible; `None` without a choice.
fn is_largest_sowing(before: &Position, pit: Pit, _: &Position) -> Option<f64> {
    let most = before.moves().map(|pit| before.seeds(pit)).max()?;
    (before.moves().count() > 1).then(|| f64::from(u8::from(before.seeds(pit) == most)))
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "measures are functions of one type"
)]
fn leaves_at_most_three_replies(_: &Position, _: Pit, after: &Position) -> Option<f64> {
    Some(f64::from(u8::from(after.moves().count() <= 3)))
}

/// Whether the move captures as much as possible; `None` if no move captures.
fn is_largest_capture(before: &Position, pit: Pit, _: &Position) -> Option<f64> {
    let most = before.moves().map(|pit| before.net_gain(pit)).max()?;
    (most > 0).then(|| f64::from(u8::from(before.net_gain(pit) == most)))
}

#[expect(clippy::cast_precision_loss, reason = "a column")]
#[expect(
    clippy::unnecessary_wraps,
    reason = "measures are functions of one type"
)]
fn pit_column(_: &Position, pit: Pit, _: &Position) -> Option<f64> {
    Some(pit.column() as f64)
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "measures are functions of one type"
)]
fn seeds_in_pits_of_one_or_two(before: &Position, _: Pit, after: &Position) -> Option<f64> {
    Some(
        seeds_in_own_pits_after(before, after)
            .filter(|&seeds| seeds > 0.0 && seeds < 3.0)
            .sum(),
    )
}

/// The seeds that the mover could capture next if the opponent passed.
#[expect(
    clippy::unnecessary_wraps,
    reason = "measures are functions of one type"
)]
fn threatened_seeds(before: &Position, _: Pit, after: &Position) -> Option<f64> {
    let stores = awale_rules::PerSeat::from_fn(|seat| after.store(seat));
    let position_after_a_pass =
        Position::new(after.rules(), *after.pits(), stores, before.to_move()).expect("all seeds");
    Some(
        position_after_a_pass
            .moves()
            .map(|pit| f64::from(position_after_a_pass.net_gain(pit).max(0)))
            .sum(),
    )
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "measures are functions of one type"
)]
fn seeds_on_the_left(before: &Position, _: Pit, after: &Position) -> Option<f64> {
    Some(seeds_in_own_pits_after(before, after).take(ROW / 2).sum())
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "measures are functions of one type"
)]
fn seeds_on_the_right(before: &Position, _: Pit, after: &Position) -> Option<f64> {
    Some(seeds_in_own_pits_after(before, after).skip(ROW / 2).sum())
}

/// The seeds that the mover could capture back after the opponent's largest capture.
#[expect(
    clippy::unnecessary_wraps,
    reason = "measures are functions of one type"
)]
fn recapture_after_largest_reply(_: &Position, _: Pit, after: &Position) -> Option<f64> {
    let largest_capture_reply = after
        .moves()
        .max_by_key(|&pit| after.net_gain(pit))
        .filter(|&pit| after.net_gain(pit) > 0);
    let Some(Ok(position_after_reply)) = largest_capture_reply.map(|pit| after.after(pit)) else {
        return Some(0.0);
    };
    Some(f64::from(
        position_after_reply
            .moves()
            .map(|pit| position_after_reply.net_gain(pit))
            .max()
            .unwrap_or(0),
    ))
}

/// A finished game of the measured player.
struct PlayedGame {
    game: Match,
    opening_plies: usize,
    player_seat: Seat,
}

impl PlayedGame {
    /// The moves of the measured player after the opening, each with all positions until then.
    fn moves_of_player(&self) -> impl Iterator<Item = (&[Position], Pit)> {
        let positions = self.game.positions_so_far();
        let moves = self.game.moves().iter().enumerate();
        moves
            .skip(self.opening_plies)
            .filter(|&(index, _)| positions[index].to_move() == self.player_seat)
            .map(|(index, &pit)| (&positions[..=index], pit))
    }
}

/// The game of `player` against `opponent` with this seed. It is played only once for all tests and
/// measures, because the games of the plain engine serve several characters of the same strength.
fn played_game(player: PlayerSpec, opponent: PlayerSpec, seed: u64) -> &'static PlayedGame {
    static GAMES: Mutex<BTreeMap<String, &OnceLock<PlayedGame>>> = Mutex::new(BTreeMap::new());
    let game: &OnceLock<PlayedGame> = GAMES
        .lock()
        .expect("no thread panics here")
        .entry(format!("{player} {opponent} {seed}"))
        .or_insert_with(|| Box::leak(Box::new(OnceLock::new())));
    game.get_or_init(|| {
        let mut game = random_opening(&Rules::OWARE, 4, seed / 2);
        let player_seat = Seat::BOTH[usize::from(seed.is_multiple_of(2))];
        let opening_plies = game.moves().len();
        let players = seat_players(player, player_seat, opponent, seed);
        play_to_the_end(&mut game, players, |_, _| ());
        PlayedGame {
            game,
            opening_plies,
            player_seat,
        }
    })
}

/// The average of `measure` over the moves of `player` in games against `opponent`.
fn average_measure(
    player: PlayerSpec,
    opponent: PlayerSpec,
    game_count: u64,
    measure: MoveMeasure,
) -> f64 {
    let (mut sum_of_measures, mut measured_move_count) = (0.0, 0.0);
    for seed in 0..game_count {
        for (past, pit) in played_game(player, opponent, seed).moves_of_player() {
            let before = past.last().expect("a position");
            let mut after = *before;
            after.play_unchecked(pit);
            if let Some(value) = measure(before, pit, &after) {
                sum_of_measures += value;
                measured_move_count += 1.0;
            }
        }
    }
    sum_of_measures / measured_move_count
}

/// A character, the name of its measure, the measure, and the required value.
type StyleMeasure = (Character, &'static str, MoveMeasure, RequiredValue);

/// The measure of each style.
const STYLE_MEASURES: [StyleMeasure; 12] = [
    (
        Character::Kossi,
        "takes the most where it can take",
        is_largest_capture,
        AtLeast(1.2),
    ),
    (
        Character::Kofi,
        "column of the pit",
        pit_column,
        AtLeast(1.25),
    ),
    (
        Character::Fatou,
        "sows as few seeds as possible",
        is_smallest_sowing,
        AtLeast(1.3),
    ),
    (Character::Bia, "largest pit", largest_own_pit, AtMost(0.75)),
    (Character::Ama, "largest pit", largest_own_pit, AtLeast(1.5)),
    (
        Character::Efua,
        "seeds in pits of one or two",
        seeds_in_pits_of_one_or_two,
        AtMost(0.75),
    ),
    (
        Character::Kwasi,
        "seeds threatened",
        threatened_seeds,
        AtLeast(1.4),
    ),
    (
        Character::Adjoua,
        "seeds on the left",
        seeds_on_the_left,
        AtMost(0.75),
    ),
    (
        Character::Desmond,
        "seeds on the right",
        seeds_on_the_right,
        AtMost(0.75),
    ),
    (
        Character::Sekou,
        "seeds to capture back",
        recapture_after_largest_reply,
        AtLeast(1.3),
    ),
    (
        Character::Awa,
        "leaves three moves or fewer",
        leaves_at_most_three_replies,
        AtLeast(1.1),
    ),
    (
        Character::Tunde,
        "sows as many seeds as possible",
        is_largest_sowing,
        AtLeast(1.2),
    ),
];

#[test]
fn the_style_of_each_character_can_be_measured_on_the_board() {
    let game_count = number_from_env("AWALE_STYLE_GAMES", 40);
    let missing_styles: Vec<String> = std::thread::scope(|scope| {
        let comparisons =
            STYLE_MEASURES.map(|style| scope.spawn(move || compare_style(style, game_count)));
        comparisons
            .into_iter()
            .filter_map(|style| style.join().expect("the games are played"))
            .collect()
    });
    assert!(missing_styles.is_empty(), "{missing_styles:#?}");
}

/// Measures a style in `game_count` games. Returns a description if the style does not show enough.
fn compare_style(
    (character, what, measure, target): StyleMeasure,
    game_count: u64,
) -> Option<String> {
    let engine_of_equal_strength = engine_of_equal_rating(character);
    // The character and the engine play the same opponent, one level weaker, so that neither
    // runs short of seeds.
    let weaker_opponent = parse_player(&format!(
        "engine:level={}",
        nearest_level(character).saturating_sub(1).max(1)
    ));
    let [character_average, engine_average] =
        [PlayerSpec::Character(character), engine_of_equal_strength]
            .map(|player| average_measure(player, weaker_opponent, game_count, measure));
    let ratio = character_average / engine_average;
    let report_line = format!(
        "{:8} {what}: {character_average:.2}, {engine_of_equal_strength} {engine_average:.2}, ratio {ratio:.2}, at most {} hundredths a move",
        character.id(),
        max_style_cost_centiseeds(character)
    );
    println!("{report_line}");
    let is_style_shown = match target {
        AtLeast(least) => ratio >= least,
        AtMost(most) => ratio <= most,
    };
    (!is_style_shown).then_some(report_line)
}

/// Depth in plies for judging moves. A character that searches less deep loses more than it
/// intends.
const JUDGING_DEPTH: u32 = 10;
/// Maximum loss that counts for one move, in hundredths of a seed. Without it, one lost game would
/// dominate the average.
const MAX_COUNTED_LOSS_CENTISEEDS: i32 = 1200;

/// The loss by the move from `pit` in the last position of `past`, in hundredths of a seed.
fn loss_centiseeds(engine: &mut Engine, past: &[Position], pit: Pit) -> i32 {
    let mut best_move_and_lead = |past: &[Position], depth| {
        let search_result = engine.think(past, &Limits::depth(depth), &Stop::new(), &mut |_| ());
        search_result.map(|found| (found.best_move, found.info.score.lead_centiseeds()))
    };
    let Some((best, lead)) =
        best_move_and_lead(past, JUDGING_DEPTH).filter(|(best, _)| *best != pit)
    else {
        return 0;
    };
    debug_assert_ne!(best, pit);
    let after = past
        .last()
        .expect("a position")
        .after(pit)
        .expect("a legal move");
    let positions_with_move: Vec<Position> = past.iter().copied().chain([after]).collect();
    best_move_and_lead(&positions_with_move, JUDGING_DEPTH - 1).map_or(0, |(_, left)| {
        (lead + left).clamp(0, MAX_COUNTED_LOSS_CENTISEEDS)
    })
}

/// The average loss of `player` in games against `opponent`, in hundredths of a seed. Every third
/// move is measured.
fn mean_loss_centiseeds(player: PlayerSpec, opponent: PlayerSpec, game_count: u64) -> i32 {
    let mut engine = Engine::new(4, 1);
    let mut losses = Vec::new();
    for seed in 0..game_count {
        let game = played_game(player, opponent, seed);
        for (past, pit) in game.moves_of_player().skip(2).step_by(3) {
            losses.push(loss_centiseeds(&mut engine, past, pit));
        }
    }
    losses.iter().sum::<i32>() / i32::try_from(losses.len()).expect("few moves")
}

#[test]
fn the_style_of_each_character_loses_less_than_its_limit() {
    let game_count = number_from_env("AWALE_LOSS_GAMES", 4);
    let mut engine_losses = BTreeMap::new();
    for (character, ..) in STYLE_MEASURES {
        let weaker_opponent = parse_player(&format!(
            "engine:level={}",
            nearest_level(character).saturating_sub(1).max(1)
        ));
        let mean_loss = |player| mean_loss_centiseeds(player, weaker_opponent, game_count);
        let character_loss = mean_loss(PlayerSpec::Character(character));
        let engine_loss = *engine_losses
            .entry(nearest_level(character))
            .or_insert_with(|| mean_loss(engine_of_equal_rating(character)));
        println!(
            "{:8} {character_loss} hundredths of a seed a move, {} {engine_loss}",
            character.id(),
            engine_of_equal_rating(character)
        );
        // A weak character loses more than its style costs, because it overlooks moves. So does the
        // plain engine of the same strength.
        assert!(
            character_loss - engine_loss <= max_style_cost_centiseeds(character),
            "{}: {character_loss}, {engine_loss}",
            character.id()
        );
        let chooses_by_engine = ENGINE_CHARACTERS.iter().any(|(one, _)| *one == character);
        assert!(
            !chooses_by_engine || character_loss <= max_style_cost_centiseeds(character),
            "{}: {character_loss}",
            character.id()
        );
    }
}

/// The characters who ask the engine for move values, and their search depth in plies.
const ENGINE_CHARACTERS: [(Character, u32); 5] = [
    (Character::Ama, 4),
    (Character::Desmond, 4),
    (Character::Sekou, 5),
    (Character::Awa, 8),
    (Character::Tunde, 10),
];

/// The value of each move in the last position of `past` by a search of `depth` plies. A proven
/// result ranks first.
fn move_values(past: &[Position], depth: u32) -> Vec<(Pit, i32)> {
    let (position, mut engine) = (past.last().expect("a position"), Engine::new(4, 1));
    // The characters use this neural network.
    engine.set_handicap(Handicap::SMALL_NETWORK);
    let mut move_value = |pit: Pit| {
        let after = position.after(pit).expect("a legal move");
        let line: Vec<Position> = past.iter().copied().chain([after]).collect();
        let final_tally = after.outcome().map(|outcome| outcome.final_result);
        if let Some(final_result) =
            final_tally.or_else(|| find_repetition(&line).map(|_| after.result_when_repeated()))
        {
            return -outcome_value(&final_result, after.to_move());
        }
        let search_result = engine
            .think(&line, &Limits::depth(depth - 1), &Stop::new(), &mut |_| ())
            .expect("a move");
        let score = search_result.info.score;
        -(1_000_000 * score.known_result_sign().unwrap_or(0) + score.lead_centiseeds())
    };
    position.moves().map(|pit| (pit, move_value(pit))).collect()
}

/// Characters with human-like vision are tested for it in
/// `crates/awale-study/src/players/character/mod.rs`.
#[test]
fn no_character_chooses_a_move_that_loses_more_than_its_stated_limit() {
    for (character, depth) in ENGINE_CHARACTERS {
        let (mut checked_move_count, mut largest_loss) = (0, 0);
        for seed in 0..number_from_env("AWALE_LOSS_GAMES", 4) {
            let mut game = random_opening(&Rules::OWARE, 4, seed / 2);
            let seat = Seat::BOTH[usize::from(seed % 2 == 0)];
            let player = PlayerSpec::Character(character);
            play_to_the_end(
                &mut game,
                seat_players(player, seat, parse_player("engine:level=3"), seed),
                |game: &Match, _| {
                    if game.position().to_move() == seat {
                        // Use a new player, because values remembered from earlier searches would
                        // change some results.
                        let chosen = chosen_pit(
                            &mut computer_without_tables(player, seed),
                            game.positions_so_far(),
                        );
                        let moves_and_values = move_values(game.positions_so_far(), depth);
                        let best_value = moves_and_values
                            .iter()
                            .map(|(_, worth)| *worth)
                            .max()
                            .expect("a move");
                        let value_of_chosen_move = moves_and_values
                            .iter()
                            .find(|(pit, _)| *pit == chosen)
                            .expect("a legal move")
                            .1;
                        checked_move_count += 1;
                        largest_loss = largest_loss.max(best_value - value_of_chosen_move);
                    }
                },
            );
        }
        println!(
            "{:8} gives up {largest_loss} at most in {checked_move_count} choices, {} stated",
            character.id(),
            max_style_cost_centiseeds(character)
        );
        assert!(
            checked_move_count > 50
                && largest_loss > 0
                && largest_loss <= max_style_cost_centiseeds(character),
            "{}: {largest_loss}",
            character.id()
        );
    }
}
