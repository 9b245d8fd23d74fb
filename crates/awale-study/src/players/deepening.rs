//! Iterative deepening: alpha-beta to depth 1, then 2, then 3. Each search uses results of the one
//! before.
//!
//! The best move of one depth is searched first at the next: often it is the best again, and the
//! sooner the best move is searched, the more is cut off. A *transposition table* remembers more
//! for each position: its value, its search depth, whether the value is exact or a bound, and its
//! best move. A position that another order of moves reaches again (a *transposition*) is not
//! searched again. If it must be searched deeper, its best move comes first.
//!
//! Sources: Slate and Atkin (*Chess 4.5*, 1977) for the deepening, Greenblatt, Eastlake and Crocker
//! (*The Greenblatt Chess Program*, 1967) for the table. No player uses this search. It exists to
//! be shown on the screen, and cannot be stopped.

use std::collections::HashMap;

use awale_rules::Game;

use super::{
    ChosenMove,
    alphabeta::{MoveOrdering, ordered_moves},
    evaluation::Evaluate,
    minimax::value_at_end,
    move_to_front,
    observer::{MIN_VALUE, SearchObserver, SearchWindow, ValueBound, VisitEnd},
};

/// The memory that iterative deepening keeps from one depth to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeepeningMemory {
    /// Only the best move at the root.
    RootBestMove,
    /// Every position that was searched, in a transposition table.
    TranspositionTable,
}

impl DeepeningMemory {
    /// Returns the other of the two kinds of memory, for the comparison on the screen.
    #[must_use]
    pub const fn toggled(self) -> DeepeningMemory {
        match self {
            DeepeningMemory::RootBestMove => DeepeningMemory::TranspositionTable,
            DeepeningMemory::TranspositionTable => DeepeningMemory::RootBestMove,
        }
    }
}

/// Iterative deepening, which finds minimax's value for every depth up to `depth`. From about
/// twelve plies on, the value can rarely differ: the table does not know by which moves a position
/// was reached, so it cannot know which of the following positions would be repetitions.
#[derive(Clone, Copy, Debug)]
pub struct Deepening<E> {
    /// Depth of the last search in plies, 1 or more.
    pub depth: u32,
    /// The static evaluation of the positions at the last ply.
    pub evaluation: E,
    /// The memory that the search keeps from one depth to the next.
    pub memory: DeepeningMemory,
}

impl<E> Deepening<E> {
    /// Chooses a move in the last of the positions `positions_so_far` and reports each position to
    /// `observer`. Returns `None` if no move is legal.
    pub fn choose_observed<G: Game>(
        &self,
        positions_so_far: &[G],
        observer: &mut impl SearchObserver<G>,
    ) -> Option<ChosenMove<G::Move>>
    where
        E: Evaluate<G>,
    {
        let position = positions_so_far.last()?;
        let (evaluation, memory, position_history, table) = (
            &self.evaluation,
            self.memory,
            positions_so_far.to_vec(),
            HashMap::new(),
        );
        let mut search = DeepeningSearch {
            evaluation,
            memory,
            position_count_at_root: positions_so_far.len(),
            positions_so_far: position_history,
            table,
            observer,
            visited_positions: 0,
        };
        let mut best = ChosenMove::without_search(position.moves().next()?);
        for depth in 1..=self.depth {
            search.observer.on_deepen();
            search.visited_positions += 1;
            let value = search.best_value(position, depth, SearchWindow::OPEN);
            let choice = search.table.get(position)?.best_move;
            best = ChosenMove {
                choice,
                value: Some(value),
                visited: search.visited_positions,
                depth: Some(depth),
            };
        }
        Some(best)
    }
}

/// An entry of the transposition table, for one position.
struct TranspositionEntry<M> {
    /// The value to the side to move, in hundredths of a seed.
    value: i32,
    /// Whether `value` is exact or a bound.
    bound: ValueBound,
    /// The search depth below the position, in plies.
    depth: u32,
    best_move: M,
}

