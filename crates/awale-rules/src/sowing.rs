//! Sowing and capturing, seed by seed. One walk round the ring serves playing, which keeps only the
//! result, and [`Trace`], which shows every seed. The [fast board](super::fast_board) of the search
//! does the same with table look-ups.

use crate::game::Seat;

use super::illegal_move::IllegalMove;
use super::pit::{PITS, Pit, ROW};
use super::position::Position;
use super::rules::GrandSlam;

/// Where a seed can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In a pit.
    Pit(Pit),
    /// In the store of a seat.
    Store(Seat),
}

/// One thing that happens during a move, in the order in which it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// All the seeds of the pit are taken up.
    Lift {
        /// The pit that is emptied.
        from: Pit,
        /// Seeds in the hand now.
        seeds: u8,
    },
    /// One seed falls here.
    Sow(Place),
    /// The seeds of the pit go to the mover's store.
    Capture {
        /// The pit that is emptied.
        from: Pit,
        /// Seeds captured.
        seeds: u8,
    },
    /// A grand slam: these seeds would have been captured, and stay.
    Forgo {
        /// Seeds that stay where they are.
        seeds: u8,
    },
}

/// A legal move in full: what happens, and where it leads. You get it from [`Position::trace`].
///
/// # Examples
/// ```
/// use awale_rules::{Pit, Position, Rules, Step};
///
/// let position = Position::parse("0-0-0-0-0-2-1-1-4-0-0-0-20-20-S", &Rules::OWARE)?;
/// let f = Pit::from_letter('F').unwrap();
/// let trace = position.trace(f).unwrap();
/// assert_eq!(trace.steps[0], Step::Lift { from: f, seeds: 2 });
/// assert_eq!(trace.sown().count(), 2);
/// assert_eq!(trace.captures().map(|(pit, seeds)| (pit.letter(), seeds)).collect::<Vec<_>>(), [('b', 2), ('a', 2)]);
/// assert_eq!(trace.after, position.after(f).unwrap());
/// # Ok::<(), awale_rules::PositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// What happens, in order.
    pub steps: Vec<Step>,
    /// The position afterwards, the opponent to move.
    pub after: Position,
}

impl Trace {
    /// The places where seeds fall, in order.
    pub fn sown(&self) -> impl Iterator<Item = Place> + '_ {
        self.steps.iter().filter_map(|step| match step {
            Step::Sow(place) => Some(*place),
            _ => None,
        })
    }

    /// The pits that are captured, with their seeds, in order.
    pub fn captures(&self) -> impl Iterator<Item = (Pit, u8)> + '_ {
        self.steps.iter().filter_map(|step| match step {
            Step::Capture { from, seeds } => Some((*from, *seeds)),
            _ => None,
        })
    }

    /// Seeds of a grand slam that captures nothing, or 0.
    #[must_use]
    pub fn forgone(&self) -> u8 {
        self.steps
            .iter()
            .map(|step| {
                if let Step::Forgo { seeds } = step {
                    *seeds
                } else {
                    0
                }
            })
            .sum()
    }
}

impl Position {
    /// The legal move from `pit`, step by step.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub fn trace(&self, pit: Pit) -> Result<Trace, IllegalMove> {
        self.check(pit)?;
        Ok(self.trace_unchecked(pit))
    }

    /// The steps of sowing from `pit`, whether that is legal or not; the pit holds seeds.
    fn trace_unchecked(&self, pit: Pit) -> Trace {
        let mover = self.to_move;
        let mut after = *self;
        let mut steps = vec![Step::Lift {
            from: pit,
            seeds: self.seeds(pit),
        }];
        let last = after.spread(pit, |place| steps.push(Step::Sow(place)));
        let caught: Vec<Pit> = after.chain(last).collect();
        let seeds = caught.iter().map(|&pit| after.seeds(pit)).sum();
        if after.is_grand_slam(seeds) {
            steps.push(Step::Forgo { seeds });
        } else {
            steps.extend(caught.iter().map(|&pit| Step::Capture {
                from: pit,
                seeds: after.seeds(pit),
            }));
            after.take(caught.into_iter(), mover);
        }
        after.to_move = mover.opponent();
        Trace { steps, after }
    }

    /// Plays the move from `pit`, which is not looked at: sows, captures, hands the move over.
    ///
    /// Returns whether it was a grand slam. Under either rule nothing is captured then.
    pub(crate) fn sow(&mut self, pit: Pit) -> bool {
        let last = self.spread(pit, |_| ());
        let caught = self.chain(last).map(|pit| self.seeds(pit)).sum();
        let slam = self.is_grand_slam(caught);
        if !slam {
            let chain = (*self).chain(last).collect::<Vec<_>>();
            self.take(chain.into_iter(), self.to_move);
        }
        self.to_move = self.to_move.opponent();
        slam
    }

    /// Sows the seeds of `from` one by one, tells `fell` each place, and returns the last one.
    fn spread(&mut self, from: Pit, mut fell: impl FnMut(Place)) -> Place {
        let mut place = Place::Pit(from);
        for _ in 0..std::mem::take(&mut self.pits[from.index()]) {
            place = self.following(place);
            if place == Place::Pit(from) {
                place = self.following(place);
            }
            match place {
                Place::Pit(pit) => self.pits[pit.index()] += 1,
                Place::Store(seat) => self.stores[seat as usize] += 1,
            }
            fell(place);
        }
        place
    }

    /// The place after `place` in sowing order: the next pit, or, where stores are sown, the store
    /// after a row.
    fn following(&self, place: Place) -> Place {
        match place {
            Place::Pit(pit) if self.rules.sow_stores && pit.column() == ROW - 1 => {
                Place::Store(pit.seat())
            }
            Place::Pit(pit) => Place::Pit(Pit::new((pit.index() + 1) % PITS).unwrap_or(pit)),
            Place::Store(seat) => Place::Pit(Pit::of(seat.opponent(), 0)),
        }
    }

    /// The pits that a sowing which ended in `last` captures: backwards from there, as long as they
    /// are the opponent's and hold two or three.
    fn chain(&self, last: Place) -> impl Iterator<Item = Pit> + '_ {
        let length = match last {
            Place::Pit(pit) if pit.seat() != self.to_move => pit.column() + 1,
            _ => 0,
        };
        let row = self.to_move.opponent();
        (0..length)
            .rev()
            .map(move |place| Pit::of(row, place))
            .take_while(|&pit| matches!(self.seeds(pit), 2 | 3))
    }

    /// Whether a capture of `caught` seeds would leave the opponent none.
    fn is_grand_slam(&self, caught: u8) -> bool {
        caught > 0 && caught == self.row(self.to_move.opponent())
    }

    fn take(&mut self, pits: impl Iterator<Item = Pit>, taker: Seat) {
        for pit in pits {
            self.stores[taker as usize] += std::mem::take(&mut self.pits[pit.index()]);
        }
    }

    /// Whether the move from `pit`, which holds seeds, would be a grand slam that the rules forbid.
    pub(crate) fn is_forbidden_slam(&self, pit: Pit) -> bool {
        self.rules.grand_slam == GrandSlam::Illegal && { *self }.sow(pit)
    }

    /// Whether the opponent's row is empty after the move from `pit`.
    pub(crate) fn starves(&self, pit: Pit) -> bool {
        let mut after = *self;
        after.sow(pit);
        after.row(self.to_move.opponent()) == 0
    }
}
