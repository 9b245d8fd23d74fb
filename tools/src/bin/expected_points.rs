//! Fits the model of expected points, and measures marks and accuracy of players with known
//! strength.
//!
//! ```text
//! cargo tool expected_points -- fit [GAMES]
//! cargo tool expected_points -- players [GAMES] [PLAYER]...
//! cargo tool expected_points -- noise [GAMES]
//! ```
//!
//! `fit` plays games of level 6 against itself in all variants, searches some positions of each at
//! several depths, and fits the model of `study::expected` to the results (maximum likelihood).
//! `players` lets each player (by default several strengths) play against itself and prints the
//! marks and the accuracy of its moves. `noise` judges the same moves at the default depth and six
//! plies deeper, and prints the differences of their costs.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "small numbers of a program that runs by hand"
)]

use std::{error::Error, time::Duration};

use awale_engine::{Score, Stop};
use awale_rules::{Game, Match, PerSeat, Seat};
use rand::{RngExt, SeedableRng, rngs::StdRng};

use awale_study::{
    catalogue::{AnyGame, Variant},
    players::{BookUse, ComputerPlayer, EngineResources, Player, PlayerSpec},
    record::{Analysis, Assessment},
    study::{
        ANALYSIS_DEPTH, AnalysisReport, AnalysisTask, Analyst, MIN_BLUNDER_COST,
        MIN_INACCURACY_COST, MIN_MISTAKE_COST, MoveMark, MoveTotals, SearchEffort,
        points_model::{POINTS_MODEL, PointsModel},
    },
};

use awale_tools::{maximize_likelihood, start_with_random_plies};

/// Depths in plies at which positions are searched for the fit.
const FIT_DEPTHS: [u32; 4] = [6, 10, 14, ANALYSIS_DEPTH];
/// Number of positions of each game for the fit.
const SAMPLED_POSITIONS_PER_GAME: usize = 6;
/// Maximum plies of a game, because two weak players can repeat for a long time.
const MAX_GAME_PLIES: usize = 400;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let game_count_or_default = |usual| arguments.get(1).map_or(Ok(usual), |word| word.parse());
    match arguments.first().map(String::as_str) {
        Some("fit") => fit_model(game_count_or_default(1200)?),
        Some("players") => print_player_statistics(
            game_count_or_default(50)?,
            arguments.get(2..).unwrap_or_default(),
        )?,
        Some("noise") => print_cost_changes_when_deeper(game_count_or_default(30)?)?,
        _ => return Err("say `fit`, `players` or `noise`".into()),
    }
    Ok(())
}

/// A game of a player against itself, after four random plies.
fn play_against_itself(variant: &Variant, spec: PlayerSpec, seed: u64) -> Match<AnyGame> {
    let (mut game, _) = start_with_random_plies(variant, 4, seed);
    let resources = EngineResources {
        hash_mb: 16,
        threads: 1,
        time_per_move: Duration::from_millis(50),
        tables: None,
        book: BookUse::NoBook,
    };
    let mut players =
        [2 * seed, 2 * seed + 1].map(|seed| ComputerPlayer::new(spec, seed, &resources));
    while game.outcome().is_none() && game.moves().len() < MAX_GAME_PLIES {
        let player = &mut players[usize::from(game.position().to_move() == Seat::North)];
        let Some(chosen_move) = player.choose(game.positions_so_far(), &Stop::new(), &mut |_| ())
        else {
            break;
        };
        game.play(chosen_move.choice).ok();
    }
    game
}

fn review_game(analyst: &mut Analyst, game: &Match<AnyGame>, depth: u32) -> Option<Analysis> {
    let effort = SearchEffort {
        depth,
        time_limit: None,
    };
    analyst.review(game.positions_so_far(), game.moves(), effort, &Stop::new())
}

// ---- The fit

/// An estimate of the engine, and the result of the game for the side to move.
struct PointsSample {
    evaluation_in_seeds: f64,
    seeds_on_board: u8,
    depth: u32,
    /// The result: 1 won, 0 drawn, -1 lost.
    mover_result: i32,
}

