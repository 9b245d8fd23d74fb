//! Finds and judges the exercises of the strategy course.
//!
//! ```text
//! cargo tool strategy -- find SEED GAMES
//! cargo tool strategy -- shipped
//! cargo tool strategy -- judge [VARIANT]...
//! ```
//!
//! `find` plays games of oware between levels 3 to 7 and prints, by chapter, positions that show
//! its subject: the rating, the position, and the right moves. The same seed finds the same
//! positions. `shipped` does so with the shipped puzzles. `judge` reads the chosen exercises
//! (`crates/awale-study/assets/strategy/chosen.txt`), judges them by the rules of each variant, and
//! writes those that are valid there into `crates/awale-study/assets/strategy`.

use std::{collections::BTreeMap, error::Error, fs};

use awale_engine::{Engine, Stop};
use awale_rules::{PerSeat, Rules};
use rand::{RngExt, SeedableRng, rngs::StdRng};

use awale_lab::exercise_making::{
    NODES_PER_MOVE, PuzzleRater, exercise_if_all_moves_are_clear, exercise_shows_subject,
    play_between_levels, turned_for_south, valid_chapters,
};
use awale_study::{
    catalogue::Variant,
    puzzle::{PuzzleClaim, PuzzleTurn, PuzzleVerifier, WrongMove, WrongMoveLoss, collection},
    strategy::{ChapterExercise, ChapterSubject, ValidChapterParts, write},
};

/// Maximum plies of a game.
const MAX_GAME_PLIES: usize = 160;
/// Plies of the first ten moves of both sides.
const OPENING_PLIES: usize = 20;
/// Minimum number of legal moves in an exercise, so that there is a choice.
const MIN_LEGAL_MOVES: usize = 3;
/// Positions searched per move in the quick first check.
const QUICK_SEARCH_NODES_PER_MOVE: u64 = 4_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some("find") => {
            let number_argument =
                |place: usize, usual| arguments.get(place).map_or(Ok(usual), |word| word.parse());
            print_candidates_from_games(number_argument(1, 1)?, number_argument(2, 20)?);
        }
        Some("shipped") => print_exercises_from_shipped_puzzles(),
        Some("judge") => write_valid_exercises(&arguments[1..])?,
        _ => return Err("say `find`, `shipped` or `judge`".into()),
    }
    Ok(())
}

/// Prints the shipped puzzles that can become exercises.
fn print_exercises_from_shipped_puzzles() {
    let mut verifier = PuzzleVerifier::new(&Rules::OWARE, &Stop::new()).expect("nothing stops it");
    let oware = Variant::built_in()
        .into_iter()
        .find(|variant| variant.id == "oware")
        .expect("it is built in");
    for puzzle in collection::built_in(&oware) {
        let position = puzzle.turns[0].position;
        let Some(exercise) =
            exercise_if_all_moves_are_clear(&mut verifier, &position, NODES_PER_MOVE)
        else {
            continue;
        };
        for subject in ChapterSubject::ALL
            .iter()
            .copied()
            .filter(|subject| exercise_shows_subject(*subject, &exercise))
        {
            print_exercise_candidate(subject, puzzle.rating, &exercise, "puzzle");
        }
    }
}

fn print_exercise_candidate(
    subject: ChapterSubject,
    rating: u16,
    exercise: &ChapterExercise,
    origin: &str,
) {
    let correct_pit_letters: String = exercise
        .correct_pits()
        .iter()
        .map(ToString::to_string)
        .collect();
    println!(
        "{subject} {rating} {} {correct_pit_letters} {origin}",
        exercise.position
    );
}

