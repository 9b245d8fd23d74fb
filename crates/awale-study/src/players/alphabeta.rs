//! Alpha-beta: minimax that leaves out what cannot change its answer.
//!
//! The search carries a window. `alpha` is the value that the side to move can already reach with
//! another move. `beta` is the value to which the opponent can already limit it with another move.
//! A position worth `beta` or more will never be reached, because the opponent will avoid it: the
//! rest of its moves need no search. The sooner the best move is searched, the more is cut off. So
//! the order of the moves changes the number of searched positions, never the value.
//!
//! This is the *fail-soft* form: outside of the window the search returns the narrowest bound that
//! it found. Knuth and Moore proved how few positions alpha-beta has to search (*An Analysis of
//! Alpha-Beta Pruning*, 1975).

use std::cmp::Reverse;

use awale_engine::Stop;
use awale_rules::Game;

use super::{
    ChosenMove, Player, ReportThinking, ThinkingInfo,
    evaluation::Evaluate,
    minimax::value_at_end,
    observer::{MIN_VALUE, SearchObserver, SearchWindow, VisitEnd},
};

/// The order in which a position's moves are searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MoveOrdering {
    /// The order in which the game lists the legal moves.
    NaturalOrder,
    /// Moves that gain the most immediately come first.
    #[default]
    GainsFirst,
}

/// The alpha-beta player: finds minimax's value, usually in far fewer positions.
#[derive(Clone, Copy, Debug)]
pub struct AlphaBeta<E> {
    /// Search depth in plies, 1 or more.
    pub depth: u32,
    /// The static evaluation of the positions at the last ply.
    pub evaluation: E,
    /// The order in which moves are searched. It changes the speed, and which of several equal
    /// moves is chosen.
    pub ordering: MoveOrdering,
}

impl<G: Game, E: Evaluate<G>> Player<G> for AlphaBeta<E> {
    fn choose(
        &mut self,
        positions_so_far: &[G],
        stop: &Stop,
        report: ReportThinking<'_, G::Move>,
    ) -> Option<ChosenMove<G::Move>> {
        self.choose_observed(positions_so_far, stop, report, &mut ())
    }
}

impl<E> AlphaBeta<E> {
    /// Chooses as [`Player::choose`] does, and reports each position to `observer`.
    pub fn choose_observed<G: Game>(
        &self,
        positions_so_far: &[G],
        stop: &Stop,
        report: ReportThinking<'_, G::Move>,
        observer: &mut impl SearchObserver<G>,
    ) -> Option<ChosenMove<G::Move>>
    where
        E: Evaluate<G>,
    {
        let (evaluation, ordering, position_history) =
            (&self.evaluation, self.ordering, positions_so_far.to_vec());
        let mut search = AlphaBetaSearch {
            evaluation,
            ordering,
            positions_so_far: position_history,
            stop,
            observer,
            visited_positions: 1,
        };
        let moves = ordered_moves(positions_so_far.last()?, self.ordering);
        let mut best = ChosenMove::without_search(*moves.first()?);
        for mv in moves {
            let alpha = best.value.unwrap_or(MIN_VALUE);
            let window = SearchWindow {
                alpha,
                ..SearchWindow::OPEN
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
                report(&ThinkingInfo::from_textbook_search(
                    self.depth,
                    value,
                    mv,
                    search.visited_positions,
                ));
            }
        }
        Some(ChosenMove {
            visited: search.visited_positions,
            ..best
        })
    }
}

/// The state of one search. `positions_so_far` holds the positions from the start of the game to
/// the one being searched.
struct AlphaBetaSearch<'a, G, E, O> {
    evaluation: &'a E,
    ordering: MoveOrdering,
    positions_so_far: Vec<G>,
    stop: &'a Stop,
    observer: &'a mut O,
    visited_positions: u64,
}

impl<G: Game, E: Evaluate<G>, O: SearchObserver<G>> AlphaBetaSearch<'_, G, E, O> {
    /// Returns the value of `mv` in the last position of `positions_so_far`, searched `depth` plies
    /// ahead, or `None` if the search was stopped.
    fn value_of_move(&mut self, mv: G::Move, depth: u32, window: SearchWindow) -> Option<i32> {
        let mut after = self.positions_so_far.last()?.clone();
        after.play_unchecked(mv);
        self.positions_so_far.push(after);
        // The opponent sees the window with its bounds exchanged and negated.
        self.observer.on_enter(mv, window.for_opponent());
        let value = self.search_value(depth - 1, window.for_opponent());
        self.positions_so_far.pop();
        value.map(|value| -value)
    }

    /// Returns the value of the last position of `positions_so_far` to the side to move, or `None`
    /// if the search was stopped. Inside the window the value is exact, elsewhere it is a bound.
    fn search_value(&mut self, depth: u32, window: SearchWindow) -> Option<i32> {
        if self.stop.is_stopped() {
            return None;
        }
        self.visited_positions += 1;
        let position = self.positions_so_far.last()?.clone();
        let (value, visit_end) = if let Some(value) = value_at_end(&self.positions_so_far) {
            (value, VisitEnd::GameOver)
        } else if depth == 0 {
            (self.evaluation.evaluate(&position), VisitEnd::Horizon)
        } else {
            (
                self.best_value(&position, depth, window)?,
                VisitEnd::MovesSearched,
            )
        };
        self.observer.on_leave(value, visit_end);
        Some(value)
    }

    /// Returns the value of the best move in `position`, the last of `positions_so_far`. Stops at
    /// `beta`, because higher values cannot matter. `None` if the search was stopped.
    fn best_value(&mut self, position: &G, depth: u32, mut window: SearchWindow) -> Option<i32> {
        let mut best = MIN_VALUE;
        let moves = ordered_moves(position, self.ordering);
        for (place, &mv) in moves.iter().enumerate() {
            best = best.max(self.value_of_move(mv, depth, window)?);
            if best >= window.beta {
                self.observer.on_cut_off_moves(&moves[place + 1..]);
                break;
            }
            window.alpha = window.alpha.max(best);
        }
        Some(best)
    }
}

/// Returns the legal moves of `position` in the order in which a search tries them.
pub(super) fn ordered_moves<G: Game>(position: &G, ordering: MoveOrdering) -> Vec<G::Move> {
    let mut moves: Vec<G::Move> = position.moves().collect();
    if ordering == MoveOrdering::GainsFirst {
        moves.sort_by_cached_key(|&mv| Reverse(position.net_gain(mv)));
    }
    moves
}
