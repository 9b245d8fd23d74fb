//! What happened in a row.

use jiff::civil::Date;

use crate::catalogue::Wdl;

use super::OwnResult;

/// How often something happened in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Up to the last game.
    pub now: usize,
    /// At best.
    pub best: usize,
}

impl Streak {
    /// One more, or the end of the streak.
    fn count(&mut self, goes_on: bool) {
        self.now = if goes_on { self.now + 1 } else { 0 };
        self.best = self.best.max(self.now);
    }
}

/// The streaks of a player in games against computers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streaks {
    /// Games won.
    pub won: Streak,
    /// Games not lost.
    pub unbeaten: Streak,
    /// Days on which a game was finished.
    pub days: Streak,
}

impl Streaks {
    /// The streaks of `games` in their order, and of the days on which any of `all` was played.
    pub(super) fn of(games: &[OwnResult<'_>], all: &[OwnResult<'_>]) -> Streaks {
        let mut streaks = Streaks::default();
        for game in games {
            streaks.won.count(game.outcome == Wdl::Win);
            streaks.unbeaten.count(game.outcome != Wdl::Loss);
        }
        let mut last: Option<Date> = None;
        for game in all {
            let day = game.record.date.day();
            if last != Some(day) {
                let follows = last.is_some_and(|last| last.tomorrow().ok() == Some(day));
                if !follows {
                    streaks.days.now = 0;
                }
                streaks.days.count(true);
                last = Some(day);
            }
        }
        streaks
    }
}
