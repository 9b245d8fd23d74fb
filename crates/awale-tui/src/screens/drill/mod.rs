//! A round of the sowing trainer: as many questions as possible in two minutes. A right answer
//! leads to the next question immediately. After a wrong one, the board shows the right answer
//! until a key is pressed.

mod cursor;
pub(crate) mod view;

use awale_rules::BoardPlace;
use awale_study::{
    drill::{Drill, DrillAnswer, DrillLevel, DrillQuestion, DrillTask},
    progress::ProgressEvent,
};
use cursor::{AnswerCursor, CursorActionOutcome};

use crate::{
    app::{AnimatedGame, Countdown},
    prelude::*,
};

pub use cursor::MAX_SEED_ANSWER;

/// Duration of a round.
const DRILL_ROUND_TIME_LIMIT: Duration = Duration::from_secs(120);

#[derive(Debug)]
pub struct DrillRound {
    variant: Variant,
    pub drill: Drill,
    pub level: DrillLevel,
    pub task: DrillTask,
    pub scene: AnimatedGame,
    cursor: AnswerCursor,
    /// The wrong answer, while the right one is being shown.
    pub wrong_answer: Option<DrillAnswer>,
    pub right_answer_count: u32,
    pub wrong_answer_count: u32,
    /// Whether the player ended the round early.
    pub was_ended_early: bool,
    pub clock: Countdown,
}

impl DrillRound {
    /// Starts a round. `None` if the variant has too few seeds for such a question.
    pub fn new(
        variant: Variant,
        drill: Drill,
        level: DrillLevel,
        context: &mut AppContext,
    ) -> Option<DrillRound> {
        let task = DrillTask::new(drill, level, &variant.rules, context.random_u64())?;
        let kind = GameKind::Awale(variant.clone());
        let scene = AnimatedGame::new(kind, Match::new(AnyGame::Awale(task.position)), context);
        let cursor = AnswerCursor::initial_cursor(&task);
        Some(DrillRound {
            variant,
            drill,
            level,
            task,
            scene,
            cursor,
            wrong_answer: None,
            right_answer_count: 0,
            wrong_answer_count: 0,
            was_ended_early: false,
            clock: Countdown::new(DRILL_ROUND_TIME_LIMIT),
        })
    }

    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Whether the time is over.
    pub fn is_over(&self) -> bool {
        self.clock.is_over()
    }

    /// Whether the round waits for an answer.
    pub fn is_asking(&self) -> bool {
        self.wrong_answer.is_none() && !self.is_over()
    }

    /// Right answers minus wrong ones, at least 0. Guessing does not pay.
    pub fn score(&self) -> u32 {
        self.right_answer_count
            .saturating_sub(self.wrong_answer_count)
    }

    /// The name under which the best score is saved in the player's progress.
    pub fn score_key(drill: Drill, level: DrillLevel) -> String {
        format!("{drill}-{}", level.level_number())
    }

    /// The answer under the cursor. `None` if no answer is expected now.
    pub fn chosen_answer(&self) -> Option<DrillAnswer> {
        self.is_asking().then(|| self.cursor.answer(&self.task))
    }

    /// The pit of the question, if it has one.
    pub fn question_pit(&self) -> Option<Pit> {
        match self.task.question {
            DrillQuestion::LastSeedOf(pit) | DrillQuestion::CapturedSeeds(pit) => Some(pit),
            DrillQuestion::BestCapture | DrillQuestion::PitInDanger => None,
        }
    }

    /// The pit of the last seed of the move that explains the right answer, while it is shown. A
    /// capture may have emptied this pit.
    pub fn last_sown_pit(&self) -> Option<Pit> {
        let trace = self
            .task
            .position_before_proving_move()
            .trace(self.task.proving_pit)
            .ok()
            .filter(|_| self.wrong_answer.is_some())?;
        match trace.sown_places().last()? {
            BoardPlace::Pit(pit) => Some(pit),
            BoardPlace::Store(_) => None,
        }
    }

