//! The longest way through a position on which every turn of the solver has one solution.

use awale_engine::tables::Tables;
use awale_rules::{Game, Pit, Position};

use crate::catalogue::Wdl;

use super::claims::final_lead;
use super::{Bounds, Loss, Proof, PuzzleClaim, Turn, Wrong};

/// Turns of the solver at most: longer ones are work, not a puzzle.
const MOST_TURNS: usize = 6;

/// Who knows what is certain about a position: the proof, or else the tables, which then have to be
/// exact. Tables that are not say where a proof may be worth its while.
pub(super) struct LineFinder<'a> {
    /// Tables for the rules.
    pub tables: &'a Tables,
    /// The proof.
    pub proof: Option<&'a Proof>,
}

impl LineFinder<'_> {
    /// What is certain about a position.
    fn bounds(&self, position: &Position) -> Option<Bounds<Wdl>> {
        match self.proof {
            Some(proof) if position.outcome().is_none() => proof.bounds(position),
            _ => final_lead(self.tables, position).map(|lead| Bounds::exactly(lead).results()),
        }
    }

    /// What the tables think that South ends ahead; it chooses between answers and proves nothing.
    fn lead(&self, position: &Position) -> i32 {
        final_lead(self.tables, position).unwrap_or_default()
    }

    /// The turn in `position`, if one move keeps `goal` and every other gives it away.
    fn turn(&self, position: &Position, goal: Wdl) -> Option<Turn> {
        let mut solution = None;
        let mut wrong = Vec::new();
        for pit in position.moves() {
            let after = played(position, pit);
            let bounds = self.bounds(&after)?;
            if bounds.least >= goal {
                if solution.replace(pit).is_some() {
                    return None;
                }
            } else if bounds.most < goal {
                wrong.push(Wrong {
                    pit,
                    loss: Loss::To(bounds.most),
                    refutation: self.refutation(&after, goal)?,
                });
            } else {
                return None;
            }
        }
        let claim = PuzzleClaim::of(position, Some(goal), &wrong);
        Some(Turn {
            position: *position,
            solution: solution?,
            claim,
            answer: None,
            wrong,
        })
    }

    /// North's best answer to a wrong move, which holds South below `goal`. Outer `None` where none
    /// is known.
    #[expect(
        clippy::option_option,
        reason = "no answer is needed where the move ends the game"
    )]
    fn refutation(&self, after: &Position, goal: Wdl) -> Option<Option<Pit>> {
        if after.outcome().is_some() {
            return Some(None);
        }
        let refutes = |pit: &Pit| {
            self.bounds(&played(after, *pit))
                .is_some_and(|bounds| bounds.most < goal)
        };
        let best = after
            .moves()
            .filter(refutes)
            .min_by_key(|&pit| self.lead(&played(after, pit)))?;
        Some(Some(best))
    }

    /// The turns from `position` on: the longest way, North answering with what leaves South one
    /// solution as long as possible, and among equals with what costs it least.
    pub(super) fn turns(&self, position: &Position, goal: Wdl) -> Vec<Turn> {
        let mut turns = self.way(position, goal, MOST_TURNS);
        // A last turn without a choice is nothing to find.
        while turns.last().is_some_and(|turn| turn.wrong.is_empty()) {
            turns.pop();
        }
        if let Some(last) = turns.last_mut() {
            last.answer = None;
        }
        turns
    }

    fn way(&self, position: &Position, goal: Wdl, most: usize) -> Vec<Turn> {
        if most == 0 || position.outcome().is_some() {
            return Vec::new();
        }
        let Some(mut turn) = self.turn(position, goal) else {
            return Vec::new();
        };
        let after = played(position, turn.solution);
        let answers: Vec<Pit> = after.moves().collect();
        let ways = answers.into_iter().map(|pit| {
            let next = played(&after, pit);
            (self.way(&next, goal, most - 1), -self.lead(&next), pit)
        });
        let best = ways.max_by_key(|(way, cost, _)| (real(way), *cost));
        match best {
            Some((way, _, answer)) if !way.is_empty() => {
                turn.answer = Some(answer);
                [vec![turn], way].concat()
            }
            _ => vec![turn],
        }
    }
}

/// How many turns leave a choice.
pub(super) fn real(turns: &[Turn]) -> usize {
    turns.iter().filter(|turn| !turn.wrong.is_empty()).count()
}

/// The position after a legal move.
pub(super) fn played(position: &Position, pit: Pit) -> Position {
    let mut after = *position;
    after.play_unchecked(pit);
    after
}
