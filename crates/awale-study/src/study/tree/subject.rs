//! What is searched: a position of a game, or your own tree.

use std::fmt;

use awale_rules::{Game, Seat};

use crate::catalogue::{AnyGame, AnyMove};

use super::{Branch, ExerciseTree, TextbookSearch, Tree};

/// What a search may walk.
#[derive(Clone, Debug)]
pub enum TreeSubject {
    /// The last of the positions of a game, with those before it.
    Game(Vec<AnyGame>),
    /// A tree with values at its leaves.
    Exercise(ExerciseTree),
}

/// A move of a game, or a branch of your own tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeMove {
    /// Of a game.
    Move(AnyMove),
    /// Of your own tree.
    Branch(Branch),
}

impl TreeMove {
    /// The move, if it is one of a game.
    #[must_use]
    pub const fn of_game(self) -> Option<AnyMove> {
        if let TreeMove::Move(mv) = self {
            Some(mv)
        } else {
            None
        }
    }
}

impl fmt::Display for TreeMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TreeMove::Move(mv) => mv.fmt(f),
            TreeMove::Branch(branch) => branch.fmt(f),
        }
    }
}

/// What the values of a tree count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueUnit {
    /// Seeds, by a static evaluation.
    Seeds,
    /// Won, lost, or not seen yet.
    Results,
    /// What the leaves of your own tree say.
    Leaves,
}

impl TreeSubject {
    /// The tree that `search` walks here; `None` where there is no position.
    #[must_use]
    pub fn tree(&self, search: TextbookSearch) -> Option<Tree<TreeMove>> {
        match self {
            TreeSubject::Game(past) => Some(Tree::of(search, past)?.map(TreeMove::Move)),
            TreeSubject::Exercise(exercise) => {
                Some(Tree::of(search, std::slice::from_ref(exercise))?.map(TreeMove::Branch))
            }
        }
    }

    /// How many positions `search` looks at.
    #[must_use]
    pub fn visited(&self, search: TextbookSearch) -> u64 {
        let visited = match self {
            TreeSubject::Game(past) => search.look(past).map(|chosen| chosen.visited),
            TreeSubject::Exercise(exercise) => search
                .look(std::slice::from_ref(exercise))
                .map(|chosen| chosen.visited),
        };
        visited.unwrap_or(1)
    }

    /// The position at the root, where it is one of a game.
    #[must_use]
    pub fn position(&self) -> Option<&AnyGame> {
        if let TreeSubject::Game(past) = self {
            past.last()
        } else {
            None
        }
    }

    /// Who moves at the root and takes the highest value. In your own tree that is max, whose seat
    /// is South's.
    #[must_use]
    pub fn root_seat(&self) -> Seat {
        self.position().map_or(Seat::South, AnyGame::to_move)
    }

    /// What its values count.
    #[must_use]
    pub fn unit(&self) -> ValueUnit {
        match self.position() {
            Some(AnyGame::Awale(_)) => ValueUnit::Seeds,
            Some(AnyGame::Matches(_)) => ValueUnit::Results,
            None => ValueUnit::Leaves,
        }
    }
}
