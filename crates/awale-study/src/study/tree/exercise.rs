//! [`ExerciseTree`]: small trees that the user types, as in the exercises of textbooks: values at
//! the leaves, branches in parentheses.
//!
//! `((3 12 8) (2 4 6) (14 5 2))` is a root with three branches of three leaves each. The side to
//! move at the root chooses the highest value. The tree implements [`Game`], so the textbook
//! searches search it like a game.

use std::{fmt, sync::Arc};

use awale_rules::{FinalResult, Game, Outcome, PerSeat, Seat};

use crate::{catalogue::Evaluation, players::Evaluate};

/// The maximum number of positions in a tree. Nobody could read a larger tree.
pub const MAX_TREE_NODES: usize = 2000;

/// The maximum number of moves from the root to a leaf.
pub const MAX_PLIES: u32 = 12;

/// The maximum number of branches of a position, because each has a letter.
pub const MAX_BRANCHES_PER_NODE: usize = 26;

/// The highest value of a leaf. The lowest is its negative.
pub const MAX_LEAF_VALUE: i32 = 4999;

/// A problem in the text of a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExerciseErrorKind {
    /// There is no tree.
    EmptyText,
    /// The tree is only a value, or does not begin with a parenthesis.
    NoBranches,
    /// The text has something after the tree, or a closing parenthesis too many.
    TextAfterTree(String),
    /// An opening parenthesis is not closed.
    UnclosedParenthesis,
    /// A pair of parentheses is empty.
    EmptyParentheses,
    /// A word is neither a parenthesis nor a number in the allowed range.
    InvalidLeafValue(String),
    /// A position has more branches than there are letters.
    TooManyBranches,
    /// The tree has too many positions.
    TooManyNodes,
    /// A leaf is too deep.
    TooManyPlies,
}

/// A problem in the text of a tree, with its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseError {
    /// The line, from 1.
    pub line: usize,
    /// The problem on that line.
    pub problem: ExerciseErrorKind,
}

/// A position of a tree.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum ExerciseNode {
    /// A leaf with its value for the side that moves at the root.
    Leaf(i32),
    /// A position with the indices of the positions after its branches.
    Inner(Vec<usize>),
}

/// A position of a typed tree, as a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ExerciseTree {
    nodes: Arc<Vec<ExerciseNode>>,
    current_node: usize,
    ply: u32,
}

impl ExerciseTree {
    /// Parses a tree. Commas count as blanks, and `#` begins a comment.
    ///
    /// # Errors
    ///
    /// Returns the first problem with its line.
    pub fn parse(text: &str) -> Result<ExerciseTree, ExerciseError> {
        let mut nodes: Vec<ExerciseNode> = Vec::new();
        let mut open_nodes: Vec<usize> = Vec::new();
        let mut last_line_number = 1;
        for (line, word) in tokens_with_lines(text) {
            let to_error = |problem| ExerciseError { line, problem };
            last_line_number = line;
            if word == ")" {
                let closed_node = open_nodes
                    .pop()
                    .ok_or_else(|| to_error(ExerciseErrorKind::TextAfterTree(word.to_owned())))?;
                if nodes[closed_node] == ExerciseNode::Inner(Vec::new()) {
                    return Err(to_error(ExerciseErrorKind::EmptyParentheses));
                }
                continue;
            }
            let node_index = nodes.len();
            match open_nodes.last() {
                _ if node_index >= MAX_TREE_NODES => {
                    return Err(to_error(ExerciseErrorKind::TooManyNodes));
                }
                None if node_index > 0 => {
                    return Err(to_error(ExerciseErrorKind::TextAfterTree(word.to_owned())));
                }
                None if word != "(" => return Err(to_error(ExerciseErrorKind::NoBranches)),
                None => {}
                Some(&parent) => {
                    let ExerciseNode::Inner(children) = &mut nodes[parent] else {
                        continue;
                    };
                    if children.len() == MAX_BRANCHES_PER_NODE {
                        return Err(to_error(ExerciseErrorKind::TooManyBranches));
                    }
                    children.push(node_index);
                }
            }
            if word == "(" {
                if open_nodes.len() == MAX_PLIES as usize {
                    return Err(to_error(ExerciseErrorKind::TooManyPlies));
                }
                open_nodes.push(node_index);
                nodes.push(ExerciseNode::Inner(Vec::new()));
            } else {
                let leaf_value = word
                    .parse()
                    .ok()
                    .filter(|value: &i32| (-MAX_LEAF_VALUE..=MAX_LEAF_VALUE).contains(value));
                nodes.push(ExerciseNode::Leaf(leaf_value.ok_or_else(|| {
                    to_error(ExerciseErrorKind::InvalidLeafValue(word.to_owned()))
                })?));
            }
        }
        match (nodes.is_empty(), open_nodes.is_empty()) {
            (true, _) => Err(ExerciseError {
                line: last_line_number,
                problem: ExerciseErrorKind::EmptyText,
            }),
            (_, false) => Err(ExerciseError {
                line: last_line_number,
                problem: ExerciseErrorKind::UnclosedParenthesis,
            }),
            _ => Ok(ExerciseTree {
                nodes: Arc::new(nodes),
                current_node: 0,
                ply: 0,
            }),
        }
    }

