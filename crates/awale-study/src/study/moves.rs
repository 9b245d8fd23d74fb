//! The value of every move: each is searched for itself, with the history of the game, to the same
//! depth, and with a transposition table of its own that is empty at the start. So a value depends
//! on the game so far, the move and the depth alone: it is the same in a hint, by a pit, in an
//! analysis, and when it is studied again.
//!
//! What is certain (the end of the game, a board on which the tables have the last word, a proof)
//! is not searched.

use std::cmp::Ordering;
use std::time::{Duration, Instant};

use awale_engine::tables::Tables;
use awale_engine::{Engine, Limits, Score, SearchInfo, Stop};
use awale_rules::{Pit, Position};

use crate::catalogue::AnyMove;
use crate::record::{Assessment, OnlyGood};

use super::expected::{FULL, NOISE, Points, expected_points};
use super::facts::with;
use super::known::{ended, is_fresh, known, leads, line_in_tables};
use super::mark::INACCURACY;
use super::value::{SEED, rank};
use super::verdict::{Grounds, Verdict};
use super::{Effort, proof};

/// The first depth that is reported. The one below would be no more than the static evaluation of
/// the board after each move.
const FIRST_DEPTH: u32 = 2;
/// Plies between one reported depth and the next. Values of even and odd depths differ by the
/// tempo.
const STEP: u32 = 2;
/// The depths whose costs are kept with an analysis: what a player sees who looks so far.
pub const SEEN_DEPTHS: [u32; SEEN] = [2, 3, 4, 5, 7, 9, 11, 14, 17];
/// How many depths that are.
pub const SEEN: usize = 9;
/// The largest cost as it is kept: the square root of a whole point.
pub const SEEN_FULL: u8 = 35;

/// The longest line that is kept of what would have been better: what a player follows on the
/// board.
const LINE: usize = 12;

/// What a move is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveValue {
    /// The move.
    pub mv: AnyMove,
    /// Its worth to the side that plays it.
    pub score: Score,
    /// The expected lead at the end of the game, in hundredths of a seed. The lead of a proven score
    /// may be only a bound.
    pub lead: i32,
    /// The best play that begins with it, as far as it is known.
    pub line: Vec<AnyMove>,
}

impl MoveValue {
    /// A move whose expected lead is the lead of its score.
    #[must_use]
    pub fn new(mv: AnyMove, score: Score, line: Vec<AnyMove>) -> MoveValue {
        MoveValue {
            mv,
            score,
            lead: score.lead(),
            line,
        }
    }

    /// Compares two moves as their player does: by the result, then by the seeds.
    #[must_use]
    pub fn compare(&self, other: &MoveValue) -> Ordering {
        rank(self.score, self.lead).cmp(&rank(other.score, other.lead))
    }
}

/// What every move of a position is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// How many plies deep they were searched; those that are exact need none.
    pub depth: u32,
    /// Seeds on the board before the move.
    pub left: u8,
    /// The moves in their natural order; never empty.
    pub moves: Vec<MoveValue>,
    /// Whether the search is over: no deeper values follow.
    pub is_final: bool,
}

impl Values {
    /// The moves as lists show them, the best first.
    #[must_use]
    pub fn ranked(&self) -> Vec<&MoveValue> {
        let mut moves: Vec<&MoveValue> = self.moves.iter().collect();
        moves.sort_by(|one, other| other.compare(one));
        moves
    }

    /// The best move; the first of equals.
    #[must_use]
    pub fn best(&self) -> &MoveValue {
        self.moves[1..].iter().fold(&self.moves[0], better)
    }

    /// The best move besides the best; `None` where one move is all there is.
    #[must_use]
    pub fn next_best(&self) -> Option<&MoveValue> {
        let best = self.best().mv;
        self.moves
            .iter()
            .filter(|value| value.mv != best)
            .reduce(better)
    }

    /// What `mv` is worth, if it is one of the moves.
    #[must_use]
    pub fn of(&self, mv: AnyMove) -> Option<&MoveValue> {
        self.moves.iter().find(|value| value.mv == mv)
    }

    /// How good a move worth `value` is.
    #[must_use]
    pub fn verdict(&self, value: Score) -> Verdict {
        let points = |score| expected_points(score, self.left, self.depth);
        let best = self.best().score;
        Verdict {
            best,
            value,
            cost: points(best).saturating_sub(points(value)),
        }
    }

