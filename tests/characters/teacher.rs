//! Tests that players of every strength win about half of their games against the teacher.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};

use awale_rules::{Match, Position, Rules, Seat};

use awale_study::players::{Character, PlayerSpec};

use super::{
    chosen_pit, computer_without_tables, number_from_env, parse_player, play_to_the_end,
    random_opening, seat_players, variant_from_env,
};

/// The results of `game_count` games of `player` against the teacher: won, drawn, lost.
fn results_against_teacher(player: PlayerSpec, rules: &Rules, game_count: u64) -> [u64; 3] {
    let result_index_of_game = |seed: u64| {
        let mut game = random_opening(rules, 4, seed / 2);
        let seat = Seat::BOTH[usize::from(seed.is_multiple_of(2))];
        let teacher = PlayerSpec::Character(Character::Nana);
        let winner = play_to_the_end(
            &mut game,
            seat_players(teacher, seat, player, seed),
            |_, _| (),
        );
        winner.map_or(1, |winner| if winner == seat { 2 } else { 0 })
    };
    let (next_seed, mut results) = (AtomicU64::new(0), [0; 3]);
    let seeds = || {
        std::iter::repeat_with(|| next_seed.fetch_add(1, Ordering::Relaxed))
            .take_while(|&seed| seed < game_count)
    };
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores)
            .map(|_| scope.spawn(|| seeds().map(result_index_of_game).collect::<Vec<usize>>()))
            .collect();
        for result_index_of_game in threads
            .into_iter()
            .flat_map(|thread| thread.join().expect("the games are played"))
        {
            results[result_index_of_game] += 1;
        }
    });
    results
}

/// The score in per cent, and half of its 95 % confidence interval.
fn score_percent_with_margin([won, drawn, lost]: [u64; 3]) -> (f64, f64) {
    let game_count = (won + drawn + lost) as f64;
    let mean_score = (won as f64 + drawn as f64 / 2.0) / game_count;
    let mean_squared_score = (won as f64 + drawn as f64 / 4.0) / game_count;
    (
        100.0 * mean_score,
        196.0 * ((mean_squared_score - mean_score * mean_score) / game_count).sqrt(),
    )
}

/// Whether `score_percent` per cent in `games` games is within 1.5 standard deviations of 50 %.
fn is_about_half(score_percent: f64, games: u64) -> bool {
    (score_percent - 50.0).abs() <= 150.0 / (2.0 * (games as f64).sqrt())
}

/// Eight games against each of three levels. The test would accept a teacher who loses 80 % of the
/// games with probability 3 %, and one who loses 90 % with probability 0.02 %.
/// `AWALE_TEACHER_GAMES=16` reduces this to 0.1 % and 0 %, in twice the time.
#[test]
fn players_of_every_strength_win_about_half_against_the_teacher() {
    let game_count = number_from_env("AWALE_TEACHER_GAMES", 8);
    let levels = (number_from_env("AWALE_TEACHER_FROM", 1)
        ..=number_from_env("AWALE_TEACHER_TO", 5))
        .step_by(2);
    let players = match std::env::var("AWALE_TEACHER_PUPIL") {
        Ok(player) => vec![player],
        Err(_) => levels
            .map(|level| format!("engine:level={level}"))
            .collect(),
    };
    let (id, rules) = variant_from_env("AWALE_TEACHER_VARIANT");
    let mut total_results = [0; 3];
    for player in players {
        let results = results_against_teacher(parse_player(&player), &rules, game_count);
        let (score_percent, margin_percent) = score_percent_with_margin(results);
        println!(
            "{id}, {player}: {results:?} of {game_count}, {score_percent:.1} ± {margin_percent:.1} % against the teacher"
        );
        assert!(
            is_about_half(score_percent, game_count),
            "{player} scores {score_percent:.1} %"
        );
        total_results
            .iter_mut()
            .zip(results)
            .for_each(|(all, results)| *all += results);
    }
    let (total_score_percent, margin_percent) = score_percent_with_margin(total_results);
    println!("together {total_score_percent:.1} ± {margin_percent:.1} %");
    assert!(
        is_about_half(total_score_percent, total_results.iter().sum()),
        "together {total_score_percent:.1} %"
    );
}

#[test]
fn the_moves_of_the_teacher_depend_only_on_the_random_seed_and_the_positions() {
    const RANDOM_SEED: u64 = 3;
    let teacher = PlayerSpec::Character(Character::Nana);
    let mut game = random_opening(&Rules::OWARE, 4, RANDOM_SEED);
    let seat = game.position().to_move();
    let mut move_count = 0;
    play_to_the_end(
        &mut game,
        seat_players(teacher, seat, parse_player("engine:level=5"), RANDOM_SEED),
        |game, pit| {
            if game.position().to_move() == seat {
                move_count += 1;
                if move_count % 5 == 0 {
                    let choice_of_new_player = chosen_pit(
                        &mut computer_without_tables(teacher, RANDOM_SEED),
                        game.positions_so_far(),
                    );
                    assert_eq!(
                        choice_of_new_player, pit,
                        "move {move_count}: one who has not seen the game"
                    );
                }
            }
        },
    );
    assert!(move_count >= 10, "{move_count} moves");
}

/// The seeds of the teacher minus the seeds of `player` at the end of games from the usual start,
/// one for each seed below `game_count`.
fn teacher_leads(player: PlayerSpec, game_count: u64) -> Vec<i32> {
    let teacher = PlayerSpec::Character(Character::Nana);
    let lead = |seed: u64| {
        let seat = Seat::BOTH[usize::from(seed.is_multiple_of(2))];
        let mut game = Match::new(Position::start(&Rules::OWARE, Seat::South));
        play_to_the_end(
            &mut game,
            seat_players(teacher, seat, player, seed),
            |_, _| (),
        );
        let counts = game
            .outcome()
            .expect("the game is over")
            .final_result
            .final_counts;
        counts[seat].cast_signed() - counts[seat.opponent()].cast_signed()
    };
    (0..game_count).map(lead).collect()
}

#[test]
fn the_teacher_never_crushes_a_careless_newcomer() {
    let games = number_from_env("AWALE_TEACHER_GAMES", 6);
    for player in ["naive", "engine:level=1"] {
        let leads = teacher_leads(parse_player(player), games);
        println!("{player}: the teacher leads by {leads:?}");
        assert!(leads.iter().all(|&lead| lead <= 18), "{player}: {leads:?}");
    }
}
