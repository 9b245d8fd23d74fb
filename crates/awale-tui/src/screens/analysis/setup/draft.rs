//! Seeds that are being laid out: a position that is not checked yet.

use std::fmt;

use awale_rules::{Invalid, PITS, PerSeat, Place, Position, Rules, Seat};

/// Pits, stores and the side to move, whether they hold together or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Seeds in the pits, in sowing order from A.
    pub pits: [u8; PITS],
    pub stores: PerSeat<u8>,
    pub to_move: Seat,
}

impl Draft {
    /// A position to be changed.
    #[must_use]
    pub fn of(position: &Position) -> Draft {
        Draft {
            pits: *position.pits(),
            stores: PerSeat::from_fn(|seat| position.store(seat)),
            to_move: position.to_move(),
        }
    }

    #[must_use]
    pub fn seeds(&self, place: Place) -> u8 {
        match place {
            Place::Pit(pit) => self.pits[pit.index()],
            Place::Store(seat) => self.stores[seat],
        }
    }

    /// Lays this many seeds at a place.
    pub fn set(&mut self, place: Place, seeds: u8) {
        match place {
            Place::Pit(pit) => self.pits[pit.index()] = seeds,
            Place::Store(seat) => self.stores[seat] = seeds,
        }
    }

    #[must_use]
    pub fn total(&self) -> u32 {
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

    /// Lays what is missing into the stores, the poorer first, so that they end as even as can be;
    /// or takes what is too much out of them, from the richer first, as far as they go.
    pub fn even_out(&mut self, rules: &Rules) {
        let wanted = u32::from(rules.total());
        while self.total() < wanted {
            let poorer = if self.stores.south <= self.stores.north {
                Seat::South
            } else {
                Seat::North
            };
            self.stores[poorer] += 1;
        }
        while self.total() > wanted && (self.stores.south > 0 || self.stores.north > 0) {
            let richer = if self.stores.south >= self.stores.north {
                Seat::South
            } else {
                Seat::North
            };
            self.stores[richer] -= 1;
        }
    }

    /// Reads what [`Display`](fmt::Display) writes.
    pub(super) fn parse(line: &str) -> Option<Draft> {
        let (seeds, to_move) = line.rsplit_once('-')?;
        let seeds: Vec<u8> = seeds
            .split('-')
            .map(str::parse)
            .collect::<Result<_, _>>()
            .ok()?;
        let (pits, stores) = seeds.split_at_checked(PITS)?;
        let &[south, north] = stores else { return None };
        Some(Draft {
            pits: pits.try_into().ok()?,
            stores: PerSeat { south, north },
            to_move: match to_move {
                "S" => Seat::South,
                "N" => Seat::North,
                _ => return None,
            },
        })
    }

    /// The position, by `rules`.
    ///
    /// # Errors
    /// Why the seeds make none.
    pub fn check(&self, rules: Rules) -> Result<Position, Invalid> {
        Position::new(&rules, self.pits, self.stores, self.to_move)
    }
}

/// In one line, as a position is written.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
