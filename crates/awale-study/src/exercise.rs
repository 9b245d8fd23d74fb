//! [`Exercise`]: a position with a move to find. Steps of lessons, puzzles, exercises of chapters
//! and mistakes in games are exercises. One screen plays them all.

use awale_rules::{BoardPlace, Match, Pit, Position};

use crate::{
    catalogue::{AnyGame, AnyMove},
    study::{Motifs, MoveValues, Reason, last_seed_place, reasons_for_best_move},
};

/// A position with a move to find. In all methods, `game` is the game before the move.
pub trait Exercise {
    /// Judges the legal move `mv`.
    fn judge(&self, game: &Match<AnyGame>, mv: AnyMove) -> TryResult;

    /// Returns moves that solve the exercise from the position of `game`. Some exercises return
    /// only the next move.
    fn solution(&self, game: &Match<AnyGame>) -> Vec<AnyMove>;

    /// Returns the pits where the cursor must not start, the most important first. The default is
    /// the first pit of the solution, because a cursor there would show it.
    fn pits_to_avoid_as_cursor_start(&self, game: &Match<AnyGame>) -> Vec<Pit> {
        let best = self.solution(game).first().and_then(|mv| mv.as_pit());
        best.into_iter().collect()
    }

    /// Returns the hint after `last_hint`. By default the first hint is the idea and the second is
    /// the first move of the solution. Returns `None` if there are no more hints.
    fn hint(&self, game: &Match<AnyGame>, last_hint: Option<Hint>) -> Option<Hint> {
        match last_hint {
            None => Some(Hint::Idea),
            Some(Hint::Move(_)) => None,
            Some(_) => self.solution(game).first().copied().map(Hint::Move),
        }
    }
}

/// The result of a legal move in an [`Exercise`]. The moves in a result are a line of play that
/// begins with this move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TryResult {
    /// The move solves the exercise. The list is this move and the moves after it that show why.
    Solved(Vec<AnyMove>),
    /// The move is right, but the player must find another move after the moves in this list.
    RightSoFar(Vec<AnyMove>),
    /// The move is wrong. The list is this move and the answers that show why, if there are any.
    Wrong(Vec<AnyMove>),
    /// The result is not known yet, because a search must judge the move first.
    SearchNeeded,
}

/// A hint about the move to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The idea of the move, without the move.
    Idea,
    /// The place where the last seed of the move falls.
    LastSeedPlace(BoardPlace),
    /// The move itself.
    Move(AnyMove),
}

impl Hint {
    /// Returns the hint after `last_hint` about the move `mv`: first the idea, then the place where
    /// the last seed falls (if there is one), then the move. Returns `None` after the move.
    pub fn next_hint(
        last_hint: Option<Hint>,
        last_seed_place: Option<BoardPlace>,
        mv: AnyMove,
    ) -> Option<Hint> {
        match (last_hint, last_seed_place) {
            (None, _) => Some(Hint::Idea),
            (Some(Hint::Idea), Some(last_seed_place)) => Some(Hint::LastSeedPlace(last_seed_place)),
            (Some(Hint::Move(_)), _) => None,
            _ => Some(Hint::Move(mv)),
        }
    }

    /// Returns the hint after `last_hint` about the best of `values` in a game. The 13 matches have
    /// one hint only, the move, because a heap has no pits to point to.
    pub fn next_hint_in_game(
        last_hint: Option<Hint>,
        game: &AnyGame,
        values: &MoveValues,
    ) -> Option<Hint> {
        let best = values.best().mv;
        match game {
            AnyGame::Awale(position) => {
                let place = best.as_pit().and_then(|pit| last_seed_place(position, pit));
                let skipped_hint =
                    is_idea_only_to_compare_two_moves(position, values).then_some(Hint::Idea);
                Hint::next_hint(last_hint.or(skipped_hint), place, best)
            }
            AnyGame::Matches(_) => last_hint.is_none().then_some(Hint::Move(best)),
        }
    }
}

/// Returns true if only two moves are legal and the board does not show why the best of `values` is
/// better. A first hint could only name both moves.
fn is_idea_only_to_compare_two_moves(position: &Position, values: &MoveValues) -> bool {
    let best = values.best();
    let answer = best.line.get(1).and_then(|answer| answer.as_pit());
    values.moves.len() == 2
        && best.mv.as_pit().is_some_and(|pit| {
            let themes = Motifs::of_turn(position, pit, answer);
            themes.that_sets_apart(position, pit, true).is_none()
        })
        && !reasons_for_best_move(&[AnyGame::Awale(*position)], values)
            .iter()
            .any(Reason::is_visible_on_board)
}
