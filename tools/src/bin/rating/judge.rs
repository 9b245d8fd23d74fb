//! Computes by the program's analysis, for each legal move of the games, its loss at several depths
//! and how often each level chooses it. Writes one line of text per game.

use std::{
    collections::BTreeSet,
    fs::{self, OpenOptions},
    io::Write,
    path::Path,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

use awale_engine::Stop;

use awale_study::{
    rating::RATING_SEARCH_DEPTH,
    record::{DEPTH_COUNT, LEVEL_COUNT},
    study::{Analyst, SearchEffort},
};

use crate::{
    Result,
    play::{self, GameRecord, replay_game},
};

/// The games that are judged: a random selection from six rounds, one bit per game in hexadecimal
/// digits, lowest bit first.
const SELECTED_GAME_BITS_HEX: &str = include_str!("judged.txt");

fn is_selected_game(game_index: usize) -> bool {
    let selection_digit = SELECTED_GAME_BITS_HEX
        .chars()
        .filter_map(|digit| digit.to_digit(16))
        .nth(game_index / 4);
    selection_digit.is_some_and(|selection_digit| selection_digit >> (game_index % 4) & 1 == 1)
}

/// A judged game: its index in the file of games, and its positions.
pub struct JudgedGame {
    pub game_index: usize,
    pub positions: Vec<JudgedPosition>,
}

/// For every legal move of a position: its loss at each depth, and how often each level chooses it.
pub struct JudgedPosition {
    pub move_losses_by_depth: Vec<[u8; DEPTH_COUNT]>,
    pub move_choice_counts_by_level: Vec<[u8; LEVEL_COUNT]>,
}

/// Judges the selected games of the file that are not judged yet, on two threads.
pub fn judge_remaining_games(games_file: &Path, judged_games_file: &Path) -> Result<()> {
    let judged_game_indices: BTreeSet<usize> = if judged_games_file.exists() {
        read_judged_games(judged_games_file)?
            .iter()
            .map(|one| one.game_index)
            .collect()
    } else {
        BTreeSet::new()
    };
    let games = play::read_games(games_file)?;
    let game_indices_to_judge: Vec<usize> = (0..games.len())
        .filter(|number| is_selected_game(*number) && !judged_game_indices.contains(number))
        .collect();
    let output_file = Mutex::new(
        OpenOptions::new()
            .create(true)
            .append(true)
            .open(judged_games_file)?,
    );
    let next_game_index = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let mut analyst = Analyst::new(1);
                while let Some(&game_index) =
                    game_indices_to_judge.get(next_game_index.fetch_add(1, Ordering::Relaxed))
                {
                    let line = judge_game_to_line(&games[game_index], &mut analyst);
                    writeln!(output_file.lock().expect("the file"), "{game_index} {line}")
                        .expect("the file is written");
                }
            });
        }
    });
    Ok(())
}

fn judge_game_to_line(game: &GameRecord, analyst: &mut Analyst) -> String {
    let (positions, played_moves) = replay_game(game);
    let effort = SearchEffort {
        depth: RATING_SEARCH_DEPTH,
        time_limit: None,
    };
    let analysis = analyst
        .review(&positions, &played_moves, effort, &Stop::new())
        .expect("it is not stopped");
    let encode_row = |(seen, chosen): (&[u8; DEPTH_COUNT], &[u8; LEVEL_COUNT])| -> String {
        let losses_and_choice_counts = seen.iter().chain(chosen);
        losses_and_choice_counts
            .map(|number| char::from_digit((*number).into(), 36).expect("up to 35"))
            .collect()
    };
    let position_texts = analysis.moves.iter().map(|one| {
        one.depth_costs
            .iter()
            .zip(&one.choice_counts)
            .map(encode_row)
            .collect::<Vec<_>>()
            .join(".")
    });
    position_texts
        .map(|rows| {
            if rows.is_empty() {
                "-".to_owned()
            } else {
                rows
            }
        })
        .collect::<Vec<_>>()
        .join(" ")
}

/// Reads the judged games of a file, sorted by index, because threads write them in any order.
pub fn read_judged_games(file: &Path) -> Result<Vec<JudgedGame>> {
    let text = fs::read_to_string(file)?;
    let parse_row = |row: &str| -> Option<([u8; DEPTH_COUNT], [u8; LEVEL_COUNT])> {
        let digits: Option<Vec<u8>> = row
            .chars()
            .map(|digit| digit.to_digit(36)?.try_into().ok())
            .collect();
        let digits = digits?;
        let (depth_losses, choice_counts) = digits.split_at_checked(DEPTH_COUNT)?;
        Some((
            depth_losses.try_into().ok()?,
            choice_counts.try_into().ok()?,
        ))
    };
    let parse_position = |word: &str| -> Option<JudgedPosition> {
        let row_words = word.split('.').filter(|row| *row != "-");
        let (move_losses_by_depth, move_choice_counts_by_level) = row_words
            .map(parse_row)
            .collect::<Option<Vec<_>>>()?
            .into_iter()
            .unzip();
        Some(JudgedPosition {
            move_losses_by_depth,
            move_choice_counts_by_level,
        })
    };
    let parse_game_line = |line: &str| {
        let mut line_words = line.split(' ');
        let game_index = line_words.next()?.parse().ok()?;
        Some(JudgedGame {
            game_index,
            positions: line_words.map(parse_position).collect::<Option<_>>()?,
        })
    };
    let games = text.lines().map(|line| {
        parse_game_line(line).ok_or_else(|| format!("{}: {line}", file.display()).into())
    });
    let mut games: Vec<JudgedGame> = games.collect::<Result<_>>()?;
    games.sort_by_key(|game| game.game_index);
    Ok(games)
}