    /// What a move drawn at random gives away on average beyond the noise, in thousandths of a
    /// point. Nothing where less than an inaccuracy is left to lose.
    fn stake(&self) -> Points {
        if expected_points(self.best().score, self.left, self.depth) < INACCURACY {
            return 0;
        }
        let costs = self
            .moves
            .iter()
            .map(|value| usize::from(self.verdict(value.score).cost.saturating_sub(NOISE)));
        Points::try_from(costs.sum::<usize>() / self.moves.len()).unwrap_or(Points::MAX)
    }

    /// The grounds on which every other legal move than `mv`, if there are any, is an inaccuracy or
    /// worse; `None` if that is not so.
    fn only_good(&self, mv: AnyMove) -> Option<OnlyGood> {
        let is_good = |value: &MoveValue| !self.verdict(value.score).mark().is_fault();
        let is_only = self.moves.len() > 1
            && self
                .moves
                .iter()
                .all(|value| is_good(value) == (value.mv == mv));
        let has_table = self
            .moves
            .iter()
            .any(|value| Grounds::of(value.score) == Grounds::Table);
        is_only.then_some(if has_table {
            OnlyGood::ByTable
        } else {
            OnlyGood::Judged
        })
    }

    /// The judgement of `mv`; `None` where it is not one of the moves.
    pub(super) fn assess(&self, mv: AnyMove) -> Option<Assessment> {
        let (best, played) = (self.best(), self.of(mv)?);
        let verdict = self.verdict(played.score);
        // Where the game is decided for both, there was nothing better.
        let is_best = !verdict.mark().has_better();
        let best = if is_best { played } else { best };
        let line = if is_best { &[] } else { best.line.as_slice() };
        Some(Assessment {
            played: mv,
            value: played.score,
            best: best.score,
            line: line.iter().copied().take(LINE).collect(),
            cost: if is_best { 0 } else { verdict.cost },
            stake: self.stake(),
            only: self.only_good(mv),
            seen: Vec::new(),
            choices: Vec::new(),
        })
    }
}

/// The better of two moves; the first of equals. A win after which nothing is left to play is
/// better than one that promises more.
fn better<'v>(best: &'v MoveValue, next: &'v MoveValue) -> &'v MoveValue {
    let wins_at_once = |value: &MoveValue| {
        matches!(value.score, Score::Proven(lead) if lead > 0) && matches!(value.line[..], [_])
    };
    if wins_at_once(next)
        .cmp(&wins_at_once(best))
        .then(next.compare(best))
        .is_gt()
    {
        next
    } else {
        best
    }
}

/// What is needed to find out what moves are worth.
pub(super) struct Analyser<'a> {
    pub engine: &'a mut Engine,
    pub tables: Option<&'a Tables>,
    pub stop: &'a Stop,
}

/// A score, and the play that leads to it.
#[derive(Clone)]
struct Found {
    score: Score,
    /// As in [`MoveValue`].
    lead: i32,
    line: Vec<Pit>,
    /// The score at each depth of the search, from 2 plies on; none where it was not searched.
    by_depth: Vec<Score>,
    /// Searching deeper cannot change it.
    is_settled: bool,
}

