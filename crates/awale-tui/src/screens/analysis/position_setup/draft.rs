//! A position that is being edited. Its seeds may be inconsistent.

use std::fmt;

use awale_rules::{BoardPlace, InvalidPosition, PITS, Rules};

use crate::prelude::*;

/// The seeds of all pits and stores, and the side to move. Nothing here is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionDraft {
    /// Seeds in the pits, in the order of sowing, from South's first pit on.
    pub pits: [u8; PITS],
    pub stores: PerSeat<u8>,
    pub to_move: Seat,
}

impl PositionDraft {
    /// Copies a position, so that it can be edited.
    pub fn of(position: &Position) -> PositionDraft {
        PositionDraft {
            pits: *position.pits(),
            stores: PerSeat::from_fn(|seat| position.store(seat)),
            to_move: position.to_move(),
        }
    }

    pub fn seeds(&self, place: BoardPlace) -> u8 {
        match place {
            BoardPlace::Pit(pit) => self.pits[pit.index()],
            BoardPlace::Store(seat) => self.stores[seat],
        }
    }

    pub fn set_seeds(&mut self, place: BoardPlace, seeds: u8) {
        match place {
            BoardPlace::Pit(pit) => self.pits[pit.index()] = seeds,
            BoardPlace::Store(seat) => self.stores[seat] = seeds,
        }
    }

    pub fn total_seeds(&self) -> u32 {
        self.pits
            .iter()
            .chain([&self.stores.south, &self.stores.north])
            .map(|&seeds| u32::from(seeds))
            .sum()
    }

    pub fn clear(&mut self) {
        self.pits = [0; PITS];
        self.stores = PerSeat::default();
    }

    /// Makes the total number of seeds right by changing the stores. Missing seeds are added to the
    /// smaller store; surplus seeds are taken from the larger one, until both are empty.
    pub fn correct_total_by_stores(&mut self, rules: &Rules) {
        let total_seeds = u32::from(rules.total_seeds());
        while self.total_seeds() < total_seeds {
            let seat_with_fewer_seeds = if self.stores.south <= self.stores.north {
                Seat::South
            } else {
                Seat::North
            };
            self.stores[seat_with_fewer_seeds] += 1;
        }
        while self.total_seeds() > total_seeds && (self.stores.south > 0 || self.stores.north > 0) {
            let seat_with_more_seeds = if self.stores.south >= self.stores.north {
                Seat::South
            } else {
                Seat::North
            };
            self.stores[seat_with_more_seeds] -= 1;
        }
    }

    /// Reads the format that [`Display`](fmt::Display) writes. `None` if the line has another
    /// format.
    pub(super) fn parse(notation: &str) -> Option<PositionDraft> {
        let (seeds, to_move) = notation.rsplit_once('-')?;
        let seeds: Vec<u8> = seeds
            .split('-')
            .map(str::parse)
            .collect::<Result<_, _>>()
            .ok()?;
        let (pits, stores) = seeds.split_at_checked(PITS)?;
        let &[south, north] = stores else { return None };
        Some(PositionDraft {
            pits: pits.try_into().ok()?,
            stores: PerSeat { south, north },
            to_move: match to_move {
                "S" => Seat::South,
                "N" => Seat::North,
                _ => return None,
            },
        })
    }

    /// Returns the position, checked by `rules`.
    ///
    /// # Errors
    /// [`InvalidPosition`] if the seeds are not a position of this game.
    pub fn to_position(&self, rules: Rules) -> Result<Position, InvalidPosition> {
        Position::new(&rules, self.pits, self.stores, self.to_move)
    }
}

/// Writes the draft as one line, in the notation of positions.
impl fmt::Display for PositionDraft {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for seeds in self
            .pits
            .iter()
            .chain([&self.stores.south, &self.stores.north])
        {
            write!(f, "{seeds}-")?;
        }
        f.write_str(if self.to_move == Seat::South {
            "S"
        } else {
            "N"
        })
    }
}
