//! Moves that were not played: a tree of variations with comments, as a person looks into a game.
//!
//! A [`Record`](super::Record) keeps lines ([`Variation`]); who thinks about a game walks the tree
//! ([`Variations`]). Nothing here recurses, and both are bounded, so a text full of parentheses
//! costs no more than it is long.

use std::collections::BTreeMap;

use awale_rules::{Game, Match};

use crate::catalogue::{AnyGame, AnyMove};
use crate::text::Comment;

/// The most moves beside the game: far more than anyone looks at, and some 300 kB.
pub const MOST_ADDED: usize = 2_000;

/// A line that leaves the game or an earlier variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// The variation that it leaves, by its place among all; `None` where it leaves the game.
    pub of: Option<usize>,
    /// How many moves of that line come before it.
    pub after: usize,
    /// Its moves, one at least.
    pub moves: Vec<AnyMove>,
    /// What people wrote, by how many of its moves had been played, from one on.
    pub comments: BTreeMap<usize, Comment>,
}

/// A place in the tree. The start is 0, and in a tree that was made from a game the place after its
/// n-th move is n.
pub type NodeId = usize;

/// A position of the tree and the move that led there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveNode {
    /// The move; none at the start.
    pub mv: Option<AnyMove>,
    /// The position after it.
    pub position: AnyGame,
    /// How many moves lead here.
    pub ply: usize,
    /// Where the move was played; the start is its own parent.
    pub parent: NodeId,
    /// The moves that follow, the main one first.
    pub children: Vec<NodeId>,
    /// What was written about it.
    pub comment: Option<Comment>,
    /// Whether a list hides what follows, where this begins a variation.
    pub is_folded: bool,
}

/// The tree of a game and of what was tried beside it.
///
/// # Examples
/// ```
/// use awale_rules::{Match, Pit, Position, Rules, Seat};
/// use awale_study::catalogue::{AnyGame, AnyMove};
/// use awale_study::record::Variations;
///
/// let pit = |letter| AnyMove::Pit(Pit::from_letter(letter).unwrap());
/// let start = AnyGame::Awale(Position::start(&Rules::OWARE, Seat::South));
/// let mut tree = Variations::new(start);
/// let played = tree.add(0, pit('A')).unwrap();
/// let tried = tree.add(0, pit('B')).unwrap();
/// assert_eq!(tree.main_line(), [played]);
/// assert!(tree.promote(tried));
/// assert_eq!(tree.main_line(), [tried]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variations {
    /// A place that was deleted holds nothing, so that the others keep their numbers.
    nodes: Vec<Option<MoveNode>>,
    /// Moves from the start that were played in a game; they stay the main line.
    played: usize,
    /// Moves beside them.
    added: usize,
}

impl Variations {
    /// A tree without a move.
    #[must_use]
    pub fn new(start: AnyGame) -> Variations {
        let root = MoveNode {
            mv: None,
            position: start,
            ply: 0,
            parent: 0,
            children: Vec::new(),
            comment: None,
            is_folded: false,
        };
        Variations {
            nodes: vec![Some(root)],
            played: 0,
            added: 0,
        }
    }

    /// The moves of a game with what is written beside it. A line that does not fit is left out,
    /// from its first move that does not.
    #[must_use]
    pub fn of(
        game: &Match<AnyGame>,
        comments: &BTreeMap<usize, Comment>,
        lines: &[Variation],
    ) -> Variations {
        let mut tree = Variations {
            played: game.moves().len(),
            ..Variations::new(game.past()[0])
        };
        for (ply, (&mv, position)) in (1..).zip(game.moves().iter().zip(&game.past()[1..])) {
            tree.insert(ply - 1, mv, *position);
        }
        tree.added = 0;
        for (&ply, comment) in comments.range(..=tree.played) {
            tree.comment(ply, Some(comment.clone()));
        }
        let mut places: Vec<Vec<NodeId>> = Vec::new();
        for line in lines {
            let of = line
                .of
                .map(|of| places.get(of).map_or(&[][..], Vec::as_slice));
            let from = match of {
                None => Some(line.after).filter(|&after| after <= tree.played),
                Some(nodes) => nodes.get(line.after).copied(),
            };
            let mut nodes: Vec<NodeId> = from.into_iter().collect();
            for (number, &mv) in (1..).zip(&line.moves) {
                let Some(node) = nodes.last().and_then(|&at| tree.add(at, mv)) else {
                    break;
                };
                if let Some(comment) = line.comments.get(&number) {
                    tree.comment(node, Some(comment.clone()));
                }
                nodes.push(node);
            }
            places.push(nodes);
        }
        tree
    }

