//! Monte Carlo tree search: play thousands of games to their end, and play those moves more often
//! that do better.
//!
//! Minimax looks at all moves alike and needs an evaluation where its depth ends. This search needs
//! neither: a position is worth what the games that went through it scored, and its tree grows
//! where that is high. One *playout* has four steps: *selection* goes down the tree to a position
//! with an untried move, *expansion* adds the position after that move, *simulation* plays on from
//! there to the end, and *backpropagation* tells the result to every node on the way.
//!
//! Selection takes the child with the highest *upper confidence bound*, its mean and what it may be
//! better than that. That is the rule UCB1 for bandits (Auer, Cesa-Bianchi and Fischer, 2002);
//! applied at each node of a tree it is UCT (Kocsis and Szepesvári, *Bandit based Monte-Carlo
//! planning*, 2006).
//!
//! Minimax counts a position for the side to move. Here a node counts for the side that made the
//! move that leads to it, which is the side that chooses among it and its siblings.

use std::iter::successors;

use awale_engine::Stop;
use awale_rules::{Game, repetition};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use crate::catalogue::{Evaluation, LeafValue, MonteCarlo};

use super::evaluation::{Evaluate, outcome_value};
use super::minimax::value_at_end;
use super::{ChosenMove, Player, Report};

/// Plays this many playouts for each move. It reports nothing and gives no value: it knows points,
/// not seeds.
#[derive(Clone, Copy, Debug)]
pub struct Mcts {
    /// How many, with which constant, and what stands at their ends.
    pub options: MonteCarlo,
    /// The same seed makes the same choices in the same game.
    pub seed: u64,
}

impl<G: Game> Player<G> for Mcts
where
    Evaluation: Evaluate<G>,
{
    fn choose(
        &mut self,
        past: &[G],
        stop: &Stop,
        _: Report<'_, G::Move>,
    ) -> Option<ChosenMove<G::Move>> {
        let mut search = MctsSearch::new(self.options, self.seed, past)?;
        for _ in 0..self.options.playouts {
            if stop.is_stopped() {
                break;
            }
            search.playout();
        }
        // A stopped search may not have tried a move yet.
        let choice = search.best().map_or_else(
            || past.last()?.moves().next(),
            |child| search.node(child).mv,
        )?;
        Some(ChosenMove {
            visited: search.visited,
            ..ChosenMove::at_sight(choice)
        })
    }
}

/// A position of the tree.
#[derive(Clone, Copy, Debug)]
pub struct MctsNode<M> {
    /// The move that leads to it; `None` at the root.
    pub mv: Option<M>,
    /// How many playouts went through it.
    pub visits: u32,
    /// What these scored for the side that made the move: 1 for a game won, 1/2 for a draw.
    pub points: f64,
    /// The first of the positions after it that were tried.
    first_child: Option<u32>,
    /// The next of those that come from the same position.
    next: Option<u32>,
}

impl<M> MctsNode<M> {
    /// A position that no playout went through yet.
    const fn new(mv: Option<M>) -> Self {
        MctsNode {
            mv,
            visits: 0,
            points: 0.0,
            first_child: None,
            next: None,
        }
    }

    /// The points of a playout on average, for the side that made the move.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.points / f64::from(self.visits.max(1))
    }

    /// The mean, and what the move may be better than that where it was tried a few times only: the
    /// more visits its parent has and the fewer of them are its own. `constant` says how much that
    /// counts.
    #[must_use]
    pub fn upper_bound(&self, constant: f64, parent_visits: u32) -> f64 {
        self.mean()
            + constant * (libm::log(f64::from(parent_visits)) / f64::from(self.visits)).sqrt()
    }
}

/// What a playout did.
#[derive(Clone, Debug, PartialEq)]
pub struct Playout {
    /// The nodes that it went through, from the root.
    pub way: Vec<usize>,
    /// What it scored for the side that made the last move of that way.
    pub points: f64,
}

/// The number of the node at which the tree begins.
const ROOT: usize = 0;

/// A playout is ended after this many moves, as if both sides agreed to. In awalé one in a million
/// is as long.
const MAX_MOVES: usize = 1000;

/// A search that goes on playout by playout.
#[derive(Debug)]
pub struct MctsSearch<G: Game> {
    options: MonteCarlo,
    dice: StdRng,
    /// The positions from the start of the game to the one that is looked at.
    line: Vec<G>,
    /// Every node before those that come from it. A playout adds one at most.
    nodes: Vec<MctsNode<G::Move>>,
    /// How many positions it played through, those of the playouts included.
    pub visited: u64,
}

