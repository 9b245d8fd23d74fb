//! The value of every move: each is searched for itself, with the history of the game, one ply deeper at a time. What is
//! certain (the end of the game, a board that the tables know, a proof) is never searched again, so nothing that the
//! search guesses can contradict it.

use std::time::{Duration, Instant};

use crate::awale::{Pit, Position};
use crate::catalogue::AnyMove;
use crate::endgame::Tables;
use crate::engine::{Engine, Limits, Score};
use crate::game::Game;
use crate::stop::Stop;

use super::Effort;
use super::known::{known, line_in_tables};
use super::value::{is_exact, opposite, prefers};

/// The first depth that is told. The one below would be no more than a glance at the board after each move.
const FIRST_DEPTH: u32 = 2;

/// What a move is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveValue {
    /// The move.
    pub mv: AnyMove,
    /// Its worth to the side that plays it.
    pub score: Score,
    /// The best play that begins with it, as far as it is known.
    pub line: Vec<AnyMove>,
}

/// What every move of a position is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// How many plies deep they were looked at; those that are exact need none.
    pub depth: u32,
    /// The moves in their natural order; never empty.
    pub moves: Vec<MoveValue>,
    /// Whether nothing more comes.
    pub is_final: bool,
}

impl Values {
    /// The best move; the first of equals.
    #[must_use]
    pub fn best(&self) -> &MoveValue {
        let better = |best, next: &'_ MoveValue| -> bool { prefers(next.score, best).is_gt() };
        let mut best = &self.moves[0];
        for next in &self.moves[1..] {
            if better(best.score, next) {
                best = next;
            }
        }
        best
    }

    /// What `mv` is worth, if it is one of the moves.
    #[must_use]
    pub fn of(&self, mv: AnyMove) -> Option<&MoveValue> {
        self.moves.iter().find(|value| value.mv == mv)
    }
}

/// What is needed for looking.
pub(super) struct Looker<'a> {
    pub engine: &'a mut Engine,
    pub tables: Option<&'a Tables>,
    pub stop: &'a Stop,
}

/// A score, and the play that leads to it.
pub(super) type Found = (Score, Vec<Pit>);

impl Looker<'_> {
    /// Tells what every move in the last of the positions `past` is worth, deeper and deeper.
    pub(super) fn values(&mut self, past: &[Position], effort: Effort, tell: &mut dyn FnMut(Values)) {
        let Some(position) = past.last().filter(|position| position.outcome().is_none()) else { return };
        let end = effort.time.map(|time| Instant::now() + time);
        let pits: Vec<Pit> = position.moves().collect();
        let mut found: Vec<Option<Found>> = pits.iter().map(|&pit| self.certain(past, pit)).collect();
        let mut told: Option<Values> = None;
        for depth in FIRST_DEPTH..=effort.depth.max(FIRST_DEPTH) {
            let mut deeper = found.clone();
            for (place, &pit) in pits.iter().enumerate() {
                if found[place].as_ref().is_none_or(|(score, _)| !is_exact(*score)) {
                    let Some(value) = self.search(past, pit, depth, end) else {
                        // Broken off: what was told last is all there is.
                        if let Some(values) = told.filter(|_| !self.stop.is_stopped()) {
                            tell(Values { is_final: true, ..values });
                        }
                        return;
                    };
                    deeper[place] = Some(value);
                }
            }
            found = deeper;
            let is_settled = found.iter().flatten().all(|(score, _)| is_exact(*score));
            let is_final = is_settled || depth >= effort.depth;
            let values = Values { depth, moves: spelt(&pits, &found), is_final };
            tell(values.clone());
            if is_final {
                return;
            }
            told = Some(values);
        }
    }

    /// What `pit` is worth where that is certain without a search.
    pub(super) fn certain(&self, past: &[Position], pit: Pit) -> Option<Found> {
        let after = with(past, pit);
        let score = known(&after, self.tables)?;
        let mut line = vec![pit];
        if let (Some(tables), Some(position)) = (self.tables, after.last())
            && position.outcome().is_none()
            && tables.probe(position).is_some()
        {
            line.extend(line_in_tables(*position, tables));
        }
        Some((opposite(score), line))
    }

    /// What `pit` is worth, looked at `depth` plies deep; `None` where the search was broken off.
    pub(super) fn search(&mut self, past: &[Position], pit: Pit, depth: u32, end: Option<Instant>) -> Option<Found> {
        let wanted = depth.saturating_sub(1).max(1);
        let limits = Limits { depth: Some(wanted), hard_time: left_until(end), ..Limits::infinite() };
        let thought = self.engine.think(&with(past, pit), &limits, self.stop, &mut |_| ())?;
        if thought.report.depth < wanted || self.stop.is_stopped() {
            return None;
        }
        let line = [pit].into_iter().chain(thought.report.line).collect();
        Some((opposite(thought.report.score), line))
    }
}

/// The positions `past` and the one after `pit`.
pub(super) fn with(past: &[Position], pit: Pit) -> Vec<Position> {
    let mut after = past.to_vec();
    if let Some(mut next) = past.last().copied() {
        next.play_unchecked(pit);
        after.push(next);
    }
    after
}

/// The time until `end`.
fn left_until(end: Option<Instant>) -> Option<Duration> {
    end.map(|end| end.saturating_duration_since(Instant::now()))
}

fn spelt(pits: &[Pit], found: &[Option<Found>]) -> Vec<MoveValue> {
    let told = pits.iter().zip(found).filter_map(|(&pit, found)| {
        let (score, line) = found.as_ref()?;
        let line = line.iter().copied().map(AnyMove::Pit).collect();
        Some(MoveValue { mv: AnyMove::Pit(pit), score: *score, line })
    });
    told.collect()
}
