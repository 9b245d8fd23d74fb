//! The positions of a book: which are expanded, what each is worth, and where expanding pays most.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::hash::{BuildHasherDefault, Hasher};

use awale_rules::{FastBoard, FastRules, Position, ROW, Rules, Seat};

use super::value::{BookValue, HalfSeeds};

/// What a ply costs on the way to a position, in halves of a ply; see [`BookGraph::cheapest`].
const PLY: u32 = 2;
/// What half a seed costs that a move gives away: a seed is three plies.
const HALF_SEED: u32 = 3;
/// Passes of [`BookGraph::settle`] at most. Without cycles one is enough; a cycle that does not
/// come to rest is left.
const PASSES: usize = 16;
/// No such move, in the edges of an expanded position.
const NONE: u32 = u32::MAX;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BookNode {
    /// The engine has valued it, or the game is over there.
    Leaf(BookValue),
    /// All its moves lead to positions of the book: the place of its edges.
    Expanded(u32),
}

/// The positions of a book by one set of rules. The first is the start.
#[derive(Clone, Debug)]
pub(super) struct BookGraph {
    rules: Rules,
    fast: FastRules,
    boards: Vec<FastBoard>,
    nodes: Vec<BookNode>,
    /// The positions after the moves from A to F of each expanded position.
    edges: Vec<[u32; ROW]>,
    places: HashMap<FastBoard, u32, BuildHasherDefault<BoardHasher>>,
}

/// Puts the two words of a board together. The standard hasher takes three times as long, and no
/// board comes from a foe.
#[derive(Default)]
pub(super) struct BoardHasher(u64);

impl Hasher for BoardHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, word: u64) {
        // A constant without a pattern, from the digits of the golden ratio; the high bits are the
        // good ones.
        self.0 = (self.0 ^ word)
            .wrapping_mul(0x9E37_79B9_7F4A_7C15)
            .rotate_left(29);
    }
}

/// What all positions of a book are worth, and how far the book goes behind each.
#[derive(Clone, Debug)]
pub(super) struct Settled {
    /// The value of each position for its side to move.
    pub values: Vec<BookValue>,
    /// The plies of the best line behind each position.
    pub plies: Vec<u8>,
}

impl BookGraph {
    /// A book of the start alone, which is expanded once `leaf` has valued its moves.
    pub(super) fn new(rules: &Rules) -> BookGraph {
        let start = FastBoard::of(&Position::start(rules, Seat::South));
        let mut graph = BookGraph {
            rules: *rules,
            fast: FastRules::new(rules),
            boards: Vec::new(),
            nodes: Vec::new(),
            edges: Vec::new(),
            places: HashMap::default(),
        };
        graph.push(start, BookNode::Leaf(BookValue::NONE));
        graph
    }

    fn push(&mut self, board: FastBoard, node: BookNode) -> u32 {
        let place = u32::try_from(self.boards.len())
            .expect("a book of fewer than four thousand million positions");
        self.boards.push(board);
        self.nodes.push(node);
        self.places.insert(board, place);
        place
    }

    /// How many positions there are.
    pub(super) fn len(&self) -> usize {
        self.boards.len()
    }

    /// How many of them are expanded.
    pub(super) fn expanded(&self) -> usize {
        self.edges.len()
    }

    pub(super) const fn rules(&self) -> &Rules {
        &self.rules
    }

    pub(super) fn board(&self, place: usize) -> FastBoard {
        self.boards[place]
    }

    pub(super) fn place(&self, board: FastBoard) -> Option<usize> {
        self.places.get(&board).map(|&place| place as usize)
    }

    pub(super) fn node(&self, place: usize) -> BookNode {
        self.nodes[place]
    }

    /// The positions after the moves of an expanded position, from A to F; none of another.
    pub(super) fn children(&self, place: usize) -> impl Iterator<Item = usize> {
        let edges = match self.nodes[place] {
            BookNode::Expanded(edges) => self.edges[edges as usize],
            BookNode::Leaf(_) => [NONE; ROW],
        };
        edges
            .into_iter()
            .filter(|&child| child != NONE)
            .map(|child| child as usize)
    }

