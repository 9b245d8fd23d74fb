//! A storm: as many puzzles as the player can solve in three minutes, each a little harder than the
//! last. One wrong move ends a puzzle and costs ten seconds, so guessing brings little. Only the
//! best result is remembered, with each puzzle that is solved: what ends the program takes nothing
//! away. Ratings stay as they are. After it the missed puzzles come once more, without a clock.

pub(crate) mod view;

use std::collections::VecDeque;
use std::time::Duration;

use awale_study::catalogue::{Kind, Variant};
use awale_study::progress::ProgressEvent;
use awale_study::puzzle::{MinedPuzzle, Puzzle, collection};

use crate::app::{
    Action, AppContext, Countdown, Effect, Offer, Offers, Screen, ScreenEvent, ScreenStatus,
    TaskState, Transition, Ui,
};
use crate::keys::{Command, KeyLabel, Keys, Section};
use crate::screens::{PuzzleScreen, today};
use crate::widgets::task::TaskScreen;
use crate::words::say;

const TIME: Duration = Duration::from_secs(180);
/// What a wrong move costs. Without it random keys solved three puzzles in twelve seconds.
const WRONG_MOVE: Duration = Duration::from_secs(10);
/// The ratings of its first puzzles, and how much harder each is than the one before.
const FIRST_RATING: u32 = 600;
const STEP: u32 = 25;

/// How a puzzle of a storm went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StormAnswer {
    Solved,
    Missed,
}

#[derive(Debug)]
pub struct Storm {
    /// The puzzle on the board.
    pub puzzle: PuzzleScreen,
    pub solved: u32,
    pub missed: u32,
    /// How the last puzzle went, once there is one.
    pub last: Option<StormAnswer>,
    /// Whether the player ended it.
    pub was_left: bool,
    /// The time that is left.
    pub clock: Countdown,
    variant: Variant,
    /// Those that were not shown yet.
    waiting: Vec<MinedPuzzle>,
    /// The missed ones that are left to solve after the storm.
    to_solve: VecDeque<Puzzle>,
    /// Whether one of them is on the board.
    pub(crate) is_solving: bool,
}

impl Storm {
    /// A storm with the puzzles of a variant; `None` where it has none.
    #[must_use]
    pub fn new(variant: Variant, context: &mut AppContext) -> Option<Storm> {
        let mut waiting = collection::built_in(&variant).to_vec();
        let first = draw(&mut waiting, FIRST_RATING, context)?;
        let puzzle = PuzzleScreen::uncounted(Puzzle::from_game(variant.clone(), first), context);
        let clock = Countdown::new(TIME);
        Some(Storm {
            puzzle,
            solved: 0,
            missed: 0,
            last: None,
            was_left: false,
            clock,
            variant,
            waiting,
            to_solve: VecDeque::new(),
            is_solving: false,
        })
    }