impl<G: Game> MctsSearch<G>
where
    Evaluation: Evaluate<G>,
{
    /// The search in the last position of `past`, the positions of one game. `None` where no move
    /// is legal.
    #[must_use]
    pub fn new(options: MonteCarlo, seed: u64, past: &[G]) -> Option<Self> {
        past.last()?.moves().next()?;
        // Other dice for each ply, so that a move taken back is chosen again as it was.
        let dice = StdRng::seed_from_u64(seed.wrapping_add(past.len() as u64));
        // All the memory of the tree is reserved once, and used as the tree grows.
        let mut nodes = Vec::with_capacity(options.playouts as usize + 1);
        nodes.push(MctsNode::new(None));
        Some(MctsSearch {
            options,
            dice,
            line: past.to_vec(),
            nodes,
            visited: 1,
        })
    }

    /// A node by its number; the root has 0.
    #[must_use]
    pub fn node(&self, number: usize) -> &MctsNode<G::Move> {
        &self.nodes[number]
    }

    /// How many nodes there are.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "a tree has a root")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The positions after this one that were tried, in the game's order of moves.
    pub fn children(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let as_number = |link: u32| link as usize;
        successors(
            self.nodes[number].first_child.map(as_number),
            move |&child| self.nodes[child].next.map(as_number),
        )
    }

    /// The move at the root that was tried most often. Its value is the surest: a high mean of few
    /// visits may be luck.
    #[must_use]
    pub fn best(&self) -> Option<usize> {
        // The first among equals.
        self.children(ROOT)
            .min_by_key(|&child| std::cmp::Reverse(self.nodes[child].visits))
    }

    /// One playout: selection, expansion, simulation, backpropagation.
    pub fn playout(&mut self) -> Playout {
        let start = self.line.len();
        let way = self.select_and_expand();
        // A node counts for the side that made the move.
        let points = 1.0 - self.simulate();
        self.back_up(&way, points);
        self.line.truncate(start);
        Playout { way, points }
    }

    /// Goes down from the root by the highest bounds, adds the first position that is not in the
    /// tree yet, and returns the way there.
    fn select_and_expand(&mut self) -> Vec<usize> {
        let mut way = vec![ROOT];
        let mut node = ROOT;
        while node == ROOT || value_at_end(&self.line).is_none() {
            let untried = self
                .line
                .last()
                .and_then(|position| position.moves().nth(self.children(node).count()));
            let child = match untried {
                Some(mv) => self.add_child(node, mv),
                None => self.highest_bound(node),
            };
            if let Some(mv) = self.nodes[child].mv {
                self.play(mv);
            }
            way.push(child);
            if untried.is_some() {
                break;
            }
            node = child;
        }
        way
    }

    /// Adds the position after `mv` behind the other children of `parent`.
    fn add_child(&mut self, parent: usize, mv: G::Move) -> usize {
        let number = self.nodes.len();
        let link = u32::try_from(number).ok();
        match self.children(parent).last() {
            Some(sibling) => self.nodes[sibling].next = link,
            None => self.nodes[parent].first_child = link,
        }
        self.nodes.push(MctsNode::new(Some(mv)));
        number
    }

    /// The child with the highest upper confidence bound, the last among equals.
    fn highest_bound(&self, parent: usize) -> usize {
        let (constant, visits) = (
            self.options.exploration.constant(),
            self.nodes[parent].visits,
        );
        let bound = |child: usize| self.nodes[child].upper_bound(constant, visits);
        self.children(parent)
            .max_by(|&one, &other| bound(one).total_cmp(&bound(other)))
            .unwrap_or(parent)
    }

    /// What the last position of the line scores for its side to move: 1 for a win, 1/2 for a draw.
    fn simulate(&mut self) -> f64 {
        match (self.options.leaf, value_at_end(&self.line)) {
            (_, Some(value)) => points_of(value),
            (LeafValue::Evaluation(evaluation), None) => self.line.last().map_or(0.5, |position| {
                expected_points(evaluation.evaluate(position))
            }),
            (LeafValue::Chance | LeafValue::Captures, None) => self.play_out(),
        }
    }

    /// Plays on from the last position of the line to the end of the game, and tells the points of
    /// its side to move.
    fn play_out(&mut self) -> f64 {
        let leaf = self.line.len();
        let mut moves = Vec::new();
        loop {
            let position = &self.line[self.line.len() - 1];
            moves.clear();
            moves.extend(position.moves());
            if self.options.leaf == LeafValue::Captures {
                keep_most_gaining(position, &mut moves);
            }
            let is_over = repetition(&self.line).is_some() || self.line.len() - leaf >= MAX_MOVES;
            let Some(&mv) = moves.choose(&mut self.dice).filter(|_| !is_over) else {
                break;
            };
            self.play(mv);
        }
        let (mover, position) = (
            self.line[leaf - 1].to_move(),
            &self.line[self.line.len() - 1],
        );
        let points = match value_at_end(&self.line) {
            Some(value) => points_of(value),
            None => points_of(outcome_value(
                &position.tally_when_agreed(),
                position.to_move(),
            )),
        };
        if mover == position.to_move() {
            points
        } else {
            1.0 - points
        }
    }

    /// Plays `mv` in the last position of the line.
    fn play(&mut self, mv: G::Move) {
        self.visited += 1;
        let mut after = self.line[self.line.len() - 1].clone();
        after.play_unchecked(mv);
        self.line.push(after);
    }

    /// Tells every node on the way what the playout scored; `points` are those of the side that
    /// made the last move.
    fn back_up(&mut self, way: &[usize], mut points: f64) {
        for &number in way.iter().rev() {
            let node = &mut self.nodes[number];
            node.visits += 1;
            node.points += points;
            // The move before was the other side's.
            points = 1.0 - points;
        }
    }
}

/// Keeps only the moves that gain the most at once, where any gains something.
fn keep_most_gaining<G: Game>(position: &G, moves: &mut Vec<G::Move>) {
    let most = moves
        .iter()
        .map(|&mv| position.gain(mv))
        .max()
        .unwrap_or_default();
    if most > 0 {
        moves.retain(|&mv| position.gain(mv) == most);
    }
}

/// The points of a finished game that is worth `value`.
fn points_of(value: i32) -> f64 {
    f64::from(value.signum() + 1) / 2.0
}

/// Hundredths of a seed. A lead of four seeds scores about three points of four.
const LEAD: f64 = 400.0;

/// The points to be expected in a position that the static evaluation calls worth `value`
/// hundredths of a seed.
fn expected_points(value: i32) -> f64 {
    1.0 / (1.0 + libm::exp(-f64::from(value) / LEAD))
}