    /// What a finished game is worth to the side to move; `None` where it goes on.
    pub(super) fn final_value(&self, board: FastBoard) -> Option<BookValue> {
        if !self.fast.is_over_by_count(board) && !self.fast.is_stuck(board) {
            return None;
        }
        let tally = board.position(&self.rules, Seat::South).outcome()?.tally;
        let [mine, theirs] =
            [Seat::South, Seat::North].map(|seat| i32::try_from(tally.counts[seat]).unwrap_or(0));
        Some(BookValue::proven(mine - theirs))
    }

    /// Expands a position that is none of the finished ones. `leaf` values a position that is new
    /// to the book, at its place; `None` from it leaves the book as it is half-way, so that the
    /// book is thrown away.
    pub(super) fn expand(
        &mut self,
        place: usize,
        mut leaf: impl FnMut(usize, FastBoard) -> Option<BookValue>,
    ) -> Option<()> {
        let mut edges = [NONE; ROW];
        for (pit, edge) in edges.iter_mut().enumerate() {
            let Some(after) = self.fast.play(self.boards[place], pit) else {
                continue;
            };
            *edge = if let Some(&known) = self.places.get(&after) {
                known
            } else {
                let value = if let Some(value) = self.final_value(after) {
                    value
                } else {
                    leaf(self.len(), after)?
                };
                self.push(after, BookNode::Leaf(value))
            };
        }
        self.nodes[place] = BookNode::Expanded(u32::try_from(self.edges.len()).ok()?);
        self.edges.push(edges);
        Some(())
    }

    /// The positions in the order of a search by breadth, pits taken from A to F, each once, with
    /// the plies of the shortest way to it.
    pub(super) fn by_breadth(&self) -> Vec<(usize, u16)> {
        let (mut seen, mut queue) = (vec![false; self.len()], vec![(0, 0)]);
        seen[0] = true;
        let mut next = 0;
        while let Some(&(place, ply)) = queue.get(next) {
            next += 1;
            for child in self.children(place) {
                if !std::mem::replace(&mut seen[child], true) {
                    queue.push((child, ply + 1));
                }
            }
        }
        queue
    }

    /// What all positions are worth: an expanded one as much as its best move. The values of
    /// expanded positions are those of their leaves, and so estimates; the result is proven where
    /// that of all that counts is.
    pub(super) fn settle(&self) -> Settled {
        let mut values: Vec<Option<(BookValue, u8)>> = self
            .nodes
            .iter()
            .map(|node| match node {
                BookNode::Leaf(value) => Some((*value, 0)),
                BookNode::Expanded(_) => None,
            })
            .collect();
        let order = self.by_breadth();
        for _ in 0..PASSES {
            let mut is_at_rest = true;
            for &(place, _) in order
                .iter()
                .rev()
                .filter(|(place, _)| matches!(self.nodes[*place], BookNode::Expanded(_)))
            {
                let known = || self.children(place).map(|child| values[child]);
                let Some((best, plies)) = known()
                    .flatten()
                    .map(|(value, plies)| (value.turned(), plies))
                    .max_by_key(
                        // Of equal moves the one that the book follows further.
                        |(value, plies)| (value.rank(), *plies),
                    )
                else {
                    continue;
                };
                let is_whole =
                    || known().all(|child| child.is_some_and(|(value, _)| value.is_proven));
                let is_proven = best.is_proven && (best.lead > HalfSeeds::NONE || is_whole());
                let value = Some((BookValue { is_proven, ..best }, plies.saturating_add(1)));
                is_at_rest &= values[place] == value;
                values[place] = value;
            }
            if is_at_rest {
                break;
            }
        }
        let (values, plies) = values
            .into_iter()
            .map(|value| value.unwrap_or((BookValue::NONE, 0)))
            .unzip();
        Settled { values, plies }
    }

