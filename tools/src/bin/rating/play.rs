//! Plays the games, and writes one line of text for each.

use std::{
    fs::{self, OpenOptions},
    io::Write,
    path::Path,
};

use awale_rules::{Game, Match, Pit, Position, Seat};
use awale_study::catalogue::{AnyGame, AnyMove, Variant};
use awale_tools::start_with_random_plies;

use crate::{
    Result,
    contestants::{CONTESTANTS, Contestant},
};

/// Maximum distance in the list between two contestants who play each other.
const MAX_PAIRING_DISTANCE: usize = 3;
/// Number of random moves at the start of each game.
pub const RANDOM_OPENING_PLIES: usize = 4;
/// Maximum plies of a game, because two weak players can repeat for a long time.
const MAX_GAME_PLIES: usize = 400;
/// Number of games that are played before they are written.
const GAMES_PER_WRITE: usize = 32;

/// Contestants from this index on are slow, and play only in the first rounds, as many as
/// [`ROUNDS_WITH_SLOW_CONTESTANTS`].
const FIRST_SLOW_CONTESTANT: usize = 20;
const ROUNDS_WITH_SLOW_CONTESTANTS: usize = 1;

/// A finished game.
pub struct GameRecord {
    /// The number of the game, counted over all rounds.
    pub number: usize,
    /// The number of the round that the game belongs to.
    pub round: usize,
    pub variant: Variant,
    /// The indices of the contestants: South, North.
    pub players: [usize; 2],
    /// The result for South: 0 lost, 1 drawn, 2 won; `None` if the game was stopped.
    pub south_half_points: Option<u32>,
    pub first_to_move: Seat,
    pub moves: Vec<Pit>,
}

/// The pairing of a game number: variant, South and North, and seed of the opening.
fn pairing_of_game(game_number: usize, variants: &[Variant]) -> (usize, [usize; 2], u64) {
    let mut contestant_pairs = Vec::new();
    for first in 0..CONTESTANTS.len() {
        contestant_pairs.extend(
            (first + 1..CONTESTANTS.len().min(first + MAX_PAIRING_DISTANCE + 1))
                .map(|second| [first, second]),
        );
    }
    let (side_swap, opening_number) = (game_number % 2, game_number / 2);
    let (variant_index, opening_number) = (
        opening_number % variants.len(),
        opening_number / variants.len(),
    );
    let [first_contestant, second_contestant] =
        contestant_pairs[opening_number % contestant_pairs.len()];
    // Each opening is played twice, with the sides swapped.
    (
        variant_index,
        if side_swap == 0 {
            [first_contestant, second_contestant]
        } else {
            [second_contestant, first_contestant]
        },
        (game_number / 2) as u64,
    )
}

/// The numbers of the games in the first `round_count` rounds, without those that are skipped
/// because a contestant is slow (see [`FIRST_SLOW_CONTESTANT`]).
fn scheduled_game_numbers(round_count: usize, variants: &[Variant]) -> impl Iterator<Item = usize> {
    let round_size = games_per_round(variants);
    let is_scheduled = move |number: &usize| {
        let (_, players, _) = pairing_of_game(*number, variants);
        number / round_size < ROUNDS_WITH_SLOW_CONTESTANTS
            || players.iter().all(|player| *player < FIRST_SLOW_CONTESTANT)
    };
    (0..round_count * round_size).filter(is_scheduled)
}

pub fn games_per_round(variants: &[Variant]) -> usize {
    let pair_count: usize = (1..=MAX_PAIRING_DISTANCE)
        .map(|distance| CONTESTANTS.len() - distance)
        .sum();
    pair_count * variants.len() * 2
}

