//! How well each part of a game is played, and how long the moves take.

use std::time::Duration;

use awale_rules::{Game, PerSeat, Seat, Settlement};
use strum::{IntoStaticStr, VariantArray};

use crate::catalogue::AnyGame;
use crate::record::{ClockTimes, Record};
use crate::study::{Totals, is_full};

use super::OwnResult;

/// A part of a game, by the seeds that lie on the board when a move is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// Many seeds.
    Opening,
    /// Some of them captured.
    Middle,
    /// Few seeds.
    End,
}

impl Phase {
    /// All of them, in the order of a game.
    pub const ALL: &[Phase] = Phase::VARIANTS;
    /// The most seeds of the endgame: a third of those of the usual games.
    pub const END: u8 = 16;
    /// The most seeds of the middle game.
    pub const MIDDLE: u8 = 32;

    /// The part of a game with this many seeds on the board.
    #[must_use]
    pub const fn of(seeds: u8) -> Phase {
        if seeds <= Phase::END {
            Phase::End
        } else if seeds <= Phase::MIDDLE {
            Phase::Middle
        } else {
            Phase::Opening
        }
    }

    /// The name in JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The player's moves in a part of the games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PhaseScore {
    /// What the moves of analysed games were worth.
    pub totals: Totals,
    /// The time that moves took in games with clocks.
    pub time: Duration,
    /// How many moves that were.
    pub timed: u32,
}

impl PhaseScore {
    /// Seconds that a move took on average; `None` without clocks.
    #[must_use]
    pub fn seconds(&self) -> Option<f64> {
        (self.timed > 0).then(|| self.time.as_secs_f64() / f64::from(self.timed))
    }
}

/// All parts of the games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Phases {
    /// Each part, in the order of [`Phase::ALL`].
    pub each: [PhaseScore; Phase::ALL.len()],
    /// All parts together.
    pub whole: PhaseScore,
    /// Games that were analysed.
    pub analysed: usize,
    /// Games with clocks.
    pub timed: usize,
    /// Games that the player lost on time.
    pub lost_on_time: usize,
}

impl Phases {
    pub(super) fn of(games: &[OwnResult<'_>]) -> Phases {
        let mut phases = Phases::default();
        for game in games {
            phases.add(game.record, game.seat);
        }
        phases
    }

    fn add(&mut self, record: &Record, seat: Seat) {
        let past = record.game().past();
        if let Some(analysis) = record
            .analysis
            .as_ref()
            .filter(|analysis| is_full(analysis))
        {
            self.analysed += 1;
            for (position, assessment) in past.iter().zip(&analysis.moves) {
                for score in self.scores_of(position, seat) {
                    score.totals.add(assessment);
                }
            }
        }
        if let Some(clocks) = &record.clocks {
            self.timed += 1;
            self.lost_on_time +=
                usize::from(record.settlement() == Some(Settlement::TimeLoss(seat)));
            for (position, used) in times(clocks, past) {
                for score in self.scores_of(position, seat) {
                    score.time += used;
                    score.timed += 1;
                }
            }
        }
    }

    /// The scores that a move of `seat` in `position` belongs to: its part and the whole; none
    /// where the other side moves.
    fn scores_of(
        &mut self,
        position: &AnyGame,
        seat: Seat,
    ) -> impl Iterator<Item = &mut PhaseScore> {
        let phase = position
            .awale()
            .filter(|position| position.to_move() == seat);
        let place = phase.map(|position| Phase::of(position.on_board()) as usize);
        let part = place.map(|place| &mut self.each[place]);
        let whole = place.map(|_| &mut self.whole);
        part.into_iter().chain(whole)
    }
}

/// The time that each move took which a clock saw, with the position in which it was chosen.
fn times<'a>(
    clocks: &'a ClockTimes,
    past: &'a [AnyGame],
) -> impl Iterator<Item = (&'a AnyGame, Duration)> {
    let moves = past.len().saturating_sub(1);
    let untimed = moves.saturating_sub(clocks.after.len());
    let mut left = PerSeat::from_fn(|_| clocks.control.total());
    let timed = past[..moves].iter().skip(untimed).zip(&clocks.after);
    timed.map(move |(position, &after)| {
        let before = std::mem::replace(&mut left[position.to_move()], after);
        (
            position,
            (before + clocks.control.increment()).saturating_sub(after),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_goes_from_many_seeds_to_few() {
        let phases = [48, 33, 32, 17, 16, 0].map(Phase::of);
        let expected = [
            Phase::Opening,
            Phase::Opening,
            Phase::Middle,
            Phase::Middle,
            Phase::End,
            Phase::End,
        ];
        assert_eq!(phases, expected);
    }
}