fn fit_model(game_count: u64) {
    let variants = Variant::built_in();
    let mut analyst = Analyst::new(1);
    let mut samples = Vec::new();
    for seed in 0..game_count {
        let variant = &variants[(seed % variants.len() as u64) as usize];
        let game = play_against_itself(variant, "engine:level=6".parse().expect("a player"), seed);
        let Some(outcome) = game.outcome() else {
            continue;
        };
        let mut rng = StdRng::seed_from_u64(seed);
        for _ in 0..SAMPLED_POSITIONS_PER_GAME {
            let position_index = rng.random_range(0..game.positions_so_far().len() - 1);
            let mover = game.positions_so_far()[position_index].to_move();
            let mover_result = outcome
                .final_result
                .winner
                .map_or(0, |winner| if winner == mover { 1 } else { -1 });
            for depth in FIT_DEPTHS {
                samples.extend(sample_position(
                    &mut analyst,
                    &game.positions_so_far()[..=position_index],
                    depth,
                    mover_result,
                ));
            }
        }
        if (seed + 1) % 100 == 0 {
            eprintln!("{} games, {} samples", seed + 1, samples.len());
        }
    }
    let model = fitted_model(&samples);
    println!("{} samples of {game_count} games: {model:?}", samples.len());
    println!(
        "log-likelihood a sample {:.4} (now {:.4})",
        mean_log_likelihood(&model, &samples),
        mean_log_likelihood(&POINTS_MODEL, &samples)
    );
    print_expected_and_scored_points(&model, &samples);
}

fn sample_position(
    analyst: &mut Analyst,
    positions_so_far: &[AnyGame],
    depth: u32,
    mover_result: i32,
) -> Option<PointsSample> {
    let mut sample = None;
    let task = AnalysisTask::SearchEachMove {
        positions_so_far: positions_so_far.to_vec(),
        effort: SearchEffort {
            depth,
            time_limit: None,
        },
    };
    analyst.run(&task, &Stop::new(), &mut |news| {
        if let AnalysisReport::Values(values) = news
            && values.is_final
            && let Score::Estimate(value) = values.best().score
        {
            sample = Some(PointsSample {
                evaluation_in_seeds: f64::from(value) / 100.0,
                seeds_on_board: values.seeds_left,
                depth,
                mover_result,
            });
        }
    });
    sample
}

/// The mean log-likelihood of the results under the model.
fn mean_log_likelihood(model: &PointsModel, samples: &[PointsSample]) -> f64 {
    let log_likelihood = |sample: &PointsSample| {
        let (win, draw) = model.win_and_draw_chances(
            sample.evaluation_in_seeds,
            sample.seeds_on_board,
            sample.depth,
        );
        let chance_of_result = match sample.mover_result {
            1 => win,
            0 => draw,
            _ => 1.0 - win - draw,
        };
        chance_of_result.max(1e-6).ln()
    };
    samples.iter().map(log_likelihood).sum::<f64>() / samples.len() as f64
}

fn fitted_model(samples: &[PointsSample]) -> PointsModel {
    let add_to_parameter = |model: &mut PointsModel, number: usize, by: f64| match number {
        0 => model.log_scale_constant += by,
        1 => model.log_scale_per_log_seeds += by,
        2 => model.log_scale_per_log_depth += by,
        _ => model.draw_margin += by,
    };
    maximize_likelihood(POINTS_MODEL, 4, add_to_parameter, |model| {
        mean_log_likelihood(model, samples)
    })
}

