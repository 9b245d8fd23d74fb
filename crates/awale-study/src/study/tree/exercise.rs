//! Small trees of your own, as in the exercises of textbooks: values at the leaves, branches in
//! parentheses.
//!
//! `((3 12 8) (2 4 6) (14 5 2))` is a root with three branches of three leaves each. The root takes
//! the highest value. The textbook searches walk such a tree as they walk a game, for it is one.

use std::fmt;
use std::sync::Arc;

use awale_rules::{Game, Outcome, PerSeat, Seat, Tally};

use crate::catalogue::Evaluation;
use crate::players::Evaluate;

/// The most positions of a tree. More can be read by no one.
pub const MOST_NODES: usize = 2000;

/// The most moves from the root to a leaf.
pub const MOST_PLIES: u32 = 12;

/// The most branches of a position: each has a letter.
pub const MOST_BRANCHES: usize = 26;

/// The highest value of a leaf; the lowest is its negative.
pub const MOST_VALUE: i32 = 4999;

/// What is wrong with a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExerciseProblem {
    /// There is no tree.
    Nothing,
    /// The tree is a value, or begins with no parenthesis.
    NoBranches,
    /// A closing parenthesis that closes nothing, or something behind the tree.
    Behind(String),
    /// A parenthesis that is not closed.
    Open,
    /// Parentheses with nothing inside.
    Empty,
    /// Neither a parenthesis nor a number of the values there are.
    NoValue(String),
    /// More branches than there are letters.
    Branches,
    /// Too many positions.
    Nodes,
    /// Too many moves to a leaf.
    Plies,
}

/// What is wrong with a tree, and in which line of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: ExerciseProblem,
}

/// A position of a tree.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Place {
    /// Values for the side that moves at the root.
    Leaf(i32),
    /// The numbers of the positions that come from it.
    Inner(Vec<usize>),
}

/// A position of your own tree, as a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ExerciseTree {
    places: Arc<Vec<Place>>,
    at: usize,
    ply: u32,
}

impl ExerciseTree {
    /// Reads a tree. Commas are blanks; from `#` on a line is a comment.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn parse(text: &str) -> Result<ExerciseTree, ExerciseError> {
        let mut places: Vec<Place> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        let mut last = 1;
        for (line, word) in words(text) {
            let error = |problem| ExerciseError { line, problem };
            last = line;
            if word == ")" {
                let closed = open
                    .pop()
                    .ok_or_else(|| error(ExerciseProblem::Behind(word.to_owned())))?;
                if places[closed] == Place::Inner(Vec::new()) {
                    return Err(error(ExerciseProblem::Empty));
                }
                continue;
            }
            let number = places.len();
            match open.last() {
                _ if number >= MOST_NODES => return Err(error(ExerciseProblem::Nodes)),
                None if number > 0 => return Err(error(ExerciseProblem::Behind(word.to_owned()))),
                None if word != "(" => return Err(error(ExerciseProblem::NoBranches)),
                None => {}
                Some(&parent) => {
                    let Place::Inner(children) = &mut places[parent] else {
                        continue;
                    };
                    if children.len() == MOST_BRANCHES {
                        return Err(error(ExerciseProblem::Branches));
                    }
                    children.push(number);
                }
            }
            if word == "(" {
                if open.len() == MOST_PLIES as usize {
                    return Err(error(ExerciseProblem::Plies));
                }
                open.push(number);
                places.push(Place::Inner(Vec::new()));
            } else {
                let value = word
                    .parse()
                    .ok()
                    .filter(|value: &i32| (-MOST_VALUE..=MOST_VALUE).contains(value));
                places.push(Place::Leaf(
                    value.ok_or_else(|| error(ExerciseProblem::NoValue(word.to_owned())))?,
                ));
            }
        }
        match (places.is_empty(), open.is_empty()) {
            (true, _) => Err(ExerciseError {
                line: last,
                problem: ExerciseProblem::Nothing,
            }),
            (_, false) => Err(ExerciseError {
                line: last,
                problem: ExerciseProblem::Open,
            }),
            _ => Ok(ExerciseTree {
                places: Arc::new(places),
                at: 0,
                ply: 0,
            }),
        }
    }

    /// The part of the tree to which `branches` lead, as it is written.
    #[must_use]
    pub fn written(&self, branches: impl Iterator<Item = Branch>) -> String {
        let mut part = self.clone();
        branches.for_each(|branch| part.play_unchecked(branch));
        let mut text = String::new();
        part.write(part.at, &mut text);
        text
    }

    fn write(&self, at: usize, text: &mut String) {
        match &self.places[at] {
            Place::Leaf(value) => text.push_str(&value.to_string()),
            Place::Inner(children) => {
                text.push('(');
                for (place, &child) in children.iter().enumerate() {
                    if place > 0 {
                        text.push(' ');
                    }
                    self.write(child, text);
                }
                text.push(')');
            }
        }
    }

    /// How many positions the tree has.
    #[must_use]
    pub fn size(&self) -> usize {
        self.places.len()
    }
}

/// The parentheses and numbers of a text, each with its line.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
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

/// A branch by its number, written as a letter: a, b, c.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch(usize);

impl fmt::Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = ('a'..='z').nth(self.0).unwrap_or('?');
        write!(f, "{letter}")
    }
}

impl Game for ExerciseTree {
    type Move = Branch;
    type Refusal = ();
    type Ending = ();

    fn to_move(&self) -> Seat {
        if self.ply.is_multiple_of(2) {
            Seat::South
        } else {
            Seat::North
        }
    }

    fn moves(&self) -> impl Iterator<Item = Branch> + '_ {
        let count = match &self.places[self.at] {
            Place::Leaf(_) => 0,
            Place::Inner(children) => children.len(),
        };
        (0..count).map(Branch)
    }

    fn check(&self, mv: Branch) -> Result<(), ()> {
        if self.moves().any(|branch| branch == mv) {
            Ok(())
        } else {
            Err(())
        }
    }

    fn play_unchecked(&mut self, mv: Branch) {
        if let Place::Inner(children) = &self.places[self.at] {
            self.at = children[mv.0];
            self.ply += 1;
        }
    }

    fn outcome(&self) -> Option<Outcome<()>> {
        let Place::Leaf(value) = self.places[self.at] else {
            return None;
        };
        let part = |value: i32| value.max(0).unsigned_abs();
        let counts = PerSeat {
            south: part(value),
            north: part(-value),
        };
        // A value and no more: there is no winner.
        Some(Outcome {
            tally: Tally {
                counts,
                winner: None,
            },
            ending: (),
        })
    }

    fn counts(&self) -> PerSeat<u32> {
        PerSeat::default()
    }

    fn tally_when_agreed(&self) -> Tally {
        Tally {
            counts: PerSeat::default(),
            winner: None,
        }
    }

    fn tally_when_repeated(&self) -> Tally {
        self.tally_when_agreed()
    }

    fn gain(&self, _: Branch) -> i32 {
        0
    }

    fn progress(&self) -> u32 {
        self.ply
    }
}

/// Every line ends at a leaf with its value, so there is nothing to evaluate.
impl Evaluate<ExerciseTree> for Evaluation {
    fn evaluate(&self, _: &ExerciseTree) -> i32 {
        0
    }
}
