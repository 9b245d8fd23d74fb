//! [`Animation`]: shows a move seed by seed and capture by capture, and how the end of a game moves
//! the remaining seeds to the stores.

use std::time::Duration;

use awale_rules::{BoardPlace, Match, PITS, PerSeat, Pit, Position, Seat, SowingStep};

use awale_study::catalogue::{AnyGame, AnyMove, position_with_final_stores};

/// The time for which a move must be on the screen before a key can answer it. People need about
/// 250 ms to react to what they see, so an earlier key was pressed for the position before the
/// move.
const MIN_TIME_TO_SEE_MOVE: Duration = Duration::from_millis(200);

/// One frame of an animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnimationFrame {
    /// Seeds in the pits, in sowing order from A.
    pub pits: [u8; PITS],
    pub stores: PerSeat<u8>,
    /// Seeds in the hand that sows.
    pub seeds_in_hand: u8,
    /// The pit or store whose seeds this frame has changed.
    pub changed_place: BoardPlace,
    /// Whether this frame shows a capture instead of the sowing of a seed.
    pub is_capture: bool,
}

/// The frames of one move or of the end of a game, shown one after the other.
#[derive(Clone, Debug)]
pub struct Animation {
    frames: Vec<AnimationFrame>,
    frame_index: usize,
    /// The time for which the current frame has been on the screen.
    elapsed_in_frame: Duration,
    /// The display time of each frame.
    frame_duration: Duration,
}

impl Animation {
    /// The animation of the legal move `mv` in `position_before`, with each frame shown for
    /// `frame_duration`. `None` if the move has no frames.
    pub fn new(
        position_before: &AnyGame,
        mv: AnyMove,
        frame_duration: Duration,
    ) -> Option<Animation> {
        let (AnyGame::Awale(position), AnyMove::Pit(pit)) = (position_before, mv) else {
            return None;
        };
        Animation::from_frames(sowing_frames(position, pit), frame_duration)
    }

    /// The animation after the last move of `game`: pit by pit, the remaining seeds move to the
    /// stores that the result gives them to. Then the row of `highlighted_side` lights up.
    /// `None` if there is nothing to animate.
    pub fn of_game_end(
        game: &Match<AnyGame>,
        highlighted_side: Option<Seat>,
        frame_duration: Duration,
    ) -> Option<Animation> {
        let position = game.position().as_awale()?;
        let final_position = position_with_final_stores(game).as_awale()?;
        let mut frames = final_store_frames(&position, &final_position);
        let mut highlight_frame = frames
            .last()
            .copied()
            .unwrap_or(AnimationFrame::still_frame(&final_position));
        for pit in highlighted_side.into_iter().flat_map(Pit::row) {
            highlight_frame.changed_place = BoardPlace::Pit(pit);
            frames.push(highlight_frame);
        }
        Animation::from_frames(frames, frame_duration)
    }

    fn from_frames(frames: Vec<AnimationFrame>, frame_duration: Duration) -> Option<Animation> {
        (!frame_duration.is_zero() && !frames.is_empty()).then_some(Animation {
            frames,
            frame_index: 0,
            elapsed_in_frame: Duration::ZERO,
            frame_duration,
        })
    }

    /// The frame on the screen.
    pub fn frame(&self) -> &AnimationFrame {
        &self.frames[self.frame_index]
    }

    /// Time until the next frame.
    pub fn time_to_next_frame(&self) -> Duration {
        self.frame_duration.saturating_sub(self.elapsed_in_frame)
    }

    /// Whether the animation has run long enough for the player to have noticed the move.
    pub fn was_noticed(&self) -> bool {
        let finished_frames = u32::try_from(self.frame_index).unwrap_or(u32::MAX);
        self.frame_duration.saturating_mul(finished_frames) + self.elapsed_in_frame
            >= MIN_TIME_TO_SEE_MOVE
    }

    /// Advances the animation by `time`. Returns whether the last frame has been shown for its full
    /// time.
    pub fn advance(&mut self, time: Duration) -> bool {
        self.elapsed_in_frame += time;
        while self.elapsed_in_frame >= self.frame_duration {
            self.elapsed_in_frame -= self.frame_duration;
            if self.frame_index + 1 == self.frames.len() {
                return true;
            }
            self.frame_index += 1;
        }
        false
    }
}

