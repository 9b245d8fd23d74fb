//! The clocks of a game in progress: whose runs, when the screen must show it anew, and what
//! happens when it runs out.
//!
//! A clock runs while its side can do something about it: a human's while the board stands still
//! and waits, a computer's while it thinks. It stands still while the game is not on the screen,
//! since the player could not see it run.

use std::time::Duration;

use awale_rules::{Seat, Settlement};

use crate::app::{AppContext, Effect, TENTHS_FROM};

use super::Play;

/// Time until a clock that shows `left` shows something else: whole seconds, tenths at the end.
#[must_use]
pub fn changes_in(left: Duration) -> Duration {
    let step = if left > TENTHS_FROM { 1000 } else { 100 };
    let millis = left.as_millis().try_into().unwrap_or(u64::MAX);
    Duration::from_millis(millis.saturating_sub(1) % step + 1)
}

impl Play {
    /// The side whose clock runs.
    #[must_use]
    pub fn running(&self, context: &AppContext) -> Option<Seat> {
        let session = &context.sessions[self.session];
        let waits = session.is_over() || self.paused || !session.is_serious();
        let runs = match &self.thinking {
            Some(thinking) => thinking.answer.is_none(),
            None => session.awaits_human() && self.animation.is_none() && self.hold.is_zero(),
        };
        (runs && !waits).then(|| session.to_move())
    }

    /// Time until the clocks need a tick.
    pub(super) fn next_clock_tick(&self, context: &AppContext) -> Option<Duration> {
        let seat = self.running(context)?;
        let left = context.sessions[self.session].clocks.as_ref()?.left()[seat];
        let thinking = self.thinking.as_ref().and_then(|thinking| thinking.budget);
        Some(thinking.map_or(changes_in(left), |budget| budget.min(changes_in(left))))
    }

    /// Lets the clock that runs run for `time`, to the end of the game if it runs out.
    pub(super) fn run_clock(&mut self, time: Duration, context: &mut AppContext) {
        let running = self.running(context);
        let clocks = &mut context.sessions[self.session].clocks;
        let (Some(seat), Some(clocks)) = (running, clocks) else {
            return;
        };
        if clocks.run(seat, time) {
            return self.settle(Settlement::TimeLoss(seat), context);
        }
        if let Some(thinking) = &mut self.thinking
            && let Some(budget) = &mut thinking.budget
        {
            *budget = budget.saturating_sub(time);
            if budget.is_zero() {
                // Every computer answers at once with the best it has seen.
                thinking.budget = None;
                context.effects.push(Effect::Stop(thinking.job));
            }
        }
    }

    /// How long the side to move, a computer, may think.
    pub(super) fn thinking_time(&self, context: &AppContext) -> Option<Duration> {
        let session = &context.sessions[self.session];
        let clocks = session.clocks.as_ref();
        clocks.map(|clocks| clocks.budget(session.to_move()))
    }

    /// The game is left: its clocks are written down as they stand, and that they stand still.
    pub(super) fn keep_clocks(&mut self, context: &mut AppContext) {
        if self.is_under_clocks(context)
            && let Some(clocks) = &mut context.sessions[self.session].clocks
        {
            clocks.stop();
            context.save(self.session);
        }
    }

    /// Whether to leave now would stop clocks.
    #[must_use]
    pub fn is_under_clocks(&self, context: &AppContext) -> bool {
        let session = &context.sessions[self.session];
        session.is_serious() && !session.is_over()
    }
}
