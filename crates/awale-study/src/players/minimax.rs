//! Minimax: look at every line of play to a fixed depth, and suppose that both sides play their
//! best.
//!
//! The value of a position is always what it is worth *to the side to move*. What is good for one
//! side is as bad for the other, so a move is worth the negative of the position that it leads to;
//! this form of minimax is called negamax.
//!
//! The theorem is von Neumann's (*Zur Theorie der Gesellschaftsspiele*, 1928), the horizon and the
//! evaluation there Shannon's (*Programming a Computer for Playing Chess*, 1950).

use awale_engine::Stop;
use awale_rules::{Game, repetition};

use super::evaluation::{Evaluate, outcome_value};
use super::observer::{LOWEST, Observer, Visit, Window};
use super::{ChosenMove, Player, Report, ThinkingInfo};

/// Looks at every line `depth` plies deep.
#[derive(Clone, Copy, Debug)]
pub struct Minimax<E> {
    /// How many plies it looks ahead, one at least.
    pub depth: u32,
    /// The static evaluation at the horizon.
    pub evaluation: E,
}

impl<G: Game, E: Evaluate<G>> Player<G> for Minimax<E> {
    fn choose(
        &mut self,
        past: &[G],
        stop: &Stop,
        report: Report<'_, G::Move>,
    ) -> Option<ChosenMove<G::Move>> {
        self.watched(past, stop, report, &mut ())
    }
}

impl<E> Minimax<E> {
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
        let mut search = MinimaxSearch {
            evaluation: &self.evaluation,
            line: past.to_vec(),
            stop,
            observer,
            visited: 1,
        };
        let moves: Vec<G::Move> = past.last()?.moves().collect();
        let mut best = ChosenMove::at_sight(*moves.first()?);
        for mv in moves {
            let Some(value) = search.value_of_move(mv, self.depth) else {
                break;
            };
            if best.value.is_none_or(|highest| value > highest) {
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
struct MinimaxSearch<'a, G, E, O> {
    evaluation: &'a E,
    line: Vec<G>,
    stop: &'a Stop,
    observer: &'a mut O,
    visited: u64,
}

impl<G: Game, E: Evaluate<G>, O: Observer<G>> MinimaxSearch<'_, G, E, O> {
    /// What `mv` is worth in the last position of the line, looking `depth` plies ahead; `None`
    /// when stopped.
    fn value_of_move(&mut self, mv: G::Move, depth: u32) -> Option<i32> {
        let mut after = self.line.last()?.clone();
        after.play_unchecked(mv);
        self.line.push(after);
        self.observer.enter(mv, Window::OPEN);
        let value = self.value(depth - 1);
        self.line.pop();
        value.map(|value| -value)
    }

    /// What the last position of the line is worth to the side to move; `None` when stopped.
    fn value(&mut self, depth: u32) -> Option<i32> {
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
            (self.best_value(&position, depth)?, Visit::Inner)
        };
        self.observer.leave(value, visit);
        Some(value)
    }

    /// The value of the best move in `position`, the last of the line; `None` when stopped.
    fn best_value(&mut self, position: &G, depth: u32) -> Option<i32> {
        let mut best = LOWEST;
        for mv in position.moves() {
            best = best.max(self.value_of_move(mv, depth)?);
        }
        Some(best)
    }
}

/// What the last position of `line` is worth to its side to move where the game ends there, by the
/// rules or because the position stood before.
pub(super) fn value_at_end<G: Game>(line: &[G]) -> Option<i32> {
    let position = line.last()?;
    let tally = match position.outcome() {
        Some(outcome) => outcome.tally,
        None => repetition(line).map(|_| position.tally_when_repeated())?,
    };
    Some(outcome_value(&tally, position.to_move()))
}