    fn give_answer(&mut self, answer: DrillAnswer, context: &mut AppContext) {
        if answer == self.task.answer {
            self.right_answer_count += 1;
            self.next_question(context);
            return;
        }
        self.wrong_answer_count += 1;
        self.wrong_answer = Some(answer);
        self.scene.set_game(Match::new(AnyGame::Awale(
            self.task.position_before_proving_move(),
        )));
        // The move that explains an answer is always legal.
        let _ = self
            .scene
            .game
            .referee
            .play(AnyMove::Pit(self.task.proving_pit));
        self.scene.animate_new_moves();
    }

    /// Asks the next question. After a right answer, stays on the same board if a question follows
    /// there.
    fn next_question(&mut self, context: &mut AppContext) {
        let follow_up_task = self
            .task
            .follow_up_task()
            .filter(|_| self.wrong_answer.is_none());
        let new_task = || {
            DrillTask::new(
                self.drill,
                self.level,
                &self.variant.rules,
                context.random_u64(),
            )
        };
        // The variant had such a question before, so it has another one.
        self.task = follow_up_task.or_else(new_task).unwrap_or(self.task);
        self.wrong_answer = None;
        self.scene
            .set_game(Match::new(AnyGame::Awale(self.task.position)));
        self.cursor = AnswerCursor::initial_cursor(&self.task);
    }

    fn record_score(&self, context: &mut AppContext) {
        let variant_id = self.variant.id.clone().into();
        let event = ProgressEvent::DrillRoundEnded {
            variant: variant_id,
            drill_name: DrillRound::score_key(self.drill, self.level),
            drill_score: self.score(),
        };
        context.record_learning_progress(event);
    }
}

impl Screen for DrillRound {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        AvailableKeys::of(Section::SowingDrill, |keys| match keys {
            Keys::ENTER if self.is_over() => AvailableAs(KeyLabel::TryAgain),
            Keys::ENTER if self.wrong_answer.is_some() => AvailableAs(KeyLabel::ContinueToNext),
            Keys::ARROWS if !self.is_asking() => AvailableButHidden,
            _ => Available,
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
        match action {
            // Leaving early shows the score so far, and counts it if there is one.
            Action::Back
                if !self.is_over() && self.right_answer_count + self.wrong_answer_count > 0 =>
            {
                self.was_ended_early = true;
                self.clock.set_to_zero();
                self.scene.finish_animation();
                if self.score() > 0 {
                    self.record_score(context);
                }
            }
            Action::Back => return Transition::Back,
            Action::Confirm if self.is_over() => {
                let next_round =
                    DrillRound::new(self.variant.clone(), self.drill, self.level, context);
                if let Some(next_round) = next_round {
                    *self = next_round;
                }
            }
            _ if self.is_over() => return Transition::Unused,
            // Any key continues after a wrong answer.
            _ if self.wrong_answer.is_some() => self.next_question(context),
            action => {
                let direction = self.scene.game.direction;
                match self.cursor.act(action, &self.task, direction) {
                    CursorActionOutcome::AnswerGiven(answer) => self.give_answer(answer, context),
                    CursorActionOutcome::CursorMoved => {}
                    CursorActionOutcome::ActionUnused => return Transition::Unused,
                }
            }
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent, context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::Tick(time) if !self.is_over() => {
                self.scene.tick(time);
                if self.clock.advance(time) {
                    self.scene.finish_animation();
                    self.record_score(context);
                }
            }
            ScreenEvent::Hover(mv) if self.is_asking() => {
                if let Some(pit) = mv.as_pit() {
                    self.cursor.hover(pit, &self.task);
                }
            }
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }

    fn next_tick(&self, _context: &AppContext) -> Option<Duration> {
        self.clock.next_tick(self.scene.next_tick())
    }
}
