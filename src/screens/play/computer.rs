//! The computer's turn: it is asked, it is seen thinking, its answer waits until the board stands still, and it is played.
//! Where two computers play, a pause stands between their moves, and a person can let them wait.

use std::time::Duration;

use awale_study::catalogue::AnyMove;
use awale_study::players::{ChosenMove, PlayerSpec, ThinkingInfo};

use crate::app::{AppContext, Effect, Question, Transition};

use super::{Play, Remark};

/// How often the clock of a thinking computer moves.
const THINKING_TICK: Duration = Duration::from_millis(250);

/// The paces at which two computers can play, as pauses between moves, the slowest first.
const PACES: [u32; 7] = [4000, 2000, 1000, 500, 250, 100, 0];

#[derive(Debug)]
pub struct Thinking {
    question: Question,
    pub info: Option<ThinkingInfo<AnyMove>>,
    /// How long it has been thinking, to a quarter of a second.
    pub elapsed: Duration,
    /// How long it may still think, in a serious game, before it is told to answer.
    pub(super) budget: Option<Duration>,
    /// Its answer, which waits until the last move has been shown.
    pub(super) answer: Option<ChosenMove<AnyMove>>,
}

impl Thinking {
    /// In how long it shows something else: its clock, until the answer is there.
    pub(super) fn next_tick(&self) -> Option<Duration> {
        self.answer.is_none().then_some(THINKING_TICK)
    }
}

impl Play {
    /// Asks the computer for its move, where it is its turn and it has not been asked.
    pub(super) fn ask_computer(&mut self, context: &mut AppContext) {
        let waits = self.session.is_over() || self.session.mover().is_human() || self.paused;
        if waits || self.thinking.is_some() {
            return;
        }
        let question = context.next_question();
        context.effects.push(Effect::Think {
            question,
            spec: self.session.mover(),
            past: self.session.game.referee.past().to_vec(),
            seed: self.session.seed,
        });
        let budget = self.thinking_time();
        self.thinking = Some(Thinking { question, info: None, elapsed: Duration::ZERO, budget, answer: None });
    }

    /// Whether this game waits for the answer to `question`.
    pub(crate) fn asked(&self, question: Question) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.question == question)
    }

    pub(crate) fn thinking_info(&mut self, info: ThinkingInfo<AnyMove>) {
        if let Some(thinking) = &mut self.thinking {
            thinking.info = Some(info);
        }
    }

    pub(crate) fn answer(&mut self, chosen: ChosenMove<AnyMove>, context: &mut AppContext) -> Transition {
        if let Some(thinking) = &mut self.thinking {
            thinking.answer = Some(chosen);
        }
        self.go_on(context)
    }

    /// Does what was waiting for the board to stand still: the computer's answer, the end of the game.
    pub(super) fn go_on(&mut self, context: &mut AppContext) -> Transition {
        if self.animation.is_some() || self.paused || !self.hold.is_zero() {
            return Transition::Stay;
        }
        if self.session.is_over() {
            return Transition::TurnInto;
        }
        match self.thinking.take_if(|thinking| thinking.answer.is_some()).and_then(|thinking| thinking.answer) {
            Some(chosen) => {
                let turn = self.play(chosen.choice, context);
                self.call_the_player(context);
                turn
            }
            None => Transition::Stay,
        }
    }

    /// Rings where a computer's move has made it a human's turn. The end of a game rings when it is shown.
    fn call_the_player(&self, context: &mut AppContext) {
        if !self.session.is_over() && self.session.mover().is_human() {
            context.ring();
        }
    }

    /// The computer has broken down: it does not think any more, and the player may take back or leave.
    pub(crate) fn thinker_failed(&mut self) {
        self.thinking = None;
        self.paused = true;
    }

    /// The computer answers at once with the best it has seen.
    pub(super) fn move_now(&mut self, context: &mut AppContext) {
        if self.thinking.is_some() {
            // A program of one's own has nothing to answer with before it answers.
            if self.session.mover() != PlayerSpec::Bot {
                context.effects.push(Effect::StopThinking);
                // It plays weaker than it would have.
                if self.session.may_study() {
                    self.help(context);
                }
            }
        } else {
            self.remark = Some(Remark::NotYourTurn).filter(|_| self.session.humans() == 0);
        }
    }

    pub(super) fn stop_thinking(&mut self, context: &mut AppContext) {
        if self.thinking.take().is_some_and(|thinking| thinking.answer.is_none()) {
            context.effects.push(Effect::StopThinking);
        }
    }

    /// Lets two computers wait, or go on.
    pub(super) fn pause(&mut self, context: &mut AppContext) -> Transition {
        if self.session.humans() > 0 && !self.paused {
            return Transition::Stay;
        }
        self.paused = !self.paused;
        if self.paused {
            return Transition::Stay;
        }
        self.carry_on(context);
        self.go_on(context)
    }

    /// How long a position stays before the next move: where two computers play, a chosen time.
    pub(super) fn pace(&self, context: &AppContext) -> Duration {
        if self.session.humans() == 0 { context.settings.pace() } else { Duration::ZERO }
    }

    pub(super) fn change_pace(&mut self, faster: isize, context: &mut AppContext) {
        if self.session.humans() > 0 {
            return;
        }
        let now = context.settings.pace().as_millis();
        let place = PACES.iter().position(|&pace| u128::from(pace) <= now).unwrap_or(PACES.len() - 1);
        let pace = PACES[place.saturating_add_signed(faster).min(PACES.len() - 1)];
        context.set_pace(pace);
        self.hold = self.hold.min(context.settings.pace());
        self.remark = Some(Remark::Pace(pace));
    }
}
