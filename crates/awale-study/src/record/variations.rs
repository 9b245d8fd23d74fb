//! Moves that were tried but not played: a tree of variations with comments.
//!
//! A [`Record`](super::Record) stores lines ([`Variation`]). The analysis board uses the tree
//! ([`VariationTree`]). Nothing here recurses and both are bounded, so that a malicious text full
//! of parentheses takes no more time than its length.

use std::collections::BTreeMap;

use awale_rules::{Game, Match};

use crate::{
    catalogue::{AnyGame, AnyMove},
    text::Comment,
};

/// The maximum number of moves in variations. This is far more than anyone reads, and about 300 kB.
pub const MAX_MOVES_IN_ALL_VARIATIONS: usize = 2_000;

/// A line that leaves the game or an earlier variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// The index of the variation that this line leaves, or `None` if it leaves the game.
    pub parent_variation_index: Option<usize>,
    /// The number of moves of the parent line, or of the game, before this line begins.
    pub moves_before: usize,
    /// The moves of the line, at least one.
    pub moves: Vec<AnyMove>,
    /// Comments, by the number of moves of the line before them (from 1).
    pub comments: BTreeMap<usize, Comment>,
}

/// The index of a node in the tree. The start is 0. In a tree of a game, the position after its
/// n-th move is n.
pub type NodeId = usize;

/// A position in the tree and the move that leads to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveNode {
    /// The move, or `None` at the start.
    pub mv: Option<AnyMove>,
    /// The position after the move.
    pub position: AnyGame,
    /// The number of moves from the start.
    pub ply: usize,
    /// The node before the move. The start node is its own parent.
    pub parent: NodeId,
    /// The nodes after the next moves, the main one first.
    pub children: Vec<NodeId>,
    /// The comment about the move.
    pub comment: Option<Comment>,
    /// True if the move list hides the moves of the variation that begins here.
    pub is_folded: bool,
}

/// The tree of a game and its variations.
///
/// # Examples
/// ```
/// use awale_rules::{Match, Pit, Position, Rules, Seat};
/// use awale_study::catalogue::{AnyGame, AnyMove};
/// use awale_study::record::VariationTree;
///
/// let pit = |letter| AnyMove::Pit(Pit::from_letter(letter).unwrap());
/// let start = AnyGame::Awale(Position::start(&Rules::OWARE, Seat::South));
/// let mut tree = VariationTree::new(start);
/// let played = tree.add(0, pit('A')).unwrap();
/// let tried = tree.add(0, pit('B')).unwrap();
/// assert_eq!(tree.main_line(), [played]);
/// assert!(tree.promote(tried));
/// assert_eq!(tree.main_line(), [tried]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariationTree {
    /// The nodes. A deleted node is `None`, so that the others keep their indices.
    nodes: Vec<Option<MoveNode>>,
    /// The number of moves that were played in the game. They stay the main line.
    played_move_count: usize,
    /// The number of moves in variations.
    variation_move_count: usize,
}

impl VariationTree {
    /// Creates a tree without moves.
    pub fn new(start: AnyGame) -> VariationTree {
        let root = MoveNode {
            mv: None,
            position: start,
            ply: 0,
            parent: 0,
            children: Vec::new(),
            comment: None,
            is_folded: false,
        };
        VariationTree {
            nodes: vec![Some(root)],
            played_move_count: 0,
            variation_move_count: 0,
        }
    }

    /// Creates the tree of a game with comments and variations. A variation is cut before its first
    /// illegal move.
    pub fn of(
        game: &Match<AnyGame>,
        comments: &BTreeMap<usize, Comment>,
        variations: &[Variation],
    ) -> VariationTree {
        let mut tree = VariationTree {
            played_move_count: game.moves().len(),
            ..VariationTree::new(game.positions_so_far()[0])
        };
        for (ply, (&mv, position)) in
            (1..).zip(game.moves().iter().zip(&game.positions_so_far()[1..]))
        {
            tree.insert(ply - 1, mv, *position);
        }
        tree.variation_move_count = 0;
        for (&ply, comment) in comments.range(..=tree.played_move_count) {
            tree.set_comment(ply, Some(comment.clone()));
        }
        let mut nodes_of_variations: Vec<Vec<NodeId>> = Vec::new();
        for line in variations {
            let parent_nodes = line
                .parent_variation_index
                .map(|of| nodes_of_variations.get(of).map_or(&[][..], Vec::as_slice));
            let start_node = match parent_nodes {
                None => Some(line.moves_before).filter(|&after| after <= tree.played_move_count),
                Some(nodes) => nodes.get(line.moves_before).copied(),
            };
            let mut nodes: Vec<NodeId> = start_node.into_iter().collect();
            for (number, &mv) in (1..).zip(&line.moves) {
                let Some(node) = nodes.last().and_then(|&at| tree.add(at, mv)) else {
                    break;
                };
                if let Some(comment) = line.comments.get(&number) {
                    tree.set_comment(node, Some(comment.clone()));
                }
                nodes.push(node);
            }
            nodes_of_variations.push(nodes);
        }
        tree
    }

