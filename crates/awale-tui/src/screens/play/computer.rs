//! The computer's turn: requests a move, shows the search in progress, and plays the move after the
//! animation of the previous one. Two computers pause after each move, and the player can stop and
//! resume them.

use awale_study::players::{ChosenMove, ThinkingInfo};

use crate::{
    app::{Job, JobId},
    prelude::*,
};

use super::{PlayRemark, PlayScreen};

/// The interval at which the thinking time on the screen is updated.
const THINKING_TICK: Duration = Duration::from_millis(250);

/// The possible pauses between the moves of two computers, in milliseconds, from slow to fast.
const POSSIBLE_PAUSES_MILLIS: [u32; 7] = [4000, 2000, 1000, 500, 250, 100, 0];

#[derive(Debug)]
pub struct ComputerThinking {
    pub(super) job: JobId,
    pub thinking_info: Option<ThinkingInfo<AnyMove>>,
    /// Thinking time so far, in steps of 250 ms.
    pub elapsed_thinking_time: Duration,
    /// In a game with clocks, the remaining thinking time for this move.
    pub(super) time_budget: Option<Duration>,
    /// The chosen move, which is played after the animation of the previous move.
    pub(super) chosen_move: Option<ChosenMove<AnyMove>>,
}

impl ComputerThinking {
    /// The time until the displayed thinking time changes. `None` once the move is chosen.
    pub(super) fn next_tick(&self) -> Option<Duration> {
        self.chosen_move.is_none().then_some(THINKING_TICK)
    }
}

impl PlayScreen {
    /// Requests a move if it is a computer's turn and no request is running.
    pub(super) fn ask_computer_for_move(&mut self, context: &mut AppContext) {
        let session = &context.sessions[self.session];
        let should_wait =
            session.is_over() || session.player_to_move().is_human() || self.is_paused;
        if should_wait || self.thinking.is_some() {
            return;
        }
        self.computer_failure = None;
        let think_job = Job::Think {
            spec: session.player_to_move(),
            positions_so_far: session.positions_so_far().to_vec(),
            seed: session.seed,
        };
        let job = context.start_job(think_job);
        let time_budget = self.thinking_time(context);
        self.thinking = Some(ComputerThinking {
            job,
            thinking_info: None,
            elapsed_thinking_time: Duration::ZERO,
            time_budget,
            chosen_move: None,
        });
    }

    /// Whether `job` is the search of the computer that is to move.
    pub(crate) fn is_thinking_job(&self, job: JobId) -> bool {
        self.thinking
            .as_ref()
            .is_some_and(|thinking| thinking.job == job)
    }

    pub(crate) fn set_thinking_info(&mut self, thinking_info: ThinkingInfo<AnyMove>) {
        if let Some(thinking) = &mut self.thinking {
            thinking.thinking_info = Some(thinking_info);
        }
    }

    pub(crate) fn on_computer_move(
        &mut self,
        chosen_move: ChosenMove<AnyMove>,
        context: &mut AppContext,
    ) {
        if let Some(thinking) = &mut self.thinking {
            thinking.chosen_move = Some(chosen_move);
        }
        self.play_computer_move(context);
    }

    /// Plays the computer's chosen move, unless an animation or a pause is still running.
    pub(super) fn play_computer_move(&mut self, context: &mut AppContext) {
        if self.animation.is_some() || self.is_paused || !self.remaining_pause.is_zero() {
            return;
        }
        let chosen_move = self
            .thinking
            .take_if(|thinking| thinking.chosen_move.is_some())
            .and_then(|thinking| thinking.chosen_move);
        if let Some(chosen) = chosen_move {
            self.play_move(chosen.choice, context);
            self.ring_bell(context);
        }
    }

    /// Rings the terminal bell if it is now a human's turn. The end of a game rings when its panel
    /// opens.
    fn ring_bell(&self, context: &mut AppContext) {
        if context.sessions[self.session].awaits_human() {
            context.ring_bell();
        }
    }

    /// Stops the game because the computer failed; `reason` is the error message. The player can
    /// retry, take a move back or leave.
    pub(crate) fn on_thinking_failed(&mut self, reason: String) {
        self.thinking = None;
        self.computer_failure = Some(reason);
        self.is_paused = true;
    }

    /// Whether the computer is still choosing its move and can be made to play. An external bot
    /// does not support this.
    pub(super) fn can_hurry_computer(&self, session: &Session) -> bool {
        let thinking = self.thinking.as_ref();
        thinking.is_some_and(|thinking| thinking.chosen_move.is_none())
            && session.player_to_move() != PlayerSpec::ExternalProgram
    }

    /// Makes the computer play its best move so far. A paused game continues.
    pub(super) fn make_computer_move_now(&mut self, context: &mut AppContext) -> Transition {
        let session = &context.sessions[self.session];
        if let Some(thinking) = &self.thinking {
            if self.can_hurry_computer(session) {
                context.effects.push(Effect::StopJob(thinking.job));
                // An early move is weaker, which counts as help for the player.
                if session.may_study() {
                    self.record_help(context);
                }
            }
        } else if self.is_paused
            && (self.computer_failure.is_some() || !self.has_only_computers(context))
        {
            return self.toggle_pause(context);
        } else if !session.awaits_human() {
            self.remark = Some(PlayRemark::NotYourTurn);
        }
        Transition::Stay
    }

    pub(super) fn stop_thinking(&mut self, context: &mut AppContext) {
        if let Some(thinking) = self.thinking.take()
            && thinking.chosen_move.is_none()
        {
            context.effects.push(Effect::StopJob(thinking.job));
        }
    }

    /// Pauses or resumes the computers.
    pub(super) fn toggle_pause(&mut self, context: &mut AppContext) -> Transition {
        self.is_paused = !self.is_paused;
        if self.is_paused {
            return Transition::Stay;
        }
        self.start_turn(context);
        self.play_computer_move(context);
        Transition::Stay
    }

    /// The pause before the next move. Zero if a human plays.
    pub(super) fn pause_before_move(&self, context: &AppContext) -> Duration {
        if self.has_only_computers(context) {
            context.settings.pause_between_computer_moves()
        } else {
            Duration::ZERO
        }
    }

    pub(super) fn change_pause(&mut self, steps_faster: isize, context: &mut AppContext) {
        let current_pause_millis = context.settings.pause_between_computer_moves().as_millis();
        let pause_index = POSSIBLE_PAUSES_MILLIS
            .iter()
            .position(|&pace| u128::from(pace) <= current_pause_millis)
            .unwrap_or(POSSIBLE_PAUSES_MILLIS.len() - 1);
        let pause_millis = POSSIBLE_PAUSES_MILLIS[pause_index
            .saturating_add_signed(steps_faster)
            .min(POSSIBLE_PAUSES_MILLIS.len() - 1)];
        context.set_pause_millis(pause_millis);
        self.remaining_pause = self
            .remaining_pause
            .min(context.settings.pause_between_computer_moves());
        self.remark = Some(PlayRemark::NewPauseMillis(pause_millis));
    }
}