    /// One of the puzzles with which a storm may begin.
    #[must_use]
    pub fn example(puzzles: &[MinedPuzzle]) -> Option<&MinedPuzzle> {
        collection::near(puzzles, FIRST_RATING, None, &|_| true, 0)
    }

    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Whether the time is over, all puzzles were shown, or the player ended it.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.was_left || self.clock.is_over()
    }

    /// How many missed puzzles are left to solve after the storm.
    #[must_use]
    pub fn to_solve(&self) -> usize {
        self.to_solve.len()
    }

    /// Puts the next missed puzzle on the board, or goes back to the result after the last.
    fn solve_next(&mut self, context: &AppContext) {
        let next = self.to_solve.pop_front();
        self.is_solving = next.is_some();
        if let Some(puzzle) = next {
            self.puzzle = PuzzleScreen::uncounted(puzzle, context);
        }
    }

    /// A missed puzzle is being solved.
    fn solve(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        match self.puzzle.act(action, context) {
            Transition::Another => self.solve_next(context),
            Transition::Back => self.is_solving = false,
            other => return other,
        }
        Transition::Stay
    }

    /// Copies the result, to share it.
    fn share(&self, context: &mut AppContext) {
        let words = &context.words;
        let game = words.game_name(&Kind::Awale(self.variant.clone()));
        let lines = [
            say!(
                words,
                "share-storm",
                day = words.date(&today(context).to_string()),
                game = game
            ),
            say!(
                words,
                "storm-counts",
                solved = self.solved,
                missed = self.missed
            ),
        ];
        context.share(&lines);
    }

    fn play(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let acted = self.puzzle.act(action, context);
        match self.puzzle.task.state {
            TaskState::Done => {
                self.solved += 1;
                self.last = Some(StormAnswer::Solved);
                self.remember(context);
            }
            TaskState::Wrong => {
                self.missed += 1;
                self.to_solve.push_back(self.puzzle.sequence.puzzle.clone());
                self.last = Some(StormAnswer::Missed);
                if self.clock.pass(WRONG_MOVE) {
                    return Transition::Stay;
                }
            }
            _ if matches!(acted, Transition::Unused) => return acted,
            _ => return Transition::Stay,
        }
        let rating = FIRST_RATING + STEP * (self.solved + self.missed);
        if let Some(next) = draw(&mut self.waiting, rating, context) {
            self.puzzle =
                PuzzleScreen::uncounted(Puzzle::from_game(self.variant.clone(), next), context);
        } else {
            self.clock.end();
        }
        Transition::Stay
    }

    /// Keeps what was reached so far: the file keeps the most.
    fn remember(&self, context: &mut AppContext) {
        let event = ProgressEvent::Storm {
            variant: self.variant.id.clone().into(),
            solved: self.solved,
        };
        context.effects.push(Effect::RecordProgress(event));
    }
}

impl Screen for Storm {
    fn section(&self) -> Section {
        Section::Task
    }

    fn offers(&self, context: &AppContext) -> Offers {
        if self.is_solving {
            return self.puzzle.offers(context);
        }
        let is_over = self.is_over();
        Offers::of(Section::Task, |keys| match keys {
            Keys::LEFT_RIGHT => Offer::usual_if(!is_over),
            Keys::ENTER if is_over && self.to_solve() > 0 => Offer::Shown(KeyLabel::Missed),
            Keys::ENTER if is_over => Offer::Shown(KeyLabel::Again),
            Keys::ENTER => Offer::Usual,
            Keys::Of(Command::Copy) => Offer::usual_if(is_over),
            // There are neither hints nor solutions.
            _ => Offer::Off,
        })
    }

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        ScreenStatus {
            ticks_in_background: true,
            ..ScreenStatus::default()
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.is_solving {
            return self.solve(action, context);
        }
        match action {
            // What was reached counts, and is seen before the way back.
            Action::Back if !self.is_over() && self.last.is_some() => {
                self.was_left = true;
            }
            Action::Back => return Transition::Back,
            Action::Confirm if self.is_over() && self.to_solve() > 0 => self.solve_next(context),
            Action::Confirm if self.is_over() => {
                let again = Storm::new(self.variant.clone(), context);
                if let Some(again) = again {
                    *self = again;
                }
            }
            Action::Command(Command::Copy) => self.share(context),
            _ if self.is_over() => return Transition::Unused,
            action => return self.play(action, context),
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, context: &mut AppContext) -> Transition {
        // A storm that is over stands still, but its text scrolls.
        if self.is_solving || !self.is_over() || matches!(event, ScreenEvent::Scrollable(_)) {
            let _ = self.puzzle.on_event(event, context);
        }
        if let ScreenEvent::Tick(time) = event
            && !self.is_over()
        {
            let _ = self.clock.pass(time);
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        self.page(ui.look).draw(ui);
    }

    fn next_tick(&self, context: &AppContext) -> Option<Duration> {
        if self.is_solving {
            return self.puzzle.next_tick(context);
        }
        self.clock
            .next_tick(self.puzzle.next_tick(context))
            .filter(|_| !self.is_over())
    }
}

/// Takes one near this rating out of those that wait.
fn draw(
    waiting: &mut Vec<MinedPuzzle>,
    rating: u32,
    context: &mut AppContext,
) -> Option<MinedPuzzle> {
    let chosen = collection::near(waiting, rating, None, &|_| true, context.draw())?.clone();
    waiting.retain(|puzzle| *puzzle != chosen);
    Some(chosen)
}
