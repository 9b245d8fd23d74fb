//! Puzzles against the clock: the player solves puzzles for three minutes from the first move on,
//! each a little harder than the last. A wrong move ends the puzzle and costs ten seconds, so that
//! guessing does not pay.
//!
//! The best result is saved after each solved puzzle, so that it survives if the program is killed.
//! Ratings do not change. Afterward the player can solve the missed puzzles without a clock.

pub(crate) mod view;

use std::collections::VecDeque;

use awale_study::{
    progress::ProgressEvent,
    puzzle::{MinedPuzzle, Puzzle, collection},
};

use crate::{
    app::Countdown,
    prelude::*,
    screens::{PuzzleScreen, today},
};

const STORM_TIME_LIMIT: Duration = Duration::from_secs(180);
/// The time that a wrong move costs. Without this penalty, random moves solved three puzzles in
/// twelve seconds.
const WRONG_MOVE_PENALTY: Duration = Duration::from_secs(10);
/// The puzzle rating of the first puzzle.
const FIRST_PUZZLE_RATING: u32 = 600;
/// The increase of the puzzle rating from each puzzle to the next.
const PUZZLE_RATING_STEP: u32 = 25;
/// The maximum by which the rating of a new puzzle may exceed the intended rating. If no new puzzle
/// is easy enough, an old one is repeated.
const MAX_PUZZLE_RATING_EXCESS: u32 = 100;

#[derive(Debug)]
pub struct PuzzleStorm {
    /// The current puzzle.
    pub puzzle: PuzzleScreen,
    pub solved_count: u32,
    pub missed_count: u32,
    /// Whether the previous puzzle was solved.
    pub was_last_solved: Option<bool>,
    /// Whether the player ended the storm early.
    pub was_ended_early: bool,
    /// Whether the clock runs: since the first move.
    pub is_clock_running: bool,
    pub clock: Countdown,
    variant: Variant,
    /// The puzzles that have not been used in this storm.
    unused_puzzles: Vec<MinedPuzzle>,
    /// The missed puzzles that the player has not solved yet after the storm. The first one is
    /// shown next. A puzzle that the player left, or whose solution was shown, goes to the end.
    missed_puzzles: VecDeque<Puzzle>,
    /// Whether the current puzzle is one of the missed puzzles, after the storm.
    pub(crate) is_solving_missed_puzzles: bool,
}

impl PuzzleStorm {
    /// Starts a storm with the built-in puzzles of a variant. `None` if it has no puzzles.
    pub fn new(variant: Variant, context: &mut AppContext) -> Option<PuzzleStorm> {
        let mut unused_puzzles = collection::built_in(&variant).to_vec();
        let first_puzzle = take_puzzle(&mut unused_puzzles, FIRST_PUZZLE_RATING, context)?;
        let puzzle =
            PuzzleScreen::against_clock(Puzzle::from_game(variant.clone(), first_puzzle), context);
        let clock = Countdown::new(STORM_TIME_LIMIT);
        Some(PuzzleStorm {
            puzzle,
            solved_count: 0,
            missed_count: 0,
            was_last_solved: None,
            was_ended_early: false,
            is_clock_running: false,
            clock,
            variant,
            unused_puzzles,
            missed_puzzles: VecDeque::new(),
            is_solving_missed_puzzles: false,
        })
    }

    /// A puzzle that could be the first of a storm.
    pub fn example_puzzle(puzzles: &[MinedPuzzle]) -> Option<&MinedPuzzle> {
        collection::choose_near_rating(puzzles, FIRST_PUZZLE_RATING, None, &|_| true, 0)
    }

    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Whether the storm is over: no time, no puzzles, or ended by the player.
    pub fn is_over(&self) -> bool {
        self.was_ended_early || self.clock.is_over()
    }

    /// The number of missed puzzles that the player can still solve after the storm.
    pub fn unsolved_missed_puzzle_count(&self) -> usize {
        self.missed_puzzles.len()
    }

    /// Opens the next missed puzzle. After the last one, shows the result again.
    fn open_next_missed_puzzle(&mut self, context: &AppContext) {
        self.is_solving_missed_puzzles = !self.missed_puzzles.is_empty();
        if let Some(puzzle) = self.missed_puzzles.front() {
            self.puzzle = PuzzleScreen::without_recording(puzzle.clone(), context);
        }
    }

    /// Removes the shown puzzle if it is solved, and puts it at the end if not.
    fn close_missed_puzzle(&mut self) {
        let shown_puzzle = self.missed_puzzles.pop_front();
        let is_solved = self.puzzle.task.state == TaskState::Solved;
        self.missed_puzzles
            .extend(shown_puzzle.filter(|_| !is_solved));
    }

    /// Handles an action while the player solves a missed puzzle after the storm.
    fn act_on_missed_puzzle(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        match self.puzzle.act(action, context) {
            Transition::AnotherPuzzle => {
                self.close_missed_puzzle();
                self.open_next_missed_puzzle(context);
            }
            Transition::Back => {
                self.close_missed_puzzle();
                self.is_solving_missed_puzzles = false;
            }
            other => return other,
        }
        Transition::Stay
    }

    /// Copies the result to the clipboard, for sharing.
    fn copy_result(&self, context: &mut AppContext) {
        let words = &context.words;
        let game = words.game_name(&GameKind::Awale(self.variant.clone()));
        let lines = [
            say!(
                words,
                "share-storm",
                day = words.date(&today(context).to_string()),
                game
            ),
            say!(
                words,
                "storm-counts",
                solved = self.solved_count,
                missed = self.missed_count
            ),
        ];
        context.copy_lines_to_clipboard(&lines);
    }