impl AnimationFrame {
    /// A frame that shows `position` without any movement.
    fn still_frame(position: &Position) -> AnimationFrame {
        AnimationFrame {
            pits: *position.pits(),
            stores: PerSeat::from_fn(|seat: Seat| position.store(seat)),
            seeds_in_hand: 0,
            changed_place: BoardPlace::Store(position.to_move()),
            is_capture: true,
        }
    }
}

/// The frames from `position`, the last position of a game, to `final_position`, which has the
/// result in the stores.
fn final_store_frames(position: &Position, final_position: &Position) -> Vec<AnimationFrame> {
    let mut frame = AnimationFrame::still_frame(position);
    let mut frames = Vec::new();
    for pit in Seat::BOTH.into_iter().flat_map(Pit::row) {
        let seeds = frame.pits[pit.index()];
        if seeds == final_position.pits()[pit.index()] {
            continue;
        }
        // The rules give the remaining seeds of each row to its owner, or all of them to one side.
        let owning_seat = pit.seat();
        let receiving_seat = if frame.stores[owning_seat] < final_position.store(owning_seat) {
            owning_seat
        } else {
            owning_seat.opponent()
        };
        frame.pits[pit.index()] = 0;
        frame.stores[receiving_seat] += seeds;
        frame.changed_place = BoardPlace::Pit(pit);
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
            SowingStep::LiftSeeds { from, seeds } => {
                frame.pits[from.index()] = 0;
                frame.seeds_in_hand = seeds;
                frame.changed_place = BoardPlace::Pit(from);
                frame.is_capture = false;
            }
            SowingStep::Sow(place) => {
                frame.seeds_in_hand -= 1;
                frame.changed_place = place;
                match place {
                    BoardPlace::Pit(pit) => frame.pits[pit.index()] += 1,
                    BoardPlace::Store(seat) => frame.stores[seat] += 1,
                }
            }
            SowingStep::Capture {
                from,
                captured_seeds: seeds,
            } => {
                frame.pits[from.index()] = 0;
                frame.stores[mover] += seeds;
                frame.changed_place = BoardPlace::Pit(from);
                frame.is_capture = true;
            }
            // A grand slam that captures nothing moves no seeds, so it has no frame.
            SowingStep::ForgoCapture { .. } => continue,
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

    fn game_end_frames(position: &str, highlighted_side: Option<Seat>) -> Vec<AnimationFrame> {
        let start_position = Position::parse(position, &Rules::OWARE).expect("a position");
        let mut game = Match::new(AnyGame::Awale(start_position));
        while game.outcome().is_none() {
            let mv = game.position().moves().next().expect("the game goes on");
            game.play(mv).expect("a legal move");
        }
        Animation::of_game_end(&game, highlighted_side, FRAME_TIME)
            .map_or(Vec::new(), |animation| animation.frames)
    }

    #[test]
    fn remaining_seeds_move_pit_by_pit_before_the_winner_is_highlighted() {
        let frames = game_end_frames("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S", None);
        let stores: Vec<[u8; 2]> = frames
            .iter()
            .map(|frame| [frame.stores.south, frame.stores.north])
            .collect();
        assert_eq!(stores, [[24, 23], [24, 24]]);
        assert_eq!(frames[1].pits, [0; PITS]);
        let end_frames = game_end_frames("1-0-0-0-0-0-1-0-0-0-0-0-22-24-S", Some(Seat::North));
        assert_eq!(end_frames[..2].len() + PITS / 2, end_frames.len());
        assert!(end_frames[2..].iter().all(|frame| {
            frame.stores.north == 25
                && matches!(frame.changed_place, BoardPlace::Pit(pit) if pit.seat() == Seat::North)
        }));
    }

    #[test]
    fn at_the_end_seeds_that_no_rule_awards_stay_in_their_pits() {
        let frames = game_end_frames("0-0-0-0-0-1-1-0-0-0-0-3-23-20-S", None);
        assert_eq!(frames, [], "South wins with 25, North's seeds do not count");
    }
}
