//! The file format of a book. A file does not store positions, because the rules determine the
//! position after each move.
//!
//! A file has a header of 30 bytes and a code of two bytes for each position, in the order of a
//! breadth-first search that follows only the moves of expanded positions. A position that was met
//! before has no second code. The start and finished positions have no code.

use std::collections::VecDeque;

use awale_engine::fnv1a64;
use awale_rules::{RuleField, Rules};

use super::graph::{BookGraph, BookNode};
use super::value::{BookValue, HalfSeeds};

/// The first bytes of a file: the format and its version.
const MAGIC: &[u8; 4] = b"AWB1";
/// Size of the header in bytes: magic, full plies, seeds of the tables, nodes at the end of the
/// full plies, nodes elsewhere, checksum of the rules, checksum of the file.
const HEADER_BYTES: usize = 4 + 1 + 1 + 4 + 4 + 8 + 8;
/// The maximum number of codes in a file. A larger book would take more than half a gigabyte of
/// memory.
const MAX_POSITION_CODES: usize = 6_000_000;
/// The code of an expanded position. Every other code is twice the value in half seeds, plus one if
/// the value is proven.
const EXPANDED_CODE: i16 = i16::MIN;

/// The search effort with which the values of a book were computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookEffort {
    /// All positions at fewer plies than this are expanded. At most [`BookEffort::MAX_FULL_PLIES`].
    pub full_plies: u8,
    /// Seeds of the endgame tables that the engine uses. At most [`BookEffort::MAX_TABLE_SEEDS`].
    pub table_seeds: u8,
    /// Nodes for the value of a position at exactly `full_plies` plies.
    pub full_nodes: u32,
    /// Nodes for every other value.
    pub nodes: u32,
}

impl BookEffort {
    /// The maximum of `full_plies`. Nine plies would be more than two million positions.
    pub const MAX_FULL_PLIES: u8 = 8;
    /// The maximum of `table_seeds`, because the tables are built in memory before the book grows.
    pub const MAX_TABLE_SEEDS: u8 = 15;
}

/// Encodes a book as the bytes of a file.
pub(super) fn write(graph: &BookGraph, effort: BookEffort) -> Vec<u8> {
    let others = graph
        .breadth_first()
        .into_iter()
        .skip(1)
        .map(|(index, _)| index);
    let unfinished = others.filter(|&index| graph.final_value(graph.board(index)).is_none());
    let codes: Vec<u8> = unfinished
        .flat_map(|index| encode_node(graph.node(index)).to_le_bytes())
        .collect();
    let mut bytes = MAGIC.to_vec();
    bytes.extend([effort.full_plies, effort.table_seeds]);
    bytes.extend(effort.full_nodes.to_le_bytes());
    bytes.extend(effort.nodes.to_le_bytes());
    bytes.extend(rules_checksum(graph.rules()).to_le_bytes());
    bytes.extend(checksum(&bytes, &codes).to_le_bytes());
    bytes.extend(codes);
    bytes
}

/// Decodes the bytes of a book file for `rules`. Returns `None` if they are not a book, belong to
/// other rules, or are damaged.
pub(super) fn read(bytes: &[u8], rules: &Rules) -> Option<(BookGraph, BookEffort)> {
    let (head, packed) = bytes.split_at_checked(HEADER_BYTES)?;
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
    let is_right = effort.full_plies <= BookEffort::MAX_FULL_PLIES
        && effort.table_seeds <= BookEffort::MAX_TABLE_SEEDS
        && codes.len() <= MAX_POSITION_CODES
        && odd.is_empty()
        && sum(10)? == rules_checksum(rules)
        && sum(18)? == checksum(&head[..HEADER_BYTES - 8], packed);
    is_right.then_some((decode_graph(codes, rules)?, effort))
}

/// Builds the graph from its codes. Returns `None` if a code is invalid, or the number of codes
/// does not match the graph.
fn decode_graph(codes: &[[u8; 2]], rules: &Rules) -> Option<BookGraph> {
    let mut graph = BookGraph::new(rules);
    let mut expanded: VecDeque<usize> = (!codes.is_empty()).then_some(0).into_iter().collect();
    let mut codes = codes.iter().map(|&code| i16::from_le_bytes(code));
    while let Some(index) = expanded.pop_front() {
        graph.expand_node(index, |index, _| match codes.next()? {
            EXPANDED_CODE => {
                expanded.push_back(index);
                Some(BookValue::UNKNOWN)
            }
            code => decode_value(code),
        })?;
    }
    codes.next().is_none().then_some(graph)
}

fn encode_node(node: BookNode) -> i16 {
    match node {
        BookNode::Expanded(_) => EXPANDED_CODE,
        BookNode::Leaf(BookValue { lead, is_proven }) => {
            2 * i16::from(lead.halves()) + i16::from(is_proven)
        }
    }
}

/// Decodes the value in a code other than [`EXPANDED_CODE`].
fn decode_value(code: i16) -> Option<BookValue> {
    let lead = HalfSeeds::new(i8::try_from(code >> 1).ok()?)?;
    Some(BookValue {
        lead,
        is_proven: code & 1 == 1,
    })
}

/// A checksum that differs for different rules.
fn rules_checksum(rules: &Rules) -> u64 {
    let fields = rules.fields();
    let text: Vec<String> = RuleField::ALL
        .iter()
        .map(|field| format!("{}={}\n", field.name(), field.get(&fields)))
        .collect();
    fnv1a64(text.concat().as_bytes())
}

/// The checksum of a header and its codes.
fn checksum(head: &[u8], codes: &[u8]) -> u64 {
    fnv1a64(&[head, codes].concat())
}
