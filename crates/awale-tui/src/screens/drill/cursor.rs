//! The cursor for an answer: on a pit of both rows or of South's row, or on a number of seeds.

use awale_rules::ROW;
use awale_study::{
    drill::{DrillAnswer, DrillQuestion, DrillTask},
    record::SowingDirection,
};

use crate::prelude::*;

/// Maximum number of seeds that can be an answer.
pub const MAX_SEED_ANSWER: u8 = 9;
/// The first number under the cursor: 2 seeds are the most frequent capture.
const DEFAULT_SEED_ANSWER: u8 = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AnswerCursor {
    pit: Pit,
    seeds: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CursorActionOutcome {
    AnswerGiven(DrillAnswer),
    CursorMoved,
    ActionUnused,
}

impl AnswerCursor {
    /// Puts the cursor on the pit of the question, or else on South's first pit.
    pub(super) fn initial_cursor(task: &DrillTask) -> AnswerCursor {
        let pit = match task.question {
            DrillQuestion::LastSeedOf(pit) | DrillQuestion::CapturedSeeds(pit) => pit,
            DrillQuestion::BestCapture | DrillQuestion::PitInDanger => Pit::of(Seat::South, 0),
        };
        AnswerCursor {
            pit,
            seeds: DEFAULT_SEED_ANSWER,
        }
    }

    /// The answer under the cursor.
    pub(super) fn answer(self, task: &DrillTask) -> DrillAnswer {
        match task.question {
            DrillQuestion::CapturedSeeds(_) => DrillAnswer::SeedCount(self.seeds),
            _ => DrillAnswer::Pit(self.pit),
        }
    }

    /// Handles an action. `direction` is the direction of sowing on the screen.
    pub(super) fn act(
        &mut self,
        action: &Action,
        task: &DrillTask,
        direction: SowingDirection,
    ) -> CursorActionOutcome {
        let asks_for_seeds = matches!(task.question, DrillQuestion::CapturedSeeds(_));
        match action {
            Action::Confirm => return CursorActionOutcome::AnswerGiven(self.answer(task)),
            Action::Left | Action::Down if asks_for_seeds => {
                self.seeds = if self.seeds > 1 {
                    self.seeds - 1
                } else {
                    MAX_SEED_ANSWER
                }
            }
            Action::Right | Action::Up if asks_for_seeds => {
                self.seeds = if self.seeds < MAX_SEED_ANSWER {
                    self.seeds + 1
                } else {
                    1
                }
            }
            Action::TypedChar(key) if asks_for_seeds => {
                let seeds = key
                    .to_digit(10)
                    .and_then(|digit| u8::try_from(digit).ok())
                    .filter(|seeds| *seeds > 0);
                return seeds.map_or(CursorActionOutcome::ActionUnused, |seeds| {
                    CursorActionOutcome::AnswerGiven(DrillAnswer::SeedCount(seeds))
                });
            }
            Action::Left => self.move_to_neighbor(Neighbor::Previous, direction),
            Action::Right => self.move_to_neighbor(Neighbor::Next, direction),
            Action::Up | Action::Down if task.allows_answers_in_both_rows() => {
                self.move_to_other_row();
            }
            Action::ClickPit(pit) if can_be_answer(*pit, task) => {
                return CursorActionOutcome::AnswerGiven(DrillAnswer::Pit(*pit));
            }
            Action::TypedChar(key) => {
                return self
                    .pit_for_key(*key, task)
                    .map_or(CursorActionOutcome::ActionUnused, |pit| {
                        CursorActionOutcome::AnswerGiven(DrillAnswer::Pit(pit))
                    });
            }
            _ => return CursorActionOutcome::ActionUnused,
        }
        CursorActionOutcome::CursorMoved
    }

    /// Puts the cursor on the pit under the mouse, if it can be the answer.
    pub(super) fn hover(&mut self, pit: Pit, task: &DrillTask) {
        if can_be_answer(pit, task) {
            self.pit = pit;
        }
    }

    /// Moves the cursor by a pit on the screen: to the right with `Neighbor::Next`, to the left
    /// otherwise. Wraps around at the ends of a row.
    fn move_to_neighbor(&mut self, neighbor: Neighbor, direction: SowingDirection) {
        let seat = self.pit.seat();
        let is_forward =
            (neighbor == Neighbor::Next) == direction.sows_rightwards(seat, Seat::South);
        let neighbor_on_row = if is_forward {
            Neighbor::Next
        } else {
            Neighbor::Previous
        };
        self.pit = Pit::of(
            seat,
            neighbor_on_row.wrapping_neighbor_index(self.pit.column(), ROW),
        );
    }

    /// The pit with this letter, or with this digit in the row of the cursor. If the answer must be
    /// in South's row, small letters mean South's pits too.
    fn pit_for_key(self, key: char, task: &DrillTask) -> Option<Pit> {
        match key {
            '1'..='6' => Some(Pit::of(self.pit.seat(), key as usize - '1' as usize)),
            letter if task.allows_answers_in_both_rows() => Pit::from_letter(letter),
            letter => Pit::from_letter(letter.to_ascii_uppercase()),
        }
    }

    /// Moves the cursor vertically into the other row. The mirrored column is needed because the
    /// rows are sown in opposite directions.
    fn move_to_other_row(&mut self) {
        self.pit = Pit::of(self.pit.seat().opponent(), ROW - 1 - self.pit.column());
    }
}

/// Whether a pit can be the answer. Ignores clicks on the other row, which are not wrong answers.
fn can_be_answer(pit: Pit, task: &DrillTask) -> bool {
    !matches!(task.question, DrillQuestion::CapturedSeeds(_))
        && (task.allows_answers_in_both_rows() || pit.seat() == Seat::South)
}
