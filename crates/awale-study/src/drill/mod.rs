//! The sowing trainer: questions about a board that a good player answers quickly. A random seed
//! determines the question.
//!
//! The drills are: where the last seed of a pit falls, which pit captures most and how much, and
//! which pit is in danger. The level is how far the pit that matters sows: a few places, through
//! the other row, or round the board. The rules give the answers.

use awale_rules::{BoardPlace, PITS, PerSeat, Pit, Position, ROW, Rules, Seat};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::study::{Capture, best_capture, captures_of_moves, with_mover};

/// The number of random boards that are tried for a question. Most questions need a few hundred
/// boards.
const MAX_TRIED_BOARDS: usize = 20_000;
/// The maximum number of seeds in a pit that the question is not about.
const MAX_SEEDS_IN_OTHER_PITS: u8 = 4;
/// The maximum number of seeds beyond a full lap in a pit that sows round the board.
const MAX_SEEDS_BEYOND_LAP: u8 = 7;
/// The largest number of seeds that can be answered with one key.
const MAX_ANSWER_SEEDS: u8 = 9;
/// The minimum number of legal moves on a board. With fewer legal moves there is too little choice.
const MIN_LEGAL_MOVES: usize = 3;

/// A kind of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Drill {
    /// Asks where the last seed of a pit falls.
    #[strum(serialize = "last")]
    LastSeedPlace,
    /// Asks which pit captures most, and how much.
    Captures,
    /// Asks which pit is in danger.
    #[strum(serialize = "danger")]
    EndangeredPit,
}

impl Drill {
    /// All drills.
    pub const ALL: &[Drill] = Drill::VARIANTS;

    /// Returns the name used in files.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A level: how far the pits of the questions sow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(prefix = "drill-", serialize_all = "kebab-case")]
pub enum DrillLevel {
    /// The pit has two to six seeds, which go a few places.
    #[strum(serialize = "near")]
    SowsFewPlaces,
    /// The pit has at least seven seeds, which go into or through the other row, but not round the
    /// board.
    #[strum(serialize = "far")]
    ThroughOtherRow,
    /// The seeds go all the way round the board.
    #[strum(serialize = "round")]
    RoundTheBoard,
}

impl DrillLevel {
    /// All levels, the easiest first.
    pub const ALL: &[DrillLevel] = DrillLevel::VARIANTS;

    /// Returns the number of the level, from 1.
    pub const fn level_number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the numbers of seeds that sow this far.
    fn seed_range(self, rules: &Rules) -> std::ops::RangeInclusive<u8> {
        let full_lap_seeds = if rules.sow_stores { 14 } else { 12 };
        match self {
            DrillLevel::SowsFewPlaces => 2..=6,
            DrillLevel::ThroughOtherRow => 7..=full_lap_seeds - 1,
            DrillLevel::RoundTheBoard => full_lap_seeds..=full_lap_seeds + MAX_SEEDS_BEYOND_LAP,
        }
    }
}

/// A question about the board of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillQuestion {
    /// Asks where the last seed of this pit falls.
    LastSeedOf(Pit),
    /// Asks which of South's pits captures most.
    BestCapture,
    /// Asks how many seeds this pit captures.
    CapturedSeeds(Pit),
    /// Asks which of South's pits North could capture.
    PitInDanger,
}

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillAnswer {
    /// The answer is this pit.
    Pit(Pit),
    /// The answer is this number of seeds.
    SeedCount(u8),
}

/// A question about a board, with its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrillTask {
    /// The board, with South to move.
    pub position: Position,
    /// The question about the board.
    pub question: DrillQuestion,
    /// The only right answer.
    pub answer: DrillAnswer,
    /// The pit whose move proves the answer: South's, or North's if a pit is in danger.
    pub proving_pit: Pit,
}