/// Plays this number of games, and prints the positions that can become exercises.
fn print_candidates_from_games(seed: u64, game_count: u64) {
    let mut verifier = PuzzleVerifier::new(&Rules::OWARE, &Stop::new()).expect("nothing stops it");
    let mut rater = PuzzleRater::default();
    let mut exercise_counts: BTreeMap<ChapterSubject, usize> = BTreeMap::new();
    for number in 0..game_count {
        let mut rng = StdRng::seed_from_u64(seed * 100_000 + number);
        let positions = play_between_levels(
            &Rules::OWARE,
            0..=4,
            3..=7,
            MAX_GAME_PLIES,
            &mut PerSeat::from_fn(|_| Engine::new(1, 1)),
            &mut rng,
        );
        let mut subjects_shown: Vec<ChapterSubject> = Vec::new();
        for (ply, position) in positions.iter().enumerate() {
            if position.moves().count() < MIN_LEGAL_MOVES || !rng.random_bool(0.6) {
                continue;
            }
            let position = turned_for_south(position);
            let Some(quick_exercise) = exercise_if_all_moves_are_clear(
                &mut verifier,
                &position,
                QUICK_SEARCH_NODES_PER_MOVE,
            ) else {
                continue;
            };
            let is_early = ply < OPENING_PLIES;
            let fits_subject = |subject: &ChapterSubject, exercise: &ChapterExercise| {
                exercise_shows_subject(*subject, exercise)
                    && (*subject == ChapterSubject::Opening) == is_early
            };
            if !ChapterSubject::ALL.iter().any(|subject| {
                !subjects_shown.contains(subject) && fits_subject(subject, &quick_exercise)
            }) {
                continue;
            }
            let Some(exercise) =
                exercise_if_all_moves_are_clear(&mut verifier, &position, NODES_PER_MOVE)
            else {
                continue;
            };
            let fitting_subjects: Vec<ChapterSubject> = ChapterSubject::ALL
                .iter()
                .copied()
                .filter(|subject| fits_subject(subject, &exercise))
                .collect();
            let Some(&subject) = fitting_subjects
                .iter()
                .filter(|subject| !subjects_shown.contains(subject))
                .min_by_key(|subject| exercise_counts.get(subject).copied().unwrap_or(0))
            else {
                continue;
            };
            subjects_shown.push(subject);
            *exercise_counts.entry(subject).or_default() += 1;
            print_exercise_candidate(
                subject,
                exercise_rating(&mut rater, &exercise),
                &exercise,
                &format!("game={number} ply={ply}"),
            );
        }
    }
    eprintln!("{exercise_counts:?}");
}

/// Estimates the difficulty as the rating of a puzzle whose solution is the best move.
fn exercise_rating(rater: &mut PuzzleRater, exercise: &ChapterExercise) -> u16 {
    let Some(solution) = exercise.best_move_value().mv.as_pit() else {
        return 0;
    };
    let wrong_pits = exercise.position.moves().filter(|&pit| pit != solution);
    let wrong_moves = wrong_pits
        .map(|pit| WrongMove {
            pit,
            loss: WrongMoveLoss::EstimatedSeeds(2),
            refutation: None,
        })
        .collect();
    rater.rate(&[PuzzleTurn {
        position: exercise.position,
        solution,
        claim: PuzzleClaim::BestByEstimate {
            seeds_better_than_other_moves: Some(2),
        },
        answer: None,
        wrong_moves,
    }])
}

/// Judges the exercises listed in `chosen.txt` by the rules of these variants, or of all if
/// `variant_ids` is empty, and writes the valid ones to the file of each variant.
fn write_valid_exercises(variant_ids: &[String]) -> Result<(), Box<dyn Error>> {
    let mut chosen_positions_by_chapter: Vec<(ChapterSubject, Vec<String>)> = Vec::new();
    for line in fs::read_to_string("crates/awale-study/assets/strategy/chosen.txt")?.lines() {
        match (
            line.strip_prefix("chapter "),
            chosen_positions_by_chapter.last_mut(),
        ) {
            (Some(name), _) => chosen_positions_by_chapter.push((
                name.parse().map_err(|_| format!("no chapter `{name}`"))?,
                Vec::new(),
            )),
            (None, Some((_, positions))) => {
                positions.extend(line.split_whitespace().next().map(str::to_owned));
            }
            (None, None) => return Err("the file begins with a chapter".into()),
        }
    }
    for variant in Variant::built_in()
        .into_iter()
        .filter(|variant| variant_ids.is_empty() || variant_ids.contains(&variant.id.to_string()))
    {
        let mut verifier =
            PuzzleVerifier::new(&variant.rules, &Stop::new()).ok_or("nothing stops it")?;
        let verified_chapters =
            valid_chapters(&mut verifier, &variant, &chosen_positions_by_chapter);
        for ValidChapterParts {
            subject,
            explained_position_indices: explained,
            exercises,
        } in &verified_chapters
        {
            println!(
                "{} {subject}: {} explained, {} exercises",
                variant.id,
                explained.len(),
                exercises.len()
            );
        }
        fs::write(
            format!("crates/awale-study/assets/strategy/{}.txt", variant.id),
            write(&verified_chapters),
        )?;
    }
    Ok(())
}
