//! [`Animation`]: a move, seed by seed and capture by capture.

use std::time::Duration;

use awale_rules::{PITS, PerSeat, Pit, Place, Position, Seat, Step};

use awale_study::catalogue::{AnyGame, AnyMove};

/// One moment of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Seeds in the pits, in sowing order from A.
    pub pits: [u8; PITS],
    pub stores: PerSeat<u8>,
    /// Seeds in the hand that sows.
    pub hand: u8,
    /// Where something has just happened.
    pub touched: Place,
    /// Whether what happened there is a capture.
    pub captured: bool,
}

/// The frames of one move, shown one after the other.
#[derive(Clone, Debug)]
pub struct Animation {
    frames: Vec<Frame>,
    shown: usize,
    /// How long the frame has been on the screen.
    elapsed: Duration,
    /// How long each frame stays.
    step: Duration,
}

impl Animation {
    /// The frames of the legal move `mv` in `before`, each shown for `step`. `None` if there is
    /// nothing to see.
    #[must_use]
    pub fn new(before: &AnyGame, mv: AnyMove, step: Duration) -> Option<Animation> {
        let (AnyGame::Awale(position), AnyMove::Pit(pit)) = (before, mv) else {
            return None;
        };
        let frames = frames(position, pit);
        (!step.is_zero() && !frames.is_empty()).then_some(Animation {
            frames,
            shown: 0,
            elapsed: Duration::ZERO,
            step,
        })
    }

    /// The frame on the screen.
    #[must_use]
    pub fn frame(&self) -> &Frame {
        &self.frames[self.shown]
    }

    /// Time until the next frame.
    #[must_use]
    pub fn due_in(&self) -> Duration {
        self.step.saturating_sub(self.elapsed)
    }

    /// Lets `time` pass. Returns whether the move has been shown to its end.
    pub fn advance(&mut self, time: Duration) -> bool {
        self.elapsed += time;
        while self.elapsed >= self.step {
            self.elapsed -= self.step;
            if self.shown + 1 == self.frames.len() {
                return true;
            }
            self.shown += 1;
        }
        false
    }
}

/// The frames of the move from `pit`; none if it is illegal.
fn frames(position: &Position, pit: Pit) -> Vec<Frame> {
    let Ok(trace) = position.trace(pit) else {
        return Vec::new();
    };
    let mover = pit.seat();
    let mut frame = Frame {
        pits: *position.pits(),
        stores: PerSeat::from_fn(|seat: Seat| position.store(seat)),
        hand: 0,
        touched: Place::Pit(pit),
        captured: false,
    };
    let mut frames = Vec::with_capacity(trace.steps.len());
    for step in trace.steps {
        match step {
            Step::Lift { from, seeds } => {
                frame.pits[from.index()] = 0;
                frame.hand = seeds;
            }
            Step::Sow(place) => {
                frame.hand -= 1;
                frame.touched = place;
                match place {
                    Place::Pit(pit) => frame.pits[pit.index()] += 1,
                    Place::Store(seat) => frame.stores[seat] += 1,
                }
            }
            Step::Capture { from, seeds } => {
                frame.pits[from.index()] = 0;
                frame.stores[mover] += seeds;
                frame.touched = Place::Pit(from);
                frame.captured = true;
            }
            // Nothing moves when a grand slam takes nothing.
            Step::Forgo { .. } => continue,
        }
        frames.push(frame);
    }
    frames
}