impl<M> TranspositionEntry<M> {
    /// Returns true if this entry answers a search of `depth` plies with `window`. A deeper entry
    /// would often be better, but its value would differ from minimax's value at this depth.
    fn has_value_for_search(&self, depth: u32, window: SearchWindow) -> bool {
        self.depth == depth
            && match self.bound {
                ValueBound::Exact => true,
                ValueBound::AtLeast => self.value >= window.beta,
                ValueBound::AtMost => self.value <= window.alpha,
            }
    }
}

/// The state of one search. `positions_so_far` holds the positions from the start of the game to
/// the one being searched.
struct DeepeningSearch<'a, G: Game, E, O> {
    evaluation: &'a E,
    memory: DeepeningMemory,
    /// Length of `positions_so_far` at the root of the search.
    position_count_at_root: usize,
    positions_so_far: Vec<G>,
    table: HashMap<G, TranspositionEntry<G::Move>>,
    observer: &'a mut O,
    visited_positions: u64,
}

impl<G: Game, E: Evaluate<G>, O: SearchObserver<G>> DeepeningSearch<'_, G, E, O> {
    /// Returns the value of `mv` in the last position of `positions_so_far`, searched `depth` plies
    /// ahead.
    fn value_of_move(&mut self, mv: G::Move, depth: u32, window: SearchWindow) -> i32 {
        let mut after = self.positions_so_far[self.positions_so_far.len() - 1].clone();
        after.play_unchecked(mv);
        self.positions_so_far.push(after);
        // The opponent sees the window with its bounds exchanged and negated.
        self.observer.on_enter(mv, window.for_opponent());
        let value = self.search_value(depth - 1, window.for_opponent());
        self.positions_so_far.pop();
        -value
    }

    /// Returns the value of the last position of `positions_so_far` to the side to move. Inside the
    /// window the value is exact, elsewhere it is a bound.
    fn search_value(&mut self, depth: u32, window: SearchWindow) -> i32 {
        self.visited_positions += 1;
        let position = self.positions_so_far[self.positions_so_far.len() - 1].clone();
        let known_entry = self
            .table
            .get(&position)
            .filter(|entry| entry.has_value_for_search(depth, window));
        let (value, visit_end) = if let Some(value) = value_at_end(&self.positions_so_far) {
            (value, VisitEnd::GameOver)
        } else if depth == 0 {
            (self.evaluation.evaluate(&position), VisitEnd::Horizon)
        } else if let Some(entry) = known_entry {
            (entry.value, VisitEnd::TableHit(entry.bound))
        } else {
            (
                self.best_value(&position, depth, window),
                VisitEnd::MovesSearched,
            )
        };
        self.observer.on_leave(value, visit_end);
        value
    }

    /// Returns the value of the best move in `position`, the last of `positions_so_far`. Stores it
    /// in the table, but with [`DeepeningMemory::RootBestMove`] only at the root. Stops at `beta`.
    fn best_value(&mut self, position: &G, depth: u32, window: SearchWindow) -> i32 {
        let mut moves = ordered_moves(position, MoveOrdering::GainsFirst);
        if let Some(entry) = self.table.get(position) {
            move_to_front(&mut moves, &entry.best_move);
            self.observer.on_try_first(entry.best_move);
        }
        let (mut value, mut best_move, mut alpha) = (MIN_VALUE, moves[0], window.alpha);
        for (place, &mv) in moves.iter().enumerate() {
            let move_value = self.value_of_move(mv, depth, SearchWindow { alpha, ..window });
            if move_value > value {
                (value, best_move) = (move_value, mv);
            }
            if value >= window.beta {
                self.observer.on_cut_off_moves(&moves[place + 1..]);
                break;
            }
            alpha = alpha.max(value);
        }
        if self.memory == DeepeningMemory::TranspositionTable
            || self.positions_so_far.len() == self.position_count_at_root
        {
            let bound = ValueBound::of(value, window);
            self.table.insert(
                position.clone(),
                TranspositionEntry {
                    value,
                    bound,
                    depth,
                    best_move,
                },
            );
        }
        value
    }
}
