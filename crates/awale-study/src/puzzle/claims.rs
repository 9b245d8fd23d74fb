//! What is known of the moves of a puzzle, and the claim that follows: the claims that ship are
//! made and checked with it.
//!
//! Endgame tables are the proof where they are exact. Where a repetition pays by rows their values
//! are conventions, on every board from which a repetition can come; there [`BoundTables`] are the
//! proof, and the value is the estimate where they stay apart.
//!
//! # Repetitions
//!
//! Tables know no history, and an earlier position that comes back ends the game. It cannot come
//! back after a capture. Elsewhere a bound holds in these cases:
//!
//! * A repetition shares the rest, and the side is satisfied with the stores as they are.
//! * The side does not meet an earlier position while it plays for its bound. It cannot where it
//!   has no such bound. Where it has, it comes nearer to the end with every move of its own plan;
//!   so it does not meet the position again if the game went on from there by the only move that
//!   keeps the bound.

use std::sync::Arc;

use awale_engine::Stop;
use awale_engine::tables::{BoundTables, TableRules, Tables, Truth};
use awale_rules::{Pit, Position, Rules, Seat};

use crate::catalogue::Wdl;
use crate::study::known::is_fresh;

use super::{Bounds, Loss, PuzzleClaim, Turn, Wrong};

/// Proves what moves reach, by tables.
#[derive(Debug)]
pub struct ClaimProver {
    tables: Arc<Tables>,
    /// The proof where the values of `tables` are conventions.
    bounds: Option<BoundTables>,
}

/// What is known of a move of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownMove {
    /// What is certain.
    pub results: Bounds<Wdl>,
    /// South's lead in the end by estimate, in hundredths of a seed.
    pub lead: i32,
    /// North's best answer.
    pub answer: Option<Pit>,
}

/// What became of a turn when its claim was looked at again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judged {
    /// Nothing is known of a move.
    Open,
    /// Another move is as good or better, or the game is lost.
    Refuted,
    /// The turn, with what is proven of each move and the claim that follows.
    Holds(Turn),
}

impl Judged {
    /// Looks at a turn again, with what is `known` of its moves now. What is not proven becomes an
    /// estimate.
    pub fn of(turn: &Turn, known: &mut dyn FnMut(Pit) -> Option<KnownMove>) -> Judged {
        let Some(best) = known(turn.solution) else {
            return Judged::Open;
        };
        if best.results.most == Wdl::Loss {
            return Judged::Refuted;
        }
        let (mut wrong, mut is_ahead) = (Vec::new(), true);
        for &other in &turn.wrong {
            let Some(found) = known(other.pit) else {
                return Judged::Open;
            };
            if found.results.least >= best.results.most {
                return Judged::Refuted;
            }
            let is_less = found.results.most < best.results.most;
            let proven = is_less.then_some(Loss::To(found.results.most));
            let Some(loss) = proven.or_else(|| Loss::by_estimate(best.lead - found.lead)) else {
                return Judged::Refuted;
            };
            is_ahead &= found.lead < best.lead;
            wrong.push(Wrong {
                pit: other.pit,
                loss,
                refutation: found.answer,
            });
        }
        let claim = PuzzleClaim::of(&turn.position, best.results.known(), &wrong);
        // An estimate has to tell the solution from every other move.
        if claim.is_certain() || is_ahead {
            Judged::Holds(Turn {
                claim,
                wrong,
                ..turn.clone()
            })
        } else {
            Judged::Refuted
        }
    }
}

impl ClaimProver {
    /// With tables for games by `rules` of up to `seeds` seeds, made in memory. `None` where `stop`
    /// was given.
    #[must_use]
    pub fn new(rules: &Rules, seeds: u8, threads: usize, stop: &Stop) -> Option<ClaimProver> {
        let (rules, seeds) = (TableRules::new(rules), seeds.min(rules.total()));
        let tables = Arc::new(Tables::solve(rules, seeds, threads, stop)?);
        let bounds = match rules.truth() {
            Truth::Exact => None,
            Truth::TableValue => Some(BoundTables::solve(rules, seeds, threads, stop)?),
        };
        Some(ClaimProver { tables, bounds })
    }

    /// The most seeds that the tables know.
    #[must_use]
    pub fn up_to(&self) -> u8 {
        self.tables.up_to()
    }

    /// The tables, where their values are exact.
    #[must_use]
    pub fn exact_tables(&self) -> Option<Arc<Tables>> {
        self.bounds.is_none().then(|| Arc::clone(&self.tables))
    }

