//! The cursor of an answer: over both rows, over South's, or on a number of seeds.

use awale_rules::{Pit, ROW, Seat};
use awale_study::drill::{DrillAnswer, DrillQuestion, DrillTask};
use awale_study::record::{BoardRow, Direction};

use crate::app::{Action, Neighbor};

/// The most seeds that are an answer.
pub const MOST_SEEDS: u8 = 9;
/// The number that the cursor begins on: the commonest capture.
const USUAL: u8 = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AnswerCursor {
    pit: Pit,
    seeds: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DrillInput {
    Answer(DrillAnswer),
    Moved,
    Nothing,
}

impl AnswerCursor {
    /// The cursor where a question begins: on the pit that it is about, else on the first.
    pub(super) fn at_start(task: &DrillTask) -> AnswerCursor {
        let pit = match task.question {
            DrillQuestion::Last(pit) | DrillQuestion::Seeds(pit) => pit,
            DrillQuestion::BestCapture | DrillQuestion::Danger => Pit::of(Seat::South, 0),
        };
        AnswerCursor { pit, seeds: USUAL }
    }

    /// The answer that it is on.
    pub(super) fn answer(self, task: &DrillTask) -> DrillAnswer {
        match task.question {
            DrillQuestion::Seeds(_) => DrillAnswer::Seeds(self.seeds),
            _ => DrillAnswer::Pit(self.pit),
        }
    }

    /// Does what `action` means for `task`, where sowing goes in `direction` on the screen.
    pub(super) fn act(
        &mut self,
        action: &Action,
        task: &DrillTask,
        direction: Direction,
    ) -> DrillInput {
        let asks_seeds = matches!(task.question, DrillQuestion::Seeds(_));
        match action {
            Action::Confirm => return DrillInput::Answer(self.answer(task)),
            Action::Left | Action::Down if asks_seeds => {
                self.seeds = if self.seeds > 1 {
                    self.seeds - 1
                } else {
                    MOST_SEEDS
                }
            }
            Action::Right | Action::Up if asks_seeds => {
                self.seeds = if self.seeds < MOST_SEEDS {
                    self.seeds + 1
                } else {
                    1
                }
            }
            Action::Key(key) if asks_seeds => {
                let seeds = key
                    .to_digit(10)
                    .and_then(|digit| u8::try_from(digit).ok())
                    .filter(|seeds| *seeds > 0);
                return seeds.map_or(DrillInput::Nothing, |seeds| {
                    DrillInput::Answer(DrillAnswer::Seeds(seeds))
                });
            }
            Action::Left => self.step(Neighbor::Previous, direction),
            Action::Right => self.step(Neighbor::Next, direction),
            Action::Up | Action::Down if task.allows_both_rows() => self.change_row(),
            Action::Pit(pit) if may_answer(*pit, task) => {
                return DrillInput::Answer(DrillAnswer::Pit(*pit));
            }
            Action::Key(key) => {
                return self.named(*key, task).map_or(DrillInput::Nothing, |pit| {
                    DrillInput::Answer(DrillAnswer::Pit(pit))
                });
            }
            _ => return DrillInput::Nothing,
        }
        DrillInput::Moved
    }

    /// Puts the cursor on the pit that the mouse is over, if it can be the answer.
    pub(super) fn hover(&mut self, pit: Pit, task: &DrillTask) {
        if may_answer(pit, task) {
            self.pit = pit;
        }
    }

    /// One pit to the left or, as the next one, to the right of the screen, from the last of the
    /// row to its first.
    fn step(&mut self, toward: Neighbor, direction: Direction) {
        let seat = self.pit.seat();
        let onwards = (toward == Neighbor::Next)
            == direction.runs_rightwards(BoardRow::of(seat, Seat::South));
        let along = if onwards {
            Neighbor::Next
        } else {
            Neighbor::Previous
        };
        self.pit = Pit::of(seat, along.around(self.pit.column(), ROW));
    }

    /// The pit that a letter names, or a digit in the row that the cursor is in. If the answer
    /// can only be in South's row, small letters are South's pits too.
    fn named(self, key: char, task: &DrillTask) -> Option<Pit> {
        match key {
            '1'..='6' => Some(Pit::of(self.pit.seat(), key as usize - '1' as usize)),
            letter if task.allows_both_rows() => Pit::from_letter(letter),
            letter => Pit::from_letter(letter.to_ascii_uppercase()),
        }
    }

    /// Straight into the other row: the rows are sown in opposite directions. There are two, so up
    /// and down lead to the same.
    fn change_row(&mut self) {
        self.pit = Pit::of(self.pit.seat().opponent(), ROW - 1 - self.pit.column());
    }
}

/// Whether a pit can be the answer: a slip of the mouse beside the row that is asked about is none.
fn may_answer(pit: Pit, task: &DrillTask) -> bool {
    !matches!(task.question, DrillQuestion::Seeds(_))
        && (task.allows_both_rows() || pit.seat() == Seat::South)
}
