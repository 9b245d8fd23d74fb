//! What is proven of the moves of a puzzle, by endgame tables: the claims that ship are made and checked with it.
//!
//! A table value holds for a move where play cannot go round in circles, or where the game's history cannot change it
//! ([`known`](crate::study::known)). Where neither is so, every position that can come is gone through, up to a limit.

use awale_engine::Stop;
use awale_engine::tables::{TableRules, Tables, Truth};
use awale_rules::{Pit, Position, Rules, Seat};

use crate::catalogue::Wdl;
use crate::study::known::is_fresh;
use crate::study::proof::result;

use super::{Loss, Proof, PuzzleClaim, Turn, Wrong};

/// Positions that a proof without tables may go through.
const PROOF: usize = 400_000;

/// Proves results by tables.
#[derive(Debug)]
pub struct ClaimProver {
    tables: Tables,
}

/// What a move reaches, as far as it is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The result for South.
    pub result: Wdl,
    /// South's lead in the end, in seeds, where that is known too.
    pub lead: Option<i32>,
}

/// What became of a turn when its claim was looked at again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judged {
    /// The board has too many seeds, or nothing is proven of the solution.
    Open,
    /// Another move is as good or better, or the game is lost.
    Refuted,
    /// The turn, with what is proven of each move and the claim that follows.
    Holds(Turn),
}

impl ClaimProver {
    /// With tables for games by `rules` up to so many seeds, made in memory. `None` where `stop` was given.
    #[must_use]
    pub fn new(rules: &Rules, seeds: u8, threads: usize, stop: &Stop) -> Option<ClaimProver> {
        Some(ClaimProver { tables: Tables::solve(TableRules::new(rules), seeds.min(rules.total()), threads, stop)? })
    }

    /// The most seeds that the tables know.
    #[must_use]
    pub fn up_to(&self) -> u8 {
        self.tables.up_to()
    }

    /// What the move from `pit` reaches in the last of the positions `past`, those of one puzzle; `None` where that is not proven.
    #[must_use]
    pub fn reached(&self, past: &[Position], pit: Pit) -> Option<Reached> {
        let after = past.last()?.after(pit).ok()?;
        if let Some(end) = after.outcome() {
            let lead = end.tally.counts.lead(Seat::South);
            return Some(Reached { result: Wdl::of(end.tally.winner, Seat::South), lead: Some(lead) });
        }
        let line: Vec<Position> = past.iter().copied().chain([after]).collect();
        let entry = self.tables.probe(&after)?;
        let mine = if after.to_move() == Seat::South { 1 } else { -1 };
        let lead =
            i32::from(after.store(Seat::South)) - i32::from(after.store(Seat::North)) + mine * i32::from(entry.value);
        let by_table = Wdl::of_lead(lead);
        let is_exact = !entry.cyclic || self.tables.truth() == Truth::Exact && is_fresh(&line);
        if is_exact {
            return Some(Reached { result: by_table, lead: Some(lead) });
        }
        let proven = match self.tables.truth() {
            Truth::Exact => result(&line, &self.tables, &Stop::new()).map(|result| Wdl::of_lead(mine * result)),
            Truth::TableValue => {
                let bounds = Proof::of(&after, PROOF, &Stop::new())?.bounds(&after)?;
                (bounds.least == bounds.most).then_some(bounds.least)
            }
        };
        proven.filter(|&proven| proven == by_table).map(|result| Reached { result, lead: None })
    }

    /// North's answer to the move from `pit` that is proven to leave South no more than `result`; the one that costs South most.
    fn refutation(&self, past: &[Position], pit: Pit, result: Wdl) -> Option<Pit> {
        let after = past.last()?.after(pit).ok()?;
        let line: Vec<Position> = past.iter().copied().chain([after]).collect();
        let replies = after.moves().filter_map(|reply| Some((reply, self.reached(&line, reply)?)));
        let holding = replies.filter(|(_, reached)| reached.result == result);
        holding.min_by_key(|(_, reached)| reached.lead.unwrap_or(i32::MAX)).map(|(reply, _)| reply)
    }

    /// Looks at a turn again, which is the last of the positions `past`.
    #[must_use]
    pub fn judge(&self, past: &[Position], turn: &Turn) -> Judged {
        if turn.position.on_board() > self.up_to() {
            return Judged::Open;
        }
        let Some(Reached { result, .. }) = self.reached(past, turn.solution) else { return Judged::Open };
        if result == Wdl::Loss {
            return Judged::Refuted;
        }
        let mut wrong = Vec::new();
        for &other in &turn.wrong {
            let judged = match self.reached(past, other.pit) {
                Some(reached) if reached.result >= result => return Judged::Refuted,
                Some(reached) => Wrong {
                    loss: Loss::To(reached.result),
                    refutation: self.refutation(past, other.pit, reached.result),
                    ..other
                },
                None => other,
            };
            wrong.push(judged);
        }
        let claim = PuzzleClaim::of(Some(result), &wrong);
        Judged::Holds(Turn { claim, wrong, ..turn.clone() })
    }
}