    /// The same tree of moves that were only tried: any of them may be deleted, and another line
    /// become the main one.
    #[must_use]
    pub fn free(mut self) -> Variations {
        (self.added, self.played) = (self.added + self.played, 0);
        self
    }

    /// The node at a place, or the start if the place is gone.
    #[must_use]
    pub fn node(&self, at: NodeId) -> &MoveNode {
        let there = self.nodes.get(at).and_then(Option::as_ref);
        there
            .or(self.nodes[0].as_ref())
            .expect("the start is never deleted")
    }

    fn node_mut(&mut self, at: NodeId) -> Option<&mut MoveNode> {
        self.nodes.get_mut(at)?.as_mut()
    }

    /// Whether there is such a place.
    #[must_use]
    pub fn has(&self, at: NodeId) -> bool {
        self.nodes.get(at).is_some_and(Option::is_some)
    }

    /// Moves that were not played in the game.
    #[must_use]
    pub const fn added(&self) -> usize {
        self.added
    }

    /// Whether a place belongs to the game that was played.
    #[must_use]
    pub const fn is_played(&self, at: NodeId) -> bool {
        at <= self.played
    }

    /// Plays `mv` at a place. Returns where it leads: to a new place, or to the one there was.
    /// `None` where the move is not legal, or the tree is full.
    pub fn add(&mut self, at: NodeId, mv: AnyMove) -> Option<NodeId> {
        let node = self.nodes.get(at)?.as_ref()?;
        if let Some(known) = node
            .children
            .iter()
            .find(|&&child| self.node(child).mv == Some(mv))
        {
            return Some(*known);
        }
        let mut position = node.position;
        if self.added >= MOST_ADDED || position.outcome().is_some() || position.play(mv).is_err() {
            return None;
        }
        Some(self.insert(at, mv, position))
    }

    fn insert(&mut self, at: NodeId, mv: AnyMove, position: AnyGame) -> NodeId {
        let ply = self.node(at).ply + 1;
        let node = MoveNode {
            mv: Some(mv),
            position,
            ply,
            parent: at,
            children: Vec::new(),
            comment: None,
            is_folded: false,
        };
        // A deleted place is taken again only where the list would grow without end.
        let is_long = self.nodes.len() > self.played + MOST_ADDED;
        let free = is_long
            .then(|| self.nodes.iter().position(Option::is_none))
            .flatten();
        let new = free.unwrap_or(self.nodes.len());
        if new == self.nodes.len() {
            self.nodes.push(Some(node));
        } else {
            self.nodes[new] = Some(node);
        }
        self.added += 1;
        if let Some(parent) = self.node_mut(at) {
            parent.children.push(new);
        }
        new
    }

    /// Deletes a move with all that follows it. Returns where it was played; `None` where it is the
    /// start or a move of the game.
    pub fn delete(&mut self, at: NodeId) -> Option<NodeId> {
        if self.is_played(at) || !self.has(at) {
            return None;
        }
        let parent = self.node(at).parent;
        if let Some(node) = self.node_mut(parent) {
            node.children.retain(|&child| child != at);
        }
        let mut left = vec![at];
        while let Some(node) = left.pop().and_then(|at| self.nodes[at].take()) {
            self.added -= 1;
            left.extend(node.children);
        }
        Some(parent)
    }

    /// Moves the variation in which a place lies one step toward the main line. Returns whether
    /// there was a step to go.
    pub fn promote(&mut self, at: NodeId) -> bool {
        let Some(first) = self.first_of_variation(at) else {
            return false;
        };
        let siblings = &self.node(self.node(first).parent).children;
        let place = siblings
            .iter()
            .position(|&child| child == first)
            .unwrap_or(0);
        if place == 0 || self.is_played(siblings[place - 1]) {
            return false;
        }
        let parent = self.node(first).parent;
        if let Some(node) = self.node_mut(parent) {
            node.children.swap(place - 1, place);
        }
        true
    }

