//! The sowing trainer: questions about a board that a good player answers at a glance, made from a
//! seed.
//!
//! Where does the last seed of a pit fall? Which pit captures most, and how much? Which pit is in
//! danger? A level is how far the pit reaches that the answer depends on: into the other row,
//! nearly round the board, more than once round. What the answers are, the rules say.

use awale_rules::{PITS, PerSeat, Pit, Place, Position, ROW, Rules, Seat};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::study::{Capture, best_capture, captures, turned};

/// Random boards that are tried for a question; most need some hundred.
const TRIES: usize = 20_000;
/// Seeds in the pits that are none of the question, at most.
const USUAL: u8 = 4;
/// Seeds beyond a whole lap, at most.
const BEYOND: u8 = 7;
/// The most seeds that one key answers.
const MOST_SEEDS: u8 = 9;
/// Legal moves of a board at least: with fewer there is nothing to choose.
const CHOICES: usize = 3;

/// What is practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Drill {
    /// Where the last seed of a pit falls.
    Last,
    /// Which pit captures most, and how much.
    Captures,
    /// Which pit is in danger.
    Danger,
}

impl Drill {
    /// All of them.
    pub const ALL: &[Drill] = Drill::VARIANTS;

    /// The name in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// How far the pits of the questions reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum DrillLevel {
    /// A few places.
    Near,
    /// Through the other row.
    Far,
    /// All the way round.
    Round,
}

impl DrillLevel {
    /// All levels, the easiest first.
    pub const ALL: &[DrillLevel] = DrillLevel::VARIANTS;

    /// The number of the level, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Seeds of a pit that reaches so far.
    fn seeds(self, rules: &Rules) -> std::ops::RangeInclusive<u8> {
        let round = if rules.sow_stores { 14 } else { 12 };
        match self {
            DrillLevel::Near => 2..=6,
            DrillLevel::Far => 7..=round - 1,
            DrillLevel::Round => round..=round + BEYOND,
        }
    }
}

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillQuestion {
    /// Where the last seed of this pit falls.
    Last(Pit),
    /// Which of South's pits captures most.
    Capturer,
    /// How many seeds this pit captures.
    Seeds(Pit),
    /// Which of South's pits North could capture.
    Danger,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillAnswer {
    /// A pit.
    Pit(Pit),
    /// A number of seeds.
    Seeds(u8),
}

/// A question about a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrillTask {
    /// The board, South to move.
    pub position: Position,
    /// What is asked.
    pub asked: DrillQuestion,
    /// The answer.
    pub answer: DrillAnswer,
    /// The move that shows it: South's, or North's where a pit is in danger.
    pub proof: Pit,
}

impl DrillTask {
    /// A question of this kind for games by `rules`; the same `seed` asks the same. `None` where
    /// the rules have too few seeds.
    #[must_use]
    pub fn new(drill: Drill, level: DrillLevel, rules: &Rules, seed: u64) -> Option<DrillTask> {
        let mut dice = StdRng::seed_from_u64(seed);
        (0..TRIES).find_map(|_| {
            let seat = if drill == Drill::Danger {
                Seat::North
            } else {
                Seat::South
            };
            let long = Pit::of(seat, dice.random_range(0..ROW));
            let position = board(long, level, rules, &mut dice)?;
            match drill {
                Drill::Last => last(position, long),
                Drill::Captures => capturer(position, long),
                Drill::Danger => danger(position, long),
            }
        })
    }

    /// The question that follows on the same board, where there is one: how much the capture takes.
    #[must_use]
    pub fn next_on_board(&self) -> Option<DrillTask> {
        let DrillQuestion::Capturer = self.asked else {
            return None;
        };
        let seeds = best_capture(&self.position).seeds;
        Some(DrillTask {
            asked: DrillQuestion::Seeds(self.proof),
            answer: DrillAnswer::Seeds(seeds),
            ..*self
        })
    }

    /// Whether pits of both rows may be the answer.
    #[must_use]
    pub const fn asks_both_rows(&self) -> bool {
        matches!(self.asked, DrillQuestion::Last(_))
    }

    /// The position in which the move that shows the answer is played.
    #[must_use]
    pub fn before_proof(&self) -> Position {
        turned(&self.position, self.proof.seat())
    }
}

