//! Sowing and capturing, seed by seed. The same sowing loop serves playing, which keeps only the
//! result, and [`SowingTrace`], which shows every seed. The [fast board](super::fast_board) of the
//! search computes the same with table lookups.

use crate::game::Seat;

use super::{
    illegal_move::IllegalMove,
    pit::{PITS, Pit, ROW},
    position::Position,
    rules::GrandSlamRule,
};

/// A place that can hold seeds: a pit or a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardPlace {
    /// A pit.
    Pit(Pit),
    /// The seed is in the store of this seat.
    Store(Seat),
}

/// One event during a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SowingStep {
    /// The player picks up all the seeds of a pit.
    LiftSeeds {
        /// The pit that is emptied.
        from: Pit,
        /// The number of seeds picked up.
        seeds: u8,
    },
    /// One seed is sown into this place.
    Sow(BoardPlace),
    /// The seeds of the pit go to the mover's store.
    Capture {
        /// The pit that is emptied.
        from: Pit,
        /// Seeds captured.
        captured_seeds: u8,
    },
    /// A grand slam that captures nothing: the seeds that would have been captured remain.
    ForgoCapture {
        /// The number of seeds that the move would have captured.
        seeds: u8,
    },
}

/// A legal move in full: every step, and the position after it. [`Position::trace`] makes it.
///
/// # Examples
/// ```
/// use awale_rules::{Pit, Position, Rules, SowingStep};
///
/// let position = Position::parse("0-0-0-0-0-2-1-1-4-0-0-0-20-20-S", &Rules::OWARE)?;
/// let f = Pit::from_letter('F').unwrap();
/// let trace = position.trace(f).unwrap();
/// assert_eq!(trace.steps[0], SowingStep::LiftSeeds { from: f, seeds: 2 });
/// assert_eq!(trace.sown_places().count(), 2);
/// assert_eq!(trace.captures().map(|(pit, seeds)| (pit.letter(), seeds)).collect::<Vec<_>>(), [('b', 2), ('a', 2)]);
/// assert_eq!(trace.position_after, position.after(f).unwrap());
/// # Ok::<(), awale_rules::PositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SowingTrace {
    /// The steps of the move, in order.
    pub steps: Vec<SowingStep>,
    /// The position after the move, in which the opponent is to move.
    pub position_after: Position,
}

impl SowingTrace {
    /// The places into which seeds are sown, in order.
    pub fn sown_places(&self) -> impl Iterator<Item = BoardPlace> + '_ {
        self.steps.iter().filter_map(|step| match step {
            SowingStep::Sow(place) => Some(*place),
            _ => None,
        })
    }

    /// The pits that are captured, with their seeds, in the order of capture.
    pub fn captures(&self) -> impl Iterator<Item = (Pit, u8)> + '_ {
        self.steps.iter().filter_map(|step| match step {
            SowingStep::Capture {
                from,
                captured_seeds,
            } => Some((*from, *captured_seeds)),
            _ => None,
        })
    }

    /// The number of seeds that a grand slam did not capture, or 0.
    pub fn forgone_seeds(&self) -> u8 {
        self.steps
            .iter()
            .map(|step| {
                if let SowingStep::ForgoCapture { seeds } = step {
                    *seeds
                } else {
                    0
                }
            })
            .sum()
    }
}

impl Position {
    /// Returns the steps of the legal move from `pit`.
    ///
    /// # Errors
    /// Returns the reason why the move is illegal.
    pub fn trace(&self, pit: Pit) -> Result<SowingTrace, IllegalMove> {
        self.check(pit)?;
        Ok(self.trace_without_check(pit))
    }

    /// The steps of sowing from `pit`. The move may be illegal, but the pit must not be empty.
    fn trace_without_check(&self, pit: Pit) -> SowingTrace {
        let mover = self.to_move;
        let mut position_after = *self;
        let mut steps = vec![SowingStep::LiftSeeds {
            from: pit,
            seeds: self.seeds(pit),
        }];
        let last_place = position_after.sow_seeds(pit, |place| steps.push(SowingStep::Sow(place)));
        let captured_pits: Vec<Pit> = position_after.captured_pits(last_place).collect();
        let seeds = captured_pits
            .iter()
            .map(|&pit| position_after.seeds(pit))
            .sum();
        if position_after.is_grand_slam(seeds) {
            steps.push(SowingStep::ForgoCapture { seeds });
        } else {
            steps.extend(captured_pits.iter().map(|&pit| SowingStep::Capture {
                from: pit,
                captured_seeds: position_after.seeds(pit),
            }));
            position_after.capture(captured_pits.into_iter(), mover);
        }
        position_after.to_move = mover.opponent();
        SowingTrace {
            steps,
            position_after,
        }
    }

