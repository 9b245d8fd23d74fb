//! [`PhaseScores`]: how accurate and how fast the player's moves are in each phase of a game.

use std::time::Duration;

use awale_rules::{Game, PerSeat, Seat, Settlement};
use strum::{IntoStaticStr, VariantArray};

use crate::{
    catalogue::AnyGame,
    record::{ClockTimes, Record},
    study::{MoveTotals, is_deep_enough},
};

/// A phase of a game, by the number of seeds on the board before a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// More than [`Phase::MAX_MIDDLE_PHASE_SEEDS`] seeds.
    Opening,
    /// More than [`Phase::MAX_END_PHASE_SEEDS`] seeds, up to [`Phase::MAX_MIDDLE_PHASE_SEEDS`].
    Middle,
    /// Up to [`Phase::MAX_END_PHASE_SEEDS`] seeds.
    End,
}

impl Phase {
    /// All phases, in the order of a game.
    pub const ALL: &[Phase] = Phase::VARIANTS;
    /// The maximum number of seeds in the endgame: a third of the 48 seeds of most games.
    pub const MAX_END_PHASE_SEEDS: u8 = 16;
    /// The maximum number of seeds in the middle game.
    pub const MAX_MIDDLE_PHASE_SEEDS: u8 = 32;

    /// Returns the phase of a position with this number of seeds on the board.
    pub const fn of(seeds: u8) -> Phase {
        if seeds <= Phase::MAX_END_PHASE_SEEDS {
            Phase::End
        } else if seeds <= Phase::MAX_MIDDLE_PHASE_SEEDS {
            Phase::Middle
        } else {
            Phase::Opening
        }
    }

    /// Returns the name in JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The player's moves in one phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PhaseScore {
    /// The totals of the moves in games that were analyzed deeply enough.
    pub move_totals: MoveTotals,
    /// The total time of the moves in games with clocks.
    pub total_move_time: Duration,
    /// The number of moves in games with clocks.
    pub timed_move_count: u32,
}

impl PhaseScore {
    /// Returns the average time of a move in seconds, or `None` if no move was timed.
    pub fn average_move_seconds(&self) -> Option<f64> {
        (self.timed_move_count > 0)
            .then(|| self.total_move_time.as_secs_f64() / f64::from(self.timed_move_count))
    }
}

/// The player's moves in all phases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PhaseScores {
    /// The score of each phase, in the order of [`Phase::ALL`].
    pub by_phase: [PhaseScore; Phase::ALL.len()],
    /// The score of all phases together.
    pub all_phases: PhaseScore,
    /// The number of games that were analyzed deeply enough.
    pub analyzed_game_count: usize,
    /// The number of games with clocks.
    pub timed_game_count: usize,
    /// The number of games that the player lost on time.
    pub lost_on_time_game_count: usize,
}

impl PhaseScores {
    pub(super) fn of(games: &[&Record]) -> PhaseScores {
        let mut phase_scores = PhaseScores::default();
        for record in games {
            if let Some(seat) = record.own_seat() {
                phase_scores.add(record, seat);
            }
        }
        phase_scores
    }

    fn add(&mut self, record: &Record, seat: Seat) {
        let positions_so_far = record.game().positions_so_far();
        if let Some(analysis) = record
            .analysis
            .as_ref()
            .filter(|analysis| is_deep_enough(analysis))
        {
            self.analyzed_game_count += 1;
            for (position, assessment) in positions_so_far.iter().zip(&analysis.moves) {
                for score in self.phase_and_total_scores(position, seat) {
                    score.move_totals.add(assessment);
                }
            }
        }
        if let Some(clocks) = &record.clocks {
            self.timed_game_count += 1;
            self.lost_on_time_game_count +=
                usize::from(record.settlement() == Some(Settlement::TimeLoss(seat)));
            for (position, used) in times_of_moves(clocks, positions_so_far) {
                for score in self.phase_and_total_scores(position, seat) {
                    score.total_move_time += used;
                    score.timed_move_count += 1;
                }
            }
        }
    }

    /// Returns the scores to which a move of `seat` in `position` counts: the score of its phase
    /// and the total score. Returns nothing if the other side is to move or the game is not awalé.
    fn phase_and_total_scores(
        &mut self,
        position: &AnyGame,
        seat: Seat,
    ) -> impl Iterator<Item = &mut PhaseScore> {
        let position_if_own_turn = position
            .as_awale()
            .filter(|position| position.to_move() == seat);
        let phase_index =
            position_if_own_turn.map(|position| Phase::of(position.seeds_on_board()) as usize);
        let phase_score = phase_index.map(|phase_index| &mut self.by_phase[phase_index]);
        let total_score = phase_index.map(|_| &mut self.all_phases);
        phase_score.into_iter().chain(total_score)
    }
}

/// Returns the time of each move that was played with a clock, with the position before the move.
fn times_of_moves<'a>(
    clocks: &'a ClockTimes,
    positions_so_far: &'a [AnyGame],
) -> impl Iterator<Item = (&'a AnyGame, Duration)> {
    let move_count = positions_so_far.len().saturating_sub(1);
    let untimed_move_count = move_count.saturating_sub(clocks.remaining_after_moves.len());
    let mut remaining_times = PerSeat::from_fn(|_| clocks.control.base_time());
    let positions_and_times_left = positions_so_far[..move_count]
        .iter()
        .skip(untimed_move_count)
        .zip(&clocks.remaining_after_moves);
    positions_and_times_left.map(move |(position, &after)| {
        let time_left_before_move =
            std::mem::replace(&mut remaining_times[position.to_move()], after);
        (
            position,
            (time_left_before_move + clocks.control.increment()).saturating_sub(after),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phase_follows_the_number_of_seeds() {
        let phases = [48, 33, 32, 17, 16, 0].map(Phase::of);
        let expected_phases = [
            Phase::Opening,
            Phase::Opening,
            Phase::Middle,
            Phase::Middle,
            Phase::End,
            Phase::End,
        ];
        assert_eq!(phases, expected_phases);
    }
}
