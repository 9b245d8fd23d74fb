//! Checking a finished layer board by board, with the rules themselves and nothing of what solved it.

use awale_rules::{Game, PerSeat, Pit, Position, Seat};
use std::error::Error;
use std::fmt;

use crate::stop::Stop;

use super::board_value::BoardValue;
use super::layers::Tables;
use super::ranking::TableBoard;
use super::rules::Truth;

/// A board whose entry does not follow from the entries of the boards that its moves lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The pits, the mover's first.
    pub pits: [u8; 12],
    /// What the table says.
    pub entry: BoardValue,
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Contradiction { pits, entry, .. } = self;
        write!(f, "the board {pits:?} is entered as {entry:?}, which does not follow from its moves")
    }
}

impl Error for Contradiction {}

/// Why a layer does not pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VerifyError {
    /// A board contradicts.
    Contradiction(Contradiction),
    /// A board cannot be looked up: its layer is not one of the tables, or its file went bad while it was read.
    Missing,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VerifyError::Contradiction(contradiction) => contradiction.fmt(f),
            VerifyError::Missing => f.write_str("a board cannot be looked up"),
        }
    }
}

impl Error for VerifyError {}

impl From<Contradiction> for VerifyError {
    fn from(contradiction: Contradiction) -> VerifyError {
        VerifyError::Contradiction(contradiction)
    }
}

impl Tables {
    /// The position with this board, South to move and all other seeds in North's store, by the rules of these tables.
    fn position(&self, board: TableBoard) -> Position {
        let rules = self.rules().playable();
        let stores = PerSeat { south: 0, north: rules.total() - board.seeds() };
        Position::new(&rules, board.pits(), stores, Seat::South)
            .unwrap_or_else(|invalid| unreachable!("the store takes what the board does not hold: {invalid}"))
    }

    /// Checks every board of the layer of `seeds` seeds against one move of play. `Ok(false)` where `stop` ended it.
    ///
    /// An entry that is not cyclic is the best over all moves. One that is cyclic is that too where endless play
    /// counts the same on every board; where it counts the board's own rows, the value lies between these and the best
    /// over all moves. And a board is cyclic only if a move inside the layer leads to one that is.
    ///
    /// # Errors
    /// The first board that contradicts, or cannot be looked up.
    pub fn verify(&self, seeds: u8, stop: &Stop) -> Result<bool, VerifyError> {
        for (count, board) in TableBoard::lexicographic(seeds).enumerate() {
            // A look at the signal for each thousand boards, which take less than a millisecond.
            if count % 1024 == 0 && stop.is_stopped() {
                return Ok(false);
            }
            let entry = self.get(board).ok_or(VerifyError::Missing)?;
            if !self.follows(board, entry).ok_or(VerifyError::Missing)? {
                return Err(Contradiction { pits: board.pits(), entry }.into());
            }
        }
        Ok(true)
    }

    /// Whether the entry of a board follows from its moves; `None` where one of these leads to a board that cannot be
    /// looked up.
    fn follows(&self, board: TableBoard, entry: BoardValue) -> Option<bool> {
        let position = self.position(board);
        let lead = |position: &Position| position.store(Seat::South) as i8 - position.store(Seat::North) as i8;
        if let Some(outcome) = position.outcome() {
            let counts = outcome.tally.counts;
            let value = (counts.south as i32 - counts.north as i32) as i8 - lead(&position);
            return Some(entry == BoardValue { value, cyclic: false });
        }
        let (mut best, mut can_cycle) = (i8::MIN, false);
        for pit in position.moves() {
            let mut after = position;
            after.play_unchecked(pit);
            let reply = self.probe(&after)?;
            best = best.max(lead(&after) - lead(&position) - reply.value);
            can_cycle |= reply.cyclic && after.on_board() == position.on_board();
        }
        let rows = |seat| Pit::row(seat).map(|pit| position.seeds(pit)).sum::<u8>();
        let endless = self.rules().endless(rows(Seat::South), rows(Seat::North));
        Some(match entry.cyclic {
            false => entry.value == best,
            true if !can_cycle => false,
            true if self.truth() == Truth::Exact => entry.value == best,
            true => (best.min(endless)..=best.max(endless)).contains(&entry.value),
        })
    }
}

#[cfg(test)]
mod tests {
    use awale_rules::Variant;

    use super::super::layers::Layer;
    use super::*;
    use crate::tables::TableRules;

    #[test]
    fn a_wrong_value_and_a_wrong_mark_are_found() {
        for variant in Variant::BUILT_IN {
            let rules = TableRules::new(&variant.rules);
            let good = Tables::solve(rules, 6, 1, &Stop::new()).unwrap();
            let bytes = good.bytes(6);
            // A mark too many, or a value that no board can have.
            for change in
                [|entry: BoardValue| BoardValue { cyclic: true, ..entry }, |entry| BoardValue { value: 7, ..entry }]
            {
                let board = TableBoard::new([0, 0, 0, 0, 0, 1, 2, 1, 0, 1, 1, 0]).unwrap();
                let mut bytes = bytes.clone();
                bytes[board.index()] = change(good.get(board).unwrap()).to_byte();
                let mut bad = Tables::solve(rules, 5, 1, &Stop::new()).unwrap();
                if bad.up_to() < 6 {
                    bad.push(Layer::InMemory(bytes));
                }
                assert!(bad.verify(6, &Stop::new()).is_err(), "{}", variant.id);
            }
        }
    }
}
