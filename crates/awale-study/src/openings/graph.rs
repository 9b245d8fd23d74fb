//! [`BookGraph`]: the positions of a book, their values, and which position to expand next.

use std::{cmp::Reverse, collections::BinaryHeap};

use awale_rules::{FastBoard, FastRules, Position, ROW, Rules, Seat};

use rustc_hash::FxHashMap;

use super::book_value::{BookEntry, BookValue, HalfSeeds};

/// The cost of one ply on the path to a position, in thirds of half a seed; see
/// [`BookGraph::cheapest_leaves`].
const EXPANSION_COST_PER_PLY: u32 = 2;
/// The cost of half a seed that a move gives away. A seed costs as much as three plies.
const EXPANSION_COST_PER_HALF_SEED: u32 = 3;
/// The maximum number of passes of [`BookGraph::propagate_values`]. Values in a cycle of moves that
/// still change after the last pass are used as they are.
const MAX_PROPAGATION_PASSES: usize = 16;
/// Marks a pit without a legal move in the edges of an expanded position.
const NO_EDGE: u32 = u32::MAX;

/// A position of the book: either its value, or the index of its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BookNode {
    /// The value from the engine, or from the rules if the game is over.
    Leaf(BookValue),
    /// All moves lead to positions of the book. The number is an index into `edges`.
    ExpandedEdgeIndex(u32),
}

/// The positions of a book for one set of rules. Position 0 is the start.
#[derive(Clone, Debug)]
pub(super) struct BookGraph {
    rules: Rules,
    fast_rules: FastRules,
    boards: Vec<FastBoard>,
    nodes: Vec<BookNode>,
    /// For each expanded position, the indices of the positions after the moves of pits A to F.
    edges: Vec<[u32; ROW]>,
    index_by_board: FxHashMap<FastBoard, u32>,
}

impl BookGraph {
    /// Creates a book that has only the start. [`expand_node`](Self::expand_node) adds its moves.
    pub(super) fn new(rules: &Rules) -> BookGraph {
        let start_board = FastBoard::of(&Position::start(rules, Seat::South));
        let mut graph = BookGraph {
            rules: *rules,
            fast_rules: FastRules::new(rules),
            boards: Vec::new(),
            nodes: Vec::new(),
            edges: Vec::new(),
            index_by_board: FxHashMap::default(),
        };
        graph.push(start_board, BookNode::Leaf(BookValue::UNKNOWN));
        graph
    }

    fn push(&mut self, board: FastBoard, node: BookNode) -> u32 {
        let index = u32::try_from(self.boards.len())
            .expect("a book of fewer than four thousand million positions");
        self.boards.push(board);
        self.nodes.push(node);
        self.index_by_board.insert(board, index);
        index
    }

    /// Returns the number of positions.
    pub(super) fn len(&self) -> usize {
        self.boards.len()
    }

    /// Returns the number of expanded positions.
    pub(super) fn expanded_position_count(&self) -> usize {
        self.edges.len()
    }

    pub(super) const fn rules(&self) -> &Rules {
        &self.rules
    }

    pub(super) fn board(&self, index: usize) -> FastBoard {
        self.boards[index]
    }

    pub(super) fn index_of(&self, board: FastBoard) -> Option<usize> {
        self.index_by_board.get(&board).map(|&index| index as usize)
    }

    pub(super) fn node(&self, index: usize) -> BookNode {
        self.nodes[index]
    }

    /// Returns the positions after the moves of an expanded position, from A to F. Returns nothing
    /// for a leaf.
    pub(super) fn children(&self, index: usize) -> impl Iterator<Item = usize> {
        let edges = match self.nodes[index] {
            BookNode::ExpandedEdgeIndex(edges) => self.edges[edges as usize],
            BookNode::Leaf(_) => [NO_EDGE; ROW],
        };
        edges
            .into_iter()
            .filter(|&child| child != NO_EDGE)
            .map(|child| child as usize)
    }

    /// Returns the value of a finished game to the side to move, or `None` if the game is not over.
    pub(super) fn value_if_game_over(&self, board: FastBoard) -> Option<BookValue> {
        if !self.fast_rules.is_over_by_seed_count(board) && !self.fast_rules.is_stuck(board) {
            return None;
        }
        let final_result = board
            .position(&self.rules, Seat::South)
            .outcome()?
            .final_result;
        let [own_seeds, opponent_seeds] = [Seat::South, Seat::North]
            .map(|seat| i32::try_from(final_result.final_counts[seat]).unwrap_or(0));
        Some(BookValue::proven(own_seeds - opponent_seeds))
    }

