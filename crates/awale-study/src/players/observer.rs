//! An observer of the textbook searches. It is called by the very code that plays, so that what you
//! see is what they do.

use awale_rules::Game;

/// Below every value, and its negative above every value.
pub(super) const LOWEST: i32 = -i32::MAX;

/// The values that still matter in a position, seen from its side to move: below `alpha` it has
/// better elsewhere, from `beta` on the other side will not let it come to this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// What the side to move has already found elsewhere.
    pub alpha: i32,
    /// What the opponent has already found elsewhere.
    pub beta: i32,
}

impl Window {
    /// Every value matters.
    pub const OPEN: Window = Window {
        alpha: LOWEST,
        beta: -LOWEST,
    };

    /// The same window from the other side.
    #[must_use]
    pub const fn turned(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// What a value says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueBound {
    /// It is the value.
    Exact,
    /// The value is this or higher; how much higher does not matter.
    AtLeast,
    /// The value is this or lower.
    AtMost,
}

impl ValueBound {
    /// What `value` says where it was found with `window`.
    #[must_use]
    pub const fn of(value: i32, window: Window) -> ValueBound {
        if value >= window.beta {
            ValueBound::AtLeast
        } else if value <= window.alpha {
            ValueBound::AtMost
        } else {
            ValueBound::Exact
        }
    }

    /// The same from the other side.
    #[must_use]
    pub const fn turned(self) -> ValueBound {
        match self {
            ValueBound::Exact => ValueBound::Exact,
            ValueBound::AtLeast => ValueBound::AtMost,
            ValueBound::AtMost => ValueBound::AtLeast,
        }
    }
}

/// What became of a position that a search looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visit {
    /// The search went on from it.
    Inner,
    /// The game ends there.
    End,
    /// The depth ends there, and a leaf got its static evaluation.
    Horizon,
    /// A transposition table held this of it.
    Hit(ValueBound),
}

/// Observes a search, position by position. The position in which it starts is neither entered nor
/// left.
pub trait Observer<G: Game> {
    /// The search begins anew, a ply deeper.
    fn deepen(&mut self) {}
    /// In the position that was entered last, this move comes first since it was the best before.
    fn try_first(&mut self, _: G::Move) {}
    /// The search plays `mv` and looks at what comes of it, with this window.
    fn enter(&mut self, mv: G::Move, window: Window);
    /// In the position that was entered last, these moves are cut off.
    fn cut_off(&mut self, moves: &[G::Move]);
    /// The position that was entered last is worth `value` to its side to move.
    fn leave(&mut self, value: i32, visit: Visit);
}

/// No observer; it costs nothing.
impl<G: Game> Observer<G> for () {
    fn enter(&mut self, _: G::Move, _: Window) {}
    fn cut_off(&mut self, _: &[G::Move]) {}
    fn leave(&mut self, _: i32, _: Visit) {}
}
