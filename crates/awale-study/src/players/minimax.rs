//! Minimax: search every line of play to a fixed depth, and suppose that both sides play their best
//! moves.
//!
//! The value of a position is always its value *to the side to move*. What is good for one side is
//! equally bad for the other, so the value of a move is the negative of the value of the position
//! after it. This form of minimax is called negamax.
//!
//! Sources: von Neumann for the theorem (*Zur Theorie der Gesellschaftsspiele*, 1928), Shannon for
//! the fixed depth and the evaluation at its end (*Programming a Computer for Playing Chess*,
//! 1950).

use awale_engine::Stop;
use awale_rules::{Game, find_repetition};

use super::{
    ChosenMove, Player, ReportThinking, ThinkingInfo,
    evaluation::{Evaluate, outcome_value},
    observer::{MIN_VALUE, SearchObserver, SearchWindow, VisitEnd},
};

/// The minimax player: searches every line `depth` plies deep.
#[derive(Clone, Copy, Debug)]
pub struct Minimax<E> {
    /// Search depth in plies, 1 or more.
    pub depth: u32,
    /// The static evaluation of the positions at the last ply.
    pub evaluation: E,
}

impl<G: Game, E: Evaluate<G>> Player<G> for Minimax<E> {
    fn choose(
        &mut self,
        positions_so_far: &[G],
        stop: &Stop,
        report: ReportThinking<'_, G::Move>,
    ) -> Option<ChosenMove<G::Move>> {
        self.choose_observed(positions_so_far, stop, report, &mut ())
    }
}

impl<E> Minimax<E> {
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
        let mut search = MinimaxSearch {
            evaluation: &self.evaluation,
            positions_so_far: positions_so_far.to_vec(),
            stop,
            observer,
            visited_positions: 1,
        };
        let moves: Vec<G::Move> = positions_so_far.last()?.moves().collect();
        let mut best = ChosenMove::without_search(*moves.first()?);
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
struct MinimaxSearch<'a, G, E, O> {
    evaluation: &'a E,
    positions_so_far: Vec<G>,
    stop: &'a Stop,
    observer: &'a mut O,
    visited_positions: u64,
}

impl<G: Game, E: Evaluate<G>, O: SearchObserver<G>> MinimaxSearch<'_, G, E, O> {
    /// Returns the value of `mv` in the last position of `positions_so_far`, searched `depth` plies
    /// ahead, or `None` if the search was stopped.
    fn value_of_move(&mut self, mv: G::Move, depth: u32) -> Option<i32> {
        let mut after = self.positions_so_far.last()?.clone();
        after.play_unchecked(mv);
        self.positions_so_far.push(after);
        self.observer.on_enter(mv, SearchWindow::OPEN);
        let value = self.search_value(depth - 1);
        self.positions_so_far.pop();
        value.map(|value| -value)
    }

    /// Returns the value of the last position of `positions_so_far` to the side to move, or `None`
    /// if the search was stopped.
    fn search_value(&mut self, depth: u32) -> Option<i32> {
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
            (self.best_value(&position, depth)?, VisitEnd::MovesSearched)
        };
        self.observer.on_leave(value, visit_end);
        Some(value)
    }

    /// Returns the value of the best move in `position`, the last of `positions_so_far`, or `None`
    /// if the search was stopped.
    fn best_value(&mut self, position: &G, depth: u32) -> Option<i32> {
        let mut best = MIN_VALUE;
        for mv in position.moves() {
            best = best.max(self.value_of_move(mv, depth)?);
        }
        Some(best)
    }
}

/// Returns the value of the last position of `positions_so_far` to its side to move, if the game
/// ends there by the rules or by repetition.
pub(super) fn value_at_end<G: Game>(positions_so_far: &[G]) -> Option<i32> {
    let position = positions_so_far.last()?;
    let final_result = match position.outcome() {
        Some(outcome) => outcome.final_result,
        None => find_repetition(positions_so_far).map(|_| position.result_when_repeated())?,
    };
    Some(outcome_value(&final_result, position.to_move()))
}