    /// Expands an unfinished position. `value_of_leaf` returns the value of each position that is
    /// new to the book. If `value_of_leaf` returns `None`, this method also returns `None`, and the
    /// caller must discard the incomplete book.
    pub(super) fn expand_node(
        &mut self,
        index: usize,
        mut value_of_leaf: impl FnMut(usize, FastBoard) -> Option<BookValue>,
    ) -> Option<()> {
        let mut edges = [NO_EDGE; ROW];
        for (pit, edge) in edges.iter_mut().enumerate() {
            let Some(after) = self.fast_rules.play(self.boards[index], pit) else {
                continue;
            };
            *edge = if let Some(&known_index) = self.index_by_board.get(&after) {
                known_index
            } else {
                let value = if let Some(value) = self.value_if_game_over(after) {
                    value
                } else {
                    value_of_leaf(self.len(), after)?
                };
                self.push(after, BookNode::Leaf(value))
            };
        }
        self.nodes[index] = BookNode::ExpandedEdgeIndex(u32::try_from(self.edges.len()).ok()?);
        self.edges.push(edges);
        Some(())
    }

    /// Returns each position once in the order of a breadth-first search (pits from A to F), with
    /// the number of plies of the shortest path to it.
    pub(super) fn breadth_first_order(&self) -> Vec<(usize, u16)> {
        let (mut is_seen, mut queue) = (vec![false; self.len()], vec![(0, 0)]);
        is_seen[0] = true;
        let mut next_queue_index = 0;
        while let Some(&(index, ply)) = queue.get(next_queue_index) {
            next_queue_index += 1;
            for child in self.children(index) {
                if !std::mem::replace(&mut is_seen[child], true) {
                    queue.push((child, ply + 1));
                }
            }
        }
        queue
    }

    /// Computes the values of all positions. An expanded position has the value of its best move.
    /// Values of expanded positions are estimates, but the result is proven if a proven move wins,
    /// or if all moves are proven.
    pub(super) fn propagate_values(&self) -> Vec<BookEntry> {
        let mut entries: Vec<Option<BookEntry>> = self
            .nodes
            .iter()
            .map(|node| match *node {
                BookNode::Leaf(value) => Some(BookEntry {
                    value,
                    best_line_plies: 0,
                }),
                BookNode::ExpandedEdgeIndex(_) => None,
            })
            .collect();
        let order = self.breadth_first_order();
        for _ in 0..MAX_PROPAGATION_PASSES {
            let mut has_converged = true;
            for &(index, _) in order
                .iter()
                .rev()
                .filter(|(index, _)| matches!(self.nodes[*index], BookNode::ExpandedEdgeIndex(_)))
            {
                let child_entries = || self.children(index).map(|child| entries[child]);
                // Among equal moves the one with the longer line in the book is preferred.
                let best_child_entry = child_entries()
                    .flatten()
                    .map(BookEntry::for_opponent)
                    .max_by_key(|entry| (entry.value.sort_key(), entry.best_line_plies));
                let Some(BookEntry {
                    mut value,
                    best_line_plies: plies,
                }) = best_child_entry
                else {
                    continue;
                };
                let are_all_children_proven = || {
                    child_entries().all(|child| child.is_some_and(|entry| entry.value.is_proven))
                };
                value.is_proven &= value.lead > HalfSeeds::ZERO || are_all_children_proven();
                let best_line_plies = plies.saturating_add(1);
                let entry = Some(BookEntry {
                    value,
                    best_line_plies,
                });
                has_converged &= entries[index] == entry;
                entries[index] = entry;
            }
            if has_converged {
                break;
            }
        }
        let entries = entries.into_iter();
        entries.map(Option::unwrap_or_default).collect()
    }