/// Plays this many rounds on two threads. Appends the games to the file and skips those that it
/// already contains.
pub fn play_rounds(round_count: usize, games_file: &Path) -> Result<()> {
    let variants = Variant::built_in();
    let finished_game_count = fs::read_to_string(games_file).map_or(0, |text| text.lines().count());
    let mut output_file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(games_file)?;
    let remaining_game_numbers: Vec<usize> = scheduled_game_numbers(round_count, &variants)
        .skip(finished_game_count)
        .collect();
    for some in remaining_game_numbers.chunks(GAMES_PER_WRITE) {
        // Each thread plays every other game, so that the games can be written in order.
        let play_every_second_game = |first: usize| -> Vec<String> {
            some.iter()
                .skip(first)
                .step_by(2)
                .map(|number| play_game_to_line(*number, &variants))
                .collect()
        };
        let (lines_of_even_games, lines_of_odd_games) = std::thread::scope(|scope| {
            let odd_thread = scope.spawn(|| play_every_second_game(1));
            (
                play_every_second_game(0),
                odd_thread.join().expect("it plays"),
            )
        });
        for number in 0..some.len() {
            writeln!(
                output_file,
                "{}",
                if number % 2 == 0 {
                    &lines_of_even_games[number / 2]
                } else {
                    &lines_of_odd_games[number / 2]
                }
            )?;
        }
    }
    Ok(())
}

/// Plays the game with this number. Returns its line in the file.
fn play_game_to_line(game_number: usize, variants: &[Variant]) -> String {
    let (variant_index, players, seed) = pairing_of_game(game_number, variants);
    let game = play_game(&variants[variant_index], players, seed);
    let south_half_points_text =
        game.outcome()
            .map_or("-", |outcome| match outcome.final_result.winner {
                Some(Seat::South) => "2",
                None => "1",
                Some(Seat::North) => "0",
            });
    let move_letters: String = game.moves().iter().map(ToString::to_string).collect();
    let first_seat_name = game.positions_so_far()[0].to_move().name();
    format!(
        "{} {} {} {south_half_points_text} {first_seat_name} {move_letters}",
        variants[variant_index].id, players[0], players[1]
    )
}

fn play_game(variant: &Variant, players: [usize; 2], seed: u64) -> Match<AnyGame> {
    let (mut game, mut rng) = start_with_random_plies(variant, RANDOM_OPENING_PLIES, seed);
    let mut contestants = players
        .map(|player| Contestant::new(CONTESTANTS[player], seed.wrapping_mul(64) + player as u64));
    while game.outcome().is_none() && game.moves().len() < MAX_GAME_PLIES {
        let contestant = &mut contestants[usize::from(game.position().to_move() == Seat::North)];
        let Some(mv) = contestant.choose_move(game.positions_so_far(), &mut rng) else {
            break;
        };
        game.play(mv).ok();
    }
    game
}

/// Reads the games of a file.
pub fn read_games(file: &Path) -> Result<Vec<GameRecord>> {
    let variants = Variant::built_in();
    let text = fs::read_to_string(file)?;
    let games_per_round = games_per_round(&variants);
    let parse_game = |(line, number): (&str, usize)| {
        let words: Vec<&str> = line.split(' ').collect();
        let [
            variant_id,
            south_contestant,
            north_contestant,
            half_points_word,
            first_seat_name,
            pit_letters,
        ] = words[..]
        else {
            return None;
        };
        Some(GameRecord {
            number,
            round: number / games_per_round,
            variant: variants.iter().find(|each| each.id == variant_id)?.clone(),
            players: [
                south_contestant.parse().ok()?,
                north_contestant.parse().ok()?,
            ],
            south_half_points: half_points_word.parse().ok(),
            first_to_move: Seat::BOTH
                .into_iter()
                .find(|seat| seat.name() == first_seat_name)?,
            moves: pit_letters
                .chars()
                .map(Pit::from_letter)
                .collect::<Option<_>>()?,
        })
    };
    let lines_with_game_numbers = text.lines().zip(scheduled_game_numbers(
        usize::MAX / games_per_round,
        &variants,
    ));
    lines_with_game_numbers
        .map(|(line, number)| {
            parse_game((line, number)).ok_or_else(|| format!("{}: {line}", file.display()).into())
        })
        .collect()
}

/// The positions and moves of a game in the program's types.
pub fn replay_game(game: &GameRecord) -> (Vec<AnyGame>, Vec<AnyMove>) {
    let mut replayed_game = Match::new(AnyGame::Awale(Position::start(
        &game.variant.rules,
        game.first_to_move,
    )));
    for &pit in &game.moves {
        replayed_game.play(AnyMove::Pit(pit)).ok();
    }
    (
        replayed_game.positions_so_far().to_vec(),
        replayed_game.moves().to_vec(),
    )
}