    /// The leaves that are to be expanded next, `most` of them: drop-out expansion (T. R. Lincke,
    /// "Strategies for the automatic construction of opening books", Computers and Games 2000, LNCS
    /// 2063, 2001). The way to a position costs something for each ply and something for what each
    /// move gives away by the values of the book; the leaf with the cheapest way comes first, the
    /// one found first by breadth among equals. Leaves after fewer than `full` plies come before
    /// all others. A position whose result is proven is not looked behind.
    pub(super) fn cheapest(&self, full: u8, most: usize) -> Vec<(usize, u16)> {
        let settled = self.settle();
        let order = self.by_breadth();
        let is_open =
            |place: usize| matches!(self.nodes[place], BookNode::Leaf(value) if !value.is_proven);
        let first = order
            .iter()
            .filter(|(place, ply)| *ply < u16::from(full) && is_open(*place));
        let first: Vec<(usize, u16)> = first.copied().take(most).collect();
        if !first.is_empty() {
            return first;
        }
        let mut rank = vec![0_u32; self.len()];
        for (number, (place, _)) in (0..).zip(&order) {
            rank[*place] = number;
        }
        let (mut done, mut leaves) = (vec![false; self.len()], Vec::new());
        let mut heap = BinaryHeap::from([Reverse((0_u32, rank[0], 0_usize))]);
        while let Some(Reverse((cost, _, place))) = heap.pop() {
            if leaves.len() == most {
                break;
            }
            if std::mem::replace(&mut done[place], true) || settled.values[place].is_proven {
                continue;
            }
            if is_open(place) {
                leaves.push(order[rank[place] as usize]);
            }
            for child in self.children(place).filter(|&child| !done[child]) {
                let lost = settled.values[place]
                    .lead
                    .above(settled.values[child].turned().lead);
                heap.push(Reverse((cost + PLY + HALF_SEED * lost, rank[child], child)));
            }
        }
        leaves
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A book of the start and its six moves with these values for the side that begins, in seeds.
    fn book(values: [i32; ROW]) -> BookGraph {
        let mut graph = BookGraph::new(&Rules::OWARE);
        let mut values = values.into_iter();
        graph
            .expand(0, |_, _| {
                values.next().map(|value| BookValue::estimate(-100 * value))
            })
            .expect("six moves");
        graph
    }

    #[test]
    fn the_cheapest_way_is_short_and_gives_little_away() {
        // By hand: a ply costs 2 and a seed 6, so the ways cost 14, 2, 8, 2, 32 and 20.
        let mut graph = book([1, 3, 2, 3, -2, 0]);
        let first = |graph: &BookGraph, most| {
            graph
                .cheapest(0, most)
                .into_iter()
                .map(|(place, _)| place)
                .collect::<Vec<_>>()
        };
        assert_eq!(first(&graph, 9), [2, 4, 3, 1, 6, 5]);
        // Behind B the other side has one reply that is best and others that give three seeds away:
        // only the best (cost 4) comes before C (8), the others cost 22.
        let mut replies = [3, 6, 6, 6, 6, 6].into_iter();
        graph
            .expand(2, |_, _| {
                replies.next().map(|value| BookValue::estimate(100 * value))
            })
            .expect("replies");
        let settled = graph.settle();
        assert_eq!(
            (settled.values[0].lead.seeds(), settled.plies[0]),
            (3.0, 2),
            "D is as good, and B is followed further"
        );
        assert_eq!(first(&graph, 3), [4, 7, 3]);
    }

    #[test]
    fn proven_values_differ_from_estimates() {
        let mut graph = book([1, 0, 0, 0, 0, 9]);
        assert!(!graph.settle().values[0].is_proven);
        graph.nodes[1] = BookNode::Leaf(BookValue::proven(-1));
        let start = graph.settle().values[0];
        assert!(
            start.is_proven && start.lead.halves() == 2,
            "a proven win is before a large estimate"
        );
        assert_eq!(graph.cheapest(0, 9), [], "and nothing is left to find out");
        (1..=6).for_each(|place| graph.nodes[place] = BookNode::Leaf(BookValue::proven(2)));
        assert!(graph.settle().values[0].is_proven, "all moves lose");
        graph.nodes[6] = BookNode::Leaf(BookValue::estimate(800));
        assert!(!graph.settle().values[0].is_proven);
    }
}