impl Analyser<'_> {
    /// Tells what every move in the last of the positions `past` is worth, deeper and deeper.
    pub(super) fn values(
        &mut self,
        past: &[Position],
        effort: Effort,
        tell: &mut dyn FnMut(Values),
    ) {
        let Some(position) = past.last().filter(|position| position.outcome().is_none()) else {
            return;
        };
        let end = effort.time.map(|time| Instant::now() + time);
        let deepest = effort.depth.max(FIRST_DEPTH);
        let pits: Vec<Pit> = position.moves().collect();
        let mut found: Vec<Option<Found>> =
            pits.iter().map(|&pit| self.settled(past, pit)).collect();
        let mut told: Option<Values> = None;
        for depth in (FIRST_DEPTH..deepest)
            .step_by(STEP as usize)
            .chain([deepest])
        {
            if !self.deepen(past, &pits, &mut found, depth, end) {
                // Broken off: what was told last is all there is.
                if let Some(values) = told.filter(|_| !self.stop.is_stopped()) {
                    tell(Values {
                        is_final: true,
                        ..values
                    });
                }
                return;
            }
            let is_settled = found.iter().flatten().all(|found| found.is_settled);
            let is_final = is_settled || depth >= deepest;
            let values = Values {
                depth,
                left: position.on_board(),
                moves: spelt(&pits, &found),
                is_final,
            };
            tell(values.clone());
            if is_final {
                return;
            }
            told = Some(values);
        }
    }

    /// What every move in the last of the positions `past` is worth with this effort, and nothing
    /// on the way. `None` where there is no move, or the search was stopped. With them what each
    /// move gives away at the [`SEEN_DEPTHS`]; empty with a limit of time, and where nothing had to
    /// be searched.
    pub(super) fn values_at_once(
        &mut self,
        past: &[Position],
        effort: Effort,
    ) -> Option<(Values, Vec<[u8; SEEN]>)> {
        if effort.time.is_some() {
            let mut last = None;
            self.values(past, effort, &mut |values| last = Some(values));
            return last
                .filter(|_| !self.stop.is_stopped())
                .map(|values| (values, Vec::new()));
        }
        let position = past
            .last()
            .filter(|position| position.outcome().is_none())?;
        let pits: Vec<Pit> = position.moves().collect();
        let mut found: Vec<Option<Found>> =
            pits.iter().map(|&pit| self.settled(past, pit)).collect();
        let depth = effort.depth.max(FIRST_DEPTH);
        let is_done = self.deepen(past, &pits, &mut found, depth, None);
        let left = position.on_board();
        let values = is_done.then(|| Values {
            depth,
            left,
            moves: spelt(&pits, &found),
            is_final: true,
        })?;
        Some((values, seen(&found, left)))
    }

    /// Tells what every move in the last of the positions `past` is worth, all of them searched
    /// together, deeper and deeper.
    pub(super) fn lines(
        &mut self,
        past: &[Position],
        effort: Effort,
        tell: &mut dyn FnMut(Values),
    ) {
        let Some(position) = past.last().filter(|position| position.outcome().is_none()) else {
            return;
        };
        let pits: Vec<Pit> = position.moves().collect();
        let settled: Vec<Option<Found>> = pits.iter().map(|&pit| self.settled(past, pit)).collect();
        let left = position.on_board();
        if settled.iter().all(Option::is_some) {
            tell(Values {
                depth: 0,
                left,
                moves: spelt(&pits, &settled),
                is_final: true,
            });
            return;
        }
        let tables = self.tables;
        let values = |round: &[SearchInfo], is_final| {
            let searched = |pit: Pit| {
                let info = round.iter().find(|info| info.line.first() == Some(&pit))?;
                let score = counted(info.score, &with(past, pit), tables);
                Some(Found {
                    score,
                    lead: score.lead(),
                    line: info.line.clone(),
                    by_depth: Vec::new(),
                    is_settled: false,
                })
            };
            let both = pits.iter().zip(&settled);
            let found: Vec<Option<Found>> = both
                .map(|(&pit, settled)| settled.clone().or_else(|| searched(pit)))
                .collect();
            let depth = round.iter().map(|info| info.depth).min().unwrap_or(0);
            Values {
                depth,
                left,
                moves: spelt(&pits, &found),
                is_final,
            }
        };
        let depth = effort.time.is_none().then_some(effort.depth);
        let limits = Limits {
            depth,
            hard_time: effort.time,
            ..Limits::infinite()
        };
        let mut round: Vec<SearchInfo> = Vec::new();
        self.engine.set_lines(pits.len());
        let mut report = |info: &SearchInfo| {
            if info.rank == 1 {
                round.clear();
            }
            round.push(info.clone());
            if round.len() == pits.len() && info.depth >= FIRST_DEPTH {
                tell(values(&round, false));
            }
        };
        let found = self.engine.think(past, &limits, self.stop, &mut report);
        if let Some(found) = found.filter(|_| !self.stop.is_stopped()) {
            let last: Vec<SearchInfo> = std::iter::once(found.info).chain(found.others).collect();
            let values = values(&last, true);
            if !values.moves.is_empty() {
                tell(values);
            }
        }
    }

    /// Searches every move that is not settled `depth` plies deep. Returns whether all were
    /// searched; else nothing changes.
    fn deepen(
        &mut self,
        past: &[Position],
        pits: &[Pit],
        found: &mut Vec<Option<Found>>,
        depth: u32,
        end: Option<Instant>,
    ) -> bool {
        let mut deeper = found.clone();
        for (value, &pit) in deeper.iter_mut().zip(pits) {
            if value.as_ref().is_none_or(|value| !value.is_settled) {
                let Some(searched) = self.search(past, pit, depth, end) else {
                    return false;
                };
                *value = Some(searched);
            }
        }
        *found = deeper;
        true
    }

    /// What `pit` is worth where that is certain without the engine.
    fn settled(&self, past: &[Position], pit: Pit) -> Option<Found> {
        let after = with(past, pit);
        let by_rules_or_tables = known(&after, self.tables);
        let (score, has_line) = match by_rules_or_tables {
            Some(score @ Score::Proven(_)) => (score, true),
            Some(score) if is_fresh(&after) => (score, true),
            // Where the history decides otherwise than the tables, they have no line to tell.
            Some(_) => {
                let result = proof::result(&after, self.tables?, self.stop)?;
                (Score::Proven(result), false)
            }
            None => return None,
        };
        let score = score.turned();
        let by_table = self
            .tables
            .filter(|_| ended(&after).is_none())
            .and_then(|tables| leads(after.last()?, tables));
        let mut line = vec![pit];
        if let Some(tables) = self.tables.filter(|_| has_line) {
            line.extend(line_in_tables(&after, tables));
        }
        Some(Found {
            score,
            lead: by_table.map_or(score.lead(), |(_, lead)| -SEED * lead),
            line,
            by_depth: Vec::new(),
            is_settled: true,
        })
    }

    /// What `pit` is worth, searched `depth` plies deep; `None` where the search was broken off.
    fn search(
        &mut self,
        past: &[Position],
        pit: Pit,
        depth: u32,
        end: Option<Instant>,
    ) -> Option<Found> {
        let wanted = depth.saturating_sub(1).max(1);
        let limits = Limits {
            depth: Some(wanted),
            hard_time: left_until(end),
            ..Limits::infinite()
        };
        let after = with(past, pit);
        self.engine.forget();
        let mut by_depth = Vec::new();
        let mut tell = |info: &SearchInfo| by_depth.push(info.score.turned());
        let chosen = self.engine.think(&after, &limits, self.stop, &mut tell)?;
        if chosen.info.depth < wanted || self.stop.is_stopped() {
            return None;
        }
        let score = counted(chosen.info.score, &after, self.tables).turned();
        let line = [pit].into_iter().chain(chosen.info.line).collect();
        Some(Found {
            score,
            lead: score.lead(),
            line,
            by_depth,
            is_settled: false,
        })
    }
}

