//! [`TreeSubject`]: what is searched, a position of a game or a typed tree.

use std::fmt;

use awale_rules::{Game, Seat};

use crate::catalogue::{AnyGame, AnyMove};

use super::{Branch, ExerciseTree, SearchTree, TextbookSearch, ValueUnit};

/// The subject of a search: a position of a game or a typed tree.
#[derive(Clone, Debug)]
pub enum TreeSubject {
    /// The last position of a game, with the positions before it.
    Game(Vec<AnyGame>),
    /// A typed tree with values at its leaves.
    Exercise(ExerciseTree),
}

/// A move of a game, or a branch of a typed tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeMove {
    /// A move of a game.
    Move(AnyMove),
    /// A branch of a typed tree.
    Branch(Branch),
}

impl TreeMove {
    /// Returns the move, if this is a move of a game.
    pub const fn game_move(self) -> Option<AnyMove> {
        if let TreeMove::Move(mv) = self {
            Some(mv)
        } else {
            None
        }
    }
}

impl From<AnyMove> for TreeMove {
    fn from(mv: AnyMove) -> TreeMove {
        TreeMove::Move(mv)
    }
}

impl From<Branch> for TreeMove {
    fn from(branch: Branch) -> TreeMove {
        TreeMove::Branch(branch)
    }
}

impl fmt::Display for TreeMove {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            TreeMove::Move(mv) => mv.fmt(f),
            TreeMove::Branch(branch) => branch.fmt(f),
        }
    }
}

impl TreeSubject {
    /// Records the tree of `search` for this subject. Returns `None` if there is no position.
    pub fn search_tree(&self, search: TextbookSearch) -> Option<SearchTree> {
        match self {
            TreeSubject::Game(past) => SearchTree::of(search, past),
            TreeSubject::Exercise(exercise) => {
                SearchTree::of(search, std::slice::from_ref(exercise))
            }
        }
    }

    /// Returns the number of positions that `search` visits, or 1 if no move is legal.
    pub fn visited_count(&self, search: TextbookSearch) -> u64 {
        let visited_positions = match self {
            TreeSubject::Game(past) => search.run(past).map(|chosen| chosen.visited),
            TreeSubject::Exercise(exercise) => search
                .run(std::slice::from_ref(exercise))
                .map(|chosen| chosen.visited),
        };
        visited_positions.unwrap_or(1)
    }

    /// Returns the position at the root, if this is a game.
    pub fn position(&self) -> Option<&AnyGame> {
        if let TreeSubject::Game(past) = self {
            past.last()
        } else {
            None
        }
    }

    /// Returns the side that moves at the root and looks for the highest value. In a typed tree
    /// that is South.
    pub fn root_seat(&self) -> Seat {
        self.position().map_or(Seat::South, AnyGame::to_move)
    }

    /// Returns the unit of the values.
    pub fn value_unit(&self) -> ValueUnit {
        match self.position() {
            Some(AnyGame::Awale(_)) => ValueUnit::Seeds,
            Some(AnyGame::Matches(_)) => ValueUnit::GameResults,
            None => ValueUnit::LeafValues,
        }
    }
}