/// Prints the expected and the scored points, in a table by value and by the number of seeds left.
fn print_expected_and_scored_points(model: &PointsModel, samples: &[PointsSample]) {
    println!("\nseeds left   value      samples  expected  scored");
    for (least, most) in [(0, 11), (12, 23), (24, 35), (36, 72)] {
        for (low, high) in [
            (-30.0, -4.0),
            (-4.0, -1.0),
            (-1.0, 1.0),
            (1.0, 4.0),
            (4.0, 30.0),
        ] {
            let is_in_row = |sample: &&PointsSample| {
                (least..=most).contains(&sample.seeds_on_board)
                    && (low..high).contains(&sample.evaluation_in_seeds)
                    && sample.depth == ANALYSIS_DEPTH
            };
            let samples_in_row: Vec<&PointsSample> = samples.iter().filter(is_in_row).collect();
            let mean_of = |of: &dyn Fn(&PointsSample) -> f64| {
                samples_in_row.iter().map(|sample| of(sample)).sum::<f64>()
                    / samples_in_row.len().max(1) as f64
            };
            let mean_expected_points = mean_of(&|sample| {
                let (win, draw) = model.win_and_draw_chances(
                    sample.evaluation_in_seeds,
                    sample.seeds_on_board,
                    sample.depth,
                );
                win + draw / 2.0
            });
            let mean_scored_points =
                mean_of(&|sample| f64::midpoint(1.0, f64::from(sample.mover_result)));
            println!(
                "{least:>3} to {most:>2}  {low:>5} to {high:>4} {:>8}  {mean_expected_points:>8.3}  {mean_scored_points:>6.3}",
                samples_in_row.len()
            );
        }
    }
}

// ---- Marks and accuracy of players

/// The players whose marks and accuracy are measured if the command line names none.
const DEFAULT_PLAYERS: [&str; 8] = [
    "naive",
    "fast",
    "engine:level=1",
    "engine:level=3",
    "engine:level=5",
    "engine:level=7",
    "engine:level=9",
    "engine:level=10",
];
/// Interval, in games, after which intermediate results of a player are printed.
const GAMES_PER_PRINTED_ROW: u64 = 10;

/// Statistics of the games of one player.
#[derive(Default)]
struct PlayerStatistics {
    game_count: u64,
    move_totals: MoveTotals,
    accuracy_sum: f64,
    accuracy_count: u32,
}

impl PlayerStatistics {
    fn add_game(&mut self, totals_of_sides: PerSeat<MoveTotals>) {
        self.game_count += 1;
        for totals in [totals_of_sides.south, totals_of_sides.north] {
            if let Some(accuracy) = totals.accuracy() {
                self.accuracy_sum += accuracy;
                self.accuracy_count += 1;
            }
            self.move_totals = self.move_totals.plus(&totals);
        }
    }

    fn print_row(&self, player_name: &str) {
        let move_totals = &self.move_totals;
        let mark_percentage = |marks: &[MoveMark]| {
            let count: u32 = marks.iter().map(|mark| move_totals.count(*mark)).sum();
            100.0 * f64::from(count) / f64::from(move_totals.undecided_move_count().max(1))
        };
        println!(
            "{player_name:<16} {:>5} {:>6} {:>7.1}  {:>8.1} {:>5.1} {:>5.1} {:>5.1} {:>5.1} {:>5.1}  {:.4}",
            self.game_count,
            move_totals.move_count,
            100.0 * f64::from(move_totals.undecided_move_count())
                / f64::from(move_totals.move_count.max(1)),
            self.accuracy_sum / f64::from(self.accuracy_count.max(1)),
            mark_percentage(&[MoveMark::OnlyGood]),
            mark_percentage(&[MoveMark::Best, MoveMark::Good]),
            mark_percentage(&[MoveMark::Inaccuracy]),
            mark_percentage(&[MoveMark::Mistake]),
            mark_percentage(&[MoveMark::Blunder]),
            f64::from(move_totals.cost_sum)
                / 1000.0
                / f64::from(move_totals.undecided_move_count().max(1)),
        );
    }
}