impl DrillTask {
    /// Creates a question of this kind for games with `rules`. The same `seed` gives the same
    /// question. Returns `None` if no suitable board is found, for example because the variant has
    /// too few seeds.
    pub fn new(drill: Drill, level: DrillLevel, rules: &Rules, seed: u64) -> Option<DrillTask> {
        let mut rng = StdRng::seed_from_u64(seed);
        (0..MAX_TRIED_BOARDS).find_map(|_| {
            let seat = if drill == Drill::EndangeredPit {
                Seat::North
            } else {
                Seat::South
            };
            let target_pit = Pit::of(seat, rng.random_range(0..ROW));
            let position = random_board(target_pit, level, rules, &mut rng)?;
            match drill {
                Drill::LastSeedPlace => last_seed_task(position, target_pit),
                Drill::Captures => capture_task(position, target_pit),
                Drill::EndangeredPit => danger_task(position, target_pit),
            }
        })
    }

    /// Returns the question that follows on the same board. After the question about the best
    /// capture, it is how many seeds this move captures. After other questions, returns `None`.
    pub fn follow_up_task(&self) -> Option<DrillTask> {
        let DrillQuestion::BestCapture = self.question else {
            return None;
        };
        let seeds = best_capture(&self.position).captured_seeds;
        Some(DrillTask {
            question: DrillQuestion::CapturedSeeds(self.proving_pit),
            answer: DrillAnswer::SeedCount(seeds),
            ..*self
        })
    }

    /// Returns true if pits of both rows may be the answer.
    pub const fn allows_answers_in_both_rows(&self) -> bool {
        matches!(self.question, DrillQuestion::LastSeedOf(_))
    }

    /// Returns the position in which the proving move is played.
    pub fn position_before_proving_move(&self) -> Position {
        with_mover(&self.position, self.proving_pit.seat())
    }
}

/// Returns a random board on which the pit `target_pit` sows as far as `level` requires. The stores
/// share the remaining seeds. Returns `None` if the board has too many seeds or too few legal
/// moves.
fn random_board(
    target_pit: Pit,
    level: DrillLevel,
    rules: &Rules,
    rng: &mut StdRng,
) -> Option<Position> {
    let mut pits = [0; PITS];
    for seeds in &mut pits {
        *seeds = rng.random_range(0..=MAX_SEEDS_IN_OTHER_PITS);
    }
    pits[target_pit.index()] = rng.random_range(level.seed_range(rules));
    let seeds_in_stores = rules.total_seeds().checked_sub(pits.iter().sum())?;
    let stores = PerSeat {
        south: seeds_in_stores.div_ceil(2),
        north: seeds_in_stores / 2,
    };
    let position = Position::new(rules, pits, stores, Seat::South).ok()?;
    (position.moves().count() >= MIN_LEGAL_MOVES).then_some(position)
}

fn last_seed_task(position: Position, target_pit: Pit) -> Option<DrillTask> {
    match position.trace(target_pit).ok()?.sown_places().last()? {
        BoardPlace::Pit(pit) => Some(DrillTask {
            position,
            question: DrillQuestion::LastSeedOf(target_pit),
            answer: DrillAnswer::Pit(pit),
            proving_pit: target_pit,
        }),
        BoardPlace::Store(_) => None,
    }
}

fn capture_task(position: Position, target_pit: Pit) -> Option<DrillTask> {
    let best = best_capture(&position);
    let best_capture_count = captures_of_moves(&position)
        .filter(|capture| capture.captured_seeds == best.captured_seeds)
        .count();
    let is_suitable = best.capturing_pit == Some(target_pit)
        && (2..=MAX_ANSWER_SEEDS).contains(&best.captured_seeds)
        && best_capture_count == 1;
    is_suitable.then_some(DrillTask {
        position,
        question: DrillQuestion::BestCapture,
        answer: DrillAnswer::Pit(target_pit),
        proving_pit: target_pit,
    })
}