/// A score after the positions `after`: where the tables know the last board, the search counted
/// their seeds, and the history.
fn counted(score: Score, after: &[Position], tables: Option<&Tables>) -> Score {
    match (score, known(after, tables)) {
        (Score::Estimate(_), Some(_)) => Score::Table(in_seeds(score)),
        (score, _) => score,
    }
}

/// A lead in whole seeds.
fn in_seeds(score: Score) -> i32 {
    let hundredths = score.lead();
    (hundredths + hundredths.signum() * SEED / 2) / SEED
}

fn left_until(end: Option<Instant>) -> Option<Duration> {
    end.map(|end| end.saturating_duration_since(Instant::now()))
}

/// What each move gives away at the [`SEEN_DEPTHS`], from 0 to [`SEEN_FULL`]: the square root tells
/// small costs apart. A search that ended early knew all that deeper ones know.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "from 0 to SEEN_FULL"
)]
fn seen(found: &[Option<Found>], left: u8) -> Vec<[u8; SEEN]> {
    let mut rows = vec![[0; SEEN]; found.len()];
    if found
        .iter()
        .flatten()
        .all(|found| found.by_depth.is_empty())
    {
        return Vec::new();
    }
    for (column, depth) in SEEN_DEPTHS.into_iter().enumerate() {
        let at = |found: &Found| {
            let last = found.by_depth.len().checked_sub(1);
            let score = last.map_or(found.score, |last| {
                found.by_depth[last.min(depth as usize - 2)]
            });
            expected_points(score, left, depth)
        };
        let points: Vec<Points> = found
            .iter()
            .map(|found| found.as_ref().map_or(0, at))
            .collect();
        let best = points.iter().copied().max().unwrap_or(0);
        for (row, points) in rows.iter_mut().zip(points) {
            let cost = f64::from(best - points) / f64::from(FULL);
            row[column] = (cost.sqrt() * f64::from(SEEN_FULL)).round() as u8;
        }
    }
    rows
}

fn spelt(pits: &[Pit], found: &[Option<Found>]) -> Vec<MoveValue> {
    let told = pits.iter().zip(found).filter_map(|(&pit, found)| {
        let Found {
            score, lead, line, ..
        } = found.as_ref()?;
        let line = line.iter().copied().map(AnyMove::Pit).collect();
        Some(MoveValue {
            lead: *lead,
            ..MoveValue::new(AnyMove::Pit(pit), *score, line)
        })
    });
    told.collect()
}
