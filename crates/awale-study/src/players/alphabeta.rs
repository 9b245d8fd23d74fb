//! Alpha-beta: minimax that leaves out what cannot change its answer.
//!
//! The search carries a window. `alpha` is what the side to move has already found elsewhere,
//! `beta` is what the opponent has already found elsewhere. A position worth `beta` or more will
//! never be reached, because the opponent will not let it come to that: the rest of its moves need
//! not be looked at. The sooner the best move is looked at, the more is cut off; so the order of
//! the moves matters to the count, never to the value.
//!
//! This is the *fail-soft* form: outside of the window the bound that comes back is as narrow as
//! the search found it. How little has to be looked at was proven by Knuth and Moore (*An Analysis
//! of Alpha-Beta Pruning*, 1975).

use std::cmp::Reverse;

use awale_engine::Stop;
use awale_rules::Game;

use super::evaluation::Evaluate;
use super::minimax::value_at_end;
use super::observer::{LOWEST, Observer, Visit, Window};
use super::{ChosenMove, Player, Report, ThinkingInfo};

/// In which order the moves of a position are looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ordering {
    /// As the game lists them.
    Natural,
    /// Those that gain the most at once first.
    #[default]
    GainsFirst,
}

/// Finds minimax's value in fewer positions.
#[derive(Clone, Copy, Debug)]
pub struct AlphaBeta<E> {
    /// How many plies it looks ahead, one at least.
    pub depth: u32,
    /// The static evaluation at the horizon.
    pub evaluation: E,
    /// The order of the moves.
    pub ordering: Ordering,
}

impl<G: Game, E: Evaluate<G>> Player<G> for AlphaBeta<E> {
    fn choose(
        &mut self,
        past: &[G],
        stop: &Stop,
        report: Report<'_, G::Move>,
    ) -> Option<ChosenMove<G::Move>> {
        self.watched(past, stop, report, &mut ())
    }
}

impl<E> AlphaBeta<E> {
    /// Chooses as [`Player::choose`] does, and lets `observer` watch.
    pub fn watched<G: Game>(
        &self,
        past: &[G],
        stop: &Stop,
        report: Report<'_, G::Move>,
        observer: &mut impl Observer<G>,
    ) -> Option<ChosenMove<G::Move>>
    where
        E: Evaluate<G>,
    {
        let (evaluation, ordering, line) = (&self.evaluation, self.ordering, past.to_vec());
        let mut search = AlphaBetaSearch {
            evaluation,
            ordering,
            line,
            stop,
            observer,
            visited: 1,
        };
        let moves = ordered(past.last()?, self.ordering);
        let mut best = ChosenMove::at_sight(*moves.first()?);
        for mv in moves {
            let alpha = best.value.unwrap_or(LOWEST);
            let window = Window {
                alpha,
                ..Window::OPEN
            };
            let Some(value) = search.value_of_move(mv, self.depth, window) else {
                break;
            };
            if value > alpha {
                best = ChosenMove {
                    choice: mv,
                    value: Some(value),
                    visited: 0,
                    depth: Some(self.depth),
                };
                report(&ThinkingInfo::by_hand(
                    self.depth,
                    value,
                    mv,
                    search.visited,
                ));
            }
        }
        Some(ChosenMove {
            visited: search.visited,
            ..best
        })
    }
}

/// One search: the positions from the start of the game to the one that is looked at, and the
/// count.
struct AlphaBetaSearch<'a, G, E, O> {
    evaluation: &'a E,
    ordering: Ordering,
    line: Vec<G>,
    stop: &'a Stop,
    observer: &'a mut O,
    visited: u64,
}

impl<G: Game, E: Evaluate<G>, O: Observer<G>> AlphaBetaSearch<'_, G, E, O> {
    /// What `mv` is worth in the last position of the line, looking `depth` plies ahead; `None`
    /// when stopped.
    fn value_of_move(&mut self, mv: G::Move, depth: u32, window: Window) -> Option<i32> {
        let mut after = self.line.last()?.clone();
        after.play_unchecked(mv);
        self.line.push(after);
        // Seen from the other side the window is turned round.
        self.observer.enter(mv, window.turned());
        let value = self.value(depth - 1, window.turned());
        self.line.pop();
        value.map(|value| -value)
    }

    /// What the last position of the line is worth to the side to move: exact inside the window, a
    /// bound outside of it. `None` when stopped.
    fn value(&mut self, depth: u32, window: Window) -> Option<i32> {
        if self.stop.is_stopped() {
            return None;
        }
        self.visited += 1;
        let position = self.line.last()?.clone();
        let (value, visit) = if let Some(value) = value_at_end(&self.line) {
            (value, Visit::End)
        } else if depth == 0 {
            (self.evaluation.evaluate(&position), Visit::Horizon)
        } else {
            (self.best_value(&position, depth, window)?, Visit::Inner)
        };
        self.observer.leave(value, visit);
        Some(value)
    }

    /// The value of the best move in `position`, the last of the line, as far as it matters; `None`
    /// when stopped.
    fn best_value(&mut self, position: &G, depth: u32, mut window: Window) -> Option<i32> {
        let mut best = LOWEST;
        let moves = ordered(position, self.ordering);
        for (place, &mv) in moves.iter().enumerate() {
            best = best.max(self.value_of_move(mv, depth, window)?);
            if best >= window.beta {
                self.observer.cut_off(&moves[place + 1..]);
                break;
            }
            window.alpha = window.alpha.max(best);
        }
        Some(best)
    }
}

/// The moves of `position` in the order in which they are looked at.
pub(super) fn ordered<G: Game>(position: &G, ordering: Ordering) -> Vec<G::Move> {
    let mut moves: Vec<G::Move> = position.moves().collect();
    if ordering == Ordering::GainsFirst {
        moves.sort_by_cached_key(|&mv| Reverse(position.gain(mv)));
    }
    moves
}
