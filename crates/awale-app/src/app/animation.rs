//! [`Animation`]: shows a move seed by seed and capture by capture.

use std::time::Duration;

use awale_rules::{PITS, PerSeat, Pit, Place, Position, Seat, Step};

use awale_study::catalogue::{AnyGame, AnyMove};

/// One frame of an animated move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Seeds in the pits, in sowing order from A.
    pub pits: [u8; PITS],
    pub stores: PerSeat<u8>,
    /// Seeds in the hand that sows.
    pub hand: u8,
    /// The place that has just changed.
    pub touched: Place,
    /// Whether the change there is a capture.
    pub captured: bool,
}

/// The frames of one move, shown one after the other.
#[derive(Clone, Debug)]
pub struct Animation {
    frames: Vec<Frame>,
    shown: usize,
    /// The time for which the current frame has been on the screen.
    elapsed: Duration,
    /// The display time of each frame.
    step: Duration,
}

impl Animation {
    /// The frames of the legal move `mv` in `before`, each shown for `step`. `None` if the move has
    /// no frames.
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

    /// Advances the animation by `time`. Returns whether the last frame has been shown for its full
    /// time.
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

/// The frames of the move from `pit`. Empty if the move is illegal.
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
            // A grand slam that captures nothing moves no seeds, so it has no frame.
            Step::Forgo { .. } => continue,
        }
        frames.push(frame);
    }
    frames
}