    /// What the move from `pit` reaches in the last of the positions `past`, those of one puzzle;
    /// `None` where the tables do not know the board.
    #[must_use]
    pub fn reached(&self, past: &[Position], pit: Pit) -> Option<Bounds<i32>> {
        let after = past.last()?.after(pit).ok()?;
        let mut reached = self.by_board(&after)?;
        let line: Vec<Position> = past.iter().copied().chain([after]).collect();
        if after.outcome().is_some() || is_fresh(&line) {
            return Some(reached);
        }
        let now = after.lead(Seat::South);
        // What South and North get where an earlier position comes back.
        let (worst, best) = match self.bounds {
            None => (now, now),
            Some(_) => (
                now - i32::from(after.on_board()),
                now + i32::from(after.on_board()),
            ),
        };
        if reached.least > worst
            && !self.goes_on(&line, Seat::South, &|held| held.least >= reached.least)
        {
            reached.least = worst;
        }
        if reached.most < best
            && !self.goes_on(&line, Seat::North, &|held| held.most <= reached.most)
        {
            reached.most = best;
        }
        Some(reached)
    }

    /// South's lead in the end after the move from `pit` by the tables. It is a convention where a
    /// repetition pays by rows, and history may change it everywhere.
    #[must_use]
    pub fn lead(&self, position: &Position, pit: Pit) -> Option<i32> {
        final_lead(&self.tables, &position.after(pit).ok()?)
    }

    /// Looks at a turn again, which is the last of the positions `past`.
    #[must_use]
    pub fn judge(&self, past: &[Position], turn: &Turn) -> Judged {
        Judged::of(turn, &mut |pit| self.known(past, pit))
    }

    fn known(&self, past: &[Position], pit: Pit) -> Option<KnownMove> {
        let position = past.last()?;
        let results = self.reached(past, pit)?.results();
        Some(KnownMove {
            results,
            lead: 100 * self.lead(position, pit)?,
            answer: self.refutation(past, pit, results.most),
        })
    }

    /// North's answer to the move from `pit` that is proven to leave South no more than `most`; the
    /// one that costs South most.
    fn refutation(&self, past: &[Position], pit: Pit, most: Wdl) -> Option<Pit> {
        let after = past.last()?.after(pit).ok()?;
        let line: Vec<Position> = past.iter().copied().chain([after]).collect();
        let holds = |reply: &Pit| {
            self.reached(&line, *reply)
                .is_some_and(|reached| reached.results().most <= most)
        };
        after
            .moves()
            .filter(holds)
            .min_by_key(|&reply| self.lead(&after, reply).unwrap_or(i32::MAX))
    }

    /// What the tables prove of a position to which no earlier one can come back.
    fn by_board(&self, position: &Position) -> Option<Bounds<i32>> {
        if let Some(end) = position.outcome() {
            return Some(Bounds::exactly(end.tally.counts.lead(Seat::South)));
        }
        let (low, high) = match &self.bounds {
            Some(bounds) => bounds.probe(position)?,
            None => self
                .tables
                .probe(position)
                .map(|entry| (entry.value, entry.value))?,
        };
        let [one, another] = [low, high].map(|value| for_south(position, value));
        Some(Bounds {
            least: one.min(another),
            most: one.max(another),
        })
    }

    /// Whether no earlier position of `line` can come back while `side` plays for what `holds` in
    /// the last one.
    fn goes_on(&self, line: &[Position], side: Seat, holds: &dyn Fn(Bounds<i32>) -> bool) -> bool {
        let holds = |position: &Position| self.by_board(position).is_some_and(holds);
        let seeds = line.last().map(Position::on_board);
        let same_seeds = line
            .windows(2)
            .filter(|pair| Some(pair[0].on_board()) == seeds);
        let leads_away = |pair: &[Position]| {
            let [before, next] = pair else { return false };
            let holding = || {
                before
                    .moves()
                    .filter(|&pit| before.after(pit).is_ok_and(|after| holds(&after)))
            };
            !holds(before) || holds(next) && (before.to_move() != side || holding().count() == 1)
        };
        same_seeds.into_iter().all(leads_away)
    }
}

/// South's lead in the end: the result of a game that is over, else by the tables, if they know the
/// board.
pub(super) fn final_lead(tables: &Tables, position: &Position) -> Option<i32> {
    match position.outcome() {
        Some(end) => Some(end.tally.counts.lead(Seat::South)),
        None => lead_by_tables(tables, position),
    }
}

/// South's lead in the end by the tables, where they know the board.
pub(super) fn lead_by_tables(tables: &Tables, position: &Position) -> Option<i32> {
    Some(for_south(position, tables.probe(position)?.value))
}

/// South's lead in the end where the side to move of `position` nets `value` more.
fn for_south(position: &Position, value: i8) -> i32 {
    let net = if position.to_move() == Seat::South {
        i32::from(value)
    } else {
        -i32::from(value)
    };
    position.lead(Seat::South) + net
}
