//! Tests of the characters: style and its cost, errors of the weak ones, the teacher, and the trap
//! setter.

mod errors;
mod styles;
mod teacher;
mod traps;

use std::time::Duration;

use awale_engine::Stop;
use awale_rules::{Match, Pit, Position, Rules, Seat};
use rand::rngs::StdRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use awale_study::catalogue::{AnyGame, AnyMove, Variant};
use awale_study::players::{
    BookUse, Character, ComputerPlayer, EngineResources, Player, PlayerSpec,
};
use awale_study::rating;

/// The resources of the players: no endgame tables.
pub const RESOURCES_WITHOUT_TABLES: EngineResources = EngineResources {
    hash_mb: 4,
    threads: 1,
    time_per_move: Duration::from_millis(20),
    tables: None,
    book: BookUse::NoBook,
};

/// The number in the environment variable, such as a number of games, or the default.
#[must_use]
pub fn number_from_env(variable: &str, default_value: u64) -> u64 {
    std::env::var(variable).ok().map_or(default_value, |text| {
        text.parse().expect("a number of games")
    })
}

/// The id and the rules of the built-in variant that the environment variable names (default:
/// oware).
#[must_use]
pub fn variant_from_env(variable: &str) -> (String, Rules) {
    let id = std::env::var(variable).unwrap_or_else(|_| "oware".to_owned());
    let variant = Variant::built_in()
        .into_iter()
        .find(|one| one.id == id.as_str())
        .expect("a variant");
    (id, variant.rules)
}

/// Parses a player by its name.
#[must_use]
pub fn parse_player(text: &str) -> PlayerSpec {
    text.parse().expect("a player")
}

/// The computer level whose rating is nearest to `character`.
#[must_use]
pub fn nearest_level(character: Character) -> u8 {
    rating::nearest_level(
        rating::player_elo(&PlayerSpec::Character(character)).expect("a strength"),
    )
}

/// The plain engine at the level whose rating is nearest to `character`.
#[must_use]
pub fn engine_of_equal_rating(character: Character) -> PlayerSpec {
    parse_player(&format!("engine:level={}", nearest_level(character)))
}

/// The move that `player` chooses in the last position of `past`.
pub fn chosen_pit(player: &mut ComputerPlayer, past: &[Position]) -> Pit {
    let past: Vec<AnyGame> = past.iter().copied().map(AnyGame::Awale).collect();
    let chosen_move = player
        .choose(&past, &Stop::new(), &mut |_| ())
        .expect("a game that goes on has a move");
    chosen_move.choice.as_pit().expect("a pit")
}

/// A game by `rules` after `plies` random moves.
#[must_use]
pub fn random_opening(rules: &Rules, plies: usize, seed: u64) -> Match {
    let mut rng = StdRng::seed_from_u64(seed);
    loop {
        let first_seat = if rng.random() {
            Seat::South
        } else {
            Seat::North
        };
        let mut game = Match::new(Position::start(rules, first_seat));
        for _ in 0..plies {
            let Some(pit) = game.position().moves().choose(&mut rng) else {
                break;
            };
            game.play(pit).expect("a legal move");
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

/// Plays `game` to its end between `south` and `north`. Calls `on_move` for each move with the
/// position before it and the pit.
pub fn play_to_the_end(
    game: &mut Match,
    mut players: [ComputerPlayer; 2],
    mut on_move: impl FnMut(&Match, Pit),
) -> Option<Seat> {
    while let Some(position) = game.unfinished_position() {
        let pit = chosen_pit(
            &mut players[position.to_move() as usize],
            game.positions_so_far(),
        );
        on_move(game, pit);
        game.play(pit).expect("players choose legal moves");
    }
    game.outcome()
        .and_then(|outcome| outcome.final_result.winner)
}

/// Creates the player without tables.
#[must_use]
pub fn computer_without_tables(spec: PlayerSpec, seed: u64) -> ComputerPlayer {
    ComputerPlayer::new(spec, seed, &RESOURCES_WITHOUT_TABLES)
}

/// Assigns the two players to the seats, with `first_player` on `seat_of_first`.
#[must_use]
pub fn seat_players(
    first_player: PlayerSpec,
    seat_of_first: Seat,
    other_player: PlayerSpec,
    seed: u64,
) -> [ComputerPlayer; 2] {
    let (first_player, other_player) = (
        computer_without_tables(first_player, seed),
        computer_without_tables(other_player, seed ^ 0xABCD),
    );
    if seat_of_first == Seat::South {
        [first_player, other_player]
    } else {
        [other_player, first_player]
    }
}

#[test]
fn every_character_has_a_unique_name_and_round_trips() {
    let mut ids: Vec<&str> = Character::ALL.map(Character::id).to_vec();
    for character in Character::ALL {
        let spec = PlayerSpec::Character(character);
        assert_eq!(spec.to_string().parse(), Ok(spec));
        assert_eq!(
            rating::player_elo(&spec).is_none(),
            character == Character::Nana,
            "only the teacher has none"
        );
    }
    ids.sort_unstable();
    ids.dedup();
    assert!(ids.len() >= 12);
    for bad in [
        "character",
        "character:",
        "character:Ama",
        "character:unknown",
        "character:ama:3",
    ] {
        assert!(bad.parse::<PlayerSpec>().is_err(), "`{bad}`");
    }
    let measured_ratings: Vec<f64> = Character::ALL
        .iter()
        .filter_map(|&one| rating::player_elo(&PlayerSpec::Character(one)))
        .collect();
    assert!(
        measured_ratings.is_sorted(),
        "they stand in the order of their strength: {measured_ratings:?}"
    );
}

#[test]
fn a_character_is_deterministic_and_plays_whole_games_of_every_variant() {
    for (number, variant) in awale_study::catalogue::Variant::built_in()
        .iter()
        .enumerate()
    {
        for character in Character::ALL.into_iter().skip(number % 3).step_by(3) {
            let character_spec = PlayerSpec::Character(character);
            let mut game = random_opening(&variant.rules, 30, 7);
            let mut second_computer = computer_without_tables(character_spec, 3);
            let mut move_count = 0;
            let mover = game.position().to_move();
            play_to_the_end(
                &mut game,
                seat_players(character_spec, mover, PlayerSpec::Naive, 3),
                |game, pit| {
                    move_count += 1;
                    if game.position().to_move() == mover && move_count < 6 {
                        assert_eq!(
                            chosen_pit(&mut second_computer, game.positions_so_far()),
                            pit,
                            "{} in {}",
                            character.id(),
                            variant.id
                        );
                    }
                },
            );
            assert!(move_count > 0);
        }
    }
}

#[test]
fn a_character_that_is_stopped_answers_at_once() {
    let stop = Stop::new();
    stop.stop();
    let past = [AnyGame::Awale(Position::start(&Rules::OWARE, Seat::South))];
    for character in Character::ALL {
        let chosen_move = computer_without_tables(PlayerSpec::Character(character), 1).choose(
            &past,
            &stop,
            &mut |_| (),
        );
        assert!(
            matches!(
                chosen_move.map(|chosen| chosen.choice),
                Some(AnyMove::Pit(_))
            ),
            "{}",
            character.id()
        );
    }
}
