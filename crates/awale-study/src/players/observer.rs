//! [`SearchObserver`]: a trait that receives each step of a textbook search. The playing code
//! itself calls it, so what the screen shows is what the player does.

use awale_rules::Game;

/// A value below the value of every position. Its negative is above the value of every position.
pub(super) const MIN_VALUE: i32 = -i32::MAX;

/// The range of values that still matter in a position, from the point of view of its side to move.
/// Below `alpha` that side has a better move elsewhere. From `beta` on, the opponent avoids the
/// position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchWindow {
    /// The value that the side to move has from another move.
    pub alpha: i32,
    /// The value to which the opponent can limit the side to move by another move.
    pub beta: i32,
}

impl SearchWindow {
    /// The window from the lowest to the highest value, in which every value matters.
    pub const OPEN: SearchWindow = SearchWindow {
        alpha: MIN_VALUE,
        beta: -MIN_VALUE,
    };

    /// The window from the other side's point of view: bounds exchanged and negated.
    #[must_use]
    pub const fn for_opponent(self) -> SearchWindow {
        SearchWindow {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// Whether a value is exact or a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueBound {
    /// The value is exact.
    Exact,
    /// The true value is this or higher.
    AtLeast,
    /// The true value is this or lower.
    AtMost,
}

impl ValueBound {
    /// Classifies `value`, which a search with `window` returned.
    pub const fn of(value: i32, window: SearchWindow) -> ValueBound {
        if value >= window.beta {
            ValueBound::AtLeast
        } else if value <= window.alpha {
            ValueBound::AtMost
        } else {
            ValueBound::Exact
        }
    }

    /// The bound from the other side's point of view.
    #[must_use]
    pub const fn for_opponent(self) -> ValueBound {
        match self {
            ValueBound::Exact => ValueBound::Exact,
            ValueBound::AtLeast => ValueBound::AtMost,
            ValueBound::AtMost => ValueBound::AtLeast,
        }
    }
}

/// The reason why a search left a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisitEnd {
    /// The moves of the position were searched, at least until one of them cut off the others.
    MovesSearched,
    /// The game ends in the position.
    GameOver,
    /// The search depth ends in the position. Its value is the static evaluation.
    Horizon,
    /// The transposition table had this entry for the position.
    TableHit(ValueBound),
}

/// Receives each step of a search. `on_enter` and `on_leave` are not called for the position in
/// which the search starts.
pub trait SearchObserver<G: Game> {
    /// Called when the search begins a depth: first 1 ply, then one ply more each time.
    fn on_deepen(&mut self) {}
    /// In the position entered last, this move is searched first, because it was the best move in
    /// an earlier search of the position.
    fn on_try_first(&mut self, _: G::Move) {}
    /// The search plays `mv` and searches the new position with `window`.
    fn on_enter(&mut self, mv: G::Move, window: SearchWindow);
    /// In the position entered last, these moves are cut off: they are not searched.
    fn on_cut_off_moves(&mut self, moves: &[G::Move]);
    /// The position entered last has this value to its side to move.
    fn on_leave(&mut self, value: i32, visit_end: VisitEnd);
}

/// An observer that does nothing and costs nothing.
impl<G: Game> SearchObserver<G> for () {
    fn on_enter(&mut self, _: G::Move, _: SearchWindow) {}
    fn on_cut_off_moves(&mut self, _: &[G::Move]) {}
    fn on_leave(&mut self, _: i32, _: VisitEnd) {}
}