    /// Returns the same tree without a played game: any move may be deleted, and any line may
    /// become the main one.
    #[must_use]
    pub fn without_played_game(mut self) -> VariationTree {
        (self.variation_move_count, self.played_move_count) =
            (self.variation_move_count + self.played_move_count, 0);
        self
    }

    /// Returns a node, or the start if the node was deleted.
    pub fn node(&self, at: NodeId) -> &MoveNode {
        let existing_node = self.nodes.get(at).and_then(Option::as_ref);
        existing_node
            .or(self.nodes[0].as_ref())
            .expect("the start is never deleted")
    }

    fn node_mut(&mut self, at: NodeId) -> Option<&mut MoveNode> {
        self.nodes.get_mut(at)?.as_mut()
    }

    /// Returns true if the node exists.
    pub fn contains(&self, at: NodeId) -> bool {
        self.nodes.get(at).is_some_and(Option::is_some)
    }

    /// Returns the number of moves that were not played in the game.
    pub const fn added_move_count(&self) -> usize {
        self.variation_move_count
    }

    /// Returns true if the node belongs to the game that was played.
    pub const fn is_played(&self, at: NodeId) -> bool {
        at <= self.played_move_count
    }

    /// Plays `mv` at a node. Returns the new node, or the existing node after this move. Returns
    /// `None` if the node does not exist, the game is over there, the move is illegal or the tree
    /// is full.
    pub fn add(&mut self, at: NodeId, mv: AnyMove) -> Option<NodeId> {
        let node = self.nodes.get(at)?.as_ref()?;
        if let Some(existing_child) = node
            .children
            .iter()
            .find(|&&child| self.node(child).mv == Some(mv))
        {
            return Some(*existing_child);
        }
        let mut position = node.position;
        if self.variation_move_count >= MAX_MOVES_IN_ALL_VARIATIONS
            || position.outcome().is_some()
            || position.play(mv).is_err()
        {
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
        // The index of a deleted node is used again only if the list would grow without limit.
        let is_full = self.nodes.len() > self.played_move_count + MAX_MOVES_IN_ALL_VARIATIONS;
        let free_index = is_full
            .then(|| self.nodes.iter().position(Option::is_none))
            .flatten();
        let new_index = free_index.unwrap_or(self.nodes.len());
        if new_index == self.nodes.len() {
            self.nodes.push(Some(node));
        } else {
            self.nodes[new_index] = Some(node);
        }
        self.variation_move_count += 1;
        if let Some(parent) = self.node_mut(at) {
            parent.children.push(new_index);
        }
        new_index
    }

    /// Deletes a move with all moves after it. Returns the node before it, or `None` if the node is
    /// the start or belongs to the game.
    pub fn delete(&mut self, at: NodeId) -> Option<NodeId> {
        if self.is_played(at) || !self.contains(at) {
            return None;
        }
        let parent = self.node(at).parent;
        if let Some(node) = self.node_mut(parent) {
            node.children.retain(|&child| child != at);
        }
        let mut nodes_to_delete = vec![at];
        while let Some(node) = nodes_to_delete.pop().and_then(|at| self.nodes[at].take()) {
            self.variation_move_count -= 1;
            nodes_to_delete.extend(node.children);
        }
        Some(parent)
    }

    /// Moves the variation of this node one step toward the main line. Returns false if that is not
    /// possible.
    pub fn promote(&mut self, at: NodeId) -> bool {
        let Some(first_node) = self.first_of_variation(at) else {
            return false;
        };
        let siblings = &self.node(self.node(first_node).parent).children;
        let index_in_siblings = siblings
            .iter()
            .position(|&child| child == first_node)
            .unwrap_or(0);
        if index_in_siblings == 0 || self.is_played(siblings[index_in_siblings - 1]) {
            return false;
        }
        let parent = self.node(first_node).parent;
        if let Some(node) = self.node_mut(parent) {
            node.children.swap(index_in_siblings - 1, index_in_siblings);
        }
        true
    }

    /// Returns the first move of the variation that contains a node, or `None` on the main line.
    pub fn first_of_variation(&self, at: NodeId) -> Option<NodeId> {
        let is_main_move =
            |at: NodeId| at == 0 || self.node(self.node(at).parent).children.first() == Some(&at);
        self.path(at)
            .into_iter()
            .rev()
            .find(|&at| !is_main_move(at))
    }

    /// Sets or removes the comment of a node.
    pub fn set_comment(&mut self, at: NodeId, comment: Option<Comment>) {
        if let Some(node) = self.node_mut(at) {
            node.comment = comment;
        }
    }

    /// Hides or shows the variation that contains a node in the move list. Returns its first move.
    pub fn set_folded(&mut self, at: NodeId, is_folded: bool) -> Option<NodeId> {
        let first_node = self.first_of_variation(at)?;
        self.node_mut(first_node)?.is_folded = is_folded;
        Some(first_node)
    }

    /// Returns the next alternative to this move, further from the main line or nearer to it.
    /// Returns `None` after the last alternative.
    pub fn sibling(&self, at: NodeId, is_further_from_main_line: bool) -> Option<NodeId> {
        let siblings = &self.node(self.node(at).parent).children;
        let index_in_siblings = siblings.iter().position(|&child| child == at)?;
        let sibling_index = if is_further_from_main_line {
            index_in_siblings.checked_add(1)
        } else {
            index_in_siblings.checked_sub(1)
        };
        siblings.get(sibling_index?).copied()
    }

    /// Returns the nodes on the path from the start to a node, without the start.
    pub fn path(&self, at: NodeId) -> Vec<NodeId> {
        let parent_unless_root =
            |&at: &NodeId| Some(self.node(at).parent).filter(|&parent| parent != 0);
        let mut path: Vec<NodeId> = std::iter::successors(
            Some(at).filter(|&at| at != 0 && self.contains(at)),
            parent_unless_root,
        )
        .collect();
        path.reverse();
        path
    }

    /// Returns the positions on the path from the start to a node.
    pub fn positions_up_to_node(&self, at: NodeId) -> Vec<AnyGame> {
        std::iter::once(0)
            .chain(self.path(at))
            .map(|at| self.node(at).position)
            .collect()
    }

    /// Returns the game up to a node, or up to its end by the rules.
    pub fn game(&self, at: NodeId) -> Match<AnyGame> {
        let mut game = Match::new(self.node(0).position);
        for mv in self.path(at).into_iter().filter_map(|at| self.node(at).mv) {
            if game.play(mv).is_err() {
                break;
            }
        }
        game
    }

    /// Returns the nodes after a node if the main move is played each time.
    pub fn main_line_from(&self, at: NodeId) -> Vec<NodeId> {
        let next = |at: NodeId| self.node(at).children.first().copied();
        std::iter::successors(next(at), |&at| next(at)).collect()
    }

    /// Returns the nodes of the main line, without the start.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.main_line_from(0)
    }