    fn act_in_storm(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let transition = self.puzzle.act(action, context);
        let task = &self.puzzle.task;
        self.is_clock_running |= task.tried_move.is_some() || task.has_found_previous_move;
        match self.puzzle.task.state {
            TaskState::Solved => {
                self.solved_count += 1;
                self.was_last_solved = Some(true);
                self.record_result(context);
            }
            TaskState::Wrong => {
                self.missed_count += 1;
                self.missed_puzzles
                    .push_back(self.puzzle.sequence.puzzle.clone());
                self.was_last_solved = Some(false);
                if self.clock.advance(WRONG_MOVE_PENALTY) {
                    return Transition::Stay;
                }
            }
            _ if matches!(transition, Transition::Unused) => return transition,
            _ => return Transition::Stay,
        }
        let target_rating =
            FIRST_PUZZLE_RATING + PUZZLE_RATING_STEP * (self.solved_count + self.missed_count);
        if let Some(next_puzzle) = take_puzzle(&mut self.unused_puzzles, target_rating, context) {
            self.puzzle = PuzzleScreen::against_clock(
                Puzzle::from_game(self.variant.clone(), next_puzzle),
                context,
            );
        } else {
            self.clock.set_to_zero();
        }
        Transition::Stay
    }

    /// Saves the result so far. The progress file keeps only the best result.
    fn record_result(&self, context: &mut AppContext) {
        let event = ProgressEvent::PuzzleStormEnded {
            variant: self.variant.id.clone().into(),
            solved_puzzle_count: self.solved_count,
        };
        context.record_learning_progress(event);
    }
}

impl Screen for PuzzleStorm {
    fn available_keys(&self, context: &AppContext) -> AvailableKeys {
        if self.is_solving_missed_puzzles {
            return self.puzzle.available_keys(context);
        }
        let is_over = self.is_over();
        AvailableKeys::of(Section::Exercise, |keys| match keys {
            Keys::LEFT_RIGHT => KeyAvailability::available_or_off(!is_over),
            Keys::ENTER if is_over && self.unsolved_missed_puzzle_count() > 0 => {
                AvailableAs(KeyLabel::SolveMissedPuzzles)
            }
            Keys::ENTER if is_over => AvailableAs(KeyLabel::TryAgain),
            Keys::ENTER => Available,
            Keys::OfCommand(Command::Copy) => KeyAvailability::available_or_off(is_over),
            // A storm has neither hints nor solutions.
            _ => Off,
        })
    }

    fn behavior(&self, _context: &AppContext) -> ScreenBehavior {
        ScreenBehavior {
            ticks_in_background: true,
            needs_engine_or_clocks: true,
            ..ScreenBehavior::default()
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.is_solving_missed_puzzles {
            return self.act_on_missed_puzzle(action, context);
        }
        match action {
            // The first Escape ends the storm and shows the result.
            Action::Back if !self.is_over() && self.was_last_solved.is_some() => {
                self.was_ended_early = true;
            }
            Action::Back => return Transition::Back,
            Action::Confirm if self.is_over() && self.unsolved_missed_puzzle_count() > 0 => {
                self.open_next_missed_puzzle(context);
            }
            Action::Confirm if self.is_over() => {
                let restarted_storm = PuzzleStorm::new(self.variant.clone(), context);
                if let Some(new_storm) = restarted_storm {
                    *self = new_storm;
                }
            }
            Action::Command(Command::Copy) => self.copy_result(context),
            _ if self.is_over() => return Transition::Unused,
            action => return self.act_in_storm(action, context),
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent, context: &mut AppContext) -> Transition {
        // After a storm the puzzle no longer changes, but its text can scroll.
        if self.is_solving_missed_puzzles
            || !self.is_over()
            || matches!(event, ScreenEvent::MaxScrolledLines(_))
        {
            let _ = self.puzzle.on_event(event, context);
        }
        if let ScreenEvent::Tick(time) = event
            && self.is_clock_running
            && !self.is_over()
        {
            let _ = self.clock.advance(time);
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        self.page(ui.look).draw(ui);
    }

    fn next_tick(&self, context: &AppContext) -> Option<Duration> {
        if self.is_solving_missed_puzzles || !self.is_clock_running {
            return self.puzzle.next_tick(context);
        }
        self.clock
            .next_tick(self.puzzle.next_tick(context))
            .filter(|_| !self.is_over())
    }
}

/// Removes a puzzle with about this rating from `unused_puzzles` and returns it: if possible, one
/// that no storm has shown since the program started.
fn take_puzzle(
    unused_puzzles: &mut Vec<MinedPuzzle>,
    target_rating: u32,
    context: &mut AppContext,
) -> Option<MinedPuzzle> {
    let random_number = context.random_u64();
    let is_suitable = |puzzle: &MinedPuzzle| {
        u32::from(puzzle.rating) <= target_rating + MAX_PUZZLE_RATING_EXCESS
            && !context.shown_storm_puzzles.contains(&puzzle.name())
    };
    let chosen_puzzle = collection::choose_near_rating(
        unused_puzzles,
        target_rating,
        None,
        &is_suitable,
        random_number,
    )
    .or_else(|| {
        collection::choose_near_rating(
            unused_puzzles,
            target_rating,
            None,
            &|_| true,
            random_number,
        )
    })?
    .clone();
    unused_puzzles.retain(|puzzle| *puzzle != chosen_puzzle);
    context.shown_storm_puzzles.insert(chosen_puzzle.name());
    Some(chosen_puzzle)
}
