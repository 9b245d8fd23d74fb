//! [`Animation`]: shows a move seed by seed and capture by capture, and how the end of a game moves
//! the remaining seeds to the stores.

use std::time::Duration;

use awale_rules::{BoardPlace, Match, PITS, PerSeat, Pit, Position, Seat, SowingStep};

use awale_study::catalogue::{AnyGame, AnyMove, position_with_final_stores};

/// One frame of an animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnimationFrame {
    /// Seeds in the pits, in sowing order from A.
    pub pits: [u8; PITS],
    pub stores: PerSeat<u8>,
    /// Seeds in the hand that sows.
    pub hand: u8,
    /// The pit or store whose seeds this frame has changed.
    pub touched: BoardPlace,
    /// Whether the change there is a capture.
    pub captured: bool,
}

/// The frames of one move or of the end of a game, shown one after the other.
#[derive(Clone, Debug)]
pub struct Animation {
    frames: Vec<AnimationFrame>,
    shown: usize,
    /// The time for which the current frame has been on the screen.
    elapsed: Duration,
    /// The display time of each frame.
    step: Duration,
}

impl Animation {
    /// The frames of the legal move `mv` in `before`, each shown for `step`. `None` if the move has
    /// no frames.
    pub fn new(before: &AnyGame, mv: AnyMove, step: Duration) -> Option<Animation> {
        let (AnyGame::Awale(position), AnyMove::Pit(pit)) = (before, mv) else {
            return None;
        };
        Animation::from_frames(sowing_frames(position, pit), step)
    }

    /// The frames after the last move of `game`: pit by pit, the remaining seeds move to the stores
    /// that the result gives them to. Then the row of the `honored` side lights up. `None` if
    /// nothing happens.
    pub fn of_game_end(
        game: &Match<AnyGame>,
        honored: Option<Seat>,
        step: Duration,
    ) -> Option<Animation> {
        let position = game.position().as_awale()?;
        let settled = position_with_final_stores(game).as_awale()?;
        let mut frames = final_store_frames(&position, &settled);
        let mut lit = frames
            .last()
            .copied()
            .unwrap_or(AnimationFrame::still_frame(&settled));
        for pit in honored.into_iter().flat_map(Pit::row) {
            lit.touched = BoardPlace::Pit(pit);
            frames.push(lit);
        }
        Animation::from_frames(frames, step)
    }

    fn from_frames(frames: Vec<AnimationFrame>, step: Duration) -> Option<Animation> {
        (!step.is_zero() && !frames.is_empty()).then_some(Animation {
            frames,
            shown: 0,
            elapsed: Duration::ZERO,
            step,
        })
    }

    /// The frame on the screen.
    pub fn frame(&self) -> &AnimationFrame {
        &self.frames[self.shown]
    }

    /// Time until the next frame.
    pub fn time_to_next_frame(&self) -> Duration {
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

impl AnimationFrame {
    /// A position in which nothing moves.
    fn still_frame(position: &Position) -> AnimationFrame {
        AnimationFrame {
            pits: *position.pits(),
            stores: PerSeat::from_fn(|seat: Seat| position.store(seat)),
            hand: 0,
            touched: BoardPlace::Store(position.to_move()),
            captured: true,
        }
    }
}

/// The frames between the last position of a game and the one with the result in the stores.
fn final_store_frames(position: &Position, settled: &Position) -> Vec<AnimationFrame> {
    let mut frame = AnimationFrame::still_frame(position);
    let mut frames = Vec::new();
    for pit in Seat::BOTH.into_iter().flat_map(Pit::row) {
        let seeds = frame.pits[pit.index()];
        if seeds == settled.pits()[pit.index()] {
            continue;
        }
        // The rules give each side its own row, or one side everything.
        let owner = pit.seat();
        let taker = if frame.stores[owner] < settled.store(owner) {
            owner
        } else {
            owner.opponent()
        };
        frame.pits[pit.index()] = 0;
        frame.stores[taker] += seeds;
        frame.touched = BoardPlace::Pit(pit);
        frames.push(frame);
    }
    frames
}

/// The frames of the move from `pit`. Empty if the move is illegal.
fn sowing_frames(position: &Position, pit: Pit) -> Vec<AnimationFrame> {
    let Ok(trace) = position.trace(pit) else {
        return Vec::new();
    };
    let mover = pit.seat();
    let mut frame = AnimationFrame::still_frame(position);
    let mut frames = Vec::with_capacity(trace.steps.len());
    for step in trace.steps {
        match step {
            SowingStep::Lift { from, seeds } => {
                frame.pits[from.index()] = 0;
                frame.hand = seeds;
                frame.touched = BoardPlace::Pit(from);
                frame.captured = false;
            }
            SowingStep::Sow(place) => {
                frame.hand -= 1;
                frame.touched = place;
                match place {
                    BoardPlace::Pit(pit) => frame.pits[pit.index()] += 1,
                    BoardPlace::Store(seat) => frame.stores[seat] += 1,
                }
            }
            SowingStep::Capture { from, seeds } => {
                frame.pits[from.index()] = 0;
                frame.stores[mover] += seeds;
                frame.touched = BoardPlace::Pit(from);
                frame.captured = true;
            }
            // A grand slam that captures nothing moves no seeds, so it has no frame.
            SowingStep::Forgo { .. } => continue,
        }
        frames.push(frame);
    }
    frames
}

#[cfg(test)]
mod tests {
    use awale_rules::{Game, Rules};

    use super::*;

    const FRAME_TIME: Duration = Duration::from_millis(100);

    fn game_end_frames(position: &str, honored: Option<Seat>) -> Vec<AnimationFrame> {
        let start = Position::parse(position, &Rules::OWARE).expect("a position");
        let mut game = Match::new(AnyGame::Awale(start));
        while game.outcome().is_none() {
            let mv = game.position().moves().next().expect("the game goes on");
            game.play(mv).expect("a legal move");
        }
        Animation::of_game_end(&game, honored, FRAME_TIME)
            .map_or(Vec::new(), |animation| animation.frames)
    }

    #[test]
    fn remaining_seeds_move_pit_by_pit_before_the_winner_is_honored() {
        let frames = game_end_frames("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S", None);
        let stores: Vec<[u8; 2]> = frames
            .iter()
            .map(|frame| [frame.stores.south, frame.stores.north])
            .collect();
        assert_eq!(stores, [[24, 23], [24, 24]]);
        assert_eq!(frames[1].pits, [0; PITS]);
        let honored = game_end_frames("1-0-0-0-0-0-1-0-0-0-0-0-22-24-S", Some(Seat::North));
        assert_eq!(honored[..2].len() + PITS / 2, honored.len());
        assert!(honored[2..].iter().all(|frame| {
            frame.stores.north == 25
                && matches!(frame.touched, BoardPlace::Pit(pit) if pit.seat() == Seat::North)
        }));
    }

    #[test]
    fn at_the_end_seeds_that_no_rule_awards_stay_in_their_pits() {
        let frames = game_end_frames("0-0-0-0-0-1-1-0-0-0-0-3-23-20-S", None);
        assert_eq!(frames, [], "South wins with 25, North's seeds do not count");
    }
}
