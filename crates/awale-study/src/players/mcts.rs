//! Monte Carlo tree search: play thousands of games to their end, and try the moves that do better
//! more often.
//!
//! Minimax searches all moves alike and needs an evaluation at its last ply. This search needs
//! neither: the value of a position is the mean score of the games that went through it, and the
//! tree grows fastest in positions with a high mean. One *playout* has four steps: *selection* goes
//! down the tree to a position with an untried move, *expansion* adds the position after that move,
//! *simulation* plays from there to the end of the game, and *backpropagation* adds the result to
//! every node on the path.
//!
//! Selection takes the child with the highest *upper confidence bound*: its mean plus a bonus for
//! few visits. This is the rule UCB1 for bandits (Auer, Cesa-Bianchi and Fischer, 2002). Applied at
//! each node of a tree it is UCT (Kocsis and Szepesvári, *Bandit based Monte-Carlo planning*,
//! 2006).
//!
//! Minimax values a position for the side to move. Here the points of a node belong to the side
//! that made the move to it, which is the side that chooses among the node and its siblings.

use std::iter::successors;

use awale_engine::Stop;
use awale_rules::{Game, find_repetition};
use rand::{SeedableRng, rngs::StdRng, seq::IndexedRandom};

use crate::catalogue::{Evaluation, LeafValuation, MonteCarloOptions};

use super::{
    ChosenMove, Player, ReportThinking,
    evaluation::{Evaluate, outcome_value},
    minimax::value_at_end,
};

/// The Monte Carlo player: runs a fixed number of playouts for each move. The player reports no
/// progress and no value, because its tree has expected points instead of values in seeds.
#[derive(Clone, Copy, Debug)]
pub struct Mcts {
    /// The number of playouts, the exploration constant, and the kind of simulation.
    pub options: MonteCarloOptions,
    /// The seed of all random choices: the same seed repeats the same choices in the same game.
    pub seed: u64,
}

impl<G: Game> Player<G> for Mcts
where
    Evaluation: Evaluate<G>,
{
    fn choose(
        &mut self,
        positions_so_far: &[G],
        stop: &Stop,
        _: ReportThinking<'_, G::Move>,
    ) -> Option<ChosenMove<G::Move>> {
        let mut search = MctsSearch::new(self.options, self.seed, positions_so_far)?;
        for _ in 0..self.options.playout_count {
            if stop.is_stopped() {
                break;
            }
            search.run_playout();
        }
        // A stopped search may not have tried any move yet.
        let choice = search.most_visited_child().map_or_else(
            || positions_so_far.last()?.moves().next(),
            |child| search.node(child).mv,
        )?;
        Some(ChosenMove {
            visited: search.visited_positions,
            ..ChosenMove::without_search(choice)
        })
    }
}

/// A node of the tree: a position and the results of the playouts through it.
#[derive(Clone, Copy, Debug)]
pub struct MctsNode<M> {
    /// The move that leads to this position, or `None` at the root.
    pub mv: Option<M>,
    /// The number of playouts through this position.
    pub visits: u32,
    /// The sum of the scores for the side that made the move: 1 for a win, 1/2 for a draw, or the
    /// expected score by a static evaluation.
    pub point_sum: f64,
    /// The number of the first child.
    first_child: Option<u32>,
    /// The number of the next child of the same parent.
    next_sibling: Option<u32>,
}

impl<M> MctsNode<M> {
    /// Creates a node without visits.
    const fn new(mv: Option<M>) -> Self {
        MctsNode {
            mv,
            visits: 0,
            point_sum: 0.0,
            first_child: None,
            next_sibling: None,
        }
    }

    /// Returns the mean score of the playouts, for the side that made the move: 0 to 1.
    pub fn mean_score(&self) -> f64 {
        self.point_sum / f64::from(self.visits.max(1))
    }

    /// Returns the upper confidence bound: the mean plus a bonus that grows with the visits of the
    /// parent and shrinks with the visits of this node. `exploration_constant` weights the bonus.
    pub fn upper_bound(&self, exploration_constant: f64, parent_visits: u32) -> f64 {
        self.mean_score()
            + exploration_constant
                * (libm::log(f64::from(parent_visits)) / f64::from(self.visits)).sqrt()
    }
}

/// The path and the result of one playout.
#[derive(Clone, Debug, PartialEq)]
pub struct Playout {
    /// The numbers of the nodes on the path, from the root.
    pub path: Vec<usize>,
    /// The score for the side that made the last move of the path: 1 for a win, 1/2 for a draw, or
    /// the expected score by a static evaluation.
    pub points_of_last_mover: f64,
}