    /// Returns at most `max_returned_leaves` leaves to expand next, with their plies: drop-out
    /// expansion (T. R. Lincke, "Strategies for the automatic construction of opening books",
    /// Computers and Games 2000, LNCS 2063, 2001). The path to a position costs something for each
    /// ply, and something for what each move gives away by the book's values. The leaf with the
    /// cheapest path comes first; among equals, the first one of a breadth-first search. If there
    /// are leaves at fewer than `fully_expanded_plies` plies, only these are returned. Proven
    /// positions are not expanded.
    pub(super) fn cheapest_leaves(
        &self,
        fully_expanded_plies: u8,
        max_returned_leaves: usize,
    ) -> Vec<(usize, u16)> {
        let entries = self.propagate_values();
        let order = self.breadth_first_order();
        let is_unproven_leaf =
            |index: usize| matches!(self.nodes[index], BookNode::Leaf(value) if !value.is_proven);
        let leaves_within_full_plies = order.iter().filter(|(index, ply)| {
            *ply < u16::from(fully_expanded_plies) && is_unproven_leaf(*index)
        });
        let leaves_within_full_plies: Vec<(usize, u16)> = leaves_within_full_plies
            .copied()
            .take(max_returned_leaves)
            .collect();
        if !leaves_within_full_plies.is_empty() {
            return leaves_within_full_plies;
        }
        let mut breadth_first_ranks = vec![0_u32; self.len()];
        for (number, (index, _)) in (0..).zip(&order) {
            breadth_first_ranks[*index] = number;
        }
        let (mut is_visited, mut leaves) = (vec![false; self.len()], Vec::new());
        let mut priority_queue =
            BinaryHeap::from([Reverse((0_u32, breadth_first_ranks[0], 0_usize))]);
        while let Some(Reverse((cost, _, index))) = priority_queue.pop() {
            if leaves.len() == max_returned_leaves {
                break;
            }
            if std::mem::replace(&mut is_visited[index], true) || entries[index].value.is_proven {
                continue;
            }
            if is_unproven_leaf(index) {
                leaves.push(order[breadth_first_ranks[index] as usize]);
            }
            for child in self.children(index).filter(|&child| !is_visited[child]) {
                let loss_half_seeds = entries[index]
                    .value
                    .lead
                    .half_seeds_above(entries[child].value.for_opponent().lead);
                priority_queue.push(Reverse((
                    cost + EXPANSION_COST_PER_PLY + EXPANSION_COST_PER_HALF_SEED * loss_half_seeds,
                    breadth_first_ranks[child],
                    child,
                )));
            }
        }
        leaves
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Creates a book of the start and its six moves, with these values in seeds for the side that
    /// begins.
    fn book_with_move_values(values: [i32; ROW]) -> BookGraph {
        let mut graph = BookGraph::new(&Rules::OWARE);
        let mut values = values.into_iter();
        graph
            .expand_node(0, |_, _| {
                values.next().map(|value| BookValue::estimate(-100 * value))
            })
            .expect("six moves");
        graph
    }

    #[test]
    fn cheapest_leaves_of_a_book_are_few_plies_and_few_lost_seeds_away() {
        // Computed by hand: a ply costs 2 and a seed costs 6, so the paths cost 14, 2, 8, 2, 32 and
        // 20.
        let mut graph = book_with_move_values([1, 3, 2, 3, -2, 0]);
        let first_leaves = |graph: &BookGraph, most| {
            graph
                .cheapest_leaves(0, most)
                .into_iter()
                .map(|(index, _)| index)
                .collect::<Vec<_>>()
        };
        assert_eq!(first_leaves(&graph, 9), [2, 4, 3, 1, 6, 5]);
        // After B, one reply is best and the others give away three seeds. Only the best reply
        // (cost 4) comes before C (cost 8). The others cost 22.
        let mut reply_values = [3, 6, 6, 6, 6, 6].into_iter();
        graph
            .expand_node(2, |_, _| {
                reply_values
                    .next()
                    .map(|value| BookValue::estimate(100 * value))
            })
            .expect("replies");
        let start_entry = graph.propagate_values()[0];
        assert_eq!(
            (start_entry.value.lead.seeds(), start_entry.best_line_plies),
            (3.0, 2),
            "D is as good, and B is followed further"
        );
        assert_eq!(first_leaves(&graph, 3), [4, 7, 3]);
    }

    #[test]
    fn proven_win_ranks_above_any_estimate() {
        let mut graph = book_with_move_values([1, 0, 0, 0, 0, 9]);
        assert!(!graph.propagate_values()[0].value.is_proven);
        graph.nodes[1] = BookNode::Leaf(BookValue::proven(-1));
        let start_value = graph.propagate_values()[0].value;
        assert!(
            start_value.is_proven && start_value.lead.half_seeds() == 2,
            "a proven win is before a large estimate"
        );
        assert_eq!(
            graph.cheapest_leaves(0, 9),
            [],
            "and nothing is left to find out"
        );
        (1..=6).for_each(|index| graph.nodes[index] = BookNode::Leaf(BookValue::proven(2)));
        assert!(
            graph.propagate_values()[0].value.is_proven,
            "all moves lose"
        );
        graph.nodes[6] = BookNode::Leaf(BookValue::estimate(800));
        assert!(!graph.propagate_values()[0].value.is_proven);
    }
}
