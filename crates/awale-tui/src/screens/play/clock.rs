//! The clocks of a game in progress: which one is running, when its display changes, and what
//! happens when it runs out.
//!
//! A human's clock runs while the game waits for a move and no animation is shown; a computer's
//! clock runs while it thinks. No clock runs while another screen covers the game, because the
//! player could not see it.

use awale_rules::Settlement;

use crate::{app::SHOW_TENTHS_BELOW, prelude::*};

use super::PlayScreen;

/// The time until the display of a clock changes that has `remaining_time` left. A clock shows
/// whole seconds, and tenths of a second when little time is left.
pub fn time_until_display_change(remaining_time: Duration) -> Duration {
    let step_millis = if remaining_time > SHOW_TENTHS_BELOW {
        1000
    } else {
        100
    };
    let remaining_millis = remaining_time.as_millis().try_into().unwrap_or(u64::MAX);
    Duration::from_millis(remaining_millis.saturating_sub(1) % step_millis + 1)
}

impl PlayScreen {
    /// The side whose clock is running.
    pub fn seat_of_running_clock(&self, context: &AppContext) -> Option<Seat> {
        let session = &context.sessions[self.session];
        let are_clocks_stopped = session.is_over() || self.is_paused || !session.has_clocks();
        let is_turn_running = match &self.thinking {
            Some(thinking) => thinking.chosen_move.is_none(),
            None => {
                session.awaits_human() && self.animation.is_none() && self.remaining_pause.is_zero()
            }
        };
        (is_turn_running && !are_clocks_stopped).then(|| session.to_move())
    }

    /// The time until the clocks need the next tick: until the display changes or the computer's
    /// thinking time ends.
    pub(super) fn next_clock_tick(&self, context: &AppContext) -> Option<Duration> {
        let seat = self.seat_of_running_clock(context)?;
        let remaining_time = context.sessions[self.session].clocks.as_ref()?.remaining()[seat];
        let time_budget = self
            .thinking
            .as_ref()
            .and_then(|thinking| thinking.time_budget);
        Some(
            time_budget.map_or(time_until_display_change(remaining_time), |budget| {
                budget.min(time_until_display_change(remaining_time))
            }),
        )
    }

    /// Subtracts `time` from the running clock. If that clock runs out, the side loses the game.
    pub(super) fn advance_running_clock(&mut self, time: Duration, context: &mut AppContext) {
        let running_seat = self.seat_of_running_clock(context);
        let clocks = &mut context.sessions[self.session].clocks;
        let (Some(seat), Some(clocks)) = (running_seat, clocks) else {
            return;
        };
        if clocks.count_down(seat, time) {
            return self.settle(Settlement::TimeLoss(seat), context);
        }
        if let Some(thinking) = &mut self.thinking
            && let Some(budget) = &mut thinking.time_budget
        {
            *budget = budget.saturating_sub(time);
            if budget.is_zero() {
                // The computer then plays the best move that it has found so far.
                thinking.time_budget = None;
                context.effects.push(Effect::StopJob(thinking.job));
            }
        }
    }

    /// The time that the computer to move may use for its move. `None` without clocks.
    pub(super) fn thinking_time(&self, context: &AppContext) -> Option<Duration> {
        let session = &context.sessions[self.session];
        let clocks = session.clocks.as_ref();
        clocks.map(|clocks| clocks.next_move_time_budget(session.to_move()))
    }

    /// Stops the clocks and saves their times, because the player leaves the game.
    pub(super) fn stop_clocks(&mut self, context: &mut AppContext) {
        if self.has_running_clocks(context)
            && let Some(clocks) = &mut context.sessions[self.session].clocks
        {
            clocks.record_stop();
            context.save_session(self.session);
        }
    }

    /// Whether this is an unfinished game with clocks, which leaving it would stop.
    pub fn has_running_clocks(&self, context: &AppContext) -> bool {
        let session = &context.sessions[self.session];
        session.has_clocks() && !session.is_over()
    }
}
