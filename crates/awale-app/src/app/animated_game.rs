//! [`AnimatedGame`]: the board of a lesson or a puzzle. The referee plays moves immediately; the
//! board then animates them one after the other.

use std::time::Duration;

use awale_rules::Match;

use awale_study::catalogue::{AnyGame, AnyMove, GameKind};

use crate::app::{Action, Animation, AppContext, GameState, HistoryCursor};

/// A game, with a cursor on the position that is shown.
#[derive(Debug)]
pub struct AnimatedGame {
    pub game: GameState,
    /// The position that is shown.
    pub cursor: HistoryCursor,
    /// The animation of the move before the cursor, while it runs.
    pub animation: Option<Animation>,
    /// Moves are animated one after the other until the cursor is at this number of moves.
    animate_until_move_count: usize,
    /// The display time of each sown seed.
    time_per_seed: Duration,
}

impl AnimatedGame {
    /// Shows the last position of `referee`.
    pub fn new(kind: GameKind, referee: Match<AnyGame>, context: &AppContext) -> AnimatedGame {
        let move_count = referee.moves().len();
        let game = GameState {
            kind,
            direction: context.settings.sowing,
            referee,
        };
        let time_per_seed = context.settings.animation_time_per_seed();
        AnimatedGame {
            game,
            cursor: HistoryCursor::after_moves(move_count),
            animation: None,
            animate_until_move_count: move_count,
            time_per_seed,
        }
    }

    /// The position that is shown.
    pub fn position(&self) -> &AnyGame {
        self.cursor.position(self.game.positions_so_far())
    }

    /// The number of moves in the game.
    fn move_count(&self) -> usize {
        self.game.moves().len()
    }

    /// Whether no animation runs.
    pub fn is_still(&self) -> bool {
        self.animation.is_none()
    }

    /// Whether more moves will be animated after the current one.
    pub fn has_more_moves_to_animate(&self) -> bool {
        self.cursor.shown_move_count() < self.animate_until_move_count
    }

    /// Animates the moves of the game after the cursor.
    pub fn animate_new_moves(&mut self) {
        self.animate_up_to(self.move_count());
    }

    /// Animates the moves from the cursor to the position after `shown_move_count` moves.
    pub fn animate_up_to(&mut self, shown_move_count: usize) {
        self.animate_until_move_count = shown_move_count.min(self.move_count());
        while self.is_still() && self.has_more_moves_to_animate() {
            self.animation = self
                .next_move()
                .and_then(|mv| Animation::new(self.position(), mv, self.time_per_seed));
            self.cursor = HistoryCursor::after_moves(self.cursor.shown_move_count() + 1);
        }
    }

    /// Ends the animation and shows its last position. Returns whether an animation was running.
    pub fn finish_animation(&mut self) -> bool {
        self.cursor = HistoryCursor::after_moves(self.animate_until_move_count);
        self.animation.take().is_some()
    }

    /// The move after the position that is shown.
    pub fn next_move(&self) -> Option<AnyMove> {
        self.cursor.next_move(self.game.moves())
    }

    /// Shows the position after `shown_move_count` moves, without animation.
    pub fn go_to(&mut self, shown_move_count: usize) {
        self.animate_until_move_count = shown_move_count.min(self.move_count());
        self.finish_animation();
    }

    /// Replaces the game and shows its last position.
    pub fn set_game(&mut self, game: Match<AnyGame>) {
        self.game.referee = game;
        self.go_to(self.move_count());
    }

    /// Moves the cursor by `action`, but not before the first `min_shown_move_count` moves. A step
    /// forward is animated. Returns whether `action` is for the cursor.
    pub fn move_cursor(&mut self, action: &Action, min_shown_move_count: usize) -> bool {
        let shown_move_count = self.cursor.shown_move_count();
        match action {
            Action::Right => self.animate_up_to(shown_move_count + 1),
            Action::Left => {
                self.go_to(min_shown_move_count.max(shown_move_count.saturating_sub(1)));
            }
            Action::Home | Action::Up => self.go_to(min_shown_move_count),
            Action::End | Action::Down => self.go_to(self.move_count()),
            _ => return false,
        }
        true
    }

    /// Time until the next tick. `None` if no animation runs.
    pub fn next_tick(&self) -> Option<Duration> {
        self.animation.as_ref().map(Animation::time_to_next_frame)
    }

    /// Advances the animation by `time`. At the end of one move, the next one starts.
    pub fn tick(&mut self, time: Duration) {
        if self
            .animation
            .as_mut()
            .is_some_and(|animation| animation.advance(time))
        {
            self.animation = None;
            self.animate_up_to(self.animate_until_move_count);
        }
    }

    /// Whether the animation shows the last move, and long enough for the player to have noticed
    /// it. The player may then answer before the animation ends.
    pub fn may_answer_during_animation(&self) -> bool {
        let was_noticed = self.animation.as_ref().is_none_or(Animation::was_noticed);
        was_noticed && !self.has_more_moves_to_animate()
    }
}