/// The number of the root node.
const ROOT_NODE: usize = 0;

/// A playout is ended after this many moves, as if both sides agreed to stop. In awalé about one
/// playout in a million is this long.
const MAX_PLAYOUT_MOVES: usize = 1000;

/// A Monte Carlo tree search that grows by one playout at a time.
#[derive(Debug)]
pub struct MctsSearch<G: Game> {
    options: MonteCarloOptions,
    rng: StdRng,
    /// The positions from the start of the game to the one being searched.
    positions_so_far: Vec<G>,
    /// All nodes, each before its children. A playout adds at most one.
    nodes: Vec<MctsNode<G::Move>>,
    /// The number of positions visited so far, including the simulations.
    pub visited_positions: u64,
}

impl<G: Game> MctsSearch<G>
where
    Evaluation: Evaluate<G>,
{
    /// Creates a search of the last position of `positions_so_far`, the positions of one game.
    /// Returns `None` if no move is legal.
    pub fn new(options: MonteCarloOptions, seed: u64, positions_so_far: &[G]) -> Option<Self> {
        positions_so_far.last()?.moves().next()?;
        // Each ply has its own seed, so that a move taken back is chosen again.
        let rng = StdRng::seed_from_u64(seed.wrapping_add(positions_so_far.len() as u64));
        // Reserve memory for the whole tree at the start, so that the tree is never moved while it
        // grows.
        let mut nodes = Vec::with_capacity(options.playout_count as usize + 1);
        nodes.push(MctsNode::new(None));
        Some(MctsSearch {
            options,
            rng,
            positions_so_far: positions_so_far.to_vec(),
            nodes,
            visited_positions: 1,
        })
    }

    /// Returns a node by its number. The root has number 0.
    ///
    /// # Panics
    ///
    /// Panics if there is no node with this number.
    pub fn node(&self, number: usize) -> &MctsNode<G::Move> {
        &self.nodes[number]
    }

    /// Returns the number of nodes.
    #[allow(clippy::len_without_is_empty, reason = "a tree has a root")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the numbers of the children of this node, in the order of the game's moves.
    pub fn children(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let to_index = |link: u32| link as usize;
        successors(
            self.nodes[number].first_child.map(to_index),
            move |&child| self.nodes[child].next_sibling.map(to_index),
        )
    }

    /// Returns the child of the root with the most visits, or `None` before the first playout. The
    /// number of visits is more reliable than the mean: a high mean of few visits may be luck.
    pub fn most_visited_child(&self) -> Option<usize> {
        // `min_by_key` returns the first among equals.
        self.children(ROOT_NODE)
            .min_by_key(|&child| std::cmp::Reverse(self.nodes[child].visits))
    }

    /// Runs one playout: selection, expansion, simulation, backpropagation.
    pub fn run_playout(&mut self) -> Playout {
        let game_position_count = self.positions_so_far.len();
        let path = self.select_and_expand();
        // The points of a node belong to the side that made the move, not to the side to move.
        let points = 1.0 - self.simulate();
        self.backpropagate(&path, points);
        self.positions_so_far.truncate(game_position_count);
        Playout {
            path,
            points_of_last_mover: points,
        }
    }

    /// Goes down from the root by the highest bounds to the end of a game or to the first position
    /// that is not in the tree, which it adds. Returns the path.
    fn select_and_expand(&mut self) -> Vec<usize> {
        let mut path = vec![ROOT_NODE];
        let mut node = ROOT_NODE;
        while node == ROOT_NODE || value_at_end(&self.positions_so_far).is_none() {
            let untried_move = self
                .positions_so_far
                .last()
                .and_then(|position| position.moves().nth(self.children(node).count()));
            let child = match untried_move {
                Some(mv) => self.add_child(node, mv),
                None => self.child_with_highest_bound(node),
            };
            if let Some(mv) = self.nodes[child].mv {
                self.play(mv);
            }
            path.push(child);
            if untried_move.is_some() {
                break;
            }
            node = child;
        }
        path
    }

    /// Adds the position after `mv` as the last child of `parent`, and returns its number.
    fn add_child(&mut self, parent: usize, mv: G::Move) -> usize {
        let child_number = self.nodes.len();
        let child_link = u32::try_from(child_number).ok();
        match self.children(parent).last() {
            Some(sibling) => self.nodes[sibling].next_sibling = child_link,
            None => self.nodes[parent].first_child = child_link,
        }
        self.nodes.push(MctsNode::new(Some(mv)));
        child_number
    }

    /// Returns the child with the highest upper confidence bound, the last among equals.
    fn child_with_highest_bound(&self, parent: usize) -> usize {
        let (exploration_constant, parent_visits) = (
            self.options.exploration.exploration_constant(),
            self.nodes[parent].visits,
        );
        let upper_bound =
            |child: usize| self.nodes[child].upper_bound(exploration_constant, parent_visits);
        self.children(parent)
            .max_by(|&one, &other| upper_bound(one).total_cmp(&upper_bound(other)))
            .unwrap_or(parent)
    }

    /// Returns the score of the last position of `positions_so_far` for its side to move: 1 for a
    /// win, 1/2 for a draw, or the expected score by a static evaluation.
    fn simulate(&mut self) -> f64 {
        match (
            self.options.leaf_valuation,
            value_at_end(&self.positions_so_far),
        ) {
            (_, Some(value)) => points_of_game_result(value),
            (LeafValuation::Evaluation(evaluation), None) => {
                self.positions_so_far.last().map_or(0.5, |position| {
                    expected_points(evaluation.evaluate(position))
                })
            }
            (LeafValuation::RandomPlayout | LeafValuation::CapturingPlayout, None) => {
                self.random_playout()
            }
        }
    }

    /// Plays random moves or captures, as the options say, from the last position of
    /// `positions_so_far` to the end of the game. Returns the score for the side to move in that
    /// position.
    fn random_playout(&mut self) -> f64 {
        let position_count_at_leaf = self.positions_so_far.len();
        let mut moves = Vec::new();
        loop {
            let position = &self.positions_so_far[self.positions_so_far.len() - 1];
            moves.clear();
            moves.extend(position.moves());
            if self.options.leaf_valuation == LeafValuation::CapturingPlayout {
                keep_best_captures(position, &mut moves);
            }
            let is_over = find_repetition(&self.positions_so_far).is_some()
                || self.positions_so_far.len() - position_count_at_leaf >= MAX_PLAYOUT_MOVES;
            let Some(&mv) = moves.choose(&mut self.rng).filter(|_| !is_over) else {
                break;
            };
            self.play(mv);
        }
        let (mover, position) = (
            self.positions_so_far[position_count_at_leaf - 1].to_move(),
            &self.positions_so_far[self.positions_so_far.len() - 1],
        );
        let points = match value_at_end(&self.positions_so_far) {
            Some(value) => points_of_game_result(value),
            None => points_of_game_result(outcome_value(
                &position.result_when_agreed(),
                position.to_move(),
            )),
        };
        if mover == position.to_move() {
            points
        } else {
            1.0 - points
        }
    }

    /// Plays `mv` in the last position of `positions_so_far`.
    fn play(&mut self, mv: G::Move) {
        self.visited_positions += 1;
        let mut after = self.positions_so_far[self.positions_so_far.len() - 1].clone();
        after.play_unchecked(mv);
        self.positions_so_far.push(after);
    }

    /// Adds the result of a playout to every node on the path. `points` is the score for the
    /// side that made the last move.
    fn backpropagate(&mut self, path: &[usize], mut points: f64) {
        for &number in path.iter().rev() {
            let node = &mut self.nodes[number];
            node.visits += 1;
            node.point_sum += points;
            // The move before was made by the other side, whose score is the complement.
            points = 1.0 - points;
        }
    }
}

/// Keeps only the moves with the largest immediate gain, if any move gains something.
fn keep_best_captures<G: Game>(position: &G, moves: &mut Vec<G::Move>) {
    let max_gain = moves
        .iter()
        .map(|&mv| position.net_gain(mv))
        .max()
        .unwrap_or_default();
    if max_gain > 0 {
        moves.retain(|&mv| position.net_gain(mv) == max_gain);
    }
}

/// Returns the score of a finished game with this value: 1, 1/2 or 0.
fn points_of_game_result(value: i32) -> f64 {
    f64::from(value.signum() + 1) / 2.0
}

/// The scale of the logistic curve, in hundredths of a seed: a lead of four seeds is worth about
/// 0.73 points.
const LEAD_SCALE_CENTISEEDS: f64 = 400.0;

/// Returns the expected score (0 to 1) of a position whose static evaluation is `value` hundredths
/// of a seed.
fn expected_points(value: i32) -> f64 {
    1.0 / (1.0 + libm::exp(-f64::from(value) / LEAD_SCALE_CENTISEEDS))
}
