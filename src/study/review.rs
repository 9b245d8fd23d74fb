//! A whole game, from its last move to its first: what was found out about the later positions lies in the engine's
//! table when it comes to the earlier ones, whose lines lead there.

use crate::awale::{Pit, Position};
use crate::catalogue::AnyMove;
use crate::engine::{Limits, Report, at_a_glance};
use crate::game::Game;
use crate::record::Assessment;

use super::known::known;
use super::mark::Mark;
use super::moves::{Found, Looker, with};
use super::value::{is_exact, opposite, prefers};
use super::{Effort, News, Tell};

/// The longest line that is kept of what would have been better: what a person follows on the board.
const LINE: usize = 12;

impl Looker<'_> {
    /// Judges every move of a game, and tells each. `None` where it was stopped.
    pub(super) fn review(
        &mut self,
        past: &[Position],
        played: &[Pit],
        effort: Effort,
        tell: Tell<'_>,
    ) -> Option<Vec<Assessment>> {
        let mut assessments = Vec::with_capacity(played.len());
        for (number, &pit) in played.iter().enumerate().rev() {
            let assessment = self.assess(&past[..=number], pit, effort)?;
            tell(News::Assessed { number, assessment: assessment.clone() });
            assessments.push(assessment);
        }
        assessments.reverse();
        Some(assessments)
    }

    /// Judges the move `pit` in the last of the positions `past`.
    fn assess(&mut self, past: &[Position], pit: Pit, effort: Effort) -> Option<Assessment> {
        let (value, best) = match known(past, self.tables) {
            Some(_) => self.compare_known(past, pit)?,
            None => self.compare(past, pit, effort)?,
        };
        // A search may find the played move better than what it held for the best: then it was the best.
        // And where the game is decided for both, there was nothing better.
        let is_decided = is_exact(value.0) && Mark::of(best.0, value.0) == Mark::Decided;
        let is_best = is_decided || best.1.first() == Some(&pit) || prefers(value.0, best.0).is_ge();
        let line = if is_best { Vec::new() } else { best.1 };
        Some(Assessment {
            played: AnyMove::Pit(pit),
            value: value.0.into(),
            best: if is_best { value.0 } else { best.0 }.into(),
            line: line.into_iter().take(LINE).map(AnyMove::Pit).collect(),
        })
    }

    /// The move and the best one where the tables know the position, and so every move of it.
    fn compare_known(&self, past: &[Position], pit: Pit) -> Option<(Found, Found)> {
        let position = past.last()?;
        let best = position
            .moves()
            .filter_map(|pit| self.certain(past, pit))
            .reduce(|best, next| if prefers(next.0, best.0).is_gt() { next } else { best });
        Some((self.certain(past, pit)?, best?))
    }

    /// The move and the best one, searched equally deep; where the time does not allow that, as deep as it does.
    fn compare(&mut self, past: &[Position], pit: Pit, effort: Effort) -> Option<(Found, Found)> {
        // Half of the time for the best move, half for the one that was played.
        let hard_time = effort.time.map(|time| time / 2);
        let best = self.look(past, &Limits { depth: Some(effort.depth), hard_time, ..Limits::infinite() })?;
        let depth = best.depth.max(2) - 1;
        let best = (best.score, best.line);
        if best.1.first() == Some(&pit) {
            return Some((best.clone(), best));
        }
        if let Some(value) = self.certain(past, pit) {
            return Some((value, best));
        }
        let after = with(past, pit);
        let reply = self.look(&after, &Limits { depth: Some(depth), hard_time, ..Limits::infinite() })?;
        let line = [pit].into_iter().chain(reply.line).collect();
        Some(((opposite(reply.score), line), best))
    }

    /// Searches the last of the positions `past`; `None` where it was stopped. A search that had no time for a single
    /// ply is worth a glance at the board.
    fn look(&mut self, past: &[Position], limits: &Limits) -> Option<Report> {
        let position = past.last()?;
        let report = self.engine.think(past, limits, self.stop, &mut |_| ())?.report;
        if self.stop.is_stopped() {
            return None;
        }
        let score = if report.depth == 0 { at_a_glance(position) } else { report.score };
        Some(Report { score, ..report })
    }
}