fn print_player_statistics(game_count: u64, player_names: &[String]) -> Result<(), Box<dyn Error>> {
    let variants = Variant::built_in();
    println!("{game_count} games each, depth {ANALYSIS_DEPTH}; marks in % of the moves that count");
    println!(
        "player           games  moves counted  accuracy     !  none    ?!     ?    ??  cost a move"
    );
    let mut analyst = Analyst::new(2);
    let player_names: Vec<&str> = player_names.iter().map(String::as_str).collect();
    for &player in if player_names.is_empty() {
        &DEFAULT_PLAYERS[..]
    } else {
        &player_names
    } {
        let mut statistics = PlayerStatistics::default();
        for seed in 0..game_count {
            let game = play_against_itself(
                &variants[(seed % variants.len() as u64) as usize],
                player.parse()?,
                1000 + seed,
            );
            let Some(analysis) = review_game(&mut analyst, &game, ANALYSIS_DEPTH) else {
                continue;
            };
            // Skip the four random moves at the start.
            let moves = analysis.moves.get(4..).unwrap_or_default();
            statistics.add_game(MoveTotals::of(moves, game.positions_so_far()[0].to_move()));
            if statistics.game_count % GAMES_PER_PRINTED_ROW == 0 && seed + 1 < game_count {
                statistics.print_row(player);
            }
        }
        statistics.print_row(player);
    }
    Ok(())
}

// ---- Noise: the change of a judgment when the search is deeper

fn print_cost_changes_when_deeper(game_count: u64) -> Result<(), Box<dyn Error>> {
    let variants = Variant::built_in();
    let mut analyst = Analyst::new(2);
    let mut usual_and_deeper_costs: Vec<(u16, u16)> = Vec::new();
    for seed in 0..game_count {
        let game = play_against_itself(
            &variants[(seed % variants.len() as u64) as usize],
            "engine:level=9".parse()?,
            2000 + seed,
        );
        let usual_analysis = review_game(&mut analyst, &game, ANALYSIS_DEPTH);
        let deeper_analysis = review_game(&mut analyst, &game, ANALYSIS_DEPTH + 6);
        if let (Some(usual_analysis), Some(deeper_analysis)) = (usual_analysis, deeper_analysis) {
            let cost = |assessment: &Assessment| assessment.cost;
            usual_and_deeper_costs.extend(
                usual_analysis
                    .moves
                    .iter()
                    .map(cost)
                    .zip(deeper_analysis.moves.iter().map(cost))
                    .skip(4),
            );
        }
    }
    let mut cost_differences: Vec<u16> = usual_and_deeper_costs
        .iter()
        .map(|(usual, deeper)| usual.abs_diff(*deeper))
        .collect();
    cost_differences.sort_unstable();
    let difference_at_quantile = |part: f64| {
        cost_differences
            .get((part * cost_differences.len() as f64) as usize)
            .copied()
            .unwrap_or_default()
    };
    println!(
        "{} moves of level 9, depth {ANALYSIS_DEPTH} against {}: thousandths of a point",
        usual_and_deeper_costs.len(),
        ANALYSIS_DEPTH + 6
    );
    let mean_difference = cost_differences
        .iter()
        .map(|difference| f64::from(*difference))
        .sum::<f64>()
        / cost_differences.len().max(1) as f64;
    println!(
        "mean difference {mean_difference:.1}, 90 % {}, 95 % {}, 98 % {}, 99 % {}",
        difference_at_quantile(0.9),
        difference_at_quantile(0.95),
        difference_at_quantile(0.98),
        difference_at_quantile(0.99)
    );
    for (name, threshold) in [
        ("?!", MIN_INACCURACY_COST),
        ("?", MIN_MISTAKE_COST),
        ("??", MIN_BLUNDER_COST),
    ] {
        let marked_move_count = usual_and_deeper_costs
            .iter()
            .filter(|(usual, _)| *usual >= threshold)
            .count();
        let confirmed_move_count = usual_and_deeper_costs
            .iter()
            .filter(|(usual, deeper)| *usual >= threshold && *deeper >= threshold / 2)
            .count();
        println!(
            "{name:<2} from {threshold}: {marked_move_count} moves, of {confirmed_move_count} at least half was seen deeper too"
        );
    }
    Ok(())
}