    /// The first move of the variation in which a place lies; `None` on the main line.
    #[must_use]
    pub fn first_of_variation(&self, at: NodeId) -> Option<NodeId> {
        let is_main =
            |at: NodeId| at == 0 || self.node(self.node(at).parent).children.first() == Some(&at);
        self.path(at).into_iter().rev().find(|&at| !is_main(at))
    }

    /// Writes what there is to say about a place, or takes it away.
    pub fn comment(&mut self, at: NodeId, comment: Option<Comment>) {
        if let Some(node) = self.node_mut(at) {
            node.comment = comment;
        }
    }

    /// Folds the variation in which a place lies, or opens it. Returns its first move.
    pub fn fold(&mut self, at: NodeId, is_folded: bool) -> Option<NodeId> {
        let first = self.first_of_variation(at)?;
        self.node_mut(first)?.is_folded = is_folded;
        Some(first)
    }

    /// The move beside this one, one further from the main line, or one nearer to it.
    #[must_use]
    pub fn sibling(&self, at: NodeId, further: bool) -> Option<NodeId> {
        let siblings = &self.node(self.node(at).parent).children;
        let place = siblings.iter().position(|&child| child == at)?;
        let beside = if further {
            place.checked_add(1)
        } else {
            place.checked_sub(1)
        };
        siblings.get(beside?).copied()
    }

    /// The places on the way from the start, without the start.
    #[must_use]
    pub fn path(&self, at: NodeId) -> Vec<NodeId> {
        let step = |&at: &NodeId| Some(self.node(at).parent).filter(|&parent| parent != 0);
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(at).filter(|&at| at != 0 && self.has(at)), step).collect();
        path.reverse();
        path
    }

    /// The positions on the way, from the start on.
    #[must_use]
    pub fn past(&self, at: NodeId) -> Vec<AnyGame> {
        std::iter::once(0)
            .chain(self.path(at))
            .map(|at| self.node(at).position)
            .collect()
    }

    /// The game up to a place, as far as its rules let it go on.
    #[must_use]
    pub fn game(&self, at: NodeId) -> Match<AnyGame> {
        let mut game = Match::new(self.node(0).position);
        for mv in self.path(at).into_iter().filter_map(|at| self.node(at).mv) {
            if game.play(mv).is_err() {
                break;
            }
        }
        game
    }

    /// The places that follow a place if each time the main move is played.
    #[must_use]
    pub fn main_line_from(&self, at: NodeId) -> Vec<NodeId> {
        let next = |at: NodeId| self.node(at).children.first().copied();
        std::iter::successors(next(at), |&at| next(at)).collect()
    }

    /// The main line, without the start.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        self.main_line_from(0)
    }

    /// What a record keeps beside a game of `moves` moves that is the main line up to there: its
    /// comments, and the variations, each behind the line that it leaves.
    #[must_use]
    pub fn lines(&self, moves: usize) -> (BTreeMap<usize, Comment>, Vec<Variation>) {
        let main: Vec<NodeId> = std::iter::once(0)
            .chain(self.main_line())
            .take(moves + 1)
            .collect();
        let comment =
            |(place, &at): (usize, &NodeId)| Some((place, self.node(at).comment.clone()?));
        let comments = main.iter().enumerate().filter_map(comment).collect();
        let mut lines: Vec<Variation> = Vec::new();
        // The line whose places are looked at for what leaves them, with the place before it.
        let mut open: Vec<(Option<usize>, Vec<NodeId>)> = vec![(None, main)];
        while let Some((of, places)) = open.pop() {
            // What else leaves the place before a variation is beside it.
            for (after, &at) in places.iter().enumerate().skip(usize::from(of.is_some())) {
                let follows = places.get(after + 1);
                for &first in self
                    .node(at)
                    .children
                    .iter()
                    .filter(|&child| Some(child) != follows)
                {
                    let nodes: Vec<NodeId> = std::iter::once(first)
                        .chain(self.main_line_from(first))
                        .collect();
                    let moves = nodes.iter().filter_map(|&at| self.node(at).mv).collect();
                    let comments = (1..).zip(&nodes).filter_map(comment).collect();
                    open.push((
                        Some(lines.len()),
                        std::iter::once(at).chain(nodes).collect(),
                    ));
                    lines.push(Variation {
                        of,
                        after,
                        moves,
                        comments,
                    });
                }
            }
        }
        (comments, lines)
    }
}
