//! The file of a book: its positions need no keys, since the rules alone say where each move leads.
//!
//! A file is a head of 30 bytes and two bytes for each position in the order in which a search by
//! breadth meets them. Only expanded positions are looked behind, and a position that was met
//! before has no second code; the start and one where the game is over have none at all.

use std::collections::VecDeque;

use awale_engine::fnv1a64;
use awale_rules::{RuleField, Rules};

use super::graph::{BookGraph, BookNode};
use super::value::{BookValue, HalfSeeds};

/// What a file begins with: the format and its number.
const MAGIC: &[u8; 4] = b"AWB1";
/// The bytes before the codes: format, full plies, seeds of tables, nodes at the edge of the full
/// plies and beyond, rules, checksum.
const HEAD: usize = 4 + 1 + 1 + 4 + 4 + 8 + 8;
/// A file of more positions is not read: they would take more than half a gigabyte of memory.
const MOST_CODES: usize = 6_000_000;
/// The code of a position whose moves are all in the book. Every other code is twice the value in
/// half seeds, and one more where the value is proven.
const EXPANDED: i16 = i16::MIN;

/// How the values of a book are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookEffort {
    /// Positions after fewer plies are all expanded; at most [`BookEffort::MOST_PLIES`].
    pub full_plies: u8,
    /// Seeds of the endgame tables that the engine has; at most [`BookEffort::MOST_SEEDS`].
    pub table_seeds: u8,
    /// Positions that the engine visits for each value after just this many plies.
    pub full_nodes: u32,
    /// Positions that it visits for each other value.
    pub nodes: u32,
}

impl BookEffort {
    /// All positions after nine plies are more than two million.
    pub const MOST_PLIES: u8 = 8;
    /// The tables are made in memory before a book grows.
    pub const MOST_SEEDS: u8 = 15;
}

/// All that a file says.
#[derive(Clone, Debug)]
pub(super) struct BookFile {
    pub graph: BookGraph,
    pub effort: BookEffort,
}

/// The file of a book.
pub(super) fn write(file: &BookFile) -> Vec<u8> {
    let BookFile { graph, effort } = file;
    let others = graph
        .by_breadth()
        .into_iter()
        .skip(1)
        .map(|(place, _)| place);
    let unfinished = others.filter(|&place| graph.final_value(graph.board(place)).is_none());
    let codes: Vec<u8> = unfinished
        .flat_map(|place| code(graph.node(place)).to_le_bytes())
        .collect();
    let mut bytes = MAGIC.to_vec();
    bytes.extend([effort.full_plies, effort.table_seeds]);
    bytes.extend(effort.full_nodes.to_le_bytes());
    bytes.extend(effort.nodes.to_le_bytes());
    bytes.extend(rules_sum(graph.rules()).to_le_bytes());
    bytes.extend(checksum(&bytes, &codes).to_le_bytes());
    bytes.extend(codes);
    bytes
}

/// The book in a file, of games by `rules`. `None` where the bytes are none or one of another game,
/// or are damaged.
pub(super) fn read(bytes: &[u8], rules: &Rules) -> Option<BookFile> {
    let (head, packed) = bytes.split_at_checked(HEAD)?;
    let rest = head.strip_prefix(MAGIC)?;
    let number = |at: usize| Some(u32::from_le_bytes(rest.get(at..at + 4)?.try_into().ok()?));
    let sum = |at: usize| Some(u64::from_le_bytes(rest.get(at..at + 8)?.try_into().ok()?));
    let effort = BookEffort {
        full_plies: rest[0],
        table_seeds: rest[1],
        full_nodes: number(2)?,
        nodes: number(6)?,
    };
    let (codes, odd) = packed.as_chunks::<2>();
    let is_right = effort.full_plies <= BookEffort::MOST_PLIES
        && effort.table_seeds <= BookEffort::MOST_SEEDS
        && codes.len() <= MOST_CODES
        && odd.is_empty()
        && sum(10)? == rules_sum(rules)
        && sum(18)? == checksum(&head[..HEAD - 8], packed);
    is_right.then_some(BookFile {
        graph: graph(codes, rules)?,
        effort,
    })
}

/// The book with these codes. `None` where they are none, or not as many as it has positions.
fn graph(codes: &[[u8; 2]], rules: &Rules) -> Option<BookGraph> {
    let mut graph = BookGraph::new(rules);
    let mut expanded: VecDeque<usize> = (!codes.is_empty()).then_some(0).into_iter().collect();
    let mut codes = codes.iter().map(|&code| i16::from_le_bytes(code));
    while let Some(place) = expanded.pop_front() {
        graph.expand(place, |place, _| match codes.next()? {
            EXPANDED => {
                expanded.push_back(place);
                Some(BookValue::NONE)
            }
            code => value(code),
        })?;
    }
    codes.next().is_none().then_some(graph)
}

fn code(node: BookNode) -> i16 {
    match node {
        BookNode::Expanded(_) => EXPANDED,
        BookNode::Leaf(BookValue { lead, is_proven }) => {
            2 * i16::from(lead.halves()) + i16::from(is_proven)
        }
    }
}

/// What a code that is not [`EXPANDED`] says.
fn value(code: i16) -> Option<BookValue> {
    let lead = HalfSeeds::new(i8::try_from(code >> 1).ok()?)?;
    Some(BookValue {
        lead,
        is_proven: code & 1 == 1,
    })
}

/// Tells the rules of one game from those of another.
fn rules_sum(rules: &Rules) -> u64 {
    let fields = rules.fields();
    let text: Vec<String> = RuleField::ALL
        .iter()
        .map(|field| format!("{}={}\n", field.name(), field.get(&fields)))
        .collect();
    fnv1a64(text.concat().as_bytes())
}

/// The checksum of a head and its codes.
fn checksum(head: &[u8], codes: &[u8]) -> u64 {
    fnv1a64(&[head, codes].concat())
}
