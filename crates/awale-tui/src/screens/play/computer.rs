//! The computer's turn: asks for a move, shows its thinking, and plays the answer once the board
//! stands still. Between two computers there is a pause after each move, and you can let them wait.

use std::time::Duration;

use awale_study::catalogue::AnyMove;
use awale_study::players::{ChosenMove, PlayerSpec, ThinkingInfo};

use crate::app::{AppContext, Effect, Job, JobId, Transition};

use super::{Play, Remark};

/// How often the clock of a thinking computer moves.
const THINKING_TICK: Duration = Duration::from_millis(250);

/// The paces at which two computers can play, as pauses between moves, the slowest first.
const PACES: [u32; 7] = [4000, 2000, 1000, 500, 250, 100, 0];

#[derive(Debug)]
pub struct Thinking {
    pub(super) job: JobId,
    pub info: Option<ThinkingInfo<AnyMove>>,
    /// How long it has been thinking, in quarters of a second.
    pub elapsed: Duration,
    /// In a serious game, how long it may still think before it must answer.
    pub(super) budget: Option<Duration>,
    /// Its answer, which waits until the last move has been shown.
    pub(super) answer: Option<ChosenMove<AnyMove>>,
}

impl Thinking {
    /// Time until its clock shows something else; `None` once it has answered.
    pub(super) fn next_tick(&self) -> Option<Duration> {
        self.answer.is_none().then_some(THINKING_TICK)
    }
}

impl Play {
    /// Asks the computer for a move, if it is its turn and it was not asked yet.
    pub(super) fn ask_computer(&mut self, context: &mut AppContext) {
        let session = &context.sessions[self.session];
        let waits = session.is_over() || session.mover().is_human() || self.paused;
        if waits || self.thinking.is_some() {
            return;
        }
        self.failure = None;
        let think = Job::Think {
            spec: session.mover(),
            past: session.game.referee.past().to_vec(),
            seed: session.seed,
        };
        let job = context.start(think);
        let budget = self.thinking_time(context);
        self.thinking = Some(Thinking {
            job,
            info: None,
            elapsed: Duration::ZERO,
            budget,
            answer: None,
        });
    }

    /// Whether `job` is the thinking of the computer that is to move.
    pub(crate) fn asked(&self, job: JobId) -> bool {
        self.thinking
            .as_ref()
            .is_some_and(|thinking| thinking.job == job)
    }

    pub(crate) fn thinking_info(&mut self, info: ThinkingInfo<AnyMove>) {
        if let Some(thinking) = &mut self.thinking {
            thinking.info = Some(info);
        }
    }

    pub(crate) fn answer(&mut self, chosen: ChosenMove<AnyMove>, context: &mut AppContext) {
        if let Some(thinking) = &mut self.thinking {
            thinking.answer = Some(chosen);
        }
        self.go_on(context);
    }

    /// Plays the computer's answer, once the board stands still.
    pub(super) fn go_on(&mut self, context: &mut AppContext) {
        if self.animation.is_some() || self.paused || !self.hold.is_zero() {
            return;
        }
        let answered = self
            .thinking
            .take_if(|thinking| thinking.answer.is_some())
            .and_then(|thinking| thinking.answer);
        if let Some(chosen) = answered {
            self.play(chosen.choice, context);
            self.call_the_player(context);
        }
    }

    /// Rings if it is a human's turn now. The end of a game rings when it is shown.
    fn call_the_player(&self, context: &mut AppContext) {
        if context.sessions[self.session].awaits_human() {
            context.ring();
        }
    }

    /// The computer has failed, for what `why` says: the game waits, and you can let it try again,
    /// take back or leave.
    pub(crate) fn thinker_failed(&mut self, why: String) {
        self.thinking = None;
        self.failure = Some(why);
        self.paused = true;
    }

    /// The computer answers at once with the best it has seen; one that waits begins to think.
    pub(super) fn move_now(&mut self, context: &mut AppContext) -> Transition {
        if let Some(thinking) = &self.thinking {
            // Your own bot cannot be hurried.
            let session = &context.sessions[self.session];
            if session.mover() != PlayerSpec::Bot {
                context.effects.push(Effect::Stop(thinking.job));
                // It plays weaker than it would have.
                if session.may_study() {
                    self.help(context);
                }
            }
        } else if self.paused && (self.failure.is_some() || !self.is_watched(context)) {
            return self.pause(context);
        } else {
            self.remark = Some(Remark::NotYourTurn);
        }
        Transition::Stay
    }

    pub(super) fn stop_thinking(&mut self, context: &mut AppContext) {
        if let Some(thinking) = self.thinking.take()
            && thinking.answer.is_none()
        {
            context.effects.push(Effect::Stop(thinking.job));
        }
    }

    /// Lets two computers wait, or go on.
    pub(super) fn pause(&mut self, context: &mut AppContext) -> Transition {
        self.paused = !self.paused;
        if self.paused {
            return Transition::Stay;
        }
        self.carry_on(context);
        self.go_on(context);
        Transition::Stay
    }

    /// How long a position stays before the next move: where two computers play, a chosen time.
    pub(super) fn pace(&self, context: &AppContext) -> Duration {
        if self.is_watched(context) {
            context.settings.pace()
        } else {
            Duration::ZERO
        }
    }

    pub(super) fn change_pace(&mut self, faster: isize, context: &mut AppContext) {
        let now = context.settings.pace().as_millis();
        let place = PACES
            .iter()
            .position(|&pace| u128::from(pace) <= now)
            .unwrap_or(PACES.len() - 1);
        let pace = PACES[place.saturating_add_signed(faster).min(PACES.len() - 1)];
        context.set_pace(pace);
        self.hold = self.hold.min(context.settings.pace());
        self.remark = Some(Remark::Pace(pace));
    }
}
