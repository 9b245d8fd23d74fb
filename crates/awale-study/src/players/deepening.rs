//! Iterative deepening: alpha-beta to depth 1, then 2, then 3. What one search finds helps the
//! next.
//!
//! The move that was best to one depth is looked at first to the next: it is often the best again,
//! and the sooner that one is looked at, the more is cut off. A *transposition table* remembers
//! more: what each position is worth, how deep it was searched, whether that is its value or a
//! bound, and its best move. A position that is reached again by another order of moves (a
//! *transposition*) is not searched again, and its best move comes first where it has to be
//! searched deeper.
//!
//! Sources: Slate and Atkin (*Chess 4.5*, 1977) for the deepening, Greenblatt, Eastlake and Crocker
//! (*The Greenblatt Chess Program*, 1967) for the table. No player uses this search: it is there to
//! be watched, and nothing stops it.

use std::collections::HashMap;

use awale_rules::Game;

use super::alphabeta::{Ordering, ordered};
use super::evaluation::Evaluate;
use super::minimax::value_at_end;
use super::observer::{LOWEST, Observer, ValueBound, Visit, Window};
use super::{ChosenMove, put_first};

/// What a search remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// The best move at the root.
    BestMove,
    /// Every position whose moves it looked at, in a transposition table.
    Table,
}

impl Memory {
    /// The one for the other.
    #[must_use]
    pub const fn other(self) -> Memory {
        match self {
            Memory::BestMove => Memory::Table,
            Memory::Table => Memory::BestMove,
        }
    }
}

/// Finds minimax's value to every depth up to the last; to twelve plies and more almost always,
/// since the table does not know by which moves a position was reached, and so not which of those
/// behind it would be a repetition.
#[derive(Clone, Copy, Debug)]
pub struct Deepening<E> {
    /// How many plies the last search looks ahead, one at least.
    pub depth: u32,
    /// The static evaluation at the horizon.
    pub evaluation: E,
    /// What it remembers.
    pub memory: Memory,
}

impl<E> Deepening<E> {
    /// Chooses a move in the last of the positions `past`, and lets `observer` watch; `None` where
    /// no move is legal.
    pub fn watched<G: Game>(
        &self,
        past: &[G],
        observer: &mut impl Observer<G>,
    ) -> Option<ChosenMove<G::Move>>
    where
        E: Evaluate<G>,
    {
        let position = past.last()?;
        let (evaluation, memory, line, table) =
            (&self.evaluation, self.memory, past.to_vec(), HashMap::new());
        let mut search = DeepeningSearch {
            evaluation,
            memory,
            root: past.len(),
            line,
            table,
            observer,
            visited: 0,
        };
        let mut best = ChosenMove::at_sight(position.moves().next()?);
        for depth in 1..=self.depth {
            search.observer.deepen();
            search.visited += 1;
            let value = search.best_value(position, depth, Window::OPEN);
            let choice = search.table.get(position)?.best;
            best = ChosenMove {
                choice,
                value: Some(value),
                visited: search.visited,
                depth: Some(depth),
            };
        }
        Some(best)
    }
}

/// What is remembered of a position.
struct Entry<M> {
    /// What it is worth to the side to move.
    value: i32,
    /// Whether that is its value.
    bound: ValueBound,
    /// How many plies deep it was searched.
    depth: u32,
    best: M,
}

impl<M> Entry<M> {
    /// Whether it answers a search `depth` plies deep with this window. What was searched deeper
    /// would answer too, often better; but not with the value that minimax has to this depth.
    fn answers(&self, depth: u32, window: Window) -> bool {
        self.depth == depth
            && match self.bound {
                ValueBound::Exact => true,
                ValueBound::AtLeast => self.value >= window.beta,
                ValueBound::AtMost => self.value <= window.alpha,
            }
    }
}

/// One search: the positions from the start of the game to the one that is looked at, the table and
/// the count.
struct DeepeningSearch<'a, G: Game, E, O> {
    evaluation: &'a E,
    memory: Memory,
    /// How many positions the line has at the root.
    root: usize,
    line: Vec<G>,
    table: HashMap<G, Entry<G::Move>>,
    observer: &'a mut O,
    visited: u64,
}

impl<G: Game, E: Evaluate<G>, O: Observer<G>> DeepeningSearch<'_, G, E, O> {
    /// What `mv` is worth in the last position of the line, looking `depth` plies ahead.
    fn value_of_move(&mut self, mv: G::Move, depth: u32, window: Window) -> i32 {
        let mut after = self.line[self.line.len() - 1].clone();
        after.play_unchecked(mv);
        self.line.push(after);
        // Seen from the other side the window is turned round.
        self.observer.enter(mv, window.turned());
        let value = self.value(depth - 1, window.turned());
        self.line.pop();
        -value
    }

    /// What the last position of the line is worth to the side to move: exact inside the window, a
    /// bound outside of it.
    fn value(&mut self, depth: u32, window: Window) -> i32 {
        self.visited += 1;
        let position = self.line[self.line.len() - 1].clone();
        let known = self
            .table
            .get(&position)
            .filter(|entry| entry.answers(depth, window));
        let (value, visit) = if let Some(value) = value_at_end(&self.line) {
            (value, Visit::End)
        } else if depth == 0 {
            (self.evaluation.evaluate(&position), Visit::Horizon)
        } else if let Some(entry) = known {
            (entry.value, Visit::Hit(entry.bound))
        } else {
            (self.best_value(&position, depth, window), Visit::Inner)
        };
        self.observer.leave(value, visit);
        value
    }

    /// The value of the best move in `position`, the last of the line, as far as it matters. It is
    /// remembered.
    fn best_value(&mut self, position: &G, depth: u32, window: Window) -> i32 {
        let mut moves = ordered(position, Ordering::GainsFirst);
        if let Some(entry) = self.table.get(position) {
            put_first(&mut moves, &entry.best);
            self.observer.try_first(entry.best);
        }
        let (mut value, mut best, mut alpha) = (LOWEST, moves[0], window.alpha);
        for (place, &mv) in moves.iter().enumerate() {
            let found = self.value_of_move(mv, depth, Window { alpha, ..window });
            if found > value {
                (value, best) = (found, mv);
            }
            if value >= window.beta {
                self.observer.cut_off(&moves[place + 1..]);
                break;
            }
            alpha = alpha.max(value);
        }
        if self.memory == Memory::Table || self.line.len() == self.root {
            let bound = ValueBound::of(value, window);
            self.table.insert(
                position.clone(),
                Entry {
                    value,
                    bound,
                    depth,
                    best,
                },
            );
        }
        value
    }
}