    /// Converts the tree to what a record stores, for a game of `played_move_count` moves along the
    /// main line: the comments of the game, and the variations, each after the line that it leaves.
    pub fn comments_and_variations(
        &self,
        played_move_count: usize,
    ) -> (BTreeMap<usize, Comment>, Vec<Variation>) {
        let main_line: Vec<NodeId> = std::iter::once(0)
            .chain(self.main_line())
            .take(played_move_count + 1)
            .collect();
        let comment_with_move_count =
            |(place, &at): (usize, &NodeId)| Some((place, self.node(at).comment.clone()?));
        let comments = main_line
            .iter()
            .enumerate()
            .filter_map(comment_with_move_count)
            .collect();
        let mut variations: Vec<Variation> = Vec::new();
        // The lines whose nodes are still to be searched for variations, each with the node before
        // it.
        let mut open_lines: Vec<(Option<usize>, Vec<NodeId>)> = vec![(None, main_line)];
        while let Some((variation_number, line_nodes)) = open_lines.pop() {
            // Alternatives to the first move of a variation belong to the outer line.
            for (after, &at) in line_nodes
                .iter()
                .enumerate()
                .skip(usize::from(variation_number.is_some()))
            {
                let next_node = line_nodes.get(after + 1);
                for &first in self
                    .node(at)
                    .children
                    .iter()
                    .filter(|&child| Some(child) != next_node)
                {
                    let nodes: Vec<NodeId> = std::iter::once(first)
                        .chain(self.main_line_from(first))
                        .collect();
                    let moves = nodes.iter().filter_map(|&at| self.node(at).mv).collect();
                    let comments = (1..)
                        .zip(&nodes)
                        .filter_map(comment_with_move_count)
                        .collect();
                    open_lines.push((
                        Some(variations.len()),
                        std::iter::once(at).chain(nodes).collect(),
                    ));
                    variations.push(Variation {
                        parent_variation_index: variation_number,
                        moves_before: after,
                        moves,
                        comments,
                    });
                }
            }
        }
        (comments, variations)
    }
}