/// A board on which `long` reaches as far as the level wants; the stores share what is left.
fn board(long: Pit, level: DrillLevel, rules: &Rules, dice: &mut StdRng) -> Option<Position> {
    let mut pits = [0; PITS];
    for seeds in &mut pits {
        *seeds = dice.random_range(0..=USUAL);
    }
    pits[long.index()] = dice.random_range(level.seeds(rules));
    let left = rules.total().checked_sub(pits.iter().sum())?;
    let stores = PerSeat {
        south: left.div_ceil(2),
        north: left / 2,
    };
    let position = Position::new(rules, pits, stores, Seat::South).ok()?;
    (position.moves().count() >= CHOICES).then_some(position)
}

fn last(position: Position, long: Pit) -> Option<DrillTask> {
    match position.trace(long).ok()?.sown().last()? {
        Place::Pit(pit) => Some(DrillTask {
            position,
            asked: DrillQuestion::Last(long),
            answer: DrillAnswer::Pit(pit),
            proof: long,
        }),
        Place::Store(_) => None,
    }
}

fn capturer(position: Position, long: Pit) -> Option<DrillTask> {
    let best = best_capture(&position);
    let as_many = captures(&position)
        .filter(|capture| capture.seeds == best.seeds)
        .count();
    let is_fit = best.with == Some(long) && (2..=MOST_SEEDS).contains(&best.seeds) && as_many == 1;
    is_fit.then_some(DrillTask {
        position,
        asked: DrillQuestion::Capturer,
        answer: DrillAnswer::Pit(long),
        proof: long,
    })
}

fn danger(position: Position, long: Pit) -> Option<DrillTask> {
    let north = turned(&position, Seat::North);
    let hits: Vec<Capture> = captures(&north)
        .filter(|capture| capture.seeds > 0)
        .collect();
    match hits.as_slice() {
        [
            Capture {
                with: Some(with),
                pits,
                ..
            },
        ] if *with == long && pits.len() == 1 => Some(DrillTask {
            position,
            asked: DrillQuestion::Danger,
            answer: DrillAnswer::Pit(pits[0]),
            proof: long,
        }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::catalogue::Variant;

    use super::*;

    /// Some questions of every kind, level and built-in variant.
    fn tasks() -> impl Iterator<Item = (Drill, DrillLevel, Variant, DrillTask)> {
        let kinds = Variant::built_in().into_iter().flat_map(|variant| {
            let levels = move |&drill| DrillLevel::ALL.iter().map(move |&level| (drill, level));
            Drill::ALL
                .iter()
                .flat_map(levels)
                .map(move |(drill, level)| (drill, level, variant.clone()))
        });
        kinds.flat_map(|(drill, level, variant)| {
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
    fn the_answer_is_what_the_rules_do() {
        for (drill, level, variant, task) in tasks() {
            let place = format!("{drill} {level:?} {} {}", variant.id, task.position);
            assert!(
                level
                    .seeds(&variant.rules)
                    .contains(&task.position.seeds(task.proof)),
                "{place}"
            );
            let before = task.before_proof();
            let after = before.after(task.proof).expect("a legal move");
            let gained = after.store(before.to_move()) - before.store(before.to_move());
            match (task.asked, task.answer) {
                (DrillQuestion::Last(from), DrillAnswer::Pit(pit)) => {
                    let mut at = from;
                    // Without stores: one place for each seed, the pit itself left out.
                    for _ in 0..task.position.seeds(from) {
                        at = Pit::new((at.index() + 1) % PITS).expect("a pit");
                        at = if at == from {
                            Pit::new((at.index() + 1) % PITS).expect("a pit")
                        } else {
                            at
                        };
                    }
                    assert!(variant.rules.sow_stores || at == pit, "{place}");
                }
                (DrillQuestion::Capturer, DrillAnswer::Pit(pit)) => {
                    assert!(gained >= 2 && pit == task.proof, "{place}");
                    let next = task.next_on_board().expect("how much is asked next");
                    assert!(
                        variant.rules.sow_stores || next.answer == DrillAnswer::Seeds(gained),
                        "{place}"
                    );
                    assert_eq!(next.next_on_board(), None);
                }
                (DrillQuestion::Danger, DrillAnswer::Pit(pit)) => {
                    assert!(
                        pit.seat() == Seat::South && after.seeds(pit) == 0 && gained >= 2,
                        "{place}"
                    );
                }
                other => panic!("{place}: {other:?}"),
            }
        }
    }

    #[test]
    fn the_same_seed_asks_the_same_and_few_seeds_are_told() {
        let of = |seed| DrillTask::new(Drill::Captures, DrillLevel::Round, &Rules::OWARE, seed);
        assert_eq!(of(7), of(7));
        assert_ne!(of(7), of(8));
    }
}