    /// Returns the text of the part of the tree to which `branches` lead.
    pub fn subtree_text(&self, branches: impl Iterator<Item = Branch>) -> String {
        let mut subtree = self.clone();
        branches.for_each(|branch| subtree.play_unchecked(branch));
        let mut text = String::new();
        subtree.write(subtree.current_node, &mut text);
        text
    }

    fn write(&self, node: usize, text: &mut String) {
        match &self.nodes[node] {
            ExerciseNode::Leaf(value) => text.push_str(&value.to_string()),
            ExerciseNode::Inner(children) => {
                text.push('(');
                for (index, &child) in children.iter().enumerate() {
                    if index > 0 {
                        text.push(' ');
                    }
                    self.write(child, text);
                }
                text.push(')');
            }
        }
    }

    /// Returns the number of positions in the tree.
    pub fn position_count(&self) -> usize {
        self.nodes.len()
    }
}

/// Returns the parentheses and numbers of a text, each with its line.
fn tokens_with_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).flat_map(|(line, text)| {
        let text = text.split('#').next().unwrap_or_default();
        let words = text
            .split([' ', '\t', ',', '\r'])
            .flat_map(|word| word.split_inclusive(['(', ')']));
        let words = words.flat_map(|word| match word.strip_suffix(['(', ')']) {
            Some(before) => [before, &word[before.len()..]],
            None => [word, ""],
        });
        words
            .filter(|word| !word.is_empty())
            .map(move |word| (line, word))
    })
}

/// A branch by its index, printed as a letter: a, b, c.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch(usize);

impl fmt::Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let letter = ('a'..='z').nth(self.0).unwrap_or('?');
        write!(f, "{letter}")
    }
}

impl Game for ExerciseTree {
    type Move = Branch;
    type RefusalReason = ();
    type Ending = ();

    fn to_move(&self) -> Seat {
        if self.ply.is_multiple_of(2) {
            Seat::South
        } else {
            Seat::North
        }
    }

    fn moves(&self) -> impl Iterator<Item = Branch> + '_ {
        let branch_count = match &self.nodes[self.current_node] {
            ExerciseNode::Leaf(_) => 0,
            ExerciseNode::Inner(children) => children.len(),
        };
        (0..branch_count).map(Branch)
    }

    fn check(&self, mv: Branch) -> Result<(), ()> {
        if self.moves().any(|branch| branch == mv) {
            Ok(())
        } else {
            Err(())
        }
    }

    fn play_unchecked(&mut self, mv: Branch) {
        if let ExerciseNode::Inner(children) = &self.nodes[self.current_node] {
            self.current_node = children[mv.0];
            self.ply += 1;
        }
    }

    fn outcome(&self) -> Option<Outcome<()>> {
        let ExerciseNode::Leaf(value) = self.nodes[self.current_node] else {
            return None;
        };
        let positive_part = |value: i32| value.max(0).unsigned_abs();
        let final_counts = PerSeat {
            south: positive_part(value),
            north: positive_part(-value),
        };
        // A leaf has a value but no winner.
        Some(Outcome {
            final_result: FinalResult {
                final_counts,
                winner: None,
            },
            ending: (),
        })
    }

    fn collected_counts(&self) -> PerSeat<u32> {
        PerSeat::default()
    }

    fn result_when_agreed(&self) -> FinalResult {
        FinalResult {
            final_counts: PerSeat::default(),
            winner: None,
        }
    }

    fn result_when_repeated(&self) -> FinalResult {
        self.result_when_agreed()
    }

    fn net_gain(&self, _: Branch) -> i32 {
        0
    }

    fn repetition_barrier(&self) -> u32 {
        self.ply
    }
}

/// Every line ends at a leaf, so no position needs an evaluation.
impl Evaluate<ExerciseTree> for Evaluation {
    fn evaluate(&self, _: &ExerciseTree) -> i32 {
        0
    }
}
