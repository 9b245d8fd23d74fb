//! A round of the sowing trainer: as many questions as the player answers in two minutes. After a
//! right answer comes the next question at once; a wrong one is shown on the board until the next
//! key. Where the cursor goes is in `cursor`.

mod cursor;
pub(crate) mod view;

use std::time::Duration;

use awale_rules::{Match, Pit, Place};
use awale_study::catalogue::{AnyGame, AnyMove, Kind, Variant};
use awale_study::drill::{Drill, DrillAnswer, DrillLevel, DrillQuestion, DrillTask};
use awale_study::progress::ProgressEvent;
use cursor::{AnswerCursor, DrillInput};

use crate::app::{
    Action, AppContext, Countdown, Effect, Offer, Offers, Scene, Screen, ScreenEvent, ScreenStatus,
    Transition, Ui,
};
use crate::keys::{KeyLabel, Keys, Section};

pub use cursor::MOST_SEEDS;

/// How long a round lasts.
const TIME: Duration = Duration::from_secs(120);

#[derive(Debug)]
pub struct DrillRound {
    variant: Variant,
    pub drill: Drill,
    pub level: DrillLevel,
    pub task: DrillTask,
    pub scene: Scene,
    cursor: AnswerCursor,
    /// The answer that was wrong, while the right one is shown.
    pub wrong: Option<DrillAnswer>,
    pub right_answers: u32,
    pub wrong_answers: u32,
    /// Whether the player ended it.
    pub was_left: bool,
    /// The time that is left.
    pub clock: Countdown,
}

impl DrillRound {
    /// A round; `None` where the rules have too few seeds for its questions.
    #[must_use]
    pub fn new(
        variant: Variant,
        drill: Drill,
        level: DrillLevel,
        context: &mut AppContext,
    ) -> Option<DrillRound> {
        let task = DrillTask::new(drill, level, &variant.rules, context.draw())?;
        let kind = Kind::Awale(variant.clone());
        let scene = Scene::new(kind, Match::new(AnyGame::Awale(task.position)), context);
        let cursor = AnswerCursor::at_start(&task);
        Some(DrillRound {
            variant,
            drill,
            level,
            task,
            scene,
            cursor,
            wrong: None,
            right_answers: 0,
            wrong_answers: 0,
            was_left: false,
            clock: Countdown::new(TIME),
        })
    }

    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Whether the time is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.clock.is_over()
    }

    /// Whether it waits for an answer.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        self.wrong.is_none() && !self.is_over()
    }

    /// Right answers less wrong ones: guessing brings nothing.
    #[must_use]
    pub fn score(&self) -> u32 {
        self.right_answers.saturating_sub(self.wrong_answers)
    }

    /// The name under which the best score is kept.
    #[must_use]
    pub fn name(drill: Drill, level: DrillLevel) -> String {
        format!("{drill}-{}", level.number())
    }

    /// The answer that the cursor is on; none while nothing is asked.
    #[must_use]
    pub fn chosen(&self) -> Option<DrillAnswer> {
        self.is_asking().then(|| self.cursor.answer(&self.task))
    }

    /// The pit that the question is about, if it is about one.
    #[must_use]
    pub fn asked_pit(&self) -> Option<Pit> {
        match self.task.question {
            DrillQuestion::Last(pit) | DrillQuestion::Seeds(pit) => Some(pit),
            DrillQuestion::BestCapture | DrillQuestion::Danger => None,
        }
    }

    /// The pit into which the last seed of the move falls that shows what was wrong, while it is
    /// shown: a capture may have emptied it.
    #[must_use]
    pub fn last_pit(&self) -> Option<Pit> {
        let trace = self
            .task
            .position_before_proof()
            .trace(self.task.proof)
            .ok()
            .filter(|_| self.wrong.is_some())?;
        match trace.sown().last()? {
            Place::Pit(pit) => Some(pit),
            Place::Store(_) => None,
        }
    }

    fn answer(&mut self, answer: DrillAnswer, context: &mut AppContext) {
        if answer == self.task.answer {
            self.right_answers += 1;
            self.next(context);
            return;
        }
        self.wrong_answers += 1;
        self.wrong = Some(answer);
        self.scene.set(Match::new(AnyGame::Awale(
            self.task.position_before_proof(),
        )));
        // The proof of a question is legal.
        let _ = self.scene.game.referee.play(AnyMove::Pit(self.task.proof));
        self.scene.go_on();
    }

    /// The next question: on the same board where there is one that follows and the answer was
    /// right.
    fn next(&mut self, context: &mut AppContext) {
        let follows = self.task.next_on_board().filter(|_| self.wrong.is_none());
        let another =
            || DrillTask::new(self.drill, self.level, &self.variant.rules, context.draw());
        // The rules had a question of this kind before, so they have another.
        self.task = follows.or_else(another).unwrap_or(self.task);
        self.wrong = None;
        self.scene
            .set(Match::new(AnyGame::Awale(self.task.position)));
        self.cursor = AnswerCursor::at_start(&self.task);
    }

    fn end(&self, context: &mut AppContext) {
        let variant = self.variant.id.clone().into();
        let event = ProgressEvent::Drill {
            variant,
            drill: DrillRound::name(self.drill, self.level),
            score: self.score(),
        };
        context.effects.push(Effect::RecordProgress(event));
    }
}

impl Screen for DrillRound {
    fn section(&self) -> Section {
        Section::Drill
    }

    fn offers(&self, _context: &AppContext) -> Offers {
        Offers::of(Section::Drill, |keys| match keys {
            Keys::ENTER if self.is_over() => Offer::Shown(KeyLabel::Again),
            Keys::ENTER if self.wrong.is_some() => Offer::Shown(KeyLabel::Next),
            Keys::ARROWS if !self.is_asking() => Offer::Quiet,
            _ => Offer::Usual,
        })
    }

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        ScreenStatus {
            ticks_in_background: true,
            ..ScreenStatus::default()
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        match action {
            // What was reached counts, and is seen before the way back.
            Action::Back if !self.is_over() && self.right_answers + self.wrong_answers > 0 => {
                self.was_left = true;
                self.clock.end();
                self.scene.hurry();
                self.end(context);
            }
            Action::Back => return Transition::Back,
            Action::Confirm if self.is_over() => {
                let again = DrillRound::new(self.variant.clone(), self.drill, self.level, context);
                if let Some(again) = again {
                    *self = again;
                }
            }
            _ if self.is_over() => return Transition::Unused,
            // What was wrong has been seen.
            _ if self.wrong.is_some() => self.next(context),
            action => {
                let direction = self.scene.game.direction;
                match self.cursor.act(action, &self.task, direction) {
                    DrillInput::Answer(answer) => self.answer(answer, context),
                    DrillInput::Moved => {}
                    DrillInput::Nothing => return Transition::Unused,
                }
            }
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::Tick(time) if !self.is_over() => {
                self.scene.tick(time);
                if self.clock.pass(time) {
                    self.scene.hurry();
                    self.end(context);
                }
            }
            ScreenEvent::Hover(mv) if self.is_asking() => {
                if let Some(pit) = mv.pit() {
                    self.cursor.hover(pit, &self.task);
                }
            }
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn next_tick(&self, _context: &AppContext) -> Option<Duration> {
        self.clock.next_tick(self.scene.next_tick())
    }
}