    /// Plays the move from `pit` without checking that it is legal: sows, captures, and passes the
    /// turn.
    ///
    /// Returns whether the move was a grand slam, which captures nothing here. If the rules forbid
    /// grand slams, the caller rejects the move.
    pub(crate) fn sow_and_detect_slam(&mut self, pit: Pit) -> bool {
        let last_place = self.sow_seeds(pit, |_| ());
        let captured_seeds = self
            .captured_pits(last_place)
            .map(|pit| self.seeds(pit))
            .sum();
        let is_grand_slam = self.is_grand_slam(captured_seeds);
        if !is_grand_slam {
            let captured_pits = (*self).captured_pits(last_place).collect::<Vec<_>>();
            self.capture(captured_pits.into_iter(), self.to_move);
        }
        self.to_move = self.to_move.opponent();
        is_grand_slam
    }

    /// Sows the seeds of `from` one by one, calls `on_seed_sown` with each place, and returns the
    /// last place.
    fn sow_seeds(&mut self, from: Pit, mut on_seed_sown: impl FnMut(BoardPlace)) -> BoardPlace {
        let mut place = BoardPlace::Pit(from);
        for _ in 0..std::mem::take(&mut self.pits[from.index()]) {
            place = self.next_place(place);
            if place == BoardPlace::Pit(from) {
                place = self.next_place(place);
            }
            match place {
                BoardPlace::Pit(pit) => self.pits[pit.index()] += 1,
                BoardPlace::Store(seat) => self.stores[seat as usize] += 1,
            }
            on_seed_sown(place);
        }
        place
    }

    /// The next place in sowing order: the next pit, or the store at the end of a row if the rules
    /// sow stores.
    fn next_place(&self, place: BoardPlace) -> BoardPlace {
        match place {
            BoardPlace::Pit(pit) if self.rules.sow_stores && pit.column() == ROW - 1 => {
                BoardPlace::Store(pit.seat())
            }
            BoardPlace::Pit(pit) => {
                BoardPlace::Pit(Pit::new((pit.index() + 1) % PITS).unwrap_or(pit))
            }
            BoardPlace::Store(seat) => BoardPlace::Pit(Pit::of(seat.opponent(), 0)),
        }
    }

    /// The pits that are captured if the last seed falls into `last_place`: this pit and those
    /// before it, as long as they belong to the opponent and hold two or three seeds.
    fn captured_pits(&self, last_place: BoardPlace) -> impl Iterator<Item = Pit> + '_ {
        let capturable_pit_count = match last_place {
            BoardPlace::Pit(pit) if pit.seat() != self.to_move => pit.column() + 1,
            _ => 0,
        };
        let captured_row_seat = self.to_move.opponent();
        (0..capturable_pit_count)
            .rev()
            .map(move |place| Pit::of(captured_row_seat, place))
            .take_while(|&pit| matches!(self.seeds(pit), 2 | 3))
    }

    /// Whether a capture of `captured_seeds` seeds would leave the opponent without seeds.
    fn is_grand_slam(&self, captured_seeds: u8) -> bool {
        captured_seeds > 0 && captured_seeds == self.seeds_in_row(self.to_move.opponent())
    }

    fn capture(&mut self, pits: impl Iterator<Item = Pit>, taker: Seat) {
        for pit in pits {
            self.stores[taker as usize] += std::mem::take(&mut self.pits[pit.index()]);
        }
    }

    /// Whether the move from `pit` (not empty) would be a grand slam that the rules forbid.
    pub(crate) fn is_forbidden_slam(&self, pit: Pit) -> bool {
        self.rules.grand_slam == GrandSlamRule::SlamIllegal && { *self }.sow_and_detect_slam(pit)
    }

    /// Whether the opponent's row is empty after the move from `pit`.
    pub(crate) fn starves_opponent(&self, pit: Pit) -> bool {
        let mut position_after = *self;
        position_after.sow_and_detect_slam(pit);
        position_after.seeds_in_row(self.to_move.opponent()) == 0
    }
}