fn danger_task(position: Position, target_pit: Pit) -> Option<DrillTask> {
    let north_to_move = with_mover(&position, Seat::North);
    let captures: Vec<Capture> = captures_of_moves(&north_to_move)
        .filter(|capture| capture.captured_seeds > 0)
        .collect();
    match captures.as_slice() {
        [
            Capture {
                capturing_pit: Some(with),
                captured_pits,
                ..
            },
        ] if *with == target_pit && captured_pits.len() == 1 => Some(DrillTask {
            position,
            question: DrillQuestion::PitInDanger,
            answer: DrillAnswer::Pit(captured_pits[0]),
            proving_pit: target_pit,
        }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::catalogue::Variant;

    use super::*;

    /// Returns some tasks for every drill, level and built-in variant.
    fn all_drill_tasks() -> impl Iterator<Item = (Drill, DrillLevel, Variant, DrillTask)> {
        let combinations = Variant::built_in().into_iter().flat_map(|variant| {
            let with_each_level =
                move |&drill| DrillLevel::ALL.iter().map(move |&level| (drill, level));
            Drill::ALL
                .iter()
                .flat_map(with_each_level)
                .map(move |(drill, level)| (drill, level, variant.clone()))
        });
        combinations.flat_map(|(drill, level, variant)| {
            (0..8).map(move |seed| {
                let task = DrillTask::new(drill, level, &variant.rules, seed);
                (
                    drill,
                    level,
                    variant.clone(),
                    task.expect("there is such a question"),
                )
            })
        })
    }

    #[test]
    fn the_answer_of_a_drill_task_agrees_with_the_rules() {
        for (drill, level, variant, task) in all_drill_tasks() {
            let task_text = format!("{drill} {level:?} {} {}", variant.id, task.position);
            assert!(
                level
                    .seed_range(&variant.rules)
                    .contains(&task.position.seeds(task.proving_pit)),
                "{task_text}"
            );
            let before = task.position_before_proving_move();
            let after = before.after(task.proving_pit).expect("a legal move");
            let gained_seeds = after.store(before.to_move()) - before.store(before.to_move());
            match (task.question, task.answer) {
                (DrillQuestion::LastSeedOf(from), DrillAnswer::Pit(pit)) => {
                    let mut last_pit = from;
                    // In games without sown stores, each seed goes one place further and skips the
                    // pit itself.
                    for _ in 0..task.position.seeds(from) {
                        last_pit = Pit::new((last_pit.index() + 1) % PITS).expect("a pit");
                        last_pit = if last_pit == from {
                            Pit::new((last_pit.index() + 1) % PITS).expect("a pit")
                        } else {
                            last_pit
                        };
                    }
                    assert!(variant.rules.sow_stores || last_pit == pit, "{task_text}");
                }
                (DrillQuestion::BestCapture, DrillAnswer::Pit(pit)) => {
                    assert!(gained_seeds >= 2 && pit == task.proving_pit, "{task_text}");
                    let follow_up_task = task.follow_up_task().expect("how much is asked next");
                    assert!(
                        variant.rules.sow_stores
                            || follow_up_task.answer == DrillAnswer::SeedCount(gained_seeds),
                        "{task_text}"
                    );
                    assert_eq!(follow_up_task.follow_up_task(), None);
                }
                (DrillQuestion::PitInDanger, DrillAnswer::Pit(pit)) => {
                    assert!(
                        pit.seat() == Seat::South && after.seeds(pit) == 0 && gained_seeds >= 2,
                        "{task_text}"
                    );
                }
                other => panic!("{task_text}: {other:?}"),
            }
        }
    }

    #[test]
    fn the_same_random_seed_gives_the_same_task_and_a_game_with_few_seeds_none() {
        let task_with_seed = |seed| {
            DrillTask::new(
                Drill::Captures,
                DrillLevel::RoundTheBoard,
                &Rules::OWARE,
                seed,
            )
        };
        assert_eq!(task_with_seed(7), task_with_seed(7));
        assert_ne!(task_with_seed(7), task_with_seed(8));
    }
}
