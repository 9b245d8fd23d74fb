//! The cursor of an answer: over both rows, over South's, or on a number of seeds.

use awale_rules::{Pit, ROW, Seat};

use crate::app::Action;
use crate::app::toward::Toward;
use crate::drill::{DrillAnswer, DrillQuestion, DrillTask};
use crate::record::{BoardRow, Direction};

/// The most seeds that are an answer.
const MOST: u8 = 9;
/// The number that the cursor begins on: the commonest capture.
const USUAL: u8 = 2;

/// Where the cursor is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AnswerCursor {
    pit: Pit,
    seeds: u8,
}

/// What an action means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Given {
    /// This answer.
    Answer(DrillAnswer),
    /// Nothing yet.
    Nothing,
}

impl AnswerCursor {
    /// The cursor where a question begins: on the pit that it is about, else on the first.
    pub(super) fn at_start(task: &DrillTask) -> AnswerCursor {
        let pit = match task.asked {
            DrillQuestion::Last(pit) | DrillQuestion::Seeds(pit) => pit,
            DrillQuestion::Capturer | DrillQuestion::Danger => Pit::of(Seat::South, 0),
        };
        AnswerCursor { pit, seeds: USUAL }
    }

    /// The answer that it is on.
    pub(super) fn answer(self, task: &DrillTask) -> DrillAnswer {
        match task.asked {
            DrillQuestion::Seeds(_) => DrillAnswer::Seeds(self.seeds),
            _ => DrillAnswer::Pit(self.pit),
        }
    }

    /// Does what `action` means for `task`, where sowing goes in `direction` on the screen.
    pub(super) fn act(&mut self, action: &Action, task: &DrillTask, direction: Direction) -> Given {
        let asks_seeds = matches!(task.asked, DrillQuestion::Seeds(_));
        match action {
            Action::Confirm => return Given::Answer(self.answer(task)),
            Action::Left | Action::Down if asks_seeds => self.seeds = (self.seeds - 1).max(1),
            Action::Right | Action::Up if asks_seeds => self.seeds = (self.seeds + 1).min(MOST),
            Action::Key(key) if asks_seeds => {
                let seeds = key.to_digit(10).and_then(|digit| u8::try_from(digit).ok()).filter(|seeds| *seeds > 0);
                return seeds.map_or(Given::Nothing, |seeds| Given::Answer(DrillAnswer::Seeds(seeds)));
            }
            Action::Left => self.step(Toward::Previous, direction),
            Action::Right => self.step(Toward::Next, direction),
            Action::Up if task.asks_both_rows() => self.enter_row(Seat::North),
            Action::Down if task.asks_both_rows() => self.enter_row(Seat::South),
            Action::Pit(pit) => return Given::Answer(DrillAnswer::Pit(*pit)),
            Action::Key(key) => {
                return named(*key, task).map_or(Given::Nothing, |pit| Given::Answer(DrillAnswer::Pit(pit)));
            }
            _ => {}
        }
        Given::Nothing
    }

    /// One pit to the left or, as the next one, to the right of the screen.
    fn step(&mut self, toward: Toward, direction: Direction) {
        let seat = self.pit.seat();
        let by =
            if (toward == Toward::Next) == direction.runs_rightwards(BoardRow::of(seat, Seat::South)) { 1 } else { -1 };
        self.pit = Pit::of(seat, self.pit.column().saturating_add_signed(by).min(ROW - 1));
    }

    /// Straight up or down into the row of `seat`: the rows are sown in opposite directions.
    fn enter_row(&mut self, seat: Seat) {
        if self.pit.seat() != seat {
            self.pit = Pit::of(seat, ROW - 1 - self.pit.column());
        }
    }
}

/// The pit that a letter names, or a digit of South's row. Where both rows are asked for, the size of a letter tells them apart,
/// as on the board.
fn named(key: char, task: &DrillTask) -> Option<Pit> {
    match key {
        'a'..='f' if task.asks_both_rows() => Pit::from_letter(key),
        '1'..='6' => Some(Pit::of(Seat::South, usize::try_from(key.to_digit(10)?).ok()? - 1)),
        _ => Pit::from_letter(key.to_ascii_uppercase()),
    }
}
