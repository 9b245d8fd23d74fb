//! What is proven of the moves of a puzzle, by endgame tables: the claims that ship are made and checked with it.
//!
//! A table value holds for a move where play cannot go round in circles, or where the game's history cannot change it
//! ([`known`](crate::study::known)). Where a repetition pays by rows it is a convention, also on a board from which no play goes
//! round: smaller boards that do stand behind it. There a claim is certain only where every position that can come was gone
//! through, up to a limit, and the table value is the estimate.

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
    /// With tables for games by `rules` of up to `seeds` seeds, made in memory. `None` where `stop` was given.
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
        if self.tables.truth() == Truth::TableValue {
            let bounds = Proof::of(&after, PROOF, &Stop::new())?.bounds(&after)?;
            return (bounds.least == bounds.most).then_some(Reached { result: bounds.least, lead: None });
        }
        let line: Vec<Position> = past.iter().copied().chain([after]).collect();
        let (lead, is_cyclic) = self.by_table(&after)?;
        let by_table = Wdl::of_lead(lead);
        if !is_cyclic || is_fresh(&line) {
            return Some(Reached { result: by_table, lead: Some(lead) });
        }
        let mine = if after.to_move() == Seat::South { 1 } else { -1 };
        let proven = result(&line, &self.tables, &Stop::new()).map(|result| Wdl::of_lead(mine * result));
        proven.filter(|&proven| proven == by_table).map(|result| Reached { result, lead: None })
    }

    /// Whether a table value is a convention, and no proof: a repetition pays by rows.
    #[must_use]
    pub fn has_conventions(&self) -> bool {
        self.tables.truth() == Truth::TableValue
    }

    /// South's lead in the end after the move from `pit` as the tables have it, which is no proof where a repetition pays by rows.
    #[must_use]
    pub fn lead(&self, position: &Position, pit: Pit) -> Option<i32> {
        let after = position.after(pit).ok()?;
        match after.outcome() {
            Some(end) => Some(end.tally.counts.lead(Seat::South)),
            None => self.by_table(&after).map(|(lead, _)| lead),
        }
    }

    /// South's lead in the end by the tables, and whether play can go round in circles.
    fn by_table(&self, position: &Position) -> Option<(i32, bool)> {
        let entry = self.tables.probe(position)?;
        let net = if position.to_move() == Seat::South { i32::from(entry.value) } else { -i32::from(entry.value) };
        Some((i32::from(position.store(Seat::South)) - i32::from(position.store(Seat::North)) + net, entry.cyclic))
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
        if self.tables.truth() == Truth::TableValue {
            return self.estimated(turn).unwrap_or(Judged::Refuted);
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
        let claim = PuzzleClaim::of(&turn.position, Some(result), &wrong);
        Judged::Holds(Turn { claim, wrong, ..turn.clone() })
    }

    /// The turn where table values are conventions: its claim is certain where the proof of its position says so, else it is the
    /// estimate of the tables. `None` where they refute it.
    fn estimated(&self, turn: &Turn) -> Option<Judged> {
        let position = &turn.position;
        let proof = Proof::of(position, PROOF, &Stop::new());
        let bounds = |pit: Pit| proof.as_ref()?.bounds(&position.after(pit).ok()?);
        let best = self.lead(position, turn.solution)?;
        let result = bounds(turn.solution).filter(|bounds| bounds.least == bounds.most).map(|bounds| bounds.least);
        if best < 0 || result == Some(Wdl::Loss) {
            return None;
        }
        let others = |are_proven: bool| {
            let wrong = |&other: &Wrong| {
                let seeds = u8::try_from(best - self.lead(position, other.pit)?).ok().filter(|&seeds| seeds > 0)?;
                let most = bounds(other.pit).map_or(Wdl::Win, |bounds| bounds.most);
                let is_less = are_proven && most < result.unwrap_or(Wdl::Win);
                let loss = if is_less { Loss::To(most) } else { Loss::Seeds(seeds) };
                let after = position.after(other.pit).ok()?;
                let replies = after.moves().filter(|&reply| {
                    let held = || proof.as_ref()?.bounds(&after.after(reply).ok()?);
                    !is_less || held().is_some_and(|bounds| bounds.most <= most)
                });
                let refutation = replies.min_by_key(|&reply| self.lead(&after, reply).unwrap_or(i32::MAX));
                Some(Wrong { loss, refutation: refutation.filter(|_| after.outcome().is_none()), ..other })
            };
            turn.wrong.iter().map(wrong).collect::<Option<Vec<Wrong>>>()
        };
        let mut wrong = others(true)?;
        let mut claim = PuzzleClaim::of(position, result, &wrong);
        if !claim.is_certain() {
            // Nothing certain is said of an estimate.
            wrong = others(false)?;
            claim = PuzzleClaim::of(position, None, &wrong);
        }
        Some(Judged::Holds(Turn { claim, wrong, ..turn.clone() }))
    }
}
